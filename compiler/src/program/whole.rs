//! A whole program: everything that a position does, and what it is made of.

use std::collections::BTreeMap;

use super::passes::Union;
use super::visit::Visitor;
use super::{Calls, Expr, Function, FunctionId, Held, Helper, Mentions, Part, Stmt, TableSet};
use crate::automaton::StateId;
use crate::plan::RestStrategy;

/// The program of a plan.
pub struct Program {
    /// The functions, by part.
    pub parts: BTreeMap<Part, Vec<Function>>,
    /// The performing of players' moves.
    pub performing: Performing,
    /// The searches for the rest of a move that has been made in part, by the states in which it
    /// goes on.
    pub searches: BTreeMap<StateId, Search>,
    /// The searches for the rest of moves that are drawn from candidates.
    pub tails: Vec<Tail>,
    /// The functions that find the cells of pools, in the order of the plan's pools.
    pub pools: Vec<FunctionId>,
    /// What completes moves, where questions decide.
    pub endings: Option<Endings>,
    /// The functions that are called in place of others.
    pub calls: Calls,
    /// The unions of pieces that have a name.
    pub unions: Vec<Union>,
    /// What the position holds besides lines and regions.
    pub held: Held,
    /// The lines that the position keeps.
    pub lines: Vec<LinesField>,
    /// The regions that the position keeps.
    pub regions: Vec<RegionField>,
    /// The tables, those included that nothing looks at any more.
    pub tables: TableSet,
    /// What all of it mentions.
    pub mentions: Mentions,
}

impl Program {
    /// Returns the function that is called where the function `id` is asked for.
    pub fn called(&self, id: FunctionId) -> FunctionId {
        self.calls.called(id)
    }

    /// Returns whether the position keeps the piece on each cell: only if something looks there for
    /// it.
    pub fn keeps_occupants(&self) -> bool {
        self.mentions.has_occupants() || self.mentions.calls(Helper::Put)
    }

    /// Returns whether it is counted how often the keeper takes something back.
    pub fn counts_tries(&self) -> bool {
        self.mentions.calls(Helper::NoteTakenBack)
    }
}

/// The performing of players' moves.
pub struct Performing {
    /// The statements that perform a move `m`, if moves are performed along the tree of their
    /// modifiers.
    pub tree: Option<Vec<Stmt>>,
    /// The statements that perform a modifier, by its `index` and on its `cell`, if single ones
    /// are performed.
    pub modifier: Option<Vec<Stmt>>,
}

impl Performing {
    /// Adds what is mentioned.
    pub fn note(&self, mentions: &mut Mentions) {
        let all = [&self.tree, &self.modifier].into_iter().flatten();
        all.for_each(|statements| mentions.statements(statements));
    }
}

/// A search for the rest of a move, from a `cell`.
pub struct Search {
    /// What has to be set up before.
    pub setup: Vec<Stmt>,
    /// The call.
    pub call: Expr,
}

/// The search for the rest of a move behind a cut.
pub struct Tail {
    /// The number of the cut in the plan.
    pub cut: usize,
    /// The function that searches.
    pub function: FunctionId,
    /// The way in which it is looked for.
    pub rest: RestStrategy,
    /// Whether moves come to the cut from their beginning.
    pub direct: bool,
    /// Whether moves come to the cut from behind another one.
    pub within: bool,
    /// Whether the move has to be performed up to the cut before.
    pub reads_changes: bool,
    /// Whether what follows another cut has to be performed up to the cut before.
    pub reads_within: bool,
}

impl Tail {
    /// Returns whether there are cuts within the rest.
    pub fn is_divided(&self) -> bool {
        self.rest == RestStrategy::Candidates
    }
}

/// What completes moves behind their last codes.
pub struct Endings {
    /// The action indices of the modifiers of all endings; the first has none.
    pub all: Vec<Vec<u32>>,
    /// What tells the number of the ending, by the number in the last code of a move, from 1.
    pub told: Vec<Told>,
}

/// What tells which ending completes a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Told {
    /// It is always this one.
    Always(usize),
    /// This function, called where the modifiers before the last code have been made.
    By(FunctionId),
}

/// Lines that the position keeps.
pub struct LinesField {
    /// Their number in the plan.
    pub number: usize,
    /// The table of the places of cells.
    pub places: Expr,
}

/// A region that the position keeps.
pub struct RegionField {
    /// Its number in the plan.
    pub number: usize,
    /// The cells with which it begins.
    pub area: Expr,
    /// The table of the neighbours of cells.
    pub neighbours: Expr,
    /// The cells of the pieces that it connects.
    pub within: Expr,
}
