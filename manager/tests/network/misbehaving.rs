//! Clients that misbehave, and what the server does, by both policies. `manager/README.md` has the
//! table; no client holds a server up, and no result is lost.

use std::sync::mpsc::{Sender, channel};
use std::thread;
use std::time::Duration;

use rbg_manager::protocol::{ClientWord, EXTENDED_READY, ServerWord};
use rbg_manager::referee::{EndReason, Happening, Policy, Settings};
use rbg_manager::server::Limits;

use super::games::{Described, library};
use super::hosted::{Hosted, Outcome, joined};
use super::players::{Heard, Holds, polite};
use super::rude::Rude;

/// The number of games of a match.
const GAMES: u64 = 3;

/// The match of a misbehaving client, the first one to connect, with others.
struct Meeting {
    game: Described,
    settings: Settings,
    limits: Limits,
    /// The number of others: one, or two where one of them is to take the place of the first.
    others: usize,
    holds: Holds,
}

impl Meeting {
    fn new(policy: Policy) -> Self {
        let mut settings = Settings::default();
        settings.policy = policy;
        settings.games = Some(GAMES);
        (settings.deadline, settings.preparation) = (600.0, 600.0);
        settings.patience = Duration::from_secs(600);
        Self {
            game: library("ticTacToe"),
            settings,
            limits: Limits::default(),
            others: 1,
            holds: Holds::default(),
        }
    }

    /// A match in which somebody else can take the place of a client that is sent away.
    fn with_another(policy: Policy) -> Self {
        Self {
            others: 2,
            ..Self::new(policy)
        }
    }

    /// Has the others wait with their first move.
    fn held(mut self) -> (Self, Sender<()>) {
        let (go, wait) = channel();
        self.holds.first_move = Some(wait);
        (self, go)
    }

    /// Plays it. Whoever misbehaves gets the server, too.
    fn play(self, misbehave: impl FnOnce(Rude, &Hosted)) -> (Outcome, Vec<Heard>) {
        let hosted = Hosted::start(&self.game, 1, self.settings, self.limits);
        let rude = Rude::connect(hosted.address, &self.game);
        hosted.wait_for(0, Happening::Connected);
        let mut others = vec![polite(hosted.address, &self.game, self.holds)];
        // It has its place before the next one comes: whoever waits is in the match.
        hosted.wait_for(1, Happening::Connected);
        others
            .extend((1..self.others).map(|_| polite(hosted.address, &self.game, Holds::default())));
        misbehave(rude, &hosted);
        let outcome = hosted.outcome();
        let heard: Vec<Heard> = others.into_iter().map(joined).collect();
        // What is logged as played is what the others have heard.
        let played = outcome
            .games()
            .iter()
            .filter(|game| game.forfeit.is_none())
            .count();
        let most = heard.iter().map(|heard| heard.played.len()).max();
        assert_eq!(most, Some(played), "{outcome:?}");
        (outcome, heard)
    }
}

/// Checks how the games ended, and the match.
fn assert_told(outcome: &Outcome, games: &[&str], end: EndReason) {
    assert_eq!(
        (outcome.told(), outcome.end()),
        (games.iter().map(|&game| game.to_owned()).collect(), end)
    );
}

const PLAYED: [&str; 3] = ["played", "played", "played"];

#[test]
fn a_silent_client_is_replaced_or_waited_for() {
    let mut meeting = Meeting::with_another(Policy::Strict);
    meeting.settings.preparation = 3.0;
    let (outcome, _) = meeting.play(|rude, _| rude.greeted().read_all());
    assert_told(&outcome, &PLAYED, EndReason::Limit);
    assert!(outcome.has(0, Happening::Left));
    let (outcome, _) = Meeting::new(Policy::Original).play(|rude, hosted| {
        let rude = rude.greeted();
        hosted.wait_for(1, Happening::Ready);
        hosted.stop();
        rude.read_all();
    });
    assert_told(&outcome, &[], EndReason::Interrupted);
}

#[test]
fn a_client_that_falls_silent_when_asked_loses_or_is_waited_for() {
    let mut meeting = Meeting::new(Policy::Strict);
    (meeting.settings.deadline, meeting.settings.patience) = (3.0, Duration::from_millis(10));
    let (outcome, heard) = meeting.play(|rude, _| {
        let mut rude = rude.greeted().ready();
        rude.wait_for_turn();
        rude.read_all();
    });
    assert_told(&outcome, &["late 0"], EndReason::Abandoned);
    assert_eq!(heard[0].ended, 1);
    let (outcome, _) = Meeting::new(Policy::Original).play(|rude, hosted| {
        let mut rude = rude.greeted().ready();
        rude.wait_for_turn();
        hosted.stop();
        rude.read_all();
    });
    assert_told(&outcome, &[], EndReason::Interrupted);
}

#[test]
fn half_a_message_is_not_waited_for() {
    for (policy, games, end) in [
        (Policy::Strict, &PLAYED[..], EndReason::Limit),
        (Policy::Original, &[], EndReason::Broken),
    ] {
        let mut meeting = Meeting::with_another(policy);
        meeting.limits.message_time = Duration::from_millis(300);
        let (outcome, _) = meeting.play(|rude, _| {
            let mut rude = rude.greeted();
            rude.send(b"rea");
            rude.read_all();
        });
        assert_told(&outcome, games, end);
    }
}

