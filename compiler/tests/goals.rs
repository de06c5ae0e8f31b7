//! How the library's games end: what is read from the rules, held against games that are played.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use rbg_compiler::analysis::{Board, Condition, End, Goals, Score, Stuck, goals};
use rbg_compiler::explain::{Degree, GameEnds};
use rbg_compiler::interpret::{InterpretedPosition, Interpreter};
use rbg_compiler::load;
use rbg_compiler::model::{Arithmetic, Comparison, Game, PieceId, PlayerId, Relation};
use rbg_runtime::rng::{below, stream};
use rbg_runtime::{ActionList, AnyPosition};

/// The pairs of a place in the rules and a cell that the interpreter looks at, per game.
const EFFORT: u64 = 6_000_000;

/// The moves of a position that are looked at, at most.
const MOST_MOVES: usize = 20_000;

/// The games that are played of each description, at most.
const PLAYS: u64 = 60;

fn repository(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(path)
}

/// Returns the paths of the descriptions in a folder.
fn descriptions(folder: &Path) -> Vec<PathBuf> {
    let files = fs::read_dir(folder).expect("the folder can be read");
    let paths = files.map(|entry| entry.expect("an entry").path());
    let games = paths.filter(|path| path.extension().is_some_and(|extension| extension == "rbg"));
    let mut games: Vec<PathBuf> = games.collect();
    games.sort();
    games
}

/// Returns whether a comparison of two numbers holds at the end of a game.
fn equal(left: &Arithmetic, right: i32, board: Board<'_>) -> bool {
    let comparison = Comparison {
        left: left.clone(),
        relation: Relation::Equal,
        right: Arithmetic::Constant(right),
    };
    Condition::Compare(comparison).holds(board) == Some(true)
}

/// Returns whether an end is what has happened.
fn describes(end: &End, moved: Option<PlayerId>, position: &InterpretedPosition) -> bool {
    let snapshot = position.snapshot();
    let pieces: Vec<PieceId> = snapshot
        .pieces
        .iter()
        .map(|p| PieceId::from_index(p.index()))
        .collect();
    let board = Board {
        pieces: &pieces,
        variables: &snapshot.variables,
    };
    let (Stuck::Over(stuck) | Stuck::Player(stuck)) = end.stuck;
    let scores = end.scores.iter().zip(&snapshot.variables);
    let mut scores = scores.map(|(score, &value)| match score {
        Score::Constant(constant) => *constant == value,
        Score::Expression(expression) => equal(expression, value, board),
        Score::Variable => true,
    });
    stuck.index() == snapshot.to_move.index()
        && end.moved == moved
        && scores.all(|same| same)
        && end.condition.holds(board) != Some(false)
}

/// Plays random games and returns the first that ends in none of the ways that are listed; if there
/// is none, how often each end was the first that describes what has happened.
fn check(name: &str, game: &Game, goals: &Goals) -> Result<Vec<u64>, String> {
    let interpreter = Interpreter::new(game.clone(), name);
    let mut effort = EFFORT;
    let mut seen = vec![0; goals.ends.len()];
    for play in 0..PLAYS {
        let mut rng = stream(11, play);
        let mut position = interpreter.initial_position();
        let mut moved = None;
        loop {
            let Ok(moves) = position.legal_moves_within(MOST_MOVES, &mut effort) else {
                return Ok(seen);
            };
            let choice = below(&mut rng, moves.len().max(1) as u32) as usize;
            let Some(made): Option<&ActionList> = moves.get(choice) else {
                break;
            };
            moved = Some(PlayerId::from_index(position.to_move().index()));
            assert!(position.perform(made));
        }
        let mut ends = goals.ends.iter();
        match ends.position(|end| describes(end, moved, &position)) {
            Some(number) => seen[number] += 1,
            // That the keeper may be left without a move is all that is claimed then.
            None if !goals.obstacles.is_empty() && position.to_move().index() == 0 => {}
            None => {
                return Err(format!(
                    "game {play} is described by no end: {:?} after {moved:?}",
                    position.snapshot()
                ));
            }
        }
    }
    Ok(seen)
}

/// What was found out about a game.
struct Found {
    /// The line of the table.
    line: String,
    /// The ends in words, with how often each was seen.
    story: String,
    /// The game that is described by no end, if there is one.
    wrong: Option<String>,
}

fn look(path: &Path) -> Found {
    let name = path
        .file_stem()
        .expect("a name")
        .to_string_lossy()
        .into_owned();
    let text = fs::read(path).expect("a readable game");
    let game = load(&text)
        .unwrap_or_else(|_| panic!("{name} is refused"))
        .game;
    let goals = goals(&game);
    let told = GameEnds::new(&goals, &game, &text);
    let count = |degree| {
        told.ends
            .iter()
            .filter(|end| end.understood == degree)
            .count()
    };
    let understood = serde_json::to_value(told.understood).expect("it has a name");
    let line = format!(
        "{name},{},{},{},{},{},{}",
        understood.as_str().expect("a name is text"),
        told.ends.len(),
        count(Degree::Wholly),
        count(Degree::Partly),
        count(Degree::Not),
        told.open.len(),
    );
    let (seen, wrong) = match check(&name, &game, &goals) {
        Ok(seen) => (seen, None),
        Err(wrong) => (Vec::new(), Some(format!("{name}: {wrong}"))),
    };
    let ends = told.ends.iter().enumerate().map(|(number, end)| {
        let scores: Vec<&str> = end
            .scores
            .iter()
            .map(|score| score.score.as_str())
            .collect();
        let (scores, times) = (scores.join(":"), seen.get(number));
        let (moved, stuck) = (&end.moved, &end.to_move);
        format!("  {times:?} {moved:?} {scores} {stuck:?}: {}\n", end.when)
    });
    let open = told.open.iter().map(|open| format!("  open: {open:?}\n"));
    let story = ends.chain(open).collect();
    Found { line, story, wrong }
}

#[test]
fn every_game_of_the_library_ends_as_its_rules_were_read() {
    let games = descriptions(&repository("games-rbg"));
    let next = AtomicUsize::new(0);
    let worker = || {
        let mut found = Vec::new();
        while let Some(path) = games.get(next.fetch_add(1, Ordering::Relaxed)) {
            found.push(look(path));
        }
        found
    };
    let mut found: Vec<Found> = thread::scope(|scope| {
        let threads: Vec<_> = (0..2).map(|_| scope.spawn(worker)).collect();
        let found = threads
            .into_iter()
            .map(|thread| thread.join().expect("no panic"));
        found.flatten().collect()
    });
    found.sort_by(|one, other| one.line.cmp(&other.line));
    let wrong: Vec<&str> = found
        .iter()
        .filter_map(|game| game.wrong.as_deref())
        .collect();
    let stories = || {
        found
            .iter()
            .map(|game| format!("{}\n{}", game.line, game.story))
    };
    assert!(
        wrong.is_empty(),
        "{wrong:#?}\n{}",
        stories().collect::<String>()
    );
    let record = fs::read_to_string(repository("benches/record/goals.csv")).unwrap_or_default();
    let recorded: Vec<&str> = record.lines().skip(1).collect();
    let lines: Vec<&str> = found.iter().map(|game| game.line.as_str()).collect();
    assert_eq!(lines, recorded, "{}", stories().collect::<String>());
}
