//! Policies: where on the board networks put what they think of each move.

use std::collections::{BTreeMap, BTreeSet, HashMap, VecDeque};

use serde::{Deserialize, Serialize};

use super::geometry::{Geometry, GeometryKind};
use crate::game::action::MoveAction;
use crate::game::info::{ActionKind, GameInfo};
use crate::game::numbering::{MoveEncoding, MoveNumbering};
use crate::game::numbers::Cell;

/// Where the output for the number of a move is found.
///
/// ```
/// use rbg_runtime::Cell;
/// use rbg_runtime::game::PolicyPlace;
///
/// let place = PolicyPlace::Cell { cell: Cell::new(3), channel: 0 };
/// assert_ne!(place, PolicyPlace::Anywhere(0));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PolicyPlace {
    /// On a cell.
    Cell {
        /// The cell that the move changes first; that it changes last, where this decides its
        /// number.
        cell: Cell,
        /// The number of the channel.
        channel: u32,
    },
    /// Beside the board, for moves without a cell, with a number among these.
    Anywhere(u32),
}

/// The layout of policies: the places of all numbers of moves, each another one.
///
/// A channel stands for a direction and a distance, and for a choice among the moves that agree in
/// these, so that what a network learns of it on one cell holds for the others.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use rbg_runtime::game::{Geometry, MoveEncoding, MoveNumbering, PolicyLayout};
/// use rbg_runtime::{Cell, MoveAction, Position};
///
/// // Stones are taken from one cell or another.
/// let take = |cell: u16| [MoveAction::from((Cell::new(cell), 1))].into_iter().collect();
/// let moves = vec![(take(0), 0), (take(3), 1)];
/// let numbering = MoveNumbering::new(MoveEncoding::Target, moves, String::new())?;
/// let policy = PolicyLayout::new(Nim::game(), &Geometry::of(Nim::game()), &numbering);
/// assert_eq!((policy.channels, policy.anywhere, policy.places.len()), (1, 0, 2));
/// # Ok::<(), rbg_runtime::game::NumberingError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct PolicyLayout {
    /// The number of channels of each cell.
    pub channels: u32,
    /// The number of outputs beside the board.
    pub anywhere: u32,
    /// The place of each number.
    pub places: Vec<PolicyPlace>,
}

/// What a channel stands for, apart from the choice.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
enum Way {
    /// The target alone counts.
    Here,
    /// The differences of columns, rows and layers.
    Offset([i32; 3]),
    /// The shortest way along the edges of a graph, by the numbers of their labels.
    Labels(Vec<usize>),
    /// No way leads from the source to this cell.
    To(Cell),
    /// A modifier on its own.
    Part(u32),
}

impl PolicyLayout {
    /// Returns the layout for the moves of a game.
    pub fn new(info: &GameInfo, geometry: &Geometry, numbering: &MoveNumbering) -> Self {
        let mut ways = Ways {
            info,
            geometry,
            from: HashMap::new(),
        };
        let ends = ends(info, numbering);
        let mut firsts = vec![0; numbering.size() as usize];
        for (actions, number) in numbering.moves() {
            firsts[number as usize] = actions[0].index;
        }
        let ways = ends.iter().zip(&firsts).map(|(ends, &first)| {
            let [source, target] = (*ends)?;
            Some(match numbering.encoding() {
                MoveEncoding::Parts => (source, Way::Part(first)),
                MoveEncoding::Target => (target, Way::Here),
                _ => (source, ways.between(source, target)),
            })
        });
        let ways: Vec<Option<(Cell, Way)>> = ways.collect();
        places(&ways)
    }
}

impl PolicyLayout {
    /// Returns the layout of the numbers that have these outputs on a board of so many cells; `None` if one
    /// is beyond all outputs.
    ///
    /// ```
    /// use rbg_runtime::game::PolicyLayout;
    ///
    /// // On three cells with two channels each: the second channel of the last cell, and one output more.
    /// let layout = PolicyLayout::from_outputs(2, 1, 3, &[5, 6]).expect("there are seven");
    /// assert_eq!([0, 1].map(|number| layout.output(number, 3)), [5, 6]);
    /// assert_eq!(PolicyLayout::from_outputs(2, 1, 3, &[7]), None);
    /// ```
    pub fn from_outputs(
        channels: u32,
        anywhere: u32,
        cells: usize,
        outputs: &[u32],
    ) -> Option<Self> {
        let on_cells = u64::from(channels) * cells as u64;
        let place = |&output: &u32| match u64::from(output).checked_sub(on_cells) {
            None => Some(PolicyPlace::Cell {
                cell: Cell::from_index((output / channels) as usize),
                channel: output % channels,
            }),
            Some(beside) if beside < u64::from(anywhere) => {
                Some(PolicyPlace::Anywhere(beside as u32))
            }
            Some(_) => None,
        };
        Some(Self {
            channels,
            anywhere,
            places: outputs.iter().map(place).collect::<Option<_>>()?,
        })
    }

