//! Which functions become one, and what is looked up in its place.

use super::*;
use crate::effort::Meter;
use crate::machine::Relation;
use crate::model::{CellId, PlayerId};
use crate::program::visit::Visitor;
use crate::program::{Inline, Mentions, Parameter, Sink, Type};
use crate::testing::{next, previous, printed_function, row, switch, written, written_tables};

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

/// The bodies of the functions of states 1, 2 and 3.
type Bodies = [Vec<Stmt>; 3];

fn listing(state: u32) -> FunctionId {
    FunctionId::Root(Kind::Moves, StateId(state))
}

/// Merges functions of states 1, 2 and 3, all of which may come after state 0, with these
/// bodies.
fn merged_as(of: Of, bodies: Bodies) -> Merged {
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
    for cell in [0, 1] {
        tables.cells(&[CellId(cell)]);
    }
    let queue = FunctionQueue::default();
    let mut functions = BTreeMap::new();
    for (state, body) in (1..).zip(bodies) {
        let id = of(state);
        queue.request(id);
        let function = Function {
            id,
            doc: vec![format!("State {state}.")],
            public: true,
            inline: Inline::Unsaid,
            mutates: false,
            parameters: vec![
                Parameter::new("out", Type::Sink(Sink::Moves)),
                Parameter::new("cell", Type::Cell),
            ],
            result: Type::Unit,
            body,
        };
        functions.insert(id, function);
    }
    merge(&plan, &tables, &queue, &mut functions);
    let mut mentions = Mentions::default();
    for function in functions.values() {
        mentions.statements(&function.body);
    }
    let source = written_tables(&plan, &tables.finish(), &mentions);
    Merged {
        called: (1..4).map(|state| queue.called(of(state)).name()).collect(),
        left: functions
            .into_iter()
            .map(|(id, function)| (id, printed_function(&plan, &function)))
            .collect(),
        tables: source.split_whitespace().collect::<Vec<_>>().join(" "),
    }
}

fn merged(bodies: Bodies) -> Merged {
    merged_as(listing, bodies)
}

