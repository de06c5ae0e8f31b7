//! Tidying: no scope around what needs none, one condition instead of several within each other,
//! nothing behind the end, no value that nobody uses, and answers without branches.

use crate::program::visit::{Rewriter, Visitor};
use crate::program::{Condition, Effect, Expr, FreeVariables, Function, Name, Op, Stmt, Type};

/// Tidies the statements of a function.
pub(super) fn tidy(function: &mut Function) {
    Tidying.statements(&mut function.body);
    while function.body.last().is_some_and(only_ends) {
        function.body.pop();
    }
    if function.result == Type::Bool {
        answer_at_once(&mut function.body);
    }
}

/// Returns whether nothing happens but for the value where an expression is evaluated.
pub(super) fn is_pure(expression: &Expr) -> bool {
    struct Search(bool);
    impl Visitor for Search {
        fn expression(&mut self, expression: &Expr) {
            self.0 &= match expression {
                Expr::Helper(helper, _) => helper.effect() != Effect::Writes,
                Expr::Call(..) | Expr::Try(_) => false,
                _ => true,
            };
            self.inside_expression(expression);
        }
    }
    let mut search = Search(true);
    search.expression(expression);
    search.0
}

/// Returns the names that statements give to what comes behind them.
fn names_given(statements: &[Stmt]) -> Vec<Name> {
    let mut names = Vec::new();
    for statement in statements {
        match statement {
            Stmt::Let { name, .. }
            | Stmt::LetSomeOrBreak { name, .. }
            | Stmt::Swap { old: name, .. } => names.push(name.clone()),
            Stmt::LetTuple { names: all, .. } => names.extend_from_slice(all),
            Stmt::Visited { .. } => names.push("seen".into()),
            Stmt::NextCode => names.extend(["index", "to", "rest"].map(Name::from)),
            Stmt::Table(table) => names.push(table.name.clone()),
            _ => {}
        }
    }
    names
}

/// Returns whether a statement does nothing but to end the function, if anything.
fn only_ends(statement: &Stmt) -> bool {
    match statement {
        Stmt::Return(None) => true,
        Stmt::If {
            conditions,
            then,
            otherwise,
        } => {
            let mut all = then.iter().chain(otherwise);
            all.all(|inner| *inner == Stmt::Return(None))
                && conditions.iter().all(|condition| {
                    let (Condition::Holds(value) | Condition::Some(_, value)) = condition;
                    is_pure(value)
                })
        }
        _ => false,
    }
}

/// Returns what two branches both end with, if that is the end of the function.
fn common_end(then: &mut Vec<Stmt>, otherwise: &mut Vec<Stmt>) -> Option<Stmt> {
    let same = then.last().is_some() && then.last() == otherwise.last();
    if !same || !matches!(then.last(), Some(Stmt::Return(value)) if value.iter().all(is_literal)) {
        return None;
    }
    otherwise.pop();
    then.pop()
}

fn is_literal(value: &Expr) -> bool {
    matches!(value, Expr::Bool(_) | Expr::None | Expr::Int(_))
}

/// Returns the condition under which a statement does nothing but to return a literal, and that
/// literal.
fn returned(statement: &Stmt) -> Option<(Expr, &Expr)> {
    let Stmt::If {
        conditions,
        then,
        otherwise,
    } = statement
    else {
        return None;
    };
    let [Stmt::Return(Some(value))] = then.as_slice() else {
        return None;
    };
    if !otherwise.is_empty() || !is_literal(value) {
        return None;
    }
    let values = conditions.iter().map(|condition| match condition {
        Condition::Holds(value) => Some(value.clone()),
        Condition::Some(..) => None,
    });
    let values: Vec<Expr> = values.collect::<Option<_>>()?;
    Some((values.into_iter().reduce(Expr::and_also)?, value))
}

/// The most alternatives of a condition: what is longer is not read, and what is nested without
/// limit cannot be printed.
const MOST_ALTERNATIVES: usize = 64;

