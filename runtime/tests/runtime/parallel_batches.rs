//! Tests of batches on several threads.

use rbg_runtime::batch::{self, AnyBatch, BatchOutput, BatchRequest};
use rbg_runtime::{AnyGame, Position, RunError, Snapshot};

use crate::batches::{AUTORESETS, Seen, engines, mark, random_steps, request};
use crate::toys::TicTacToe;

const GAMES: usize = 12;

/// Creates a batch on several threads.
fn on(threads: usize, game: &dyn AnyGame, request: &BatchRequest) -> Box<dyn AnyBatch> {
    batch::on_threads(game.info(), request, threads, |part| game.batch(part)).expect("a batch")
}

#[test]
fn games_are_the_same_on_any_number_of_threads() {
    for autoreset in AUTORESETS {
        let request = request(GAMES)
            .with_autoreset(autoreset)
            .with_longest(Some(7))
            .with_first(3);
        for (name, game) in engines() {
            let mut alone = game.batch(&request).expect("a batch");
            let steps = random_steps(&mut *alone, 30);
            for threads in [1, 2, 3, 5, 100] {
                let mut batch = on(threads, &*game, &request);
                assert_eq!(batch.games(), GAMES);
                let found = random_steps(&mut *batch, 30);
                assert_eq!(found, steps, "{name}, {autoreset:?}, {threads} threads");
                let mut chosen = on(threads, &*game, &request);
                for mut expected in steps.clone() {
                    let mut seen = Seen::new(GAMES);
                    chosen
                        .step(&expected.chosen, None, &mut seen.output())
                        .expect("all are legal");
                    expected.chosen.fill(77);
                    assert_eq!(seen, expected, "{name}, {autoreset:?}, {threads} threads");
                }
            }
        }
    }
}

#[test]
fn large_batches_are_the_same_in_more_parts_than_threads() {
    const MANY: usize = 1100;
    let request = request(MANY).with_longest(Some(7));
    for (name, game) in engines() {
        let mut alone = game.batch(&request).expect("a batch");
        let mut batch = on(2, &*game, &request);
        assert_eq!(batch.games(), MANY);
        let steps = random_steps(&mut *alone, 6);
        assert_eq!(random_steps(&mut *batch, 6), steps, "{name}");
        let mut chosen = on(2, &*game, &request);
        for mut expected in steps {
            let before = [0, MANY - 1].map(|game| chosen.snapshot(game));
            for wrong in [0, 500] {
                let mut actions = expected.chosen.clone();
                actions[wrong..].fill(9);
                let refused = chosen.step(&actions, None, &mut BatchOutput::default());
                let told = match &refused {
                    Err(RunError::IllegalAction { game, action: 9 }) => Some(*game),
                    _ => None,
                };
                assert!(told >= Some(wrong), "{name}: {refused:?}");
                let after = [0, MANY - 1].map(|game| chosen.snapshot(game));
                assert_eq!(after, before, "{name}");
            }
            let mut seen = Seen::new(MANY);
            chosen
                .step(&expected.chosen, None, &mut seen.output())
                .expect("all are legal");
            expected.chosen.fill(77);
            assert_eq!(seen, expected, "{name}");
        }
    }
}

