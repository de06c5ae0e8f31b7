//! The settings of a Monte-Carlo tree search.

use crate::playout::policy::PolicyRequest;

/// The formulas by which a child is chosen on the way down.
///
/// ```
/// use rbg_runtime::search::{MctsSettings, Selection};
///
/// let settings = MctsSettings::default().with_selection(Selection::Puct);
/// assert_ne!(settings.selection, MctsSettings::default().selection);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Selection {
    /// UCB1: the mean plus `exploration * sqrt(ln N / n)`.
    Ucb1,
    /// UCB1-Tuned: as UCB1, with the variance of the rewards in the bonus (Auer
    /// et al., 2002).
    Ucb1Tuned,
    /// PUCT with equal priors: the mean plus
    /// `exploration * prior * sqrt(N) / (1 + n)`.
    Puct,
}

/// The ways in which the results of moves that were made later in an iteration count for the same
/// moves made at once (all moves as first).
///
/// ```
/// use rbg_runtime::search::{Amaf, MctsSettings};
///
/// let rave = Amaf::Rave { equivalence: 500.0 };
/// assert_eq!(MctsSettings::default().with_amaf(rave).amaf, rave);
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub enum Amaf {
    /// Later moves do not count.
    Off,
    /// RAVE: their weight fades with the visits as `sqrt(k / (3 n + k))` (Gelly and Silver, 2007).
    Rave {
        /// The `k` of the schedule.
        equivalence: f32,
    },
    /// GRAVE: they are taken from the nearest position with enough visits on the way
    /// down (Cazenave, 2015).
    Grave {
        /// The number of visits that is enough.
        reference: u32,
        /// The bias: how soon the visits themselves outweigh them.
        bias: f32,
    },
}

/// The ways in which the move to be played is chosen at the end.
///
/// ```
/// use rbg_runtime::search::{FinalMove, MctsSettings};
///
/// let settings = MctsSettings::default();
/// assert_eq!(settings.final_move, FinalMove::Robust);
/// assert_eq!(settings.with_final_move(FinalMove::Secure).final_move, FinalMove::Secure);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum FinalMove {
    /// The move with the most visits.
    Robust,
    /// The move with the highest mean.
    Max,
    /// The move with the highest lower bound of the mean.
    Secure,
}

/// The ways in which several threads search together.
///
/// ```
/// use rbg_runtime::search::{MctsSettings, Parallel};
///
/// let settings = MctsSettings::default().with_threads(2).with_parallel(Parallel::Root);
/// assert_eq!((settings.threads, settings.parallel), (2, Parallel::Root));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Parallel {
    /// All threads search one tree, without locks, with virtual losses.
    Tree,
    /// Each thread searches a tree of its own; the visits of the moves at the root are added up.
    /// With a limit of iterations alone such searches repeat themselves.
    Root,
}

/// The settings of a search; the defaults are plain UCT with a solver.
///
/// ```
/// use rbg_runtime::search::MctsSettings;
///
/// let settings = MctsSettings::default().with_exploration(0.5).with_memory(64 << 20);
/// assert!(settings.solver && settings.policy.is_uniform());
/// ```
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct MctsSettings {
    /// The formula by which a child is chosen on the way down.
    pub selection: Selection,
    /// The weight of the exploration.
    pub exploration: f32,
    /// The way in which later moves count.
    pub amaf: Amaf,
    /// Progressive bias: the weight of `H / (n + 1)` in the value of a child with `n`
    /// visits, where `H` is what a heuristic says of it, from 0 for a loss to 1 for a win
    /// (Chaslot et al., 2008). In games of two players; not with UCB1-Tuned.
    pub bias: f32,
    /// Implicit minimax backups: the part in the mean of a child that the estimates of a
    /// heuristic have, carried up the tree as by minimax (Lanctot et al., 2014). In games of
    /// two players whose scores have a constant sum; not with UCB1-Tuned.
    pub minimax: f32,
    /// The way in which the move to be played is chosen.
    pub final_move: FinalMove,
    /// Whether outcomes that are certain are carried up the tree.
    pub solver: bool,
    /// The number of the visit in which a position gets its children.
    pub expand: u32,
    /// The largest size of the tree, in bytes.
    pub memory: usize,
    /// Whether the tree is kept from move to move.
    pub reuse: bool,
    /// Whether to stop as soon as the choice cannot change.
    pub early_stop: bool,
    /// Whether to end playouts, and to count positions as ends, where the scores are
    /// [decided](crate::Position::is_decided).
    pub decided: bool,
    /// Progressive widening: after `n` visits `n ^ widening` children are
    /// considered; none: all.
    pub widening: Option<f32>,
    /// The policy by which moves of playouts are chosen. A policy keeps what it has learned until
    /// the search is restarted.
    pub policy: PolicyRequest,
    /// The number of moves after which a playout is cut off; scores then count as they stand.
    pub longest: u32,
    /// The share of the time in which a [`LocalSearch`](super::LocalSearch) looks for forced wins,
    /// where the game is suited to it; 0: none. It needs the [`solver`](Self::solver). Of several
    /// threads one makes it.
    pub local_share: f32,
    /// The number of threads that search together.
    pub threads: usize,
    /// The way in which they search together.
    pub parallel: Parallel,
}

