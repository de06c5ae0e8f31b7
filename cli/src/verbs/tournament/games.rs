//! The games of a tournament: which are missing, and how they are played.

use std::collections::BTreeSet;
use std::ops::ControlFlow;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use rbg_runtime::agents::protocol::GameLine;
use rbg_runtime::agents::{
    Contestant, Forfeit, GameRecord, MatchHost, MatchReport, MatchRequest, MoveRequest,
    OutsideAgent, Reply,
};
use rbg_runtime::search::Budget;
use rbg_runtime::{ActionList, AnyGame};

use super::log::{Entry, Log, Pairing};
use super::remote::{NoMove, RemoteConditions, RemoteTable, in_order};
use super::statistics::{Results, Sprt, Verdict};
use super::summary::compared;
use crate::agent_program::AgentProgram;
use crate::contestants;
use crate::engine::unless_interrupted;
use crate::failure::Failure;
use crate::interrupt;
use crate::terminal::{Progress, Terminal};

/// The number of moves at which a game is cut off.
pub const LONGEST: u64 = 10_000;

/// The conditions under which games are played, whoever meets.
pub(super) struct Conditions<'t> {
    pub(super) game: &'t dyn AnyGame,
    /// The line by which programs are told of the game.
    pub(super) line: GameLine,
    /// The time that programs may take beyond that for a move.
    pub(super) timeout: Duration,
    pub(super) budget: Budget,
    /// The moves with which games begin.
    pub(super) moves: Vec<ActionList>,
    /// The number of games of each pairing.
    pub(super) games: u64,
    /// The difference between numbers of games: one where agents change seats.
    pub(super) step: u64,
    pub(super) parallel: u64,
    pub(super) sprt: Option<Sprt>,
    pub(super) remote: RemoteConditions<'t>,
    pub(super) terminal: Terminal,
}

impl<'t> Conditions<'t> {
    /// Returns the program that a contestant is.
    pub(super) fn program(&self, contestant: &Contestant) -> Option<AgentProgram<'t>> {
        let words = contestants::command(contestant)?;
        let line = self.line.clone();
        Some(AgentProgram::new(self.game, line, words, self.timeout))
    }

    /// Returns the games that count: those of this tournament's numbers.
    pub(super) fn counted<'l>(
        &self,
        games: impl Iterator<Item = &'l GameRecord>,
    ) -> impl Iterator<Item = &'l GameRecord> {
        let (step, games_of_pairing) = (self.step, self.games);
        games.filter(move |record| {
            record.game.is_multiple_of(step) && record.game / step < games_of_pairing
        })
    }

    /// Returns how the first agent of a pair did in the games that count.
    pub(super) fn results<'l>(&self, games: impl Iterator<Item = &'l GameRecord>) -> Results {
        let mut results = Results::default();
        self.counted(games)
            .for_each(|record| results.add(compared(record)));
        results
    }

    /// Plays the games of a pairing that are not in the log.
    pub(super) fn play(&self, pairing: &Pairing, log: &mut Log) -> Result<(), Failure> {
        log.check(pairing, self.game.info())?;
        let played = self.counted(log.games(pairing)).map(|record| record.game);
        let contestants = pairing.contestants();
        let table = RemoteTable::new(&self.remote, &contestants);
        // A test that may end at any time has to see all seats.
        let remote = self.sprt.is_none() && (0..contestants.len()).any(|agent| table.has(agent));
        let state = Mutex::new(State {
            played: played.collect(),
            results: self.results(log.games(pairing)),
            left: in_order(self.games, contestants.len() as u64, remote),
            log,
            failure: None,
            bar: self.terminal.progress(&pairing.rules, self.games),
        });
        thread::scope(|scope| {
            for _ in 0..self.parallel.min(self.games) {
                scope.spawn(|| self.work(pairing, &state));
            }
        });
        let state = state.into_inner().unwrap_or_else(PoisonError::into_inner);
        match state.failure {
            Some(failure) => Err(failure),
            None => interrupt::check(),
        }
    }

    /// Plays games until none is left or the outcome is clear.
    fn work(&self, pairing: &Pairing, state: &Mutex<State<'_>>) {
        let contestants = pairing.contestants();
        let mut seats = Seats {
            conditions: self,
            pairing,
            state,
            programs: contestants
                .iter()
                .map(|contestant| self.program(contestant))
                .collect(),
            games: vec![None; contestants.len()],
            remote: RemoteTable::new(&self.remote, &contestants),
        };
        loop {
            let Some(number) = lock(state).next(self) else {
                return;
            };
            let request = MatchRequest::new(contestants.clone(), vec![number])
                .with_budget(self.budget)
                .with_moves(self.moves.clone())
                .with_opening(pairing.opening)
                .with_longest(LONGEST)
                .with_seed(pairing.seed);
            if let Err(error) = self.game.play_match(&request, &mut seats) {
                lock(state).failure = Some(error.into());
                return;
            }
        }
    }
}

