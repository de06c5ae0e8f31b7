//! The choice of patterns that are answered by looking at lines that the position keeps.

use std::collections::BTreeMap;

use super::alternatives::Walk;
use super::costs::{FEWEST_LINE_WORDS, LINE_LOOKUP};
use super::walk::asked_patterns;
use crate::analysis::{
    Alternatives, AlternativesSearch, Answers, LineSet, PieceSet, RelativeCube, asked_pieces,
    lines, occupants, relative_cubes,
};
use crate::automaton::StateId;
use crate::effort::{Exhausted, Meter};
use crate::machine::{Action, Machine};
use crate::model::CellId;

/// The number of alternatives on the way beyond which lines are not looked for: rows are as many as
/// a loop over a direction has rounds before they are simplified.
const MOST_CUBES: usize = 128;

/// The number of cells beyond which lines are not looked for.
const MOST_CELLS: usize = 1024;

/// Lines that the position keeps.
#[derive(Clone, Debug)]
pub struct KeptLines {
    /// The pieces whose cells are kept.
    pub pieces: PieceSet,
    /// The lines.
    pub set: LineSet,
    /// The patterns that they answer, by their entries.
    pub patterns: BTreeMap<StateId, Answers>,
    /// The alternatives of these patterns, by their entries, where they are few.
    pub relative: BTreeMap<StateId, Vec<RelativeCube>>,
}

/// Returns the lines of patterns without modifiers that are asked no less often than pieces change
/// that they are about, as far as the rules show.
pub(super) fn kept_lines(
    machine: &Machine,
    pieces: usize,
    words: usize,
    skip: impl Fn(StateId) -> Result<bool, Exhausted>,
    meter: &Meter,
) -> Result<Vec<KeptLines>, Exhausted> {
    if words < FEWEST_LINE_WORDS || machine.cells > MOST_CELLS || pieces > PieceSet::MOST_PIECES {
        return Ok(Vec::new());
    }
    let mut asked: BTreeMap<StateId, usize> = BTreeMap::new();
    for entry in asked_patterns(machine) {
        if !skip(entry)? {
            *asked.entry(entry).or_default() += 1;
        }
    }
    let occupants = occupants(machine, pieces, meter)?;
    let mut found: BTreeMap<PieceSet, Vec<(StateId, Alternatives)>> = BTreeMap::new();
    let mut walk = Walk::new(machine);
    for &entry in asked.keys() {
        let occupants = occupants[entry.index()];
        let mut search = AlternativesSearch::new(machine, entry, occupants, pieces, MOST_CUBES);
        // Looking for all of them takes time: first some cells away from the edge.
        let cell = |number: usize| CellId::from_index(number % machine.cells);
        let some = [machine.cells / 2, machine.cells * 2 / 3].map(cell);
        let first = search.from(some, meter)?.filter(|first| first.total() > 0);
        if first.is_none_or(|first| asked_pieces(&first, pieces).is_none()) {
            continue;
        }
        let all = (0..machine.cells).map(CellId::from_index);
        let Some(all) = search.from(all, meter)? else {
            continue;
        };
        // Patterns that are part of others are often asked about a single cell.
        let alone = lines(&[&all], PieceSet::all(pieces));
        let through = alone.map_or(usize::MAX, |(set, _)| set.most());
        let cells = (0..machine.cells).map(CellId::from_index);
        let walked = cells.map(|cell| walk.cost(entry, cell, meter));
        let walked = walked.sum::<Result<f64, _>>()?;
        if LINE_LOOKUP * (through as f64) * (machine.cells as f64) > walked {
            continue;
        }
        if let Some(about) = asked_pieces(&all, pieces) {
            found.entry(about).or_default().push((entry, all));
        }
    }
    let mut kept = Vec::new();
    for (about, mut patterns) in found {
        let Some((set, answers)) = answered(&mut patterns, pieces) else {
            continue;
        };
        let questions: usize = patterns.iter().map(|(entry, _)| asked[entry]).sum();
        if changes(machine, about) > questions {
            continue;
        }
        let mut relative = BTreeMap::new();
        for (entry, all) in &patterns {
            if let Some(cubes) = relative_cubes(all, meter)? {
                relative.insert(*entry, cubes);
            }
        }
        let entries = patterns.into_iter().map(|(entry, _)| entry);
        kept.push(KeptLines {
            pieces: about,
            set,
            patterns: entries.zip(answers).collect(),
            relative,
        });
    }
    Ok(kept)
}

/// Returns lines of some patterns and their answers; patterns without a table of answers are no reason
/// for lines, and are taken away.
fn answered(
    patterns: &mut Vec<(StateId, Alternatives)>,
    pieces: usize,
) -> Option<(LineSet, Vec<Answers>)> {
    loop {
        let alternatives: Vec<&Alternatives> = patterns.iter().map(|(_, all)| all).collect();
        let (set, answers) = lines(&alternatives, PieceSet::all(pieces))?;
        if answers.iter().all(Option::is_some) {
            return Some((set, answers.into_iter().flatten().collect()));
        }
        let mut answers = answers.into_iter();
        patterns.retain(|_| answers.next().flatten().is_some());
    }
}

/// Returns how many steps put one of some pieces on a cell.
fn changes(machine: &Machine, pieces: PieceSet) -> usize {
    let actions = machine.steps.iter().flatten().map(|step| &step.action);
    let own = actions.filter(
        |action| matches!(action, Action::Off(piece, _) if PieceSet::of(&[*piece]).is_within(pieces)),
    );
    own.count()
}

