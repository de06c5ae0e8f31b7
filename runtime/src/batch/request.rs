//! Requests for batches.

use serde::{Deserialize, Serialize};

use crate::game::{GameInfo, MoveNumbering, Piece, Variable};

/// What becomes of a game of a batch that has ended.
///
/// ```
/// use rbg_runtime::batch::Autoreset;
///
/// assert_eq!(Autoreset::default(), Autoreset::NextStep);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Autoreset {
    /// The next step starts it again instead of making a move; its action is ignored.
    #[default]
    NextStep,
    /// The step in which it ends starts it again. Its reward is that of the end, and
    /// what is observed is the new start; the end is in the final observations.
    SameStep,
    /// It stays as it is until it is reset; its actions are ignored.
    Disabled,
}

/// The type of the numbers of which observations consist.
///
/// ```
/// use rbg_runtime::batch::Element;
///
/// assert_ne!(Element::U8, Element::F32);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Element {
    /// Bytes. Values of variables beyond 255 are written as 255, those below 0 as 0.
    #[default]
    U8,
    /// Floating-point numbers of 32 bits.
    F32,
}

/// What is observed of a position: planes of one number per cell.
///
/// In order there is a plane for each listed piece, 1 where it stands and 0 elsewhere; one for each
/// listed variable, filled with its value; and one filled with the player to move, from 1,
/// or 0 where the game is over.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use rbg_runtime::Position;
/// use rbg_runtime::batch::{Element, ObservationSpec};
///
/// let spec = ObservationSpec::of(Nim::game(), Element::U8);
/// // Empty and stone, two scores, the player to move.
/// assert_eq!(spec.channels(), 5);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ObservationSpec {
    /// The pieces that have a plane.
    pub pieces: Vec<Piece>,
    /// The variables that have a plane.
    pub variables: Vec<Variable>,
    /// The type of the numbers.
    pub element: Element,
}

impl ObservationSpec {
    /// Creates the observation of all pieces and variables of a game, scores first.
    pub fn of(info: &GameInfo, element: Element) -> Self {
        Self {
            pieces: (0..info.pieces.len()).map(Piece::from_index).collect(),
            variables: info.all_variables().collect(),
            element,
        }
    }

    /// Returns this observation with [`pieces`](Self::pieces) replaced.
    #[must_use]
    pub fn with_pieces(mut self, pieces: impl Into<Vec<Piece>>) -> Self {
        self.pieces = pieces.into();
        self
    }

    /// Returns this observation with [`variables`](Self::variables) replaced.
    #[must_use]
    pub fn with_variables(mut self, variables: impl Into<Vec<Variable>>) -> Self {
        self.variables = variables.into();
        self
    }

    /// Returns the number of planes.
    pub fn channels(&self) -> usize {
        self.pieces.len() + self.variables.len() + 1
    }
}

/// A request for a batch of games.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use rbg_runtime::Position;
/// use rbg_runtime::batch::{Autoreset, BatchRequest};
/// use rbg_runtime::game::{MoveEncoding, MoveNumbering};
///
/// let numbering = MoveNumbering::new(MoveEncoding::Words, Vec::new(), String::new())?;
/// let request = BatchRequest::new(Nim::game(), 1000, numbering)
///     .with_seed(7)
///     .with_autoreset(Autoreset::SameStep);
/// assert_eq!((request.games, request.first, request.longest), (1000, 0, None));
/// # Ok::<(), rbg_runtime::game::NumberingError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct BatchRequest {
    /// The number of games.
    pub games: usize,
    /// The number of the first game. Game `i` of the batch draws from stream `first + i` of the
    /// seed, so that games do not depend on how they are split into batches.
    pub first: u64,
    /// The seed.
    pub seed: u64,
    /// What becomes of games that have ended.
    pub autoreset: Autoreset,
    /// The number of moves at which a game is cut off and counts as truncated; none: never.
    pub longest: Option<u32>,
    /// The numbers of moves.
    pub numbering: MoveNumbering,
    /// What is observed of positions.
    pub observation: ObservationSpec,
}

impl BatchRequest {
    /// Creates a request for this number of games of a game, with seed 0, the default of
    /// [`Autoreset`], no limit of length, and everything observed in bytes.
    pub fn new(info: &GameInfo, games: usize, numbering: MoveNumbering) -> Self {
        Self {
            games,
            first: 0,
            seed: 0,
            autoreset: Autoreset::default(),
            longest: None,
            numbering,
            observation: ObservationSpec::of(info, Element::default()),
        }
    }

    /// Returns this request with [`first`](Self::first) replaced.
    #[must_use]
    pub fn with_first(mut self, first: u64) -> Self {
        self.first = first;
        self
    }

    /// Returns this request with [`seed`](Self::seed) replaced.
    #[must_use]
    pub fn with_seed(mut self, seed: u64) -> Self {
        self.seed = seed;
        self
    }

    /// Returns this request with [`autoreset`](Self::autoreset) replaced.
    #[must_use]
    pub fn with_autoreset(mut self, autoreset: Autoreset) -> Self {
        self.autoreset = autoreset;
        self
    }

    /// Returns this request with [`longest`](Self::longest) replaced.
    #[must_use]
    pub fn with_longest(mut self, longest: Option<u32>) -> Self {
        self.longest = longest;
        self
    }

    /// Returns this request with [`observation`](Self::observation) replaced.
    #[must_use]
    pub fn with_observation(mut self, observation: ObservationSpec) -> Self {
        self.observation = observation;
        self
    }
}
