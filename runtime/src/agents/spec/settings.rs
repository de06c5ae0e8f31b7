//! The kinds of agents, and the settings of each.

use crate::playout::policy::{Fraction, LearnedScores, SamplingHeuristic, SamplingRequest};
use crate::search::{FinalMove, Parallel, Selection};

use super::declare::{Choice, Settings, agents, needs, settings, values, words};
use super::error::SpecError;
use super::evaluation::{Evaluation, evaluation, network};
use super::fragment::Fragment;
use super::kinds::{AgentKind, Form, Parameter};
use super::read::read;

const ITERATIONS: &str = "iterations for a move; without this and time, as the tool says";
const TIME: &str = "seconds for a move";
const LONGEST: &str = "moves after which a playout is cut off";

agents! {
    Random(RandomSettings),
    Greedy(GreedySettings),
    Sampling(SamplingSettings),
    AlphaBeta(AlphaBetaSettings),
    ProofNumber(ProofNumberSettings),
    Flat(FlatSettings),
    Mcts(MctsAgentSettings),
    Az(AzSettings),
}

settings! {
    /// The settings of agents that choose uniformly: there are none.
    RandomSettings = "random": "plays uniformly random moves" {}
}

settings! {
    /// The settings of agents that look one move ahead.
    GreedySettings = "greedy": "the best position after one move" {
        "heuristic" => heuristic [evaluation LookHeuristic]
            "what positions are worth that are not over; learned: where there are no weights, material";
    }
}

settings! {
    /// The settings of heuristic sampling.
    SamplingSettings = "hs":
        "heuristic sampling: the best position after one move of a random sample"
    {
        "fraction" => fraction [fraction: 1 / 4]
            "the part of the moves that is looked at, at least two moves";
        "heuristic" => heuristic [evaluation SampleHeuristic]
            "what positions are worth that are not over; learned: where there are no weights, pieces";
        "continuation" => continuation [switch: on]
            "looks on to the end of the turn where the same player goes on";
    }
}

impl SamplingSettings {
    /// Returns the settings as heuristic sampling takes them.
    pub(in crate::agents) fn request(&self) -> SamplingRequest {
        let heuristic = match &self.heuristic {
            Evaluation::Own(SampleHeuristic::Learned) => SamplingHeuristic::Learned,
            Evaluation::Own(SampleHeuristic::Pieces) => SamplingHeuristic::Pieces,
            Evaluation::Told(name) => SamplingHeuristic::Told((**name).to_owned()),
        };
        SamplingRequest::new(self.fraction)
            .with_continuation(self.continuation)
            .with_heuristic(heuristic)
    }
}

settings! {
    /// The settings of alpha-beta search.
    AlphaBetaSettings = "alphabeta":
        "alpha-beta search, deeper and deeper; two players whose scores have a constant sum"
    {
        "iterations" => iterations [optional count u64: 1..=u64::MAX] ITERATIONS;
        "time" => time [optional real: 0.0..=1e6] TIME;
        "heuristic" => heuristic [evaluation LeafHeuristic]
            "what positions are worth that are not over; learned: where there are no weights, material";
        "depth" => depth [count u16: 1..=10_000; 1000] "the most moves to look ahead";
        "quiescence" => quiescence [count u16: 0..=100; 4]
            "how many moves further to look where the heuristic is unsure",
            needs "a heuristic": |chosen| chosen.heuristic != Evaluation::Own(LeafHeuristic::None);
        "random_ties" => random_ties [switch: off]
            "chooses one of several best moves at random, rather than always the same";
        "memory" => mebibytes [count u64: 1..=1 << 20; 256]
            "the size of the transposition table, in MiB";
    }
}

settings! {
    /// The settings of proof-number search.
    ProofNumberSettings = "dfpn":
        "proof-number search; for positions that it can solve, of two players whose scores have a constant sum"
    {
        "iterations" => iterations [optional count u64: 1..=u64::MAX] ITERATIONS;
        "time" => time [optional real: 0.0..=1e6] TIME;
        "memory" => mebibytes [count u64: 1..=1 << 20; 256] "the size of the table, in MiB";
    }
}

