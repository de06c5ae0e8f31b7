//! Tests of tables, which are written as the relations that they stand for.

use super::*;
use crate::effort::Meter;
use crate::program::visit::Visitor;
use crate::testing::{on_board, plan, printed, relation_of};

/// Returns what an expression mentions.
fn mentions(code: &Expr) -> Mentions {
    let mut mentions = Mentions::default();
    mentions.expression(code);
    mentions
}

/// Returns the tables that are asked for about a relation on a row of three cells, on one line and
/// with the number of the relation left out.
fn written(pairs: &[(u32, u32)], ask: fn(&Tables<'_>, RelationId) -> Expr) -> String {
    let game = on_board(
        "rectangle(up, down, left, right, [e, e, e])",
        "->p {e} [x] ->q {x} [e]",
    );
    let mut plan = plan(&game);
    let relation = relation_of(3, pairs.iter().copied());
    let id = plan
        .machine
        .relations
        .intern(relation, &Meter::unlimited())
        .unwrap();
    let meter = Meter::unlimited();
    let tables = Tables::new(&plan, &meter);
    let code = ask(&tables, id);
    let source = tables.source(&mentions(&code));
    let source = source.replace(&format!("_{}", id.0), "");
    source.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn every_form_of_a_relation_has_its_entries() {
    const RIGHT: &[(u32, u32)] = &[(0, 1), (1, 2)];
    const ANYWHERE: &[(u32, u32)] = &[(0, 1), (0, 2), (1, 1), (1, 2), (2, 1), (2, 2)];
    const ROUND: &[(u32, u32)] = &[(0, 1), (1, 0)];
    type Ask = fn(&Tables<'_>, RelationId) -> Expr;
    type Case = (&'static [(u32, u32)], Ask, &'static str);
    let cases: [Case; 12] = [
        (
            RIGHT,
            |tables, id| tables.function(id),
            "static RIGHT: Table<u8, 4> = Table([ 1, 2, 255, 255, ]);",
        ),
        (
            RIGHT,
            |tables, id| tables.function(id),
            "const NONE: u8 = 255;",
        ),
        (
            RIGHT,
            |tables, id| tables.sets(id),
            "static RIGHT_SETS: Table<Cells, 4> = Shifts::new([1], &[([0, 1], [2])]).sets();",
        ),
        (
            RIGHT,
            |tables, id| tables.transposed_sets(id),
            "static RIGHT_SOURCES: Table<Cells, 4> = Shifts::new([1], &[([0, 1], [2])]).sources();",
        ),
        (
            RIGHT,
            |tables, id| tables.rays(id),
            "static RIGHT_RAYS: Table<Cells, 4> = Shifts::new([1], &[([0, 1], [2])]).rays();",
        ),
        (
            RIGHT,
            |tables, id| tables.function(id).at(tables.sets(id)),
            "const RIGHT_PAIRS: Shifts<'_, 1> = Shifts::new([1], &[([0, 1], [2])]); \
             pub(crate) static RIGHT: Table<u8, 4> = RIGHT_PAIRS.targets_u8(); \
             pub(crate) static RIGHT_SETS: Table<Cells, 4> = RIGHT_PAIRS.sets();",
        ),
        (
            ROUND,
            |tables, id| tables.rays(id),
            "static RAYS: Table<Cells, 4> = Shifts::new([1], &[([1, 0], [1]), ([0, 1], [1])]).sets();",
        ),
        (
            RIGHT,
            |tables, id| tables.domain(id),
            "const HAS_RIGHT: Cells = Cells::from_words([0x3]);",
        ),
        (
            &[(0, 1), (0, 2), (1, 2)],
            |tables, id| tables.list(id),
            "static SHIFT: Table<&[u8], 4> = Table([ &[1, 2], &[2], &[], &[], ]);",
        ),
        (
            ANYWHERE,
            |tables, id| tables.list(id),
            "static CELLS: [u8; 2] = [ 1, 2, ];",
        ),
        (
            &[(0, 0), (2, 2)],
            |tables, id| tables.set(id),
            "const AREA: Cells = Cells::from_words([0x5]);",
        ),
        (
            ANYWHERE,
            |tables, id| tables.set(id),
            "const AREA: Cells = Cells::from_words([0x6]);",
        ),
    ];
    for (pairs, ask, expected) in cases {
        let source = written(pairs, ask);
        assert!(source.contains(expected), "{expected}\n{source}");
    }
}

#[test]
fn tables_are_written_if_they_are_mentioned_or_entries_of_others() {
    let game = on_board(
        "rectangle(up, down, left, right, [e, e, e])",
        "->p {e} [x] ->q {x} [e]",
    );
    let mut plan = plan(&game);
    let id = plan
        .machine
        .relations
        .intern(relation_of(3, [(0, 1), (1, 2)]), &Meter::unlimited())
        .unwrap();
    let nothing = Mentions::default();
    let meter = Meter::unlimited();
    let tables = Tables::new(&plan, &meter);
    let code = tables.function(id);
    assert!(!tables.source(&nothing).contains("static RIGHT"));
    assert!(tables.source(&mentions(&code)).contains("static RIGHT"));
    let rows = Rows {
        entry: "&Table<u8, 4>".to_owned(),
        rows: ["&RIGHT", "&RIGHT", "&LEFT"].map(str::to_owned).to_vec(),
        padding: "&RIGHT".to_owned(),
    };
    let name = tables.rows("WAYS", rows);
    assert_eq!(printed(&plan, &name), "tables :: WAYS");
    let source = tables.source(&nothing);
    assert!(source.contains("static RIGHT"), "{source}");
    let table =
        "static WAYS: Table<&Table<u8, 4>, 4> = Table([\n    &RIGHT, &RIGHT, &LEFT, &RIGHT,\n]);";
    assert!(source.contains(table), "{source}");
    tables.answers("ANSWERS", &[1, 0x8000]);
    let answers = "static ANSWERS: Answers<32> = Answers::new(&[\n    0x1, 0x8000,\n]);";
    assert!(tables.source(&nothing).contains(answers));
}

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
