//! Turns: what a decision of a player, and the keeper behind it, looks at and changes.
//!
//! *What it proves:* a cell that a way through a turn looks at or changes is among those that are
//! near each cell which that way changes; tests count as passed, so there are more ways than in
//! play. Where the keeper chooses among ways, what all of them look at counts.

use rustc_hash::FxHashMap;

use super::cells::Cells;
use crate::automaton::StateId;
use crate::effort::{Exhausted, Meter};
use crate::machine::action::Action;
use crate::machine::relation::RelationClass;
use crate::machine::step::{Machine, Step};
use crate::model::{Arithmetic, PieceId, PlayerId};

/// What the turns that begin in one state are like.
pub(super) struct Turn<'m> {
    machine: &'m Machine,
    nodes: Vec<Node>,
    /// The ways on from each node.
    edges: Vec<Vec<Edge>>,
    /// The first nodes.
    starts: Vec<usize>,
    /// What was met that is not about cells alone.
    pub(super) met: Met,
}

/// What a turn does besides looking at cells and changing them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Met {
    /// It compares numbers.
    pub(super) compares: bool,
    /// It sets a variable that is not a score, or one to what is not a constant.
    pub(super) assigns: bool,
    /// It changes the board within a pattern.
    pub(super) tries: bool,
    /// Where it begins depends on the current cell.
    pub(super) begins_somewhere: bool,
}

/// A state of the machine on a cell.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Node {
    state: StateId,
    cell: usize,
    part: Part,
}

/// Whose part of a turn it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Part {
    Player,
    Keeper,
    Pattern,
}

/// A step between nodes.
struct Edge {
    /// The node behind it, if the turn goes on.
    to: Option<usize>,
    /// The number of the step among those of its state.
    step: usize,
    /// The cell on which it acts.
    cell: usize,
    /// The node where the pattern begins that it asks.
    asks: Option<usize>,
}

impl<'m> Turn<'m> {
    /// Goes through all turns that begin in a state, where the scores are the first variables.
    pub(super) fn new(
        machine: &'m Machine,
        from: StateId,
        scores: usize,
        meter: &Meter,
    ) -> Result<Self, Exhausted> {
        let constant =
            |step: &Step| machine.relations.class(step.relation) == RelationClass::Constant;
        let anywhere = machine.steps(from, meter)?.iter().all(constant);
        let first = if anywhere { 1 } else { machine.cells };
        let mut walk = Walk {
            machine,
            scores,
            numbers: FxHashMap::default(),
            nodes: Vec::new(),
            met: Met {
                begins_somewhere: !anywhere,
                ..Met::default()
            },
        };
        let starts = (0..first).map(|cell| walk.number(from, cell, Part::Player, meter));
        let starts = starts.collect::<Result<_, _>>()?;
        let mut edges: Vec<Vec<Edge>> = Vec::new();
        while let Some(&node) = walk.nodes.get(edges.len()) {
            edges.push(walk.edges(node, meter)?);
        }
        Ok(Self {
            machine,
            nodes: walk.nodes,
            edges,
            starts,
            met: walk.met,
        })
    }

