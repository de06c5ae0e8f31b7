//! Building of a step's action in a walk: going on where a test holds, and modifiers around what is
//! behind them.

use super::arithmetic::{Arithmetics, Checked};
use super::queue::Entry;
use super::walk::{Code, Located, WalkBuilder};
use crate::analysis::Repetition;
use crate::automaton::StateId;
use crate::machine::Action;
use crate::model::{ActionIndex, PieceId, PlayerId, VariableId};
use crate::plan::costs::MANY_OTHER_PIECES;
use crate::plan::{Kind, MoveForm};
use crate::program::{Constant, Expr, Helper, Op, Place, Stmt};

impl WalkBuilder<'_> {
    /// Builds the action of a step on `cell` and what is behind it.
    pub(super) fn action(&self, step: Located<'_>) -> Code {
        if let (Kind::Modifiers, Some(index)) = (self.kind, step.action.index()) {
            return self.next_modifier(&step.action, index);
        }
        match &step.action {
            Action::Pass => self.enter(step.target, Entry::Within),
            Action::On(_) | Action::Compare(_) | Action::Pattern { .. } => {
                let guard = self.guard_of(step).unwrap_or(Expr::Bool(true));
                let enter = self.enter(step.target, Entry::Within).statements;
                Code::one(Stmt::when(guard, enter))
            }
            Action::Off(piece, index) => {
                let code = self.with_kind(*index, || self.off(step, *piece, *index));
                self.counted(step, code)
            }
            Action::Assign(variable, value, index) => {
                let value = Arithmetics::new(self.whole).value(value);
                let assign = || self.assign(step, *variable, &value, *index);
                let code = self.with_kind(*index, assign);
                self.counted(step, code)
            }
            Action::Switch(player, index) => self.switch(step.target, *player, *index),
            Action::Accept => Code::diverging(vec![Stmt::answer(true)]),
        }
    }

    pub(super) fn switch(&self, target: StateId, player: PlayerId, index: ActionIndex) -> Code {
        if self.kind == Kind::Keeper {
            return Code::diverging(self.keeper_switch(target, player));
        }
        let out = || Expr::local("out");
        if self.plan.form == MoveForm::Growable && self.groups.is_none() && !self.begins.get() {
            let last = Expr::Array(vec![self.code(index, Expr::cell())]);
            let rewritten = vec![Expr::local("old"), Expr::local("path"), last];
            let made = Expr::lambda("old", Expr::Helper(Helper::MoveRewritten, rewritten));
            let push = Expr::Helper(Helper::PushWith, vec![out(), made]);
            return Code::one(Stmt::Do(push));
        }
        let made = self.ended(target, index);
        Code::one(match &self.groups {
            Some(groups) => {
                let codes = self.constant_codes([(index, 0)]);
                groups.add(Expr::only(Expr::cell()), made, codes)
            }
            None => Stmt::Do(Expr::Helper(Helper::Push, vec![out(), made])),
        })
    }

    /// Returns the move under construction, ended on `cell` by a switch to `target`.
    pub(super) fn ended(&self, target: StateId, index: ActionIndex) -> Expr {
        match self.plan.form {
            MoveForm::Fixed(_) => self.then(Expr::local("m"), target, index, Expr::cell()),
            MoveForm::Path(_) => {
                let code = self.number(index);
                Expr::Helper(Helper::End, vec![Expr::local("path"), code, Expr::cell()])
            }
            MoveForm::Growable => {
                self.whole_move(Expr::Array(vec![self.code(index, Expr::cell())]))
            }
        }
    }

    /// Returns the code of a modifier on a cell.
    pub(super) fn code(&self, index: ActionIndex, cell: Expr) -> Expr {
        Expr::Helper(Helper::Code, vec![self.number(index), cell])
    }

    /// Returns a move or a path with one more modifier, behind which the state `target` comes.
    pub(super) fn then(
        &self,
        before: Expr,
        target: StateId,
        index: ActionIndex,
        cell: Expr,
    ) -> Expr {
        let code = self.number(index);
        let arguments = match self.plan.form {
            MoveForm::Fixed(_) => vec![before, self.depth_before(target, index), code, cell],
            _ => vec![before, code, cell],
        };
        Expr::Helper(Helper::Then, arguments)
    }

    /// Returns a move whose modifiers have no known places, with its last codes.
    pub(super) fn whole_move(&self, last: Expr) -> Expr {
        if self.begins.get() {
            Expr::Helper(Helper::MoveOfCodes, vec![last])
        } else {
            Expr::Helper(Helper::MoveOfPath, vec![Expr::local("path"), last])
        }
    }

    /// Returns the number of modifiers in front of a modifier in a fixed move.
    pub(super) fn depth_before(&self, target: StateId, index: ActionIndex) -> Expr {
        let machine = &self.plan.machine;
        let source = machine
            .states(self.meter)
            .into_iter()
            .flatten()
            .find(|state| {
                self.plan.length.depth[state.index()].is_some()
                    && machine
                        .steps(*state, self.meter)
                        .unwrap_or_default()
                        .iter()
                        .any(|step| step.target == target && step.action.index() == Some(index))
            });
        let depth = source.and_then(|state| self.plan.length.depth[state.index()]);
        Expr::number(depth.unwrap_or(0))
    }

    /// Records a modifier in the move under construction, around `inner`.
    fn noted(&self, target: StateId, index: Option<ActionIndex>, inner: Vec<Stmt>) -> Vec<Stmt> {
        let (true, Some(index)) = (self.kind.makes_moves(), index) else {
            return inner;
        };
        let name = match self.plan.form {
            MoveForm::Fixed(_) => "m",
            MoveForm::Path(_) | MoveForm::Growable => "path",
        };
        let own = || Expr::local(name);
        if self.plan.form != MoveForm::Growable {
            let longer = Stmt::set(name, self.then(own(), target, index, Expr::cell()));
            return vec![Stmt::Scope([vec![longer], inner].concat())];
        }
        let length = Expr::Helper(Helper::Len, vec![own()]);
        let longest = Expr::Constant(Constant::LongestMove);
        let code = self.code(index, Expr::cell());
        let pushed = Stmt::Do(Expr::Helper(Helper::Push, vec![own(), code]));
        let popped = Stmt::Do(Expr::Helper(Helper::Pop, vec![own()]));
        let around = [vec![pushed], inner, vec![popped]].concat();
        if self.plan.has_endless_writes() {
            let end = Stmt::Do(Expr::Helper(Helper::EndlessMove, Vec::new()));
            let too_long = Expr::binary(Op::GreaterEqual, length, longest);
            return [vec![Stmt::when(too_long, vec![end])], around].concat();
        }
        let short = Expr::binary(Op::Less, length, longest);
        vec![Stmt::when(short, around)]
    }

    /// Counts a modifier that may be passed without end, or that the keeper may have to take back on
    /// more ways than can be gone: of players' moves so many fill the list.
    fn counted(&self, step: Located<'_>, code: Code) -> Code {
        let passed = match self.plan.repetitions[step.id.state.index()][step.id.number] {
            Repetition::Endless if self.makes_growable() => {
                let length = Expr::Helper(Helper::Len, vec![Expr::local("path")]);
                Expr::Helper(Helper::PassModifier, vec![Expr::local("out"), length])
            }
            Repetition::Endless => Expr::Helper(Helper::NoteModifier, Vec::new()),
            Repetition::Countless if self.kind == Kind::Keeper && !code.diverges => {
                let taken_back = Stmt::Do(Expr::Helper(Helper::NoteTakenBack, Vec::new()));
                return Code::of([code.statements, vec![taken_back]].concat());
            }
            Repetition::Countless | Repetition::Few => return code,
        };
        let passed = Stmt::set("_passed", passed);
        Code {
            statements: vec![Stmt::Scope([vec![passed], code.statements].concat())],
            ..code
        }
    }

    /// Returns whether moves of any length are made.
    fn makes_growable(&self) -> bool {
        self.kind.makes_moves() && self.plan.form == MoveForm::Growable
    }

    /// Returns whether the change that a step makes can be read behind it.
    fn is_observable(&self, step: Located<'_>) -> bool {
        self.plan.observable_writes[step.id.state.index()][step.id.number]
    }

    /// Returns the placing of a piece by a step of a search, and its undoing.
    pub(super) fn try_out(
        &self,
        step: Located<'_>,
        cell: &Expr,
        piece: PieceId,
    ) -> (Vec<Stmt>, Vec<Stmt>) {
        let known = self.plan.replaced_occupants[step.id.state.index()][step.id.number];
        match known.filter(|_| self.plan.straight_apply) {
            Some(old) if old == piece => Default::default(),
            Some(old) => (
                vec![exchange(cell.clone(), &[old], piece)],
                vec![exchange(cell.clone(), &[piece], old)],
            ),
            None => {
                let (put, undo) = put_and_undo(cell, piece);
                (vec![put], vec![undo])
            }
        }
    }

    fn off(&self, step: Located<'_>, piece: PieceId, index: Option<ActionIndex>) -> Code {
        let seen = self.is_observable(step);
        match self.kind {
            Kind::Keeper => {
                let enter = self.enter(step.target, Entry::Modified);
                let inner = enter.statements;
                let (put, undo) = self.keeper_put(step, piece);
                if enter.diverges {
                    return Code::diverging(vec![Stmt::Scope([put, inner].concat())]);
                }
                let (put, undo) = match undo {
                    Some(undo) => (put, undo),
                    None => {
                        let (put, undo) = put_and_undo(&Expr::cell(), piece);
                        (vec![put], vec![undo])
                    }
                };
                Code::one(Stmt::Scope([put, inner, undo].concat()))
            }
            _ if !seen => {
                let enter = self.enter(step.target, Entry::Modified);
                Code {
                    statements: self.noted(step.target, index, enter.statements),
                    diverges: enter.diverges,
                }
            }
            Kind::Moves | Kind::Candidates | Kind::PseudoLegal | Kind::Modifiers => {
                let before = self.modified.get();
                let changes = usize::from(self.changes(step).is_some());
                self.modified.set(before + changes);
                let inner = self.enter(step.target, Entry::Modified).statements;
                self.modified.set(before);
                let inner = self.note_touched(step, before > 0, inner);
                let inner = self.noted(step.target, index, inner);
                let (put, undo) = self.try_out(step, &Expr::cell(), piece);
                Code::one(Stmt::Scope([put, inner, undo].concat()))
            }
            Kind::Patterns => {
                let (setup, call) = self.call(step.target, true);
                let (put, undo) = self.try_out(step, &Expr::cell(), piece);
                let holds = vec![Stmt::set("holds", call)];
                let answer = vec![Stmt::answer_when(Expr::local("holds"))];
                Code::one(Stmt::Scope([setup, put, holds, undo, answer].concat()))
            }
        }
    }

    fn assign(
        &self,
        step: Located<'_>,
        variable: VariableId,
        value: &Checked,
        index: Option<ActionIndex>,
    ) -> Code {
        let bound = self.plan.game.variables[variable.index()].bound;
        let seen = self.is_observable(step);
        let (set, reset) = swapped(variable);
        let mut diverges = false;
        let inner = match self.kind {
            Kind::Keeper => {
                let enter = self.enter(step.target, Entry::Modified);
                diverges = enter.diverges;
                if diverges {
                    [vec![stored(variable)], enter.statements].concat()
                } else {
                    [vec![set], enter.statements, vec![reset]].concat()
                }
            }
            _ if !seen => {
                let enter = self.enter(step.target, Entry::Modified);
                diverges = enter.diverges;
                self.noted(step.target, index, enter.statements)
            }
            Kind::Moves | Kind::Candidates | Kind::PseudoLegal | Kind::Modifiers => {
                let inner = self.enter(step.target, Entry::Modified).statements;
                let inner = self.noted(step.target, index, inner);
                [vec![set], inner, vec![reset]].concat()
            }
            Kind::Patterns => {
                let (setup, call) = self.call(step.target, true);
                let asked = [
                    set,
                    Stmt::set("holds", call),
                    reset,
                    Stmt::answer_when(Expr::local("holds")),
                ];
                [setup, asked.to_vec()].concat()
            }
        };
        let diverges = diverges && value.always_within(bound);
        Code {
            statements: value.within(bound, seen || self.kind == Kind::Keeper, inner),
            diverges,
        }
    }
}

