//! The position and what it offers.

use proc_macro2::{Literal, TokenStream};
use quote::quote;

use super::changes::{count, exchange, leave, put, turn_over};
use super::dispatch::{Walk, dispatch};
use super::fields::{initial, types};
use super::keeper::{begin, run_keeper};
use super::lines::LinesCode;
use super::performing::perform;
use super::regions::RegionsCode;
use super::told::Told;
use super::{keys, legality, pools};
use crate::automaton::StateId;
use crate::codegen::rust::Printer;
use crate::codegen::rust::names::CodeNames;
use crate::effort::Meter;
use crate::model::{PieceId, PlayerId};
use crate::plan::{Kind, Plan};
use crate::program::{Expr, FunctionId, Helper, Program};

/// Emits `src/state.rs`: the position and everything that changes it.
///
/// What nothing in the program mentions is left out.
pub(in crate::codegen::rust) fn state(
    plan: &Plan<'_>,
    names: &CodeNames,
    program: &Program,
    told: Told,
    meter: &Meter,
) -> TokenStream {
    let calls = &program.calls;
    let [apply, perform] = perform(program, plan, names);
    let keeper = run_keeper(plan, calls, meter);
    let mentions = &program.mentions;
    let asked = |helper| mentions.calls(helper);
    let lines = LinesCode::new(plan, names, &program.lines);
    let regions = RegionsCode::new(plan, names, &program.regions);
    let put = asked(Helper::Put).then(|| put(&lines, &regions));
    // The piece on each cell is kept only if something looks there for it.
    let mailbox = program.keeps_occupants();
    let types = types(program, names, &lines, &regions);
    let noted = !plan.lines.is_empty() || !regions.is_empty();
    let turn_over = asked(Helper::TurnOver).then(|| turn_over(mailbox, noted));
    let one_by_one = turn_over.is_some() && noted;
    let exchange =
        (asked(Helper::Exchange) || one_by_one).then(|| exchange(plan, mailbox, &lines, &regions));
    let count = asked(Helper::Count).then(count);
    let leave = mentions
        .calls_any(&[Helper::Leave, Helper::LeaveKnown])
        .then(|| leave(&program.held));
    let hints = told.hints();
    let position = position(
        plan,
        names,
        program,
        (&apply, &hints),
        (&lines, &regions),
        meter,
    );
    let restore = super::restore::restore(program, names, (&lines, &regions));
    let checks = super::restore::checks(&program.held);
    let partial = super::partial::partial(plan, names, program, meter);
    let coded_moves = program.performing.modifier.is_some();
    let code = (coded_moves || partial.is_some()).then(|| quote!(Code,));
    let coded = !plan.layout.indices.is_empty();
    let (codes_of, code_of) = (
        coded.then(|| quote!(codes_of,)),
        coded.then(|| quote!(code,)),
    );
    let completed = match &program.endings {
        Some(_) => Some(quote!(completed_by, until_completed,)),
        None => (plan.layout.has_endings()).then(|| quote!(completed, incomplete,)),
    };
    let sampling = super::sampling::imports(plan, program);
    let lines_imports = lines.imports();
    let regions_imports = regions.imports();
    let region_functions = regions.functions();
    let key_parts = keys::parts(&program.held, names);
    let equality = keys::equality();
    let printer = Printer::new(plan, names);
    let listed = |pieces: &[PieceId]| {
        let named = pieces.iter().map(|piece| &plan.game.pieces[piece.index()]);
        let named: Vec<String> = named.map(|name| format!("`{name}`")).collect();
        named.join(", ")
    };
    let unions = (0..).zip(names.unions());
    let unions = unions.filter(|(number, _): &(usize, _)| mentions.has_union(*number));
    let unions = unions.map(|(_, (name, pieces))| {
        let union = Expr::union(pieces.iter().copied().map(Expr::Plane));
        let union = printer.expression(&union);
        let doc = format!(" The cells with one of the pieces {}.", listed(pieces));
        quote! {
            #[doc = #doc]
            #[inline]
            pub(crate) fn #name(&self) -> Cells { #union }
        }
    });
    let tests = (0..).zip(names.unions());
    let tests = tests.filter(|(number, _)| mentions.tests_union(*number));
    let tests = tests.map(|(number, (_, pieces))| {
        let name = names.test_of_union(number);
        let piece = Box::new(Expr::Occupant(Box::new(Expr::cell())));
        let test = printer.expression(&Expr::IsOneOf(piece, pieces.clone()));
        let doc = format!(
            " Returns whether one of the pieces {} is on a cell.",
            listed(pieces)
        );
        quote! {
            #[doc = #doc]
            #[inline]
            pub(crate) fn #name(&self, cell: usize) -> bool { #test }
        }
    });
    let body = quote! {
        #(#unions)*
        #(#tests)*
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
    let looked_up = !lines.is_empty() || !regions.is_empty();
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
    let table_type = program.keeps_occupants().then(|| quote!(Table,));
    let [influence_type, lines_type] = told.types();
    let [influence_import, winning_lines_import] = told.imports();
    quote! {
        use rbg_runtime::codegen::{
            CellSet, Hints, #influence_type MoveCounter, MoveSink, Planes, #table_type #lines_type #codes_of #completed #checks control_after, last_switch, planes,
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

fn position(
    plan: &Plan<'_>,
    names: &CodeNames,
    program: &Program,
    (apply, hints): (&TokenStream, &TokenStream),
    (lines, regions): (&LinesCode<'_>, &RegionsCode<'_>),
    meter: &Meter,
) -> TokenStream {
    let calls = &program.calls;
    let players = |_, player| player != PlayerId::KEEPER;
    let walk = |state: StateId| {
        let mutates = plan.moves.mutates[state.index()];
        Walk::new(calls, FunctionId::Root(Kind::Moves, state), mutates)
    };
    let call = |walk: &Walk| walk.call(&quote!(out, cell));
    let moves = dispatch(plan, players, walk, call, meter);
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
    let sampling = super::sampling::sample(plan, calls, meter);
    let (sample_move, drawing) = (sampling.method, sampling.hints);
    let candidates = super::sampling::candidates(plan, program, meter);
    let pseudo_legal = super::pseudo_legal::pseudo_legal(plan, calls, meter);
    let pools = pools::position(plan, &program.pools, calls, meter);
    let is_legal = legality::is_legal(plan, calls);
    let classes = legality::classes(plan);
    let listed = legality::hint(plan);
    let to_move = plan
        .controls
        .iter()
        .map(|(_, player)| Literal::u32_unsuffixed(player.0));
    let control_count = Literal::usize_unsuffixed(plan.controls.len());
    let initial = initial(program, (lines, regions), &begin(program, plan));
    let piece_at = if program.keeps_occupants() {
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
    let (key, boards) = (keys::key(), keys::boards(plan));
    let (actions, endings) = super::actions::actions(plan, program);
    let move_from_actions = super::actions::from_actions(plan);
    let classes_of_moves = keys::classes(plan);
    let identities = keys::identities(plan);
    let latches = super::latches::latches(plan, names, meter);
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

        #endings

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

            #actions

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
