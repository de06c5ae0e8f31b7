//! Which states of a depth-first walk become functions and which are written
//! into the only place that enters them.

use super::segments::components;
use crate::analysis::{Act, Machine, RelationClass, Step, Visited, player_states};
use crate::automaton::StateId;
use crate::model::PlayerId;

/// What a walk is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// Listing a player's moves: everything is undone.
    Moves,
    /// Enumerating the candidates from which moves are drawn: as `Moves`, in the
    /// machine up to the cuts.
    Candidates,
    /// Performing the keeper's first move: it stays done.
    Keeper,
    /// Testing a pattern: everything is undone, the first success is enough.
    Patterns,
}

/// How deep states are written into each other.
const DEEPEST: usize = 5;

/// The decisions for one kind of walk.
#[derive(Clone, Debug)]
pub struct WalkFunctions {
    /// Where walks of this kind begin.
    pub roots: Vec<StateId>,
    /// Per state: whether it is a function of its own.
    pub function: Vec<bool>,
    /// Per state: the step that is executed by going round in a loop.
    pub repeated: Vec<Option<usize>>,
    /// Per state: whether the walk behind it changes the position on its way.
    pub mutates: Vec<bool>,
}

impl Kind {
    /// Whether players' moves are put together.
    pub fn makes_moves(self) -> bool {
        matches!(self, Self::Moves | Self::Candidates)
    }
}

impl WalkFunctions {
    pub(super) fn new(
        kind: Kind,
        machine: &Machine,
        visited: &Visited,
        visible: &[Vec<bool>],
        floods: &[Option<usize>],
    ) -> Self {
        let roots = roots(kind, machine);
        let reached = machine.reachable_within_move(roots.iter().copied());
        let states: Vec<StateId> = machine.states().filter(|s| reached[s.index()]).collect();
        let mut repeated = vec![None; machine.steps.len()];
        let mut entered = vec![0usize; machine.steps.len()];
        let mut function = vec![false; machine.steps.len()];
        for &root in &roots {
            entered[root.index()] = 1;
        }
        for &state in &states {
            if visited.slot[state.index()].is_none() && floods[state.index()].is_none() {
                repeated[state.index()] = repeated_step(state, machine);
            }
            for (number, step) in machine.steps(state).iter().enumerate() {
                let inside = repeated[state.index()] == Some(number)
                    || floods[state.index()] == Some(number);
                if step.act.ends() || inside {
                    continue;
                }
                entered[step.target.index()] += 1;
                // A test that succeeds returns at once, so whoever has to undo
                // a change must get the answer from a call.
                let undone = visible[state.index()][number];
                function[step.target.index()] |= kind == Kind::Patterns && undone;
            }
        }
        for &state in &states {
            function[state.index()] |= entered[state.index()] != 1 && !is_leaf(machine, state);
        }
        let mut walk = Self {
            roots,
            function,
            repeated,
            mutates: Vec::new(),
        };
        walk.limit_depth(machine, &states);
        walk.mutates = mutates(kind, machine, visible);
        walk
    }

    /// The decisions for players' moves whose segments are executed on sets: only
    /// states behind modifiers are entered one cell at a time.
    pub(super) fn for_segments(machine: &Machine, visible: &[Vec<bool>]) -> Self {
        let roots = roots(Kind::Moves, machine);
        let mut function = vec![false; machine.steps.len()];
        let mut entered = vec![0usize; machine.steps.len()];
        let mut todo = roots.clone();
        while let Some(entry) = todo.pop() {
            let states = components(machine, entry)
                .into_iter()
                .flat_map(|c| c.states);
            for step in states.flat_map(|state| machine.steps(state)) {
                if step.act.writes() {
                    entered[step.target.index()] += 1;
                    match entered[step.target.index()] {
                        1 => todo.push(step.target),
                        _ => function[step.target.index()] = true,
                    }
                }
            }
        }
        for &root in &roots {
            function[root.index()] = entered[root.index()] > 0;
        }
        Self {
            roots,
            function,
            repeated: vec![None; machine.steps.len()],
            mutates: mutates(Kind::Moves, machine, visible),
        }
    }

