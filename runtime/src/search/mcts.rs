//! Monte-Carlo tree search.
//!
//! Positions are not stored: an iteration replays the moves from the root, which
//! costs a reasoner hardly more than fetching the last position from memory, and
//! leaves the memory to the tree (`benches/search.md`). Every player maximises the
//! part of the largest score that it gets (max^n), so a child needs one sum, of the
//! rewards of the player who chooses it.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering::Relaxed};

use crate::playout::Playable;
use crate::rng::stream;

use super::amaf;
use super::beside::Beside;
use super::block::Block;
use super::knowledge::Knowledge;
use super::local::LocalFindings;
use super::outcome::Outcomes;
use super::select::Formula;
use super::settings::{Amaf, MctsSettings, Parallel, Selection};
use super::slot::{CERTAIN, NO_BLOCK, Place};
use super::tree::{ROOT, Tree};
use super::worker::{Worker, new_policy};
use crate::evaluate::{Evaluator, Heuristic};

/// A Monte-Carlo tree search that is told of positions and answers with moves.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use std::ops::ControlFlow::Continue;
/// use rbg_runtime::search::{Budget, Mcts, MctsSettings};
///
/// let mut search = Mcts::<Nim>::new(MctsSettings::default(), 1);
/// search.search(&Budget::iterations(1000), &mut |_| Continue(()));
/// assert_eq!(search.choice(), Some(2));
/// // The first player wins whatever comes.
/// assert_eq!(search.certain(), Some(&[100, 0][..]));
/// ```
pub struct Mcts<P: Playable> {
    pub(super) settings: MctsSettings,
    pub(super) formula: Formula,
    pub(super) tree: Tree<P::Move>,
    pub(super) outcomes: Outcomes,
    /// The knowledge besides the playouts, if that is wanted.
    pub(super) knowledge: Option<Knowledge<P>>,
    /// Whether one thread chooses on the way back for the next visit: where values are
    /// those of columns alone, which change on the way back and nowhere else.
    pub(super) foresees: bool,
    pub(super) root: P,
    /// The number of visits of the root, with those that its block brought along.
    pub(super) root_visits: AtomicU64,
    /// The certain outcome of the root, beyond `CERTAIN`, or none.
    pub(super) root_link: AtomicU32,
    pub(super) workers: Vec<Worker<P>>,
    /// The number of times that blocks were removed to make room for others.
    pub(super) losses: u64,
    /// The searches of the other threads, with root parallelism.
    pub(super) others: Vec<Self>,
}

impl<P: Playable> Mcts<P> {
    /// Creates a search with an empty tree at the start of the game. If the settings ask for a
    /// heuristic it is [`Material`](crate::evaluate::Material), on a steeper scale.
    pub fn new(settings: MctsSettings, seed: u64) -> Self {
        let knowledge = Knowledge::of(&settings, None);
        Self::with_knowledge(settings, seed, knowledge)
    }

    /// Creates a search as [`new`](Self::new) does, with a given heuristic.
    pub fn with_heuristic(
        settings: MctsSettings,
        seed: u64,
        heuristic: Arc<dyn Heuristic<P>>,
    ) -> Self {
        let knowledge = Knowledge::of(&settings, Some(heuristic));
        Self::with_knowledge(settings, seed, knowledge)
    }

    fn with_knowledge(settings: MctsSettings, seed: u64, knowledge: Option<Knowledge<P>>) -> Self {
        let threads = settings.threads.max(1);
        if settings.parallel == Parallel::Tree || threads == 1 {
            return Self::of_one_tree(settings, seed, 0, knowledge);
        }
        let memory = settings.memory / threads;
        let part = MctsSettings {
            threads: 1,
            memory,
            // Nobody knows what the others will add up to.
            early_stop: false,
            ..settings.clone()
        };
        let other = |index| Self::of_one_tree(part.clone(), seed, index, knowledge.clone());
        let own = MctsSettings {
            threads: 1,
            memory,
            ..settings
        };
        Self {
            others: (1..threads as u64).map(other).collect(),
            ..Self::of_one_tree(own, seed, 0, knowledge.clone())
        }
    }

    /// Creates a search of one tree, whose first thread draws from this stream.
    fn of_one_tree(
        settings: MctsSettings,
        seed: u64,
        stream: u64,
        knowledge: Option<Knowledge<P>>,
    ) -> Self {
        let columns = amaf::column(settings.selection)
            + usize::from(settings.amaf != Amaf::Off)
            + usize::from(knowledge.is_some());
        let worker = |index| Worker::new(&settings, seed, stream + index);
        let mut workers: Vec<Worker<P>> = (0..settings.threads.max(1) as u64).map(worker).collect();
        // The last one is that of the thread that is always there.
        if let Some(worker) = workers
            .last_mut()
            .filter(|_| stream == 0 && settings.solver)
        {
            let beside = Beside::new(settings.local_share, settings.memory);
            worker.beside = beside.map(Box::new);
        }
        let mut search = Self {
            workers,
            formula: Formula::new(&settings),
            tree: Tree::new(settings.memory, columns),
            outcomes: Outcomes::new(P::game()),
            foresees: settings.selection != Selection::Ucb1Tuned
                && settings.amaf == Amaf::Off
                && settings.widening.is_none(),
            knowledge,
            root: P::initial(),
            root_visits: AtomicU64::new(0),
            root_link: AtomicU32::new(NO_BLOCK),
            losses: 0,
            others: Vec::new(),
            settings,
        };
        search.plant();
        search
    }

