//! Tests of which segments are templates, and of what they are made.

use super::{Onward, Template, template};
use crate::automaton::StateId;
use crate::effort::Meter;
use crate::machine::{Action, Machine, Step};
use crate::testing::{grid, machine, offs, on_board, row};

/// Returns the template behind the off of `x`, and the machine.
fn behind(game: &crate::model::Game, onward: Onward) -> (Option<Template>, Machine) {
    let machine = machine(game);
    let state = offs(game, &machine, "x")[0].1.target;
    (
        template(&machine, state, |_, _| Ok(onward), &Meter::unlimited()).unwrap(),
        machine,
    )
}

/// Returns whether `rules` behind an off of `x` are a template, if it goes on at modifiers so.
fn is_template(rules: &str, onward: Onward) -> bool {
    behind(&grid(&format!("->p {{e}} [x] {rules} ->> {{}}")), onward)
        .0
        .is_some()
}

#[test]
fn what_is_made_of_displacements_is_a_template() {
    let cases = [
        ("nothing", ""),
        ("a shift", "left"),
        ("shifts", "(left + up up)"),
        ("tests", "left {e} up {e,y}"),
        ("a pattern", "left {? up {y}}"),
        ("a negated pattern", "left {! up {y}} right"),
    ];
    for (name, rules) in cases {
        assert!(is_template(rules, Onward::Stopped), "{name}");
    }
}

#[test]
fn what_depends_on_more_than_cells_is_no_template() {
    let cases = [
        ("a loop", "(left {e})*"),
        ("a loop of several steps", "(left {e} up {y})*"),
        ("a comparison", "left {$ v == 1}"),
        ("a pattern that writes", "left {? [y] right {y}}"),
        ("a pattern that assigns", "left {? [$ v = 1] right {y}}"),
    ];
    for (name, rules) in cases {
        assert!(!is_template(rules, Onward::Last), "{name}");
    }
}

#[test]
fn modifiers_end_a_template_where_nothing_behind_them_is_looked_at() {
    assert!(!is_template("left {e} [y]", Onward::Stopped));
    assert!(is_template("left {e} [y]", Onward::Last));
    assert!(!is_template("left {e} [$ v = 1]", Onward::Stopped));
    let mixed = "(left {e} [y] up + up {e} ->q {} + right {e} [z])";
    let game = grid(&format!("->p {{e}} [x] {mixed} ->> {{}}"));
    let machine = machine(&game);
    let state = offs(&game, &machine, "x")[0].1.target;
    let put = |step: &Step, name| step.action == offs(&game, &machine, name)[0].1.action;
    let found = |last: &dyn Fn(&Step) -> bool| {
        let onward = |step: &Step| {
            if last(step) {
                Onward::Last
            } else {
                Onward::Stopped
            }
        };
        template(
            &machine,
            state,
            |_, step| Ok(onward(step)),
            &Meter::unlimited(),
        )
        .unwrap()
        .is_some()
    };
    assert!(found(&|step| put(step, "y") || put(step, "z")));
    assert!(!found(&|step| put(step, "y")));
    assert!(!found(&|step| put(step, "z")));
}

#[test]
fn modifiers_are_followed_by_templates_of_their_cells() {
    let followed = |rules: &str| {
        let game = grid(&format!("->p {{e}} [x] {rules} ->> {{}}"));
        behind(&game, Onward::Followed).0
    };
    let template = followed("left {e} [y] up {? left {e}} [$ v = 1] (left + up)").unwrap();
    assert_eq!((template.parts, template.sets()), (4, 2));
    let by = |template: &Template| -> Vec<i64> {
        template.leaving.iter().map(|leaving| leaving.by).collect()
    };
    assert_eq!(by(&template), [-1]);
    let behind = template.leaving[0].behind.as_ref().expect("it is followed");
    assert_eq!((behind.parts, by(behind)), (3, vec![-3]));
    let last = behind.leaving[0].behind.as_ref().expect("it is followed");
    assert_eq!((last.parts, by(last)), (2, vec![-3, -1]));
    assert!(last.leaving.iter().all(|leaving| leaving.behind.is_none()));
    let (_, machine) = self::behind(
        &grid("->p {e} [x] left {? up {e}} [y] up {? left {e}} ->> {}"),
        Onward::Followed,
    );
    let template = followed("left {? up {e}} [y] up {? left {e}}").unwrap();
    let meter = Meter::unlimited();
    assert_eq!(template.own_patterns(&machine, &meter).unwrap().len(), 1);
    assert_eq!(template.patterns(&machine, &meter).unwrap().len(), 2);
    // What is behind a modifier may be none.
    assert!(followed("left {e} [y] (up {e})*").is_none());
    assert!(followed("(left {e} [y] + up {e} [z] {$ v == 1})").is_none());
}

