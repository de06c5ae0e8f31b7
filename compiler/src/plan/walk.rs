//! The choice of states of a depth-first walk that become functions; the others are written into
//! the only place that enters them.

use super::segments::{components, is_inner};
use super::single_cells::walks;
use crate::analysis::{Visited, player_states};
use crate::automaton::StateId;
use crate::effort::{Exhausted, Meter};
use crate::machine::{Action, Machine, RelationClass, Step};
use crate::model::PlayerId;

/// The kinds of walks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Kind {
    /// Lists a player's moves: everything is undone.
    Moves,
    /// Enumerates the candidates from which moves are drawn: like `Moves`, in the machine up to the
    /// cuts.
    Candidates,
    /// Lists pseudo-legal moves of a player: like `Moves`, in the machine without trailing
    /// conditions.
    PseudoLegal,
    /// Lists the modifiers that can come next in a player's move: like `Moves`, up to them.
    Modifiers,
    /// Performs the keeper's first move: it stays done.
    Keeper,
    /// Tests a pattern: everything is undone, the first success is enough.
    Patterns,
}

/// The depth up to which states are written into each other.
const DEEPEST: usize = 5;

/// The decisions for one kind of walk.
#[derive(Clone, Debug)]
pub struct WalkFunctions {
    /// The states in which walks of this kind begin.
    pub roots: Vec<StateId>,
    /// Whether each state is a function of its own.
    pub function: Vec<bool>,
    /// The step of each state that is executed by going round in a loop.
    pub repeated: Vec<Option<usize>>,
    /// Whether each state is walked from cell to cell where players' moves are executed on sets.
    pub walked: Vec<bool>,
    /// The loops, per state, all of whose steps are among its own, as if they were entered on the
    /// spot, and which steps those are.
    pub embedded: Vec<Vec<(StateId, Vec<usize>)>>,
    /// Whether, per state, the walk behind it changes the position on its way.
    pub mutates: Vec<bool>,
    /// The states at which the walk remembers visited cells.
    pub visited: Visited,
}

impl Kind {
    /// Returns whether the walk puts together players' moves, or parts of them.
    pub fn makes_moves(self) -> bool {
        matches!(
            self,
            Self::Moves | Self::Candidates | Self::PseudoLegal | Self::Modifiers
        )
    }
}

impl WalkFunctions {
    pub(super) fn new(
        kind: Kind,
        machine: &Machine,
        visited: &Visited,
        observable_writes: &[Vec<bool>],
        floods: &[Option<usize>],
        meter: &Meter,
    ) -> Result<Self, Exhausted> {
        let roots = roots(kind, machine, meter)?;
        let reached = machine.reachable_within_move(roots.iter().copied(), meter)?;
        let states: Vec<StateId> = machine
            .states(meter)?
            .filter(|s| reached[s.index()])
            .collect();
        let mut repeated = vec![None; machine.steps.len()];
        let mut entered = vec![0usize; machine.steps.len()];
        let mut function = vec![false; machine.steps.len()];
        for &root in &roots {
            entered[root.index()] = 1;
        }
        for &state in &states {
            if visited.slot[state.index()].is_none() && floods[state.index()].is_none() {
                repeated[state.index()] = repeated_step(state, machine, meter)?;
            }
        }
        let mut embedded = vec![Vec::new(); machine.steps.len()];
        for &state in &states {
            if kind != Kind::Moves && floods[state.index()].is_none() {
                embedded[state.index()] = embedded_loops(state, machine, &repeated, meter)?;
            }
            for (inner, _) in &embedded[state.index()] {
                entered[inner.index()] += 1;
            }
            let in_loops = || embedded[state.index()].iter().flat_map(|(_, steps)| steps);
            for (number, step) in machine.steps(state, meter)?.iter().enumerate() {
                let inside = repeated[state.index()] == Some(number)
                    || floods[state.index()] == Some(number)
                    || in_loops().any(|&embedded| embedded == number);
                if step.action.ends() || inside {
                    continue;
                }
                entered[step.target.index()] += 1;
                // A test that succeeds returns at once, so whoever has to undo
                // a change must get the answer from a call.
                let undone = observable_writes[state.index()][number];
                function[step.target.index()] |= kind == Kind::Patterns && undone;
            }
        }
        for &state in &states {
            function[state.index()] |=
                entered[state.index()] != 1 && !is_leaf(machine, state, meter)?;
        }
        let mut walk = Self {
            roots,
            function,
            repeated,
            walked: vec![false; machine.steps.len()],
            embedded,
            mutates: Vec::new(),
            visited: visited.among(&reached),
        };
        walk.limit_depth(machine, &states, meter)?;
        walk.mutates = mutates(kind, machine, observable_writes, meter)?;
        Ok(walk)
    }

