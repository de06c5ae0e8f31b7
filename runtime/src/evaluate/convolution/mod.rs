//! Convolutional networks: what players can expect of a position and which moves look good, from layers
//! that mix what is on each cell with what is around it.
//!
//! # The arithmetic
//!
//! All numbers are of 32 bits. A network has `C` channels, and a row of these for each cell of the board.
//! `relu(x)` is the larger one of `x` and 0. Matrices are stored as `[in][out]`, and `out = in · W + b`.
//!
//! * **A mixing layer** has a matrix `W[n]` for each neighbourhood `n` of the
//!   [geometry](crate::game::Geometry), the first of which is the cell itself, and a bias:
//!   `mix(x)[cell] = b + Σ_n x[target(n, cell)] · W[n]`, where a target that is not on the board adds nothing.
//! * **Input.** `x = relu(mix_input(planes))`, the planes as in [`Plane`](crate::game::Plane).
//! * **Blocks.** Every block has two mixing layers, `first` and `second`:
//!   `x ← relu(x + mix_second(relu(mix_first(x) + whole)))`. In the blocks with odd numbers, counted from 0,
//!   `whole = pool(x) · W_board + b_board` is added on each cell, with the `x` that goes into the block; in the
//!   others it is 0.
//! * **`pool(x)`** has `2 C` numbers: the means of all channels over the cells of the board, and behind them their
//!   largest values.
//! * **Policy.** The output of a channel of a cell is `x[cell] · W_cells + b_cells`, and that of a place beside
//!   the board `pool(x) · W_anywhere + b_anywhere`, with the last `x`. Priors are the softmax of the outputs of
//!   the legal moves alone. Where moves are made in parts, the output of a move is the sum of those of its
//!   parts. A move that the numbering does not know has the mean of the outputs of the others.
//! * **Values.** What each player can expect is `1 / (1 + exp(-v))`, with
//!   `v = relu(pool(x) · W_hidden + b_hidden) · W_output + b_output`.
//!
//! Names and axes of the weights are those of [`Architecture::weights`]. The exponential function is the
//! project's own. Sums are added in the same order on all processors; those with fused multiplication round
//! less often, so results agree to the last bits among processors of a kind, and to some six digits otherwise.
//!
//! # How it is computed
//!
//! Channels lie beside each other in lanes (`lanes.rs`); a tile of cells is summed in registers over all
//! neighbourhoods and channels (`layer.rs`). A row of zeros stands for what is beyond the board (`board.rs`). The
//! first layer adds up what is there (`input.rs`).

mod architecture;
mod board;
mod evaluator;
mod input;
mod lanes;
mod layer;
mod policy;
mod ready;
mod rows;
mod weights;

pub use architecture::{Architecture, WeightShape};
pub use evaluator::{ConvolutionEvaluator, ConvolutionOutputs};
pub use ready::Convolution;
pub use weights::ConvolutionWeights;
