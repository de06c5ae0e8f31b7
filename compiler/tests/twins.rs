//! How a game ends is read the same from descriptions of it in other styles.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use rbg_compiler::analysis::goals;
use rbg_compiler::explain::GameEnds;
use rbg_compiler::load;
use serde_json::Value;

/// A description of `tests/twins`: of a game of the library, in another style.
struct Twin {
    name: &'static str,
    library: &'static str,
    /// Pieces of the library's description, each with the one of the twin that does for it too.
    pieces: &'static [(&'static str, &'static str)],
    /// Why the twin's ends are not those of the library's description, if they are not.
    differs: Option<Reason>,
}

/// Why ends differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Reason {
    /// The twin asks for the tiles of three rows from right to left, so it is another game.
    OtherGame,
    /// That there is always one of a piece, or one of a piece that was counted, is not known, so
    /// somebody may look for it in vain.
    NotFound,
    /// One of the two is too much to be gone through, or more of it.
    TooMuchWork,
    /// The library tests a variable before the last change of the board, and the twin behind it.
    TestedBefore,
    /// The library reads off marks on points what the twin reads off lines.
    OtherPieces,
}

const fn same(name: &'static str, library: &'static str) -> Twin {
    Twin {
        name,
        library,
        pieces: &[],
        differs: None,
    }
}

const fn differs(name: &'static str, library: &'static str, reason: Reason) -> Twin {
    Twin {
        name,
        library,
        pieces: &[],
        differs: Some(reason),
    }
}

/// A king that may castle is no other piece in the twin.
const fn one_king(name: &'static str) -> Twin {
    Twin {
        name,
        library: "chess_kingCapture",
        pieces: &[("wCK", "wK"), ("bCK", "bK")],
        differs: None,
    }
}

const TWINS: [Twin; 40] = [
    differs("15puzzle_gapSearched", "15puzzle", Reason::NotFound),
    differs("15puzzle_kindsInPlayersMove", "15puzzle", Reason::NotFound),
    differs("15puzzle_solvedFromAnywhere", "15puzzle", Reason::OtherGame),
    same("amazons_arrowByPlayer", "amazons"),
    differs("amazons_arrowSeenBack", "amazons", Reason::NotFound),
    differs("amazons_gapKept", "amazons", Reason::NotFound),
    same("arimaa_split_frozenInOnePattern", "arimaa_split"),
    differs(
        "arimaa_split_loopLeftByCounter",
        "arimaa_split",
        Reason::TooMuchWork,
    ),
    same("arimaa_split_pushesPerDirection", "arimaa_split"),
    same("arimaa_split_trapsByPlayer", "arimaa_split"),
    same("breakthrough_notOwnPiece", "breakthrough"),
    same("breakthrough_perDirection", "breakthrough"),
    same("breakthrough_placedByPlayer", "breakthrough"),
    same("breakthrough_targetFirst", "breakthrough"),
    same("breakthrough_wonSomewhere", "breakthrough"),
    same(
        "chess_kingCapture_captureNotedByPlayer",
        "chess_kingCapture",
    ),
    same("chess_kingCapture_castlingByPlayer", "chess_kingCapture"),
    same("chess_kingCapture_countedFirst", "chess_kingCapture"),
    one_king("chess_kingCapture_flagsInMove"),
    one_king("chess_kingCapture_kingFlag"),
    same("chess_kingCapture_starBeforeStep", "chess_kingCapture"),
    same("chineseCheckers6_emptyQuestion", "chineseCheckers6"),
    same("chineseCheckers6_negatedEmpty", "chineseCheckers6"),
    differs(
        "connect6_bothStonesByPlayer",
        "connect6",
        Reason::TooMuchWork,
    ),
    same("connect6_rowsFromAnyStone", "connect6"),
    same("connect6_secondPutByPlayer", "connect6"),
    same("englishDraughts_notAskedBefore", "englishDraughts"),
    same("go_allowedAtOnce", "go"),
    same(
        "internationalDraughts_cleanedByWalking",
        "internationalDraughts",
    ),
    differs(
        "internationalDraughts_mostAskedAfter",
        "internationalDraughts",
        Reason::TestedBefore,
    ),
    same("paperSoccer_ballSearched", "paperSoccer"),
    differs("paperSoccer_linesAsked", "paperSoccer", Reason::OtherPieces),
    same("reversi_10x10_turnOnWayOut", "reversi_10x10"),
    same("reversi_flatQuestion", "reversi"),
    same("reversi_playerAsks", "reversi"),
    same("reversi_playerAsksFlat", "reversi"),
    same("reversi_playerPassesOnly", "reversi"),
    same("reversi_turnOnWayOut", "reversi"),
    same("theMillGame_millByCases", "theMillGame"),
    same("theMillGame_takenByPlayer", "theMillGame"),
];

