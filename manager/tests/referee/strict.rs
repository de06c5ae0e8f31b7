//! The strict policy.

use std::time::Duration;

use rbg_manager::referee::{Seats, Settings};

use super::script::{GAME, Trial, interpreted};

fn settings() -> Settings {
    let mut settings = Settings::default();
    settings.deadline = 5.0;
    settings.preparation = 20.0;
    settings.patience = Duration::from_secs(30);
    settings.games = Some(2);
    settings
}

/// Returns a match whose first game is about to begin; its clients say this when they are ready.
fn ready(settings: Settings, answer: &str) -> Trial {
    let mut trial = Trial::new(settings);
    trial.tell_all(&["connect 0", "connect 1"]);
    for client in [0, 1] {
        trial.tell(&format!("{client}: {answer}"));
    }
    trial
}

/// Returns a match whose first player is on turn.
fn playing(answer: &str) -> Trial {
    let mut trial = ready(settings(), answer);
    assert_eq!(trial.due(), ["0< 5.000000"]);
    trial
}

#[test]
fn without_offences_clients_see_what_the_original_server_sends() {
    let mut trial = Trial::new(settings());
    trial.follow(&[
        ("connect 0", &["connected 0"]),
        (
            "connect 1",
            &[
                "connected 1",
                "0< 20.000000",
                "0< GAME",
                "0< 1",
                "1< 20.000000",
                "1< GAME",
                "1< 2",
            ],
        ),
        ("1: ready", &["ready 1"]),
        ("0: ready", &["ready 0"]),
    ]);
    assert_eq!(trial.due(), ["0< 5.000000"]);
    trial.follow(&[
        ("0:  1 2\n1 05", &["1< 1 2 1 5", "1< 5.000000"]),
        ("@5000 1: 2 6 2 1", &["0< 2 6 2 1", "0< 5.000000"]),
        (
            "@5000 0: 3 2 3 3 3 4",
            &[
                "1< 3 2 3 3 3 4",
                "game 0 by 01: 10 3 6 1 0",
                "0< reset",
                "1< reset",
            ],
        ),
    ]);
    assert_eq!(trial.due(), ["0< 5.000000"]);
    trial.tell_all(&["0: 1 2 1 5", "1: 2 6 2 1"]);
    let told = trial.tell("0: 3 2 3 3 3 4");
    assert_eq!(told[2..], ["0< reset", "1< reset", "end Limit", "over"]);
}

/// What an offence in the first turn of the first game comes to.
#[test]
fn an_offence_forfeits_the_game_and_the_match_goes_on() {
    // What happens, who loses how, and what comes then.
    let cases: [(&str, &str, &[&str], &[&str]); 9] = [
        (
            "0: 9 9",
            "forfeit=1(illegal)",
            &["0< reset", "1< reset"],
            &["0< 5.000000"],
        ),
        (
            "0: ",
            "forfeit=1(illegal)",
            &["0< reset", "1< reset"],
            &["0< 5.000000"],
        ),
        (
            "0: reset",
            "forfeit=1(illegal)",
            &["0< reset", "1< reset"],
            &["0< 5.000000"],
        ),
        // The first player has not answered yet.
        (
            "1: 2 6 2 1",
            "forfeit=2(out-of-turn)",
            &["0< reset", "1< reset"],
            &[],
        ),
        (
            "@5001 0: 1 2 1 5",
            "timeouts=1,0 forfeit=1(late)",
            &["0< reset", "1< reset"],
            &["0< 5.000000"],
        ),
        (
            "@5001 tick",
            "timeouts=1,0 forfeit=1(late)",
            &["0< reset", "1< reset"],
            &[],
        ),
        (
            "broken 0 a message of more than 9 bytes",
            "forfeit=1(lost)",
            &["1< reset"],
            &[],
        ),
        (
            "unwritable 1 Broken pipe",
            "forfeit=2(lost)",
            &["0< reset"],
            &[],
        ),
        (
            "back 1",
            "forfeit=2(lost)",
            &["0< reset", "1< 20.000000", "1< GAME", "1< 2"],
            &[],
        ),
    ];
    for (event, how, told, then) in cases {
        let mut trial = playing("rbg-1");
        let wanted = trial.tell(event);
        let of_game: Vec<&String> = wanted
            .iter()
            .filter(|line| line.starts_with("game ") || line.contains("< "))
            .collect();
        let scores = if how.contains("forfeit=1") {
            "0 1"
        } else {
            "1 0"
        };
        assert!(
            of_game[0].contains(&format!(" 0 3 {scores} {how}")),
            "{event}: {wanted:?}"
        );
        assert_eq!(of_game[1..], told.iter().collect::<Vec<_>>(), "{event}");
        assert_eq!(trial.due(), then, "{event}");
        assert!(!trial.referee.is_over());
    }
}

