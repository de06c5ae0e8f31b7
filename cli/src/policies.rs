//! The arguments by which policies of playouts are chosen.

use std::fmt;
use std::ops::ControlFlow;

use clap::{Args, ValueEnum};
use rbg_runtime::agents::AgentSpec;
use rbg_runtime::playout::policy::{
    Exploration, LearnedScores, PolicyPlayouts, PolicyRequest, PolicyStats, RepetitionRule,
    SamplingRequest, Value,
};
use rbg_runtime::{AnyGame, PlayoutRequest, PlayoutStats};
use serde::Serialize;

use crate::arguments::whole;
use crate::engine::{Engine, EngineArguments};
use crate::failure::Failure;
use crate::nearest::did_you_mean;
use crate::repetition::{NoRepetition, RepetitionArguments};
use crate::settings::Extra;

/// The temperature at which averages, which lie between 0 and 1, decide.
const TEMPERATURE: f64 = 0.2;

/// How moves are chosen, and what else is unlike plain playouts.
#[derive(Args, Clone, Debug)]
#[command(next_help_heading = "Policies of playouts")]
pub struct Policies {
    /// What moves are chosen by; what is learned is forgotten at the end: uniform, mast (mean
    /// rewards of moves), features (mean rewards of the features of moves, after FAST), nst (mean
    /// rewards of sequences of moves), ppa (weights that follow the moves of winners), or
    /// hs:fraction=1/4,continuation=on (the best position of a sample of the moves)
    #[arg(long, value_name = "POLICY", default_value_t, value_parser = read)]
    pub policy: PolicyChoice,
    /// Choose uniformly with this probability, else one of the best
    #[arg(long, value_name = "P", value_parser = probability, conflicts_with = "temperature")]
    pub epsilon: Option<f64>,
    /// Choose with probability proportional to exp(score / T) [default: 0.2, for ppa 1]
    #[arg(long, value_name = "T", value_parser = positive)]
    pub temperature: Option<f64>,
    /// Try the reply first that was last good against the same move
    #[arg(long)]
    pub last_good_reply: bool,
    /// Win at once where possible, and keep the opponent from it
    #[arg(long)]
    pub decisive: bool,
    /// The rule of repetition.
    #[command(flatten)]
    pub repetition: RepetitionArguments,
    /// Cut playouts off after this many moves
    #[arg(long, value_name = "N", value_parser = whole::<u64>(..))]
    pub cutoff: Option<u64>,
    /// What a playout is worth that was cut off
    #[arg(long, value_enum, default_value_t, requires = "cutoff")]
    pub cutoff_value: CutoffValue,
    /// Play on this many threads; the outcome does not depend on it
    #[arg(long, value_name = "N", default_value_t = 1,
          value_parser = whole::<u16>(1..=1024))]
    pub threads: u16,
    /// Playouts between two lessons of a policy [default: 16]
    #[arg(long, value_name = "N",
          value_parser = whole::<u64>(1..=1_000_000))]
    pub batch: Option<u64>,
}

/// The policy that moves are chosen by.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PolicyChoice {
    /// One that is known by its name.
    Named(PolicyName),
    /// Heuristic sampling, with its specification as an agent.
    Sampling(String, SamplingRequest),
}

impl Default for PolicyChoice {
    fn default() -> Self {
        Self::Named(PolicyName::Uniform)
    }
}

impl fmt::Display for PolicyChoice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Named(name) => match name.to_possible_value() {
                Some(value) => f.write_str(value.get_name()),
                None => Ok(()),
            },
            Self::Sampling(text, _) => f.write_str(text),
        }
    }
}

