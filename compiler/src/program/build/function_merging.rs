//! Function merging: functions of control states that differ only in constants become one.
//!
//! Two functions can be merged if they are the same apart from the
//! numbers of modifiers, the tables of shifts and the ways in which slides go.
//! What differs is looked up by the control state (*function merging by
//! parameters*: Edler von Koch and others, "Exploiting function similarity for
//! code size reduction", 2014).

use std::collections::{BTreeMap, BTreeSet, HashMap};

use super::queue::FunctionQueue;
use super::tables::Tables;
use crate::automaton::StateId;
use crate::plan::{Kind, Plan};
use crate::program::name::UNNAMED_SET;
use crate::program::tables::{Entry, Rows, Shape};
use crate::program::visit::Rewriter;
use crate::program::{Expr, Field, Function, FunctionId, Helper, Name, Place, Stmt};

/// A part of a function in which functions that are merged may differ.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Hole {
    /// The number of a modifier in a code.
    Code(i64),
    /// A table and what it is as an entry.
    Table(Name, Shape),
    /// Whether a slide goes upward.
    Slide(bool),
}

/// A function among those that may be merged.
struct Member {
    id: FunctionId,
    state: StateId,
    holes: Vec<Hole>,
}

/// Merges functions of control states that differ only in constants, if it is up to chance which
/// of them is called.
pub(super) fn merge(
    plan: &Plan<'_>,
    tables: &Tables<'_>,
    queue: &FunctionQueue,
    functions: &mut BTreeMap<FunctionId, Function>,
) {
    // What functions have in common, in the order in which it is met first.
    let mut families: Vec<Vec<Member>> = Vec::new();
    let mut known: HashMap<Vec<Stmt>, usize> = HashMap::new();
    for (&id, function) in &*functions {
        let (FunctionId::Root(Kind::Moves | Kind::Candidates, state) | FunctionId::Draw(state)) =
            id
        else {
            continue;
        };
        let mut body = function.body.clone();
        let mut skeleton = Skeleton::new(tables);
        skeleton.statements(&mut body);
        let family = *known.entry(body).or_insert_with(|| {
            families.push(Vec::new());
            families.len() - 1
        });
        families[family].push(Member {
            id,
            state,
            holes: skeleton.holes,
        });
    }
    for family in families {
        let states: BTreeSet<StateId> = family.iter().map(|member| member.state).collect();
        if family.len() < 2 || !plan.compete(&states, tables.meter).unwrap_or_default() {
            continue;
        }
        let first = family[0].id;
        let Some(function) = functions.get_mut(&first) else {
            continue;
        };
        let name = first.name().to_uppercase();
        let lookups = (0..family[0].holes.len()).map(|hole| {
            let values = family.iter();
            let values = values.map(|member| (member.state, &member.holes[hole]));
            lookup(plan, tables, &name, &values.collect::<Vec<_>>())
        });
        let lookups: Vec<Option<Expr>> = lookups.collect();
        let looks_up = lookups.iter().any(Option::is_some);
        let mut filling = Filling {
            tables,
            lookups: lookups.into_iter(),
        };
        filling.statements(&mut function.body);
        if looks_up {
            let control = Stmt::set("control", Expr::Field(Field::Control));
            function.body.insert(0, control);
        }
        let line = format!("The same for {} control states.", family.len());
        function.doc.push(line);
        for member in &family[1..] {
            functions.remove(&member.id);
            queue.merge(member.id, first);
        }
    }
}

/// Returns the lookup of a hole by control state, if it is not the same in all states.
fn lookup(
    plan: &Plan<'_>,
    tables: &Tables<'_>,
    name: &str,
    values: &[(StateId, &Hole)],
) -> Option<Expr> {
    let (_, first) = values[0];
    if values.iter().all(|(_, value)| *value == first) {
        return None;
    }
    let entry = |hole: &Hole| match hole {
        Hole::Code(code) => Entry::Code(*code),
        Hole::Table(table, shape) => Entry::Table(table.clone(), *shape),
        Hole::Slide(upward) => Entry::Bool(*upward),
    };
    let kind = match first {
        Hole::Code(_) => "CODES",
        Hole::Table(..) => "TABLES",
        Hole::Slide(_) => "UPWARD",
    };
    let rows = plan.controls.iter().map(|(state, _)| {
        let own = values.iter().find(|(member, _)| member == state);
        entry(own.map_or(first, |(_, value)| value))
    });
    let rows = Rows {
        rows: rows.collect(),
        padding: entry(first),
    };
    let table = tables.rows(&format!("{name}_{kind}"), rows);
    let own = table.at(Expr::local("control"));
    Some(match first {
        Hole::Code(_) => Expr::AsNumber(Box::new(own)),
        Hole::Table(_, Shape::Set) | Hole::Slide(_) => own,
        Hole::Table(..) => Expr::Entry(Box::new(own)),
    })
}

