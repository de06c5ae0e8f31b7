//! The report's section on features: what may be good for a player, and where in the rules it comes
//! from.

use serde::Serialize;

use super::place::{Place, Places};
use crate::analysis::{FoundFeatures, Owner};
use crate::model::{Game, PlayerId};

/// The features of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct GameFeatures {
    /// The pieces that are some player's.
    pub owners: Vec<PieceOwner>,
    /// Whether the game looks the same to all players: then they share weights.
    pub fair: bool,
    /// The number of ways in which it looks the same to the same player, as it is included.
    pub mirrors: usize,
    /// The number of weights.
    pub weights: usize,
    /// The features, in the order of their weights.
    pub features: Vec<FeatureOf>,
    /// The kinds of features that the game does not have.
    pub off: Vec<TermOff>,
}

/// A piece that is a player's.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PieceOwner {
    /// The piece.
    pub piece: String,
    /// The player.
    pub player: String,
    /// The place of the modifier that tells.
    pub place: Option<Place>,
}

/// Features of one kind, of the same pieces.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct FeatureOf {
    /// The kind.
    pub term: &'static str,
    /// What is counted, by the names of the rules; empty where that is nothing in particular.
    pub of: String,
    /// The players for whom it counts.
    pub players: Vec<String>,
    /// What each of its weights is of; cells, for example.
    pub details: Vec<String>,
    /// The place in the rules, if it comes from one.
    pub place: Option<Place>,
}

/// A kind of features that the game does not have.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TermOff {
    /// The kind.
    pub term: &'static str,
    /// Why there are none.
    pub why: &'static str,
}

impl GameFeatures {
    /// Tells the features of a game; none where there are none.
    pub fn new(found: Option<&FoundFeatures>, game: &Game, text: &[u8]) -> Self {
        let places = Places::new(game, text);
        let player = |id: PlayerId| game.players[id.index() - 1].clone();
        let Some(found) = found else {
            return Self {
                owners: Vec::new(),
                fair: false,
                mirrors: 0,
                weights: 0,
                features: Vec::new(),
                off: Vec::new(),
            };
        };
        let owners = game.pieces.iter().zip(&found.owners);
        let owners = owners.filter_map(|(piece, owner)| match *owner {
            Owner::Player(id, span) => Some(PieceOwner {
                piece: piece.clone(),
                player: player(id),
                place: places.place(span),
            }),
            _ => None,
        });
        let mut features: Vec<FeatureOf> = Vec::new();
        for note in &found.weights {
            let term = note.term.name();
            let known = features.iter_mut().rev();
            let mut known = known.filter(|of| of.term == term && of.of == note.of);
            if let Some(feature) = known.next() {
                feature.details.push(note.detail.clone());
                continue;
            }
            features.push(FeatureOf {
                term,
                of: note.of.clone(),
                players: note.players.iter().map(|id| player(*id)).collect(),
                details: vec![note.detail.clone()],
                place: note.span.and_then(|span| places.place(span)),
            });
        }
        Self {
            owners: owners.collect(),
            fair: found.fair,
            mirrors: found.mirrors,
            weights: found.weights.len(),
            features,
            off: found
                .off
                .iter()
                .map(|(term, why)| TermOff {
                    term: term.name(),
                    why,
                })
                .collect(),
        }
    }
}
