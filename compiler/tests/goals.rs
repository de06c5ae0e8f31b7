//! How the library's games end: what is read from the rules, held against games that are played.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use rbg_compiler::analysis::{Board, Condition, End, Goals, Score, Stuck, Understood, goals};
use rbg_compiler::explain::{Degree, GameEnds};
use rbg_compiler::interpret::{InterpretedPosition, Interpreter};
use rbg_compiler::load;
use rbg_compiler::model::{Arithmetic, Comparison, Game, PieceId, PlayerId, Relation};
use rbg_runtime::rng::{below, stream};
use rbg_runtime::{ActionList, AnyPosition};

/// The pairs of a place in the rules and a cell that the interpreter looks at, per game.
const EFFORT: u64 = 1_500_000;

/// The moves of a position that are looked at, at most.
const MOST_MOVES: usize = 20_000;

/// The games that are played of each description, at most.
const PLAYS: u64 = 60;

fn repository(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(path)
}

/// Returns the paths of the descriptions in a folder that are wanted by their names.
fn descriptions(folder: &Path, wanted: impl Fn(&str) -> bool) -> Vec<PathBuf> {
    let files = fs::read_dir(folder).expect("the folder can be read");
    let paths = files.map(|entry| entry.expect("an entry").path());
    let games = paths.filter(|path| path.extension().is_some_and(|extension| extension == "rbg"));
    let games = games.filter(|path| wanted(&path.file_stem().expect("a name").to_string_lossy()));
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

/// What has happened: the position, and who made the last decision.
struct Event {
    moved: Option<PlayerId>,
    to_move: usize,
    pieces: Vec<PieceId>,
    variables: Vec<i32>,
}

impl Event {
    fn new(position: &InterpretedPosition, moved: Option<PlayerId>) -> Self {
        let snapshot = position.snapshot();
        let pieces = snapshot.pieces.iter();
        Self {
            moved,
            to_move: snapshot.to_move.index(),
            pieces: pieces.map(|p| PieceId::from_index(p.index())).collect(),
            variables: snapshot.variables,
        }
    }

    fn board(&self) -> Board<'_> {
        Board {
            pieces: &self.pieces,
            variables: &self.variables,
        }
    }

    /// Returns whether an end may be what has happened.
    fn may_be(&self, end: &End) -> bool {
        let (Stuck::Over(stuck) | Stuck::Player(stuck)) = end.stuck;
        let scores = end.scores.iter().zip(&self.variables);
        let mut scores = scores.map(|(score, &value)| match score {
            Score::Constant(constant) => *constant == value,
            Score::Expression(expression) => equal(expression, value, self.board()),
            Score::Variable => true,
        });
        stuck.index() == self.to_move
            && end.moved == self.moved
            && scores.all(|same| same)
            && end.condition.holds(self.board()) != Some(false)
    }

    /// Returns whether an end that was understood is said to be what has happened, but for the
    /// scores.
    fn is_said_to_be(&self, end: &End) -> bool {
        let understood = end.understood() == Understood::Wholly;
        understood && end.moved == self.moved && end.condition.holds(self.board()) == Some(true)
    }
}

/// What was seen in random games.
#[derive(Default)]
struct Seen {
    /// How often each end was the first that may have happened.
    ends: Vec<u64>,
    /// The positions in which a game goes on although what is known of an end holds.
    early: u64,
    /// The ends of games in which conditions of ends with other scores held as well.
    ambiguous: u64,
}

