//! The functions of walks and segments, and their signatures.

use std::collections::BTreeMap;

use heck::ToSnakeCase;

use super::describe::documentation;
use super::pools;
use super::queue::{Entry, FunctionQueue};
use super::tables::Tables;
use super::walk::{Code, WalkBuilder};
use crate::automaton::StateId;
use crate::plan::{Kind, MoveForm, PatternStrategy, Plan};
use crate::program::passes::{self, PieceWords, Union};
#[cfg(debug_assertions)]
use crate::program::verify::verify;
use crate::program::{
    Constant, Expr, Field, FreeVariables, Function, FunctionId, Helper, Inline, Parameter, Part,
    Place, Sink, Stmt, Type, common_word,
};

/// The steps of work that passes take for a statement or an expression.
const PASSES: usize = 16;

/// Builds everything that was requested and everything that it requests, by part, and returns it with
/// the unions of pieces that have a name.
pub(super) fn functions<'p>(
    plan: &'p Plan<'p>,
    tables: &'p Tables<'p>,
    queue: &'p FunctionQueue,
) -> (BTreeMap<Part, Vec<Function>>, Vec<Union>) {
    let mut built: BTreeMap<FunctionId, Function> = BTreeMap::new();
    while let Some(id) = queue.next() {
        if tables.meter.exhausted().is_some() {
            break;
        }
        let builder = WalkBuilder::new(plan, tables, queue, id.kind());
        let function = match id {
            FunctionId::Root(_, state) => builder.root(state),
            FunctionId::From(_, state) => builder.function(state),
            FunctionId::Everywhere(state) => builder.everywhere(state),
            FunctionId::IfPut(state) => builder.if_put(state),
            FunctionId::Ending(state, code) => builder.ending(state, code),
            FunctionId::Replay(state) => builder.looking_at_planes().replay(state),
            FunctionId::Asker(state, kept) => builder.asker(state, kept),
            FunctionId::Knowing(state) => builder.knowing(state),
            FunctionId::Read(state, number) => builder.read(state, number),
            FunctionId::Draw(state) => builder.grouping().draw(state),
            FunctionId::Pool(state) => pools::cells(plan, tables, state),
            FunctionId::DrawPooled(state) => pools::draw(plan, queue, state, tables.meter),
        };
        // Passes visit what is nested once for each level.
        let size = FreeVariables::of(&function.body).size();
        tables.meter.note_steps(PASSES * size);
        built.insert(id, function);
    }
    if tables.meter.exhausted().is_some() {
        // Something is missing, and nothing will come of it.
        return (BTreeMap::new(), Vec::new());
    }
    for (id, instead) in passes::optimise(&mut built, &tables.facts()) {
        queue.merge(id, instead);
    }
    #[cfg(debug_assertions)]
    if let Err(fault) = verify(&built) {
        panic!("the program is wrong: {fault}");
    }
    let mut all: Vec<&mut Function> = built.values_mut().collect();
    let unions = passes::name_unions(&mut all);
    name_sets(&mut all, &plan.game.pieces, &unions);
    let mut parts: BTreeMap<Part, Vec<Function>> = BTreeMap::new();
    for (id, function) in built {
        parts.entry(id.part()).or_default().push(function);
    }
    (parts, unions)
}

/// Names the sets of functions by the names of the pieces and by those of their unions.
fn name_sets(functions: &mut [&mut Function], pieces: &[String], unions: &[Union]) {
    let single: Vec<String> = pieces.iter().map(|name| name.to_snake_case()).collect();
    let several = unions.iter().map(|union| {
        let pieces = union.pieces.iter().map(|piece| &pieces[piece.index()]);
        common_word(pieces)
    });
    let words = PieceWords {
        pieces: &single,
        unions: &several.collect::<Vec<String>>(),
    };
    for function in functions {
        passes::name_sets(function, &words);
    }
}

