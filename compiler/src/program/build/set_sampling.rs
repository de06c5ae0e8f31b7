//! Building of set sampling: drawing a move from the sets of cells in which all moves are.
//!
//! In the program these sets are called `group_0` and so on. They are what
//! the segment at the root hands to a sink elsewhere.

use super::describe::documentation;
use super::groups::{Group, Groups, name};
use super::segment::set_of;
use super::walk::WalkBuilder;
use crate::automaton::StateId;
use crate::machine::{Action, RelationClass, Step};
use crate::plan::{DrawingStrategy, MoveForm, SetSampling};
use crate::program::{
    Constant, Expr, FreeVariables, Function, FunctionId, Helper, Inline, LocalTable, Name, Op,
    Parameter, Stmt, Type,
};

/// Returns the number of elements of a set.
fn count(set: Name) -> Expr {
    Expr::Helper(Helper::Len, vec![Expr::Local(set)])
}

impl WalkBuilder<'_> {
    /// Returns whether tests one cell at a time can wait until a move of the state is drawn:
    /// nothing but moves of its cells comes behind it.
    pub(super) fn asks_later(&self, state: StateId) -> bool {
        let machine = &self.plan.machine;
        let outside = |groups: &Groups| groups.conditions.get() == 0;
        let stays = |step: &Step| {
            let class = machine.relations.class(step.relation);
            matches!(step.action, Action::Switch(..)) && class == RelationClass::Identity
        };
        self.groups.as_ref().is_some_and(outside)
            && machine
                .steps(state, self.meter)
                .unwrap_or_default()
                .iter()
                .all(stays)
    }

    /// Builds the statements that compute the set of a state without such tests: the union of cells
    /// that are `certain` and of others, each with its test.
    pub(super) fn asked_later(
        &self,
        state: StateId,
        certain: Vec<Expr>,
        tests: Vec<(Expr, Expr)>,
    ) -> Vec<Stmt> {
        let (set, sure) = (set_of(state), Name::from(format!("sure_{}", state.0)));
        let mut all = Expr::Local(sure.clone());
        let mut holds = all.clone().contains(Expr::cell());
        let mut statements = vec![Stmt::set(sure, Expr::union(certain))];
        for (number, (cells, test)) in tests.into_iter().enumerate() {
            let asked = Name::from(format!("asked_{}_{number}", state.0));
            let local = || Expr::Local(asked.clone());
            holds = holds.or_else(local().contains(Expr::cell()).and_also(test));
            all = all.or(local());
            statements.push(Stmt::set(&asked, cells));
        }
        if let Some(groups) = &self.groups {
            groups.asked.borrow_mut().insert(set.clone(), holds);
        }
        statements.push(Stmt::set(set, all));
        statements
    }

    /// Builds the function that draws a move from the sets that the segment at a root computes.
    pub(super) fn draw(&self, root: StateId) -> Function {
        self.begins.set(true);
        self.cached_pattern
            .set(self.whole.cached_patterns.roots.get(&root).copied());
        let code = self.segment(root, true).statements;
        let groups = self.groups.as_ref();
        let found = groups.map(|groups| groups.found.borrow().clone());
        let found = found.unwrap_or_default();
        let method = match self.whole.drawing.get(&root) {
            Some(DrawingStrategy::SetSampling(method)) => *method,
            _ => SetSampling::default(),
        };
        let rest = groups.is_some_and(|groups| groups.rest.get());
        let drawn = self.drawn(&found);
        let mut body = Vec::new();
        let (start, empty) = match self.plan.form {
            MoveForm::Path(_) => ("path", Constant::EmptyPath),
            _ => ("m", Constant::EmptyMove),
        };
        if FreeVariables::of(&drawn).has(start) {
            body.push(Stmt::set(start, Expr::Constant(empty)));
        }
        for (number, group) in found.iter().enumerate() {
            if group.conditional {
                body.push(Stmt::set_mut(name(number), Expr::NoCells));
            }
        }
        if rest {
            body.push(Stmt::set_mut("rest", Expr::Bool(false)));
        }
        body.extend(code);
        if rest {
            let given = vec![Expr::Position, Expr::local("rng"), Expr::local("scratch")];
            let listed = Expr::Helper(Helper::SampleByListing, given);
            let listed = Stmt::Return(Some(listed));
            body.push(Stmt::when(Expr::local("rest"), vec![listed]));
        }
        body.extend(drawn);
        let scratch = (rest || method.rest).then(|| Parameter::new("scratch", Type::Scratch));
        let mut parameters = vec![Parameter::new("rng", Type::Rng)];
        parameters.extend(scratch);
        parameters.push(Parameter::new("cell", Type::Cell));
        Function {
            id: FunctionId::Draw(root),
            doc: vec![documentation(self.plan, FunctionId::Draw(root), self.meter)],
            public: true,
            inline: Inline::Hint,
            mutates: method.mutates,
            parameters,
            result: Type::Option(Box::new(Type::Move)),
            body,
        }
    }

    /// Builds the drawing of a move from groups.
    fn drawn(&self, found: &[Group]) -> Vec<Stmt> {
        // A template may turn out to lead nowhere on the board.
        let Some(last) = found.len().checked_sub(1) else {
            return vec![Stmt::Return(Some(Expr::None))];
        };
        if let Some(drawn) = self.drawn_among(found) {
            return drawn;
        }
        // A cell that is drawn without a move is left out from then on, so in the end
        // every move has had the same chance.
        let tries = found.iter().any(|group| group.asked.is_some());
        let left = || Expr::local("left");
        let counted = |number: usize| Name::from(format!("count_{number}"));
        let mut statements: Vec<Stmt> = (0..found.len())
            .map(|number| Stmt::set(counted(number), count(name(number))))
            .collect();
        let all = (0..found.len()).map(|number| Expr::Local(counted(number)));
        let total = all.reduce(|sum, own| Expr::binary(Op::Add, sum, own));
        let below = vec![Expr::local("rng"), Expr::local("total")];
        statements.extend(total.map(|total| Stmt::set("total", total)));
        statements.push(Stmt::Let {
            name: "left".into(),
            mutable: found.len() > 1,
            value: Expr::Helper(Helper::Below, below),
        });
        for (number, group) in found.iter().enumerate() {
            let nth = Expr::Helper(Helper::Nth, vec![Expr::Local(name(number)), left()]);
            let chosen = match &group.asked {
                None => {
                    let made = Expr::lambda("cell", group.make.clone());
                    let drawn = Expr::Helper(Helper::Map, vec![nth, made]);
                    vec![Stmt::Return(Some(drawn))]
                }
                Some(asked) => {
                    let made = Expr::Some(Box::new(group.make.clone()));
                    let removed = vec![Expr::Local(name(number)), Expr::cell()];
                    vec![
                        Stmt::set("cell", Expr::Try(Box::new(nth))),
                        Stmt::when(asked.clone(), vec![Stmt::Return(Some(made))]),
                        Stmt::Do(Expr::Helper(Helper::Remove, removed)),
                    ]
                }
            };
            if number == last {
                statements.extend(chosen);
                continue;
            }
            let next = group.asked.as_ref().map(|_| Stmt::Continue);
            let own = || Expr::Local(counted(number));
            statements.push(Stmt::when(
                Expr::binary(Op::Less, left(), own()),
                chosen.into_iter().chain(next).collect(),
            ));
            statements.push(Stmt::store("left", Some(Op::Subtract), own()));
        }
        match tries {
            true => vec![Stmt::Loop(statements)],
            false => statements,
        }
    }

    /// Builds the drawing of a move without a branch on which of several groups it is in, which
    /// nobody could foresee: their moves differ in constants only. What is kept for a group is
    /// its move on cell 0.
    fn drawn_among(&self, found: &[Group]) -> Option<Vec<Stmt>> {
        let (first, others) = found.split_first()?;
        let length = first.codes.len();
        // On the board nothing is so far away as the cells of a code go, and the code of a cell in front
        // of all others may be no number.
        let near =
            |&(_, after): &(usize, i64)| after.unsigned_abs() >> self.plan.layout.cell_bits == 0;
        let alike = |group: &Group| {
            group.asked.is_none() && group.codes.len() == length && group.codes.iter().all(near)
        };
        let array = self.plan.form != MoveForm::Growable;
        if length == 0 || others.is_empty() || !array || !found.iter().all(alike) {
            return None;
        }
        let moves = found.iter().map(|group| {
            let codes = group.codes.iter();
            Expr::Array(
                codes
                    .map(|&(index, after)| code_after(index, after))
                    .collect(),
            )
        });
        let groups = (0..found.len()).map(|number| Expr::Local(name(number)));
        let drawn = vec![Expr::Array(groups.collect()), Expr::local("rng")];
        let drawn = Expr::Helper(Helper::DrawAmong, drawn);
        let own = Expr::local("MOVES").at(Expr::local("group"));
        let made = Expr::Helper(Helper::MoveOnCell, vec![own, Expr::cell()]);
        Some(vec![
            Stmt::Table(LocalTable {
                name: "MOVES".into(),
                in_memory: false,
                codes: true,
                entries: moves.collect(),
            }),
            Stmt::LetTuple {
                names: vec!["group".into(), "cell".into()],
                value: Expr::Try(Box::new(drawn)),
            },
            Stmt::Return(Some(Expr::Some(Box::new(made)))),
        ])
    }
}

/// Returns the code of a modifier on a cell that is a number after cell 0.
pub(super) fn code_after(index: usize, after: i64) -> Expr {
    let bits = Expr::Constant(Constant::CellBits);
    let code = Expr::binary(Op::ShiftLeft, Expr::number(index), bits);
    match after {
        0 => code,
        1.. => Expr::binary(Op::Add, code, Expr::Int(after)),
        _ => Expr::binary(Op::Subtract, code, Expr::Int(-after)),
    }
}
