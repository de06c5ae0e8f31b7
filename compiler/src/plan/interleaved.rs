//! Interleaved playouts: the choice of games whose random playouts are better played two at a time.
//!
//! The moves of two games overlap in a processor only if both fit into what it looks
//! at together, some hundreds of instructions, and if no branch on the way sends it
//! back: moves drawn from a few sets, and made with a few steps of the keeper.

use std::collections::BTreeSet;

use super::costs::MOST_KEEPER_STEPS;
use super::game_plan::Plan;
use crate::automaton::StateId;
use crate::effort::{Exhausted, Meter};
use crate::machine::Action;
use crate::model::PlayerId;

impl Plan<'_> {
    /// Returns whether drawing a move from each root, as `drawn_straight` says of it, and
    /// making it are short enough.
    ///
    /// # Errors
    ///
    /// What ran out of the budget.
    pub fn plays_interleaved(
        &self,
        drawn_straight: impl Fn(StateId) -> bool,
        meter: &Meter,
    ) -> Result<bool, Exhausted> {
        // What is drawn from pools is in memory, where one game waits as long as two.
        if !self.pools.is_empty() || !self.moves.roots.iter().all(|root| drawn_straight(*root)) {
            return Ok(false);
        }
        for entry in self.keeper_entries() {
            if !self.is_short(entry, meter)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Returns the states in which the keeper takes over.
    fn keeper_entries(&self) -> BTreeSet<StateId> {
        let steps = self.machine.steps.iter().flatten();
        let entries = steps.filter_map(|step| match step.action {
            Action::Switch(PlayerId::KEEPER, _) => Some(step.target),
            _ => None,
        });
        entries.collect()
    }

    /// Returns whether the keeper's moves from a state ask no pattern and have few steps.
    fn is_short(&self, entry: StateId, meter: &Meter) -> Result<bool, Exhausted> {
        let reached = self.machine.reachable_within_move([entry], meter)?;
        let states = self.machine.states(meter)?.filter(|s| reached[s.index()]);
        let (mut steps, mut asks) = (0, false);
        for state in states {
            if asks && steps == MOST_KEEPER_STEPS {
                break;
            }
            for step in self.machine.steps(state, meter)? {
                if steps == MOST_KEEPER_STEPS {
                    return Ok(false);
                }
                steps += 1;
                asks |= matches!(step.action, Action::Pattern { .. });
            }
        }
        Ok(!asks)
    }
}

#[cfg(test)]
mod tests {
    use crate::effort::Meter;
    use crate::plan::Plan;
    use crate::{Options, load};

    /// Returns whether a game with this keeper's part of a turn, and moves that are drawn straight,
    /// is played two at a time.
    fn plays_interleaved(keeper: &str) -> bool {
        let text = format!(
            "#players = p(9), q(9)\n#pieces = a, b\n#variables = v(9)\n\
             #board = rectangle(n, s, w, e, [a, b, a][b, a, b])\n\
             #turn(me; own) = ->me (n* + s*)(w* + e*) {{own}} [a] e [own] ->> {keeper}\n\
             #rules = (turn(p; b) turn(q; b))*"
        );
        let game = load(text.as_bytes()).expect("it is valid").game;
        Plan::new(&game, &Options::default(), &Meter::unlimited())
            .unwrap()
            .plays_interleaved(|_| true, &Meter::unlimited())
            .unwrap()
    }

    #[test]
    fn a_keeper_of_few_steps_is_no_obstacle() {
        assert!(plays_interleaved("[$ v = 1]"));
        assert!(!plays_interleaved("{! (n + s){a} (w + e){b}} [$ v = 1]"));
        let long = "[$ v = 1] [b] e [a] s [b] w [a] n [b] e [a] s [b] w [a] n [b] e";
        assert!(!plays_interleaved(long));
    }

    #[test]
    fn what_players_do_and_ask_is_no_obstacle() {
        let text = "#players = p(9), q(9)\n#pieces = a, b\n#variables =\n\
                    #board = rectangle(n, s, w, e, [a, b, a][b, a, b])\n\
                    #rules = (->p (w* + e*) {b} {! n {a} s {b}} [a] e [b] s [a] w [b] ->> {}\n\
                    ->q (w* + e*) {a} {? s {a}} [b])*";
        let game = load(text.as_bytes()).expect("it is valid").game;
        assert!(
            Plan::new(&game, &Options::default(), &Meter::unlimited())
                .unwrap()
                .plays_interleaved(|_| true, &Meter::unlimited())
                .unwrap()
        );
    }

    #[test]
    fn every_place_where_the_keeper_takes_over_counts() {
        let two = |first: &str, second: &str| {
            let text = format!(
                "#players = p(9), q(9)\n#pieces = a, b\n#variables = v(9)\n\
                 #board = rectangle(n, s, w, e, [a, b, a][b, a, b])\n\
                 #turn(me; own) = ->me (n* + s*)(w* + e*) {{own}} [a] e [own] ->>\n\
                 #rules = (turn(p; b) {first} turn(q; b) {second})*"
            );
            let game = load(text.as_bytes()).expect("it is valid").game;
            Plan::new(&game, &Options::default(), &Meter::unlimited())
                .unwrap()
                .plays_interleaved(|_| true, &Meter::unlimited())
                .unwrap()
        };
        let (short, long) = ("[$ v = 1]", "{! (n + s){a} (w + e){b}} [$ v = 1]");
        assert!(two(short, short));
        assert!(!two(short, long) && !two(long, short));
    }

    #[test]
    fn as_many_steps_as_that_are_few() {
        let of = |steps: usize| plays_interleaved(&"[$ v = v + 1] ".repeat(steps));
        // The switch to the next player is one more.
        assert!(of(7) && !of(8));
    }

    #[test]
    fn games_that_are_drawn_from_pools_are_played_one_by_one() {
        let text = "#players = p(9)\n#pieces = a, b\n#variables =\n\
                    #board = rectangle(n, s, w, e, [a, b, a])\n\
                    #rules = (->p (w* + e*) {a} [b] ->>)*";
        let game = load(text.as_bytes()).expect("it is valid").game;
        let mut plan = Plan::new(&game, &Options::default(), &Meter::unlimited()).unwrap();
        assert_eq!(plan.pools.len(), 1);
        assert!(
            !plan
                .plays_interleaved(|_| true, &Meter::unlimited())
                .unwrap()
        );
        plan.pools.clear();
        assert!(
            plan.plays_interleaved(|_| true, &Meter::unlimited())
                .unwrap()
        );
    }

    #[test]
    fn what_is_not_drawn_straight_takes_too_long() {
        let text = "#players = p(9)\n#pieces = a, b\n#variables =\n\
                    #board = rectangle(n, s, w, e, [a, b, a])\n\
                    #rules = (->p (w* + e*) {b} [a] ->> {})";
        let game = load(text.as_bytes()).expect("it is valid").game;
        let plan = Plan::new(&game, &Options::default(), &Meter::unlimited()).unwrap();
        assert!(
            plan.plays_interleaved(|_| true, &Meter::unlimited())
                .unwrap()
        );
        assert!(
            !plan
                .plays_interleaved(|_| false, &Meter::unlimited())
                .unwrap()
        );
    }
}
