//! Tests of batches whose games make moves in parts.

use rbg_runtime::batch::{self, AnyBatch, BatchOutput, BatchRequest};
use rbg_runtime::game::{MoveEncoding, MoveNumbering};
use rbg_runtime::{ActionList, AnyGame, AnyPosition, Cell, MoveAction, RunError};

use crate::batches::{AUTORESETS, engines, request};

const GAMES: usize = 6;

/// How many numbers parts have: four modifiers on nine cells.
const NUMBERS: usize = 36;

/// Returns the part of a number.
fn part(number: usize) -> MoveAction {
    MoveAction::from((Cell::new(number as u16 / 4), number as u32 % 4 + 1))
}

fn in_parts() -> BatchRequest {
    let parts = (0..NUMBERS).map(|number| ([part(number)][..].into(), number as u32));
    let mut request = request(GAMES);
    request.numbering =
        MoveNumbering::new(MoveEncoding::Parts, parts.collect(), String::new()).expect("it is one");
    request
}

/// A game whose moves are made in parts, played by its positions.
struct Reference {
    position: Box<dyn AnyPosition>,
    begun: ActionList,
}

impl Reference {
    /// Returns the mask of the parts with which the move can go on.
    fn mask(&self) -> [u8; NUMBERS] {
        let mut mask = [0; NUMBERS];
        for m in self.position.moves() {
            if m.starts_with(&self.begun) {
                let next = m[self.begun.len()];
                let number = (0..NUMBERS).find(|&number| part(number) == next);
                mask[number.expect("it has a number")] = 1;
            }
        }
        mask
    }

    fn make(&mut self, number: usize) {
        self.begun.push(part(number));
        if self.position.apply(&self.begun) {
            self.begun.clear();
        }
    }
}

/// Creates a batch on several threads.
fn on(threads: usize, game: &dyn AnyGame, request: &BatchRequest) -> Box<dyn AnyBatch> {
    batch::on_threads(game.info(), request, threads, |part| game.batch(part)).expect("a batch")
}

#[test]
fn a_part_of_a_move_is_made_in_each_step() {
    for (name, game) in engines() {
        for threads in [1, 3] {
            for autoreset in AUTORESETS {
                let request = in_parts().with_autoreset(autoreset).with_longest(Some(7));
                let mut batch = on(threads, &*game, &request);
                let mut chosen = batch.duplicate();
                let start = || Reference {
                    position: game.initial(),
                    begun: ActionList::new(),
                };
                let mut games: Vec<Reference> = (0..GAMES).map(|_| start()).collect();
                let mut moves = [0; GAMES];
                let mut parts_made = 0;
                for _ in 0..60 {
                    let (mut masks, mut players) = ([77; GAMES * NUMBERS], [77; GAMES]);
                    let (mut over, mut cut) = ([77; GAMES], [77; GAMES]);
                    let mut numbers = [77; GAMES];
                    let mut output = BatchOutput::default();
                    output.masks = Some(&mut masks);
                    output.players = Some(&mut players);
                    output.terminated = Some(&mut over);
                    output.truncated = Some(&mut cut);
                    batch
                        .step_random(None, &mut output, Some(&mut numbers))
                        .expect("it steps");
                    chosen
                        .step(&numbers, None, &mut BatchOutput::default())
                        .expect("all are legal");
                    for index in 0..GAMES {
                        let reference = &mut games[index];
                        if let Ok(number) = usize::try_from(numbers[index]) {
                            assert_eq!(reference.mask()[number], 1, "{name}, {number}");
                            reference.make(number);
                            moves[index] += usize::from(reference.begun.is_empty());
                            parts_made += 1;
                        }
                        let ended = over[index] + cut[index] > 0;
                        let same_step = autoreset == AUTORESETS[1];
                        if same_step && ended || !same_step && numbers[index] < 0 && !ended {
                            assert!(!same_step || moves[index] == 7 || games_over(&games[index]));
                            games[index] = start();
                            moves[index] = 0;
                        }
                        let reference = &games[index];
                        assert_eq!(batch.begun(index), reference.begun, "{name}");
                        assert_eq!(chosen.begun(index), reference.begun, "{name}");
                        assert_eq!(
                            batch.snapshot(index),
                            reference.position.snapshot(),
                            "{name}"
                        );
                        assert_eq!(chosen.snapshot(index), batch.snapshot(index), "{name}");
                        let mask = &masks[index * NUMBERS..][..NUMBERS];
                        assert_eq!(mask, reference.mask(), "{name}");
                        let seat = reference.position.to_move().seat();
                        let expected = match over[index] == 1 && !same_step {
                            true => -1,
                            false => seat.map_or(-1, |seat| seat as i8),
                        };
                        assert_eq!(players[index], expected, "{name}");
                    }
                }
                assert!(parts_made >= 2 * 5 * GAMES, "{name}: {parts_made}");
            }
        }
    }
}

fn games_over(reference: &Reference) -> bool {
    reference.begun.is_empty() && reference.position.moves().is_empty()
}

#[test]
fn rollouts_in_parts_are_random_steps() {
    for (name, game) in engines() {
        for autoreset in AUTORESETS {
            let request = in_parts().with_autoreset(autoreset).with_longest(Some(8));
            let mut one_by_one = game.batch(&request).expect("a batch");
            let mut rolled = one_by_one.duplicate();
            for steps in [1, 7, 0, 30] {
                for _ in 0..steps {
                    one_by_one
                        .step_random(None, &mut BatchOutput::default(), None)
                        .expect("it steps");
                }
                rolled
                    .rollout(steps, &mut BatchOutput::default())
                    .expect("it rolls");
                for index in 0..GAMES {
                    assert_eq!(rolled.begun(index), one_by_one.begun(index), "{name}");
                    assert_eq!(rolled.snapshot(index), one_by_one.snapshot(index), "{name}");
                }
            }
        }
    }
}

#[test]
fn a_part_with_which_the_move_cannot_go_on_is_refused() {
    for (name, game) in engines() {
        let mut batch = on(2, &*game, &in_parts());
        let nothing = &mut BatchOutput::default();
        batch
            .step(&[0; GAMES], None, nothing)
            .expect("all are legal");
        assert_eq!(batch.begun(GAMES - 1)[..], [part(0)], "{name}");
        for action in [0, 5, -1, 36] {
            let mut actions = [1; GAMES];
            actions[4] = action;
            let refused = batch.step(&actions, None, nothing);
            assert_eq!(
                refused,
                Err(RunError::IllegalAction { game: 4, action }),
                "{name}"
            );
            assert_eq!(batch.begun(0)[..], [part(0)], "{name}");
        }
        // What has been begun is given up with the position.
        let other = batch.position(1);
        batch.load(0, &*other).expect("it is of the same engine");
        assert!(batch.begun(0).is_empty(), "{name}");
        let mut marks = [0; GAMES];
        marks[1] = 1;
        batch.reset(Some(&marks), nothing).expect("it can be reset");
        assert!(
            batch.begun(1).is_empty() && !batch.begun(2).is_empty(),
            "{name}"
        );
    }
}
