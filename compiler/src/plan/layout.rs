//! How the state of a game is stored.

use crate::analysis::{Action, Machine, player_states};
use crate::model::{ActionIndex, Game};

/// The integer that holds a variable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VariableWidth {
    /// Up to 255.
    Byte,
    /// Up to 65,535.
    Word,
    /// Anything.
    Long,
}

/// Sizes of the generated state and moves.
#[derive(Clone, Debug)]
pub struct Layout {
    /// Number of cells.
    pub cells: usize,
    /// The power of two not below it.
    pub padded_cells: usize,
    /// Words of a cell set.
    pub words: usize,
    /// Whether a piece fits into a byte.
    pub byte_pieces: bool,
    /// Whether a cell and the mark for "none" fit into a byte.
    pub byte_cells: bool,
    /// Whether a control state fits into a byte.
    pub byte_control: bool,
    /// Per variable.
    pub variables: Vec<VariableWidth>,
    /// The modifiers of players' moves, by their number in codes, from 1.
    pub indices: Vec<ActionIndex>,
    /// Bits of a code that hold the cell.
    pub cell_bits: u32,
    /// Bits of a code in all: 16, 32 or 64.
    pub code_bits: u32,
}

impl Layout {
    pub(super) fn new(game: &Game, machine: &Machine, controls: usize) -> Self {
        let cells = game.board.cells.len();
        let indices = player_indices(machine);
        let cell_bits = usize::BITS - (cells.max(2) - 1).leading_zeros();
        let bits = cell_bits + (usize::BITS - indices.len().leading_zeros());
        let width = |bound: i32| match bound {
            ..=0xff => VariableWidth::Byte,
            0x100..=0xffff => VariableWidth::Word,
            _ => VariableWidth::Long,
        };
        Self {
            cells,
            padded_cells: cells.next_power_of_two(),
            words: cells.div_ceil(64),
            byte_pieces: game.pieces.len() <= 256,
            byte_cells: cells < 256,
            byte_control: controls <= 256,
            variables: game
                .variables
                .iter()
                .map(|variable| width(variable.bound))
                .collect(),
            indices,
            cell_bits,
            code_bits: if bits <= 16 {
                16
            } else if bits <= 32 {
                32
            } else {
                64
            },
        }
    }

    /// The number by which codes refer to an action index.
    pub fn code_of(&self, index: ActionIndex) -> usize {
        self.indices
            .binary_search(&index)
            .map_or(0, |position| position + 1)
    }
}

/// The modifiers that can occur in players' moves, sorted.
fn player_indices(machine: &Machine) -> Vec<ActionIndex> {
    let reached = machine.reachable_within_move(player_states(machine));
    let states = machine.states().filter(|state| reached[state.index()]);
    let actions = states
        .flat_map(|state| machine.steps(state))
        .map(|step| &step.action);
    let mut indices: Vec<_> = actions.filter_map(Action::index).collect();
    indices.sort_unstable();
    indices.dedup();
    indices
}
