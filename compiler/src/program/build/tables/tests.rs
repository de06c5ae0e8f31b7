//! Tests of which tables are asked for.

use super::*;
use crate::testing::{on_board, plan, printed, relation_of};

#[test]
fn a_shift_needs_no_mask_where_all_other_cells_leave_the_words() {
    let rows = "[e, e, e, e, e, e, e, e]".repeat(8);
    let board = format!("rectangle(up, down, left, right, {rows})");
    let game = on_board(&board, "->p {e} [x] ->q {x} [e]");
    let plan = plan(&game);
    let meter = Meter::unlimited();
    let tables = Tables::new(&plan, &meter);
    let cells = |range: std::ops::Range<u32>| range.map(CellId).collect::<Vec<_>>();
    let cases = [
        ("a row forwards", cells(0..56), 8, false),
        ("a row backwards", cells(8..64), -8, false),
        ("the last cell stays away", cells(0..55), 8, true),
        ("the first cell stays away", cells(9..64), -8, true),
        ("beyond a row", cells(0..56), 7, true),
        ("every cell", cells(0..64), 1, false),
        ("from the first cell only", cells(0..1), 63, false),
        ("from one cell, not so far", cells(0..1), 62, true),
    ];
    for (name, from, by, expected) in cases {
        assert_eq!(tables.mask(&from, by).is_some(), expected, "{name}");
    }
}

#[test]
fn targets_are_a_set_where_there_are_many() {
    let game = on_board(
        "rectangle(up, down, left, right, [e, e, e])",
        "->p {e} [x] ->q {x} [e]",
    );
    let mut plan = plan(&game);
    let all = |cells: u32| (0..cells).flat_map(move |a| (0..3).map(move |b| (a, b)));
    let constant = plan
        .machine
        .relations
        .intern(relation_of(3, all(3)), &Meter::unlimited())
        .unwrap();
    let mut more: Vec<_> = all(2).collect();
    more.push((2, 0));
    let meter = Meter::unlimited();
    let relations = &mut plan.machine.relations;
    let many = relations.intern(relation_of(3, more), &meter).unwrap();
    let few = relations.intern(relation_of(3, all(2)), &meter).unwrap();
    let tables = Tables::new(&plan, &meter);
    let area = |id| tables.area(id).map(|code| printed(&plan, &code));
    assert_eq!(area(constant).as_deref(), Some("tables :: BOARD"));
    assert_eq!(
        area(many),
        Some(format!("tables :: SHIFT_{} [cell]", many.0))
    );
    assert_eq!(area(few), None);
}

#[test]
fn tables_are_called_by_what_leads_as_they_do() {
    let game = on_board(
        "rectangle(up, down, left, right, [e, e, e])",
        "->p {e} [x] ->q {x} [e]",
    );
    type Ask = fn(&Tables<'_>, RelationId) -> Expr;
    type Case = (&'static [(u32, u32)], Ask, &'static str);
    const RIGHT: &[(u32, u32)] = &[(0, 1), (1, 2)];
    const ANYWHERE: &[(u32, u32)] = &[(0, 1), (0, 2), (1, 1), (1, 2), (2, 1), (2, 2)];
    const ROUND: &[(u32, u32)] = &[(0, 1), (1, 0)];
    let cases: [Case; 10] = [
        (RIGHT, |tables, id| tables.function(id), "RIGHT"),
        (RIGHT, |tables, id| tables.sets(id), "RIGHT_SETS"),
        (
            RIGHT,
            |tables, id| tables.transposed_sets(id),
            "RIGHT_SOURCES",
        ),
        (RIGHT, |tables, id| tables.rays(id), "RIGHT_RAYS"),
        (RIGHT, |tables, id| tables.domain(id), "HAS_RIGHT"),
        (ROUND, |tables, id| tables.rays(id), "RAYS"),
        (ROUND, |tables, id| tables.domain(id), "FROM"),
        (ANYWHERE, |tables, id| tables.list(id), "CELLS"),
        (ANYWHERE, |tables, id| tables.set(id), "AREA"),
        (ROUND, |tables, id| tables.function(id), "SHIFT"),
    ];
    for (pairs, ask, expected) in cases {
        let mut plan = plan(&game);
        let meter = Meter::unlimited();
        let relation = relation_of(3, pairs.iter().copied());
        let id = plan.machine.relations.intern(relation, &meter).unwrap();
        let tables = Tables::new(&plan, &meter);
        let Expr::Table(name) = ask(&tables, id) else {
            panic!("{expected} is no table");
        };
        let number = format!("_{}", id.0);
        assert_eq!(name.as_str().trim_end_matches(&number), expected);
        // What is asked for again is the same table.
        assert_eq!(ask(&tables, id), Expr::Table(name));
    }
}
