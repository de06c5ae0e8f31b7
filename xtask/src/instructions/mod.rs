//! `cargo xtask instructions`: machine instructions per playout.

mod counted;

use std::env;
use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Context, anyhow};
use clap::Args;
use rbg_cli::arguments::Mode;
use rbg_cli::cache::Cache;
use rbg_cli::failure::Failure;
use rbg_cli::interrupt;
use rbg_cli::library::{self, GameFile};
use rbg_cli::markdown;
use rbg_cli::settings::Settings;
use rbg_cli::terminal::Terminal;
use serde::Serialize;

pub(crate) use counted::asked as counted_run;

use crate::ablation;
use crate::peer;

/// The number of instructions, more or less in the preparations, that makes no difference.
const ENOUGH: u64 = 40_000_000;

/// The most playouts that are measured.
const MOST: u64 = 1 << 24;

/// Arguments of `instructions`.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  cargo xtask instructions
  cargo xtask instructions breakthrough chess --mode sample
  cargo xtask instructions mygame.rbg --json

Counts with callgrind, which has to be installed (package valgrind), in two runs
of different length, and takes the difference: what does not depend on the
number of playouts falls out, and the figure is the same whatever else the
machine does. Callgrind does not know AVX-512, and figures of several machines
are to be compared: reasoners are built for x86-64-v3 unless --portable or
--target-cpu is given.")]
pub(crate) struct Instructions {
    /// Names in games-rbg/ or paths to .rbg files; those of the published
    /// ablation table if none
    #[arg(value_name = "GAME")]
    games: Vec<String>,
    /// How moves are found
    #[arg(long, value_enum, default_value_t)]
    mode: Mode,
    /// Print one line of JSON per game
    #[arg(long)]
    pub(crate) json: bool,
    /// Print a Markdown table
    #[arg(long, conflicts_with = "json")]
    markdown: bool,
    #[command(flatten)]
    settings: Settings,
}

/// The line of JSON.
#[derive(Serialize)]
struct Counted {
    game: String,
    mode: Mode,
    playouts: u64,
    instructions_per_playout: f64,
    /// The instructions of the field's C++ generator, which lists.
    peer_instructions_per_playout: Option<f64>,
}

impl Counted {
    fn cells(&self) -> [String; 4] {
        let whole = |value: f64| format!("{value:.0}");
        let peer = self.peer_instructions_per_playout;
        let ratio = peer.map(|peer| format!("{:.1}", peer / self.instructions_per_playout));
        [
            self.game.clone(),
            whole(self.instructions_per_playout),
            peer.map(whole).unwrap_or_default(),
            ratio.unwrap_or_default(),
        ]
    }
}

const HEADS: [&str; 4] = ["game", "instructions", "peer", "times fewer"];

/// Runs the verb.
pub(crate) fn run(arguments: &Instructions, terminal: Terminal) -> Result<(), Failure> {
    let files = if arguments.games.is_empty() {
        let games = ablation::GAMES.iter().copied();
        games.map(library::find).collect::<Result<_, _>>()?
    } else {
        library::find_all(&arguments.games)?
    };
    let settings = known_to_callgrind(&arguments.settings);
    let peers = peer::read()?;
    let bar = terminal.progress("counting", files.len() as u64);
    let mut counted = Vec::new();
    for (number, file) in files.iter().enumerate() {
        bar.say(&format!("counting {}", file.name));
        bar.set(number as u64);
        let (playouts, instructions) = count(file, arguments.mode, &settings, terminal)?;
        let peer = peers.iter().find(|peer| peer.game == file.name);
        let row = Counted {
            game: file.name.clone(),
            mode: arguments.mode,
            playouts,
            instructions_per_playout: instructions,
            peer_instructions_per_playout: peer.and_then(|peer| peer.instructions_per_playout),
        };
        if arguments.json {
            terminal.print_json(&row)?;
        }
        counted.push(row);
    }
    drop(bar);
    if arguments.json {
        return Ok(());
    }
    let rows = counted.iter().map(Counted::cells);
    if arguments.markdown {
        return terminal.print(&markdown::figures(&HEADS, rows));
    }
    let mut table = terminal.table(&HEADS);
    for row in rows {
        table.add_row(row);
    }
    terminal.print_table(table, 1)
}

