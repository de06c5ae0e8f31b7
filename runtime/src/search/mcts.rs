//! Monte-Carlo tree search.
//!
//! Positions are not stored: an iteration replays the moves from the root, which
//! costs a reasoner less than fetching a position from memory. Every player
//! maximises the part of the largest score that it gets (max^n), so a child
//! needs one sum, of the rewards of the player who chooses it.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};

use crate::engines::{Options, Policy, PolicyRequest, Record, Scratch, Turn, policy};
use crate::game::Player;
use crate::moves::MoveList;
use crate::position::Position;
use crate::rng::{PlayoutRng, below, stream};
use crate::run::Pace;

use super::amaf::{self, Notes};
use super::budget::Budget;
use super::outcome::{FULL, Outcomes, reward_of};
use super::select::{GUIDES, Guide, NOTHING, SQUARES, SUMS, select};
use super::settings::{Amaf, MctsSettings, Selection};
use super::tree::{Block, CERTAIN, NO_BLOCK, Place, ROOT, Tree, add};

/// A search that is told of positions and answers with moves.
pub struct Mcts<P: Position> {
    settings: MctsSettings,
    tree: Tree<P::Move>,
    outcomes: Outcomes,
    root: P,
    /// Visits of the root, with those that its block brought along.
    root_visits: AtomicU64,
    /// The certain outcome of the root, beyond `CERTAIN`, or none.
    root_link: AtomicU32,
    workers: Vec<Worker<P>>,
    /// How often blocks were removed for others to have room.
    losses: u64,
}

/// What one thread needs besides the tree.
struct Worker<P: Position> {
    position: P,
    moves: MoveList<P::Move>,
    path: Vec<Step>,
    rng: PlayoutRng,
    scores: Vec<i32>,
    rewards: Vec<u64>,
    notes: Notes,
    policy: Option<Box<dyn Policy<P>>>,
    scratch: Scratch,
    /// The moves of an iteration, for a policy: all of them, and by whom.
    made: Vec<P::Move>,
    past: Vec<(Player, usize)>,
    playout_moves: u64,
}

impl<P: Position> Worker<P> {
    /// A move of a playout.
    #[inline]
    fn draw(&mut self) -> Option<P::Move> {
        let Some(policy) = &self.policy else {
            return self
                .position
                .sample_move_with(&mut self.rng, &mut self.moves);
        };
        let turn = Turn {
            position: &self.position,
            past: &self.past,
        };
        let options = if P::HAS_SUPERSET {
            Options::superset(&self.position, &mut self.moves)
        } else {
            Options::listed(&self.position, &mut self.moves)
        };
        // A position whose moves cannot be listed ends the playout.
        let mut options = options.ok()?;
        let m = policy.choose(&turn, &mut options, &mut self.scratch, &mut self.rng)?;
        self.past
            .push((self.position.mover(), P::move_identity(&m)));
        self.made.push(m.clone());
        Some(m)
    }

    /// Has the policy learn from the iteration.
    fn learn(&mut self, root: &P) {
        let Some(policy) = &mut self.policy else {
            return;
        };
        if policy.learns() {
            let rewards: Vec<f64> = self
                .rewards
                .iter()
                .map(|&reward| reward as f64 / FULL as f64)
                .collect();
            policy.learn(&Record {
                start: root,
                moves: &self.made,
                past: &self.past,
                rewards: &rewards,
            });
        }
    }
}

/// The policy of playouts; none for uniform ones.
fn new_policy<P: Position>(request: &PolicyRequest) -> Option<Box<dyn Policy<P>>> {
    (!request.is_uniform()).then(|| policy(request))
}

/// A child on the way down.
#[derive(Clone, Copy)]
struct Step {
    block: Place,
    index: u32,
    /// The outcome of another child that is preferred to this one and counts
    /// instead, or [`NOTHING`].
    instead: u32,
}

/// What a search has done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Effort {
    /// Iterations.
    pub iterations: u64,
    /// Moves of playouts.
    pub playout_moves: u64,
    /// Wall-clock time.
    pub elapsed: Duration,
}