#[test]
fn displacements_and_modifiers_behind_modifiers_count() {
    let followed = |rules: &str| {
        let game = grid(&format!("->p {{e}} [x] {rules} ->> {{}}"));
        behind(&game, Onward::Followed).0.is_some()
    };
    assert!(followed(&"[y] ".repeat(16)));
    assert!(!followed(&"[y] ".repeat(17)));
    let steps = "(left + right + up + down) ";
    assert!(followed(&format!("{steps} [y]")));
    assert!(followed(&format!("{steps} [y] {steps}")));
    assert!(!followed(&format!("{steps} [y] {steps} [z] {steps}")));
    // A modifier may come again and again.
    assert!(!followed("([y] left)*"));
}

#[test]
fn nothing_is_displaced_where_nothing_is_left() {
    let game = row("->p {e} [x] left ->> {}");
    let mut machine = machine(&game);
    machine.steps.push(Vec::new());
    let stub = StateId::from_index(machine.steps.len() - 1);
    assert_eq!(
        template(&machine, stub, |_, _| Ok(Onward::Last), &Meter::unlimited()).unwrap(),
        None
    );
}

#[test]
fn a_template_has_at_most_thirty_two_parts() {
    let parts = |cells: usize, rules: &str| {
        let board = format!(
            "rectangle(up, down, left, right, [{}])",
            ["e"; 30][..cells].join(", ")
        );
        let rules =
            format!("#other = (left left* + right right*)\n->p {{e}} [x] ({rules}) ->> {{}}");
        Some(behind(&on_board(&board, &rules), Onward::Stopped).0?.parts)
    };
    assert_eq!(parts(17, "other {e}"), Some(32));
    assert_eq!(parts(17, "other {e} {$ 0 == 0}"), Some(32));
    assert_eq!(parts(18, "other {e}"), None);
    assert_eq!(parts(16, "(left* + right*) {e}"), Some(30));
    assert_eq!(parts(17, "(left* + right*) {e}"), None);
    // Together with other steps, each of which is small enough.
    assert_eq!(parts(16, "other {e} + left {y} + right {z}"), Some(32));
    assert_eq!(parts(16, "other {e} + (left + right) {y} + left {z}"), None);
    // What stays where it is need not be displaced.
    assert_eq!(parts(4, "left {e} {? right {y}}"), Some(1));
}

#[test]
fn displacements_add_up() {
    let game = grid("->p {e} [x] (left {e} + up {y}) down {e} ->> {}");
    let (template, machine) = behind(&game, Onward::Stopped);
    let template = template.expect("it is one");
    let by: Vec<i64> = template.nodes.iter().map(|node| node.by).collect();
    assert_eq!(by[0], 0);
    let mut sorted = by.clone();
    sorted.sort_unstable();
    assert_eq!(sorted, [-3, -1, 0, 0, 2]);
    let left: Vec<i64> = template.leaving.iter().map(|leaving| leaving.by).collect();
    assert_eq!(left, [0, 2]);
    for (number, node) in template.nodes.iter().enumerate() {
        for (from, step, part) in &node.arrivals {
            assert!(*from < number, "arrivals come from earlier nodes");
            assert_eq!(node.by, template.nodes[*from].by + part.by);
            let step = &machine
                .steps(template.nodes[*from].state, &Meter::unlimited())
                .unwrap()[*step];
            assert_eq!(step.target, node.state);
        }
    }
    for leaving in &template.leaving {
        let step = &machine.steps(leaving.state, &Meter::unlimited()).unwrap()[leaving.step];
        assert!(matches!(step.action, Action::Switch(..)));
    }
}

#[test]
fn ways_of_one_displacement_come_together() {
    let rules = "->p {e} [x] (left {e} up {y} + up {z} left {y}) {$ 0 == 0} ->> {}";
    let (template, _) = behind(&grid(rules), Onward::Stopped);
    let template = template.expect("it is one");
    let arrivals: Vec<usize> = template
        .nodes
        .iter()
        .map(|node| node.arrivals.len())
        .collect();
    assert_eq!(arrivals.iter().max(), Some(&2));
    let leaving: Vec<i64> = template.leaving.iter().map(|leaving| leaving.by).collect();
    assert_eq!(leaving, [-4]);
}

#[test]
fn each_way_to_leave_is_told_apart() {
    let (template, _) = behind(&row("->p {e} [x] (->> {} + ->q {})"), Onward::Stopped);
    let leaving = template.expect("it is one").leaving;
    let steps: Vec<usize> = leaving.iter().map(|leaving| leaving.step).collect();
    assert_eq!(steps, [0, 1]);
}

#[test]
fn patterns_of_all_ways_are_named() {
    let asked = |rules: &str| {
        let (template, machine) = behind(
            &grid(&format!("->p {{e}} [x] {rules} ->> {{}}")),
            Onward::Stopped,
        );
        template
            .expect("it is one")
            .patterns(&machine, &Meter::unlimited())
            .unwrap()
            .len()
    };
    assert_eq!(asked("left {e}"), 0);
    assert_eq!(asked("left {? up {y}}"), 1);
    assert_eq!(asked("({? up {y}} left {e} + up {! left {z}}) {e}"), 2);
}