fn lock<'s, 'l>(state: &'s Mutex<State<'l>>) -> MutexGuard<'s, State<'l>> {
    state.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The state that the threads share.
struct State<'l> {
    /// The games that are in the log.
    played: BTreeSet<u64>,
    results: Results,
    /// The games that nobody has looked at, before they are numbered.
    left: Box<dyn Iterator<Item = u64> + Send>,
    log: &'l mut Log,
    failure: Option<Failure>,
    bar: Progress,
}

impl State<'_> {
    /// Returns the number of the next game to be played.
    fn next(&mut self, conditions: &Conditions<'_>) -> Option<u64> {
        let decided = conditions
            .sprt
            .is_some_and(|test| test.verdict(&self.results) != Verdict::Open);
        if decided || self.failure.is_some() || interrupt::requested() {
            return None;
        }
        let played = &self.played;
        self.left
            .by_ref()
            .map(|number| number * conditions.step)
            .find(|number| !played.contains(number))
    }

    fn add(&mut self, conditions: &Conditions<'_>, pairing: &Pairing, record: GameRecord) {
        if let Some(Forfeit { agent, reason }) = &record.forfeit {
            let (game, agent) = (record.game, &pairing.agents[*agent]);
            let note = format!("game {game}: {agent} forfeits: {reason}");
            conditions.terminal.note(&note);
        }
        self.results.add(compared(&record));
        let Results {
            wins,
            draws,
            losses,
        } = self.results;
        let agents = &pairing.agents;
        self.bar.say(&match &agents[..] {
            [first, second] => {
                format!(
                    "{}: {first} {wins} / {draws} / {losses} {second}",
                    pairing.rules
                )
            }
            _ => format!("{}: {} agents", pairing.rules, agents.len()),
        });
        self.bar.set(self.results.games());
        let entry = Entry {
            pairing: pairing.clone(),
            record,
        };
        if let Err(error) = self.log.add(entry) {
            self.failure = Some(error.into());
        }
    }
}

/// The host of a thread's games, with the programs that take part in them.
struct Seats<'t, 's> {
    conditions: &'t Conditions<'t>,
    pairing: &'t Pairing,
    state: &'t Mutex<State<'s>>,
    programs: Vec<Option<AgentProgram<'t>>>,
    /// The game that each program was told of.
    games: Vec<Option<u64>>,
    remote: RemoteTable<'t>,
}

impl Seats<'_, '_> {
    fn choose_remotely(&mut self, request: &MoveRequest) -> Reply {
        match self.remote.choose(request) {
            _ if interrupt::requested() => Reply::Stop,
            Ok(m) => Reply::Move(m),
            Err(NoMove::Lost(reason)) => Reply::Lost(reason),
            Err(NoMove::Away(reason)) => {
                let agent = &self.pairing.agents[request.agent];
                let hint = "the same call plays the games that are missing";
                let error = anyhow::anyhow!("{agent}: {reason}\n  hint: {hint}");
                lock(self.state).failure.get_or_insert(error.into());
                Reply::Stop
            }
        }
    }
}

impl MatchHost for Seats<'_, '_> {
    fn report(&mut self, report: MatchReport) -> ControlFlow<()> {
        if let MatchReport::Game(record) = report {
            self.remote.finish(&record);
            lock(self.state).add(self.conditions, self.pairing, record);
        }
        // Others may have found out that nothing can be logged.
        if interrupt::requested() || lock(self.state).failure.is_some() {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    }

    fn choose(&mut self, request: &MoveRequest) -> Reply {
        if self.remote.has(request.agent) {
            return self.choose_remotely(request);
        }
        let program = self
            .programs
            .get_mut(request.agent)
            .and_then(Option::as_mut);
        let Some(program) = program else {
            return Reply::Lost("it is no program".to_owned());
        };
        let told = self.games[request.agent].replace(request.game) == Some(request.game);
        let begun = if told {
            Ok(())
        } else {
            program.begin(request.seed)
        };
        let chosen = begun.and_then(|()| {
            program.choose(&request.moves, &request.budget, &mut unless_interrupted)
        });
        match chosen {
            _ if interrupt::requested() => Reply::Stop,
            Ok(Some(m)) => Reply::Move(m),
            Ok(None) => Reply::Lost("it says that the game is over".to_owned()),
            Err(reason) => Reply::Lost(reason),
        }
    }
}
