//! The building of all mutants, and the running of the tests once for each.

use std::collections::{BTreeMap, BTreeSet};
use std::fs::{self, File, TryLockError};
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, anyhow};

use super::build::{self, Binaries};
use super::mutant::Mutant;
use super::process::TestBinary;
use super::report::Outcome;
use super::schemata;
use super::tree;
use super::verdict::{Baseline, Verdict};
use rbg_cli::failure::Failure;
use rbg_cli::interrupt;
use rbg_cli::terminal::Terminal;

/// The time that tests may take with a mutant; whoever takes longer is caught.
const LIMIT: Duration = Duration::from_secs(60);

/// The time that tests may take without a mutant.
const BASELINE_LIMIT: Duration = Duration::from_secs(1800);

/// The factor by which all tests of a binary may take longer with a mutant than without one: then
/// they run one after the other.
const ALL_TESTS_FACTOR: u32 = 10;

/// The settings of a run of mutants.
#[derive(Clone, Copy, Debug)]
pub(super) struct Settings {
    /// Whether all unit tests run instead of the one that is named.
    pub(super) all_tests: bool,
    /// The number of mutants that run at the same time.
    pub(super) jobs: usize,
}

/// Builds all mutants and judges those that are meant, in their order.
pub(super) fn run(
    workspace: &Path,
    mutants: &[Mutant],
    is_meant: &dyn Fn(&Mutant) -> bool,
    settings: Settings,
    terminal: Terminal,
) -> Result<Vec<Outcome>, Failure> {
    let folder = workspace.join("target").join("mutants");
    let _lock = lock(&folder)?;
    let mut results = BTreeMap::new();
    let rounds = schemata::rounds(mutants);
    let all = mutants.iter().filter(|mutant| is_meant(mutant)).count();
    let bar = terminal.progress("mutants", all as u64);
    for round in rounds {
        let mut copy = MutatedTree {
            workspace,
            tree: folder.join("tree"),
            target: folder.join("build"),
            round,
        };
        let folders: BTreeSet<&str> = copy
            .round
            .iter()
            .filter(|mutant| is_meant(mutant))
            .map(|mutant| mutant.crate_folder())
            .collect();
        for folder in folders {
            bar.say(&format!("mutants of {folder}: building"));
            bar.set(results.len() as u64);
            let tests = copy.tests(folder, is_meant, settings);
            let binaries = copy.build(folder, &tests, &mut results)?;
            bar.say(&format!("mutants of {folder}"));
            let meant = copy.round.iter().copied();
            let meant = meant.filter(|mutant| mutant.crate_folder() == folder && is_meant(mutant));
            let crate_folder = copy.tree.join(folder);
            let judging = Judging {
                crate_folder: &crate_folder,
                tree: &copy.tree,
                binaries: &binaries,
                settings,
                done: &|done| bar.set((results.len() + done) as u64),
            };
            let judged = judging.all(&meant.collect::<Vec<_>>())?;
            results.extend(judged.into_iter().map(|judged| (judged.number, judged)));
        }
    }
    let meant = mutants.iter().filter(|mutant| is_meant(mutant));
    Ok(meant
        .filter_map(|mutant| results.remove(&mutant.number))
        .collect())
}

/// Keeps others from changing the copy while it is in use.
fn lock(folder: &Path) -> Result<File, Failure> {
    fs::create_dir_all(folder).with_context(|| format!("cannot create {}", folder.display()))?;
    let path = folder.join("lock");
    let file = File::options().create(true).append(true).open(&path);
    let file = file.with_context(|| format!("cannot open {}", path.display()))?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => {
            Err(anyhow!("mutants are being run in this workspace already").into())
        }
        Err(TryLockError::Error(error)) => Err(anyhow!(error).context("cannot lock").into()),
    }
}

/// The copy of the workspace with the mutants of a round.
struct MutatedTree<'a> {
    workspace: &'a Path,
    tree: PathBuf,
    target: PathBuf,
    /// The mutants; those that do not compile leave the round.
    round: Vec<&'a Mutant>,
}

