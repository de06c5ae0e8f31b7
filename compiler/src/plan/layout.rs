//! The layout of a game's state.

use crate::analysis::{Completion, DecidedEndings, player_states};
use crate::effort::{Exhausted, Meter};
use crate::machine::{Action, Machine};
use crate::model::{ActionIndex, Game};

/// The integer that holds a variable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VariableWidth {
    /// A value up to 255.
    Byte,
    /// A value up to 65,535.
    Word,
    /// Any value.
    Long,
}

/// The sizes of the generated state and moves.
#[derive(Clone, Debug)]
pub struct Layout {
    /// The number of cells.
    pub cells: usize,
    /// The least power of two that is not below the number of cells.
    pub padded_cells: usize,
    /// The number of words of a cell set.
    pub words: usize,
    /// Whether a piece fits into a byte.
    pub byte_pieces: bool,
    /// Whether a cell and the mark for "none" fit into a byte.
    pub byte_cells: bool,
    /// Whether a control state fits into a byte.
    pub byte_control: bool,
    /// The width of each variable.
    pub variables: Vec<VariableWidth>,
    /// The modifiers of players' moves, by their number in codes, from 1.
    pub indices: Vec<ActionIndex>,
    /// What completes a move behind each of `indices`, on the same cell, without a code.
    pub endings: Vec<Completion>,
    /// The bits of a code that hold the cell.
    pub cell_bits: u32,
    /// The bits of a code in all: 16, 32 or 64.
    pub code_bits: u32,
}

impl Layout {
    pub(super) fn new(
        game: &Game,
        machine: &Machine,
        controls: usize,
        endings: &DecidedEndings,
        meter: &Meter,
    ) -> Result<Self, Exhausted> {
        let cells = game.board.cells.len();
        let indices = player_indices(machine, meter)?;
        let cell_bits = usize::BITS - (cells.max(2) - 1).leading_zeros();
        let bits = cell_bits + (usize::BITS - indices.len().leading_zeros());
        let width = |bound: i32| match bound {
            ..=0xff => VariableWidth::Byte,
            0x100..=0xffff => VariableWidth::Word,
            _ => VariableWidth::Long,
        };
        Ok(Self {
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
            endings: indices
                .iter()
                .map(|index| endings.behind.get(index).cloned().unwrap_or_default())
                .collect(),
            indices,
            cell_bits,
            code_bits: code_bits(bits),
        })
    }

    /// Returns whether moves go on behind their last code.
    pub fn has_endings(&self) -> bool {
        self.endings.iter().any(|ending| !ending.is_empty())
    }

    /// Returns whether moves go on behind a modifier, though it is the last with a code.
    pub fn is_completed(&self, index: ActionIndex) -> bool {
        let position = self.indices.binary_search(&index);
        position.is_ok_and(|position| !self.endings[position].is_empty())
    }

    /// Returns whether questions decide what completes a move.
    pub fn asks_for_endings(&self) -> bool {
        let asked = |ending: &Completion| matches!(ending, Completion::Asked(_));
        self.endings.iter().any(asked)
    }

    /// Returns the number by which codes refer to an action index.
    pub fn code_of(&self, index: ActionIndex) -> usize {
        self.indices
            .binary_search(&index)
            .map_or(0, |position| position + 1)
    }
}

/// Returns the bits of an integer that can hold this number of different values.
fn code_bits(bits: u32) -> u32 {
    if bits <= 16 {
        16
    } else if bits <= 32 {
        32
    } else {
        64
    }
}

/// Returns the modifiers that can occur in players' moves, sorted.
fn player_indices(machine: &Machine, meter: &Meter) -> Result<Vec<ActionIndex>, Exhausted> {
    let reached = machine.reachable_within_move(player_states(machine), meter)?;
    let states = machine
        .states(meter)?
        .filter(|state| reached[state.index()]);
    let steps = machine.steps_of(states, meter)?;
    let actions = steps.into_iter().map(|step| &step.action);
    let mut indices: Vec<_> = actions.filter_map(Action::index).collect();
    indices.sort_unstable();
    indices.dedup();
    Ok(indices)
}

#[cfg(test)]
mod tests {
    use super::{Layout, VariableWidth};
    use crate::analysis::{Completion, DecidedEndings};
    use crate::automaton::Names;
    use crate::effort::Meter;
    use crate::model::ActionIndex;
    use crate::model::Game;
    use crate::testing::{game, machine, offs, on_board, plan, plan_of_whole_moves, row};

    fn layout(game: &Game) -> Layout {
        Layout::new(
            game,
            &machine(game),
            1,
            &DecidedEndings::default(),
            &Meter::unlimited(),
        )
        .unwrap()
    }

    /// Returns the layout for a row of this number of cells.
    fn of_cells(cells: usize) -> Layout {
        let row = vec!["e"; cells].join(", ");
        let board = format!("rectangle(up, down, left, right, [{row}])");
        layout(&on_board(&board, "->p {e} [x] ->> {}"))
    }

