//! The seat of an agent in a network game: what it is told, and what becomes of its answers.

use std::ops::ControlFlow;
use std::path::PathBuf;

use rbg_manager::client::{Client, ClientError, Event};
use rbg_runtime::game::format_move;
use rbg_runtime::rng::{below, stream};
use rbg_runtime::{ActionList, AnyGame, PlayoutRng};

use crate::directed::{DirectedAgent, Timely};
use crate::engine::unless_interrupted;
use crate::failure::Failure;
use crate::interrupt;

use super::building::Building;
use super::clock::{Clock, Turn};
use super::report::{Finished, Report};
use super::token_file;

/// The seat of an agent.
pub(super) struct Seat {
    pub(super) client: Client,
    clock: Clock,
    report: Report,
    wishes: Wishes,
    /// The number of games that are over.
    over: u64,
    /// The moves of this side in the game.
    own_moves: u64,
    /// The turn that nobody has answered yet.
    turn: Option<Turn>,
    /// Whether the server knows that this side is prepared.
    ready: bool,
    /// Draws moves where there is no answer.
    rng: PlayoutRng,
}

/// What the user has asked for.
#[derive(Clone, Debug)]
pub(super) struct Wishes {
    /// The number of games after which to leave.
    pub(super) games: Option<u64>,
    pub(super) seed: u64,
    /// Whether to tell the server that this side knows our extension.
    pub(super) extended: bool,
    /// Where the server's token is to be kept, until it is there.
    pub(super) token_file: Option<PathBuf>,
}

impl Seat {
    pub(super) fn new(client: Client, clock: Clock, report: Report, wishes: Wishes) -> Self {
        Self {
            client,
            clock,
            report,
            rng: stream(wishes.seed, 1),
            wishes,
            over: 0,
            own_moves: 0,
            turn: None,
            ready: false,
        }
    }

    /// Goes on with another engine.
    pub(super) fn replace(&mut self, game: &dyn AnyGame) -> Result<(), Failure> {
        let replaced = self.client.session_mut().replace(game);
        Ok(replaced.map_err(anyhow::Error::msg)?)
    }

    /// Has an agent take the seat, in the middle of a game or before the first one.
    pub(super) fn begin(&mut self, agent: &DirectedAgent<'_>) -> Result<(), Failure> {
        agent
            .restart(self.wishes.seed.wrapping_add(self.over))
            .map_err(anyhow::Error::msg)?;
        if !std::mem::replace(&mut self.ready, true) {
            self.client.ready(self.wishes.extended)?;
        }
        Ok(())
    }

    /// Plays until the match is over, or a reasoner is there.
    pub(super) fn play(
        &mut self,
        agent: &DirectedAgent<'_>,
        mut building: Option<&mut Building>,
    ) -> Result<(), Failure> {
        loop {
            if building
                .as_mut()
                .is_some_and(|building| building.is_there())
            {
                return Ok(());
            }
            if let Some(turn) = self.turn.take() {
                self.answer(&turn, agent)?;
                continue;
            }
            let mut watch = || match building.as_mut().map(|building| building.is_there()) {
                Some(true) => ControlFlow::Break(()),
                _ => unless_interrupted(),
            };
            match self.client.next_event(&mut watch) {
                Ok(Some(event)) => {
                    if self.take(event, agent)?.is_break() {
                        return Ok(());
                    }
                }
                Ok(None) => return Ok(()),
                // The reasoner is there.
                Err(ClientError::Interrupted) => interrupt::check()?,
                Err(error) => return Err(error.into()),
            }
        }
    }

    /// Takes note of an event; breaks after the last game.
    fn take(
        &mut self,
        event: Event,
        agent: &DirectedAgent<'_>,
    ) -> Result<ControlFlow<()>, Failure> {
        if let Some(token) = self.client.session().token()
            && let Some(path) = self.wishes.token_file.take()
        {
            token_file::write(&path, token)?;
        }
        match event {
            Event::Turn { deadline } => {
                let heard = self.client.heard();
                self.turn = Some(Turn { deadline, heard });
            }
            Event::Moved { .. } => self.tell(agent)?,
            Event::GameOver {
                scores,
                moves,
                by_rules,
            } => {
                self.over += 1;
                self.turn = None;
                self.report.game(&Finished {
                    number: self.over,
                    player: self.client.session().player(),
                    scores,
                    moves,
                    own_moves: std::mem::take(&mut self.own_moves),
                    by_rules,
                })?;
                if self.wishes.games.is_some_and(|games| self.over >= games) {
                    return Ok(ControlFlow::Break(()));
                }
                agent
                    .restart(self.wishes.seed.wrapping_add(self.over))
                    .map_err(anyhow::Error::msg)?;
            }
            // Another seat is told with the results of the games; what else may come changes nothing.
            _ => {}
        }
        Ok(ControlFlow::Continue(()))
    }

    /// Tells the agent of the moves so far, unless it is still at an earlier answer: whatever it is
    /// asked, it is told all of them again.
    fn tell(&self, agent: &DirectedAgent<'_>) -> Result<(), Failure> {
        if agent.owes() {
            return Ok(());
        }
        let told = agent.tell(self.client.session().moves());
        Ok(told.map_err(anyhow::Error::msg)?)
    }

    /// Has the agent answer to a turn.
    fn answer(&mut self, turn: &Turn, agent: &DirectedAgent<'_>) -> Result<(), Failure> {
        let plan = self.clock.plan(turn);
        let moves = self.client.session().moves().to_vec();
        let client = &mut self.client;
        let mut watch = || match client.has_news() {
            Ok(false) => unless_interrupted(),
            // Reading tells what is new.
            Ok(true) | Err(_) => ControlFlow::Break(()),
        };
        let choice = agent.choose_within(&moves, &plan.budget, plan.due, &mut watch);
        let m = match choice.map_err(anyhow::Error::msg)? {
            Timely::Choice(choice) => {
                self.clock.answered(&plan, false);
                self.checked(choice)?
            }
            Timely::Late => {
                self.clock.answered(&plan, true);
                self.drawn()
            }
            Timely::Stopped => return interrupt::check(),
        };
        self.client.play(&m)?;
        self.clock.sent(turn);
        self.own_moves += 1;
        self.tell(agent)
    }

    /// Returns the move that an agent has chosen, if it is one.
    fn checked(&self, choice: Option<ActionList>) -> Result<ActionList, Failure> {
        let session = self.client.session();
        let number = session.moves().len() + 1;
        match choice {
            Some(m) if session.legal_moves().contains(&m) => Ok(m),
            Some(m) => {
                let text = format_move(self.report.info(), &m);
                Err(
                    anyhow::anyhow!("the agent plays {text} as move {number}, which is not legal")
                        .into(),
                )
            }
            None => Err(anyhow::anyhow!("the agent has no move {number}").into()),
        }
    }

    fn drawn(&mut self) -> ActionList {
        let legal = self.client.session().legal_moves();
        // Lists hold far fewer moves than numbers go.
        legal[below(&mut self.rng, legal.len() as u32) as usize].clone()
    }

    /// Tells how the match has gone.
    pub(super) fn finish(self) -> Result<(), Failure> {
        self.report.end(self.clock.figures())
    }
}
