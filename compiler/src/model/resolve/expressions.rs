//! The type check of expressions, which turns them into rules, bottom-up.

use super::checker::Checker;
use super::lists;
use super::names::{Meaning, Names};
use super::operators;
use super::values::{Value, modify};
use crate::diagnostic::{Code, Diagnostic, Diagnostics, Place};
use crate::model::{Arithmetic, Modifier, PlayerId, Rule, RuleKind};
use crate::syntax::ast::{Bracket, Expression, ExpressionKind, Link, Suffix};
use crate::syntax::limits;
use crate::syntax::usage::Meter;

/// The stack that has to be left for another level of nesting, in bytes.
const STACK_RED_ZONE: usize = 64 << 10;
/// The size of the stack that is added when it is not, in bytes.
const STACK_SEGMENT: usize = 1 << 20;

/// Checks the rules section; `None` after an error.
pub(super) fn rules(
    expression: &Expression,
    names: &Names<'_>,
    diagnostics: &mut Diagnostics,
) -> Option<Rule> {
    let mut checker = Checker {
        names,
        diagnostics,
        written_out: 0,
    };
    let value = check(&mut checker, expression)?;
    let rule = match value {
        Value::Move(rule) => rule,
        other => {
            diagnostics.push(Diagnostic::error(
                Code::TYPE_RULES,
                expression.place,
                "the rules are not a move",
                format!("this is {}", other.noun()),
            ));
            return None;
        }
    };
    if diagnostics.has_errors() {
        return None;
    }
    let fits = check_size(names.meter(), size(&rule), expression.place);
    diagnostics.accept(fits)?;
    Some(rule)
}

/// Returns the number of nodes of a rule, lists and arithmetic included.
fn size(rule: &Rule) -> usize {
    1 + match &rule.kind {
        RuleKind::Sum(parts) | RuleKind::Concat(parts) => parts.iter().map(size).sum(),
        RuleKind::Star(body) | RuleKind::Pattern { body, .. } => size(body),
        RuleKind::On(pieces) => pieces.len(),
        RuleKind::Compare(comparison) => {
            arithmetic_size(&comparison.left) + arithmetic_size(&comparison.right)
        }
        RuleKind::Modify {
            modifier: Modifier::Assign(_, number),
            ..
        } => arithmetic_size(number),
        RuleKind::Shift(_) | RuleKind::Dot | RuleKind::Modify { .. } => 0,
    }
}

fn arithmetic_size(number: &Arithmetic) -> usize {
    match number {
        Arithmetic::Operation(_, left, right) => 1 + arithmetic_size(left) + arithmetic_size(right),
        Arithmetic::Constant(_) | Arithmetic::Variable(_) | Arithmetic::Count(_) => 1,
    }
}

fn check_size(meter: &Meter, nodes: usize, place: Place) -> Result<(), Diagnostic> {
    meter.check(&limits::RULE_NODES, nodes, place, |most| {
        format!("the rules have more than {most} parts with all powers written out")
    })
}

/// Checks an expression and returns its value; `None` if an error in it was reported.
fn check(checker: &mut Checker<'_, '_>, expression: &Expression) -> Option<Value> {
    stacker::maybe_grow(STACK_RED_ZONE, STACK_SEGMENT, || {
        check_kind(checker, expression)
    })
}

fn check_kind(checker: &mut Checker<'_, '_>, expression: &Expression) -> Option<Value> {
    let place = expression.place;
    let value = match &expression.kind {
        ExpressionKind::Number(value) => Value::Number(Arithmetic::Constant(*value), 0),
        ExpressionKind::Negative => Value::Negative,
        ExpressionKind::Name(name) => {
            let found = checker.names.look_up(name, place);
            match checker.diagnostics.accept(found)? {
                Meaning::Piece(piece) => Value::Piece(piece),
                Meaning::Variable(variable) => Value::Variable(variable),
                Meaning::Label(label) => checker.action(RuleKind::Shift(label), place),
            }
        }
        ExpressionKind::Dot => checker.action(RuleKind::Dot, place),
        ExpressionKind::KeeperSwitch => switch(checker, PlayerId::KEEPER, place),
        ExpressionKind::Switch(name) => {
            let player = checker.names.player(name);
            let player = checker.diagnostics.accept(player)?;
            switch(checker, player, place)
        }
        ExpressionKind::Chain { first, rest } => return chain(checker, first, rest),
        ExpressionKind::Juxtaposition(items) => {
            return juxtaposition(checker, items, place);
        }
        ExpressionKind::Suffixed { base, suffixes } => return suffixed(checker, base, suffixes),
        ExpressionKind::Bracket(bracket, content) => {
            let content = match content {
                Some(content) => Some((check(checker, content)?, content.place)),
                None => None,
            };
            return lists::bracket(checker, *bracket, content, place);
        }
    };
    Some(value)
}

fn switch(checker: &Checker<'_, '_>, player: PlayerId, place: Place) -> Value {
    checker.action(modify(Modifier::Switch(player)), place)
}

