//! Agents that are programs: their processes, and what is said to them.
//!
//! `docs/AGENT-PROTOCOL.md` describes the protocol. Whatever a program does, it cannot hold
//! up or fill up this one: nothing is waited for without a limit, no more than a bounded
//! number of its bytes is kept, and its process is ended with all that it has started.

mod process;

use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use rbg_runtime::agents::OutsideAgent;
use rbg_runtime::agents::protocol::{Answer, Command, GameLine, VERSION, game_name, read_answer};
use rbg_runtime::playout::policy::RepetitionRule;
use rbg_runtime::search::Budget;
use rbg_runtime::{ActionList, AnyGame};

use crate::digests;
use crate::library::GameFile;
use crate::repetition::RepetitionArguments;
use process::{Heard, Process};

/// The largest number of answers, of any kind, to one command.
const MOST_ANSWERS: u32 = 100_000;

/// The time that a program may take to answer to `stop` when the user wants to end all.
const TO_STOP: Duration = Duration::from_secs(1);

/// The time between two questions whether to go on.
const LOOK: Duration = Duration::from_millis(20);

/// An agent that is a program.
pub struct AgentProgram<'g> {
    game: &'g dyn AnyGame,
    line: GameLine,
    /// Its command.
    words: Vec<String>,
    /// What it may take longer than the time for a move, and for all else.
    timeout: Duration,
    running: Option<Running>,
}

/// Returns what programs are told of a game.
pub fn game_line(file: &GameFile, game: &dyn AnyGame, repetition: RepetitionArguments) -> GameLine {
    let path = std::path::absolute(&file.path).ok();
    let path = path.filter(|path| path.is_file());
    GameLine {
        name: game_name(game.info()),
        digest: digests::of_texts([&*file.text]),
        repetition: repetition.rule().map(RepetitionRule::from),
        path: path.and_then(|path| path.into_os_string().into_string().ok()),
    }
}

/// A program that has introduced itself.
struct Running {
    process: Process,
    wants_legal: bool,
    id: Option<String>,
}

impl<'g> AgentProgram<'g> {
    /// Returns an agent whose process is started when it is first asked. `timeout` is what it
    /// may take longer than the time for a move, and for everything else.
    pub fn new(
        game: &'g dyn AnyGame,
        line: GameLine,
        words: Vec<String>,
        timeout: Duration,
    ) -> Self {
        Self {
            game,
            line,
            words,
            timeout,
            running: None,
        }
    }

    /// Starts the program if it does not run, and returns what it calls itself.
    ///
    /// # Errors
    ///
    /// Why it cannot play the game.
    pub fn introduce(
        &mut self,
        watch: &mut dyn FnMut() -> ControlFlow<()>,
    ) -> Result<Option<String>, String> {
        if self.running.is_none() {
            let process = Process::start(&self.words)?;
            self.running = Some(Running {
                process,
                wants_legal: false,
                id: None,
            });
            if let Err(reason) = self.shake_hands(watch) {
                return Err(self.fail(reason));
            }
        }
        Ok(self.running.as_ref().and_then(|running| running.id.clone()))
    }

    fn shake_hands(&mut self, watch: &mut dyn FnMut() -> ControlFlow<()>) -> Result<(), String> {
        let patience = Patience {
            time: None,
            limit: self.timeout,
        };
        self.say(&Command::Hello(VERSION))?;
        match self.hear(patience, watch)? {
            Answer::Ready(Some(VERSION)) => {}
            Answer::Ready(version) => {
                let version = version.map_or("none".to_owned(), |version| version.to_string());
                return Err(format!(
                    "speaks version {version} of the protocol, not {VERSION}"
                ));
            }
            other => return Err(unexpected(&other)),
        }
        self.say(&Command::Game(self.line.clone()))?;
        match self.hear(patience, watch)? {
            Answer::Ready(None) => Ok(()),
            other => Err(unexpected(&other)),
        }
    }

    /// Ends the program, and returns the reason with what it said about it.
    fn fail(&mut self, reason: String) -> String {
        match self.running.take() {
            None => reason,
            Some(running) => {
                let last = running.process.end_at_once();
                if last.is_empty() {
                    reason
                } else {
                    format!("{reason}; its last words: {last}")
                }
            }
        }
    }

