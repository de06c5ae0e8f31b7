//! Random events: whatever a referee is told, it keeps its promises.

use std::sync::Arc;

use proptest::prelude::*;
use rbg_runtime::{AnyGame, Reasoner};
use rbg_testkit::nim::Nim;

use super::random_match::play;

proptest! {
    #[test]
    fn a_referee_keeps_its_promises(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        let game: Arc<dyn AnyGame> = Arc::new(Reasoner::<Nim>::new());
        play(&game, &bytes);
    }
}

#[test]
fn games_are_played_under_both_policies() {
    let game: Arc<dyn AnyGame> = Arc::new(Reasoner::<Nim>::new());
    for policy in [0, 1] {
        // Everybody connects, is ready, and makes the first legal move, again and again.
        let mut bytes = vec![policy, 3];
        bytes.extend([0, 0, 0, 1, 2, 0, 2, 1]);
        bytes.extend([7, 0, 4, 0, 4, 0, 4, 0, 4, 0, 4, 0].repeat(3));
        assert!(play(&game, &bytes) > 1, "{policy}");
    }
}
