//! Fragments of a text that know their place in it.

/// A fragment of a text.
#[derive(Clone, Copy)]
pub(super) struct Fragment<'t> {
    whole: &'t str,
    /// The number of bytes before it.
    start: usize,
    /// The number of bytes up to its end.
    end: usize,
}

impl<'t> Fragment<'t> {
    /// Returns the fragment that is all of a text.
    pub(super) fn new(whole: &'t str) -> Self {
        Self {
            whole,
            start: 0,
            end: whole.len(),
        }
    }

    /// Returns the fragment's characters.
    pub(super) fn text(self) -> &'t str {
        &self.whole[self.start..self.end]
    }

    /// Returns the number, from 1, of the fragment's first character in the whole text.
    pub(super) fn column(self) -> usize {
        self.whole[..self.start].chars().count() + 1
    }

    /// Returns the fragment without the white space at both ends.
    pub(super) fn trimmed(self) -> Self {
        let text = self.text();
        let start = self.start + (text.len() - text.trim_start().len());
        Self {
            start,
            end: start + text.trim().len(),
            ..self
        }
    }

    /// Returns the text before the first separator, and the text behind it, if there is one.
    pub(super) fn split(self, separator: char) -> (Self, Option<Self>) {
        match self.text().split_once(separator) {
            None => (self, None),
            Some((before, after)) => (
                Self {
                    end: self.start + before.len(),
                    ..self
                },
                Some(Self {
                    start: self.end - after.len(),
                    ..self
                }),
            ),
        }
    }

    /// Returns the texts between separators, without white space at the ends; empty ones are left
    /// out.
    pub(super) fn parts(self, separator: char) -> impl Iterator<Item = Self> {
        let mut rest = Some(self);
        let parts = std::iter::from_fn(move || {
            let (part, behind) = rest?.split(separator);
            rest = behind;
            Some(part.trimmed())
        });
        parts.filter(|part| !part.text().is_empty())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_stand_where_they_are_found() {
        let cases: &[(&str, &[(&str, usize)])] = &[
            ("", &[]),
            (" , ,", &[]),
            ("a", &[("a", 1)]),
            ("a,bc,,d", &[("a", 1), ("bc", 3), ("d", 7)]),
            ("  a b ,\tc ", &[("a b", 3), ("c", 9)]),
            // Columns count characters, not bytes.
            ("äö,ü", &[("äö", 1), ("ü", 4)]),
        ];
        for (text, due) in cases {
            let parts = Fragment::new(text).parts(',');
            let found: Vec<_> = parts.map(|part| (part.text(), part.column())).collect();
            assert_eq!(&found, due, "{text:?}");
        }
    }
}
