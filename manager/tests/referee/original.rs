//! The policy of the original server.

use rbg_manager::referee::{Policy, Settings};

use super::script::{GAME, Trial};

fn settings() -> Settings {
    let mut settings = Settings::default();
    settings.policy = Policy::Original;
    settings.deadline = 5.0;
    settings.preparation = 20.0;
    settings.games = Some(2);
    settings
}

/// The greeting of both clients.
const GREETING: [&str; 6] = [
    "0< 20.000000",
    "0< GAME",
    "0< 1",
    "1< 20.000000",
    "1< GAME",
    "1< 2",
];

/// Returns a match whose first game is about to begin.
fn ready() -> Trial {
    let mut trial = Trial::new(settings());
    trial.tell_all(&["connect 0", "connect 1", "0: ready", "1: ready"]);
    trial
}

/// Returns a match whose first player is on turn.
fn playing() -> Trial {
    let mut trial = ready();
    assert_eq!(trial.due(), ["0< 5.000000"]);
    trial
}

#[test]
fn a_match_goes_as_the_original_server_does_it() {
    let mut trial = Trial::new(settings());
    let [first, second, third] = GAME.map(|text| text.to_owned());
    trial.follow(&[
        ("connect 0", &["connected 0"]),
        ("connect 1", &[&["connected 1"][..], &GREETING].concat()),
        ("1: ready", &["ready 1"]),
        ("@300 0: ready", &["ready 0"]),
    ]);
    assert_eq!(trial.due(), ["0< 5.000000"]);
    let game = |number: u32| format!("game {number} by 01: 0.3 3 6 1 0");
    for number in [0, 1] {
        trial.follow(&[
            (
                &format!("@100 0: {first}"),
                &[&*format!("1< {first}"), "1< 5.000000"],
            ),
            (
                &format!("@100 1: {second}"),
                &[&*format!("0< {second}"), "0< 5.000000"],
            ),
            (
                &format!("@100 0: {third}"),
                &[
                    &*format!("1< {third}"),
                    &game(number),
                    "0< reset",
                    "1< reset",
                ],
            ),
        ]);
        let next: &[&str] = match number {
            0 => &["0< 5.000000"],
            _ => &["end Limit", "over"],
        };
        assert_eq!(trial.due(), next);
    }
    assert!(trial.referee.is_over());
}

#[test]
fn what_is_relayed_is_written_anew() {
    playing().follow(&[("0:   +1\n2 01 \t5 ", &["1< 1 2 1 5", "1< 5.000000"])]);
}

#[test]
fn late_moves_count_and_the_game_goes_on() {
    let mut trial = playing();
    let [first, second, third] = GAME;
    trial.follow(&[
        // Just in time.
        (&format!("@5000 0: {first}"), &["1< 1 2 1 5", "1< 5.000000"]),
        ("@6000 tick", &[]),
        (&format!("1: {second}"), &["0< 2 6 2 1", "0< 5.000000"]),
        (
            &format!("@5001 0: {third}"),
            &[
                "1< 3 2 3 3 3 4",
                "game 0 by 01: 16.001 3 6 1 0 timeouts=1,1",
                "0< reset",
                "1< reset",
            ],
        ),
    ]);
}

#[test]
fn messages_out_of_turn_are_kept_until_it_is_their_turn() {
    let mut trial = playing();
    trial.follow(&[
        ("1: 2 6 2 1", &[]),
        ("@9000 1: nonsense", &[]),
        // The answer was there before it was asked for: it is not late.
        (
            "0: 1 2 1 5",
            &["1< 1 2 1 5", "1< 5.000000", "0< 2 6 2 1", "0< 5.000000"],
        ),
        (
            "0: 3 2 3 3 3 4",
            &[
                "1< 3 2 3 3 3 4",
                "game 0 by 01: 9 3 6 1 0 timeouts=1,0",
                "0< reset",
                "1< reset",
            ],
        ),
    ]);
}

#[test]
fn an_illegal_move_ends_the_match_without_a_word() {
    for (message, why) in [
        ("9 9", "the board has no cell 9; cells are numbered 1 to 3"),
        ("1 6 1 1", "`1 6 1 1` is no legal move here"),
        (
            "no move",
            "`no move` is no sequence of pairs of a cell and a number of an action",
        ),
        (
            "",
            "`` is no sequence of pairs of a cell and a number of an action",
        ),
    ] {
        let expected = [format!("illegal {message}"), format!("end Illegal {why}")];
        let told = playing().tell(&format!("0: {message}"));
        assert_eq!(told[..2], expected);
        assert_eq!(told[2..], ["over"]);
    }
}

#[test]
fn a_lost_player_ends_the_match_when_it_is_missed() {
    // Nothing can be read from the player on turn.
    playing().follow(&[(
        "broken 0 End of file",
        &["end Broken read_until: End of file", "over"],
    )]);
    // The other one is not missed before something is sent to it.
    playing().follow(&[
        ("broken 1 End of file", &[]),
        (
            "0: 1 2 1 5",
            &[
                "1< 1 2 1 5",
                "1< 5.000000",
                "end Broken read_until: End of file",
                "over",
            ],
        ),
    ]);
    playing().follow(&[(
        "unwritable 1 Broken pipe",
        &["end Broken write: Broken pipe", "over"],
    )]);
    // What it had said before is used.
    playing().follow(&[
        ("1: 2 6 2 1", &[]),
        ("broken 1 End of file", &[]),
        (
            "0: 1 2 1 5",
            &["1< 1 2 1 5", "1< 5.000000", "0< 2 6 2 1", "0< 5.000000"],
        ),
    ]);
}

