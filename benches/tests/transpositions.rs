//! Tests that positions reached by the same moves in another order are the same to maps of positions,
//! whatever executes the game.

use std::collections::{HashMap, HashSet};

use rbg_compiler::interpret::Interpreter;
use rbg_runtime::dynamic::Has;
use rbg_runtime::plugin::{Plugin, table};
use rbg_runtime::{
    ActionList, AnyGame, AnyPosition, MoveList, Piece, Player, Position, Reasoner, Snapshot,
};

/// The reasoner that the build script has generated.
#[allow(unreachable_pub, missing_docs, clippy::all)]
mod breakthrough {
    include!(concat!(env!("OUT_DIR"), "/breakthrough.rs"));
}

use breakthrough::State;

const RULES: &str = include_str!("../../games-rbg/breakthrough.rbg");

/// Returns two orders of the same three moves from the start.
fn orders(game: &dyn AnyGame) -> [[ActionList; 3]; 2] {
    let start = game.initial();
    let mut moves = start.moves();
    moves.sort_unstable();
    let (one, other) = (moves[0].clone(), moves[moves.len() - 1].clone());
    let mut next = start.clone_box();
    assert!(next.apply(&one));
    let reply = next.moves().into_iter().min().expect("the game goes on");
    [
        [one.clone(), reply.clone(), other.clone()],
        [other, reply, one],
    ]
}

#[test]
fn a_map_of_positions_known_at_run_time_finds_transpositions() {
    let game = rbg_compiler::load(RULES.as_bytes())
        .expect("it is valid")
        .game;
    let plugin = Plugin::from_table(table::<State, Has<false>, Has<false>>());
    let engines: [Box<dyn AnyGame>; 3] = [
        Box::new(Reasoner::<State>::new()),
        Box::new(plugin.expect("it tells about its game")),
        Box::new(Interpreter::new(game, "breakthrough")),
    ];
    for game in engines {
        let [one, other] = orders(&*game).map(|moves| {
            let mut position = game.initial();
            assert!(moves.iter().all(|m| position.apply(m)));
            position
        });
        // The last move ends elsewhere, and the next one begins anywhere.
        assert_ne!(one.current_cell(), other.current_cell());
        assert_eq!(one.key(), other.key());
        assert!(one.same_as(&*other));
        let mut before = game.initial();
        assert!(before.apply(&orders(&*game)[0][0]));
        let names: HashMap<Box<dyn AnyPosition>, &str> = [(one, "three"), (before, "one")].into();
        assert_eq!(names.get(&other), Some(&"three"));
        assert_eq!(names.get(&game.initial()), None);
    }
}

/// What can be seen of a position but the cell.
fn seen(position: &State) -> (Vec<Piece>, Vec<i32>, Player) {
    let snapshot = Snapshot::of(position);
    (snapshot.pieces, snapshot.variables, snapshot.to_move)
}

#[test]
fn positions_after_three_moves_are_as_many_by_every_measure() {
    let mut layer = HashSet::from([State::initial()]);
    let mut list = MoveList::new();
    for _ in 0..3 {
        let mut next = Vec::new();
        for position in &layer {
            position.moves(&mut list);
            next.extend(list.iter().map(|m| {
                let mut next = position.clone();
                next.apply(m);
                next
            }));
        }
        layer = next.iter().cloned().collect();
        let boards: HashSet<_> = next.iter().map(seen).collect();
        let keys: HashSet<u64> = next.iter().map(Position::key).collect();
        assert!(boards.len() <= next.len());
        assert_eq!(layer.len(), boards.len());
        assert_eq!(keys.len(), boards.len());
    }
}
