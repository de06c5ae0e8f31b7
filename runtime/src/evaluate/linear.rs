//! Linear evaluations: sums of weights over what stands on the board.

use serde::{Deserialize, Serialize};

use super::heuristic::Heuristic;
use super::lines::{LineCounter, Lines};
use super::nearest::{Nearest, NearestFinder};
use super::words::Planes;
use crate::game::{Cell, GameInfo, Piece, Player, Variable};
use crate::playout::Playable;

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

/// The number of sums that evaluate a game of so many players.
pub(crate) fn sides_of(players: usize) -> usize {
    if players <= 2 { 1 } else { players }
}

/// A heuristic that is a sum of weights, squeezed by the hyperbolic tangent.
///
/// With two players there is one sum, which counts for the first player and against the second.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use rbg_runtime::evaluate::{Heuristic, Linear, LinearWeights, PlaceWeights, SideWeights};
/// use rbg_runtime::{Piece, Player, Position};
///
/// let stones = PlaceWeights { piece: Piece::new(1), cells: vec![0.1; 5] };
/// let side = SideWeights { places: vec![stones], ..SideWeights::default() };
/// let linear = Linear::new(&LinearWeights::new(vec![side]), Nim::game())?;
/// let value = linear.value(&Nim::initial(), Player::FIRST);
/// assert!((value - 100.0 * 0.5f32.tanh()).abs() < 1e-3);
/// # Ok::<(), rbg_runtime::evaluate::UnfitWeights>(())
/// ```
#[derive(Clone, Debug)]
pub struct Linear {
    sides: Vec<Side>,
}

/// A sum, made ready to be computed.
#[derive(Clone, Debug)]
struct Side {
    constant: f32,
    to_move: f32,
    moves: f32,
    /// Pieces of the same weight everywhere.
    counted: Vec<(Piece, f32)>,
    /// Pieces whose weight depends on the cell.
    placed: Vec<(Piece, Vec<f32>)>,
    variables: Vec<(Variable, f32)>,
    lines: Vec<Conditional<LineCounter>>,
    nearest: Vec<Conditional<NearestFinder>>,
}

/// Something that finds numbers, with their weights, which depend on who is to move.
#[derive(Clone, Debug)]
struct Conditional<T> {
    finder: T,
    player: Player,
    moving: Vec<f32>,
    waiting: Vec<f32>,
}

impl<T> Conditional<T> {
    #[inline]
    fn weights(&self, to_move: Player) -> &[f32] {
        if to_move == self.player {
            &self.moving
        } else {
            &self.waiting
        }
    }
}

impl Linear {
    /// Makes weights of a game ready.
    ///
    /// # Errors
    ///
    /// What of them is not of the game.
    pub fn new(weights: &LinearWeights, game: &GameInfo) -> Result<Self, UnfitWeights> {
        let due = sides_of(game.players.len());
        if weights.sides.len() != due {
            let found = weights.sides.len();
            return Err(UnfitWeights(format!(
                "{found} sums of weights where the game takes {due}"
            )));
        }
        let sides = weights.sides.iter().map(|side| Side::new(side, game));
        Ok(Self {
            sides: sides.collect::<Result<_, _>>()?,
        })
    }

    /// Returns the sum for a player before it is squeezed.
    #[inline]
    pub fn sum<P: Playable>(&self, position: &P, player: Player) -> f32 {
        let planes = Planes::of(position);
        if self.sides.len() == 1 {
            let sum = self.sides[0].sum(position, &planes, Player::FIRST);
            return if player == Player::SECOND { -sum } else { sum };
        }
        let side = player.seat().and_then(|seat| self.sides.get(seat));
        side.map_or(0.0, |side| side.sum(position, &planes, player))
    }
}

impl<P: Playable> Heuristic<P> for Linear {
    #[inline]
    fn value(&self, position: &P, player: Player) -> f32 {
        // No estimate is a win.
        99.9 * self.sum(position, player).tanh()
    }

    fn is_fast(&self) -> bool {
        self.sides.iter().all(|side| side.moves == 0.0)
    }
}

