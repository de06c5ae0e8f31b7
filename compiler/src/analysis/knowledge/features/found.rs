//! What was found: the features of a game, and what their weights are of.

use rbg_runtime::evaluate::{Features, Quantity};

use super::owners::Owner;
use crate::diagnostic::Span;
use crate::model::PlayerId;

/// The features of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct FoundFeatures {
    /// The features, with the numbers of their weights.
    pub features: Features,
    /// The weights to begin with: pieces should come to where the game is won. Self-play that knows
    /// nothing may never get there.
    pub prior: Vec<f32>,
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

impl FoundFeatures {
    /// Returns the numbers of the weights that are not learned unless random games show that what they
    /// are of goes together with winning: nothing in how the game ends speaks of it.
    pub fn candidates(&self) -> Vec<usize> {
        let notes = self.weights.iter().enumerate();
        let found = notes.filter(|(_, note)| note.term == Term::Staying);
        found.map(|(number, _)| number).collect()
    }

    /// Returns the features without the number of moves: to list the moves of every position takes
    /// longer than what it is worth to most searches, which look ahead instead. Its weight is the last
    /// one, so the others have the same numbers.
    pub fn without_moves(&self) -> Features {
        let all = self.features.all.iter().cloned();
        let quick = all.filter(|feature| !matches!(feature.quantity, Quantity::Moves { .. }));
        Features::new(self.features.players, quick.collect())
    }
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
    /// How many of them stand where they stay until the game ends.
    Staying,
    /// Each cell, or those that look the same.
    Place,
    /// Pieces of one player beside each other, or where they can move to each other.
    Neighbours,
    /// Lines with some pieces of one player alone.
    LineCompletion,
    /// Variables that one player raises.
    PlayerVariable,
    /// Scores that are counted on.
    Score,
    /// Whose turn it is.
    CurrentMover,
    /// The number of moves of the player to move.
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
            Self::Staying => "staying",
            Self::Place => "place",
            Self::Neighbours => "neighbours",
            Self::LineCompletion => "line_completion",
            Self::PlayerVariable => "player_variable",
            Self::Score => "score",
            Self::CurrentMover => "current_mover",
            Self::MobilitySimple => "mobility_simple",
            Self::Intercept => "intercept",
        }
    }
}