fn folder(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

/// The ends of a game: who is stuck and has moved, the scores, the condition, and what is open.
type Ends = BTreeSet<String>;

/// Reads the ends of a description; pieces that others do for are those.
fn ends(path: &Path, pieces: &[(&str, &str)]) -> Ends {
    let text = fs::read(path).expect("a readable game");
    let game = load(&text).expect("the game is valid").game;
    let told = GameEnds::new(&goals(&game), &game, &text);
    let mut all = serde_json::to_value(&told).expect("it is data");
    plain(&mut all, pieces);
    let lists = ["ends", "open"].map(|list| all[list].as_array().expect("a list"));
    lists.into_iter().flatten().map(Value::to_string).collect()
}

/// Takes away the places in the rules, and the words for what is there as data too.
fn plain(value: &mut Value, pieces: &[(&str, &str)]) {
    match value {
        Value::Array(parts) => parts.iter_mut().for_each(|part| plain(part, pieces)),
        Value::Object(fields) => {
            for field in ["place", "places", "when"] {
                fields.remove(field);
            }
            if let Some(Value::Array(names)) = fields.get_mut("pieces") {
                for name in &mut *names {
                    if let Some((_, other)) = pieces.iter().find(|(piece, _)| name == piece) {
                        *name = Value::from(*other);
                    }
                }
                names.sort_unstable_by_key(ToString::to_string);
                names.dedup();
            }
            fields.values_mut().for_each(|part| plain(part, pieces));
        }
        _ => {}
    }
}

/// Reads all ends, of twins first, each on its own and on two threads.
fn read() -> Vec<(Ends, Ends)> {
    let jobs: BTreeSet<(PathBuf, &[(&str, &str)])> = TWINS.iter().flat_map(pair).collect();
    let jobs: Vec<_> = jobs.into_iter().collect();
    let next = AtomicUsize::new(0);
    let worker = || {
        let mut found = Vec::new();
        while let Some(job) = jobs.get(next.fetch_add(1, Ordering::Relaxed)) {
            found.push((job.clone(), ends(&job.0, job.1)));
        }
        found
    };
    let found: BTreeMap<_, Ends> = thread::scope(|scope| {
        let threads: Vec<_> = (0..2).map(|_| scope.spawn(worker)).collect();
        let found = threads.into_iter();
        found
            .flat_map(|thread| thread.join().expect("no panic"))
            .collect()
    });
    let both = TWINS
        .iter()
        .map(|twin| pair(twin).map(|job| found[&job].clone()));
    both.map(|[twin, library]| (twin, library)).collect()
}

/// Returns the files of a twin and of the library's description.
fn pair(twin: &Twin) -> [(PathBuf, &'static [(&'static str, &'static str)]); 2] {
    let own = folder(&format!("tests/twins/{}.rbg", twin.name));
    let library = folder(&format!("../games-rbg/{}.rbg", twin.library));
    [(own, &[]), (library, twin.pieces)]
}

#[test]
fn twins_end_as_the_games_of_the_library_that_they_are() {
    for (twin, (own, library)) in TWINS.iter().zip(read()) {
        let only = |one: &Ends, other: &Ends| {
            let only = one.difference(other);
            only.map(|end| format!("{end}\n")).collect::<String>()
        };
        let difference = format!(
            "{}: only the twin:\n{}only the library:\n{}",
            twin.name,
            only(&own, &library),
            only(&library, &own)
        );
        assert_eq!(own == library, twin.differs.is_none(), "{difference}");
        assert!(!own.is_empty(), "{}", twin.name);
    }
}

#[test]
fn every_twin_is_in_the_table() {
    let files = fs::read_dir(folder("tests/twins")).expect("a folder");
    let files = files.map(|file| file.expect("an entry").path());
    let files: BTreeSet<String> = files
        .map(|path| {
            path.file_stem()
                .expect("a name")
                .to_string_lossy()
                .into_owned()
        })
        .collect();
    let table: BTreeSet<String> = TWINS.iter().map(|twin| twin.name.to_owned()).collect();
    assert_eq!(files, table);
}
