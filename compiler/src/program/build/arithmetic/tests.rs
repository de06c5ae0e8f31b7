//! Tests of arithmetic in programs, which is evaluated and has the values that the language gives
//! it.
//!
//! What evaluates it panics where compiled code would: on overflow of a plain operator,
//! and on division by zero.

use super::*;
use crate::model::{Game, PieceId, VariableId};
use crate::program::Condition;
use crate::testing::{game, piece, plan, printed_statements};

/// A game with variables of all widths and five cells.
const GAME: &str = "#players = p(5)\n#pieces = e, x\n\
    #variables = byte(3), long(2147483647), word(300)\n\
    #board = rectangle(up, down, left, right, [e, x, x, x, x])\n\
    #rules = (->p {e} ->> {x})*";

/// The values of the variables and the number of cells with piece `x`.
#[derive(Clone, Copy, Debug)]
struct Values {
    byte: i32,
    long: i32,
    word: i32,
    count: i32,
}

impl Values {
    fn named(&self, name: &str) -> i32 {
        match name {
            "byte" => self.byte,
            "long" => self.long,
            "word" => self.word,
            _ => panic!("`{name}` is no variable"),
        }
    }

    /// Returns values of every variable at its ends and between.
    fn all() -> Vec<Self> {
        let mut all = Vec::new();
        for byte in [0, 1, 3] {
            for long in [0, 1, i32::MAX] {
                for (word, count) in [(300, 0), (0, 5)] {
                    all.push(Self {
                        byte,
                        long,
                        word,
                        count,
                    });
                }
            }
        }
        all
    }
}

/// The value of an expression of a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Value {
    Number(i32),
    Truth(bool),
}

impl Value {
    fn number(self) -> i32 {
        match self {
            Self::Number(number) => number,
            Self::Truth(_) => panic!("a number is expected"),
        }
    }

    fn truth(self) -> bool {
        match self {
            Self::Truth(truth) => truth,
            Self::Number(_) => panic!("a condition is expected"),
        }
    }
}

/// An evaluator of programs; `value` is what `let value` has bound.
#[derive(Clone, Copy)]
struct Evaluator<'v> {
    game: &'v Game,
    values: &'v Values,
    value: Option<i32>,
}

impl Evaluator<'_> {
    fn number(&self, expr: &Expr) -> i32 {
        self.evaluate(expr).number()
    }

    fn evaluate(&self, expr: &Expr) -> Value {
        match expr {
            Expr::Int(number) => {
                Value::Number(i32::try_from(*number).expect("numbers have 32 bits"))
            }
            Expr::Local(name) if name.as_str() == "value" => {
                Value::Number(self.value.expect("`value` is bound before it is used"))
            }
            Expr::Variable(variable) => {
                let name = &self.game.variables[variable.index()].name;
                Value::Number(self.values.named(name))
            }
            Expr::Helper(helper, arguments) => self.called(*helper, arguments),
            Expr::Binary(op, left, right) => self.operation(*op, left, right),
            _ => panic!("arithmetic has no such expressions"),
        }
    }

    fn called(&self, helper: Helper, arguments: &[Expr]) -> Value {
        match (helper, arguments) {
            (Helper::Count, [Expr::Piece(_)]) => Value::Number(self.values.count),
            (Helper::Within, [value, limit]) => {
                Value::Truth((0..=self.number(limit)).contains(&self.number(value)))
            }
            (_, [left, right]) => {
                let (left, right) = (self.number(left), self.number(right));
                Value::Number(match helper {
                    Helper::WrappingAdd => left.wrapping_add(right),
                    Helper::WrappingSub => left.wrapping_sub(right),
                    Helper::WrappingMul => left.wrapping_mul(right),
                    Helper::WrappingDiv => left.wrapping_div(right),
                    _ => panic!("`{}` is no operation", helper.name()),
                })
            }
            _ => panic!("operations have two operands"),
        }
    }

    fn operation(&self, op: Op, left: &Expr, right: &Expr) -> Value {
        let both = || (self.number(left), self.number(right));
        let exact = |result: Option<i32>| Value::Number(result.expect("no overflow"));
        let compared = |holds: fn(&i32, &i32) -> bool| {
            let (left, right) = both();
            Value::Truth(holds(&left, &right))
        };
        match op {
            Op::Add => exact(both().0.checked_add(both().1)),
            Op::Subtract => exact(both().0.checked_sub(both().1)),
            Op::Multiply => exact(both().0.checked_mul(both().1)),
            Op::Equal => compared(i32::eq),
            Op::NotEqual => compared(i32::ne),
            Op::Less => compared(i32::lt),
            Op::LessEqual => compared(i32::le),
            Op::Greater => compared(i32::gt),
            Op::GreaterEqual => compared(i32::ge),
            Op::AndAlso => {
                Value::Truth(self.evaluate(left).truth() && self.evaluate(right).truth())
            }
            _ => panic!("arithmetic has no such operators"),
        }
    }

    /// Returns whether executing statements reaches the end of the function, and with which value.
    fn hit(mut self, statements: &[Stmt]) -> Option<Option<i32>> {
        for statement in statements {
            match statement {
                Stmt::Let {
                    name,
                    mutable: false,
                    value,
                } => {
                    assert_eq!(name.as_str(), "value");
                    self.value = Some(self.number(value));
                }
                Stmt::If {
                    conditions,
                    then,
                    otherwise,
                } => {
                    let [Condition::Holds(condition)] = conditions.as_slice() else {
                        panic!("there is one condition");
                    };
                    assert!(otherwise.is_empty());
                    let taken = self.evaluate(condition).truth();
                    return taken.then(|| self.hit(then)).flatten();
                }
                Stmt::Scope(inner) => return self.hit(inner),
                Stmt::Return(value) => {
                    return Some(value.as_ref().map(|value| self.number(value)));
                }
                _ => panic!("assignments have no such statements"),
            }
        }
        None
    }
}