impl Serialize for PolicyChoice {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// Reads a policy: a name, or heuristic sampling as it is written as an agent.
///
/// # Errors
///
/// A text that says what is wrong, with the nearest name.
pub fn read(text: &str) -> Result<PolicyChoice, String> {
    let text = text.trim();
    let name = text.split(':').next().unwrap_or(text).trim();
    if name == "hs" {
        let spec: AgentSpec = text.parse().map_err(|error| format!("{error}"))?;
        let sampling = spec.sampling().ok_or("no heuristic sampling")?;
        return Ok(PolicyChoice::Sampling(spec.to_string(), sampling));
    }
    PolicyName::from_str(text, false)
        .map(PolicyChoice::Named)
        .map_err(|_| {
            let known = PolicyName::value_variants().iter();
            let known = known.filter_map(ValueEnum::to_possible_value);
            let names = known.map(|value| value.get_name().to_owned());
            let names: Vec<String> = names.chain(["hs".to_owned()]).collect();
            let hint = did_you_mean(name, names.iter().map(String::as_str));
            format!(
                "there is no such policy: there are {}{hint}",
                names.join(", ")
            )
        })
}

/// The names of policies.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, ValueEnum)]
#[serde(rename_all = "lowercase")]
pub enum PolicyName {
    /// Every legal move with the same probability
    #[default]
    Uniform,
    /// Mean rewards of moves (MAST)
    Mast,
    /// Mean rewards of the features of moves (after FAST)
    Features,
    /// Mean rewards of sequences of moves (NST)
    Nst,
    /// Weights that follow the moves of winners (PPA)
    Ppa,
}

/// The value of a playout that was cut off.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, ValueEnum)]
#[serde(rename_all = "lowercase")]
pub enum CutoffValue {
    /// What the scores say as they stand
    #[default]
    Scores,
    /// The same to everybody
    Draw,
}

/// The part of a report that only playouts with policies have.
#[derive(Serialize)]
pub struct PolicyReport {
    policy: PolicyChoice,
    threads: u16,
    no_repetition: Option<NoRepetition>,
    /// The rewards, where they are counted.
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    rewards: Option<Rewards>,
}

/// The rewards of playouts, from 0 to 1.
#[derive(Serialize)]
struct Rewards {
    draws: u64,
    mean_rewards: Vec<f64>,
}

/// An argument that has no effect together with the rest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Idle {
    /// The probability of choosing uniformly, of a policy that does so anyway.
    Epsilon,
    /// The temperature of a policy without scores.
    Temperature,
    /// The distance between lessons of a policy that does not learn.
    Batch,
}

impl Idle {
    /// Returns what is wrong, in the words of the command line.
    fn of_arguments(self) -> &'static str {
        match self {
            Self::Epsilon => "--epsilon has no effect without a --policy that learns",
            Self::Temperature => "--temperature has no effect without a --policy that learns",
            Self::Batch => {
                "--batch has no effect without a --policy that learns or --last-good-reply"
            }
        }
    }
}

fn probability(text: &str) -> Result<f64, String> {
    let value: f64 = text.parse().map_err(|_| "not a number".to_owned())?;
    let inside = (0.0..=1.0).contains(&value);
    inside
        .then_some(value)
        .ok_or_else(|| "not between 0 and 1".to_owned())
}

fn positive(text: &str) -> Result<f64, String> {
    let value: f64 = text.parse().map_err(|_| "not a number".to_owned())?;
    let inside = value.is_finite() && value > 0.0;
    inside
        .then_some(value)
        .ok_or_else(|| "not more than 0".to_owned())
}

impl Policies {
    /// Returns whether other games are played than plain playouts play.
    pub fn differ(&self) -> bool {
        self.policy != PolicyChoice::default()
            || self.last_good_reply
            || self.decisive
            || self.repetition.rule().is_some()
            || self.cutoff.is_some()
    }

    /// Returns whether anything is unlike plain playouts.
    pub fn asked(&self) -> bool {
        self.differ() || self.threads > 1
    }

    /// Returns an argument that has no effect together with the rest.
    pub fn idle(&self) -> Option<Idle> {
        let scored = self.learned().is_some();
        if self.epsilon.is_some() && !scored {
            Some(Idle::Epsilon)
        } else if self.temperature.is_some() && !scored {
            Some(Idle::Temperature)
        } else if self.batch.is_some() && !scored && !self.last_good_reply {
            Some(Idle::Batch)
        } else {
            None
        }
    }

