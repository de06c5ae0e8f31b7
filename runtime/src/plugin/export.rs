//! The library's side of the interface: the table, and what positions answer.

use std::ffi::c_void;
use std::marker::PhantomData;
use std::panic::{AssertUnwindSafe, catch_unwind};

use super::abi::{ABI_VERSION, Actions, Lent, Observation, ReasonerTable, Receiver, Sink, Text};
use super::batch_export::batch_table;
use super::jobs::run;
use super::numbered_export::numbered_table;
use super::reply::{done, read, reply};
use crate::dynamic::{AgentSupport, PolicySupport, Reasoned};
use crate::game::{Cell, GameInfo, Piece, Player, RestoreError, SavedPosition, Variable};
use crate::playout::Playable;
use crate::position::{AnyPosition, MoveList};
use crate::rng::stream;

/// Returns the table of a reasoner, for [`export_reasoner!`](crate::export_reasoner) and for tests
/// that do without a library.
pub const fn table<P: Playable, Policies: PolicySupport, Agents: AgentSupport>()
-> &'static ReasonerTable {
    &Export::<P, Policies, Agents>::TABLE
}

/// A type that carries the table of `P` as a constant.
struct Export<P, Policies, Agents>(PhantomData<(P, Policies, Agents)>);

impl<P: Playable, Policies: PolicySupport, Agents: AgentSupport> Export<P, Policies, Agents> {
    const TABLE: ReasonerTable = ReasonerTable {
        version: ABI_VERSION,
        codegen: crate::codegen::VERSION,
        size: size_of::<Reasoned<P>>(),
        align: align_of::<Reasoned<P>>(),
        info: info::<P>,
        initial: initial::<P>,
        restore: restore::<P>,
        duplicate: duplicate::<P>,
        release: release::<P>,
        to_move: to_move::<P>,
        current_cell: current_cell::<P>,
        last_switch: last_switch::<P>,
        piece_at: piece_at::<P>,
        variable: variable::<P>,
        is_decided: is_decided::<P>,
        score_bounds: score_bounds::<P>,
        observe: observe::<P>,
        moves: moves::<P>,
        count_moves: count_moves::<P>,
        is_legal: is_legal::<P>,
        apply: apply::<P>,
        sample: sample::<P>,
        draws: draws::<P>,
        key: key::<P>,
        equals: equals::<P>,
        batch: batch_table::<P>(),
        numbered: numbered_table::<P>(),
        run: run::<P, Policies, Agents>,
    };
}

// In all functions of the table, `Lent` and `Receiver` values are as their definitions say for the
// time of the call, and memory for a position has the size and alignment that the table tells. A
// position was written by `initial`, `restore` or `duplicate` of the same table, has not been released, and is
// used by nobody else during the call where it is changed. Pointers to facts are places for them.

unsafe extern "C" fn info<P: Playable>(answer: Sink) -> u32 {
    tell_game(answer, P::game)
}

unsafe extern "C" fn initial<P: Playable>(to: *mut c_void, failure: Sink) -> u32 {
    done(failure, || {
        // SAFETY: the caller gives memory for a position.
        unsafe { to.cast::<Reasoned<P>>().write(Reasoned(P::initial())) };
    })
}

unsafe extern "C" fn restore<P: Playable>(saved: Text, to: *mut c_void, answer: Sink) -> u32 {
    let mut restore = |saved: &SavedPosition| {
        P::restore(saved).map(|position| {
            // SAFETY: the caller gives memory for a position.
            unsafe { to.cast::<Reasoned<P>>().write(Reasoned(position)) };
        })
    };
    // SAFETY: the text is lent for the time of the call.
    unsafe { tell_restored(saved, answer, &mut restore) }
}

unsafe extern "C" fn duplicate<P: Playable>(
    from: *const c_void,
    to: *mut c_void,
    failure: Sink,
) -> u32 {
    done(failure, || {
        // SAFETY: `from` is a position of this table.
        let copy = Reasoned(unsafe { position::<P>(from) }.0.clone());
        // SAFETY: the caller gives memory for a position.
        unsafe { to.cast::<Reasoned<P>>().write(copy) };
    })
}

unsafe extern "C" fn release<P: Playable>(position: *mut c_void) {
    let position = position.cast::<Reasoned<P>>();
    // SAFETY: it is a position of this table, which the caller gives up.
    let drop = || unsafe { position.drop_in_place() };
    // A panic while dropping loses nothing that could still be saved.
    if let Err(panic) = catch_unwind(AssertUnwindSafe(drop)) {
        std::mem::forget(panic);
    }
}

/// Returns a position that the host has lent.
///
/// # Safety
///
/// It is a position of the table of `P`, which nobody changes during the lifetime of the result.
unsafe fn position<'a, P: Playable>(position: *const c_void) -> &'a Reasoned<P> {
    // SAFETY: as the caller promises.
    unsafe { &*position.cast() }
}

