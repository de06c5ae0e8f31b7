//! Tests of AMAF: its statistics, references, and their weights.

use super::super::budget::Budget;
use super::super::mcts::Mcts;
use super::super::selection_statistics::SelectionStatistics;
use super::*;
use crate::codegen::Hints;
use crate::game::Player;
use crate::testing::Toy;

#[test]
fn a_figure_is_the_mean_of_what_was_added() {
    let word = AtomicU64::new(0);
    for (number, reward) in (1..).zip([1.0, 0.0, 0.5, 0.5]) {
        Figure::add(&word, reward);
        assert_eq!(Figure::load(&word).count, number);
    }
    assert_eq!(Figure::load(&word).mean, 0.5);
    Figure::add(&word, 1.0);
    let Figure { mean, count } = Figure::load(&word);
    assert!((mean - 0.6).abs() < 1e-6 && count == 5);
}

#[test]
fn means_are_mixed_by_the_part_of_the_move_as_first() {
    let figure = |mean, count| Figure { mean, count };
    // Visits and mean of the child, the figure, its part, the mixture.
    let table = [
        (4.0, 0.5, figure(0.9, 3), 0.25, 0.6),
        (4.0, 0.5, figure(0.9, 3), 0.0, 0.5),
        (4.0, 0.5, figure(0.9, 3), 1.0, 0.9),
        // Nothing is known of the move as first, of the child, of either.
        (4.0, 0.5, figure(0.0, 0), 0.5, 0.5),
        (0.0, 0.0, figure(0.3, 2), 0.5, 0.3),
        (0.0, 0.0, figure(0.0, 0), 0.5, 1.0),
    ];
    for (n, mean, figure, part, expected) in table {
        let found = mixed(n, mean, figure, part);
        assert!((found - expected).abs() < 1e-6, "{n} {mean}: {found}");
    }
}

#[test]
fn the_column_follows_that_of_squares_which_one_formula_has() {
    let columns = [Selection::Ucb1, Selection::Puct, Selection::Ucb1Tuned].map(column);
    assert_eq!(columns, [COLUMNS, COLUMNS, COLUMNS + 1]);
}

/// Returns a tree with a root of player 1 and, below its child 0, a position of player 2.
fn tree() -> (Tree<u16>, [Place; 2]) {
    let tree = Tree::new(0, COLUMNS + 1);
    let begin = (SelectionStatistics::UNTRIED, true);
    let add = |to_move| {
        let place = tree.add(to_move, true, begin, vec![0, 1, 2].into_iter());
        place.expect("there is room")
    };
    let places = [add(Player::FIRST), add(Player::SECOND)];
    (tree, places)
}

fn figures(tree: &Tree<u16>, place: Place) -> [(u32, f32); 3] {
    let block = tree.block(place);
    [0, 1, 2].map(|index| {
        let Figure { mean, count } = Figure::load(&block.column(COLUMNS)[index]);
        (count, mean)
    })
}

#[test]
fn a_move_counts_where_the_same_player_made_it_at_once_or_later() {
    let (tree, [root, below]) = tree();
    let mut notes = Notes::new(
        Amaf::Rave { equivalence: 1.0 },
        2,
        Toy::<2>::MOVE_IDENTITIES,
    );
    let rewards = [FULL / 4, FULL];
    for iteration in 1..=2 {
        notes.begin();
        // The way is 0 by the first and 1 by the second player.
        notes.note::<Toy<2>>(Player::new(1), &2);
        notes.note::<Toy<2>>(Player::new(2), &0);
        let way = [(root, 0), (below, 1)].into_iter();
        notes.back_up::<Toy<2>>(&tree, way, &rewards, Selection::Ucb1);
        // The first player made 0 on the way and 2 in the playout.
        let expected = [(iteration, 0.25), (0, 0.0), (iteration, 0.25)];
        assert_eq!(figures(&tree, root), expected);
        // The second made 1 on the way and 0 in the playout.
        let expected = [(iteration, 1.0), (iteration, 1.0), (0, 0.0)];
        assert_eq!(figures(&tree, below), expected);
    }
    // What was noted of an iteration is gone in the next, even where numbers of
    // iterations begin anew.
    notes.iteration = u32::MAX;
    notes.begin();
    let way = [(root, 1)].into_iter();
    notes.back_up::<Toy<2>>(&tree, way, &rewards, Selection::Ucb1);
    assert_eq!(figures(&tree, root), [(2, 0.25), (1, 0.25), (2, 0.25)]);
}

#[test]
fn a_move_made_before_a_position_does_not_count_there() {
    let (tree, [root, below]) = tree();
    let mut notes = Notes::new(
        Amaf::Rave { equivalence: 1.0 },
        2,
        Toy::<2>::MOVE_IDENTITIES,
    );
    notes.begin();
    // The second position as one of the first player as well.
    let begin = (SelectionStatistics::UNTRIED, true);
    let again = tree.add(Player::new(1), true, begin, vec![0, 1, 2].into_iter());
    let again = again.expect("there is room");
    let way = [(root, 0), (below, 2), (again, 1)].into_iter();
    notes.back_up::<Toy<2>>(&tree, way, &[FULL, 0], Selection::Ucb1);
    assert_eq!(figures(&tree, again), [(0, 0.0), (1, 1.0), (0, 0.0)]);
    assert_eq!(figures(&tree, root), [(1, 1.0), (1, 1.0), (0, 0.0)]);
    assert_eq!(figures(&tree, below), [(0, 0.0), (0, 0.0), (1, 0.0)]);
}

