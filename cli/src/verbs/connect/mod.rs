//! `rbg connect`: an agent as a player of a network game.

mod building;
mod clock;
mod report;
mod seat;
mod stand_in;
mod token_file;

use std::path::PathBuf;
use std::time::{Duration, Instant};

use clap::Args;
use rbg_manager::client::{ClientError, Connection, Patience};
use rbg_runtime::AnyGame;
use rbg_runtime::agents::{AgentSpec, Contestant, DirectedRequest};

use crate::agent_program::{AgentProgram, game_line};
use crate::arguments::{Thinking, seconds, some_time, whole};
use crate::contestants::{self, contestant};
use crate::directed::{attend, attend_by, play_outside};
use crate::engine::{self, unless_interrupted};
use crate::failure::Failure;
use crate::interrupt;
use crate::library::GameFile;
use crate::repetition::RepetitionArguments;
use crate::settings::Settings;
use crate::terminal::Terminal;

use building::Building;
use clock::Clock;
use report::Report;
use seat::{Seat, Wishes};
use stand_in::StandIn;

/// Arguments of `connect`.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  {rbg} connect localhost:9000
  {rbg} connect 192.0.2.7:9000 --agent mcts:c=0.4 --ponder --games 100 --json
  {rbg} connect localhost:9000 --agent alphabeta --margin 30
  {rbg} connect localhost:9000 --agent 'program:./my_agent --flag'

Plays the games of a match on a server that speaks the protocol of the RBG game manager:
`{rbg} serve`, or the original one. The server says which game that is. A reasoner for it is
built in the time to prepare; until it is there the interpreter plays, by random games from
each move.

Deadlines are met by a margin: the round trip to the server, twice what other processes
delay this one by, and what the agent takes longer than it is told, each as the worst of the
latest measurements. Where an agent has no answer in time a random move is made.")]
pub struct Connect {
    /// The server, HOST:PORT
    #[arg(value_name = "HOST:PORT")]
    address: String,
    /// The agent, see `{rbg} agents`, or program:COMMAND
    #[arg(long, value_name = "SPEC", default_value = "mcts", value_parser = contestant)]
    agent: Contestant,
    /// Think in the time of others, too: the same as ponder=on
    #[arg(long)]
    ponder: bool,
    /// Leave after so many games [default: play as long as the server does]
    #[arg(long, value_name = "N", value_parser = whole::<u64>(1..))]
    games: Option<u64>,
    /// Milliseconds of each deadline that are left free [default: as measured]
    #[arg(long, value_name = "MS", value_parser = whole::<u64>(0..=3_600_000))]
    margin: Option<u64>,
    #[command(flatten)]
    thinking: Thinking,
    /// Seed of the agent's choices
    #[arg(long, value_name = "K", default_value_t = 0, value_parser = whole::<u64>(..))]
    seed: u64,
    /// Seconds without a word from the server after which it is taken to be lost
    #[arg(long, value_name = "S", default_value = "3600", value_parser = some_time)]
    patience: Duration,
    /// Seconds to try again while nobody answers at the address
    #[arg(long, value_name = "S", default_value = "0", value_parser = seconds)]
    retry: Duration,
    /// Say nothing that the original programs do not say
    #[arg(long)]
    original: bool,
    /// Keep the server's token there, and come back by one that is there
    #[arg(long, value_name = "FILE", conflicts_with = "original")]
    token_file: Option<PathBuf>,
    /// Print a line of JSON per game, and one about all
    #[arg(long)]
    pub(crate) json: bool,
    #[command(flatten)]
    settings: Settings,
}

/// The time that a program may take beyond that for a move before it is given up.
const PROGRAM_TIMEOUT: Duration = Duration::from_secs(10);

/// Runs the verb.
pub(crate) fn run(arguments: &Connect, terminal: Terminal) -> Result<(), Failure> {
    let agent = pondering(&arguments.agent, arguments.ponder)?;
    let mut clock = Clock::start(arguments.margin, &arguments.thinking)?;
    let mut connection = open(arguments)?;
    if let Some(token) = arguments
        .token_file
        .as_deref()
        .map(token_file::read)
        .transpose()?
    {
        token.map_or(Ok(()), |token| connection.come_back(token))?;
    }
    clock.note_round_trip(connection.round_trip());
    let waiting = terminal.spinner("waiting for the other players");
    let greeting = connection.greeting(&mut unless_interrupted)?;
    drop(waiting);
    let file = building::received(&arguments.address, &greeting.text)?;
    let interpreter = engine::interpreter(&file, terminal)?;
    let client = connection.begin(&greeting, &*interpreter)?;
    let report = Report::new(
        interpreter.info(),
        &file,
        agent.name(),
        arguments.json,
        terminal,
    );
    report.begin(client.session());
    let wishes = Wishes {
        games: arguments.games,
        seed: arguments.seed,
        extended: !arguments.original,
        token_file: arguments.token_file.clone(),
    };
    let mut seat = Seat::new(client, clock, report, wishes);
    let outcome = match &agent {
        Contestant::Spec(spec) => {
            let settings = arguments.settings.with_agents([&**spec]);
            let mut building = Building::start(&file, &settings, spec, terminal)?;
            let limit = clock::preparation(&greeting);
            building.wait(limit, &mut seat.client)?;
            play_agent(spec, &*interpreter, building, &mut seat)
        }
        Contestant::Outside(_) => {
            let words = contestants::command(&agent).unwrap_or_default();
            play_program(&words, &file, &*interpreter, &mut seat)
        }
    };
    seat.finish()?;
    outcome
}

