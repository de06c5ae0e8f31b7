//! The clock: a variable that grows all the time and has a bound, and what can happen before that.
//!
//! *What it proves:* the clock ticks at most as often as it has values left, so that from where a player
//! is to move nothing gains more than the table says for the ticks that are left.
//!
//! *Why it is sound:* every assignment to the clock adds at least the same number, and one beyond its
//! bound cannot be made. The table has the largest sum of gains along any way through the machine
//! with so many ticks; a loop without a tick on which something is gained makes the sum endless, and then
//! nothing is claimed.

use super::forms::changed_by;
use crate::analysis::knowledge::goals::rules::Rules;
use crate::automaton::StateId;
use crate::effort::{Exhausted, Meter};
use crate::machine::action::Action;
use crate::machine::step::Step;
use crate::model::{PlayerId, VariableId};

/// The most ticks of a clock.
const MOST_TICKS: i32 = 1024;

/// A variable that only grows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    /// The variable.
    pub variable: VariableId,
    /// The least that each assignment adds.
    pub tick: i32,
    /// The largest value.
    pub bound: i32,
}

impl Clock {
    /// Finds the clock with the fewest ticks, if there is one; `behind` tells the states to which a
    /// player's decision can lead.
    pub(super) fn find(
        rules: &Rules<'_>,
        behind: &[bool],
        meter: &Meter,
    ) -> Result<Option<Self>, Exhausted> {
        let scores = rules.game.players.len();
        let variables = (scores..rules.game.variables.len()).map(VariableId::from_index);
        let mut clocks = Vec::new();
        for variable in variables {
            clocks.extend(Self::of(rules, behind, variable, meter)?);
        }
        Ok(clocks
            .into_iter()
            .filter(|clock| clock.bound / clock.tick <= MOST_TICKS)
            .min_by_key(|clock| clock.bound / clock.tick))
    }

    fn of(
        rules: &Rules<'_>,
        behind: &[bool],
        variable: VariableId,
        meter: &Meter,
    ) -> Result<Option<Self>, Exhausted> {
        let mut tick: Option<i32> = None;
        for state in rules
            .machine
            .states(meter)?
            .filter(|state| behind[state.index()])
        {
            for step in rules.machine.steps(state, meter)? {
                let Action::Assign(assigned, value, Some(_)) = &step.action else {
                    continue;
                };
                if *assigned != variable {
                    continue;
                }
                let Some(by) = changed_by(variable, value).filter(|by| *by > 0) else {
                    return Ok(None);
                };
                tick = Some(tick.map_or(by, |tick| tick.min(by)));
            }
        }
        Ok(tick.map(|tick| Self {
            variable,
            tick,
            bound: rules.game.variables[variable.index()].bound,
        }))
    }

    /// Returns the most ticks of a game.
    pub(super) fn ticks(&self) -> usize {
        usize::try_from(self.bound / self.tick).unwrap_or(0)
    }

    fn is_tick(&self, step: &Step) -> bool {
        matches!(&step.action, Action::Assign(variable, _, Some(_)) if *variable == self.variable)
    }

    /// Returns the most that can be gained, per player to move and by the ticks that are left.
    pub(super) fn gains(
        &self,
        rules: &Rules<'_>,
        behind: &[bool],
        gain: &dyn Fn(StateId, &Step) -> Result<i32, Exhausted>,
        meter: &Meter,
    ) -> Result<Option<Vec<Vec<i32>>>, Exhausted> {
        let machine = &rules.machine;
        let mut steps: Vec<(usize, usize, i32, bool)> = Vec::new();
        for state in machine.states(meter)?.filter(|state| behind[state.index()]) {
            for step in machine.steps(state, meter)? {
                if step.action != Action::Accept {
                    let (from, to) = (state.index(), step.target.index());
                    steps.push((from, to, gain(state, step)?, self.is_tick(step)));
                }
            }
        }
        let controls = machine.control_states();
        let mut gains = vec![Vec::new(); rules.game.players.len() + 1];
        let mut before = vec![0; machine.steps.len()];
        for ticks in 0..=self.ticks() {
            let below = (ticks > 0).then_some(&before);
            let Some(layer) = self.layer(&steps, below, before.len(), meter)? else {
                return Ok(None);
            };
            before = layer;
            for (player, gains) in gains.iter_mut().enumerate() {
                let own = controls.iter().filter(|(_, of)| of.index() == player);
                let own = own.map(|(state, _)| before[state.index()]);
                gains.push(match PlayerId::from_index(player) {
                    // A position in which the keeper is to move is not asked about.
                    PlayerId::KEEPER => i32::MAX,
                    _ => own.max().unwrap_or(0),
                });
            }
        }
        Ok(Some(gains))
    }

    /// Returns the most that can be gained from each state, given the same for one tick less.
    fn layer(
        &self,
        steps: &[(usize, usize, i32, bool)],
        before: Option<&Vec<i32>>,
        states: usize,
        meter: &Meter,
    ) -> Result<Option<Vec<i32>>, Exhausted> {
        let mut most = vec![0; states];
        // A way without loops comes to each state once.
        for _ in 0..=states {
            meter.spend(steps.len() / 4)?;
            let mut grown = false;
            for &(from, to, gain, ticks) in steps {
                let behind = match before {
                    _ if !ticks => most[to],
                    Some(before) => before[to],
                    None => continue,
                };
                let Some(sum) = gain.checked_add(behind) else {
                    return Ok(None);
                };
                if sum > most[from] {
                    most[from] = sum;
                    grown = true;
                }
            }
            if !grown {
                return Ok(Some(most));
            }
        }
        Ok(None)
    }
}
