//! What is proved about positions in which the scores are decided before the game is over.

use serde::Serialize;

use super::place::{Place, Places};
use super::words::Words;
use crate::analysis::{Bar, Deficit, Latches, LinearForm, ScoreChange, latches};
use crate::model::{Arithmetic, PieceId, VariableId};
use crate::plan::Plan;

/// What is proved about decided positions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct DecidedPositions {
    /// Whether positions of the reasoner tell whether they are decided.
    pub told: bool,
    /// The reason why not.
    pub reason: Option<&'static str>,
    /// Whether playouts of searches stop there.
    pub stops_playouts: bool,
    /// The ways in which scores can still change behind a player's decision.
    pub changes: Vec<ScoreChangeAt>,
}

/// A way in which the rules set a score.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ScoreChangeAt {
    /// The player whose score it is.
    pub player: String,
    /// What it is set to, if that is always the same.
    pub value: Option<i32>,
    /// Facts by any of which it never happens from then on, in words.
    pub barred: Vec<String>,
    /// The place of the assignment.
    pub place: Option<Place>,
}

/// Tells what is proved about decided positions.
pub(super) fn decided(plan: &Plan<'_>, places: &Places<'_>) -> DecidedPositions {
    let found = latches(plan.game);
    let reason = if plan.latches.is_some() {
        None
    } else if found.changes.is_empty() && !found.complete {
        Some(
            "scores can be set to one or the other without a test before that could be lost for good",
        )
    } else if !found.may_decide() {
        Some("some scores can always be set to one or the other")
    } else {
        Some("to ask would take too long or tell hardly earlier than the end, or was not asked for")
    };
    let writer = Writer {
        words: Words::new(plan.game),
        latches: &found,
    };
    DecidedPositions {
        told: plan.latches.is_some(),
        reason,
        stops_playouts: plan.stops_playouts(),
        changes: found
            .changes
            .iter()
            .map(|change| ScoreChangeAt {
                player: plan.game.players[change.score.index()].clone(),
                value: change.value,
                barred: writer.barred(change),
                place: places.place(change.span),
            })
            .collect(),
    }
}

struct Writer<'w> {
    words: Words<'w>,
    latches: &'w Latches,
}

impl Writer<'_> {
    fn barred(&self, change: &ScoreChange) -> Vec<String> {
        let sets = change.barred.iter().map(|bars| {
            let bars = bars.iter().map(|bar| self.bar(&self.latches.bars[*bar]));
            bars.collect::<Vec<String>>().join(" and ")
        });
        sets.collect()
    }

    fn bar(&self, bar: &Bar) -> String {
        match bar {
            Bar::Blocked(arrangements) => match arrangements.len() {
                0 => "always".to_owned(),
                1 => "a piece that stays is in the way of the only arrangement".to_owned(),
                many => format!("pieces that stay are in the way of all {many} arrangements"),
            },
            Bar::Limit(form) => format!("{} <= 0, which stays so", self.form(form)),
            Bar::TooLate { deficit, .. } => {
                let clock = self
                    .latches
                    .clock
                    .map_or_else(String::new, |clock| self.variable(clock.variable));
                match deficit {
                    Deficit::Cells(arrangements) => {
                        let cells = arrangements.iter().map(Vec::len).min().unwrap_or(0);
                        format!(
                            "{clock} leaves too few turns to fill what is missing of {cells} cells"
                        )
                    }
                    Deficit::Form(form) => format!(
                        "{clock} leaves too few turns to make {} positive",
                        self.form(form)
                    ),
                }
            }
        }
    }

    fn variable(&self, variable: VariableId) -> String {
        self.words.names.number(&Arithmetic::Variable(variable))
    }

    /// Returns a form as a sum.
    fn form(&self, form: &LinearForm) -> String {
        let names = &self.words.names;
        let pieces = form.pieces.iter().enumerate();
        let pieces = pieces.map(|(number, &weight)| {
            let piece = PieceId::from_index(number);
            (weight, names.piece(piece))
        });
        let variables = form.variables.iter();
        let variables = variables.map(|&(variable, weight)| (weight, self.variable(variable)));
        let mut text = String::new();
        for (weight, name) in pieces.chain(variables).filter(|(weight, _)| *weight != 0) {
            text += match (weight < 0, text.is_empty()) {
                (true, _) => "-",
                (false, true) => "",
                (false, false) => "+",
            };
            if weight.abs() != 1 {
                text += &format!("{}*", weight.abs());
            }
            text += &name;
        }
        match form.constant {
            0 if text.is_empty() => "0".to_owned(),
            0 => text,
            constant if text.is_empty() => constant.to_string(),
            constant => format!("{text}{constant:+}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Options;
    use crate::effort::Meter;
    use crate::testing::{on_board, plan};

    #[test]
    fn what_bars_changes_is_told_with_its_kind() {
        let row = "rectangle(up, down, left, right, [e, e, e, e])";
        let cases = [
            (
                "({? right {x}} [$ p=9] ->> {} + {! right {x}}) ",
                "pieces that stay are in the way of all 3 arrangements",
            ),
            (
                "({$ x>y+1} [$ p=9] ->> {} + {$ x<=y+1}) ",
                "e+x-y-1 <= 0, which stays so",
            ),
        ];
        for (test, expected) in cases {
            let rules = format!(
                "#any = (left* + right*)\n->p any {{e}} ->> [x] {test} ->q any {{e}} ->> [y]"
            );
            let game = on_board(row, &rules);
            let plan = plan(&game);
            let told = decided(&plan, &Places::new(&game, b""));
            assert!(told.told && told.reason.is_none(), "{told:?}");
            let barred = &told.changes[0].barred;
            assert!(barred.contains(&expected.to_owned()), "{barred:?}");
            let off = Options {
                latches: false,
                ..Options::default()
            };
            let plan = Plan::new(&game, &off, &Meter::unlimited()).unwrap();
            let told = decided(&plan, &Places::new(&game, b""));
            assert!(!told.told && told.reason.is_some(), "{told:?}");
        }
    }
}
