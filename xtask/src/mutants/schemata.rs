//! Mutant schemata: source in which every mutant stands behind a switch.
//!
//! All mutants of a crate are compiled at once (Untch, Offutt and Harrold: Mutation
//! Analysis Using Mutant Schemata, 1993). A mutant of an expression becomes
//! `(if crate::mutant_switch::active(N) { WITH } else { REPLACE })`.

use std::ops::Range;

use super::mutant::Mutant;
use super::places::Kind;

/// The name of the module that is added to a crate.
pub(super) const MODULE_NAME: &str = "mutant_switch";

/// The environment variable that switches a mutant on.
pub(super) const VARIABLE: &str = "RBG_MUTANT";

/// Returns the text of the module that is added to a crate.
pub(super) fn module() -> String {
    format!(
        "//! Which mutant is switched on.

use std::sync::OnceLock;

/// The number of the mutant that the environment switches on; zero for none.
static ACTIVE: OnceLock<u32> = OnceLock::new();

/// Returns whether a mutant is switched on.
pub(crate) fn active(number: u32) -> bool {{
    let read = || std::env::var(\"{VARIABLE}\").ok()?.parse().ok();
    *ACTIVE.get_or_init(|| read().unwrap_or(0)) == number
}}
"
    )
}

/// Returns whether two places overlap and neither is within the other.
fn cross(one: &Range<usize>, other: &Range<usize>) -> bool {
    let ahead = |first: &Range<usize>, second: &Range<usize>| {
        first.start < second.start && second.start < first.end && first.end < second.end
    };
    ahead(one, other) || ahead(other, one)
}

/// Divides mutants into rounds, each to be built at once: in none of them do places of
/// one source cross.
pub(super) fn rounds(mutants: &[Mutant]) -> Vec<Vec<&Mutant>> {
    let mut rounds: Vec<Vec<&Mutant>> = Vec::new();
    for mutant in mutants {
        let fits = |round: &&mut Vec<&Mutant>| {
            !round
                .iter()
                .any(|other| other.source == mutant.source && cross(&other.place, &mutant.place))
        };
        match rounds.iter_mut().find(fits) {
            Some(round) => round.push(mutant),
            None => rounds.push(vec![mutant]),
        }
    }
    rounds
}

/// A source with switches.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Mutated {
    /// The text.
    pub(super) text: String,
    /// The sites of the mutants in it.
    pub(super) sites: Vec<Site>,
}

/// The site of a mutant in mutated source, by bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Site {
    /// The number of the mutant.
    pub(super) number: u32,
    /// The text of the mutant.
    pub(super) with: Range<usize>,
    /// The whole switch: its mutants and what they replace.
    pub(super) switch: Range<usize>,
}

/// Puts mutants into their source, whose places may be within each other but do not cross.
pub(super) fn mutate(source: &str, mutants: &[&Mutant]) -> Mutated {
    let mut sorted = mutants.to_vec();
    // What is outside comes first.
    sorted.sort_by_key(|mutant| {
        let Range { start, end } = mutant.place;
        (start, usize::MAX - end, mutant.kind == Kind::Expression)
    });
    let mut mutated = Mutated::default();
    mutated.write(source, 0..source.len(), &sorted);
    mutated
}

impl Mutated {
    /// Writes a part of the source with the mutants that are in it.
    fn write(&mut self, source: &str, part: Range<usize>, mut mutants: &[&Mutant]) {
        let mut written = part.start;
        while let Some(first) = mutants.first() {
            self.text.push_str(&source[written..first.place.start]);
            written = first.place.end;
            let same = |other: &&&Mutant| other.place == first.place && other.kind == first.kind;
            let (alternatives, rest) = mutants.split_at(mutants.iter().take_while(same).count());
            let inner = rest
                .iter()
                .take_while(|other| other.place.end <= written)
                .count();
            let (inner, rest) = rest.split_at(inner);
            self.switch(source, alternatives, inner);
            mutants = rest;
        }
        self.text.push_str(&source[written..part.end]);
    }

