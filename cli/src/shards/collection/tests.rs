use std::ops::ControlFlow::Continue;

use proptest::collection::vec;
use proptest::prelude::*;
use rbg_compiler::interpret::Interpreter;
use rbg_runtime::{AnyGame, PlayoutLimit, PlayoutMode, PlayoutRequest};

use super::super::job::{Perft, Playouts, Work};
use super::super::part::{Place, Prefix, Span};
use super::super::sums::PlayoutSums;
use super::*;
use crate::arguments::Mode;
use crate::engine::Engine;

/// The number of playouts of the job.
const PLAYOUTS: u64 = 24;

fn playouts(seed: u64) -> Job {
    let work = Work::Playouts(Playouts {
        engine: Engine::Interpreter,
        mode: Mode::Enumerate,
        playouts: PLAYOUTS,
        seed,
        no_repetition: None,
    });
    Job::new(None, work)
}

/// Returns what comes of some playouts, truly played.
fn played(span: Span) -> Outcome {
    let loaded = rbg_compiler::load(rbg_testkit::games::SPREADING.as_bytes()).unwrap();
    let game = Interpreter::new(loaded.game, "spreading");
    let limit = PlayoutLimit::Count(span.count);
    let request = PlayoutRequest::new(PlayoutMode::Enumerate, limit).with_first(span.first);
    let stats = game.playouts(&request, &mut |_| Continue(())).unwrap();
    Outcome::Playouts(PlayoutSums::from(stats))
}

/// Returns what comes of a shard of the job of playouts.
fn shard(first: u64, count: u64) -> Collection {
    let span = Span::new(first, count);
    Collection::of(&Shard::new(playouts(0), Part::Span(span)), played(span))
}

/// Returns what comes of a beginning, by the places of its moves.
fn counted(places: &[(u64, u64)]) -> Collection {
    let work = Work::Perft(Perft {
        engine: Engine::Interpreter,
        depth: 9,
        no_repetition: None,
    });
    let places = places.iter().map(|&(number, of)| Place { number, of });
    let places: Vec<Place> = places.collect();
    let moves = places.iter().map(|place| format!("a{}:1", place.number));
    // As many sequences below each beginning as there are below all that are longer.
    let share: u64 = places.iter().map(|place| place.of).product();
    let prefix = Prefix {
        moves: moves.collect(),
        places,
    };
    let shard = Shard::new(Job::new(None, work), Part::Prefix(prefix));
    Collection::of(&shard, Outcome::Perft(360 / share))
}

fn merged(collections: impl IntoIterator<Item = Collection>) -> Collection {
    let mut collections = collections.into_iter();
    let mut all = collections.next().unwrap();
    for collection in collections {
        all.add(collection).unwrap();
    }
    all
}

/// All parts into which the tests cut: in three sizes, which do not fit each other.
fn pieces() -> Vec<Collection> {
    let sizes = [1, 5, 7].into_iter();
    let spans = sizes.flat_map(|size| Span::new(0, PLAYOUTS).cut(size));
    spans.map(|span| shard(span.first, span.count)).collect()
}

/// Beginnings of one, two and three moves.
fn beginnings() -> Vec<Collection> {
    let mut found = Vec::new();
    for a in 0..3 {
        found.push(counted(&[(a, 3)]));
        for b in 0..2 {
            found.push(counted(&[(a, 3), (b, 2)]));
            found.extend((0..4).map(|c| counted(&[(a, 3), (b, 2), (c, 4)])));
        }
    }
    found
}

/// Merges some of the collections, as the numbers say, in two orders and groupings, and compares
/// the bytes.
fn check_groupings(pieces: &[Collection], order: &[usize], groups: &[usize]) {
    let chosen: Vec<Collection> = order
        .iter()
        .map(|&n| pieces[n % pieces.len()].clone())
        .collect();
    let one_by_one = merged(chosen.clone()).text().unwrap();
    let backward = merged(chosen.iter().rev().cloned()).text().unwrap();
    assert_eq!(one_by_one, backward);
    // Group by group, each group through a file, and the groups backward.
    let mut grouped: Vec<Collection> = Vec::new();
    let mut rest = &chosen[..];
    for &size in groups {
        let (group, behind) = rest.split_at(size.clamp(0, rest.len()));
        if !group.is_empty() {
            let text = merged(group.to_vec()).text().unwrap();
            grouped.push(Collection::parse(text.as_bytes()).unwrap());
        }
        rest = behind;
    }
    grouped.extend(rest.iter().cloned());
    let twice = grouped.iter().rev().chain(&grouped).cloned();
    assert_eq!(merged(twice).text().unwrap(), one_by_one);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, failure_persistence: None, ..Default::default() })]

    #[test]
    fn spans_merge_in_any_order_grouping_and_number(
        order in vec(0_usize..1000, 1..40), groups in vec(0_usize..6, 0..10)
    ) {
        check_groupings(&pieces(), &order, &groups);
    }

    #[test]
    fn beginnings_merge_in_any_order_grouping_and_number(
        order in vec(0_usize..1000, 1..60), groups in vec(0_usize..6, 0..10)
    ) {
        check_groupings(&beginnings(), &order, &groups);
    }
}

