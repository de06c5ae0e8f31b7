//! The type check of operators, on the values of their operands.

use super::checker::Checker;
use super::values::Value;
use crate::diagnostic::{Code, Diagnostic, Place};
use crate::model::{self, Arithmetic, Comparison, Relation, RuleKind};
use crate::syntax::ast::{Expression, ExpressionKind, Link, Operator};
use crate::syntax::limits;
use crate::syntax::usage::Meter;

/// A value with its place.
type Placed = (Value, Place);

/// The operators of a chain, each with the value behind it.
type Links<'l> = Vec<(&'l Link, Value)>;

/// Checks the operators of a chain whose operands are right in themselves.
pub(super) fn chain(
    checker: &mut Checker<'_, '_>,
    left: Placed,
    links: Links<'_>,
) -> Option<Value> {
    let place = left.1.to(links.last()?.0.operand.place);
    let meter = checker.names.meter();
    let result = match links.first()?.0.operator {
        Operator::Comma => comma(left, links),
        Operator::Assign => assignment(left, links, place),
        Operator::Relation(relation) => comparison(relation, left, links),
        Operator::Plus if matches!(left.0, Value::Move(_)) => {
            return sum(checker, left, links, place);
        }
        Operator::Plus => operation(meter, model::Operator::Add, "+", left, links),
        Operator::Minus => operation(meter, model::Operator::Subtract, "-", left, links),
        Operator::Times => operation(meter, model::Operator::Multiply, "*", left, links),
        Operator::Divide => operation(meter, model::Operator::Divide, "/", left, links),
    };
    checker.diagnostics.accept(result)
}

fn unsuitable(operator: &str, value: &Value, place: Place, due: &str) -> Diagnostic {
    let error = Diagnostic::error(
        Code::TYPE_OPERATOR,
        place,
        format!("`{operator}` needs {due}"),
        format!("this is {}", value.noun()),
    );
    match value {
        Value::Negative => error.with_hint("there are no negative literals; write `0-1` for −1"),
        _ => error,
    }
}

fn sum(
    checker: &mut Checker<'_, '_>,
    (left, left_place): Placed,
    links: Links<'_>,
    place: Place,
) -> Option<Value> {
    let mut alternatives = Vec::with_capacity(links.len() + 1);
    if let Value::Move(rule) = left {
        alternatives.push(rule);
    }
    for (link, value) in links {
        let Value::Move(rule) = value else {
            let hint = missing_sign(checker, &value, None);
            return checker.refuse(
                Diagnostic::error(
                    Code::TYPE_OPERATOR,
                    link.operand.place,
                    format!("`+` cannot join a move and {}", value.noun()),
                    format!("this is {}", value.noun()),
                )
                .with_label(left_place, "this is a move")
                .with_optional_hint(hint),
            );
        };
        alternatives.push(rule);
    }
    Some(checker.action(RuleKind::Sum(alternatives), place))
}

fn operation(
    meter: &Meter,
    operator: model::Operator,
    sign: &str,
    (left, left_place): Placed,
    links: Links<'_>,
) -> Result<Value, Diagnostic> {
    let due = "numbers, variables, players or pieces on both sides";
    let (mut result, mut depth) = left
        .into_number()
        .map_err(|value| unsuitable(sign, &value, left_place, due))?;
    for (link, value) in links {
        let (right, right_depth) = value
            .into_number()
            .map_err(|value| unsuitable(sign, &value, link.operand.place, due))?;
        depth = depth.max(right_depth) + 1;
        meter.check(&limits::ARITHMETIC_DEPTH, depth, link.place, |most| {
            format!("arithmetic of more than {most} operations within each other")
        })?;
        result = Arithmetic::Operation(operator, Box::new(result), Box::new(right));
    }
    Ok(Value::Number(result, depth))
}

fn comparison(
    relation: Relation,
    (left, left_place): Placed,
    links: Links<'_>,
) -> Result<Value, Diagnostic> {
    let due = "numbers, variables, players or pieces on both sides";
    let mut links = links.into_iter();
    let (left, _) = left
        .into_number()
        .map_err(|value| unsuitable(sign(relation), &value, left_place, due))?;
    let Some((link, right)) = links.next() else {
        return Ok(Value::Number(left, 0));
    };
    let (right, _) = right
        .into_number()
        .map_err(|value| unsuitable(sign(relation), &value, link.operand.place, due))?;
    if let Some((second, _)) = links.next() {
        return Err(Diagnostic::error(
            Code::TYPE_OPERATOR,
            second.place,
            "comparisons cannot be chained",
            "a second comparison",
        )
        .with_label(link.place, "the first comparison")
        .with_hint("write two tests: `{$ x < y} {$ y < z}`"));
    }
    Ok(Value::Comparison(Comparison {
        left,
        relation,
        right,
    }))
}

