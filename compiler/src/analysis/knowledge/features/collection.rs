//! The features so far, and the weights that they share.

use std::collections::HashMap;
use std::ops::Range;

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

/// Returns what weights are of that depend on a number, and on whether the player is to move.
pub(super) fn turns(numbers: Range<usize>, name: impl Fn(usize) -> String) -> Vec<String> {
    let turns = ["moving", "waiting"].iter();
    let all = turns.flat_map(|turn| numbers.clone().map(move |number| (number, turn)));
    all.map(|(number, turn)| format!("{} {turn}", name(number)))
        .collect()
}

impl Named {
    /// Returns this with what each weight is of.
    pub(super) fn with_details(mut self, details: Vec<String>) -> Self {
        self.details = details;
        self
    }
}

impl Collection<'_> {
    /// Returns what a feature of some pieces is called; it shares weights with those of pieces of the
    /// same kinds of which `what` is the same.
    pub(super) fn named(
        &self,
        term: Term,
        of: &[PieceId],
        what: &str,
        span: Option<Span>,
    ) -> Named {
        let mut kinds: Vec<usize> = of.iter().map(|piece| self.kinds[piece.index()]).collect();
        kinds.sort_unstable();
        let names: Vec<String> = of.iter().map(|piece| self.kind_name(*piece)).collect();
        Named {
            term,
            key: format!("{what} {kinds:?}"),
            of: names.join(", "),
            details: vec![what.to_owned()],
            span,
        }
    }

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
        let named = self.named(term, &[of], what, span);
        let quantity = Quantity::Places {
            piece: piece(of),
            cells,
        };
        self.add(owner, quantity, named);
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
