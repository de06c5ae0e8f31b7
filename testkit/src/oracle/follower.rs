//! A follower of the plays of a transcript in a reasoner.

use std::collections::{BTreeMap, HashSet};

use rbg_runtime::rng::stream;
use rbg_runtime::{ActionList, GameInfo, PlayoutRng};
use serde::{Deserialize, Serialize};

use super::claims::Claims;
use super::fairness::Fairness;
use super::keys::Met;
use super::questions::Questions;
use super::subject::{Handle, Subject};
use super::transcript::{Step, Transcript, written};

/// The number of moves of a position that are remembered for later ones.
const REMEMBERED: usize = 40;

/// The number of listed moves that are found by their actions.
const FOUND: usize = 6;

/// The amount of a reasoner that was found to be right.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Compared {
    /// The number of positions in which a move was made.
    pub positions: u64,
    /// The number of legal moves.
    pub moves: u64,
    /// The number of positions in which a move was made although the scores were said to be final.
    pub decided: u64,
    /// The number of positions with several moves from which moves were drawn.
    pub choices: u64,
    /// The number of those whose moves were drawn from pools.
    pub pooled: u64,
    /// The number of those whose moves were drawn from kept lists.
    pub kept: u64,
    /// The number of those with more illegal moves among the pseudo-legal ones than legal moves.
    pub mostly_illegal: u64,
}

/// Compares a reasoner with a transcript.
///
/// # Errors
///
/// The first difference, in words.
pub fn follow(transcript: &Transcript, subject: Box<dyn Subject>) -> Result<Compared, String> {
    let questions = transcript.questions;
    let mut follower = Follower::new(questions, subject, stream(77, 0));
    follower.describes(&transcript.info)?;
    for (depth, &expected) in (1..).zip(&transcript.perft) {
        match follower.subject.perft(depth) {
            Some(Ok(leaves)) if leaves != expected => {
                return Err(format!("perft {depth} is {leaves}, expected {expected}"));
            }
            Some(Err(error)) => return Err(format!("perft {depth}: {error}")),
            Some(Ok(_)) | None => {}
        }
    }
    for (number, steps) in transcript.plays.iter().enumerate() {
        let play = follower.play(steps);
        play.map_err(|(made, what)| format!("play {number}, after {made} moves: {what}"))?;
    }
    follower.finish()
}

/// A reasoner that is compared with one play after the other.
pub struct Follower {
    pub(super) subject: Box<dyn Subject>,
    pub(super) questions: Questions,
    /// The generator of draws only, so that they do not decide which moves are made.
    pub(super) rng: PlayoutRng,
    pub(super) fairness: Fairness,
    pub(super) compared: Compared,
    pub(super) met: Met,
    /// The moves of the first position in each monotonic class.
    pub(super) firsts: BTreeMap<usize, Vec<Handle>>,
    /// The moves of earlier positions of the play.
    earlier: Vec<(ActionList, Handle)>,
    /// What was said in earlier positions of the play about the final scores.
    claimed: Claims,
}

impl Follower {
    /// Begins to ask a reasoner.
    pub fn new(questions: Questions, subject: Box<dyn Subject>, rng: PlayoutRng) -> Self {
        Self {
            subject,
            questions,
            rng,
            fairness: Fairness::default(),
            compared: Compared::default(),
            met: Met::default(),
            firsts: BTreeMap::new(),
            earlier: Vec::new(),
            claimed: Claims::default(),
        }
    }

    /// Compares the descriptions of the game.
    ///
    /// # Errors
    ///
    /// If they differ.
    pub fn describes(&self, info: &GameInfo) -> Result<(), String> {
        // What only an analysis knows is not part of the description.
        let described = |info: &GameInfo| GameInfo {
            longest_move: None,
            ..info.clone()
        };
        if described(self.subject.info()) == described(info) {
            Ok(())
        } else {
            Err("the game is described differently".to_owned())
        }
    }

    /// Returns how much was compared so far.
    pub fn compared(&self) -> Compared {
        self.compared
    }