#[test]
fn a_megabyte_without_an_end_is_not_read() {
    let megabyte = vec![b'5'; 1 << 20];
    for (policy, games, end) in [
        (Policy::Strict, &["lost 0"][..], EndReason::Abandoned),
        (Policy::Original, &[], EndReason::Broken),
    ] {
        let (outcome, heard) = Meeting::new(policy).play(|rude, _| {
            let mut rude = rude.greeted().ready();
            rude.wait_for_turn();
            rude.send(&megabyte);
            rude.read_all();
        });
        assert_told(&outcome, games, end);
        assert_eq!(heard[0].ended, games.len());
    }
    // Before the first game somebody else takes the place.
    let (outcome, _) = Meeting::with_another(Policy::Strict).play(|rude, _| {
        let mut rude = rude.greeted();
        rude.send(&megabyte);
        rude.read_all();
    });
    assert_told(&outcome, &PLAYED, EndReason::Limit);
}

/// Plays a match in which the first answer of a client is some bytes, after which it plays on.
fn first_answer(policy: Policy, bytes: &[u8]) -> Outcome {
    let (outcome, _) = Meeting::new(policy).play(|rude, _| {
        let mut rude = rude.greeted().ready();
        rude.wait_for_turn();
        rude.send(bytes);
        rude.play_slowly();
    });
    outcome
}

#[test]
fn a_zero_in_the_middle_ends_a_message() {
    let outcome = first_answer(Policy::Strict, b"5\0 4\0");
    assert_eq!(outcome.told()[0], "illegal 0");
    assert_eq!(
        (outcome.games().len(), outcome.end()),
        (3, EndReason::Limit)
    );
    let outcome = first_answer(Policy::Original, b"5\0 4\0");
    assert_told(&outcome, &[], EndReason::Illegal);
}

#[test]
fn an_illegal_move_loses_the_game_or_ends_the_match() {
    for wrong in [
        &b"5 10\0"[..],
        b"99 4\0",
        b"hello\0",
        b"\0",
        b"5 4 5 4\0",
        b"\xff\xfe\0",
    ] {
        let outcome = first_answer(Policy::Strict, wrong);
        assert_told(
            &outcome,
            &["illegal 0", "played", "played"],
            EndReason::Limit,
        );
        let outcome = first_answer(Policy::Original, wrong);
        assert_told(&outcome, &[], EndReason::Illegal);
    }
}

#[test]
fn a_move_is_read_however_it_is_spaced() {
    for policy in [Policy::Strict, Policy::Original] {
        let outcome = first_answer(policy, b"  +1\n 04 \t\0");
        assert_told(&outcome, &PLAYED, EndReason::Limit);
        assert_eq!(outcome.games()[0].moves[0], "1 4");
    }
}

#[test]
fn a_move_out_of_turn_loses_the_game_or_waits_for_its_turn() {
    let twice = |rude: Rude, go: Sender<()>, strict: bool| {
        let mut rude = rude.greeted().ready();
        let message = rude.wait_for_turn().unwrap();
        rude.send(&[&message[..], &message].concat());
        if strict {
            rude.until_over();
        }
        drop(go);
        rude.play_slowly();
    };
    let (meeting, go) = Meeting::new(Policy::Strict).held();
    let (outcome, _) = meeting.play(|rude, _| twice(rude, go, true));
    assert_eq!(outcome.told()[0], "out-of-turn 0");
    assert_eq!(
        (outcome.games().len(), outcome.end()),
        (3, EndReason::Limit)
    );
    // It is taken for the next move, and the cell is not empty any more.
    let (meeting, go) = Meeting::new(Policy::Original).held();
    let (outcome, _) = meeting.play(|rude, _| twice(rude, go, false));
    assert_told(&outcome, &[], EndReason::Illegal);
}

#[test]
fn ready_with_a_move_is_too_early_or_the_first_move() {
    let (go, wait) = channel();
    let mut meeting = Meeting::with_another(Policy::Strict);
    meeting.holds.ready = Some(wait);
    let (outcome, _) = meeting.play(|rude, hosted| {
        let mut rude = rude.greeted();
        rude.send(b"ready\x001 4\0");
        hosted.wait_for(0, Happening::Left);
        drop(go);
        rude.read_all();
    });
    assert_told(&outcome, &PLAYED, EndReason::Limit);
    let (outcome, _) = Meeting::new(Policy::Original).play(|rude, _| {
        let mut rude = rude.greeted();
        rude.send(b"ready\x001 4\0");
        assert!(rude.wait_for_turn().is_some());
        rude.play_slowly();
    });
    assert_told(&outcome, &PLAYED, EndReason::Limit);
    assert_eq!(outcome.games()[0].moves[0], "1 4");
}

/// Where a client leaves.
type Leave = fn(Rude);

