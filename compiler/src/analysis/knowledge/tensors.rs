//! Planes of positions: what networks have to see to tell apart all positions in which a player
//! decides.
//!
//! *What it proves:* two positions in which a player may have a move differ in a plane if they
//! differ in anything that the rules can tell. Of what cannot differ there is no plane:
//!
//! * a piece that no off puts and none replaces; and of the others the one with the most cells at
//!   the start, which stands where none of them does;
//! * a variable that has one value wherever in the rules a player decides, such as scores that are
//!   set at the end;
//! * the place in the rules, where each player decides in one only;
//! * the current cell, where play goes on by leaving it for cells that do not depend on it.
//!
//! *Why it is sound:* every condition counts as satisfied, but for tests of pieces that can never
//! stand where play comes to them ([`PieceFlow`]). A game is a path through the machine, so a variable
//! has one of the values that were assigned last on some path. What stands on the cells at the start is
//! known, so a cell has exactly one of the pieces that can change, or always the same other one.

use std::collections::BTreeSet;

use rbg_runtime::game::Plane;
use rbg_runtime::{Piece, Player, Variable};

use crate::analysis::pieces::piece_flow::PieceFlow;
use crate::analysis::pieces::reach::{Reach, possible};
use crate::automaton::{Nfa, StateId};
use crate::effort::{Exhausted, Meter};
use crate::machine::action::Action;
use crate::machine::normal::normalize;
use crate::machine::relation::RelationClass;
use crate::machine::shift_table::machine;
use crate::machine::step::Machine;
use crate::model::{Arithmetic, Game, PieceId, PlayerId, VariableId};

/// Returns the planes of the positions of a game in which players decide.
///
/// # Errors
///
/// What ran out of the budget.
pub fn position_planes(game: &Game, meter: &Meter) -> Result<Vec<Plane>, Exhausted> {
    let mut machine = machine(&Nfa::from_game(game), game, true, meter)?;
    normalize(&mut machine, game, meter)?;
    let facts = Facts::new(&machine, game, meter)?;
    let mut planes = vec![Plane::Board];
    let pieces = facts.pieces().into_iter();
    planes.extend(pieces.map(|piece| Plane::Piece(Piece::from_index(piece.index()))));
    let variables = facts.variables(meter)?.into_iter();
    planes.extend(variables.map(|v| Plane::Variable(Variable::from_index(v.index()))));
    planes.extend(facts.turns(meter)?);
    planes.extend(
        facts
            .current_cell_counts(meter)?
            .then_some(Plane::CurrentCell),
    );
    Ok(planes)
}

/// What is known of the value of a variable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Value {
    One(i32),
    Any,
}

/// What is known of the decisions of players.
struct Facts<'m> {
    machine: &'m Machine,
    game: &'m Game,
    /// The pieces that can stand on cells.
    flow: PieceFlow,
    /// Whether games come to a state, patterns not included.
    passed: Vec<bool>,
    /// The states in which players decide.
    decisions: Vec<(StateId, PlayerId)>,
}

impl<'m> Facts<'m> {
    fn new(machine: &'m Machine, game: &'m Game, meter: &Meter) -> Result<Self, Exhausted> {
        let flow = PieceFlow::new(machine, game, meter)?;
        let passed = behind(machine, &flow, [machine.start], meter)?;
        let leads_on = leads_to_switch(machine, meter)?;
        let mut decisions = machine.control_states();
        decisions.retain(|(state, player)| {
            *player != PlayerId::KEEPER && passed[state.index()] && leads_on[state.index()]
        });
        Ok(Self {
            machine,
            game,
            flow,
            passed,
            decisions,
        })
    }

    /// Returns the pieces that have a plane, in order.
    fn pieces(&self) -> Vec<PieceId> {
        let flow = &self.flow;
        let changes = |piece: &PieceId| !(flow.never_put(*piece) && flow.never_removed(*piece));
        let mut pieces: Vec<PieceId> = (0..self.game.pieces.len())
            .map(PieceId::from_index)
            .filter(changes)
            .collect();
        let at_start = |piece: &PieceId| {
            let cells = self.game.board.cells.iter();
            cells.filter(|cell| cell.piece == *piece).count()
        };
        // The first of those with the most cells.
        let most = pieces
            .iter()
            .rev()
            .max_by_key(|piece| at_start(piece))
            .copied();
        pieces.retain(|piece| Some(*piece) != most);
        pieces
    }

    /// Returns the variables that have a plane, in order.
    fn variables(&self, meter: &Meter) -> Result<Vec<VariableId>, Exhausted> {
        let all = (0..self.game.variables.len()).map(VariableId::from_index);
        let mut kept = Vec::new();
        for variable in all {
            let values = self.values(variable, meter)?;
            let mut decisions = self.decisions.iter();
            if decisions.any(|(state, _)| values[state.index()] == Some(Value::Any)) {
                kept.push(variable);
            }
        }
        Ok(kept)
    }

