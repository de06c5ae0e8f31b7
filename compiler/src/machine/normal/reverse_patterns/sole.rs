//! Where a piece stands: whether on the current cell, and on how many cells at most.
//!
//! *What it proves:* for every state, whether a piece can stand on the current cell, whether another
//! can, and a bound on the number of cells on which it stands, whenever play comes to the state.
//!
//! *Why it is sound:* the facts are the least ones that hold at the start of the game and are kept
//! by all steps, switches included. A piece is put by offs alone, each on one cell. It goes from a
//! cell only where it is known to stand there and another is put. A step to another cell knows
//! nothing of what stands there but what its test tells, and neither does a move when it begins: where
//! the current cell makes no difference, positions are equal whatever it is.

use crate::automaton::StateId;
use crate::effort::{Exhausted, Meter};
use crate::machine::action::Action;
use crate::machine::step::{Machine, Step};
use crate::model::{Game, PieceId, PlayerId};

/// A number of cells of which no bound is known.
const MANY: u8 = 2;

/// What is known where play comes to a state.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Known {
    /// Whether the piece can stand on the current cell.
    here: bool,
    /// Whether another piece can stand there.
    other: bool,
    /// The most cells on which the piece stands.
    most: u8,
}

/// What is known of the cells of one piece, by states.
pub(super) struct Places {
    known: Vec<Option<Known>>,
}

impl Places {
    /// Finds out where a piece can stand.
    ///
    /// # Errors
    ///
    /// What ran out of the budget.
    pub(super) fn of(
        machine: &Machine,
        game: &Game,
        piece: PieceId,
        meter: &Meter,
    ) -> Result<Self, Exhausted> {
        let cells = game.board.cells.iter();
        let at_start = cells.filter(|cell| cell.piece == piece).count();
        let at_start = u8::try_from(at_start).unwrap_or(MANY).min(MANY);
        let mut known = vec![None; machine.steps.len()];
        known[machine.start.index()] = Some(Known::anywhere(at_start));
        let mut todo = vec![machine.start];
        while let Some(state) = todo.pop() {
            for step in machine.steps(state, meter)? {
                let Some(arriving) = known[state.index()].and_then(|known: Known| {
                    let stays = machine.relations.stays(step.relation);
                    known.behind(step, piece, stays)
                }) else {
                    continue;
                };
                let asked = match step.action {
                    Action::Pattern { pattern, .. } => Some(machine.patterns[pattern.index()]),
                    _ => None,
                };
                let next = (step.action != Action::Accept).then_some(step.target);
                for target in next.into_iter().chain(asked) {
                    let before = known[target.index()];
                    let joined = before.map_or(arriving, |known| known.or(arriving));
                    if before != Some(joined) {
                        known[target.index()] = Some(joined);
                        todo.push(target);
                    }
                }
            }
        }
        Ok(Self { known })
    }

    /// Returns whether the piece stands on the current cell and on no other whenever play comes to a
    /// state.
    pub(super) fn only_current(&self, state: StateId) -> bool {
        let known = self.known[state.index()];
        known.is_some_and(|known| !known.other && known.most < MANY)
    }

    /// Returns the most cells on which the piece stands when play comes to a state, if a bound is
    /// known and play comes there.
    fn most(&self, state: StateId) -> Option<usize> {
        let most = self.known[state.index()]?.most;
        (most < MANY).then_some(usize::from(most))
    }
}

/// A bound on the number of cells on which a piece stands in a control state.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PieceBound {
    /// The number of the control state.
    pub control: usize,
    /// The piece.
    pub piece: PieceId,
    /// The most cells on which it stands.
    pub most: usize,
}

/// Returns the bounds, as far as they are known, for the pieces of which steps rely on their standing on
/// one cell only.
///
/// # Errors
///
/// What ran out of the budget.
pub(crate) fn piece_bounds(
    machine: &Machine,
    game: &Game,
    controls: &[(StateId, PlayerId)],
    meter: &Meter,
) -> Result<Vec<PieceBound>, Exhausted> {
    let mut all = Vec::new();
    for &piece in &machine.sole {
        let places = Places::of(machine, game, piece, meter)?;
        let controls = controls.iter().enumerate();
        all.extend(controls.filter_map(|(control, (state, _))| {
            let most = places.most(*state)?;
            Some(PieceBound {
                control,
                piece,
                most,
            })
        }));
    }
    Ok(all)
}

