//! Templates: what follows a modifier, for all cells of the modifier at once.
//!
//! Where the rest of a segment is made of few constant displacements, tests of
//! pieces and patterns that can be asked for the whole board, its cells need not be
//! looked at from one modifier after the other: the set of all modifiers' cells is
//! displaced as a whole. A cell of the outcome tells the cell of the modifier by the
//! displacement that led there.

use std::collections::BTreeMap;

use super::costs::MOST_TEMPLATE_PARTS;
use super::segments::{components, is_inner, pattern_writes};
use crate::analysis::{Displacement, displacements};
use crate::automaton::StateId;
use crate::effort::{Exhausted, Meter};
use crate::machine::{Action, Machine, RelationId, Step};

/// A segment as displacements of the set of cells where it begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Template {
    /// The states, once for each displacement with which they are reached; the
    /// first is where the segment begins, and arrivals come from earlier ones.
    pub nodes: Vec<Node>,
    /// The modifiers and switches by which the segment is left.
    pub leaving: Vec<Leaving>,
    /// The number of sets that have to be displaced.
    pub parts: usize,
}

/// A state that is reached with a displacement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Node {
    /// The state.
    pub state: StateId,
    /// The difference to the cell where the segment begins.
    pub by: i64,
    /// The nodes from which it is reached, by which of the steps of their states, and how far.
    pub arrivals: Vec<(usize, usize, Displacement)>,
}

/// A modifier or a switch that is reached with a displacement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Leaving {
    /// The state that the step leaves.
    pub state: StateId,
    /// The number of the step within the state.
    pub step: usize,
    /// The difference to the cell where the segment begins.
    pub by: i64,
    /// The nodes from which it is reached, and how far.
    pub arrivals: Vec<(usize, Displacement)>,
}

impl Template {
    /// Returns the entries of the patterns that are asked, each for the whole board.
    ///
    /// # Errors
    ///
    /// What ran out of the budget.
    pub fn patterns(&self, machine: &Machine, meter: &Meter) -> Result<Vec<StateId>, Exhausted> {
        let arrivals = self.nodes.iter().flat_map(|node| &node.arrivals);
        let mut asked = Vec::new();
        for (from, step, _) in arrivals {
            let state = self.nodes[*from].state;
            if let Action::Pattern { pattern, .. } = machine.steps(state, meter)?[*step].action {
                asked.push(machine.patterns[pattern.index()]);
            }
        }
        Ok(asked)
    }
}

/// Returns the segment from `entry` as a template, if it can be one.
///
/// It must not have a cycle, its relations have to be displacements, few in all, its steps may test
/// pieces and patterns that change nothing, and it has to be left by switches and by modifiers that
/// are `last`, behind which nothing has to be looked at.
pub(super) fn template(
    machine: &Machine,
    entry: StateId,
    last: impl Fn(&Step) -> Result<bool, Exhausted>,
    meter: &Meter,
) -> Result<Option<Template>, Exhausted> {
    let mut template = Template {
        nodes: Vec::new(),
        leaving: Vec::new(),
        parts: 0,
    };
    let mut ahead: BTreeMap<(StateId, i64), Node> = BTreeMap::new();
    let mut leaving: BTreeMap<(StateId, usize, i64), Leaving> = BTreeMap::new();
    let node = |state, by| Node {
        state,
        by,
        arrivals: Vec::new(),
    };
    ahead.insert((entry, 0), node(entry, 0));
    for component in components(machine, entry, meter)? {
        let state = component.states[0];
        if component.cyclic {
            return Ok(None);
        }
        let first = template.nodes.len();
        let here = ahead.extract_if(.., |(at, _), _| *at == state);
        template.nodes.extend(here.map(|(_, node)| node));
        for from in first..template.nodes.len() {
            let base = template.nodes[from].by;
            for (number, step) in machine.steps(state, meter)?.iter().enumerate() {
                let Some(parts) = parts(machine, step.relation, meter)? else {
                    return Ok(None);
                };
                for part in parts {
                    template.parts += usize::from(part.by != 0);
                    if template.parts > MOST_TEMPLATE_PARTS {
                        return Ok(None);
                    }
                    let by = base + part.by;
                    if is_inner(step) {
                        match step.action {
                            Action::On(_) | Action::Pass => {}
                            Action::Pattern { pattern, .. }
                                if !pattern_writes(
                                    machine,
                                    machine.patterns[pattern.index()],
                                    meter,
                                )? => {}
                            _ => return Ok(None),
                        }
                        let target = ahead.entry((step.target, by));
                        let target = target.or_insert_with(|| node(step.target, by));
                        target.arrivals.push((from, number, part));
                    } else {
                        if !matches!(step.action, Action::Switch(..)) && !last(step)? {
                            return Ok(None);
                        }
                        let left = leaving.entry((state, number, by));
                        let left = left.or_insert_with(|| Leaving {
                            state,
                            step: number,
                            by,
                            arrivals: Vec::new(),
                        });
                        left.arrivals.push((from, part));
                    }
                }
            }
        }
    }
    template.leaving.extend(leaving.into_values());
    Ok((!template.leaving.is_empty()).then_some(template))
}

