//! Campaigns: many random games, each compiled in several ways and compared with the oracle.

use std::collections::{BTreeMap, BTreeSet};
use std::panic::{AssertUnwindSafe, catch_unwind};

use anyhow::Result;
use rbg_compiler::{Options, SWITCHES, Switch};
use serde::Serialize;

use crate::compile::{Kinds, NAME, compiled, numbered, without_comments};
use crate::generate::description;
use rbg_testkit::harness::{Emitted, Harness};
use rbg_testkit::oracle::Transcript;
use rbg_testkit::oracle::record::{Extent, Unfit, record};

/// The number of descriptions that are tried for one game.
const ATTEMPTS: u64 = 12;

/// The number of positions below which games are played only if no attempt brings a longer one.
pub(crate) const LONG_ENOUGH: usize = 25;

/// A random game and what is true about it.
#[derive(Clone, Debug)]
pub struct Game {
    /// The number of the game in the campaign.
    pub number: u64,
    /// The description.
    pub text: String,
    /// The transcript of the interpreter.
    pub transcript: Transcript,
}

/// Returns the game of a number: the first attempt that is long enough, or the longest.
///
/// Descriptions that were given up on are counted by reason.
pub fn game(seed: u64, number: u64, unfit: &mut BTreeMap<Unfit, u64>) -> Option<Game> {
    let mut best: Option<(usize, Game)> = None;
    for attempt in 0..ATTEMPTS {
        let text = description(seed, number, attempt);
        let recorded = catch_unwind(AssertUnwindSafe(|| {
            record(&text, NAME, number, &Extent::default())
        }));
        match recorded {
            Ok(Ok(transcript)) => {
                let positions = transcript.plays.iter().map(Vec::len).sum();
                if best.as_ref().is_none_or(|(most, _)| positions > *most) {
                    let game = Game {
                        number,
                        text,
                        transcript,
                    };
                    best = Some((positions, game));
                }
                if positions >= LONG_ENOUGH {
                    break;
                }
            }
            Ok(Err(why)) => *unfit.entry(why).or_default() += 1,
            Err(_) => *unfit.entry(Unfit::Panic).or_default() += 1,
        }
    }
    best.map(|(_, game)| game)
}

/// Returns the ways to compile game `number`: with everything, and others in turn.
pub fn ways(number: u64) -> Vec<Options> {
    let off = |switches: Vec<&'static Switch>| Options::default().without(switches);
    let mut others = vec![off(SWITCHES.iter().collect())];
    others.push(off(SWITCHES
        .iter()
        .filter(|switch| switch.is_planned())
        .collect()));
    others.extend(SWITCHES.iter().map(|switch| off(vec![switch])));
    // Some combinations that nobody has thought of.
    for shift in [0, 5, 9] {
        let bits = number.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> shift;
        let some = SWITCHES.iter().enumerate();
        let some = some.filter(|(place, _)| bits >> (place * 3) & 3 == 0);
        others.push(off(some.map(|(_, switch)| switch).collect()));
    }
    let turn = number as usize % others.len();
    others.rotate_left(turn);
    others.insert(0, Options::default());
    others
}

/// A reasoner of a game that does not play as the interpreter does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Failure {
    /// The seed of the campaign.
    pub seed: u64,
    /// The number of the game.
    pub number: u64,
    /// The optimisations that were left out, as flags.
    pub options: String,
    /// The mistake, in words.
    pub what: String,
    /// The description.
    pub text: String,
    /// The options themselves.
    #[serde(skip)]
    pub way: Options,
}

impl Failure {
    fn new(seed: u64, game: &Game, way: &Options, what: String) -> Self {
        Self {
            seed,
            number: game.number,
            options: way.to_string(),
            what,
            text: game.text.clone(),
            way: way.clone(),
        }
    }

    /// Returns the kind of mistake without what differs from game to game: failures with the same
    /// kind may have the same cause.
    pub fn kind(&self) -> String {
        kind(&self.what)
    }
}

