//! Settings of agents that the game's own figures decide.

use serde::{Deserialize, Serialize};

use crate::playout::{Playable, RunError};

use super::figures::Figures;
use super::spec::{AgentSettings, AgentSpec, AmafKind, MctsAgentSettings, PlayoutPolicy, SplitAt};
use crate::search::Selection;

/// A setting that was left to the agent, as it is resolved for a game.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use rbg_runtime::agents::resolved_settings;
///
/// let settings = resolved_settings::<Nim>("mcts")?;
/// let names: Vec<_> = settings.iter().map(|setting| &*setting.parameter).collect();
/// assert_eq!(names, ["split", "amaf"]);
/// assert_eq!(settings[0].value, "off");
/// # Ok::<(), rbg_runtime::RunError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ResolvedSetting {
    /// The parameter.
    pub parameter: String,
    /// Its value for the game; more than one setting if others follow from it.
    pub value: String,
    /// The figures that decided.
    pub reason: String,
}

/// Returns how the settings of an agent that are left to it are resolved for a game; none if there are
/// no such settings.
///
/// # Errors
///
/// [`RunError::Failed`] if the text specifies no agent.
pub fn resolved_settings<P: Playable>(agent: &str) -> Result<Vec<ResolvedSetting>, RunError> {
    let spec: AgentSpec = agent.parse().map_err(RunError::failed)?;
    Ok(match spec.settings() {
        AgentSettings::Mcts(settings) => resolve::<P>(settings).1,
        _ => Vec::new(),
    })
}

/// The mean number of moves from which on a search is better off if it decides about parts of moves.
const MANY: f64 = 200.0;

/// How many times as many moves as beginnings of moves there have to be for that.
const SHARED: usize = 4;

/// The mean number of moves from which on it pays that later moves count as first ones.
const SEVERAL: f64 = 20.0;

/// The part of a player's moves that may be new each time for that: what was good then is to be
/// possible now.
const FEW_NEW: f64 = 0.02;

/// Returns settings in which nothing is left open, and what was decided about them.
pub(super) fn resolve<P: Playable>(
    settings: &MctsAgentSettings,
) -> (MctsAgentSettings, Vec<ResolvedSetting>) {
    if settings.split == SplitAt::Auto || settings.amaf == AmafKind::Auto {
        decide(settings, &Figures::of::<P>())
    } else {
        (settings.clone(), Vec::new())
    }
}

/// Decides by the figures of a game.
fn decide(
    settings: &MctsAgentSettings,
    figures: &Figures,
) -> (MctsAgentSettings, Vec<ResolvedSetting>) {
    let mut settings = settings.clone();
    let mut resolved = Vec::new();
    if settings.split == SplitAt::Auto {
        let (split, reason) = split(&settings, figures);
        settings.split = if split {
            SplitAt::Modifiers
        } else {
            SplitAt::Off
        };
        settings.split_playouts = split;
        resolved.push(ResolvedSetting {
            parameter: "split".to_owned(),
            value: if split {
                "modifiers,split_playouts=on"
            } else {
                "off"
            }
            .to_owned(),
            reason,
        });
    }
    if settings.amaf == AmafKind::Auto {
        let (rave, reason) = rave(&settings, figures);
        settings.amaf = if rave { AmafKind::Rave } else { AmafKind::Off };
        resolved.push(ResolvedSetting {
            parameter: "amaf".to_owned(),
            value: if rave { "rave" } else { "off" }.to_owned(),
            reason,
        });
    }
    (settings, resolved)
}

/// Returns whether moves are searched in parts, and why.
fn split(settings: &MctsAgentSettings, figures: &Figures) -> (bool, String) {
    let no = |reason: String| (false, reason);
    let Some(beginnings) = figures.beginnings else {
        return no("the reasoner was compiled without moves in parts".to_owned());
    };
    if settings.amaf.is_on() {
        return no("later moves count as first ones".to_owned());
    }
    if settings.progressive_bias > 0.0 || settings.minimax > 0.0 {
        return no("a heuristic speaks of whole moves".to_owned());
    }
    if !settings.has_playouts() {
        return no("the evaluator speaks of positions between moves".to_owned());
    }
    if settings.policy != PlayoutPolicy::Uniform || settings.last_good_reply || settings.decisive {
        return no("a policy of playouts speaks of whole moves".to_owned());
    }
    let branching = format!("{:.0} moves on average", figures.branching);
    if figures.branching < MANY {
        return no(format!("{branching} are fewer than {MANY:.0}"));
    }
    let start = figures.start;
    let begin = format!("{start} moves at the start begin in {beginnings} ways");
    if beginnings.saturating_mul(SHARED) > start {
        return no(format!("{begin}: a part of a move leaves little open"));
    }
    (true, format!("{branching}, and {begin}"))
}