/// Returns the value that the language gives an expression; `None` if it divides by zero.
fn meant(game: &Game, arithmetic: &Arithmetic, values: &Values) -> Option<i32> {
    Some(match arithmetic {
        Arithmetic::Constant(value) => *value,
        Arithmetic::Variable(variable) => values.named(&game.variables[variable.index()].name),
        Arithmetic::Count(_) => values.count,
        Arithmetic::Operation(operator, left, right) => {
            let (left, right) = (meant(game, left, values)?, meant(game, right, values)?);
            match operator {
                Operator::Add => left.wrapping_add(right),
                Operator::Subtract => left.wrapping_sub(right),
                Operator::Multiply => left.wrapping_mul(right),
                Operator::Divide if right == 0 => return None,
                Operator::Divide => left.wrapping_div(right),
            }
        }
    })
}

const OPERATORS: [Operator; 4] = [
    Operator::Add,
    Operator::Subtract,
    Operator::Multiply,
    Operator::Divide,
];

fn variable(game: &Game, name: &str) -> Arithmetic {
    let found = game.variables.iter().position(|own| own.name == name);
    Arithmetic::Variable(VariableId::from_index(found.expect("it is declared")))
}

fn operation(operator: Operator, left: &Arithmetic, right: &Arithmetic) -> Arithmetic {
    Arithmetic::Operation(operator, Box::new(left.clone()), Box::new(right.clone()))
}

/// Returns the results of all operations on these operands.
fn operations(left: &[Arithmetic], right: &[Arithmetic]) -> Vec<Arithmetic> {
    let pairs = left.iter().flat_map(|a| right.iter().map(move |b| (a, b)));
    pairs
        .flat_map(|(a, b)| OPERATORS.map(|operator| operation(operator, a, b)))
        .collect()
}

/// Returns operands, operations on them, and operations on those.
fn expressions(game: &Game) -> Vec<Arithmetic> {
    let constants = |values: &[i32]| -> Vec<Arithmetic> {
        values.iter().map(|&v| Arithmetic::Constant(v)).collect()
    };
    let count: PieceId = piece(game, "x");
    let named = |names: &[&str]| -> Vec<Arithmetic> {
        names.iter().map(|name| variable(game, name)).collect()
    };
    let mut operands = constants(&[i32::MIN, -7, -1, 0, 1, 2, i32::MAX]);
    operands.extend(named(&["byte", "long", "word"]));
    operands.push(Arithmetic::Count(count));
    let mut few = constants(&[-7, -1, 2]);
    few.extend(named(&["byte", "long"]));
    few.push(Arithmetic::Count(count));
    let inner = operations(&few, &few);
    let mut all = operands.clone();
    all.extend(operations(&operands, &operands));
    all.extend(operations(&inner, &few));
    all.extend(operations(&few, &inner));
    all
}