#[test]
fn an_answer_that_is_overdue_is_waited_for_and_dropped() {
    for late in [true, false] {
        let mut trial = playing("ready");
        trial.tell(if late { "@5001 tick" } else { "1: 1 6" });
        assert_eq!(trial.due(), [""; 0]);
        assert_eq!(trial.sleeps(), Some(30_000));
        trial.follow(&[("@29000 0: whatever it was", &[])]);
        assert_eq!(trial.due(), ["0< 5.000000"]);
        trial.follow(&[("0: 1 2 1 5", &["1< 1 2 1 5", "1< 5.000000"])]);
    }
}

#[test]
fn who_never_answers_is_lost() {
    let mut trial = playing("ready");
    trial.tell("@5001 tick");
    trial.follow(&[(
        "@30000 tick",
        &[
            "close 0",
            "lost 0 it never answered",
            "end Abandoned client 0 is gone and has no token",
            "over",
        ],
    )]);
    // With a token it may come back.
    let mut trial = playing("rbg-1");
    trial.tell("@5001 tick");
    trial.follow(&[
        ("@30000 tick", &["close 0", "lost 0 it never answered"]),
        ("@29999 tick", &[]),
        ("back 0", &["back 0", "0< 20.000000", "0< GAME", "0< 1"]),
        ("@1 0: rbg-1", &["ready 0", "0< TOKEN"]),
    ]);
    assert_eq!(trial.due(), ["0< 5.000000"]);
}

#[test]
fn a_lost_player_comes_back_or_the_match_is_over() {
    let lost: &[&str] = &[
        "close 1",
        "lost 1 End of file",
        "game 0 by 01: 0 0 3 1 0 forfeit=2(lost)",
        "0< reset",
    ];
    let mut trial = playing("ready");
    let over = ["end Abandoned client 1 is gone and has no token", "over"];
    let told = trial.tell("broken 1 End of file");
    let lower = |line: &&str| line.replace("End of file", "end of file");
    assert_eq!(told[..4], lost.iter().map(lower).collect::<Vec<_>>());
    assert_eq!(told[4..], over);

    let mut trial = playing("rbg-1");
    trial.tell("broken 1 End of file");
    // The other one has not answered, and does so now.
    trial.follow(&[
        ("0: 1 2 1 5", &[]),
        (
            "@10000 back 1",
            &["back 1", "1< 20.000000", "1< GAME", "1< 2"],
        ),
        ("1: rbg-1", &["ready 1", "1< TOKEN"]),
    ]);
    assert_eq!(trial.due(), ["0< 5.000000"]);

    let mut trial = playing("rbg-1");
    trial.tell_all(&["broken 1 End of file", "0: 1 2 1 5"]);
    trial.follow(&[(
        "@30000 tick",
        &["end Abandoned client 1 did not come back", "over"],
    )]);
}

#[test]
fn who_is_back_has_to_be_ready_in_time() {
    let mut trial = playing("rbg-1");
    trial.tell_all(&["broken 1 x", "0: 1 2 1 5", "back 1"]);
    assert_eq!(trial.sleeps(), Some(20_000));
    trial.follow(&[
        (
            "@20000 tick",
            &["close 1", "lost 1 it was not ready in time"],
        ),
        ("back 1", &["back 1", "1< 20.000000", "1< GAME", "1< 2"]),
        (
            "1: 1 6",
            &["close 1", "lost 1 it said `1 6` and not `ready`"],
        ),
    ]);
}

#[test]
fn before_the_first_game_a_place_is_open_again() {
    // What the client does, and why its place is free then.
    let cases = [
        ("1: steady", "it said `steady` and not `ready`"),
        ("1: ", "it said `` and not `ready`"),
        ("broken 1 End of file", "end of file"),
        ("unwritable 1 Broken pipe", "broken pipe"),
        ("@20000 1: ready", "it was ready too late"),
        ("@20000 tick", "it was not ready in time"),
    ];
    for (event, why) in cases {
        let mut trial = Trial::new(settings());
        trial.tell_all(&["connect 0", "connect 1", "0: ready"]);
        let left = format!("left 1 {why}");
        assert_eq!(trial.tell(event), ["vacate 1", &*left], "{event}");
        // The others wait, and are not greeted again.
        trial.follow(&[
            (
                "connect 1",
                &["connected 1", "1< 20.000000", "1< GAME", "1< 2"],
            ),
            ("1: ready", &["ready 1"]),
        ]);
        assert_eq!(trial.due(), ["0< 5.000000"], "{event}");
    }
}

#[test]
fn who_speaks_too_early_gives_up_its_place() {
    let mut trial = Trial::new(settings());
    trial.follow(&[
        ("connect 0", &["connected 0"]),
        (
            "0: ready",
            &["vacate 0", "left 0 it spoke before it was greeted"],
        ),
    ]);
    let mut trial = Trial::new(settings());
    trial.tell_all(&["connect 0", "connect 1", "0: ready"]);
    trial.follow(&[(
        "0: 1 2 1 5",
        &["vacate 0", "left 0 it spoke before the game"],
    )]);
}

