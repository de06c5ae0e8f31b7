//! The settings of a guided search.

/// The ways in which moves of the root are chosen.
///
/// ```
/// use rbg_runtime::search::{GuidedSettings, RootRule};
///
/// let settings = GuidedSettings::default().with_root(RootRule::Gumbel { considered: 16 });
/// assert_ne!(settings.root, RootRule::Puct);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum RootRule {
    /// As those of other positions.
    Puct,
    /// By sequential halving, where the budget is one of iterations; otherwise as those of other
    /// positions.
    Gumbel {
        /// The most moves that are considered.
        considered: u32,
    },
}

/// The settings of a guided search.
///
/// ```
/// use rbg_runtime::search::GuidedSettings;
///
/// let settings = GuidedSettings::default().with_exploration(1.5).with_memory(64 << 20);
/// assert!(settings.solver && !settings.noise);
/// ```
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GuidedSettings {
    /// The weight of exploration, `c` in the mean plus `c * prior * sqrt(N) / (1 + n)`.
    pub exploration: f32,
    /// By how much less than its parent a position is worth that was never visited, by the square root
    /// of the part of the priors that was visited.
    pub reduction: f32,
    /// How moves of the root are chosen.
    pub root: RootRule,
    /// Whether moves of the root are drawn with Gumbel noise, where they are chosen by halving.
    pub noise: bool,
    /// Whether outcomes that are certain are carried up the tree.
    pub solver: bool,
    /// The largest size of the tree, in bytes.
    pub memory: usize,
}

impl Default for GuidedSettings {
    fn default() -> Self {
        Self {
            exploration: 1.0,
            reduction: 0.2,
            root: RootRule::Puct,
            noise: false,
            solver: true,
            memory: 256 << 20,
        }
    }
}

impl GuidedSettings {
    /// Returns these settings with [`exploration`](Self#structfield.exploration) replaced.
    #[must_use]
    pub const fn with_exploration(mut self, exploration: f32) -> Self {
        self.exploration = exploration;
        self
    }

    /// Returns these settings with [`reduction`](Self#structfield.reduction) replaced.
    #[must_use]
    pub const fn with_reduction(mut self, reduction: f32) -> Self {
        self.reduction = reduction;
        self
    }

    /// Returns these settings with [`root`](Self#structfield.root) replaced.
    #[must_use]
    pub const fn with_root(mut self, root: RootRule) -> Self {
        self.root = root;
        self
    }

    /// Returns these settings with [`noise`](Self#structfield.noise) replaced.
    #[must_use]
    pub const fn with_noise(mut self, noise: bool) -> Self {
        self.noise = noise;
        self
    }

    /// Returns these settings with [`solver`](Self#structfield.solver) replaced.
    #[must_use]
    pub const fn with_solver(mut self, solver: bool) -> Self {
        self.solver = solver;
        self
    }

    /// Returns these settings with [`memory`](Self#structfield.memory) replaced.
    #[must_use]
    pub const fn with_memory(mut self, memory: usize) -> Self {
        self.memory = memory;
        self
    }
}
