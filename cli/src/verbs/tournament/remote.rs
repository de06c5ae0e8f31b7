//! Players who connect over the network: the doors at which they are awaited, and their seats.

use std::collections::BTreeMap;
use std::net::{IpAddr, Ipv4Addr, SocketAddr, TcpListener};
use std::str::FromStr;
use std::thread;
use std::time::{Duration, Instant};

use anyhow::anyhow;
use rbg_manager::protocol::{RESET, ServerWord, decode_move, encode_move, format_seconds};
use rbg_runtime::agents::{Contestant, GameRecord, MoveRequest};
use rbg_runtime::search::Budget;
use rbg_runtime::{ActionList, AnyGame, AnyPosition};

use super::remote_link::RemoteLink;
use crate::contestants::REMOTE;
use crate::engine::unless_interrupted;
use crate::terminal::Terminal;

/// The time between two looks whether somebody has come.
const LOOK: Duration = Duration::from_millis(10);

/// A player who is awaited on a port: `[NAME=][IP:]PORT`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct RemoteArgument {
    name: Option<String>,
    address: SocketAddr,
}

impl FromStr for RemoteArgument {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (name, address) = match text.rsplit_once('=') {
            Some(("", _)) => return Err("a player without a name".to_owned()),
            Some((name, address)) => (Some(name.to_owned()), address),
            None => (None, text),
        };
        let (ip, port) = match address.rsplit_once(':') {
            Some((ip, port)) => {
                let ip = ip.trim_start_matches('[').trim_end_matches(']');
                let ip = ip.parse().map_err(|_| format!("'{ip}' is no IP address"))?;
                (ip, port)
            }
            None => (IpAddr::V4(Ipv4Addr::LOCALHOST), address),
        };
        let port = port.parse().map_err(|_| format!("'{port}' is no port"))?;
        Ok(Self {
            name,
            address: SocketAddr::new(ip, port),
        })
    }
}

/// The doors at which remote players are awaited, by their names.
#[derive(Debug, Default)]
pub(super) struct Doors {
    listeners: BTreeMap<String, TcpListener>,
}

impl Doors {
    /// Opens the doors, and returns them with the contestants who are awaited there.
    pub(super) fn open(
        remote: &[RemoteArgument],
        terminal: Terminal,
    ) -> anyhow::Result<(Self, Vec<Contestant>)> {
        let mut doors = Self::default();
        let mut contestants = Vec::new();
        for argument in remote {
            let wrong = |error| anyhow!("cannot listen on {}: {error}", argument.address);
            let listener = TcpListener::bind(argument.address).map_err(wrong)?;
            listener.set_nonblocking(true).map_err(wrong)?;
            let address = listener.local_addr().map_err(wrong)?;
            let name = match &argument.name {
                Some(name) => format!("{REMOTE}{name}"),
                None => format!("{REMOTE}{address}"),
            };
            terminal.note(&format!("{name} is awaited on {address}"));
            if doors.listeners.insert(name.clone(), listener).is_some() {
                return Err(anyhow!("two players are called {name}"));
            }
            contestants.push(Contestant::Outside(name));
        }
        Ok((doors, contestants))
    }
}

/// What remote players are told, whoever meets.
pub(super) struct RemoteConditions<'t> {
    pub(super) game: &'t dyn AnyGame,
    /// The description of the game.
    pub(super) text: &'t [u8],
    pub(super) doors: &'t Doors,
    pub(super) budget: Budget,
    /// The time that a player may take beyond that for a move.
    pub(super) timeout: Duration,
    /// The time within which a player has to connect, and to be ready.
    pub(super) preparation: Duration,
}

/// Why a remote player does not move.
#[derive(Debug)]
pub(super) enum NoMove {
    /// It has lost the game.
    Lost(String),
    /// Nobody plays for it: the games that are missing can be played later.
    Away(String),
}

/// The remote players of a thread's games.
pub(super) struct RemoteTable<'t> {
    conditions: &'t RemoteConditions<'t>,
    /// The door of each agent that is remote.
    doors: Vec<Option<&'t TcpListener>>,
    links: Vec<RemoteLink>,
    /// The game that is played.
    number: Option<u64>,
    /// The position after the moves that were relayed.
    position: Box<dyn AnyPosition>,
    relayed: usize,
}

impl<'t> RemoteTable<'t> {
    pub(super) fn new(conditions: &'t RemoteConditions<'t>, agents: &[Contestant]) -> Self {
        let doors = agents
            .iter()
            .map(|agent| conditions.doors.listeners.get(agent.name()));
        Self {
            conditions,
            doors: doors.collect(),
            links: Vec::new(),
            number: None,
            position: conditions.game.initial(),
            relayed: 0,
        }
    }

    /// Returns whether an agent is a remote player.
    pub(super) fn has(&self, agent: usize) -> bool {
        self.doors.get(agent).is_some_and(Option::is_some)
    }

    /// Returns the move of a remote player.
    pub(super) fn choose(&mut self, request: &MoveRequest) -> Result<ActionList, NoMove> {
        if self.number != Some(request.game) {
            self.begin(request.game)?;
        }
        self.relay(&request.moves);
        let seat = self.position.to_move().seat();
        let link = self.links.iter().position(|link| Some(link.seat) == seat);
        let Some(link) = link else {
            return Err(NoMove::Lost("its connection is gone".to_owned()));
        };
        let asked = self.ask(link);
        asked.map_err(|reason| {
            self.links.remove(link);
            NoMove::Lost(reason)
        })
    }

