//! The groups of moves from which set sampling draws.

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;

use crate::program::{Expr, Name, Op, Stmt};

/// The move of a cell: the numbers of its modifiers, and by how much their cells
/// are after the cell; none if the numbers are looked up.
pub(super) type Codes = Vec<(usize, i64)>;

/// A group of moves that are drawn in the same way.
#[derive(Clone)]
pub(super) struct Group {
    /// The move of `cell`.
    pub(super) make: Expr,
    /// The same move as numbers.
    pub(super) codes: Codes,
    /// Whether the group is found under a condition.
    pub(super) conditional: bool,
    /// The test whether there is a move of `cell`, if that is not yet asked.
    pub(super) asked: Option<Expr>,
}

/// The groups of moves at a root while its segment is built.
#[derive(Default)]
pub(super) struct Groups {
    pub(super) found: RefCell<Vec<Group>>,
    /// The sets with more cells than those on which their states are reached, and the test whether
    /// `cell` is one of these.
    pub(super) asked: RefCell<BTreeMap<Name, Expr>>,
    /// The number of conditions within which code is built.
    pub(super) conditions: Cell<usize>,
    /// Whether there are moves that no group contains.
    pub(super) rest: Cell<bool>,
}

impl Groups {
    /// Builds the statement that notes a group: the moves that `make` makes of some cells.
    pub(super) fn add(&self, cells: Expr, make: Expr, codes: Codes) -> Stmt {
        let conditional = self.conditions.get() > 0;
        let asked = match &cells {
            Expr::Local(set) => self.asked.borrow().get(set).cloned(),
            _ => None,
        };
        let mut found = self.found.borrow_mut();
        let name = name(found.len());
        let mutable = asked.is_some();
        found.push(Group {
            make,
            codes,
            conditional,
            asked,
        });
        if conditional {
            Stmt::store(name, None, cells)
        } else {
            Stmt::Let {
                name,
                mutable,
                value: cells,
            }
        }
    }

    /// Builds the statement that notes that there are further moves if a condition holds.
    pub(super) fn further(&self, condition: Expr) -> Stmt {
        self.rest.set(true);
        Stmt::store("rest", Some(Op::Or), condition)
    }

    /// Runs `build` and takes note that what it builds stands in a condition.
    pub(super) fn within<T>(&self, build: impl FnOnce() -> T) -> T {
        self.conditions.set(self.conditions.get() + 1);
        let inner = build();
        self.conditions.set(self.conditions.get() - 1);
        inner
    }
}

/// Returns the name of the set of a group.
pub(super) fn name(group: usize) -> Name {
    format!("group_{group}").into()
}
