//! Generated reasoners against the interpreter, which shares no code with them
//! beyond the front end.

mod follower;

use std::any::Any;
use std::ops::ControlFlow;
use std::panic::{AssertUnwindSafe, catch_unwind};

use anyhow::anyhow;
use rbg_cli::engine::unless_interrupted;
use rbg_cli::failure::Failure;
use rbg_cli::interrupt;
use rbg_runtime::rng::{below, stream};
use rbg_runtime::{AnyGame, GameInfo, PlayoutRng, RunError};
use serde::Serialize;

use follower::{Expected, Follower, sorted};

/// Nobody is sent deeper than this.
const DEEPEST: u32 = 12;

/// How much is compared.
#[derive(Clone, Debug)]
pub(crate) struct Budget {
    /// Leaves up to which sequences of moves are counted.
    pub(crate) leaves: u64,
    /// Random playouts that are followed.
    pub(crate) playouts: u64,
    /// Positions of each after which it is cut off.
    pub(crate) positions: u64,
    /// Legal moves of all positions after which it is enough, too.
    pub(crate) moves: u64,
}

/// What was compared.
#[derive(Debug, Default, PartialEq, Eq, Serialize)]
pub(crate) struct Agreement {
    /// The deepest perft that both counted.
    pub(crate) depth: u32,
    /// Its leaves.
    pub(crate) leaves: u64,
    /// Positions along random playouts with equal moves and contents.
    pub(crate) positions: u64,
    /// Their legal moves.
    pub(crate) moves: u64,
}

/// The outcome for one reasoner.
#[derive(Debug, Default)]
pub(crate) struct Verdict {
    /// As far as it agrees with the interpreter.
    pub(crate) agreement: Agreement,
    /// Where it does not, in words.
    pub(crate) failures: Vec<String>,
}

/// Compares shallow counts, then moves and positions along random playouts.
///
/// The interpreter is asked once for all reasoners, because it is slow. Which
/// playouts are made depends on it and on the seed, not on the reasoners.
pub(crate) fn compare(
    reasoners: &[&dyn AnyGame],
    interpreter: &dyn AnyGame,
    budget: &Budget,
    seed: u64,
) -> Result<Vec<Verdict>, Failure> {
    let mut comparison = Comparison {
        reasoners,
        interpreter,
        budget,
        verdicts: reasoners.iter().map(|_| Verdict::default()).collect(),
        moves: 0,
    };
    comparison.descriptions();
    comparison.counts()?;
    comparison.playouts(seed)?;
    Ok(comparison.verdicts)
}

struct Comparison<'a> {
    reasoners: &'a [&'a dyn AnyGame],
    interpreter: &'a dyn AnyGame,
    budget: &'a Budget,
    /// One for each reasoner.
    verdicts: Vec<Verdict>,
    /// Legal moves of the positions of all playouts so far.
    moves: u64,
}

