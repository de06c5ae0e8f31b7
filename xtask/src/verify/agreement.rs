//! The generated reasoner against the interpreter, which shares no code with
//! it beyond the front end.

use std::ops::ControlFlow;

use anyhow::anyhow;
use rbg_runtime::rng::{below, stream};
use rbg_runtime::{ActionList, AnyGame, AnyPosition, GameInfo, PlayoutRng, RunError};
use serde::Serialize;

use super::Thoroughness;
use crate::engine::unless_interrupted;
use crate::failure::Failure;
use crate::interrupt;

/// The interpreter is not sent deeper than this.
const DEEPEST: u32 = 12;

/// What was compared.
#[derive(Debug, Default, PartialEq, Eq, Serialize)]
pub(crate) struct Agreement {
    /// The deepest perft that both counted.
    pub(crate) depth: u32,
    /// Its leaves.
    pub(crate) leaves: u64,
    /// Positions along random playouts with equal moves and contents.
    pub(crate) positions: u64,
}

/// Compares shallow counts, then moves and positions along random playouts.
/// Disagreements are described in `failures`.
pub(crate) fn compare(
    generated: &dyn AnyGame,
    interpreter: &dyn AnyGame,
    thoroughness: &Thoroughness,
    seed: u64,
    failures: &mut Vec<String>,
) -> Result<Agreement, Failure> {
    let mut agreement = Agreement::default();
    // What only an analysis knows is not part of the description.
    let described = |game: &dyn AnyGame| GameInfo {
        longest_move: None,
        ..game.info().clone()
    };
    if described(generated) != described(interpreter) {
        failures.push("the two engines describe the game differently".to_owned());
    }
    for depth in 0..=DEEPEST {
        let Some(leaves) = count(generated, depth, thoroughness.interpreted_leaves)? else {
            break;
        };
        let expected = interpreter.perft(depth, &mut |_| unless_interrupted())?;
        if leaves != expected {
            failures.push(format!(
                "perft {depth} is {leaves}, by the interpreter {expected}"
            ));
            break;
        }
        (agreement.depth, agreement.leaves) = (depth, leaves);
        if leaves == 0 {
            break;
        }
    }
    let mut moves = 0;
    for playout in 0..thoroughness.interpreted_playouts {
        let mut pair = Pair {
            generated: generated.initial(),
            interpreter: interpreter.initial(),
            rng: stream(seed, playout),
            longest: generated.info().longest_move,
        };
        for number in 0..thoroughness.interpreted_positions {
            interrupt::check()?;
            if moves > thoroughness.interpreted_moves {
                return Ok(agreement);
            }
            match pair.step() {
                Ok(0) => break,
                Ok(legal) => {
                    moves += legal;
                    agreement.positions += 1;
                }
                Err(error) => {
                    failures.push(format!(
                        "seed {seed}, playout {playout}, after {number} moves: {error}"
                    ));
                    return Ok(agreement);
                }
            }
        }
    }
    Ok(agreement)
}

/// Perft, unless it has more leaves than `most`.
fn count(game: &dyn AnyGame, depth: u32, most: u64) -> Result<Option<u64>, Failure> {
    let mut progress = |leaves| {
        if leaves > most {
            ControlFlow::Break(())
        } else {
            unless_interrupted()
        }
    };
    match game.perft(depth, &mut progress) {
        Ok(leaves) if leaves <= most => Ok(Some(leaves)),
        Ok(_) => Ok(None),
        Err(RunError::Interrupted) if !interrupt::requested() => Ok(None),
        Err(error) => Err(error.into()),
    }
}

/// The same position in both engines.
struct Pair {
    generated: Box<dyn AnyPosition>,
    interpreter: Box<dyn AnyPosition>,
    rng: PlayoutRng,
    /// The generated reasoner's promise about the length of moves.
    longest: Option<u32>,
}

