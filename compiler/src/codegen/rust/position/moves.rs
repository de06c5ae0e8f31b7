//! The representation of moves.

use proc_macro2::{Literal, TokenStream};
use quote::{format_ident, quote};

use crate::plan::{MoveForm, Plan};
use crate::program::{Constant, Helper, Mentions, Program, Sink, Type};

/// Emits `src/moves.rs`: the representation of moves.
///
/// What nothing in the program uses is left out.
pub(in crate::codegen::rust) fn moves(plan: &Plan<'_>, program: &Program) -> TokenStream {
    let mentions = &program.mentions;
    let code_type = format_ident!("u{}", plan.layout.code_bits);
    let bits = Literal::u32_unsuffixed(plan.layout.cell_bits);
    let prefixes = program.tails.iter().any(|tail| tail.reads_changes);
    let form = match (plan.form, plan.form.room()) {
        (MoveForm::Fixed(_), Some(room)) => fixed(room, mentions),
        (MoveForm::Path(_), Some(room)) => path(room, mentions, prefixes),
        _ => growable(mentions),
    };
    let has_modifiers = !plan.layout.indices.is_empty();
    let of = has_modifiers.then(|| of_codes(plan.form));
    let path_of = plan.partial.as_ref().and_then(|_| path_of_codes(plan.form));
    let code = mentions.calls_any(&[
        Helper::Then,
        Helper::End,
        Helper::MoveOnCell,
        Helper::MoveOfPath,
        Helper::MoveRewritten,
        Helper::MoveOfCodes,
        Helper::Code,
    ]);
    let code = (code || has_modifiers).then(|| {
        quote! {
            /// The code of a modifier.
            #[inline]
            pub(crate) const fn code(index: usize, cell: usize) -> Code {
                (index << CELL_BITS | cell) as Code
            }
        }
    });
    let longer = mentions.calls(Helper::Longer).then(|| {
        quote! {
            /// A path with further modifiers.
            #[inline]
            pub(crate) fn longer<const N: usize>(path: &Path, codes: [Code; N]) -> Path {
                let mut longer = Path::from_slice(path);
                longer.extend_from_slice(&codes);
                longer
            }
        }
    });
    quote! {
        /// A modifier of a move: its number in the upper bits, its cell in the lower.
        pub(crate) type Code = #code_type;

        pub(crate) const CELL_BITS: u32 = #bits;

        #code

        #longer

        /// The number of a modifier and its cell.
        #[inline]
        pub(crate) const fn split(code: Code) -> (usize, usize) {
            (code as usize >> CELL_BITS, code as usize & ((1 << CELL_BITS) - 1))
        }

        #form

        #of

        #path_of
    }
}

/// Emits the function that makes a beginning of a move of codes at hand, where that is another type.
fn path_of_codes(form: MoveForm) -> Option<TokenStream> {
    matches!(form, MoveForm::Path(_)).then(|| {
        quote! {
            impl Path {
                /// The beginning of a move with these modifiers.
                pub(crate) fn of(codes: &[Code]) -> Self {
                    Self { codes: Move::of(codes).0, length: codes.len() }
                }
            }
        }
    })
}

/// Emits the function that makes a move of codes at hand.
fn of_codes(form: MoveForm) -> TokenStream {
    let array = quote! {
        impl Move {
            /// The move of these modifiers, or the beginning of one.
            pub(crate) fn of(codes: &[Code]) -> Self {
                let mut all = [0; _];
                for (to, from) in all.iter_mut().zip(codes) {
                    *to = *from;
                }
                Self(all)
            }
        }
    };
    match form {
        MoveForm::Fixed(_) | MoveForm::Path(_) => array,
        MoveForm::Growable => quote! {
            impl Move {
                /// The move of these modifiers.
                pub(crate) fn of(codes: &[Code]) -> Self {
                    Self(Path::from_slice(codes))
                }
            }
        },
    }
}

