//! The tests behind a modifier that are made before anything else is changed.

use crate::machine::RelationId;
use crate::model::PieceId;

/// The ways on which a search goes on; it fails if none of them leads anywhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Onward {
    /// The ways, at least one.
    pub ways: Vec<Way>,
}

/// A step of a search, with what has to hold where it leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Way {
    /// Where it leads to.
    pub relation: RelationId,
    /// The pieces of which one has to stand there, in ascending order, if that is tested.
    pub pieces: Option<Vec<PieceId>>,
    /// What a pattern tests that is asked there.
    pub asked: Option<Onward>,
    /// What is tested behind it.
    pub then: Option<Onward>,
}
