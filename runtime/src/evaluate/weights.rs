//! The weights of linear evaluations, as data.

use serde::{Deserialize, Serialize};

use super::hidden::HiddenWeights;
use super::lines::Lines;
use super::nearest::Nearest;
use crate::game::{Cell, GameInfo, Piece, Player, Variable};

/// The weights of a linear evaluation, as data.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use rbg_runtime::evaluate::{Heuristic, Linear, LinearWeights, SideWeights};
/// use rbg_runtime::{Player, Position};
///
/// // It is good to be the one to move.
/// let side = SideWeights { to_move: 0.5, ..SideWeights::default() };
/// let linear = Linear::new(&LinearWeights::new(vec![side]), Nim::game())?;
/// let start = Nim::initial();
/// assert!(linear.value(&start, Player::FIRST) > 0.0);
/// assert!(linear.value(&start, Player::SECOND) < 0.0);
/// # Ok::<(), rbg_runtime::evaluate::UnfitWeights>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct LinearWeights {
    /// The sums, one for the first player where there are at most two, and otherwise one for each.
    pub sides: Vec<SideWeights>,
}

impl LinearWeights {
    /// Creates weights from the sums.
    pub fn new(sides: Vec<SideWeights>) -> Self {
        Self { sides }
    }
}

/// The weights of the sum for a player: what is good for the player is above zero.
///
/// ```
/// use rbg_runtime::evaluate::SideWeights;
///
/// assert_eq!(SideWeights::default().constant, 0.0);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct SideWeights {
    /// What is added everywhere.
    pub constant: f32,
    /// What is added where the player is to move, and subtracted where another one is.
    pub to_move: f32,
    /// The number of moves is counted so much, with the sign of [`to_move`](Self::to_move).
    pub moves: f32,
    /// The weights of pieces on cells.
    pub places: Vec<PlaceWeights>,
    /// The weights of variables.
    pub variables: Vec<(Variable, f32)>,
    /// The weights of lines.
    pub lines: Vec<LineWeights>,
    /// The weights of the piece that is nearest to where pieces should go.
    pub nearest: Vec<NearestWeights>,
    /// The weights of a hidden layer, for what combinations are worth.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hidden: Option<HiddenWeights>,
}

/// The weights of a piece on the cells.
///
/// ```
/// use rbg_runtime::Piece;
/// use rbg_runtime::evaluate::PlaceWeights;
///
/// let weights = PlaceWeights { piece: Piece::new(1), cells: vec![0.0, 0.5] };
/// assert_eq!(weights.cells.len(), 2);
/// ```
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PlaceWeights {
    /// The piece.
    pub piece: Piece,
    /// The weight on each cell.
    pub cells: Vec<f32>,
}

/// The weights of lines.
///
/// ```
/// use rbg_runtime::evaluate::{LineWeights, Lines};
/// use rbg_runtime::{Cell, Piece, Player};
///
/// let lines = Lines::new(vec![Piece::new(1)], vec![], vec![vec![Cell::new(0), Cell::new(1)]]);
/// let weights =
///     LineWeights { lines, player: Player::FIRST, moving: vec![0.5, 1.0], waiting: vec![0.1, 1.0] };
/// assert_eq!(weights.moving.len(), weights.lines.length());
/// ```
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct LineWeights {
    /// The lines.
    pub lines: Lines,
    /// The player whose pieces they are.
    pub player: Player,
    /// The weight of a window with one piece, with two, and so on, where the player is to move.
    pub moving: Vec<f32>,
    /// The same where the player is not to move.
    pub waiting: Vec<f32>,
}

/// The weights of how near the nearest piece is.
///
/// ```
/// use rbg_runtime::evaluate::{Nearest, NearestWeights};
/// use rbg_runtime::{Piece, Player};
///
/// let nearest = Nearest::new(vec![Piece::new(1)], vec![0, 1]);
/// let weights = NearestWeights {
///     nearest,
///     player: Player::FIRST,
///     moving: vec![0.5, 0.1],
///     waiting: vec![0.3, 0.1],
/// };
/// assert_eq!(weights.moving.len(), weights.nearest.ranks());
/// ```
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct NearestWeights {
    /// The pieces and how near each cell is.
    pub nearest: Nearest,
    /// The player whose pieces they are.
    pub player: Player,
    /// The weight of each rank where the player is to move.
    pub moving: Vec<f32>,
    /// The same where the player is not to move.
    pub waiting: Vec<f32>,
}