    /// Makes functions of states that would be written too deep inside others,
    /// or that only enter each other.
    fn limit_depth(&mut self, machine: &Machine, states: &[StateId]) {
        let mut done = vec![false; machine.steps.len()];
        for &state in states {
            if self.function[state.index()] || self.roots.contains(&state) {
                self.descend(machine, state, &mut done);
            }
        }
        for &state in states {
            if !done[state.index()] && !is_leaf(machine, state) {
                self.function[state.index()] = true;
                self.descend(machine, state, &mut done);
            }
        }
    }

    fn descend(&mut self, machine: &Machine, root: StateId, done: &mut [bool]) {
        let mut todo = vec![(root, 0)];
        while let Some((state, depth)) = todo.pop() {
            if std::mem::replace(&mut done[state.index()], true) {
                continue;
            }
            for (number, step) in machine.steps(state).iter().enumerate() {
                let target = step.target;
                if step.act.ends() || self.repeated[state.index()] == Some(number) {
                    continue;
                }
                if self.function[target.index()] || is_leaf(machine, target) {
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
    }
}

/// Whether all that a state does is end: not worth a function.
fn is_leaf(machine: &Machine, state: StateId) -> bool {
    matches!(machine.steps(state), [only] if only.act.ends())
}

fn roots(kind: Kind, machine: &Machine) -> Vec<StateId> {
    let mut roots = match kind {
        Kind::Moves | Kind::Candidates => player_states(machine),
        Kind::Keeper => {
            let control = machine.control_states().into_iter();
            let keeper = control.filter(|&(_, player)| player == PlayerId::KEEPER);
            keeper.map(|(state, _)| state).collect()
        }
        Kind::Patterns => asked_patterns(machine),
    };
    roots.retain(|root| kind == Kind::Patterns || !machine.steps(*root).is_empty());
    roots.sort_unstable();
    roots.dedup();
    roots
}

/// The entries of the patterns that some step asks.
fn asked_patterns(machine: &Machine) -> Vec<StateId> {
    let acts = machine.steps.iter().flatten().map(|step| &step.act);
    let entries = acts.filter_map(|act| match act {
        Act::Pattern { pattern, .. } => Some(machine.patterns[pattern.index()]),
        _ => None,
    });
    entries.collect()
}

/// The only step of a state back to itself, if it can be a loop: it leads to
/// one cell at most and changes nothing.
fn repeated_step(state: StateId, machine: &Machine) -> Option<usize> {
    let is_own = |step: &Step| step.target == state && !step.act.ends();
    let mut own = machine
        .steps(state)
        .iter()
        .enumerate()
        .filter(|(_, step)| is_own(step));
    let (number, step) = own.next()?;
    let class = machine.relations.class(step.relation);
    let simple = own.next().is_none() && !step.act.writes() && class == RelationClass::Function;
    simple.then_some(number)
}

/// Per state: whether the walk changes the position (and undoes it).
fn mutates(kind: Kind, machine: &Machine, visible: &[Vec<bool>]) -> Vec<bool> {
    if kind == Kind::Keeper {
        return vec![true; machine.steps.len()];
    }
    let mut mutates = vec![false; machine.steps.len()];
    let mut sources: Vec<Vec<StateId>> = vec![Vec::new(); machine.steps.len()];
    let mut todo = Vec::new();
    for state in machine.states() {
        for (number, step) in machine.steps(state).iter().enumerate() {
            if visible[state.index()][number] {
                todo.push(state);
            }
            if let Act::Pattern { pattern, .. } = step.act {
                sources[machine.patterns[pattern.index()].index()].push(state);
            }
            if !step.act.ends() {
                sources[step.target.index()].push(state);
            }
        }
    }
    while let Some(state) = todo.pop() {
        if !std::mem::replace(&mut mutates[state.index()], true) {
            todo.extend(&sources[state.index()]);
        }
    }
    mutates
}
