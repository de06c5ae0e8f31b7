//! A hidden layer, made ready to be computed.

use super::units::{Activity, OutputRows, Seen, Units};
use super::weights::{HiddenWeights, INPUT_UNIT, OUTPUT_UNIT};
use crate::evaluate::fixed::{Fixed, times};
use crate::evaluate::words::Planes;
use crate::game::GameInfo;
use crate::playout::Playable;

/// What a product of 1 of what a unit sees and its weight is worth, in units of 2⁻³².
const SCALE: i64 = (1 << 32) / (INPUT_UNIT as i64 * OUTPUT_UNIT as i64);

/// A hidden layer, made ready to be computed.
#[derive(Clone, Debug)]
pub(in crate::evaluate) struct Hidden {
    units: Units,
    outputs: OutputRows,
}

impl Hidden {
    /// Makes weights of a game ready.
    pub(in crate::evaluate) fn new(
        weights: &HiddenWeights,
        game: &GameInfo,
    ) -> Result<Self, String> {
        let inputs = weights.check(game)?;
        let rows = (&weights.inputs[..], &weights.biases[..]);
        Ok(Self {
            units: Units::new(inputs, weights.units, rows, game),
            outputs: OutputRows::new(&weights.outputs, weights.units),
        })
    }

    /// Returns what the layer adds to the sum of a position.
    pub(in crate::evaluate) fn sum<P: Playable>(
        &self,
        planes: &Planes<'_, P>,
        position: &P,
    ) -> Fixed {
        self.added(&self.units.activity(planes, position))
    }

    /// Returns the same, by what is different from a position of which it is known what units see.
    #[inline]
    pub(in crate::evaluate) fn sum_near<P: Playable>(
        &self,
        seen: &mut Seen,
        planes: &Planes<'_, P>,
        position: &P,
    ) -> Fixed {
        self.added(&self.units.activity_near(seen, planes, position))
    }

    /// Makes what is seen that of another position.
    pub(in crate::evaluate) fn accumulate<P: Playable>(
        &self,
        seen: &mut Seen,
        planes: &Planes<'_, P>,
    ) {
        self.units.accumulate(seen, planes);
    }

    /// Returns what units add to a sum.
    #[inline]
    fn added(&self, activity: &Activity) -> Fixed {
        times(self.outputs.sum(0, activity)) * times(SCALE)
    }
}

#[cfg(test)]
mod tests;