impl<P: Position> Mcts<P> {
    /// A search with an empty tree at the start of the game.
    pub fn new(settings: MctsSettings, seed: u64) -> Self {
        let columns = amaf::column(settings.selection) + usize::from(settings.amaf != Amaf::Off);
        let outcomes = Outcomes::new(P::game());
        let players = outcomes.players();
        let worker = |index| Worker {
            position: P::initial(),
            moves: MoveList::new(),
            path: Vec::new(),
            rng: stream(seed, index),
            scores: vec![0; players],
            rewards: vec![0; players],
            notes: Notes::new(settings.amaf, players, P::MOVE_IDENTITIES),
            policy: new_policy(&settings.policy),
            scratch: Scratch::default(),
            made: Vec::new(),
            past: Vec::new(),
            playout_moves: 0,
        };
        let workers = (0..settings.threads.max(1) as u64).map(worker).collect();
        let mut search = Self {
            workers,
            tree: Tree::new(settings.memory, columns),
            outcomes,
            root: P::initial(),
            root_visits: AtomicU64::new(0),
            root_link: AtomicU32::new(NO_BLOCK),
            losses: 0,
            settings,
        };
        search.plant();
        search
    }

    /// What was chosen about the search.
    pub fn settings(&self) -> &MctsSettings {
        &self.settings
    }

    /// Makes a position the root; the tree is kept if that is the root already.
    pub fn set_root(&mut self, position: &P) {
        if self.root != *position {
            self.root.clone_from(position);
            self.plant();
        }
    }

    /// Forgets the tree and starts the random numbers of a seed.
    pub fn restart(&mut self, seed: u64) {
        for (index, worker) in (0..).zip(&mut self.workers) {
            worker.rng = stream(seed, index);
            worker.policy = new_policy(&self.settings.policy);
        }
        self.root = P::initial();
        self.plant();
    }

    /// Follows a move that was played at the root; what was found out about the
    /// position after it is kept if that is wanted.
    pub fn advance(&mut self, m: &P::Move) {
        let below = self.settings.reuse.then(|| self.child(m)).flatten();
        self.root.apply(m);
        match below {
            Some((place, visits)) => {
                self.tree.keep(place, 0);
                self.forget_places();
                *self.root_visits.get_mut() = visits;
                *self.root_link.get_mut() = NO_BLOCK;
            }
            None => self.plant(),
        }
    }

    /// Blocks are somewhere else now.
    fn forget_places(&mut self) {
        for worker in &mut self.workers {
            worker.notes.forget_places();
        }
    }

    /// The block after a move at the root, and the visits of its children.
    fn child(&self, m: &P::Move) -> Option<(Place, u64)> {
        let root = self.root_block()?;
        let index = (0..root.children()).find(|&index| root.mv(index) == m)?;
        let place = root.slot(index).block()?;
        let block = self.tree.block(place);
        let visits = (0..block.children())
            .map(|index| u64::from(block.slot(index).visits()))
            .sum();
        Some((place, visits))
    }

    /// Begins a new tree at the root.
    fn plant(&mut self) {
        self.tree.clear();
        self.forget_places();
        *self.root_visits.get_mut() = 0;
        *self.root_link.get_mut() = NO_BLOCK;
        if let Some(mut worker) = self.workers.pop() {
            worker.position.clone_from(&self.root);
            self.make_block(&mut worker);
            self.workers.push(worker);
        }
    }

