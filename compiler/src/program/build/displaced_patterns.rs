//! Building of patterns for all cells at once, by moving the sets of cells on which their tests pass.

use std::collections::BTreeMap;

use super::describe::documentation;
use super::pieces::cells_of;
use super::set_expression::shifted;
use super::walk::WalkBuilder;
use crate::analysis::{PieceSet, RelativeCube};
use crate::automaton::StateId;
use crate::model::CellId;
use crate::plan::DisplacedPattern;
use crate::program::name::UNNAMED_SET;
use crate::program::{Expr, Function, FunctionId, Inline, Name, Stmt, Type};

impl WalkBuilder<'_> {
    /// Builds the set of cells on which a pattern holds if the piece is put there that it takes for
    /// granted.
    pub(super) fn if_put(&self, entry: StateId) -> Function {
        let id = FunctionId::IfPut(entry);
        let displaced = self.plan.displaced_patterns.get(&entry);
        Function {
            id,
            doc: vec![documentation(self.plan, id, self.meter)],
            public: true,
            inline: Inline::Unsaid,
            mutates: false,
            parameters: Vec::new(),
            result: Type::Set,
            body: displaced.map_or(Vec::new(), |pattern| self.moving_sets(pattern)),
        }
    }

    fn moving_sets(&self, pattern: &DisplacedPattern) -> Vec<Stmt> {
        let mut body = Vec::new();
        let mut names: BTreeMap<(i64, PieceSet), Name> = BTreeMap::new();
        for (number, (by, pieces)) in (0..).zip(pattern.tests()) {
            let name: Name = format!("{UNNAMED_SET}{number}").into();
            let planes = cells_of(&pieces.pieces(), self.whole.game);
            body.push(Stmt::set(name.clone(), shifted(planes, -by)));
            names.insert((by, pieces), name);
        }
        let holds = pattern.cubes.iter().map(|cube| {
            let tests = cube.tests.iter();
            let tests = tests.map(|test| Expr::Local(names[test].clone()));
            let all = self.cells_of_cube(cube).into_iter().chain(tests);
            all.reduce(Expr::and).unwrap_or(Expr::AllCells)
        });
        body.push(Stmt::Return(Some(Expr::union(holds))));
        body
    }

    /// Returns the cells that have an alternative, unless all others are too near to an end of the board
    /// for its tests.
    fn cells_of_cube(&self, cube: &RelativeCube) -> Option<Expr> {
        let bits = self.plan.layout.words as i64 * 64;
        let lost = |cell: i64| {
            let mut tests = cube.tests.iter();
            tests.any(|(by, _)| !(0..bits).contains(&(cell + by)))
        };
        let cells = (0..self.plan.layout.cells).map(CellId::from_index);
        let mut others = cells.filter(|cell| cube.cells.binary_search(cell).is_err());
        let told = others.all(|cell| lost(cell.index() as i64));
        (!told).then(|| self.tables.cells(&cube.cells))
    }
}
