//! Naming of sets of cells by what they hold.
//!
//! While functions are built, sets have the names of states. A reader wants to know which pieces
//! stand on their cells, in which direction they lie, or that they end moves.

use std::collections::{BTreeMap, HashMap, HashSet};

use crate::model::PieceId;
use crate::program::name::UNNAMED_SET;
use crate::program::visit::{Rewriter, Visitor};
use crate::program::{Condition, Expr, Function, Helper, Name, Op, Place, Stmt};

/// The words by which pieces are called in names.
pub struct PieceWords<'a> {
    /// A word for each piece.
    pub pieces: &'a [String],
    /// A word for the pieces of each union of the program.
    pub unions: &'a [String],
}

/// Names the sets of a function.
pub(super) fn name(function: &mut Function, words: &PieceWords<'_>) {
    let mut sets = Sets::default();
    for parameter in &function.parameters {
        sets.taken.insert(parameter.name.clone());
    }
    sets.statements(&function.body);
    let names = sets.named(words);
    Renaming(names).statements(&mut function.body);
}

/// What is known of a set.
struct Known {
    /// Its value where it is declared, and what is added to it later.
    values: Vec<Expr>,
    /// Whether moves end on its cells.
    ends: bool,
    /// The places where it is declared: the numbers of the blocks around it, from the outside in.
    blocks: Vec<Vec<usize>>,
}

impl Known {
    /// Returns whether both sets may be seen from one place.
    fn meets(&self, other: &Self) -> bool {
        let mut pairs = self.blocks.iter().flat_map(|own| {
            let others = other.blocks.iter();
            others.map(move |other| (own, other))
        });
        pairs.any(|(own, other)| own.starts_with(other) || other.starts_with(own))
    }
}

/// The sets without a name of their own, and all other names.
#[derive(Default)]
struct Sets {
    /// The sets, in the order in which they are declared.
    found: Vec<(Name, Known)>,
    places: HashMap<Name, usize>,
    taken: HashSet<Name>,
    /// The blocks around what is visited.
    around: Vec<usize>,
    /// The number of blocks so far.
    blocks: usize,
}

impl Sets {
    fn declare(&mut self, name: &Name, value: &Expr) {
        if !name.as_str().starts_with(UNNAMED_SET) {
            self.taken.insert(name.clone());
            return;
        }
        let around = self.around.clone();
        if let Some(known) = self.known(name) {
            known.blocks.push(around);
            return;
        }
        self.places.insert(name.clone(), self.found.len());
        let known = Known {
            values: vec![value.clone()],
            ends: false,
            blocks: vec![around],
        };
        self.found.push((name.clone(), known));
    }

    fn take<'n>(&mut self, names: impl IntoIterator<Item = &'n Name>) {
        self.taken.extend(names.into_iter().cloned());
    }

    fn known(&mut self, name: &Name) -> Option<&mut Known> {
        let place = *self.places.get(name)?;
        self.found.get_mut(place).map(|(_, known)| known)
    }

    /// Notes that moves end on the cells of a set, or of the larger one from which it is taken.
    fn end(&mut self, set: &Expr) {
        match set {
            Expr::Local(name) => {
                if let Some(known) = self.known(name) {
                    known.ends = true;
                }
            }
            Expr::Binary(Op::And, larger, _) => self.end(larger),
            Expr::Array(sets) => sets.iter().for_each(|set| self.end(set)),
            _ => {}
        }
    }

    /// Returns the names of the sets. Several that would have the same get numbers where they can be
    /// seen from one place.
    fn named(mut self, words: &PieceWords<'_>) -> HashMap<Name, Name> {
        let mut alike: BTreeMap<String, Vec<(Name, Known)>> = BTreeMap::new();
        for (name, known) in std::mem::take(&mut self.found) {
            // A parameter keeps its name, and so does what is named like it.
            if let Some(word) = words.word(&known).filter(|_| !self.taken.contains(&name)) {
                alike.entry(word).or_default().push((name, known));
            }
        }
        let mut names = HashMap::new();
        for (word, sets) in alike {
            let free: Vec<Name> = (0..)
                .map(|number| match number {
                    0 => Name::from(&*word),
                    _ => format!("{word}_{number}").into(),
                })
                .filter(|name| !self.taken.contains(name))
                .take(sets.len() + 1)
                .collect();
            let mut chosen: Vec<usize> = Vec::new();
            for (place, (name, known)) in sets.iter().enumerate() {
                let met = |other: &usize| known.meets(&sets[*other].1);
                let earlier: HashSet<usize> = (0..place).filter(met).map(|at| chosen[at]).collect();
                let alone = earlier.is_empty() && !(place + 1..sets.len()).any(|at| met(&at));
                let number = if alone {
                    0
                } else {
                    let numbers = (1..=sets.len()).find(|number| !earlier.contains(number));
                    numbers.unwrap_or(0)
                };
                chosen.push(number);
                names.insert(name.clone(), free[number].clone());
            }
            self.taken
                .extend(chosen.iter().map(|number| free[*number].clone()));
        }
        names
    }
}

