//! The type check of brackets and their content.

use super::checker::Checker;
use super::values::{Value, modify};
use crate::diagnostic::{Code, Diagnostic, Place, Span};
use crate::model::{Arithmetic, Modifier, PieceId, Rule, RuleKind};
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
        (Bracket::On | Bracket::Off, Value::Number(Arithmetic::Constant(_), _)) => {
            Some("to do something a number of times write `^3`")
        }
        (Bracket::On | Bracket::Off, Value::Number(..)) => {
            Some("pieces are separated by commas: `{e, w}`")
        }
        (Bracket::On | Bracket::Off, Value::Comparison(_)) => {
            Some("a comparison is written `{$ …}`")
        }
        (Bracket::On | Bracket::Off, Value::Assignments(_)) => {
            Some("an assignment is written `[$ x = …]`, a comparison `{$ x == …}`")
        }
        (Bracket::On | Bracket::Off, Value::Variable(_)) => {
            Some("numbers belong into `[$ x = …]` or `{$ x == …}`")
        }
        (Bracket::Off, Value::Move(_)) => Some("moves are grouped by `(…)`"),
        (Bracket::Assign, Value::Comparison(_)) => Some("an assignment has a single `=`"),
        (Bracket::Assign, _) => Some("for example `[$ x = x + 1]`; a piece is put by `[e]`"),
        (Bracket::Compare, Value::Assignments(_)) => {
            Some("equality is written `==`, an assignment `[$ …]`")
        }
        (Bracket::Compare, Value::Move(_)) => {
            Some("`{? …}` tests whether a move is possible, `{$ …}` compares two numbers")
        }
        (Bracket::Compare, _) => Some("for example `{$ x == 1}`"),
        (Bracket::Pattern, Value::Piece(_) | Value::Pieces(_)) => Some(
            "that the cell holds a piece is tested by `{e}`, on a cell elsewhere by `{? up {e}}`",
        ),
        (Bracket::Negated, Value::Piece(_) | Value::Pieces(_)) => {
            Some("that the cell does not hold a piece is tested by `{! {e}}`")
        }
        (Bracket::Pattern | Bracket::Negated, Value::Comparison(_)) => {
            Some("a comparison is written `{$ …}`")
        }
        (Bracket::Group, Value::Comparison(_)) => Some("a comparison is written `{$ …}`"),
        (Bracket::Group, Value::Assignments(_)) => Some("an assignment is written `[$ …]`"),
        (Bracket::Group, Value::Pieces(_)) => {
            Some("pieces are tested by `{e, w}` and put by `[e]`")
        }
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
            "for a move that does nothing write `{$ 0==0}` or `.`; a macro without parameters is \
             used without parentheses"
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
