//! Which functions become one, and what is looked up in its place.

use super::*;
use crate::analysis::Relation;
use crate::effort::Meter;
use crate::emit::free_variables::Identifiers;
use crate::model::PlayerId;
use crate::testing::{next, previous, row, switch, written};

/// What becomes of some functions.
struct Merged {
    /// The functions that are left.
    left: BTreeMap<FunctionId, String>,
    /// The names by which those of states 1, 2 and 3 are called.
    called: Vec<String>,
    /// The tables.
    tables: String,
}

/// A function of a state.
type Of = fn(u32) -> FunctionId;

fn listing(state: u32) -> FunctionId {
    FunctionId::Root(Kind::Moves, StateId(state))
}

/// Merges functions of states 1, 2 and 3, all of which may come after state 0, with these
/// bodies.
fn merged_as(of: Of, bodies: [&str; 3]) -> Merged {
    let game = row("->p {e} [x] ->> {}");
    let mut plan = crate::testing::plan(&game);
    let stay = || Relation::identity(4);
    let steps = [
        (0, stay(), switch(1), 1),
        (0, stay(), switch(1), 2),
        (0, stay(), switch(1), 3),
        (1, next(4), switch(1), 0),
        (2, previous(4), switch(1), 0),
    ];
    plan.machine = written(4, &[], steps);
    plan.controls = (0..4).map(|state| (StateId(state), PlayerId(1))).collect();
    let meter = Meter::unlimited();
    let tables = Tables::new(&plan, &meter);
    for state in [1, 2] {
        let relation = plan
            .machine
            .steps(StateId(state), &Meter::unlimited())
            .unwrap()[0]
            .relation;
        tables.function(relation);
        tables.sets(relation);
    }
    let queue = FunctionQueue::default();
    let mut items = BTreeMap::new();
    for (state, body) in (1..).zip(bodies) {
        let body: TokenStream = body.parse().expect("it is Rust");
        let (id, doc) = (of(state), format!(" State {state}."));
        let name = queue.function(id);
        let code =
            quote!(#[doc = #doc] pub(crate) fn #name(&self, out: &mut S, cell: usize) { #body });
        items.insert(id, code);
    }
    merge(&plan, &tables, &queue, &mut items);
    let all: TokenStream = items.values().cloned().collect();
    let source = tables.source(&Identifiers::in_code(&all, &Meter::unlimited()));
    Merged {
        called: (1..4)
            .map(|state| queue.function(of(state)).to_string())
            .collect(),
        left: items
            .into_iter()
            .map(|(id, code)| (id, code.to_string()))
            .collect(),
        tables: source.split_whitespace().collect::<Vec<_>>().join(" "),
    }
}

fn merged(bodies: [&str; 3]) -> Merged {
    merged_as(listing, bodies)
}

/// The body and the tables of the function that three become.
fn one(bodies: [&str; 3]) -> (String, String) {
    let Merged {
        left,
        called,
        tables,
    } = merged(bodies);
    assert_eq!(called, ["moves_1"; 3]);
    assert_eq!(left.len(), 1);
    let code = &left[&listing(1)];
    assert!(
        code.contains("State 1.") && code.contains(" The same for 3 control states."),
        "{code}"
    );
    let (_, body) = code.split_once("cell : usize) ").expect("it takes a cell");
    (body.to_owned(), tables)
}

/// Whether nothing becomes of some functions.
fn are_left(bodies: [&str; 3]) -> bool {
    let Merged {
        left,
        called,
        tables,
    } = merged(bodies);
    left.len() == 3 && called == ["moves_1", "moves_2", "moves_3"] && !tables.contains("MOVES_1")
}

#[test]
fn functions_that_are_the_same_become_one() {
    let (body, tables) = one(["out . end (m , 5 , cell)"; 3]);
    assert_eq!(body, "{ out . end (m , 5 , cell) }");
    assert!(!tables.contains("MOVES_1"), "{tables}");
}

#[test]
fn numbers_of_modifiers_are_looked_up_by_the_control_state() {
    for call in [
        "out . end (m , CODE , cell)",
        "m . then (m , CODE , cell)",
        "code (CODE , cell)",
    ] {
        let (body, tables) = one(["5", "6", "5"]
            .map(|code| call.replace("CODE", code))
            .each_ref()
            .map(String::as_str));
        let found = call.replace("CODE", "tables :: MOVES_1_CODES [control] as usize");
        let expected = format!("{{ let control = self . control as usize ; {found} }}");
        assert_eq!(body, expected);
        // The first control state is none of these; what it looks up does not matter.
        let table = "static MOVES_1_CODES: Table<u16, 4> = Table([ 5, 5, 6, 5, ]);";
        assert!(tables.contains(table), "{tables}");
    }
}

#[test]
fn other_numbers_are_not_looked_up() {
    // Not of a call that makes a code, and not at the place of a number.
    for body in [
        "let n = NUMBER ;",
        "out . push (m , NUMBER , cell)",
        "out . end (NUMBER , m , cell)",
        "out . end (m , cell , NUMBER)",
    ] {
        let bodies = ["5", "6", "5"].map(|number| body.replace("NUMBER", number));
        assert!(are_left(bodies.each_ref().map(String::as_str)), "{body}");
    }
}

#[test]
fn two_functions_that_are_alike_are_left() {
    let own = "out . end (m , 5 , cell)";
    assert!(are_left([own, own, "out . none (m , 5 , cell)"]));
    assert!(are_left([own, "out . none (m , 5 , cell)", own]));
}

#[test]
fn three_functions_have_to_be_alike() {
    assert!(are_left(["first ()", "second ()", "third ()"]));
    assert!(are_left(["first (1)", "first (2)", "first (3)"]));
}

#[test]
fn tables_of_one_form_are_looked_up() {
    let follow = |name: &str| format!("follow (& tables :: {name} , cell)");
    let bodies = ["RIGHT", "LEFT", "RIGHT"].map(follow);
    let (body, tables) = one(bodies.each_ref().map(String::as_str));
    let found = "follow (tables :: MOVES_1_TABLES [control] , cell)";
    assert_eq!(
        body,
        format!("{{ let control = self . control as usize ; {found} }}")
    );
    let table = "static MOVES_1_TABLES: Table<&Table<u8, 4>, 4> = Table([ &RIGHT, &RIGHT, &LEFT, &RIGHT, ]);";
    assert!(tables.contains(table), "{tables}");
    // One of them is a table of sets.
    let other = ["RIGHT", "LEFT_SETS", "RIGHT"].map(follow);
    assert!(are_left(other.each_ref().map(String::as_str)));
    // These are no tables.
    let elsewhere = bodies.map(|body| body.replace("tables", "others"));
    assert!(are_left(elsewhere.each_ref().map(String::as_str)));
    let unknown = ["RIGHT", "NOWHERE", "RIGHT"].map(follow);
    assert!(are_left(unknown.each_ref().map(String::as_str)));
}

#[test]
fn ways_of_slides_are_looked_up() {
    let bodies =
        ["slide_up", "slide_down", "slide_up"].map(|slide| format!("{slide} (rays , cell)"));
    let (body, tables) = one(bodies.each_ref().map(String::as_str));
    let found = "slide (tables :: MOVES_1_UPWARD [control] , rays , cell)";
    assert_eq!(
        body,
        format!("{{ let control = self . control as usize ; {found} }}")
    );
    let table = "static MOVES_1_UPWARD: Table<bool, 4> = Table([ true, true, false, true, ]);";
    assert!(tables.contains(table), "{tables}");
    // Where all go the same way, nothing is looked up.
    assert_eq!(
        one(["slide_down (rays , cell)"; 3]).0,
        "{ slide_down (rays , cell) }"
    );
}

#[test]
fn several_places_are_looked_up_each_in_its_own_table() {
    let body = |first: u32, slide: &str, second: u32| {
        format!("out . end (m , {first} , cell) ; {slide} (rays , out . end (m , {second} , cell))")
    };
    let bodies = [
        body(5, "slide_up", 7),
        body(5, "slide_down", 8),
        body(5, "slide_up", 9),
    ];
    let (body, _) = one(bodies.each_ref().map(String::as_str));
    let expected = "{ let control = self . control as usize ; out . end (m , 5 , cell) ; \
        slide (tables :: MOVES_1_UPWARD [control] , rays , \
        out . end (m , tables :: MOVES_1_CODES [control] as usize , cell)) }";
    assert_eq!(body, expected);
}

#[test]
fn sets_are_told_apart_by_their_order() {
    let bodies = [
        "at_1 | at_2 & at_1",
        "at_7 | at_4 & at_7",
        "at_2 | at_1 & at_2",
    ];
    assert_eq!(one(bodies).0, "{ at_1 | at_2 & at_1 }");
    assert!(are_left([
        "at_1 | at_2 & at_1",
        "at_7 | at_4 & at_4",
        "at_2 | at_1 & at_2"
    ]));
}

#[test]
fn functions_that_list_and_draw_moves_are_merged_and_no_others() {
    let body = ["out . end (m , 5 , cell)"; 3];
    let all: [(Of, bool); 6] = [
        (listing, true),
        (
            |state| FunctionId::Root(Kind::Candidates, StateId(state)),
            true,
        ),
        (|state| FunctionId::Draw(StateId(state)), true),
        (
            |state| FunctionId::Root(Kind::Keeper, StateId(state)),
            false,
        ),
        (|state| FunctionId::From(Kind::Moves, StateId(state)), false),
        (|state| FunctionId::Replay(StateId(state)), false),
    ];
    for (of, expected) in all {
        let found = merged_as(of, body);
        assert_eq!(found.left.len() == 1, expected, "{:?}", of(1));
    }
}
