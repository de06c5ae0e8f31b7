use super::*;
use rbg_runtime::agents::Forfeit;
use rbg_runtime::{ActionList, Cell};

/// A change of a game that makes it none.
type Change = fn(&mut Entry);

fn entry(game: u64, seed: u64) -> Entry {
    let first = (game % 2) as usize;
    let mut record = GameRecord::new(game, vec![first, 1 - first], vec![1, 0].into());
    (record.seconds, record.iterations) = (vec![0.5, 1.0], vec![0, 7]);
    record.moves = vec![mark(0, 1)];
    Entry {
        pairing: Pairing {
            rules: "hex".to_owned(),
            digest: "00".to_owned(),
            agents: vec!["random".to_owned(), "flat".to_owned()],
            programs: vec![String::new(); 2],
            limits: "1 s".to_owned(),
            start: None,
            beginning: Vec::new(),
            opening: 2,
            repetition: None,
            seed,
            version: "1".to_owned(),
            build: String::new(),
        },
        record,
    }
}

fn mark(cell: u16, index: u32) -> ActionList {
    let action = rbg_runtime::MoveAction {
        cell: Cell::new(cell),
        index,
    };
    [action].into_iter().collect()
}

fn text(entries: &[Entry]) -> String {
    let lines = entries
        .iter()
        .map(|entry| serde_json::to_string(entry).unwrap() + "\n");
    lines.collect()
}

/// The facts of a game of two players who get 1 point at most.
fn info() -> GameInfo {
    use rbg_compiler::interpret::Interpreter;
    let loaded = rbg_compiler::load(rbg_testkit::games::FILL.as_bytes()).unwrap();
    rbg_runtime::AnyGame::info(&Interpreter::new(loaded.game, "fill")).clone()
}

#[test]
fn a_log_is_continued_after_its_last_whole_line() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("deep").join("log.jsonl");
    let mut log = Log::open(&path).unwrap();
    log.add(entry(0, 1)).unwrap();
    log.add(entry(1, 2)).unwrap();
    drop(log);
    let mut text = fs::read_to_string(&path).unwrap();
    let whole = text.clone();
    text.push_str("{\"rules\": \"he");
    fs::write(&path, &text).unwrap();
    let mut log = Log::open(&path).unwrap();
    assert_eq!(fs::read_to_string(&path).unwrap(), whole);
    let pairing = entry(0, 2).pairing;
    let games: Vec<_> = log.games(&pairing).map(|record| record.game).collect();
    assert_eq!(games, [1]);
    assert_eq!(log.others([&pairing].into_iter()), 1);
    log.add(entry(2, 2)).unwrap();
    drop(log);
    assert_eq!(Log::open(&path).unwrap().games(&pairing).count(), 2);
}

#[test]
fn a_log_is_written_by_one_tournament_at_a_time() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("log.jsonl");
    let log = Log::open(&path).unwrap();
    let error = Log::open(&path).unwrap_err().to_string();
    assert!(error.contains("a tournament that is going on"), "{error}");
    drop(log);
    Log::open(&path).unwrap();
}

#[test]
fn games_under_other_circumstances_are_others() {
    let due = entry(0, 1).pairing;
    let renamed = Pairing {
        rules: "another name".to_owned(),
        ..due.clone()
    };
    assert!(due.same(&renamed));
    let others: [fn(&mut Pairing); 11] = [
        |pairing| pairing.digest.push('1'),
        |pairing| pairing.agents[1].push_str(":longest=9"),
        |pairing| pairing.programs[0].push('1'),
        |pairing| pairing.limits.push('s'),
        |pairing| pairing.opening += 1,
        |pairing| pairing.start = Some("after=0".to_owned()),
        |pairing| pairing.beginning.push("a1:1".to_owned()),
        |pairing| pairing.repetition = Some(crate::repetition::NoRepetition::Positional),
        |pairing| pairing.seed += 1,
        |pairing| pairing.version.push('1'),
        |pairing| pairing.build.push_str("--portable"),
    ];
    for (number, change) in others.iter().enumerate() {
        let mut other = due.clone();
        change(&mut other);
        assert!(!due.same(&other), "{number}");
    }
    // Lines of older versions have no digest.
    let old = "{\"rules\":\"hex\",\"agents\":[\"random\",\"flat\"],\"limits\":\"1 s\",\
        \"opening\":2,\"seed\":1,\"game\":0,\"seats\":[0,1],\"scores\":[1,0],\
        \"truncated\":false,\"seconds\":[0.5,1.0],\"iterations\":[0,7],\"moves\":[]}\n";
    let (lines, length) = entries(old).unwrap();
    assert_eq!(length, old.len());
    assert!(!lines[0].entry.pairing.same(&due));
}

