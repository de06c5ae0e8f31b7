//! The comparison of reasoners in shared libraries with the oracle, while it is playing.

use std::any::Any;
use std::ops::ControlFlow;
use std::panic::{AssertUnwindSafe, catch_unwind};

use rbg_runtime::rng::stream;
use rbg_runtime::{AnyGame, PlayoutRng, RunError};
use serde::Serialize;

use super::dynamic::Dynamic;
use super::exchange::{exchange, exchanged};
use super::follower::Follower;
use super::questions::Questions;
use super::transcript::Step;

/// The depth beyond which nothing is counted.
const DEEPEST: u32 = 12;

/// The amount that is compared.
#[derive(Clone, Debug)]
pub struct Budget {
    /// The number of leaves up to which sequences of moves are counted.
    pub leaves: u64,
    /// The number of random playouts that are followed.
    pub playouts: u64,
    /// The number of positions of each at which it is cut off.
    pub positions: u64,
    /// The number of legal moves of all positions at which it is enough, too.
    pub moves: u64,
}

/// The part of a game in which a reasoner agrees with the oracle.
#[derive(Debug, Default, PartialEq, Eq, Serialize)]
pub struct Agreement {
    /// The deepest perft that both counted.
    pub depth: u32,
    /// The leaves of that perft.
    pub leaves: u64,
    /// The number of positions along random playouts with equal moves and contents.
    pub positions: u64,
    /// The number of their legal moves.
    pub moves: u64,
}

/// The outcome for one reasoner.
#[derive(Debug, Default)]
pub struct Verdict {
    /// The part in which it agrees with the oracle.
    pub agreement: Agreement,
    /// The places where it does not, in words.
    pub failures: Vec<String>,
}

/// A watch that lets work go on until somebody stops it.
pub type Watch<'a> = &'a mut dyn FnMut() -> ControlFlow<()>;

/// Compares shallow counts, then moves and positions along random playouts.
///
/// The oracle is asked once for all reasoners, because it is slow. Which playouts are made
/// depends on it and on the seed, not on the reasoners. Whoever differs is left behind.
///
/// # Errors
///
/// [`RunError::Interrupted`] if `watch` stops the work, and failures of the oracle itself.
pub fn compare(
    reasoners: &[&dyn AnyGame],
    oracle: &dyn AnyGame,
    budget: &Budget,
    seed: u64,
    watch: Watch<'_>,
) -> Result<Vec<Verdict>, RunError> {
    let mut comparison = Comparison {
        reasoners,
        oracle,
        budget,
        verdicts: reasoners.iter().map(|_| Verdict::default()).collect(),
        moves: 0,
        watch,
    };
    comparison.counts()?;
    comparison.playouts(seed)?;
    Ok(comparison.verdicts)
}

struct Comparison<'a> {
    reasoners: &'a [&'a dyn AnyGame],
    oracle: &'a dyn AnyGame,
    budget: &'a Budget,
    /// The verdicts, one for each reasoner.
    verdicts: Vec<Verdict>,
    /// The number of legal moves of the positions of all playouts so far.
    moves: u64,
    watch: Watch<'a>,
}

