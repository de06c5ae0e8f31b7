use std::collections::BTreeSet;
use std::sync::atomic::{AtomicUsize, Ordering};

use super::*;
use crate::playout::policy::Fraction;
use crate::rng::stream;
use crate::testing::Toy;

/// Says what the first cell holds, to the first player, and counts how often it is asked.
#[derive(Default)]
struct FirstCell(AtomicUsize);

impl<P: Playable> Heuristic<P> for FirstCell {
    fn value(&self, position: &P, player: Player) -> f32 {
        self.0.fetch_add(1, Ordering::Relaxed);
        let cells = P::game().all_cells().next();
        let value = cells.map_or(0, |cell| position.piece_at(cell).number());
        // Half of it is even.
        let value = f32::from(value) - 50.0;
        if player == Player::FIRST {
            value
        } else {
            -value
        }
    }
}

fn request(text: &str) -> SamplingRequest {
    SamplingRequest::new(text.parse().expect("it is a fraction"))
}

/// Returns a position with this value, in which a player has a move.
fn open(to_move: u8, value: u16) -> Toy<2> {
    Toy::choice(to_move, [Toy::end(1, [0, 0])]).with_board([value, 0, 0])
}

/// Returns a position with this value, in which a player chooses.
fn choice(to_move: u8, value: u16, children: Vec<Toy<2>>) -> Toy<2> {
    Toy::choice(to_move, children).with_board([value, 0, 0])
}

/// Returns the moves that are chosen with different seeds.
fn chosen<const N: usize>(position: &Toy<N>, request: SamplingRequest) -> BTreeSet<u16> {
    let sampling = HeuristicSampling::with_heuristic(request, Arc::new(FirstCell::default()));
    let (mut list, mut room) = (MoveList::new(), SamplingRoom::default());
    let seeds = (0..100).filter_map(|seed| {
        let mut options = Options::listed(position, &mut list).expect("there are few moves");
        sampling.choose(&mut options, &mut room, &mut stream(seed, 0))
    });
    seeds.collect()
}

#[test]
fn of_all_moves_the_best_ones_are_chosen() {
    let won = || Toy::end(1, [60, 100]);
    let lost = || Toy::end(1, [40, 100]);
    let even = || Toy::end(2, [50, 100]);
    // Scores that would decide if the game were over.
    let ahead = |value| open(2, value).with_scores([60, 0]);
    let behind = |value| open(2, value).with_scores([0, 60]);
    let cases: [(&str, Vec<Toy<2>>, &[u16]); 9] = [
        (
            "the highest values",
            vec![open(2, 7), open(2, 9), open(2, 9)],
            &[1, 2],
        ),
        ("a win", vec![open(2, 99), won(), lost()], &[1]),
        ("two wins", vec![won(), open(2, 99), won()], &[0, 2]),
        ("a loss is skipped", vec![lost(), open(2, 1), lost()], &[1]),
        ("nothing but losses", vec![lost(), lost()], &[0, 1]),
        (
            "a draw beats what is worse",
            vec![even(), open(2, 49)],
            &[0],
        ),
        (
            "a draw is beaten by what is better",
            vec![even(), open(2, 51)],
            &[1],
        ),
        ("a lead is no win", vec![ahead(10), open(2, 20)], &[1]),
        ("a lag is no loss", vec![behind(30), open(2, 20)], &[0]),
    ];
    for (name, children, expected) in cases {
        let found = chosen(&Toy::choice(1, children), request("1"));
        assert_eq!(found, expected.iter().copied().collect(), "{name}");
    }
    assert!(chosen(&Toy::<2>::of_moves(0), request("1")).is_empty());
}

#[test]
fn a_player_without_moves_ends_the_game_and_so_does_the_keeper() {
    for to_move in [0, 1, 2] {
        // The heuristic would prefer the end.
        let end = |scores: [i32; 2]| Toy::end(to_move, scores).with_board([99, 0, 0]);
        let position = Toy::choice(1, [end([0, 100]), open(2, 10)]);
        assert_eq!(chosen(&position, request("1")), BTreeSet::from([1]));
        let end = Toy::end(to_move, [100, 0]);
        let position = Toy::choice(1, [end, open(2, 90)]);
        assert_eq!(chosen(&position, request("1")), BTreeSet::from([0]));
    }
}

