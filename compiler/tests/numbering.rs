//! The numbering of the moves of the library's games: what is chosen, and that it is right.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use rbg_compiler::analysis::number_moves;
use rbg_compiler::interpret::Interpreter;
use rbg_compiler::load;
use rbg_runtime::ActionList;
use rbg_runtime::game::MoveNumbering;
use rbg_runtime::rng::{below, stream};
use rbg_testkit::oracle::NumberCheck;

/// The pairs of a place in the rules and a cell that the interpreter looks at, per game.
const EFFORT: u64 = 150_000;

/// The moves of a position that are looked at, at most; a game whose positions have more is at
/// least asked for some by random draws.
const MOST_MOVES: usize = 20_000;

/// The moves of a game behind which another begins.
const LONGEST: usize = 60;

fn repository(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(path)
}

/// Returns the names of the library's games.
fn library() -> Vec<String> {
    let files = fs::read_dir(repository("games-rbg")).expect("the library");
    let paths = files.map(|entry| entry.expect("an entry").path());
    let games = paths.filter(|path| path.extension().is_some_and(|extension| extension == "rbg"));
    let mut names: Vec<String> = games
        .map(|path| {
            path.file_stem()
                .expect("a name")
                .to_string_lossy()
                .into_owned()
        })
        .collect();
    names.sort();
    names
}

/// Checks the numbers of the moves of a game in positions of random games, as many as the effort
/// allows; returns how many these were.
fn check(name: &str, interpreter: &Interpreter, numbering: MoveNumbering) -> usize {
    let check = NumberCheck::new(numbering);
    let mut effort = EFFORT;
    let mut positions = 0;
    for play in 0.. {
        let mut rng = stream(7, play);
        let mut position = interpreter.initial_position();
        for _ in 0..LONGEST {
            let Ok(moves) = position.legal_moves_within(MOST_MOVES, &mut effort) else {
                return positions;
            };
            if let Err(what) = check.check(&moves) {
                panic!("{name}, game {play}: {what}");
            }
            let choice = below(&mut rng, moves.len() as u32) as usize;
            let Some(made): Option<&ActionList> = moves.get(choice) else {
                break;
            };
            positions += 1;
            assert!(position.perform(made));
        }
    }
    positions
}

/// Returns a line about the numbering of a game, which has been checked.
fn line(name: &str) -> String {
    let text = fs::read(repository(&format!("games-rbg/{name}.rbg"))).expect("a readable game");
    let game = load(&text)
        .unwrap_or_else(|_| panic!("{name} is refused"))
        .game;
    let numbering = number_moves(&game);
    let encoding = serde_json::to_value(numbering.encoding()).expect("it has a name");
    let line = format!(
        "{name},{},{},{},{}",
        encoding.as_str().expect("a name is text"),
        numbering.size(),
        numbering.moves().len(),
        numbering.longest()
    );
    let positions = check(name, &Interpreter::new(game, name), numbering);
    assert!(positions > 0, "{name}: no position was looked at");
    line
}

#[test]
fn the_moves_of_every_game_are_numbered_as_recorded_and_told_apart() {
    let names = library();
    let next = AtomicUsize::new(0);
    let worker = || {
        let mut lines = Vec::new();
        while let Some(name) = names.get(next.fetch_add(1, Ordering::Relaxed)) {
            lines.push(line(name));
        }
        lines
    };
    let mut lines: Vec<String> = thread::scope(|scope| {
        let threads: Vec<_> = (0..2).map(|_| scope.spawn(worker)).collect();
        let lines = threads
            .into_iter()
            .map(|thread| thread.join().expect("it is right"));
        lines.flatten().collect()
    });
    lines.sort();
    let record = fs::read_to_string(repository("benches/record/numbering.csv"))
        .expect("the table of the library");
    let mut recorded: Vec<&str> = record
        .lines()
        .skip(1)
        // Behind these figures stands the day.
        .map(|line| line.rsplit_once(',').expect("a line has fields").0)
        .collect();
    recorded.sort_unstable();
    assert_eq!(lines.join("\n"), recorded.join("\n"));
}
