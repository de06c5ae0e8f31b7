//! Moves in parts: from the beginning of a move, and from behind each of its
//! modifiers, up to the next ones.

use std::collections::BTreeMap;

use super::search::SearchPlan;
use super::walk::WalkFunctions;
use crate::analysis::{must_succeed, observable_writes, player_states, reads};
use crate::automaton::{Nfa, StateId, Symbol};
use crate::effort::{Exhausted, Meter};
use crate::machine::Action;
use crate::model::{ActionIndex, PlayerId};

/// The plan by which moves are made in parts.
#[derive(Clone, Debug)]
pub struct Partial {
    /// The state in which a move goes on behind a modifier that does not end it.
    pub behind: BTreeMap<ActionIndex, StateId>,
    /// The modifiers behind which a move can always be completed.
    pub must_succeed: Vec<ActionIndex>,
    /// The modifiers behind which there is a dot, in front of the next ones.
    pub dotted: Vec<ActionIndex>,
    /// The states that become functions which look for the next modifiers.
    pub walk: WalkFunctions,
}

impl Partial {
    /// Plans the players' moves of a game whose automaton is `nfa`. None if a modifier does not
    /// tell how a move goes on behind it.
    pub(super) fn new(
        nfa: &Nfa,
        plan: &SearchPlan<'_>,
        meter: &Meter,
    ) -> Result<Option<Self>, Exhausted> {
        let machine = &plan.machine;
        let mut ended = machine.clone();
        let mut behind = BTreeMap::new();
        let reached = machine.reachable_within_move(player_states(machine), meter)?;
        for state in machine
            .states(meter)?
            .filter(|state| reached[state.index()])
        {
            for step in &mut ended.steps[state.index()] {
                let (true, Some(index)) = (step.action.writes(), step.action.index()) else {
                    continue;
                };
                if *behind.entry(index).or_insert(step.target) != step.target {
                    return Ok(None);
                }
                // Nothing behind belongs to the same search, and the player to move stays.
                step.action = Action::Switch(PlayerId(1), index);
            }
        }
        let observable_writes = observable_writes(&ended, &reads(&ended, meter)?, meter)?;
        let walk = WalkFunctions::of_moves(
            &ended,
            &[],
            &plan.visited,
            &observable_writes,
            &plan.floods,
            plan.set_words(),
            meter,
        )?;
        let succeeds = must_succeed(machine, plan.game, meter)?;
        let must_succeed = behind.iter().filter(|(_, state)| succeeds[state.index()]);
        Ok(Some(Self {
            must_succeed: must_succeed.map(|(index, _)| *index).collect(),
            dotted: dotted(nfa),
            behind,
            walk,
        }))
    }

    /// Returns whether a state is behind a modifier.
    pub fn is_entered(&self, state: StateId) -> bool {
        self.behind.values().any(|behind| *behind == state)
    }
}

/// Returns the modifiers from which a dot can be reached without another one between.
fn dotted(nfa: &Nfa) -> Vec<ActionIndex> {
    let modifiers = nfa.states().flat_map(|state| nfa.transitions(state));
    let dotted = modifiers.filter_map(|transition| match transition.symbol {
        Symbol::Modify { index, .. } => index.filter(|_| leads_to_dot(nfa, transition.target)),
        _ => None,
    });
    let mut dotted: Vec<ActionIndex> = dotted.collect();
    dotted.sort_unstable();
    dotted
}

