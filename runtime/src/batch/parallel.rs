//! Batches that step on several threads.

use super::gate::Gate;
use super::interface::{AnyBatch, RolloutStats};
use super::output::{BatchOutput, Sizes};
use super::pool::Pool;
use super::request::BatchRequest;
use super::sharing::{Progress, Shared, Task as SharedTask};
use crate::game::{ActionList, GameInfo, Snapshot};
use crate::playout::RunError;
use crate::position::AnyPosition;

/// The most threads of a batch: far more than there are processors.
const MOST_THREADS: usize = 1024;

/// The parts that a thread begins with. Where one is held up, others take over what it has not begun.
const PARTS_OF_A_THREAD: usize = 4;

/// The fewest games for which it pays that a part of a thread is one of several.
const FEWEST_GAMES: usize = 128;

/// Creates a batch whose games step on this number of threads, the caller's among them. `make` gives
/// the batch of a part of the games, as [`AnyGame::batch`](crate::AnyGame::batch) does.
///
/// The games are those of one thread, number by number: each draws from a stream of its own. No game
/// has stepped where an action is illegal, on whichever thread that was found. The threads wait
/// for the next step, awake for a moment and then asleep, until the batch is dropped. Large batches
/// have more parts than threads, and whoever has done its own helps the others.
///
/// # Errors
///
/// Those of `make`.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use rbg_runtime::batch::{self, BatchOutput, BatchRequest};
/// use rbg_runtime::game::{MoveEncoding, MoveNumbering};
/// use rbg_runtime::{AnyGame, Position, Reasoner};
///
/// let numbering = MoveNumbering::new(MoveEncoding::Words, Vec::new(), String::new())?;
/// let request = BatchRequest::new(Nim::game(), 100, numbering);
/// let game = Reasoner::<Nim>::new();
/// let mut batch = batch::on_threads(game.info(), &request, 2, |part| game.batch(part))?;
/// batch.step_random(None, &mut BatchOutput::default(), None)?;
/// let mut alone = game.batch(&request)?;
/// alone.step_random(None, &mut BatchOutput::default(), None)?;
/// assert_eq!(batch.snapshot(99), alone.snapshot(99));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn on_threads(
    info: &GameInfo,
    request: &BatchRequest,
    threads: usize,
    mut make: impl FnMut(&BatchRequest) -> Result<Box<dyn AnyBatch>, RunError>,
) -> Result<Box<dyn AnyBatch>, RunError> {
    let threads = threads.min(MOST_THREADS).min(request.games);
    if threads <= 1 {
        return make(request);
    }
    let count = match request.games / (threads * PARTS_OF_A_THREAD) {
        FEWEST_GAMES.. => threads * PARTS_OF_A_THREAD,
        _ => threads,
    };
    let begin = |part| (request.games as u128 * part as u128 / count as u128) as usize;
    let mut parts = Vec::with_capacity(count);
    for part in 0..count {
        let first = begin(part);
        let mut shared = request
            .clone()
            .with_first(request.first.wrapping_add(first as u64));
        shared.games = begin(part + 1) - first;
        parts.push(Part {
            first,
            games: shared.games,
            batch: make(&shared)?,
            outcome: Ok(RolloutStats::default()),
        });
    }
    Ok(Box::new(Parallel {
        threads,
        parts,
        sizes: Sizes::new(info, request),
        pool: None,
        chosen: false,
    }))
}

/// Games that one thread at a time steps. It has cache lines of its own, and knows itself what
/// others ask for.
#[repr(align(128))]
struct Part {
    /// The number of its first game.
    first: usize,
    games: usize,
    batch: Box<dyn AnyBatch>,
    /// What came of the last work.
    outcome: Result<RolloutStats, RunError>,
}

/// A batch whose games step on several threads.
struct Parallel {
    threads: usize,
    /// As many for each thread.
    parts: Vec<Part>,
    sizes: Sizes,
    /// The threads, once there has been work for them.
    pool: Option<Pool>,
    /// Whether all parts have chosen their moves.
    chosen: bool,
}

/// What is to be done with a part: the games, with the room for what is seen of them.
struct Task<'a> {
    part: &'a mut Part,
    output: BatchOutput<'a>,
    chosen: Option<&'a mut [i32]>,
}