settings! {
    /// The settings of flat Monte Carlo.
    FlatSettings = "flat":
        "flat Monte Carlo: as many random playouts after each move, the best mean"
    {
        "iterations" => iterations [optional count u64: 1..=u64::MAX] ITERATIONS;
        "time" => time [optional real: 0.0..=1e6] TIME;
        "longest" => longest [count u32: 1..=u32::MAX; 100000] LONGEST;
    }
}

settings! {
    /// The settings of an agent that plays by Monte-Carlo tree search.
    MctsAgentSettings = "mcts": "Monte-Carlo tree search (UCT)" {
        "iterations" => iterations [optional count u64: 1..=u64::MAX] ITERATIONS;
        "time" => time [optional real: 0.0..=1e6] TIME;
        "selection" => selection [choice Selection] "how a child is chosen on the way down";
        "c" => exploration [real: 0.0..=1e3; 0.7] "the weight of exploration";
        "amaf" => amaf [choice AmafKind]
            "how later moves count as first ones; auto: as rave where moves stay possible",
            needs "selection=ucb1 and evaluator=playouts":
                |chosen| !chosen.amaf.is_on()
                    || chosen.selection == Selection::Ucb1 && chosen.has_playouts();
        "equivalence" => equivalence [real: 1.0..=1e9; 1000]
            "the k of rave: its weight is sqrt(k / (3 n + k))",
            needs "amaf=rave": |chosen| chosen.amaf == AmafKind::Rave;
        "reference" => reference [count u32: 0..=u32::MAX; 50]
            "visits of a position whose later moves grave takes",
            needs "amaf=grave": |chosen| chosen.amaf == AmafKind::Grave;
        "bias" => bias [real: 0.0..=1.0; 1e-5] "how soon the visits outweigh grave",
            needs "amaf=grave": |chosen| chosen.amaf == AmafKind::Grave;
        "progressive_bias" => progressive_bias [real: 0.0..=1e3; 0]
            "the weight of what the heuristic says of a child, divided by its visits and one; two players",
            needs "selection=ucb1 or selection=puct":
                |chosen| chosen.progressive_bias == 0.0 || chosen.selection != Selection::Ucb1Tuned;
        "minimax" => minimax [real: 0.0..=1.0; 0]
            "the part in a mean of what the heuristic says of the leaves, carried up as by minimax; two players",
            needs "selection=ucb1 or selection=puct":
                |chosen| chosen.minimax == 0.0 || chosen.selection != Selection::Ucb1Tuned;
        "heuristic" => heuristic [evaluation LookHeuristic]
            "what positions are worth that are not over; learned: where there are no weights, material",
            needs "minimax or progressive_bias":
                |chosen| chosen.minimax > 0.0 || chosen.progressive_bias > 0.0;
        "evaluator" => evaluator [network MctsEvaluator]
            "what says how a position will end: playouts, the network that was trained for the game, or that of a file";
        "policy" => policy [choice PlayoutPolicy] "how moves of playouts are chosen",
            needs "evaluator=playouts":
                |chosen| chosen.has_playouts() || chosen.policy == PlayoutPolicy::Uniform;
        "epsilon" => epsilon [real: 0.0..=1.0; 0.7] "how often a policy chooses uniformly",
            needs "policy=mast, policy=nst or policy=features": |chosen| chosen.policy.takes_epsilon();
        "last_good_reply" => last_good_reply [switch: off]
            "tries the last good reply first in playouts",
            needs "evaluator=playouts": |chosen| chosen.has_playouts() || !chosen.last_good_reply;
        "decisive" => decisive [switch: off] "wins at once in playouts where possible",
            needs "evaluator=playouts": |chosen| chosen.has_playouts() || !chosen.decisive;
        "threads" => threads [count usize: 1..=1024; 1] "threads that search together";
        "parallel" => parallel [choice Parallel]
            "how threads search together: in one tree, or each in its own",
            needs "threads=2 or more": |chosen| chosen.threads > 1;
        "final" => final_move [choice FinalMove]
            "the move to play: most visits, highest mean, highest lower bound";
        "solver" => solver [switch: on] "carries certain outcomes up the tree";
        "local" => local [switch: on]
            "searches for forced wins in the neighbourhood of moves beside, in games that are suited to it",
            needs "solver=on": |chosen| !chosen.local || chosen.solver;
        "local_share" => local_share [real: 0.0..=0.9; 0.2]
            "the share of the time for that",
            needs "local=on and solver=on": |chosen| chosen.local && chosen.solver;
        "expand" => expand [count u32: 1..=u32::MAX; 2]
            "the visit in which a position gets its children";
        "split" => split [choice SplitAt]
            "makes a move in several decisions, each up to a dot or to a modifier; auto: to modifiers, in playouts too, where moves are many",
            needs "evaluator=playouts": |chosen| !chosen.split.is_on() || chosen.has_playouts();
        "rollup" => roll_up [switch: on]
            "a decision goes on as long as what comes next is forced",
            needs "split=dots or split=modifiers": |chosen| chosen.split.is_on();
        "split_playouts" => split_playouts [switch: off]
            "draws the moves of playouts decision by decision",
            needs "split=dots or split=modifiers": |chosen| chosen.split.is_on();
        "widening" => widening [real: 0.0..=1.0; 1]
            "after n visits, n to this power children are considered",
            needs "amaf=off or amaf=auto": |chosen| chosen.widening == 1.0 || !chosen.amaf.is_on();
        "memory" => mebibytes [count u64: 1..=1 << 20; 256]
            "the largest size of the tree, in MiB";
        "reuse" => reuse [switch: on] "keeps the tree from move to move";
        "ponder" => ponder [switch: off]
            "thinks while others are to move, on a thread more; such games do not repeat themselves",
            needs "reuse=on": |chosen| !chosen.ponder || chosen.reuse;
        "early_stop" => early_stop [switch: on] "stops as soon as the choice cannot change";
        "decided" => decided [switch: on]
            "stops where the scores are decided before the game is over";
        "longest" => longest [count u32: 1..=u32::MAX; 100000] LONGEST,
            needs "evaluator=playouts": |chosen| chosen.has_playouts();
    }
}

