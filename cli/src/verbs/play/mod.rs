//! `rbg play`: a person against an agent.

mod opponent;
mod pick;

use std::io::{self, BufRead};
use std::time::{SystemTime, UNIX_EPOCH};

use clap::Args;
use rbg_runtime::agents::Contestant;
use rbg_runtime::game::{DrawOptions, describe_move, draw_text, format_move, format_position};
use rbg_runtime::rng::stream;
use rbg_runtime::search::Budget;
use rbg_runtime::{ActionList, AnyPosition, GameInfo, Player, PlayoutRng, RunError};

use crate::agent_program::game_line;
use crate::arguments::{Thinking, whole};
use crate::contestants::contestant;
use crate::engine::{EngineArguments, unless_interrupted};
use crate::evaluations;
use crate::failure::Failure;
use crate::interrupt;
use crate::library;
use crate::nearest::did_you_mean;
use crate::opening::{self, Opening};
use crate::repetition::RepetitionArguments;
use crate::terminal::Terminal;
use opponent::Opponent;
use pick::pick;

/// The number of moves shown at once.
const PAGE: usize = 30;

const HELP: &str = "  NUMBER   play the move with this number
  WORDS    play the move with these words, such as the cells that it is about
           ('a2 a4'), or show those that have them and go on from these
  more     show further moves
  moves    show all moves from the first again
  board    draw the board again
  position print the position as a text that --position takes
  undo     take back your last move and the answers to it
  quit     end the game
";

/// Arguments of `play`.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  {rbg} play hex
  {rbg} play breakthrough --human black --seed 3
  {rbg} play connect4 --against mcts:ponder=on --time-per-move 0.5
  {rbg} play breakthrough --against 'program:./my_agent --flag'
  {rbg} play ticTacToe --moves 5 1 --human 2
  {rbg} play chess --position @endgame.txt
  {rbg} play mygame.rbg --engine interpreter

Pick a move by its number or by words of its text, such as 'a2 a4'; 'help' shows the commands.")]
pub struct Play {
    /// A name in games-rbg/ or a path to a .rbg file
    game: String,
    /// The player you are, by name or number [default: the first]
    #[arg(long, value_name = "PLAYER")]
    human: Option<String>,
    /// The agent that you play against, see `{rbg} agents`, or program:COMMAND, a program
    /// that speaks the protocol of docs/AGENT-PROTOCOL.md [default: random moves]
    #[arg(long, value_name = "SPEC", value_parser = contestant)]
    against: Option<Contestant>,
    #[command(flatten)]
    opening: Opening,
    #[command(flatten)]
    thinking: Thinking,
    /// Seed of the computer's choices [default: a new one each time]
    #[arg(long, value_name = "K", value_parser = whole::<u64>(..))]
    seed: Option<u64>,
    #[command(flatten)]
    repetition: RepetitionArguments,
    #[command(flatten)]
    engine: EngineArguments,
}

/// Runs the verb.
pub(crate) fn run(arguments: &Play, terminal: Terminal) -> Result<(), Failure> {
    let file = library::find(&arguments.game)?;
    if arguments.against.is_none() && arguments.thinking.is_given() {
        return Err(Failure::Usage(
            "random moves take no time: limits for a move go with --against".to_owned(),
        ));
    }
    let rule = arguments.repetition;
    let game = match &arguments.against {
        Some(Contestant::Spec(agent)) => {
            let settings = rule.settings(&arguments.engine.settings, [&**agent])?;
            let engine = arguments.engine.with_agents(settings)?;
            let game = engine.open(&file, terminal)?;
            evaluations::tell(&*game, &file, [&**agent], terminal)?;
            game
        }
        Some(Contestant::Outside(_)) | None => arguments.engine.open(&file, terminal)?,
    };
    if let Some(program @ Contestant::Outside(_)) = &arguments.against
        && arguments.opening.has_position()
    {
        return Err(Failure::Usage(opening::no_program(program.name())));
    }
    let game = arguments.opening.begin(rule.apply(game))?;
    let human = human(arguments.human.as_deref(), game.info())?;
    let (moves, position) = arguments.opening.play(&*game)?;
    let seed = arguments.seed.unwrap_or_else(fresh_seed);
    terminal.print(&format!(
        "{}: you are {}, seed {seed}; 'help' shows the commands\n",
        file.name,
        player_name(game.info(), human),
    ))?;
    let budget = arguments.thinking.budget();
    let play = |opponent: Opponent<'_>| {
        let mut session = Session {
            info: game.info(),
            opponent,
            budget,
            moves,
            position,
            past: Vec::new(),
            human,
            rng: stream(seed, 0),
            input: io::stdin().lock(),
            terminal,
        };
        session.play()
    };
    let line = game_line(&file, &*game, rule);
    opponent::with(arguments.against.as_ref(), &*game, line, budget, seed, play)
}

