//! The first layer, which reads positions: most of what it sees is 0, and of that nothing is computed.

use super::board::Board;
use super::lanes::{Lanes, WIDTH, add, groups_of, lanes, rectify};
use crate::evaluate::hidden::cells_of;
use crate::evaluate::words::Planes;
use crate::game::{GameInfo, Plane, Variable};
use crate::playout::Playable;

/// The first layer.
#[derive(Clone, Debug)]
pub(super) struct InputLayer {
    planes: Vec<Plane>,
    /// By how much the value of each variable is divided.
    bounds: Vec<f32>,
    /// The number of `Lanes` of a row.
    groups: usize,
    /// For each neighbourhood and plane what 1 on a cell there adds.
    weights: Vec<Lanes>,
    /// For each plane that is the same everywhere what 1 on every cell adds to each row; nothing for others.
    everywhere: Vec<Vec<Lanes>>,
    /// The rows of a position without anything: the biases, and what the plane of the board adds.
    empty: Vec<Lanes>,
}

impl InputLayer {
    /// Makes weights ready: a matrix for each neighbourhood, with a row for each plane.
    pub(super) fn new(
        planes: &[Plane],
        (weights, bias): (&[f32], &[f32]),
        (board, game): (&Board, &GameInfo),
    ) -> Self {
        let groups = groups_of(bias.len());
        let weights: Vec<Lanes> = weights.chunks(bias.len()).flat_map(lanes).collect();
        let empty: Vec<Lanes> = lanes(bias).collect();
        let mut layer = Self {
            planes: planes.to_vec(),
            bounds: game
                .variables
                .iter()
                .map(|variable| variable.bound.max(1) as f32)
                .collect(),
            groups,
            weights,
            everywhere: Vec::new(),
            empty: empty.repeat(board.cells),
        };
        for (number, plane) in planes.iter().enumerate() {
            let mut rows = Vec::new();
            if is_everywhere(plane) {
                rows.resize(board.cells * groups, [0.0; WIDTH]);
                for cell in 0..board.cells {
                    layer.add_on_cell(board, number, cell, 1.0, &mut rows);
                }
            }
            if *plane == Plane::Board {
                add(&rows, 1.0, &mut layer.empty);
                rows.clear();
            }
            layer.everywhere.push(rows);
        }
        layer
    }

    /// Writes what comes out for all cells of a position, with nothing below 0.
    pub(super) fn read<P: Playable>(&self, board: &Board, position: &P, rows: &mut [Lanes]) {
        let rows = &mut rows[..self.empty.len()];
        rows.copy_from_slice(&self.empty);
        let pieces = Planes::of(position);
        for (number, plane) in self.planes.iter().enumerate() {
            let everywhere = match plane {
                Plane::Piece(piece) => {
                    cells_of(pieces.plane(*piece), |cell| {
                        self.add_on_cell(board, number, cell as usize, 1.0, rows);
                    });
                    continue;
                }
                Plane::CurrentCell => {
                    let cell = position.current_cell().index();
                    self.add_on_cell(board, number, cell, 1.0, rows);
                    continue;
                }
                Plane::Board => continue,
                Plane::Variable(variable) => self.part(*variable, position.variable(*variable)),
                Plane::ToMove(player) => flag(position.to_move() == *player),
                Plane::Behind(switches) => flag(switches.contains(&position.last_switch())),
            };
            if everywhere != 0.0 {
                add(&self.everywhere[number], everywhere, rows);
            }
        }
        rectify(rows);
    }

    /// Writes the same for planes of one number for each cell; that of the board is what it always is.
    pub(super) fn read_planes(&self, board: &Board, planes: &[f32], rows: &mut [Lanes]) {
        let rows = &mut rows[..self.empty.len()];
        rows.copy_from_slice(&self.empty);
        let numbers = planes.chunks(board.cells.max(1));
        for (number, (plane, numbers)) in self.planes.iter().zip(numbers).enumerate() {
            if *plane == Plane::Board {
                continue;
            }
            for (cell, &value) in numbers.iter().enumerate() {
                if value != 0.0 {
                    self.add_on_cell(board, number, cell, value, rows);
                }
            }
        }
        rectify(rows);
    }

    /// Returns how many planes there are.
    pub(super) fn planes(&self) -> usize {
        self.planes.len()
    }

    fn part(&self, variable: Variable, value: i32) -> f32 {
        value as f32 / self.bounds[variable.index()]
    }

    /// Adds what a number on a cell of a plane adds to the rows of all cells around.
    #[inline]
    fn add_on_cell(&self, board: &Board, plane: usize, cell: usize, by: f32, rows: &mut [Lanes]) {
        let groups = self.groups;
        for &(neighbourhood, from) in board.around(cell) {
            let weights = neighbourhood as usize * self.planes.len() + plane;
            let weights = &self.weights[weights * groups..][..groups];
            add(weights, by, &mut rows[from as usize * groups..][..groups]);
        }
    }
}

/// Returns whether a plane has the same number on every cell.
fn is_everywhere(plane: &Plane) -> bool {
    match plane {
        Plane::Board | Plane::Variable(_) | Plane::ToMove(_) | Plane::Behind(_) => true,
        Plane::Piece(_) | Plane::CurrentCell => false,
    }
}

fn flag(is: bool) -> f32 {
    f32::from(u8::from(is))
}
