//! Tests of tables, which are written as the relations that they stand for.

use super::*;
use crate::model::CellId;
use crate::program::Expr;
use crate::program::tables::{Entry, Rows};
use crate::program::visit::Visitor;
use crate::testing::{on_board, plan, relation_of};

/// Returns what mentions some tables.
fn mentions(names: &[&str]) -> Mentions {
    let mut mentions = Mentions::default();
    for name in names {
        mentions.expression(&Expr::Table(Name::from(*name)));
    }
    mentions
}

/// Returns tables of a relation on a row of three cells, in some forms, on one line.
fn written(pairs: &[(u32, u32)], forms: &[(TableForm, &str)]) -> String {
    let game = on_board(
        "rectangle(up, down, left, right, [e, e, e])",
        "->p {e} [x] ->q {x} [e]",
    );
    let mut plan = plan(&game);
    let relation = relation_of(3, pairs.iter().copied());
    let meter = Meter::unlimited();
    let id = plan.machine.relations.intern(relation, &meter).unwrap();
    let names: Vec<&str> = forms.iter().map(|(_, name)| *name).collect();
    let forms = forms
        .iter()
        .map(|(form, name)| ((id, *form), Name::from(*name)));
    let set = TableSet {
        relations: forms.collect(),
        ..TableSet::default()
    };
    let source = tables(&plan, &set, &mentions(&names), &meter);
    source.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn every_form_of_a_relation_has_its_entries() {
    const RIGHT: &[(u32, u32)] = &[(0, 1), (1, 2)];
    const ANYWHERE: &[(u32, u32)] = &[(0, 1), (0, 2), (1, 1), (1, 2), (2, 1), (2, 2)];
    const ROUND: &[(u32, u32)] = &[(0, 1), (1, 0)];
    type Forms = &'static [(TableForm, &'static str)];
    type Case = (&'static [(u32, u32)], Forms, &'static str);
    let cases: [Case; 12] = [
        (
            RIGHT,
            &[(TableForm::Function, "RIGHT")],
            "static RIGHT: Table<u8, 4> = Table([ 1, 2, 255, 255, ]);",
        ),
        (
            RIGHT,
            &[(TableForm::Function, "RIGHT")],
            "const NONE: u8 = 255;",
        ),
        (
            RIGHT,
            &[(TableForm::Sets, "RIGHT_SETS")],
            "static RIGHT_SETS: Table<Cells, 4> = Shifts::new([1], &[([0, 1], [2])]).sets();",
        ),
        (
            RIGHT,
            &[(TableForm::Sources, "RIGHT_SOURCES")],
            "static RIGHT_SOURCES: Table<Cells, 4> = Shifts::new([1], &[([0, 1], [2])]).sources();",
        ),
        (
            RIGHT,
            &[(TableForm::Rays, "RIGHT_RAYS")],
            "static RIGHT_RAYS: Table<Cells, 4> = Shifts::new([1], &[([0, 1], [2])]).rays();",
        ),
        (
            RIGHT,
            &[
                (TableForm::Function, "RIGHT"),
                (TableForm::Sets, "RIGHT_SETS"),
            ],
            "const RIGHT_PAIRS: Shifts<'_, 1> = Shifts::new([1], &[([0, 1], [2])]); \
             pub(crate) static RIGHT: Table<u8, 4> = RIGHT_PAIRS.targets_u8(); \
             pub(crate) static RIGHT_SETS: Table<Cells, 4> = RIGHT_PAIRS.sets();",
        ),
        (
            ROUND,
            &[(TableForm::Rays, "RAYS")],
            "static RAYS: Table<Cells, 4> = Shifts::new([1], &[([1, 0], [1]), ([0, 1], [1])]).sets();",
        ),
        (
            RIGHT,
            &[(TableForm::Domain, "HAS_RIGHT")],
            "const HAS_RIGHT: Cells = Cells::from_words([0x3]);",
        ),
        (
            &[(0, 1), (0, 2), (1, 2)],
            &[(TableForm::List, "SHIFT")],
            "static SHIFT: Table<&[u8], 4> = Table([ &[1, 2], &[2], &[], &[], ]);",
        ),
        (
            ANYWHERE,
            &[(TableForm::Row, "CELLS")],
            "static CELLS: [u8; 2] = [ 1, 2, ];",
        ),
        (
            &[(0, 0), (2, 2)],
            &[(TableForm::Set, "AREA")],
            "const AREA: Cells = Cells::from_words([0x5]);",
        ),
        (
            ANYWHERE,
            &[(TableForm::Set, "AREA")],
            "const AREA: Cells = Cells::from_words([0x6]);",
        ),
    ];
    for (pairs, forms, expected) in cases {
        let source = written(pairs, forms);
        assert!(source.contains(expected), "{expected}\n{source}");
    }
}

#[test]
fn tables_are_written_if_they_are_mentioned() {
    let game = on_board(
        "rectangle(up, down, left, right, [e, e, e])",
        "->p {e} [x] ->q {x} [e]",
    );
    let mut plan = plan(&game);
    let meter = Meter::unlimited();
    let relation = relation_of(3, [(0, 1), (1, 2)]);
    let id = plan.machine.relations.intern(relation, &meter).unwrap();
    let nothing = Mentions::default();
    let mut set = TableSet::default();
    let right = Name::from("RIGHT");
    set.relations.insert((id, TableForm::Function), right);
    let text = |set: &TableSet, mentioned: &Mentions| tables(&plan, set, mentioned, &meter);
    assert!(!text(&set, &nothing).contains("static RIGHT"));
    assert!(text(&set, &mentions(&["RIGHT"])).contains("static RIGHT"));
    let rows = Rows {
        rows: [1, 2, 3].map(Entry::Code).to_vec(),
        padding: Entry::Code(1),
    };
    set.rows.insert(rows, Name::from("CODES"));
    let table = "static CODES: Table<u16, 4> = Table([\n    1, 2, 3, 1,\n]);";
    assert!(text(&set, &nothing).contains(table));
    set.answers.insert(vec![1, 0x8000], Name::from("ANSWERS"));
    let answers = "static ANSWERS: Answers<32> = Answers::new(&[\n    0x1, 0x8000,\n]);";
    assert!(text(&set, &nothing).contains(answers));
}

#[test]
fn entries_are_written_by_their_kinds() {
    let game = on_board(
        "rectangle(up, down, left, right, [e, e, e])",
        "->p {e} [x] ->q {x} [e]",
    );
    let plan = plan(&game);
    let cases = [
        (Entry::Code(7), "u16", "7"),
        (
            Entry::Sets(vec![vec![CellId(1)], vec![]]),
            "[Cells; 2]",
            "[Cells::from_words([0x2]), Cells::EMPTY]",
        ),
        (
            Entry::Places(vec![(1, 2), (0, 32)]),
            "[(u8, u8); 2]",
            "[(1, 2), (0, 32)]",
        ),
    ];
    for (entry, of_type, text) in cases {
        let rows = Rows {
            rows: vec![entry.clone()],
            padding: entry,
        };
        let all = [(rows, Name::from("ROWS"))].into_iter().collect();
        assert_eq!(
            rows::written(&all, &plan.layout),
            format!("\npub(crate) static ROWS: Table<{of_type}, 1> = Table([\n    {text},\n]);\n")
        );
    }
}
