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
use crate::analysis::goals::rules::Rules;
use crate::analysis::machine::{Action, Step};
use crate::automaton::StateId;
use crate::effort::spend;
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
    pub(super) fn find(rules: &Rules<'_>, behind: &[bool]) -> Option<Self> {
        let scores = rules.game.players.len();
        let variables = (scores..rules.game.variables.len()).map(VariableId::from_index);
        let clocks = variables.filter_map(|variable| Self::of(rules, behind, variable));
        clocks
            .filter(|clock| clock.bound / clock.tick <= MOST_TICKS)
            .min_by_key(|clock| clock.bound / clock.tick)
    }

    fn of(rules: &Rules<'_>, behind: &[bool], variable: VariableId) -> Option<Self> {
        let mut tick: Option<i32> = None;
        for state in rules.machine.states().filter(|state| behind[state.index()]) {
            for step in rules.machine.steps(state) {
                let Action::Assign(assigned, value, Some(_)) = &step.action else {
                    continue;
                };
                if *assigned != variable {
                    continue;
                }
                let by = changed_by(variable, value).filter(|by| *by > 0)?;
                tick = Some(tick.map_or(by, |tick| tick.min(by)));
            }
        }
        Some(Self {
            variable,
            tick: tick?,
            bound: rules.game.variables[variable.index()].bound,
        })
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
        gain: &dyn Fn(StateId, &Step) -> i32,
    ) -> Option<Vec<Vec<i32>>> {
        let machine = &rules.machine;
        let mut steps: Vec<(usize, usize, i32, bool)> = Vec::new();
        for state in machine.states().filter(|state| behind[state.index()]) {
            for step in machine.steps(state) {
                if step.action != Action::Accept {
                    let (from, to) = (state.index(), step.target.index());
                    steps.push((from, to, gain(state, step), self.is_tick(step)));
                }
            }
        }
        let controls = machine.control_states();
        let mut gains = vec![Vec::new(); rules.game.players.len() + 1];
        let mut before = vec![0; machine.steps.len()];
        for ticks in 0..=self.ticks() {
            before = self.layer(&steps, (ticks > 0).then_some(&before), before.len())?;
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
        Some(gains)
    }

    /// Returns the most that can be gained from each state, given the same for one tick less.
    fn layer(
        &self,
        steps: &[(usize, usize, i32, bool)],
        before: Option<&Vec<i32>>,
        states: usize,
    ) -> Option<Vec<i32>> {
        let mut most = vec![0; states];
        // A way without loops comes to each state once.
        for _ in 0..=states {
            spend(steps.len() / 4);
            let mut grown = false;
            for &(from, to, gain, ticks) in steps {
                let behind = match before {
                    _ if !ticks => most[to],
                    Some(before) => before[to],
                    None => continue,
                };
                let sum = gain.checked_add(behind)?;
                if sum > most[from] {
                    most[from] = sum;
                    grown = true;
                }
            }
            if !grown {
                return Some(most);
            }
        }
        None
    }
}
