//! The weights of a hidden layer, as data.

use serde::{Deserialize, Serialize};

use super::inputs::Inputs;
use crate::game::{GameInfo, Plane};

/// What an input of 1 adds to what a unit sees; a unit that sees as much is fully on, and one that
/// sees nothing, or less, is off.
pub(crate) const INPUT_UNIT: i32 = 128;

/// What a unit that is fully on adds to a sum, by a weight of 1.
pub(crate) const OUTPUT_UNIT: i32 = 1024;

/// The largest weight of a unit in a sum. So many units as there can be stay within 32 bits.
pub(crate) const LARGEST_OUTPUT: i32 = 8191;

/// The largest number of units.
const MOST_UNITS: usize = 1024;

/// The largest number of weights of inputs.
const MOST_WEIGHTS: usize = 1 << 22;

/// The weights of a hidden layer of a sum.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use rbg_runtime::evaluate::{Heuristic, HiddenWeights, Linear, LinearWeights, SideWeights};
/// use rbg_runtime::game::Plane;
/// use rbg_runtime::{Piece, Player, Position};
///
/// // A unit that is on where there is no stone on the third cell.
/// let hidden = HiddenWeights {
///     planes: vec![Plane::Piece(Piece::new(1))],
///     units: 1,
///     inputs: vec![0, 0, -128, 0, 0],
///     biases: vec![128],
///     outputs: vec![1024],
/// };
/// let side = SideWeights { hidden: Some(hidden), ..SideWeights::default() };
/// let linear = Linear::new(&LinearWeights::new(vec![side]), Nim::game())?;
/// let mut position = Nim::initial();
/// assert_eq!(linear.sum(&position, Player::FIRST), 0.0);
/// position.apply(&2);
/// position.apply(&1);
/// assert_eq!(linear.sum(&position, Player::FIRST), 1.0);
/// # Ok::<(), rbg_runtime::evaluate::UnfitWeights>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HiddenWeights {
    /// What the units see.
    pub planes: Vec<Plane>,
    /// The number of units.
    pub units: usize,
    /// What each input adds to what each unit sees, in units of 1/128: a row for each input, in the
    /// order of the planes. A piece has an input for each cell. A variable has one for each value up to a
    /// bound of 15, and otherwise one for each length in bits from 0 to 31.
    pub inputs: Vec<i16>,
    /// What each unit sees everywhere.
    pub biases: Vec<i16>,
    /// What each unit that is fully on adds to the sum, in units of 1/1024.
    pub outputs: Vec<i16>,
}

/// Returns the largest weight of an input where a position can have so many: whatever they are, what
/// a unit sees stays within 16 bits.
pub(crate) fn largest_input(most: usize) -> i32 {
    // The bias is one more.
    i32::from(i16::MAX) / (most + 1).min(i32::MAX as usize) as i32
}

/// Checks that a layer is not too large.
pub(crate) fn check_size(inputs: &Inputs, units: usize) -> Result<(), String> {
    let count = inputs.count();
    if units > MOST_UNITS || units.saturating_mul(count) > MOST_WEIGHTS {
        return Err(format!("{units} units for {count} inputs are too many"));
    }
    Ok(())
}

/// Checks that there are as many weights as are due, and none beyond a bound.
pub(crate) fn check_weights(
    what: &str,
    weights: &[i16],
    due: usize,
    most: i32,
) -> Result<(), String> {
    let found = weights.len();
    if found != due {
        return Err(format!("{found} {what} where there have to be {due}"));
    }
    let mut weights = weights.iter();
    if weights.any(|&weight| i32::from(weight).abs() > most) {
        return Err(format!("one of the {what} is beyond {most}"));
    }
    Ok(())
}

impl HiddenWeights {
    /// Checks that the weights are of a game, and returns the inputs.
    pub(crate) fn check(&self, game: &GameInfo) -> Result<Inputs, String> {
        let inputs = Inputs::new(&self.planes, game)?;
        let (count, units) = (inputs.count(), self.units);
        check_size(&inputs, units)?;
        let most = largest_input(inputs.most(game));
        for (what, weights, due, most) in [
            ("weights of inputs", &self.inputs, units * count, most),
            ("biases of units", &self.biases, units, most),
            ("weights of units", &self.outputs, units, LARGEST_OUTPUT),
        ] {
            check_weights(what, weights, due, most)?;
        }
        Ok(inputs)
    }
}