    /// The block of the root; none if the game is over.
    pub(super) fn root_block(&self) -> Option<Block<'_, P::Move>> {
        (self.tree.occupied().0 > 0).then(|| self.tree.block(ROOT))
    }

    pub(super) fn tree(&self) -> &Tree<P::Move> {
        &self.tree
    }

    pub(super) fn outcomes(&self) -> &Outcomes {
        &self.outcomes
    }

    /// The position that is searched.
    pub fn root(&self) -> &P {
        &self.root
    }

    /// The number of the root's certain outcome.
    pub(super) fn root_outcome(&self) -> Option<u32> {
        self.root_link.load(Relaxed).checked_sub(CERTAIN)
    }

    /// How often blocks were removed for others to have room.
    pub(super) fn blocks_lost(&self) -> u64 {
        self.losses
    }

    /// The bytes that the tree has taken up.
    pub fn bytes(&self) -> usize {
        self.tree.bytes()
    }

    /// Searches until the budget is spent, the outcome is certain, or
    /// `progress`, which is called about every ten milliseconds, breaks.
    pub fn search(
        &mut self,
        budget: &Budget,
        progress: &mut dyn FnMut(&Effort) -> ControlFlow<()>,
    ) -> Effort {
        let begun = Instant::now();
        let mut effort = Effort::default();
        let mut pace = Pace::new();
        let Some(mut worker) = self.workers.pop() else {
            return effort;
        };
        worker.playout_moves = 0;
        let mut helpers = std::mem::take(&mut self.workers);
        let mut over = self.root_block().is_none();
        while !over {
            let full: bool;
            if helpers.is_empty() {
                let mut run = Run::new(budget, &begun, &mut pace, &mut effort);
                full = self.work::<false>(&mut worker, &mut run, progress);
                over = run.over;
            } else {
                let done = AtomicU64::new(0);
                let stop = AtomicBool::new(false);
                let mut run = Run::new(budget, &begun, &mut pace, &mut effort);
                run.helpers = Some((&done, &stop));
                let this = &*self;
                full = std::thread::scope(|scope| {
                    for helper in &mut helpers {
                        scope.spawn(|| this.help(helper, &done, &stop));
                    }
                    let full = this.work::<true>(&mut worker, &mut run, progress);
                    stop.store(true, Relaxed);
                    full || !run.over
                });
                over = run.over;
                effort.iterations += done.load(Relaxed);
            }
            if full {
                self.make_room();
                worker.notes.forget_places();
                helpers
                    .iter_mut()
                    .for_each(|helper| helper.notes.forget_places());
            }
        }
        effort.elapsed = begun.elapsed();
        effort.playout_moves = worker.playout_moves
            + helpers
                .iter_mut()
                .map(|helper| std::mem::take(&mut helper.playout_moves))
                .sum::<u64>();
        self.workers = helpers;
        self.workers.push(worker);
        effort
    }

    /// Iterates until the search is over or there is no room, which it tells.
    fn work<const SHARED: bool>(
        &self,
        worker: &mut Worker<P>,
        run: &mut Run<'_>,
        progress: &mut dyn FnMut(&Effort) -> ControlFlow<()>,
    ) -> bool {
        loop {
            if self.root_outcome().is_some() || run.spent() {
                run.over = true;
                return false;
            }
            let slice = run.slice();
            let mut done = 0;
            let mut full = false;
            while done < slice && !full && self.root_outcome().is_none() {
                done += 1;
                full = !self.iterate::<SHARED>(worker);
            }
            run.effort.iterations += done;
            run.effort.playout_moves = worker.playout_moves;
            if run.pace.spend(done) || run.spent() {
                run.effort.elapsed = run.begun.elapsed();
                let all = run.all();
                let stop = self.settings.early_stop
                    && self.decided(run.budget.left(all.iterations, all.elapsed));
                if stop || progress(&all).is_break() {
                    run.over = true;
                    return false;
                }
            }
            if full || run.stopped() {
                return full;
            }
        }
    }

    /// Iterates beside another thread until that stops or there is no room.
    fn help(&self, worker: &mut Worker<P>, done: &AtomicU64, stop: &AtomicBool) {
        while !stop.load(Relaxed) && self.root_outcome().is_none() {
            done.fetch_add(1, Relaxed);
            if !self.iterate::<true>(worker) {
                stop.store(true, Relaxed);
            }
        }
    }

    /// Removes what was visited least, so that at least half of the memory is
    /// free.
    fn make_room(&mut self) {
        self.losses += 1;
        let (_, words) = self.tree.occupied();
        let mut least = 4;
        loop {
            self.tree.keep(ROOT, least);
            if self.tree.occupied().0 <= words / 2 || least > u32::MAX / 2 {
                break;
            }
            least *= 2;
        }
    }

    /// One iteration; `false` if there was no room for a block.
    #[inline]
    fn iterate<const SHARED: bool>(&self, worker: &mut Worker<P>) -> bool {
        worker.position.clone_from(&self.root);
        worker.path.clear();
        worker.notes.begin();
        worker.made.clear();
        worker.past.clear();
        let mut room = true;
        let mut place = ROOT;
        // More than u32::MAX visits only at the root, where it makes no difference.
        let mut visits = add_root::<SHARED>(&self.root_visits) as u32;
        let outcome = loop {
            let block = self.tree.block(place);
            block.fetch_moves();
            let (index, instead) = self.choose::<SHARED>(&block, place, visits, worker);
            let slot = block.visit::<SHARED>(index);
            if SHARED && !slot.is_certain() {
                // Until the iteration is over it counts as lost, so that other
                // threads rather go elsewhere (virtual loss).
                let sum = block.column(SUMS)[index].load(Relaxed);
                Guide::new(self.settings.selection, slot.visits() + 1, sum)
                    .store(&block.column(GUIDES)[index]);
            }
            worker.path.push(Step {
                block: place,
                index: index as u32,
                instead,
            });
            let m = block.mv(index);
            if worker.policy.is_some() {
                worker.past.push((block.mover(), P::move_identity(m)));
                worker.made.push(m.clone());
            }
            worker.position.apply(m);
            visits = slot.visits();
            if let Some(outcome) = slot.certain() {
                break Some(outcome);
            }
            if let Some(below) = slot.block() {
                place = below;
                continue;
            }
            if visits + 1 < self.settings.expand || slot.link() != NO_BLOCK || !block.claim(index) {
                break self.playout(worker);
            }
            let made = self.make_block(worker);
            block.link(index, made);
            match made {
                Some(below) => place = below,
                None => {
                    room = worker.moves.is_empty();
                    break self.playout(worker);
                }
            }
        };
        if let Some(outcome) = outcome {
            let known = self.prove(&worker.path, outcome);
            worker
                .rewards
                .copy_from_slice(&self.outcomes.get(known).rewards);
        }
        self.back_up::<SHARED>(worker);
        worker.learn(&self.root);
        if self.settings.amaf != Amaf::Off {
            let way = worker
                .path
                .iter()
                .map(|step| (step.block, step.index as usize));
            worker
                .notes
                .back_up::<P>(&self.tree, way, &worker.rewards, self.settings.selection);
        }
        room
    }

    /// The child to go to, and the outcome that counts instead of what is found
    /// there.
    ///
    /// Nothing can be learnt from a child whose outcome is certain. When such a
    /// one is preferred, the iteration goes to the best of the others, which it
    /// may settle, and backs up the certain outcome.
    #[inline]
    fn choose<const SHARED: bool>(
        &self,
        block: &Block<'_, P::Move>,
        place: Place,
        visits: u32,
        worker: &mut Worker<P>,
    ) -> (usize, u32) {
        if self.settings.amaf != Amaf::Off {
            return worker
                .notes
                .select::<P>(&self.tree, place, visits, &self.settings);
        }
        let enough = match self.settings.widening {
            None => usize::MAX,
            Some(power) => (visits as f32).powf(power).ceil().max(1.0) as usize,
        };
        if let Some(index) = block.try_next::<SHARED>(enough) {
            return (index, NOTHING);
        }
        select(block, block.tried(), visits, &self.settings)
    }

    /// Makes a block of the worker's position, with its moves in random order;
    /// `None` if there are none or there is no room. The moves stay listed.
    fn make_block(&self, worker: &mut Worker<P>) -> Option<Place> {
        worker.position.moves(&mut worker.moves);
        let moves = worker.moves.len();
        if moves == 0 {
            return None;
        }
        let taken = moves.min(self.tree.widest());
        let complete = taken == moves && !worker.moves.overflowed();
        for index in 0..taken {
            // Lists hold at most `MOVE_LIMIT` moves.
            let other = index + below(&mut worker.rng, (moves - index) as u32) as usize;
            worker.moves.swap(index, other);
        }
        let chosen = worker.moves.as_slice()[..taken].iter().cloned();
        let begin = (Guide::UNTRIED.word(), self.settings.amaf != Amaf::Off);
        self.tree
            .add(worker.position.mover(), complete, begin, chosen)
    }

    /// Plays to the end and notes the rewards; the outcome if the game was over
    /// already.
    #[inline]
    fn playout(&self, worker: &mut Worker<P>) -> Option<u32> {
        let mut moves = 0;
        while moves < self.settings.longest {
            let Some(m) = worker.draw() else { break };
            if self.settings.amaf != Amaf::Off {
                worker.notes.note::<P>(worker.position.mover(), &m);
            }
            worker.position.apply(&m);
            moves += 1;
        }
        worker.playout_moves += u64::from(moves);
        for (player, score) in (1..).zip(&mut worker.scores) {
            *score = worker.position.score(player);
        }
        self.outcomes.rewards(&worker.scores, &mut worker.rewards);
        if moves > 0 {
            return None;
        }
        self.outcomes.number(&worker.scores)
    }

    /// Adds the rewards along the way.
    #[inline]
    fn back_up<const SHARED: bool>(&self, worker: &Worker<P>) {
        let mut rewards = &*worker.rewards;
        for step in worker.path.iter().rev() {
            let block = self.tree.block(step.block);
            let reward = reward_of(rewards, block.mover());
            let index = step.index as usize;
            let sum = add::<SHARED>(&block.column(SUMS)[index], reward) + reward;
            let slot = block.slot(index);
            if !slot.is_certain() {
                Guide::new(self.settings.selection, slot.visits(), sum)
                    .store(&block.column(GUIDES)[index]);
            }
            if self.settings.selection == Selection::Ucb1Tuned {
                // Squares have the same scale as rewards.
                add::<SHARED>(&block.column(SQUARES)[index], reward * reward / FULL);
            }
            if step.instead != NOTHING {
                rewards = &self.outcomes.get(step.instead).rewards;
            }
        }
    }

    /// Notes that the end of a way has a certain outcome, carries that up as far
    /// as it goes, and tells what is certain there.
    fn prove(&self, path: &[Step], mut outcome: u32) -> u32 {
        for step in path.iter().rev() {
            let block = self.tree.block(step.block);
            let index = step.index as usize;
            if !block.settle(index, outcome) {
                return outcome;
            }
            let reward = self.outcomes.get(outcome).reward(block.mover());
            Guide::certain(reward).store(&block.column(GUIDES)[index]);
            if !self.settings.solver {
                return outcome;
            }
            match self.settled(&block, outcome) {
                Some(best) => outcome = best,
                None => return outcome,
            }
        }
        self.root_link.store(CERTAIN + outcome, Relaxed);
        outcome
    }

    /// The outcome of a position one of whose children has just got one, if it is
    /// certain too.
    ///
    /// A full score cannot be surpassed. With more than two players it decides
    /// nothing about the others, as another move may be as good for the mover.
    /// With two players another move that is as good is taken for equal, which it
    /// is when scores have a constant sum. Otherwise the outcomes of all moves
    /// have to be known, and the best of them has to be unique.
    fn settled(&self, block: &Block<'_, P::Move>, outcome: u32) -> Option<u32> {
        let mover = block.mover();
        let two = self.outcomes.players() <= 2;
        if two && self.outcomes.get(outcome).reward(mover) == FULL {
            return Some(outcome);
        }
        if !block.complete() {
            return None;
        }
        let mut best: Option<(u64, u32)> = None;
        let mut unique = true;
        for index in 0..block.children() {
            let outcome = block.slot(index).certain()?;
            let reward = self.outcomes.get(outcome).reward(mover);
            match best {
                Some((highest, _)) if reward < highest => {}
                Some((highest, first)) if reward == highest => unique &= first == outcome,
                _ => (best, unique) = (Some((reward, outcome)), true),
            }
        }
        best.filter(|_| unique || two).map(|(_, outcome)| outcome)
    }
}

