//! Agents that are asked through streams.

use std::io::{BufRead, BufReader, Cursor, Read, Write};
use std::ops::ControlFlow;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use rbg_runtime::agents::protocol::{
    Answer, Command, GameLine, LONGEST_LINE, read_answer, read_command, serve,
};
use rbg_runtime::agents::{AgentSpec, Follower, OutsideAgent, build};
use rbg_runtime::game::parse_move;
use rbg_runtime::playout::policy::RepetitionRule;
use rbg_runtime::search::Budget;
use rbg_runtime::{ActionList, GameInfo, Position};

use crate::toys::TicTacToe;

fn info() -> &'static GameInfo {
    TicTacToe::game()
}

fn m(text: &str) -> ActionList {
    parse_move(info(), text).expect("it is a move")
}

#[test]
fn commands_and_answers_are_read_as_they_are_written() {
    let game = |repetition, path: Option<&str>| {
        Command::Game(GameLine {
            name: "tic-tac-toe".to_owned(),
            digest: "00ff".to_owned(),
            repetition,
            path: path.map(str::to_owned),
        })
    };
    let (first, second) = (m("rx0y0:1,rx0y0:2"), m("rx1y1:3,rx1y1:4"));
    let commands = [
        ("rbg 1", Command::Hello(1)),
        (
            "game tic-tac-toe digest 00ff repetition allowed",
            game(None, None),
        ),
        (
            "game tic-tac-toe digest 00ff repetition positional path /a b/c.rbg",
            game(Some(RepetitionRule::Positional), Some("/a b/c.rbg")),
        ),
        (
            "game tic-tac-toe digest 00ff repetition situational",
            game(Some(RepetitionRule::Situational), None),
        ),
        ("newgame 18446744073709551615", Command::NewGame(u64::MAX)),
        ("position start moves", Command::Position(Vec::new())),
        (
            "position start moves rx0y0:1,rx0y0:2 rx1y1:3,rx1y1:4",
            Command::Position(vec![first.clone(), second.clone()]),
        ),
        (
            "legal rx1y1:3,rx1y1:4",
            Command::Legal(vec![second.clone()]),
        ),
        ("go", Command::Go(Budget::default())),
        (
            "go time 1500",
            Command::Go(Budget::time(Duration::from_millis(1500))),
        ),
        ("go iterations 7", Command::Go(Budget::iterations(7))),
        ("stop", Command::Stop),
        ("quit", Command::Quit),
    ];
    for (line, command) in commands {
        assert_eq!(read_command(info(), line).as_ref(), Ok(&command), "{line}");
        assert_eq!(command.to_line(info()), line);
    }
    let answers = [
        ("id a b 1.0", Answer::Id("a b 1.0".to_owned())),
        ("wants legal", Answer::WantsLegal),
        ("ready 1", Answer::Ready(Some(1))),
        ("ready", Answer::Ready(None)),
        ("info", Answer::Info),
        ("bestmove rx0y0:1,rx0y0:2", Answer::BestMove(Some(first))),
        ("bestmove none", Answer::BestMove(None)),
        (
            "error out of paper",
            Answer::Error("out of paper".to_owned()),
        ),
    ];
    for (line, answer) in answers {
        assert_eq!(read_answer(info(), line).as_ref(), Ok(&answer), "{line}");
        assert_eq!(answer.to_line(info()), line);
    }
}

#[test]
fn lines_that_are_none_of_the_protocol_are_refused_with_the_reason() {
    let commands = [
        ("dance", "unknown word 'dance'"),
        ("rbg one", "'rbg' wants a version, not 'one'"),
        ("newgame -1", "'newgame' wants a seed, not '-1'"),
        (
            "position fen",
            "'position' wants start moves MOVE ..., not 'fen'",
        ),
        ("position start rx0y0:1", "'position' wants start moves"),
        (
            "position start moves rx9y9:1",
            "the board has no cell `rx9y9`",
        ),
        (
            "go time soon",
            "'go' wants time MILLISECONDS or iterations NUMBER",
        ),
        ("go fast 3", "'go' wants time"),
        ("go iterations", "'go' wants time"),
        ("game hex", "'game' wants NAME digest DIGEST"),
        (
            "game hex digest 0 repetition never",
            "'game' wants NAME digest DIGEST",
        ),
        (
            "game hex digest 0 repetition allowed path",
            "'game' wants NAME digest DIGEST",
        ),
    ];
    for (line, reason) in commands {
        let error = read_command(info(), line).expect_err(line).to_string();
        assert!(error.contains(reason), "{line}: {error}");
    }
    let answers = [
        ("", "unknown word ''"),
        ("bestmove", "'' is no move"),
        ("bestmove up", "'up' is no move"),
        ("wants money", "'wants' wants legal, not 'money'"),
        ("ready steady", "'ready' wants a version"),
    ];
    for (line, reason) in answers {
        let error = read_answer(info(), line).expect_err(line).to_string();
        assert!(error.contains(reason), "{line}: {error}");
    }
    let long = read_answer(info(), &"x".repeat(10_000)).expect_err("it is no answer");
    assert!(long.to_string().len() < 200);
}

