//! The features besides those of pieces and regions: lines, variables, single cells, turns.

use std::collections::HashMap;

use rbg_runtime::evaluate::{LONGEST_LINE, Lines, Quantity};
use rbg_runtime::{Cell, Variable};

use super::collection::{Collection, Named, piece, turns};
use super::found::Term;
use super::geometry::indices;
use super::owners::{Deeds, Owner};
use super::targets::Targets;
use crate::model::{PlayerId, VariableId};

/// What a move counts.
const MOVE: f32 = 0.05;

/// The most weights of single cells.
const MOST_PLACES: usize = 4000;

impl Collection<'_> {
    /// Adds lines.
    pub(super) fn lines(&mut self, targets: &Targets, off: &mut Vec<(Term, &'static str)>) {
        let mut lines = false;
        for row in &targets.rows {
            let length = row.windows.first().map_or(0, Vec::len);
            if length > LONGEST_LINE {
                continue;
            }
            lines = true;
            let others = self.owned().into_iter();
            let others = others.filter(|(_, owner, _)| *owner != row.player);
            let quantity = Quantity::Lines(Lines::new(
                row.pieces.iter().map(|of| piece(*of)).collect(),
                others.map(|(of, _, _)| piece(of)).collect(),
                row.windows
                    .iter()
                    .map(|window| indices(window).map(Cell::from_index).collect())
                    .collect(),
            ));
            let details = turns(1..length + 1, |count| format!("{count} of {length}"));
            let what = length.to_string();
            let named = self.named(Term::LineCompletion, &row.pieces, &what, row.span);
            self.add(row.player, quantity, named.with_details(details));
        }
        if !lines {
            off.push((Term::LineCompletion, "the game is not won by a line"));
        }
    }

    /// Adds variables that one player raises.
    pub(super) fn variables(&mut self, deeds: &Deeds, off: &mut Vec<(Term, &'static str)>) {
        let game = self.rules.game;
        let seats = game.players.len();
        let mut counts = vec![0; seats];
        let (mut scores, mut others) = (false, false);
        for number in 0..game.variables.len() {
            let id = VariableId::from_index(number);
            let Some((raiser, span)) = deeds.raiser(id) else {
                continue;
            };
            let variable = &game.variables[number];
            let (term, owner, place) = if number < seats {
                scores = true;
                (Term::Score, PlayerId(number as u32 + 1), 0)
            } else {
                others = true;
                counts[raiser.index() - 1] += 1;
                (Term::PlayerVariable, raiser, counts[raiser.index() - 1])
            };
            let key = if self.fair {
                format!("{place} {}", variable.bound)
            } else {
                variable.name.clone()
            };
            let quantity = Quantity::Variable {
                variable: Variable::from_index(number),
                unit: if variable.bound > 20 {
                    20.0 / variable.bound as f32
                } else {
                    1.0
                },
            };
            let name = variable.name.clone();
            self.add(
                owner,
                quantity,
                Named {
                    term,
                    key,
                    of: name,
                    details: Vec::new(),
                    span: Some(span),
                },
            );
        }
        if !scores {
            off.push((Term::Score, "no score is counted on before the game ends"));
        }
        if !others {
            off.push((
                Term::PlayerVariable,
                "no variable is raised by one player alone",
            ));
        }
    }

    /// Adds a weight for every cell, the same for those that look the same.
    pub(super) fn places(&mut self, off: &mut Vec<(Term, &'static str)>) {
        let cells = self.rules.game.board.cells.len();
        let owned = self.owned();
        let place = |piece: usize, cell: usize| piece * cells + cell;
        let mut orbit: Vec<usize> = (0..cells * self.rules.game.pieces.len()).collect();
        for symmetry in &self.symmetries {
            for &(of, _, _) in &owned {
                for cell in 0..cells {
                    let from = place(of.index(), cell);
                    let to = place(symmetry.pieces[of.index()], symmetry.cells[cell]);
                    join(&mut orbit, from, to);
                }
            }
        }
        let mut members: HashMap<(usize, usize), Vec<usize>> = HashMap::new();
        let mut order = Vec::new();
        for &(of, _, _) in &owned {
            for cell in 0..cells {
                if !self.rules.flow.can_be_on(cell, of) {
                    continue;
                }
                let root = find(&mut orbit, place(of.index(), cell));
                let known = members.entry((root, of.index())).or_default();
                if known.is_empty() {
                    order.push((root, of));
                }
                known.push(cell);
            }
        }
        let mut roots: Vec<usize> = members.keys().map(|(root, _)| *root).collect();
        roots.sort_unstable();
        roots.dedup();
        if roots.len() > MOST_PLACES {
            off.push((Term::Place, "there would be too many weights"));
            return;
        }
        for (root, of) in order {
            let on = &members[&(root, of.index())];
            let mut counts = vec![0.0; cells];
            on.iter().for_each(|&cell| counts[cell] = 1.0);
            let Owner::Player(owner, span) = self.owners[of.index()] else {
                continue;
            };
            let name = self.kind_name(of);
            let detail = [self.rules.game.board.cells[on[0]].name.clone()];
            let quantity = Quantity::Places {
                piece: piece(of),
                cells: counts,
            };
            let key = root.to_string();
            self.add(
                owner,
                quantity,
                Named {
                    term: Term::Place,
                    key,
                    of: name,
                    details: detail.to_vec(),
                    span: Some(span),
                },
            );
        }
    }

    /// Adds whose turn it is, and what is always the same.
    pub(super) fn turns(&mut self) {
        let players = self.rules.game.players.len();
        for owner in (1..=players).map(|number| PlayerId(number as u32)) {
            let key = if self.fair {
                String::new()
            } else {
                owner.0.to_string()
            };
            let mover = Quantity::ToMove;
            self.add(
                owner,
                mover,
                Named {
                    term: Term::CurrentMover,
                    key,
                    of: String::new(),
                    details: Vec::new(),
                    span: None,
                },
            );
        }
        // What counts for one of two players counts against the other.
        let own = if players == 2 { 1 } else { players };
        for owner in (1..=own).map(|number| PlayerId(number as u32)) {
            let name = self.rules.game.players[owner.index() - 1].clone();
            let term = Term::Intercept;
            self.add(
                owner,
                Quantity::Constant,
                Named {
                    term,
                    key: owner.0.to_string(),
                    of: name,
                    details: Vec::new(),
                    span: None,
                },
            );
        }
    }
}

impl Collection<'_> {
    /// Adds how many moves the player to move has. It takes the moves to be listed, so the weight is the
    /// last one: see [`FoundFeatures::without_moves`](super::FoundFeatures::without_moves).
    pub(super) fn mobility(&mut self) {
        let players = self.rules.game.players.len();
        for owner in (1..=players).map(|number| PlayerId(number as u32)) {
            let named = self.named(Term::MobilitySimple, &[], "", None);
            self.add(owner, Quantity::Moves { unit: MOVE }, named);
        }
    }
}

/// Returns the representative of what is joined.
fn find(parent: &mut [usize], mut at: usize) -> usize {
    while parent[at] != at {
        parent[at] = parent[parent[at]];
        at = parent[at];
    }
    at
}

fn join(parent: &mut [usize], one: usize, other: usize) {
    let (one, other) = (find(parent, one), find(parent, other));
    let (least, most) = (one.min(other), one.max(other));
    parent[most] = least;
}
