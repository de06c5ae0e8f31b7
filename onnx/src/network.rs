//! A network of a game, with the library that computes it.

use std::fmt;
use std::path::Path;

use ort::environment::Environment;
use ort::session::Session;
use rbg_learn::files::ConvolutionFile;
use rbg_learn::onnx::to_onnx;
use rbg_runtime::game::{GameInfo, MoveAction, NumberIndex, Plane};

use crate::error::OnnxError;
use crate::library;

/// A convolutional network of a game, for ONNX Runtime to compute.
///
/// ```no_run
/// # use rbg_testkit::nim::Nim;
/// use std::path::Path;
/// use std::sync::Arc;
///
/// use rbg_learn::files::ConvolutionFile;
/// use rbg_onnx::{OnnxEvaluator, OnnxNetwork};
/// use rbg_runtime::Position;
///
/// let file = ConvolutionFile::read(&std::fs::read("nim.safetensors")?)?;
/// let library = Path::new("lib/libonnxruntime.so");
/// let network = Arc::new(OnnxNetwork::new(library, &file, Nim::game())?);
/// let (mut priors, mut values) = (Vec::new(), [0.0; 2]);
/// let mut evaluator = OnnxEvaluator::new(network)?;
/// evaluator.try_evaluate(&Nim::initial(), &[1, 2], &mut priors, &mut values)?;
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct OnnxNetwork {
    environment: Environment,
    /// The file of ONNX.
    pub(crate) model: Vec<u8>,
    /// What goes in.
    pub(crate) planes: Vec<Plane>,
    index: NumberIndex,
    /// The output of each number of a move.
    outputs: Vec<u32>,
    pub(crate) sizes: Sizes,
}

/// How many cells a board has, and how many numbers come out.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sizes {
    pub(crate) cells: usize,
    pub(crate) policy: usize,
    pub(crate) players: usize,
}

impl OnnxNetwork {
    /// Creates a network of a game by the library at a path, which is loaded if it is not yet. A program can load
    /// only one.
    ///
    /// # Errors
    ///
    /// If the library cannot be loaded, or the network is not of the game.
    pub fn new(library: &Path, file: &ConvolutionFile, game: &GameInfo) -> Result<Self, OnnxError> {
        let model = to_onnx(file, game)?;
        let environment = library::load(library)?;
        let network = &file.network;
        let (policy, cells) = (&network.policy, network.cells);
        let numbers = 0..policy.places.len();
        Ok(Self {
            environment,
            model,
            planes: network.planes.clone(),
            index: NumberIndex::new(network.numbering.clone()),
            outputs: numbers.map(|number| policy.output(number, cells)).collect(),
            sizes: Sizes {
                cells,
                policy: cells * policy.channels as usize + policy.anywhere as usize,
                players: network.players,
            },
        })
    }

    /// Returns what computes the network on one thread.
    pub(crate) fn session(&self) -> Result<Session, OnnxError> {
        let builder = Session::builder(&self.environment).map_err(OnnxError::runtime)?;
        let builder = builder.with_intra_threads(1).map_err(OnnxError::runtime)?;
        let mut builder = builder.with_inter_threads(1).map_err(OnnxError::runtime)?;
        let session = builder.commit_from_memory(&self.model);
        session.map_err(OnnxError::runtime)
    }

    /// Returns how good a move looks by the outputs of the policy; `None` if the numbering does not know it.
    pub(crate) fn of_move(&self, actions: &[MoveAction], policy: &[f32]) -> Option<f32> {
        let of_number = |number: u32| policy[self.outputs[number as usize] as usize];
        self.index.sum(actions, of_number)
    }
}

impl fmt::Debug for OnnxNetwork {
    /// Writes the sizes: the file is long, and what the library has is not for readers.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("OnnxNetwork")
            .field("sizes", &self.sizes)
            .finish_non_exhaustive()
    }
}
