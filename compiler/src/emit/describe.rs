//! Descriptions of machine states in the language, for the docs of emitted functions.

use crate::analysis::Action;
use crate::automaton::{Names, StateId};
use crate::effort::Meter;
use crate::model::ActionIndex;
use crate::plan::SearchPlan;

/// Describes, in the language, what can come next in a state.
pub(super) fn describe(plan: &SearchPlan<'_>, state: StateId, meter: &Meter) -> String {
    const MOST: usize = 6;
    let steps = plan.machine.steps(state, meter).unwrap_or_default();
    let mut actions: Vec<String> = steps.iter().map(|step| text(plan, &step.action)).collect();
    actions.dedup();
    if actions.len() > MOST {
        actions.truncate(MOST);
        actions.push("…".to_owned());
    }
    format!("Then `{}`.", actions.join("` or `"))
}

fn text(plan: &SearchPlan<'_>, action: &Action) -> String {
    let names = Names(plan.game);
    let modifier = |index: ActionIndex| {
        let action = &plan.game.actions[index.0 as usize - 1];
        names.modifier(&action.modifier)
    };
    match action {
        Action::Pass => "go on".to_owned(),
        Action::On(pieces) => names.on(pieces),
        Action::Compare(comparison) => names.comparison(comparison),
        Action::Pattern { negated, pattern } => {
            let entry = plan.machine.patterns[pattern.index()];
            format!(
                "{{{} pattern {}}}",
                if *negated { '!' } else { '?' },
                entry.0
            )
        }
        Action::Off(piece, _) => format!("[{}]", names.piece(*piece)),
        Action::Assign(_, _, Some(index)) => modifier(*index),
        Action::Assign(variable, ..) => {
            format!("[$ {}=…]", plan.game.variables[variable.index()].name)
        }
        Action::Switch(_, index) => modifier(*index),
        Action::Accept => "success".to_owned(),
    }
}