fn suffixed(
    checker: &mut Checker<'_, '_>,
    base: &Expression,
    suffixes: &[Suffix],
) -> Option<Value> {
    let value = check(checker, base)?;
    let (first, more) = suffixes.split_first()?;
    if let Some(error) = misplaced_suffix(base, &value, first) {
        return checker.refuse(error);
    }
    if let Some(second) = more.first() {
        return checker.refuse(
            Diagnostic::error(
                suffix_code(second),
                second.place,
                "a suffix cannot follow another one",
                "a second suffix",
            )
            .with_hint("use parentheses, e.g. `(up^2)*`"),
        );
    }
    let Value::Move(rule) = value else {
        return checker.refuse(Diagnostic::error(
            Code::TYPE_OPERATOR,
            base.place,
            "only a move can be repeated",
            format!("this is {}", value.noun()),
        ));
    };
    let place = base.place.to(first.place);
    let kind = match first.power {
        None => RuleKind::Star(Box::new(rule)),
        Some(power @ (0 | 1)) => {
            if power == 0 {
                checker.diagnostics.push(power_zero(first.place));
            }
            return Some(Value::Move(rule));
        }
        Some(times) => RuleKind::Concat(copies(checker, rule, times, place)?),
    };
    Some(checker.action(kind, place))
}

fn copies(
    checker: &mut Checker<'_, '_>,
    rule: Rule,
    times: i32,
    place: Place,
) -> Option<Vec<Rule>> {
    let times = usize::try_from(times).unwrap_or(0);
    checker.written_out = size(&rule)
        .saturating_mul(times)
        .saturating_add(checker.written_out);
    let fits = check_size(checker.names.meter(), checker.written_out, place);
    checker.diagnostics.accept(fits)?;
    Some(vec![rule; times])
}

/// Checks a chain of operands with operators of one level between them.
fn chain(checker: &mut Checker<'_, '_>, first: &Expression, rest: &[Link]) -> Option<Value> {
    let left = check(checker, first);
    // Check all operands before giving up, so that all errors are found.
    let checked: Vec<Option<Value>> = rest
        .iter()
        .map(|link| check(checker, &link.operand))
        .collect();
    let left = (left?, first.place);
    let mut links = Vec::with_capacity(rest.len());
    for (link, value) in rest.iter().zip(checked) {
        links.push((link, value?));
    }
    operators::chain(checker, left, links)
}

/// Checks expressions side by side, which have to be moves.
fn juxtaposition(
    checker: &mut Checker<'_, '_>,
    items: &[Expression],
    place: Place,
) -> Option<Value> {
    let mut parts = Vec::with_capacity(items.len());
    let mut failed = false;
    for (position, item) in items.iter().enumerate() {
        let value = check(checker, item);
        // Behind an unknown name may stand what were its arguments if it was a
        // macro; they are no mistake of their own.
        let after_failure = std::mem::replace(&mut failed, value.is_none());
        match value {
            Some(Value::Move(rule)) => parts.push(rule),
            Some(value) if !after_failure => {
                let hint = operators::missing_sign(
                    checker,
                    &value,
                    position.checked_sub(1).map(|p| &items[p]),
                );
                checker
                    .diagnostics
                    .push(operators::not_a_move(&value, item.place, hint));
            }
            _ => {}
        }
        if checker.diagnostics.is_full() {
            return None;
        }
    }
    // Something is missing if there was an error.
    (parts.len() == items.len()).then(|| checker.action(RuleKind::Concat(parts), place))
}

fn power_zero(place: Place) -> Diagnostic {
    let message = "`^0` means one copy, as `^1` does";
    Diagnostic::warning(
        Code::POWER_ZERO,
        place.written(),
        message,
        "not none at all",
    )
    .with_hint("what does nothing is `{$ 0==0}`")
}

/// Returns the class of the error about a suffix. Behind anything but a move in round brackets, a
/// label, a switch or a dot, `*` would be a multiplication and `^` an unexpected token.
fn suffix_code(suffix: &Suffix) -> Code {
    match suffix.power {
        None => Code::TYPE_OPERATOR,
        Some(_) => Code::SYN_BRACKET,
    }
}

/// Returns the error about a suffix behind braces or square brackets.
fn misplaced_suffix(base: &Expression, value: &Value, suffix: &Suffix) -> Option<Diagnostic> {
    let ExpressionKind::Bracket(bracket, _) = base.kind else {
        return None;
    };
    let code = match (bracket, suffix.power, value) {
        (Bracket::Group, _, _) => return None,
        (Bracket::Pattern | Bracket::Negated, None, _) => Code::TYPE_BRACKET,
        _ => suffix_code(suffix),
    };
    let written = suffix
        .power
        .map_or_else(|| "*".to_owned(), |copies| format!("^{copies}"));
    let example = match bracket {
        Bracket::Group | Bracket::On => "{…}",
        Bracket::Off => "[…]",
        Bracket::Assign => "[$ …]",
        Bracket::Compare => "{$ …}",
        Bracket::Pattern => "{? …}",
        Bracket::Negated => "{! …}",
    };
    Some(
        Diagnostic::error(
            code,
            suffix.place,
            format!("`{written}` cannot follow `{example}` directly"),
            "no suffix is allowed here",
        )
        .with_hint(format!("put it in parentheses: `({example}){written}`")),
    )
}