    /// Returns the scores that are learned, if moves are chosen by such.
    fn learned(&self) -> Option<LearnedScores> {
        match self.policy {
            PolicyChoice::Named(PolicyName::Uniform) | PolicyChoice::Sampling(..) => None,
            PolicyChoice::Named(PolicyName::Mast) => Some(LearnedScores::Mast),
            PolicyChoice::Named(PolicyName::Features) => Some(LearnedScores::Features),
            PolicyChoice::Named(PolicyName::Nst) => Some(LearnedScores::NGrams),
            PolicyChoice::Named(PolicyName::Ppa) => Some(LearnedScores::Adaptation),
        }
    }

    /// Returns the engine with what these playouts need.
    pub fn engine(&self, engine: &EngineArguments) -> Result<EngineArguments, Failure> {
        if let Some(idle) = self.idle() {
            return Err(Failure::Usage(idle.of_arguments().to_owned()));
        }
        let mut engine = engine.clone();
        if self.asked() {
            if engine.engine == Engine::Interpreter {
                let message = "the interpreter plays uniformly and on one thread only";
                return Err(Failure::Usage(message.to_owned()));
            }
            engine.settings.extras.insert(Extra::Policies);
        }
        Ok(engine)
    }

    /// Plays playouts with the chosen policy.
    pub fn play(
        &self,
        game: &dyn AnyGame,
        playouts: PlayoutRequest,
        progress: &mut dyn FnMut(&PlayoutStats) -> ControlFlow<()>,
    ) -> Result<(PlayoutStats, Option<PolicyReport>), Failure> {
        if !self.asked() {
            return Ok((game.playouts(&playouts, progress)?, None));
        }
        let request = self.request(playouts);
        let stats = game.policy_playouts(&request, &mut |stats| progress(&stats.playouts))?;
        let report = self.report(&stats);
        Ok((stats.playouts, Some(report)))
    }

    /// Returns these playouts with the chosen policy.
    pub fn request(&self, playouts: PlayoutRequest) -> PolicyPlayouts {
        let scores = self.learned();
        let sampling = match &self.policy {
            PolicyChoice::Named(_) => None,
            PolicyChoice::Sampling(_, sampling) => Some(sampling.clone()),
        };
        let selection = match (self.epsilon, self.temperature) {
            (Some(epsilon), _) => Exploration::EpsilonGreedy(epsilon),
            (None, Some(temperature)) => Exploration::Gibbs(temperature),
            (None, None) if scores == Some(LearnedScores::Adaptation) => Exploration::Gibbs(1.0),
            (None, None) => Exploration::Gibbs(TEMPERATURE),
        };
        let value = match self.cutoff_value {
            CutoffValue::Scores => Value::Scores,
            CutoffValue::Draw => Value::Draw,
        };
        PolicyPlayouts::new(playouts)
            .with_policy(
                PolicyRequest::default()
                    .with_scored(scores.map(|scores| (scores, selection)))
                    .with_sampling(sampling)
                    .with_last_good_reply(self.last_good_reply)
                    .with_decisive(self.decisive),
            )
            .with_repetition(self.repetition.rule().map(RepetitionRule::from))
            .with_cutoff(self.cutoff.map(|after| (after, value)))
            .with_threads(usize::from(self.threads))
            .with_batch(self.batch.unwrap_or(PolicyPlayouts::BATCH))
    }

    fn report(&self, stats: &PolicyStats) -> PolicyReport {
        let mean = |tally: &rbg_runtime::RunningStatistics| tally.mean().unwrap_or(0.0) / 1e6;
        PolicyReport {
            policy: self.policy.clone(),
            threads: self.threads,
            no_repetition: self.repetition.rule(),
            rewards: (!stats.rewards.is_empty()).then(|| Rewards {
                draws: stats.draws,
                mean_rewards: stats.rewards.iter().map(mean).collect(),
            }),
        }
    }
}
