//! Emission of the position and what it offers.

use proc_macro2::{Literal, TokenStream};
use quote::{format_ident, quote};
use std::collections::BTreeMap;

use super::apply::{apply, count, exchange, leave, put, turn_over};
use super::fields::{initial, types};
use super::free_variables::Identifiers;
use super::functions::{FunctionId, FunctionQueue};
use super::keeper::{begin, run_keeper};
use super::keys;
use super::legality;
use super::lines::LinesCode;
use super::names::CodeNames;
use super::pools;
use super::regions::RegionsCode;
use super::tables::Tables;
use super::told::Told;
use crate::automaton::StateId;
use crate::effort::Meter;
use crate::model::PlayerId;
use crate::plan::{Kind, Plan};

/// Emits `src/state.rs`: the position and everything that changes it.
///
/// `walks` is the code that uses it; what nothing uses is left out.
pub(super) fn state(
    plan: &Plan<'_>,
    names: &CodeNames,
    tables: &Tables<'_>,
    walks: &Identifiers,
    queue: &FunctionQueue,
    told: Told,
) -> TokenStream {
    let (apply, perform) = apply(plan, names, queue, tables.meter);
    let keeper = run_keeper(plan, queue, tables.meter);
    let changes = Identifiers::in_code(&quote!(#apply #perform #keeper), tables.meter);
    let asked = |name| walks.has(name) || changes.has(name);
    let lines = LinesCode::new(plan, names, tables, walks);
    let regions = RegionsCode::new(plan, names, tables, walks);
    let put = asked("put").then(|| put(&lines, &regions));
    // The piece on each cell is kept only if something looks there for it.
    let mailbox = put.is_some() || asked("board");
    let control_read = walks.has("control");
    let types = types(plan, names, mailbox, control_read, &lines, &regions);
    let noted = !plan.lines.is_empty() || !regions.is_empty();
    let turn_over = asked("turn_over").then(|| turn_over(mailbox, noted));
    let one_by_one = turn_over.is_some() && noted;
    let exchange =
        (asked("exchange") || one_by_one).then(|| exchange(plan, mailbox, &lines, &regions));
    let count = asked("count").then(count);
    let leave = asked("leave").then(|| leave(plan));
    let hints = told.hints();
    let position = position(
        plan,
        names,
        queue,
        (&apply, &hints),
        mailbox,
        (&lines, &regions),
        tables.meter,
    );
    let restore = super::restore::restore(
        plan,
        names,
        queue,
        mailbox,
        (&lines, &regions),
        tables.meter,
    );
    let restoring = Identifiers::in_code(&restore, tables.meter);
    let checks = ["check_places", "check_current"].map(|check| {
        let name = format_ident!("{check}");
        restoring.has(check).then(|| quote!(#name,))
    });
    let partial = super::partial::partial(plan, names, tables, queue);
    let coded_moves = Identifiers::in_code(&quote!(#perform), tables.meter).has("Code");
    let code = (coded_moves || partial.is_some()).then(|| quote!(Code,));
    let coded = Identifiers::in_code(&position, tables.meter).has("codes_of");
    let (codes_of, code_of) = (
        coded.then(|| quote!(codes_of,)),
        coded.then(|| quote!(code,)),
    );
    let sampling = super::sampling::imports(&Identifiers::in_code(&position, tables.meter));
    let lines_imports = lines.imports();
    let regions_imports = regions.imports();
    let region_functions = regions.functions();
    let key_parts = keys::parts(plan, names);
    let equality = keys::equality();
    let body = quote! {
        #put
        #exchange
        #turn_over
        #region_functions
        #count
        #leave
        #perform
        #keeper
        #key_parts
    };
    let looked_up = Identifiers::in_code(&quote!(#body #position #restore #partial), tables.meter)
        .has("tables");
    let tables_import = looked_up.then(|| {
        quote!(
            use super::tables;
        )
    });
    let pieces = names.pieces().iter().zip(&plan.game.pieces).enumerate();
    let pieces = pieces.map(|(number, (constant, name))| {
        let number = Literal::usize_unsuffixed(number);
        let doc = format!(" `{name}`");
        quote!(#[doc = #doc] pub(crate) const #constant: super::PieceCode = #number;)
    });
    let [influence_type, lines_type] = told.types();
    let [influence_import, winning_lines_import] = told.imports();
    quote! {
        use rbg_runtime::codegen::{
            CellSet, Hints, #influence_type MoveCounter, MoveSink, Table, #lines_type #codes_of #(#checks)* control_after, last_switch, planes,
            rand_core::Rng,
        };
        use rbg_runtime::game::{RestoreError, SavedPosition};
        use rbg_runtime::position::KeyMixer;
        use rbg_runtime::{
            ActionList, Cell, GameInfo, MoveAction, MoveList, Piece, Player, Position, Restore, Variable,
        };
        #sampling
        #lines_imports
        #regions_imports
        #tables_import
        use super::game::GAME;
        #influence_import
        use super::moves::{#code #code_of Move, split};
        #winning_lines_import
        use std::hash::{Hash, Hasher};

        /// The pieces by their numbers.
        #[allow(dead_code)]
        pub(crate) mod piece { #(#pieces)* }

        #types

        impl State { #body }

        #equality

        #position

        #restore

        #partial
    }
}

/// Emits the calls that begin a walk, by control state; those that are the same share an arm.
pub(super) fn dispatch(
    plan: &Plan<'_>,
    begins: impl Fn(StateId, PlayerId) -> bool,
    call: impl Fn(StateId) -> TokenStream,
    meter: &Meter,
) -> Vec<TokenStream> {
    let controls = plan.controls.iter().enumerate();
    let own = controls.filter(|(_, (state, player))| begins(*state, *player));
    let mut calls: BTreeMap<String, (TokenStream, Vec<usize>)> = BTreeMap::new();
    for (number, (state, _)) in own {
        if !plan
            .machine
            .steps(*state, meter)
            .unwrap_or_default()
            .is_empty()
        {
            let call = call(*state);
            let same = calls.entry(call.to_string());
            let same = same.or_insert_with(|| (call, Vec::new()));
            same.1.push(number);
        }
    }
    let mut calls: Vec<_> = calls.into_values().collect();
    calls.sort_by_key(|(_, numbers)| numbers[0]);
    let arms = calls.into_iter().map(|(call, numbers)| {
        let numbers = numbers.into_iter().map(Literal::usize_unsuffixed);
        quote!(#(#numbers)|* => #call)
    });
    arms.collect()
}

fn position(
    plan: &Plan<'_>,
    names: &CodeNames,
    queue: &FunctionQueue,
    (apply, hints): (&TokenStream, &TokenStream),
    mailbox: bool,
    (lines, regions): (&LinesCode<'_>, &RegionsCode<'_>),
    meter: &Meter,
) -> TokenStream {
    let players = |_, player| player != PlayerId::KEEPER;
    let moves = dispatch(
        plan,
        players,
        |state| {
            let name = queue.function(FunctionId::Root(Kind::Moves, state));
            if plan.moves.mutates[state.index()] {
                quote!(self.clone().#name(out, cell))
            } else {
                quote!(self.#name(out, cell))
            }
        },
        meter,
    );
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
    let sampling = super::sampling::sample(plan, queue, meter);
    let (sample_move, drawing) = (sampling.method, sampling.hints);
    let candidates = super::sampling::candidates(plan, queue, meter);
    let pseudo_legal = super::pseudo_legal::pseudo_legal(plan, queue, meter);
    let pools = pools::position(plan, queue, meter);
    let is_legal = legality::is_legal(plan, queue);
    let classes = legality::classes(plan);
    let listed = legality::hint(plan);
    let to_move = plan
        .controls
        .iter()
        .map(|(_, player)| Literal::u32_unsuffixed(player.0));
    let control_count = Literal::usize_unsuffixed(plan.controls.len());
    let initial = initial(plan, mailbox, (lines, regions), &begin(plan, queue, meter));
    let piece_at = if mailbox {
        quote!(Piece::new(u16::from(self.board[cell.index()])))
    } else {
        quote! {
            let mut planes = self.planes.0.iter();
            let piece = planes.position(|plane| plane.contains(cell.index()));
            Piece::from_index(piece.unwrap_or(0))
        }
    };
    let variables = names.variables().iter().enumerate().map(|(number, name)| {
        let number = Literal::usize_unsuffixed(number);
        quote!(#number => i32::from(self.variables.#name))
    });
    let own_actions = plan
        .layout
        .indices
        .iter()
        .map(|index| Literal::u32_unsuffixed(index.0));
    let (key, boards) = (keys::key(), keys::boards());
    let move_from_actions = super::moves::from_actions(plan);
    let classes_of_moves = keys::classes(plan);
    let identities = keys::identities(plan);
    let latches = super::latches::latches(plan, names);
    let (decided, can_be_decided) = latches
        .map(|code| (code.position, code.hints))
        .unwrap_or_default();
    let parts = plan.partial.as_ref().map(|_| {
        quote! {
            fn visit_partial_moves<V: rbg_runtime::codegen::PartialMovesVisitor<Self>>(
                visitor: V,
            ) -> Option<V::Output> {
                Some(visitor.visit())
            }
        }
    });
    let actions_count = Literal::usize_unsuffixed(plan.layout.indices.len() + 1);
    quote! {
        /// The players to move, by control state.
        static TO_MOVE: [u8; #control_count] = [#(#to_move),*];

        /// The action indices of the language definition, by the number in a code.
        static ACTIONS: [u32; #actions_count] = [0, #(#own_actions),*];

        #classes_of_moves

        impl State { #find }

        impl Position for State {
            type Move = Move;

            fn game() -> &'static GameInfo {
                &GAME
            }

            fn initial() -> Self {
                #initial
            }

            #[inline]
            fn to_move(&self) -> Player {
                Player::new(TO_MOVE[self.control as usize])
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

            #sample_move

            #is_legal

            #[inline]
            #apply

            #decided

            #[inline]
            fn piece_at(&self, cell: Cell) -> Piece {
                #piece_at
            }

            #[inline]
            fn variable(&self, variable: Variable) -> i32 {
                match variable.number() {
                    #(#variables,)*
                    _ => 0,
                }
            }

            #[inline]
            fn current_cell(&self) -> Cell {
                Cell::new(u16::from(self.cell))
            }

            fn actions(&self, m: &Move) -> ActionList {
                let codes = m.codes().iter().map(|&code| split(code));
                codes
                    .map(|(index, cell)| MoveAction {
                        cell: Cell::from_index(cell),
                        index: ACTIONS.get(index).copied().unwrap_or(0),
                    })
                    .collect()
            }

            #move_from_actions

            #key
        }

        impl Hints for State {
            #drawing

            #can_be_decided

            #pools

            #pseudo_legal

            #classes

            #listed

            #boards

            #identities

            #parts

            #hints
        }

        #candidates
    }
}
