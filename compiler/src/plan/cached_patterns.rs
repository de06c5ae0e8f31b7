//! Cached patterns: patterns whose cells the keeper has found when a player's turn begins.
//!
//! Many rules let the keeper ask whether a player can move before the player is
//! to move, and the player's move begins with the same question: on which cells
//! does a pattern hold? The position then keeps the answer, which holds as long as
//! nothing changes: while the player chooses. Where a player's turn begins the game, the position
//! has the answer from its start. What the player asks about the whole board by means of the same
//! question, such as whether a move is possible at all, takes the answer as well.

use std::collections::{BTreeMap, BTreeSet};

use super::search::SearchPlan;
use super::segments::{components, whole_board};
use crate::analysis::player_states;
use crate::automaton::StateId;
use crate::effort::{Exhausted, Meter};
use crate::machine::{Action, Machine, RelationClass, Step};
use crate::model::PlayerId;

/// A question of the keeper about the whole board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Question {
    /// The state that asks it.
    pub state: StateId,
    /// The entry of the pattern that is asked for.
    pub entry: StateId,
}

/// The patterns whose cells the position caches, and for whom.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CachedPatterns {
    /// The entry of the pattern whose cells are cached, by the state in which a player's move
    /// begins.
    pub roots: BTreeMap<StateId, StateId>,
    /// The entry of the pattern whose cells are found, by a question of the keeper.
    pub askers: BTreeMap<Question, StateId>,
    /// The entry of the cached pattern that is asked on the way, by the entry of a pattern that a
    /// player's move asks about the whole board.
    pub knowing: BTreeMap<StateId, StateId>,
    /// The entry of the pattern whose cells are found when the game begins.
    pub start: Option<StateId>,
}

impl CachedPatterns {
    pub(super) fn new(plan: &SearchPlan<'_>, meter: &Meter) -> Result<Self, Exhausted> {
        let machine = &plan.machine;
        let mut cached = Self::default();
        for &root in &plan.moves.roots {
            if plan.moves.walked[root.index()] {
                continue;
            }
            if let Some(Asked {
                askers,
                asked,
                at_start,
            }) = asked_before(machine, root, meter)?
            {
                // One question at one place has one answer to be kept.
                let free = |asker: &Question| cached.askers.get(asker).is_none_or(|e| *e == asked);
                if askers.iter().all(free) {
                    cached.roots.insert(root, asked);
                    cached
                        .askers
                        .extend(askers.into_iter().map(|asker| (asker, asked)));
                    cached.start = cached.start.or(at_start.then_some(asked));
                }
            }
        }
        cached.knowing = knowing(machine, &cached.roots, meter)?;
        Ok(cached)
    }
}

/// Returns the questions about the whole board that begin moves, and the pattern that each asks
/// whose cells are known whenever it is asked.
fn knowing(
    machine: &Machine,
    roots: &BTreeMap<StateId, StateId>,
    meter: &Meter,
) -> Result<BTreeMap<StateId, StateId>, Exhausted> {
    let mut knowing: BTreeMap<StateId, StateId> = BTreeMap::new();
    let mut torn = BTreeSet::new();
    for (&root, &cached) in roots {
        for entry in asked_in(machine, root, meter)? {
            if whole_board(machine, entry, meter)?
                && asked_in(machine, entry, meter)?.contains(&cached)
                && *knowing.entry(entry).or_insert(cached) != cached
            {
                torn.insert(entry);
            }
        }
    }
    knowing.retain(|entry, _| !torn.contains(entry));
    Ok(knowing)
}

/// What is known whenever a player's move begins in a state.
struct Asked {
    /// The keeper's questions, one of which it has asked, unless the game begins.
    askers: BTreeSet<Question>,
    /// The pattern whose cells all of them and the move need.
    asked: StateId,
    /// Whether the move can begin the game.
    at_start: bool,
}

/// Returns what the keeper has asked whenever a player's move begins in a state. None if there is
/// no pattern that all questions and the move need, or if a switch to the state makes the keeper go
/// on, is part of a player's move, or does not follow a question at once.
fn asked_before(
    machine: &Machine,
    root: StateId,
    meter: &Meter,
) -> Result<Option<Asked>, Exhausted> {
    let mut askers = BTreeSet::new();
    let mut at_start = false;
    // Where a player's move is performed, its questions are not asked again.
    let performed = machine.reachable_within_move(player_states(machine), meter)?;
    for state in machine.states(meter)? {
        for step in machine.steps(state, meter)? {
            match step.action {
                Action::Switch(player, _) if step.target == root => {
                    if player == PlayerId::KEEPER || performed[state.index()] {
                        return Ok(None);
                    }
                    let Some(guards) = guards(machine, state, step, meter)? else {
                        return Ok(None);
                    };
                    askers.extend(guards);
                    at_start |= machine.start == state;
                }
                _ => {}
            }
        }
    }
    if askers.is_empty() {
        return Ok(None);
    }
    let needed = asked_in(machine, root, meter)?;
    // What questions about the whole board ask changes nothing.
    'needed: for asked in needed {
        for &asker in &askers {
            if !asked_in(machine, asker.entry, meter)?.contains(&asked) {
                continue 'needed;
            }
        }
        return Ok(Some(Asked {
            askers,
            asked,
            at_start,
        }));
    }
    Ok(None)
}

