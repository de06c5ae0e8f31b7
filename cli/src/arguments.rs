//! Arguments that several verbs take, and readers of their values.

use std::num::NonZero;
use std::ops::{Bound, RangeBounds};
use std::sync::OnceLock;
use std::time::Duration;

use clap::{Args, ValueEnum};
use rbg_compiler::Limits;
use rbg_runtime::PlayoutMode;
use rbg_runtime::agents::AgentSpec;
use rbg_runtime::search::Budget;
use serde::{Deserialize, Serialize};
use sysinfo::System;

use crate::failure::Failure;
use crate::program_name;

/// The number of seconds beyond which a run is taken for a typing mistake.
const LONGEST: f64 = 1e9;

/// The arguments that all verbs have.
#[derive(Args, Clone, Debug)]
pub struct CommonArguments {
    /// Raise or lower a limit on descriptions, such as effort=200000000; may be
    /// given several times
    #[arg(long = "limit", global = true, value_name = "NAME=NUMBER", value_parser = named_limit)]
    limits: Vec<LimitArgument>,
}

impl CommonArguments {
    /// Returns the limits on descriptions.
    ///
    /// # Errors
    ///
    /// Where there is no limit of a name, or a number is out of its range.
    pub fn limits(&self) -> Result<Limits, Failure> {
        let mut limits = Limits::default();
        for limit in &self.limits {
            if let LimitArgument::Named(name, number) = limit {
                limits.set(name, *number).map_err(Failure::Usage)?;
            }
        }
        Ok(limits)
    }
}

/// A value of `--limit`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LimitArgument {
    /// A limit on descriptions.
    Named(String, usize),
    /// A number of games, for verbs that play so many.
    Games(u64),
}

/// Reads a limit on descriptions as a value of `--limit`.
fn named_limit(text: &str) -> Result<LimitArgument, String> {
    limit(text).map(|(name, number)| LimitArgument::Named(name, number))
}

/// Reads a number of games, or a limit on descriptions, as a value of `--limit`.
///
/// # Errors
///
/// What is wrong about it.
pub fn games_or_limit(text: &str) -> Result<LimitArgument, String> {
    if text.contains('=') {
        return named_limit(text);
    }
    whole(..)(text)
        .map(LimitArgument::Games)
        .map_err(|error| format!("{error}, and no NAME=NUMBER"))
}

/// Reads a limit, `NAME=NUMBER`.
///
/// # Errors
///
/// What is wrong about it.
pub fn limit(text: &str) -> Result<(String, usize), String> {
    let (name, number) = text.split_once('=').ok_or("expected NAME=NUMBER")?;
    let number = whole(..)(number).map_err(|error| format!("{name}: {error}"))?;
    // What is wrong about a limit is told along with the argument.
    Limits::default().set(name, number)?;
    Ok((name.to_owned(), number))
}

/// The ways in which a playout finds its moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ValueEnum)]
#[serde(rename_all = "lowercase")]
pub enum Mode {
    /// List all legal moves, pick one
    #[default]
    Enumerate,
    /// Draw one legal move
    Sample,
}

impl From<Mode> for PlayoutMode {
    fn from(mode: Mode) -> Self {
        match mode {
            Mode::Enumerate => Self::Enumerate,
            Mode::Sample => Self::Sample,
        }
    }
}

/// Returns the reader of whole numbers in a range.
pub fn whole<T: TryFrom<u64>>(
    range: impl RangeBounds<u64>,
) -> impl Fn(&str) -> Result<T, String> + Clone + Send + Sync + 'static {
    let least = match range.start_bound() {
        Bound::Included(&least) => least,
        Bound::Excluded(&below) => below.saturating_add(1),
        Bound::Unbounded => 0,
    };
    let largest = u64::MAX >> 64_usize.saturating_sub(8 * size_of::<T>());
    let most = match range.end_bound() {
        Bound::Included(&most) => most.min(largest),
        Bound::Excluded(&above) => above.saturating_sub(1).min(largest),
        Bound::Unbounded => largest,
    };
    move |text| {
        let number = text.parse().ok();
        number
            .filter(|number| (least..=most).contains(number))
            .and_then(|number| T::try_from(number).ok())
            .ok_or_else(|| format!("not a whole number from {least} to {most}"))
    }
}

/// Returns the reader of numbers from 0 to some number.
pub fn up_to(most: f64) -> impl Fn(&str) -> Result<f64, String> + Clone + Send + Sync + 'static {
    move |text| {
        let number = text.parse().ok();
        let number = number.filter(|number| (0.0..=most).contains(number));
        number.ok_or_else(|| format!("not a number from 0 to {most}"))
    }
}

/// Reads a time in seconds.
///
/// # Errors
///
/// What is wrong about it.
pub fn seconds(text: &str) -> Result<Duration, String> {
    let seconds: f64 = text
        .parse()
        .map_err(|_| "not a number of seconds".to_owned())?;
    if !(0.0..=LONGEST).contains(&seconds) {
        return Err(format!("not between 0 and {LONGEST} seconds"));
    }
    Ok(Duration::from_secs_f64(seconds))
}

/// Reads a time in seconds that is not zero: without any time nothing could be measured.
///
/// # Errors
///
/// What is wrong about it.
pub fn some_time(text: &str) -> Result<Duration, String> {
    let time = seconds(text)?;
    if time.is_zero() {
        return Err("has to be more than nothing".to_owned());
    }
    Ok(time)
}

/// The largest number of jobs: more than any machine does at the same time.
const MOST_JOBS: usize = 1024;

