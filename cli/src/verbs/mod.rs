//! The users' verbs.

pub mod agent;
pub mod agents;
pub mod analyse;
pub mod check;
mod check_deep;
pub mod compile_game;
pub mod completions;
pub mod connect;
pub mod draw;
pub mod explain;
pub mod game_length;
pub mod goals;
pub mod graph;
pub mod influence;
pub mod learn;
pub mod list;
pub mod man;
pub mod network;
pub mod numbering;
pub mod perft;
pub mod play;
pub mod playouts;
pub mod serve;
pub mod shard;
pub mod solve;
pub mod tensors;
pub mod tournament;
pub mod train;

use clap::{Command, Subcommand};

use crate::failure::Failure;
use crate::shards::USERS;
use crate::terminal::Terminal;

/// The users' verbs with their arguments.
#[derive(Subcommand, Debug)]
pub enum Verb {
    /// Show the errors and warnings of descriptions
    Check(check::Check),
    /// Write the Rust crate of a game's reasoner
    CompileGame(compile_game::CompileGame),
    /// Count the move sequences of a given length
    Perft(perft::Perft),
    /// Play random games and report speed and statistics
    Playouts(playouts::Playouts),
    /// Play against an agent, by default a random one
    Play(play::Play),
    /// Draw a position as an image or as text
    Draw(draw::Draw),
    /// Show the agents and what can be chosen about them
    Agents(agents::Agents),
    /// Be an agent that other programs ask, by lines of text
    Agent(agent::Agent),
    /// Let an agent play network games on a server
    Connect(connect::Connect),
    /// Show what an agent thinks of a position
    Analyse(analyse::Analyse),
    /// Let agents play games and see who is stronger
    Tournament(tournament::Tournament),
    /// Host games between programs over the network
    Serve(serve::Serve),
    /// Cut large work into shards, compute them anywhere, and merge their results
    Shard(shard::Shard),
    /// Learn from self-play what is good for a player
    Learn(learn::Learn),
    /// Train a network by self-play
    Train(train::Train),
    /// Find the value of a small game
    Solve(solve::Solve),
    /// Show the game library
    List(list::List),
    /// Report what was optimised in a game, what was not, and why
    Explain(explain::Explain),
    /// Show how games end, as far as that can be read from their rules
    Goals(goals::Goals),
    /// Show how far moves are from bearing on each other, and what follows
    Influence(influence::Influence),
    /// Measure how long games last by random, plausible and searched moves
    GameLength(game_length::GameLength),
    /// Show how the moves of games are numbered for learners
    Numbering(numbering::Numbering),
    /// Show how networks see the positions of games and name their moves
    Tensors(tensors::Tensors),
    /// Measure how fast networks are, and write files of networks
    Network(network::Network),
    /// Draw the automaton of a game in the DOT language
    Graph(graph::Graph),
    /// Print the completion script of a shell
    Completions(completions::Completions),
    /// Print the manual, or write its pages
    Man(man::Man),
}

impl Verb {
    /// Returns whether the output is for programs.
    pub fn json(&self) -> bool {
        match self {
            Self::Check(arguments) => arguments.json,
            Self::CompileGame(arguments) => arguments.json,
            Self::Perft(arguments) => arguments.json,
            Self::Playouts(arguments) => arguments.json,
            Self::Agents(arguments) => arguments.json,
            Self::Connect(arguments) => arguments.json,
            Self::Analyse(arguments) => arguments.json,
            Self::Tournament(arguments) => arguments.json,
            Self::Shard(arguments) => arguments.json,
            Self::Learn(arguments) => arguments.json,
            Self::Train(arguments) => arguments.json,
            Self::Solve(arguments) => arguments.json,
            Self::List(arguments) => arguments.json,
            Self::Explain(arguments) => arguments.json,
            Self::Goals(arguments) => arguments.json,
            Self::Influence(arguments) => arguments.json,
            Self::GameLength(arguments) => arguments.json,
            Self::Numbering(arguments) => arguments.json,
            Self::Tensors(arguments) => arguments.json,
            Self::Network(arguments) => arguments.json,
            Self::Play(_)
            | Self::Draw(_)
            | Self::Agent(_)
            | Self::Serve(_)
            | Self::Graph(_)
            | Self::Completions(_)
            | Self::Man(_) => false,
        }
    }

    /// Runs the verb; `command` is what the program takes.
    ///
    /// # Errors
    ///
    /// Where the verb fails.
    pub fn run(&self, command: &Command, terminal: Terminal) -> Result<(), Failure> {
        match self {
            Self::Check(arguments) => check::run(arguments, terminal),
            Self::CompileGame(arguments) => compile_game::run(arguments, terminal),
            Self::Perft(arguments) => perft::run(arguments, terminal),
            Self::Playouts(arguments) => playouts::run(arguments, terminal),
            Self::Play(arguments) => play::run(arguments, terminal),
            Self::Draw(arguments) => draw::run(arguments, terminal),
            Self::Agents(arguments) => agents::run(arguments, terminal),
            Self::Agent(arguments) => agent::run(arguments, terminal),
            Self::Connect(arguments) => connect::run(arguments, terminal),
            Self::Analyse(arguments) => analyse::run(arguments, terminal),
            Self::Tournament(arguments) => tournament::run(arguments, terminal),
            Self::Serve(arguments) => serve::run(arguments, terminal),
            Self::Shard(arguments) => shard::run(arguments, USERS, terminal),
            Self::Learn(arguments) => learn::run(arguments, terminal),
            Self::Train(arguments) => train::run(arguments, terminal),
            Self::Solve(arguments) => solve::run(arguments, terminal),
            Self::List(arguments) => list::run(arguments, terminal),
            Self::Explain(arguments) => explain::run(arguments, terminal),
            Self::Goals(arguments) => goals::run(arguments, terminal),
            Self::Influence(arguments) => influence::run(arguments, terminal),
            Self::GameLength(arguments) => game_length::run(arguments, terminal),
            Self::Numbering(arguments) => numbering::run(arguments, terminal),
            Self::Tensors(arguments) => tensors::run(arguments, terminal),
            Self::Network(arguments) => network::run(arguments, terminal),
            Self::Graph(arguments) => graph::run(arguments, terminal),
            Self::Completions(arguments) => completions::run(arguments, command, terminal),
            Self::Man(arguments) => man::run(arguments, command, terminal),
        }
    }
}
