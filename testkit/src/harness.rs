//! A harness for many reasoners built as one program, which compares them with the oracle.
//!
//! Starting rustc and linking cost more than a small reasoner does, so some dozens
//! share a program. What does not build is left out, and the rest is built again. A
//! reasoner at which the program ends or hangs is noted, and the program started
//! again behind it.

use std::collections::BTreeMap;
use std::env::consts::EXE_SUFFIX;
use std::fmt::Write;
use std::fs::{self, File};
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::Duration;

use anyhow::{Context, Result, bail};

use crate::oracle::program::{Line, Verdict};
use crate::oracle::{Compared, Step, Transcript};

/// The longest time that a reasoner takes to answer everything.
const PATIENCE: Duration = Duration::from_secs(60);

/// The longest time where something is known to be broken.
const SHORT_PATIENCE: Duration = Duration::from_secs(20);

/// The failure of a reasoner that does not answer in time.
const HANGS: &str = "hangs";

/// The number of cells from which on boards are large.
const LARGE_BOARD: usize = 256;

/// The source of a reasoner and the transcript that it is compared with.
#[derive(Clone, Debug)]
pub struct Emitted {
    /// The whole reasoner as one file.
    pub source: String,
    /// The number of the transcript.
    pub transcript: usize,
    /// The questions that it is asked besides those that all are asked.
    pub besides: Besides,
}

/// The questions that a reasoner is asked besides those that all are asked. They take rustc some
/// time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Besides {
    /// No further questions.
    Nothing,
    /// Numbers of sequences of moves, and draws by policies.
    Thorough,
    /// Moves made in parts as well, which it must have.
    Parts,
}

impl Emitted {
    /// Creates a reasoner that is asked what all are asked.
    pub fn new(source: String, transcript: usize) -> Self {
        Self {
            source,
            transcript,
            besides: Besides::Nothing,
        }
    }
}

/// The effort of optimisation that rustc makes for a reasoner.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Effort {
    /// Nothing is optimised: optimisation would take most of the time.
    None,
    /// Code is optimised as usual: answers on large boards take a time that grows with the square
    /// of the cells, and many times as long where nothing is optimised. What hangs is tried again
    /// with this.
    Usual,
}

impl Effort {
    fn on(transcript: &Transcript) -> Self {
        let mut steps = transcript.plays.iter().flatten();
        let is_large = |step: &Step| step.snapshot.pieces.len() >= LARGE_BOARD;
        if steps.next().is_some_and(is_large) {
            Self::Usual
        } else {
            Self::None
        }
    }

    /// Returns the setting of cargo.
    const fn profile(self) -> &'static str {
        match self {
            Self::None => "profile.dev.opt-level=0",
            Self::Usual => "profile.dev.opt-level=2",
        }
    }
}

/// A folder where programs are built, one at a time, and run.
#[derive(Clone, Debug)]
pub struct Harness {
    folder: PathBuf,
    workspace: PathBuf,
    /// The longest time that a reasoner may be silent.
    patience: Duration,
    /// The levels of rustc's lints for the code of reasoners.
    lints: &'static str,
    /// The number of processors that a build uses.
    jobs: &'static str,
}

impl Harness {
    /// Creates a harness that builds in a folder, with the runtime and the lock file of a
    /// workspace. What the programs have in common is built there once.
    pub fn new(folder: &Path, workspace: &Path) -> Self {
        Self {
            folder: folder.to_owned(),
            workspace: workspace.to_owned(),
            patience: PATIENCE,
            // Tables that nothing looks at are left over here and there.
            lints: "#[deny(warnings)]\n#[allow(dead_code)]",
            jobs: "1",
        }
    }

    /// Creates a harness that lets no warning pass, and uses two processors.
    #[must_use]
    pub fn strict(mut self) -> Self {
        (self.lints, self.jobs) = ("#[deny(warnings)]", "2");
        self
    }

    /// Creates a harness that does not wait long for a reasoner that hangs, and lets warnings pass:
    /// for reasoners that are known to be wrong.
    #[must_use]
    pub fn lenient(mut self) -> Self {
        self.patience = SHORT_PATIENCE;
        (self.lints, self.jobs) = ("#[allow(warnings)]", "2");
        self
    }