fn follower(agent: &str) -> Follower<TicTacToe> {
    let spec: AgentSpec = agent.parse().expect("it is well specified");
    Follower::new(build(&spec).expect("it plays the game"))
}

/// What an agent answers to a text.
fn answers(agent: &mut dyn OutsideAgent, input: impl Into<Vec<u8>>) -> Vec<String> {
    let mut output = Vec::new();
    let input = Cursor::new(input.into());
    serve(info(), "toy 1", None, agent, input, &mut output).expect("it can be written");
    let text = String::from_utf8(output).expect("it is text");
    text.lines().map(str::to_owned).collect()
}

#[test]
fn an_agent_introduces_itself_and_plays() {
    // Nought has two in the last row; cross has to win in the first.
    let text = "rbg 1\ngame tic-tac-toe digest 0 repetition allowed\nnewgame 3\n\
        position start moves rx0y0:1,rx0y0:2 rx0y2:3,rx0y2:4 rx1y0:1,rx1y0:2 rx1y2:3,rx1y2:4\n\
        go iterations 500\n";
    let due = ["id toy 1", "ready 1", "ready", "bestmove rx2y0:1,rx2y0:2"];
    assert_eq!(answers(&mut follower("mcts"), text), due);
    // Told to quit while it thinks it answers at once, and nothing after that.
    let said = answers(&mut follower("mcts"), format!("{text}quit\nrbg 1\n"));
    assert_eq!((said.len(), &said[..3]), (4, &due.map(str::to_owned)[..3]));
    assert!(said[3].starts_with("bestmove r"), "{}", said[3]);
}

#[test]
fn what_is_wrong_is_answered_and_the_agent_goes_on() {
    let long = "x".repeat(3 * LONGEST_LINE);
    let text = format!(
        "rbg 7\ngame hex digest 0 repetition allowed\n\
         game tic-tac-toe digest 0 repetition positional\n{long}\nhello\n\n\
         position start moves rx0y0:3,rx0y0:4\ngo iterations 5\n\
         position start moves\ngo iterations 5\n"
    );
    let said = answers(&mut follower("random"), text);
    let due = [
        "error this is version 1 of the protocol, not 7",
        "error this agent plays tic-tac-toe, not hex",
        "error this agent plays by another rule of repetition",
        "error the line is too long",
        "error unknown word 'hello'",
        "error move 1 is not legal",
    ];
    assert_eq!(said[..6], due);
    assert!(said[6].starts_with("bestmove r"), "{}", said[6]);
}

/// A pipe: what is written can be read.
#[derive(Clone, Default)]
struct Shared(Arc<Mutex<Vec<u8>>>);

impl Write for Shared {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().expect("no panic").extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

/// Lets go of one line after the other, each when the agent is asked to look for more.
struct Thinker {
    looks: u32,
}

impl OutsideAgent for Thinker {
    fn begin(&mut self, _: u64) -> Result<(), String> {
        Ok(())
    }

    fn choose(
        &mut self,
        _: &[ActionList],
        _: &Budget,
        watch: &mut dyn FnMut() -> ControlFlow<()>,
    ) -> Result<Option<ActionList>, String> {
        while watch().is_continue() {
            self.looks += 1;
            std::thread::yield_now();
        }
        Ok(None)
    }
}

#[test]
fn an_agent_that_thinks_without_limits_answers_when_it_is_stopped() {
    let (reader, mut writer) = std::io::pipe().expect("there are pipes");
    let output = Shared::default();
    let written = output.clone();
    let served = std::thread::spawn(move || {
        let mut thinker = Thinker { looks: 0 };
        serve(
            info(),
            "toy",
            None,
            &mut thinker,
            BufReader::new(reader),
            output,
        )
    });
    writer
        .write_all(b"go\nposition start moves\nstop\ngo\nquit\n")
        .expect("it reads");
    served.join().expect("no panic").expect("it can be written");
    let said = String::from_utf8(written.0.lock().expect("no panic").clone()).expect("text");
    assert_eq!(
        said.lines().collect::<Vec<_>>(),
        [
            "error only stop and quit are understood while the agent thinks",
            "bestmove none",
            "bestmove none"
        ]
    );
    // Where the input ends nobody could stop it any more.
    assert_eq!(
        answers(&mut Thinker { looks: 0 }, "go\n"),
        ["bestmove none"]
    );
}

/// An input that is read to its end is not waited for.
#[test]
fn endless_lines_are_passed_over_in_pieces() {
    let endless = BufReader::new(std::io::repeat(b'x').take(20 * LONGEST_LINE as u64));
    let mut output = Vec::new();
    let input = endless.chain(Cursor::new(b"\nrbg 1\n".to_vec()));
    serve(
        info(),
        "toy",
        None,
        &mut follower("random"),
        input,
        &mut output,
    )
    .expect("written");
    let said: Vec<_> = output.lines().map_while(Result::ok).collect();
    assert_eq!(said, ["error the line is too long", "id toy", "ready 1"]);
}