    #[test]
    fn cells_take_whole_words_and_bits_enough_for_the_last_of_them() {
        let cases = [
            (1, 1, 1, 1),
            (2, 2, 1, 1),
            (3, 4, 1, 2),
            (63, 64, 1, 6),
            (64, 64, 1, 6),
            (65, 128, 2, 7),
            (128, 128, 2, 7),
            (129, 256, 3, 8),
        ];
        for (cells, padded, words, bits) in cases {
            let layout = of_cells(cells);
            assert_eq!(layout.cells, cells);
            assert_eq!(layout.padded_cells, padded, "{cells}");
            assert_eq!(layout.words, words, "{cells}");
            assert_eq!(layout.cell_bits, bits, "{cells}");
        }
    }

    #[test]
    fn a_cell_and_the_mark_for_none_fit_into_a_byte_up_to_255_cells() {
        assert!(of_cells(255).byte_cells);
        assert!(!of_cells(256).byte_cells);
        assert_eq!(of_cells(256).cell_bits, 8);
        assert_eq!(of_cells(257).cell_bits, 9);
    }

    #[test]
    fn control_states_and_pieces_fit_into_a_byte_up_to_256() {
        let game = row("->p {e} [x] ->> {}");
        let control = |controls| {
            Layout::new(
                &game,
                &machine(&game),
                controls,
                &DecidedEndings::default(),
                &Meter::unlimited(),
            )
            .unwrap()
            .byte_control
        };
        assert!(control(256));
        assert!(!control(257));
        // Descriptions declare fewer.
        let pieces = |pieces: usize| {
            let mut game = game.clone();
            game.pieces.resize(pieces, "t".to_owned());
            layout(&game).byte_pieces
        };
        assert!(pieces(256));
        assert!(!pieces(257));
    }

    #[test]
    fn variables_are_as_wide_as_their_bounds() {
        let game = game(
            "#players = p(1)\n#pieces = e, x\n\
             #variables = a(1), b(255), c(256), d(65535), f(65536)\n\
             #board = rectangle(up, down, left, right, [e, x])\n#rules = ->p {e} [x] ->> {}",
        );
        use VariableWidth::{Byte, Long, Word};
        // The first is the player's score.
        assert_eq!(layout(&game).variables[1..], [Byte, Byte, Word, Word, Long]);
    }

    #[test]
    fn codes_are_integers() {
        let integers = [1, 16, 17, 32, 33, 64].map(super::code_bits);
        assert_eq!(integers, [16, 16, 32, 32, 64, 64]);
    }

    /// Returns the bits of codes on a row of this number of cells with this number of modifiers.
    fn code_bits(cells: usize, modifiers: usize) -> u32 {
        let row = vec!["e"; cells].join(", ");
        let board = format!("rectangle(up, down, left, right, [{row}])");
        let offs = vec!["[x]"; modifiers - 1].join(" + ");
        let layout = layout(&on_board(&board, &format!("->p ({offs}) ->> {{}}")));
        assert_eq!(layout.indices.len(), modifiers);
        layout.code_bits
    }

    #[test]
    fn codes_hold_a_cell_and_a_modifier() {
        // Ten bits for cells, six or seven for modifiers from 1.
        assert_eq!(code_bits(1024, 63), 16);
        assert_eq!(code_bits(1024, 64), 32);
        assert_eq!(code_bits(1025, 63), 32);
        assert_eq!(code_bits(1025, 31), 16);
    }

    #[test]
    fn endings_are_told_by_the_numbers_of_the_modifiers_before_them() {
        let game = row("->p {e} [x] [$ v = 1] ->q {x} [y] right {e} [z] ->>");
        let layout = plan(&game).search.layout;
        let text =
            |index: &ActionIndex| Names(&game).modifier(&game.actions[index.index() - 1].modifier);
        let texts = |indices: &[ActionIndex]| indices.iter().map(text).collect::<Vec<String>>();
        assert_eq!(texts(&layout.indices), ["[x]", "[y]", "[z]"]);
        let endings = [&["[$ v=1]", "->q"][..], &[], &["->>"]];
        for ((index, stored), expected) in layout.indices.iter().zip(&layout.endings).zip(endings) {
            let Completion::Certain(stored) = stored else {
                panic!("nothing is asked");
            };
            assert_eq!(texts(stored), expected);
            assert_eq!(layout.is_completed(*index), !expected.is_empty());
        }
        // The second modifier completes a move.
        assert!(!layout.is_completed(ActionIndex(3)));
        assert!(layout.has_endings() && !layout.asks_for_endings());
        assert!(!plan_of_whole_moves(&game).search.layout.has_endings());
    }

    #[test]
    fn the_modifiers_of_players_are_numbered_from_one_in_their_order() {
        let game = row("->p ({e} right + {x} left) [x] ->> [y] ->q {e} ([z] + [$ v = 1]) ->> [y]");
        let machine = machine(&game);
        let layout = layout(&game);
        let put = |name| {
            let steps = offs(&game, &machine, name);
            steps[0].1.action.index().expect("modifiers have numbers")
        };
        assert_eq!(layout.indices.len(), 5);
        assert!(layout.indices.is_sorted());
        assert_eq!(layout.code_of(put("x")), 1);
        assert_eq!(layout.code_of(put("z")), 3);
        assert_eq!(layout.code_of(put("y")), 0);
    }
}