impl Known {
    /// Returns what is known of a piece on at most so many cells where nothing is known of the current
    /// one.
    fn anywhere(most: u8) -> Self {
        Self {
            here: most > 0,
            other: true,
            most,
        }
    }

    /// Returns what is known behind a step; nothing if it cannot be taken.
    fn behind(self, step: &Step, piece: PieceId, stays: bool) -> Option<Self> {
        let arriving = if stays {
            self
        } else {
            Self::anywhere(self.most)
        };
        let Self { here, other, most } = arriving;
        let behind = match &step.action {
            Action::On(pieces) => {
                let own = pieces.contains(&piece);
                Self {
                    here: here && own,
                    other: other && (!own || pieces.len() > 1),
                    ..arriving
                }
            }
            Action::Off(put, _) if *put == piece => Self {
                here: true,
                other: false,
                most: if other { MANY.min(most + 1) } else { most },
            },
            Action::Off(..) => Self {
                here: false,
                other: true,
                most: if other || most == MANY {
                    most
                } else {
                    most - 1
                },
            },
            Action::Switch(..) => Self::anywhere(most),
            _ => arriving,
        };
        (behind.here || behind.other).then_some(behind)
    }

    /// Returns what is known if one of two holds.
    fn or(self, other: Self) -> Self {
        Self {
            here: self.here || other.here,
            other: self.other || other.other,
            most: self.most.max(other.most),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{ANYWHERE, FIRST, RIGHT, Row, STAY, by_hand, on_board, piece};

    /// A board with the first step, the steps of the state behind it, and what is known.
    type OneState<'a> = (&'a str, (&'a str, Row), &'a [Row], Option<Known>);

    /// The states of a machine, and what is known.
    type Machines<'a> = (&'a str, &'a [&'a [Row]], Option<Known>);

    /// Returns what is known of `x` where play comes to state 2 of a machine.
    fn known(board: &str, states: &[&[Row]], patterns: &[usize]) -> Option<Known> {
        let board = format!("rectangle(up, down, left, right, [{board}])");
        let game = on_board(&board, "->p");
        let mut states = states.to_vec();
        states.resize(6, &[]);
        let machine = by_hand(&states, patterns);
        let places = Places::of(&machine, &game, piece(&game, "x"), &Meter::unlimited());
        places.unwrap().known[2]
    }

    /// What is known, by whether the piece stands on the current cell, whether another can, and on how
    /// many cells it stands.
    fn some(here: bool, other: bool, most: u8) -> Option<Known> {
        Some(Known { here, other, most })
    }

    #[test]
    fn a_game_begins_with_the_pieces_of_the_board() {
        let cases = [
            ("e, e, e, e", some(false, true, 0)),
            ("e, e, x, e", some(true, true, 1)),
            ("x, e, e, e", some(true, true, 1)),
            ("x, e, x, e", some(true, true, 2)),
            ("x, x, x, x", some(true, true, 2)),
        ];
        for (board, expected) in cases {
            assert_eq!(known(board, &[&[(STAY, "", 2)]], &[]), expected, "{board}");
        }
    }

    #[test]
    fn steps_tell_where_a_piece_stands() {
        let one: (&str, Row) = ("e, e, x, e", (ANYWHERE, "{x}", 1));
        let two: (&str, Row) = ("e, x, x, e", (ANYWHERE, "{x}", 1));
        let none: (&str, Row) = ("e, e, e, e", (ANYWHERE, "{e}", 1));
        let cases: [OneState<'_>; 20] = [
            ("nothing", one, &[(STAY, "", 2)], some(true, false, 1)),
            (
                "the same cell",
                one,
                &[(FIRST, "", 2)],
                some(true, false, 1),
            ),
            ("another cell", one, &[(RIGHT, "", 2)], some(true, true, 1)),
            ("a switch", one, &[(STAY, "->p", 2)], some(true, true, 1)),
            ("nowhere", none, &[(RIGHT, "", 2)], some(false, true, 0)),
            ("a test", one, &[(ANYWHERE, "{x}", 2)], some(true, false, 1)),
            (
                "for two",
                one,
                &[(ANYWHERE, "{x, e}", 2)],
                some(true, true, 1),
            ),
            (
                "for another",
                one,
                &[(ANYWHERE, "{e}", 2)],
                some(false, true, 1),
            ),
            ("that fails", one, &[(STAY, "{e}", 2)], None),
            ("that cannot pass", none, &[(ANYWHERE, "{x}", 2)], None),
            ("put", none, &[(RIGHT, "[x]", 2)], some(true, false, 1)),
            (
                "put again",
                one,
                &[(ANYWHERE, "[x]", 2)],
                some(true, false, 2),
            ),
            (
                "a third",
                two,
                &[(ANYWHERE, "[x]", 2)],
                some(true, false, 2),
            ),
            ("on itself", one, &[(STAY, "[x]", 2)], some(true, false, 1)),
            ("replaced", one, &[(STAY, "[e]", 2)], some(false, true, 0)),
            ("of many", two, &[(STAY, "[e]", 2)], some(false, true, 2)),
            ("perhaps", one, &[(RIGHT, "[e]", 2)], some(false, true, 1)),
            (
                "in two ways",
                one,
                &[(RIGHT, "{e}", 2), (ANYWHERE, "{x}", 2)],
                some(true, true, 1),
            ),
            (
                "in one of two",
                one,
                &[(STAY, "[e]", 2), (STAY, "", 2)],
                some(true, true, 1),
            ),
            (
                "once or not",
                none,
                &[(STAY, "", 2), (STAY, "[x]", 2)],
                some(true, true, 1),
            ),
        ];
        for (name, (board, first), steps, expected) in cases {
            assert_eq!(known(board, &[&[first], steps], &[]), expected, "{name}");
        }
    }