impl MutatedTree<'_> {
    /// Returns the test binaries that are needed for a crate.
    fn tests(
        &self,
        folder: &str,
        is_meant: &dyn Fn(&Mutant) -> bool,
        settings: Settings,
    ) -> BTreeSet<Option<String>> {
        if settings.all_tests {
            return BTreeSet::from([None]);
        }
        let meant = self.round.iter().filter(|mutant| is_meant(mutant));
        let meant = meant.filter(|mutant| mutant.crate_folder() == folder);
        meant
            .map(|mutant| mutant.caught_by.target.clone())
            .collect()
    }

    /// Builds the tests of a crate without the mutants that do not compile.
    fn build(
        &mut self,
        folder: &str,
        tests: &BTreeSet<Option<String>>,
        results: &mut BTreeMap<u32, Outcome>,
    ) -> Result<Binaries, Failure> {
        let package = build::package(&self.workspace.join(folder))?;
        loop {
            let mutated = tree::write(self.workspace, &self.tree, &self.round)?;
            interrupt::check()?;
            match build::build(&self.tree, &self.target, &package, tests, &mutated)? {
                Ok(binaries) => return Ok(binaries),
                Err(blamed) => {
                    let refused = |mutant: &&Mutant| blamed.contains_key(&mutant.number);
                    for mutant in self.round.extract_if(.., |mutant| refused(mutant)) {
                        let message = blamed[&mutant.number].clone();
                        let verdict = Verdict::DoesNotCompile { message };
                        results.insert(mutant.number, Outcome::new(mutant, verdict, 0.0));
                    }
                }
            }
        }
    }
}

/// The judging of the mutants of one crate.
struct Judging<'a> {
    crate_folder: &'a Path,
    tree: &'a Path,
    binaries: &'a Binaries,
    settings: Settings,
    /// The callback that hears how many are done.
    done: &'a (dyn Fn(usize) + Sync),
}

impl Judging<'_> {
    fn all(&self, mutants: &[&Mutant]) -> Result<Vec<Outcome>, Failure> {
        let mut baselines = BTreeMap::new();
        for (target, path) in self.binaries {
            let of_target = mutants
                .iter()
                .filter(|mutant| self.settings.all_tests || mutant.caught_by.target == *target);
            let paths: BTreeSet<&str> = of_target
                .map(|mutant| mutant.caught_by.path.as_str())
                .collect();
            if paths.is_empty() {
                continue;
            }
            let begun = Instant::now();
            let mut arguments = Vec::new();
            if !self.settings.all_tests {
                arguments.push("--exact");
                arguments.extend(paths);
            }
            let run = self.binary(path).run(&arguments, 0, BASELINE_LIMIT)?;
            let baseline = Baseline::new(&run).ok_or_else(|| {
                let said = run.output.trim_end();
                anyhow!(
                    "{} does not come to an end without a mutant\n{said}",
                    path.display()
                )
            })?;
            baselines.insert(target, (baseline, begun.elapsed()));
        }
        let (next, done) = (AtomicUsize::new(0), AtomicUsize::new(0));
        let results = Mutex::new(Vec::new());
        thread::scope(|scope| {
            let work = || -> Result<(), Failure> {
                while let Some(mutant) = mutants.get(next.fetch_add(1, Ordering::SeqCst)) {
                    let target = self.target(mutant);
                    let (baseline, took) = &baselines[target];
                    let judged = self.one(mutant, &self.binaries[target], baseline, *took)?;
                    results
                        .lock()
                        .unwrap_or_else(|poison| poison.into_inner())
                        .push(judged);
                    (self.done)(done.fetch_add(1, Ordering::SeqCst) + 1);
                }
                Ok(())
            };
            let workers: Vec<_> = (0..self.settings.jobs).map(|_| scope.spawn(work)).collect();
            let ends = workers.into_iter().map(|worker| {
                worker
                    .join()
                    .unwrap_or_else(|panic| std::panic::resume_unwind(panic))
            });
            ends.collect::<Vec<_>>()
                .into_iter()
                .collect::<Result<(), _>>()
        })?;
        Ok(results
            .into_inner()
            .unwrap_or_else(|poison| poison.into_inner()))
    }

    /// Returns the test binary that judges a mutant.
    fn target<'m>(&self, mutant: &'m Mutant) -> &'m Option<String> {
        if self.settings.all_tests {
            &None
        } else {
            &mutant.caught_by.target
        }
    }

    fn binary<'b>(&'b self, path: &'b Path) -> TestBinary<'b> {
        TestBinary {
            path,
            folder: self.crate_folder,
            workspace: self.tree,
        }
    }

    /// Judges one mutant.
    fn one(
        &self,
        mutant: &Mutant,
        binary: &Path,
        baseline: &Baseline,
        took: Duration,
    ) -> Result<Outcome, Failure> {
        let begun = Instant::now();
        let test = mutant.caught_by.path.as_str();
        let (arguments, limit): (&[&str], _) = if self.settings.all_tests {
            (&["--test-threads=1"], LIMIT + ALL_TESTS_FACTOR * took)
        } else if let Some(objection) = baseline.objection(test) {
            return Ok(Outcome::new(mutant, objection, 0.0));
        } else {
            (&["--exact", test], LIMIT)
        };
        let run = self.binary(binary).run(arguments, mutant.number, limit)?;
        let verdict = baseline.judge(&run);
        Ok(Outcome::new(mutant, verdict, begun.elapsed().as_secs_f64()))
    }
}