/// Returns the questions about the whole board of which one must have been answered with yes
/// immediately before a state's only step, a switch, is taken on the same cell.
///
/// There are such questions if every step to the state asks one and stays on its cell.
fn guards(
    machine: &Machine,
    state: StateId,
    only: &Step,
    meter: &Meter,
) -> Result<Option<BTreeSet<Question>>, Exhausted> {
    let stays = |step: &Step| machine.relations.class(step.relation) == RelationClass::Identity;
    if machine.steps(state, meter)?.len() > 1 || !stays(only) {
        return Ok(None);
    }
    let mut guards = BTreeSet::new();
    let states = machine.states(meter)?;
    let steps = states.flat_map(|from| machine.steps[from.index()].iter().map(move |s| (from, s)));
    for (from, step) in steps {
        // The end of a pattern leads nowhere.
        if step.target != state || step.action == Action::Accept {
            continue;
        }
        match step.action {
            Action::Pattern {
                negated: false,
                pattern,
            } if stays(step) && whole_board(machine, machine.patterns[pattern.index()], meter)? => {
                let entry = machine.patterns[pattern.index()];
                guards.insert(Question { state: from, entry });
            }
            _ => return Ok(None),
        }
    }
    Ok(Some(guards))
}

/// Returns the patterns that are asked about cells within the segment from a state.
fn asked_in(
    machine: &Machine,
    entry: StateId,
    meter: &Meter,
) -> Result<BTreeSet<StateId>, Exhausted> {
    let components = components(machine, entry, meter)?;
    let states = components.iter().flat_map(|component| &component.states);
    let steps = machine.steps_of(states.copied(), meter)?;
    let patterns = steps.into_iter().filter_map(|step| match step.action {
        Action::Pattern { pattern, .. } => Some(machine.patterns[pattern.index()]),
        _ => None,
    });
    Ok(patterns.collect())
}

#[cfg(test)]
mod tests {
    use crate::plan::Plan;
    use crate::testing::{grid, on_board, plan};

    const MACROS: &str = "#any = (left* + right*)(up* + down*)\n\
                          #near = {? up {e} + down {e}}\n\
                          #free = any {e} near\n\
                          #other = any {x} {? left {x}}\n\
                          #two = any ({e} {? up {e}} + {x} {? down {x}})\n";

    /// Returns the numbers of players' moves at whose beginning cells are known, and of patterns
    /// that find these.
    fn known(plan: &Plan<'_>) -> (usize, usize) {
        let cached = &plan.cached_patterns;
        (cached.roots.len(), cached.askers.len())
    }

    /// Returns the number of roots at which cells are known.
    fn roots(rules: &str) -> usize {
        known(&plan(&grid(&format!("{MACROS}{rules}")))).0
    }

    #[test]
    fn what_the_keeper_has_just_asked_is_known() {
        let turns = "{? free} ->p free ->> [x] {? free} ->q free ->> [x]";
        assert_eq!(roots(turns), 2);
        assert_eq!(roots("{? free} ->p near [x] ->> {}"), 1);
        let of_two = "({? free} + {? any near}) ->p free ->> [x]";
        assert_eq!(known(&plan(&grid(&format!("{MACROS}{of_two}")))), (1, 2));
    }

