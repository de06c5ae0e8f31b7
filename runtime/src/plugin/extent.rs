//! The extent of a library file, by which one without a seal is known to be cut off.
//!
//! Systems map the parts of a library that its headers name, be they there or not, and end the
//! process when it reaches what is not.

use object::{File, FileKind, Object, ObjectSection, ObjectSegment};

/// Returns whether a file ends before the parts that its headers name. What is no library at all is
/// not: the system says so.
pub(super) fn is_cut_off(file: &[u8]) -> bool {
    FileKind::parse(file).is_ok() && !has_its_parts(file)
}

/// Returns whether headers, segments and sections lie within a file.
fn has_its_parts(file: &[u8]) -> bool {
    let Ok(library) = File::parse(file) else {
        return false;
    };
    library.segments().all(|segment| segment.data().is_ok())
        && library.sections().all(|section| section.data().is_ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_that_ends_anywhere_before_its_end_is_cut_off() {
        let program = std::env::current_exe().expect("it runs");
        let program = std::fs::read(program).expect("it can be read");
        assert!(!is_cut_off(&program));
        // What is appended is none of its parts.
        assert!(!is_cut_off(&[&program[..], b"seal"].concat()));
        let lengths = (1..20).map(|twentieth| program.len() * twentieth / 20);
        for length in lengths.chain([64, 4096, program.len() - 1]) {
            assert!(is_cut_off(&program[..length]), "{length} bytes");
        }
    }

    #[test]
    fn what_is_no_program_is_not_cut_off() {
        for text in ["", "\u{7f}EL", "no library, but a text of some length"] {
            assert!(!is_cut_off(text.as_bytes()), "{text}");
        }
    }
}
