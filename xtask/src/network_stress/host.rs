//! A server on a thread of this process, and players on others.

use std::net::{Ipv4Addr, SocketAddr};
use std::ops::ControlFlow::Continue;
use std::path::Path;
use std::sync::Arc;
use std::thread::{self, JoinHandle};

use anyhow::{Context, anyhow};
use rbg_cli::engine;
use rbg_cli::failure::Failure;
use rbg_cli::interrupt;
use rbg_cli::library;
use rbg_cli::settings::Settings;
use rbg_cli::terminal::Terminal;
use rbg_manager::client::{ClientError, Connection, Event, Patience};
use rbg_manager::logs::{LogTarget, LogTargets};
use rbg_manager::referee::{self, GameRecord, Record};
use rbg_manager::server::{Hosting, Limits, Server};
use rbg_runtime::AnyGame;
use rbg_runtime::rng::{below, stream};

/// A game with its description.
#[derive(Clone)]
pub(super) struct Described {
    pub(super) name: String,
    pub(super) game: Arc<dyn AnyGame>,
    text: Vec<u8>,
}

/// Returns a game, played by its reasoner.
pub(super) fn described(
    name: &str,
    settings: &Settings,
    terminal: Terminal,
) -> Result<Described, Failure> {
    let file = library::find(name)?;
    Ok(Described {
        game: engine::generated(&file, settings, terminal)?.into(),
        name: file.name,
        text: file.text,
    })
}

/// What happened on a server.
#[derive(Debug, Default)]
pub(super) struct Course {
    pub(super) games: Vec<GameRecord>,
}

/// A server that runs.
pub(super) struct Host {
    pub(super) address: SocketAddr,
    thread: JoinHandle<anyhow::Result<Course>>,
}

impl Host {
    /// Starts a server of so many matches, which are logged to a file if there is one.
    pub(super) fn start(
        game: &Described,
        matches: u64,
        settings: referee::Settings,
        log: Option<&Path>,
    ) -> anyhow::Result<Self> {
        let server = Server::bind((Ipv4Addr::LOCALHOST, 0).into(), None)?;
        let address = server.address()?;
        let mut hosting = Hosting::new(game.game.clone(), game.text.clone(), settings);
        hosting.matches = Some(matches);
        hosting.limits = Limits::default();
        hosting.limits.connections = 20_000;
        hosting.logs = LogTargets {
            json: log.map(|path| LogTarget::File(path.to_owned())),
            ..LogTargets::default()
        };
        let thread = thread::Builder::new().spawn(move || {
            let mut course = Course::default();
            server.run(&hosting, &interrupt::requested, &mut |record| {
                if let Record::Game(game) = record {
                    course.games.push(game.clone());
                }
            })?;
            Ok(course)
        })?;
        Ok(Self { address, thread })
    }

    /// Returns whether all matches are over.
    pub(super) fn is_over(&self) -> bool {
        self.thread.is_finished()
    }

    /// Waits until all matches are over.
    pub(super) fn course(self) -> Result<Course, Failure> {
        let course = self
            .thread
            .join()
            .map_err(|_| anyhow!("the server broke down"))??;
        interrupt::check()?;
        Ok(course)
    }
}

/// The stack of a player's thread.
const STACK: usize = 512 << 10;

/// Starts a player who moves at random until the match is over.
pub(super) fn random_player(
    address: SocketAddr,
    game: &Described,
    seed: u64,
) -> anyhow::Result<JoinHandle<Result<(), ClientError>>> {
    let game = game.clone();
    let play = move || {
        let mut watch = || Continue(());
        let mut rng = stream(seed, 0);
        let mut connection = Connection::open(&address.to_string(), Patience::default())?;
        let greeting = connection.greeting(&mut watch)?;
        let mut client = connection.begin(&greeting, &*game.game)?;
        client.ready(false)?;
        while let Some(event) = client.next_event(&mut watch)? {
            if let Event::Turn { .. } = event {
                let legal = client.session().legal_moves();
                // Lists hold far fewer moves than numbers go.
                let chosen = legal[below(&mut rng, legal.len() as u32) as usize].clone();
                client.play(&chosen)?;
            }
        }
        Ok(())
    };
    let thread = thread::Builder::new().stack_size(STACK).spawn(play);
    thread.context("no thread for a player")
}

/// Waits for players.
pub(super) fn joined(players: Vec<JoinHandle<Result<(), ClientError>>>) -> anyhow::Result<()> {
    for player in players {
        player
            .join()
            .map_err(|_| anyhow!("a player broke down"))??;
    }
    Ok(())
}