#[test]
fn the_second_player_chooses_for_itself() {
    let children = vec![open(1, 80), open(1, 20), open(1, 50)];
    assert_eq!(
        chosen(&Toy::choice(2, children), request("1")),
        BTreeSet::from([1])
    );
    let children = vec![open(1, 20), Toy::end(1, [20, 100])];
    assert_eq!(
        chosen(&Toy::choice(2, children), request("1")),
        BTreeSet::from([1])
    );
}

#[test]
fn among_three_a_win_is_over_all_others() {
    let open = |value| Toy::<3>::choice(2, [Toy::end(1, [0, 0, 0])]).with_board([value, 0, 0]);
    let end = |scores: [i32; 3]| Toy::<3>::end(0, scores);
    for (scores, expected) in [
        ([60, 100, 40], 1),
        ([60, 100, 70], 0),
        ([60, 130, 40], 0),
        // A draw is worth nothing, and that is more than the other move.
        ([60, 120, 40], 1),
    ] {
        let position = Toy::<3>::choice(1, [open(40), end(scores)]);
        assert_eq!(
            chosen(&position, request("1")),
            BTreeSet::from([expected]),
            "{scores:?}"
        );
    }
}

#[test]
fn alone_the_highest_score_is_a_win_and_others_are_parts_of_it() {
    let open = |value| Toy::<1>::choice(1, [Toy::end(1, [0])]).with_board([value, 0, 0]);
    let request = request("1").with_continuation(false);
    // 75 of 100 are worth 50.
    for (score, value, expected) in [(100, 149, 1), (75, 99, 1), (75, 101, 0), (0, 1, 0)] {
        let position = Toy::<1>::choice(1, [open(value), Toy::end(0, [score])]);
        assert_eq!(
            chosen(&position, request.clone()),
            BTreeSet::from([expected]),
            "{score} {value}"
        );
    }
}

/// Ranks positions the other way round than it values them, and counts how often it gets to know one.
#[derive(Default)]
struct Contrary(AtomicUsize);

impl<P: Playable> Heuristic<P> for Contrary {
    fn value(&self, position: &P, player: Player) -> f32 {
        FirstCell::default().value(position, player)
    }

    fn accumulate(&self, _: &mut Accumulator, _: &P) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }

    fn rank_near(&self, _: &mut Accumulator, position: &P, player: Player) -> f32 {
        -self.value(position, player)
    }
}

fn chosen_contrarily<const N: usize>(position: &Toy<N>) -> Option<u16> {
    let heuristic = Arc::new(Contrary::default());
    let request = request("1").with_continuation(false);
    let sampling = HeuristicSampling::with_heuristic(request, heuristic.clone());
    let mut list = MoveList::new();
    let mut options = Options::listed(position, &mut list).expect("there are few moves");
    let room = &mut SamplingRoom::default();
    let chosen = sampling.choose(&mut options, room, &mut stream(1, 0));
    assert_eq!(heuristic.0.load(Ordering::Relaxed), 1);
    chosen
}

#[test]
fn the_heuristic_knows_the_position_and_ranks_what_can_follow() {
    let position = Toy::choice(1, [open(2, 60), open(2, 70)]);
    assert_eq!(chosen_contrarily(&position), Some(0));
}

#[test]
fn alone_estimates_are_on_the_scale_of_scores() {
    let open = |value| Toy::<1>::choice(1, [Toy::end(1, [0])]).with_board([value, 0, 0]);
    let position = Toy::<1>::choice(1, [open(60), open(70)]);
    assert_eq!(chosen_contrarily(&position), Some(1));
}

#[test]
fn a_sample_is_a_part_of_the_moves_and_at_least_two() {
    for (moves, text, expected) in [
        (1, "1", 0),
        (2, "1/8", 2),
        (8, "1/8", 2),
        (17, "1/8", 3),
        (20, "1/2", 10),
        (21, "1/2", 11),
        (20, "1", 20),
    ] {
        let heuristic = Arc::new(FirstCell::default());
        let sampling = HeuristicSampling::with_heuristic(request(text), heuristic.clone());
        let position = Toy::choice(1, (0..moves).map(|value| open(2, value)));
        let mut list = MoveList::new();
        let mut options = Options::listed(&position, &mut list).expect("there are few moves");
        let chosen = sampling.choose(
            &mut options,
            &mut SamplingRoom::default(),
            &mut stream(3, 0),
        );
        assert!(chosen.is_some());
        let asked = heuristic.0.load(Ordering::Relaxed);
        assert_eq!(asked, expected, "{text} of {moves}");
    }
}

