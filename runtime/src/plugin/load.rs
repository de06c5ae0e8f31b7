//! The host's side of the interface.

use serde::de::DeserializeOwned;
use std::ops::ControlFlow;
use std::panic::resume_unwind;
use std::path::{Path, PathBuf};

use super::call::{Watch, on_report, receive, write};
use super::position::new_position;
use super::{
    ABI_VERSION, ENTRY_POINT, Job, LIST_ENTRY_POINT, ReasonerTable, Seal, TableList, Text, Watcher,
    check_seal,
};
use crate::agents::{
    Analysis, AnalysisRequest, AttendReport, AttendRequest, Call, MatchReport, MatchRequest,
};
use crate::any::{AnyGame, AnyPosition};
use crate::engines::{EngineRequest, EngineStats};
use crate::game::GameInfo;
use crate::moves::ActionList;
use crate::playout::{PlayoutRequest, PlayoutStats};
use crate::run::RunError;

/// Why a library could not be used.
#[derive(Debug, thiserror::Error)]
pub enum PluginError {
    /// The library could not be opened, or it is no reasoner.
    #[error("cannot load {}", path.display())]
    Load {
        /// The library.
        path: PathBuf,
        /// What the system says.
        source: libloading::Error,
    },
    /// The library was built for another version of the interface.
    #[error(
        "{} was built for version {found} of the reasoner interface, this is version {ABI_VERSION}; build it again",
        path.display()
    )]
    Version {
        /// The library.
        path: PathBuf,
        /// Its version.
        found: u32,
    },
    /// The library is not what it was when it was made.
    #[error("{} was cut off or changed after it was built; build it again", path.display())]
    Damaged {
        /// The library.
        path: PathBuf,
    },
    /// The reasoner did not tell about its game.
    #[error("{} does not describe its game: {source}", path.display())]
    Info {
        /// The library.
        path: PathBuf,
        /// What went wrong.
        source: RunError,
    },
}

/// A game whose reasoner is in a shared library.
///
/// A panic inside the library is a defect of the reasoner. Long runs give it
/// back as [`RunError::Failed`]; everything else panics with the same message,
/// as it would if the reasoner were linked.
pub struct Plugin {
    table: &'static ReasonerTable,
    info: GameInfo,
}

impl Plugin {
    /// Opens a library made with [`export_reasoner!`](crate::export_reasoner).
    ///
    /// Its code runs in this process with all its rights: load only what you
    /// have built. The library stays loaded until the process ends.
    ///
    /// # Errors
    ///
    /// When there is no such library, it is not what was [sealed](super::seal()), it
    /// exports no reasoner, or one for another version of the interface. A seal is
    /// looked at before the library is opened.
    pub fn load(path: &Path) -> Result<Self, PluginError> {
        unbroken(path)?;
        // SAFETY: only `export_reasoner!` exports this name, with this type.
        let entry: extern "C" fn() -> *const ReasonerTable = unsafe { open(path, ENTRY_POINT) }?;
        // SAFETY: the function gives the table of its library.
        unsafe { Self::from_library(path, entry()) }
    }

    /// Opens a library made with [`export_reasoners!`](crate::export_reasoners)
    /// and gives its reasoners in order. As for [`load`](Self::load), its code
    /// runs in this process, and it stays loaded.
    ///
    /// # Errors
    ///
    /// As for [`load`](Self::load).
    pub fn load_all(path: &Path) -> Result<Vec<Self>, PluginError> {
        unbroken(path)?;
        // SAFETY: only `export_reasoners!` exports this name, with this type.
        let entry: extern "C" fn() -> TableList = unsafe { open(path, LIST_ENTRY_POINT) }?;
        let list = entry();
        // SAFETY: start and length come from a constant of a library that is
        // never unloaded; references and pointers have the same layout.
        let tables = unsafe { std::slice::from_raw_parts(list.start, list.length) };
        let load = |&table: &*const ReasonerTable| {
            // SAFETY: the list holds tables of its library.
            unsafe { Self::from_library(path, table) }
        };
        tables.iter().map(load).collect()
    }

    /// The game of a table in the library at `path`.
    ///
    /// # Safety
    ///
    /// The table comes from the entry point of a library that is never unloaded.
    unsafe fn from_library(path: &Path, table: *const ReasonerTable) -> Result<Self, PluginError> {
        // SAFETY: the table is a constant of the library, and its version is
        // the first field whatever the version.
        let version = unsafe { table.cast::<u32>().read() };
        if version != ABI_VERSION {
            return Err(PluginError::Version {
                path: path.to_owned(),
                found: version,
            });
        }
        // SAFETY: as above, and a table of this version has this layout.
        let table = unsafe { &*table };
        Self::from_table(table).map_err(|source| PluginError::Info {
            path: path.to_owned(),
            source,
        })
    }

    /// The game of a table in this process.
    ///
    /// # Errors
    ///
    /// [`RunError::Failed`] when the reasoner does not tell about its game.
    pub fn from_table(table: &'static ReasonerTable) -> Result<Self, RunError> {
        // SAFETY: the table's functions take any sink that `receive` makes.
        let info = receive(|answer| unsafe { (table.info)(answer) })?;
        Ok(Self { table, info })
    }

