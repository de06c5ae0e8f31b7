//! The forms of tables of relations.

/// The forms in which a relation can be stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) enum Form {
    /// The target of each cell, or none.
    Function,
    /// The targets of each cell as a list.
    List,
    /// The targets from any cell as one list.
    Row,
    /// The targets of each cell as a set.
    Sets,
    /// The cells that lead to each cell, as a set.
    Sources,
    /// All cells that are reached from each cell by repeating the relation, as a set.
    Rays,
    /// One set.
    Set,
    /// The set of cells that have targets.
    Domain,
}

impl Form {
    /// Returns whether the form is a table with an entry for each cell.
    pub(super) fn is_table(self) -> bool {
        !matches!(self, Self::Row | Self::Set | Self::Domain)
    }
}