/// Returns the player that a name or number from 1 means.
fn human(wanted: Option<&str>, info: &GameInfo) -> Result<Player, Failure> {
    let count = info.players.len();
    let number = match wanted {
        None => Some(1),
        Some(text) => info
            .players
            .iter()
            .position(|name| name == text)
            .map(|index| index + 1)
            .or_else(|| text.parse().ok()),
    };
    let player = number.filter(|number| (1..=count).contains(number));
    player.map(Player::from_index).ok_or_else(|| {
        let wanted = wanted.unwrap_or("1");
        Failure::Usage(format!(
            "there is no player '{wanted}' among {}{}",
            info.players.join(", "),
            did_you_mean(wanted, info.players.iter().map(|name| &**name))
        ))
    })
}

fn player_name(info: &GameInfo, player: Player) -> &str {
    match player {
        Player::KEEPER => "the keeper",
        player => info.player_name(player),
    }
}

fn fresh_seed() -> u64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    now.map_or(0, |time| time.as_nanos() as u64 % 1_000_000)
}

/// An answer of the person.
#[derive(Debug, PartialEq, Eq)]
enum Answer {
    Move(usize),
    Undo,
    Quit,
}

struct Session<'a, I> {
    info: &'a GameInfo,
    opponent: Opponent<'a>,
    budget: Budget,
    /// The moves so far.
    moves: Vec<ActionList>,
    position: Box<dyn AnyPosition>,
    /// The positions in which the person chose, with the number of moves before.
    past: Vec<(Box<dyn AnyPosition>, usize)>,
    human: Player,
    rng: PlayoutRng,
    input: I,
    terminal: Terminal,
}

