//! What is told of the games of a match.

use std::cmp::Ordering;

use rbg_manager::client::Session;
use rbg_runtime::{GameInfo, Player};
use serde::Serialize;

use crate::failure::Failure;
use crate::library::GameFile;
use crate::terminal::Terminal;
use crate::verbs::tournament::Results;

use super::clock::Figures;

/// A game that is over.
#[derive(Clone, Debug)]
pub(super) struct Finished {
    /// The number of the game, from 1.
    pub(super) number: u64,
    pub(super) player: Player,
    pub(super) scores: Vec<i32>,
    pub(super) moves: usize,
    pub(super) own_moves: u64,
    pub(super) by_rules: bool,
}

/// The report of a match.
pub(super) struct Report {
    info: GameInfo,
    game: String,
    agent: String,
    json: bool,
    terminal: Terminal,
    results: Results,
    /// The number of games that were not over by the rules.
    broken_off: u64,
}

/// A line about a game.
#[derive(Serialize)]
struct GameLine<'r> {
    game: &'r str,
    number: u64,
    player: usize,
    scores: &'r [i32],
    moves: usize,
    own_moves: u64,
    by_rules: bool,
}

/// The line about the match.
#[derive(Serialize)]
struct MatchLine<'r> {
    game: &'r str,
    agent: &'r str,
    games: u64,
    wins: u64,
    draws: u64,
    losses: u64,
    broken_off: u64,
    time: Figures,
}

impl Report {
    pub(super) fn new(
        info: &GameInfo,
        file: &GameFile,
        agent: &str,
        json: bool,
        terminal: Terminal,
    ) -> Self {
        Self {
            info: info.clone(),
            game: file.name.clone(),
            agent: agent.to_owned(),
            json,
            terminal,
            results: Results::default(),
            broken_off: 0,
        }
    }

    pub(super) fn info(&self) -> &GameInfo {
        &self.info
    }

    /// Tells what is played.
    pub(super) fn begin(&self, session: &Session) {
        let name = self.info.player_name(session.player());
        let note = format!("{} plays {name} in {}", self.agent, self.game);
        self.terminal.note(&note);
    }

    /// Tells the result of a game.
    pub(super) fn game(&mut self, game: &Finished) -> Result<(), Failure> {
        if game.by_rules {
            self.results.add(compared(game));
        } else {
            self.broken_off += 1;
        }
        if self.json {
            return self.terminal.print_report(&GameLine {
                game: &self.game,
                number: game.number,
                player: game.player.index(),
                scores: &game.scores,
                moves: game.moves,
                own_moves: game.own_moves,
                by_rules: game.by_rules,
            });
        }
        let names = self.info.players.iter().zip(&game.scores);
        let scores: Vec<String> = names
            .map(|(name, score)| format!("{name} {score}"))
            .collect();
        let (number, moves) = (game.number, game.moves);
        let end = match game.by_rules {
            true => scores.join(", "),
            false => "ended by the server".to_owned(),
        };
        self.terminal
            .print(&format!("game {number}: {end} ({moves} moves)\n"))
    }

    /// Tells how the match has gone.
    pub(super) fn end(&self, time: Figures) -> Result<(), Failure> {
        let Results {
            wins,
            draws,
            losses,
        } = self.results;
        if self.json {
            return self.terminal.print_report(&MatchLine {
                game: &self.game,
                agent: &self.agent,
                games: self.results.games() + self.broken_off,
                wins,
                draws,
                losses,
                broken_off: self.broken_off,
                time,
            });
        }
        let mut table = self.terminal.table(&HEADS);
        let milliseconds = |seconds: f64| format!("{:.1}", 1000.0 * seconds);
        table.add_row([
            self.agent.clone(),
            wins.to_string(),
            draws.to_string(),
            losses.to_string(),
            self.broken_off.to_string(),
            time.moves.to_string(),
            time.late.to_string(),
            time.replaced.to_string(),
            milliseconds(time.largest_margin),
            time.least_left.map_or_else(|| "-".to_owned(), milliseconds),
        ]);
        self.terminal.print_table(table, 1)
    }
}

/// The heads of the table about a match.
const HEADS: [&str; 10] = [
    "agent",
    "wins",
    "draws",
    "losses",
    "ended early",
    "moves",
    "late",
    "random instead",
    "largest margin, ms",
    "least left, ms",
];

/// Compares the own score with the best of the others.
fn compared(game: &Finished) -> Ordering {
    let own = game.player.seat();
    let scores = game.scores.iter().enumerate();
    let (mine, others): (Vec<_>, Vec<_>) = scores.partition(|(seat, _)| Some(*seat) == own);
    let best = |scores: Vec<(usize, &i32)>| scores.into_iter().map(|(_, score)| *score).max();
    // Who plays alone wins by any score.
    best(mine).unwrap_or(0).cmp(&best(others).unwrap_or(0))
}