    /// Builds all reasoners and compares each with its transcript.
    ///
    /// # Errors
    ///
    /// If cargo cannot be run or refuses what is not part of a reasoner.
    pub fn compare(&self, emitted: &[Emitted], transcripts: &[Transcript]) -> Result<Vec<Verdict>> {
        fs::create_dir_all(&self.folder)?;
        // It is free again when the file is closed.
        let lock = File::create(self.folder.join("lock"))?;
        lock.lock()?;
        let mut verdicts: Vec<Verdict> = vec![Ok(Compared::default()); emitted.len()];
        let file = self.folder.join("transcripts.json");
        write(&file, &serde_json::to_vec(transcripts)?)?;
        let of_effort = |effort| -> Vec<usize> {
            let of = |number: &usize| {
                let one: &Emitted = &emitted[*number];
                Effort::on(&transcripts[one.transcript]) == effort
            };
            (0..emitted.len()).filter(of).collect()
        };
        let plain = of_effort(Effort::None);
        self.compare_some(emitted, plain, Effort::None, &file, &mut verdicts)?;
        let mut optimised = of_effort(Effort::Usual);
        if self.patience == PATIENCE {
            // What takes long may do so because it is not optimised.
            let slow = |number: &usize| verdicts[*number].as_ref().is_err_and(|what| what == HANGS);
            optimised.extend((0..emitted.len()).filter(slow));
        }
        for &number in &optimised {
            verdicts[number] = Ok(Compared::default());
        }
        self.compare_some(emitted, optimised, Effort::Usual, &file, &mut verdicts)?;
        Ok(verdicts)
    }

    /// Builds some reasoners as one program and compares them.
    fn compare_some(
        &self,
        emitted: &[Emitted],
        mut left: Vec<usize>,
        effort: Effort,
        transcripts: &Path,
        verdicts: &mut [Verdict],
    ) -> Result<()> {
        let program = loop {
            if left.is_empty() {
                return Ok(());
            }
            match self.build(emitted, &left, effort)? {
                Ok(program) => break program,
                Err(refused) => {
                    for (number, why) in &refused {
                        verdicts[*number] = Err(why.clone());
                    }
                    left.retain(|number| !refused.contains_key(number));
                }
            }
        };
        let mut first = 0;
        while first < left.len() {
            first = self.run(&program, transcripts, first, &mut |place, verdict| {
                verdicts[left[place]] = verdict;
            })?;
        }
        Ok(())
    }

    /// Builds the program of some reasoners, or tells which of them do not build and why.
    fn build(
        &self,
        emitted: &[Emitted],
        wanted: &[usize],
        effort: Effort,
    ) -> Result<Result<PathBuf, BTreeMap<usize, String>>> {
        let sources = self.folder.join("src");
        if sources.exists() {
            fs::remove_dir_all(&sources)?;
        }
        let mut modules = String::new();
        let mut entries = String::new();
        for &number in wanted {
            let one = &emitted[number];
            let file = sources.join(format!("reasoner_{number}.rs"));
            write(&file, one.source.as_bytes())?;
            let _ = writeln!(
                modules,
                "{}\nmod reasoner_{number} {{\n    include!(\"reasoner_{number}.rs\");\n}}",
                self.lints
            );
            let start = match one.besides {
                Besides::Nothing => "start",
                Besides::Thorough => "start_thorough",
                Besides::Parts => "start_in_parts",
            };
            let _ = writeln!(
                entries,
                "        ({}, Typed::<reasoner_{number}::State>::{start}),",
                one.transcript
            );
        }
        let main = format!(
            "//! Compares reasoners with the oracle.\n\n\
             use rbg_testkit::oracle::{{Typed, program::run}};\n\n{modules}\n\
             fn main() {{\n    run(&[\n{entries}    ]);\n}}\n"
        );
        write(&sources.join("main.rs"), main.as_bytes())?;
        write(&self.folder.join("Cargo.toml"), self.manifest().as_bytes())?;
        fs::copy(
            self.workspace.join("Cargo.lock"),
            self.folder.join("Cargo.lock"),
        )
        .context("cannot copy the lock file")?;
        let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        let output = Command::new(cargo)
            .args(["build", "--offline", "--quiet", "--color", "never"])
            .args(["--message-format", "short", "-j"])
            .arg(self.jobs)
            .args(["--config", effort.profile()])
            .env("CARGO_TARGET_DIR", self.folder.join("target"))
            .env_remove("RUSTFLAGS")
            .env_remove("CARGO_ENCODED_RUSTFLAGS")
            .current_dir(&self.folder)
            .stdin(Stdio::null())
            .output()
            .context("cannot run cargo")?;
        if output.status.success() {
            let program = self.folder.join("target/debug");
            return Ok(Ok(program.join(format!("reasoners{EXE_SUFFIX}"))));
        }
        let said = String::from_utf8_lossy(&output.stderr);
        let refused = blamed(&said);
        if refused.is_empty() {
            bail!("the reasoners do not build:\n{said}");
        }
        Ok(Err(refused))
    }