/// The body and the tables of the function that three become.
fn one(bodies: Bodies) -> (String, String) {
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
fn are_left(bodies: Bodies) -> bool {
    let Merged {
        left,
        called,
        tables,
    } = merged(bodies);
    left.len() == 3 && called == ["moves_1", "moves_2", "moves_3"] && !tables.contains("MOVES_1")
}

/// A body that is a value.
fn value(value: Expr) -> Vec<Stmt> {
    vec![Stmt::Return(Some(value))]
}

/// A call of a helper with local values, and with numbers where they are written.
fn call(helper: Helper, arguments: &str) -> Expr {
    let argument = |text: &str| match text.parse() {
        Ok(number) => Expr::Int(number),
        Err(_) => Expr::local(text),
    };
    Expr::Helper(helper, arguments.split(' ').map(argument).collect())
}

/// A body that ends a move with a modifier.
fn ended(code: i64) -> Vec<Stmt> {
    value(call(Helper::End, &format!("out m {code} cell")))
}

/// A call of a function that tests a pattern.
fn holds(pattern: u32, arguments: Vec<Expr>) -> Expr {
    let id = FunctionId::Root(Kind::Patterns, StateId(pattern));
    Expr::Call(id, arguments)
}

#[test]
fn functions_that_are_the_same_become_one() {
    let (body, tables) = one([5; 3].map(ended));
    assert_eq!(body, "{ out . end (m , 5 , cell) }");
    assert!(!tables.contains("MOVES_1"), "{tables}");
}

#[test]
fn numbers_of_modifiers_are_looked_up_by_the_control_state() {
    for (helper, arguments, expected) in [
        (
            Helper::End,
            "out m CODE cell",
            "out . end (m , CODE , cell)",
        ),
        (Helper::Then, "m CODE cell", "m . then (CODE , cell)"),
        (Helper::Then, "m 1 CODE cell", "m . then (1 , CODE , cell)"),
        (Helper::Code, "CODE cell", "code (CODE , cell)"),
    ] {
        let own = |code: &str| value(call(helper, &arguments.replace("CODE", code)));
        let (body, tables) = one(["5", "6", "5"].map(own));
        let found = expected.replace("CODE", "tables :: MOVES_1_CODES [control] as usize");
        let expected = format!("{{ let control = self . control as usize ; {found} }}");
        assert_eq!(body, expected);
        // The first control state is none of these; what it looks up does not matter.
        let table = "static MOVES_1_CODES: Table<u16, 4> = Table([ 5, 5, 6, 5, ]);";
        assert!(tables.contains(table), "{tables}");
    }
}

#[test]
fn other_numbers_are_not_looked_up() {
    let bodies = |body: fn(i64) -> Vec<Stmt>| [5, 6, 5].map(body);
    assert!(are_left(bodies(|number| {
        vec![Stmt::set("n", Expr::Int(number))]
    })));
    let code = |name: &str| value(call(Helper::End, &format!("out m {name} cell")));
    assert!(are_left(["d", "f", "d"].map(code)));
    // Not of a call that makes a code, and not at the place of a number.
    for (helper, arguments) in [
        (Helper::Push, "out m NUMBER cell"),
        (Helper::End, "out NUMBER m cell"),
        (Helper::End, "out m cell NUMBER"),
        (Helper::Code, "NUMBER"),
    ] {
        let own = |number: &str| value(call(helper, &arguments.replace("NUMBER", number)));
        assert!(are_left(["5", "6", "5"].map(own)), "{arguments}");
    }
}

#[test]
fn two_functions_that_are_alike_are_left() {
    let other = || value(call(Helper::Push, "out m 5 cell"));
    assert!(are_left([ended(5), ended(5), other()]));
    assert!(are_left([ended(5), other(), ended(5)]));
}

#[test]
fn three_functions_have_to_be_alike() {
    assert!(are_left([7, 8, 9].map(|id| value(holds(id, Vec::new())))));
    let asked = |number| value(holds(7, vec![Expr::Int(number)]));
    assert!(are_left([1, 2, 3].map(asked)));
}

#[test]
fn tables_of_one_form_are_looked_up() {
    let follow = |table: Expr| value(Expr::Helper(Helper::Follow, vec![table, Expr::cell()]));
    let table = |name: &str| Expr::Table(name.into());
    let of_tables = |names: [&str; 3]| names.map(|name| follow(table(name)));
    let (body, tables) = one(of_tables(["RIGHT", "LEFT", "RIGHT"]));
    let found = "follow (tables :: MOVES_1_TABLES [control] , cell)";
    assert_eq!(
        body,
        format!("{{ let control = self . control as usize ; {found} }}")
    );
    let rows = "static MOVES_1_TABLES: Table<&Table<u8, 4>, 4> = Table([ &RIGHT, &RIGHT, &LEFT, &RIGHT, ]);";
    assert!(tables.contains(rows), "{tables}");
    // One of them is a table of sets.
    assert!(are_left(of_tables(["RIGHT", "LEFT_SETS", "RIGHT"])));
    // These are no tables.
    let elsewhere = ["RIGHT", "LEFT", "RIGHT"].map(|name| follow(Expr::local(name)));
    assert!(are_left(elsewhere));
    assert!(are_left(of_tables(["RIGHT", "NOWHERE", "RIGHT"])));
    // An unknown one is the same for all, and is left where something else is looked up.
    let unknown = |code: i64| {
        let end = call(Helper::End, &format!("out m {code} cell"));
        value(Expr::Helper(Helper::Follow, vec![table("NOWHERE"), end]))
    };
    assert_eq!(
        one([5, 6, 5].map(unknown)).0,
        "{ let control = self . control as usize ; follow (& tables :: NOWHERE , \
         out . end (m , tables :: MOVES_1_CODES [control] as usize , cell)) }"
    );
    // Sets are entries themselves.
    let within = |name: &str| value(Expr::local("at").and(table(name)));
    let (body, tables) = one(["MASK_0", "MASK_1", "MASK_0"].map(within));
    let found = "at & tables :: MOVES_1_TABLES [control]";
    assert_eq!(
        body,
        format!("{{ let control = self . control as usize ; {found} }}")
    );
    let rows =
        "static MOVES_1_TABLES: Table<Cells, 4> = Table([ MASK_0, MASK_0, MASK_1, MASK_0, ]);";
    assert!(tables.contains(rows), "{tables}");
}

#[test]
fn ways_of_slides_are_looked_up() {
    let slide = |helper| value(call(helper, "rays cell"));
    let bodies = [Helper::SlideUp, Helper::SlideDown, Helper::SlideUp].map(slide);
    let (body, tables) = one(bodies);
    let found = "slide (tables :: MOVES_1_UPWARD [control] , & rays , cell)";
    assert_eq!(
        body,
        format!("{{ let control = self . control as usize ; {found} }}")
    );
    let table = "static MOVES_1_UPWARD: Table<bool, 4> = Table([ true, true, false, true, ]);";
    assert!(tables.contains(table), "{tables}");
    // Where all go the same way, nothing is looked up.
    assert_eq!(
        one([Helper::SlideDown; 3].map(slide)).0,
        "{ slide_down (& rays , cell) }"
    );
}

#[test]
fn several_places_are_looked_up_each_in_its_own_table() {
    let end = |code: i64| call(Helper::End, &format!("out m {code} cell"));
    let body = |(first, slide, second)| {
        let slide = Expr::Helper(slide, vec![Expr::local("rays"), end(second)]);
        vec![Stmt::Do(end(first)), Stmt::Return(Some(slide))]
    };
    let bodies = [
        (5, Helper::SlideUp, 7),
        (5, Helper::SlideDown, 8),
        (5, Helper::SlideUp, 9),
    ];
    let (body, _) = one(bodies.map(body));
    let expected = "{ let control = self . control as usize ; out . end (m , 5 , cell) ; \
        slide (tables :: MOVES_1_UPWARD [control] , & rays , \
        out . end (m , tables :: MOVES_1_CODES [control] as usize , cell)) }";
    assert_eq!(body, expected);
}

#[test]
fn sets_are_told_apart_by_their_order() {
    let union = |[a, b, c]: [u32; 3]| {
        let set = |number: u32| Expr::local(format!("at_{number}"));
        set(a).or(set(b).and(set(c)))
    };
    let alike = [[1, 2, 1], [7, 4, 7], [2, 1, 2]];
    let other = [[1, 2, 1], [7, 4, 4], [2, 1, 2]];
    let used = |sets| value(union(sets));
    assert_eq!(one(alike.map(used)).0, "{ at_1 | at_2 & at_1 }");
    assert!(are_left(other.map(used)));
    // The names that are given are those of the sets, too.
    let given = |[a, b, c]: [u32; 3]| {
        let name = |number: u32| format!("at_{number}");
        vec![
            Stmt::set_mut(name(a), Expr::NoCells),
            Stmt::store(name(b), None, union([a, b, c])),
        ]
    };
    assert_eq!(
        one(alike.map(given)).0,
        "{ let mut at_1 = Cells :: EMPTY ; at_2 = at_1 | at_2 & at_1 ; }"
    );
    assert!(are_left(other.map(given)));
}

#[test]
fn functions_that_list_and_draw_moves_are_merged_and_no_others() {
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
        let found = merged_as(of, [5; 3].map(ended));
        assert_eq!(found.left.len() == 1, expected, "{:?}", of(1));
    }
}