/// Defines functions of the table that write a fact about a position.
macro_rules! facts {
    ($($name:ident($position:ident $(, $argument:ident: $type:ty)*) -> $fact:ty = $value:expr;)+) => {
        $(unsafe extern "C" fn $name<P: Playable>(
            from: *const c_void,
            $($argument: $type,)*
            fact: *mut $fact,
            failure: Sink,
        ) -> u32 {
            done(failure, || {
                // SAFETY: it is a position of this table.
                let $position = unsafe { position::<P>(from) };
                let value = $value;
                // SAFETY: the caller gives a place for the fact.
                unsafe { fact.write(value) };
            })
        })+
    };
}

facts! {
    to_move(position) -> Player = position.to_move();
    current_cell(position) -> Cell = position.current_cell();
    last_switch(position) -> u32 = position.last_switch();
    piece_at(position, cell: Cell) -> Piece = position.piece_at(cell);
    variable(position, variable: Variable) -> i32 = position.variable(variable);
    is_decided(position) -> bool = position.is_decided();
    score_bounds(position, player: Player) -> [i32; 2] = position.0.score_bounds(player).into();
    count_moves(position) -> usize = position.count_moves();
    // SAFETY: the actions are lent for the time of the call.
    is_legal(position, actions: Actions) -> bool = position.is_legal(unsafe { actions.slice() });
    key(position) -> u64 = position.key();
    // SAFETY: the other one is a position of this table, too.
    equals(one, other: *const c_void) -> bool = one.0 == unsafe { position::<P>(other) }.0;
}

unsafe extern "C" fn observe<P: Playable>(
    from: *const c_void,
    seen: Receiver<Observation>,
    failure: Sink,
) -> u32 {
    done(failure, || {
        // SAFETY: it is a position of this table.
        let snapshot = unsafe { position::<P>(from) }.snapshot();
        let observation = Observation {
            pieces: Lent::lend(&snapshot.pieces),
            variables: Lent::lend(&snapshot.variables),
            cell: snapshot.cell,
            to_move: snapshot.to_move,
        };
        // SAFETY: the host's function comes with its own context; the snapshot outlives the call.
        unsafe { seen.give(observation) };
    })
}

unsafe extern "C" fn moves<P: Playable>(
    from: *const c_void,
    moves: Receiver<Actions>,
    failure: Sink,
) -> u32 {
    done(failure, || {
        // SAFETY: it is a position of this table.
        let Reasoned(position) = unsafe { position::<P>(from) };
        let mut list = MoveList::new();
        position.moves(&mut list);
        for m in list.as_slice() {
            let actions = position.actions(m);
            // SAFETY: as in `observe`, for the actions.
            unsafe { moves.give(Lent::lend(&actions)) };
        }
    })
}

unsafe extern "C" fn sample<P: Playable>(
    from: *const c_void,
    seed: u64,
    drawn: Receiver<Actions>,
    failure: Sink,
) -> u32 {
    done(failure, || {
        // SAFETY: it is a position of this table.
        let position = unsafe { position::<P>(from) };
        if let Some(actions) = position.sample(&mut stream(seed, 0)) {
            // SAFETY: as in `observe`, for the actions.
            unsafe { drawn.give(Lent::lend(&actions)) };
        }
    })
}

unsafe extern "C" fn draws<P: Playable>(
    from: *const c_void,
    seed: u64,
    count: u64,
    answer: Sink,
) -> u32 {
    // SAFETY: it is a position of this table.
    tell_draws(answer, unsafe { position::<P>(from) }, seed, count)
}

// What reads and writes text is compiled with the runtime instead of with every game.

#[inline(never)]
fn tell_game(answer: Sink, game: fn() -> &'static GameInfo) -> u32 {
    reply(answer, || Ok(game()))
}

/// # Safety
///
/// The text must be lent as its definition says.
#[inline(never)]
unsafe fn tell_restored(
    saved: Text,
    answer: Sink,
    restore: &mut dyn FnMut(&SavedPosition) -> Result<(), RestoreError>,
) -> u32 {
    // SAFETY: as the caller promises.
    reply(answer, || Ok(restore(&unsafe { read(saved) }?)))
}

#[inline(never)]
fn tell_draws(answer: Sink, position: &dyn AnyPosition, seed: u64, count: u64) -> u32 {
    reply(answer, || Ok(position.draws(seed, count)))
}

unsafe extern "C" fn apply<P: Playable>(
    to: *mut c_void,
    actions: Actions,
    legal: *mut bool,
    failure: Sink,
) -> u32 {
    done(failure, || {
        // SAFETY: it is a position of this table, which nobody else uses during the call.
        let position = unsafe { &mut *to.cast::<Reasoned<P>>() };
        // SAFETY: the actions are lent for the time of the call.
        let done = position.apply(unsafe { actions.slice() });
        // SAFETY: the caller gives a place for the fact.
        unsafe { legal.write(done) };
    })
}