impl Side {
    fn new(weights: &SideWeights, game: &GameInfo) -> Result<Self, UnfitWeights> {
        let cells = game.cells.len();
        check_numbers(weights)?;
        let (mut counted, mut placed) = (Vec::new(), Vec::new());
        for place in &weights.places {
            check_pieces(&[place.piece], game)?;
            check_length("weights of a piece", place.cells.len(), cells)?;
            match place.cells[..] {
                [] => {}
                [first, ref rest @ ..] if rest.iter().all(|weight| *weight == first) => {
                    counted.push((place.piece, first));
                }
                _ => placed.push((place.piece, place.cells.clone())),
            }
        }
        for &(variable, _) in &weights.variables {
            if variable.index() >= game.variables.len() {
                return Err(UnfitWeights(format!("the game has no {variable}")));
            }
        }
        let lines = weights.lines.iter().map(|of| {
            let lines = &of.lines;
            check_pieces(&lines.pieces, game)?;
            check_pieces(&lines.blockers, game)?;
            check_player(of.player, game)?;
            for window in &lines.windows {
                check_length("cells of a line", window.len(), lines.length())?;
                check_cells(window, game)?;
            }
            check_length("weights of lines", of.moving.len(), lines.length())?;
            check_length("weights of lines", of.waiting.len(), lines.length())?;
            Ok(Conditional {
                finder: LineCounter::new(lines, cells),
                player: of.player,
                moving: of.moving.clone(),
                waiting: of.waiting.clone(),
            })
        });
        let lines = lines.collect::<Result<_, _>>()?;
        let nearest = weights.nearest.iter().map(|of| {
            check_pieces(&of.nearest.pieces, game)?;
            check_player(of.player, game)?;
            check_length("ranks of cells", of.nearest.rank.len(), cells)?;
            check_length("weights of ranks", of.moving.len(), of.nearest.ranks())?;
            check_length("weights of ranks", of.waiting.len(), of.nearest.ranks())?;
            Ok(Conditional {
                finder: NearestFinder::new(&of.nearest),
                player: of.player,
                moving: of.moving.clone(),
                waiting: of.waiting.clone(),
            })
        });
        Ok(Self {
            constant: weights.constant,
            to_move: weights.to_move,
            moves: weights.moves,
            counted,
            placed,
            variables: weights.variables.clone(),
            lines,
            nearest: nearest.collect::<Result<_, _>>()?,
        })
    }

    #[inline]
    fn sum<P: Playable>(&self, position: &P, planes: &Planes<'_, P>, player: Player) -> f32 {
        let to_move = position.to_move();
        let sign = match to_move {
            Player::KEEPER => 0.0,
            _ if to_move == player => 1.0,
            _ => -1.0,
        };
        let mut sum = self.constant + sign * self.to_move;
        if self.moves != 0.0 {
            sum += sign * self.moves * position.count_moves() as f32;
        }
        for &(piece, weight) in &self.counted {
            let count: u32 = planes
                .plane(piece)
                .iter()
                .map(|word| word.count_ones())
                .sum();
            sum += weight * count as f32;
        }
        for (piece, weights) in &self.placed {
            sum += placed(planes.plane(*piece), weights);
        }
        for &(variable, weight) in &self.variables {
            sum += weight * position.variable(variable) as f32;
        }
        for lines in &self.lines {
            let weights = lines.weights(to_move);
            lines.finder.count(planes, &mut |number, windows| {
                sum += weights[number - 1] * windows as f32;
            });
        }
        for nearest in &self.nearest {
            if let Some(rank) = nearest.finder.find(planes) {
                sum += nearest.weights(to_move)[rank];
            }
        }
        sum
    }
}

/// Returns the sum of the weights of the cells of a plane.
#[inline]
fn placed(plane: &[u64], weights: &[f32]) -> f32 {
    let mut sum = 0.0;
    for (word, weights) in plane.iter().zip(weights.chunks(64)) {
        let mut left = *word;
        while left != 0 {
            let cell = left.trailing_zeros() as usize;
            left &= left - 1;
            sum += weights.get(cell).copied().unwrap_or(0.0);
        }
    }
    sum
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

#[cfg(test)]
mod tests;
