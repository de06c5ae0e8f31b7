//! Agents: players that need no person; they are chosen by a text, as `mcts:iterations=1000`, and
//! meet in matches.

mod agent;
mod alpha_beta;
mod analysis;
mod az;
mod build;
mod constant_sum;
mod dfpn;
mod directed;
mod figures;
mod flat;
mod follower;
mod greedy;
mod host;
mod lengths;
mod matches;
mod mcts;
mod pondering;
pub mod protocol;
mod random;
mod resolved;
mod sampling;
mod spec;
mod split;

pub use agent::{Agent, Thoughts};
pub use analysis::{Analysis, AnalysisRequest, LocalAnalysis, LocalMove, analyse};
pub use build::build;
pub use directed::{Call, DirectedRequest, play_directed};
pub use follower::{Follower, OutsideAgent};
pub use host::{Contestant, Forfeit, GameRecord, MatchHost, MatchReport, MoveRequest, Reply};
pub use lengths::{LengthRequest, LengthStats, game_lengths};
pub use matches::{MatchRequest, play_match, play_match_with};
pub use pondering::Pondering;
pub use resolved::{ResolvedSetting, resolved_settings};
pub use spec::{AGENTS, AgentKind, AgentSpec, Form, Parameter, SpecError, TERM};

#[cfg(feature = "plugin")]
pub(crate) use directed::DirectedReport;
#[cfg(feature = "plugin")]
pub(crate) use host::MatchMessage;
