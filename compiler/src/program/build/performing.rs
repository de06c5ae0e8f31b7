//! Building of the performing of players' moves.

use std::collections::{BTreeSet, HashMap};

use super::actions::{put as put_piece, settle, stored};
use super::arithmetic::Arithmetics;
use super::keeper::{go_on, leave as leave_on};
use super::queue::FunctionQueue;
use crate::automaton::StateId;
use crate::effort::Meter;
use crate::machine::{Action, Step};
use crate::model::{ActionIndex, PieceId};
use crate::plan::costs::MANY_CONTROLS;
use crate::plan::{Branch, MoveForm, Plan};
use crate::program::{
    Condition, Expr, FreeVariables, Helper, LocalTable, Name, Op, Performing, Stmt, Tail,
};

/// Builds the performing of moves.
pub(super) fn performing(
    plan: &Plan<'_>,
    tails: &[Tail],
    queue: &FunctionQueue,
    meter: &Meter,
) -> Performing {
    let effects = Effects { plan, queue, meter };
    let Some(tree) = plan.tree() else {
        return Performing {
            tree: None,
            modifier: Some(effects.modifier(true)),
        };
    };
    // Drawn moves may have to be performed up to where they are cut.
    let in_parts = plan
        .partial
        .as_ref()
        .is_some_and(|partial| !partial.behind.is_empty());
    // What completes a move may depend on what was made before.
    let completed = plan.layout.asks_for_endings() && plan.form != MoveForm::Fixed(1);
    let prefixes = tails.iter().any(|tail| tail.reads_changes) || in_parts || completed;
    Performing {
        tree: Some(effects.tree(tree, 0)),
        modifier: prefixes.then(|| effects.modifier(false)),
    }
}

/// A builder of what modifiers do.
struct Effects<'p> {
    plan: &'p Plan<'p>,
    queue: &'p FunctionQueue,
    meter: &'p Meter,
}

/// The arms of a match on a modifier: what is done, and the codes of modifiers that do it.
type Arms = Vec<(Vec<usize>, Vec<Stmt>)>;