#[test]
fn who_speaks_out_of_turn_all_the_time_is_closed() {
    let mut trial = playing("ready");
    trial.tell("1: x");
    // The first player owes an answer, so no game begins.
    let mut said = 1;
    loop {
        said += 1;
        let told = trial.tell("1: x");
        if !told.is_empty() {
            assert_eq!(told[1], "lost 1 it speaks out of turn all the time");
            break;
        }
    }
    assert_eq!(said, 65);
}

#[test]
fn seats_change_where_all_know_the_extension() {
    for (answer, seats, expected) in [
        ("rbg-1", Seats::Rotated, ["01", "10", "01"]),
        ("ready", Seats::Rotated, ["01", "01", "01"]),
        ("rbg-1", Seats::Fixed, ["01", "01", "01"]),
    ] {
        let mut settings = settings();
        settings.games = Some(3);
        settings.seats = seats;
        let mut trial = ready(settings, answer);
        for (number, seating) in expected.into_iter().enumerate() {
            let told = trial.due();
            let order: Vec<usize> = seating.chars().map(|c| c as usize - 48).collect();
            let changed = number > 0 && expected[number - 1] != seating;
            let words = if changed {
                vec![
                    format!("{}< rbg-player 1", order[0]),
                    format!("{}< rbg-player 2", order[1]),
                ]
            } else {
                Vec::new()
            };
            assert_eq!(told[..told.len() - 1], words);
            assert_eq!(told.last().unwrap(), &format!("{}< 5.000000", order[0]));
            for (turn, text) in GAME.iter().enumerate() {
                let told = trial.tell(&format!("{}: {text}", order[turn % 2]));
                if turn == 2 {
                    assert_eq!(told[1], format!("game {number} by {seating}: 0 3 6 1 0"));
                    let over = told[2..].contains(&"end Limit".to_owned());
                    assert_eq!(over, number == 2);
                }
            }
        }
    }
}

#[test]
fn endless_games_end_as_they_stand() {
    let endless = interpreted(
        "#players = walker(7)
         #pieces = e, w
         #variables =
         #board = rectangle(up, down, left, right, [w, e])
         #rules = (->walker (left* + right*) {w} [e] (left + right) {e} [w] [$ walker = 5])*",
    );
    let mut settings = settings();
    settings.longest_game = 2;
    settings.games = Some(1);
    let mut trial = Trial::of(endless, settings);
    trial.tell_all(&["connect 0", "0: ready"]);
    trial.due();
    let told = trial.tell("0: 1 2 2 3 2 4 2 1");
    assert_eq!(told, ["0< 5.000000"]);
    assert_eq!(
        trial.tell("0: 2 2 1 3 1 4 1 1"),
        [
            "game 0 by 0: 0 2 3 5 truncated",
            "0< reset",
            "end Limit",
            "over"
        ]
    );
}

#[test]
fn games_without_moves_are_over_at_once_one_at_a_time() {
    let still = interpreted(
        "#players = a(3), b(4)
         #pieces = e
         #variables =
         #board = rectangle(up, down, left, right, [e])
         #rules = [$ a = 2] ->>",
    );
    let mut settings = settings();
    settings.games = Some(3);
    let mut trial = Trial::of(still, settings);
    trial.tell_all(&["connect 0", "connect 1", "0: ready", "1: ready"]);
    for number in 0..3 {
        let game = format!("game {number} by 01: 0 0 0 2 0");
        let mut expected = vec![&*game, "0< reset", "1< reset"];
        if number == 2 {
            expected.extend(["end Limit", "over"]);
        }
        assert_eq!(trial.tell("tick"), expected);
    }
}

#[test]
fn the_time_for_a_move_begins_when_the_player_is_asked() {
    use rbg_manager::referee::{Event, Referee};
    let mut referee = Referee::new(super::script::fill(), "", settings(), 0, 0);
    let seconds = Duration::from_secs;
    for client in [0, 1] {
        referee.on(
            seconds(0),
            Event::Connected {
                client,
                token: None,
            },
        );
    }
    for client in [0, 1] {
        let message = b"ready".to_vec();
        referee.on(seconds(0), Event::Message { client, message });
    }
    referee.on(seconds(0), Event::Tick);
    // It took the server long to send what it had to.
    referee.sent(seconds(7));
    assert_eq!(
        referee.wake_at(),
        Some(seconds(12) + Duration::from_nanos(1))
    );
    referee.sent(seconds(9));
    assert_eq!(
        referee.wake_at(),
        Some(seconds(12) + Duration::from_nanos(1))
    );
}

#[test]
fn ctrl_c_ends_a_match_in_every_state() {
    let stopped = |mut trial: Trial| {
        assert_eq!(trial.tell("stop"), ["end Interrupted", "over"]);
        assert_eq!(trial.sleeps(), None);
        assert_eq!(trial.tell("connect 0"), [""; 0]);
    };
    stopped(Trial::new(settings()));
    stopped(ready(settings(), "ready"));
    stopped(playing("ready"));
    let mut lost = playing("rbg-1");
    lost.tell("broken 0 x");
    stopped(lost);
}