    fn action(&self, node: usize, edge: &Edge, meter: &Meter) -> Result<&'m Action, Exhausted> {
        Ok(&self.machine.steps(self.nodes[node].state, meter)?[edge.step].action)
    }

    /// Adds, per cell, the cells that a turn which changes it looks at or changes.
    pub(super) fn add_near(&self, near: &mut [Cells], meter: &Meter) -> Result<(), Exhausted> {
        let behind = self.looked_at_behind(meter)?;
        let before = self.looked_at_before(&behind, meter)?;
        for (node, edges) in self.edges.iter().enumerate() {
            for edge in edges {
                let puts = matches!(self.action(node, edge, meter)?, Action::Off(..));
                if !puts || self.nodes[node].part == Part::Pattern {
                    continue;
                }
                near[edge.cell].insert(edge.cell);
                near[edge.cell].extend(&before[node]);
                if let Some(to) = edge.to {
                    near[edge.cell].extend(&behind[to]);
                }
            }
        }
        Ok(())
    }

    /// Returns whether a step looks at its cell or changes it.
    fn touches(&self, node: usize, edge: &Edge, meter: &Meter) -> Result<bool, Exhausted> {
        Ok(matches!(
            self.action(node, edge, meter)?,
            Action::On(_) | Action::Off(..)
        ))
    }

    /// Returns per node the cells that may be looked at or changed from there on.
    fn looked_at_behind(&self, meter: &Meter) -> Result<Vec<Cells>, Exhausted> {
        let mut sets = vec![Cells::new(self.machine.cells); self.nodes.len()];
        let mut sources = vec![Vec::new(); self.nodes.len()];
        for (node, edges) in self.edges.iter().enumerate() {
            for edge in edges {
                if self.touches(node, edge, meter)? {
                    sets[node].insert(edge.cell);
                }
                edge.to
                    .iter()
                    .chain(&edge.asks)
                    .for_each(|&to| sources[to].push(node));
            }
        }
        self.spread(&mut sets, &sources, meter)?;
        Ok(sets)
    }

    /// Returns per node the cells that may have been looked at or changed on the way to it.
    fn looked_at_before(&self, behind: &[Cells], meter: &Meter) -> Result<Vec<Cells>, Exhausted> {
        let mut sets = vec![Cells::new(self.machine.cells); self.nodes.len()];
        let mut targets = vec![Vec::new(); self.nodes.len()];
        for (node, edges) in self.edges.iter().enumerate() {
            for edge in edges {
                let Some(to) = edge.to else { continue };
                targets[node].push(to);
                if self.touches(node, edge, meter)? {
                    sets[to].insert(edge.cell);
                }
                if let Some(asked) = edge.asks {
                    sets[to].extend(&behind[asked]);
                }
                // The keeper goes one way because of what it finds on the others.
                if self.nodes[node].part == Part::Keeper {
                    sets[to].extend(&behind[node]);
                }
            }
        }
        self.spread(&mut sets, &targets, meter)?;
        Ok(sets)
    }

    /// Adds the set of each node to those of others until nothing is new.
    fn spread(
        &self,
        sets: &mut [Cells],
        to: &[Vec<usize>],
        meter: &Meter,
    ) -> Result<(), Exhausted> {
        let mut todo: Vec<usize> = (0..sets.len()).collect();
        let mut waits = vec![true; sets.len()];
        while let Some(node) = todo.pop() {
            waits[node] = false;
            let set = sets[node].clone();
            for &next in &to[node] {
                meter.spend(set.words())?;
                if sets[next].extend(&set) && !std::mem::replace(&mut waits[next], true) {
                    todo.push(next);
                }
            }
        }
        Ok(())
    }

    /// Returns per cell the cells where one of some pieces can be put in a turn that finds one of
    /// them on the first cell before; `None` if one can be put without that.
    pub(super) fn carries(
        &self,
        pieces: &[PieceId],
        meter: &Meter,
    ) -> Result<Option<Vec<Cells>>, Exhausted> {
        let finds = |node: usize, edge: &Edge| {
            let found = match self.action(node, edge, meter)? {
                Action::On(found) => found.iter().all(|piece| pieces.contains(piece)),
                _ => false,
            };
            Ok(found && self.nodes[node].part != Part::Pattern)
        };
        if self
            .puts(pieces, self.starts.clone(), &finds, meter)?
            .next()
            .is_some()
        {
            return Ok(None);
        }
        let mut carried = vec![Cells::new(self.machine.cells); self.machine.cells];
        let mut from: Vec<Vec<usize>> = vec![Vec::new(); self.machine.cells];
        for (node, edges) in self.edges.iter().enumerate() {
            for edge in edges {
                if finds(node, edge)? {
                    from[edge.cell].extend(edge.to);
                }
            }
        }
        for (cells, from) in carried.iter_mut().zip(from) {
            let puts = self.puts(pieces, from, &|_, _| Ok(false), meter)?;
            puts.for_each(|cell| cells.insert(cell));
        }
        Ok(Some(carried))
    }

    /// Returns the cells where one of some pieces can be put from some nodes on, on ways that do
    /// not pass steps of a kind.
    fn puts(
        &self,
        pieces: &[PieceId],
        from: Vec<usize>,
        passes_not: &dyn Fn(usize, &Edge) -> Result<bool, Exhausted>,
        meter: &Meter,
    ) -> Result<impl Iterator<Item = usize> + use<>, Exhausted> {
        let mut seen = vec![false; self.nodes.len()];
        let mut todo = from;
        let mut cells = Cells::new(self.machine.cells);
        meter.spend(self.nodes.len() / 8)?;
        while let Some(node) = todo.pop() {
            if std::mem::replace(&mut seen[node], true) {
                continue;
            }
            meter.spend(self.edges[node].len())?;
            for edge in &self.edges[node] {
                if passes_not(node, edge)? {
                    continue;
                }
                if matches!(self.action(node, edge, meter)?, Action::Off(piece, _) if pieces.contains(piece))
                {
                    cells.insert(edge.cell);
                }
                todo.extend(edge.to);
            }
        }
        let cells: Vec<usize> = cells.iter().collect();
        Ok(cells.into_iter())
    }

    /// Returns whether no way through a turn puts more than one piece.
    pub(super) fn puts_one(&self, meter: &Meter) -> Result<bool, Exhausted> {
        let edges = self.edges.iter().enumerate();
        let edges = edges.flat_map(|(node, edges)| edges.iter().map(move |edge| (node, edge)));
        let puts = |node: usize, edge: &Edge| {
            let action = self.action(node, edge, meter)?;
            Ok(matches!(action, Action::Off(..)))
        };
        let mut seen = vec![false; self.nodes.len()];
        let mut todo = Vec::new();
        for (node, edge) in edges {
            if !puts(node, edge)? {
                continue;
            }
            if self.nodes[node].part == Part::Pattern {
                return Ok(false);
            }
            todo.extend(edge.to);
        }
        meter.spend(self.nodes.len())?;
        while let Some(node) = todo.pop() {
            if std::mem::replace(&mut seen[node], true) {
                continue;
            }
            meter.spend(self.edges[node].len())?;
            for edge in &self.edges[node] {
                if puts(node, edge)? {
                    return Ok(false);
                }
            }
            todo.extend(self.edges[node].iter().filter_map(|edge| edge.to));
        }
        Ok(true)
    }

    /// Returns whether one of some pieces can be put at all.
    pub(super) fn can_put(&self, pieces: &[PieceId], meter: &Meter) -> Result<bool, Exhausted> {
        let mut puts = self.puts(pieces, self.starts.clone(), &|_, _| Ok(false), meter)?;
        Ok(puts.next().is_some())
    }
}