#[test]
fn assigned_values_are_those_of_the_language_and_within_the_bound() {
    let game = game(GAME);
    let plan = plan(&game);
    let arithmetics = Arithmetics::new(&plan);
    let all = Values::all();
    for expression in expressions(&game) {
        let value = arithmetics.value(&expression);
        for bound in [0, 3, 5, 300, i32::MAX] {
            let always = value.always_within(bound);
            for needed in [false, true] {
                let inner = Stmt::Return(needed.then(|| Expr::local("value")));
                let code = value.within(bound, needed, vec![inner]);
                for values in &all {
                    let evaluator = Evaluator {
                        game: &game,
                        values,
                        value: None,
                    };
                    let meant = meant(&game, &expression, values);
                    let meant = meant.filter(|value| (0..=bound).contains(value));
                    let expected = meant.map(|value| needed.then_some(value));
                    assert_eq!(evaluator.hit(&code), expected, "{code:?} of {values:?}");
                    assert!(meant.is_some() || !always, "{code:?} of {values:?}");
                }
            }
        }
    }
}

#[test]
fn comparisons_hold_where_the_language_says_so() {
    let game = game(GAME);
    let plan = plan(&game);
    let arithmetics = Arithmetics::new(&plan);
    let (byte, count) = (
        variable(&game, "byte"),
        Arithmetic::Count(piece(&game, "x")),
    );
    let one = Arithmetic::Constant(1);
    let mut sides = operations(
        &[byte.clone(), Arithmetic::Constant(-7)],
        &[count.clone(), byte.clone()],
    );
    sides.extend([byte, count, one, Arithmetic::Constant(-1)]);
    type Holds = fn(&i32, &i32) -> bool;
    let relations: [(Relation, Holds); 6] = [
        (Relation::Equal, i32::eq),
        (Relation::NotEqual, i32::ne),
        (Relation::Less, i32::lt),
        (Relation::LessEqual, i32::le),
        (Relation::Greater, i32::gt),
        (Relation::GreaterEqual, i32::ge),
    ];
    for (left, right) in sides.iter().flat_map(|a| sides.iter().map(move |b| (a, b))) {
        for (relation, holds) in relations {
            let (left, right) = (left.clone(), right.clone());
            let comparison = Comparison {
                left,
                relation,
                right,
            };
            let condition = arithmetics.comparison(&comparison);
            for values in &Values::all() {
                let evaluator = Evaluator {
                    game: &game,
                    values,
                    value: None,
                };
                let numbers = [&comparison.left, &comparison.right];
                let expected = match numbers.map(|side| meant(&game, side, values)) {
                    [Some(left), Some(right)] => holds(&left, &right),
                    _ => false,
                };
                let found = evaluator.evaluate(&condition).truth();
                assert_eq!(found, expected, "{condition:?} of {values:?}");
            }
        }
    }
}

#[test]
fn checks_that_cannot_fail_are_left_out() {
    let game = game(GAME);
    let plan = plan(&game);
    let arithmetics = Arithmetics::new(&plan);
    let (byte, two) = (variable(&game, "byte"), Arithmetic::Constant(2));
    let of = |operator, left, right| operation(operator, left, right);
    let cases = [
        (byte.clone(), 3, "{ return ; }"),
        (of(Operator::Divide, &byte, &two), 3, "{ return ; }"),
        (
            byte.clone(),
            2,
            "{ let value = i32 :: from (self . variables . byte) ; if value <= 2 { return ; } }",
        ),
        (
            of(Operator::Subtract, &byte, &two),
            3,
            "{ let value = i32 :: from (self . variables . byte) - 2 ; if value >= 0 { return ; } }",
        ),
        (
            of(Operator::Divide, &two, &byte),
            2,
            "if i32 :: from (self . variables . byte) != 0 { return ; }",
        ),
    ];
    for (expression, bound, expected) in cases {
        let value = arithmetics.value(&expression);
        let code = value.within(bound, false, vec![Stmt::Return(None)]);
        assert_eq!(printed_statements(&plan, &code), expected);
    }
}
