//! Tests of a person at the terminal.

use std::io::Write;
use std::process::{Output, Stdio};

use super::outcome::{FILL, Outside, code, err, out};
use super::rbg;

fn run_with_input(arguments: &[&str], input: &str) -> Output {
    let mut command = rbg(arguments);
    command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    child
        .stdin
        .take()
        .unwrap()
        .write_all(input.as_bytes())
        .unwrap();
    child.wait_with_output().unwrap()
}

#[test]
fn a_person_plays_to_the_end_and_wrong_answers_are_asked_again() {
    let game = Outside::new(FILL);
    let arguments = [
        "play",
        game.path(),
        "--seed",
        "1",
        "--engine",
        "interpreter",
    ];
    let output = run_with_input(
        &arguments,
        "help\nnonsense\n99\nundo\n2\nundo\n1\nrx\nboard\n1\n",
    );
    let text = out(&output);
    assert_eq!(code(&output), 0, "{}", err(&output));
    assert!(text.contains("you are white"), "{text}");
    assert!(text.contains("take back your last move"), "{text}");
    assert!(
        text.contains("no legal move is or contains 'nonsense'"),
        "{text}"
    );
    assert!(text.contains("no legal move is or contains '99'"), "{text}");
    assert!(text.contains("there is nothing to take back"), "{text}");
    assert_eq!(text.matches("black plays ").count(), 2, "{text}");
    assert!(
        text.ends_with("the game is over: white 1, black 0\n"),
        "{text}"
    );
}

#[test]
fn the_end_of_the_input_ends_the_game_cleanly() {
    let game = Outside::new(FILL);
    let arguments = [
        "play",
        game.path(),
        "--human",
        "black",
        "--engine",
        "interpreter",
    ];
    for input in ["", "quit\n", "help"] {
        let output = run_with_input(&arguments, input);
        assert_eq!(code(&output), 0, "{}", err(&output));
        assert!(out(&output).contains("white plays "), "{}", out(&output));
        assert!(!out(&output).contains("the game is over"));
    }
}

#[test]
fn a_game_begins_after_moves_and_words_narrow_the_moves() {
    let game = Outside::new(FILL);
    let arguments = [
        "play",
        game.path(),
        "--human",
        "2",
        "--engine",
        "interpreter",
        "--moves",
        "2",
    ];
    // One of the three cells is taken, so that the person, who is second, has two moves.
    let output = run_with_input(&arguments, "undo\n[b] ->\nrx2\n");
    let text = out(&output);
    assert_eq!(code(&output), 0, "{}", err(&output));
    assert!(text.contains("you are black"), "{text}");
    assert!(
        text.ends_with("the game is over: white 1, black 0\n"),
        "{text}"
    );
    assert!(text.contains("there is nothing to take back"), "{text}");
    // Shown at the beginning, after what cannot be taken back, and to be narrowed.
    assert_eq!(
        text.matches("    1  rx0y0 [b] ->white\n").count(),
        3,
        "{text}"
    );
    assert_eq!(text.matches("white plays ").count(), 1, "{text}");

    let wrong = run_with_input(&[&arguments[..], &["2", "9"]].concat(), "");
    assert_eq!((code(&wrong), out(&wrong).as_str()), (2, ""));
    assert!(
        err(&wrong).contains("move 3, '9': the legal moves are numbered 1 to 1"),
        "{}",
        err(&wrong)
    );
}

#[test]
fn the_last_move_is_marked_on_the_board() {
    let game = Outside::new(FILL);
    let arguments = ["play", game.path(), "--moves", "1", "--human", "black"];
    let arguments = [&arguments[..], &["--engine", "interpreter"]].concat();
    let text = out(&run_with_input(&arguments, "quit\n"));
    assert!(text.contains("0 *w e e\n"), "{text}");
    assert!(text.contains("* the last move\n"), "{text}");
}
