//! Texts that are changed at random, by their tokens and by their bytes, for the tests of
//! whatever reads text.

use std::ops::Range;

use rbg_runtime::rng::{PlayoutRng, below, stream};

/// The length at which longer inputs are cut: time is better spent on more of them.
const LONGEST: usize = 32 << 10;

/// The words that are inserted where nothing of other texts is.
const WORDS: &[&str] = &[
    "#",
    "~",
    "(",
    ")",
    "[",
    "[$",
    "]",
    "{",
    "{?",
    "{!",
    "{$",
    "}",
    "->",
    "->>",
    "*",
    "^",
    ".",
    ",",
    ";",
    ":",
    "=",
    "+",
    "-",
    "/",
    "==",
    "!=",
    "<=",
    "0",
    "1",
    "2147483647",
    "2147483648",
    "-1",
    "99999999999999999999",
    "#rules",
    "#board",
    "#players = ",
    "rectangle(",
    "hexagon(",
    "cuboid(",
    "\u{feff}",
    "\0",
    "\r\n",
    "\u{202e}",
    "\u{1F600}",
    "//",
    "/*",
    "*/",
    "\"",
    "nan",
    "1e999",
    "true",
    "null",
    "\t",
    "\n",
];

/// Returns one of some texts with a few random changes, a function of the seed and of the
/// number of the mutant.
///
/// # Panics
///
/// If there are no texts.
pub fn mutant(texts: &[Vec<u8>], seed: u64, number: u64) -> Vec<u8> {
    let mut mutator = Mutator {
        rng: stream(seed, number),
        texts,
    };
    let mut text = mutator.any_text().to_vec();
    for _ in 0..=mutator.below(5) {
        mutator.change(&mut text);
    }
    text.truncate(LONGEST);
    text
}

struct Mutator<'s> {
    rng: PlayoutRng,
    texts: &'s [Vec<u8>],
}

impl<'s> Mutator<'s> {
    fn below(&mut self, bound: usize) -> usize {
        below(
            &mut self.rng,
            u32::try_from(bound.max(1)).unwrap_or(u32::MAX),
        ) as usize
    }

    fn any_text(&mut self) -> &'s [u8] {
        &self.texts[self.below(self.texts.len())]
    }

    fn change(&mut self, text: &mut Vec<u8>) {
        match self.below(11) {
            0 => drop(text.drain(self.tokens(text, 1))),
            1 => drop(text.drain(self.tokens(text, 12))),
            2 => {
                let (from, to) = (self.tokens(text, 12), self.tokens(text, 1));
                let copy = text[from].to_vec();
                text.splice(to.start..to.start, copy);
            }
            3 => {
                let (one, other) = (self.tokens(text, 1), self.tokens(text, 1));
                let (first, second) = if one.start <= other.start {
                    (one, other)
                } else {
                    (other, one)
                };
                if first.end <= second.start {
                    let (a, b) = (text[first.clone()].to_vec(), text[second.clone()].to_vec());
                    text.splice(second, a);
                    text.splice(first, b);
                }
            }
            4 => self.renumber(text),
            5 | 6 => {
                let other = self.any_text();
                let (from, to) = (self.tokens(other, 25), self.tokens(text, 4));
                text.splice(to, other[from].to_vec());
            }
            7 => {
                // The same within brackets, perhaps repeated.
                let range = self.tokens(text, 15);
                let (open, close) = [
                    ("(", ")"),
                    ("(", ")*"),
                    ("{? ", "}"),
                    ("{! ", "}"),
                    ("(", ")^3"),
                ][self.below(5)];
                text.splice(range.end..range.end, close.bytes());
                text.splice(range.start..range.start, open.bytes());
            }
            8 => {
                let word = WORDS[self.below(WORDS.len())];
                let at = self.tokens(text, 1).start;
                text.splice(at..at, word.bytes());
            }
            9 if !text.is_empty() => {
                let (at, bit) = (self.below(text.len()), self.below(8));
                text[at] ^= 1 << bit;
            }
            _ => {
                let at = self.below(text.len() + 1);
                text.truncate(at.max(text.len() / 2));
            }
        }
    }

    /// Returns another number in the place of one.
    fn renumber(&mut self, text: &mut Vec<u8>) {
        let start = self.below(text.len());
        let Some(first) = text[start..].iter().position(u8::is_ascii_digit) else {
            return;
        };
        let first = start + first;
        let digits = text[first..]
            .iter()
            .take_while(|byte| byte.is_ascii_digit());
        let range = first..first + digits.count();
        let number = match self.below(5) {
            0 => 0,
            1 => 1,
            2 => self.below(300),
            3 => self.below(100_000),
            _ => usize::MAX,
        };
        text.splice(range, number.to_string().bytes());
    }

    /// Returns some tokens in a row: words, numbers or single symbols with the space in front of
    /// them.
    fn tokens(&mut self, text: &[u8], most: usize) -> Range<usize> {
        let word = |byte: u8| byte.is_ascii_alphanumeric() || !byte.is_ascii();
        let next = |at: usize| {
            let spaces = text[at..]
                .iter()
                .take_while(|byte| byte.is_ascii_whitespace());
            let begin = at + spaces.count();
            let letters = text[begin..].iter().take_while(|byte| word(**byte)).count();
            (begin + letters.max(1)).min(text.len())
        };
        let mut start = self.below(text.len() + 1);
        while 0 < start && start < text.len() && word(text[start]) && word(text[start - 1]) {
            start -= 1;
        }
        let mut end = start;
        for _ in 0..=self.below(most) {
            end = next(end);
        }
        start..end
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mutant_is_a_function_of_its_number() {
        let texts = [b"#rules = (up + down)^3 {e} [w]".to_vec(), b"12 a".to_vec()];
        let all = |seed| -> Vec<Vec<u8>> { (0..50).map(|n| mutant(&texts, seed, n)).collect() };
        assert_eq!(all(3)[7], mutant(&texts, 3, 7));
        assert_ne!(all(3), all(4));
        let changed = all(3).iter().filter(|text| !texts.contains(text)).count();
        assert!(changed > 40, "{changed} of 50");
    }

    #[test]
    fn empty_and_long_texts_are_mutated_too() {
        for text in [Vec::new(), b"{e} ".repeat(LONGEST)] {
            let mutants = (0..200).map(|n| mutant(std::slice::from_ref(&text), 1, n));
            assert!(mutants.map(|mutant| mutant.len()).all(|n| n <= LONGEST));
        }
    }
}