    #[test]
    fn what_has_not_surely_been_asked_is_not_known() {
        let cases = [
            (
                "one of two questions",
                "({? free} + {? other}) ->p free ->> [x]",
            ),
            ("another question", "{? other} ->p free ->> [x]"),
            ("no question", "->p free ->> [x]"),
            ("sometimes", "({? free} + {$ v == 1}) ->p free ->> [x]"),
            ("refused", "{! free} ->p free ->> [x]"),
            (
                "refused as well",
                "({? free} + {$ v == 1} {! free}) ->p free ->> [x]",
            ),
            ("about one cell", "{? up {e} near} ->p free ->> [x]"),
            ("before a change", "{? free} [$ v = 1] ->p free ->> [x]"),
            ("before a test", "{? free} {$ v == 0} ->p free ->> [x]"),
            ("from another cell", "up {? free} ->p free ->> [x]"),
            ("before a step", "{? free} right ->p free ->> [x]"),
            ("before a choice", "{? free} (->p + ->q) free ->> [x]"),
            ("only at the start", "->p free ->> [x] ->q {}"),
            (
                "a switch to the start",
                "->p free ->> [x] ({? free} + {! free} ->>)",
            ),
            (
                "not behind a switch",
                "({? free} + ->q {e} ->>) ->p free ->> [x]",
            ),
            ("needed later", "{? free} ->p any {e} [x] near ->> {}"),
            ("not needed", "{? free} ->p any {e} ->> [x]"),
        ];
        for (name, rules) in cases {
            assert_eq!(roots(rules), 0, "{name}");
        }
    }

    #[test]
    fn what_begins_the_game_is_known_from_the_start() {
        let of = |rules: &str| {
            let game = grid(&format!("{MACROS}{rules}"));
            let plan = plan(&game);
            (known(&plan), plan.cached_patterns.start.is_some())
        };
        assert_eq!(of("->p free ->> [x] {? free}"), ((1, 1), true));
        assert_eq!(of("{? free} ->p free ->> [x]"), ((1, 1), false));
        let turns = "->p free ->> [x] {? free} ->q free ->> [x] {? free}";
        assert_eq!(of(turns), ((2, 2), true));
    }

    #[test]
    fn what_a_player_asks_about_the_whole_board_takes_the_answer() {
        let knowing = |rules: &str| {
            let game = grid(&format!("{MACROS}{rules}"));
            let plan = plan(&game);
            plan.cached_patterns.knowing.len()
        };
        let passes = "->p (free ->> [x] + {! free} ->>)";
        let asked = "({? free + other} + {! free + other} ->q {})";
        assert_eq!(knowing(&format!("{passes} {asked}")), 1);
        // Another question.
        let other = "->p (free ->> [x] + {! any {x}} ->>)";
        assert_eq!(knowing(&format!("{other} {asked}")), 0);
        // Nothing is known.
        assert_eq!(knowing(passes), 0);
        // About single cells.
        let single = "->p free ({! near} ->> + ->> [x])";
        assert_eq!(knowing(&format!("{single} {asked}")), 0);
        let beside = "->p free ({! near right {x}} ->> + ->> [x])";
        assert_eq!(knowing(&format!("{beside} {asked}")), 0);
    }

    #[test]
    fn what_players_ask_is_not_known() {
        assert_eq!(roots("{? free} ->p free [x] {? free} ->q free [x]"), 0);
        // The keeper's move goes on as the player's.
        let keeper = "({? free} ->p + {? free} ->>) free ->> [x]";
        assert_eq!(roots(keeper), 0);
    }

    #[test]
    fn a_question_has_one_answer_at_one_place() {
        let first = "{? two} ->p any {e} {? up {e}} ->> [x]";
        let second = "->q any {x} {? down {x}} ->> [x]";
        assert_eq!(
            roots(&format!(
                "{first} {{? any {{y}} {{? down {{x}}}}}} {second}"
            )),
            2
        );
        let turns = format!("{first} {{? two}} {second}");
        assert_eq!(known(&plan(&grid(&format!("{MACROS}{turns}")))), (2, 2));
        let of_two = format!("{first} ({{? two}} + {{? any {{y}} {{? down {{x}}}}}}) {second}");
        assert_eq!(roots(&of_two), 2);
        let rest = &first["{? two}".len()..];
        let of_both = format!("({{? two}} {rest} + {{? two}} {second})");
        assert_eq!(roots(&of_both), 1);
        // One of two questions has another answer to keep.
        let other = "{? any {y} {? down {x}}}";
        let of_one = format!("({{? two}} {rest} + ({{? two}} + {other}) {second})");
        assert_eq!(roots(&of_one), 1);
        // Both moves need the same answer.
        let turns = "({? free} ->p free ->> [x] + {? free} ->q free ->> [y])";
        assert_eq!(roots(turns), 2);
    }

    #[test]
    fn moves_that_are_walked_from_cell_to_cell_need_no_sets() {
        let roots = |rows: usize| {
            let board = format!(
                "rectangle(up, down, left, right, {})",
                "[e, e, e]".repeat(rows)
            );
            let rules = "{? free} ->p near [x] ->> {}";
            known(&plan(&on_board(&board, &format!("{MACROS}{rules}")))).0
        };
        assert_eq!(roots(21), 1);
        assert_eq!(roots(22), 0);
    }
}