#[test]
fn the_whole_is_the_same_however_it_is_cut() {
    let whole = shard(0, PLAYOUTS);
    assert!(whole.is_complete());
    for size in 1..PLAYOUTS {
        let cut = Span::new(0, PLAYOUTS).cut(size);
        let parts: Vec<Collection> = cut.map(|span| shard(span.first, span.count)).collect();
        let but_one = merged(parts[1..].iter().cloned());
        assert!(!but_one.is_complete() && but_one.share() < 1.0);
        assert_eq!(merged(parts), whole, "{size}");
    }
    let all = merged(beginnings());
    assert!(all.is_complete());
    assert_eq!(all.total(), Some(Outcome::Perft(360)));
}

#[test]
fn what_is_there_is_told_though_it_is_not_all() {
    let mut some = shard(0, 6);
    some.add(shard(12, 6)).unwrap();
    assert_eq!(some.share(), 0.5);
    let Some(Outcome::Playouts(sums)) = some.total() else {
        panic!("they are playouts");
    };
    assert_eq!((sums.playouts, sums.moves.count()), (12, 12));
    // Parts that overlap are not counted twice.
    some.add(shard(3, 6)).unwrap();
    assert_eq!((some.share(), some.parts().count()), (0.5, 3));
    let mut tree = counted(&[(0, 3)]);
    tree.add(counted(&[(0, 3), (1, 2)])).unwrap();
    tree.add(counted(&[(1, 3), (1, 2)])).unwrap();
    assert_eq!(
        (tree.share(), tree.total()),
        (0.5, Some(Outcome::Perft(180)))
    );
}

#[test]
fn other_jobs_other_versions_and_other_outcomes_are_refused() {
    let kept = shard(0, 6);
    let other_seed = {
        let mut other = kept.clone();
        other.job = playouts(1);
        other
    };
    let other_version = {
        let mut other = kept.clone();
        other.job.versions.runtime = "0".to_owned();
        other
    };
    let other_outcome = {
        let shard = Shard::new(playouts(0), Part::Span(Span::new(0, 6)));
        Collection::of(&shard, played(Span::new(6, 6)))
    };
    for (other, told) in [
        (
            other_seed,
            "they are of different jobs: work.options.seed is 0 and 1",
        ),
        (
            other_version,
            "they were computed by different versions: runtime is ",
        ),
        (other_outcome, "they differ in what comes of 0 to 5"),
    ] {
        let mut collection = kept.clone();
        let conflict = collection.add(other).unwrap_err().to_string();
        assert!(conflict.starts_with(told), "{conflict}");
        assert_eq!(collection, kept);
    }
}

#[test]
fn every_change_of_a_file_is_noticed() {
    let text = merged([shard(0, 6), shard(12, 6)]).text().unwrap();
    assert_eq!(
        Collection::parse(text.as_bytes()).unwrap().text().unwrap(),
        text
    );
    // The last byte ends the line.
    for length in 0..text.len() - 1 {
        let read = Collection::parse(&text.as_bytes()[..length]);
        assert!(matches!(read, Err(ReadError::Damaged(_))), "{length}");
    }
    let digits = text.match_indices(|c: char| c.is_ascii_digit());
    for (place, digit) in digits {
        let other = if digit == "7" { "6" } else { "7" };
        let mut changed = text.clone();
        changed.replace_range(place..=place, other);
        let read = Collection::parse(changed.as_bytes());
        assert!(read.is_err(), "{place}: {changed}");
    }
}

#[test]
fn files_of_something_else_are_told_from_damaged_ones() {
    let text = shard(0, 6).text().unwrap();
    let job = serde_json::to_string(&playouts(0)).unwrap();
    for foreign in [
        "{}",
        "[]",
        "17",
        &job,
        &text.replacen("\"schema\":1", "\"schema\":2", 1),
    ] {
        let read = Collection::parse(foreign.as_bytes());
        assert!(
            matches!(read, Err(ReadError::Foreign(_))),
            "{foreign}: {read:?}"
        );
    }
}
