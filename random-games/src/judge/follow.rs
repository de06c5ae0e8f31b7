//! The questions.

use std::collections::BTreeMap;

use rbg_runtime::rng::stream;
use rbg_runtime::{ActionList, Cell, GameInfo, PlayoutRng, Snapshot};

use super::fairness::{RunningStatistics, even};
use super::subject::{Handle, Subject};
use crate::transcript::{Step, Transcript};

/// Moves of other positions about which a reasoner is asked whether they are legal.
const MOST_STRANGERS: usize = 150;

/// Shorter lists of moves are drawn from so often that every move has to come.
const LONGEST_COUNTED: usize = 12;

/// SampleHistogram for each move of such a list.
const DRAWS: usize = 40;

/// SampleHistogram from a longer list, and in ways that are mostly the same as another.
const FEW_DRAWS: usize = 12;

/// SampleHistogram from a longer list for each of its moves, so that kinds of moves that come too
/// seldom show over all positions.
const DRAWS_OF_MANY: usize = 2;

/// SampleHistogram from the longest list.
const MOST_DRAWS: usize = 120;

/// Moves of a playout that draws from the cells that are kept through it.
const MOVES_FROM_POOLS: usize = 60;

/// Holds a reasoner against a transcript.
///
/// # Errors
///
/// The first thing that is wrong, in words.
pub fn judge(transcript: &Transcript, start: fn() -> Box<dyn Subject>) -> Result<(), String> {
    let known = |info: &GameInfo| GameInfo {
        longest_move: None,
        ..info.clone()
    };
    let first = start();
    if known(first.info()) != known(&transcript.info) {
        return Err("the game is described differently".to_owned());
    }
    let mut met = Met::default();
    let mut rng = stream(77, 0);
    let mut tally = RunningStatistics::default();
    for (number, play) in transcript.plays.iter().enumerate() {
        let mut play = Play {
            subject: start(),
            met: &mut met,
            rng: &mut rng,
            tally: &mut tally,
            firsts: BTreeMap::new(),
            strangers: Vec::new(),
            steps: play,
        };
        play.subject
            .play_from_pools(play.rng, MOVES_FROM_POOLS)
            .map_err(|what| format!("play {number}, {what}"))?;
        for made in 0..play.steps.len() {
            play.step(made)
                .map_err(|what| format!("play {number}, after {made} moves: {what}"))?;
        }
    }
    tally.fair()
}

/// Positions of all plays.
#[derive(Default)]
struct Met<'a> {
    positions: Vec<MetPosition<'a>>,
}

/// A position, with its keys, which are asked for only once.
struct MetPosition<'a> {
    step: &'a Step,
    subject: Box<dyn Subject>,
    keys: [u64; 3],
}

/// A play that is being followed.
struct Play<'a, 't> {
    subject: Box<dyn Subject>,
    met: &'a mut Met<'t>,
    rng: &'a mut PlayoutRng,
    tally: &'a mut RunningStatistics,
    /// By monotonic class: the moves of the first position in it.
    firsts: BTreeMap<usize, Vec<ActionList>>,
    /// Moves of earlier positions.
    strangers: Vec<(ActionList, Handle)>,
    steps: &'t [Step],
}