/// Returns the putting of a piece on a cell where one of some others stands.
pub(super) fn exchange(cell: Expr, others: &[PieceId], piece: PieceId) -> Stmt {
    let others = Expr::Array(others.iter().copied().map(Expr::Piece).collect());
    let arguments = vec![cell, others, Expr::Piece(piece)];
    Stmt::Do(Expr::Helper(Helper::Exchange, arguments))
}

/// Returns the putting of a piece on a cell, whatever stands there.
pub(super) fn put(cell: Expr, piece: Expr) -> Expr {
    Expr::Helper(Helper::Put, vec![cell, piece])
}

/// Returns the putting of a piece, which names the old one, and its undoing.
fn put_and_undo(cell: &Expr, piece: PieceId) -> (Stmt, Stmt) {
    let old = Stmt::set("old", put(cell.clone(), Expr::Piece(piece)));
    (old, Stmt::Do(put(cell.clone(), Expr::local("old"))))
}

/// Returns the assignment of `value` to a variable.
pub(super) fn stored(variable: VariableId) -> Stmt {
    Stmt::Store {
        place: Place::Variable(variable),
        op: None,
        value: Expr::Stored(variable, Box::new(Expr::local("value"))),
    }
}

/// Returns the assignment of `value` to a variable, which names the old one, and its undoing.
pub(super) fn swapped(variable: VariableId) -> (Stmt, Stmt) {
    let set = Stmt::Swap {
        old: "old".into(),
        variable,
        value: Expr::Stored(variable, Box::new(Expr::local("value"))),
    };
    let reset = Stmt::Store {
        place: Place::Variable(variable),
        op: None,
        value: Expr::local("old"),
    };
    (set, reset)
}

/// Returns the putting of a piece on `cell`, where one of the pieces `old` stands.
pub(super) fn settle(old: &[PieceId], piece: PieceId) -> Vec<Stmt> {
    let others = old.iter().copied().filter(|other| *other != piece);
    let others: Vec<PieceId> = others.collect();
    match others.len() {
        0 => Vec::new(),
        1..MANY_OTHER_PIECES => vec![exchange(Expr::cell(), &others, piece)],
        _ => vec![Stmt::Do(put(Expr::cell(), Expr::Piece(piece)))],
    }
}
