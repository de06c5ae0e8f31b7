//! Games without repetition, known only at run time.

use rbg_runtime::dynamic::WithoutRepetition;
use rbg_runtime::playout::policy::{NoRepetition, Positional, RepetitionRule, Situational};
use rbg_runtime::rng::stream;
use rbg_runtime::{ActionList, AnyGame, AnyPosition, Playable, Reasoner, perft};

use crate::policy_toys::Lights;

fn sorted(position: &dyn AnyPosition) -> Vec<ActionList> {
    let mut moves = position.moves();
    moves.sort_unstable();
    moves
}

/// Holds a game with a rule that is known at run time against the one that is a type.
fn compare<P: Playable>(rule: RepetitionRule) {
    let dynamic = WithoutRepetition::new(Box::new(Reasoner::<Lights>::new()), rule);
    let fixed = Reasoner::<P>::new();
    for depth in 0..5 {
        let due = perft(&P::initial(), depth, &mut |_| {
            std::ops::ControlFlow::Continue(())
        });
        let found = dynamic.perft(depth, &mut |_| std::ops::ControlFlow::Continue(()));
        assert_eq!(found, due, "{rule:?}, depth {depth}");
    }
    let mut longest = 0;
    for seed in 0..5 {
        let (mut one, mut other) = (dynamic.initial(), fixed.initial());
        let mut rng = stream(seed, 0);
        let mut made = 0;
        loop {
            let moves = sorted(&*one);
            assert_eq!(moves, sorted(&*other), "{rule:?}, after {made} moves");
            assert_eq!(one.count_moves(), moves.len());
            let Some(m) = one.sample(&mut rng) else { break };
            assert!(one.is_legal(&m) && other.is_legal(&m));
            let copy = one.clone_box();
            assert!(one.apply(&m) && other.apply(&m));
            // A copy does not know what happened afterwards.
            assert_eq!(sorted(&*copy), moves);
            made += 1;
        }
        longest = longest.max(made);
    }
    assert!(longest > 20, "{longest}");
}

#[test]
fn a_rule_known_at_run_time_is_the_one_that_is_a_type() {
    compare::<NoRepetition<Lights, Positional>>(RepetitionRule::Positional);
    compare::<NoRepetition<Lights, Situational>>(RepetitionRule::Situational);
}

#[test]
fn a_move_that_recreates_a_position_is_refused_and_changes_nothing() {
    let rule = RepetitionRule::Positional;
    let game = WithoutRepetition::new(Box::new(Reasoner::<Lights>::new()), rule);
    let plain = Reasoner::<Lights>::new();
    let (mut position, mut free) = (game.initial(), plain.initial());
    let start = position.snapshot();
    let mut refused = 0;
    for m in sorted(&*position) {
        position = game.initial();
        free = plain.initial();
        assert!(position.apply(&m) && free.apply(&m));
        for back in free.moves() {
            let mut next = free.clone_box();
            next.apply_listed(&back);
            if next.snapshot().pieces == start.pieces {
                refused += 1;
                let before = position.snapshot();
                assert!(!position.is_legal(&back) && !position.apply(&back));
                assert_eq!(position.snapshot(), before);
            }
        }
    }
    assert!(refused > 0 && !free.moves().is_empty());
}
