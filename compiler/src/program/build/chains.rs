//! Building of loops as searches from cell to cell, by tables of chains.

use super::pieces::cells_of;
use super::segment::set_of;
use super::walk::WalkBuilder;
use crate::automaton::StateId;
use crate::model::PieceId;
use crate::plan::{Bundle, ChainSearch, Chains};
use crate::program::tables::{Fill, SetRows};
use crate::program::{Constant, Expr, Helper, Name, Op, Stmt};

impl WalkBuilder<'_> {
    /// Builds the set of the hub of a loop: `at_once` are sets of cells on which it is reached to
    /// begin with; `is_cell` tells the states whose only cell is `cell`.
    pub(super) fn chain_search(
        &self,
        search: &ChainSearch,
        at_once: Vec<Expr>,
        is_cell: impl Fn(StateId) -> bool,
    ) -> Vec<Stmt> {
        let hub = || Expr::Local(set_of(search.hub));
        let arriving = search.arriving.iter().flat_map(|(state, chains)| {
            let (state, one) = (*state, is_cell(*state));
            chains.iter().map(move |chains| (state, one, chains))
        });
        let mut kinds: Vec<Vec<PieceId>> = Vec::new();
        let mut arrivals = Vec::new();
        for (state, one, chains) in arriving {
            let follow = self.followed(chains, &set_of(search.hub), &mut kinds);
            if one {
                arrivals.push(follow);
            } else {
                let domain = self.tables.cells(&chains.domain());
                let sources = Expr::Local(set_of(state)).and(domain);
                arrivals.push(Stmt::for_each("cell", sources, vec![follow]));
            }
        }
        let new = || Expr::local("new");
        let mut round = vec![Stmt::set_mut("new", Expr::NoCells)];
        for chains in &search.round {
            round.push(self.followed(chains, &"new".into(), &mut kinds));
        }
        round.extend([
            Stmt::store("new", Some(Op::And), hub().not()),
            Stmt::store(set_of(search.hub), Some(Op::Or), new()),
            Stmt::store("todo", Some(Op::Or), new()),
        ]);
        let tests = kinds.iter().enumerate();
        let tests = tests
            .map(|(number, pieces)| Stmt::set(test(number), cells_of(pieces, self.whole.game)));
        let mut inner: Vec<Stmt> = tests.collect();
        inner.extend(arrivals);
        inner.push(Stmt::set_mut("todo", hub()));
        inner.push(Stmt::WhileSome {
            name: "cell".into(),
            value: Expr::Helper(Helper::Pop, vec![Expr::local("todo")]),
            body: round,
        });
        vec![
            Stmt::set_mut(set_of(search.hub), Expr::union(at_once)),
            Stmt::Scope(inner),
        ]
    }

    /// Builds the adding of the ends of the chains from `cell` that hold to a set.
    fn followed(&self, chains: &Chains, into: &Name, kinds: &mut Vec<Vec<PieceId>>) -> Stmt {
        let tests = chains.tests.len();
        let length = if chains.end_tested() {
            tests
        } else {
            tests + 1
        };
        let bundles = chains.bundles();
        let tuples = |row: &Vec<Bundle>| {
            let tuples = row
                .iter()
                .map(|bundle| bundle.iter().take(length).cloned().collect());
            tuples.collect()
        };
        let table = self.tables.set_rows(
            "CHAINS",
            SetRows {
                sets: length,
                rows: chains.rows.iter().map(tuples).collect(),
                fill: Fill::With(bundles, vec![Vec::new(); length]),
            },
        );
        let cells: Vec<Name> = (0..length).map(|n| format!("on_{n}").into()).collect();
        let held = chains.tests.iter().zip(&cells).map(|(pieces, cells)| {
            let known = kinds.iter().position(|kind| kind == pieces);
            let number = known.unwrap_or_else(|| {
                kinds.push(pieces.clone());
                kinds.len() - 1
            });
            let arguments = vec![Expr::Local(test(number)), Expr::Local(cells.clone())];
            Expr::Helper(Helper::Gathered, arguments)
        });
        let held = held.reduce(Expr::and);
        let held = held.unwrap_or(Expr::Constant(Constant::AllBits));
        let end = cells.last().cloned().map_or(Expr::NoCells, Expr::Local);
        let ends = Expr::Helper(Helper::Scattered, vec![end, held]);
        Stmt::ForRows {
            names: cells,
            rows: table.at(Expr::cell()),
            body: vec![Stmt::store(into, Some(Op::Or), ends)],
        }
    }
}

/// Returns the name of the cells with certain pieces.
fn test(number: usize) -> Name {
    format!("test_{number}").into()
}
