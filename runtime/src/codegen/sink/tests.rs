//! Tests of sinks, which are compared with the list of all moves.

use super::{InlineList, MoveCounter, MoveSink, NthMove, Reservoir, draw_among};
use crate::codegen::CellSet;
use crate::position::{LONG_MOVE_LIMIT, MoveList, Unlistable, contained};
use crate::rng::{PlayoutRng, stream};
use rbg_testkit::statistics::uniform_p;

/// Gives seven moves, some one by one and some in sets.
fn moves(sink: &mut impl MoveSink<usize>) {
    sink.push(100);
    sink.push_if(false, 99);
    sink.extend(CellSet::<2>::from_words([0b1010, 0b1]), |cell| cell);
    sink.extend(CellSet::<2>::EMPTY, |cell| cell);
    sink.push_with(|_| 101);
    sink.extend(CellSet::<1>::from_words([1 << 63 | 1]), |cell| 200 + cell);
}

#[test]
fn a_cell_is_drawn_as_often_as_it_is_in_a_set() {
    const DRAWS: u32 = 80_000;
    let mut rng = stream(2, 0);
    let sets = [
        CellSet::EMPTY,
        CellSet::<2>::from_words([0b101, 0b1]),
        CellSet::EMPTY,
        CellSet::from_words([0b111, 1 << 63 | 1]),
        CellSet::EMPTY,
    ];
    let mut often = std::collections::BTreeMap::new();
    for _ in 0..DRAWS {
        *often.entry(draw_among(&sets, &mut rng)).or_insert(0) += 1;
    }
    let members = [
        (1, 0),
        (1, 2),
        (1, 64),
        (3, 0),
        (3, 1),
        (3, 2),
        (3, 64),
        (3, 127),
    ];
    assert!(often.keys().copied().eq(members.map(Some)));
    let counts: Vec<u64> = often.values().copied().collect();
    assert!(uniform_p(&counts) > 1e-6, "{often:?}");
    assert_eq!(draw_among(&[CellSet::<1>::EMPTY; 3], &mut rng), None);
    assert_eq!(draw_among::<1, 0, _>(&[], &mut rng), None);
}