    /// Returns the output of a number on a board of so many cells: the channels of one cell stand behind
    /// those of another, and the outputs beside the board behind all of them.
    ///
    /// # Panics
    ///
    /// If there is no such number.
    pub fn output(&self, number: usize, cells: usize) -> u32 {
        match self.places[number] {
            PolicyPlace::Cell { cell, channel } => cell.index() as u32 * self.channels + channel,
            PolicyPlace::Anywhere(output) => cells as u32 * self.channels + output,
        }
    }
}

/// Returns the places of numbers by their cells and ways.
fn places(ways: &[Option<(Cell, Way)>]) -> PolicyLayout {
    // A choice among the numbers that agree in cell and way makes them differ.
    let mut choices: HashMap<&(Cell, Way), usize> = HashMap::new();
    let keys: Vec<Option<(Cell, (&Way, usize))>> = ways
        .iter()
        .map(|way| {
            let way = way.as_ref()?;
            let choice = choices.entry(way).or_default();
            *choice += 1;
            Some((way.0, (&way.1, *choice)))
        })
        .collect();
    let channels = keys.iter().flatten().map(|(_, key)| *key);
    let channels: BTreeSet<(&Way, usize)> = channels.collect();
    let channels: BTreeMap<(&Way, usize), u32> = channels.into_iter().zip(0..).collect();
    let mut anywhere = 0;
    let places = keys.iter().map(|key| match key {
        Some((cell, key)) => PolicyPlace::Cell {
            cell: *cell,
            channel: channels[key],
        },
        None => {
            anywhere += 1;
            PolicyPlace::Anywhere(anywhere - 1)
        }
    });
    let places = places.collect();
    PolicyLayout {
        channels: channels.len() as u32,
        anywhere,
        places,
    }
}

/// Returns the source and target of the moves of each number; `None` where they do not agree,
/// because no cell matters.
///
/// The first piece and the last one that a move puts tell both, or its first and last modifier if more
/// numbers have a source and a target by these: which of the two the numbering went by it does not say.
fn ends(info: &GameInfo, numbering: &MoveNumbering) -> Vec<Option<[Cell; 2]>> {
    let target_only = numbering.encoding() == MoveEncoding::Target;
    let puts = |action: &MoveAction| {
        // Action indices count from 1.
        let entry = (action.index as usize).checked_sub(1);
        let found = entry.and_then(|entry| info.actions.get(entry));
        found.is_some_and(|action| matches!(action.kind, ActionKind::Off(_)))
    };
    let by = |pieces: bool| -> Vec<Option<[Cell; 2]>> {
        // Of each number what its moves agree in, once there is one.
        let mut agreed: Vec<Option<Option<[Cell; 2]>>> = vec![None; numbering.size() as usize];
        for (actions, number) in numbering.moves() {
            let put = actions.iter().filter(|action| pieces && puts(action));
            let mut cells = put.map(|action| action.cell);
            let cells = match (cells.next(), cells.next_back()) {
                (Some(first), last) => [first, last.unwrap_or(first)],
                (None, _) => [actions[0].cell, actions[actions.len() - 1].cell],
            };
            let cells = if target_only { [cells[1]; 2] } else { cells };
            let known = &mut agreed[number as usize];
            *known = match *known {
                None => Some(Some(cells)),
                Some(same) if same == Some(cells) => Some(same),
                Some(_) => Some(None),
            };
        }
        agreed.into_iter().map(Option::flatten).collect()
    };
    let (pieces, modifiers) = (by(true), by(false));
    let disagreeing =
        |ends: &[Option<[Cell; 2]>]| ends.iter().filter(|ends| ends.is_none()).count();
    if disagreeing(&modifiers) < disagreeing(&pieces) {
        modifiers
    } else {
        pieces
    }
}

/// The ways between cells.
struct Ways<'a> {
    info: &'a GameInfo,
    geometry: &'a Geometry,
    /// The shortest ways from some cells of a graph to all others.
    from: HashMap<Cell, Vec<Option<Vec<usize>>>>,
}

impl Ways<'_> {
    /// Returns the way from a source to a target; no other target has the same one.
    fn between(&mut self, source: Cell, target: Cell) -> Way {
        if self.geometry.kind != GeometryKind::Graph {
            return Way::Offset(self.geometry.offset(source, target));
        }
        let info = self.info;
        let ways = self
            .from
            .entry(source)
            .or_insert_with(|| shortest(info, source));
        match &ways[target.index()] {
            Some(labels) => Way::Labels(labels.clone()),
            None => Way::To(target),
        }
    }
}

/// Returns the labels of the shortest ways from a cell to all others, of several the first one in
/// the order of the labels.
fn shortest(info: &GameInfo, source: Cell) -> Vec<Option<Vec<usize>>> {
    let mut ways: Vec<Option<Vec<usize>>> = vec![None; info.cells.len()];
    ways[source.index()] = Some(Vec::new());
    let mut todo = VecDeque::from([source]);
    while let Some(cell) = todo.pop_front() {
        let so_far = ways[cell.index()].clone().unwrap_or_default();
        for (number, label) in info.labels.iter().enumerate() {
            let Some(next) = label.target(cell) else {
                continue;
            };
            if ways[next.index()].is_none() {
                let way = so_far.iter().copied().chain([number]);
                ways[next.index()] = Some(way.collect());
                todo.push_back(next);
            }
        }
    }
    ways
}

#[cfg(test)]
mod tests;