fn leads_to_dot(nfa: &Nfa, state: StateId) -> bool {
    let mut seen = vec![false; nfa.states().count()];
    let mut todo = vec![state];
    while let Some(state) = todo.pop() {
        if std::mem::replace(&mut seen[state.index()], true) {
            continue;
        }
        for transition in nfa.transitions(state) {
            match transition.symbol {
                Symbol::Dot => return true,
                Symbol::Modify { .. } => {}
                _ => todo.push(transition.target),
            }
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::Partial;
    use crate::automaton::Nfa;
    use crate::effort::Meter;
    use crate::machine::{Action, machine};
    use crate::model::{ActionIndex, Game};
    use crate::plan::Plan;
    use crate::testing::{offs, row, steps};
    use crate::{Options, plan};

    /// Returns the plan of moves in parts.
    fn partial(game: &Game) -> plan::Partial {
        let options = Options {
            partial_moves: true,
            ..Options::default()
        };
        Plan::new(game, &options, &Meter::unlimited())
            .unwrap()
            .partial
            .expect("every modifier tells how it goes on")
    }

    /// Returns the numbers of the offs of a piece.
    fn put(game: &Game, name: &str) -> Vec<ActionIndex> {
        let machine = machine(&Nfa::from_game(game), game, true, &Meter::unlimited()).unwrap();
        let found = offs(game, &machine, name);
        found
            .iter()
            .filter_map(|(_, step)| step.action.index())
            .collect()
    }

    #[test]
    fn moves_go_on_behind_modifiers_of_players_that_do_not_end_them() {
        let game = row("->p {e} [x] right [y] ->> [z] ->q [$ v = 1] {x} ->> {}");
        let partial = partial(&game);
        assert_eq!(partial.behind.len(), 3);
        for (name, goes_on) in [("x", true), ("y", true), ("z", false)] {
            assert_eq!(
                partial.behind.contains_key(&put(&game, name)[0]),
                goes_on,
                "{name}"
            );
        }
        for &state in partial.behind.values() {
            assert!(partial.is_entered(state));
            assert!(partial.walk.roots.contains(&state));
        }
        assert_eq!(partial.walk.roots.len(), 2 + 3);
        let roots = partial.walk.roots.iter();
        let beginnings = roots.filter(|root| !partial.is_entered(**root));
        assert_eq!(beginnings.count(), 2);
    }

    #[test]
    fn nothing_is_changed_on_the_way_to_the_next_modifier() {
        let game = row("->p {e} [x] {x} [y] {y} right {e} ->> {}");
        assert!(
            Plan::new(&game, &Options::default(), &Meter::unlimited())
                .unwrap()
                .moves
                .mutates
                .contains(&true)
        );
        assert!(!partial(&game).walk.mutates.contains(&true));
    }

    #[test]
    fn moves_are_surely_completed_if_nothing_can_stop_them_until_they_end() {
        let sure = |rules: &str| partial(&row(rules)).must_succeed.len();
        assert_eq!(sure("->p {e} [x] right {e} [y] ->> {}"), 1);
        assert_eq!(sure("->p {e} [x] [y] ->> {}"), 2);
        assert_eq!(sure("->p {e} [x] [y] right {e} ->> {}"), 0);
    }

    #[test]
    fn a_dot_belongs_to_the_modifiers_from_which_it_is_reached() {
        let cases = [
            ("none", "->p {e} [x] right [y] ->> {}", ""),
            ("at once", "->p {e} [x] . right [y] ->> {}", "x"),
            ("behind a shift", "->p {e} [x] right . [y] ->> {}", "x"),
            (
                "behind tests",
                "->p {e} [x] {? right {e}} {x} . [y] ->> {}",
                "x",
            ),
            ("behind another modifier", "->p {e} [x] [y] . ->> {}", "y"),
            ("behind each", "->p {e} [x] . [y] . ->> {}", "xy"),
            (
                "on one of two ways",
                "->p {e} [x] ([y] + . right [z]) ->> {}",
                "x",
            ),
            ("in a loop", "->p {e} [x] (right {e} .)* [y] ->> {}", "x"),
        ];
        for (name, rules, expected) in cases {
            let game = row(rules);
            let of = |name: &&str| put(&game, name)[0];
            let names = ["x", "y", "z"]
                .into_iter()
                .filter(|name| expected.contains(name));
            let mut numbers: Vec<ActionIndex> = names.map(|name| of(&name)).collect();
            numbers.sort_unstable();
            assert_eq!(partial(&game).dotted, numbers, "{name}");
        }
    }

    #[test]
    fn a_modifier_that_goes_on_in_two_ways_does_not_tell_how() {
        let game = row("->p {e} [x] right {e} ->> {}");
        let nfa = Nfa::from_game(&game);
        let meter = &Meter::unlimited();
        let mut search = Plan::new(&game, &Options::default(), meter).unwrap().search;
        assert!(Partial::new(&nfa, &search, meter).unwrap().is_some());
        let machine = &mut search.machine;
        let (state, put) = offs(&game, machine, "x")[0];
        let ended = |step: &crate::machine::Step| matches!(step.action, Action::Switch(..));
        let (last, _) = steps(machine)
            .filter(|(_, step)| ended(step))
            .last()
            .expect("one");
        let mut other = put.clone();
        other.target = last;
        assert_ne!(put.target, last);
        machine.steps[state.index()].push(other);
        assert!(Partial::new(&nfa, &search, meter).unwrap().is_none());
    }
}
