//! Games over the network: servers, agents as their clients, and tournaments with remote players.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{Shutdown, TcpListener};
use std::process::{Child, Command, Output, Stdio};
use std::thread;

use serde_json::Value;

use super::outcome::{FILL, Outside, code, err, out};
use super::tournaments::fill;
use super::{rbg, run};

/// Starts the program with its standard error piped.
fn spawn(command: &mut Command) -> Child {
    command
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap()
}

/// Reads the standard error of a process until it says an address behind some words.
fn address(child: &mut Child, words: &str) -> String {
    let mut errors = BufReader::new(child.stderr.take().unwrap());
    let mut said = String::new();
    let address = loop {
        let mut line = String::new();
        assert!(errors.read_line(&mut line).unwrap() > 0, "{said}");
        if let Some((_, address)) = line.split_once(words) {
            break address.trim().to_owned();
        }
        said += &line;
    };
    // Whoever writes there has to be read to the end.
    thread::spawn(move || errors.read_to_end(&mut Vec::new()));
    address
}

/// Starts a server of a game.
fn serve(game: &str, arguments: &[&str]) -> (Child, String) {
    let all = ["serve", game, "--port", "0", "--engine", "interpreter"];
    let mut server = spawn(&mut rbg(&[&all[..], arguments].concat()));
    let address = address(&mut server, "players: ");
    (server, address)
}

/// Returns a client that finds no compiler, so that nothing has to be built.
fn without_cargo(arguments: &[&str]) -> Command {
    let mut command = rbg(arguments);
    command.env("CARGO", "no such program");
    command
}

/// Plays a match of two clients without reasoners, and returns what they print.
pub(crate) fn played(game: &str, games: &str, arguments: &[&str]) -> [Output; 2] {
    let (server, address) = serve(game, &["--limit", games, "--deadline", "1000"]);
    let all = [&["connect", &address], arguments].concat();
    let clients = [
        spawn(&mut without_cargo(&all)),
        spawn(&mut without_cargo(&all)),
    ];
    let outputs = clients.map(|client| client.wait_with_output().unwrap());
    let server = server.wait_with_output().unwrap();
    assert_eq!(code(&server), 0);
    outputs
}

