//! Matches with agents of one's own and with contestants from outside.

use std::ops::ControlFlow;

use rbg_runtime::agents::{
    Agent, Contestant, Forfeit, GameRecord, MatchHost, MatchReport, MatchRequest, MoveRequest,
    Reply, play_match, play_match_with,
};
use rbg_runtime::dynamic::Has;
use rbg_runtime::plugin::{Plugin, table};
use rbg_runtime::search::Budget;
use rbg_runtime::{ActionList, AnyGame, Cell, MoveAction, MoveList, Playable, Position, Reasoner};

use crate::toys::TicTacToe;

fn request(agents: Vec<Contestant>, games: u64) -> MatchRequest {
    MatchRequest::new(agents, (0..games).collect())
        .with_budget(Budget::iterations(50))
        .with_longest(100)
        .with_seed(3)
}

fn outside() -> Contestant {
    Contestant::Outside("somebody".to_owned())
}

/// What somebody from outside answers to a turn.
type Answer = fn(&[ActionList]) -> Reply;

/// A host that keeps the games, and how it answers turns.
struct Host {
    records: Vec<GameRecord>,
    answer: Answer,
}

impl MatchHost for Host {
    fn report(&mut self, report: MatchReport) -> ControlFlow<()> {
        if let MatchReport::Game(record) = report {
            self.records.push(record);
        }
        ControlFlow::Continue(())
    }

    fn choose(&mut self, request: &MoveRequest) -> Reply {
        (self.answer)(&request.moves)
    }
}

/// The mark of whoever is to move after these moves, on the first cell without a mark.
fn first_free(made: &[ActionList]) -> ActionList {
    let free = (0..9)
        .map(Cell::new)
        .find(|&cell| made.iter().all(|m| m[0].cell != cell));
    let index = if made.len().is_multiple_of(2) { 1 } else { 3 };
    let cell = free.expect("the board is not full");
    let actions = [index, index + 1].map(|index| MoveAction { cell, index });
    actions.into_iter().collect()
}

fn games(request: &MatchRequest, answer: Answer) -> Vec<GameRecord> {
    let mut host = Host {
        records: Vec::new(),
        answer,
    };
    let played = play_match::<TicTacToe>(request, &mut host).expect("it is well specified");
    assert_eq!(played as usize, host.records.len());
    host.records
}

#[test]
fn the_host_is_asked_for_the_moves_of_contestants_from_outside() {
    let answer: Answer = |made| Reply::Move(first_free(made));
    let records = games(&request(vec![outside(), "random".into()], 4), answer);
    for record in &records {
        assert_eq!(record.forfeit, None);
        for (number, m) in record.moves.iter().enumerate() {
            if record.seats[number % 2] == 0 {
                assert_eq!(*m, first_free(&record.moves[..number]));
            }
        }
    }
    assert_eq!(records[1].seats, [1, 0]);
    // The same through the C table.
    let plugin =
        Plugin::from_table(table::<TicTacToe, Has<true>, Has<true>>()).expect("a sound reasoner");
    let mut host = Host {
        records: Vec::new(),
        answer,
    };
    let request = request(vec![outside(), "random".into()], 4);
    assert_eq!(plugin.play_match(&request, &mut host), Ok(4));
    let moves = |records: &[GameRecord]| -> Vec<Vec<ActionList>> {
        records.iter().map(|record| record.moves.clone()).collect()
    };
    assert_eq!(moves(&host.records), moves(&records));
}

#[test]
fn whoever_gives_no_legal_move_forfeits_that_game_and_the_match_goes_on() {
    // What is answered, after how many moves the game is lost, and the reason.
    let cases: [(Answer, usize, &str); 3] = [
        (
            |_| Reply::Move(first_free(&[])),
            1,
            "move 2, `rx0y0:1,rx0y0:2`, is not legal",
        ),
        (
            |_| Reply::Lost("it fell asleep".to_owned()),
            1,
            "it fell asleep",
        ),
        (
            |made| match made.len() {
                0..3 => Reply::Move(first_free(made)),
                _ => Reply::Move(ActionList::new()),
            },
            3,
            "move 4, ``, is not legal",
        ),
    ];
    for (answer, length, reason) in cases {
        let mut request = request(vec!["greedy".into(), outside()], 2);
        request.games = vec![0, 2];
        let records = games(&request, answer);
        assert_eq!(records.len(), 2, "{reason}");
        for record in records {
            let forfeit = Forfeit {
                agent: 1,
                reason: reason.to_owned(),
            };
            assert_eq!(record.forfeit, Some(forfeit));
            assert_eq!(record.moves.len(), length);
            assert_eq!(*record.scores, [100, 0]);
            assert!(!record.truncated);
        }
    }
}