    /// Runs a job and passes on its reports.
    fn run<R: DeserializeOwned, T: DeserializeOwned>(
        &self,
        job: &Job,
        progress: &mut dyn FnMut(R) -> ControlFlow<()>,
    ) -> Result<T, RunError> {
        self.converse(job, &mut |report| {
            progress(report).is_continue().then(Vec::new)
        })
    }

    /// Runs a job and answers its reports; none: it is to end.
    fn converse<R: DeserializeOwned, T: DeserializeOwned>(
        &self,
        job: &Job,
        answer: &mut dyn FnMut(R) -> Option<Vec<u8>>,
    ) -> Result<T, RunError> {
        let job = write(job)?;
        let mut watch = Watch {
            answer: &mut |text| match serde_json::from_slice(text) {
                Ok(report) => answer(report),
                Err(_) => Some(Vec::new()),
            },
            panic: None,
        };
        let watcher = Watcher {
            context: (&raw mut watch).cast(),
            report: on_report,
        };
        // SAFETY: the text and the watcher live until the call returns.
        let outcome =
            receive(|answer| unsafe { (self.table.run)(Text::lend(&job), watcher, answer) });
        if let Some(panic) = watch.panic {
            resume_unwind(panic);
        }
        outcome
    }
}

impl AnyGame for Plugin {
    fn info(&self) -> &GameInfo {
        &self.info
    }

    fn initial(&self) -> Box<dyn AnyPosition> {
        // SAFETY: the function writes a pointer to a new position.
        let position = new_position(self.table, |place, answer| unsafe {
            (self.table.initial)(place, answer)
        });
        Box::new(position)
    }

    fn perft(
        &self,
        depth: u32,
        progress: &mut dyn FnMut(u64) -> ControlFlow<()>,
    ) -> Result<u64, RunError> {
        self.run(&Job::Perft { depth }, progress)
    }

    fn divide(
        &self,
        depth: u32,
        progress: &mut dyn FnMut(u64) -> ControlFlow<()>,
    ) -> Result<Vec<(ActionList, u64)>, RunError> {
        self.run(&Job::Divide { depth }, progress)
    }

    fn playouts(
        &self,
        request: &PlayoutRequest,
        progress: &mut dyn FnMut(&PlayoutStats) -> ControlFlow<()>,
    ) -> Result<PlayoutStats, RunError> {
        let job = Job::Playouts(request.clone());
        self.run(&job, &mut |stats| progress(&stats))
    }

    fn engine_playouts(
        &self,
        request: &EngineRequest,
        progress: &mut dyn FnMut(&EngineStats) -> ControlFlow<()>,
    ) -> Result<EngineStats, RunError> {
        let job = Job::Engine(request.clone());
        self.run(&job, &mut |stats| progress(&stats))
    }

    fn analyse(
        &self,
        request: &AnalysisRequest,
        watch: &mut dyn FnMut() -> ControlFlow<()>,
    ) -> Result<Analysis, RunError> {
        self.run(&Job::Analyse(request.clone()), &mut |()| watch())
    }

    fn play_match(
        &self,
        request: &MatchRequest,
        progress: &mut dyn FnMut(MatchReport) -> ControlFlow<()>,
    ) -> Result<u64, RunError> {
        self.run(&Job::Match(request.clone()), progress)
    }

    fn attend(
        &self,
        request: &AttendRequest,
        watch: &mut dyn FnMut() -> ControlFlow<()>,
        next: &mut dyn FnMut(Option<ActionList>) -> Option<Call>,
    ) -> Result<(), RunError> {
        let job = Job::Attend(request.clone());
        self.converse(&job, &mut |report| match report {
            AttendReport::Thinking => watch().is_continue().then(Vec::new),
            AttendReport::Waiting(choice) => {
                next(choice).and_then(|call| serde_json::to_vec(&call).ok())
            }
        })
    }
}

/// Refuses a library with a seal that is not right.
fn unbroken(path: &Path) -> Result<(), PluginError> {
    let path = path.to_owned();
    match check_seal(&path) {
        Ok(Seal::Broken) => Err(PluginError::Damaged { path }),
        Ok(Seal::Version(found)) => Err(PluginError::Version { path, found }),
        // What cannot be read cannot be opened either, and the system says why.
        Ok(Seal::Whole | Seal::Missing) | Err(_) => Ok(()),
    }
}

/// Opens a library, which stays loaded, and gives one of its functions.
///
/// # Safety
///
/// What the library exports under this name must be a function of type `F`.
unsafe fn open<F: Copy>(path: &Path, name: &str) -> Result<F, PluginError> {
    let load_error = |source| PluginError::Load {
        path: path.to_owned(),
        source,
    };
    // SAFETY: a reasoner's library has no initialisers besides those of the
    // Rust runtime. That the file is one is the word of whoever loads it.
    let library = unsafe { libloading::Library::new(path) }.map_err(load_error)?;
    // SAFETY: as the caller promises.
    let function = *unsafe { library.get::<F>(name) }.map_err(load_error)?;
    // Unloading would leave positions and thread-local destructors behind that
    // point into the library.
    std::mem::forget(library);
    Ok(function)
}
