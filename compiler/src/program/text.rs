//! Programs as text, for people and for comparisons: a plain notation that belongs to no language.

use std::fmt::{self, Write};

use super::code::{Condition, LocalTable, Over, Place, Stmt};
use super::code::{Constant, Expr, Field, Op};
use super::function::Function;
use super::types::{Sink, Type};
use crate::model::Game;

/// Writes a function as text, with the names that the rules give.
pub fn function(function: &Function, game: &Game) -> String {
    let mut text = Text {
        game,
        out: String::new(),
        level: 0,
    };
    for line in &function.doc {
        let _ = writeln!(text.out, "# {line}");
    }
    let parameters = function.parameters.iter();
    let parameters: Vec<String> = parameters
        .map(|parameter| format!("{}: {}", parameter.name, of_type(&parameter.value)))
        .collect();
    let verb = if function.mutates { "change" } else { "ask" };
    let _ = write!(
        text.out,
        "{verb} {}({})",
        function.id.name(),
        parameters.join(", ")
    );
    if function.result != Type::Unit {
        let _ = write!(text.out, " -> {}", of_type(&function.result));
    }
    text.out.push('\n');
    text.block(&function.body);
    text.out
}

/// Returns a type as text.
pub(super) fn of_type(value: &Type) -> String {
    match value {
        Type::Set => "set".to_owned(),
        Type::Cell => "cell".to_owned(),
        Type::Piece => "piece".to_owned(),
        Type::Bool => "bool".to_owned(),
        Type::Int => "int".to_owned(),
        Type::Word => "word".to_owned(),
        Type::Move => "move".to_owned(),
        Type::Path => "path".to_owned(),
        Type::Code => "code".to_owned(),
        Type::Codes => "codes".to_owned(),
        Type::Sink(Sink::Moves) => "sink of moves".to_owned(),
        Type::Sink(Sink::Candidates | Sink::CandidatePaths) => "sink of candidates".to_owned(),
        Type::Sink(Sink::Codes) => "sink of codes".to_owned(),
        Type::Rng => "random numbers".to_owned(),
        Type::Scratch => "scratch".to_owned(),
        Type::Pools => "pools".to_owned(),
        Type::Visited(slots) => format!("visited {slots}"),
        Type::Table(inner) => format!("table of {}", of_type(inner)),
        Type::Array(inner) => format!("array of {}", of_type(inner)),
        Type::Option(inner) => format!("{} or none", of_type(inner)),
        Type::Tuple(parts) => {
            let parts: Vec<String> = parts.iter().map(of_type).collect();
            format!("({})", parts.join(", "))
        }
        Type::Position => "position".to_owned(),
        Type::Lines => "lines".to_owned(),
        Type::Lambda(inner) => format!("function to {}", of_type(inner)),
        Type::Unit => "nothing".to_owned(),
        Type::Any => "anything".to_owned(),
    }
}

struct Text<'g> {
    game: &'g Game,
    out: String,
    level: usize,
}

