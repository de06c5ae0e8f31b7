//! Statements in Rust.

use proc_macro2::{Literal, TokenStream};
use quote::{ToTokens, format_ident, quote};

use super::Printer;
use super::expression::{ident, operator};
use super::position::fields::control_type;
use crate::program::{Condition, Expr, FreeVariables, LocalTable, Name, Over, Place, Stmt};

impl Printer<'_> {
    /// Prints statements one after the other.
    pub fn statements(&self, statements: &[Stmt]) -> TokenStream {
        let numbered = statements.iter().enumerate();
        numbered
            .map(|(number, statement)| self.followed(statement, &statements[number + 1..]))
            .collect()
    }

    /// Prints the statements of a function, of which the last one may be its value.
    pub(super) fn body(&self, statements: &[Stmt]) -> TokenStream {
        let numbered = statements.iter().enumerate();
        numbered
            .map(|(number, statement)| match statement {
                Stmt::Return(Some(value)) if number + 1 == statements.len() => {
                    self.expression(value)
                }
                _ => self.followed(statement, &statements[number + 1..]),
            })
            .collect()
    }

    /// Prints a statement with others behind it, which may use what it names.
    fn followed(&self, statement: &Stmt, rest: &[Stmt]) -> TokenStream {
        match statement {
            Stmt::LetTuple { names, value } => {
                let names = names.iter().map(|name| given(name.as_str(), rest));
                let value = self.expression(value);
                quote!(let (#(#names),*) = #value;)
            }
            Stmt::NextCode => {
                let [index, to, next] = ["index", "to", "rest"].map(|name| given(name, rest));
                quote! {
                    let Some((&next, #next)) = codes.split_first() else { return false };
                    let (#index, #to) = split(next);
                }
            }
            _ => self.statement(statement),
        }
    }

    fn statement(&self, statement: &Stmt) -> TokenStream {
        match statement {
            Stmt::Let {
                name,
                mutable,
                value,
            } => {
                let (name, value) = (ident(name), self.expression(value));
                let mutable = mutable.then(|| quote!(mut));
                quote!(let #mutable #name = #value;)
            }
            Stmt::LetTuple { .. } | Stmt::NextCode => self.followed(statement, &[]),
            Stmt::Visited { slots } => {
                let slots = Literal::usize_unsuffixed(*slots);
                quote!(let seen = &mut [Cells::EMPTY; #slots];)
            }
            Stmt::Table(table) => self.local_table(table),
            Stmt::Swap {
                old,
                variable,
                value,
            } => {
                let (old, field) = (ident(old), self.names.variable(*variable));
                let value = self.expression(value);
                quote!(let #old = std::mem::replace(&mut self.variables.#field, #value);)
            }
            Stmt::Store { place, op, value } => {
                let (place, value) = (self.place(place), self.expression(value));
                let op = op.map(operator);
                // The operator and the sign are one token.
                match op {
                    Some(op) => {
                        let assign: TokenStream = format!("{op}=").parse().unwrap_or_default();
                        quote!(#place #assign #value;)
                    }
                    None => quote!(#place = #value;),
                }
            }
            Stmt::Do(value) => {
                let value = self.expression(value);
                quote!(#value;)
            }
            Stmt::If {
                conditions,
                then,
                otherwise,
            } => {
                let conditions = self.conditions(conditions, then);
                let (then, otherwise) = (self.statements(then), self.otherwise(otherwise));
                quote!(if #conditions { #then } #otherwise)
            }
            Stmt::LetSomeOrBreak { name, value } => {
                let (name, value) = (ident(name), self.expression(value));
                quote!(let Some(#name) = #value else { break };)
            }
            Stmt::Match { on, arms } => {
                let on = self.expression(on);
                let arms = arms.iter().map(|(numbers, arm)| {
                    let numbers = numbers.iter().map(|n| Literal::usize_unsuffixed(*n));
                    let arm = self.statements(arm);
                    quote!(#(#numbers)|* => { #arm })
                });
                quote!(match #on { #(#arms)* _ => {} })
            }
            Stmt::For { name, over, body } => self.for_each(name, over, body),
            Stmt::ForRows { names, rows, body } => {
                let rows = self.expression(rows);
                let body = self.statements(body);
                // A row of one set is the set itself.
                let row = match names.as_slice() {
                    [only] => ident(only).into_token_stream(),
                    names => {
                        let names = names.iter().map(ident);
                        quote!([#(#names),*])
                    }
                };
                quote!(for &#row in &#rows { #body })
            }
            Stmt::While { condition, body } => {
                let (condition, body) = (self.expression(condition), self.statements(body));
                quote!(while #condition { #body })
            }
            Stmt::WhileSome { name, value, body } => {
                let (name, value) = (given(name.as_str(), body), self.expression(value));
                let body = self.statements(body);
                quote!(while let Some(#name) = #value { #body })
            }
            Stmt::Loop(body) => {
                let body = self.statements(body);
                quote!(loop { #body })
            }
            Stmt::Scope(body) => {
                let body = self.statements(body);
                quote!({ #body })
            }
            Stmt::Break => quote!(break;),
            Stmt::Continue => quote!(continue;),
            Stmt::Return(None) => quote!(return;),
            Stmt::Return(Some(value)) => {
                let value = self.expression(value);
                quote!(return #value;)
            }
        }
    }

    fn otherwise(&self, otherwise: &[Stmt]) -> Option<TokenStream> {
        match otherwise {
            [] => None,
            [only @ Stmt::If { .. }] => {
                let only = self.statement(only);
                Some(quote!(else #only))
            }
            _ => {
                let otherwise = self.statements(otherwise);
                Some(quote!(else { #otherwise }))
            }
        }
    }

    /// Prints conditions behind which some statements come.
    fn conditions(&self, conditions: &[Condition], then: &[Stmt]) -> TokenStream {
        let numbered = conditions.iter().enumerate();
        let printed = numbered.map(|(number, condition)| match condition {
            Condition::Holds(value) if conditions.len() == 1 => self.expression(value),
            Condition::Holds(value) => self.operand_of_chain(value),
            Condition::Some(name, value) => {
                let used = FreeVariables::of_conditions(&conditions[number + 1..], then);
                if used.has(name.as_str()) {
                    let (name, value) = (ident(name), self.expression(value));
                    quote!(let Some(#name) = #value)
                } else {
                    let value = self.receiver(value);
                    quote!(#value.is_some())
                }
            }
        });
        let all: Vec<TokenStream> = printed.collect();
        quote!(#(#all)&&*)
    }

    fn for_each(&self, name: &Name, over: &Over, body: &[Stmt]) -> TokenStream {
        let is_used = FreeVariables::of(body).has(name.as_str());
        let (plain, given) = (ident(name), given(name.as_str(), body));
        let body = self.statements(body);
        match over {
            Over::Set(set) => {
                let set = self.expression(set);
                quote!(for #given in #set { #body })
            }
            Over::List(list) => {
                // A list that is a constant is gone through where it is; entries of tables are
                // references.
                let reference = matches!(list, Expr::Table(_)).then(|| quote!(&));
                let list = self.expression(list);
                if is_used {
                    quote!(for &#plain in #reference #list {
                        let #plain = #plain as usize;
                        #body
                    })
                } else {
                    quote!(for _ in #reference #list { #body })
                }
            }
        }
    }

    fn place(&self, place: &Place) -> TokenStream {
        match place {
            Place::Local(name) => {
                let name = ident(name);
                quote!(#name)
            }
            Place::Variable(variable) => {
                let field = self.names.variable(*variable);
                quote!(self.variables.#field)
            }
            Place::Field(field) => self.field(*field),
        }
    }

    fn local_table(&self, table: &LocalTable) -> TokenStream {
        let name = ident(&table.name);
        let keyword = match table.in_memory {
            true => quote!(static),
            false => quote!(const),
        };
        let entry = match table.codes {
            true => quote!(Code),
            false => control_type(&self.plan.layout),
        };
        let (count, entries) = (
            Literal::usize_unsuffixed(table.entries.len()),
            table.entries.iter().map(|entry| self.expression(entry)),
        );
        let entry = match table.entries.first() {
            Some(Expr::Array(inner)) => {
                let inner = Literal::usize_unsuffixed(inner.len());
                quote!([#entry; #inner])
            }
            _ => entry,
        };
        quote!(#keyword #name: [#entry; #count] = [#(#entries),*];)
    }
}

/// Returns the name that a value has in some statements: one that says so if it is not used.
pub fn given(name: &str, statements: &[Stmt]) -> proc_macro2::Ident {
    if name == "_" || FreeVariables::of(statements).has(name) {
        format_ident!("{name}")
    } else {
        format_ident!("_{name}")
    }
}
