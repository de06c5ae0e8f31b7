//! The building of the program of a plan.

mod actions;
mod alternatives;
mod answers;
mod arithmetic;
mod backward;
mod chains;
mod cuts;
mod describe;
mod displaced;
mod functions;
mod groups;
mod held;
mod keeper;
mod kinds;
mod lines;
mod needed;
mod onward;
mod partial;
mod performing;
mod pieces;
mod pools;
mod program;
mod queue;
mod regions;
mod replay;
mod roots;
mod run;
mod segment;
mod set_expression;
mod set_sampling;
mod shared_conditions;
mod tables;
mod tested_once;
mod walk;
mod whole_board;

pub use program::{program, program_text};
