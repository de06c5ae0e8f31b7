//! The search for legal moves of section 6.5 of the language reference.
//!
//! Between two modifiers nothing changes but the cell and the position in the
//! rules, so one sweep over (node, cell) pairs, each entered once, finds every
//! modifier that can come next. Then each of them is applied and the search
//! goes on behind it.

use rustc_hash::FxHashSet;
use std::ops::ControlFlow;

use super::program::{Node, Program, Step};
use super::state::State;
use crate::effort::Meter;
use crate::model::{ActionIndex, CellId, Game, Modifier};
use rbg_runtime::position::{LONGEST_MOVE, Unlistable};
use rbg_runtime::{ActionList, Cell, MoveAction};

/// The end of a move: what the switch leads to.
pub(super) struct Ending<'a> {
    pub(super) actions: &'a ActionList,
    pub(super) state: &'a State,
}

/// A search from a state; the state is the same again after each call.
pub(super) struct Search<'a> {
    pub(super) game: &'a Game,
    pub(super) program: &'a Program,
    pub(super) state: State,
    pub(super) actions: ActionList,
    /// The number of pairs of node and cell that the search may still look at.
    pub(super) effort: u64,
    /// The meter of the work.
    pub(super) meter: &'a Meter,
    /// Why not all was looked at.
    pub(super) cut: Option<Cut>,
}

/// Why a search, or a list of what it found, is not complete.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Cut {
    /// A move, or a way through a pattern, has more than [`LONGEST_MOVE`] modifiers.
    Length,
    /// There is more to look at than allowed.
    Effort,
    /// The moves take more memory than allowed, or are more than a list can have.
    Memory,
}

impl From<Cut> for Unlistable {
    fn from(cut: Cut) -> Self {
        Self::Endless(match cut {
            Cut::Length => format!("one goes on beyond {LONGEST_MOVE} modifiers"),
            Cut::Effort => "the search for them takes too long".to_owned(),
            Cut::Memory => "there are too many of them to be listed".to_owned(),
        })
    }
}

/// A modifier that can be performed next.
struct Candidate<'a> {
    modifier: &'a Modifier,
    index: Option<ActionIndex>,
    cell: CellId,
    next: Node,
}

/// An entry of the sweep's stack.
enum Todo<'a> {
    Visit(Node, CellId),
    Report(Candidate<'a>),
}

/// The outcome of a sweep.
struct Sweep<'a> {
    candidates: Vec<Candidate<'a>>,
    reached_exit: bool,
}