    /// Has what these evaluators say of a position take the place of a playout; each thread has one.
    #[must_use]
    pub fn with_evaluator(mut self, make: &dyn Fn() -> Box<dyn Evaluator<P>>) -> Self {
        for worker in &mut self.workers {
            worker.evaluator = Some((make(), vec![0.5; P::game().players.len()]));
        }
        let others = std::mem::take(&mut self.others).into_iter();
        self.others = others.map(|other| other.with_evaluator(make)).collect();
        self
    }

    /// Returns the settings of the search.
    pub fn settings(&self) -> &MctsSettings {
        &self.settings
    }

    /// Makes a position the root; the tree is kept if that is the root already.
    pub fn set_root(&mut self, position: &P) {
        if self.root != *position {
            self.root.clone_from(position);
            self.plant();
        }
        for other in &mut self.others {
            other.set_root(position);
        }
    }

    /// Forgets the tree and starts the random numbers of a seed.
    pub fn restart(&mut self, seed: u64) {
        self.restart_from(seed, 0);
        for (index, other) in (1..).zip(&mut self.others) {
            other.restart_from(seed, index);
        }
    }

    fn restart_from(&mut self, seed: u64, first: u64) {
        for (index, worker) in (first..).zip(&mut self.workers) {
            worker.rng = stream(seed, index);
            worker.policy = new_policy(&self.settings.policy);
            if let Some(beside) = &mut worker.beside {
                beside.restart();
            }
        }
        self.root = P::initial();
        self.plant();
    }

    /// Follows a move that was played at the root; what was found out about the
    /// position after it is kept if that is wanted.
    pub fn advance(&mut self, m: &P::Move) {
        for other in &mut self.others {
            other.advance(m);
        }
        let below = self.settings.reuse.then(|| self.child(m)).flatten();
        self.root.apply(m);
        match below {
            Some((place, visits)) => {
                self.tree.keep(place, 0);
                self.look_again();
                self.forget_places();
                *self.root_visits.get_mut() = visits;
                *self.root_link.get_mut() = NO_BLOCK;
            }
            None => self.plant(),
        }
    }

    /// Forgets what was foreseen at the root, which has another number of visits than it
    /// had as a child.
    fn look_again(&self) {
        if let Some(block) = self.root_block()
            && let Some(index) = block.foreseen()
        {
            let (visits, sum) = (block.slot(index).visits(), block.figures(index).sum);
            let statistics = self.informed_statistics(&block, index, visits, sum.load(Relaxed));
            block.set_statistics(index, statistics);
            block.be_sure(0);
            block.foresee(None);
        }
    }

    /// Forgets the places of blocks, which have moved.
    fn forget_places(&mut self) {
        for worker in &mut self.workers {
            worker.notes.forget_places();
        }
    }

    /// Returns the block after a move at the root, and the visits of its children.
    fn child(&self, m: &P::Move) -> Option<(Place, u64)> {
        let root = self.root_block()?;
        let index = (0..root.children()).find(|&index| root.mv(index) == m)?;
        let place = root.slot(index).block()?;
        let block = self.tree.block(place);
        let visits = (0..block.children())
            .map(|index| u64::from(block.slot(index).visits()))
            .sum();
        Some((place, visits))
    }

    /// Begins a new tree at the root.
    fn plant(&mut self) {
        self.tree.clear();
        self.forget_places();
        *self.root_visits.get_mut() = 0;
        *self.root_link.get_mut() = NO_BLOCK;
        if let Some(mut worker) = self.workers.pop() {
            worker.position.clone_from(&self.root);
            worker.path.clear();
            self.make_block(&mut worker);
            self.workers.push(worker);
        }
    }

    /// Returns the block of the root; `None` if the game is over.
    pub(super) fn root_block(&self) -> Option<Block<'_, P::Move>> {
        (self.tree.occupied().0 > 0).then(|| self.tree.block(ROOT))
    }

    pub(super) fn tree(&self) -> &Tree<P::Move> {
        &self.tree
    }

    pub(super) fn outcomes(&self) -> &Outcomes {
        &self.outcomes
    }

    /// Returns the position that is searched.
    pub fn root(&self) -> &P {
        &self.root
    }

    /// Returns what a local search beside has found out about the root; `None` without one, or where
    /// it does not apply.
    pub fn local_findings(&self) -> Option<&LocalFindings<P::Move>> {
        let mut beside = self
            .workers
            .iter()
            .filter_map(|worker| worker.beside.as_ref());
        beside.find_map(|beside| beside.findings(&self.root))
    }

    /// Returns the number of the root's certain outcome.
    pub(super) fn root_outcome(&self) -> Option<u32> {
        self.root_link.load(Relaxed).checked_sub(CERTAIN)
    }

    /// Returns the number of times that blocks were removed to make room for others.
    pub(super) fn blocks_lost(&self) -> u64 {
        self.losses
    }

    /// Returns the bytes that the tree has taken up.
    pub fn bytes(&self) -> usize {
        self.tree.bytes() + self.others.iter().map(Self::bytes).sum::<usize>()
    }
}

#[cfg(test)]
mod tests;
