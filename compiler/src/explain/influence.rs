//! The report's section on influence: what bears on what within a turn, and whether forced wins can
//! be searched for in the neighbourhood of moves, or by threats.

use serde::Serialize;

use crate::analysis::{Influence, Sphere, Unsuited};
use crate::model::{Game, PieceId};

/// What bears on what in a game.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct GameInfluence {
    /// The mean number of turns, of whoever moves, until a change on one cell can bear on another,
    /// at least; none where it was not found out, or nothing bears on anything else.
    pub mean_distance: Option<f64>,
    /// Whether forced wins can be searched for in the neighbourhood of moves.
    pub suited: bool,
    /// Why not; empty if they can.
    pub why: &'static str,
    /// How each player wins, if they can.
    pub wins: Vec<WinningPieces>,
    /// The lines by which each player wins, if wins by threats are searched for.
    pub lines: Vec<LinesToWin>,
}

/// Lines of equal length by which a player wins.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct LinesToWin {
    /// The player.
    pub player: String,
    /// The pieces of which a line consists.
    pub pieces: Vec<String>,
    /// The number of cells of a line.
    pub length: usize,
    /// The number of lines.
    pub lines: usize,
}

/// The pieces by which a player wins.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct WinningPieces {
    /// The player.
    pub player: String,
    /// The pieces; none where the player wins only by leaving the other one without a move.
    pub pieces: Vec<String>,
    /// The number of cells on which one of them wins.
    pub cells: usize,
    /// The largest number of turns from a cell to where a piece wins.
    pub longest: u16,
    /// The mean number of cells that a turn which changes a cell may look at or change.
    pub near: f64,
}

impl GameInfluence {
    /// Tells what bears on what in a game.
    pub fn new(influence: &Influence, game: &Game) -> Self {
        let (why, wins) = match &influence.table {
            Ok(spheres) => {
                let players = game.players.iter().zip(&spheres.players);
                (
                    "",
                    players
                        .map(|(player, sphere)| wins(player, sphere, game))
                        .collect(),
                )
            }
            Err(unsuited) => (words(*unsuited), Vec::new()),
        };
        Self {
            mean_distance: influence.mean_distance,
            suited: influence.table.is_ok(),
            why,
            wins,
            lines: lines(influence, game),
        }
    }

    /// Returns in a word whether forced wins can be searched for: `yes`, `threats` or `no`.
    pub fn verdict(&self) -> &'static str {
        match self {
            Self { suited: true, .. } => "yes",
            Self { lines, .. } if !lines.is_empty() => "threats",
            _ => "no",
        }
    }
}

fn lines(influence: &Influence, game: &Game) -> Vec<LinesToWin> {
    let players = game.players.iter();
    let players = players.zip(influence.lines.iter().flatten());
    let lines = players.flat_map(|(player, all)| {
        all.iter().map(|rows| LinesToWin {
            player: player.clone(),
            pieces: pieces(&rows.pieces, game),
            length: rows.length,
            lines: rows.lines.len(),
        })
    });
    lines.collect()
}

fn pieces(pieces: &[PieceId], game: &Game) -> Vec<String> {
    let pieces = pieces.iter();
    pieces
        .map(|piece| game.pieces[piece.index()].clone())
        .collect()
}

fn wins(player: &str, sphere: &Sphere, game: &Game) -> WinningPieces {
    let far = sphere.distances.iter().copied();
    let changed = sphere.near.iter().filter(|near| !near.is_empty());
    let (changed, near) = (
        changed.clone().count(),
        changed.map(Vec::len).sum::<usize>(),
    );
    WinningPieces {
        player: player.to_owned(),
        pieces: pieces(&sphere.runners, game),
        cells: far.clone().filter(|distance| *distance == 0).count(),
        longest: far
            .filter(|distance| *distance != Sphere::NEVER)
            .max()
            .unwrap_or(0),
        near: near as f64 / changed.max(1) as f64,
    }
}

/// Returns why a game is not suited.
fn words(unsuited: Unsuited) -> &'static str {
    match unsuited {
        Unsuited::Players => "there are not two players",
        Unsuited::Size => "the game is too large",
        Unsuited::Work => "it took too much work to find out",
        Unsuited::Turns => "players do not take turns with one decision each",
        Unsuited::Near => "changes bear on most of the board within too few turns",
        Unsuited::CurrentCell => "a move depends on where the one before ended",
        Unsuited::Numbers => "numbers decide what is possible",
        Unsuited::Trials => "a question changes the board",
        Unsuited::Ends => "the keeper may be left without a move",
        Unsuited::Scores => "who moved last does not tell who has won",
        Unsuited::Coupled => "a player wins by more than a piece on a cell",
        Unsuited::NoGoal => "nobody wins by a piece on a cell",
        Unsuited::Dropped => "pieces that win need not come from where one was before",
    }
}
