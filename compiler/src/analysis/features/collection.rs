//! The features so far, and the weights that they share.

use std::collections::HashMap;

use rbg_runtime::evaluate::{Feature, Quantity};
use rbg_runtime::{Piece, Player};

use super::found::{Term, WeightNote};
use super::owners::Owner;
use super::rules::{Rules, pieces};
use super::symmetry::Symmetry;
use crate::diagnostic::Span;
use crate::model::{PieceId, PlayerId};

/// The features so far.
pub(super) struct Collection<'r> {
    pub(super) rules: &'r Rules<'r>,
    pub(super) owners: Vec<Owner>,
    pub(super) all: Vec<Feature>,
    pub(super) notes: Vec<WeightNote>,
    /// The weights by what is the same to all players.
    pub(super) shared: HashMap<(Term, String), usize>,
    pub(super) symmetries: Vec<Symmetry>,
    /// Per piece, the least piece that it can become.
    pub(super) kinds: Vec<usize>,
    pub(super) fair: bool,
}

/// What a feature is called, and by what it shares weights.
pub(super) struct Named {
    pub(super) term: Term,
    /// What is the same for all that share weights.
    pub(super) key: String,
    /// What is counted.
    pub(super) of: String,
    /// What each weight is of.
    pub(super) details: Vec<String>,
    pub(super) span: Option<Span>,
}

pub(super) fn player(id: PlayerId) -> Player {
    Player::new(id.0 as u8)
}

pub(super) fn piece(id: PieceId) -> Piece {
    Piece::from_index(id.index())
}

impl Collection<'_> {
    pub(super) fn name(&self, piece: PieceId) -> &str {
        &self.rules.game.pieces[piece.index()]
    }

    /// Returns the names of the pieces of a kind.
    pub(super) fn kind_name(&self, piece: PieceId) -> String {
        let kind = self.kinds[piece.index()];
        let same = pieces(self.rules.game).filter(|other| self.kinds[other.index()] == kind);
        let names: Vec<&str> = same.map(|other| self.name(other)).collect();
        names.join("/")
    }

    /// Adds a feature, whose weights it shares with those of the same key.
    pub(super) fn add(&mut self, owner: PlayerId, quantity: Quantity, named: Named) {
        let Named {
            term,
            key,
            of,
            details,
            span,
        } = named;
        let next = self.notes.len();
        let weight = *self.shared.entry((term, key)).or_insert(next);
        if weight == next {
            for number in 0..quantity.weights() {
                self.notes.push(WeightNote {
                    term,
                    of: of.clone(),
                    detail: details.get(number).cloned().unwrap_or_default(),
                    players: Vec::new(),
                    span,
                });
            }
        }
        for note in &mut self.notes[weight..weight + quantity.weights()] {
            if !note.players.contains(&owner) {
                note.players.push(owner);
            }
        }
        self.all.push(Feature {
            player: player(owner),
            weight,
            quantity,
        });
    }

    pub(super) fn add_cells(
        &mut self,
        term: Term,
        owner: PlayerId,
        of: PieceId,
        what: &str,
        cells: Vec<f32>,
        span: Option<Span>,
    ) {
        let key = format!("{} {what}", self.kinds[of.index()]);
        let name = self.kind_name(of);
        let detail = [what.to_owned()];
        let quantity = Quantity::Places {
            piece: piece(of),
            cells,
        };
        self.add(
            owner,
            quantity,
            Named {
                term,
                key,
                of: name,
                details: detail.to_vec(),
                span,
            },
        );
    }

    /// Returns the pieces with an owner.
    pub(super) fn owned(&self) -> Vec<(PieceId, PlayerId, Span)> {
        let owners = self.owners.iter().enumerate();
        let owned = owners.filter_map(|(piece, owner)| match *owner {
            Owner::Player(player, span) => Some((PieceId::from_index(piece), player, span)),
            Owner::Shared | Owner::Nobody => None,
        });
        owned.collect()
    }
}