#[test]
fn everything_else_is_as_on_one_thread_too() {
    for (name, game) in engines() {
        let request = request(GAMES);
        let mut alone = game.batch(&request).expect("a batch");
        let mut batch = on(5, &*game, &request);
        let mut both = |step: &dyn Fn(&mut dyn AnyBatch, &mut Seen) -> String| {
            let (mut expected, mut found) = (Seen::new(GAMES), Seen::new(GAMES));
            let told = step(&mut *alone, &mut expected);
            assert_eq!(step(&mut *batch, &mut found), told, "{name}");
            assert_eq!(found, expected, "{name}, {told}");
        };
        let marks: Vec<u8> = (0..GAMES).map(|game| (game % 3) as u8).collect();
        both(&|batch, seen| format!("{:?}", batch.rollout(20, &mut seen.output())));
        both(&|batch, seen| format!("{:?}", batch.reset(Some(&marks), &mut seen.output())));
        both(&|batch, seen| format!("{:?}", batch.observe(&mut seen.output())));
        both(&|batch, seen| {
            batch.reseed(8);
            *seen = random_steps(batch, 4).remove(3);
            "reseeded".to_owned()
        });
        both(&|batch, seen| {
            let mut copy = batch.duplicate();
            random_steps(batch, 2);
            *seen = random_steps(&mut *copy, 2).remove(1);
            "copied".to_owned()
        });
        both(&|batch, seen| {
            let mut position = TicTacToe::initial();
            position.apply(&4);
            let mut loaded = game.initial();
            assert!(loaded.apply(&mark(4, true)));
            batch.load(7, &*loaded).expect("it is of the same engine");
            assert_eq!(batch.snapshot(7), Snapshot::of(&position), "{name}");
            format!("{:?}", batch.observe(&mut seen.output()))
        });
        both(&|batch, _| format!("{:?}", batch.load(GAMES, &*game.initial())));
        let snapshots = |batch: &dyn AnyBatch| -> Vec<Snapshot> {
            (0..GAMES).map(|game| batch.snapshot(game)).collect()
        };
        assert_eq!(snapshots(&*batch), snapshots(&*alone), "{name}");
    }
}

#[test]
fn an_action_that_is_illegal_on_any_thread_keeps_all_games_from_stepping() {
    for (name, game) in engines() {
        let mut batch = on(4, &*game, &request(GAMES));
        let nothing = &mut BatchOutput::default();
        let legal: Vec<i32> = (0..GAMES).map(|game| (game % 9) as i32).collect();
        batch.step(&legal, None, nothing).expect("all are legal");
        let before: Vec<Snapshot> = (0..GAMES).map(|game| batch.snapshot(game)).collect();
        let next: Vec<i32> = legal.iter().map(|cell| (cell + 1) % 9).collect();
        for wrong in 0..GAMES {
            let mut actions = next.clone();
            actions[wrong..].copy_from_slice(&legal[wrong..]);
            let mut seen = Seen::new(GAMES);
            let refused = batch.step(&actions, None, &mut seen.output());
            let (game, action) = (wrong, legal[wrong]);
            assert_eq!(
                refused,
                Err(RunError::IllegalAction { game, action }),
                "{name}"
            );
            assert_eq!(seen, Seen::new(GAMES), "{name}");
            let made = batch.make(&mut seen.output());
            assert!(matches!(made, Err(RunError::Unfit(_))), "{name}: {made:?}");
            let after: Vec<Snapshot> = (0..GAMES).map(|game| batch.snapshot(game)).collect();
            assert_eq!(after, before, "{name}");
        }
        batch.step(&next, None, nothing).expect("all are legal");
        assert_ne!(batch.snapshot(0), before[0], "{name}");
    }
}

#[test]
fn moves_that_were_chosen_are_made_once_and_only_at_once() {
    type Change = fn(&mut dyn AnyBatch, &dyn AnyGame) -> Result<(), RunError>;
    let changes: [(&str, Change); 5] = [
        ("make", |batch, _| batch.make(&mut BatchOutput::default())),
        ("reset", |batch, _| {
            batch.reset(None, &mut BatchOutput::default())
        }),
        ("step", |batch, _| {
            batch.step_random(None, &mut BatchOutput::default(), None)
        }),
        ("rollout", |batch, _| {
            batch.rollout(1, &mut BatchOutput::default()).map(drop)
        }),
        ("load", |batch, game| batch.load(0, &*game.initial())),
    ];
    for (name, game) in engines() {
        for threads in [1, 3] {
            for (what, change) in &changes {
                let mut batch = on(threads, &*game, &request(3));
                batch.choose(&[0, 1, 2], None).expect("all are legal");
                batch
                    .observe(&mut BatchOutput::default())
                    .expect("it can be seen");
                change(&mut *batch, &*game).expect("it works");
                let before = batch.snapshot(0);
                let made = batch.make(&mut BatchOutput::default());
                let told = matches!(&made, Err(RunError::Unfit(text)) if text.contains("chosen"));
                assert!(told, "{name}, {threads} threads, {what}: {made:?}");
                assert_eq!(batch.snapshot(0), before);
            }
        }
    }
}

