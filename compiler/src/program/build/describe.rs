//! Descriptions of machine states in the language, for the documentation of functions.

use crate::automaton::{Names, StateId};
use crate::effort::Meter;
use crate::machine::Action;
use crate::model::ActionIndex;
use crate::plan::{Kind, SearchPlan};
use crate::program::FunctionId;

/// Describes, in the language, what a function about a state begins with.
pub(super) fn documentation(plan: &SearchPlan<'_>, id: FunctionId, meter: &Meter) -> String {
    let first = first(plan, id.state(), meter);
    let verb = match id {
        FunctionId::Root(Kind::Moves, _) => "Finds the moves that begin with",
        FunctionId::Root(Kind::Candidates, _) => "Finds candidates for moves that begin with",
        FunctionId::Root(Kind::PseudoLegal, _) => "Finds the pseudo-legal moves that begin with",
        FunctionId::Root(Kind::Modifiers, _) => "Finds the modifiers that come next, behind",
        FunctionId::Root(Kind::Keeper, _) => "Performs the keeper's move that begins with",
        FunctionId::Root(Kind::Patterns, _) => "Returns whether the pattern holds that begins with",
        FunctionId::From(..) => "Goes on with",
        FunctionId::Everywhere(_) => {
            "Returns the cells from which the pattern holds that begins with"
        }
        FunctionId::IfPut(_) => {
            "Returns the cells from which, with a piece put there, the pattern holds that begins with"
        }
        FunctionId::Ending(..) => {
            return "Returns the number of what completes a move, and makes what is looked at to tell that.".to_owned();
        }
        FunctionId::Replay(_) => "Returns whether a move goes on with",
        FunctionId::Asker(state, _) => {
            return format!(
                "Asks as `pattern_{}`, and keeps what it finds out.",
                state.0
            );
        }
        FunctionId::Read(state, _) => {
            return format!(
                "Returns cells on which a change can change what `pattern_{}` answers.",
                state.0
            );
        }
        FunctionId::Knowing(state) => {
            return format!("Asks as `pattern_{}`, knowing what was kept.", state.0);
        }
        FunctionId::Draw(state) => {
            return format!("Draws one of the moves that `moves_{}` finds.", state.0);
        }
        FunctionId::Pool(_) => return "Returns the cells on which moves can be made.".to_owned(),
        FunctionId::DrawPooled(state) => {
            return format!("Draws as `draw_{}`, from the cells that are kept.", state.0);
        }
    };
    format!("{verb} {first}.")
}

/// Describes, in the language, what can come next in a state.
fn first(plan: &SearchPlan<'_>, state: StateId, meter: &Meter) -> String {
    const MOST: usize = 3;
    let steps = plan.machine.steps(state, meter).unwrap_or_default();
    let mut actions: Vec<String> = Vec::new();
    for action in steps.iter().map(|step| text(plan, &step.action)) {
        if !actions.contains(&action) {
            actions.push(action);
        }
    }
    if actions.len() > MOST {
        actions.truncate(MOST);
        actions.push("…".to_owned());
    }
    format!("`{}`", actions.join("` or `"))
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