impl Text<'_> {
    fn line(&mut self, line: fmt::Arguments<'_>) {
        let _ = writeln!(self.out, "{:1$}{line}", "", 2 * self.level);
    }

    fn block(&mut self, statements: &[Stmt]) {
        self.level += 1;
        for statement in statements {
            self.statement(statement);
        }
        self.level -= 1;
    }

    fn statement(&mut self, statement: &Stmt) {
        match statement {
            Stmt::Let {
                name,
                mutable,
                value,
            } => {
                let keyword = if *mutable { "var" } else { "let" };
                let value = self.expression(value);
                self.line(format_args!("{keyword} {name} = {value}"));
            }
            Stmt::LetTuple { names, value } => {
                let names: Vec<&str> = names.iter().map(|name| name.as_str()).collect();
                let value = self.expression(value);
                self.line(format_args!("let {} = {value}", names.join(", ")));
            }
            Stmt::Visited { slots } => self.line(format_args!("let seen = visited {slots}")),
            Stmt::NextCode => self.line(format_args!("let index, to, rest = next of codes")),
            Stmt::Table(table) => self.local_table(table),
            Stmt::Swap {
                old,
                variable,
                value,
            } => {
                let name = &self.game.variables[variable.index()].name;
                let line = format!("let {old} = ${name}, ${name} = {}", self.expression(value));
                self.line(format_args!("{line}"));
            }
            Stmt::Store { place, op, value } => {
                let place = match place {
                    Place::Local(name) => name.to_string(),
                    Place::Variable(variable) => {
                        format!("${}", self.game.variables[variable.index()].name)
                    }
                    Place::Field(field) => of_field(*field),
                };
                let op = op.map_or("", of_operation);
                let value = self.expression(value);
                self.line(format_args!("{place} {op}= {value}"));
            }
            Stmt::Do(value) => {
                let value = self.expression(value);
                self.line(format_args!("{value}"));
            }
            Stmt::If {
                conditions,
                then,
                otherwise,
            } => {
                let conditions = conditions.iter().map(|condition| match condition {
                    Condition::Holds(value) => self.expression(value),
                    Condition::Some(name, value) => {
                        format!("some {name} = {}", self.expression(value))
                    }
                });
                let conditions: Vec<String> = conditions.collect();
                self.line(format_args!("if {}", conditions.join(" and ")));
                self.block(then);
                if !otherwise.is_empty() {
                    self.line(format_args!("else"));
                    self.block(otherwise);
                }
            }
            Stmt::LetSomeOrBreak { name, value } => {
                let value = self.expression(value);
                self.line(format_args!("let some {name} = {value} or break"));
            }
            Stmt::Match { on, arms } => {
                let on = self.expression(on);
                self.line(format_args!("case {on}"));
                self.level += 1;
                for (numbers, arm) in arms {
                    let numbers: Vec<String> = numbers.iter().map(usize::to_string).collect();
                    self.line(format_args!("{}:", numbers.join(", ")));
                    self.block(arm);
                }
                self.level -= 1;
            }
            Stmt::For { name, over, body } => {
                let (Over::Set(cells) | Over::List(cells)) = over;
                let cells = self.expression(cells);
                self.line(format_args!("for {name} in {cells}"));
                self.block(body);
            }
            Stmt::ForRows { names, rows, body } => {
                let names: Vec<&str> = names.iter().map(|name| name.as_str()).collect();
                let rows = self.expression(rows);
                self.line(format_args!("for ({}) in {rows}", names.join(", ")));
                self.block(body);
            }
            Stmt::While { condition, body } => {
                let condition = self.expression(condition);
                self.line(format_args!("while {condition}"));
                self.block(body);
            }
            Stmt::WhileSome { name, value, body } => {
                let value = self.expression(value);
                self.line(format_args!("while some {name} = {value}"));
                self.block(body);
            }
            Stmt::Loop(body) => {
                self.line(format_args!("loop"));
                self.block(body);
            }
            Stmt::Scope(body) => {
                self.line(format_args!("scope"));
                self.block(body);
            }
            Stmt::Break => self.line(format_args!("break")),
            Stmt::Continue => self.line(format_args!("continue")),
            Stmt::Return(None) => self.line(format_args!("return")),
            Stmt::Return(Some(value)) => {
                let value = self.expression(value);
                self.line(format_args!("return {value}"));
            }
        }
    }

    fn local_table(&mut self, table: &LocalTable) {
        let entries: Vec<String> = table
            .entries
            .iter()
            .map(|entry| self.expression(entry))
            .collect();
        self.line(format_args!(
            "let {} = [{}]",
            table.name,
            entries.join(", ")
        ));
    }

    /// Returns an expression that stands as an operand.
    fn operand(&self, expression: &Expr) -> String {
        let text = self.expression(expression);
        match expression {
            Expr::Binary(..) | Expr::If(..) | Expr::Not(_) => format!("({text})"),
            _ => text,
        }
    }

    fn all(&self, expressions: &[Expr]) -> String {
        let all: Vec<String> = expressions.iter().map(|e| self.expression(e)).collect();
        all.join(", ")
    }

    fn piece(&self, piece: crate::model::PieceId) -> &str {
        &self.game.pieces[piece.index()]
    }

    fn expression(&self, expression: &Expr) -> String {
        match expression {
            Expr::Local(name) | Expr::Table(name) => name.to_string(),
            Expr::Int(value) => value.to_string(),
            Expr::Bool(value) => value.to_string(),
            Expr::Piece(piece) => format!("'{}", self.piece(*piece)),
            Expr::NoCells => "{}".to_owned(),
            Expr::AllCells => "{all}".to_owned(),
            Expr::Constant(constant) => of_constant(*constant).to_owned(),
            Expr::Position => "position".to_owned(),
            Expr::Field(field) => of_field(*field),
            Expr::Plane(piece) => format!("{{{}}}", self.piece(*piece)),
            Expr::Union(number) => format!("{{union {number}}}"),
            Expr::Variable(variable) => {
                format!("${}", self.game.variables[variable.index()].name)
            }
            Expr::Stored(_, value) | Expr::AsNumber(value) => self.expression(value),
            Expr::Occupant(cell) => format!("on({})", self.expression(cell)),
            Expr::IsOneOf(piece, pieces) => {
                let pieces: Vec<String> = pieces
                    .iter()
                    .map(|own| format!("'{}", self.piece(*own)))
                    .collect();
                format!("{} in [{}]", self.operand(piece), pieces.join(", "))
            }
            Expr::IsOfUnion(cell, number) => {
                format!("on({}) in {{union {number}}}", self.expression(cell))
            }
            Expr::Index(table, index) => {
                format!("{}[{}]", self.operand(table), self.expression(index))
            }
            Expr::Not(inner) => format!("not {}", self.operand(inner)),
            Expr::Binary(op, left, right) => {
                let (left, right) = (self.operand(left), self.operand(right));
                format!("{left} {} {right}", of_operation(*op))
            }
            Expr::If(condition, then, otherwise) => format!(
                "if {} then {} else {}",
                self.expression(condition),
                self.operand(then),
                self.operand(otherwise)
            ),
            Expr::Block(statements, value) => {
                let mut inner = Text {
                    game: self.game,
                    out: String::new(),
                    level: 0,
                };
                statements
                    .iter()
                    .for_each(|statement| inner.statement(statement));
                let lines: Vec<&str> = inner.out.lines().map(str::trim).collect();
                format!("({}; {})", lines.join("; "), self.expression(value))
            }
            Expr::Call(id, arguments) => format!("{}({})", id.name(), self.all(arguments)),
            Expr::Helper(helper, arguments) => {
                format!("{}({})", helper.name(), self.all(arguments))
            }
            Expr::Lambda(names, inner) => {
                let names: Vec<&str> = names.iter().map(|name| name.as_str()).collect();
                format!("({}) => {}", names.join(", "), self.expression(inner))
            }
            Expr::Try(inner) => format!("{} or return none", self.expression(inner)),
            Expr::Array(values) => format!("[{}]", self.all(values)),
            Expr::Some(inner) => format!("some {}", self.operand(inner)),
            Expr::None => "none".to_owned(),
        }
    }
}

fn of_field(field: Field) -> String {
    match field {
        Field::Control => "control".to_owned(),
        Field::Cell => "current cell".to_owned(),
        Field::Known => "known".to_owned(),
        Field::Region(number) => format!("region {number}"),
        Field::Lines(number) => format!("lines {number}"),
    }
}

fn of_constant(constant: Constant) -> &'static str {
    match constant {
        Constant::EmptyMove => "empty move",
        Constant::EmptyPath | Constant::NewPath => "empty path",
        Constant::CellBits => "bits of a cell",
        Constant::LongestMove => "longest move",
        Constant::AllBits => "all bits",
    }
}

fn of_operation(op: Op) -> &'static str {
    match op {
        Op::And => "&",
        Op::Or => "|",
        Op::AndAlso => "and",
        Op::OrElse => "or",
        Op::Equal => "==",
        Op::NotEqual => "!=",
        Op::Less => "<",
        Op::LessEqual => "<=",
        Op::Greater => ">",
        Op::GreaterEqual => ">=",
        Op::Add => "+",
        Op::Subtract => "-",
        Op::Multiply => "*",
        Op::ShiftLeft => "<<",
    }
}