#[cfg(test)]
mod tests {
    use crate::effort::Meter;
    use crate::plan::Plan;
    use crate::{Options, load};

    /// Returns, per kind of pieces, how many patterns lines answer, how many lines there are,
    /// through a cell and in all, and how far they look.
    fn kept(moves: &str) -> Vec<(usize, usize, usize, usize)> {
        let row = ["a"; 9].join(", ");
        let text = format!(
            "#players = p(9), q(9)\n#pieces = a, b, c\n#variables =\n\
             #board = rectangle(n, s, w, e, {})\n\
             #anywhere = (n* + s*)(w* + e*)\n\
             #row(x; back; ahead) = (back {{x}})* {{! back {{x}}}} (ahead {{x}})^3\n\
             #rows(x) = (row(x; n; s) + row(x; w; e))\n#rules = ({moves})*\n",
            format!("[{row}]").repeat(8),
        );
        let game = load(text.as_bytes()).expect("a valid description").game;
        let plan = Plan::new(&game, &Options::default(), &Meter::unlimited()).unwrap();
        let lines = plan.lines.iter().map(|kept| {
            let set = &kept.set;
            (kept.patterns.len(), set.most(), set.lines, set.reach)
        });
        lines.collect()
    }

    #[test]
    fn rows_through_the_cell_just_played_are_answered_by_lines() {
        let put = "->p anywhere {a} ->> [b] ({! rows(b)} + {? rows(b)} [$ p = 9])";
        assert_eq!(kept(put), [(1, 2, 17, 3)]);
        let both =
            format!("{put} ->q anywhere {{a}} [c] ({{! rows(c)}} + {{? rows(c)}} [$ q = 9])");
        assert_eq!(kept(&both), [(1, 2, 17, 3), (1, 2, 17, 3)]);
    }

    #[test]
    fn rows_of_any_length_are_found_whatever_stands_on_the_cell() {
        let long = "((n {b})* (s {b})^3 + (w {b})* (e {b})^3 + (n w {b})* (s e {b})^3)";
        let put = format!("->p anywhere {{a}} ->> [b] ({{! {long}}} + {{? {long}}} [$ p = 9])");
        let long_lines = 9 + 8 + 10;
        assert_eq!(kept(&put), [(1, 3, long_lines, 3)]);
        let other =
            format!("{put} ->q anywhere {{a}} ->> [c] ({{! {long}}} + {{? {long}}} [$ q = 9])");
        assert_eq!(kept(&other), [(1, 3, long_lines, 4)]);
    }

    /// How many patterns lines answer on a board of so many rows of nine.
    fn answered(rows: usize, moves: &str) -> usize {
        let row = ["a"; 9].join(", ");
        let text = format!(
            "#players = p(9), q(9)\n#pieces = a, b, c\n#variables =\n\
             #board = rectangle(n, s, w, e, {})\n\
             #anywhere = (n* + s*)(w* + e*)\n\
             #row(x) = (s {{x}})* {{! s {{x}}}} (n {{x}})^3\n#rules = ({moves})*\n",
            format!("[{row}]").repeat(rows),
        );
        let game = load(text.as_bytes()).expect("a valid description").game;
        let plan = Plan::new(&game, &Options::default(), &Meter::unlimited()).unwrap();
        plan.lines.iter().map(|kept| kept.patterns.len()).sum()
    }

    #[test]
    fn lines_are_kept_on_boards_of_some_size() {
        let put = "->p anywhere {a} ->> [b] ({! row(b)} + {? row(b)} [$ p = 9])";
        // A board of one word is compared as a whole.
        assert_eq!((answered(7, put), answered(8, put)), (0, 1));
    }

    #[test]
    fn lines_are_about_the_same_pieces() {
        let put = |asked: &str| {
            format!("->p anywhere {{a}} ->> [b] ({{! {asked}}} + {{? {asked}}} [$ p = 9])")
        };
        assert_eq!(answered(8, &put("(n {b})^3 s s s (s {b})^2")), 1);
        assert_eq!(answered(8, &put("(n {b})^3 s s s (s {c})^2")), 0);
        // What is asked about the whole board is answered by sets.
        assert_eq!(answered(8, &put("anywhere {b} n {b}")), 0);
    }

    #[test]
    fn lines_are_kept_if_they_are_asked_as_often_as_pieces_change() {
        let asked = "({! row(b)} + {? row(b)} [$ p = 9])";
        let again = "->q anywhere {a} [b]";
        let put = format!("->p anywhere {{a}} ->> [b] {asked}");
        // Two questions for two changes, and three changes.
        assert_eq!(answered(8, &format!("{put} {again}")), 1);
        assert_eq!(answered(8, &format!("{put} {again} ->p {{b}} n [b]")), 0);
        // Changes of other pieces are of no account.
        assert_eq!(
            answered(8, &format!("{put} ->q anywhere {{a}} [c] n [c]")),
            1
        );
    }

    #[test]
    fn lines_are_not_kept_for_rare_questions() {
        let put = "->p anywhere {a} ->> [b]";
        assert_eq!(
            kept(&format!("{put} ->q anywhere {{a}} [b] {{? rows(b)}}")),
            []
        );
        assert_eq!(kept(&format!("{put} {{? n {{b}}}}")), []);
    }
}
