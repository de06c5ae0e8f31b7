//! The library's games and what is recorded of them.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use rbg_compiler::interpret::{InterpretedPosition, Interpreter};
use rbg_compiler::load;
use rbg_compiler::model::Game;
use rbg_runtime::ActionList;
use rbg_runtime::rng::{below, stream};

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
fn names() -> Vec<String> {
    let files = fs::read_dir(repository("games-rbg")).expect("the library");
    let paths = files.map(|entry| entry.expect("an entry").path());
    let games = paths.filter(|path| path.extension().is_some_and(|extension| extension == "rbg"));
    let names = games.map(|path| {
        let name = path.file_stem().expect("a name");
        name.to_string_lossy().into_owned()
    });
    names.collect()
}

/// Loads a game of the library.
pub(crate) fn game(name: &str) -> Game {
    let text = fs::read(repository(&format!("games-rbg/{name}.rbg"))).expect("a readable game");
    let loaded = load(&text).unwrap_or_else(|_| panic!("{name} is refused"));
    loaded.game
}

/// Goes through positions of random games, as many as the effort allows; returns how many there
/// were.
pub(crate) fn random_positions(
    interpreter: &Interpreter,
    mut look: impl FnMut(&InterpretedPosition, &[ActionList]),
) -> usize {
    let mut effort = EFFORT;
    let mut positions = 0;
    for play in 0.. {
        let mut rng = stream(7, play);
        let mut position = interpreter.initial_position();
        for _ in 0..LONGEST {
            let Ok(moves) = position.legal_moves_within(MOST_MOVES, &mut effort) else {
                return positions;
            };
            look(&position, &moves);
            let choice = below(&mut rng, moves.len() as u32) as usize;
            let Some(made) = moves.get(choice) else {
                break;
            };
            positions += 1;
            assert!(position.perform(made));
        }
    }
    positions
}

/// Asserts that a line about each game is what the first fields of a table in `benches/record/` say.
pub(crate) fn assert_recorded(table: &str, line: impl Fn(&str) -> String + Sync) {
    let names = names();
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
    let fields = lines.first().map_or(0, |line| line.split(',').count());
    let path = repository(&format!("benches/record/{table}"));
    let record = fs::read_to_string(path).expect("the table of the library");
    let recorded = record.lines().skip(1).map(|line| {
        let found: Vec<&str> = line.split(',').take(fields).collect();
        found.join(",")
    });
    let mut recorded: Vec<String> = recorded.collect();
    recorded.sort_unstable();
    assert_eq!(lines.join("\n"), recorded.join("\n"));
}
