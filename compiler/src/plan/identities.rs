//! Small numbers for moves, by which tables of what is learned are indexed.
//!
//! A number tells where a move begins, where it ends, and its *class*: the way it is
//! made, as finely as the size of such tables allows.

use std::collections::{BTreeMap, BTreeSet};

use super::Layout;
use crate::analysis::{Machine, MoveLength};
use crate::automaton::StateId;
use crate::model::{ActionIndex, PlayerId};

/// Tables of more entries than this leave the faster caches.
const MOST: usize = 1 << 15;

/// Classes are not looked up in tables larger than this.
const MOST_PAIRS: usize = 1 << 10;

/// How moves are numbered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Identities {
    /// Moves have one modifier: its number and its cell.
    Single,
    /// The class, the cell of the first modifier and the cell of the last.
    Cells(Classes),
    /// A hash of all modifiers.
    Folded,
}

/// Classes of moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Classes {
    /// Whether the first modifier decides as well, not only the last.
    pub pairs: bool,
    /// The class by the number of the last modifier in codes; for pairs behind as
    /// many entries as there are such numbers for each number of the first.
    pub table: Vec<usize>,
    /// How many there are.
    pub count: usize,
}

/// The first and the last modifier of some moves, as numbers in codes, and who
/// makes them.
type Ends = BTreeMap<(usize, usize), BTreeSet<PlayerId>>;

impl Identities {
    pub(super) fn new(
        machine: &Machine,
        controls: &[(StateId, PlayerId)],
        layout: &Layout,
        length: &MoveLength,
    ) -> Self {
        let cells = layout.cells;
        if length.longest == Some(1) && layout.indices.len() * cells <= MOST {
            return Self::Single;
        }
        let ends = ends(machine, controls, layout);
        let numbers = layout.indices.len() + 1;
        let by_last = || {
            let mut movers: BTreeMap<usize, BTreeSet<PlayerId>> = BTreeMap::new();
            for ((_, last), players) in &ends {
                movers.entry(*last).or_default().extend(players);
            }
            movers
        };
        let pairs = || {
            let keys = ends.keys().map(|&(first, last)| first * numbers + last);
            let keys = keys.enumerate().map(|(class, key)| (key, class));
            Classes::new(true, numbers * numbers, keys.collect())
        };
        let last = || {
            let keys = by_last().into_keys().enumerate();
            Classes::new(
                false,
                numbers,
                keys.map(|(class, key)| (key, class)).collect(),
            )
        };
        let movers = || {
            let by_last = by_last();
            let sets: BTreeSet<&BTreeSet<PlayerId>> = by_last.values().collect();
            let class = |players| sets.iter().position(|set| *set == players);
            let keys = by_last
                .iter()
                .map(|(key, set)| (*key, class(set).unwrap_or(0)));
            Classes::new(false, numbers, keys.collect())
        };
        let fits = |classes: &Classes| {
            let squared = cells.checked_mul(cells);
            squared.is_some_and(|squared| squared.saturating_mul(classes.count) <= MOST)
        };
        let finest_first = [
            (numbers * numbers <= MOST_PAIRS).then(pairs),
            Some(last()),
            Some(movers()),
        ];
        let classes = finest_first.into_iter().flatten().find(fits);
        classes.map_or(Self::Folded, Self::Cells)
    }

    /// How many numbers there are.
    pub fn count(&self, layout: &Layout) -> usize {
        match self {
            Self::Single => layout.indices.len() * layout.cells,
            Self::Cells(classes) => classes.count * layout.cells * layout.cells,
            Self::Folded => MOST,
        }
    }
}

impl Classes {
    fn new(pairs: bool, size: usize, keys: BTreeMap<usize, usize>) -> Self {
        let mut table = vec![0; size];
        let mut count = 0;
        for (key, class) in keys {
            table[key] = class;
            count = count.max(class + 1);
        }
        Self {
            pairs,
            table,
            // Without moves there is nothing to number, but a table is not empty.
            count: count.max(1),
        }
    }
}

/// How moves can begin and end.
fn ends(machine: &Machine, controls: &[(StateId, PlayerId)], layout: &Layout) -> Ends {
    let mut ends = Ends::new();
    let number = |index: ActionIndex| layout.code_of(index);
    for &(root, player) in controls {
        if player == PlayerId::KEEPER {
            continue;
        }
        let mut seen = vec![false; machine.steps.len()];
        let mut todo = vec![root];
        while let Some(state) = todo.pop() {
            if std::mem::replace(&mut seen[state.index()], true) {
                continue;
            }
            for step in machine.steps(state) {
                let Some(first) = step.action.index() else {
                    if !step.action.ends() {
                        todo.push(step.target);
                    }
                    continue;
                };
                let mut note = |last| {
                    let players = ends.entry((number(first), number(last))).or_default();
                    players.insert(player);
                };
                if step.action.ends() {
                    note(first);
                    continue;
                }
                let reached = machine.reachable_within_move([step.target]);
                let states = machine.states().filter(|state| reached[state.index()]);
                let steps = states.flat_map(|state| machine.steps(state));
                let lasts = steps.filter(|step| step.action.ends());
                lasts
                    .filter_map(|step| step.action.index())
                    .for_each(&mut note);
            }
        }
    }
    ends
}
