//! Building of sets of cells as expressions.

use super::pieces::cells_of;
use super::walk::WalkBuilder;
use crate::analysis::{displacements, transposed};
use crate::machine::{Action, Relation, RelationClass, RelationId};
use crate::plan::{Kind, pattern_writes};
use crate::program::{Expr, Field, FunctionId, Helper};

/// The number of displacements beyond which relations go through a table instead.
const MOST_SHIFTS: usize = 8;

/// Returns a set with all its cells moved by a number.
pub(super) fn shifted(set: Expr, by: i64) -> Expr {
    Expr::Helper(Helper::Shifted, vec![set, Expr::Int(by)])
}

/// Returns the targets of all cells of a set in a table of sets.
fn image(set: Expr, sets: Expr) -> Expr {
    Expr::Helper(Helper::Image, vec![set, sets])
}

impl WalkBuilder<'_> {
    /// Returns the targets of `cell`.
    pub(super) fn targets_of_cell(&self, relation: RelationId) -> Expr {
        match self.plan.machine.relations.class(relation) {
            RelationClass::Identity => Expr::only(Expr::cell()),
            RelationClass::Restriction => Expr::only(Expr::cell()).and(self.tables.set(relation)),
            RelationClass::Constant => self.tables.set(relation),
            RelationClass::Function | RelationClass::General => {
                self.tables.sets(relation).at(Expr::cell())
            }
        }
    }

    /// Returns the targets of all cells of the set `at`.
    pub(super) fn targets_of(&self, relation: RelationId, at: &Expr) -> Expr {
        match self.plan.machine.relations.class(relation) {
            RelationClass::Identity => at.clone(),
            RelationClass::Restriction => at.clone().and(self.tables.set(relation)),
            RelationClass::Constant => {
                let area = self.tables.set(relation);
                at.clone().is_empty().choose(Expr::NoCells, area)
            }
            RelationClass::Function | RelationClass::General => {
                let own = self.plan.machine.relations.get(relation);
                self.displaced_by(own, at)
                    .unwrap_or_else(|| image(at.clone(), self.tables.sets(relation)))
            }
        }
    }

    /// Returns the cells from which a relation leads into the set `into`.
    pub(super) fn sources_of(&self, relation: RelationId, into: &Expr) -> Expr {
        match self.plan.machine.relations.class(relation) {
            RelationClass::Identity => into.clone(),
            RelationClass::Restriction => into.clone().and(self.tables.set(relation)),
            RelationClass::Constant => {
                let (area, all) = (self.tables.set(relation), self.tables.domain(relation));
                let meets = Expr::Helper(Helper::Meets, vec![into.clone(), area]);
                meets.choose(all, Expr::NoCells)
            }
            RelationClass::Function | RelationClass::General => {
                let back = transposed(self.plan.machine.relations.get(relation), self.meter)
                    .unwrap_or_default();
                self.displaced_by(&back, into)
                    .unwrap_or_else(|| image(into.clone(), self.tables.transposed_sets(relation)))
            }
        }
    }

    /// Returns the targets of a set by a relation that is a few displacements.
    fn displaced_by(&self, relation: &Relation, set: &Expr) -> Option<Expr> {
        let parts = displacements(relation, MOST_SHIFTS, self.meter).unwrap_or_default()?;
        let moved = parts.iter().map(|part| {
            let from = match self.tables.mask(&part.from, part.by) {
                Some(mask) => set.clone().and(mask),
                None => set.clone(),
            };
            shifted(from, part.by)
        });
        Some(Expr::union(moved))
    }

    /// Returns the cells of the set `cells` on which a test goes on. Patterns are evaluated for the
    /// whole board at once if the set can be `large`.
    pub(super) fn tested(&self, action: &Action, cells: Expr, large: bool) -> Expr {
        match action {
            Action::On(pieces) => cells.and(cells_of(pieces, self.whole.game)),
            Action::Compare(_) => {
                let guard = self.guard(action).unwrap_or(Expr::Bool(true));
                guard.choose(cells, Expr::NoCells)
            }
            Action::Pattern { negated, pattern } => {
                if let Some(test) = self.cell_test(action, large) {
                    let test = Expr::lambda("cell", test);
                    return Expr::Helper(Helper::Filtered, vec![cells, test]);
                }
                let entry = self.plan.machine.patterns[pattern.index()];
                let holds = if let Some(name) = self.named.borrow().get(&entry) {
                    Expr::Local(name.clone())
                } else if self.cached_pattern.get() == Some(entry) {
                    Expr::Field(Field::Known)
                } else {
                    self.queue.call(FunctionId::Everywhere(entry), Vec::new())
                };
                cells.and(holds.negated(*negated))
            }
            _ => cells,
        }
    }

    /// Returns a test on `cell` that is evaluated for one cell after the other, also where the set
    /// of them can be `large`.
    pub(super) fn cell_test(&self, action: &Action, large: bool) -> Option<Expr> {
        let Action::Pattern { negated, pattern } = action else {
            return None;
        };
        let machine = &self.plan.machine;
        let entry = machine.patterns[pattern.index()];
        if large && !pattern_writes(machine, entry, self.meter).unwrap_or_default() {
            return None;
        }
        let root = FunctionId::Root(Kind::Patterns, entry);
        let call = self.queue.call(root, vec![Expr::cell()]);
        Some(call.negated(*negated))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::effort::Meter;
    use crate::machine::Relation;
    use crate::program::Mentions;
    use crate::program::build::queue::FunctionQueue;
    use crate::program::build::tables::Tables;
    use crate::program::visit::Visitor;
    use crate::testing::{
        ANYWHERE, FIRST, LEFT, NEIGHBOURS, RIGHT, STAY, plan, printed, relation, relation_of, row,
        written_tables,
    };

    /// Returns the targets of a set and of a cell and the sources of a set, without white
    /// space and with the number of the relation left out; and the constants.
    fn written(own: Relation) -> ([String; 3], String) {
        let game = row("->p {e} [x] ->q {x} [e]");
        let mut plan = plan(&game);
        let meter = Meter::unlimited();
        let id = plan.machine.relations.intern(own, &meter).unwrap();
        let tables = Tables::new(&plan, &meter);
        let queue = FunctionQueue::default();
        let builder = WalkBuilder::new(&plan, &tables, &queue, Kind::Moves);
        let (at, into) = (Expr::local("at"), Expr::local("into"));
        let code = [
            builder.targets_of(id, &at),
            builder.targets_of_cell(id),
            builder.sources_of(id, &into),
        ];
        let mut mentions = Mentions::default();
        for code in &code {
            mentions.expression(code);
        }
        let source = written_tables(&plan, &tables.finish(), &mentions);
        let plain = |code: &Expr| {
            let names = ["AREA", "FROM", "SHIFT"];
            let code = printed(&plan, code).replace(' ', "");
            let numbered = |name| format!("{name}_{}", id.0);
            names
                .into_iter()
                .fold(code, |code, name| code.replace(&numbered(name), name))
        };
        (code.each_ref().map(plain), source)
    }

    #[test]
    fn sets_are_carried_over_relations() {
        let cases = [
            (STAY, ["at", "Cells::of(cell)", "into"]),
            (
                FIRST,
                [
                    "at&tables::AREA",
                    "Cells::of(cell)&tables::AREA",
                    "into&tables::AREA",
                ],
            ),
            (
                ANYWHERE,
                [
                    "ifat.is_empty(){Cells::EMPTY}else{tables::BOARD}",
                    "tables::BOARD",
                    "ifinto.meets(tables::BOARD){tables::FROM}else{Cells::EMPTY}",
                ],
            ),
            (
                [&[2, 3], &[2, 3], &[2, 3], &[2, 3]],
                [
                    "ifat.is_empty(){Cells::EMPTY}else{tables::AREA}",
                    "tables::AREA",
                    "ifinto.meets(tables::AREA){tables::FROM}else{Cells::EMPTY}",
                ],
            ),
            (
                RIGHT,
                [
                    "(at&tables::MASK_0).shifted(1)",
                    "tables::RIGHT_SETS[cell]",
                    "into.shifted(-1)",
                ],
            ),
            (
                LEFT,
                [
                    "at.shifted(-1)",
                    "tables::LEFT_SETS[cell]",
                    "(into&tables::MASK_0).shifted(1)",
                ],
            ),
            (
                NEIGHBOURS,
                [
                    "at.shifted(-1)|(at&tables::MASK_0).shifted(1)",
                    "tables::SHIFT[cell]",
                    "into.shifted(-1)|(into&tables::MASK_0).shifted(1)",
                ],
            ),
        ];
        for (cells, expected) in cases {
            let (found, _) = written(relation(cells));
            assert_eq!(found, expected);
        }
    }

    #[test]
    fn only_cells_that_a_shift_keeps_on_the_board_are_shifted() {
        // The second and the fourth cell lead on, one of them to the right.
        let (found, source) = written(relation_of(4, [(1, 2), (3, 1)]));
        assert_eq!(
            found[0],
            "(at&tables::MASK_0).shifted(-2)|(at&tables::MASK_1).shifted(1)"
        );
        let masks = [
            "const MASK_0: Cells = Cells::from_words([0x8]);",
            "const MASK_1: Cells = Cells::from_words([0x2]);",
        ];
        for mask in masks {
            assert!(source.contains(mask), "{source}");
        }
    }

    #[test]
    fn a_set_is_tested_as_a_whole() {
        let game = row("->p {e} {? left {x}} [x] ->q {x} {! right {e}} [e]");
        let plan = plan(&game);
        let meter = Meter::unlimited();
        let tables = Tables::new(&plan, &meter);
        let queue = FunctionQueue::default();
        let builder = WalkBuilder::new(&plan, &tables, &queue, Kind::Moves);
        let tested = |action: &Action, large| {
            let cells = Expr::local("at").or(Expr::local("more"));
            printed(&plan, &builder.tested(action, cells, large)).replace(' ', "")
        };
        for (negated, not) in [(false, ""), (true, "!")] {
            let pattern = crate::automaton::PatternId(0);
            let asked = Action::Pattern { negated, pattern };
            let number = plan.machine.patterns[0].0;
            let one_by_one = format!("(at|more).filtered(|cell|{not}self.pattern_{number}(cell))");
            let at_once = format!("(at|more)&{not}self.pattern_{number}_everywhere()");
            assert_eq!(tested(&asked, false), one_by_one);
            assert_eq!(tested(&asked, true), at_once);
            builder.cached_pattern.set(Some(plan.machine.patterns[0]));
            assert_eq!(tested(&asked, true), format!("(at|more)&{not}self.known"));
            builder.cached_pattern.set(None);
            builder
                .named
                .borrow_mut()
                .insert(plan.machine.patterns[0], "asked".into());
            assert_eq!(tested(&asked, true), format!("(at|more)&{not}asked"));
            builder.named.borrow_mut().clear();
        }
        let on = crate::testing::on(&[1]);
        assert_eq!(tested(&on, true), "(at|more)&self.planes[piece::X]");
        let compared = crate::testing::action("{$ v < 2}");
        assert_eq!(
            tested(&compared, true),
            "ifi32::from(self.variables.v)<2{at|more}else{Cells::EMPTY}"
        );
    }
}
