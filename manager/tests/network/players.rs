//! Players that do as they should.

use std::net::SocketAddr;
use std::ops::ControlFlow::Continue;
use std::sync::mpsc::Receiver;
use std::thread::{self, JoinHandle};

use rbg_manager::client::{ClientError, Connection, Event, Patience};
use rbg_runtime::rng::{below, stream};

use super::games::Described;
use super::hosted::WAIT;

/// What a player has heard.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Heard {
    /// The scores of games that are over by the rules.
    pub(crate) played: Vec<Vec<i32>>,
    /// The number of games that the server has ended.
    pub(crate) ended: usize,
    /// Whether the match has come to its end, and not the connection.
    pub(crate) finished: bool,
}

/// What a player waits for, before it is ready and before its first move.
#[derive(Debug, Default)]
pub(crate) struct Holds {
    /// Until then it is not ready.
    pub(crate) ready: Option<Receiver<()>>,
    /// Until then it does not make its first move.
    pub(crate) first_move: Option<Receiver<()>>,
}

/// Plays at random on a server until the connection ends.
pub(crate) fn polite(address: SocketAddr, game: &Described, holds: Holds) -> JoinHandle<Heard> {
    let game = game.clone();
    thread::spawn(move || {
        let mut heard = Heard::default();
        match play(address, &game, holds, &mut heard) {
            Ok(()) => heard.finished = true,
            Err(ClientError::Session(_)) => {}
            Err(error) => panic!("{error}"),
        }
        heard
    })
}

/// Waits until somebody says so, or is gone.
fn hold(until: Option<Receiver<()>>) {
    if let Some(until) = until {
        let _ = until.recv_timeout(WAIT);
    }
}

fn play(
    address: SocketAddr,
    game: &Described,
    mut holds: Holds,
    heard: &mut Heard,
) -> Result<(), ClientError> {
    let patience = Patience {
        silence: WAIT,
        message: WAIT,
    };
    let mut watch = || Continue(());
    let mut rng = stream(1, 0);
    let mut connection = Connection::open(&address.to_string(), patience)?;
    let greeting = connection.greeting(&mut watch)?;
    let mut client = connection.begin(&greeting, &*game.game)?;
    hold(holds.ready.take());
    client.ready(true)?;
    while let Some(event) = client.next_event(&mut watch)? {
        match event {
            Event::Turn { .. } => {
                hold(holds.first_move.take());
                let legal = client.session().legal_moves();
                let choice = below(&mut rng, legal.len() as u32) as usize;
                let chosen = legal[choice].clone();
                client.play(&chosen)?;
            }
            Event::GameOver {
                scores, by_rules, ..
            } => match by_rules {
                true => heard.played.push(scores),
                false => heard.ended += 1,
            },
            _ => {}
        }
    }
    Ok(())
}