#[test]
fn a_line_that_is_no_game_is_told_with_its_number() {
    let wrong: [(Change, &str); 10] = [
        (
            |entry| entry.pairing.agents.truncate(1),
            "a game of 1 agents",
        ),
        (|entry| entry.record.seats.clear(), "a game without seats"),
        (
            |entry| entry.record.seats = vec![0, 0],
            "seats [0, 0] are not those of game 1 of 2 agents",
        ),
        (
            |entry| entry.record.seats = vec![0, 7],
            "seats [0, 7] are not those of game 1",
        ),
        (|entry| entry.record.game = 2, "are not those of game 2"),
        (
            |entry| entry.record.scores = Vec::new().into(),
            "0 scores for 2 seats",
        ),
        (
            |entry| entry.record.seconds.truncate(1),
            "not as many times",
        ),
        (|entry| entry.record.iterations.clear(), "not as many times"),
        (|entry| entry.record.seconds[0] = -1.0, "a time of -1 s"),
        (
            |entry| {
                entry.record.forfeit = Some(Forfeit {
                    agent: 2,
                    reason: String::new(),
                });
            },
            "forfeited by agent 2, who has no seat",
        ),
    ];
    for (change, reason) in wrong {
        let mut changed = entry(1, 1);
        change(&mut changed);
        let error = entries(&text(&[entry(0, 1), changed])).unwrap_err();
        assert_eq!(error.line, 2);
        assert!(error.reason.contains(reason), "{error}");
    }
    for (line, reason) in [
        ("# notes\n", "line 1: it is no game"),
        ("{}\n", "line 1: it is no game: missing field"),
        ("[]\n", "line 1: it is no game"),
        ("\n", "line 1: it is no game"),
    ] {
        let error = entries(line).unwrap_err().to_string();
        assert!(error.starts_with(reason), "{error}");
    }
}

/// What a log with these games is refused for, as one of the game.
fn refusal(entries: &[Entry]) -> String {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("log.jsonl");
    fs::write(&path, text(entries)).unwrap();
    let log = Log::open(&path).unwrap();
    let outcome = log.check(&entry(0, 1).pairing, &info());
    outcome.map_or_else(|error| error.to_string(), |()| String::new())
}

#[test]
fn a_game_that_the_rules_do_not_know_is_told_with_its_line() {
    assert_eq!(refusal(&[entry(0, 1), entry(1, 1)]), "");
    let wrong: [(Change, &str); 4] = [
        (
            |entry| {
                entry.record.seats = vec![1, 0, 1];
                entry.record.scores = vec![0; 3].into();
            },
            "3 seats, but 2 players",
        ),
        (
            |entry| entry.record.scores = vec![0, 101].into(),
            "a score of 101 for black, which is from 0 to",
        ),
        (
            |entry| entry.record.scores = vec![-1, 0].into(),
            "a score of -1 for white",
        ),
        (
            |entry| entry.record.moves.push(mark(999, 1)),
            "move 2 is none of this game",
        ),
    ];
    for (change, reason) in wrong {
        let mut changed = entry(1, 1);
        change(&mut changed);
        let found = refusal(&[entry(0, 1), changed.clone()]);
        assert!(found.contains(&format!("line 2: {reason}")), "{found}");
        // Games under other circumstances may be of any game.
        changed.pairing.digest.push('1');
        assert_eq!(refusal(&[entry(0, 1), changed]), "");
    }
    let found = refusal(&[entry(0, 1), entry(1, 1), entry(0, 1)]);
    assert!(
        found.ends_with("line 3: game 0 is in line 1 already"),
        "{found}"
    );
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_device_is_not_read_and_fails_at_the_first_game() {
    let mut log = Log::open(Path::new("/dev/full")).unwrap();
    let error = log.add(entry(0, 1)).unwrap_err();
    assert!(
        format!("{error:#}").contains("cannot write /dev/full"),
        "{error:#}"
    );
    // Nothing is tried again.
    assert!(log.add(entry(1, 1)).is_err());
    assert_eq!(log.games(&entry(0, 1).pairing).count(), 0);
}
