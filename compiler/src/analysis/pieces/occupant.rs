//! Occupants: the pieces that can stand on the current cell.
//!
//! *What it proves:* per state, a set of pieces one of which is on the current
//! cell whenever the state is entered: the piece just put, or those just
//! tested, as long as the cell stays the same. Per off, from that, the piece that
//! it replaces, if there can be only one.
//!
//! *Why it is sound:* the current cell changes by relations alone and its piece
//! by offs on it alone, and where either happens the set starts afresh. The cell
//! persists from move to move, so facts pass switches as well. Searches leave out
//! changes that nothing reads (see [`observable_writes`](crate::analysis::observable_writes)),
//! others perform them: for what is replaced, such an off may have happened or not.

use crate::analysis::pieces::piece_set::PieceSet;
use crate::automaton::StateId;
use crate::effort::{Exhausted, Meter};
use crate::machine::action::Action;
use crate::machine::step::{Machine, Step};
use crate::model::PieceId;

/// Returns per state the pieces that can be on the current cell on entry.
///
/// # Errors
///
/// What ran out of the budget.
pub fn occupants(
    machine: &Machine,
    pieces: usize,
    meter: &Meter,
) -> Result<Vec<PieceSet>, Exhausted> {
    occupants_if(machine, pieces, |_, _| true, meter)
}

/// Returns per state and step the piece that an off replaces in a search that leaves out
/// changes that nothing reads, if there can be only one.
///
/// # Errors
///
/// What ran out of the budget.
pub fn replaced_occupants(
    machine: &Machine,
    pieces: usize,
    observable_writes: &[Vec<bool>],
    meter: &Meter,
) -> Result<Vec<Vec<Option<PieceId>>>, Exhausted> {
    if pieces > PieceSet::MOST_PIECES {
        let steps = machine.steps.iter();
        return Ok(steps.map(|steps| vec![None; steps.len()]).collect());
    }
    let performed = |state: StateId, number: usize| observable_writes[state.index()][number];
    let sets = occupants_if(machine, pieces, performed, meter)?;
    let replaced_occupants = |state: StateId, step: &Step| {
        let set = sets[state.index()];
        let only = matches!(step.action, Action::Off(..))
            && machine.relations.stays(step.relation)
            && set.len() == 1;
        only.then(|| set.pieces().first().copied()).flatten()
    };
    let of = |state| {
        let steps = machine.steps(state, meter)?.iter();
        Ok(steps.map(|step| replaced_occupants(state, step)).collect())
    };
    machine.states(meter)?.map(of).collect()
}

/// Returns the same as [`occupants`], if some offs may not be performed.
fn occupants_if(
    machine: &Machine,
    pieces: usize,
    performed: impl Fn(StateId, usize) -> bool,
    meter: &Meter,
) -> Result<Vec<PieceSet>, Exhausted> {
    let all = PieceSet::all(pieces);
    let mut sets = vec![PieceSet::EMPTY; machine.steps.len()];
    sets[machine.start.index()] = all;
    let mut todo = vec![machine.start];
    while let Some(state) = todo.pop() {
        for (number, step) in machine.steps(state, meter)?.iter().enumerate() {
            let here = if machine.relations.stays(step.relation) {
                sets[state.index()]
            } else {
                all
            };
            let behind = match &step.action {
                Action::On(pieces) => here & PieceSet::of(pieces),
                Action::Off(piece, _) if performed(state, number) => PieceSet::of(&[*piece]),
                Action::Off(piece, _) => here | PieceSet::of(&[*piece]),
                _ => here,
            };
            let mut enter = |target: StateId, set: PieceSet| {
                let known = &mut sets[target.index()];
                let joined = *known | set;
                if joined != *known {
                    *known = joined;
                    todo.push(target);
                }
            };
            if let Action::Pattern { pattern, .. } = step.action {
                enter(machine.patterns[pattern.index()], here);
            }
            if step.action != Action::Accept {
                enter(step.target, behind);
            }
        }
    }
    Ok(sets)
}

#[cfg(test)]
mod tests {
    use crate::analysis::{observable_writes, reads};
    use crate::analysis::{occupants, replaced_occupants};
    use crate::automaton::Nfa;
    use crate::effort::Meter;
    use crate::load;
    use crate::machine::{Action, machine, minimize};
    use crate::testing::{FIRST, RIGHT, Row, STAY, by_hand};

    /// Returns the piece that each off of a move replaces in searches, if it is known, by the piece
    /// that is put.
    fn offs(rules: &str) -> Vec<(String, Option<String>)> {
        let text = format!(
            "#players = p(1)\n#pieces = a, b, c\n#variables =\n\
             #board = rectangle(up, down, left, right, [a, b, c])\n\
             #rules = ->p (left* + right*) {rules} ->> {{}}"
        );
        let game = load(text.as_bytes()).expect("it is valid").game;
        let mut machine =
            machine(&Nfa::from_game(&game), &game, true, &Meter::unlimited()).unwrap();
        minimize(&mut machine, &Meter::unlimited()).unwrap();
        let observable_writes = observable_writes(
            &machine,
            &reads(&machine, &Meter::unlimited()).unwrap(),
            &Meter::unlimited(),
        )
        .unwrap();
        let replaced = replaced_occupants(
            &machine,
            game.pieces.len(),
            &observable_writes,
            &Meter::unlimited(),
        )
        .unwrap();
        let name = |piece: usize| game.pieces[piece].clone();
        let mut offs = Vec::new();
        for state in machine.states(&Meter::unlimited()).unwrap() {
            for (number, step) in machine
                .steps(state, &Meter::unlimited())
                .unwrap()
                .iter()
                .enumerate()
            {
                if let Action::Off(piece, _) = step.action {
                    let old = replaced[state.index()][number];
                    offs.push((name(piece.index()), old.map(|old| name(old.index()))));
                }
            }
        }
        offs.sort();
        offs
    }

