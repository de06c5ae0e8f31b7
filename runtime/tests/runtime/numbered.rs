//! Tests of positions whose moves go by their numbers, of all engines.

use rbg_runtime::batch::NumberedPosition;
use rbg_runtime::game::{MoveEncoding, MoveNumbering, NumberIndex};
use rbg_runtime::rng::{below, stream};
use rbg_runtime::{Player, RunError};

use crate::batches::{by_cells, engines, mark};

/// Returns the numbers of the legal moves, as the position itself has them.
fn listed(position: &dyn NumberedPosition, index: &NumberIndex) -> Vec<i64> {
    let moves = position.position().moves();
    let numbers = moves.iter().map(|m| index.number(m).expect("it has one"));
    let mut numbers: Vec<i64> = numbers.map(i64::from).collect();
    numbers.sort_unstable();
    numbers
}

#[test]
fn a_position_knows_its_moves_and_copies_go_on_by_themselves() {
    let index = NumberIndex::new(by_cells());
    for (name, game) in engines() {
        let start = game.numbered(&by_cells()).expect("it has numbers");
        for seed in 0..20 {
            let mut rng = stream(seed, 0);
            let mut position = start.clone_box();
            let mut earlier = Vec::new();
            while !position.legal().is_empty() {
                assert_eq!(position.legal(), listed(&*position, &index), "{name}");
                assert_eq!(position.to_move(), position.position().to_move(), "{name}");
                earlier.push((position.clone_box(), position.legal().to_vec()));
                let count = position.legal().len() as u32;
                let number = position.legal()[below(&mut rng, count) as usize];
                let before = position.position();
                assert_eq!(position.apply(number), Ok(()), "{name}");
                // It is the move with the number.
                let made = before.moves().into_iter().filter(|m| {
                    let mut after = before.clone_box();
                    after.apply(m) && after.snapshot() == position.position().snapshot()
                });
                let made: Vec<_> = made.map(|m| index.number(&m).map(i64::from)).collect();
                assert_eq!(made, [Some(number)], "{name}");
            }
            assert_eq!(position.to_move(), Player::KEEPER, "{name}");
            for (copy, legal) in earlier {
                assert_eq!(copy.legal(), legal, "{name}");
            }
        }
    }
}

#[test]
fn moves_that_are_not_legal_are_refused_and_change_nothing() {
    for (name, game) in engines() {
        let mut position = game.numbered(&by_cells()).expect("it has numbers");
        position.apply(4).expect("it is legal");
        let (legal, seen) = (position.legal().to_vec(), position.position().snapshot());
        for number in [4, 9, -1, i64::MIN, i64::MAX, 1 << 32] {
            let refused = position.apply(number);
            let illegal = matches!(refused, Err(RunError::IllegalAction { .. }));
            assert!(illegal, "{name}: {number}: {refused:?}");
            assert_eq!(position.legal(), legal, "{name}");
            assert_eq!(position.position().snapshot(), seen, "{name}");
        }
    }
}

#[test]
fn what_has_no_numbers_is_refused() {
    let numbering = |encoding, cells: &[u16]| {
        let cells = cells.iter().enumerate();
        let moves = cells.map(|(number, &cell)| (mark(cell, true), number as u32));
        MoveNumbering::new(encoding, moves.collect(), String::new()).expect("it is one")
    };
    for (name, game) in engines() {
        let parts = numbering(MoveEncoding::Parts, &[]);
        let refused = game.numbered(&parts).err();
        assert!(matches!(refused, Some(RunError::Unfit(_))), "{name}");
        let some = numbering(MoveEncoding::Words, &[0, 1, 2]);
        let refused = game.numbered(&some).err();
        assert!(matches!(refused, Some(RunError::Failed(_))), "{name}");
        // Marks of nought have no numbers: it is only known when it is nought's turn.
        let crosses = numbering(MoveEncoding::Words, &[0, 1, 2, 3, 4, 5, 6, 7, 8]);
        let mut position = game.numbered(&crosses).expect("they have numbers");
        let refused = position.apply(3);
        assert!(matches!(refused, Err(RunError::Failed(_))), "{name}");
        assert!(position.legal().is_empty(), "{name}");
        assert_eq!(position.to_move(), Player::KEEPER, "{name}");
    }
}

#[test]
fn copies_learn_moves_from_each_other_on_several_threads() {
    for (name, game) in engines() {
        let start = game.numbered(&by_cells()).expect("it has numbers");
        let index = NumberIndex::new(by_cells());
        std::thread::scope(|scope| {
            for seed in 0..4 {
                let mut position = start.clone_box();
                let index = &index;
                scope.spawn(move || {
                    let mut rng = stream(seed, 1);
                    while !position.legal().is_empty() {
                        assert_eq!(position.legal(), listed(&*position, index), "{name}");
                        let count = position.legal().len() as u32;
                        let number = position.legal()[below(&mut rng, count) as usize];
                        position.apply(number).expect("it is legal");
                    }
                });
            }
        });
    }
}