/// Returns the kind of failure that a message tells of.
pub fn kind(what: &str) -> String {
    let behind = what
        .split_once(" moves: ")
        .map_or(what, |(_, behind)| behind);
    let first = behind.split("Snapshot").next().unwrap_or(behind);
    let mut kind = String::new();
    let mut depth = 0_usize;
    for c in first.lines().next().unwrap_or_default().chars() {
        match c {
            '(' | '[' if !kind.ends_with("error") => depth += 1,
            ')' | ']' if depth > 0 => depth -= 1,
            _ if depth > 0 => {}
            '0'..='9' if kind.ends_with('#') => {}
            '0'..='9' if !kind.ends_with('E') && !kind.contains("error[") => kind.push('#'),
            '`' | '"' => break,
            c => kind.push(c),
        }
    }
    kind.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The outcome of some games.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Outcome {
    /// The number of games that were played.
    pub games: u64,
    /// The number of games that could not be found.
    pub without_game: u64,
    /// The number of games that do not exercise what was asked for.
    pub passed_over: u64,
    /// The number of reasoners that were built and compared.
    pub reasoners: u64,
    /// The number of positions of all transcripts.
    pub positions: u64,
    /// The number of their legal moves.
    pub moves: u64,
    /// The number of games in which some reasoner failed.
    pub failed_games: u64,
    /// The number of descriptions that were given up on, by reason.
    pub unfit: BTreeMap<Unfit, u64>,
    /// The number of games that exercise each kind of analysis and plan.
    pub coverage: BTreeMap<&'static str, u64>,
    /// The number of reasoners by the optimisations that were left out.
    pub ways: BTreeMap<String, u64>,
    /// The failures.
    pub failures: Vec<Failure>,
}

impl Outcome {
    /// Counts a game and what its transcript holds.
    fn count(&mut self, game: &Game) {
        self.games += 1;
        let steps = game.transcript.plays.iter().flatten();
        self.positions += steps.clone().count() as u64;
        self.moves += steps.map(|step| step.moves.len() as u64).sum::<u64>();
    }

    /// Counts what a game exercises.
    fn cover(&mut self, kinds: Kinds) {
        for kind in kinds {
            *self.coverage.entry(kind).or_default() += 1;
        }
    }

    /// Counts the games in which something failed.
    fn count_failed(&mut self) {
        let failed = self.failures.iter().map(|failure| failure.number);
        self.failed_games = failed.collect::<BTreeSet<u64>>().len() as u64;
    }

    /// Adds the outcome of other games.
    pub fn add(&mut self, other: Self) {
        self.games += other.games;
        self.without_game += other.without_game;
        self.passed_over += other.passed_over;
        self.reasoners += other.reasoners;
        self.positions += other.positions;
        self.moves += other.moves;
        self.failed_games += other.failed_games;
        for (why, count) in other.unfit {
            *self.unfit.entry(why).or_default() += count;
        }
        for (kind, count) in other.coverage {
            *self.coverage.entry(kind).or_default() += count;
        }
        for (way, count) in other.ways {
            *self.ways.entry(way).or_default() += count;
        }
        self.failures.extend(other.failures);
        self.failures.sort_by_key(|failure| failure.number);
    }
}

/// The choice of games that a campaign is about.
#[derive(Clone, Copy, Debug)]
pub struct Choice<'a> {
    /// The seed of all games.
    pub seed: u64,
    /// The kind that games have to exercise, one of [`KINDS`](crate::coverage::KINDS), if only
    /// those are wanted.
    pub exercising: Option<&'a str>,
}

