//! Interleaved playouts: the choice of games whose random playouts are better played two at a time.
//!
//! The moves of two games overlap in a processor only if both fit into what it looks
//! at together, some hundreds of instructions, and if no branch on the way sends it
//! back: moves drawn from a few sets, and made with a few steps of the keeper.

use std::collections::BTreeSet;

use super::game_plan::Plan;
use crate::analysis::Action;
use crate::automaton::StateId;
use crate::model::PlayerId;

/// The number of steps beyond which the keeper takes too long.
const KEEPER_STEPS: usize = 8;

impl Plan<'_> {
    /// Returns whether drawing a move from each root, as `drawn_straight` says of it, and
    /// making it are short enough.
    pub fn plays_interleaved(&self, drawn_straight: impl Fn(StateId) -> bool) -> bool {
        // What is drawn from pools is in memory, where one game waits as long as two.
        self.pools.is_empty()
            && self.moves.roots.iter().all(|root| drawn_straight(*root))
            && self
                .keeper_entries()
                .into_iter()
                .all(|entry| self.is_short(entry))
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
    fn is_short(&self, entry: StateId) -> bool {
        let reached = self.machine.reachable_within_move([entry]);
        let states = self.machine.states().filter(|s| reached[s.index()]);
        let mut steps = states.flat_map(|state| self.machine.steps(state));
        let short = steps.by_ref().take(KEEPER_STEPS);
        let asks = short.filter(|step| matches!(step.action, Action::Pattern { .. }));
        asks.count() == 0 && steps.next().is_none()
    }
}

#[cfg(test)]
mod tests {
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
        Plan::new(&game, &Options::default()).plays_interleaved(|_| true)
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
        assert!(Plan::new(&game, &Options::default()).plays_interleaved(|_| true));
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
            Plan::new(&game, &Options::default()).plays_interleaved(|_| true)
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
        let mut plan = Plan::new(&game, &Options::default());
        assert_eq!(plan.pools.len(), 1);
        assert!(!plan.plays_interleaved(|_| true));
        plan.pools.clear();
        assert!(plan.plays_interleaved(|_| true));
    }

    #[test]
    fn what_is_not_drawn_straight_takes_too_long() {
        let text = "#players = p(9)\n#pieces = a, b\n#variables =\n\
                    #board = rectangle(n, s, w, e, [a, b, a])\n\
                    #rules = (->p (w* + e*) {b} [a] ->> {})";
        let game = load(text.as_bytes()).expect("it is valid").game;
        let plan = Plan::new(&game, &Options::default());
        assert!(plan.plays_interleaved(|_| true));
        assert!(!plan.plays_interleaved(|_| false));
    }
}