#[test]
fn drawing_gives_every_move_equally_often() {
    type Way<'w> = &'w dyn Fn(&mut PlayoutRng) -> Option<usize>;
    const DRAWS: u32 = 70_000;
    let mut rng = stream(1, 0);
    let mut few = InlineList::new([0; 8]);
    assert_eq!(few.draw(&mut rng), None);
    moves(&mut few);
    let drawing = |rng: &mut PlayoutRng| {
        let mut draw = Reservoir::new(rng);
        moves(&mut draw);
        draw.drawn()
    };
    let ways: [Way<'_>; 2] = [&drawing, &|rng| few.draw(rng)];
    for way in ways {
        let mut often = std::collections::BTreeMap::new();
        for _ in 0..DRAWS {
            *often.entry(way(&mut rng)).or_insert(0) += 1;
        }
        assert_eq!(often.len(), 7);
        let counts: Vec<u64> = often.values().copied().collect();
        assert!(uniform_p(&counts) > 1e-6, "{often:?}");
    }
    assert_eq!(Reservoir::<usize, _>::new(&mut rng).drawn(), None);
}

#[test]
fn selecting_any_number_gives_the_move_at_its_place_in_the_list() {
    let mut list = MoveList::new();
    moves(&mut list);
    assert_eq!(list.as_slice(), [100, 1, 3, 64, 101, 200, 263]);
    let mut counter = MoveCounter::default();
    moves(&mut counter);
    assert_eq!(counter.count, list.len());
    for number in 0..=list.len() {
        let mut selector = NthMove::new(number);
        moves(&mut selector);
        assert_eq!(selector.found(), list.get(number).copied());
    }
}

/// Draws from sets of growing sizes, the first of them empty.
fn draws_uniformly<const W: usize, const G: usize>() {
    let mut sets = [CellSet::<W>::EMPTY; G];
    let mut members = Vec::new();
    for (number, set) in sets.iter_mut().enumerate() {
        for n in 0..number {
            let cell = (17 * n + 63 * number) % (64 * W);
            if set.insert(cell) {
                members.push((number, cell));
            }
        }
    }
    let mut rng = stream(3, (10 * W + G) as u64);
    let mut counts = vec![0; members.len()];
    for _ in 0..2000 * members.len() {
        let drawn = draw_among(&sets, &mut rng).expect("some are not empty");
        let member = members.iter().position(|&member| member == drawn);
        counts[member.expect("it is a member")] += 1;
    }
    assert!(uniform_p(&counts) > 1e-7, "{W} {G}: {counts:?}");
}

#[test]
fn sets_are_drawn_from_uniformly_whether_chosen_by_steps_or_looked_up() {
    draws_uniformly::<1, 2>();
    draws_uniformly::<1, 3>();
    draws_uniformly::<1, 4>();
    draws_uniformly::<2, 4>();
    draws_uniformly::<2, 5>();
    draws_uniformly::<3, 3>();
}

#[test]
fn a_condition_decides_whether_a_move_is_taken() {
    fn taken(sink: &mut impl MoveSink<usize>) {
        for m in 0..6 {
            sink.push_if(m % 3 == 1, m);
        }
    }
    let mut list = MoveList::new();
    taken(&mut list);
    assert_eq!(list.as_slice(), [1, 4]);
    let mut counter = MoveCounter::default();
    taken(&mut counter);
    assert_eq!(counter.count, 2);
    let mut rng = stream(4, 0);
    for number in 0..3 {
        let mut nth = NthMove::new(number);
        taken(&mut nth);
        assert_eq!(nth.found(), [Some(1), Some(4), None][number]);
    }
    let mut few = InlineList::new([99; 8]);
    taken(&mut few);
    let drawn = |few: &InlineList<usize, 8>, rng: &mut PlayoutRng| -> Vec<usize> {
        let mut drawn: Vec<usize> = (0..50).filter_map(|_| few.draw(rng)).collect();
        drawn.sort_unstable();
        drawn.dedup();
        drawn
    };
    assert_eq!(drawn(&few, &mut rng), [1, 4]);
}

#[test]
fn only_a_sink_that_has_found_its_move_is_full() {
    let mut nth = NthMove::new(2);
    nth.push(10);
    assert!(!MoveSink::<usize>::is_full(&nth));
    nth.extend(CellSet::<1>::from_words([0b11]), |cell| cell);
    assert!(MoveSink::<usize>::is_full(&nth));
    // What comes later makes no difference.
    moves(&mut nth);
    assert_eq!(nth.found(), Some(1));
    let mut rng = stream(5, 0);
    let mut draw = Reservoir::new(&mut rng);
    moves(&mut draw);
    assert!(!draw.is_full() && !MoveSink::<usize>::is_full(&MoveCounter::default()));
}

#[test]
fn few_cells_are_taken_as_many_are() {
    fn taken(sink: &mut impl MoveSink<usize>) {
        sink.extend_few(CellSet::<2>::from_words([0b101, 0b1]), |cell| cell);
    }
    let mut list = MoveList::new();
    taken(&mut list);
    assert_eq!(list.as_slice(), [0, 2, 64]);
    let mut counter = MoveCounter::default();
    taken(&mut counter);
    assert_eq!(counter.count, 3);
    let mut nth = NthMove::new(2);
    taken(&mut nth);
    assert_eq!(nth.found(), Some(64));
}

#[test]
fn a_move_that_is_drawn_instead_may_take_over_its_memory() {
    let mut rng = stream(6, 0);
    let mut handed_over = 0;
    for _ in 0..100 {
        let mut draw = Reservoir::new(&mut rng);
        draw.push(1);
        draw.push_with(|old| {
            assert_eq!(old, Some(1));
            handed_over += 1;
            2
        });
        assert!(draw.drawn().is_some());
    }
    assert!((20..80).contains(&handed_over), "{handed_over}");
}

#[test]
fn moves_of_any_length_are_counted_and_drawn_up_to_a_limit() {
    fn taken(sink: &mut impl MoveSink<Box<usize>>, count: usize) {
        (0..count / 2).for_each(|_| sink.push_with(|_| Box::new(1)));
        (0..count - count / 2).for_each(|_| {
            let cell = CellSet::<1>::from_words([1]);
            sink.extend(cell, |_| Box::new(2));
        });
    }
    let counted = |count| {
        contained(|| {
            let mut counter = MoveCounter::default();
            taken(&mut counter, count);
            counter.count
        })
    };
    let drawn = |count| {
        contained(|| {
            let mut rng = stream(7, 0);
            let mut draw = Reservoir::new(&mut rng);
            taken(&mut draw, count);
            draw.drawn().is_some()
        })
    };
    assert_eq!(counted(LONG_MOVE_LIMIT), Ok(LONG_MOVE_LIMIT));
    assert_eq!(counted(LONG_MOVE_LIMIT + 1), Err(Unlistable::TooMany));
    assert_eq!(drawn(LONG_MOVE_LIMIT), Ok(true));
    assert_eq!(drawn(LONG_MOVE_LIMIT + 1), Err(Unlistable::TooMany));
}
