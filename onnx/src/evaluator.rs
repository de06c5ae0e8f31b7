//! A network that ONNX Runtime computes as an evaluator.

use std::sync::Arc;

use ort::session::{Session, SessionOutputs};
use ort::value::TensorRef;
use rbg_runtime::Playable;
use rbg_runtime::evaluate::{Evaluator, UniformEvaluator, write_priors};

use crate::error::OnnxError;
use crate::network::OnnxNetwork;

/// A network that ONNX Runtime computes, on one thread, as an evaluator of positions. A move that its numbering does
/// not know looks as good as the others in the mean.
///
/// Searches cannot be told of failures: where ONNX Runtime fails, they get what [`UniformEvaluator`] says, and the
/// first failure is [kept](Self::failure).
#[derive(Debug)]
pub struct OnnxEvaluator {
    network: Arc<OnnxNetwork>,
    session: Session,
    /// What goes in, for each plane a number for each cell.
    inputs: Vec<f32>,
    outputs: Outputs,
    failure: Option<OnnxError>,
}

/// What came out for the last position.
#[derive(Debug, Default)]
struct Outputs {
    policy: Vec<f32>,
    values: Vec<f32>,
}

impl OnnxEvaluator {
    /// Creates an evaluator by a network.
    ///
    /// # Errors
    ///
    /// If ONNX Runtime refuses the network.
    pub fn new(network: Arc<OnnxNetwork>) -> Result<Self, OnnxError> {
        Ok(Self {
            session: network.session()?,
            inputs: vec![0.0; network.planes.len() * network.sizes.cells],
            network,
            outputs: Outputs::default(),
            failure: None,
        })
    }

    /// Returns the first failure of those that searches were not told of.
    pub fn failure(&self) -> Option<&OnnxError> {
        self.failure.as_ref()
    }

    /// Writes what [`Evaluator::evaluate`] does.
    ///
    /// # Errors
    ///
    /// If ONNX Runtime fails.
    pub fn try_evaluate<P: Playable>(
        &mut self,
        position: &P,
        moves: &[P::Move],
        priors: &mut Vec<f32>,
        values: &mut [f32],
    ) -> Result<(), OnnxError> {
        self.look(position)?;
        let policy = &self.outputs.policy;
        write_priors(position, moves, priors, |actions| {
            self.network.of_move(actions, policy)
        });
        self.write_values(values);
        Ok(())
    }

    /// Writes what [`Evaluator::expect`] does.
    ///
    /// # Errors
    ///
    /// If ONNX Runtime fails.
    pub fn try_expect<P: Playable>(
        &mut self,
        position: &P,
        values: &mut [f32],
    ) -> Result<(), OnnxError> {
        self.look(position)?;
        self.write_values(values);
        Ok(())
    }

    /// Computes what comes out for a position.
    fn look<P: Playable>(&mut self, position: &P) -> Result<(), OnnxError> {
        let (planes, sizes) = (&self.network.planes, self.network.sizes);
        let saved = position.save();
        self.inputs.fill(0.0);
        let rows = self.inputs.chunks_exact_mut(sizes.cells.max(1));
        for (plane, row) in planes.iter().zip(rows) {
            plane.write(&saved, P::game(), row);
        }
        let shape = [1, planes.len(), sizes.cells];
        let planes = TensorRef::from_array_view((shape, &self.inputs[..]));
        let planes = planes.map_err(OnnxError::runtime)?;
        let run = self.session.run(ort::inputs!["planes" => planes]);
        let found = run.map_err(OnnxError::runtime)?;
        read(&found, "policy", sizes.policy, &mut self.outputs.policy)?;
        read(&found, "values", sizes.players, &mut self.outputs.values)
    }

    /// Writes what each player can expect; half of all where weights are so large that this is no number.
    fn write_values(&self, values: &mut [f32]) {
        for (value, &found) in values.iter_mut().zip(&self.outputs.values) {
            *value = if found.is_nan() { 0.5 } else { found };
        }
    }
}

impl<P: Playable> Evaluator<P> for OnnxEvaluator {
    /// Nothing: what is computed of one position says nothing of another.
    fn approach(&mut self, _: &P) {}

    fn evaluate(
        &mut self,
        position: &P,
        moves: &[P::Move],
        priors: &mut Vec<f32>,
        values: &mut [f32],
    ) {
        if let Err(failure) = self.try_evaluate(position, moves, priors, values) {
            UniformEvaluator.evaluate(position, moves, priors, values);
            self.failure.get_or_insert(failure);
        }
    }

    fn expect(&mut self, position: &P, values: &mut [f32]) {
        if let Err(failure) = self.try_expect(position, values) {
            UniformEvaluator.expect(position, values);
            self.failure.get_or_insert(failure);
        }
    }
}

/// Reads the numbers of an output, which a network of none of them does not have.
fn read(
    outputs: &SessionOutputs<'_>,
    name: &'static str,
    due: usize,
    to: &mut Vec<f32>,
) -> Result<(), OnnxError> {
    to.clear();
    if let Some(output) = outputs.get(name) {
        let found = output.try_extract_tensor::<f32>();
        to.extend_from_slice(found.map_err(OnnxError::runtime)?.1);
    }
    let found = to.len();
    (found == due)
        .then_some(())
        .ok_or(OnnxError::Output { name, found, due })
}

#[cfg(test)]
mod tests;
