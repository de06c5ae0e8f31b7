//! Cycles of the rules that can be gone round for ever.
//!
//! A cycle is looked for in the product of the automaton with the board, as a strongly
//! connected component. An action belongs to it only if it is sure to be applicable every
//! time, once it was: a test of a cell whose pieces the component does not change or changes
//! to pieces that pass, a comparison of what the component does not change, an assignment
//! that is always within its bound. Patterns are left out, as what they ask may change.
//! So what is found can be repeated, and not everything that can be repeated is found.

use std::collections::{BTreeMap, BTreeSet};

use petgraph::algo::tarjan_scc;
use petgraph::graph::{DiGraph, NodeIndex};
use rustc_hash::FxHashMap;

use super::subject::{Subject, switch, warning, with_label};
use crate::automaton::{Names, StateId, Symbol, Transition};
use crate::diagnostic::{Code, Diagnostic, Span};
use crate::effort::{Exhausted, Meter};
use crate::model::interval;
use crate::model::{Arithmetic, CellId, Comparison, Modifier, PieceId, PlayerId, VariableId};

/// The kinds of what may go on for ever.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// A single move, before its switch.
    Move,
    /// The keeper's moves.
    Keeper,
    /// Turns of players.
    Game,
}

/// A step of the product.
struct Edge<'n> {
    from: (StateId, CellId),
    to: (StateId, CellId),
    transition: &'n Transition,
}

/// Finds moves, keepers and games without end.
pub(super) fn check(subject: &Subject<'_>, meter: &Meter) -> Result<Vec<Diagnostic>, Exhausted> {
    let mut found = Vec::new();
    for kind in [Kind::Move, Kind::Keeper, Kind::Game] {
        for component in components(subject, kind, meter)? {
            found.extend(report(subject, kind, &component));
        }
        // A keeper or a game with an endless move, or a game with an endless keeper, is told.
        if !found.is_empty() {
            break;
        }
    }
    Ok(found)
}

/// Returns whether the steps of a cycle of this kind may include the action.
fn belongs(kind: Kind, symbol: &Symbol) -> bool {
    match (kind, switch(symbol)) {
        (_, None) => !matches!(symbol, Symbol::Pattern { .. }),
        (Kind::Move, Some(_)) => false,
        (Kind::Keeper, Some(player)) => player == PlayerId::KEEPER,
        (Kind::Game, Some(_)) => true,
    }
}

/// Returns whether a cycle with the action is one of this kind.
fn counts(kind: Kind, symbol: &Symbol) -> bool {
    match kind {
        Kind::Move => matches!(symbol, Symbol::Modify { .. }),
        Kind::Keeper => switch(symbol) == Some(PlayerId::KEEPER),
        Kind::Game => switch(symbol).is_some_and(|player| player != PlayerId::KEEPER),
    }
}

/// Returns the components whose steps can be repeated for ever.
fn components<'n>(
    subject: &'n Subject<'_>,
    kind: Kind,
    meter: &Meter,
) -> Result<Vec<Vec<Edge<'n>>>, Exhausted> {
    let states = cyclic_states(subject, kind, meter)?;
    let mut edges = Vec::new();
    for (state, transition) in subject.flow.reached(&subject.nfa) {
        let within = states.get(&state);
        if within.is_none()
            || within != states.get(&transition.target)
            || !belongs(kind, &transition.symbol)
            || !subject.flow.passes(subject.game, state, &transition.symbol)
        {
            continue;
        }
        for cell in subject.flow.cells(state) {
            meter.spend(8)?;
            let target = match &transition.symbol {
                Symbol::Shift(label) => subject.game.board.step(cell, *label),
                _ => Some(cell),
            };
            edges.extend(target.map(|target| Edge {
                from: (state, cell),
                to: (transition.target, target),
                transition,
            }));
        }
    }
    let mut lasting = Vec::new();
    let mut todo = split(edges, meter)?;
    while let Some(component) = todo.pop() {
        if !component
            .iter()
            .any(|edge| counts(kind, &edge.transition.symbol))
        {
            continue;
        }
        let changes = Changes::of(&component, meter)?;
        let before = component.len();
        let kept: Vec<Edge<'_>> = component
            .into_iter()
            .filter(|edge| changes.allow(subject, edge))
            .collect();
        if kept.len() == before {
            lasting.push(kept);
        } else {
            todo.extend(split(kept, meter)?);
        }
    }
    Ok(lasting)
}

