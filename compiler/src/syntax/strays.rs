//! What to say about characters that cannot start a token.

use crate::diagnostic::{Code, Diagnostic, Span};

/// The bytes with which a text in UTF-16 begins if it has a byte order mark.
const UTF_16_MARKS: [&[u8]; 2] = [b"\xFF\xFE", b"\xFE\xFF"];

/// Characters that other languages or word processors use, and what is written here.
const INSTEAD: [(&[char], &str); 15] = [
    (
        &['|', '∣', '∪', '∨'],
        "alternatives are joined by `+`, e.g. `(up + down)`",
    ),
    (
        &['&', '∧', '∩'],
        "what has to hold together is written side by side, e.g. `{$ x > 1} {$ x < 5}`",
    ),
    (
        &['→', '⟶', '➔', '➜', '➝', '➞', '⇒', '⟹'],
        "the switch to a player is written `->player`, the one to the keeper `->>`",
    ),
    (
        &['↠', '⇉', '»'],
        "the switch to the keeper is written `->>`",
    ),
    (&['≠'], "write `!=`"),
    (&['≤', '⩽'], "write `<=`"),
    (&['≥', '⩾'], "write `>=`"),
    (
        &['−', '–', '—', '‐', '‑'],
        "write `-`, the ASCII minus sign",
    ),
    (
        &['×', '∗', '⋅', '·', '•', '✱'],
        "write `*`, the ASCII asterisk",
    ),
    (&['÷', '∕'], "write `/`"),
    (
        &['…'],
        "three dots mean nothing here; repetition is written `*`",
    ),
    (
        &['“', '”', '„', '‘', '’', '«', '\'', '`'],
        "names are written without quotation marks",
    ),
    (
        &['¬', '∼'],
        "that a move is not possible is written `{! …}`, e.g. `{! {e}}`",
    ),
    (
        &['%'],
        "there is no remainder, `x - (x/2)*2` is the one of `x` by 2; comments begin with `//`",
    ),
    (
        &['\\'],
        "line ends mean nothing here, so no line has to be continued",
    ),
];

/// Returns the error about the stray characters at `span`.
pub(super) fn explain(text: &[u8], span: Span) -> Diagnostic {
    let bytes = &text[span.range()];
    let error = |message: String, hint: Option<&str>| {
        let remark = "not part of the language";
        Diagnostic::error(Code::LEX_STRAY, span.into(), message, remark)
            .with_optional_hint(hint.map(str::to_owned))
    };
    if span.start == 0 && UTF_16_MARKS.iter().any(|mark| bytes.starts_with(mark)) {
        return error(
            "this is UTF-16 text".to_owned(),
            Some("save the description as UTF-8"),
        );
    }
    let Ok(characters) = std::str::from_utf8(bytes) else {
        return error(
            "this is not UTF-8 text".to_owned(),
            Some("save the description as UTF-8; outside comments ASCII is enough"),
        );
    };
    let Some(first) = characters.chars().next() else {
        return error("nothing cannot start a token".to_owned(), None);
    };
    match first {
        '\u{FEFF}' if span.start == 0 => error(
            "the description begins with a byte order mark".to_owned(),
            Some("save it as UTF-8 without a byte order mark (BOM)"),
        ),
        '_' => error(
            "`_` cannot be part of a name".to_owned(),
            Some("names consist of letters and digits only, e.g. `myPiece`"),
        ),
        _ if is_invisible(first) => error(
            format!(
                "an invisible character, U+{:04X}, cannot start a token",
                u32::from(first)
            ),
            Some("replace it by a space"),
        ),
        _ if first.is_control() => {
            error("a control character cannot start a token".to_owned(), None)
        }
        _ => error(
            format!("`{first}` cannot start a token"),
            instead(first).or_else(|| advice(first)),
        ),
    }
}

/// Returns whether it shows as nothing, or as a space.
fn is_invisible(character: char) -> bool {
    character.is_whitespace() && !character.is_control()
        || matches!(
            character,
            '\u{200B}'..='\u{200F}' | '\u{2060}' | '\u{FEFF}' | '\u{AD}'
        )
}

fn instead(character: char) -> Option<&'static str> {
    let known = INSTEAD
        .iter()
        .find(|(characters, _)| characters.contains(&character));
    known.map(|&(_, hint)| hint)
}

fn advice(character: char) -> Option<&'static str> {
    // The full-width forms of ASCII, from `！` to `～`.
    if ('\u{FF01}'..='\u{FF5E}').contains(&character) {
        return Some("it is a full-width character: write the ASCII one that looks like it");
    }
    let letter = character.is_alphabetic();
    letter.then_some("names consist of the letters A to Z and a to z, and of digits")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn characters_of_other_notations_are_told_what_to_write() {
        // What is found in a description, and part of the hint.
        let cases: &[(&[u8], &str)] = &[
            ("|".as_bytes(), "`+`"),
            ("&&".as_bytes(), "side by side"),
            ("→".as_bytes(), "`->player`"),
            ("≠".as_bytes(), "`!=`"),
            ("−".as_bytes(), "ASCII minus"),
            ("“".as_bytes(), "without quotation marks"),
            ("（".as_bytes(), "full-width"),
            ("é".as_bytes(), "letters A to Z"),
            ("_".as_bytes(), "myPiece"),
            ("\u{FEFF}".as_bytes(), "without a byte order mark"),
            ("\u{A0}".as_bytes(), "by a space"),
            (b"\xFF\xFE", "as UTF-8"),
            (b"\x80", "as UTF-8"),
        ];
        for (text, hint) in cases {
            let error = explain(text, Span::new(0, text.len()));
            let found = error.hint.as_deref().unwrap_or_default();
            assert!(found.contains(hint), "{text:?}: {found}");
        }
    }
}