fn sign(relation: Relation) -> &'static str {
    match relation {
        Relation::Equal => "==",
        Relation::NotEqual => "!=",
        Relation::Less => "<",
        Relation::LessEqual => "<=",
        Relation::Greater => ">",
        Relation::GreaterEqual => ">=",
    }
}

fn assignment(
    (left, left_place): Placed,
    links: Links<'_>,
    place: Place,
) -> Result<Value, Diagnostic> {
    let Value::Variable(target) = left else {
        return Err(
            unsuitable("=", &left, left_place, "a variable or player on its left")
                .with_hint("only variables and players can be assigned, by their bare name"),
        );
    };
    let mut links = links.into_iter();
    let Some((link, value)) = links.next() else {
        return Ok(Value::Variable(target));
    };
    if let Some((second, _)) = links.next() {
        return Err(Diagnostic::error(
            Code::TYPE_OPERATOR,
            second.place,
            "assignments cannot be chained",
            "a second `=`",
        )
        .with_hint("write `[$ x = 1, y = 1]`"));
    }
    let (number, _) = value
        .into_number()
        .map_err(|value| unsuitable("=", &value, link.operand.place, "a number on its right"))?;
    Ok(Value::Assignments(vec![(target, number, place.written())]))
}

fn comma((left, left_place): Placed, links: Links<'_>) -> Result<Value, Diagnostic> {
    let due = "pieces or assignments on both sides";
    match left {
        Value::Piece(piece) => {
            let mut pieces = vec![(piece, left_place.written())];
            for (link, value) in links {
                let place = link.operand.place;
                let Value::Piece(piece) = value else {
                    return Err(unsuitable(",", &value, place, "pieces on both sides"));
                };
                pieces.push((piece, place.written()));
            }
            Ok(Value::Pieces(pieces))
        }
        Value::Assignments(mut assignments) => {
            for (link, value) in links {
                let Value::Assignments(more) = value else {
                    let place = link.operand.place;
                    return Err(unsuitable(",", &value, place, "assignments on both sides"));
                };
                assignments.extend(more);
            }
            Ok(Value::Assignments(assignments))
        }
        other => {
            let error = unsuitable(",", &other, left_place, due);
            Err(match other {
                Value::Move(_) => error.with_hint(
                    "actions follow each other without commas; alternatives are joined by `+`",
                ),
                _ => error,
            })
        }
    }
}

/// What is missing around something that is no move.
pub(super) fn missing_sign(
    checker: &Checker<'_, '_>,
    value: &Value,
    previous: Option<&Expression>,
) -> Option<String> {
    match value {
        Value::Piece(_) => {
            Some("test for a piece by `{…}`, put it on the cell by `[…]`".to_owned())
        }
        Value::Variable(variable) => match checker.names.player_of(*variable) {
            Some(player) => Some(match previous.map(|previous| &previous.kind) {
                Some(ExpressionKind::KeeperSwitch) => format!(
                    "`->>` hands over to the keeper and takes no name; write `->{player}` to hand \
                     over to `{player}`"
                ),
                _ => format!("the switch to a player is written `->{player}`"),
            }),
            None => Some("numbers belong into `[$ x = …]` or `{$ … == …}`".to_owned()),
        },
        Value::Number(..)
            if previous.is_some_and(|previous| {
                matches!(previous.kind, ExpressionKind::Suffixed { .. })
            }) =>
        {
            Some("to do something a number of times write `^3`".to_owned())
        }
        Value::Number(..) => Some("numbers belong into `[$ x = …]` or `{$ … == …}`".to_owned()),
        Value::Comparison(_) => Some("a comparison is written `{$ …}`".to_owned()),
        Value::Assignments(_) => Some("an assignment is written `[$ …]`".to_owned()),
        _ => None,
    }
}

/// Returns the error about something that is no move beside a move.
pub(super) fn not_a_move(value: &Value, place: Place, hint: Option<String>) -> Diagnostic {
    Diagnostic::error(
        Code::TYPE_OPERATOR,
        place,
        "only moves can stand side by side",
        format!("this is {}", value.noun()),
    )
    .with_optional_hint(hint)
}
