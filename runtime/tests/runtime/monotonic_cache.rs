use rbg_runtime::Position;
use rbg_runtime::codegen::{Hints, MonotonicCache};
use rbg_runtime::rng::stream;
use rbg_testkit::statistics::uniform_p;

use crate::stones::Stones;
use crate::toys::TicTacToe;

#[test]
fn a_kept_list_gives_each_legal_move_equally_often() {
    let mut rng = stream(11, 0);
    let mut drawn = [0; 9];
    for _ in 0..50_000 {
        // The list is made at the start and is five moves out of date at the draw.
        let mut kept = MonotonicCache::new(1);
        let mut position = TicTacToe::initial();
        kept.draw(0, &position, &mut rng).expect("a short list");
        for m in [4, 0, 2, 6, 3] {
            position.apply(&m);
        }
        let m = kept.draw(0, &position, &mut rng).expect("a short list");
        drawn[usize::from(m.expect("four squares are free"))] += 1;
    }
    let legal = [1, 5, 7, 8];
    let legal = legal.map(|m| drawn[m]);
    assert_eq!(legal.iter().sum::<u64>(), 50_000);
    assert!(uniform_p(&legal) > 1e-3, "{drawn:?}");
}

#[test]
fn the_lists_of_all_classes_are_uniform_through_all_playouts() {
    const PLAYOUTS: u64 = 5_000;
    let mut rng = stream(13, 0);
    let mut kept = MonotonicCache::new(Stones::MONOTONIC_CLASSES);
    // How often each stone is taken at each turn.
    let mut taken = [[0_u64; 6]; 6];
    for _ in 0..PLAYOUTS {
        kept.restart();
        let mut position = Stones::initial();
        for taken in &mut taken {
            let class = position.monotonic_class().expect("all positions have one");
            let m = kept.draw(class, &position, &mut rng);
            let m = m.expect("a short list").expect("stones are left");
            assert!(position.is_legal(&m));
            taken[m.index()] += 1;
            position.apply(&m);
        }
        assert_eq!(kept.draw(0, &position, &mut rng), Ok(None));
    }
    for (turn, taken) in taken.iter().enumerate() {
        let own = &taken[turn % 2 * 3..][..3];
        assert_eq!(own.iter().sum::<u64>(), PLAYOUTS);
        assert!(uniform_p(own) > 1e-4, "turn {turn}: {taken:?}");
    }
}

#[test]
fn a_kept_list_ends_when_nothing_is_legal_and_begins_anew_with_a_playout() {
    let mut rng = stream(12, 0);
    let mut kept = MonotonicCache::new(1);
    for _ in 0..2 {
        kept.restart();
        let mut position = TicTacToe::initial();
        let mut moves = 0;
        while let Some(m) = kept.draw(0, &position, &mut rng).expect("a short list") {
            assert!(position.is_legal(&m));
            position.apply(&m);
            moves += 1;
        }
        assert!((5..=9).contains(&moves));
        assert_eq!(position.count_moves(), 0);
    }
}
