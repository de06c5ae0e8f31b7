//! Tree search guided by an evaluator, without playouts.
//!
//! A position that is reached for the first time is evaluated: what players can expect is carried up the
//! tree, and how likely moves are the best leads the way down (PUCT; Silver et al., "A general
//! reinforcement learning algorithm that masters chess, shogi, and Go through self-play", 2018). At
//! the root, where the number of iterations is known, moves can be chosen by sequential halving with
//! Gumbel noise (Danihelka, Guez, Schrittwieser and Silver, "Policy improvement by planning with
//! Gumbel", 2022). Every player maximises its own part of the largest score. Outcomes that are certain are
//! carried up the tree.

mod gumbel;
mod iteration;
mod report;
mod running;
mod settings;
mod tree;

use crate::evaluate::Evaluator;
use crate::playout::Playable;
use crate::position::MoveList;
use crate::rng::{PlayoutRng, stream};

use super::outcome::Outcomes;
pub use settings::{GuidedSettings, RootRule};
use tree::{NONE, ROOT, Tree};

/// A tree search that is guided by an evaluator.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use std::ops::ControlFlow::Continue;
/// use rbg_runtime::evaluate::UniformEvaluator;
/// use rbg_runtime::search::{Budget, Guided, GuidedSettings};
///
/// let mut search = Guided::<Nim>::new(GuidedSettings::default(), Box::new(UniformEvaluator), 1);
/// search.search(&Budget::iterations(200), &mut |_| Continue(()));
/// assert_eq!(search.choice(), Some(2));
/// // The first player wins whatever comes.
/// assert_eq!(search.certain(), Some(&[100, 0][..]));
/// ```
pub struct Guided<P: Playable> {
    settings: GuidedSettings,
    evaluator: Box<dyn Evaluator<P>>,
    tree: Tree<P::Move>,
    outcomes: Outcomes,
    root: P,
    rng: PlayoutRng,
    /// What the evaluator says that each player can expect at the root.
    root_values: Vec<f32>,
    /// The sums of each player's rewards at the root.
    root_sums: Vec<u64>,
    /// A number for each move of the root that is added to the logarithm of its prior, where moves are
    /// chosen by these.
    noise: Vec<f32>,
    room: Room<P>,
}

/// What an iteration needs besides the tree.
struct Room<P: Playable> {
    position: P,
    moves: MoveList<P::Move>,
    path: Vec<Step>,
    priors: Vec<f32>,
    values: Vec<f32>,
    scores: Vec<i32>,
    rewards: Vec<u64>,
}

/// A step on the way down.
struct Step {
    node: u32,
    edge: u32,
    /// The number of the outcome that counts above instead of what comes of the edge; `NONE`: none.
    instead: u32,
}

impl<P: Playable> Guided<P> {
    /// Creates a search with an empty tree at the start of the game.
    pub fn new(settings: GuidedSettings, evaluator: Box<dyn Evaluator<P>>, seed: u64) -> Self {
        let players = P::game().players.len();
        let mut search = Self {
            tree: Tree::new(settings.memory),
            settings,
            evaluator,
            outcomes: Outcomes::new(P::game()),
            root: P::initial(),
            rng: stream(seed, 0),
            root_values: vec![0.5; players],
            root_sums: vec![0; players],
            noise: Vec::new(),
            room: Room {
                position: P::initial(),
                moves: MoveList::new(),
                path: Vec::new(),
                priors: Vec::new(),
                values: vec![0.5; players],
                scores: vec![0; players],
                rewards: vec![0; players],
            },
        };
        search.plant();
        search
    }

    /// Forgets the tree and starts the random numbers of a seed.
    pub fn restart(&mut self, seed: u64) {
        self.rng = stream(seed, 0);
        self.root = P::initial();
        self.plant();
    }

    /// Makes a position the root; the tree is kept if that is the root already.
    pub fn set_root(&mut self, position: &P) {
        if self.root != *position {
            self.root.clone_from(position);
            self.plant();
        }
    }

    /// Follows a move that was played at the root; what was found out about the position after it is
    /// kept.
    pub fn advance(&mut self, m: &P::Move) {
        let below = self.tree.has_root().then(|| {
            let mut edges = self.tree.edges(ROOT).iter();
            edges.find(|edge| edge.m == *m).map(|edge| edge.node)
        });
        self.root.apply(m);
        match below.flatten() {
            // A root has moves, whatever is known of its outcome.
            Some(node) if node != NONE && !self.tree.edges(node).is_empty() => {
                self.tree.keep(node);
                self.begin_at_root();
            }
            _ => self.plant(),
        }
    }

    /// Begins a new tree at the root.
    fn plant(&mut self) {
        self.tree.clear();
        self.evaluator.approach(&self.root);
        self.room.position.clone_from(&self.root);
        self.expand(true);
        self.root_values.clone_from(&self.room.values);
        self.root_sums.fill(0);
    }

    /// Notes of a root that was in the tree before what is known of roots alone.
    fn begin_at_root(&mut self) {
        self.evaluator.approach(&self.root);
        let moves: Vec<P::Move> = self
            .tree
            .edges(ROOT)
            .iter()
            .map(|edge| edge.m.clone())
            .collect();
        self.evaluator.evaluate(
            &self.root,
            &moves,
            &mut self.room.priors,
            &mut self.root_values,
        );
        self.root_sums.fill(0);
    }

    /// Returns the position that is searched.
    pub fn root(&self) -> &P {
        &self.root
    }

    /// Returns the bytes that the tree takes up.
    pub fn bytes(&self) -> usize {
        self.tree.bytes()
    }
}

#[cfg(test)]
mod tests;