#[test]
fn a_host_that_stops_drops_the_game_under_way() {
    let answer: Answer = |made| match made.len() {
        0..4 => Reply::Move(first_free(made)),
        _ => Reply::Stop,
    };
    let mut request = request(vec![outside(), outside()], 3);
    assert!(games(&request, answer).is_empty());
    // Nobody plays for those whom a closure is asked for.
    request.games = vec![0];
    let mut reasons = Vec::new();
    let played = play_match::<TicTacToe>(&request, &mut |report: MatchReport| {
        if let MatchReport::Game(record) = report {
            reasons.extend(record.forfeit.map(|forfeit| forfeit.reason));
        }
        ControlFlow::Continue(())
    });
    assert_eq!(
        (played, reasons),
        (Ok(1), vec!["nobody plays for it".to_owned()])
    );
}

/// Plays the last of all moves, or one that is not legal.
struct Last {
    legal: bool,
}

impl Agent<TicTacToe> for Last {
    fn restart(&mut self, _: u64) {}

    fn choose(
        &mut self,
        position: &TicTacToe,
        _: &Budget,
        _: &mut dyn FnMut() -> ControlFlow<()>,
    ) -> Option<<TicTacToe as Position>::Move> {
        if !self.legal {
            return Some(99);
        }
        let mut moves = MoveList::new();
        position.moves(&mut moves);
        moves.iter().next_back().copied()
    }
}

fn with_own<P: Playable>(own: Vec<Box<dyn Agent<P>>>, agents: Vec<Contestant>) -> Vec<GameRecord> {
    let mut records = Vec::new();
    let outcome = play_match_with::<P>(&request(agents, 2), own, &mut |report: MatchReport| {
        if let MatchReport::Game(record) = report {
            records.push(record);
        }
        ControlFlow::Continue(())
    });
    assert_eq!(outcome, Ok(2));
    records
}

#[test]
fn agents_of_ones_own_take_part_as_trait_objects() {
    let own: Box<dyn Agent<TicTacToe>> = Box::new(Last { legal: true });
    for record in with_own(vec![own], vec![outside(), "mcts".into()]) {
        assert_eq!(record.forfeit, None);
        // A search beats somebody who fills the board from its end.
        let winner = record.scores.iter().position(|&score| score == 100);
        assert_eq!(winner.map(|seat| record.seats[seat]), Some(1));
        let first = record
            .moves
            .iter()
            .zip(0..)
            .find(|(_, number)| record.seats[number % 2] == 0);
        assert!(first.is_some_and(|(m, _)| m[0].cell.index() >= 7));
    }
    let own: Box<dyn Agent<TicTacToe>> = Box::new(Last { legal: false });
    for record in with_own(vec![own], vec!["random".into(), outside()]) {
        assert_eq!(record.forfeit.map(|forfeit| forfeit.agent), Some(1));
    }
}

#[test]
fn reasoners_without_the_feature_say_that_they_know_no_rule_of_repetition() {
    use rbg_runtime::playout::policy::RepetitionRule;
    let mut request = request(vec!["random".into()], 1);
    request.repetition = Some(RepetitionRule::Positional);
    let game = Reasoner::<TicTacToe>::new();
    let outcome = game.play_match(&request, &mut |_: MatchReport| ControlFlow::Continue(()));
    if cfg!(feature = "repetition") {
        assert_eq!(outcome, Ok(1));
    } else {
        let text = outcome.expect_err("it has no such agents").to_string();
        assert!(text.contains("repetition"), "{text}");
    }
}