impl MctsSettings {
    /// Returns these settings with [`selection`](Self::selection) replaced.
    #[must_use]
    pub fn with_selection(mut self, selection: Selection) -> Self {
        self.selection = selection;
        self
    }

    /// Returns these settings with [`exploration`](Self::exploration) replaced.
    #[must_use]
    pub fn with_exploration(mut self, exploration: f32) -> Self {
        self.exploration = exploration;
        self
    }

    /// Returns these settings with [`amaf`](Self::amaf) replaced.
    #[must_use]
    pub fn with_amaf(mut self, amaf: Amaf) -> Self {
        self.amaf = amaf;
        self
    }

    /// Returns these settings with [`bias`](Self::bias) replaced.
    #[must_use]
    pub fn with_bias(mut self, bias: f32) -> Self {
        self.bias = bias;
        self
    }

    /// Returns these settings with [`minimax`](Self::minimax) replaced.
    #[must_use]
    pub fn with_minimax(mut self, minimax: f32) -> Self {
        self.minimax = minimax;
        self
    }

    /// Returns these settings with [`final_move`](Self::final_move) replaced.
    #[must_use]
    pub fn with_final_move(mut self, final_move: FinalMove) -> Self {
        self.final_move = final_move;
        self
    }

    /// Returns these settings with [`solver`](Self::solver) replaced.
    #[must_use]
    pub fn with_solver(mut self, solver: bool) -> Self {
        self.solver = solver;
        self
    }

    /// Returns these settings with [`expand`](Self::expand) replaced.
    #[must_use]
    pub fn with_expand(mut self, expand: u32) -> Self {
        self.expand = expand;
        self
    }

    /// Returns these settings with [`memory`](Self::memory) replaced.
    #[must_use]
    pub fn with_memory(mut self, memory: usize) -> Self {
        self.memory = memory;
        self
    }

    /// Returns these settings with [`reuse`](Self::reuse) replaced.
    #[must_use]
    pub fn with_reuse(mut self, reuse: bool) -> Self {
        self.reuse = reuse;
        self
    }

    /// Returns these settings with [`early_stop`](Self::early_stop) replaced.
    #[must_use]
    pub fn with_early_stop(mut self, early_stop: bool) -> Self {
        self.early_stop = early_stop;
        self
    }

    /// Returns these settings with [`decided`](Self::decided) replaced.
    #[must_use]
    pub fn with_decided(mut self, decided: bool) -> Self {
        self.decided = decided;
        self
    }

    /// Returns these settings with [`widening`](Self::widening) replaced.
    #[must_use]
    pub fn with_widening(mut self, widening: Option<f32>) -> Self {
        self.widening = widening;
        self
    }

    /// Returns these settings with [`policy`](Self::policy) replaced.
    #[must_use]
    pub fn with_policy(mut self, policy: PolicyRequest) -> Self {
        self.policy = policy;
        self
    }

    /// Returns these settings with [`longest`](Self::longest) replaced.
    #[must_use]
    pub fn with_longest(mut self, longest: u32) -> Self {
        self.longest = longest;
        self
    }

    /// Returns these settings with [`local_share`](Self::local_share) replaced.
    #[must_use]
    pub fn with_local_share(mut self, local_share: f32) -> Self {
        self.local_share = local_share;
        self
    }

    /// Returns these settings with [`threads`](Self::threads) replaced.
    #[must_use]
    pub fn with_threads(mut self, threads: usize) -> Self {
        self.threads = threads;
        self
    }

    /// Returns these settings with [`parallel`](Self::parallel) replaced.
    #[must_use]
    pub fn with_parallel(mut self, parallel: Parallel) -> Self {
        self.parallel = parallel;
        self
    }
}

impl Default for MctsSettings {
    fn default() -> Self {
        Self {
            selection: Selection::Ucb1,
            exploration: 0.7,
            amaf: Amaf::Off,
            bias: 0.0,
            minimax: 0.0,
            final_move: FinalMove::Robust,
            solver: true,
            expand: 2,
            memory: 256 << 20,
            reuse: true,
            early_stop: true,
            decided: true,
            widening: None,
            policy: PolicyRequest::default(),
            longest: 100_000,
            local_share: 0.0,
            threads: 1,
            parallel: Parallel::Tree,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Amaf, FinalMove, MctsSettings, Parallel, Selection};

    #[test]
    fn by_default_a_search_is_plain_uct_with_a_solver_in_one_thread() {
        let settings = MctsSettings::default();
        assert_eq!(settings.selection, Selection::Ucb1);
        assert_eq!(settings.amaf, Amaf::Off);
        assert_eq!((settings.bias, settings.minimax), (0.0, 0.0));
        assert_eq!(settings.final_move, FinalMove::Robust);
        assert!(settings.solver && settings.reuse && settings.early_stop && settings.decided);
        assert_eq!(settings.local_share, 0.0);
        assert_eq!((settings.expand, settings.widening), (2, None));
        assert!(settings.policy.is_uniform());
        assert_eq!((settings.threads, settings.parallel), (1, Parallel::Tree));
        assert!(settings.exploration > 0.0 && settings.longest > 0);
    }
}
