//! The machine of a game, with what is known of its pieces.

use crate::analysis::pieces::piece_flow::PieceFlow;
use crate::automaton::Nfa;
use crate::effort::{Exhausted, Meter};
use crate::machine::normal::normalize;
use crate::machine::shift_table::machine;
use crate::machine::step::Machine;
use crate::model::{Game, PieceId};

/// The machine of a game with what is known of its pieces.
pub(super) struct Rules<'g> {
    pub(super) game: &'g Game,
    pub(super) machine: Machine,
    pub(super) flow: PieceFlow,
}

impl<'g> Rules<'g> {
    pub(super) fn new(game: &'g Game, meter: &Meter) -> Result<Self, Exhausted> {
        let mut machine = machine(&Nfa::from_game(game), game, true, meter)?;
        normalize(&mut machine, game, meter)?;
        Ok(Self {
            game,
            flow: PieceFlow::new(&machine, game, meter)?,
            machine,
        })
    }
}

/// Returns all pieces of a game.
pub(super) fn pieces(game: &Game) -> impl Iterator<Item = PieceId> + use<> {
    (0..game.pieces.len()).map(PieceId::from_index)
}
