use rbg_runtime::Position;
use rbg_runtime::codegen::MonotonicCache;
use rbg_runtime::rng::stream;

use crate::toys::TicTacToe;

#[test]
fn a_kept_list_gives_each_legal_move_equally_often() {
    let mut rng = stream(11, 0);
    let mut drawn = [0u32; 9];
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
    assert_eq!(legal.map(|m| drawn[m]).iter().sum::<u32>(), 50_000);
    // Chi-square with 3 degrees of freedom; 16.3 is passed once in a thousand.
    let expected = 12_500.0;
    let square = |m: usize| (f64::from(drawn[m]) - expected).powi(2) / expected;
    assert!(legal.map(square).iter().sum::<f64>() < 16.3, "{drawn:?}");
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