/// Returns the number of alternatives of a condition.
fn alternatives(condition: &Expr) -> usize {
    let (mut count, mut rest) = (1, condition);
    while let Expr::Binary(Op::OrElse, left, right) = rest {
        count += 1;
        // Chains are nested to the left where they are joined, and to the right at the end.
        rest = match **left {
            Expr::Binary(Op::OrElse, ..) => left,
            _ => right,
        };
    }
    count
}

/// Joins questions one after the other that lead to the same answer.
fn joined(statements: Vec<Stmt>) -> Vec<Stmt> {
    let mut joined: Vec<Stmt> = Vec::new();
    for statement in statements {
        let both = match (joined.last().and_then(returned), returned(&statement)) {
            (Some((first, value)), Some((second, same)))
                if value == same && alternatives(&first) < MOST_ALTERNATIVES =>
            {
                Some((first.or_else(second), value.clone()))
            }
            _ => None,
        };
        match both {
            Some((condition, value)) => {
                joined.pop();
                joined.push(Stmt::when(condition, vec![Stmt::Return(Some(value))]));
            }
            None => joined.push(statement),
        }
    }
    joined
}

/// Has statements that end with a value return it without a name and a block of its own.
fn return_at_once(statements: &mut Vec<Stmt>) {
    while let Some(Stmt::Return(Some(returned))) = statements.last_mut() {
        if let Expr::Block(inner, value) = returned {
            let (inner, value) = (std::mem::take(inner), (**value).clone());
            statements.pop();
            statements.extend(inner);
            statements.push(Stmt::Return(Some(value)));
            continue;
        }
        let Expr::Local(returned) = returned else {
            return;
        };
        let returned = returned.clone();
        match statements.iter().nth_back(1) {
            Some(Stmt::Let {
                name,
                mutable: false,
                value,
            }) if *name == returned => {
                let value = value.clone();
                statements.truncate(statements.len() - 2);
                statements.push(Stmt::Return(Some(value)));
            }
            _ => return,
        }
    }
}

/// Statements, from the last to the first, and what they use.
#[derive(Default)]
struct Tidied {
    statements: Vec<Stmt>,
    free: FreeVariables,
}

impl Tidied {
    /// Adds a statement in front of all others.
    fn push(&mut self, statement: Stmt) {
        self.free.precede(&statement);
        self.statements.push(statement);
    }

    /// Returns whether the statements use a name that they do not give.
    fn uses(&self, name: &Name) -> bool {
        self.free.has(name.as_str())
    }

    fn in_order(mut self) -> Vec<Stmt> {
        self.statements.reverse();
        self.statements
    }
}

struct Tidying;

impl Rewriter for Tidying {
    fn statements(&mut self, statements: &mut Vec<Stmt>) {
        for statement in statements.iter_mut() {
            self.statement(statement);
        }
        let mut tidied = Tidied::default();
        // From the end, so that it is known what comes behind.
        for statement in std::mem::take(statements).into_iter().rev() {
            if statement.diverges() {
                tidied = Tidied::default();
            }
            match statement {
                Stmt::Scope(body) => {
                    let names = names_given(&body);
                    // What is counted by a value with a name lasts as long as the scope.
                    let counts = names.iter().any(|name| name.as_str().starts_with('_'));
                    let lasts = counts && !tidied.statements.is_empty();
                    if !lasts && !names.iter().any(|name| tidied.uses(name)) {
                        body.into_iter().rev().for_each(|inner| tidied.push(inner));
                    } else {
                        tidied.push(Stmt::Scope(body));
                    }
                }
                Stmt::If {
                    conditions, then, ..
                } if conditions.is_empty() => {
                    tidied.push(Stmt::Scope(then));
                }
                Stmt::If {
                    conditions,
                    mut then,
                    mut otherwise,
                } if !otherwise.is_empty() => {
                    if let Some(end) = common_end(&mut then, &mut otherwise) {
                        tidied.push(end);
                    }
                    tidied.push(Stmt::If {
                        conditions,
                        then,
                        otherwise,
                    });
                }
                Stmt::If {
                    conditions,
                    then,
                    otherwise,
                } if then.is_empty() && otherwise.is_empty() => {
                    let values = conditions.iter().map(|condition| match condition {
                        Condition::Holds(value) | Condition::Some(_, value) => value,
                    });
                    if !values.into_iter().all(is_pure) {
                        tidied.push(Stmt::If {
                            conditions,
                            then,
                            otherwise,
                        });
                    }
                }
                Stmt::Let {
                    name,
                    mutable,
                    value,
                } if !name.as_str().starts_with('_') => {
                    if tidied.uses(&name) || !is_pure(&value) {
                        tidied.push(Stmt::Let {
                            name,
                            mutable,
                            value,
                        });
                    }
                }
                Stmt::Visited { slots } => {
                    if tidied.uses(&"seen".into()) {
                        tidied.push(Stmt::Visited { slots });
                    }
                }
                statement => tidied.push(statement),
            }
        }
        *statements = joined(tidied.in_order());
        return_at_once(statements);
    }