impl Effects<'_> {
    /// Builds the performing of one modifier of a player's move, or of one up to a cut, before the
    /// player `switches`.
    fn modifier(&self, switches: bool) -> Vec<Stmt> {
        let ends = |index: &ActionIndex| {
            let mut steps = self.steps(*index);
            steps.any(|(_, step)| step.action.ends())
        };
        let indices = self.plan.layout.indices.iter();
        let indices = indices.filter(|index| switches || !ends(index));
        let effects = indices.map(|&index| (index, self.effect(index, &self.old(index))));
        vec![Stmt::Match {
            on: Expr::local("index"),
            arms: self.arms(effects),
        }]
    }

    /// Returns the arms of a match on a modifier; modifiers that do the same share one.
    fn arms(&self, effects: impl Iterator<Item = (ActionIndex, Vec<Stmt>)>) -> Arms {
        let mut arms: Arms = Vec::new();
        let mut known: HashMap<Vec<Stmt>, usize> = HashMap::new();
        for (index, effect) in effects {
            let code = self.plan.layout.code_of(index);
            let arm = *known.entry(effect.clone()).or_insert_with(|| {
                arms.push((Vec::new(), effect));
                arms.len() - 1
            });
            arms[arm].0.push(code);
        }
        arms.sort_by_key(|(codes, _)| codes.iter().min().copied());
        arms
    }

    /// Builds the performing of the modifiers of a move from number `place` on.
    fn tree(&self, branches: &[Branch], place: usize) -> Vec<Stmt> {
        let modifier = |names: [&str; 2]| Stmt::LetTuple {
            names: names.map(Name::from).to_vec(),
            value: Expr::Helper(
                Helper::Modifier,
                vec![Expr::local("m"), Expr::number(place)],
            ),
        };
        let branch = |branch: &Branch| {
            let mut code = self.effect(branch.index, &branch.old);
            code.extend(
                self.meter
                    .deeper_or_default(|| self.tree(&branch.next, place + 1)),
            );
            code
        };
        match branches {
            [] => Vec::new(),
            [only] => {
                let mut code = self.effect(only.index, &only.old);
                if FreeVariables::of(&code).has("cell") {
                    code.insert(0, modifier(["_", "cell"]));
                }
                code.extend(
                    self.meter
                        .deeper_or_default(|| self.tree(&only.next, place + 1)),
                );
                code
            }
            _ => {
                let leaving = branches.iter().map(|branch| (branch, self.leaving(branch)));
                let leaving: Vec<_> = leaving.collect();
                let controls: BTreeSet<usize> =
                    leaving.iter().filter_map(|(_, control)| *control).collect();
                // Beyond the control states there has to be a number for none.
                let by_table =
                    controls.len() >= MANY_CONTROLS && self.plan.controls.len() != 1 << u8::BITS;
                let others = leaving
                    .iter()
                    .filter(|(_, control)| !by_table || control.is_none());
                let mut code = match by_table {
                    true => self.leave_by_table(&leaving),
                    false => Vec::new(),
                };
                code.push(Stmt::Match {
                    on: Expr::local("index"),
                    arms: self.arms(others.map(|(one, _)| (one.index, branch(one)))),
                });
                code.insert(0, modifier(["index", "cell"]));
                code
            }
        }
    }

    /// Returns the control state of the next position, if a move ends with a modifier and nothing
    /// else has to be done.
    fn leaving(&self, branch: &Branch) -> Option<usize> {
        let (_, step) = self.steps(branch.index).next()?;
        let Action::Switch(player, _) = step.action else {
            return None;
        };
        let control = self.plan.control(step.target, player);
        let only = [leave_on(Helper::Leave, control)];
        (self.effect(branch.index, &branch.old) == only).then_some(control)
    }

    /// Builds the end of a move by a table of control states: a jump among so many places would be
    /// hard to predict.
    fn leave_by_table(&self, leaving: &[(&Branch, Option<usize>)]) -> Vec<Stmt> {
        let none = self.plan.controls.len();
        let codes = leaving
            .iter()
            .map(|(branch, _)| self.plan.layout.code_of(branch.index));
        let mut next = vec![none; codes.max().unwrap_or(0) + 1];
        for (branch, control) in leaving {
            next[self.plan.layout.code_of(branch.index)] = control.unwrap_or(none);
        }
        let (name, control) = (Name::from("NEXT"), || Expr::local("next"));
        let table = Stmt::Table(LocalTable {
            name: name.clone(),
            in_memory: true,
            codes: false,
            entries: next.into_iter().map(Expr::number).collect(),
        });
        let left = vec![control(), Expr::cell()];
        let found = Expr::Helper(Helper::Get, vec![Expr::Local(name), Expr::local("index")]);
        let known = Expr::binary(Op::NotEqual, control(), Expr::number(none));
        let found = Stmt::If {
            conditions: vec![
                Condition::Some("next".into(), found),
                Condition::Holds(known),
            ],
            then: vec![
                Stmt::Do(Expr::Helper(Helper::Leave, left)),
                Stmt::Return(None),
            ],
            otherwise: Vec::new(),
        };
        vec![table, found]
    }

    /// Returns the steps that perform a modifier, with their states.
    fn steps(&self, index: ActionIndex) -> impl Iterator<Item = (StateId, &Step)> {
        let machine = &self.plan.machine;
        let steps = machine
            .states(self.meter)
            .into_iter()
            .flatten()
            .flat_map(|state| {
                let steps = machine.steps(state, self.meter).unwrap_or_default().iter();
                steps.map(move |step| (state, step))
            });
        steps.filter(move |(_, step)| step.action.index() == Some(index))
    }

    /// Returns the pieces that can stand on the cell of a modifier, in any move.
    fn old(&self, index: ActionIndex) -> Vec<PieceId> {
        if !self.plan.straight_apply {
            return (0..self.plan.game.pieces.len())
                .map(PieceId::from_index)
                .collect();
        }
        let flow = &self.plan.flow;
        let old = self.steps(index);
        let old = old.flat_map(|(state, step)| {
            flow.before(&self.plan.machine, state, step, self.meter)
                .unwrap_or_default()
        });
        let mut old: Vec<_> = old.collect();
        old.sort_unstable();
        old.dedup();
        old
    }

    /// Builds the effect of a modifier on `cell`, where one of the pieces `old` stands.
    fn effect(&self, index: ActionIndex, old: &[PieceId]) -> Vec<Stmt> {
        let plan = self.plan;
        let Some((_, step)) = self.steps(index).next() else {
            return Vec::new();
        };
        match &step.action {
            Action::Off(piece, _) if !plan.straight_apply => {
                vec![Stmt::Do(put_piece(Expr::cell(), Expr::Piece(*piece)))]
            }
            Action::Off(piece, _) => settle(old, *piece),
            Action::Assign(variable, value, _) => {
                let value = Arithmetics::new(plan).value(value);
                let bound = plan.game.variables[variable.index()].bound;
                value.within(bound, true, vec![stored(*variable)])
            }
            Action::Switch(player, _) if !plan.straight_apply => {
                vec![leave_on(Helper::Leave, plan.control(step.target, *player))]
            }
            Action::Switch(player, _) => go_on(plan, self.queue, step.target, *player),
            _ => Vec::new(),
        }
    }
}
