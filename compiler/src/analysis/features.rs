//! Features: quantities of positions that may be good for a player, found in the rules.
//!
//! Whose a piece is ([`owners`]), where it can go ([`moves`]), where it should be ([`targets`], from how
//! the game ends), how the cells lie ([`geometry`]) and what looks the same from both sides
//! ([`symmetry`]) together give the features ([`collect`]). Nothing here is proved: a feature that is of no use
//! gets a weight near zero when weights are learned.

mod collect;
mod geometry;
mod moves;
mod owners;
mod symmetry;
mod targets;

use rbg_runtime::evaluate::Features;

use super::goals::goals;
use super::machine::Machine;
use super::normal_form::normalize;
use super::piece_flow::PieceFlow;
use super::piece_set::PieceSet;
use super::shift_table::machine;
use crate::automaton::Nfa;
use crate::diagnostic::Span;
use crate::effort::{Budget, within};
use crate::model::{Game, PieceId, PlayerId};
pub use owners::Owner;

/// The work that may be spent besides what goals take.
const EFFORT: usize = 500_000_000;

/// The features of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct FoundFeatures {
    /// The features, with the numbers of their weights.
    pub features: Features,
    /// What each weight is of.
    pub weights: Vec<WeightNote>,
    /// Whose each piece is.
    pub owners: Vec<Owner>,
    /// The number of ways in which the game looks the same to the same player.
    pub mirrors: usize,
    /// Whether it looks the same to all players.
    pub fair: bool,
    /// The kinds of features that the game does not have, and why.
    pub off: Vec<(Term, &'static str)>,
}

/// What a weight is of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WeightNote {
    /// The kind of feature.
    pub term: Term,
    /// What it counts, by the names of the rules: a piece, a variable.
    pub of: String,
    /// Which of several numbers, where it is one: cells in a row, a distance, a cell.
    pub detail: String,
    /// The players for whom it counts.
    pub players: Vec<PlayerId>,
    /// The place in the rules from which it comes.
    pub span: Option<Span>,
}

/// The kinds of features.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum Term {
    /// How many pieces there are.
    Material,
    /// How near pieces are to the centre of the board.
    CentreProximity,
    /// How near they are to its corners.
    CornerProximity,
    /// How near they are to its sides.
    SidesProximity,
    /// How near they are to where the game says that they should be, along their own moves.
    RegionProximity,
    /// How near the nearest of them is.
    NearestPiece,
    /// How many of them are there.
    OwnRegionsCount,
    /// How far they have come on ways that do not lead back.
    Advance,
    /// Where they began.
    Camp,
    /// Each cell, or those that look the same.
    Place,
    /// Lines with some pieces of one player alone.
    LineCompletion,
    /// Variables that one player raises.
    PlayerVariable,
    /// Scores that are counted on.
    Score,
    /// Whose turn it is.
    CurrentMover,
    /// The number of moves.
    MobilitySimple,
    /// The same everywhere.
    Intercept,
}

impl Term {
    /// Returns the name of the term.
    pub fn name(self) -> &'static str {
        match self {
            Self::Material => "material",
            Self::CentreProximity => "centre_proximity",
            Self::CornerProximity => "corner_proximity",
            Self::SidesProximity => "sides_proximity",
            Self::RegionProximity => "region_proximity",
            Self::NearestPiece => "nearest_piece",
            Self::OwnRegionsCount => "own_regions_count",
            Self::Advance => "advance",
            Self::Camp => "camp",
            Self::Place => "place",
            Self::LineCompletion => "line_completion",
            Self::PlayerVariable => "player_variable",
            Self::Score => "score",
            Self::CurrentMover => "current_mover",
            Self::MobilitySimple => "mobility_simple",
            Self::Intercept => "intercept",
        }
    }
}

/// The machine of a game with what is known of its pieces.
struct Rules<'g> {
    game: &'g Game,
    machine: Machine,
    flow: PieceFlow,
}

/// Returns the features of a game; `None` where there are too many pieces, or it takes too much work.
pub fn features(game: &Game) -> Option<FoundFeatures> {
    if game.pieces.len() > PieceSet::MOST_PIECES || game.players.is_empty() {
        return None;
    }
    let goals = goals(game);
    let found = within(Budget::steps(EFFORT), || {
        let mut machine = machine(&Nfa::from_game(game), game, true);
        normalize(&mut machine, game.pieces.len());
        let rules = Rules {
            game,
            flow: PieceFlow::new(&machine, game),
            machine,
        };
        collect::collect(&rules, &goals)
    });
    found.ok()
}

/// Returns all pieces of a game.
fn pieces(game: &Game) -> impl Iterator<Item = PieceId> + use<> {
    (0..game.pieces.len()).map(PieceId::from_index)
}

#[cfg(test)]
mod tests;