    /// Decides for players' moves, and the rests of moves that begin in other `entries`: on sets of
    /// so many words, or walked.
    pub(super) fn of_moves(
        machine: &Machine,
        entries: &[StateId],
        visited: &Visited,
        observable_writes: &[Vec<bool>],
        floods: &[Option<usize>],
        words: Option<usize>,
        meter: &Meter,
    ) -> Result<Self, Exhausted> {
        match words {
            Some(words) => {
                Self::for_segments(machine, entries, visited, observable_writes, words, meter)
            }
            None => Self::new(
                Kind::Moves,
                machine,
                visited,
                observable_writes,
                floods,
                meter,
            ),
        }
    }

    /// Decides for players' moves whose segments are executed on sets: only states behind modifiers
    /// are entered one cell at a time. Some segments are walked all the same.
    pub(super) fn for_segments(
        machine: &Machine,
        entries: &[StateId],
        visited: &Visited,
        observable_writes: &[Vec<bool>],
        words: usize,
        meter: &Meter,
    ) -> Result<Self, Exhausted> {
        let roots = roots(Kind::Moves, machine, meter)?;
        let mut function = vec![false; machine.steps.len()];
        let mut entered = vec![0usize; machine.steps.len()];
        let mut todo = [&roots[..], entries].concat();
        let mut walked = vec![false; machine.steps.len()];
        let mut repeated = vec![None; machine.steps.len()];
        while let Some(entry) = todo.pop() {
            let states: Vec<StateId> = components(machine, entry, meter)?
                .into_iter()
                .flat_map(|c| c.states)
                .collect();
            if walks(machine, entry, words, meter)? {
                for &state in &states {
                    walked[state.index()] = true;
                    if visited.slot[state.index()].is_none() {
                        repeated[state.index()] = repeated_step(state, machine, meter)?;
                    }
                }
            }
            for step in machine.steps_of(states, meter)? {
                if step.action.writes() {
                    entered[step.target.index()] += 1;
                    match entered[step.target.index()] {
                        1 => todo.push(step.target),
                        _ => function[step.target.index()] = true,
                    }
                }
            }
        }
        let mut inner = vec![0usize; machine.steps.len()];
        for state in machine.states(meter)?.filter(|state| walked[state.index()]) {
            for (number, step) in machine.steps(state, meter)?.iter().enumerate() {
                if is_inner(step) && repeated[state.index()] != Some(number) {
                    inner[step.target.index()] += 1;
                }
            }
        }
        for state in machine.states(meter)?.filter(|state| walked[state.index()]) {
            let often = inner[state.index()] + entered[state.index()] > 1;
            function[state.index()] |= often && !is_leaf(machine, state, meter)?;
        }
        for &root in &roots {
            function[root.index()] |= entered[root.index()] + inner[root.index()] > 0;
        }
        Ok(Self {
            roots,
            function,
            repeated,
            visited: visited.among(&walked),
            walked,
            embedded: vec![Vec::new(); machine.steps.len()],
            mutates: mutates(Kind::Moves, machine, observable_writes, meter)?,
        })
    }

    /// Makes functions of states that would be written too deep inside others,
    /// or that only enter each other.
    fn limit_depth(
        &mut self,
        machine: &Machine,
        states: &[StateId],
        meter: &Meter,
    ) -> Result<(), Exhausted> {
        let mut done = vec![false; machine.steps.len()];
        for &state in states {
            if self.function[state.index()] || self.roots.contains(&state) {
                self.descend(machine, state, &mut done, meter)?;
            }
        }
        for &state in states {
            if !done[state.index()] && !is_leaf(machine, state, meter)? {
                self.function[state.index()] = true;
                self.descend(machine, state, &mut done, meter)?;
            }
        }
        Ok(())
    }

    fn descend(
        &mut self,
        machine: &Machine,
        root: StateId,
        done: &mut [bool],
        meter: &Meter,
    ) -> Result<(), Exhausted> {
        let mut todo = vec![(root, 0)];
        while let Some((state, depth)) = todo.pop() {
            if std::mem::replace(&mut done[state.index()], true) {
                continue;
            }
            for (number, step) in machine.steps(state, meter)?.iter().enumerate() {
                let target = step.target;
                if step.action.ends() || self.repeated[state.index()] == Some(number) {
                    continue;
                }
                if self.function[target.index()] || is_leaf(machine, target, meter)? {
                    continue;
                }
                if depth + 1 >= DEEPEST {
                    self.function[target.index()] = true;
                    todo.push((target, 0));
                } else {
                    todo.push((target, depth + 1));
                }
            }
        }
        Ok(())
    }
}