    fn ask(&mut self, link: usize) -> Result<ActionList, String> {
        let time = self.conditions.budget.time;
        let seconds = time.map_or(f64::MAX, |time| time.as_secs_f64());
        let limit = time
            .unwrap_or_default()
            .saturating_add(self.conditions.timeout);
        let link = &mut self.links[link];
        link.send(format_seconds(seconds).as_bytes())?;
        let message = link.hear(limit, &mut unless_interrupted)?;
        decode_move(self.conditions.game.info(), &message).map_err(|error| error.to_string())
    }

    /// Seats everybody for a game: whoever is there and can stay or change its seat, and others who
    /// connect. Those that have no seat are sent away, to connect again.
    fn begin(&mut self, number: u64) -> Result<(), NoMove> {
        self.position = self.conditions.game.initial();
        self.relayed = 0;
        self.number = None;
        let agents = self.doors.len() as u64;
        let players = self.conditions.game.info().players.len();
        let mut before = std::mem::take(&mut self.links);
        for seat in 0..players {
            let agent = ((seat as u64 + number % agents) % agents) as usize;
            let Some(door) = self.doors[agent] else {
                continue;
            };
            let stays = before
                .iter()
                .position(|link| (link.agent, link.seat) == (agent, seat));
            let moves = || {
                before
                    .iter()
                    .position(|link| link.agent == agent && link.extended)
            };
            match stays.or_else(moves) {
                Some(index) => {
                    let mut link = before.remove(index);
                    if std::mem::replace(&mut link.seat, seat) != seat {
                        let word = ServerWord::Player(seat + 1).to_string();
                        // That it is gone is noticed when it is to move.
                        let _ = link.send(word.as_bytes());
                    }
                    self.links.push(link);
                }
                None => {
                    // Whoever has another seat has to be sent away to come again.
                    before.retain(|link| link.agent != agent || link.extended);
                    let link = self.let_in(door, agent, seat).map_err(NoMove::Away)?;
                    self.links.push(link);
                }
            }
        }
        self.number = Some(number);
        Ok(())
    }

    /// Waits for somebody at a door, greets, and waits for the answer.
    fn let_in(&self, door: &TcpListener, agent: usize, seat: usize) -> Result<RemoteLink, String> {
        let begun = Instant::now();
        let preparation = self.conditions.preparation;
        loop {
            if unless_interrupted().is_break() {
                return Err("interrupted".to_owned());
            }
            if let Ok((stream, _)) = door.accept()
                && let Ok(mut link) = RemoteLink::new(stream, agent, seat)
            {
                let seconds = format_seconds(preparation.as_secs_f64());
                let greeted = link.greet(&seconds, self.conditions.text, preparation);
                if greeted.is_ok() {
                    return Ok(link);
                }
            }
            if begun.elapsed() > preparation {
                let seconds = preparation.as_secs_f64();
                return Err(format!("nobody was there to play within {seconds} s"));
            }
            thread::sleep(LOOK);
        }
    }

    /// Tells everybody of the moves that others have made.
    fn relay(&mut self, moves: &[ActionList]) {
        for actions in moves.iter().skip(self.relayed) {
            let mover = self.position.to_move().seat();
            let text = encode_move(self.conditions.game.info(), actions);
            for link in self
                .links
                .iter_mut()
                .filter(|link| Some(link.seat) != mover)
            {
                // That it is gone is noticed when it is to move.
                let _ = link.send(text.as_bytes());
            }
            self.position.apply_listed(actions);
            self.relayed += 1;
        }
    }

    /// Tells everybody that a game is over.
    pub(super) fn finish(&mut self, record: &GameRecord) {
        if self.number != Some(record.game) {
            return;
        }
        self.relay(&record.moves);
        self.number = None;
        if record.truncated || record.forfeit.is_some() {
            // The original players know no games that end before the rules say so.
            self.links.retain(|link| link.extended);
        }
        self.links
            .retain_mut(|link| link.send(RESET.as_bytes()).is_ok());
    }
}

/// Returns the numbers of games in the order in which they are played: where remote players take part
/// those in which they have the same seats come one after the other.
pub(super) fn in_order(
    games: u64,
    agents: u64,
    remote: bool,
) -> Box<dyn Iterator<Item = u64> + Send> {
    if !remote {
        return Box::new(0..games);
    }
    let step = agents.max(1);
    Box::new((0..step).flat_map(move |first| (first..games).step_by(step as usize)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ports_have_names_and_addresses() {
        let read = |text: &str| text.parse::<RemoteArgument>();
        let address = |text: &str| text.parse::<SocketAddr>().unwrap();
        let argument = |name: Option<&str>, text: &str| {
            Ok(RemoteArgument {
                name: name.map(str::to_owned),
                address: address(text),
            })
        };
        assert_eq!(read("9000"), argument(None, "127.0.0.1:9000"));
        assert_eq!(read("0.0.0.0:9000"), argument(None, "0.0.0.0:9000"));
        assert_eq!(read("a=9000"), argument(Some("a"), "127.0.0.1:9000"));
        assert_eq!(read("a=[::1]:9"), argument(Some("a"), "[::1]:9"));
        for wrong in ["", "=9", "a=", "a", "70000", "x:9", "a=x:9"] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn games_with_the_same_seats_follow_each_other_where_players_are_remote() {
        let order = |games, agents, remote| in_order(games, agents, remote).collect::<Vec<_>>();
        assert_eq!(order(5, 2, false), [0, 1, 2, 3, 4]);
        assert_eq!(order(5, 2, true), [0, 2, 4, 1, 3]);
        assert_eq!(order(2, 3, true), [0, 1]);
        assert_eq!(order(0, 2, true), [0_u64; 0]);
    }
}