    fn statement(&mut self, statement: &mut Stmt) {
        self.inside_statement(statement);
        let Stmt::If {
            conditions,
            then,
            otherwise,
        } = statement
        else {
            return;
        };
        *conditions = std::mem::take(conditions)
            .into_iter()
            .flat_map(|condition| match condition {
                Condition::Holds(value) => separate(value),
                condition => vec![condition],
            })
            .collect();
        if let [
            Stmt::If {
                conditions: inner,
                then: body,
                otherwise: inner_otherwise,
            },
        ] = then.as_mut_slice()
            && otherwise.is_empty()
            && inner_otherwise.is_empty()
        {
            conditions.append(inner);
            *then = std::mem::take(body);
        }
    }
}

/// Returns the conditions that a value asks for one after the other.
fn separate(value: Expr) -> Vec<Condition> {
    match value {
        Expr::Binary(Op::AndAlso, left, right) => [separate(*left), separate(*right)].concat(),
        Expr::Bool(true) => Vec::new(),
        value => vec![Condition::Holds(value)],
    }
}

/// Returns the condition as one value under which statements answer true, if that is all they do.
fn answered(statement: &Stmt) -> Option<Expr> {
    let (condition, value) = returned(statement)?;
    (*value == Expr::Bool(true)).then_some(condition)
}

/// Has a function that ends with questions return the answer to them.
fn answer_at_once(body: &mut Vec<Stmt>) {
    while body.len() >= 2 {
        let (last, before) = (&body[body.len() - 1], &body[body.len() - 2]);
        let Stmt::Return(Some(otherwise)) = last else {
            return;
        };
        let Some(holds) = answered(before) else {
            return;
        };
        if alternatives(&holds) + alternatives(otherwise) > MOST_ALTERNATIVES {
            return;
        }
        let value = match otherwise {
            Expr::Bool(false) => holds,
            otherwise => holds.or_else(otherwise.clone()),
        };
        body.truncate(body.len() - 2);
        body.push(Stmt::Return(Some(value)));
    }
}

/// Returns whether an expression asks only what does not change.
pub(super) fn is_fixed(expression: &Expr) -> bool {
    struct Search(bool);
    impl Visitor for Search {
        fn expression(&mut self, expression: &Expr) {
            self.0 &= match expression {
                Expr::Helper(helper, _) => helper.effect() == Effect::Pure,
                Expr::Call(..)
                | Expr::Try(_)
                | Expr::Field(_)
                | Expr::Plane(_)
                | Expr::Union(_)
                | Expr::Variable(_)
                | Expr::Occupant(_) => false,
                _ => true,
            };
            self.inside_expression(expression);
        }
    }
    let mut search = Search(true);
    search.expression(expression);
    search.0
}