/// Returns the number of its component for each state of the automaton on a cycle that counts: only
/// there the product has to be looked at.
fn cyclic_states(
    subject: &Subject<'_>,
    kind: Kind,
    meter: &Meter,
) -> Result<FxHashMap<StateId, usize>, Exhausted> {
    let mut graph = DiGraph::<StateId, bool>::new();
    let mut nodes = FxHashMap::default();
    for (state, transition) in subject.flow.reached(&subject.nfa) {
        if !belongs(kind, &transition.symbol) || bounds(subject, &transition.symbol) {
            continue;
        }
        meter.spend(4)?;
        let mut node = |state| *nodes.entry(state).or_insert_with(|| graph.add_node(state));
        let (from, to) = (node(state), node(transition.target));
        graph.add_edge(from, to, counts(kind, &transition.symbol));
    }
    let mut numbers = FxHashMap::default();
    for (number, component) in tarjan_scc(&graph).into_iter().enumerate() {
        let inside: BTreeSet<NodeIndex> = component.iter().copied().collect();
        let counting = component.iter().any(|&node| {
            let mut edges = graph.edges(node);
            edges.any(|edge| {
                *edge.weight() && inside.contains(&petgraph::visit::EdgeRef::target(&edge))
            })
        });
        if counting {
            numbers.extend(component.iter().map(|&node| (graph[node], number)));
        }
    }
    Ok(numbers)
}

/// Returns whether an action is not sure to be applicable again, whatever else is repeated.
fn bounds(subject: &Subject<'_>, symbol: &Symbol) -> bool {
    match symbol {
        Symbol::Modify { modifier, .. } => !subject.flow.ranges.applies(subject.game, modifier).1,
        Symbol::Pattern { .. } => true,
        _ => false,
    }
}

/// Returns the edges of the strongly connected components, those between components left out.
fn split<'g>(edges: Vec<Edge<'g>>, meter: &Meter) -> Result<Vec<Vec<Edge<'g>>>, Exhausted> {
    let mut graph = DiGraph::<(), ()>::new();
    let mut nodes = FxHashMap::default();
    for edge in &edges {
        meter.spend(8)?;
        let mut node = |at| *nodes.entry(at).or_insert_with(|| graph.add_node(()));
        let (from, to) = (node(edge.from), node(edge.to));
        graph.add_edge(from, to, ());
    }
    let mut numbers = vec![0; graph.node_count()];
    for (number, component) in tarjan_scc(&graph).into_iter().enumerate() {
        for node in component {
            numbers[node.index()] = number;
        }
    }
    let mut components: BTreeMap<usize, Vec<Edge<'_>>> = BTreeMap::new();
    for edge in edges {
        let (from, to) = (nodes[&edge.from], nodes[&edge.to]);
        if numbers[from.index()] == numbers[to.index()] {
            components
                .entry(numbers[from.index()])
                .or_default()
                .push(edge);
        }
    }
    Ok(components.into_values().collect())
}

/// The changes and tests of the steps of a component.
struct Changes {
    put: FxHashMap<CellId, BTreeSet<PieceId>>,
    assigned: BTreeSet<VariableId>,
    /// For each cell that is asked about and not changed, the pieces that pass all tests.
    asked: FxHashMap<CellId, Vec<PieceId>>,
}