impl Task<'_> {
    /// Returns the entries of an array that has one per game.
    fn rows<'b, T>(&self, all: &'b [T]) -> &'b [T] {
        &all[self.part.first..][..self.part.games]
    }

    /// Does some work, keeps its outcome, and returns whether that is no error.
    fn keep(&mut self, work: impl Fn(&mut Self) -> Result<RolloutStats, RunError>) -> bool {
        self.part.outcome = work(self);
        self.part.outcome.is_ok()
    }
}

impl Parallel {
    /// Does the same with all parts, as [`work`](Self::work) shares them out.
    fn all(
        &mut self,
        output: &mut BatchOutput<'_>,
        chosen: Option<&mut [i32]>,
        work: impl Fn(&mut Task<'_>) -> Result<RolloutStats, RunError> + Sync,
    ) -> Result<RolloutStats, RunError> {
        self.work(output, chosen, |shared| {
            shared.advance(Progress::Whole, |task| task.keep(&work));
        })
    }

    /// Has every thread do some work with the tasks. The output and the room for chosen moves fit.
    fn work(
        &mut self,
        output: &mut BatchOutput<'_>,
        mut chosen: Option<&mut [i32]>,
        work: impl Fn(Shared<'_, Task<'_>>) + Sync,
    ) -> Result<RolloutStats, RunError> {
        let mut output = output.reborrow();
        let tasks = self.parts.iter_mut().map(|part| {
            let games = part.games;
            SharedTask::new(Task {
                part,
                output: output.split_off(games, &self.sizes),
                chosen: chosen
                    .as_mut()
                    .and_then(|chosen| chosen.split_off_mut(..games)),
            })
        });
        let tasks: Vec<SharedTask<Task<'_>>> = tasks.collect();
        let pool = match self.pool.take() {
            Some(pool) if !pool.is_lost() => pool,
            _ => Pool::new(self.threads - 1)?,
        };
        let of_each = tasks.len() / self.threads;
        let run = |thread| work(Shared::new(&tasks, thread * of_each));
        self.pool.insert(pool).run(&run);
        drop(tasks);
        let mut stats = RolloutStats::default();
        for part in &mut self.parts {
            let outcome = std::mem::replace(&mut part.outcome, Ok(RolloutStats::default()));
            let found = outcome.map_err(|error| match error {
                RunError::IllegalAction { game, action } => RunError::IllegalAction {
                    game: part.first + game,
                    action,
                },
                other => other,
            })?;
            stats.moves += found.moves;
            stats.terminated += found.terminated;
            stats.truncated += found.truncated;
        }
        Ok(stats)
    }

    /// Returns the part that has a game, and its number there.
    fn part_of(&self, game: usize) -> (usize, usize) {
        let part = self.parts.partition_point(|part| part.first <= game) - 1;
        (part, game - self.parts[part].first)
    }
}

/// Returns the outcome of work that plays no rollouts.
fn done(outcome: Result<(), RunError>) -> Result<RolloutStats, RunError> {
    outcome.map(|()| RolloutStats::default())
}

impl AnyBatch for Parallel {
    fn games(&self) -> usize {
        self.sizes.games
    }

    fn reseed(&mut self, seed: u64) {
        for part in &mut self.parts {
            part.batch.reseed(seed);
        }
    }

    fn reset(
        &mut self,
        which: Option<&[u8]>,
        output: &mut BatchOutput<'_>,
    ) -> Result<(), RunError> {
        self.sizes.check(output)?;
        self.sizes.check_marks(which)?;
        self.chosen = false;
        let reset = |task: &mut Task<'_>| {
            let which = which.map(|which| task.rows(which));
            done(task.part.batch.reset(which, &mut task.output))
        };
        self.all(output, None, reset).map(drop)
    }