fn fixed(length: usize, mentions: &Mentions) -> TokenStream {
    let array = array(length, mentions);
    let building = mentions.calls(Helper::Then).then(|| {
        quote! {
            impl Move {
                pub(crate) const EMPTY: Self = Self([0; _]);

                /// The move with one more modifier, at place `depth`.
                #[inline]
                pub(crate) const fn then(mut self, depth: usize, index: usize, cell: usize) -> Self {
                    self.0[depth] = code(index, cell);
                    self
                }
            }
        }
    });
    quote!(#array #building)
}

/// Returns whether paths are built.
fn builds_paths(mentions: &Mentions) -> bool {
    mentions.has_constant(Constant::EmptyPath)
        || mentions.has_type(&Type::Path)
        || mentions.has_type(&Type::Sink(Sink::CandidatePaths))
}

fn path(length: usize, mentions: &Mentions, performed: bool) -> TokenStream {
    let array = array(length, mentions);
    let length = Literal::usize_unsuffixed(length);
    let codes = performed.then(|| {
        quote! {
            /// The codes of its modifiers.
            #[inline]
            pub(crate) fn codes(&self) -> &[Code] {
                self.codes.get(..self.length).unwrap_or_default()
            }
        }
    });
    let end = mentions.calls(Helper::End).then(|| {
        quote! {
            /// The move that ends with one more modifier.
            #[inline]
            pub(crate) fn end(self, index: usize, cell: usize) -> Move {
                Move(self.then(index, cell).codes)
            }
        }
    });
    let building = builds_paths(mentions).then(|| {
        quote! {
            /// A move under construction.
            #[derive(Clone, Copy, Debug, PartialEq, Eq)]
            pub struct Path {
                codes: [Code; #length],
                length: usize,
            }

            impl Path {
                pub(crate) const EMPTY: Self = Self { codes: [0; _], length: 0 };

                /// With one more modifier.
                #[inline]
                pub(crate) fn then(mut self, index: usize, cell: usize) -> Self {
                    if let Some(place) = self.codes.get_mut(self.length) {
                        *place = code(index, cell);
                    }
                    self.length += 1;
                    self
                }

                #codes

                #end
            }
        }
    });
    quote!(#array #building)
}

fn array(length: usize, mentions: &Mentions) -> TokenStream {
    let modifier = mentions.calls(Helper::Modifier).then(|| {
        quote! {
            /// The number and the cell of the modifier at a place.
            #[inline]
            pub(crate) const fn modifier(&self, place: usize) -> (usize, usize) {
                split(self.0[place])
            }
        }
    });
    let on_cell = mentions.calls(Helper::MoveOnCell).then(|| {
        quote! {
            /// The move of these modifiers with their cells moved up by a number.
            #[inline]
            pub(crate) fn on_cell<const N: usize>(codes: [Code; N], by: usize) -> Self {
                let mut all = [0; _];
                for (to, from) in all.iter_mut().zip(codes) {
                    *to = from + by as Code;
                }
                Self(all)
            }
        }
    });
    let length = Literal::usize_unsuffixed(length);
    quote! {
        /// A move: the codes of its modifiers, followed by zeros.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct Move([Code; #length]);

        impl Move {
            /// The codes of its modifiers.
            #[inline]
            pub(crate) fn codes(&self) -> &[Code] {
                let end = self.0.iter().position(|&code| code == 0);
                &self.0[..end.unwrap_or(self.0.len())]
            }

            #modifier

            #on_cell
        }
    }
}

fn growable(mentions: &Mentions) -> TokenStream {
    let short = mentions.calls(Helper::MoveOfCodes).then(|| {
        quote! {
            impl Move {
                /// The move of these modifiers.
                #[inline]
                pub(crate) fn of_codes<const N: usize>(all: [Code; N]) -> Self {
                    let mut codes = [0; 8];
                    for (to, from) in codes.iter_mut().zip(all) {
                        *to = from;
                    }
                    Self(Path::from_buf_and_len(codes, N))
                }
            }
        }
    });
    let rewriting = mentions.calls(Helper::MoveRewritten);
    let rewritten = rewriting.then(|| {
        quote! {
            impl Move {
                /// As `from_path`, in the memory of an older move if there is one.
                #[inline]
                pub(crate) fn rewritten<const N: usize>(
                    old: Option<Self>,
                    path: &Path,
                    last: [Code; N],
                ) -> Self {
                    // Short moves are in no memory of their own.
                    let Some(Self(mut codes)) = old.filter(|old| old.0.spilled()) else {
                        return Self::from_path(path, last);
                    };
                    codes.clear();
                    codes.extend_from_slice(path);
                    for code in last {
                        codes.push(code);
                    }
                    Self(codes)
                }
            }
        }
    });
    let building = (rewriting || mentions.calls(Helper::MoveOfPath)).then(|| {
        quote! {
            impl Move {
                /// The path with its last modifiers.
                #[inline]
                pub(crate) fn from_path<const N: usize>(path: &Path, last: [Code; N]) -> Self {
                    let length = path.len() + N;
                    if length > 8 {
                        let mut codes = Path::from_slice(path);
                        codes.extend_from_slice(&last);
                        return Self(codes);
                    }
                    let mut codes = [0; 8];
                    for (to, from) in codes.iter_mut().zip(path.iter().copied().chain(last)) {
                        *to = from;
                    }
                    Self(Path::from_buf_and_len(codes, length))
                }
            }
        }
    });
    quote! {
        /// A move: the codes of its modifiers.
        #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct Move(Path);

        /// The modifiers of a move, or of one under construction.
        pub(crate) type Path = rbg_runtime::codegen::smallvec::SmallVec<[Code; 8]>;

        impl Move {
            /// The codes of its modifiers.
            #[inline]
            pub(crate) fn codes(&self) -> &[Code] {
                &self.0
            }
        }

        #short

        #building

        #rewritten
    }
}
