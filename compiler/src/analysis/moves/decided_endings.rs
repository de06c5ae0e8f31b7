//! Endings of players' moves that are decided, made by the keeper.
//!
//! A player who puts his piece down and hands over does the same as one who hands over to the keeper, who
//! puts it down. The second is better: the move consists of what tells it from others, and is
//! complete where nothing is left to be found. So the ends of moves are brought into that form.
//!
//! *What it proves:* behind a modifier of a player's move, wherever it stands, the same modifiers follow up
//! to a switch, on its cell, and neither they nor it can fail. The modifier becomes a switch to the keeper,
//! with its own number, and the keeper makes it and those that follow.
//!
//! *Why it is sound:* a way that comes to the modifier goes on in one way, so the moves with it are told
//! apart by what precedes it and by its cell, and the modifiers that follow are known from
//! its number. The keeper, too, goes that one way without looking at anything, and ends with the
//! player's own switch: play comes to the same positions, and nobody moves in between. That the game goes
//! on in the state behind that switch, or ends there, is as before.
//!
//! It is done where moves have no bound or the longest becomes shorter. Otherwise all moves would take the
//! same room as before.
//!
//! States that the keeper or a pattern come to as well are left alone, and so is a modifier that
//! is not everywhere followed by the same.

use std::collections::{BTreeMap, BTreeSet};

use crate::analysis::moves::move_length::{move_length, player_states};
use crate::analysis::moves::must_succeed::always_passes;
use crate::automaton::StateId;
use crate::diagnostic::Span;
use crate::effort::{Exhausted, Meter};
use crate::machine::minimize::minimize;
use crate::machine::{Action, Machine, Relation, RelationClass, Step, StepId};
use crate::model::{ActionIndex, Game, PlayerId};

/// The modifiers that complete players' moves behind others, on the same cells.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DecidedEndings {
    /// The modifiers that follow in a move, by the modifier behind which they are decided.
    pub behind: BTreeMap<ActionIndex, Vec<ActionIndex>>,
    /// The largest number of modifiers of a move with its ending, if a bound is known and the keeper makes any.
    pub longest: Option<usize>,
}

/// A modifier with all that follows it, and the state behind the switch at the end.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Ending {
    actions: Vec<Action>,
    target: StateId,
}

/// The steps of a modifier, each with the ending that is decided from there, if one is.
type Places = Vec<(StepId, Option<Ending>)>;

/// Lets the keeper make the decided endings of players' moves.
pub(crate) fn leave_endings_to_keeper(
    machine: &mut Machine,
    game: &Game,
    meter: &Meter,
) -> Result<DecidedEndings, Exhausted> {
    let mut decided = DecidedEndings::default();
    let mut shorter = machine.clone();
    for (index, places) in endings(machine, game, meter)? {
        let Some(ending) = common(&places) else {
            continue;
        };
        let rest = ending.actions[1..].iter().filter_map(Action::index);
        decided.behind.insert(index, rest.collect());
        let first = places.first().map(|(id, _)| *id);
        let span = first.map(|id| shorter.steps[id.state.index()][id.number].span);
        let begins = add_keeper(&mut shorter, ending, span.unwrap_or_default(), meter)?;
        for (id, _) in &places {
            let step = &mut shorter.steps[id.state.index()][id.number];
            step.action = Action::Switch(PlayerId::KEEPER, index);
            step.target = begins;
        }
    }
    if decided.behind.is_empty() {
        return Ok(decided);
    }
    minimize(&mut shorter, meter)?;
    let longest = move_length(machine, meter)?.longest;
    if longest.is_some() && move_length(&shorter, meter)?.longest >= longest {
        return Ok(DecidedEndings::default());
    }
    *machine = shorter;
    decided.longest = longest;
    // An ending may be the only way to the next.
    let left = machine.steps.iter().flatten();
    let left: BTreeSet<ActionIndex> = left.filter_map(|step| step.action.index()).collect();
    decided.behind.retain(|index, _| left.contains(index));
    Ok(decided)
}

/// Returns the places of every modifier in players' moves that ends no move.
fn endings(
    machine: &Machine,
    game: &Game,
    meter: &Meter,
) -> Result<BTreeMap<ActionIndex, Places>, Exhausted> {
    let players = machine.reachable_within_move(player_states(machine), meter)?;
    let controls = machine.control_states().into_iter();
    let keeper = controls.filter(|(_, player)| *player == PlayerId::KEEPER);
    let others = keeper
        .map(|(state, _)| state)
        .chain(machine.patterns.clone());
    let others = machine.reachable_within_move(others, meter)?;
    let mut endings: BTreeMap<ActionIndex, Places> = BTreeMap::new();
    for state in machine.states(meter)?.filter(|s| players[s.index()]) {
        for (id, step) in machine.identified_steps(state, meter)? {
            let (true, Some(index)) = (step.action.writes(), step.action.index()) else {
                continue;
            };
            let ending = match others[state.index()] {
                true => None,
                false => ending(machine, game, step, meter)?,
            };
            endings.entry(index).or_default().push((id, ending));
        }
    }
    Ok(endings)
}

/// Returns a modifier with all that follows it, if that is decided.
fn ending(
    machine: &Machine,
    game: &Game,
    first: &Step,
    meter: &Meter,
) -> Result<Option<Ending>, Exhausted> {
    let mut actions = vec![first.action.clone()];
    let mut target = first.target;
    let passes = |action: &Action| action.index().is_some() && always_passes(game, action);
    if !passes(&first.action) {
        return Ok(None);
    }
    // A longer way is a loop that nothing leaves.
    while actions.len() <= machine.steps.len() {
        let [only] = machine.steps(target, meter)? else {
            return Ok(None);
        };
        let stays = machine.relations.class(only.relation) == RelationClass::Identity;
        if !stays || !passes(&only.action) {
            return Ok(None);
        }
        actions.push(only.action.clone());
        target = only.target;
        if only.action.ends() {
            return Ok(Some(Ending { actions, target }));
        }
    }
    Ok(None)
}

/// Returns the ending that is decided at all places, if it is the same.
fn common(places: &[(StepId, Option<Ending>)]) -> Option<&Ending> {
    let (_, first) = places.first()?;
    let same = places.iter().all(|(_, ending)| ending == first);
    first.as_ref().filter(|_| same)
}

/// Adds the states in which the keeper makes an ending; returns the first.
fn add_keeper(
    machine: &mut Machine,
    ending: &Ending,
    span: Span,
    meter: &Meter,
) -> Result<StateId, Exhausted> {
    let stay = Relation::identity(machine.cells);
    let relation = machine.relations.intern(stay, meter)?;
    let begins = StateId::from_index(machine.steps.len());
    meter.spend(ending.actions.len())?;
    for action in &ending.actions {
        let next = StateId::from_index(machine.steps.len() + 1);
        // Only what players do has a number in moves; a switch tells where the game stands.
        let (action, target) = match action {
            Action::Off(piece, _) => (Action::Off(*piece, None), next),
            Action::Assign(variable, value, _) => {
                (Action::Assign(*variable, value.clone(), None), next)
            }
            last => (last.clone(), ending.target),
        };
        machine.steps.push(vec![Step {
            relation,
            action,
            target,
            span,
        }]);
    }
    Ok(begins)
}

#[cfg(test)]
mod tests;