    fn said(offs: &[(&str, Option<&str>)]) -> Vec<(String, Option<String>)> {
        let owned = |(put, old): &(&str, Option<&str>)| (put.to_string(), old.map(str::to_owned));
        offs.iter().map(owned).collect()
    }

    #[test]
    fn an_off_replaces_what_was_tested_or_put_before_it() {
        let read = offs("{a} [b] {b} [c] left {c}");
        assert_eq!(read, said(&[("b", Some("a")), ("c", Some("b"))]));
    }

    #[test]
    fn several_pieces_and_other_cells_leave_it_open() {
        assert_eq!(offs("{a,b} [c]"), said(&[("c", None)]));
        assert_eq!(offs("{a} right [c]"), said(&[("c", None)]));
    }

    #[test]
    fn what_a_search_leaves_out_may_have_happened_or_not() {
        let unread = offs("{a} [b] [c] left {c}");
        assert_eq!(unread, said(&[("b", Some("a")), ("c", None)]));
    }

    /// Returns the pieces on the current cell, as sets of their numbers, of a game with `e`, `x`,
    /// `y`, and `z`.
    fn sets(states: &[&[Row]], patterns: &[usize]) -> Vec<Vec<u32>> {
        let sets = occupants(&by_hand(states, patterns), 4, &Meter::unlimited())
            .unwrap()
            .into_iter();
        sets.map(|set| set.pieces().iter().map(|piece| piece.0).collect())
            .collect()
    }

    #[test]
    fn every_way_to_a_state_adds_its_pieces() {
        let states: &[&[Row]] = &[
            &[(STAY, "{e}", 1), (STAY, "{x, y}", 1), (STAY, "[y]", 2)],
            &[(FIRST, "->p", 3)],
            &[(RIGHT, "{$ v == 0}", 4)],
            &[],
            &[],
        ];
        let all = vec![0, 1, 2, 3];
        let expected = [all.clone(), vec![0, 1, 2], vec![2], vec![0, 1, 2], all];
        assert_eq!(sets(states, &[]), expected);
    }

    #[test]
    fn what_is_known_is_carried_around_loops() {
        let states: &[&[Row]] = &[
            &[(STAY, "{e}", 1)],
            &[(STAY, "{$ v == 0}", 2)],
            &[(STAY, "[x]", 1), (STAY, "->p", 3)],
            &[],
        ];
        let expected = [vec![0, 1, 2, 3], vec![0, 1], vec![0, 1], vec![0, 1]];
        assert_eq!(sets(states, &[]), expected);
    }

    #[test]
    fn a_pattern_begins_on_what_stands_where_it_is_asked_and_its_end_leads_nowhere() {
        let states: &[&[Row]] = &[
            &[(STAY, "{x}", 1)],
            &[(STAY, "? 0", 2)],
            &[],
            &[(STAY, "[y]", 4)],
            &[(STAY, "accept", 2)],
        ];
        let expected = [vec![0, 1, 2, 3], vec![1], vec![1], vec![1], vec![2]];
        assert_eq!(sets(states, &[3]), expected);
    }

    /// Returns the piece that the only off behind `{e}` replaces.
    fn replaced(step: Row, pieces: usize) -> Option<u32> {
        let machine = by_hand(&[&[(STAY, "{e}", 1)], &[step], &[]], &[]);
        let performed: Vec<Vec<bool>> = vec![vec![true], vec![true], vec![]];
        replaced_occupants(&machine, pieces, &performed, &Meter::unlimited()).unwrap()[1][0]
            .map(|piece| piece.0)
    }

    #[test]
    fn an_off_of_another_cell_replaces_what_is_not_known() {
        assert_eq!(replaced((STAY, "[x]", 2), 4), Some(0));
        assert_eq!(replaced((FIRST, "[x]", 2), 4), Some(0));
        assert_eq!(replaced((RIGHT, "[x]", 2), 4), None);
        assert_eq!(replaced((STAY, "{x}", 2), 4), None);
    }

    #[test]
    fn with_more_pieces_than_sets_can_hold_nothing_is_known() {
        assert_eq!(replaced((STAY, "[x]", 2), 128), Some(0));
        assert_eq!(replaced((STAY, "[x]", 2), 129), None);
    }

    #[test]
    fn a_test_elsewhere_knows_just_its_own_pieces() {
        assert_eq!(offs("{a} right {a,b} [c]"), said(&[("c", None)]));
        assert_eq!(offs("{a,c} right {b} [c]"), said(&[("c", Some("b"))]));
    }
}