impl MctsAgentSettings {
    /// Returns whether playouts say how positions will end.
    pub(in crate::agents) fn has_playouts(&self) -> bool {
        self.network().is_none()
    }

    /// Returns the network that says how positions will end, if one does: its name, or none for the one
    /// that was trained for the game.
    pub(in crate::agents) fn network(&self) -> Option<Option<&str>> {
        match &self.evaluator {
            Evaluation::Own(MctsEvaluator::Playouts) => None,
            Evaluation::Own(MctsEvaluator::Network) => Some(None),
            Evaluation::Told(name) => Some(Some(name)),
        }
    }
}

settings! {
    /// The settings of an agent that plays by a search guided by a network.
    AzSettings = "az": "tree search guided by a network, without playouts (PUCT, Gumbel)" {
        "iterations" => iterations [optional count u64: 1..=u64::MAX] ITERATIONS;
        "time" => time [optional real: 0.0..=1e6] TIME;
        "net" => net [network AzNet]
            "the network: the one that was trained for the game, or that of a file";
        "root" => root [choice AzRoot]
            "how moves of the root are chosen; gumbel: by halving, where there is a number of iterations";
        "considered" => considered [count u32: 1..=100_000; 16]
            "the most moves that are considered",
            needs "root=gumbel": |chosen| chosen.root == AzRoot::Gumbel;
        "noise" => noise [switch: off]
            "draws which moves are considered",
            needs "root=gumbel": |chosen| !chosen.noise || chosen.root == AzRoot::Gumbel;
        "c" => exploration [real: 0.0..=1e3; 1] "the weight of exploration";
        "reduction" => reduction [real: 0.0..=1.0; 0.2]
            "how much less than its parent a position is worth that was not visited yet";
        "solver" => solver [switch: on] "carries certain outcomes up the tree";
        "memory" => mebibytes [count u64: 1..=1 << 20; 256]
            "the largest size of the tree, in MiB";
    }
}

words!(Selection {
    Ucb1: "ucb1",
    Ucb1Tuned: "tuned",
    Puct: "puct"
});
words!(Parallel {
    Tree: "tree",
    Root: "root"
});
words!(FinalMove {
    Robust: "robust",
    Max: "max",
    Secure: "secure"
});

/// The networks that agents know by themselves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::agents) enum AzNet {
    /// The one that was trained for the game.
    Trained,
}

words!(AzNet { Trained: "trained" });

/// What says how positions will end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::agents) enum MctsEvaluator {
    /// Playouts.
    Playouts,
    /// The network that was trained for the game.
    Network,
}

words!(MctsEvaluator {
    Playouts: "playouts",
    Network: "network"
});

