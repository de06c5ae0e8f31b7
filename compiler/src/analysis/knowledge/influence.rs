//! Influence: what bears on what within a turn, how far changes on cells are from bearing on each
//! other, and how far pieces are from where they win. By this a search for forced wins can tell
//! what has nothing to do with one.
//!
//! *What it proves:* what [`Spheres`] says, for all positions from the first of the two states in
//! which players decide on: see the fields of `rbg_runtime::codegen::Influence`.
//!
//! *Why it is sound:* turns are gone through on the machine with all tests counted as passed
//! ([`turns`]), so all that a turn looks at is found. Who wins follows from how the game ends
//! ([`goals`](crate::analysis::knowledge::goals)): each end that a player's move brings about asks for a piece of the
//! player on one of some cells, or is that the other player has no move.
//!
//! Where a player wins by a line of pieces instead, and turns put one piece each, the lines are told
//! ([`lines`]); a search for wins by threats proves what it finds by itself.
//!
//! The distances of cells, whose mean decides whether such a search can be of use, are lower bounds.

mod cells;
mod distances;
mod found;
mod lines;
mod turns;
mod wins;

use std::cell::LazyCell;

use crate::analysis::knowledge::goals::goals;
use crate::analysis::pieces::piece_set::PieceSet;
use crate::automaton::{Nfa, StateId};
use crate::effort::{Budget, Exhausted, Meter};
use crate::machine::action::Action;
use crate::machine::normal::normalize;
use crate::machine::shift_table::machine;
use crate::machine::step::Machine;
use crate::model::{ActionIndex, Game, PlayerId};
use cells::Cells;
pub use found::{Influence, PlayerLines, Sphere, Spheres, Unsuited};
use turns::{Met, Turn};
use wins::{Wins, wins};

/// The work that may be spent besides what goals take.
const EFFORT: usize = 100_000_000;

/// The largest boards for whose searches there is room.
const MOST_CELLS: usize = 256;

/// The mean distance of cells below which a search in the neighbourhood of moves is one of nearly
/// everything.
const LEAST_DISTANCE: f64 = 2.0;

/// Finds out what bears on what in a game.
pub fn influence(game: &Game) -> Influence {
    let nothing = |unsuited| Influence {
        mean_distance: None,
        table: Err(unsuited),
        lines: None,
    };
    if game.pieces.len() > PieceSet::MOST_PIECES {
        return nothing(Unsuited::Size);
    }
    let budget = Budget::steps(EFFORT);
    let begin = |meter: &Meter| {
        let mut machine = machine(&Nfa::from_game(game), game, true, meter)?;
        normalize(&mut machine, game, meter)?;
        let mean = mean_distance(game, &machine, meter)?;
        let decisions = decisions(game, &machine, mean, meter)?;
        Ok::<_, Exhausted>((machine, mean, decisions))
    };
    let begun = begin(&Meter::new(budget));
    let Ok((machine, mean_distance, decisions)) = begun else {
        return nothing(Unsuited::Work);
    };
    let goals = LazyCell::new(|| goals(game));
    let table = decisions.and_then(|decisions| {
        let wins = wins(&goals)?;
        table(game, &machine, decisions, wins, &Meter::new(budget))
    });
    let puts_one = || turns_put_one(game, &machine, &Meter::new(budget));
    let by_lines = table.is_err() && puts_one().unwrap_or(false);
    Influence {
        mean_distance,
        lines: by_lines.then(|| lines::lines(&goals)).flatten(),
        table,
    }
}

/// Returns whether two players take turns, on a board that is not too large, and each turn puts one
/// piece at most.
fn turns_put_one(game: &Game, machine: &Machine, meter: &Meter) -> Result<bool, Exhausted> {
    let fits = game.players.len() == 2 && machine.cells <= MOST_CELLS;
    if !fits {
        return Ok(false);
    }
    let Some(states) = alternating(machine, meter)? else {
        return Ok(false);
    };
    for state in states {
        if !Turn::new(machine, state, game.players.len(), meter)?.puts_one(meter)? {
            return Ok(false);
        }
    }
    Ok(true)
}

/// Returns the mean distance of two cells that turns change, in turns of whoever moves.
fn mean_distance(game: &Game, machine: &Machine, meter: &Meter) -> Result<Option<f64>, Exhausted> {
    let mut near = vec![Cells::new(machine.cells); machine.cells];
    for (state, player) in machine.control_states() {
        if player != PlayerId::KEEPER {
            Turn::new(machine, state, game.players.len(), meter)?.add_near(&mut near, meter)?;
        }
    }
    distances::mean(&near, meter)
}

