//! Tournaments: games between agents, and what they prove.

mod report;

use std::ops::ControlFlow;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyString;
use rbg_cli::repetition::NoRepetition;
use rbg_cli::verbs::tournament::{LONGEST, Results, Sprt, Verdict, compared, limits};
use rbg_runtime::agents::{
    AgentSpec, Contestant, GameRecord, MatchHost, MatchReport, MatchRequest, MoveRequest, Reply,
};
use rbg_runtime::{AnyGame, RunError};

use crate::agents::{budget, spec};
use crate::arguments::choice;
use crate::errors;
use crate::game::Game;
use crate::state::State;
use crate::watch::Watch;

#[pymethods]
impl Game {
    /// Plays games between agents: an `rbg.results.Tournament`. Every agent meets every other one in
    /// `games` games, or with `together` all play in the same ones. An agent is a specification, or a
    /// function that is called with a `State` and returns a move of it, in any form that
    /// `State.apply` takes.
    ///
    /// `iterations` and `seconds` are the limits for a move of agents that have none of their own, one
    /// second if neither is given. Games begin with `moves` and then `openings` random moves, the same
    /// in the games in which agents change seats; with `seats="fixed"` they do not change. With `sprt`,
    /// two differences in Elo points, a pair stops when a sequential test knows whether the first
    /// agent is better. `parallel` games are played at the same time. With `no_repetition` moves that
    /// recreate an earlier position are illegal: the same pieces on the same cells ("positional"), with
    /// the same player to move ("situational"); `rbg.compile` builds reasoners with the part
    /// "repetition" that this takes.
    /// `progress` is called now and then with the number of games. The same seed gives the same games as the command
    /// `rbg tournament`.
    #[pyo3(signature = (agents, *, games=200, iterations=None, seconds=None, seed=0, openings=2,
        moves=None, together=false, seats="swap", sprt=None, parallel=1,
        no_repetition=None, progress=None))]
    #[expect(
        clippy::too_many_arguments,
        reason = "they are the keywords of a method in Python"
    )]
    fn tournament<'py>(
        slf: Bound<'py, Self>,
        agents: Vec<Bound<'py, PyAny>>,
        games: u64,
        iterations: Option<u64>,
        seconds: Option<f64>,
        seed: u64,
        openings: u32,
        moves: Option<Vec<Bound<'py, PyAny>>>,
        together: bool,
        seats: &str,
        sprt: Option<(f64, f64)>,
        parallel: usize,
        no_repetition: Option<&str>,
        progress: Option<Py<PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let py = slf.py();
        let agents: PyResult<Vec<Entrant>> = agents.iter().map(Entrant::of).collect();
        let agents = agents?;
        let players = slf.get().info().players.len();
        let wrong = |message: &str| Err(PyValueError::new_err(message.to_owned()));
        let step = match seats {
            "swap" => 1,
            "fixed" => 2,
            _ => return wrong("seats is 'swap' or 'fixed'"),
        };
        if agents.len() < 2 {
            return wrong("it takes two agents or more");
        }
        if players < 2 {
            return wrong("the game has one player only: nobody to play against");
        }
        if together && (sprt.is_some() || step != 1) {
            return wrong("sprt and seats are for pairs, not for all together");
        }
        if parallel == 0 {
            return wrong("parallel is at least 1");
        }
        let sprt = match sprt {
            Some((lower, upper)) if !(lower.is_finite() && upper.is_finite() && lower < upper) => {
                return wrong("sprt is two numbers, the lower first");
            }
            Some((lower, upper)) => Some(Sprt { lower, upper }),
            None => None,
        };
        let rule: Option<NoRepetition> = no_repetition
            .map(|rule| choice("no_repetition", rule))
            .transpose()?;
        if let (Some(_), Some(agent)) = (rule, agents.iter().find(|agent| agent.splits_moves())) {
            let message = format!("{}: split does not go with no_repetition", agent.name);
            return Err(PyValueError::new_err(message));
        }
        let specs = agents.iter().filter(|agent| agent.function.is_none());
        slf.get().tell(py, specs.map(|agent| &*agent.name))?;
        let budget = budget(iterations, seconds)?;
        let start = Self::new_state(slf.clone(), moves, None)?;
        let template = MatchRequest::new(Vec::<Contestant>::new(), Vec::new())
            .with_budget(budget)
            .with_moves(start.core(py).history.moves())
            .with_opening(openings)
            .with_longest(LONGEST)
            .with_repetition(rule.map(Into::into))
            .with_seed(seed);
        let conditions = Conditions {
            game: slf.clone().unbind(),
            agents: &agents,
            template,
            games,
            step,
            parallel: parallel.min(256),
            sprt,
        };
        let mut watch = Watch::new(progress);
        let played = py.detach(|| conditions.play(together, &mut watch));
        let meetings = match played {
            Err(Stopped::Raised(error)) => return Err(error),
            Err(Stopped::Failed(error)) => return Err(errors::of_run(py, &error)),
            Ok(meetings) => watch.finish(py, Ok(meetings))?,
        };
        conditions.report(py, together, &limits(&budget), &meetings)
    }
}

