//! Names that are declared and come to nothing.

use super::subject::{Subject, warning};
use crate::automaton::{Symbol, Transition};
use crate::diagnostic::{Code, Diagnostic};
use crate::model::interval;
use crate::model::{Arithmetic, Modifier};

/// The uses of names in the rules, whether a play comes to them or not.
struct Uses {
    players: Vec<bool>,
    /// Tested or counted.
    pieces_read: Vec<bool>,
    pieces_put: Vec<bool>,
    variables_read: Vec<bool>,
    variables_set: Vec<bool>,
}

impl Uses {
    fn of(subject: &Subject<'_>) -> Self {
        let game = subject.game;
        let mut uses = Self {
            players: vec![false; game.players.len()],
            pieces_read: vec![false; game.pieces.len()],
            pieces_put: vec![false; game.pieces.len()],
            variables_read: vec![false; game.variables.len()],
            variables_set: vec![false; game.variables.len()],
        };
        for state in subject.nfa.states() {
            for transition in subject.nfa.transitions(state) {
                uses.note(transition);
            }
        }
        uses
    }

    fn note(&mut self, transition: &Transition) {
        match &transition.symbol {
            Symbol::On(pieces) => {
                for piece in pieces {
                    self.pieces_read[piece.index()] = true;
                }
            }
            Symbol::Compare(comparison) => {
                self.read(&comparison.left);
                self.read(&comparison.right);
            }
            Symbol::Modify { modifier, index } => match modifier {
                Modifier::Off(piece) => self.pieces_put[piece.index()] = true,
                Modifier::Assign(variable, number) => {
                    self.variables_set[variable.index()] = true;
                    self.read(number);
                }
                Modifier::Switch(player) => {
                    if let (Some(player), true) = (player.index().checked_sub(1), index.is_some()) {
                        self.players[player] = true;
                    }
                }
            },
            Symbol::Epsilon | Symbol::Dot | Symbol::Shift(_) | Symbol::Pattern { .. } => {}
        }
    }

    fn read(&mut self, number: &Arithmetic) {
        interval::operands(number, &mut |operand| match operand {
            Arithmetic::Variable(variable) => self.variables_read[variable.index()] = true,
            Arithmetic::Count(piece) => self.pieces_read[piece.index()] = true,
            Arithmetic::Constant(_) | Arithmetic::Operation(..) => {}
        });
    }
}

/// Finds players without a move, pieces and variables without a use, and scores that are never set.
pub(super) fn check(subject: &Subject<'_>) -> Vec<Diagnostic> {
    let (game, uses) = (subject.game, Uses::of(subject));
    let mut found = Vec::new();
    let players = game.players.iter().zip(&subject.declarations.players);
    for ((name, &span), _) in players.zip(&uses.players).filter(|(_, used)| !**used) {
        found.push(
            warning(
                Code::UNUSED_PLAYER,
                span,
                format!("player `{name}` never moves"),
                "nothing in the rules hands over to this player",
            )
            .with_hint(format!("a switch to the player is written `->{name}`")),
        );
    }
    let scores = &uses.variables_set[..game.players.len()];
    if let (Some(&span), false) = (subject.declarations.players.first(), scores.contains(&true)) {
        let message = "no player ever gets a score".to_owned();
        let remark = "nothing in the rules assigns a score, so all games end alike";
        found.push(
            warning(Code::SCORE_UNSET, span, message, remark).with_hint(format!(
                "a score is assigned by `[$ {} = 1]`",
                game.players[0]
            )),
        );
    }
    let mut at_start = vec![false; game.pieces.len()];
    for cell in &game.board.cells {
        at_start[cell.piece.index()] = true;
    }
    for (piece, (name, &span)) in game
        .pieces
        .iter()
        .zip(&subject.declarations.pieces)
        .enumerate()
    {
        let (read, put) = (uses.pieces_read[piece], uses.pieces_put[piece]);
        if !read && !put && !at_start[piece] {
            found.push(warning(
                Code::UNUSED_NAME,
                span,
                format!("piece `{name}` is not used"),
                "neither on the board nor in the rules",
            ));
        } else if !put && !at_start[piece] {
            found.push(warning(
                Code::PIECE_ABSENT,
                span,
                format!("piece `{name}` is never on the board"),
                "not on the board at the beginning, and nothing puts it there",
            ));
        }
    }
    let names = game.variables[game.players.len()..].iter();
    for (number, (variable, &span)) in names.zip(&subject.declarations.variables).enumerate() {
        let number = number + game.players.len();
        let (name, bound) = (&variable.name, variable.bound);
        let message = match (uses.variables_read[number], uses.variables_set[number]) {
            (false, false) => (
                format!("variable `{name}` is not used"),
                "nowhere in the rules",
            ),
            (true, false) => (
                format!("variable `{name}` is always 0"),
                "nothing in the rules assigns it",
            ),
            _ => continue,
        };
        let hint = format!("{bound} is its largest value; every variable begins with 0");
        let found_here = warning(Code::UNUSED_NAME, span, message.0, message.1);
        found.push(if uses.variables_read[number] {
            found_here.with_hint(hint)
        } else {
            found_here
        });
    }
    found
}
