//! Rules of repetition, as arguments.

use clap::{Args, ValueEnum};
use rbg_runtime::AnyGame;
use rbg_runtime::agents::AgentSpec;
use rbg_runtime::dynamic::WithoutRepetition;
use rbg_runtime::playout::policy::RepetitionRule;
use serde::{Deserialize, Serialize};

use crate::failure::Failure;
use crate::settings::{Extra, Settings};

/// The argument by which verbs play without repetition.
#[derive(Args, Clone, Copy, Debug, Default)]
pub struct RepetitionArguments {
    /// Moves that recreate an earlier position are illegal
    #[arg(long, value_enum, value_name = "RULE")]
    no_repetition: Option<NoRepetition>,
}

/// Which positions count as the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ValueEnum)]
#[serde(rename_all = "lowercase")]
pub enum NoRepetition {
    /// Those with the same pieces on the same cells
    Positional,
    /// Those in which also the same player is to move
    Situational,
}

impl From<NoRepetition> for RepetitionRule {
    fn from(rule: NoRepetition) -> Self {
        match rule {
            NoRepetition::Positional => Self::Positional,
            NoRepetition::Situational => Self::Situational,
        }
    }
}

impl From<Option<NoRepetition>> for RepetitionArguments {
    fn from(no_repetition: Option<NoRepetition>) -> Self {
        Self { no_repetition }
    }
}

impl RepetitionArguments {
    /// Returns the rule, if one is asked for.
    pub fn rule(self) -> Option<NoRepetition> {
        self.no_repetition
    }

    /// Returns the game with the rule that is asked for.
    pub fn apply(self, game: Box<dyn AnyGame>) -> Box<dyn AnyGame> {
        match self.no_repetition {
            None => game,
            Some(rule) => Box::new(WithoutRepetition::new(game, rule.into())),
        }
    }

    /// Returns settings for a reasoner whose agents, of these specifications, know the rule.
    ///
    /// # Errors
    ///
    /// Where an agent makes its moves in parts, which do not tell what they recreate.
    pub fn settings<'s>(
        self,
        settings: &Settings,
        agents: impl IntoIterator<Item = &'s str>,
    ) -> Result<Settings, Failure> {
        let agents: Vec<&str> = agents.into_iter().collect();
        let mut settings = settings.with_agents(agents.iter().copied());
        if self.no_repetition.is_some() {
            check(&agents)?;
            settings.extras.insert(Extra::Repetition);
        }
        Ok(settings)
    }
}

fn check(agents: &[&str]) -> Result<(), Failure> {
    let splits = |agent: &&&str| {
        let spec = agent.parse::<AgentSpec>();
        spec.is_ok_and(|spec| spec.splits_moves())
    };
    match agents.iter().find(splits) {
        Some(agent) => Err(Failure::Usage(format!(
            "{agent}: split does not go with --no-repetition"
        ))),
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn agents_that_split_moves_know_no_rule_of_repetition() {
        let settings = |rule, agents: &[&str]| {
            let arguments = RepetitionArguments {
                no_repetition: rule,
            };
            let settings = arguments.settings(&Settings::default(), agents.iter().copied());
            settings.map(|settings| settings.extras.contains(&Extra::Repetition))
        };
        let rule = Some(NoRepetition::Positional);
        assert!(settings(rule, &["mcts", "mcts:split=dots"]).is_err());
        assert!(settings(rule, &["mcts", "random"]).unwrap());
        assert!(!settings(None, &["mcts:split=dots"]).unwrap());
    }
}
