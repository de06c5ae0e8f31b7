//! `rbg agent`: an agent for other programs, by a protocol of lines.

use std::io::{self, BufReader};
use std::ops::ControlFlow;

use clap::Args;
use rbg_runtime::agents::protocol::serve;
use rbg_runtime::agents::{DirectedRequest, OutsideAgent};
use rbg_runtime::playout::policy::RepetitionRule;
use rbg_runtime::search::Budget;
use rbg_runtime::{ActionList, AnyGame, AnyPosition};

use crate::arguments::agent;
use crate::directed::{self, DirectedAgent};
use crate::engine;
use crate::failure::Failure;
use crate::library;
use crate::repetition::RepetitionArguments;
use crate::settings::Settings;
use crate::terminal::Terminal;

/// Arguments of `agent`.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  {rbg} agent breakthrough
  {rbg} agent hex --agent mcts:amaf=rave,threads=2
  {rbg} tournament --game hex --agents mcts 'program:rbg agent hex --agent flat'

Reads commands from the standard input and answers on the standard output, as
docs/AGENT-PROTOCOL.md describes. In short:

  rbg 1                          who are you, and do you speak version 1?
  newgame 17                     forget everything; draw from this seed
  position start moves M1 M2     all moves of the game so far
  go time 500                    choose a move within half a second
  stop                           answer now
  quit                           end")]
pub struct Agent {
    /// A name in games-rbg/ or a path to a .rbg file
    game: String,
    /// The agent, see `{rbg} agents`
    #[arg(long, value_name = "SPEC", default_value = "mcts", value_parser = agent)]
    agent: String,
    #[command(flatten)]
    repetition: RepetitionArguments,
    #[command(flatten)]
    settings: Settings,
}

/// Runs the verb.
pub(crate) fn run(arguments: &Agent, terminal: Terminal) -> Result<(), Failure> {
    let file = library::find(&arguments.game)?;
    let rule = arguments.repetition;
    let settings = rule.settings(&arguments.settings, [&*arguments.agent])?;
    let game = engine::for_agents(&file, &settings, [&*arguments.agent], terminal)?;
    let game = rule.apply(game);
    let request = DirectedRequest::new(arguments.agent.clone());
    let id = format!("rbg {} {}", env!("CARGO_PKG_VERSION"), arguments.agent);
    directed::attend(&*game, &request, |agent| {
        let mut careful = Careful {
            game: &*game,
            agent,
            position: game.initial(),
            made: Vec::new(),
        };
        let input = BufReader::new(io::stdin());
        let rule = rule.rule().map(RepetitionRule::from);
        serve(game.info(), &id, rule, &mut careful, input, io::stdout())?;
        Ok(())
    })
}

/// An agent that is told of legal moves only: with others it would leave.
struct Careful<'g> {
    game: &'g dyn AnyGame,
    agent: DirectedAgent<'g>,
    position: Box<dyn AnyPosition>,
    /// The moves that lead to the position.
    made: Vec<ActionList>,
}

impl OutsideAgent for Careful<'_> {
    fn begin(&mut self, seed: u64) -> Result<(), String> {
        self.agent.begin(seed)
    }

    fn choose(
        &mut self,
        moves: &[ActionList],
        budget: &Budget,
        watch: &mut dyn FnMut() -> ControlFlow<()>,
    ) -> Result<Option<ActionList>, String> {
        if !moves.starts_with(&self.made) {
            self.position = self.game.initial();
            self.made.clear();
        }
        for m in &moves[self.made.len()..] {
            if !self.position.apply(m) {
                return Err(format!("move {} is not legal", self.made.len() + 1));
            }
            self.made.push(m.clone());
        }
        self.agent.choose(moves, budget, watch)
    }
}
