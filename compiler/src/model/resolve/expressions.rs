//! The type check of expressions, which turns them into rules, bottom-up.

use super::lists;
use super::names::{Meaning, Names};
use super::operators;
use crate::diagnostic::{Code, Diagnostic, Diagnostics, Place, Span};
use crate::model::{
    Arithmetic, Comparison, Modifier, PieceId, PlayerId, Rule, RuleKind, VariableId,
};
use crate::syntax::ast::{Bracket, Expression, ExpressionKind, Suffix};
use crate::syntax::limits;
use crate::syntax::usage::Meter;

/// The stack that has to be left for another level of nesting, in bytes.
const STACK_RED_ZONE: usize = 64 << 10;
/// The size of the stack that is added when it is not, in bytes.
const STACK_SEGMENT: usize = 1 << 20;

/// The type of an expression, with its value.
#[derive(Debug)]
pub(super) enum Value {
    /// A move: something that can be done.
    Move(Rule),
    /// A piece by its bare name.
    Piece(PieceId),
    /// A variable or player by its bare name.
    Variable(VariableId),
    /// A number, and how deeply operations are nested in its arithmetic.
    Number(Arithmetic, usize),
    /// A literal below zero, which is not allowed anywhere.
    Negative,
    /// A list of two or more pieces, separated by commas.
    Pieces(Vec<(PieceId, Span)>),
    /// A list of one or more assignments.
    Assignments(Vec<(VariableId, Arithmetic, Span)>),
    /// A comparison without its braces.
    Comparison(Comparison),
}

impl Value {
    /// Returns what the value is called in a message.
    pub(super) fn noun(&self) -> &'static str {
        match self {
            Self::Move(_) => "a move",
            Self::Piece(_) => "a piece",
            Self::Variable(_) => "a variable",
            Self::Number(..) => "a number",
            Self::Negative => "a negative number",
            Self::Pieces(_) => "a list of pieces",
            Self::Assignments(list) if list.len() == 1 => "an assignment",
            Self::Assignments(_) => "a list of assignments",
            Self::Comparison(_) => "a comparison",
        }
    }

    /// Returns the value as arithmetic with its depth, if it is a number.
    ///
    /// # Errors
    ///
    /// The value itself, if it is none.
    pub(super) fn into_number(self) -> Result<(Arithmetic, usize), Self> {
        match self {
            Self::Piece(piece) => Ok((Arithmetic::Count(piece), 0)),
            Self::Variable(variable) => Ok((Arithmetic::Variable(variable), 0)),
            Self::Number(number, depth) => Ok((number, depth)),
            other => Err(other),
        }
    }
}

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
    let value = checker.check(expression)?;
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

/// A type check under way.
pub(super) struct Checker<'c, 'd> {
    pub(super) names: &'c Names<'d>,
    pub(super) diagnostics: &'c mut Diagnostics,
    /// The number of nodes that powers have added.
    written_out: usize,
}

impl Checker<'_, '_> {
    /// Checks an expression and returns its value; `None` if an error in it was reported.
    pub(super) fn check(&mut self, expression: &Expression) -> Option<Value> {
        stacker::maybe_grow(STACK_RED_ZONE, STACK_SEGMENT, || {
            self.check_kind(expression)
        })
    }

    fn check_kind(&mut self, expression: &Expression) -> Option<Value> {
        let place = expression.place;
        let value = match &expression.kind {
            ExpressionKind::Number(value) => Value::Number(Arithmetic::Constant(*value), 0),
            ExpressionKind::Negative => Value::Negative,
            ExpressionKind::Name(name) => {
                let found = self.names.look_up(name, place);
                match self.diagnostics.accept(found)? {
                    Meaning::Piece(piece) => Value::Piece(piece),
                    Meaning::Variable(variable) => Value::Variable(variable),
                    Meaning::Label(label) => self.action(RuleKind::Shift(label), place),
                }
            }
            ExpressionKind::Dot => self.action(RuleKind::Dot, place),
            ExpressionKind::KeeperSwitch => self.switch(PlayerId::KEEPER, place),
            ExpressionKind::Switch(name) => {
                let player = self.names.player(name);
                let player = self.diagnostics.accept(player)?;
                self.switch(player, place)
            }
            ExpressionKind::Chain { first, rest } => return operators::chain(self, first, rest),
            ExpressionKind::Juxtaposition(items) => {
                return operators::juxtaposition(self, items, place);
            }
            ExpressionKind::Suffixed { base, suffixes } => return self.suffixed(base, suffixes),
            ExpressionKind::Bracket(bracket, content) => {
                let content = match content {
                    Some(content) => Some((self.check(content)?, content.place)),
                    None => None,
                };
                return lists::bracket(self, *bracket, content, place);
            }
        };
        Some(value)
    }

    /// Returns a move with its place.
    pub(super) fn action(&self, kind: RuleKind, place: Place) -> Value {
        Value::Move(Rule {
            kind,
            span: place.written(),
        })
    }

    fn switch(&self, player: PlayerId, place: Place) -> Value {
        self.action(modify(Modifier::Switch(player)), place)
    }

    /// Reports an error.
    pub(super) fn refuse<T>(&mut self, error: Diagnostic) -> Option<T> {
        self.diagnostics.push(error);
        None
    }

    fn suffixed(&mut self, base: &Expression, suffixes: &[Suffix]) -> Option<Value> {
        let value = self.check(base)?;
        let (first, more) = suffixes.split_first()?;
        if let Some(error) = misplaced_suffix(base, &value, first) {
            return self.refuse(error);
        }
        if let Some(second) = more.first() {
            return self.refuse(
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
            return self.refuse(Diagnostic::error(
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
                    self.diagnostics.push(power_zero(first.place));
                }
                return Some(Value::Move(rule));
            }
            Some(copies) => RuleKind::Concat(self.copies(rule, copies, place)?),
        };
        Some(self.action(kind, place))
    }

    fn copies(&mut self, rule: Rule, copies: i32, place: Place) -> Option<Vec<Rule>> {
        let copies = usize::try_from(copies).unwrap_or(0);
        self.written_out = size(&rule)
            .saturating_mul(copies)
            .saturating_add(self.written_out);
        let fits = check_size(self.names.meter(), self.written_out, place);
        self.diagnostics.accept(fits)?;
        Some(vec![rule; copies])
    }
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

/// Returns a modifier that is not numbered yet.
pub(super) fn modify(modifier: Modifier) -> RuleKind {
    RuleKind::Modify {
        modifier,
        index: None,
    }
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