/// A walk through the turns.
struct Walk<'m> {
    machine: &'m Machine,
    scores: usize,
    numbers: FxHashMap<Node, usize>,
    nodes: Vec<Node>,
    met: Met,
}

impl Walk<'_> {
    /// Returns the number of a node, which is new perhaps.
    fn number(
        &mut self,
        state: StateId,
        cell: usize,
        part: Part,
        meter: &Meter,
    ) -> Result<usize, Exhausted> {
        let node = Node { state, cell, part };
        let next = self.nodes.len();
        let number = *self.numbers.entry(node).or_insert(next);
        if number == next {
            // Sets of cells are kept for it.
            meter.spend(self.machine.cells / 16 + 4)?;
            self.nodes.push(node);
        }
        Ok(number)
    }

    fn edges(&mut self, node: Node, meter: &Meter) -> Result<Vec<Edge>, Exhausted> {
        let machine = self.machine;
        let mut edges = Vec::new();
        for (number, step) in machine.steps(node.state, meter)?.iter().enumerate() {
            let pattern = node.part == Part::Pattern;
            match &step.action {
                Action::Compare(_) => self.met.compares = true,
                Action::Assign(variable, value, _) => {
                    let score = variable.index() < self.scores;
                    let constant = matches!(value, Arithmetic::Constant(_));
                    self.met.assigns |= !(score && constant);
                    self.met.tries |= pattern;
                }
                Action::Off(..) => self.met.tries |= pattern,
                _ => {}
            }
            let part = match step.action {
                Action::Switch(PlayerId::KEEPER, _) => Some(Part::Keeper),
                Action::Switch(..) | Action::Accept => None,
                _ => Some(node.part),
            };
            let cell = crate::model::CellId::from_index(node.cell);
            for &target in machine.relations.get(step.relation).targets(cell, meter)? {
                let cell = target.index();
                let asks = match step.action {
                    Action::Pattern { pattern, .. } => {
                        let first = machine.patterns[pattern.index()];
                        Some(self.number(first, cell, Part::Pattern, meter)?)
                    }
                    _ => None,
                };
                let to = part.map(|part| self.number(step.target, cell, part, meter));
                edges.push(Edge {
                    to: to.transpose()?,
                    step: number,
                    cell,
                    asks,
                });
            }
        }
        Ok(edges)
    }
}