impl Changes {
    fn of(component: &[Edge<'_>], meter: &Meter) -> Result<Self, Exhausted> {
        let mut changes = Self {
            put: FxHashMap::default(),
            assigned: BTreeSet::new(),
            asked: FxHashMap::default(),
        };
        for Edge {
            from, transition, ..
        } in component
        {
            meter.spend(2)?;
            match &transition.symbol {
                Symbol::Modify {
                    modifier: Modifier::Off(piece),
                    ..
                } => {
                    changes.put.entry(from.1).or_default().insert(*piece);
                }
                Symbol::Modify {
                    modifier: Modifier::Assign(variable, _),
                    ..
                } => {
                    changes.assigned.insert(*variable);
                }
                Symbol::On(pieces) => {
                    let asked = changes
                        .asked
                        .entry(from.1)
                        .or_insert_with(|| pieces.clone());
                    asked.retain(|piece| pieces.contains(piece));
                }
                _ => {}
            }
        }
        Ok(changes)
    }

    /// Returns whether the action of an edge is applicable every time if it is once.
    fn allow(&self, subject: &Subject<'_>, edge: &Edge<'_>) -> bool {
        let symbol = &edge.transition.symbol;
        match symbol {
            Symbol::On(pieces) => match self.put.get(&edge.from.1) {
                Some(put) => put.iter().all(|piece| pieces.contains(piece)),
                None => self
                    .asked
                    .get(&edge.from.1)
                    .is_some_and(|both| !both.is_empty()),
            },
            Symbol::Compare(comparison) => {
                let (_, fails) = subject.flow.ranges.outcomes(comparison);
                !fails || self.keep(comparison)
            }
            symbol => !bounds(subject, symbol),
        }
    }

    /// Returns whether nothing that a comparison is about is changed.
    fn keep(&self, comparison: &Comparison) -> bool {
        let mut kept = true;
        let mut read = |operand: &Arithmetic| match operand {
            Arithmetic::Variable(variable) => kept &= !self.assigned.contains(variable),
            Arithmetic::Count(_) => kept &= self.put.is_empty(),
            Arithmetic::Constant(_) | Arithmetic::Operation(..) => {}
        };
        interval::operands(&comparison.left, &mut read);
        interval::operands(&comparison.right, &mut read);
        kept
    }
}

/// Returns the warning about a component: at its first action that counts, with the star that
/// repeats it.
fn report(subject: &Subject<'_>, kind: Kind, component: &[Edge<'_>]) -> Option<Diagnostic> {
    let counting = component.iter().map(|edge| edge.transition);
    let first = counting
        .filter(|transition| counts(kind, &transition.symbol))
        .min_by_key(|transition| transition.span)?;
    let Symbol::Modify { modifier, .. } = &first.symbol else {
        return None;
    };
    let action = Names(subject.game).modifier(modifier);
    let (code, message, hint) = match kind {
        Kind::Move => (
            Code::ENDLESS_MOVE,
            format!("a move can go on for ever: `{action}` can always be repeated"),
            "let something end it: a test that what is repeated makes fail, or a variable with a \
             bound that it counts up",
        ),
        Kind::Keeper => (
            Code::ENDLESS_KEEPER,
            "the keeper need not come to an end".to_owned(),
            "let something end its moves: a test that they make fail, or a switch to a player",
        ),
        Kind::Game => (
            Code::ENDLESS_GAME,
            format!(
                "the game can go on for ever without a change: `{action}` can always be repeated"
            ),
            "let every turn change something, or count those that do not in a variable",
        ),
    };
    let found = warning(code, first.span, message, "again and again").with_hint(hint);
    let stars = component
        .iter()
        .filter(|edge| matches!(edge.transition.symbol, Symbol::Epsilon));
    let star = stars
        .map(|edge| edge.transition.span)
        .filter(|star| star.start <= first.span.start && first.span.end <= star.end)
        .filter(|star| *star != first.span)
        .min_by_key(|star| star.end - star.start);
    Some(match star {
        Some(star) => with_label(
            found,
            Span {
                start: star.end.saturating_sub(1),
                ..star
            },
            "repeated by this star",
        ),
        None => found,
    })
}