/// Returns the agent with `ponder=on`, if that is asked for.
fn pondering(agent: &Contestant, ponder: bool) -> Result<Contestant, Failure> {
    let refused = |reason: String| Failure::Usage(format!("--ponder: {reason}"));
    match agent {
        _ if !ponder => Ok(agent.clone()),
        Contestant::Outside(_) => Err(refused("programs decide on that themselves".to_owned())),
        Contestant::Spec(text) => {
            let spec: AgentSpec = text.parse().map_err(|error| refused(format!("{error}")))?;
            if spec.ponders() {
                return Ok(agent.clone());
            }
            let mark = if text.contains(':') { ',' } else { ':' };
            match format!("{text}{mark}ponder=on").parse::<AgentSpec>() {
                Ok(spec) => Ok(Contestant::Spec(spec.to_string())),
                Err(error) => Err(refused(format!("{error}"))),
            }
        }
    }
}

/// Connects, again and again if that is asked for.
fn open(arguments: &Connect) -> Result<Connection, Failure> {
    let patience = Patience {
        silence: arguments.patience,
        ..Patience::default()
    };
    let begun = Instant::now();
    loop {
        match Connection::open(&arguments.address, patience) {
            Err(ClientError::Connect { .. }) if begun.elapsed() < arguments.retry => {
                interrupt::check()?;
                std::thread::sleep(Duration::from_millis(100));
            }
            outcome => return Ok(outcome?),
        }
    }
}

/// Plays with an agent in a reasoner, and by the interpreter until that is there.
fn play_agent(
    spec: &str,
    interpreter: &dyn AnyGame,
    mut building: Building,
    seat: &mut Seat,
) -> Result<(), Failure> {
    if !building.is_there() {
        attend_by(
            &|watch, next| play_outside(&mut StandIn::new(interpreter), watch, next),
            |agent| {
                seat.begin(&agent)?;
                seat.play(&agent, Some(&mut building))
            },
        )?;
    }
    let Some(game) = building.take() else {
        return Ok(());
    };
    seat.replace(&*game)?;
    let request = DirectedRequest::new(spec);
    attend(&*game, &request, |agent| {
        seat.begin(&agent)?;
        seat.play(&agent, None)
    })
}

/// Plays with a program, which needs no reasoner.
fn play_program(
    words: &[String],
    file: &GameFile,
    game: &dyn AnyGame,
    seat: &mut Seat,
) -> Result<(), Failure> {
    let line = game_line(file, game, RepetitionArguments::default());
    let line = &line;
    attend_by(
        &|watch, next| {
            let (line, words) = (line.clone(), words.to_vec());
            let mut program = AgentProgram::new(game, line, words, PROGRAM_TIMEOUT);
            play_outside(&mut program, watch, next)
        },
        |agent| {
            seat.begin(&agent)?;
            seat.play(&agent, None)
        },
    )
}

impl From<ClientError> for Failure {
    fn from(error: ClientError) -> Self {
        match error {
            ClientError::Interrupted => Self::Interrupted,
            other => Self::Other(other.into()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pondering_is_a_parameter_of_agents_that_can() {
        let name = |text: &str, ponder| {
            let agent = pondering(&contestant(text).unwrap(), ponder);
            agent.map(|agent| agent.name().to_owned()).ok()
        };
        let on = |text: &str| Some(text.to_owned());
        assert_eq!(name("mcts", false), on("mcts"));
        assert_eq!(name("mcts", true), on("mcts:ponder=on"));
        assert_eq!(name("mcts:c=1", true), on("mcts:c=1,ponder=on"));
        assert_eq!(name("mcts:ponder=on", true), on("mcts:ponder=on"));
        for cannot in ["random", "alphabeta", "program:./x"] {
            assert_eq!(name(cannot, true), None, "{cannot}");
        }
    }
}
