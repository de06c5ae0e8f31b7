//! Hidden layers: what combinations of pieces are worth, beyond what each is worth on its own.
//!
//! Units see which pieces stand where, and whatever else is in the planes of a position. What a unit
//! sees is a sum with an entry for each input that is set, so it follows from that of a position nearby
//! by what is different (as in the efficiently updatable networks of Nasu, "Efficiently Updatable
//! Neural-Network-based Evaluation Functions for Computer Shogi", 2018). All is computed in whole
//! numbers: sums are the same to the last bit on every processor, and in every order.

mod inputs;
mod layer;
mod units;
mod weights;

pub(crate) use inputs::Inputs;
pub(super) use inputs::cells_of;
pub(super) use layer::Hidden;
pub(super) use units::{Activity, OutputRows, Seen, Units};
pub use weights::HiddenWeights;
pub(crate) use weights::{
    INPUT_UNIT, LARGEST_OUTPUT, OUTPUT_UNIT, check_size, check_weights, largest_input,
};