#[test]
fn what_does_not_fit_is_refused_before_any_thread_has_done_anything() {
    for (name, game) in engines() {
        let mut batch = on(3, &*game, &request(4));
        let start = batch.snapshot(0);
        let is_unfit = |result: Result<(), RunError>| {
            assert!(
                matches!(result, Err(RunError::Unfit(_))),
                "{name}: {result:?}"
            );
        };
        let mut seen = Seen::new(4);
        seen.masks.pop();
        let unlike = seen.clone();
        is_unfit(batch.step(&[0; 4], None, &mut seen.output()));
        is_unfit(batch.step_random(None, &mut seen.output(), None));
        is_unfit(batch.rollout(3, &mut seen.output()).map(drop));
        is_unfit(batch.reset(None, &mut seen.output()));
        is_unfit(batch.observe(&mut seen.output()));
        assert_eq!(seen, unlike, "{name}");
        let nothing = &mut BatchOutput::default();
        is_unfit(batch.step(&[0; 3], None, nothing));
        is_unfit(batch.step_random(None, nothing, Some(&mut [0; 5])));
        is_unfit(batch.reset(Some(&[1; 3]), nothing));
        assert_eq!(batch.snapshot(0), start, "{name}");
    }
}

#[test]
fn games_that_are_not_marked_do_not_step() {
    let marks: Vec<u8> = (0..GAMES).map(|game| (game % 3) as u8).collect();
    let count = marks.iter().filter(|&&mark| mark > 0).count();
    for (name, game) in engines() {
        for threads in [1, 4] {
            let mut all = on(threads, &*game, &request(GAMES));
            let mut some = all.duplicate();
            let mut chosen = all.duplicate();
            for expected in random_steps(&mut *all, 4) {
                let mut seen = Seen::new(GAMES);
                let (mut output, numbers) = seen.room();
                some.step_random(Some(&marks), &mut output, Some(numbers))
                    .expect("it steps");
                // Illegal numbers of games that do not step do no harm.
                let mut again = Seen::new(GAMES);
                chosen
                    .step(&seen.chosen, Some(&marks), &mut again.output())
                    .expect("all are legal");
                for (game, &mark) in marks.iter().enumerate() {
                    let (player, number) = match mark {
                        0 => (77, -1),
                        _ => (expected.players[game], expected.chosen[game]),
                    };
                    assert_eq!(seen.players[game], player, "{name}, {threads} threads");
                    assert_eq!(again.players[game], player, "{name}, {threads} threads");
                    assert_eq!(seen.chosen[game], number, "{name}, {threads} threads");
                }
                let written = seen.masks.chunks(9).filter(|mask| mask[0] != 77).count();
                assert_eq!(written, count, "{name}, {threads} threads");
            }
            for (game, &mark) in marks.iter().enumerate() {
                let found = some.snapshot(game);
                let stepped = found == all.snapshot(game);
                assert_eq!(stepped, mark > 0, "{name}, {threads} threads");
                assert_eq!(found, chosen.snapshot(game), "{name}, {threads} threads");
            }
            let nothing = &mut BatchOutput::default();
            for refused in [
                some.step(&[0; GAMES], Some(&[0; 2]), nothing),
                some.step_random(Some(&[0; 2]), nothing, None),
            ] {
                assert!(
                    matches!(refused, Err(RunError::Unfit(_))),
                    "{name}: {refused:?}"
                );
            }
        }
    }
}