/// Somebody who takes part.
struct Entrant {
    /// The specification, or the name of the function.
    name: String,
    function: Option<Py<PyAny>>,
}

impl Entrant {
    /// Returns the entrant that an object means.
    fn of(given: &Bound<'_, PyAny>) -> PyResult<Self> {
        if let Ok(text) = given.cast::<PyString>() {
            let name = spec(&text.to_cow()?, None)?;
            return Ok(Self {
                name,
                function: None,
            });
        }
        if !given.is_callable() {
            let kind = given.get_type().name()?;
            let message = format!("an agent is a specification or a function, not {kind}");
            return Err(PyTypeError::new_err(message));
        }
        let name = match given.getattr("__name__") {
            Ok(name) => name.to_string(),
            Err(_) => given.str()?.to_string(),
        };
        Ok(Self {
            name,
            function: Some(given.clone().unbind()),
        })
    }

    /// Returns whether it makes its moves in parts, which do not tell what they recreate.
    fn splits_moves(&self) -> bool {
        let spec = self.name.parse::<AgentSpec>();
        self.function.is_none() && spec.is_ok_and(|spec| spec.splits_moves())
    }
}

/// Agents who meet, by their indices in the list of all, and their games.
struct Meeting {
    indices: Vec<usize>,
    records: Vec<GameRecord>,
}

/// Why a tournament has no outcome.
enum Stopped {
    /// A function of the caller's has raised this.
    Raised(PyErr),
    Failed(RunError),
}

/// How games are played.
struct Conditions<'a> {
    game: Py<Game>,
    agents: &'a [Entrant],
    template: MatchRequest,
    games: u64,
    /// The difference between numbers of games: one where agents change seats.
    step: u64,
    parallel: usize,
    sprt: Option<Sprt>,
}

/// The state that the threads of a meeting share.
struct Shared {
    /// The number of games that nobody has begun to play.
    next: u64,
    records: Vec<GameRecord>,
    results: Results,
    stopped: Option<Stopped>,
    /// Whether the caller wants to stop.
    enough: bool,
}

impl Shared {
    fn is_stopped(&self) -> bool {
        self.enough || self.stopped.is_some()
    }
}

