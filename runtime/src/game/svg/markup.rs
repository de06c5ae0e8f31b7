//! SVG as text: elements, numbers and what has to be escaped.

use std::fmt::Write;

/// The text of an SVG image under way.
#[derive(Default)]
pub(super) struct Markup {
    text: String,
}

impl Markup {
    /// Writes an element without content, from its name and attributes.
    pub(super) fn empty(&mut self, start: &str) {
        let _ = writeln!(self.text, "<{start}/>");
    }

    /// Begins an element, from its name and attributes.
    pub(super) fn open(&mut self, start: &str) {
        let _ = writeln!(self.text, "<{start}>");
    }

    /// Ends an element.
    pub(super) fn close(&mut self, name: &str) {
        let _ = writeln!(self.text, "</{name}>");
    }

    /// Writes an element that holds text, from its name and attributes.
    pub(super) fn text(&mut self, start: &str, content: &str) {
        let name = start.split(' ').next().unwrap_or_default();
        let _ = writeln!(self.text, "<{start}>{}</{name}>", escape(content));
    }

    /// Returns the whole text.
    pub(super) fn finish(self) -> String {
        self.text
    }
}

/// Returns a text as it stands between tags or in quotes. What no XML may hold is replaced.
fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => escaped += "&amp;",
            '<' => escaped += "&lt;",
            '>' => escaped += "&gt;",
            '"' => escaped += "&quot;",
            '\t' | '\n' | '\r' | ' '..='\u{d7ff}' | '\u{e000}'..='\u{fffd}' | '\u{10000}'.. => {
                escaped.push(letter);
            }
            _ => escaped.push('\u{fffd}'),
        }
    }
    escaped
}

/// Returns a number of pixels, to a tenth.
pub(super) fn pixels(value: f64) -> String {
    let tenths = (value * 10.0).round();
    let text = format!("{:.1}", tenths / 10.0 + 0.0);
    match text.strip_suffix(".0") {
        Some("-0") => "0".to_owned(),
        Some(whole) => whole.to_owned(),
        None => text,
    }
}

/// Returns the corners of a polygon as an attribute's value.
pub(super) fn points(corners: &[[f64; 2]]) -> String {
    let corners = corners
        .iter()
        .map(|[x, y]| format!("{},{}", pixels(*x), pixels(*y)));
    corners.collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_escaped() {
        assert_eq!(escape("a<b & \"c\">"), "a&lt;b &amp; &quot;c&quot;&gt;");
        assert_eq!(
            escape("\u{1b}[7m \u{fffe}\u{1F600}"),
            "\u{fffd}[7m \u{fffd}\u{1F600}"
        );
    }

    #[test]
    fn numbers_are_short() {
        let cases = [
            (1.0, "1"),
            (0.25, "0.3"),
            (-0.01, "0"),
            (-1.55, "-1.6"),
            (12.04, "12"),
        ];
        for (value, text) in cases {
            assert_eq!(pixels(value), text);
        }
    }
}
