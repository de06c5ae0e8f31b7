//! The recording of transcripts with the interpreter.

use std::fmt;

use rbg_compiler::interpret::{InterpretedPosition, Interpreter, Outcomes, TooMuch};
use rbg_compiler::load;
use rbg_runtime::rng::{below, stream};
use rbg_runtime::{ActionList, AnyGame, AnyPosition, Cell, PlayoutRng, Snapshot};
use rustc_hash::FxHashMap;
use serde::Serialize;

use super::questions::Questions;
use super::transcript::{Step, Transcript};

/// The extent of a recording.
#[derive(Clone, Copy, Debug)]
pub struct Extent<'a> {
    /// The lengths of random plays: how many positions each of them has at most.
    pub plays: &'a [usize],
    /// The number of moves beyond which positions are not looked at.
    pub most_moves: usize,
    /// The number of legal moves in all positions after which no more plays begin.
    pub all_moves: usize,
    /// The number of pairs of a place in the rules and a cell that the interpreter may look at.
    pub effort: u64,
    /// The questions that a reasoner will be asked.
    pub questions: Questions,
}

impl Default for Extent<'_> {
    fn default() -> Self {
        Self {
            plays: &[24, 40, 8, 8, 8],
            most_moves: 1_200,
            all_moves: 3_000,
            effort: 2_000_000,
            questions: Questions::CAMPAIGN,
        }
    }
}

/// The reason why there is no transcript of a description.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Unfit {
    /// The description is not valid.
    Invalid,
    /// The moves or the keeper's work are too many, or without end.
    TooMuch,
    /// The keeper's choices make a difference.
    KeeperChooses,
    /// There is no move at the start.
    NoMoves,
    /// The front end or the interpreter panics.
    Panic,
}

impl From<TooMuch> for Unfit {
    fn from(_: TooMuch) -> Self {
        Self::TooMuch
    }
}

impl fmt::Display for Unfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Invalid => "invalid",
            Self::TooMuch => "too much to look at",
            Self::KeeperChooses => "the keeper's choices matter",
            Self::NoMoves => "no moves",
            Self::Panic => "the front end or the interpreter panics",
        })
    }
}

/// Plays a game at random.
///
/// # Errors
///
/// [`Unfit`] if there is nothing to be learned from the game.
pub fn record(text: &str, name: &str, seed: u64, extent: &Extent<'_>) -> Result<Transcript, Unfit> {
    let game = load(text.as_bytes()).map_err(|_| Unfit::Invalid)?.game;
    let interpreter = Interpreter::new(game, name);
    let mut recorder = Recorder {
        extent,
        effort: extent.effort,
        numbers: FxHashMap::default(),
        moves: 0,
    };
    let start = recorder.certain(interpreter.openings(&mut extent.effort.clone())?)?;
    let mut plays: Vec<Vec<Step>> = Vec::new();
    for (number, &longest) in extent.plays.iter().enumerate() {
        if number > 0 && recorder.moves > extent.all_moves {
            break;
        }
        let rng = stream(seed, number as u64);
        let first = recorder.play(start.clone(), rng.clone(), &[], longest)?;
        // The same moves in another order may lead to the same position.
        let made: Vec<ActionList> = first.iter().filter_map(Step::made).cloned().collect();
        plays.push(first);
        if let [a, b, c, ..] = &made[..] {
            let other = [c, b, a].map(Clone::clone);
            plays.push(recorder.play(start.clone(), rng, &other, 5)?);
        }
    }
    if plays[0].len() < 2 {
        return Err(Unfit::NoMoves);
    }
    Ok(Transcript {
        info: interpreter.info().clone(),
        perft: Vec::new(),
        plays,
        questions: extent.questions,
    })
}

/// Plays a game at random, with the first of the keeper's ways wherever it has several.
pub fn record_first_ways(interpreter: &Interpreter, seed: u64, extent: &Extent<'_>) -> Transcript {
    let plays = (0..).zip(extent.plays).map(|(number, &longest)| {
        let mut rng = stream(seed, number);
        let mut position = interpreter.initial_position();
        let mut steps = Vec::new();
        while steps.len() < longest {
            let step = Step {
                cell_known: true,
                ..Step::drawn(&position, &mut rng)
            };
            let made = step.made().is_some_and(|m| position.perform(m));
            steps.push(step);
            if !made {
                break;
            }
        }
        steps
    });
    Transcript {
        info: interpreter.info().clone(),
        perft: Vec::new(),
        plays: plays.collect(),
        questions: extent.questions,
    }
}

/// A position, and whether its cell is known.
#[derive(Clone)]
struct Reached {
    position: InterpretedPosition,
    cell_known: bool,
}

struct Recorder<'a> {
    extent: &'a Extent<'a>,
    effort: u64,
    numbers: FxHashMap<InterpretedPosition, u32>,
    moves: usize,
}

impl Recorder<'_> {
    /// Plays once, making the `wanted` moves as far as they are legal.
    fn play(
        &mut self,
        mut reached: Reached,
        mut rng: PlayoutRng,
        wanted: &[ActionList],
        longest: usize,
    ) -> Result<Vec<Step>, Unfit> {
        let mut steps: Vec<Step> = Vec::new();
        while steps.len() < longest {
            let position = &reached.position;
            let mut moves =
                position.legal_moves_within(self.extent.most_moves, &mut self.effort)?;
            moves.sort_unstable();
            self.moves += moves.len();
            let wished = wanted
                .get(steps.len())
                .and_then(|m| moves.binary_search(m).ok());
            let random = below(&mut rng, moves.len() as u32) as usize;
            let enough = self.moves > 2 * self.extent.all_moves;
            let last = steps.len() + 1 == longest || moves.is_empty() || enough;
            let choice = (!last).then(|| wished.unwrap_or(random));
            let free = self.numbers.len() as u32;
            let number = reached
                .cell_known
                .then(|| *self.numbers.entry(position.clone()).or_insert(free));
            let next = match choice {
                Some(choice) => position.outcomes(&moves[choice], &mut self.effort)?,
                None => None,
            };
            steps.push(Step {
                snapshot: position.snapshot(),
                last_switch: position.last_switch(),
                cell_known: reached.cell_known,
                position: number,
                decided: position.is_decided(),
                moves,
                choice,
            });
            match next {
                Some(outcomes) => reached = self.certain(outcomes)?,
                None => break,
            }
        }
        Ok(steps)
    }

    /// Returns the position that all of the keeper's ways lead to. Only the cell may be another
    /// one, if that makes no difference to the moves: a move tells on which cell it ends.
    fn certain(&mut self, outcomes: Outcomes) -> Result<Reached, Unfit> {
        let Outcomes { first, others } = outcomes;
        let seen = |position: &InterpretedPosition| Snapshot {
            cell: Cell::default(),
            ..position.snapshot()
        };
        let mut moves = None;
        for other in &others {
            if moves.is_none() {
                moves = Some(self.sorted_moves(&first)?);
            }
            let same = seen(other) == seen(&first) && Some(self.sorted_moves(other)?) == moves;
            if !same {
                return Err(Unfit::KeeperChooses);
            }
        }
        Ok(Reached {
            position: first,
            cell_known: others.is_empty(),
        })
    }

    fn sorted_moves(&mut self, position: &InterpretedPosition) -> Result<Vec<ActionList>, Unfit> {
        let mut moves = position.legal_moves_within(self.extent.most_moves, &mut self.effort)?;
        moves.sort_unstable();
        Ok(moves)
    }
}