impl<'t> Play<'_, 't> {
    fn step(&mut self, made: usize) -> Result<(), String> {
        let steps = self.steps;
        let step = &steps[made];
        self.contents(step)?;
        let listed = self.list(step)?;
        self.single_moves(step, &listed)?;
        self.draws(step)?;
        self.pseudo_legal(step)?;
        self.class(step)?;
        self.keys(step)?;
        let moves = step.moves.iter().cloned().zip(listed.iter().copied());
        self.strangers.extend(moves.take(40));
        let many = self.strangers.len().saturating_sub(MOST_STRANGERS);
        self.strangers.drain(..many);
        if let Some(choice) = step.choice {
            let before = self.subject.copy();
            self.subject.apply(listed[choice]);
            if !before.equals(before.copy().as_ref()).0
                || seen(step, before.snapshot()) != seen(step, step.snapshot.clone())
            {
                return Err("a copy changes with its original".to_owned());
            }
            // A copy plays on as its original does.
            let mut other = before.copy();
            other.apply(listed[choice]);
            if !other.equals(self.subject.as_ref()).0 || other.keys() != self.subject.keys() {
                return Err("a copy plays on in another way".to_owned());
            }
        }
        Ok(())
    }

    fn contents(&self, step: &Step) -> Result<(), String> {
        let found = seen(step, self.subject.snapshot());
        let expected = seen(step, step.snapshot.clone());
        if found == expected {
            Ok(())
        } else {
            Err(format!("the position is {found:?}, expected {expected:?}"))
        }
    }

    /// The legal moves in the order of the transcript.
    fn list(&self, step: &Step) -> Result<Vec<Handle>, String> {
        let subject = &self.subject;
        let mut found: Vec<(ActionList, Handle)> = subject
            .moves()
            .into_iter()
            .map(|m| (subject.actions(m), m))
            .collect();
        let again: Vec<ActionList> = subject
            .moves()
            .into_iter()
            .map(|m| subject.actions(m))
            .collect();
        if !found.iter().map(|(actions, _)| actions).eq(&again) {
            return Err("the moves are listed in another order the second time".to_owned());
        }
        found.sort();
        if !found.iter().map(|(actions, _)| actions).eq(&step.moves) {
            return Err(difference(&found, &step.moves));
        }
        if subject.count() != found.len() {
            return Err(format!(
                "{} moves are listed, {} counted",
                found.len(),
                subject.count()
            ));
        }
        if let Some(longest) = subject.info().longest_move
            && found
                .iter()
                .any(|(actions, _)| actions.len() > longest as usize)
        {
            return Err(format!("a move is longer than {longest}"));
        }
        let mut identities: BTreeMap<Handle, usize> = BTreeMap::new();
        for (actions, m) in &found {
            let (identity, all) = subject.identity(*m);
            if identity >= all {
                return Err(format!(
                    "the identity of {} is {identity} of {all}",
                    spelt(actions)
                ));
            }
            identities.insert(*m, identity);
        }
        Ok(found.into_iter().map(|(_, m)| m).collect())
    }

    fn single_moves(&self, step: &Step, listed: &[Handle]) -> Result<(), String> {
        let subject = &self.subject;
        for (actions, &m) in step.moves.iter().zip(listed).take(80) {
            if !subject.is_legal(m) {
                return Err(format!("the listed move {} is not legal", spelt(actions)));
            }
        }
        for (actions, &m) in step.moves.iter().zip(listed).take(6) {
            let found = subject.find(actions);
            if !found.is_some_and(|found| {
                subject.same_move(found, m) && subject.identity(found) == subject.identity(m)
            }) {
                return Err(format!(
                    "the move {} is not found by its actions",
                    spelt(actions)
                ));
            }
        }
        for (actions, m) in &self.strangers {
            let legal = step.moves.binary_search(actions).is_ok();
            if subject.is_legal(*m) != legal {
                return Err(format!("is_legal of {} is {}", spelt(actions), !legal));
            }
            if !legal && subject.find(actions).is_some() {
                return Err(format!("the illegal move {} is found", spelt(actions)));
            }
        }
        Ok(())
    }

    /// SampleHistogram moves; from short lists so many that the distribution shows at once.
    fn draws(&mut self, step: &Step) -> Result<(), String> {
        let moves = &step.moves;
        let counted = (1..=LONGEST_COUNTED).contains(&moves.len());
        let draws = if counted {
            DRAWS * moves.len()
        } else {
            (DRAWS_OF_MANY * moves.len()).clamp(FEW_DRAWS, MOST_DRAWS)
        };
        for with_list in [false, true] {
            // The second way is mostly the first one.
            let draws = if with_list {
                draws.min(FEW_DRAWS)
            } else {
                draws
            };
            let mut drawn = vec![0_usize; moves.len()];
            for _ in 0..draws {
                match self.subject.sample(self.rng, with_list) {
                    None if moves.is_empty() => {}
                    None => return Err("no move is drawn".to_owned()),
                    Some(m) => drawn[place(moves, &self.subject.actions(m))?] += 1,
                }
            }
            self.tally.add(moves, &drawn);
            if counted && !with_list {
                even(&drawn)?;
            }
        }
        Ok(())
    }

    fn pseudo_legal(&self, step: &Step) -> Result<(), String> {
        let subject = &self.subject;
        let mut found: Vec<(ActionList, Handle)> = subject
            .pseudo_legal()
            .into_iter()
            .map(|m| (subject.actions(m), m))
            .collect();
        found.sort();
        if found.windows(2).any(|pair| pair[0].0 == pair[1].0) {
            return Err("a move is in the pseudo_legal twice".to_owned());
        }
        if !subject.has_pseudo_legal() && found.len() != step.moves.len() {
            return Err("the pseudo_legal has other moves than the list".to_owned());
        }
        for (actions, m) in found.iter().take(100) {
            let legal = step.moves.binary_search(actions).is_ok();
            if subject.is_legal(*m) != legal {
                return Err(format!(
                    "is_legal of the member {} of the pseudo_legal is {}",
                    spelt(actions),
                    !legal
                ));
            }
        }
        let is_member = |actions: &&ActionList| {
            found
                .binary_search_by(|(other, _)| other.cmp(actions))
                .is_ok()
        };
        match step.moves.iter().find(|actions| !is_member(actions)) {
            Some(missing) => Err(format!("the pseudo_legal lacks {}", spelt(missing))),
            None => Ok(()),
        }
    }

    fn class(&mut self, step: &Step) -> Result<(), String> {
        let Some(class) = self.subject.class() else {
            return Ok(());
        };
        if class >= self.subject.classes() {
            return Err(format!("there is no class {class}"));
        }
        let first = self
            .firsts
            .entry(class)
            .or_insert_with(|| step.moves.clone());
        if let Some(new) = step.moves.iter().find(|m| first.binary_search(m).is_err()) {
            return Err(format!("{} is new in its monotonic class", spelt(new)));
        }
        for _ in 0..4 {
            match self.subject.sample_kept(class, self.rng)? {
                None if step.moves.is_empty() => {}
                None => return Err("no move is drawn from the kept list".to_owned()),
                Some(m) => _ = place(&step.moves, &self.subject.actions(m))?,
            }
        }
        Ok(())
    }

    /// Equal positions are equal however they come about, and others are not.
    fn keys(&mut self, step: &'t Step) -> Result<(), String> {
        let copy = self.subject.copy();
        let keys = self.subject.keys();
        if !copy.equals(self.subject.as_ref()).0 || copy.keys() != keys {
            return Err("a copy is not equal to its original".to_owned());
        }
        for met in &self.met.positions {
            let Step {
                position: number,
                snapshot,
                moves,
                ..
            } = met.step;
            let (equal, same_board) = met.subject.equals(self.subject.as_ref());
            let others = met.keys;
            let pieces = snapshot.pieces == step.snapshot.pieces;
            if same_board != pieces || (others[1] == keys[1]) != pieces {
                return Err("boards are compared wrongly".to_owned());
            }
            if step.position.is_some() && *number == step.position && !equal {
                return Err("a position is not equal to the same one in another play".to_owned());
            }
            if equal && others != keys {
                return Err("equal positions have different keys".to_owned());
            }
            // A cell that makes no difference is not part of the key.
            let differs = !pieces
                || snapshot.variables != step.snapshot.variables
                || snapshot.to_move != step.snapshot.to_move;
            if equal && differs {
                return Err("different positions are equal".to_owned());
            }
            if others[0] == keys[0] && (differs || *moves != step.moves) {
                return Err("different positions have equal keys".to_owned());
            }
        }
        if self.met.positions.len() < 150 {
            self.met.positions.push(MetPosition {
                step,
                subject: copy,
                keys,
            });
        }
        Ok(())
    }
}

