//! Tests of searches on games whose values are known: with one and with six players, near their
//! ends, and on small boards.

use std::ops::ControlFlow;

use rbg_runtime::search::{AlphaBeta, Budget, Mcts, MctsSettings, ProofNumber};
use rbg_runtime::{MoveList, Playable, Player, Position};

/// The reasoners that the build script has generated.
#[allow(unreachable_pub, missing_docs, dead_code, clippy::all)]
mod puzzle {
    include!(concat!(env!("OUT_DIR"), "/15puzzle_endgame.rs"));
}

#[allow(unreachable_pub, missing_docs, dead_code, clippy::all)]
mod checkers {
    include!(concat!(env!("OUT_DIR"), "/chineseCheckers6_endgame.rs"));
}

#[allow(unreachable_pub, missing_docs, dead_code, clippy::all)]
mod four_by_four {
    include!(concat!(env!("OUT_DIR"), "/connect4_4x4.rs"));
}

#[allow(unreachable_pub, missing_docs, dead_code, clippy::all)]
mod four_by_five {
    include!(concat!(env!("OUT_DIR"), "/connect4_4x5.rs"));
}

fn searched<P: Playable>(position: &P, iterations: u64) -> Mcts<P> {
    let settings = MctsSettings::default().with_early_stop(false);
    let mut search = Mcts::new(settings, 1);
    search.set_root(position);
    search.search(&Budget::iterations(iterations), &mut |_| {
        ControlFlow::Continue(())
    });
    search
}

fn moves<P: Playable>(position: &P) -> MoveList<P::Move> {
    let mut list = MoveList::new();
    position.moves(&mut list);
    list
}

#[test]
fn a_puzzle_six_slides_from_its_solution_is_solved() {
    let mut position = puzzle::State::initial();
    let mut slides = 0;
    while !moves(&position).is_empty() {
        let search = searched(&position, 60_000);
        assert_eq!(search.certain(), Some(&[100][..]), "after {slides} slides");
        position.apply(&search.choice().expect("there are moves"));
        slides += 1;
        assert!(slides < 99);
    }
    assert_eq!(position.score(Player::FIRST), 100);
}

#[test]
fn each_of_six_players_takes_its_own_win() {
    // North and after it North-East lack one step; the others lack more.
    let start = checkers::State::initial();
    let wins = |position: &checkers::State, player| {
        let after = |m: &_| {
            let mut next = position.clone();
            next.apply(m);
            next
        };
        let all = moves(position);
        all.iter()
            .filter(|m| moves(&after(m)).is_empty() && after(m).score(player) == 100)
            .count()
    };
    assert!(wins(&start, Player::FIRST) > 0);
    let search = searched(&start, 1000);
    let best = &search.evaluated()[0];
    let choice = search.choice().expect("there are moves");
    let won = search
        .evaluated()
        .into_iter()
        .find(|evaluated| evaluated.mv == choice)
        .expect("it is one of the moves");
    assert_eq!(won.certain, Some(vec![100, 0, 0, 0, 0, 0]), "{best:?}");
    // Where North does something else, North-East wins.
    let won = Some(vec![100, 0, 0, 0, 0, 0]);
    let others = search.evaluated().into_iter();
    for other in others.filter(|other| other.certain != won).take(2) {
        let mut next = start.clone();
        next.apply(&other.mv);
        assert!(wins(&next, Player::SECOND) > 0);
        let answer = searched(&next, 200).choice().expect("there are moves");
        next.apply(&answer);
        assert_eq!(next.returns().into_vec(), [0, 100, 0, 0, 0, 0]);
        assert!(moves(&next).is_empty());
    }
}

/// Returns the first player's score with perfect play, which two searches agree about.
fn solved<P: Playable>() -> i32 {
    let (start, budget) = (P::initial(), Budget::default());
    let go_on = &mut |_| ControlFlow::Continue(());
    let proven = ProofNumber::<P>::new(1 << 24)
        .expect("there is memory")
        .search(&start, &budget, go_on);
    assert_eq!(proven.least, proven.most);
    let found = AlphaBeta::<P>::new(1 << 24, None)
        .expect("there is memory")
        .search(&start, 100, &budget, go_on);
    assert!(found.exact);
    assert_eq!(found.difference, (2 * proven.least - 100) as f32);
    proven.least
}

#[test]
fn connect_four_on_small_boards_is_drawn() {
    assert_eq!(solved::<four_by_four::State>(), 50);
    assert_eq!(solved::<four_by_five::State>(), 50);
}