/// Returns whether later moves count as first ones, and why.
fn rave(settings: &MctsAgentSettings, figures: &Figures) -> (bool, String) {
    let no = |reason: String| (false, reason);
    if settings.split.is_on() {
        return no("moves are searched in parts".to_owned());
    }
    if !settings.has_playouts() {
        return no("there are no playouts".to_owned());
    }
    if settings.selection != Selection::Ucb1 {
        return no("the selection is not ucb1".to_owned());
    }
    if settings.widening < 1.0 {
        return no("widening does not go with it".to_owned());
    }
    let new = format!(
        "{:.1} % of a player's moves were not possible before",
        100.0 * figures.new
    );
    if figures.new > FEW_NEW {
        return no(new);
    }
    let branching = format!("{:.0} moves on average", figures.branching);
    if figures.branching < SEVERAL {
        return no(format!("{branching} are fewer than {SEVERAL:.0}"));
    }
    (true, format!("{new}, of {branching}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn figures(start: usize, branching: f64, new: f64, beginnings: Option<usize>) -> Figures {
        Figures {
            start,
            branching,
            new,
            beginnings,
        }
    }

    /// Returns what a specification is resolved to: where moves are split, whether in playouts too,
    /// and how later moves count.
    fn decided(spec: &str, figures: Figures) -> (SplitAt, bool, AmafKind) {
        let spec: AgentSpec = spec.parse().expect("it is an agent");
        let AgentSettings::Mcts(settings) = spec.settings() else {
            panic!("it is mcts");
        };
        let (settings, reasons) = decide(settings, &figures);
        assert!(reasons.iter().all(|setting| !setting.reason.is_empty()));
        (settings.split, settings.split_playouts, settings.amaf)
    }

    const OFF: (SplitAt, bool, AmafKind) = (SplitAt::Off, false, AmafKind::Off);
    const PARTS: (SplitAt, bool, AmafKind) = (SplitAt::Modifiers, true, AmafKind::Off);
    const RAVE: (SplitAt, bool, AmafKind) = (SplitAt::Off, false, AmafKind::Rave);

    #[test]
    fn many_moves_with_few_beginnings_are_searched_in_parts() {
        for (start, branching, beginnings, expected) in [
            (2176, 400.0, Some(80), PARTS),
            (2176, 400.0, None, OFF),
            (2176, 199.0, Some(80), OFF),
            (2176, 200.0, Some(544), PARTS),
            (2176, 200.0, Some(545), OFF),
        ] {
            let figures = figures(start, branching, 0.4, beginnings);
            assert_eq!(decided("mcts", figures), expected, "{figures:?}");
        }
    }

    #[test]
    fn later_moves_count_where_moves_stay_possible() {
        for (branching, new, expected) in [
            (100.0, 0.0, RAVE),
            (100.0, 0.02, RAVE),
            (100.0, 0.03, OFF),
            (20.0, 0.0, RAVE),
            (19.0, 0.0, OFF),
        ] {
            let figures = figures(121, branching, new, Some(121));
            assert_eq!(decided("mcts", figures), expected, "{figures:?}");
        }
    }

    #[test]
    fn what_is_given_stays_and_what_goes_with_nothing_else_is_not_chosen() {
        let many = figures(2000, 400.0, 0.0, Some(50));
        for (spec, expected) in [
            ("mcts", PARTS),
            ("mcts:split=off", RAVE),
            ("mcts:split=off,amaf=off", OFF),
            (
                "mcts:split=modifiers",
                (SplitAt::Modifiers, false, AmafKind::Off),
            ),
            ("mcts:split=dots", (SplitAt::Dots, false, AmafKind::Off)),
            ("mcts:amaf=off", PARTS),
            ("mcts:amaf=grave", (SplitAt::Off, false, AmafKind::Grave)),
            ("mcts:amaf=auto,split=auto", PARTS),
            ("mcts:minimax=0.3", RAVE),
            ("mcts:progressive_bias=1", RAVE),
            ("mcts:policy=mast", RAVE),
            ("mcts:evaluator=network", OFF),
            ("mcts:decisive=on", RAVE),
            ("mcts:last_good_reply=on", RAVE),
            ("mcts:split=off,selection=puct", OFF),
            ("mcts:split=off,widening=0.5", OFF),
        ] {
            assert_eq!(decided(spec, many), expected, "{spec}");
        }
    }
}