    /// Returns the manifest of a program: reasoners are built with assertions and checks of
    /// arithmetic. A panic ends the program, which spares the code that would clean up behind it.
    fn manifest(&self) -> String {
        let testkit = self.workspace.join("testkit");
        let runtime = self.workspace.join("runtime");
        format!(
            "[package]\nname = \"reasoners\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n\
             [features]\nplugin = []\n\n\
             [dependencies]\nrbg-testkit = {{ path = {testkit:?} }}\n\
             rbg-runtime = {{ path = {runtime:?} }}\n\n[workspace]\n\n\
             [profile.dev]\ndebug = false\nincremental = false\n\n\
             [profile.dev.package.\"*\"]\nopt-level = 2\ndebug-assertions = false\noverflow-checks = false\n"
        )
    }

    /// Runs the program from reasoner `first` on and tells what came out of each. Returns
    /// the number of the first reasoner that is still to be compared.
    fn run(
        &self,
        program: &Path,
        transcripts: &Path,
        first: usize,
        tell: &mut dyn FnMut(usize, Verdict),
    ) -> Result<usize> {
        let mut child = Command::new(program)
            .arg(transcripts)
            .arg(first.to_string())
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .context("cannot run the reasoners")?;
        let output = child.stdout.take().context("the program has an output")?;
        let (sender, receiver) = mpsc::channel();
        let reader = thread::spawn(move || {
            for line in BufReader::new(output)
                .lines()
                .map_while(std::io::Result::ok)
            {
                let line = serde_json::from_str::<Line>(&line);
                if line.is_ok_and(|line| sender.send(line).is_err()) {
                    break;
                }
            }
        });
        let (mut next, mut current) = (first, None);
        let failure = loop {
            match receiver.recv_timeout(self.patience) {
                Ok(Line::Begin(number)) => current = Some(number),
                Ok(Line::End(number, verdict)) => {
                    (next, current) = (number + 1, None);
                    tell(number, verdict);
                }
                Err(RecvTimeoutError::Timeout) => break HANGS.to_owned(),
                Err(RecvTimeoutError::Disconnected) => break ended(&mut child),
            }
        };
        let _ = child.kill();
        let _ = child.wait();
        let _ = reader.join();
        if let Some(number) = current {
            tell(number, Err(failure));
            next = number + 1;
        } else if next == first {
            bail!("the program of the reasoners {failure}");
        }
        Ok(next)
    }
}

/// Returns which reasoners rustc's messages are about: the first error in the file of each.
fn blamed(said: &str) -> BTreeMap<usize, String> {
    let mut refused = BTreeMap::new();
    for line in said.lines() {
        let Some((_, rest)) = line.split_once("reasoner_") else {
            continue;
        };
        let digits: String = rest.chars().take_while(char::is_ascii_digit).collect();
        let Ok(number) = digits.parse::<usize>() else {
            continue;
        };
        // `src/reasoner_7.rs:3:5: error[E0308]: mismatched types`
        if let Some((_, message)) = line.split_once(": error") {
            let why = format!("does not build: error{message}");
            refused.entry(number).or_insert(why);
        }
    }
    refused
}

fn ended(child: &mut Child) -> String {
    match child.wait() {
        Ok(status) => format!("crashes: {status}"),
        Err(error) => format!("crashes: {error}"),
    }
}

fn write(path: &Path, content: &[u8]) -> Result<()> {
    let folder = path.parent().unwrap_or(Path::new("."));
    fs::create_dir_all(folder)
        .and_then(|()| fs::write(path, content))
        .with_context(|| format!("cannot write {}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::blamed;

    #[test]
    fn the_first_error_of_each_file_is_told() {
        let said = "src/reasoner_7.rs:3:5: error[E0308]: mismatched types\n\
                    src/reasoner_7.rs:9:5: error: other\n\
                    src/reasoner_12.rs:1:1: error: unused variable\nerror: could not compile";
        let found: Vec<_> = blamed(said).into_iter().collect();
        let expected = [
            (
                7,
                "does not build: error[E0308]: mismatched types".to_owned(),
            ),
            (12, "does not build: error: unused variable".to_owned()),
        ];
        assert_eq!(found, expected);
    }
}