fn lines(output: &Output) -> Vec<Value> {
    assert_eq!(code(output), 0, "{}", err(output));
    let lines = out(output);
    lines
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

#[test]
fn the_interpreter_plays_where_no_reasoner_can_be_built() {
    // Nobody has built this one before.
    let game = Outside::new(&format!("{FILL}\n// without a reasoner\n"));
    let outputs = played(game.path(), "3", &["--json"]);
    let [first, second] = outputs.each_ref().map(lines);
    assert!(err(&outputs[0]).contains("the interpreter plays on: cannot run cargo"));
    assert_eq!((first.len(), second.len()), (4, 4));
    for (one, other) in first.iter().zip(&second).take(3) {
        assert_eq!(
            (&one["scores"], &one["moves"]),
            (&other["scores"], &other["moves"])
        );
        assert_eq!(one["by_rules"], true);
        let own = |line: &Value| line["own_moves"].as_u64().unwrap();
        assert_eq!(own(one) + own(other), one["moves"].as_u64().unwrap());
    }
    let (mine, theirs) = (&first[3], &second[3]);
    assert_eq!(
        (&mine["wins"], &mine["draws"]),
        (&theirs["losses"], &theirs["draws"])
    );
    assert_eq!(mine["games"], 3);
}

#[test]
fn a_reasoner_is_built_for_a_game_that_comes_over_the_network() {
    let game = Outside::new(FILL);
    let (server, address) = serve(game.path(), &["--limit", "4", "--seats", "rotated"]);
    let arguments = [
        "connect",
        &address,
        "--agent",
        "mcts:iterations=50",
        "--json",
    ];
    let players = [
        spawn(&mut rbg(&arguments)),
        spawn(&mut rbg(&[&arguments[..], &["--ponder"]].concat())),
    ];
    let outputs = players.map(|player| player.wait_with_output().unwrap());
    assert_eq!(code(&server.wait_with_output().unwrap()), 0);
    let [first, second] = outputs.each_ref().map(lines);
    assert_eq!(first[4]["agent"], "mcts:iterations=50");
    assert_eq!(second[4]["agent"], "mcts:iterations=50,ponder=on");
    assert_eq!(
        err(&outputs[0]).matches("note").count(),
        0,
        "{}",
        err(&outputs[0])
    );
    // Both know our extension, so they change seats.
    let seats = |lines: &[Value]| {
        let seats = lines[..4]
            .iter()
            .map(|line| line["player"].as_u64().unwrap());
        seats.collect::<Vec<_>>()
    };
    let (mine, theirs) = (seats(&first), seats(&second));
    assert!(mine == [1, 2, 1, 2] || mine == [2, 1, 2, 1], "{mine:?}");
    assert!(
        mine.iter()
            .zip(&theirs)
            .all(|(one, other)| one + other == 3)
    );
}

#[test]
fn an_agent_leaves_after_as_many_games_as_are_asked_for() {
    let game = Outside::new(FILL);
    let outputs = {
        let (server, address) = serve(game.path(), &["--policy", "original"]);
        let leaving = ["connect", &address, "--games", "2", "--json"];
        let players = [
            spawn(&mut without_cargo(&leaving)),
            spawn(&mut without_cargo(&leaving)),
        ];
        let outputs = players.map(|player| player.wait_with_output().unwrap());
        assert_eq!(code(&server.wait_with_output().unwrap()), 0);
        outputs
    };
    for output in &outputs {
        assert_eq!(lines(output)[2]["games"], 2);
    }
}

/// Runs a client against a server that says some bytes and closes the connection.
fn told(bytes: &[u8]) -> Output {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap().to_string();
    let bytes = bytes.to_vec();
    let server = thread::spawn(move || {
        let (mut stream, _) = listener.accept().unwrap();
        // Whoever has heard enough goes away.
        let _ = stream.write_all(&bytes);
        let _ = stream.shutdown(Shutdown::Write);
        let _ = stream.read_to_end(&mut Vec::new());
    });
    let output = without_cargo(&["connect", &address]).output().unwrap();
    server.join().unwrap();
    output
}

#[test]
fn servers_that_talk_nonsense_are_refused_with_what_they_said() {
    let game = |rest: &str| format!("9.0\0{FILL}\0{rest}").into_bytes();
    let cases = [
        (Vec::new(), "before it has said anything"),
        (
            b"HTTP/1.1 400 Bad Request\r\n\0".to_vec(),
            "HTTP/1.1 400 Bad Request",
        ),
        (b"9.0\0#players = a(1), a(1)\x001\0".to_vec(), "error"),
        (game("7\0"), "1 to 2"),
        (game("1\0nonsense\0"), "where the time for a move"),
        (game("2\x001 999\0"), "no action 999"),
        (vec![b'#'; 20 << 20], "more than 16777216 bytes"),
    ];
    for (bytes, reason) in cases {
        let output = told(&bytes);
        assert_eq!(code(&output), 1, "{reason}");
        assert!(err(&output).contains(reason), "{reason}: {}", err(&output));
    }
}

#[test]
fn wrong_addresses_and_agents_are_told() {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let free = listener.local_addr().unwrap().to_string();
    drop(listener);
    for (arguments, wanted, reason) in [
        (&["connect", &*free][..], 1, "cannot connect to 127.0.0.1:"),
        (&["connect", "nowhere"], 1, "cannot connect to nowhere"),
        (&["connect", &free, "--agent", "mtcs"], 2, "mtcs"),
        (
            &["connect", &free, "--agent", "random", "--ponder"],
            2,
            "--ponder",
        ),
        (
            &["tournament", "--game", "hex", "--agents", "random"],
            2,
            "nobody to play against",
        ),
        (
            &[
                "tournament",
                "--game",
                "hex",
                "--remote",
                "0",
                "a=0",
                "--openings",
                "random:1",
            ],
            2,
            "no --openings with --remote",
        ),
        (
            &["tournament", "--game", "hex", "--remote", "x"],
            2,
            "'x' is no port",
        ),
    ] {
        let output = run(arguments);
        assert_eq!(code(&output), wanted, "{arguments:?}: {}", err(&output));
        assert!(err(&output).contains(reason), "{reason}: {}", err(&output));
    }
}

#[test]
fn remote_players_take_part_in_tournaments() {
    let game = fill();
    let log = game.path.with_extension("jsonl");
    let arguments = [
        "tournament",
        "--game",
        game.path(),
        "--agents",
        "random",
        "--remote",
        "ann=0",
        "--games",
        "4",
        "--log",
        log.to_str().unwrap(),
        "--json",
    ];
    let mut tournament = spawn(&mut rbg(&arguments));
    let address = address(&mut tournament, "remote:ann is awaited on ");
    // One that knows our extension changes seats, others come again.
    let first = spawn(&mut without_cargo(&[
        "connect",
        &address,
        "--time-per-move",
        "0.01",
    ]));
    let output = tournament.wait_with_output().unwrap();
    let first = first.wait_with_output().unwrap();
    assert_eq!(code(&first), 0, "{}", err(&first));
    let rows = lines(&output);
    assert_eq!(
        rows[0]["agents"],
        serde_json::json!(["random", "remote:ann"])
    );
    assert_eq!(rows[0]["forfeits"], serde_json::json!([0, 0]));
    let logged = fs::read_to_string(&log).unwrap();
    let games: Vec<Value> = logged
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(games.len(), 4);
    assert!(
        games.iter().all(|game| game["forfeit"].is_null()),
        "{logged}"
    );
    // The log has all games, so there is nobody to wait for.
    let again = rbg(&arguments).output().unwrap();
    assert_eq!(lines(&again), rows);
}