/// Returns the two states in which the players decide by turns, if the game comes to that and
/// nothing besides the pieces on the board matters there.
fn decisions(
    game: &Game,
    machine: &Machine,
    mean: Option<f64>,
    meter: &Meter,
) -> Result<Result<[StateId; 2], Unsuited>, Exhausted> {
    if game.players.len() != 2 {
        return Ok(Err(Unsuited::Players));
    }
    if machine.cells > MOST_CELLS {
        return Ok(Err(Unsuited::Size));
    }
    let Some(states) = alternating(machine, meter)? else {
        return Ok(Err(Unsuited::Turns));
    };
    if mean.is_none_or(|mean| mean < LEAST_DISTANCE) {
        return Ok(Err(Unsuited::Near));
    }
    for state in states {
        let Met {
            compares,
            assigns,
            tries,
            begins_somewhere,
        } = Turn::new(machine, state, game.players.len(), meter)?.met;
        if begins_somewhere {
            return Ok(Err(Unsuited::CurrentCell));
        }
        if compares || assigns {
            return Ok(Err(Unsuited::Numbers));
        }
        if tries {
            return Ok(Err(Unsuited::Trials));
        }
    }
    Ok(Ok(states))
}

/// Returns the states in which the first and the second player decide for as long as a game goes on,
/// if there is one for each and they follow each other.
fn alternating(machine: &Machine, meter: &Meter) -> Result<Option<[StateId; 2]>, Exhausted> {
    let controls = machine.control_states();
    let players = controls
        .iter()
        .filter(|(_, player)| *player != PlayerId::KEEPER);
    let players: Vec<(StateId, PlayerId)> = players.copied().collect();
    let next = players
        .iter()
        .map(|(state, _)| followers(machine, *state, meter));
    let next: Vec<Vec<(StateId, PlayerId)>> = next.collect::<Result<_, _>>()?;
    let number = |control: &(StateId, PlayerId)| players.binary_search(control).ok();
    // Those that come back to themselves.
    let returns = |from: usize| {
        let mut seen = vec![false; players.len()];
        let mut todo: Vec<usize> = next[from].iter().filter_map(number).collect();
        while let Some(at) = todo.pop() {
            if !std::mem::replace(&mut seen[at], true) {
                todo.extend(next[at].iter().filter_map(number));
            }
        }
        seen[from]
    };
    let recurrent: Vec<usize> = (0..players.len()).filter(|&at| returns(at)).collect();
    let &[one, other] = &recurrent[..] else {
        return Ok(None);
    };
    let alternate = next[one] == [players[other]] && next[other] == [players[one]];
    let of = |player: u32| {
        let mut both = [one, other].into_iter();
        both.find(|&at| players[at].1 == PlayerId(player))
            .map(|at| players[at].0)
    };
    match (of(1), of(2)) {
        (Some(one), Some(other)) if alternate => Ok(Some([one, other])),
        _ => Ok(None),
    }
}

/// Returns the control states of players that come next behind one, each once.
fn followers(
    machine: &Machine,
    from: StateId,
    meter: &Meter,
) -> Result<Vec<(StateId, PlayerId)>, Exhausted> {
    let mut seen = vec![false; machine.steps.len()];
    let mut todo = vec![from];
    let mut next = Vec::new();
    while let Some(state) = todo.pop() {
        if std::mem::replace(&mut seen[state.index()], true) {
            continue;
        }
        for step in machine.steps(state, meter)? {
            match step.action {
                Action::Switch(PlayerId::KEEPER, _) => todo.push(step.target),
                Action::Switch(player, _) => next.push((step.target, player)),
                Action::Accept => {}
                _ => todo.push(step.target),
            }
        }
    }
    next.sort_unstable();
    next.dedup();
    Ok(next)
}

/// Returns the facts about the turns that begin in these states, whose players win in these ways.
fn table(
    game: &Game,
    machine: &Machine,
    states: [StateId; 2],
    wins: [Wins; 2],
    meter: &Meter,
) -> Result<Spheres, Unsuited> {
    let turn = |state| Turn::new(machine, state, game.players.len(), meter);
    let turns = [turn(states[0])?, turn(states[1])?];
    let sphere = |player: usize| {
        let mut near = vec![Cells::new(machine.cells); machine.cells];
        turns[player].add_near(&mut near, meter)?;
        let runners = wins[player].pieces.pieces();
        let carried = turns[player]
            .carries(&runners, meter)?
            .ok_or(Unsuited::Dropped)?;
        if turns[1 - player].can_put(&runners, meter)? {
            return Err(Unsuited::Dropped);
        }
        Ok(Sphere {
            near: near.iter().map(|cells| cells.iter().collect()).collect(),
            distances: distances::to_goal(&carried, &wins[player].cells, meter)?,
            runners,
        })
    };
    let mut switches: Vec<ActionIndex> = Vec::new();
    for step in machine.steps.iter().flatten() {
        if let Action::Switch(player, index) = step.action
            && player != PlayerId::KEEPER
            && states[player.index() - 1] == step.target
        {
            switches.push(index);
        }
    }
    switches.sort_unstable();
    switches.dedup();
    Ok(Spheres {
        switches,
        players: [sphere(0)?, sphere(1)?],
    })
}

#[cfg(test)]
mod tests;
