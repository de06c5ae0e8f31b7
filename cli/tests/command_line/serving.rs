//! Tests of `serve`: what the operator sees, the options of the original, Ctrl-C and resuming.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::process::{Child, Output, Stdio};

use super::outcome::{FILL, Outside, code, err, out};
use super::{rbg, run};

/// The moves of a game, which the first player wins.
const GAME: [&str; 3] = ["1 2 1 5", "2 6 2 1", "3 2 3 3 3 4"];

/// A server that runs.
struct Serving {
    child: Child,
    address: String,
    said: String,
    errors: BufReader<std::process::ChildStderr>,
}

impl Serving {
    fn start(game: &Outside, options: &[&str]) -> Self {
        let arguments = [
            "serve",
            game.path(),
            "--port",
            "0",
            "--engine",
            "interpreter",
        ];
        let mut command = rbg(&[&arguments[..], options].concat());
        command.stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().unwrap();
        let mut errors = BufReader::new(child.stderr.take().unwrap());
        let mut said = String::new();
        let address = loop {
            let begun = said.len();
            assert!(errors.read_line(&mut said).unwrap() > 0, "{said}");
            if let Some(address) = said[begun..].strip_prefix("players: ") {
                break address.trim().to_owned();
            }
        };
        Self {
            child,
            address,
            said,
            errors,
        }
    }

    fn pair(&self) -> [Player; 2] {
        [(), ()].map(|()| Player(BufReader::new(TcpStream::connect(&self.address).unwrap())))
    }

    fn end(mut self) -> Output {
        self.errors.read_to_string(&mut self.said).unwrap();
        let mut output = self.child.wait_with_output().unwrap();
        output.stderr = self.said.into_bytes();
        output
    }
}

struct Player(BufReader<TcpStream>);

impl Player {
    fn say(&mut self, message: &str) {
        let stream = self.0.get_mut();
        stream.write_all(format!("{message}\0").as_bytes()).unwrap();
    }

    /// Returns the next message, empty where nothing more comes.
    fn hear(&mut self) -> String {
        let mut message = Vec::new();
        self.0.read_until(0, &mut message).unwrap();
        message.pop();
        String::from_utf8(message).unwrap()
    }
}

/// Lets players get ready, and returns what they were told before.
fn get_ready(players: &mut [Player; 2]) -> Vec<[String; 3]> {
    let ready = |player: &mut Player| {
        let told = [player.hear(), player.hear(), player.hear()];
        player.say("ready");
        told
    };
    players.iter_mut().map(ready).collect()
}

fn play([first, second]: &mut [Player; 2]) {
    first.hear();
    first.say(GAME[0]);
    assert_eq!(second.hear(), GAME[0]);
    second.hear();
    second.say(GAME[1]);
    assert_eq!(first.hear(), GAME[1]);
    first.hear();
    first.say(GAME[2]);
    assert_eq!([second.hear(), second.hear()], [GAME[2], "reset"]);
    assert_eq!(first.hear(), "reset");
}

#[test]
fn a_match_with_the_options_of_the_original() {
    let game = Outside::new(FILL);
    for policy in ["original", "strict"] {
        let serving = Serving::start(
            &game,
            &[
                "--policy",
                policy,
                "--deadline",
                "20000",
                "--time_for_player_preparation",
                "12345.6784",
                "--limit",
                "1",
                "--limit",
                "effort=100000000",
                "--log_results",
                "stdout",
                "--log_moves",
                "stdout",
            ],
        );
        let mut players = serving.pair();
        for (number, told) in get_ready(&mut players).into_iter().enumerate() {
            let number = (number + 1).to_string();
            assert_eq!(told, ["12.345678".to_owned(), FILL.to_owned(), number]);
        }
        play(&mut players);
        drop(players);
        let output = serving.end();
        assert_eq!(code(&output), 0, "{}", err(&output));
        let said = out(&output);
        let lines: Vec<&str> = said.lines().collect();
        assert_eq!(
            lines[..4],
            [
                "Waiting for clients...(2 more needed)",
                "Got client number 0",
                "Waiting for clients...(1 more needed)",
                "Got client number 1"
            ]
        );
        let mut ready = lines[4..6].to_vec();
        ready.sort_unstable();
        assert_eq!(
            ready,
            ["Got ready from player 0", "Got ready from player 1"]
        );
        assert!(lines[6].ends_with(" 3 6 1 0"), "{}", lines[6]);
        assert_eq!(lines[7..10], GAME);
        assert_eq!(lines[10], "reset");
        assert!(
            lines[11].starts_with("Players played for "),
            "{}",
            lines[11]
        );
        assert_eq!(lines.len(), 12);
    }
}

#[test]
fn what_the_original_says_when_a_player_is_gone() {
    let game = Outside::new(FILL);
    let serving = Serving::start(&game, &["--policy", "original"]);
    let mut players = serving.pair();
    get_ready(&mut players);
    let [mut first, second] = players;
    first.hear();
    drop(first);
    let output = serving.end();
    assert_eq!(code(&output), 0);
    let said = err(&output);
    assert!(
        said.contains("Exception: read_until: End of file"),
        "{said}"
    );
    drop(second);
}

#[cfg(target_os = "linux")]
#[test]
fn ctrl_c_writes_all_results_and_resuming_plays_the_rest() {
    use rustix::process::{Pid, Signal, kill_process};

    let game = Outside::new(FILL);
    let log = game.path.with_file_name("log.jsonl");
    let options = ["--json-log", log.to_str().unwrap(), "--limit", "2"];
    let serving = Serving::start(&game, &options);
    let mut players = serving.pair();
    get_ready(&mut players);
    play(&mut players);
    players[0].hear();
    kill_process(Pid::from_child(&serving.child), Signal::INT).unwrap();
    assert_eq!([players[0].hear(), players[1].hear()], ["", ""]);
    drop(players);
    assert_eq!(code(&serving.end()), 130);

    let serving = Serving::start(&game, &[&options[..], &["--resume"]].concat());
    let mut players = serving.pair();
    get_ready(&mut players);
    play(&mut players);
    drop(players);
    assert_eq!(code(&serving.end()), 0);
    let text = fs::read_to_string(&log).unwrap();
    let games = text
        .lines()
        .filter(|line| line.contains("\"kind\":\"game\""));
    let numbers: Vec<bool> = games.map(|line| line.contains("\"game\":0,")).collect();
    assert_eq!(numbers, [true, false]);
}

#[test]
fn a_port_in_use_and_wrong_options_are_told() {
    let game = Outside::new(FILL);
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = taken.local_addr().unwrap().port().to_string();
    let serve = |options: &[&str]| {
        let arguments = ["serve", game.path(), "--engine", "interpreter"];
        run(&[&arguments[..], options].concat())
    };
    let output = serve(&["--port", &port]);
    assert_eq!(code(&output), 1);
    let expected = format!("port {port} of 127.0.0.1 is in use by another program");
    assert!(err(&output).contains(&expected), "{}", err(&output));
    for (options, expected) in [
        (&["--port", "65536"][..], "from 0 to 65535"),
        (&["--port", "0", "--deadline", "-1"], "milliseconds from 0"),
        (&["--port", "0", "--limit", "many"], "no NAME=NUMBER"),
        (&["--port", "0", "--resume"], "--json-log"),
    ] {
        let output = serve(options);
        assert_eq!(code(&output), 2, "{options:?}");
        assert!(err(&output).contains(expected), "{}", err(&output));
    }
}
