//! Tests of random changes to right and wrong descriptions, which never crash the compiler.

use std::fs;
use std::ops::Range;
use std::path::Path;

use proptest::prelude::Rng;
use proptest::test_runner::{RngAlgorithm, TestRng};
use rbg_compiler::diagnostic::render;
use rbg_compiler::load;

/// A mutator, which changes a description at random, often more than once.
struct Mutator {
    random: TestRng,
    sources: Vec<Vec<u8>>,
}

impl Mutator {
    fn below(&mut self, bound: usize) -> usize {
        usize::try_from(self.random.next_u32()).unwrap_or(0) % bound.max(1)
    }

    fn source(&mut self) -> Vec<u8> {
        let chosen = self.below(self.sources.len());
        self.sources[chosen].clone()
    }

    /// Returns a random stretch of `text`, at most `longest` bytes.
    fn stretch(&mut self, text: &[u8], longest: usize) -> Range<usize> {
        let start = self.below(text.len());
        let length = self.below(longest).min(text.len() - start);
        start..start + length
    }

    fn mutate(&mut self, text: &mut Vec<u8>) {
        const TOKENS: [&str; 24] = [
            "#", "~", "(", ")", "[", "[$", "]", "{", "{?", "{!", "{$", "}", "->", "->>", "*", "^",
            ".", ",", ";", "=", "+", "-", "0", "rules",
        ];
        match self.below(6) {
            0 if !text.is_empty() => {
                let (place, bit) = (self.below(text.len()), self.below(8));
                text[place] ^= 1 << bit;
            }
            1 => drop(text.drain(self.stretch(&text.clone(), 20))),
            2 => {
                let copy = text[self.stretch(text, 60)].to_vec();
                let place = self.below(text.len() + 1);
                text.splice(place..place, copy);
            }
            3 => {
                let token = TOKENS[self.below(TOKENS.len())];
                let place = self.below(text.len() + 1);
                text.splice(place..place, token.bytes());
            }
            4 => {
                let other = self.source();
                let insert = other[self.stretch(&other, 100)].to_vec();
                let place = self.below(text.len() + 1);
                text.splice(place..place, insert);
            }
            _ => {
                let place = self.below(text.len() + 1);
                let mut noise = vec![0; self.below(8)];
                self.random.fill_bytes(&mut noise);
                text.splice(place..place, noise);
            }
        }
    }
}

#[test]
fn ten_thousand_mutants_are_accepted_or_refused_but_never_crash() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/conformance");
    let mut files: Vec<_> = fs::read_dir(folder)
        .expect("the conformance suite")
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "rbg"))
        .collect();
    files.sort();
    let sources = files
        .iter()
        .map(|file| fs::read(file).expect("a file"))
        .collect();
    let mut mutator = Mutator {
        random: TestRng::from_seed(RngAlgorithm::ChaCha, &[7; 32]),
        sources,
    };
    let mut accepted = 0;
    for round in 0..10_000 {
        let mut text = mutator.source();
        for _ in 0..=mutator.below(4) {
            mutator.mutate(&mut text);
        }
        match load(&text) {
            Ok(_) => accepted += 1,
            Err(errors) => {
                assert!(!errors.is_empty());
                // Rendering is the slow part.
                if round % 10 == 0 {
                    assert!(!render(&errors, "game.rbg", &text, false).is_empty());
                }
            }
        }
    }
    // Otherwise the mutants would not reach the later stages.
    assert!(accepted > 500, "only {accepted} mutants were accepted");
}