    fn say(&mut self, command: &Command) -> Result<(), String> {
        let line = command.to_line(self.game.info());
        match &mut self.running {
            Some(running) => running.process.say(line),
            None => Err(NOT_RUNNING.to_owned()),
        }
    }

    /// Waits for the next answer that is more than information. When the time is over, or
    /// `watch` breaks, the program is told to stop.
    fn hear(
        &mut self,
        patience: Patience,
        watch: &mut dyn FnMut() -> ControlFlow<()>,
    ) -> Result<Answer, String> {
        let begun = Instant::now();
        let mut limit = patience.limit;
        let mut told = false;
        for _ in 0..MOST_ANSWERS {
            let line = loop {
                let Some(running) = &mut self.running else {
                    return Err(NOT_RUNNING.to_owned());
                };
                match running.process.hear(LOOK) {
                    Heard::Line(line) => break line,
                    Heard::TooLong => return Err("a line of its output is too long".to_owned()),
                    Heard::Ended(how) => return Err(how),
                    Heard::Nothing => {}
                }
                let broken = watch().is_break();
                if broken {
                    limit = limit.min(begun.elapsed() + TO_STOP);
                }
                if !told && (broken || patience.time.is_some_and(|time| begun.elapsed() > time)) {
                    told = true;
                    self.say(&Command::Stop)?;
                }
                if begun.elapsed() > limit {
                    return Err(format!("no answer within {:.1} s", limit.as_secs_f64()));
                }
            };
            match read_answer(self.game.info(), &line).map_err(|error| error.to_string())? {
                Answer::Info => {}
                Answer::Id(id) => self.introduced(|running| running.id = Some(id)),
                Answer::WantsLegal => self.introduced(|running| running.wants_legal = true),
                answer => return Ok(answer),
            }
        }
        Err(format!("more than {MOST_ANSWERS} answers to one command"))
    }

    fn introduced(&mut self, note: impl FnOnce(&mut Running)) {
        if let Some(running) = &mut self.running {
            note(running);
        }
    }

    fn ask(
        &mut self,
        moves: &[ActionList],
        budget: &Budget,
        watch: &mut dyn FnMut() -> ControlFlow<()>,
    ) -> Result<Option<ActionList>, String> {
        self.say(&Command::Position(moves.to_vec()))?;
        if self
            .running
            .as_ref()
            .is_some_and(|running| running.wants_legal)
        {
            let mut position = self.game.initial();
            for m in moves {
                position.apply_listed(m);
            }
            self.say(&Command::Legal(position.moves()))?;
        }
        self.say(&Command::Go(*budget))?;
        let patience = Patience {
            time: budget.time,
            limit: budget.time.unwrap_or_default().saturating_add(self.timeout),
        };
        match self.hear(patience, watch)? {
            Answer::BestMove(best) => Ok(best),
            other => Err(unexpected(&other)),
        }
    }
}

impl OutsideAgent for AgentProgram<'_> {
    fn begin(&mut self, seed: u64) -> Result<(), String> {
        self.introduce(&mut || ControlFlow::Continue(()))?;
        let begun = self.say(&Command::NewGame(seed));
        begun.map_err(|reason| self.fail(reason))
    }

    fn choose(
        &mut self,
        moves: &[ActionList],
        budget: &Budget,
        watch: &mut dyn FnMut() -> ControlFlow<()>,
    ) -> Result<Option<ActionList>, String> {
        if self.running.is_none() {
            return Err(NOT_RUNNING.to_owned());
        }
        let chosen = self.ask(moves, budget, watch);
        // What it says later would be taken for the answer to something else.
        chosen.map_err(|reason| self.fail(reason))
    }
}

/// The patience with which an answer is waited for.
#[derive(Clone, Copy)]
struct Patience {
    /// After this the program is told to stop.
    time: Option<Duration>,
    /// After this it is no longer waited for.
    limit: Duration,
}

const NOT_RUNNING: &str = "the program does not run";

fn unexpected(answer: &Answer) -> String {
    match answer {
        Answer::Error(reason) => format!("it says: {reason}"),
        Answer::BestMove(_) => "it gives a move that it was not asked for".to_owned(),
        _ => "it says that it is ready when it was not asked".to_owned(),
    }
}
