//! Tests of go without repetition, compared with a set of all boards.

use std::collections::HashSet;

use rbg_runtime::playout::policy::{NoRepetition, Positional};
use rbg_runtime::rng::stream;
use rbg_runtime::{MoveList, Piece, Position};

/// The reasoner that the build script has generated.
#[allow(unreachable_pub, missing_docs, clippy::all)]
mod go {
    include!(concat!(env!("OUT_DIR"), "/go.rs"));
}

use go::State;

const GAMES: u64 = 200;

/// The number of positions between two in which all moves are compared.
const STRIDE: usize = 301;

fn board(position: &State) -> Vec<Piece> {
    let cells = State::game().all_cells();
    cells.map(|cell| position.piece_at(cell)).collect()
}

/// Returns the moves that the straightforward rules allow: a move must not recreate a board of the
/// game, unless it leaves the board as it is.
fn allowed(position: &State, seen: &HashSet<Vec<Piece>>, m: &<State as Position>::Move) -> bool {
    let mut next = position.clone();
    next.apply(m);
    let after = board(&next);
    after == board(position) || !seen.contains(&after)
}

#[test]
fn go_without_repetition_agrees_with_a_set_of_all_boards() {
    let mut forbidden = 0;
    let mut list = MoveList::new();
    for number in 0..GAMES {
        let mut rng = stream(19, number);
        let mut game = NoRepetition::<State, Positional>::initial();
        let mut plain = State::initial();
        let mut seen = HashSet::from([board(&plain)]);
        for made in 0.. {
            if made % STRIDE == STRIDE - 1 {
                plain.moves(&mut list);
                let mut expected: Vec<_> = list.to_vec();
                expected.retain(|m| allowed(&plain, &seen, m));
                expected.sort_unstable();
                game.moves(&mut list);
                let mut listed = list.to_vec();
                listed.sort_unstable();
                assert_eq!(listed, expected, "game {number} after {made} moves");
            }
            let drawn = game.sample_move(&mut rng);
            // What the plain game offers, forbidden or not, is judged alike.
            if let Some(m) = plain.sample_move(&mut rng) {
                let wanted = allowed(&plain, &seen, &m);
                assert_eq!(
                    game.is_legal(&m),
                    wanted,
                    "game {number} after {made} moves"
                );
                forbidden += usize::from(!wanted);
            }
            let Some(m) = drawn else {
                plain.moves(&mut list);
                assert!(!list.iter().any(|m| allowed(&plain, &seen, m)));
                break;
            };
            assert!(
                allowed(&plain, &seen, &m),
                "game {number} after {made} moves"
            );
            game.apply(&m);
            plain.apply(&m);
            assert!(*game.position() == plain);
            seen.insert(board(&plain));
        }
    }
    assert!(forbidden > 0, "some moves would have recreated a board");
}