/// A search that is under way.
struct Run<'a> {
    budget: &'a Budget,
    begun: &'a Instant,
    pace: &'a mut Pace,
    effort: &'a mut Effort,
    /// The iterations of other threads, and whether all are to stop.
    helpers: Option<(&'a AtomicU64, &'a AtomicBool)>,
    over: bool,
}

impl<'a> Run<'a> {
    fn new(
        budget: &'a Budget,
        begun: &'a Instant,
        pace: &'a mut Pace,
        effort: &'a mut Effort,
    ) -> Self {
        Self {
            budget,
            begun,
            pace,
            effort,
            helpers: None,
            over: false,
        }
    }

    /// The effort of all threads.
    fn all(&self) -> Effort {
        let others = self.helpers.map_or(0, |(done, _)| done.load(Relaxed));
        Effort {
            iterations: self.effort.iterations + others,
            ..*self.effort
        }
    }

    fn spent(&self) -> bool {
        let all = self.all();
        self.budget.spent(all.iterations, all.elapsed)
    }

    /// How many iterations to make before the next look at anything else.
    fn slice(&self) -> u64 {
        let left = self.budget.left_by_count(self.all().iterations);
        // Other threads use up the budget at the same time.
        let left = if self.helpers.is_some() {
            left.min(16)
        } else {
            left
        };
        self.pace.left().min(left)
    }

    fn stopped(&self) -> bool {
        self.helpers.is_some_and(|(_, stop)| stop.load(Relaxed))
    }
}

/// Counts a visit of the root.
fn add_root<const SHARED: bool>(visits: &AtomicU64) -> u64 {
    add::<SHARED>(visits, 1) + 1
}

/// The player's part of the largest score, between 0 and 1.
pub(super) fn value(sum: u64, visits: u32) -> f64 {
    sum as f64 / FULL as f64 / f64::from(visits.max(1))
}