impl Choice<'_> {
    /// Returns the games with some numbers.
    fn games(self, numbers: impl IntoIterator<Item = u64>, outcome: &mut Outcome) -> Vec<Game> {
        let mut games = Vec::new();
        for number in numbers {
            match game(self.seed, number, &mut outcome.unfit) {
                Some(game) if self.wants(&game) => games.push(game),
                Some(_) => outcome.passed_over += 1,
                None => outcome.without_game += 1,
            }
        }
        games
    }

    /// Returns whether a game is one of them; so is one at which the compiler breaks down.
    fn wants(self, game: &Game) -> bool {
        self.exercising.is_none_or(|kind| {
            let compiled = compiled(&game.text, &Options::default(), true);
            compiled.map_or(true, |(_, kinds)| kinds.contains(kind))
        })
    }
}

/// Returns what is wrong with the numbers of a game's moves.
fn misnumbered(seed: u64, game: &Game) -> Option<Failure> {
    let what = numbered(&game.text, &game.transcript).err()?;
    Some(Failure::new(seed, game, &Options::default(), what))
}

/// Counts what the games with some numbers exercise; nothing is built.
pub fn survey_games(choice: Choice<'_>, numbers: impl IntoIterator<Item = u64>) -> Outcome {
    let mut outcome = Outcome::default();
    for game in choice.games(numbers, &mut outcome) {
        outcome.count(&game);
        outcome.failures.extend(misnumbered(choice.seed, &game));
        let way = Options::default();
        match compiled(&game.text, &way, true) {
            Ok((_, kinds)) => outcome.cover(kinds),
            Err(what) => outcome
                .failures
                .push(Failure::new(choice.seed, &game, &way, what)),
        }
    }
    outcome.count_failed();
    outcome
}

/// Compares the games with some numbers, each compiled in `ways_each` ways at most.
///
/// # Errors
///
/// If programs cannot be built for reasons other than a reasoner.
pub fn compare_games(
    harness: &Harness,
    choice: Choice<'_>,
    numbers: impl IntoIterator<Item = u64>,
    ways_each: usize,
) -> Result<Outcome> {
    let mut outcome = Outcome::default();
    let games = choice.games(numbers, &mut outcome);
    let mut emitted = Vec::new();
    let mut origins = Vec::new();
    for (place, game) in games.iter().enumerate() {
        outcome.count(game);
        outcome.failures.extend(misnumbered(choice.seed, game));
        let mut sources: BTreeSet<String> = BTreeSet::new();
        for way in ways(game.number) {
            if sources.len() >= ways_each {
                break;
            }
            let failed = |what: String| Failure::new(choice.seed, game, &way, what);
            match compiled(&game.text, &way, sources.is_empty()) {
                Ok((source, kinds)) => {
                    outcome.cover(kinds);
                    if sources.insert(without_comments(&source)) {
                        *outcome.ways.entry(way.to_string()).or_default() += 1;
                        emitted.push(Emitted::new(source, place));
                        origins.push(failed(String::new()));
                    }
                }
                Err(what) => {
                    outcome.failures.push(failed(what));
                    break;
                }
            }
        }
    }
    let transcripts: Vec<Transcript> = games.into_iter().map(|game| game.transcript).collect();
    outcome.reasoners = emitted.len() as u64;
    let verdicts = harness.compare(&emitted, &transcripts)?;
    for (origin, verdict) in origins.into_iter().zip(verdicts) {
        if let Err(what) = verdict {
            outcome.failures.push(Failure { what, ..origin });
        }
    }
    outcome.count_failed();
    Ok(outcome)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kinds_of_failures_do_not_depend_on_the_game() {
        let missing = [
            "play 1, after 3 moves: the move (7, 3) (8, 2) is missing",
            "play 0, after 0 moves: the move (1, 1) is missing",
        ];
        assert_eq!(missing.map(kind), ["the move is missing"; 2]);
        assert_eq!(
            kind("does not build: error[E0308]: mismatched types"),
            "does not build: error[E0308]: mismatched types"
        );
    }

    #[test]
    fn every_game_is_compiled_with_everything_first() {
        for number in 0..40 {
            let ways = ways(number);
            assert_eq!(ways[0], Options::default());
            assert_eq!(ways.len(), SWITCHES.len() + 6);
        }
    }
}