impl<I: BufRead> Session<'_, I> {
    fn play(&mut self) -> Result<(), Failure> {
        loop {
            interrupt::check()?;
            let moves = self.position.try_moves().map_err(RunError::from)?;
            if moves.is_empty() {
                return self.result();
            }
            if self.position.to_move() != self.human {
                self.answer()?;
                continue;
            }
            if let Opponent::Agent(agent) = &self.opponent {
                agent.tell(&self.moves).map_err(anyhow::Error::msg)?;
            }
            match self.ask(&moves)? {
                Answer::Quit => return Ok(()),
                Answer::Undo => match self.past.pop() {
                    Some((position, made)) => {
                        self.position = position;
                        self.moves.truncate(made);
                    }
                    None => self.terminal.print("there is nothing to take back\n")?,
                },
                Answer::Move(index) => {
                    self.past
                        .push((self.position.clone_box(), self.moves.len()));
                    self.position.apply_listed(&moves[index]);
                    self.moves.push(moves[index].clone());
                }
            }
        }
    }

    /// Returns the computer's move.
    fn answer(&mut self) -> Result<(), Failure> {
        let to_move = player_name(self.info, self.position.to_move());
        let Some(agent) = self.opponent.agent() else {
            let choice = self.position.try_sample(&mut self.rng);
            return self.make(choice.map_err(RunError::from)?, to_move);
        };
        let choice = agent.choose(&self.moves, &self.budget, &mut unless_interrupted);
        interrupt::check()?;
        let choice = choice.map_err(anyhow::Error::msg)?;
        if choice
            .as_ref()
            .is_none_or(|choice| !self.position.is_legal(choice))
        {
            let text = choice.map(|choice| format_move(self.info, &choice));
            let text = text.unwrap_or_else(|| "no move".to_owned());
            return Err(anyhow::anyhow!("{to_move} plays {text}, which is not legal").into());
        }
        self.make(choice, to_move)
    }

    /// Makes the computer's move, if there is one.
    fn make(&mut self, choice: Option<ActionList>, to_move: &str) -> Result<(), Failure> {
        if let Some(choice) = choice {
            let text = describe_move(self.info, &choice);
            self.terminal.print(&format!("{to_move} plays {text}\n"))?;
            self.position.apply_listed(&choice);
            self.moves.push(choice);
        }
        Ok(())
    }

    fn draw(&self) -> Result<(), Failure> {
        let options = DrawOptions::default().with_colors(self.terminal.colored_output());
        let options = match self.moves.last() {
            Some(last) => options.with_last_move(last),
            None => options,
        };
        let drawing = draw_text(self.info, &self.position.snapshot(), &options);
        self.terminal.print(&format!("\n{drawing}\n"))
    }

    fn result(&self) -> Result<(), Failure> {
        self.draw()?;
        let scores = self
            .info
            .players
            .iter()
            .zip(self.info.all_players())
            .map(|(name, player)| format!("{name} {}", self.position.score(player)));
        self.terminal.print(&format!(
            "the game is over: {}\n",
            scores.collect::<Vec<_>>().join(", ")
        ))
    }

    /// Asks until the person has picked a move, or wants something else.
    fn ask(&mut self, moves: &[ActionList]) -> Result<Answer, Failure> {
        let texts: Vec<String> = moves
            .iter()
            .map(|actions| describe_move(self.info, actions))
            .collect();
        let all: Vec<usize> = (0..texts.len()).collect();
        self.draw()?;
        let mut shown = all.clone();
        let mut page = 0;
        self.show(&texts, &shown, page)?;
        loop {
            let to_move = player_name(self.info, self.human);
            self.terminal.print(&format!("{to_move}, your move> "))?;
            let Some(line) = self.line()? else {
                self.terminal.print("\n")?;
                return Ok(Answer::Quit);
            };
            match line.as_str() {
                "" => continue,
                "quit" | "exit" => return Ok(Answer::Quit),
                "undo" => return Ok(Answer::Undo),
                "help" | "?" => self.terminal.print(HELP)?,
                "board" => self.draw()?,
                "position" => {
                    let text = format_position(self.info, &self.position.save());
                    self.terminal.print(&format!("{text}\n"))?;
                }
                "more" if (page + 1) * PAGE < shown.len() => {
                    page += 1;
                    self.show(&texts, &shown, page)?;
                }
                "moves" | "more" => {
                    (shown, page) = (all.clone(), 0);
                    self.show(&texts, &shown, page)?;
                }
                _ => match self.meant(moves, &texts, &shown, &line) {
                    Ok(index) => return Ok(Answer::Move(index)),
                    Err(several) if several.is_empty() => self.terminal.print(&format!(
                        "no legal move is or contains '{line}'; 'help' shows the commands\n"
                    ))?,
                    Err(several) => {
                        (shown, page) = (several, 0);
                        self.show(&texts, &shown, page)?;
                    }
                },
            }
        }
    }

    /// Returns the move that a line means, of those that are shown or else of all; otherwise the
    /// moves that it may mean.
    fn meant(
        &self,
        moves: &[ActionList],
        texts: &[String],
        shown: &[usize],
        line: &str,
    ) -> Result<usize, Vec<usize>> {
        if let Some(index) = self.written(moves, line) {
            return Ok(index);
        }
        pick(texts, shown, line).or_else(|several| match several.is_empty() {
            true => pick(texts, &(0..texts.len()).collect::<Vec<_>>(), line),
            false => Err(several),
        })
    }

    /// Returns the move whose canonical form, as tools print it, is this text.
    fn written(&self, moves: &[ActionList], text: &str) -> Option<usize> {
        // Told from a move's number and from words without writing all moves.
        text.contains(':')
            .then(|| {
                moves
                    .iter()
                    .position(|actions| format_move(self.info, actions) == text)
            })
            .flatten()
    }

    /// Returns the next line without surrounding blanks; `None` at the end of the input.
    fn line(&mut self) -> Result<Option<String>, Failure> {
        let mut bytes = Vec::new();
        let input = &mut self.input;
        let length = interrupt::at_once(|| input.read_until(b'\n', &mut bytes))?;
        if length == 0 {
            return Ok(None);
        }
        Ok(Some(String::from_utf8_lossy(&bytes).trim().to_owned()))
    }

    fn show(&self, texts: &[String], shown: &[usize], page: usize) -> Result<(), Failure> {
        let mut out = String::new();
        for &index in shown.iter().skip(page * PAGE).take(PAGE) {
            out.push_str(&format!("{:5}  {}\n", index + 1, texts[index]));
        }
        let left = shown.len().saturating_sub((page + 1) * PAGE);
        if left > 0 {
            out.push_str(&format!(
                "       ... and {left} more: type 'more', or a part of one\n"
            ));
        }
        self.terminal.print(&out)
    }
}