#[test]
fn a_small_sample_does_not_always_hold_the_best() {
    let position = Toy::choice(1, (0..8).map(|value| open(2, value)));
    // The least of eight moves is never the better of two.
    let expected: BTreeSet<u16> = (1..8).collect();
    assert_eq!(chosen(&position, request("1/8")), expected);
}

#[test]
fn ends_of_turns_are_compared_with_continuation() {
    let turn = |value, ends: Vec<u16>| {
        let ends = ends.into_iter().map(|value| open(2, value));
        choice(1, value, ends.collect())
    };
    let position = Toy::choice(
        1,
        [turn(10, vec![20, 90]), turn(60, vec![30, 40]), open(2, 50)],
    );
    assert_eq!(chosen(&position, request("1")), BTreeSet::from([0]));
    let without = request("1").with_continuation(false);
    assert_eq!(chosen(&position, without), BTreeSet::from([1]));
    // A win at the end of the turn is one, and so is a loss that cannot be helped.
    let (won, lost) = (|| Toy::end(0, [100, 0]), || Toy::end(0, [0, 200]));
    let position = Toy::choice(1, [open(2, 99), choice(1, 0, vec![lost(), won()])]);
    assert_eq!(chosen(&position, request("1")), BTreeSet::from([1]));
    let position = Toy::choice(1, [open(2, 1), choice(1, 99, vec![lost(), lost()])]);
    assert_eq!(chosen(&position, request("1")), BTreeSet::from([0]));
    // Whose turn does not change and who has no move has come to the end.
    let position = Toy::choice(1, [open(2, 99), Toy::end(1, [100, 0])]);
    assert_eq!(chosen(&position, request("1")), BTreeSet::from([1]));
}

#[test]
fn a_turn_without_end_is_looked_at_for_some_steps() {
    let long = |length: u32| (0..length).fold(open(2, 99), |next, _| choice(1, 10, vec![next]));
    for (length, expected) in [(STEPS, 0), (STEPS + 1, 1)] {
        let position = Toy::choice(1, [long(length), open(2, 50)]);
        assert_eq!(
            chosen(&position, request("1")),
            BTreeSet::from([expected]),
            "{length}"
        );
    }
}

#[test]
fn samples_become_smaller_within_a_turn() {
    let sampling: HeuristicSampling<Toy<2>> =
        HeuristicSampling::with_heuristic(request("1/2"), Arc::new(FirstCell::default()));
    let sizes: Vec<usize> = (0..6).map(|step| sampling.sample(40, step)).collect();
    assert_eq!(sizes, [20, 10, 5, 3, 2, 1]);
    let least: Vec<usize> = (0..5).map(|step| sampling.sample(3, step)).collect();
    assert_eq!(least, [2, 2, 2, 1, 1]);
    assert_eq!(Fraction::ALL.of(3), 3);
}

#[test]
fn the_policy_chooses_as_the_agent_does() {
    let position = Toy::choice(1, (0..30).map(|value| open(2, value % 7)));
    let sampling =
        HeuristicSampling::with_heuristic(request("1/4"), Arc::new(FirstCell::default()));
    let turn = Turn {
        position: &position,
        past: &[],
    };
    let (mut scratch, mut room, mut list) =
        (Scratch::default(), SamplingRoom::default(), MoveList::new());
    for seed in 0..50 {
        let mut options = Options::listed(&position, &mut list).expect("there are few moves");
        let by_policy = Policy::choose(
            &sampling,
            &turn,
            &mut options,
            &mut scratch,
            &mut stream(seed, 0),
        );
        let mut options = Options::listed(&position, &mut list).expect("there are few moves");
        let chosen = sampling.choose(&mut options, &mut room, &mut stream(seed, 0));
        assert_eq!(by_policy, chosen);
    }
}