#[test]
fn whoever_is_not_ready_in_time_is_waited_for_and_marked() {
    let mut trial = Trial::new(settings());
    trial.tell_all(&["connect 0", "connect 1"]);
    trial.follow(&[
        ("0: steady", &["unready 0"]),
        ("@20000 tick", &[]),
        ("@99 1: ready", &["ready 1"]),
    ]);
    assert_eq!(
        trial.due(),
        [
            "0< 5.000000",
            "illegal steady",
            "end Illegal `steady` is no sequence of pairs of a cell and a number of an action",
            "over"
        ]
    );

    let mut trial = Trial::new(settings());
    trial.tell_all(&["connect 0", "connect 1", "0: other"]);
    trial.follow(&[("@20000 1: ready", &["ready 1"])]);
    trial.due();
    trial.tell_all(&["0: 1 2 1 5", "1: 2 6 2 1"]);
    assert_eq!(
        trial.tell("0: 3 2 3 3 3 4")[1],
        "game 0 by 01: 0 3 6 1 0 timeouts=0,0(lateready)"
    );
}

#[test]
fn ready_and_the_first_move_may_come_together_and_early() {
    let mut trial = Trial::new(settings());
    trial.tell_all(&["connect 0", "0: ready", "0: 1 2 1 5"]);
    let told = trial.tell("connect 1");
    assert_eq!(told[1..], [&GREETING[..], &["ready 0"]].concat());
    trial.tell("1: ready");
    assert_eq!(trial.due(), ["0< 5.000000", "1< 1 2 1 5", "1< 5.000000"]);
}

#[test]
fn who_leaves_before_the_game_counts_as_not_ready() {
    let mut trial = Trial::new(settings());
    trial.tell_all(&["connect 0", "connect 1", "1: ready"]);
    trial.follow(&[("broken 0 End of file", &["unready 0 end of file"])]);
    assert_eq!(
        trial.due(),
        ["0< 5.000000", "end Broken read_until: End of file", "over"]
    );
}

#[test]
fn no_games_no_more_time_and_ctrl_c_end_a_match() {
    let mut none = settings();
    none.games = Some(0);
    let mut trial = Trial::new(none);
    trial.tell_all(&["connect 0", "connect 1", "0: ready", "1: ready"]);
    assert_eq!(trial.due(), ["end Limit", "over"]);

    let mut short = settings();
    short.shutdown = Some(std::time::Duration::from_secs(1));
    let mut trial = Trial::new(short);
    trial.tell_all(&["connect 0", "connect 1", "@5000 0: ready", "1: ready"]);
    assert_eq!(trial.due(), ["0< 5.000000"]);
    // The game that is played is played to its end.
    trial.tell_all(&["@1001 0: 1 2 1 5", "1: 2 6 2 1", "0: 3 2 3 3 3 4"]);
    assert_eq!(trial.due(), ["end Shutdown", "over"]);

    playing().follow(&[("stop", &["end Interrupted", "over"]), ("0: 1 2 1 5", &[])]);
}

#[test]
fn without_limits_the_largest_number_is_sent() {
    let mut unlimited = settings();
    unlimited.deadline = f64::MAX;
    unlimited.preparation = f64::MAX;
    let mut trial = Trial::new(unlimited);
    trial.tell("connect 0");
    let told = trial.tell("connect 1");
    assert_eq!(told[1].len(), "0< ".len() + 316);
    trial.tell_all(&["@900000000 0: ready", "1: ready"]);
    assert_eq!(trial.due()[0].len(), "0< ".len() + 316);
    trial.tell_all(&["@900000000 0: 1 2 1 5", "1: 2 6 2 1"]);
    let told = trial.tell("0: 3 2 3 3 3 4");
    assert_eq!(told[1], "game 0 by 01: 900000 3 6 1 0");
}

#[test]
fn a_slow_server_says_so() {
    use rbg_manager::referee::{Command, Event, Record, Referee};
    use std::time::Duration;

    let mut referee = Referee::new(super::script::fill(), "", settings(), 0, 0);
    let mut now = Duration::ZERO;
    let mut games = Vec::new();
    for event in [
        Event::Connected {
            client: 0,
            token: None,
        },
        Event::Connected {
            client: 1,
            token: None,
        },
        Event::Message {
            client: 0,
            message: b"ready".to_vec(),
        },
        Event::Message {
            client: 1,
            message: b"ready".to_vec(),
        },
        Event::Tick,
        Event::Message {
            client: 0,
            message: GAME[0].into(),
        },
        Event::Message {
            client: 1,
            message: GAME[1].into(),
        },
        Event::Message {
            client: 0,
            message: GAME[2].into(),
        },
    ] {
        referee.on(now, event);
        // More than the time for a move passes before anybody is told.
        now += Duration::from_secs(6);
        games.extend(
            std::iter::from_fn(|| referee.next_command()).filter_map(|command| match command {
                Command::Log(Record::Game(game)) => Some(rbg_manager::logs::result_line(&game)),
                _ => None,
            }),
        );
        referee.sent(now);
    }
    assert_eq!(games, ["18 3 6 1 0 timeouts=2,1,manager"]);
}