/// Reads how much is done at the same time.
///
/// # Errors
///
/// What is wrong about it.
pub fn jobs(text: &str) -> Result<NonZero<usize>, String> {
    let jobs = text
        .parse()
        .ok()
        .filter(|jobs: &NonZero<usize>| jobs.get() <= MOST_JOBS);
    jobs.ok_or_else(|| format!("not a whole number from 1 to {MOST_JOBS}"))
}

/// How long agents think that are not told otherwise.
#[derive(Args, Clone, Debug)]
pub struct Thinking {
    /// Seconds for a move of agents without a limit of their own [default: 1]
    #[arg(long, value_name = "S", value_parser = some_time)]
    time_per_move: Option<Duration>,
    /// Iterations for a move of agents without a limit of their own
    #[arg(long, value_name = "N", conflicts_with = "time_per_move",
        value_parser = whole::<u64>(1..))]
    iterations: Option<u64>,
}

impl Thinking {
    /// Returns whether any limit is given.
    pub fn is_given(&self) -> bool {
        self.time_per_move.is_some() || self.iterations.is_some()
    }

    /// Returns the limits for a move.
    pub fn budget(&self) -> Budget {
        match (self.iterations, self.time_per_move) {
            (Some(count), _) => Budget::iterations(count),
            (None, time) => Budget::time(time.unwrap_or(Duration::from_secs(1))),
        }
    }
}

/// Reads the specification of an agent and writes it in its full form.
///
/// # Errors
///
/// What is wrong about it.
pub fn agent(text: &str) -> Result<String, String> {
    let spec: AgentSpec = text.parse().map_err(|error| {
        let program = program_name::get();
        format!("{error}\n  hint: `{program} agents` lists them")
    })?;
    if let Some(wanted) = spec.memory() {
        machine_has(wanted >> 20)?;
    }
    Ok(spec.to_string())
}

/// Reads a number of MiB that the machine has.
///
/// # Errors
///
/// What is wrong about it.
pub fn mebibytes(text: &str) -> Result<u64, String> {
    let number = text
        .parse()
        .map_err(|_| "not a whole number of MiB".to_owned())?;
    if number == 0 {
        return Err("has to be more than nothing".to_owned());
    }
    machine_has(number)?;
    Ok(number)
}

/// Checks that the machine has so many MiB of memory.
fn machine_has(wanted: u64) -> Result<(), String> {
    static TOTAL: OnceLock<u64> = OnceLock::new();
    let total = *TOTAL.get_or_init(|| {
        let Ok(mut system) = System::new() else {
            return 0;
        };
        system.refresh_memory();
        let total = system.total_memory();
        let limit = system.cgroup_limits().map(|limits| limits.total_memory);
        limit.map_or(total, |limit| limit.min(total)) >> 20
    });
    // What cannot be found out is nothing.
    if total > 0 && wanted > total {
        return Err(format!(
            "{wanted} MiB of memory, but this machine has {total} MiB"
        ));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn jobs_are_as_many_as_a_machine_can_do() {
        assert_eq!(jobs("1024").map(NonZero::get), Ok(1024));
        for wrong in ["0", "-1", "1025", "18446744073709551615", "nan", ""] {
            assert!(jobs(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn numbers_outside_of_a_range_are_told_the_range() {
        let few = whole::<u16>(1..=1024);
        assert_eq!((few("1"), few("1024")), (Ok(1), Ok(1024)));
        let any = whole::<u32>(..);
        assert_eq!((any("0"), any("4294967295")), (Ok(0), Ok(u32::MAX)));
        assert_eq!(whole::<u64>(1..)("18446744073709551615"), Ok(u64::MAX));
        for wrong in ["0", "-1", "1025", "1.5", "soon", "99999999999999999999", ""] {
            let told = "not a whole number from 1 to 1024".to_owned();
            assert_eq!(few(wrong), Err(told), "{wrong}");
        }
        let told = "not a whole number from 0 to 4294967295".to_owned();
        assert_eq!(any("4294967296"), Err(told));
    }

    #[test]
    fn a_misspelt_limit_is_told_the_nearest_one() {
        assert_eq!(limit("cells=7"), Ok(("cells".to_owned(), 7)));
        for (wrong, told) in [
            ("efort=7", "did you mean `effort`?"),
            ("cell=7", "did you mean `cells`?"),
            ("cells=-7", "cells: not a whole number from 0 to"),
            ("cells=65536", "at most 65535"),
            ("cells", "expected NAME=NUMBER"),
        ] {
            let error = limit(wrong).unwrap_err();
            assert!(error.contains(told), "{wrong}: {error}");
        }
    }

    #[test]
    fn more_memory_than_the_machine_has_is_refused() {
        assert_eq!(mebibytes("1"), Ok(1));
        for wrong in [
            "0",
            "-1",
            "1.5",
            "nan",
            "1048576000",
            "99999999999999999999",
        ] {
            assert!(mebibytes(wrong).is_err(), "{wrong}");
        }
        let error = agent("alphabeta:memory=1048576").unwrap_err();
        assert!(error.contains("this machine has"), "{error}");
        assert!(agent("mcts:memory=64").is_ok());
    }

    #[test]
    fn seconds_are_finite_and_not_negative() {
        assert_eq!(seconds("1.5"), Ok(Duration::from_millis(1500)));
        for wrong in ["-1", "nan", "inf", "1e300", "soon", ""] {
            assert!(seconds(wrong).is_err(), "{wrong}");
        }
    }
}