/// Returns whether all that a state does is end: not worth a function.
fn is_leaf(machine: &Machine, state: StateId, meter: &Meter) -> Result<bool, Exhausted> {
    Ok(matches!(machine.steps(state, meter)?, [only] if only.action.ends()))
}

fn roots(kind: Kind, machine: &Machine, meter: &Meter) -> Result<Vec<StateId>, Exhausted> {
    let mut roots = match kind {
        Kind::Moves | Kind::Candidates | Kind::PseudoLegal | Kind::Modifiers => {
            player_states(machine)
        }
        Kind::Keeper => {
            let control = machine.control_states().into_iter();
            let keeper = control.filter(|&(_, player)| player == PlayerId::KEEPER);
            keeper.map(|(state, _)| state).collect()
        }
        Kind::Patterns => asked_patterns(machine),
    };
    if kind != Kind::Patterns {
        let mut kept = Vec::new();
        for root in roots {
            if !machine.steps(root, meter)?.is_empty() {
                kept.push(root);
            }
        }
        roots = kept;
    }
    roots.sort_unstable();
    roots.dedup();
    Ok(roots)
}

/// Returns the entries of the patterns that some step asks.
pub(super) fn asked_patterns(machine: &Machine) -> Vec<StateId> {
    let actions = machine.steps.iter().flatten().map(|step| &step.action);
    let entries = actions.filter_map(|action| match action {
        Action::Pattern { pattern, .. } => Some(machine.patterns[pattern.index()]),
        _ => None,
    });
    entries.collect()
}

/// Returns the only step of a state back to itself, if it can be a loop: it leads to one cell at
/// most and changes nothing.
fn repeated_step(
    state: StateId,
    machine: &Machine,
    meter: &Meter,
) -> Result<Option<usize>, Exhausted> {
    let is_own = |step: &Step| step.target == state && !step.action.ends();
    let mut own = machine
        .steps(state, meter)?
        .iter()
        .enumerate()
        .filter(|(_, step)| is_own(step));
    let Some((number, step)) = own.next() else {
        return Ok(None);
    };
    let class = machine.relations.class(step.relation);
    let simple = own.next().is_none() && !step.action.writes() && class == RelationClass::Function;
    Ok(simple.then_some(number))
}

/// Returns the loops whose steps are all among those of `state`: what is written `(left {w})* …`
/// has its first round apart. A loop must come to an end by itself, for nobody checks where the
/// walk has been.
fn embedded_loops(
    state: StateId,
    machine: &Machine,
    repeated: &[Option<usize>],
    meter: &Meter,
) -> Result<Vec<(StateId, Vec<usize>)>, Exhausted> {
    let steps = machine.steps(state, meter)?;
    let same =
        |a: &Step, b: &Step| (a.relation, &a.action, a.target) == (b.relation, &b.action, b.target);
    let mut loops: Vec<(StateId, Vec<usize>)> = Vec::new();
    for step in steps {
        let inner = step.target;
        let Some(own) = repeated[inner.index()].filter(|_| inner != state) else {
            continue;
        };
        let within = machine.steps(inner, meter)?;
        let ends = !machine.relations.get(step.relation).has_cycle();
        if !ends || !same(step, &within[own]) {
            continue;
        }
        let place = |step: &Step| steps.iter().position(|own| same(own, step));
        let places: Option<Vec<usize>> = within.iter().map(place).collect();
        let taken = |number: &usize| loops.iter().any(|(_, steps)| steps.contains(number));
        if let Some(places) = places.filter(|places| !places.iter().any(taken)) {
            loops.push((inner, places));
        }
    }
    Ok(loops)
}

/// Returns per state whether the walk changes the position (and undoes it).
fn mutates(
    kind: Kind,
    machine: &Machine,
    observable_writes: &[Vec<bool>],
    meter: &Meter,
) -> Result<Vec<bool>, Exhausted> {
    if kind == Kind::Keeper {
        return Ok(vec![true; machine.steps.len()]);
    }
    let mut mutates = vec![false; machine.steps.len()];
    let mut sources: Vec<Vec<StateId>> = vec![Vec::new(); machine.steps.len()];
    let mut todo = Vec::new();
    for state in machine.states(meter)? {
        for (number, step) in machine.steps(state, meter)?.iter().enumerate() {
            if observable_writes[state.index()][number] {
                todo.push(state);
            }
            if let Action::Pattern { pattern, .. } = step.action {
                sources[machine.patterns[pattern.index()].index()].push(state);
            }
            if !step.action.ends() {
                sources[step.target.index()].push(state);
            }
        }
    }
    while let Some(state) = todo.pop() {
        if !std::mem::replace(&mut mutates[state.index()], true) {
            todo.extend(&sources[state.index()]);
        }
    }
    Ok(mutates)
}

#[cfg(test)]
mod tests;