/// The error that weights are not of a game.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use rbg_runtime::Position;
/// use rbg_runtime::evaluate::{Linear, LinearWeights};
///
/// let error = Linear::new(&LinearWeights::default(), Nim::game()).unwrap_err();
/// assert_eq!(error.to_string(), "0 sums of weights where the game takes 1");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct UnfitWeights(String);

impl UnfitWeights {
    /// Creates the error from what is wrong, in words.
    pub(super) fn new(wrong: String) -> Self {
        Self(wrong)
    }

    /// Creates the error of weights for another number of sums.
    pub(super) fn sums(found: usize, due: usize) -> Self {
        Self(format!(
            "{found} sums of weights where the game takes {due}"
        ))
    }
}

/// The number of sums that evaluate a game of so many players.
pub(crate) fn sides_of(players: usize) -> usize {
    if players <= 2 { 1 } else { players }
}

impl SideWeights {
    /// Checks that the weights are of a game.
    pub(super) fn check(&self, game: &GameInfo) -> Result<(), UnfitWeights> {
        let cells = game.cells.len();
        check_numbers(self)?;
        for place in &self.places {
            check_pieces(&[place.piece], game)?;
            check_length("weights of a piece", place.cells.len(), cells)?;
        }
        for &(variable, _) in &self.variables {
            if variable.index() >= game.variables.len() {
                return Err(UnfitWeights(format!("the game has no {variable}")));
            }
        }
        for LineWeights {
            lines,
            player,
            moving,
            waiting,
        } in &self.lines
        {
            check_pieces(&lines.pieces, game)?;
            check_pieces(&lines.blockers, game)?;
            check_player(*player, game)?;
            for window in &lines.windows {
                check_length("cells of a line", window.len(), lines.length())?;
                check_cells(window, game)?;
            }
            check_length("weights of lines", moving.len(), lines.length())?;
            check_length("weights of lines", waiting.len(), lines.length())?;
        }
        for NearestWeights {
            nearest,
            player,
            moving,
            waiting,
        } in &self.nearest
        {
            check_pieces(&nearest.pieces, game)?;
            check_player(*player, game)?;
            check_length("ranks of cells", nearest.rank.len(), cells)?;
            check_length("weights of ranks", moving.len(), nearest.ranks())?;
            check_length("weights of ranks", waiting.len(), nearest.ranks())?;
        }
        Ok(())
    }
}

fn check_numbers(weights: &SideWeights) -> Result<(), UnfitWeights> {
    let own = [weights.constant, weights.to_move, weights.moves];
    let places = weights.places.iter().flat_map(|place| &place.cells);
    let variables = weights.variables.iter().map(|(_, weight)| weight);
    let lines = weights.lines.iter();
    let lines = lines.flat_map(|of| of.moving.iter().chain(&of.waiting));
    let nearest = weights.nearest.iter();
    let nearest = nearest.flat_map(|of| of.moving.iter().chain(&of.waiting));
    let mut all = own
        .iter()
        .chain(places)
        .chain(variables)
        .chain(lines)
        .chain(nearest);
    if all.all(|weight| weight.is_finite()) {
        Ok(())
    } else {
        Err(UnfitWeights("a weight is no number".to_owned()))
    }
}

fn check_length(what: &str, found: usize, due: usize) -> Result<(), UnfitWeights> {
    if found == due {
        Ok(())
    } else {
        Err(UnfitWeights(format!(
            "{found} {what} where there have to be {due}"
        )))
    }
}

fn check_pieces(pieces: &[Piece], game: &GameInfo) -> Result<(), UnfitWeights> {
    let unknown = pieces
        .iter()
        .find(|piece| piece.index() >= game.pieces.len());
    match unknown {
        None => Ok(()),
        Some(piece) => Err(UnfitWeights(format!("the game has no {piece}"))),
    }
}

fn check_cells(cells: &[Cell], game: &GameInfo) -> Result<(), UnfitWeights> {
    match cells.iter().find(|cell| cell.index() >= game.cells.len()) {
        None => Ok(()),
        Some(cell) => Err(UnfitWeights(format!("the game has no cell {cell}"))),
    }
}

fn check_player(player: Player, game: &GameInfo) -> Result<(), UnfitWeights> {
    match player.seat() {
        Some(seat) if seat < game.players.len() => Ok(()),
        _ => Err(UnfitWeights(format!("the game has no {player}"))),
    }
}