    /// Makes the moves of a play from the start and compares all positions on the way.
    ///
    /// # Errors
    ///
    /// The first difference, in words, and the number of moves before it.
    pub fn play(&mut self, steps: &[Step]) -> Result<(), (usize, String)> {
        self.subject.restart();
        self.firsts.clear();
        self.earlier.clear();
        self.claimed = Claims::default();
        for (made, step) in steps.iter().enumerate() {
            let last = made + 1 == steps.len();
            self.step(step, last).map_err(|what| (made, what))?;
            self.compared.positions += u64::from(step.choice.is_some());
            self.compared.moves += step.moves.len() as u64;
        }
        Ok(())
    }

    /// Compares what shows only over all plays.
    ///
    /// # Errors
    ///
    /// The kind of moves that are drawn too seldom or too often.
    pub fn finish(self) -> Result<Compared, String> {
        self.fairness.verdict()?;
        Ok(self.compared)
    }

    fn step(&mut self, step: &Step, last: bool) -> Result<(), String> {
        self.contents(step)?;
        let standing = self.subject.standing();
        self.compared.decided += u64::from(standing.decided && step.choice.is_some());
        self.claimed.compare(standing, step)?;
        let listed = self.list(step)?;
        self.single_moves(step, &listed)?;
        self.pseudo_legal(step)?;
        let subject = &self.subject;
        subject.parts(&mut self.rng)?;
        if step.cell_known {
            subject.takes_up(&step.saved(), &mut self.rng)?;
        }
        let draws = last || !self.questions.draws_at_ends;
        if draws {
            self.draws(step, &listed)?;
        }
        self.class(step, &listed, draws)?;
        let drawn = self.pools(step, &listed, draws)?;
        self.met.compare(self.subject.as_ref(), step, &listed)?;
        if self.questions.earlier > 0 {
            let moves = step.moves.iter().cloned().zip(listed.iter().copied());
            self.earlier.extend(moves.take(REMEMBERED));
            let many = self.earlier.len().saturating_sub(self.questions.earlier);
            self.earlier.drain(..many);
        }
        if let Some(choice) = step.choice {
            self.make(step, listed[choice])?;
            self.subject.take_pools(drawn);
        }
        Ok(())
    }

    fn contents(&self, step: &Step) -> Result<(), String> {
        let found = step.certain(self.subject.snapshot());
        let expected = step.certain(step.snapshot.clone());
        if found == expected {
            Ok(())
        } else {
            Err(format!("the position is {found:?}, expected {expected:?}"))
        }
    }

    /// Compares the list of moves and returns it in the order of the transcript.
    fn list(&self, step: &Step) -> Result<Vec<Handle>, String> {
        let subject = &self.subject;
        let listed = || subject.moves().into_iter().map(|m| (subject.actions(m), m));
        let mut found: Vec<(ActionList, Handle)> = listed().collect();
        if self.questions.listed > 0
            && !listed()
                .map(|(m, _)| m)
                .eq(found.iter().map(|(m, _)| m.clone()))
        {
            return Err("the moves are listed in another order the second time".to_owned());
        }
        found.sort();
        if !found.iter().map(|(actions, _)| actions).eq(&step.moves) {
            return Err(difference(&found, &step.moves));
        }
        let counted = subject.count();
        if counted != found.len() {
            let listed = found.len();
            return Err(format!("{listed} moves are listed, {counted} counted"));
        }
        if let Some(longest) = subject.info().longest_move
            && let Some((long, _)) = found.iter().find(|(m, _)| m.len() > longest as usize)
        {
            let long = written(long);
            return Err(format!("the move {long} is longer than {longest} actions"));
        }
        let mut codes = HashSet::new();
        for (actions, m) in &found {
            if subject.code(*m)?.is_some_and(|code| !codes.insert(code)) {
                return Err(format!("{} has the code of another move", written(actions)));
            }
            if let Some((identity, all)) = subject.identity(*m)
                && identity >= all
            {
                let m = written(actions);
                return Err(format!("the identity of {m} is {identity} of {all}"));
            }
        }
        Ok(found.into_iter().map(|(_, m)| m).collect())
    }

