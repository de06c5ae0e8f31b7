//! What the targets have in common.

/// Has a reader read an input.
///
/// # Panics
///
/// If the reader does, or if there is none of this name.
pub fn read(reader: &str, text: &[u8]) {
    assert!(
        xtask::fuzz_text::read(reader, text),
        "there is no reader {reader}"
    );
}
