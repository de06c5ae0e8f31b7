//! Wins: by which pieces on which cells each of two players wins, if that is how a game is won.

use super::found::Unsuited;
use crate::analysis::knowledge::goals::{Condition, End, Goals, Score, Stuck};
use crate::analysis::pieces::piece_set::PieceSet;
use crate::model::{CellId, PlayerId};

/// How a player wins by moves: with one of some pieces on one of some cells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Wins {
    pub(super) pieces: PieceSet,
    pub(super) cells: Vec<usize>,
}

/// Returns how the two players win, if the one who moved last always does.
pub(super) fn wins(goals: &Goals) -> Result<[Wins; 2], Unsuited> {
    if !goals.obstacles.is_empty() {
        return Err(Unsuited::Ends);
    }
    let wins = [wins_of(goals, 0)?, wins_of(goals, 1)?];
    if wins.iter().all(|wins| wins.cells.is_empty()) {
        return Err(Unsuited::NoGoal);
    }
    Ok(wins)
}

fn wins_of(goals: &Goals, seat: usize) -> Result<Wins, Unsuited> {
    let player = PlayerId(seat as u32 + 1);
    let mut wins = Wins {
        pieces: PieceSet::EMPTY,
        cells: Vec::new(),
    };
    // Where players take turns, nobody who has just moved is without one.
    let ends = goals
        .ends
        .iter()
        .filter(|end| end.moved == Some(player) && end.stuck != Stuck::Player(player));
    // A win is a win: searches do not look for the one with the higher score.
    let mut scores = None;
    for end in ends {
        let first = scores.get_or_insert(&end.scores);
        let all_same = **first == end.scores;
        if !(all_same && wins_alone(end, seat)) {
            return Err(Unsuited::Scores);
        }
        if let Stuck::Over(_) = end.stuck {
            let asked = asked(&end.condition).ok_or(Unsuited::Coupled)?;
            for (pieces, cells) in asked {
                wins.pieces = wins.pieces | pieces;
                wins.cells.extend(cells.iter().map(|cell| cell.index()));
            }
        }
    }
    wins.cells.sort_unstable();
    wins.cells.dedup();
    Ok(wins)
}

/// Returns whether an end gives a player, by the number among both, more than the other.
pub(super) fn wins_alone(end: &End, seat: usize) -> bool {
    match &end.scores[..] {
        [Score::Constant(first), Score::Constant(second)] => {
            let scores = [first, second];
            scores[seat] > scores[1 - seat]
        }
        _ => false,
    }
}

/// Returns sets of pieces with cells: the condition asks for one of the pieces of one of them on one
/// of its cells, at least.
fn asked(condition: &Condition) -> Option<Vec<(PieceSet, Vec<CellId>)>> {
    match condition {
        Condition::Holds { pieces, cells } => Some(vec![(*pieces, cells.clone())]),
        Condition::Any(parts) | Condition::Somewhere(parts) => {
            let parts: Option<Vec<_>> = parts.iter().map(asked).collect();
            parts.map(|parts| parts.concat())
        }
        Condition::All(parts) => parts.iter().find_map(asked),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::PieceId;

    fn holds(piece: u32, cells: &[u32]) -> Condition {
        Condition::Holds {
            pieces: PieceSet::of(&[PieceId(piece)]),
            cells: cells.iter().map(|&cell| CellId(cell)).collect(),
        }
    }

    fn end(stuck: Stuck, moved: u32, scores: [i32; 2], condition: Condition) -> End {
        End {
            stuck,
            moved: Some(PlayerId(moved)),
            scores: scores.map(Score::Constant).to_vec(),
            condition,
            places: Vec::new(),
        }
    }

    fn over(moved: u32, scores: [i32; 2], condition: Condition) -> End {
        end(Stuck::Over(PlayerId::KEEPER), moved, scores, condition)
    }

    fn found(ends: Vec<End>) -> Result<[Vec<usize>; 2], Unsuited> {
        let goals = Goals {
            ends,
            obstacles: Vec::new(),
        };
        wins(&goals).map(|wins| wins.map(|wins| wins.cells))
    }

    #[test]
    fn players_win_by_pieces_on_the_cells_that_their_ends_ask_for() {
        let [white, black] = [holds(1, &[0, 1]), holds(2, &[7])];
        let stuck = |player, moved, scores| {
            end(
                Stuck::Player(PlayerId(player)),
                moved,
                scores,
                Condition::Always,
            )
        };
        let not = |condition| Condition::Not(Box::new(condition));
        let cases = [
            (
                "both",
                vec![
                    over(1, [9, 0], white.clone()),
                    over(2, [0, 9], black.clone()),
                ],
                Ok([vec![0, 1], vec![7]]),
            ),
            (
                "one of two",
                vec![over(
                    1,
                    [9, 0],
                    Condition::Any(vec![white.clone(), black.clone()]),
                )],
                Ok([vec![0, 1, 7], vec![]]),
            ),
            (
                "and more besides",
                vec![over(
                    1,
                    [9, 0],
                    Condition::All(vec![not(black.clone()), white.clone()]),
                )],
                Ok([vec![0, 1], vec![]]),
            ),
            (
                "or without a move",
                vec![over(1, [9, 0], white.clone()), stuck(1, 2, [0, 9])],
                Ok([vec![0, 1], vec![]]),
            ),
            (
                "one's own lack of moves does not come behind one's own move",
                vec![over(1, [9, 0], white.clone()), stuck(1, 1, [0, 9])],
                Ok([vec![0, 1], vec![]]),
            ),
            (
                "or draws so",
                vec![over(1, [9, 0], white.clone()), stuck(1, 2, [5, 5])],
                Err(Unsuited::Scores),
            ),
            (
                "or wins less so",
                vec![over(1, [9, 0], white.clone()), stuck(2, 1, [5, 0])],
                Err(Unsuited::Scores),
            ),
            (
                "who moves loses",
                vec![over(1, [0, 9], white.clone())],
                Err(Unsuited::Scores),
            ),
            (
                "one of two, of which one is no piece on a cell",
                vec![over(
                    1,
                    [9, 0],
                    Condition::Any(vec![white.clone(), not(black)]),
                )],
                Err(Unsuited::Coupled),
            ),
            (
                "whatever the position",
                vec![over(1, [9, 0], Condition::Always)],
                Err(Unsuited::Coupled),
            ),
            (
                "only without a move",
                vec![stuck(1, 2, [0, 9])],
                Err(Unsuited::NoGoal),
            ),
        ];
        for (name, ends, expected) in cases {
            assert_eq!(found(ends), expected, "{name}");
        }
    }
}