impl<'a> Search<'a> {
    /// Calls `found` for every legal move from the state, in search order.
    pub(super) fn moves(
        &mut self,
        found: &mut dyn FnMut(Ending<'_>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.continue_from(self.state.node, self.state.cell, found)
    }

    fn continue_from(
        &mut self,
        node: Node,
        cell: CellId,
        found: &mut dyn FnMut(Ending<'_>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let sweep = self.sweep(node, cell, None);
        if self.cut.is_some() {
            return ControlFlow::Break(());
        }
        for candidate in sweep.candidates {
            let Candidate {
                modifier,
                index,
                cell,
                next,
            } = candidate;
            let Some(index) = index else { continue };
            if self.actions.len() >= LONGEST_MOVE {
                return self.cut_short(Cut::Length);
            }
            let Some(undo) = self.state.modify(self.game, modifier, cell) else {
                continue;
            };
            let action = MoveAction {
                cell: Cell::from_index(cell.index()),
                index: index.0,
            };
            self.actions.push(action);
            let flow = if let Modifier::Switch(player) = modifier {
                let mut state = self.state.clone();
                (state.cell, state.node, state.to_move) = (cell, next, *player);
                found(Ending {
                    actions: &self.actions,
                    state: &state,
                })
            } else {
                deeper(|| self.continue_from(next, cell, found))
            };
            self.actions.pop();
            self.state.undo(undo, cell);
            flow?;
        }
        ControlFlow::Continue(())
    }

    fn cut_short(&mut self, cut: Cut) -> ControlFlow<()> {
        self.cut = self.cut.or(Some(cut));
        ControlFlow::Break(())
    }

    /// Returns whether some word between `node` and `exit` is applicable at `cell`.
    fn pattern_holds(&mut self, node: Node, exit: Node, cell: CellId, depth: usize) -> bool {
        let sweep = self.sweep(node, cell, Some(exit));
        if sweep.reached_exit {
            return true;
        }
        if depth >= LONGEST_MOVE && !sweep.candidates.is_empty() {
            self.cut = self.cut.or(Some(Cut::Length));
        }
        if self.cut.is_some() {
            return false;
        }
        for Candidate {
            modifier,
            cell,
            next,
            ..
        } in sweep.candidates
        {
            let Some(undo) = self.state.modify(self.game, modifier, cell) else {
                continue;
            };
            let holds = deeper(|| self.pattern_holds(next, exit, cell, depth + 1));
            self.state.undo(undo, cell);
            if holds {
                return true;
            }
        }
        false
    }

    /// Goes everywhere that can be reached from `node` at `cell` without a
    /// modifier, in depth-first order, and stops early at `exit`.
    fn sweep(&mut self, node: Node, cell: CellId, exit: Option<Node>) -> Sweep<'a> {
        let mut sweep = Sweep {
            candidates: Vec::new(),
            reached_exit: false,
        };
        let mut marks = FxHashSet::default();
        let mut stack = vec![Todo::Visit(node, cell)];
        while let Some(todo) = stack.pop() {
            let (node, cell) = match todo {
                Todo::Visit(node, cell) => (node, cell),
                Todo::Report(candidate) => {
                    sweep.candidates.push(candidate);
                    continue;
                }
            };
            if self.meter.spend(4).is_err() {
                return self.too_long();
            }
            if !marks.insert((node, cell)) {
                continue;
            }
            if Some(node) == exit {
                sweep.reached_exit = true;
                return sweep;
            }
            // Whoever sets a limit looks whether it was reached.
            self.effort = self.effort.saturating_sub(1);
            if self.effort == 0 {
                return self.too_long();
            }
            // What is pushed last is looked at first.
            for (step, next) in self.program.steps(node).iter().rev() {
                if let Some(todo) = self.take(step, *next, cell) {
                    stack.push(todo);
                }
            }
        }
        sweep
    }

    /// Cuts the search short; returns a sweep that has found nothing.
    fn too_long(&mut self) -> Sweep<'a> {
        self.cut = self.cut.or(Some(Cut::Effort));
        Sweep {
            candidates: Vec::new(),
            reached_exit: false,
        }
    }

    /// Returns the cell to which a step leads from `cell`, if it is applicable.
    fn take(&mut self, step: &'a Step, next: Node, cell: CellId) -> Option<Todo<'a>> {
        let passes = match step {
            Step::Empty => true,
            Step::Shift(label) => {
                return Some(Todo::Visit(next, self.game.board.step(cell, *label)?));
            }
            Step::On(pieces) => pieces.contains(&self.state.pieces[cell.index()]),
            Step::Compare(comparison) => self.state.holds(comparison),
            Step::Pattern {
                negated,
                entry,
                exit,
            } => deeper(|| self.pattern_holds(*entry, *exit, cell, 0)) != *negated,
            Step::Modify { modifier, index } => {
                let candidate = Candidate {
                    modifier,
                    index: *index,
                    cell,
                    next,
                };
                return Some(Todo::Report(candidate));
            }
        };
        passes.then_some(Todo::Visit(next, cell))
    }
}

/// Runs a recursive call with enough stack: recursion follows the description, so the stack grows
/// on the heap.
fn deeper<T>(call: impl FnOnce() -> T) -> T {
    stacker::maybe_grow(64 * 1024, 1024 * 1024, call)
}