#[test]
fn a_client_that_leaves_before_the_first_game_is_replaced_or_ends_the_match() {
    let stages: [Leave; 3] = [
        drop,
        |rude| drop(rude.greeted()),
        |rude| {
            let mut rude = rude.greeted();
            rude.send(b"rea");
        },
    ];
    for leave in stages {
        let (outcome, _) = Meeting::with_another(Policy::Strict).play(|rude, _| leave(rude));
        assert_told(&outcome, &PLAYED, EndReason::Limit);
        let (outcome, _) = Meeting::new(Policy::Original).play(|rude, _| leave(rude));
        assert_told(&outcome, &[], EndReason::Broken);
    }
}

#[test]
fn a_client_that_leaves_a_game_loses_it_or_ends_the_match() {
    let stages: [Leave; 2] = [
        |rude| {
            let mut rude = rude.greeted().ready();
            rude.wait_for_turn();
        },
        |rude| {
            let mut rude = rude.greeted().ready();
            let message = rude.wait_for_turn().unwrap();
            rude.send(&message);
        },
    ];
    for leave in stages {
        let (meeting, go) = Meeting::new(Policy::Strict).held();
        let (outcome, heard) = meeting.play(|rude, hosted| {
            leave(rude);
            hosted.wait_for(0, Happening::Lost);
            drop(go);
        });
        assert_told(&outcome, &["lost 0"], EndReason::Abandoned);
        assert_eq!(heard[0].ended, 1);
        let (outcome, _) = Meeting::new(Policy::Original).play(|rude, _| leave(rude));
        assert_told(&outcome, &[], EndReason::Broken);
    }
}

#[test]
fn a_client_that_leaves_after_a_game_has_played_it() {
    for (policy, games, end) in [
        (
            Policy::Strict,
            &["played", "lost 0"][..],
            EndReason::Abandoned,
        ),
        (Policy::Original, &["played"], EndReason::Broken),
    ] {
        let (outcome, heard) = Meeting::new(policy).play(|rude, _| {
            let mut rude = rude.greeted().ready();
            rude.play_one_game();
            // It is asked for the first move of the next one.
            rude.wait_for_turn();
        });
        assert_told(&outcome, games, end);
        assert_eq!(heard[0].played.len(), 1);
    }
}

#[test]
fn a_client_that_sends_byte_by_byte_plays() {
    for policy in [Policy::Strict, Policy::Original] {
        let (outcome, heard) = Meeting::new(policy).play(|rude, _| {
            let mut rude = rude.greeted();
            rude.send_slowly(b"ready\0");
            rude.play_slowly();
        });
        assert_told(&outcome, &PLAYED, EndReason::Limit);
        assert!(heard[0].finished);
    }
}

#[test]
fn a_client_comes_back_under_its_token_where_both_sides_know_it() {
    let (outcome, heard) = Meeting::new(Policy::Strict).play(|rude, hosted| {
        let mut rude = rude.greeted();
        rude.send(format!("{EXTENDED_READY}\0").as_bytes());
        let word = rude.message().unwrap();
        let Some(ServerWord::Token(token)) = ServerWord::read(&word) else {
            panic!("{word:?}");
        };
        rude.wait_for_turn();
        drop(rude);
        hosted.wait_for(0, Happening::Lost);
        let mut rude = Rude::connect(hosted.address, &library("ticTacToe"));
        rude.send(format!("{}\0", ClientWord::Back(token)).as_bytes());
        rude.greeted().ready().play_slowly();
    });
    assert_told(&outcome, &["lost 0", "played", "played"], EndReason::Limit);
    assert!(outcome.has(0, Happening::Back));
    assert_eq!((heard[0].ended, heard[0].played.len()), (1, 2));
}

#[test]
fn a_client_that_comes_back_without_a_token_finds_no_place() {
    for (policy, games, end) in [
        (Policy::Strict, &["lost 0"][..], EndReason::Abandoned),
        (Policy::Original, &[], EndReason::Broken),
    ] {
        let (outcome, _) = Meeting::new(policy).play(|rude, hosted| {
            let mut rude = rude.greeted().ready();
            rude.wait_for_turn();
            // While the match goes on: later nobody would be there to answer.
            let mut again = Rude::connect(hosted.address, &library("ticTacToe"));
            again.send(b"rbg-back 000102030405060708090a0b0c0d0e0f\0");
            assert_eq!(again.message(), None);
        });
        assert_told(&outcome, games, end);
    }
}

#[test]
fn many_clients_that_talk_nonsense_at_once_leave_the_others_in_peace() {
    let meeting = Meeting::with_another(Policy::Strict);
    let game = meeting.game.clone();
    let (outcome, _) = meeting.play(|rude, hosted| {
        let nonsense = [
            &b"\0\0\0"[..],
            b"ready",
            b"\xff",
            b"1 2 3\0",
            b"reset\0reset\0",
        ];
        let threads: Vec<_> = (0..20)
            .map(|number: usize| {
                let mut rude = Rude::connect(hosted.address, &game);
                thread::spawn(move || rude.send(nonsense[number % nonsense.len()]))
            })
            .collect();
        threads.into_iter().for_each(joined);
        drop(rude);
    });
    assert_eq!((outcome.told().len(), outcome.end()), (3, EndReason::Limit));
}