/// The ways in which moves of the root are chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::agents) enum AzRoot {
    /// As those of other positions.
    Puct,
    /// By sequential halving.
    Gumbel,
}

words!(AzRoot {
    Puct: "puct",
    Gumbel: "gumbel"
});

/// The values of positions that are not over, for heuristic sampling.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::agents) enum SampleHeuristic {
    /// Learned weights, where the game has some, and otherwise the pieces.
    Learned,
    /// How many there are of each piece.
    Pieces,
}

words!(SampleHeuristic {
    Learned: "learned",
    Pieces: "pieces"
});

/// The values of positions that are not over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::agents) enum LeafHeuristic {
    /// Learned weights, where the game has some, and otherwise the material.
    Learned,
    /// The material, with learned weights of pieces, and the mobility.
    Material,
    /// The network that was trained for the game.
    Network,
    /// The same value everywhere.
    None,
}

words!(LeafHeuristic {
    Learned: "learned",
    Material: "material",
    Network: "network",
    None: "none"
});

/// The values of positions that are not over, for agents that cannot do without.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::agents) enum LookHeuristic {
    /// Learned weights, where the game has some, and otherwise the material.
    Learned,
    /// The material, with learned weights of pieces, and the mobility.
    Material,
    /// The network that was trained for the game.
    Network,
}

words!(LookHeuristic {
    Learned: "learned",
    Material: "material",
    Network: "network"
});

/// The ways in which later moves count as first ones; what belongs to each has settings of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::agents) enum AmafKind {
    /// As the game's own figures say.
    Auto,
    /// Later moves do not count.
    Off,
    /// Later moves count as in [`Amaf::Rave`](crate::search::Amaf::Rave).
    Rave,
    /// Later moves count as in [`Amaf::Grave`](crate::search::Amaf::Grave).
    Grave,
}

impl AmafKind {
    /// Returns whether later moves are asked to count.
    pub(in crate::agents) fn is_on(self) -> bool {
        match self {
            Self::Rave | Self::Grave => true,
            Self::Auto | Self::Off => false,
        }
    }
}

words!(AmafKind {
    Auto: "auto",
    Off: "off",
    Rave: "rave",
    Grave: "grave"
});

/// The ways in which moves of playouts are chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::agents) enum PlayoutPolicy {
    /// Moves are chosen uniformly.
    Uniform,
    /// Moves are chosen by the scores of [`LearnedScores::Mast`].
    Mast,
    /// Moves are chosen by the scores of [`LearnedScores::NGrams`].
    NGrams,
    /// Moves are chosen by the scores of [`LearnedScores::Features`].
    Features,
    /// Moves are chosen by the scores of [`LearnedScores::Adaptation`].
    Adaptation,
}

words!(PlayoutPolicy {
    Uniform: "uniform",
    Mast: "mast",
    NGrams: "nst",
    Features: "features",
    Adaptation: "ppa",
});

impl PlayoutPolicy {
    /// Returns whether it chooses uniformly from time to time.
    fn takes_epsilon(self) -> bool {
        match self {
            Self::Mast | Self::NGrams | Self::Features => true,
            // Weights that follow winners are probabilities already.
            Self::Uniform | Self::Adaptation => false,
        }
    }

    /// Returns the scores by which moves are chosen; `None` where they are not.
    pub(in crate::agents) fn scores(self) -> Option<LearnedScores> {
        match self {
            Self::Uniform => None,
            Self::Mast => Some(LearnedScores::Mast),
            Self::NGrams => Some(LearnedScores::NGrams),
            Self::Features => Some(LearnedScores::Features),
            Self::Adaptation => Some(LearnedScores::Adaptation),
        }
    }
}

/// The places at which a move is split into several decisions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::agents) enum SplitAt {
    /// As the game's own figures say.
    Auto,
    /// No move is split.
    Off,
    /// Moves are split at dots.
    Dots,
    /// Moves are split at every modifier.
    Modifiers,
}

impl SplitAt {
    /// Returns whether moves are asked to be split.
    pub(in crate::agents) fn is_on(self) -> bool {
        match self {
            Self::Dots | Self::Modifiers => true,
            Self::Auto | Self::Off => false,
        }
    }
}

words!(SplitAt {
    Auto: "auto",
    Off: "off",
    Dots: "dots",
    Modifiers: "modifiers"
});