#[test]
fn the_figures_of_the_nearest_position_with_enough_visits_are_taken() {
    let (tree, [root, _]) = tree();
    let begin = (SelectionStatistics::UNTRIED, true);
    let add = |moves: Vec<u16>| tree.add(Player::new(1), true, begin, moves.into_iter());
    // The same moves in another order, and one that the root does not have.
    let below = add(vec![2, 1, 7]).expect("there is room");
    let deeper = add(vec![7, 2, 1]).expect("there is room");
    let settings = MctsSettings {
        amaf: Amaf::Grave {
            reference: 10,
            bias: 0.0,
        },
        exploration: 0.0,
        ..MctsSettings::default()
    };
    let store = |place: Place, means: [f32; 3]| {
        for (index, mean) in means.into_iter().enumerate() {
            let word = &tree.block(place).column(COLUMNS)[index];
            word.store(u64::from(mean.to_bits()) << 32 | 5, Relaxed);
            // Every child has been visited once, for nothing.
            let statistics = SelectionStatistics::new(Selection::Ucb1, 1, 0);
            tree.block(place).set_statistics(index, statistics);
        }
    };
    store(root, [0.95, 0.9, 0.5]);
    store(below, [0.2, 0.1, 0.3]);
    store(deeper, [0.0; 3]);
    let mut notes = Notes::new(settings.amaf, 2, Toy::<2>::MOVE_IDENTITIES);
    let mut choose = |way: &[(Place, u32)]| {
        notes.begin();
        let chosen = way
            .iter()
            .map(|&(place, visits)| notes.select::<Toy<2>>(&tree, place, visits, &settings).0);
        chosen.collect::<Vec<_>>()
    };
    for _ in 0..2 {
        // By its own figures the position below would choose its last move, and by
        // those of the root its second one.
        assert_eq!(choose(&[(root, 10), (below, 9)]), [0, 1]);
        assert_eq!(choose(&[(root, 10), (below, 10)]), [0, 2]);
        // Without enough visits anywhere the first on the way counts.
        assert_eq!(choose(&[(root, 2), (below, 2)]), [0, 1]);
        assert_eq!(choose(&[(below, 2)]), [2]);
        // Where moves are is looked up anew for another reference.
        assert_eq!(choose(&[(root, 10), (deeper, 1)]), [0, 2]);
        assert_eq!(choose(&[(below, 10), (deeper, 1)]), [2, 0]);
    }
}

#[test]
fn rave_fades_with_the_visits() {
    let (tree, [root, _]) = tree();
    let settings = |equivalence| MctsSettings {
        amaf: Amaf::Rave { equivalence },
        exploration: 0.0,
        ..MctsSettings::default()
    };
    let block = tree.block(root);
    // The means say the first child, moves as first say the second.
    for (index, quarters, mean) in [(0, 60, 0.1), (1, 20, 0.9), (2, 0, 0.0f32)] {
        let sum = quarters * (FULL / 4);
        let statistics = SelectionStatistics::new(Selection::Ucb1, 20, sum);
        block.set_statistics(index, statistics);
        block.column(COLUMNS)[index].store(u64::from(mean.to_bits()) << 32 | 20, Relaxed);
    }
    let mut notes = Notes::new(
        Amaf::Rave { equivalence: 1.0 },
        2,
        Toy::<2>::MOVE_IDENTITIES,
    );
    let mut choose = |k| notes.select::<Toy<2>>(&tree, root, 60, &settings(k)).0;
    // As parts of the mean: sqrt(k / (60 + k)), which turns the scale at 0.385.
    assert_eq!([0.1, 8.0, 14.0, 1000.0].map(&mut choose), [0, 0, 1, 1]);
}

#[test]
fn a_search_with_moves_as_first_still_finds_the_best_move() {
    let end = |score| Toy::<2>::end(1, [score, 200 - 2 * score]);
    let position = Toy::choice(
        1,
        [
            Toy::choice(2, [end(0), end(100)]),
            Toy::choice(2, [end(60), end(70)]),
        ],
    );
    for amaf in [
        Amaf::Rave { equivalence: 100.0 },
        Amaf::Grave {
            reference: 5,
            bias: 1e-3,
        },
    ] {
        let settings = MctsSettings {
            amaf,
            solver: false,
            ..MctsSettings::default()
        };
        let mut search = Mcts::new(settings, 1);
        search.set_root(&position);
        search.search(&Budget::iterations(2000), &mut |_| {
            std::ops::ControlFlow::Continue(())
        });
        search.check();
        assert_eq!(search.choice(), Some(1), "{amaf:?}");
    }
}
