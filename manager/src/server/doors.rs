//! The ports on which players and spectators are let in.

use std::io;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, TcpListener, TcpStream};
use std::sync::Arc;
use std::sync::mpsc::SyncSender;
use std::thread;
use std::time::Duration;

use super::connection::{Connection, Heard, Reader};
use super::lobby::{Entry, Lobby};
use super::report::Report;
use super::settings::{Limits, THREAD_STACK};

/// The error of a port on which nobody can be let in.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum BindError {
    /// Another program has it.
    #[error("port {port} of {ip} is in use by another program")]
    InUse {
        /// The address.
        ip: IpAddr,
        /// The port.
        port: u16,
    },
    /// The system says no.
    #[error("cannot listen on {address}")]
    System {
        /// The address.
        address: SocketAddr,
        /// Why.
        #[source]
        error: io::Error,
    },
}

/// A server that listens, and lets nobody in yet.
#[derive(Debug)]
pub struct Server {
    pub(super) players: TcpListener,
    pub(super) spectators: Option<TcpListener>,
}

impl Server {
    /// Listens for players, and for spectators on another port. Port 0 is any that is free.
    ///
    /// # Errors
    ///
    /// Where a port is in use, or the system allows it not.
    pub fn bind(players: SocketAddr, spectators: Option<SocketAddr>) -> Result<Self, BindError> {
        Ok(Self {
            players: listen(players)?,
            spectators: spectators.map(listen).transpose()?,
        })
    }

    /// Returns the address for players.
    ///
    /// # Errors
    ///
    /// Where the system does not tell.
    pub fn address(&self) -> io::Result<SocketAddr> {
        self.players.local_addr()
    }

    /// Returns the address for spectators, if they are let in.
    ///
    /// # Errors
    ///
    /// Where the system does not tell.
    pub fn spectators_address(&self) -> io::Result<Option<SocketAddr>> {
        self.spectators
            .as_ref()
            .map(TcpListener::local_addr)
            .transpose()
    }
}

fn listen(address: SocketAddr) -> Result<TcpListener, BindError> {
    TcpListener::bind(address).map_err(|error| match error.kind() {
        io::ErrorKind::AddrInUse => BindError::InUse {
            ip: address.ip(),
            port: address.port(),
        },
        _ => BindError::System { address, error },
    })
}

/// The time after which one tries again to let somebody in, where the system has no more room.
const PAUSE: Duration = Duration::from_millis(50);

/// Lets players in until the lobby stops.
pub(super) fn let_players_in(listener: &TcpListener, lobby: &Arc<Lobby>, limits: &Limits) {
    for id in 0.. {
        let accepted = listener.accept();
        if lobby.is_stopping() {
            return;
        }
        let Ok((stream, _)) = accepted else {
            thread::sleep(PAUSE);
            continue;
        };
        let Ok(connection) = Connection::new(id, stream, limits) else {
            continue;
        };
        let connection = Arc::new(connection);
        let entry = lobby.enter(&connection, limits.connections);
        if entry == Entry::Refused {
            connection.close();
            continue;
        }
        let reader = {
            let (lobby, connection, limits) = (lobby.clone(), connection.clone(), limits.clone());
            move || attend(&lobby, &connection, entry, &limits)
        };
        let thread = thread::Builder::new()
            .name("reader".to_owned())
            .stack_size(THREAD_STACK)
            .spawn(reader);
        if thread.is_err() {
            connection.close();
            lobby.leave(&connection, "the server has no room".to_owned());
        }
    }
}

/// Lets spectators in until the lobby stops.
pub(super) fn let_spectators_in(
    listener: &TcpListener,
    lobby: &Lobby,
    reports: &SyncSender<Report>,
) {
    loop {
        let accepted = listener.accept();
        if lobby.is_stopping() {
            return;
        }
        match accepted {
            Ok((stream, _)) => {
                if reports.send(Report::Spectator(stream)).is_err() {
                    return;
                }
            }
            Err(_) => thread::sleep(PAUSE),
        }
    }
}

/// Ends the waiting for connections on a port, after the lobby has stopped.
pub(super) fn wake(listener: &TcpListener) {
    let Ok(mut address) = listener.local_addr() else {
        return;
    };
    if address.ip().is_unspecified() {
        address.set_ip(match address {
            SocketAddr::V4(_) => Ipv4Addr::LOCALHOST.into(),
            SocketAddr::V6(_) => Ipv6Addr::LOCALHOST.into(),
        });
    }
    let _ = TcpStream::connect_timeout(&address, Duration::from_secs(1));
}

/// Reads all that comes on a connection.
fn attend(lobby: &Lobby, connection: &Arc<Connection>, entry: Entry, limits: &Limits) {
    let mut reader = Reader::new(connection, limits);
    let mut within = (entry == Entry::Unheard).then_some(limits.greeting_time);
    loop {
        match reader.read(within) {
            Heard::Message(at, message) => {
                if !lobby.hear(connection, at, message) {
                    connection.close();
                }
            }
            Heard::Nothing => {}
            Heard::Broken(why) => return lobby.leave(connection, why),
        }
        if within.take().is_some() {
            lobby.heard(connection);
        }
    }
}