fn parts(
    machine: &Machine,
    relation: RelationId,
    meter: &Meter,
) -> Result<Option<Vec<Displacement>>, Exhausted> {
    displacements(machine.relations.get(relation), MOST_TEMPLATE_PARTS, meter)
}

#[cfg(test)]
mod tests {
    use super::{Template, template};
    use crate::automaton::StateId;
    use crate::effort::Meter;
    use crate::machine::{Action, Machine, Step};
    use crate::testing::{grid, machine, offs, on_board, row};

    /// Returns the template behind the off of `x`, and the machine.
    fn behind(game: &crate::model::Game, last: bool) -> (Option<Template>, Machine) {
        let machine = machine(game);
        let state = offs(game, &machine, "x")[0].1.target;
        (
            template(&machine, state, |_| Ok(last), &Meter::unlimited()).unwrap(),
            machine,
        )
    }

    /// Returns whether `rules` behind an off of `x` are a template, if offs are `last`.
    fn is_template(rules: &str, last: bool) -> bool {
        behind(&grid(&format!("->p {{e}} [x] {rules} ->> {{}}")), last)
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
            assert!(is_template(rules, false), "{name}");
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
            assert!(!is_template(rules, true), "{name}");
        }
    }

    #[test]
    fn modifiers_end_a_template_where_nothing_behind_them_is_looked_at() {
        assert!(!is_template("left {e} [y]", false));
        assert!(is_template("left {e} [y]", true));
        assert!(!is_template("left {e} [$ v = 1]", false));
        let mixed = "(left {e} [y] up + up {e} ->q {} + right {e} [z])";
        let game = grid(&format!("->p {{e}} [x] {mixed} ->> {{}}"));
        let machine = machine(&game);
        let state = offs(&game, &machine, "x")[0].1.target;
        let put = |step: &Step, name| step.action == offs(&game, &machine, name)[0].1.action;
        let found = |last: &dyn Fn(&Step) -> bool| {
            template(&machine, state, |step| Ok(last(step)), &Meter::unlimited())
                .unwrap()
                .is_some()
        };
        assert!(found(&|step| put(step, "y") || put(step, "z")));
        assert!(!found(&|step| put(step, "y")));
        assert!(!found(&|step| put(step, "z")));
    }

    #[test]
    fn nothing_is_displaced_where_nothing_is_left() {
        let game = row("->p {e} [x] left ->> {}");
        let mut machine = machine(&game);
        machine.steps.push(Vec::new());
        let stub = StateId::from_index(machine.steps.len() - 1);
        assert_eq!(
            template(&machine, stub, |_| Ok(true), &Meter::unlimited()).unwrap(),
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
            Some(behind(&on_board(&board, &rules), false).0?.parts)
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
        let (template, machine) = behind(&game, false);
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
        let (template, _) = behind(&grid(rules), false);
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
        let (template, _) = behind(&row("->p {e} [x] (->> {} + ->q {})"), false);
        let leaving = template.expect("it is one").leaving;
        let steps: Vec<usize> = leaving.iter().map(|leaving| leaving.step).collect();
        assert_eq!(steps, [0, 1]);
    }

    #[test]
    fn patterns_of_all_ways_are_named() {
        let asked = |rules: &str| {
            let (template, machine) =
                behind(&grid(&format!("->p {{e}} [x] {rules} ->> {{}}")), false);
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
}