    /// Writes a switch between the alternatives and what they replace.
    fn switch(&mut self, source: &str, alternatives: &[&Mutant], inner: &[&Mutant]) {
        let Some(first) = alternatives.first() else {
            return;
        };
        let replaced = &source[first.place.clone()];
        // A block that ends an arm of a match is followed by no comma.
        let (open, close) = match first.kind {
            Kind::Statement => ("", ""),
            Kind::Expression if replaced.starts_with('{') => ("{ ", " }"),
            Kind::Expression => ("(", ")"),
        };
        let begin = self.text.len();
        let site = self.sites.len();
        self.text.push_str(open);
        for mutant in alternatives {
            let number = mutant.number;
            self.text
                .push_str(&format!("if crate::{MODULE_NAME}::active({number}) {{ "));
            let start = self.text.len();
            self.text.push_str(&mutant.with);
            let with = start..self.text.len();
            // It may end with a comment.
            let end = if mutant.with.contains("//") {
                "\n"
            } else {
                " "
            };
            self.text.push_str(end);
            self.text.push_str("} else ");
            self.sites.push(Site {
                number,
                with,
                switch: begin..begin,
            });
        }
        self.text.push_str("{ ");
        self.write(source, first.place.clone(), inner);
        self.text.push_str(" }");
        self.text.push_str(close);
        let end = self.text.len();
        for site in &mut self.sites[site..site + alternatives.len()] {
            site.switch.end = end;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::test_name::TestName;
    use super::*;

    /// Returns a mutant of the only place of `replace` in the source.
    fn mutant(number: u32, source: &str, replace: &str, with: &str, kind: Kind) -> Mutant {
        let start = source.find(replace).expect("it is there");
        Mutant {
            number,
            source: "toy/src/lib.rs".to_owned(),
            line: 1,
            condition: String::new(),
            kind,
            place: start..start + replace.len(),
            replace: replace.to_owned(),
            with: with.to_owned(),
            caught_by: TestName {
                target: None,
                path: "tests::t".to_owned(),
            },
        }
    }

    fn expressions(source: &str, mutants: &[(&str, &str)]) -> Vec<Mutant> {
        let numbered = (1..).zip(mutants);
        let one =
            |(number, &(replace, with))| mutant(number, source, replace, with, Kind::Expression);
        numbered.map(one).collect()
    }

    /// Returns the mutated text with short names for the switches.
    fn text(source: &str, mutants: &[Mutant]) -> String {
        let mutated = mutate(source, &mutants.iter().collect::<Vec<_>>());
        mutated.text.replace("crate::mutant_switch::active", "on")
    }

    #[test]
    fn every_expression_stands_behind_a_switch() {
        type Case<'a> = (&'a str, &'a [(&'a str, &'a str)], &'a str);
        let table: [Case<'_>; 6] = [
            ("x = a;", &[], "x = a;"),
            (
                "x = a && b;",
                &[("b", "true")],
                "x = a && (if on(1) { true } else { b });",
            ),
            // Several for one expression.
            (
                "x = a;",
                &[("a", "b"), ("a", "c")],
                "x = (if on(1) { b } else if on(2) { c } else { a });",
            ),
            // One in another, whatever their order, and one behind it.
            (
                "x = f(a) + b;",
                &[("a", "0"), ("f(a)", "1"), ("b", "2")],
                "x = (if on(2) { 1 } else { f((if on(1) { 0 } else { a })) }) \
                 + (if on(3) { 2 } else { b });",
            ),
            // The arm of a match that is a block has no comma.
            (
                "match x { _ => { a } }",
                &[("{ a }", "b")],
                "match x { _ => { if on(1) { b } else { { a } } } }",
            ),
            // A comment ends before the bracket.
            (
                "x = a;",
                &[("a", "b // not a")],
                "x = (if on(1) { b // not a\n} else { a });",
            ),
        ];
        for (source, mutants, expected) in table {
            assert_eq!(text(source, &expressions(source, mutants)), expected);
        }
    }

    #[test]
    fn statements_have_no_brackets_and_may_be_left_out() {
        let source = "a(); b(); c()";
        let left_out = mutant(1, source, "a(); b();", "", Kind::Statement);
        let inner = mutant(2, source, "b()", "d()", Kind::Expression);
        let expected = "if on(1) {  } else { a(); (if on(2) { d() } else { b() }); } c()";
        assert_eq!(text(source, &[inner, left_out]), expected);
        // The same text as a statement and as an expression: neither hides the other.
        let statement = mutant(1, source, "c()", "", Kind::Statement);
        let expression = mutant(2, source, "c()", "d()", Kind::Expression);
        let expected = "a(); b(); if on(1) {  } else { (if on(2) { d() } else { c() }) }";
        assert_eq!(text(source, &[expression, statement]), expected);
    }

    #[test]
    fn places_that_cross_are_built_in_different_rounds() {
        let source = "x = a && b && c;";
        let mutants = expressions(
            source,
            &[
                ("a && b", "a"),
                ("b && c", "b"),
                ("b", "true"),
                ("c", "true"),
            ],
        );
        let rounds = rounds(&mutants);
        let numbers: Vec<Vec<u32>> = rounds
            .iter()
            .map(|round| round.iter().map(|mutant| mutant.number).collect())
            .collect();
        assert_eq!(numbers, [vec![1, 3, 4], vec![2]]);
    }

    #[test]
    fn sites_tell_where_mutants_and_their_switches_are() {
        let source = "x = f(a);";
        let mutants = expressions(source, &[("a", "b"), ("f(a)", "g")]);
        let mutated = mutate(source, &mutants.iter().collect::<Vec<_>>());
        let at = |range: &Range<usize>| {
            mutated.text[range.clone()].replace("crate::mutant_switch::active", "on")
        };
        let sites: Vec<(u32, String, String)> = mutated
            .sites
            .iter()
            .map(|site| (site.number, at(&site.with), at(&site.switch)))
            .collect();
        let inner = "(if on(1) { b } else { a })";
        let outer = format!("(if on(2) {{ g }} else {{ f({inner}) }})");
        let expected = [
            (2, "g".to_owned(), outer),
            (1, "b".to_owned(), inner.to_owned()),
        ];
        assert_eq!(sites, expected);
    }
}
