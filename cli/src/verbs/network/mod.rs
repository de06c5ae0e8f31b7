//! `rbg network`: networks of random weights, their files, and how fast networks are.

mod random;

use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::anyhow;
use clap::Args;
use rbg_compiler::interpret::Interpreter;
use rbg_learn::files::{AnyNetworkFile, ConvolutionFile};
use rbg_learn::onnx::to_onnx;
use rbg_runtime::AnyGame;
use rbg_runtime::evaluate::{AnyNetworkWeights, Architecture, EvaluationRequest, EvaluationStats};
use serde::Serialize;

use crate::arguments::{seconds, whole};
use crate::compile;
use crate::engine::{self, unless_interrupted};
use crate::failure::Failure;
use crate::interrupt;
use crate::library::{self, GameFile};
use crate::networks;
use crate::settings::Settings;
use crate::terminal::Terminal;

/// The name under which the network is told.
const NAME: &str = "measured";

/// Arguments of `network`.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  {rbg} network breakthrough
  {rbg} network breakthrough --trained
  {rbg} network hex --blocks 6 --channels 64 --seconds 5
  {rbg} network mygame.rbg --seed 7 --write random.safetensors --seconds 0
  {rbg} network breakthrough --net mine.safetensors --onnx mine.onnx

Without --net and --trained the network is a convolutional one of random weights, the same for
the same seed: what it says means nothing, but it takes as long as a trained one of its size, and
its file can be filled with other weights by programs that train. Positions are those of random
games, each evaluated behind the one before it, on one thread.")]
pub struct Network {
    /// A name in games-rbg/ or a path to a .rbg file
    game: String,
    /// The network of this file, of either kind
    #[arg(long, value_name = "FILE", conflicts_with = "trained")]
    net: Option<PathBuf>,
    /// The network that was trained for the game, which az plays with
    #[arg(long)]
    trained: bool,
    /// Residual blocks of a network of random weights
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = whole::<usize>(..=256),
        conflicts_with_all = ["net", "trained"])]
    blocks: usize,
    /// Channels of a network of random weights
    #[arg(long, value_name = "N", default_value_t = 32, value_parser = whole::<usize>(1..=1024),
        conflicts_with_all = ["net", "trained"])]
    channels: usize,
    /// Seed of random weights, and of the random games
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = whole::<u64>(..))]
    seed: u64,
    /// Write the network to this file
    #[arg(long, value_name = "FILE")]
    write: Option<PathBuf>,
    /// Write a convolutional network to this file of ONNX
    #[arg(long, value_name = "FILE")]
    onnx: Option<PathBuf>,
    /// Evaluate for this time, in seconds; 0: build and measure nothing
    #[arg(long, value_name = "S", default_value = "2", value_parser = seconds)]
    seconds: Duration,
    /// Positions of random games
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = whole::<usize>(1..=65_536))]
    positions: usize,
    /// Print one line of JSON
    #[arg(long)]
    pub(crate) json: bool,
    #[command(flatten)]
    settings: Settings,
}

/// A network and what was measured of it.
#[derive(Serialize)]
struct Report<'r> {
    game: &'r str,
    kind: &'static str,
    weights: usize,
    /// The numbers of blocks and channels, if it is convolutional.
    architecture: Option<Architecture>,
    /// The files that were written.
    written: Vec<String>,
    speed: Option<Speed>,
}

/// How fast a network is.
#[derive(Serialize)]
struct Speed {
    #[serde(flatten)]
    stats: EvaluationStats,
    evaluations_per_second: f64,
}

/// Runs the verb.
pub(crate) fn run(arguments: &Network, terminal: Terminal) -> Result<(), Failure> {
    let file = library::find(&arguments.game)?;
    let network = network(arguments, &file, terminal)?;
    let written = write(arguments, &file, &network, terminal)?;
    let speed = match arguments.seconds {
        Duration::ZERO => None,
        _ => Some(measure(arguments, &file, &network, terminal)?),
    };
    let report = Report {
        game: &file.name,
        kind: kind(&network.network),
        weights: network.network.count(),
        architecture: match &network.network {
            AnyNetworkWeights::Convolutional(weights) => Some(weights.architecture),
            AnyNetworkWeights::Incremental(_) => None,
        },
        written,
        speed,
    };
    if arguments.json {
        terminal.print_report(&report)?;
    } else {
        print(&report, terminal)?;
    }
    interrupt::check()
}