impl Comparison<'_> {
    /// Compares perft of growing depth, until there are too many leaves.
    fn counts(&mut self) -> Result<(), RunError> {
        let most = self.budget.leaves;
        let mut agreeing: Vec<usize> = (0..self.reasoners.len()).collect();
        for depth in 0..=DEEPEST {
            // A reasoner is quicker to say that it is too much.
            let mut counted = Vec::new();
            for &number in &agreeing {
                counted.push(self.count(self.reasoners[number], depth)?);
            }
            if counted.iter().all(|counted| matches!(counted, Ok(None))) {
                break;
            }
            let expected = self.count(self.oracle, depth)?.map_err(RunError::Failed)?;
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

    /// Counts leaves, unless there are too many. What goes wrong is told in words, unless
    /// the work is stopped.
    fn count(
        &mut self,
        game: &dyn AnyGame,
        depth: u32,
    ) -> Result<Result<Option<u64>, String>, RunError> {
        let most = self.budget.leaves;
        let mut progress = |leaves| {
            if leaves > most {
                ControlFlow::Break(())
            } else {
                (self.watch)()
            }
        };
        let counted = game.perft(depth, &mut progress);
        self.go_on()?;
        Ok(match counted {
            Ok(leaves) => Ok((leaves <= most).then_some(leaves)),
            Err(RunError::Interrupted) => Ok(None),
            Err(error) => Err(error.to_string()),
        })
    }

    fn go_on(&mut self) -> Result<(), RunError> {
        match (self.watch)() {
            ControlFlow::Continue(()) => Ok(()),
            ControlFlow::Break(()) => Err(RunError::Interrupted),
        }
    }

    /// Follows random playouts, the same in all reasoners.
    fn playouts(&mut self, seed: u64) -> Result<(), RunError> {
        let mut followers = self.start(&stream(!seed, 0));
        let mut rng = stream(!seed, 1);
        for playout in 0..self.budget.playouts {
            if followers.is_empty() || self.moves > self.budget.moves {
                break;
            }
            let steps = self.record(stream(seed, playout))?;
            let exchanged = exchanged(&steps, &mut rng);
            followers.retain_mut(|(number, follower)| {
                let (reasoner, oracle) = (self.reasoners[*number], self.oracle);
                let exchange = || {
                    let mut steps = exchanged.iter();
                    steps.try_for_each(|step| exchange(reasoner, oracle, step, &mut rng))
                };
                let verdict = &mut self.verdicts[*number];
                let before = follower.compared();
                let failure = match caught(|| follower.play(&steps)) {
                    Ok(Ok(())) => caught(exchange).and_then(|exchanged| exchanged).err(),
                    Ok(Err((made, what))) => Some(format!("after {made} moves: {what}")),
                    Err(panic) => Some(panic),
                };
                let after = follower.compared();
                verdict.agreement.positions += after.positions - before.positions;
                verdict.agreement.moves += after.moves - before.moves;
                let agrees = failure.is_none();
                let failure = failure.map(|what| format!("seed {seed}, playout {playout}, {what}"));
                verdict.failures.extend(failure);
                agrees
            });
            self.go_on()?;
        }
        for (number, follower) in followers {
            self.verdicts[number]
                .failures
                .extend(follower.finish().err());
        }
        Ok(())
    }

    /// Starts the game in all reasoners.
    fn start(&mut self, rng: &PlayoutRng) -> Vec<(usize, Follower)> {
        let mut followers = Vec::new();
        for (number, reasoner) in self.reasoners.iter().enumerate() {
            let start = || {
                let subject = Dynamic::start(*reasoner);
                Follower::new(Questions::PASSING, subject, rng.clone())
            };
            let failures = &mut self.verdicts[number].failures;
            match caught(start) {
                Ok(follower) => {
                    failures.extend(follower.describes(self.oracle.info()).err());
                    followers.push((number, follower));
                }
                Err(panic) => failures.push(format!("at the start: {panic}")),
            }
        }
        followers
    }

    /// Plays at random, as far as the budget goes.
    fn record(&mut self, mut rng: PlayoutRng) -> Result<Vec<Step>, RunError> {
        let mut position = self.oracle.initial();
        let mut steps = Vec::new();
        while (steps.len() as u64) < self.budget.positions && self.moves <= self.budget.moves {
            self.go_on()?;
            let step = Step::drawn(position.as_ref(), &mut rng);
            self.moves += step.moves.len() as u64;
            let made = step.made().is_none_or(|m| position.apply(m));
            let last = step.choice.is_none();
            steps.push(step);
            if !made {
                let what = "the interpreter refuses a move that it listed";
                return Err(RunError::Failed(what.to_owned()));
            }
            if last {
                break;
            }
        }
        Ok(steps)
    }
}

/// Writes a count.
fn counted_up_to(leaves: Option<u64>, most: u64) -> String {
    leaves.map_or_else(|| format!("more than {most}"), |leaves| leaves.to_string())
}

/// Does work that may panic: a defect of a reasoner shows so, and the work goes on with the
/// others.
///
/// # Errors
///
/// What the panic said.
pub fn caught<T>(work: impl FnOnce() -> T) -> Result<T, String> {
    catch_unwind(AssertUnwindSafe(work)).map_err(|panic| format!("panic: {}", said(&*panic)))
}

fn said(panic: &(dyn Any + Send)) -> &str {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    let text = text.or_else(|| panic.downcast_ref::<&str>().copied());
    text.unwrap_or("without a message")
}

#[cfg(all(test, feature = "compiler"))]
mod tests {
    use rbg_compiler::interpret::Interpreter;
    use rbg_compiler::load;
    use rbg_runtime::{AnyPosition, GameInfo};

    use super::*;
    use crate::games::WALK;

    const BUDGET: Budget = Budget {
        leaves: 1_000,
        playouts: 4,
        positions: 50,
        moves: 10_000,
    };

    /// Returns a game in which two players walk over three cells; `last` is what black puts there.
    fn game(last: &str) -> Box<dyn AnyGame> {
        let text = WALK.replace("[b]", &format!("[{last}]"));
        let loaded = load(text.as_bytes()).expect("the description is valid");
        Box::new(Interpreter::new(loaded.game, "walk"))
    }

    fn compared(left: &[&dyn AnyGame], right: &str, budget: &Budget) -> Vec<Verdict> {
        let go_on = &mut || ControlFlow::Continue(());
        compare(left, &*game(right), budget, 1, go_on).expect("nobody interrupts")
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
            let said = ["at the start: panic: no start", expected];
            let mut failures = verdicts[0].failures.clone();
            failures.sort();
            assert_eq!(failures, said);
        }
    }

    #[test]
    fn the_work_is_bounded_by_moves_looked_at() {
        let budget = Budget { moves: 4, ..BUDGET };
        let verdicts = compared(&[&*game("b")], "b", &budget);
        // 3 and 2 moves are more than 4.
        assert_eq!(verdicts[0].agreement.positions, 2);
    }

    #[test]
    fn whoever_watches_can_stop_it() {
        let game = game("b");
        let stop = &mut || ControlFlow::Break(());
        let stopped = compare(&[&*game], &*game, &BUDGET, 1, stop);
        assert!(matches!(stopped, Err(RunError::Interrupted)));
    }

    /// A reasoner that describes the game rightly, and that is all it can do.
    struct Wrong(Box<dyn AnyGame>);

    impl AnyGame for Wrong {
        fn info(&self) -> &GameInfo {
            self.0.info()
        }

        fn initial(&self) -> Box<dyn AnyPosition> {
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