/// A position as far as it is known.
fn seen(step: &Step, snapshot: Snapshot) -> Snapshot {
    match step.position {
        Some(_) => snapshot,
        None => Snapshot {
            cell: Cell::default(),
            ..snapshot
        },
    }
}

/// Where a move is among the legal ones.
fn place(moves: &[ActionList], drawn: &ActionList) -> Result<usize, String> {
    moves
        .binary_search(drawn)
        .map_err(|_| format!("the illegal move {} is drawn", spelt(drawn)))
}

/// How two sorted lists of moves differ.
fn difference(found: &[(ActionList, Handle)], expected: &[ActionList]) -> String {
    if let Some((wrong, _)) = found
        .iter()
        .find(|(m, _)| expected.binary_search(m).is_err())
    {
        return format!("the move {} is listed, which is not legal", spelt(wrong));
    }
    let is_found = |m: &&ActionList| found.binary_search_by(|(other, _)| other.cmp(m)).is_ok();
    match expected.iter().find(|m| !is_found(m)) {
        Some(missing) => format!("the move {} is missing", spelt(missing)),
        None => "a move is listed twice".to_owned(),
    }
}

/// A move as pairs of cell and action index.
fn spelt(actions: &ActionList) -> String {
    let pairs = actions
        .iter()
        .map(|action| format!("({}, {})", action.cell, action.index));
    pairs.collect::<Vec<_>>().join(" ")
}
