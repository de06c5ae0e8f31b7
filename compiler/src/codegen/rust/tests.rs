//! Tests of printed Rust: what programs look like, and that it is what they say.

mod expressions;
mod functions;
mod statements;
mod structure;

use crate::automaton::StateId;
use crate::model::{Game, PieceId, VariableId};
use crate::plan::Kind;
use crate::program::{Expr, FunctionId, Helper, Stmt};
use crate::testing::game;

/// A game with variables of all widths.
const GAME: &str = "#players = p(255)\n#pieces = e, x, y\n\
    #variables = byte(255), long(65536), word(256)\n\
    #board = rectangle(up, down, left, right, [e, x])\n#rules = (->p {e} [x] ->p {x} [e])*";

fn test_game() -> Game {
    game(GAME)
}

const X: PieceId = PieceId(1);
const Y: PieceId = PieceId(2);
const BYTE: VariableId = VariableId(1);
const LONG: VariableId = VariableId(2);
const WORD: VariableId = VariableId(3);

fn local(name: &str) -> Expr {
    Expr::local(name)
}

fn a() -> Expr {
    local("a")
}

fn b() -> Expr {
    local("b")
}

fn c() -> Expr {
    local("c")
}

fn table(name: &str) -> Expr {
    Expr::Table(name.into())
}

fn boxed(inner: Expr) -> Box<Expr> {
    Box::new(inner)
}

fn call(helper: Helper, arguments: impl Into<Vec<Expr>>) -> Expr {
    Expr::Helper(helper, arguments.into())
}

/// A call of a function that tests a pattern.
fn pattern(arguments: Vec<Expr>) -> Expr {
    let id = FunctionId::Root(Kind::Patterns, StateId(7));
    Expr::Call(id, arguments)
}

/// Returns code without white space.
fn plain(code: &str) -> String {
    code.split_whitespace().collect()
}

/// Returns a statement that does something with a value.
fn give(value: Expr) -> Stmt {
    Stmt::Do(call(Helper::Push, [local("out"), value]))
}
