//! The program: what a reasoner does, in a small typed language between the plan and the text of
//! its crate.
//!
//! A program consists of functions on the position of a game. Their values are sets of cells,
//! cells, pieces, truth values, numbers and moves under construction; their statements are
//! structured. Nothing in it belongs to the language that it is printed in: back ends print it,
//! and what it calls are named helpers of the runtime.

pub mod build;
pub mod calls;
pub mod code;
mod expression;
pub mod free;
pub mod function;
pub mod function_id;
pub mod held;
pub mod helper;
pub mod mentions;
pub mod name;
pub mod passes;
mod statement;
pub mod tables;
pub mod text;
pub mod types;
pub mod verify;
pub mod visit;
pub mod whole;

pub use calls::Calls;
pub use code::{Condition, Constant, Expr, Field, LocalTable, Op, Over, Place, Stmt};
pub use free::FreeVariables;
pub use function::{Function, Inline, Parameter};
pub use function_id::{FunctionId, Part};
pub use held::Held;
pub use helper::{Effect, Form, Helper};
pub use mentions::Mentions;
pub use name::{Name, common_word, fresh};
pub use tables::TableSet;
pub use types::{Sink, Type};
pub use whole::{Endings, LinesField, Performing, Program, RegionField, Search, Tail, Told};
