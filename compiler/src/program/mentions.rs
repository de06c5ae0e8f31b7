//! What some code mentions of what is outside of it, so that nothing is written that nobody uses.

use std::collections::HashSet;

use super::code::{Constant, Expr, Field};
use super::code::{Place, Stmt};
use super::function::Function;
use super::helper::Helper;
use super::name::Name;
use super::types::Type;
use super::visit::Visitor;

/// The things outside of some code that it mentions.
#[derive(Clone, Debug, Default)]
pub struct Mentions {
    helpers: HashSet<Helper>,
    fields: HashSet<Field>,
    tables: HashSet<Name>,
    unions: HashSet<usize>,
    tested_unions: HashSet<usize>,
    constants: HashSet<Constant>,
    types: HashSet<Type>,
    occupants: bool,
    pieces: bool,
    sets: bool,
    codes: bool,
}

impl Mentions {
    /// Adds what a function mentions.
    pub fn add(&mut self, function: &Function) {
        self.statements(&function.body);
        let parameters = function.parameters.iter();
        for value in parameters.map(|parameter| &parameter.value) {
            self.add_type(value);
        }
        self.add_type(&function.result);
    }

    fn add_type(&mut self, value: &Type) {
        if let Type::Option(inner) = value {
            self.add_type(inner);
        }
        self.sets |= matches!(value, Type::Set | Type::Visited(_));
        self.types.insert(value.clone());
    }

    /// Returns whether a helper is called.
    pub fn calls(&self, helper: Helper) -> bool {
        self.helpers.contains(&helper)
    }

    /// Returns whether one of some helpers is called.
    pub fn calls_any(&self, helpers: &[Helper]) -> bool {
        helpers.iter().any(|helper| self.calls(*helper))
    }

    /// Returns whether a field of the position is read or changed.
    pub fn has_field(&self, field: Field) -> bool {
        self.fields.contains(&field)
    }

    /// Returns whether a table is looked at.
    pub fn has_table(&self, name: &str) -> bool {
        self.tables.contains(&Name::from(name))
    }

    /// Returns whether any table is looked at.
    pub fn has_tables(&self) -> bool {
        !self.tables.is_empty()
    }

    /// Adds a table that is looked at in other ways.
    pub fn add_table(&mut self, name: Name) {
        self.tables.insert(name);
    }

    /// Returns whether the union of a number is asked for.
    pub fn has_union(&self, number: usize) -> bool {
        self.unions.contains(&number)
    }

    /// Returns whether a piece is tested for being one of the union of a number.
    pub fn tests_union(&self, number: usize) -> bool {
        self.tested_unions.contains(&number)
    }

    /// Returns whether a constant is mentioned.
    pub fn has_constant(&self, constant: Constant) -> bool {
        self.constants.contains(&constant)
    }

    /// Returns whether a parameter or a result has a type.
    pub fn has_type(&self, value: &Type) -> bool {
        self.types.contains(value)
    }

    /// Returns whether the piece on a cell is looked up.
    pub fn has_occupants(&self) -> bool {
        self.occupants
    }

    /// Returns whether a piece is mentioned, or its cells.
    pub fn has_pieces(&self) -> bool {
        self.pieces
    }

    /// Returns whether the type of sets is mentioned.
    pub fn has_sets(&self) -> bool {
        self.sets
    }

    /// Returns whether the type of codes is mentioned.
    pub fn has_codes(&self) -> bool {
        self.codes || self.has_type(&Type::Codes) || self.has_type(&Type::Sink(super::Sink::Codes))
    }
}

impl Visitor for Mentions {
    fn statement(&mut self, statement: &Stmt) {
        match statement {
            Stmt::Visited { .. } => self.sets = true,
            Stmt::Store {
                place: Place::Field(field),
                ..
            } => {
                self.fields.insert(*field);
            }
            Stmt::Table(table) => self.codes |= table.codes,
            _ => {}
        }
        self.inside_statement(statement);
    }

    fn expression(&mut self, expression: &Expr) {
        match expression {
            Expr::Helper(helper, _) => {
                self.sets |= *helper == Helper::Only;
                self.helpers.insert(*helper);
            }
            Expr::Field(field) => {
                self.fields.insert(*field);
            }
            Expr::Table(name) => {
                self.tables.insert(name.clone());
            }
            Expr::Union(number) => {
                self.unions.insert(*number);
            }
            Expr::IsOfUnion(_, number) => {
                self.occupants = true;
                self.tested_unions.insert(*number);
            }
            Expr::Constant(constant) => {
                self.constants.insert(*constant);
            }
            Expr::Occupant(_) => self.occupants = true,
            Expr::Piece(_) | Expr::Plane(_) => self.pieces = true,
            Expr::IsOneOf(_, pieces) => self.pieces |= !pieces.is_empty(),
            Expr::NoCells | Expr::AllCells => self.sets = true,
            _ => {}
        }
        self.inside_expression(expression);
    }
}
