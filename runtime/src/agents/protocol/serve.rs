//! An agent that is asked through a pair of streams.

use std::io::{self, BufRead, Read, Write};
use std::ops::ControlFlow;
use std::sync::mpsc::{Receiver, SyncSender, TryRecvError, sync_channel};
use std::thread;

use crate::agents::OutsideAgent;
use crate::game::{ActionList, GameInfo};
use crate::playout::policy::RepetitionRule;
use crate::search::Budget;

use super::command::{Answer, Command, GameLine, game_name, read_command};
use super::{LONGEST_LINE, VERSION};

/// The number of lines that may wait to be read.
const WAITING: usize = 64;

/// Lets an agent be asked by the protocol until it is told to quit or nothing more comes in.
///
/// `id` is the name by which it is known, with a version if it has any. `rule` is the rule of
/// repetition that it plays by. The input is read by a thread of its own, which ends with the
/// input.
///
/// # Errors
///
/// Where its answers cannot be written. What is wrong about a command is answered.
pub fn serve(
    info: &GameInfo,
    id: &str,
    rule: Option<RepetitionRule>,
    agent: &mut dyn OutsideAgent,
    input: impl BufRead + Send + 'static,
    output: impl Write,
) -> io::Result<()> {
    let (sender, lines) = sync_channel(WAITING);
    thread::spawn(move || read_lines(input, &sender));
    let mut server = Server {
        info,
        id,
        rule,
        agent,
        lines,
        output,
        moves: Vec::new(),
        begun: false,
    };
    server.run()
}

/// Sends lines until there are no more, or nobody wants them.
fn read_lines(mut input: impl BufRead, lines: &SyncSender<Option<String>>) {
    loop {
        let mut line = Vec::new();
        let limit = LONGEST_LINE as u64 + 1;
        let line = match input.by_ref().take(limit).read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => return,
            Ok(_) if line.len() > LONGEST_LINE => {
                // The rest of it is passed over.
                let mut rest = Vec::new();
                if !line.ends_with(b"\n") && skip_line(&mut input, &mut rest).is_err() {
                    return;
                }
                None
            }
            Ok(_) => Some(String::from_utf8_lossy(&line).into_owned()),
        };
        if lines.send(line).is_err() {
            return;
        }
    }
}

fn skip_line(input: &mut impl BufRead, chunk: &mut Vec<u8>) -> io::Result<()> {
    loop {
        chunk.clear();
        let read = input
            .by_ref()
            .take(LONGEST_LINE as u64)
            .read_until(b'\n', chunk)?;
        if read == 0 || chunk.ends_with(b"\n") {
            return Ok(());
        }
    }
}

struct Server<'s, W> {
    info: &'s GameInfo,
    id: &'s str,
    rule: Option<RepetitionRule>,
    agent: &'s mut dyn OutsideAgent,
    /// Lines as they come in; none stands for one that is too long.
    lines: Receiver<Option<String>>,
    output: W,
    moves: Vec<ActionList>,
    /// Whether the agent was told of a game.
    begun: bool,
}

impl<W: Write> Server<'_, W> {
    fn run(&mut self) -> io::Result<()> {
        while let Ok(line) = self.lines.recv() {
            let command = match line {
                None => {
                    self.refuse("the line is too long")?;
                    continue;
                }
                Some(line) if line.trim().is_empty() => continue,
                Some(line) => read_command(self.info, &line),
            };
            match command {
                Err(error) => self.refuse(&error.to_string())?,
                Ok(Command::Quit) => break,
                Ok(command) => {
                    if self.obey(command)?.is_break() {
                        break;
                    }
                }
            }
        }
        Ok(())
    }

    fn say(&mut self, answer: &Answer) -> io::Result<()> {
        writeln!(self.output, "{}", answer.to_line(self.info))?;
        self.output.flush()?;
        Ok(())
    }

    fn refuse(&mut self, reason: &str) -> io::Result<()> {
        // A reason of several lines would be taken for several answers.
        let reason = reason.split_whitespace().collect::<Vec<_>>().join(" ");
        self.say(&Answer::Error(reason))
    }

    fn obey(&mut self, command: Command) -> io::Result<ControlFlow<()>> {
        match command {
            Command::Hello(VERSION) => {
                self.say(&Answer::Id(self.id.to_owned()))?;
                self.say(&Answer::Ready(Some(VERSION)))?;
            }
            Command::Hello(other) => {
                self.refuse(&format!(
                    "this is version {VERSION} of the protocol, not {other}"
                ))?;
            }
            Command::Game(game) => match self.knows(&game) {
                Ok(()) => self.say(&Answer::Ready(None))?,
                Err(reason) => self.refuse(&reason)?,
            },
            Command::NewGame(seed) => {
                self.moves.clear();
                self.begin(seed)?;
            }
            Command::Position(moves) => self.moves = moves,
            Command::Go(budget) => return self.go(&budget),
            // It asks the rules itself, and there is nothing to be stopped.
            Command::Legal(_) | Command::Stop | Command::Quit => {}
        }
        Ok(ControlFlow::Continue(()))
    }

    /// Whether the agent plays a game.
    fn knows(&self, game: &GameLine) -> Result<(), String> {
        let own = game_name(self.info);
        if game.name != own {
            return Err(format!("this agent plays {own}, not {}", game.name));
        }
        if game.repetition != self.rule {
            return Err("this agent plays by another rule of repetition".to_owned());
        }
        Ok(())
    }

    fn begin(&mut self, seed: u64) -> io::Result<()> {
        self.begun = true;
        match self.agent.begin(seed) {
            Ok(()) => Ok(()),
            Err(reason) => self.refuse(&reason),
        }
    }

    fn go(&mut self, budget: &Budget) -> io::Result<ControlFlow<()>> {
        if !self.begun {
            self.begin(0)?;
        }
        let mut end = ControlFlow::Continue(());
        let mut refused = 0;
        let (info, lines) = (self.info, &self.lines);
        let mut stopped = false;
        let chosen = self.agent.choose(&self.moves, budget, &mut || {
            // What follows stop is for later.
            while !stopped {
                match lines.try_recv() {
                    Ok(line) => match line.map(|line| read_command(info, &line)) {
                        Some(Ok(Command::Stop)) => stopped = true,
                        Some(Ok(Command::Quit)) => {
                            (stopped, end) = (true, ControlFlow::Break(()));
                        }
                        _ => refused += 1,
                    },
                    Err(TryRecvError::Empty) => break,
                    // Without limits nobody is left to end this.
                    Err(TryRecvError::Disconnected) => {
                        stopped |= *budget == Budget::default();
                        break;
                    }
                }
            }
            if stopped {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        });
        for _ in 0..refused {
            self.refuse("only stop and quit are understood while the agent thinks")?;
        }
        match chosen {
            Ok(best) => self.say(&Answer::BestMove(best))?,
            Err(reason) => self.refuse(&reason)?,
        }
        Ok(end)
    }
}
