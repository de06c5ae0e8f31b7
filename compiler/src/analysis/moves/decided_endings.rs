//! Endings of players' moves that are decided, made by the keeper.
//!
//! A player who puts his piece down and hands over does the same as one who hands over to the keeper, who
//! puts it down. The second is better: the move consists of what tells it from others, and is
//! complete where nothing is left to be found. So the ends of moves are brought into that form.
//!
//! *What it proves:* behind a modifier of a player's move, wherever it stands, one and the same ending
//! follows up to a switch, on its cell, and neither its modifiers nor the switch can fail: assignments fit,
//! whatever values their variables can have there ([`ValueFlow`]). Questions may
//! decide between endings: a question and its opposite, or other tests of which exactly one passes. The
//! modifier becomes a switch to the keeper, with its own number, and the keeper makes it, asks what is
//! asked, and makes those that follow.
//!
//! *Why it is sound:* a way that comes to the modifier goes on in one way, so the moves with it are told
//! apart by what precedes it and by its cell, and the modifiers that follow are known from its number and
//! the position. The keeper, too, goes that one way, finds what the player would have found, and ends with the
//! player's own switch: play comes to the same positions, and nobody moves in between. That the game goes
//! on in the state behind that switch, or ends there, is as before. Which modifiers complete the move is
//! told by what the keeper does on the way, so no two ways may do the same.
//!
//! It is done where moves have no bound or the longest becomes shorter. Otherwise all moves would take the
//! same room as before.
//!
//! States that the keeper or a pattern come to as well are left alone, and so is a modifier that
//! is not everywhere followed by the same.

use std::collections::{BTreeMap, BTreeSet};

use crate::analysis::moves::move_length::{move_length, player_states};
use crate::analysis::moves::must_succeed::always_passes;
use crate::analysis::writes::value_flow::ValueFlow;
use crate::automaton::StateId;
use crate::diagnostic::Span;
use crate::effort::{Exhausted, Meter};
use crate::machine::minimize::minimize;
use crate::machine::{Action, Machine, Relation, RelationClass, Step, StepId, exactly_one};
use crate::model::{ActionIndex, Game, PlayerId};

/// The most modifiers and questions of an ending: a loop that nothing leaves has no end.
const MOST_PARTS: usize = 64;

/// The modifiers that complete players' moves behind others, on the same cells.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DecidedEndings {
    /// What completes a move, by the modifier behind which it is decided.
    pub behind: BTreeMap<ActionIndex, Completion>,
    /// The largest number of modifiers of a move with its ending, if a bound is known and the keeper makes any.
    pub longest: Option<usize>,
}

/// What completes moves behind a modifier.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Completion {
    /// These modifiers, wherever the game stands; none where a move is complete.
    Certain(Vec<ActionIndex>),
    /// Those of one of several ways, as questions decide.
    Asked(Vec<Way>),
}

/// A way on which the keeper completes a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Way {
    /// What the keeper does, the modifier in front of the ending first.
    pub made: Vec<Action>,
    /// The modifiers that complete the move.
    pub completing: Vec<ActionIndex>,
}

impl Completion {
    /// Returns whether nothing is left to be completed.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

impl Default for Completion {
    fn default() -> Self {
        Self::Certain(Vec::new())
    }
}

/// All that follows in a move.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Ending {
    /// A modifier, and all that follows it.
    Modifier(Action, Box<Ending>),
    /// Tests of which exactly one passes, and what follows each.
    Asked(Vec<(Action, Ending)>),
    /// The switch at the end, and the state behind it.
    Switch(Action, StateId),
}

impl Ending {
    /// Adds the ways on which an ending is made to those that are known, behind what was made and is
    /// completed so far.
    fn ways(&self, mut so_far: Way, ways: &mut Vec<Way>) {
        match self {
            Self::Modifier(action, then) => {
                so_far.made.push(unnumbered(action));
                so_far.completing.extend(action.index());
                then.ways(so_far, ways);
            }
            Self::Asked(all) => {
                for (_, then) in all {
                    then.ways(so_far.clone(), ways);
                }
            }
            Self::Switch(action, _) => {
                so_far.made.push(action.clone());
                so_far.completing.extend(action.index());
                ways.push(so_far);
            }
        }
    }