impl Visitor for Sets {
    fn statements(&mut self, statements: &[Stmt]) {
        self.around.push(self.blocks);
        self.blocks += 1;
        for statement in statements {
            self.statement(statement);
        }
        self.around.pop();
    }

    fn statement(&mut self, statement: &Stmt) {
        match statement {
            Stmt::Let { name, value, .. } => self.declare(name, value),
            Stmt::Store {
                place: Place::Local(name),
                value,
                ..
            } => {
                if let Some(known) = self.known(name) {
                    known.values.push(value.clone());
                }
            }
            Stmt::LetSomeOrBreak { name, .. }
            | Stmt::For { name, .. }
            | Stmt::WhileSome { name, .. }
            | Stmt::Swap { old: name, .. } => self.take([name]),
            Stmt::LetTuple { names, .. } | Stmt::ForRows { names, .. } => self.take(names),
            Stmt::Table(table) => self.take([&table.name]),
            Stmt::If { conditions, .. } => {
                self.take(conditions.iter().filter_map(|one| match one {
                    Condition::Some(name, _) => Some(name),
                    Condition::Holds(_) => None,
                }));
            }
            _ => {}
        }
        self.inside_statement(statement);
    }

    fn expression(&mut self, expression: &Expr) {
        match expression {
            Expr::Helper(Helper::Extend | Helper::ExtendFew, given) => {
                given.iter().for_each(|given| self.end(given));
            }
            Expr::Helper(Helper::Nth | Helper::DrawAmong, given) => {
                given.iter().take(1).for_each(|given| self.end(given));
            }
            Expr::Lambda(names, _) => self.take(names),
            _ => {}
        }
        self.inside_expression(expression);
    }
}

impl PieceWords<'_> {
    /// Returns what a set is called, if anything can be said of it.
    fn word(&self, known: &Known) -> Option<String> {
        let pieces = known.values.first().and_then(|value| self.held(value));
        if let Some(pieces) = pieces {
            return Some(format!("on_{pieces}"));
        }
        if known.ends {
            return Some("targets".to_owned());
        }
        let ray = known.values.first().and_then(ray);
        ray.or_else(|| {
            let mut tested = known.values.iter().filter_map(|value| self.tested(value));
            Some(format!("to_{}", tested.next()?))
        })
    }

    /// Returns the word for the pieces whose cells an expression gives, all of them or those on a
    /// part of the board.
    fn held(&self, set: &Expr) -> Option<String> {
        match set {
            Expr::Plane(PieceId(piece)) => self.pieces.get(*piece as usize).cloned(),
            Expr::Union(number) => self.unions.get(*number).cloned(),
            Expr::Binary(Op::Or, left, right) => {
                let (left, right) = (self.held(left)?, self.held(right)?);
                Some(format!("{left}_or_{right}"))
            }
            Expr::Binary(Op::And, pieces, part) if matches!(**part, Expr::Table(_)) => {
                self.held(pieces)
            }
            _ => None,
        }
    }

    /// Returns the word for the pieces that are tested on the cells of a set.
    fn tested(&self, set: &Expr) -> Option<String> {
        match set {
            Expr::Binary(Op::And, _, pieces) => self.held(pieces),
            _ => None,
        }
    }
}

/// Returns the word for the cells of a ray, by the name of its table.
fn ray(set: &Expr) -> Option<String> {
    let Expr::Helper(Helper::SlideUp | Helper::SlideDown, given) = set else {
        return None;
    };
    let mut table = given.first()?;
    while let Expr::Index(inner, _) = table {
        table = inner;
    }
    let Expr::Table(name) = table else {
        return None;
    };
    let direction = name.as_str().strip_suffix("_RAYS")?;
    Some(direction.to_lowercase())
}

/// The new names of local values.
struct Renaming(HashMap<Name, Name>);

impl Renaming {
    fn rename(&self, name: &mut Name) {
        if let Some(new) = self.0.get(name) {
            *name = new.clone();
        }
    }
}

impl Rewriter for Renaming {
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
            _ => self.inside_expression(expression),
        }
    }
}

#[cfg(test)]
mod tests;
