//! The type check of brackets and their content.

use super::expressions::{Checker, Value, modify};
use crate::diagnostic::{Code, Diagnostic, Place, Span};
use crate::model::{Modifier, PieceId, Rule, RuleKind};
use crate::syntax::ast::Bracket;

/// Checks a bracket at `place` around `content`.
pub(super) fn bracket(
    checker: &mut Checker<'_, '_>,
    bracket: Bracket,
    content: Option<(Value, Place)>,
    place: Place,
) -> Option<Value> {
    let Some((value, content_place)) = content else {
        return match bracket {
            Bracket::On => Some(checker.action(RuleKind::On(Vec::new()), place)),
            Bracket::Off => Some(checker.action(RuleKind::Sum(Vec::new()), place)),
            _ => checker.refuse(empty(bracket, place)),
        };
    };
    let kind = match (bracket, value) {
        (Bracket::Group, Value::Move(rule)) => {
            return Some(Value::Move(rule));
        }
        (Bracket::Group, value) => {
            return match value.into_number() {
                Ok((number, depth)) => Some(Value::Number(number, depth)),
                Err(value) => checker.refuse(unsuitable(bracket, &value, content_place)),
            };
        }
        (Bracket::On, Value::Piece(piece)) => RuleKind::On(vec![piece]),
        (Bracket::On, Value::Pieces(pieces)) => RuleKind::On(set(pieces)),
        (Bracket::Off, Value::Piece(piece)) => modify(Modifier::Off(piece)),
        (Bracket::Off, Value::Pieces(pieces)) => RuleKind::Sum(
            pieces
                .into_iter()
                .map(|(piece, span)| action(Modifier::Off(piece), span))
                .collect(),
        ),
        (Bracket::Assign, Value::Assignments(mut list)) => {
            if list.len() == 1
                && let Some((target, number, _)) = list.pop()
            {
                modify(Modifier::Assign(target, number))
            } else {
                RuleKind::Concat(
                    list.into_iter()
                        .map(|(target, number, span)| {
                            action(Modifier::Assign(target, number), span)
                        })
                        .collect(),
                )
            }
        }
        (Bracket::Compare, Value::Comparison(comparison)) => RuleKind::Compare(comparison),
        (Bracket::Pattern | Bracket::Negated, Value::Move(body)) => RuleKind::Pattern {
            negated: bracket == Bracket::Negated,
            body: Box::new(body),
        },
        (_, value) => return checker.refuse(unsuitable(bracket, &value, content_place)),
    };
    Some(checker.action(kind, place))
}

fn action(modifier: Modifier, span: Span) -> Rule {
    Rule {
        kind: modify(modifier),
        span,
    }
}

fn set(pieces: Vec<(PieceId, Span)>) -> Vec<PieceId> {
    let mut pieces: Vec<PieceId> = pieces.into_iter().map(|(piece, _)| piece).collect();
    pieces.sort_unstable();
    pieces.dedup();
    pieces
}

/// Returns how a bracket is written and what belongs into it.
fn describe(bracket: Bracket) -> (&'static str, &'static str) {
    match bracket {
        Bracket::Group => ("(…)", "a move or a number"),
        Bracket::On => ("{…}", "pieces"),
        Bracket::Off => ("[…]", "pieces"),
        Bracket::Assign => ("[$ …]", "assignments"),
        Bracket::Compare => ("{$ …}", "a comparison"),
        Bracket::Pattern => ("{? …}", "a move"),
        Bracket::Negated => ("{! …}", "a move"),
    }
}

fn unsuitable(bracket: Bracket, value: &Value, place: Place) -> Diagnostic {
    let (form, due) = describe(bracket);
    let hint = match (bracket, value) {
        (Bracket::On, Value::Move(_)) => Some("`{? …}` tests whether a move is possible"),
        (Bracket::On, Value::Comparison(_)) => Some("a comparison is written `{$ …}`"),
        (Bracket::Off, Value::Assignments(_)) => Some("an assignment is written `[$ …]`"),
        (Bracket::Assign, Value::Comparison(_)) => Some("an assignment has a single `=`"),
        (Bracket::Compare, Value::Assignments(_)) => Some("equality is written `==`"),
        _ => None,
    };
    Diagnostic::error(
        Code::TYPE_BRACKET,
        place,
        format!("`{form}` takes {due}"),
        format!("this is {}", value.noun()),
    )
    .with_optional_hint(hint.map(str::to_owned))
}

fn empty(bracket: Bracket, place: Place) -> Diagnostic {
    let (form, due) = describe(bracket);
    let hint = match bracket {
        Bracket::Group | Bracket::Pattern | Bracket::Negated => {
            "for a move that does nothing write `{$ 0==0}` or `.`"
        }
        Bracket::Assign => "for example `[$ x = x + 1]`",
        _ => "for example `{$ x == 1}`",
    };
    Diagnostic::error(
        Code::TYPE_BRACKET,
        place,
        format!("`{form}` cannot be empty"),
        format!("takes {due}, but there is nothing in it"),
    )
    .with_hint(hint)
}