    /// Asks about moves one by one: listed ones, the one that is made, and earlier ones.
    fn single_moves(&self, step: &Step, listed: &[Handle]) -> Result<(), String> {
        let subject = &self.subject;
        let of = |place: usize| (&step.moves[place], listed[place]);
        let asked = 0..self.questions.listed.min(listed.len());
        for (actions, m) in asked.chain(step.choice).map(of) {
            if !subject.is_legal(m) {
                let m = written(actions);
                return Err(format!("the listed move {m} is said to be illegal"));
            }
        }
        let found = 0..FOUND.min(self.questions.listed).min(listed.len());
        for (actions, m) in found.chain(step.choice).map(of) {
            let same = |found| {
                subject.same_move(found, m) && subject.identity(found) == subject.identity(m)
            };
            if !subject.find(actions).is_some_and(same) {
                let m = written(actions);
                return Err(format!("the move {m} is not found by its actions"));
            }
        }
        for (actions, m) in &self.earlier {
            // What completes a move may have changed.
            let now = subject.actions(*m);
            let legal = |actions| step.moves.binary_search(actions).is_ok();
            if subject.is_legal(*m) != legal(&now) {
                return Err(format!("is_legal of {} is {}", written(&now), !legal(&now)));
            }
            if !legal(actions) && subject.find(actions).is_some() {
                return Err(format!("the illegal move {} is found", written(actions)));
            }
        }
        Ok(())
    }

    /// Compares the pseudo-legal moves.
    fn pseudo_legal(&mut self, step: &Step) -> Result<(), String> {
        let subject = &self.subject;
        let Some(found) = subject.pseudo_legal() else {
            return Ok(());
        };
        let found = found.into_iter().map(|m| (subject.actions(m), m));
        let mut found: Vec<(ActionList, Handle)> = found.collect();
        found.sort();
        if found.windows(2).any(|pair| pair[0].0 == pair[1].0) {
            return Err("a move is among the pseudo-legal ones twice".to_owned());
        }
        if !subject.has_illegal() && found.len() != step.moves.len() {
            return Err("the pseudo-legal moves are not those of the list".to_owned());
        }
        for (actions, m) in found.iter().take(100) {
            let legal = step.moves.binary_search(actions).is_ok();
            if subject.is_legal(*m) != legal {
                let m = written(actions);
                return Err(format!(
                    "is_legal of the pseudo-legal move {m} is {}",
                    !legal
                ));
            }
        }
        let place = |m: &ActionList| found.binary_search_by(|(other, _)| other.cmp(m));
        match step.moves.iter().find(|m| place(m).is_err()) {
            Some(missing) => Err(format!("the pseudo-legal moves lack {}", written(missing))),
            None => Ok(()),
        }
    }

    /// Makes the move of the transcript, and sees that a copy is independent.
    fn make(&mut self, step: &Step, m: Handle) -> Result<(), String> {
        self.subject.restored()?;
        self.subject.cells()?;
        let before = self.subject.copy();
        if !self.subject.apply(m) {
            let m = step.made().map(written).unwrap_or_default();
            return Err(format!("the listed move {m} is refused"));
        }
        if step.certain(before.snapshot()) != step.certain(step.snapshot.clone()) {
            return Err("a copy changes with its original".to_owned());
        }
        if self.subject.keys().is_none() {
            return Ok(());
        }
        if !before.equals(before.copy().as_ref()).0 {
            return Err("a copy changes with its original".to_owned());
        }
        // A copy plays on as its original does.
        let mut other = before.copy();
        other.apply(m);
        if !other.equals(self.subject.as_ref()).0 || other.keys() != self.subject.keys() {
            return Err("a copy plays on in another way".to_owned());
        }
        Ok(())
    }
}

/// Tells how two sorted lists of moves differ.
fn difference(found: &[(ActionList, Handle)], expected: &[ActionList]) -> String {
    let mut all = found.iter().map(|(m, _)| m);
    if let Some(wrong) = all.find(|m| expected.binary_search(m).is_err()) {
        return format!("the move {} is listed, which is not legal", written(wrong));
    }
    let is_found = |m: &&ActionList| found.binary_search_by(|(other, _)| other.cmp(m)).is_ok();
    match expected.iter().find(|m| !is_found(m)) {
        Some(missing) => format!("the move {} is missing", written(missing)),
        None => "a move is listed twice".to_owned(),
    }
}
