use std::sync::Arc;

use super::Threats;
use super::board::{Board, Known, Rules};
use crate::position::Position;
use crate::rng::{below, stream};
use crate::search::local::limits::Limits;
use crate::search::{Inquiry, LocalSearch};

fn threats(rules: &Rules) -> Threats<Board> {
    Threats::new(rules.lines(), Board::game(), 1 << 16).expect("the board is small")
}

#[test]
fn wins_by_threats_are_found_where_there_are_any_and_are_wins() {
    let mut rng = stream(28, 10);
    let (mut cases, mut won, mut deep) = (0, 0, 0);
    for _ in 0..300 {
        let rules = Arc::new(Rules::random(&mut rng));
        let mut search = threats(&rules);
        let mut known = Known::new();
        for _ in 0..8 {
            let moves = 2 + below(&mut rng, 7);
            let board = Board::random(&rules, moves, &mut rng);
            let Some(seat) = board.to_move().seat() else {
                continue;
            };
            let turns = 1 + below(&mut rng, 3) as u16;
            let found = search.attack(&board, seat, turns);
            let verdict = found.expect("there is no limit").verdict;
            cases += 1;
            won += usize::from(verdict.won);
            deep += usize::from(verdict.won && verdict.turns > 1);
            let by_threats = board.wins(seat, turns, true, &mut known);
            assert_eq!(verdict.won, by_threats, "{board:?} {seat} {turns}");
            if verdict.won {
                assert!(verdict.turns <= turns);
                assert!(
                    board.wins(seat, verdict.turns, false, &mut known),
                    "{board:?}"
                );
            }
        }
    }
    assert!(
        cases > 2000 && won > 400 && deep > 80,
        "{won} {deep} of {cases}"
    );
}

#[test]
fn moves_behind_which_the_other_player_wins_by_threats_are_found() {
    let mut rng = stream(28, 11);
    let mut lost = 0;
    for _ in 0..200 {
        let rules = Arc::new(Rules::random(&mut rng));
        let mut search = threats(&rules);
        let mut known = Known::new();
        let board = Board::random(&rules, 3 + below(&mut rng, 5), &mut rng);
        let Some(seat) = board.to_move().seat() else {
            continue;
        };
        let mut losing = Vec::new();
        let answer = search.losing(&board, 1 - seat, 2, &mut losing);
        answer.expect("there is no limit");
        lost += losing.len();
        let mut moves = crate::MoveList::new();
        board.moves(&mut moves);
        for (number, m) in (0..).zip(moves.iter()) {
            let mut after = board.clone();
            after.apply(m);
            let wins = after.wins(1 - seat, 2, true, &mut known);
            let found = losing.contains(&number);
            // Elsewhere it may be a piece of one's own that loses, or what is left to it.
            let exact = !(rules.shorter_loses || rules.drops || rules.guards != [None, None]);
            assert!(found == wins || wins && !exact, "{board:?} {m}");
        }
    }
    assert!(lost > 200, "{lost}");
}

#[test]
fn an_inquiry_into_a_game_that_is_won_by_lines_tells_the_move_that_wins() {
    // Two threats at once, in the corner that is left.
    let mut board = Board::initial();
    for m in [4, 1, 0, 8] {
        board.apply(&m);
    }
    let mut search = LocalSearch::<Board>::new(1 << 16).expect("there are lines");
    let mut inquiry = Inquiry::new(&board);
    assert!(search.go_on(&mut inquiry, 10_000, None));
    let (m, turns) = inquiry.findings().win.expect("there is a win");
    assert!([3, 6].contains(&m) && turns == 2, "{m} in {turns}");
    assert_eq!(
        search.scores(0).map(|scores| scores[board.to_move()]),
        Some(100)
    );
    assert!(search.positions() > 0);

    let mut quiet = Inquiry::new(&Board::initial());
    assert!(!search.go_on(&mut quiet, 100_000, None));
    assert!(quiet.is_over() && quiet.findings().win.is_none());
}

#[test]
fn wins_by_threats_are_looked_for_where_moves_are_neither_few_nor_very_many() {
    let search = LocalSearch::<Board>::new(1 << 16).expect("there are lines");
    let mut board = Board::new(Rules::four_by_four());
    assert!(search.covers(&board));
    board.apply(&0);
    assert!(!search.covers(&board));
    assert!(!search.covers(&Board::initial()));

    let mut large = Board::new(&Arc::new(Rules::plain(12)));
    for made in 0..16 {
        assert!(!search.covers(&large), "{made}");
        // Every other cell of every other row.
        large.apply(&(24 * (made / 6) + 2 * (made % 6)));
    }
    assert!(search.covers(&large));
}

#[test]
fn a_search_that_comes_to_its_limits_says_so_and_goes_on_later() {
    let mut rng = stream(28, 12);
    let mut stopped = 0;
    for _ in 0..200 {
        let rules = Arc::new(Rules::random(&mut rng));
        let board = Board::random(&rules, 4, &mut rng);
        let Some(seat) = board.to_move().seat() else {
            continue;
        };
        let mut search = threats(&rules);
        search.account.limits = Limits {
            positions: 1,
            end: None,
        };
        stopped += usize::from(search.attack(&board, seat, 3).is_err());
        search.account.limits.positions = u64::MAX;
        let again = search.attack(&board, seat, 3).expect("there is no limit");
        let afresh = threats(&rules).attack(&board, seat, 3);
        assert_eq!(
            again.verdict.won,
            afresh.expect("there is no limit").verdict.won
        );
    }
    assert!(stopped > 10, "{stopped}");
}

#[test]
fn a_search_that_was_cleared_is_as_a_new_one() {
    let mut rng = stream(28, 13);
    let mut looked = 0;
    for _ in 0..200 {
        let rules = Arc::new(Rules::random(&mut rng));
        let [one, other] = [4, 5].map(|moves| Board::random(&rules, moves, &mut rng));
        let mut used = threats(&rules);
        let ask = |search: &mut Threats<Board>, board: &Board| {
            let before = search.account.positions;
            let seat = board.to_move().seat();
            let verdict = seat.map(|seat| search.attack(board, seat, 3));
            let won = verdict.map(|found| found.expect("there is no limit").verdict.won);
            (won, search.account.positions - before)
        };
        ask(&mut used, &one);
        used.clear();
        let again = ask(&mut used, &other);
        assert_eq!(again, ask(&mut threats(&rules), &other), "{other:?}");
        looked += again.1;
    }
    assert!(looked > 1000, "{looked}");
}