impl Comparison<'_> {
    fn descriptions(&mut self) {
        // What only an analysis knows is not part of the description.
        let described = |game: &dyn AnyGame| GameInfo {
            longest_move: None,
            ..game.info().clone()
        };
        let expected = described(self.interpreter);
        for (reasoner, verdict) in self.reasoners.iter().zip(&mut self.verdicts) {
            if described(*reasoner) != expected {
                let failure = "the two engines describe the game differently";
                verdict.failures.push(failure.to_owned());
            }
        }
    }

    /// Perft of growing depth, until there are too many leaves.
    fn counts(&mut self) -> Result<(), Failure> {
        let most = self.budget.leaves;
        let mut agreeing: Vec<usize> = (0..self.reasoners.len()).collect();
        for depth in 0..=DEEPEST {
            // A reasoner is quicker to say that it is too much.
            let mut counted = Vec::new();
            for &number in &agreeing {
                counted.push(count(self.reasoners[number], depth, most)?);
            }
            if counted.iter().all(|counted| matches!(counted, Ok(None))) {
                break;
            }
            let expected = count(self.interpreter, depth, most)?.map_err(|error| anyhow!(error))?;
            let several = agreeing.into_iter().zip(counted);
            agreeing = several
                .filter_map(|(number, counted)| {
                    let verdict = &mut self.verdicts[number];
                    let failure = match counted {
                        Ok(leaves) if leaves == expected => {
                            let agreement = &mut verdict.agreement;
                            (agreement.depth, agreement.leaves) =
                                (depth, expected.unwrap_or_default());
                            return Some(number);
                        }
                        Ok(leaves) => format!(
                            "perft {depth} is {}, by the interpreter {}",
                            counted_up_to(leaves, most),
                            counted_up_to(expected, most)
                        ),
                        Err(error) => format!("perft {depth}: {error}"),
                    };
                    verdict.failures.push(failure);
                    None
                })
                .collect();
            if expected.is_none_or(|leaves| leaves == 0) {
                break;
            }
        }
        Ok(())
    }

    /// Random playouts, the same in all engines. Whoever differs is left behind.
    fn playouts(&mut self, seed: u64) -> Result<(), Failure> {
        let mut following: Vec<usize> = (0..self.reasoners.len()).collect();
        for playout in 0..self.budget.playouts {
            let name = format!("seed {seed}, playout {playout}");
            let mut followers = self.start(&following, &name, &stream(!seed, playout));
            self.follow(&mut followers, &name, stream(seed, playout))?;
            following = followers.iter().map(|(number, _)| *number).collect();
        }
        Ok(())
    }

    /// The start of the game in some reasoners.
    fn start(
        &mut self,
        following: &[usize],
        playout: &str,
        rng: &PlayoutRng,
    ) -> Vec<(usize, Follower)> {
        let mut followers = Vec::new();
        for &number in following {
            match caught(|| Follower::new(self.reasoners[number], rng.clone())) {
                Ok(follower) => followers.push((number, follower)),
                Err(error) => {
                    let failure = format!("{playout}, at the start: {error}");
                    self.verdicts[number].failures.push(failure);
                }
            }
        }
        followers
    }

    /// One playout, as far as the budget goes.
    fn follow(
        &mut self,
        followers: &mut Vec<(usize, Follower)>,
        playout: &str,
        mut rng: PlayoutRng,
    ) -> Result<(), Failure> {
        let mut position = self.interpreter.initial();
        for made in 0..self.budget.positions {
            interrupt::check()?;
            if followers.is_empty() || self.moves > self.budget.moves {
                break;
            }
            let legal = sorted(position.moves());
            self.moves += legal.len() as u64;
            // A list has at most 2^24 moves.
            let choice = below(&mut rng, legal.len() as u32) as usize;
            let expected = Expected {
                snapshot: position.snapshot(),
                choice: legal.get(choice),
                moves: &legal,
            };
            followers.retain_mut(|(number, follower)| {
                let verdict = &mut self.verdicts[*number];
                match caught(|| follower.step(&expected)).flatten() {
                    Ok(()) => {
                        verdict.agreement.positions += u64::from(expected.choice.is_some());
                        verdict.agreement.moves += legal.len() as u64;
                        true
                    }
                    Err(error) => {
                        let failure = format!("{playout}, after {made} moves: {error}");
                        verdict.failures.push(failure);
                        false
                    }
                }
            });
            let Some(choice) = expected.choice else { break };
            if !position.apply(choice) {
                return Err(anyhow!("the interpreter refuses a move that it listed").into());
            }
        }
        Ok(())
    }
}

/// Perft, unless it has more leaves than `most`. What goes wrong is told in
/// words, unless it is the user who stops.
fn count(
    game: &dyn AnyGame,
    depth: u32,
    most: u64,
) -> Result<Result<Option<u64>, String>, Failure> {
    let mut progress = |leaves| {
        if leaves > most {
            ControlFlow::Break(())
        } else {
            unless_interrupted()
        }
    };
    let counted = game.perft(depth, &mut progress);
    interrupt::check()?;
    Ok(match counted {
        Ok(leaves) => Ok((leaves <= most).then_some(leaves)),
        Err(RunError::Interrupted) => Ok(None),
        Err(error) => Err(error.to_string()),
    })
}

