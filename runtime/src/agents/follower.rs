//! Agents that are told a game by the texts or actions of its moves.

use std::ops::ControlFlow;

use crate::game::ActionList;
use crate::playout::Playable;
use crate::search::Budget;

use super::agent::Agent;

/// An agent of any kind, of a game known only at run time: a program, an agent in a library,
/// or one of one's own.
///
/// An error is the reason why it cannot go on; in a match it loses the game for that.
pub trait OutsideAgent {
    /// Forgets all games; random choices come from this seed from now on.
    ///
    /// # Errors
    ///
    /// Where it cannot take part.
    fn begin(&mut self, seed: u64) -> Result<(), String>;

    /// Returns the move after all moves of a game so far; `None` if the game is over.
    /// `watch` is called now and then; when it breaks, the agent answers as soon as it can.
    ///
    /// # Errors
    ///
    /// Where it has no move to give.
    fn choose(
        &mut self,
        moves: &[ActionList],
        budget: &Budget,
        watch: &mut dyn FnMut() -> ControlFlow<()>,
    ) -> Result<Option<ActionList>, String>;
}

/// An agent with the position that it was told of.
pub struct Follower<P: Playable> {
    agent: Box<dyn Agent<P>>,
    seed: u64,
    /// The position from which games begin.
    start: P,
    position: P,
    /// The moves that lead to the position.
    made: Vec<ActionList>,
}

impl<P: Playable> Follower<P> {
    /// Returns an agent at the start of the game.
    pub fn new(agent: Box<dyn Agent<P>>) -> Self {
        Self::from_start(agent, P::initial())
    }

    /// Returns an agent whose games begin at this position.
    pub fn from_start(agent: Box<dyn Agent<P>>, start: P) -> Self {
        Self {
            agent,
            seed: 0,
            position: start.clone(),
            start,
            made: Vec::new(),
        }
    }

    /// Begins a game.
    pub(super) fn begin(&mut self, seed: u64) {
        self.seed = seed;
        self.agent.restart(seed);
        self.position = self.start.clone();
        self.made.clear();
    }

    /// Tells the agent of all moves so far. If moves that it was told of are missing they
    /// have been taken back.
    pub(super) fn follow(&mut self, moves: &[ActionList]) -> Result<(), String> {
        if !moves.starts_with(&self.made) {
            self.begin(self.seed);
        }
        for actions in &moves[self.made.len()..] {
            let m = self
                .position
                .move_from_actions(actions)
                .ok_or_else(|| format!("move {} is not legal", self.made.len() + 1))?;
            self.agent.played(&self.position, &m);
            self.position.apply(&m);
            self.made.push(actions.clone());
        }
        Ok(())
    }

    /// Returns the agent's move.
    pub(super) fn choose(
        &mut self,
        budget: &Budget,
        watch: &mut dyn FnMut() -> ControlFlow<()>,
    ) -> Option<ActionList> {
        let chosen = self.agent.choose(&self.position, budget, watch);
        chosen.map(|m| self.position.actions(&m))
    }
}

impl<P: Playable> OutsideAgent for Follower<P> {
    fn begin(&mut self, seed: u64) -> Result<(), String> {
        self.begin(seed);
        Ok(())
    }

    fn choose(
        &mut self,
        moves: &[ActionList],
        budget: &Budget,
        watch: &mut dyn FnMut() -> ControlFlow<()>,
    ) -> Result<Option<ActionList>, String> {
        self.follow(moves)?;
        Ok(self.choose(budget, watch))
    }
}