impl WalkBuilder<'_> {
    /// Returns a function about a state, which gets the current cell last.
    fn about(&self, id: FunctionId, first: Vec<Parameter>, body: Vec<Stmt>) -> Function {
        let mut parameters = first;
        parameters.push(Parameter::new("cell", Type::Cell));
        Function {
            id,
            doc: vec![documentation(self.plan, id, self.meter)],
            public: false,
            inline: Inline::Unsaid,
            mutates: self.walk.mutates[id.state().index()],
            parameters,
            result: Type::Unit,
            body,
        }
    }

    /// Builds the function that begins a walk: it sets up what the functions of the walk take.
    fn root(&self, state: StateId) -> Function {
        let id = FunctionId::Root(self.kind, state);
        let strategies = &self.whole.pattern_strategies;
        let strategy = match self.kind {
            Kind::Patterns => strategies.get(&state).copied(),
            Kind::Moves | Kind::Candidates | Kind::PseudoLegal | Kind::Modifiers | Kind::Keeper => {
                None
            }
        };
        let compared = match strategy {
            Some(PatternStrategy::Lines) => super::lines::answer(self.whole, self.tables, state),
            Some(PatternStrategy::Alternatives) => {
                let alternatives = self.plan.alternatives.get(&state);
                alternatives.map(|found| self.alternatives(found))
            }
            Some(PatternStrategy::Region) => super::regions::answer(self.whole, state),
            Some(
                PatternStrategy::WholeBoard
                | PatternStrategy::FromFewCells(_)
                | PatternStrategy::Flood
                | PatternStrategy::Walk,
            )
            | None => None,
        };
        self.begins.set(true);
        if self.kind == Kind::Moves {
            self.cached_pattern
                .set(self.whole.cached_patterns.roots.get(&state).copied());
        }
        let condition = self.whole.conditions.roots.get(&state);
        if self.kind == Kind::Moves && self.by_sets(state) {
            self.condition.set(condition);
        }
        let straight = compared.is_some();
        let enter = match compared {
            Some(answer) => Code::of(answer),
            None => match strategy {
                Some(PatternStrategy::WholeBoard) => self.segment(state, true),
                Some(PatternStrategy::FromFewCells(begun)) => self.asked_from_cells(state, begun),
                _ => self.enter(state, Entry::Root),
            },
        };
        let function = match self.kind {
            Kind::Moves | Kind::Candidates | Kind::PseudoLegal => {
                let (name, start) = match self.plan.form {
                    MoveForm::Fixed(_) => ("m", Constant::EmptyMove),
                    MoveForm::Path(_) => ("path", Constant::EmptyPath),
                    MoveForm::Growable => ("path", Constant::NewPath),
                };
                let mut body = enter.statements;
                if let Some(condition) = self.condition.take() {
                    self.with_condition(condition, &mut body);
                }
                let fixed = matches!(self.plan.form, MoveForm::Fixed(_));
                if fixed || FreeVariables::of(&body).has(name) {
                    body.insert(0, Stmt::set(name, Expr::Constant(start)));
                }
                let out = Parameter::new("out", Type::Sink(self.sink()));
                self.about(id, vec![out], body)
            }
            Kind::Modifiers => {
                let out = Parameter::new("out", Type::Sink(Sink::Codes));
                self.about(id, vec![out], enter.statements)
            }
            Kind::Keeper | Kind::Patterns => {
                let small = self.kind == Kind::Keeper || straight;
                Function {
                    inline: match small {
                        true => pools::part_inline(self.whole),
                        false => Inline::Unsaid,
                    },
                    result: Type::Bool,
                    ..self.about(id, Vec::new(), enter.answer())
                }
            }
        };
        Function {
            public: true,
            ..function
        }
    }

    /// Builds the function that asks a question about the whole board for the keeper, and keeps the
    /// cells of a pattern that the player asks about next.
    fn asker(&self, state: StateId, kept: StateId) -> Function {
        self.cached_pattern.set(Some(kept));
        let keep = Stmt::Store {
            place: Place::Field(Field::Known),
            op: None,
            value: self.queue.call(FunctionId::Everywhere(kept), Vec::new()),
        };
        let body = self.segment(state, true).answer();
        let body = [keep].into_iter().chain(body).collect();
        Function {
            public: true,
            mutates: true,
            result: Type::Bool,
            ..self.about(FunctionId::Asker(state, kept), Vec::new(), body)
        }
    }

    /// Builds the function that asks a question about the whole board for a player, who knows the
    /// cells of a pattern that it asks about.
    fn knowing(&self, state: StateId) -> Function {
        let cached = self.whole.cached_patterns.knowing.get(&state).copied();
        self.cached_pattern.set(cached);
        let body = self.segment(state, true).answer();
        Function {
            public: true,
            result: Type::Bool,
            ..self.about(FunctionId::Knowing(state), Vec::new(), body)
        }
    }

    fn function(&self, state: StateId) -> Function {
        let id = FunctionId::From(self.kind, state);
        let body = if self.by_sets(state) {
            self.segment(state, false)
        } else {
            self.body(state)
        };
        let slots = self.slots_from(state);
        let seen = (slots > 0).then(|| Parameter::new("seen", Type::Visited(slots)));
        match self.kind {
            Kind::Moves | Kind::Candidates | Kind::PseudoLegal => {
                let partial = self.whole.partial.as_ref();
                let entered = partial.is_some_and(|partial| partial.is_entered(state));
                let tail = self.whole.is_tail(self.kind, state, self.meter);
                let prefix = match self.plan.form {
                    MoveForm::Fixed(_) => Parameter::new("m", Type::Move),
                    MoveForm::Path(_) | MoveForm::Growable => Parameter::new("path", Type::Path),
                };
                let out = Parameter::new("out", Type::Sink(self.sink()));
                let first = [out].into_iter().chain(seen).collect();
                let mut function = self.about(id, first, body.statements);
                function.parameters.push(prefix);
                function.public = entered || tail.unwrap_or_default();
                function
            }
            Kind::Modifiers => {
                let out = Parameter::new("out", Type::Sink(Sink::Codes));
                let first = [out].into_iter().chain(seen).collect();
                self.about(id, first, body.statements)
            }
            Kind::Keeper | Kind::Patterns => Function {
                result: Type::Bool,
                ..self.about(id, seen.into_iter().collect(), body.answer())
            },
        }
    }

    /// Returns whether the segment of a state is executed on sets of cells.
    pub(super) fn by_sets(&self, state: StateId) -> bool {
        self.kind.makes_moves() && self.plan.sets && !self.walk.walked[state.index()]
    }

    /// Returns what the sink takes.
    fn sink(&self) -> Sink {
        match (self.kind, self.plan.form) {
            (Kind::Candidates, MoveForm::Fixed(_)) => Sink::Candidates,
            (Kind::Candidates, _) => Sink::CandidatePaths,
            _ => Sink::Moves,
        }
    }

    /// Returns how many sets of visited cells a walk takes along.
    fn slots_from(&self, state: StateId) -> usize {
        if self.by_sets(state) {
            0
        } else {
            self.walk.visited.slots_from(state)
        }
    }

    /// Builds the continuation in a state.
    pub(super) fn enter(&self, state: StateId, entry: Entry) -> Code {
        if entry == Entry::Modified {
            // What was known holds no more.
            let (cached, begins) = (self.cached_pattern.take(), self.begins.take());
            let code = self.meter.deeper_or_default(|| self.entered(state, entry));
            self.cached_pattern.set(cached);
            self.begins.set(begins);
            return code;
        }
        self.meter.deeper_or_default(|| self.entered(state, entry))
    }

    fn entered(&self, state: StateId, entry: Entry) -> Code {
        let slots = self.slots_from(state);
        let mut code = if self.walk.function[state.index()] {
            let (_, call) = self.call(state, false);
            match self.kind {
                Kind::Moves | Kind::Candidates | Kind::PseudoLegal | Kind::Modifiers => {
                    Code::one(Stmt::Do(call))
                }
                Kind::Keeper if self.plan.must_succeed(state) => {
                    Code::diverging(vec![Stmt::Return(Some(call))])
                }
                Kind::Keeper | Kind::Patterns => Code::one(Stmt::answer_when(call)),
            }
        } else if self.by_sets(state) {
            self.segment(state, entry == Entry::Root)
        } else {
            self.body(state)
        };
        if let (false, Some(slot)) = (self.by_sets(state), self.walk.visited.slot[state.index()]) {
            code = Code::one(Stmt::when(newly_seen(slot), code.statements));
        }
        let free = FreeVariables::of(&code.statements);
        self.meter.note_steps(free.size());
        let used = free.has("seen");
        if entry != Entry::Within && slots > 0 && used {
            code.statements.insert(0, Stmt::Visited { slots });
            code.statements = vec![Stmt::Scope(code.statements)];
        }
        code
    }

    /// Returns what has to be set up before a call of a state's function, and the call.
    pub(super) fn call(&self, state: StateId, fresh: bool) -> (Vec<Stmt>, Expr) {
        let slots = self.slots_from(state);
        let mut setup = Vec::new();
        if fresh && slots > 0 {
            setup.push(Stmt::Visited { slots });
            if let Some(slot) = self.walk.visited.slot[state.index()] {
                setup.push(Stmt::Do(newly_seen(slot)));
            }
        }
        let seen = (slots > 0).then(|| Expr::local("seen"));
        let (out, prefix) = match self.kind {
            Kind::Moves | Kind::Candidates | Kind::PseudoLegal => {
                let prefix = match self.plan.form {
                    MoveForm::Fixed(_) => Expr::local("m"),
                    MoveForm::Path(_) | MoveForm::Growable => Expr::local("path"),
                };
                (Some(Expr::local("out")), Some(prefix))
            }
            Kind::Modifiers => (Some(Expr::local("out")), None),
            Kind::Keeper | Kind::Patterns => (None, None),
        };
        let all = out.into_iter().chain(seen).chain([Expr::cell()]);
        let arguments = all.chain(prefix).collect();
        let call = self
            .queue
            .call(FunctionId::From(self.kind, state), arguments);
        (setup, call)
    }
}

/// Returns whether `cell` is not yet among the visited cells of a slot, to which it is added.
fn newly_seen(slot: usize) -> Expr {
    let seen = Expr::local("seen").at(Expr::number(slot));
    Expr::Helper(Helper::Insert, vec![seen, Expr::cell()])
}