/// Returns the number of a modifier among the arguments of a helper that makes a code: the last
/// but one.
fn code_argument(helper: Helper, arguments: &mut [Expr]) -> Option<&mut Expr> {
    let makes_code = matches!(helper, Helper::Then | Helper::End | Helper::Code);
    let place = arguments.len().checked_sub(2).filter(|_| makes_code)?;
    let code = &mut arguments[place];
    matches!(code, Expr::Int(_)).then_some(code)
}

/// A rewriter of a function to the part that it has in common with those that it is merged with,
/// which takes out the holes.
struct Skeleton<'t> {
    tables: &'t Tables<'t>,
    holes: Vec<Hole>,
    /// The sets of the function's states: their names differ, but not their order.
    sets: Vec<Name>,
}

impl<'t> Skeleton<'t> {
    fn new(tables: &'t Tables<'t>) -> Self {
        Self {
            tables,
            holes: Vec::new(),
            sets: Vec::new(),
        }
    }

    /// Gives the set of a state a name by its place.
    fn rename(&mut self, name: &mut Name) {
        if !name.as_str().starts_with(UNNAMED_SET) {
            return;
        }
        let place = self.sets.iter().position(|set| set == name);
        let place = place.unwrap_or_else(|| {
            self.sets.push(name.clone());
            self.sets.len() - 1
        });
        *name = format!("set {place}").into();
    }
}

impl Rewriter for Skeleton<'_> {
    fn statement(&mut self, statement: &mut Stmt) {
        match statement {
            Stmt::Let { name, .. }
            | Stmt::Store {
                place: Place::Local(name),
                ..
            } => self.rename(name),
            _ => {}
        }
        self.inside_statement(statement);
    }

    fn expression(&mut self, expression: &mut Expr) {
        match expression {
            Expr::Local(name) => self.rename(name),
            Expr::Table(name) => {
                if let Some(shape) = self.tables.shape(name) {
                    self.holes.push(Hole::Table(name.clone(), shape));
                    *name = format!("{shape:?}").into();
                }
            }
            Expr::Helper(helper, arguments) => {
                if let Helper::SlideUp | Helper::SlideDown = helper {
                    self.holes.push(Hole::Slide(*helper == Helper::SlideUp));
                    *helper = Helper::Slide;
                }
                if let Some(code) = code_argument(*helper, arguments) {
                    if let Expr::Int(number) = code {
                        self.holes.push(Hole::Code(*number));
                    }
                    *code = Expr::None;
                }
                self.inside_expression(expression);
            }
            _ => self.inside_expression(expression),
        }
    }
}

/// A rewriter that puts lookups in the place of what differs, in the order in which [`Skeleton`]
/// takes it out.
struct Filling<'t, L> {
    tables: &'t Tables<'t>,
    lookups: L,
}

impl<L: Iterator<Item = Option<Expr>>> Filling<'_, L> {
    fn next(&mut self) -> Option<Expr> {
        self.lookups.next().flatten()
    }
}

impl<L: Iterator<Item = Option<Expr>>> Rewriter for Filling<'_, L> {
    fn expression(&mut self, expression: &mut Expr) {
        match expression {
            Expr::Table(name) => {
                if self.tables.shape(name).is_some()
                    && let Some(lookup) = self.next()
                {
                    *expression = lookup;
                }
            }
            Expr::Helper(helper, arguments) => {
                let upward = match helper {
                    Helper::SlideUp | Helper::SlideDown => self.next(),
                    _ => None,
                };
                if let Some(code) = code_argument(*helper, arguments)
                    && let Some(lookup) = self.next()
                {
                    *code = lookup;
                }
                for argument in arguments.iter_mut() {
                    self.expression(argument);
                }
                if let Some(upward) = upward {
                    *helper = Helper::Slide;
                    arguments.insert(0, upward);
                }
            }
            _ => self.inside_expression(expression),
        }
    }
}

#[cfg(test)]
mod tests;
