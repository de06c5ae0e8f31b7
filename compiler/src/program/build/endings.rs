//! Building of what tells the modifiers that complete moves, where questions decide.

use super::actions::{put, settle, stored};
use super::arithmetic::Arithmetics;
use super::describe::documentation;
use super::queue::FunctionQueue;
use super::walk::{Located, WalkBuilder};
use crate::analysis::Completion;
use crate::automaton::StateId;
use crate::effort::Meter;
use crate::machine::{Action, StepId};
use crate::model::{ActionIndex, PieceId, PlayerId};
use crate::plan::Plan;
use crate::program::{Endings, Expr, Function, FunctionId, Inline, Parameter, Stmt, Told, Type};

/// Queues the functions that tell how moves are completed.
pub(super) fn request(plan: &Plan<'_>, queue: &FunctionQueue, meter: &Meter) {
    let asked = told(plan, meter).into_iter().flatten();
    for told in asked {
        if let Told::By(id) = told {
            queue.request(id);
        }
    }
}

/// Returns what completes moves, if questions decide.
pub(super) fn endings(plan: &Plan<'_>, queue: &FunctionQueue, meter: &Meter) -> Option<Endings> {
    let told = told(plan, meter)?.into_iter().map(|told| match told {
        Told::By(id) => Told::By(queue.called(id)),
        always => always,
    });
    let numbers = |ending: Vec<ActionIndex>| ending.iter().map(|index| index.0).collect();
    Some(Endings {
        all: all(plan).into_iter().map(numbers).collect(),
        told: told.collect(),
    })
}

/// Returns all endings of moves.
fn all(plan: &Plan<'_>) -> Vec<Vec<ActionIndex>> {
    let mut all = vec![Vec::new()];
    let endings = plan.layout.endings.iter().flat_map(|ending| match ending {
        Completion::Certain(only) => vec![only],
        Completion::Asked(ways) => ways.iter().map(|way| &way.completing).collect(),
    });
    for ending in endings {
        if !all.contains(ending) {
            all.push(ending.clone());
        }
    }
    all
}

/// Returns the number of an ending.
fn number(plan: &Plan<'_>, ending: &[ActionIndex]) -> usize {
    let number = all(plan).iter().position(|other| other == ending);
    number.unwrap_or(0)
}

/// Returns what tells the ending behind each modifier, if questions decide any.
fn told(plan: &Plan<'_>, meter: &Meter) -> Option<Vec<Told>> {
    if !plan.layout.asks_for_endings() {
        return None;
    }
    let modifiers = plan.layout.indices.iter().zip(&plan.layout.endings);
    let told = modifiers.map(|(&index, ending)| match ending {
        Completion::Certain(only) => Told::Always(number(plan, only)),
        Completion::Asked(_) => {
            let begins = begins(plan, index, meter).unwrap_or(plan.machine.start);
            Told::By(FunctionId::Ending(begins, plan.layout.code_of(index)))
        }
    });
    Some(told.collect())
}

/// Returns the state in which the keeper completes moves behind a modifier.
fn begins(plan: &Plan<'_>, index: ActionIndex, meter: &Meter) -> Option<StateId> {
    let states = plan.machine.states(meter).into_iter().flatten();
    let mut steps = states.flat_map(|state| plan.machine.steps(state, meter).unwrap_or_default());
    let handed = Action::Switch(PlayerId::KEEPER, index);
    let step = steps.find(|step| step.action == handed);
    step.map(|step| step.target)
}

