//! The numbering of the modifiers outside patterns from left to right.

use crate::model::{ActionIndex, IndexedAction, Rule, RuleKind};

/// Gives every modifier its number and lists them.
pub(super) fn number(rules: &mut Rule) -> Vec<IndexedAction> {
    let mut actions = Vec::new();
    visit(rules, &mut actions);
    actions
}

// Rules are nested only as deeply as brackets are.
fn visit(rule: &mut Rule, actions: &mut Vec<IndexedAction>) {
    match &mut rule.kind {
        RuleKind::Sum(parts) | RuleKind::Concat(parts) => {
            for part in parts {
                visit(part, actions);
            }
        }
        RuleKind::Star(body) => visit(body, actions),
        RuleKind::Modify { modifier, index } => {
            actions.push(IndexedAction {
                modifier: modifier.clone(),
                span: rule.span,
            });
            *index = Some(ActionIndex::from_index(actions.len()));
        }
        RuleKind::Shift(_)
        | RuleKind::On(_)
        | RuleKind::Compare(_)
        | RuleKind::Pattern { .. }
        | RuleKind::Dot => {}
    }
}