impl Pair {
    /// Compares the positions and makes a random move. Returns the number of legal
    /// moves, 0 at the end of the game; an error where the engines differ.
    fn step(&mut self) -> anyhow::Result<u64> {
        let (mut left, mut right) = (self.generated.snapshot(), self.interpreter.snapshot());
        // Where a keeper works in any order, it may end on any cell of its work. A
        // cell that matters shows in the moves.
        (left.cell, right.cell) = (0, 0);
        if left != right {
            return Err(anyhow!(
                "the position is {left:?}, by the interpreter {right:?}"
            ));
        }
        let moves = sorted(self.generated.moves());
        let expected = sorted(self.interpreter.moves());
        if let Some(wrong) = moves.iter().find(|m| expected.binary_search(m).is_err()) {
            return Err(anyhow!(
                "the interpreter does not know the move {}",
                spelt(wrong)
            ));
        }
        if let Some(missing) = expected.iter().find(|m| moves.binary_search(m).is_err()) {
            return Err(anyhow!("the move {} is missing", spelt(missing)));
        }
        if moves.len() != expected.len() {
            return Err(anyhow!("a move is listed twice"));
        }
        if let Some(longest) = self.longest
            && let Some(long) = moves.iter().find(|m| m.len() > longest as usize)
        {
            return Err(anyhow!(
                "the move {} is longer than {longest} actions",
                spelt(long)
            ));
        }
        if self.generated.count_moves() != moves.len() {
            let counted = self.generated.count_moves();
            return Err(anyhow!(
                "{} moves are listed, {counted} counted",
                moves.len()
            ));
        }
        let sample = self.generated.sample(&mut self.rng);
        if sample
            .as_ref()
            .map_or(!moves.is_empty(), |m| moves.binary_search(m).is_err())
        {
            return Err(anyhow!(
                "the sample {sample:?} is none of the {} moves",
                moves.len()
            ));
        }
        // A list has at most 2^24 moves.
        let choice = below(&mut self.rng, moves.len() as u32) as usize;
        let Some(choice) = moves.get(choice) else {
            return Ok(0);
        };
        if !self.generated.is_legal(choice) {
            return Err(anyhow!(
                "the listed move {} is said to be illegal",
                spelt(choice)
            ));
        }
        if !self.generated.apply(choice) || !self.interpreter.apply(choice) {
            return Err(anyhow!("the listed move {} is refused", spelt(choice)));
        }
        Ok(moves.len() as u64)
    }
}

fn sorted(mut moves: Vec<ActionList>) -> Vec<ActionList> {
    moves.sort_unstable();
    moves
}

/// A move as pairs of cell and action index.
fn spelt(actions: &ActionList) -> String {
    let pairs = actions
        .iter()
        .map(|action| format!("({}, {})", action.cell, action.index));
    pairs.collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine;
    use crate::library::GameFile;
    use crate::terminal::Terminal;

    /// Two players walk over three cells; `last` is what black puts there.
    fn game(last: &str) -> Box<dyn AnyGame> {
        let text = format!(
            "#players = white(1), black(1)\n#pieces = e, w, b\n#variables =\n\
             #board = rectangle(up, down, left, right, [e, e, e])\n\
             #rules = (->white (left* + right*) {{e}} [w] ->black (left* + right*) {{e}} [{last}])*\n"
        );
        let file = GameFile {
            name: "walk".into(),
            path: "walk.rbg".into(),
            text: text.into(),
        };
        engine::interpreter(&file, Terminal::new(true)).expect("the description is valid")
    }

    fn compared(left: &str, right: &str) -> (Agreement, Vec<String>) {
        let mut failures = Vec::new();
        let (left, right) = (game(left), game(right));
        let agreement =
            compare(&*left, &*right, &Thoroughness::shallow(), 1, &mut failures).unwrap();
        (agreement, failures)
    }

    #[test]
    fn equal_games_agree() {
        let (agreement, failures) = compared("b", "b");
        assert_eq!(failures, Vec::<String>::new());
        // 3, 6, 6 sequences; the fourth move finds no empty cell.
        assert_eq!((agreement.depth, agreement.leaves), (4, 0));
        assert_eq!(
            agreement.positions,
            3 * Thoroughness::shallow().interpreted_playouts
        );
    }

    #[test]
    fn a_difference_that_counts_cannot_show_is_found_in_the_positions() {
        let (_, failures) = compared("b", "w");
        let text = failures.join("\n");
        assert!(text.contains("after 2 moves: the position is"), "{text}");
    }
}