impl WalkBuilder<'_> {
    /// Builds the function that tells which ending completes a move on `cell`, behind the modifier with a
    /// number in codes; it makes what the questions look at.
    pub(super) fn ending(&self, begins: StateId, code: usize) -> Function {
        let id = FunctionId::Ending(begins, code);
        Function {
            id,
            doc: vec![documentation(self.plan, id, self.meter)],
            public: true,
            inline: Inline::Unsaid,
            mutates: true,
            parameters: vec![Parameter::new("cell", Type::Cell)],
            result: Type::Int,
            body: self.ending_from(begins, code, &[]),
        }
    }

    /// Builds how an ending goes on in a state, behind what was made before.
    fn ending_from(&self, state: StateId, code: usize, made: &[Action]) -> Vec<Stmt> {
        let onward = |step: Located<'_>, made: &[Action]| {
            let onward = || self.ending_from(step.target, code, made);
            self.meter.deeper_or_default(onward)
        };
        let steps = self.steps(state);
        let [before @ .., last] = &steps[..] else {
            return Vec::new();
        };
        let mut statements: Vec<Stmt> = before
            .iter()
            .map(|step| {
                let guard = self.guard_of(*step).unwrap_or(Expr::Bool(true));
                Stmt::when(guard, onward(*step, made))
            })
            .collect();
        let longer = [made, std::slice::from_ref(&last.action)].concat();
        match &last.action {
            Action::Off(piece, _) => {
                if self.asks_behind(last.target) {
                    statements.extend(self.surely_put(last.id, *piece));
                }
                statements.extend(onward(*last, &longer));
            }
            Action::Assign(variable, value, _) => {
                let value = Arithmetics::new(self.whole).value(value);
                let bound = self.plan.game.variables[variable.index()].bound;
                if self.asks_behind(last.target) {
                    statements.extend(value.within(bound, true, vec![stored(*variable)]));
                }
                statements.extend(onward(*last, &longer));
            }
            Action::Switch(..) => {
                let completing = self.completing(code, &longer);
                let number = Expr::number(number(self.whole, completing));
                statements.push(Stmt::Return(Some(number)));
            }
            _ => statements.extend(onward(*last, made)),
        }
        statements
    }

    /// Returns whether something is asked behind a state of an ending: otherwise nothing looks at what is
    /// made.
    fn asks_behind(&self, state: StateId) -> bool {
        let mut state = state;
        loop {
            match &self.steps(state)[..] {
                [only] if !only.action.ends() => state = only.target,
                steps => return steps.len() > 1,
            }
        }
    }

    /// Returns the modifiers that complete a move on the way on which something is made.
    fn completing(&self, code: usize, made: &[Action]) -> &[ActionIndex] {
        match &self.whole.layout.endings[code - 1] {
            Completion::Certain(only) => only,
            Completion::Asked(ways) => {
                let way = ways.iter().find(|way| way.made == made);
                way.map_or(&[], |way| &way.completing)
            }
        }
    }

    /// Builds the putting of a piece that stays.
    fn surely_put(&self, id: StepId, piece: PieceId) -> Vec<Stmt> {
        let machine = &self.plan.machine;
        if !self.plan.straight_apply {
            return vec![Stmt::Do(put(Expr::cell(), Expr::Piece(piece)))];
        }
        let step = &machine.steps(id.state, self.meter).unwrap_or_default()[id.number];
        let old = self.plan.flow.before(machine, id.state, step, self.meter);
        settle(&old.unwrap_or_default(), piece)
    }
}

#[cfg(test)]
mod tests {
    use crate::effort::Meter;
    use crate::program::build::{program, program_text};
    use crate::program::{FunctionId, Told};
    use crate::testing::{plan, row};

    const ANY: &str = "#any = (left* + right*)";

    /// Returns all endings of a game, and what tells them, by the numbers of codes.
    fn endings(rules: &str) -> Option<(Vec<Vec<u32>>, Vec<Told>)> {
        let game = row(&format!("{ANY}\n{rules}"));
        let program = program(&plan(&game), &Meter::unlimited()).unwrap();
        program.endings.map(|endings| (endings.all, endings.told))
    }

    #[test]
    fn functions_tell_endings_that_questions_decide_and_numbers_the_others() {
        let asked = "({? right {x}} [y] ->q + {! right {x}} ->q)";
        let others = "any {x} ([e] + [z]) ->>";
        let (all, told) = endings(&format!("->p any {{e}} [x] {asked} {others}")).unwrap();
        // The game begins with the switch to `p`, and its first modifier is number 2.
        assert_eq!(all, [vec![], vec![3, 4], vec![5], vec![8]]);
        let [Told::By(FunctionId::Ending(_, 1)), others @ ..] = &told[..] else {
            panic!("{told:?}");
        };
        assert_eq!(others, [Told::Always(3); 2]);
        assert_eq!(endings("->p any {e} [x] ->q any {x} [e] ->>"), None);
        assert_eq!(endings("->p any {e} ->> [x]"), None);
    }

    /// Returns what the function does that tells an ending, a line each.
    fn told_by(ending: &str) -> Vec<String> {
        let game = row(&format!(
            "{ANY}\n->p any {{e}} [x] {ending} any {{x}} [e] ->>"
        ));
        let text = program_text(&plan(&game), &Meter::unlimited()).unwrap();
        let mut lines = text.lines().skip_while(|line| !line.contains("ending_1"));
        let head = lines.next().expect("a function tells it");
        assert!(head.ends_with("-> int"), "{head}");
        let body = lines.take_while(|line| !line.is_empty());
        body.map(|line| line.trim().to_owned()).collect()
    }

    #[test]
    fn only_what_questions_look_at_is_made() {
        let found = told_by("[$ v = 1] ({? right {x}} [y] ->> + {! right {x}} ->q)");
        assert!(
            found.iter().any(|line| line.contains("$v = 1")),
            "{found:?}"
        );
        assert!(found.iter().all(|line| !line.contains("'y")), "{found:?}");
        assert!(found.ends_with(&["return 2".to_owned()]), "{found:?}");
    }
}
