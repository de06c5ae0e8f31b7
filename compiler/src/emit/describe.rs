//! Machine states described in the language, for the docs of emitted functions.

use crate::analysis::Act;
use crate::automaton::{Names, StateId};
use crate::model::ActionIndex;
use crate::plan::Plan;

/// What can come next, in the language.
pub(super) fn describe(plan: &Plan<'_>, state: StateId) -> String {
    const MOST: usize = 6;
    let steps = plan.machine.steps(state);
    let mut acts: Vec<String> = steps.iter().map(|step| text(plan, &step.act)).collect();
    acts.dedup();
    if acts.len() > MOST {
        acts.truncate(MOST);
        acts.push("…".to_owned());
    }
    format!("Then `{}`.", acts.join("` or `"))
}

fn text(plan: &Plan<'_>, act: &Act) -> String {
    let names = Names(plan.game);
    let modifier = |index: ActionIndex| {
        let action = &plan.game.actions[index.0 as usize - 1];
        names.modifier(&action.modifier)
    };
    match act {
        Act::Pass => "go on".to_owned(),
        Act::On(pieces) => names.on(pieces),
        Act::Compare(comparison) => names.comparison(comparison),
        Act::Pattern { negated, pattern } => {
            let entry = plan.machine.patterns[pattern.index()];
            format!(
                "{{{} pattern {}}}",
                if *negated { '!' } else { '?' },
                entry.0
            )
        }
        Act::Off(piece, _) => format!("[{}]", names.piece(*piece)),
        Act::Assign(_, _, Some(index)) => modifier(*index),
        Act::Assign(variable, ..) => {
            format!("[$ {}=…]", plan.game.variables[variable.index()].name)
        }
        Act::Switch(_, index) => modifier(*index),
        Act::Accept => "success".to_owned(),
    }
}
