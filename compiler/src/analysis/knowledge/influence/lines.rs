//! Lines: how each of two players wins by pieces in a row, if that is how a game is won.
//!
//! Nothing is proven: a search takes these lines to tell which moves may threaten to win, and sees by
//! playing whether they do.

use super::found::PlayerLines;
use super::wins::wins_alone;
use crate::analysis::knowledge::goals::{Condition, Goals, Line};
use crate::model::PlayerId;

/// Returns the lines with which each of two players wins by a move, if both can.
pub(super) fn lines(goals: &Goals) -> Option<[Vec<PlayerLines>; 2]> {
    let lines = [0, 1].map(|seat| {
        let player = PlayerId(seat as u32 + 1);
        let ends = goals.ends.iter();
        let wins = ends.filter(|end| end.moved == Some(player) && wins_alone(end, seat));
        let mut all = Vec::new();
        wins.for_each(|end| read(&end.condition, &mut all));
        all
    });
    lines.iter().all(|lines| !lines.is_empty()).then_some(lines)
}

/// Adds the lines that a condition asks for, or allows.
fn read(condition: &Condition, all: &mut Vec<PlayerLines>) {
    match condition {
        Condition::All(parts) | Condition::Any(parts) | Condition::Somewhere(parts) => {
            parts.iter().for_each(|part| read(part, all));
        }
        Condition::Line(line) => add(line, all),
        _ => {}
    }
}

/// Adds lines to those of the same pieces and length.
fn add(line: &Line, all: &mut Vec<PlayerLines>) {
    let cells = line.windows.iter().filter_map(|tests| {
        let own = tests.get(..line.length)?;
        let mut cells: Vec<usize> = own.iter().map(|(cell, _)| cell.index()).collect();
        cells.sort_unstable();
        Some(cells)
    });
    let pieces = line.pieces.pieces();
    let same = |rows: &&mut PlayerLines| rows.pieces == pieces && rows.length == line.length;
    let place = all.iter_mut().find(same);
    let rows = match place {
        Some(rows) => rows,
        None => {
            all.push(PlayerLines {
                pieces,
                length: line.length,
                lines: Vec::new(),
            });
            let last = all.len() - 1;
            &mut all[last]
        }
    };
    rows.lines.extend(cells);
    rows.lines.sort_unstable();
    rows.lines.dedup();
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::analysis::knowledge::goals::{End, Score, Stuck};
    use crate::analysis::pieces::piece_set::PieceSet;
    use crate::model::{CellId, PieceId};

    fn line(piece: u32, windows: &[&[u32]]) -> Condition {
        let pieces = PieceSet::of(&[PieceId(piece)]);
        let tests = |cells: &&[u32]| cells.iter().map(|&cell| (CellId(cell), pieces)).collect();
        Condition::Line(Line {
            pieces,
            length: windows[0].len(),
            exact: false,
            directions: Vec::new(),
            anywhere: false,
            windows: windows.iter().map(tests).collect(),
        })
    }

    fn end(moved: u32, scores: [i32; 2], condition: Condition) -> End {
        End {
            stuck: Stuck::Over(PlayerId::KEEPER),
            moved: Some(PlayerId(moved)),
            scores: scores.map(Score::Constant).to_vec(),
            condition,
            places: Vec::new(),
        }
    }

    #[test]
    fn lines_count_for_who_wins_with_them_by_a_move() {
        let (white, black) = (line(1, &[&[1, 0], &[2, 3]]), line(2, &[&[0, 1]]));
        let longer = line(1, &[&[0, 1, 2]]);
        let all = |conditions: &[&Condition]| {
            Condition::All(conditions.iter().copied().cloned().collect())
        };
        let both = (Some(vec![(2, 2)]), Some(vec![(2, 1)]));
        let none = (None, None);
        let cases = [
            (
                "both",
                vec![end(1, [9, 0], white.clone()), end(2, [0, 9], black.clone())],
                both.clone(),
            ),
            (
                "twice the same, with something more",
                vec![
                    end(1, [9, 0], all(&[&white, &Condition::Always])),
                    end(1, [9, 0], white.clone()),
                    end(2, [0, 9], black.clone()),
                ],
                both.clone(),
            ),
            (
                "of two lengths",
                vec![
                    end(
                        1,
                        [9, 0],
                        Condition::Any(vec![white.clone(), longer.clone()]),
                    ),
                    end(2, [0, 9], black.clone()),
                ],
                (Some(vec![(2, 2), (3, 1)]), Some(vec![(2, 1)])),
            ),
            (
                "one of the two",
                vec![end(1, [9, 0], white.clone())],
                none.clone(),
            ),
            (
                "one draws so",
                vec![end(1, [9, 0], white.clone()), end(2, [5, 5], black.clone())],
                none.clone(),
            ),
            (
                "the other one wins so",
                vec![end(1, [9, 0], white.clone()), end(1, [0, 9], black.clone())],
                none.clone(),
            ),
            (
                "by moves of the other one",
                vec![end(2, [9, 0], white.clone()), end(1, [0, 9], black.clone())],
                none.clone(),
            ),
            (
                "if it is not so",
                vec![
                    end(1, [9, 0], Condition::Not(Box::new(white))),
                    end(2, [0, 9], black),
                ],
                none,
            ),
        ];
        for (name, ends, (first, second)) in cases {
            let goals = Goals {
                ends,
                obstacles: Vec::new(),
            };
            let told = |rows: &Vec<PlayerLines>| {
                let rows = rows.iter();
                rows.map(|rows| (rows.length, rows.lines.len()))
                    .collect::<Vec<_>>()
            };
            let found = lines(&goals);
            let found = found.as_ref();
            assert_eq!(found.map(|[first, _]| told(first)), first, "{name}");
            assert_eq!(found.map(|[_, second]| told(second)), second, "{name}");
        }
    }

    #[test]
    fn the_cells_of_a_line_are_in_order() {
        let ends = vec![
            end(1, [9, 0], line(1, &[&[3, 2], &[1, 0]])),
            end(2, [0, 9], line(2, &[&[0, 1]])),
        ];
        let goals = Goals {
            ends,
            obstacles: Vec::new(),
        };
        let [first, _] = lines(&goals).expect("both win by lines");
        assert_eq!(first[0].lines, [[0, 1], [2, 3]]);
    }
}
