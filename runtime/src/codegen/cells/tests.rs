//! Tests of sets of cells, which are compared with sets of the standard library.

use super::CellSet;
use std::collections::BTreeSet;

#[test]
fn rows_begin_where_all_their_cells_are_in_the_set() {
    for seed in 0..50u64 {
        let words = [3, 5].map(|n| seed.wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(n));
        let set = CellSet::<2>::from_words(words.map(|word| word | word >> 9 | word << 11));
        for (distance, length) in [(1, 2), (1, 5), (7, 4), (13, 3), (63, 2), (64, 2)] {
            let row = |&first: &usize| {
                let mut cells = (0..length).map(|n| first + n * distance);
                cells.all(|cell| cell < 128 && set.contains(cell))
            };
            let begin: Vec<usize> = (0..128).filter(row).collect();
            assert_eq!(
                set.rows(distance, length).into_iter().collect::<Vec<_>>(),
                begin
            );
        }
    }
}

#[test]
fn shifting_and_selecting_agree_with_the_list_of_cells() {
    let set = CellSet::<3>::from_words([1 << 63 | 5, 0x8000_0000_0000_0001, 1 << 40 | 2]);
    let cells: Vec<usize> = set.into_iter().collect();
    for (n, &cell) in cells.iter().enumerate() {
        assert_eq!(set.nth(n), Some(cell));
    }
    assert_eq!(set.nth(cells.len()), None);
    for by in [0, 1, 7, 63, 64, 65, 130, 191, 192, 300] {
        for by in [by, -by] {
            let moved = cells.iter().map(|&cell| cell as i32 + by);
            let moved: Vec<usize> = moved
                .filter(|cell| (0..192).contains(cell))
                .map(|cell| cell as usize)
                .collect();
            assert_eq!(
                set.shifted(by).into_iter().collect::<Vec<_>>(),
                moved,
                "by {by}"
            );
        }
    }
    let odd = set.filtered(|cell| cell % 2 == 1);
    assert_eq!(odd.into_iter().collect::<Vec<_>>(), [63, 127, 129]);
}

#[test]
fn a_set_lists_what_was_inserted_in_order() {
    let mut set = CellSet::<3>::EMPTY;
    for cell in [130, 0, 63, 64, 130] {
        set.insert(cell);
    }
    assert_eq!(set.into_iter().collect::<Vec<_>>(), [0, 63, 64, 130]);
    assert_eq!(set.len(), 4);
    assert!(!set.insert(63) && set.insert(62) && set.contains(62));
    set.toggle(62);
    set.remove(62);
    set.remove(63);
    assert!(!set.contains(63) && !set.contains(62) && !set.is_empty());
}

/// Returns sets of some bits, of many and of all, and the cells that they should have.
fn samples<const W: usize>() -> Vec<(CellSet<W>, BTreeSet<usize>)> {
    let mut word = 1u64;
    let mut next = |density: u32| {
        word = word.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
        let mixed = word ^ word >> 29;
        match density {
            0 => 0,
            1 => mixed & mixed.rotate_left(7) & mixed.rotate_left(20) & mixed.rotate_left(31),
            2 => mixed,
            3 => u64::MAX,
            _ => 1 << 63 | 1,
        }
    };
    let words = (0..60).map(|round| {
        let words = std::array::from_fn::<u64, W, _>(|at| next((round + at as u32) % 5));
        let cells = (0..64 * W).filter(|cell| words[cell / 64] >> (cell % 64) & 1 != 0);
        (CellSet::from_words(words), cells.collect())
    });
    words.collect()
}

fn cells<const W: usize>(set: CellSet<W>) -> Vec<usize> {
    (0..64 * W).filter(|&cell| set.contains(cell)).collect()
}

/// Compares sets of this number of words with sets of the standard library.
fn like_sets<const W: usize>() {
    let samples = samples::<W>();
    for (number, (set, model)) in samples.iter().enumerate() {
        let all: Vec<usize> = model.iter().copied().collect();
        assert_eq!(cells(*set), all);
        assert_eq!(set.into_iter().collect::<Vec<_>>(), all);
        let mut visited = Vec::new();
        set.for_each(|cell| visited.push(cell));
        assert_eq!(visited, all);
        assert_eq!((set.len(), set.is_empty()), (all.len(), all.is_empty()));
        assert_eq!(
            (set.first(), set.last()),
            (all.first().copied(), all.last().copied())
        );
        for n in 0..=all.len() {
            assert_eq!(set.nth(n), all.get(n).copied());
        }
        let mut rest = *set;
        let popped: Vec<usize> = std::iter::from_fn(|| rest.pop()).collect();
        assert_eq!((popped, rest), (all.clone(), CellSet::EMPTY));
        assert_eq!(cells(set.filtered(|cell| cell % 3 == 1)), {
            let kept = all.iter().copied().filter(|cell| cell % 3 == 1);
            kept.collect::<Vec<_>>()
        });
        let (other, others) = &samples[(number * 7 + 3) % samples.len()];
        assert_eq!(set.meets(*other), !model.is_disjoint(others));
        let of = |cells: &BTreeSet<usize>| cells.iter().copied().collect::<Vec<_>>();
        assert_eq!(cells(*set & *other), of(&(model & others)));
        assert_eq!(cells(*set | *other), of(&(model | others)));
        let mut difference = *set;
        difference ^= *other;
        assert_eq!(cells(difference), of(&(model ^ others)));
        let all_cells: BTreeSet<usize> = (0..64 * W).collect();
        assert_eq!(cells(!*set), of(&(&all_cells - model)));
    }
    for cell in 0..64 * W {
        let mut set = CellSet::<W>::of(cell);
        assert_eq!(cells(set), [cell]);
        set.toggle(cell);
        assert!(set.is_empty());
        assert!(set.insert(cell) && !set.insert(cell));
        set.remove(cell);
        set.remove(cell);
        assert!(set.is_empty());
    }
}

#[test]
fn sets_of_any_size_are_like_those_of_the_standard_library() {
    like_sets::<1>();
    like_sets::<2>();
    like_sets::<3>();
    assert_eq!(CellSet::<2>::default(), CellSet::EMPTY);
}

#[test]
fn gathered_cells_are_those_of_the_mask_in_order_and_scattered_back() {
    fn held<const W: usize>() {
        for (set, _) in samples::<W>() {
            for (mask, of_mask) in samples::<W>() {
                if mask.len() > 64 {
                    continue;
                }
                let bits = set.gathered(mask);
                for (place, &cell) in of_mask.iter().enumerate() {
                    assert_eq!(bits >> place & 1 != 0, set.contains(cell));
                }
                assert_eq!(bits.checked_shr(mask.len() as u32).unwrap_or(0), 0);
                assert_eq!(mask.scattered(bits), set & mask);
                assert_eq!(mask.scattered(u64::MAX), mask);
            }
        }
    }
    held::<1>();
    held::<2>();
    held::<3>();
}

#[test]
fn spreading_goes_up_to_so_many_steps_through_open_cells() {
    for by in [1, 2, 9, 64, 65, -1, -7, -63] {
        for (within, _) in samples::<2>() {
            for levels in 0..5 {
                let from = CellSet::<2>::of(64);
                let mut walked = vec![64];
                for step in 1..1 << levels {
                    let cell = 64 + step * by;
                    if !(0..128).contains(&cell) || !within.contains(cell as usize) {
                        break;
                    }
                    walked.push(cell as usize);
                }
                walked.sort_unstable();
                assert_eq!(
                    cells(from.spread(within, by, levels)),
                    walked,
                    "{by} {levels}"
                );
            }
        }
    }
}
