//! The machine of a game with what other analyses know of it, for the reading of goals.

use crate::analysis::moves::must_succeed::must_succeed;
use crate::analysis::pieces::piece_flow::PieceFlow;
use crate::analysis::pieces::piece_set::PieceSet;
use crate::analysis::pieces::reach::{Reach, possible};
use crate::automaton::{Nfa, PatternId, StateId};
use crate::effort::{Exhausted, Meter};
use crate::machine::action::Action;
use crate::machine::normal::normalize;
use crate::machine::relation::RelationClass;
use crate::machine::shift_table::machine;
use crate::machine::step::{Machine, Step};
use crate::model::{CellId, Game};

/// A game with facts about its machine.
pub(in crate::analysis) struct Rules<'a> {
    pub(in crate::analysis) game: &'a Game,
    pub(in crate::analysis) machine: Machine,
    pub(in crate::analysis) flow: PieceFlow,
    pub(in crate::analysis) reach: Reach,
    /// The pieces that can ever stand on each cell.
    pub(in crate::analysis) possible: Vec<PieceSet>,
    /// All pieces.
    pub(super) all: PieceSet,
    /// Per state whether a search must succeed from there.
    pub(super) must_succeed: Vec<bool>,
    /// Per state whether some way leads to a switch.
    pub(super) live: Vec<bool>,
}

impl<'a> Rules<'a> {
    pub(in crate::analysis) fn new(game: &'a Game, meter: &Meter) -> Result<Self, Exhausted> {
        let mut machine = machine(&Nfa::from_game(game), game, true, meter)?;
        normalize(&mut machine, game, meter)?;
        let possible = possible(&machine, game, meter)?;
        Ok(Self {
            game,
            flow: PieceFlow::new(&machine, game, meter)?,
            reach: Reach::new(&machine, &possible),
            possible,
            all: PieceSet::all(game.pieces.len()),
            must_succeed: must_succeed(&machine, game, meter)?,
            live: live(&machine, meter)?,
            machine,
        })
    }

    /// Returns the pieces that can stand on a cell when a game comes to a state there.
    pub(super) fn occupants(&self, state: StateId, cell: CellId) -> PieceSet {
        self.flow.on_current(state) & self.possible[cell.index()]
    }

    /// Returns whether a step leads from its cell to that cell alone.
    pub(super) fn stays(&self, step: &Step) -> bool {
        self.class(step) == RelationClass::Identity
    }

    /// Returns whether a step leads to the same cells from everywhere.
    pub(super) fn goes_anywhere(&self, step: &Step) -> bool {
        self.class(step) == RelationClass::Constant
    }

    fn class(&self, step: &Step) -> RelationClass {
        self.machine.relations.class(step.relation)
    }

    /// Returns whether it matters on which cell a pattern is asked.
    pub(in crate::analysis) fn asks_about_cell(
        &self,
        pattern: PatternId,
        meter: &Meter,
    ) -> Result<bool, Exhausted> {
        self.depends_on_cell(self.machine.patterns[pattern.index()], meter)
    }

    /// Returns whether what is behind a state depends on the cell on which it is entered, as far
    /// as the first test or change shows.
    pub(super) fn depends_on_cell(&self, state: StateId, meter: &Meter) -> Result<bool, Exhausted> {
        self.depends(state, &mut Vec::new(), meter)
    }

    fn depends(
        &self,
        state: StateId,
        seen: &mut Vec<StateId>,
        meter: &Meter,
    ) -> Result<bool, Exhausted> {
        if seen.contains(&state) {
            return Ok(false);
        }
        seen.push(state);
        for step in self.machine.steps(state, meter)? {
            let depends = match self.class(step) {
                RelationClass::Constant => false,
                RelationClass::Identity => match step.action {
                    Action::On(_) | Action::Off(..) => true,
                    Action::Accept | Action::Switch(..) => false,
                    Action::Pattern { pattern, .. } => {
                        self.depends(self.machine.patterns[pattern.index()], seen, meter)?
                            || self.depends(step.target, seen, meter)?
                    }
                    Action::Pass | Action::Compare(_) | Action::Assign(..) => {
                        self.depends(step.target, seen, meter)?
                    }
                },
                _ => true,
            };
            if depends {
                return Ok(true);
            }
        }
        Ok(false)
    }
}

/// Returns per state whether some way leads from it to a switch or the end of a pattern.
fn live(machine: &Machine, meter: &Meter) -> Result<Vec<bool>, Exhausted> {
    let mut live = vec![false; machine.steps.len()];

    loop {
        meter.spend(live.len())?;
        let mut grown = false;
        for state in machine.states(meter)? {
            if live[state.index()] {
                continue;
            }
            for step in machine.steps(state, meter)? {
                let passes = match &step.action {
                    Action::On(pieces) => !pieces.is_empty(),
                    _ => true,
                };
                let behind = step.action.ends() || live[step.target.index()];
                let relation = machine.relations.get(step.relation);
                if passes && behind && !relation.is_empty(meter)? {
                    live[state.index()] = true;
                    grown = true;
                    break;
                }
            }
        }
        if !grown {
            return Ok(live);
        }
    }
}