/// Plays random games and returns what was seen, or the first game that ends in none of the ways
/// that are listed.
fn check(name: &str, game: &Game, goals: &Goals) -> Result<Seen, String> {
    let interpreter = Interpreter::new(game.clone(), name);
    let mut effort = EFFORT;
    let mut seen = Seen {
        ends: vec![0; goals.ends.len()],
        ..Seen::default()
    };
    for play in 0..PLAYS {
        let mut rng = stream(11, play);
        let mut position = interpreter.initial_position();
        let mut moved = None;
        let event = loop {
            let Ok(moves) = position.legal_moves_within(MOST_MOVES, &mut effort) else {
                return Ok(seen);
            };
            let event = Event::new(&position, moved);
            let choice = below(&mut rng, moves.len().max(1) as u32) as usize;
            let Some(made): Option<&ActionList> = moves.get(choice) else {
                break event;
            };
            let over = |end: &&End| matches!(end.stuck, Stuck::Over(_));
            let mut over = goals.ends.iter().filter(over);
            seen.early += u64::from(over.any(|end| event.is_said_to_be(end)));
            moved = Some(PlayerId::from_index(position.to_move().index()));
            assert!(position.perform(made));
        };
        let mut said = goals.ends.iter().filter(|end| {
            let (Stuck::Over(stuck) | Stuck::Player(stuck)) = end.stuck;
            stuck.index() == event.to_move && event.is_said_to_be(end)
        });
        seen.ambiguous += u64::from(said.any(|end| !event.may_be(end)));
        match goals.ends.iter().position(|end| event.may_be(end)) {
            Some(number) => seen.ends[number] += 1,
            // That the keeper may be left without a move is all that is claimed then.
            None if !goals.obstacles.is_empty() && event.to_move == 0 => {}
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
    /// The ends in words, with how often each was seen, for who asks by `--nocapture`. for who asks by `--nocapture`.
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
    let begun = std::time::Instant::now();
    let goals = goals(&game);
    let seconds = begun.elapsed().as_secs_f64();
    let told = GameEnds::new(&goals, &game, &text);
    let understood = serde_json::to_value(told.understood).expect("it has a name");
    let line = format!(
        "{name},{},{},{},{},{},{},{}",
        understood.as_str().expect("a name is text"),
        told.kinds().join(" "),
        told.ends.len(),
        told.count(Degree::Wholly),
        told.count(Degree::Partly),
        told.count(Degree::Not),
        told.open.len(),
    );
    let (seen, wrong) = match check(&name, &game, &goals) {
        Ok(seen) => (seen, None),
        Err(wrong) => (Seen::default(), Some(format!("{name}: {wrong}"))),
    };
    let ends = told.ends.iter().enumerate().map(|(number, end)| {
        let scores: Vec<&str> = end
            .scores
            .iter()
            .map(|score| score.score.as_str())
            .collect();
        let (scores, times) = (scores.join(":"), seen.ends.get(number));
        let (moved, stuck) = (&end.moved, &end.to_move);
        format!("  {times:?} {moved:?} {scores} {stuck:?}: {}\n", end.when)
    });
    let open = told.open.iter().map(|open| format!("  open: {open:?}\n"));
    let (early, ambiguous) = (seen.early, seen.ambiguous);
    let measured = format!("  held early {early}, ambiguous {ambiguous}, {seconds:.2} s\n");
    let story = ends.chain(open).chain([measured]).collect();
    Found { line, story, wrong }
}

/// Games with goals of every kind that are read in no time. Those of all are held against play where
/// the environment says so.
const SOME: [&str; 16] = [
    "alquerque",
    "amazons_split2a",
    "breakthrough",
    "connect4",
    "dotsAndBoxes",
    "halma_6x6",
    "hex",
    "konane",
    "nineMensMorris",
    "oware",
    "paperSoccer",
    "pentago_split",
    "reversi_6x6",
    "theMillGame_split",
    "ticTacToe",
    "yavalath",
];

/// The name of the variable that has all games looked at.
const ALL: &str = "RBG_GOALS_ALL";

#[test]
fn games_end_as_their_rules_were_read() {
    let all = std::env::var_os(ALL).is_some();
    let games = descriptions(&repository("games-rbg"), |name| all || SOME.contains(&name));
    assert!(games.len() >= SOME.len());
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
    for Found { line, story, .. } in &found {
        println!("{line}\n{story}");
    }
    let wrong = found.iter().filter_map(|game| game.wrong.as_deref());
    assert_eq!(wrong.collect::<Vec<_>>(), [] as [&str; 0]);
    let record = fs::read_to_string(repository("benches/record/goals.csv"))
        .expect("the table of the library");
    // Behind what was understood stands the day.
    let recorded = record.lines().filter_map(|line| line.rsplit_once(','));
    let recorded: BTreeSet<&str> = recorded.map(|(line, _)| line).collect();
    let lines = found.iter().map(|game| game.line.as_str());
    let other: Vec<&str> = lines.filter(|line| !recorded.contains(line)).collect();
    assert_eq!(other, [] as [&str; 0], "not as recorded");
}
