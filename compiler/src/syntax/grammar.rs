//! The parsers that are generated from the grammar.

// Generated code answers to other rules than written code.
#[allow(
    clippy::all,
    clippy::pedantic,
    missing_docs,
    unreachable_pub,
    unused_qualifications,
    unused_imports,
    reason = "generated"
)]
mod generated {
    lalrpop_util::lalrpop_mod!(parsers, "/syntax/grammar.rs");
    pub(in crate::syntax) use parsers::*;
}

pub(super) use generated::{BoardParser, BoundedListParser, NameListParser, RulesParser};