    /// Returns what completes moves behind the first modifier; nothing if the ways are not told apart by
    /// what is made on them.
    fn completion(&self) -> Option<Completion> {
        let none = Way {
            made: Vec::new(),
            completing: Vec::new(),
        };
        let mut ways = Vec::new();
        self.ways(none, &mut ways);
        for way in &mut ways {
            way.completing.remove(0);
        }
        let same = |way: &Way| ways.iter().filter(|other| other.made == way.made).count();
        match &ways[..] {
            [only] => Some(Completion::Certain(only.completing.clone())),
            _ if ways.iter().any(|way| same(way) > 1) => None,
            _ => Some(Completion::Asked(ways)),
        }
    }
}

/// Returns an action of the keeper: only what players do has a number in moves; a switch tells where the game
/// stands.
fn unnumbered(action: &Action) -> Action {
    match action {
        Action::Off(piece, _) => Action::Off(*piece, None),
        Action::Assign(variable, value, _) => Action::Assign(*variable, value.clone(), None),
        other => other.clone(),
    }
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
    let values = ValueFlow::new(machine, game, meter)?;
    for (index, places) in endings(machine, game, &values, meter)? {
        let Some(ending) = common(&places) else {
            continue;
        };
        let Some(completion) = ending.completion() else {
            continue;
        };
        decided.behind.insert(index, completion);
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
    values: &ValueFlow,
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
                false => {
                    let mut search = Search {
                        machine,
                        game,
                        values,
                        parts: 0,
                    };
                    search.behind(state, step, meter)?
                }
            };
            endings.entry(index).or_default().push((id, ending));
        }
    }
    Ok(endings)
}

/// A search for what follows in a move.
struct Search<'m> {
    machine: &'m Machine,
    game: &'m Game,
    values: &'m ValueFlow,
    /// The number of modifiers and questions so far.
    parts: usize,
}

impl Search<'_> {
    /// Returns a modifier with all that follows it, if that is decided.
    fn behind(
        &mut self,
        state: StateId,
        first: &Step,
        meter: &Meter,
    ) -> Result<Option<Ending>, Exhausted> {
        if !self.passes(state, &first.action) {
            return Ok(None);
        }
        let then = self.from(first.target, meter)?;
        Ok(then.map(|then| Ending::Modifier(first.action.clone(), Box::new(then))))
    }

    /// Returns whether an action is a modifier that cannot fail in a state.
    fn passes(&self, state: StateId, action: &Action) -> bool {
        let fits = match action {
            Action::Assign(variable, value, _) => {
                self.values.always_fits(self.game, state, *variable, value)
            }
            _ => false,
        };
        action.index().is_some() && (fits || always_passes(self.game, action))
    }

    /// Returns what follows in a state, if that is decided.
    fn from(&mut self, state: StateId, meter: &Meter) -> Result<Option<Ending>, Exhausted> {
        self.parts += 1;
        if self.parts > MOST_PARTS {
            return Ok(None);
        }
        let machine = self.machine;
        let steps = machine.steps(state, meter)?;
        let stays = |step: &Step| machine.relations.class(step.relation) == RelationClass::Identity;
        if !steps.iter().all(stays) {
            return Ok(None);
        }
        match steps {
            [only] if !self.passes(state, &only.action) => Ok(None),
            [only] if only.action.ends() => {
                Ok(Some(Ending::Switch(only.action.clone(), only.target)))
            }
            [only] => {
                let then = meter.deeper(|| self.from(only.target, meter))?;
                Ok(then.map(|then| Ending::Modifier(only.action.clone(), Box::new(then))))
            }
            all if exactly_one(machine, self.game.pieces.len(), all, meter)? => {
                let mut asked = Vec::with_capacity(all.len());
                for step in all {
                    let Some(then) = meter.deeper(|| self.from(step.target, meter))? else {
                        return Ok(None);
                    };
                    asked.push((step.action.clone(), then));
                }
                Ok(Some(Ending::Asked(asked)))
            }
            _ => Ok(None),
        }
    }
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
    let mut keeper = |then: &Ending| meter.deeper(|| add_keeper(machine, then, span, meter));
    let made = match ending {
        Ending::Modifier(action, then) => vec![(unnumbered(action), keeper(then)?)],
        Ending::Asked(all) => {
            let asked = all
                .iter()
                .map(|(test, then)| Ok((test.clone(), keeper(then)?)));
            asked.collect::<Result<_, _>>()?
        }
        Ending::Switch(action, target) => vec![(action.clone(), *target)],
    };
    meter.spend(made.len())?;
    let steps = made.into_iter().map(|(action, target)| Step {
        relation,
        action,
        target,
        span,
    });
    machine.steps.push(steps.collect());
    Ok(StateId::from_index(machine.steps.len() - 1))
}

#[cfg(test)]
mod tests;