/// A count in words.
fn counted_up_to(leaves: Option<u64>, most: u64) -> String {
    leaves.map_or_else(|| format!("more than {most}"), |leaves| leaves.to_string())
}

/// A defect of a reasoner shows as a panic; the work goes on with the others.
pub(crate) fn caught<T>(work: impl FnOnce() -> T) -> anyhow::Result<T> {
    catch_unwind(AssertUnwindSafe(work)).map_err(|panic| anyhow!("panic: {}", said(&*panic)))
}

/// What a panic said.
fn said(panic: &(dyn Any + Send)) -> &str {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    let text = text.or_else(|| panic.downcast_ref::<&str>().copied());
    text.unwrap_or("without a message")
}

#[cfg(test)]
mod tests {
    use super::*;
    use rbg_cli::engine;
    use rbg_cli::library::GameFile;
    use rbg_cli::terminal::Terminal;

    const BUDGET: Budget = Budget {
        leaves: 1_000,
        playouts: 4,
        positions: 50,
        moves: 10_000,
    };

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

    fn compared(left: &[&dyn AnyGame], right: &str, budget: &Budget) -> Vec<Verdict> {
        compare(left, &*game(right), budget, 1).expect("nobody interrupts")
    }

    #[test]
    fn equal_games_agree() {
        let verdicts = compared(&[&*game("b")], "b", &BUDGET);
        assert_eq!(verdicts[0].failures, Vec::<String>::new());
        // 3, 6, 6 sequences; the fourth move finds no empty cell.
        let agreement = Agreement {
            depth: 4,
            leaves: 0,
            positions: 3 * BUDGET.playouts,
            moves: (3 + 2 + 1) * BUDGET.playouts,
        };
        assert_eq!(verdicts[0].agreement, agreement);
    }

    #[test]
    fn a_difference_that_counts_cannot_show_is_found_in_the_positions() {
        let (same, other) = (game("b"), game("w"));
        let verdicts = compared(&[&*same, &*other, &*same], "b", &BUDGET);
        let text = verdicts[1].failures.join("\n");
        assert!(
            text.contains("seed 1, playout 0, after 2 moves: the position is"),
            "{text}"
        );
        // The others are followed to the end.
        for verdict in [&verdicts[0], &verdicts[2]] {
            assert_eq!(verdict.failures, Vec::<String>::new());
            assert_eq!(verdict.agreement.positions, 3 * BUDGET.playouts);
        }
    }

    #[test]
    fn a_wrong_count_is_told_once_also_where_one_side_is_cut_off() {
        let wrong = Wrong(game("b"));
        for (leaves, expected) in [
            (1_000, "perft 1 is 0, by the interpreter 3"),
            (2, "perft 1 is 0, by the interpreter more than 2"),
        ] {
            let budget = Budget { leaves, ..BUDGET };
            let verdicts = compared(&[&wrong], "b", &budget);
            assert_eq!(verdicts[0].failures[0], expected);
            assert_eq!(verdicts[0].failures.len(), 2);
            assert_eq!(
                verdicts[0].failures[1],
                "seed 1, playout 0, at the start: panic: no start"
            );
        }
    }

    #[test]
    fn the_work_is_bounded_by_moves_looked_at() {
        let budget = Budget { moves: 4, ..BUDGET };
        let verdicts = compared(&[&*game("b")], "b", &budget);
        // 3 and 2 moves are more than 4.
        assert_eq!(verdicts[0].agreement.positions, 2);
    }

    /// Describes the game rightly, and that is all it can do.
    struct Wrong(Box<dyn AnyGame>);

    impl AnyGame for Wrong {
        fn info(&self) -> &GameInfo {
            self.0.info()
        }

        fn initial(&self) -> Box<dyn rbg_runtime::AnyPosition> {
            panic!("no start")
        }

        fn perft(
            &self,
            depth: u32,
            _: &mut dyn FnMut(u64) -> ControlFlow<()>,
        ) -> Result<u64, RunError> {
            Ok(u64::from(depth == 0))
        }
    }
}
