//! The emitted position: its fields, and how moves change it.

use proc_macro2::{Literal, TokenStream};
use quote::quote;
use std::collections::BTreeMap;

use super::arithmetic::Arithmetics;
use super::functions::{Item, Requests};
use super::legality;
use super::mentioned::Mentioned;
use super::names::CodeNames;
use crate::analysis::Act;
use crate::automaton::StateId;
use crate::model::{ActionIndex, PlayerId};
use crate::plan::{Kind, Plan, VariableWidth};

/// `src/state.rs`: the position and everything that changes it.
///
/// `walks` is the code that uses it; what nothing uses is left out.
pub(super) fn state(
    plan: &Plan<'_>,
    names: &CodeNames,
    walks: &Mentioned,
    requests: &Requests,
) -> TokenStream {
    let types = types(plan, names);
    let perform = perform(plan, names);
    let changes = Mentioned::in_code(&perform);
    let asked = |name| walks.has(name) || changes.has(name);
    let put = asked("put").then(put);
    let count = asked("count").then(count);
    let leave = asked("leave").then(|| leave(plan));
    let keeper = run_keeper(plan, requests);
    let position = position(plan, names, requests);
    let sampling = super::sampling::imports(&Mentioned::in_code(&position));
    let pieces = names.pieces().iter().zip(&plan.game.pieces).enumerate();
    let pieces = pieces.map(|(number, (constant, name))| {
        let number = Literal::usize_unsuffixed(number);
        let doc = format!(" `{name}`");
        quote!(#[doc = #doc] pub(crate) const #constant: super::PieceCode = #number;)
    });
    quote! {
        use rbg_runtime::{
            ActionList, Cell, CellSet, GameInfo, MoveAction, MoveCounter, MoveList, MoveSink, Piece,
            Player, Position, Table, Variable, rand_core::Rng,
        };
        #sampling
        use super::game::GAME;
        use super::moves::{Code, Move, split};

        /// The pieces by their numbers.
        #[allow(dead_code)]
        pub(crate) mod piece { #(#pieces)* }

        #types

        impl State {
            #put
            #count
            #leave
            #perform
            #keeper
        }

        #position
    }
}

fn number_of(literal: &Literal) -> usize {
    literal.to_string().parse().unwrap_or(0)
}

fn piece_type(plan: &Plan<'_>) -> TokenStream {
    if plan.layout.byte_pieces {
        quote!(u8)
    } else {
        quote!(u16)
    }
}

fn cell_type(plan: &Plan<'_>) -> TokenStream {
    if plan.layout.byte_cells {
        quote!(u8)
    } else {
        quote!(u16)
    }
}

fn control_type(plan: &Plan<'_>) -> TokenStream {
    if plan.layout.byte_control {
        quote!(u8)
    } else {
        quote!(u32)
    }
}

fn types(plan: &Plan<'_>, names: &CodeNames) -> TokenStream {
    let words = Literal::usize_unsuffixed(plan.layout.words);
    let cells = Literal::usize_unsuffixed(plan.layout.padded_cells);
    let pieces = Literal::usize_unsuffixed(plan.game.pieces.len().next_power_of_two());
    let (piece, cell, control) = (piece_type(plan), cell_type(plan), control_type(plan));
    let fields = names
        .variables()
        .iter()
        .zip(&plan.layout.variables)
        .map(|(name, width)| {
            let integer = match width {
                VariableWidth::Byte => quote!(u8),
                VariableWidth::Word => quote!(u16),
                VariableWidth::Long => quote!(i32),
            };
            quote!(pub(crate) #name: #integer)
        });
    quote! {
        /// A piece as it is stored.
        pub(crate) type PieceCode = #piece;

        /// A set of cells.
        pub(crate) type Cells = CellSet<#words>;

        /// Scores and variables.
        #[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
        pub(crate) struct Variables { #(#fields),* }

        /// A position of the game.
        #[derive(Clone, Debug, PartialEq, Eq, Hash)]
        pub struct State {
            /// The piece on each cell.
            pub(crate) board: Table<PieceCode, #cells>,
            /// The cells of each piece.
            pub(crate) planes: Table<Cells, #pieces>,
            pub(crate) variables: Variables,
            /// The current cell, which persists between moves.
            cell: #cell,
            /// Where in the rules play goes on.
            control: #control,
        }
    }
}

fn put() -> TokenStream {
    quote! {
        /// Puts a piece on a cell and returns the one that stood there.
        #[inline]
        pub(crate) fn put(&mut self, cell: usize, piece: PieceCode) -> PieceCode {
            let old = std::mem::replace(&mut self.board[cell], piece);
            self.planes[old as usize].toggle(cell);
            self.planes[piece as usize].toggle(cell);
            old
        }
    }
}

fn count() -> TokenStream {
    quote! {
        /// How many cells hold a piece.
        #[inline]
        pub(crate) fn count(&self, piece: PieceCode) -> i32 {
            self.planes[piece as usize].len() as i32
        }
    }
}

fn leave(plan: &Plan<'_>) -> TokenStream {
    let (cell, control) = (cell_type(plan), control_type(plan));
    quote! {
        /// Ends a move on a cell.
        #[inline]
        pub(crate) fn leave(&mut self, control: #control, cell: usize) {
            self.control = control;
            self.cell = cell as #cell;
        }
    }
}

/// Performing one modifier of a player's move.
fn perform(plan: &Plan<'_>, names: &CodeNames) -> TokenStream {
    // Modifiers with the same effect share an arm.
    let mut arms: BTreeMap<String, (TokenStream, Vec<Literal>)> = BTreeMap::new();
    for &index in &plan.layout.indices {
        let effect = effect(plan, names, index);
        let code = Literal::usize_unsuffixed(plan.layout.code_of(index));
        let arm = arms
            .entry(effect.to_string())
            .or_insert_with(|| (effect, Vec::new()));
        arm.1.push(code);
    }
    let mut arms: Vec<_> = arms.into_values().collect();
    arms.sort_by_key(|(_, codes)| codes.iter().map(number_of).min());
    let cell = if arms
        .iter()
        .any(|(effect, _)| Mentioned::in_code(effect).has("cell"))
    {
        quote!(cell)
    } else {
        quote!(_)
    };
    let arms = arms
        .iter()
        .map(|(effect, codes)| quote!(#(#codes)|* => { #effect }));
    quote! {
        /// Performs one modifier of a move.
        #[inline]
        fn perform(&mut self, code: Code) {
            let (index, #cell) = split(code);
            match index {
                #(#arms)*
                _ => {}
            }
        }
    }
}

fn effect(plan: &Plan<'_>, names: &CodeNames, index: ActionIndex) -> TokenStream {
    let machine = &plan.machine;
    let step = machine
        .steps
        .iter()
        .flatten()
        .find(|step| step.act.index() == Some(index));
    let Some(step) = step else {
        return TokenStream::new();
    };
    match &step.act {
        Act::Off(piece, _) => {
            let piece = names.piece(*piece);
            quote!(self.put(cell, #piece);)
        }
        Act::Assign(variable, value, _) => {
            let value = Arithmetics::new(plan, names).value(value);
            let field = names.variable(*variable);
            let stored = names.store(*variable, plan);
            let bound = plan.game.variables[variable.index()].bound;
            value.within(bound, true, &quote!(self.variables.#field = #stored;))
        }
        Act::Switch(player, _) => {
            let control = plan
                .controls
                .binary_search(&(step.target, *player))
                .unwrap_or(0);
            let control = Literal::usize_unsuffixed(control);
            quote!(self.leave(#control, cell);)
        }
        _ => TokenStream::new(),
    }
}

/// The calls that begin a walk, by control state.
pub(super) fn dispatch(
    plan: &Plan<'_>,
    keeper: bool,
    call: impl Fn(StateId) -> TokenStream,
) -> Vec<TokenStream> {
    let controls = plan.controls.iter().enumerate();
    let own = controls.filter(|(_, (_, player))| (*player == PlayerId::KEEPER) == keeper);
    let mut calls: BTreeMap<StateId, Vec<Literal>> = BTreeMap::new();
    for (number, (state, _)) in own {
        if !plan.machine.steps(*state).is_empty() {
            calls
                .entry(*state)
                .or_default()
                .push(Literal::usize_unsuffixed(number));
        }
    }
    let arms = calls.into_iter().map(|(state, numbers)| {
        let call = call(state);
        quote!(#(#numbers)|* => #call)
    });
    arms.collect()
}

fn run_keeper(plan: &Plan<'_>, requests: &Requests) -> TokenStream {
    let arms = dispatch(plan, true, |state| {
        let name = requests.function(Item::Root(Kind::Keeper, state));
        quote!(self.#name(cell))
    });
    if arms.is_empty() {
        return quote! {
            /// Plays the keeper's moves: it never has one.
            fn run_keeper(&mut self) {}
        };
    }
    quote! {
        /// Plays the keeper's moves until a player is on turn or it is stuck.
        fn run_keeper(&mut self) {
            for _ in 0..rbg_runtime::KEEPER_PATIENCE {
                let cell = self.cell as usize;
                let moved = match self.control {
                    #(#arms,)*
                    _ => false,
                };
                if !moved {
                    return;
                }
            }
        }
    }
}

fn position(plan: &Plan<'_>, names: &CodeNames, requests: &Requests) -> TokenStream {
    let moves = dispatch(plan, false, |state| {
        let name = requests.function(Item::Root(Kind::Moves, state));
        if plan.moves.mutates[state.index()] {
            quote!(self.clone().#name(out, cell))
        } else {
            quote!(self.#name(out, cell))
        }
    });
    let find = if moves.is_empty() {
        quote! {
            /// Gives all legal moves to `out`: there are none.
            fn find<S: MoveSink<Move>>(&self, _out: &mut S) {}
        }
    } else {
        quote! {
            /// Gives all legal moves to `out`.
            #[inline]
            fn find<S: MoveSink<Move>>(&self, out: &mut S) {
                let cell = self.cell as usize;
                match self.control {
                    #(#moves,)*
                    _ => {}
                }
            }
        }
    };
    let sample = super::sampling::sample(plan);
    let candidates = super::sampling::candidates(plan, requests);
    let is_legal = legality::is_legal(plan, requests);
    let classes = legality::classes(plan);
    let movers = plan
        .controls
        .iter()
        .map(|(_, player)| Literal::u32_unsuffixed(player.0));
    let control_count = Literal::usize_unsuffixed(plan.controls.len());
    let start = plan
        .controls
        .binary_search(&(plan.machine.start, PlayerId::KEEPER))
        .unwrap_or(0);
    let start = Literal::usize_unsuffixed(start);
    let initial_board = initial_board(plan, names);
    let cells = Literal::usize_unsuffixed(plan.layout.cells);
    let variables = names.variables().iter().enumerate().map(|(number, name)| {
        let number = Literal::usize_unsuffixed(number);
        quote!(#number => i32::from(self.variables.#name))
    });
    let own_actions = plan
        .layout
        .indices
        .iter()
        .map(|index| Literal::u32_unsuffixed(index.0));
    let actions_count = Literal::usize_unsuffixed(plan.layout.indices.len() + 1);
    quote! {
        /// The players on turn, by control state.
        static MOVERS: [Player; #control_count] = [#(#movers),*];

        /// The action indices of the language definition, by the number in a code.
        static ACTIONS: [u32; #actions_count] = [0, #(#own_actions),*];

        impl State { #find }

        impl Position for State {
            type Move = Move;

            fn game() -> &'static GameInfo {
                &GAME
            }

            fn initial() -> Self {
                let mut state = Self {
                    board: Table(#initial_board),
                    planes: Table([Cells::EMPTY; _]),
                    variables: Variables::default(),
                    cell: 0,
                    control: #start,
                };
                for cell in 0..#cells {
                    state.planes[state.board[cell] as usize].insert(cell);
                }
                state.run_keeper();
                state
            }

            #[inline]
            fn mover(&self) -> Player {
                MOVERS[self.control as usize]
            }

            fn moves(&self, out: &mut MoveList<Move>) {
                out.clear();
                self.find(out);
            }

            fn count_moves(&self) -> usize {
                let mut counter = MoveCounter::default();
                self.find(&mut counter);
                counter.count
            }

            #sample

            #is_legal

            #classes

            #[inline]
            fn apply(&mut self, m: &Move) {
                for &code in m.codes() {
                    self.perform(code);
                }
                self.run_keeper();
            }

            #[inline]
            fn piece_at(&self, cell: Cell) -> Piece {
                Piece::from(self.board[usize::from(cell)])
            }

            #[inline]
            fn variable(&self, variable: Variable) -> i32 {
                match variable {
                    #(#variables,)*
                    _ => 0,
                }
            }

            #[inline]
            fn current_cell(&self) -> Cell {
                Cell::from(self.cell)
            }

            fn actions(&self, m: &Move) -> ActionList {
                let codes = m.codes().iter().map(|&code| split(code));
                codes
                    .map(|(index, cell)| MoveAction {
                        cell: cell as Cell,
                        index: ACTIONS.get(index).copied().unwrap_or(0),
                    })
                    .collect()
            }
        }

        #candidates
    }
}

fn initial_board(plan: &Plan<'_>, names: &CodeNames) -> TokenStream {
    let padding = plan.layout.padded_cells - plan.layout.cells;
    let first = plan.game.board.cells.first().map(|cell| cell.piece);
    let pieces = plan.game.board.cells.iter().map(|cell| cell.piece);
    let padding = std::iter::repeat_n(first, padding).flatten();
    let pieces = pieces.chain(padding).map(|piece| names.piece(piece));
    quote!([#(#pieces),*])
}
