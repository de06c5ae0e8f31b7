//! Features: quantities of positions that may be good for a player, found in the rules.
//!
//! Whose a piece is ([`owners`]), where it can go ([`moves`]), where it should be ([`targets`], from how
//! the game ends), how the cells lie ([`geometry`]) and what looks the same from both sides
//! ([`symmetry`]) together give the features ([`collect`]). Nothing here is proved: a feature that is of no use
//! gets a weight near zero when weights are learned.

mod collect;
mod collection;
mod found;
mod geometry;
mod moves;
mod others;
mod owners;
mod rules;
mod single;
mod staying;
mod symmetry;
mod targets;

use crate::analysis::knowledge::goals::goals;
use crate::analysis::pieces::piece_set::PieceSet;
use crate::effort::{Budget, Meter};
use crate::model::Game;
pub use found::{FoundFeatures, Term, WeightNote};
pub use owners::Owner;
use rules::Rules;
pub use single::NoSuchTerm;

/// The work that may be spent besides what goals take.
const EFFORT: usize = 500_000_000;

/// Returns the features of a game; `None` where there are too many pieces, or it takes too much work.
pub fn features(game: &Game) -> Option<FoundFeatures> {
    if game.pieces.len() > PieceSet::MOST_PIECES || game.players.is_empty() {
        return None;
    }
    let goals = goals(game);
    let meter = Meter::new(Budget::steps(EFFORT));
    let rules = Rules::new(game, &meter).ok()?;
    collect::collect(&rules, &goals, &meter).ok()
}

#[cfg(test)]
mod tests;
