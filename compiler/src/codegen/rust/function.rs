//! Functions in Rust, as methods of the position.

use proc_macro2::{Literal, TokenStream};
use quote::{format_ident, quote};

use super::Printer;
use crate::program::{FreeVariables, Function, Inline, Sink, Type};

impl Printer<'_> {
    /// Prints a function.
    pub fn function(&self, function: &Function) -> TokenStream {
        let name = format_ident!("{}", function.id.name());
        let docs = function.doc.iter().map(|line| format!(" {line}"));
        let visibility = function.public.then(|| quote!(pub(crate)));
        let inline = match function.inline {
            Inline::Unsaid => None,
            Inline::Hint => Some(quote!(#[inline])),
            Inline::Always => Some(quote!(#[inline(always)])),
        };
        let receiver = match function.mutates {
            true => quote!(&mut self),
            false => quote!(&self),
        };
        let used = FreeVariables::of(&function.body);
        let (mut generics, mut parameters) = (Vec::new(), Vec::new());
        for parameter in &function.parameters {
            let name = parameter.name.as_str();
            let given = match used.has(name) {
                true => format_ident!("{name}"),
                false => format_ident!("_{name}"),
            };
            generics.extend(self.generic(&parameter.value));
            let value = self.parameter_type(&parameter.value);
            parameters.push(quote!(#given: #value));
        }
        let generics = (!generics.is_empty()).then(|| quote!(<#(#generics),*>));
        let result = match &function.result {
            Type::Unit => None,
            result => {
                let result = self.parameter_type(result);
                Some(quote!(-> #result))
            }
        };
        let body = self.body(&function.body);
        quote! {
            #(#[doc = #docs])*
            #inline
            #visibility fn #name #generics(#receiver, #(#parameters),*) #result { #body }
        }
    }

    /// Prints the type parameter that a parameter of a function needs.
    fn generic(&self, of: &Type) -> Option<TokenStream> {
        match of {
            Type::Sink(sink) => {
                let sink = match sink {
                    Sink::Moves => quote!(MoveSink<Move>),
                    Sink::Codes => quote!(MoveSink<Code>),
                    Sink::Candidates => quote!(CandidateSink<Move, Move>),
                    Sink::CandidatePaths => quote!(CandidateSink<Move, Path>),
                };
                Some(quote!(S: #sink))
            }
            Type::Rng => Some(quote!(R: Rng)),
            _ => None,
        }
    }

    /// Prints the type of a parameter or of a result.
    fn parameter_type(&self, of: &Type) -> TokenStream {
        match of {
            Type::Set => quote!(Cells),
            Type::Cell | Type::Int => quote!(usize),
            Type::Bool => quote!(bool),
            Type::Piece => quote!(PieceCode),
            Type::Word => quote!(u64),
            Type::Move => quote!(Move),
            Type::Path if self.growable() => quote!(&mut Path),
            Type::Path => quote!(Path),
            Type::Code => quote!(Code),
            Type::Codes => quote!(&[Code]),
            Type::Sink(_) => quote!(&mut S),
            Type::Rng => quote!(&mut R),
            Type::Scratch => quote!(&mut MoveList<Move>),
            Type::Pools => quote!(&mut Pools),
            Type::Visited(slots) => {
                let slots = Literal::usize_unsuffixed(*slots);
                quote!(&mut [Cells; #slots])
            }
            Type::Option(inner) => {
                let inner = self.parameter_type(inner);
                quote!(Option<#inner>)
            }
            Type::Table(_)
            | Type::Array(_)
            | Type::Tuple(_)
            | Type::Position
            | Type::Lines
            | Type::Lambda(_)
            | Type::Unit
            | Type::Any => quote!(()),
        }
    }
}