    #[test]
    fn what_holds_holds_on_the_way_and_in_patterns() {
        let cases: [Machines<'_>; 5] = [
            (
                "a mark that is taken away",
                &[
                    &[(STAY, "->p", 1)],
                    &[(STAY, "{e}", 3)],
                    &[(STAY, "[e]", 1)],
                    &[(STAY, "[x]", 2)],
                ],
                some(true, false, 1),
            ),
            (
                "marks that remain",
                &[
                    &[(STAY, "->p", 1)],
                    &[(ANYWHERE, "{e}", 3)],
                    &[(STAY, "->p", 1)],
                    &[(STAY, "[x]", 2)],
                ],
                some(true, false, 2),
            ),
            (
                "in a pattern",
                &[
                    &[(STAY, "[x]", 1)],
                    &[(STAY, "? 0", 3)],
                    &[(STAY, "accept", 0)],
                ],
                some(true, false, 1),
            ),
            (
                "behind a pattern",
                &[
                    &[(STAY, "[x]", 1)],
                    &[(STAY, "? 1", 2)],
                    &[],
                    &[(STAY, "[e]", 4)],
                    &[(STAY, "accept", 2)],
                ],
                some(true, false, 1),
            ),
            (
                "behind the end of a pattern",
                &[&[(STAY, "! 1", 5)], &[], &[], &[(STAY, "accept", 2)]],
                None,
            ),
        ];
        for (name, states, expected) in cases {
            assert_eq!(known("e, e, e, e", states, &[2, 3]), expected, "{name}");
        }
    }

    #[test]
    fn bounds_are_those_of_pieces_on_which_a_machine_relies() {
        let game = on_board("rectangle(up, down, left, right, [e, x, y, y])", "->p");
        let states: [&[Row]; 3] = [
            &[(STAY, "->p", 1)],
            &[(ANYWHERE, "{x}", 2)],
            &[(STAY, "[e]", 3)],
        ];
        let mut machine = by_hand(
            &[states[0], states[1], states[2], &[(STAY, "->q", 4)], &[]],
            &[],
        );
        let meter = Meter::unlimited();
        let controls = machine.control_states();
        assert_eq!(
            piece_bounds(&machine, &game, &controls, &meter),
            Ok(Vec::new())
        );
        let (x, y) = (piece(&game, "x"), piece(&game, "y"));
        machine.sole.extend([x, y]);
        let bound = |(control, most)| PieceBound {
            control,
            piece: x,
            most,
        };
        let known = [(0, 1), (1, 1), (2, 0)].map(bound).to_vec();
        assert_eq!(piece_bounds(&machine, &game, &controls, &meter), Ok(known));
    }

    #[test]
    fn a_bound_is_one_that_is_known() {
        let known = |known| Places { known: vec![known] };
        let state = StateId(0);
        let cases = [
            (some(true, false, 1), true, Some(1)),
            (some(true, false, MANY), false, None),
            (some(true, true, 1), false, Some(1)),
            (some(false, true, 0), false, Some(0)),
            (None, false, None),
        ];
        for (told, only, most) in cases {
            let places = known(told);
            assert_eq!(
                (places.only_current(state), places.most(state)),
                (only, most),
                "{told:?}"
            );
        }
    }
}