fn lock(shared: &Mutex<Shared>) -> MutexGuard<'_, Shared> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Conditions<'_> {
    /// Plays all games; those of meetings so far where the watch breaks.
    fn play(&self, together: bool, watch: &mut Watch) -> Result<Vec<Meeting>, Stopped> {
        let all = self.agents.len();
        let meetings: Vec<Vec<usize>> = match together {
            true => vec![(0..all).collect()],
            false => (0..all)
                .flat_map(|first| (first + 1..all).map(move |second| vec![first, second]))
                .collect(),
        };
        let mut played = Vec::new();
        let mut done = 0;
        for indices in meetings {
            let records = self.meet(&indices, done, watch)?;
            done += records.len() as u64;
            played.push(Meeting { indices, records });
        }
        Ok(played)
    }

    /// Plays the games of some agents.
    fn meet(
        &self,
        indices: &[usize],
        before: u64,
        watch: &mut Watch,
    ) -> Result<Vec<GameRecord>, Stopped> {
        let shared = Mutex::new(Shared {
            next: 0,
            records: Vec::new(),
            results: Results::default(),
            stopped: None,
            enough: false,
        });
        let engine = self.game.get().engine();
        thread::scope(|scope| {
            let workers = (self.parallel as u64).min(self.games);
            let workers: Vec<_> = (0..workers)
                .map(|_| scope.spawn(|| self.work(engine, indices, &shared)))
                .collect();
            // Signals and the caller's function belong to this thread.
            while !workers.iter().all(thread::ScopedJoinHandle::is_finished) {
                let done = before + lock(&shared).records.len() as u64;
                if watch.look(done).is_break() {
                    lock(&shared).enough = true;
                }
                thread::sleep(Duration::from_millis(1));
            }
        });
        let shared = shared.into_inner().unwrap_or_else(PoisonError::into_inner);
        match shared.stopped {
            Some(stopped) => Err(stopped),
            None => {
                let mut records = shared.records;
                records.sort_by_key(|record| record.game);
                Ok(records)
            }
        }
    }

    /// Plays games until none is left, or the outcome is clear.
    fn work(&self, engine: &dyn AnyGame, indices: &[usize], shared: &Mutex<Shared>) {
        let agents = indices.iter().map(|&index| &self.agents[index]);
        let contestants: Vec<Contestant> = agents
            .map(|agent| match agent.function {
                Some(_) => Contestant::Outside(agent.name.clone()),
                None => Contestant::Spec(agent.name.clone()),
            })
            .collect();
        while let Some(number) = self.next(shared) {
            let mut request = self.template.clone();
            request.agents.clone_from(&contestants);
            request.games = vec![number];
            let mut host = Host {
                conditions: self,
                indices,
                shared,
            };
            if let Err(error) = engine.play_match(&request, &mut host) {
                lock(shared).stopped.get_or_insert(Stopped::Failed(error));
                return;
            }
        }
    }

    /// Returns the number of the next game to be played.
    fn next(&self, shared: &Mutex<Shared>) -> Option<u64> {
        let mut shared = lock(shared);
        let decided = self
            .sprt
            .is_some_and(|test| test.verdict(&shared.results) != Verdict::Open);
        if decided || shared.is_stopped() || shared.next == self.games {
            return None;
        }
        shared.next += 1;
        Some((shared.next - 1) * self.step)
    }
}

/// The host of the games of a thread.
struct Host<'a> {
    conditions: &'a Conditions<'a>,
    indices: &'a [usize],
    shared: &'a Mutex<Shared>,
}

impl Host<'_> {
    /// Returns the move that a function of the caller's chooses.
    fn ask(&self, function: &Py<PyAny>, request: &MoveRequest) -> PyResult<Reply> {
        Python::attach(|py| {
            let state = State::after(py, &self.conditions.game, &request.moves);
            let state = Bound::new(py, state)?;
            let chosen = function.bind(py).call1((&state,))?;
            if chosen.is_none() {
                return Ok(Reply::Lost("it chose no move".to_owned()));
            }
            match state.get().legal_move(py, &chosen) {
                Ok(actions) => Ok(Reply::Move(actions)),
                Err(error) if errors::is_illegal_move(py, &error)? => {
                    Ok(Reply::Lost(error.value(py).to_string()))
                }
                Err(error) => Err(error),
            }
        })
    }
}

impl MatchHost for Host<'_> {
    fn report(&mut self, report: MatchReport) -> ControlFlow<()> {
        let mut shared = lock(self.shared);
        if let MatchReport::Game(record) = report {
            shared.results.add(compared(&record));
            shared.records.push(record);
        }
        match shared.is_stopped() {
            true => ControlFlow::Break(()),
            false => ControlFlow::Continue(()),
        }
    }

    fn choose(&mut self, request: &MoveRequest) -> Reply {
        let entrant = &self.conditions.agents[self.indices[request.agent]];
        let Some(function) = &entrant.function else {
            return Reply::Lost("it is no function".to_owned());
        };
        if lock(self.shared).is_stopped() {
            return Reply::Stop;
        }
        self.ask(function, request).unwrap_or_else(|error| {
            let mut shared = lock(self.shared);
            shared.stopped.get_or_insert(Stopped::Raised(error));
            Reply::Stop
        })
    }
}