/// Returns how many playouts of a game were looked at, and how many instructions each takes.
pub(crate) fn count(
    file: &GameFile,
    mode: Mode,
    settings: &Settings,
    terminal: Terminal,
) -> Result<(u64, f64), Failure> {
    let cache = Cache::open()?;
    let library = cache.library(file, settings, terminal.without_progress())?;
    per_playout(&library, mode)
}

/// Returns the settings with a processor whose instructions callgrind knows, the same on all
/// machines, so that their figures can be compared.
pub(crate) fn known_to_callgrind(settings: &Settings) -> Settings {
    let mut settings = settings.clone();
    if cfg!(target_arch = "x86_64") && !settings.portable && settings.target_cpu.is_none() {
        settings.target_cpu = Some("x86-64-v3".to_owned());
    }
    settings
}

/// Returns how many playouts were looked at, and how many instructions each takes.
fn per_playout(library: &Path, mode: Mode) -> Result<(u64, f64), Failure> {
    let (mut few, mut many) = (1, 4);
    let mut before = total(library, mode, few)?;
    loop {
        let after = total(library, mode, many)?;
        let more = after.saturating_sub(before);
        if more >= ENOUGH || many >= MOST {
            return Ok((many - few, more as f64 / (many - few) as f64));
        }
        (few, before) = (many, after);
        many = (many * growth(more)).min(MOST);
    }
}

/// Returns how many times more playouts are looked at next, after a difference that was too small.
/// A small one tells little, for preparations differ as well.
fn growth(difference: u64) -> u64 {
    let growths = [64, 16];
    let enough = |growth: &u64| difference * growth >= ENOUGH;
    growths
        .into_iter()
        .find(|growth| !enough(growth))
        .unwrap_or(4)
}

/// Returns the instructions of a whole run with this number of playouts.
fn total(library: &Path, mode: Mode, playouts: u64) -> Result<u64, Failure> {
    interrupt::check()?;
    let mut command = Command::new("valgrind");
    command
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(env::current_exe()?)
        .args(counted::arguments(library, mode, playouts))
        .stdin(Stdio::null());
    let output = command
        .output()
        .context("cannot run valgrind, which has to be installed")?;
    interrupt::check()?;
    let said = String::from_utf8_lossy(&output.stderr);
    if !output.status.success() {
        return Err(anyhow!("valgrind failed: {}", said.trim()).into());
    }
    collected(&said)
        .ok_or_else(|| anyhow!("valgrind did not say how many instructions it saw").into())
}

/// Returns the total in callgrind's last messages.
fn collected(said: &str) -> Option<u64> {
    let line = said.lines().find(|line| line.contains("Collected :"))?;
    line.rsplit(' ').next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_total_is_the_last_number_of_its_line() {
        let said = "==7== Events    : Ir\n==7== Collected : 1234567\n==7== \n";
        assert_eq!(collected(said), Some(1_234_567));
        assert_eq!(collected("==7== nothing"), None);
    }

    #[test]
    fn the_smaller_a_difference_the_more_playouts_follow() {
        for (difference, expected) in [
            (0, 64),
            (ENOUGH / 64 - 1, 64),
            (ENOUGH / 64, 16),
            (ENOUGH / 16 - 1, 16),
            (ENOUGH / 16, 4),
            (ENOUGH - 1, 4),
        ] {
            assert_eq!(growth(difference), expected, "{difference}");
        }
    }

    #[test]
    fn what_the_user_asks_for_is_kept() {
        let portable = Settings {
            portable: true,
            ..Settings::default()
        };
        assert_eq!(known_to_callgrind(&portable), portable);
        let chosen = Settings {
            target_cpu: Some("znver3".to_owned()),
            ..Settings::default()
        };
        assert_eq!(known_to_callgrind(&chosen), chosen);
        assert_eq!(chosen.flags(), ["--target-cpu=znver3"]);
        if cfg!(target_arch = "x86_64") {
            let usual = known_to_callgrind(&Settings::default());
            assert_eq!(usual.flags(), ["--target-cpu=x86-64-v3"]);
        }
    }

    #[test]
    fn a_row_compares_with_the_peer_if_it_was_counted() {
        let mut row = Counted {
            game: "hex".to_owned(),
            mode: Mode::Sample,
            playouts: 3,
            instructions_per_playout: 1000.0,
            peer_instructions_per_playout: Some(117_829.0),
        };
        assert_eq!(row.cells(), ["hex", "1000", "117829", "117.8"]);
        row.peer_instructions_per_playout = None;
        assert_eq!(row.cells(), ["hex", "1000", "", ""]);
    }
}