    /// Returns the value that a variable has in each state; `None` where games do not come.
    fn values(&self, variable: VariableId, meter: &Meter) -> Result<Vec<Option<Value>>, Exhausted> {
        let mut values = vec![None; self.machine.steps.len()];
        values[self.machine.start.index()] = Some(Value::One(0));
        let mut todo = vec![self.machine.start];
        while let Some(state) = todo.pop() {
            let Some(before) = values[state.index()] else {
                continue;
            };
            for step in self.machine.steps(state, meter)? {
                let behind = match &step.action {
                    Action::Accept => continue,
                    Action::Assign(assigned, value, _) if *assigned == variable => match value {
                        Arithmetic::Constant(value) => Value::One(*value),
                        _ => Value::Any,
                    },
                    _ => before,
                };
                let known = &mut values[step.target.index()];
                let joined = match *known {
                    Some(known) if known != behind => Value::Any,
                    _ => behind,
                };
                if self.passed[step.target.index()] && *known != Some(joined) {
                    *known = Some(joined);
                    todo.push(step.target);
                }
            }
        }
        Ok(values)
    }

    /// Returns the planes that tell who is to move, and where in the rules.
    fn turns(&self, meter: &Meter) -> Result<Vec<Plane>, Exhausted> {
        let players: BTreeSet<PlayerId> =
            self.decisions.iter().map(|(_, player)| *player).collect();
        let mut planes = Vec::new();
        if players.len() > 1 {
            let to_move = |player: &PlayerId| Plane::ToMove(Player::from_index(player.index()));
            planes.extend(players.iter().map(to_move));
        }
        if self.decisions.len() > players.len() {
            for control in &self.decisions {
                planes.push(self.behind_switches(*control, meter)?);
            }
        }
        Ok(planes)
    }

    /// Returns the plane of a place in the rules, by the switches that lead there.
    fn behind_switches(
        &self,
        (state, player): (StateId, PlayerId),
        meter: &Meter,
    ) -> Result<Plane, Exhausted> {
        let mut switches = Vec::new();
        for from in self.machine.states(meter)? {
            for step in self.machine.steps(from, meter)? {
                if let Action::Switch(to, index) = step.action
                    && (step.target, to) == (state, player)
                {
                    switches.push(index.0);
                }
            }
        }
        switches.sort_unstable();
        switches.dedup();
        Ok(Plane::Behind(switches))
    }

    /// Returns whether anything may depend on the current cell of a decision.
    fn current_cell_counts(&self, meter: &Meter) -> Result<bool, Exhausted> {
        let possible = possible(self.machine, self.game, meter)?;
        let reach = Reach::new(self.machine, &possible);
        let mut seen = vec![false; self.machine.steps.len()];
        // Where there is one cell only, it tells nothing.
        let open = |state: &StateId| reach.cells(*state).nth(1).is_some();
        let mut todo: Vec<StateId> = self.decisions.iter().map(|(state, _)| *state).collect();
        todo.retain(open);
        while let Some(state) = todo.pop() {
            if std::mem::replace(&mut seen[state.index()], true) {
                continue;
            }
            for step in self.machine.steps(state, meter)? {
                match self.machine.relations.class(step.relation) {
                    RelationClass::Constant => {}
                    RelationClass::Identity if ignores_cell(&step.action) => todo.push(step.target),
                    _ => return Ok(true),
                }
            }
        }
        Ok(false)
    }
}

/// Returns whether an action is the same on all cells.
fn ignores_cell(action: &Action) -> bool {
    match action {
        Action::Pass | Action::Compare(_) | Action::Assign(..) | Action::Switch(..) => true,
        Action::On(_) | Action::Off(..) | Action::Pattern { .. } | Action::Accept => false,
    }
}

/// Returns per state whether a way through any steps leads there from some states, as far as pieces
/// can stand where it passes.
fn behind(
    machine: &Machine,
    flow: &PieceFlow,
    from: impl IntoIterator<Item = StateId>,
    meter: &Meter,
) -> Result<Vec<bool>, Exhausted> {
    let mut reached = vec![false; machine.steps.len()];
    let mut todo: Vec<StateId> = from.into_iter().collect();
    while let Some(state) = todo.pop() {
        if flow.reached(state) && !std::mem::replace(&mut reached[state.index()], true) {
            let steps = machine.steps(state, meter)?.iter();
            let on = steps.filter(|step| step.action != Action::Accept);
            todo.extend(on.map(|step| step.target));
        }
    }
    Ok(reached)
}

/// Returns per state whether a switch can be reached from it.
fn leads_to_switch(machine: &Machine, meter: &Meter) -> Result<Vec<bool>, Exhausted> {
    let mut before: Vec<Vec<StateId>> = vec![Vec::new(); machine.steps.len()];
    let mut todo = Vec::new();
    for state in machine.states(meter)? {
        for step in machine.steps(state, meter)? {
            match step.action {
                Action::Switch(..) => todo.push(state),
                Action::Accept => {}
                _ => before[step.target.index()].push(state),
            }
        }
    }
    let mut leads = vec![false; machine.steps.len()];
    while let Some(state) = todo.pop() {
        if !std::mem::replace(&mut leads[state.index()], true) {
            todo.extend(&before[state.index()]);
        }
    }
    Ok(leads)
}

#[cfg(test)]
mod tests;