    fn choose(&mut self, actions: &[i32], which: Option<&[u8]>) -> Result<(), RunError> {
        self.chosen = false;
        self.sizes.check_length("actions", actions.len())?;
        self.sizes.check_marks(which)?;
        let choose = |task: &mut Task<'_>| {
            let actions = task.rows(actions);
            let which = which.map(|which| task.rows(which));
            done(task.part.batch.choose(actions, which))
        };
        self.all(&mut BatchOutput::default(), None, choose)?;
        self.chosen = true;
        Ok(())
    }

    fn make(&mut self, output: &mut BatchOutput<'_>) -> Result<(), RunError> {
        self.sizes.check(output)?;
        if !std::mem::take(&mut self.chosen) {
            return Err(RunError::Unfit("no moves have been chosen".to_owned()));
        }
        let make = |task: &mut Task<'_>| done(task.part.batch.make(&mut task.output));
        self.all(output, None, make).map(drop)
    }

    fn step(
        &mut self,
        actions: &[i32],
        which: Option<&[u8]>,
        output: &mut BatchOutput<'_>,
    ) -> Result<(), RunError> {
        self.sizes.check_length("actions", actions.len())?;
        self.sizes.check_marks(which)?;
        self.sizes.check(output)?;
        self.chosen = false;
        let gate = Gate::new(self.threads);
        let choose = |task: &mut Task<'_>| {
            let (actions, which) = (task.rows(actions), which.map(|which| task.rows(which)));
            done(task.part.batch.choose(actions, which))
        };
        let make = |task: &mut Task<'_>| done(task.part.batch.make(&mut task.output));
        self.work(output, None, |shared| {
            let chosen = || shared.advance(Progress::First, |task| task.keep(choose));
            if gate.pass(|| chosen().then_some(()).ok_or(())) == Ok(true) {
                shared.advance(Progress::Whole, |task| task.keep(make));
            }
        })
        .map(drop)
    }

    fn step_random(
        &mut self,
        which: Option<&[u8]>,
        output: &mut BatchOutput<'_>,
        chosen: Option<&mut [i32]>,
    ) -> Result<(), RunError> {
        self.sizes.check(output)?;
        self.sizes.check_marks(which)?;
        if let Some(chosen) = &chosen {
            self.sizes
                .check_length("places for actions", chosen.len())?;
        }
        self.chosen = false;
        let step = |task: &mut Task<'_>| {
            let which = which.map(|which| task.rows(which));
            let chosen = task.chosen.as_deref_mut();
            done(task.part.batch.step_random(which, &mut task.output, chosen))
        };
        self.all(output, chosen, step).map(drop)
    }

    fn rollout(
        &mut self,
        steps: u64,
        output: &mut BatchOutput<'_>,
    ) -> Result<RolloutStats, RunError> {
        self.sizes.check(output)?;
        self.chosen = false;
        self.all(output, None, |task| {
            task.part.batch.rollout(steps, &mut task.output)
        })
    }

    fn observe(&mut self, output: &mut BatchOutput<'_>) -> Result<(), RunError> {
        self.sizes.check(output)?;
        let observe = |task: &mut Task<'_>| done(task.part.batch.observe(&mut task.output));
        self.all(output, None, observe).map(drop)
    }

    fn duplicate(&self) -> Box<dyn AnyBatch> {
        let parts = self.parts.iter().map(|part| Part {
            first: part.first,
            games: part.games,
            batch: part.batch.duplicate(),
            outcome: Ok(RolloutStats::default()),
        });
        Box::new(Self {
            threads: self.threads,
            parts: parts.collect(),
            sizes: self.sizes.clone(),
            pool: None,
            chosen: self.chosen,
        })
    }

    fn snapshot(&self, game: usize) -> Snapshot {
        let (part, game) = self.part_of(game);
        self.parts[part].batch.snapshot(game)
    }

    fn position(&self, game: usize) -> Box<dyn AnyPosition> {
        let (part, game) = self.part_of(game);
        self.parts[part].batch.position(game)
    }

    fn begun(&self, game: usize) -> ActionList {
        let (part, game) = self.part_of(game);
        self.parts[part].batch.begun(game)
    }

    fn load(&mut self, game: usize, position: &dyn AnyPosition) -> Result<(), RunError> {
        self.sizes.check_game(game)?;
        self.chosen = false;
        let (part, game) = self.part_of(game);
        self.parts[part].batch.load(game, position)
    }
}