/// Returns the network that is asked for.
fn network(
    arguments: &Network,
    file: &GameFile,
    terminal: Terminal,
) -> Result<AnyNetworkFile, Failure> {
    if let Some(path) = &arguments.net {
        return networks::at(path, file);
    }
    if arguments.trained {
        return networks::of(file)?.ok_or_else(|| {
            Failure::Usage(format!(
                "there is no network of {}: train one with `train {0}`",
                file.name
            ))
        });
    }
    let size = Architecture {
        blocks: arguments.blocks,
        channels: arguments.channels,
    };
    Ok(random::network(file, size, arguments.seed, terminal)?.into())
}

/// Writes the files that are asked for, and returns their paths.
fn write(
    arguments: &Network,
    game: &GameFile,
    network: &AnyNetworkFile,
    terminal: Terminal,
) -> Result<Vec<String>, Failure> {
    let mut written = Vec::new();
    let mut put = |path: &Path, bytes: &[u8]| -> Result<(), Failure> {
        networks::write(path, bytes)?;
        written.push(path.display().to_string());
        Ok(())
    };
    if let Some(path) = &arguments.write {
        put(path, &network.to_bytes().map_err(anyhow::Error::from)?)?;
    }
    if let Some(path) = &arguments.onnx {
        let AnyNetworkWeights::Convolutional(weights) = &network.network else {
            return Err(Failure::Usage(
                "networks of one layer of units have no form in ONNX: --onnx is for \
                 convolutional ones"
                    .to_owned(),
            ));
        };
        let convolution = ConvolutionFile {
            game: network.game.clone(),
            digest: network.digest.clone(),
            made: network.made.clone(),
            network: (**weights).clone(),
        };
        let rules = compile::load(game, terminal)?;
        let interpreter = Interpreter::new(rules, &game.name);
        let bytes = to_onnx(&convolution, interpreter.info());
        put(path, &bytes.map_err(anyhow::Error::from)?)?;
    }
    Ok(written)
}

/// Measures how fast a network is.
fn measure(
    arguments: &Network,
    file: &GameFile,
    network: &AnyNetworkFile,
    terminal: Terminal,
) -> Result<Speed, Failure> {
    let game = engine::generated(file, &arguments.settings.with_agents([]), terminal)?;
    let told = game.teach_network(Some(NAME), Some(&network.network));
    told.map_err(|error| anyhow!("the network: {error}"))?;
    let mut request = EvaluationRequest::default();
    request.network = Some(NAME.to_owned());
    request.positions = arguments.positions;
    request.time = arguments.seconds;
    request.seed = arguments.seed;
    let bar = terminal.progress("evaluating", arguments.seconds.as_millis() as u64);
    let stats = game.evaluation_speed(&request, &mut |stats| {
        bar.set((1000.0 * stats.seconds) as u64);
        unless_interrupted()
    })?;
    Ok(Speed {
        stats,
        evaluations_per_second: stats.evaluations as f64 / stats.seconds.max(f64::MIN_POSITIVE),
    })
}

fn kind(network: &AnyNetworkWeights) -> &'static str {
    match network {
        AnyNetworkWeights::Convolutional(_) => "convolutional",
        AnyNetworkWeights::Incremental(_) => "incremental",
    }
}

fn print(report: &Report<'_>, terminal: Terminal) -> Result<(), Failure> {
    let heads = [
        "game",
        "kind",
        "blocks",
        "channels",
        "weights",
        "positions",
        "moves",
        "evaluations/s",
    ];
    let or_dash = |figure: Option<String>| figure.unwrap_or_else(|| "-".to_owned());
    let of_size = |figure: fn(&Architecture) -> usize| {
        or_dash(
            report
                .architecture
                .as_ref()
                .map(|size| figure(size).to_string()),
        )
    };
    let of_speed = |figure: fn(&Speed) -> String| or_dash(report.speed.as_ref().map(figure));
    let mut table = terminal.table(&heads);
    table.add_row([
        report.game.to_owned(),
        report.kind.to_owned(),
        of_size(|size| size.blocks),
        of_size(|size| size.channels),
        report.weights.to_string(),
        of_speed(|speed| speed.stats.positions.to_string()),
        of_speed(|speed| format!("{:.1}", speed.stats.moves)),
        of_speed(|speed| format!("{:.0}", speed.evaluations_per_second)),
    ]);
    terminal.print_table(table, 2)?;
    for path in &report.written {
        terminal.print(&format!("written: {path}\n"))?;
    }
    Ok(())
}
