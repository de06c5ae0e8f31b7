//! The moves of a sample and what they are worth, as far as it is known.

use super::ends::LOST;

/// The worth of a move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Worth {
    Known(f32),
    /// It is that of the end if the game is over after the move, and else the estimate.
    IfOver {
        estimate: f32,
        end: f32,
    },
}

impl Worth {
    /// Returns the highest that it can be.
    #[inline]
    fn most(self) -> f32 {
        match self {
            Self::Known(worth) => worth,
            Self::IfOver { estimate, end } => estimate.max(end),
        }
    }

    /// Returns what it is in all likelihood: hardly any game is over.
    #[inline]
    fn likely(self) -> f32 {
        match self {
            Self::Known(worth) => worth,
            Self::IfOver { estimate, .. } => estimate,
        }
    }
}

/// The moves of a sample.
#[derive(Clone, Debug)]
pub(super) struct Sample<M> {
    moves: Vec<(M, Worth)>,
    known: f32,
}

impl<M> Default for Sample<M> {
    fn default() -> Self {
        Self {
            moves: Vec::new(),
            known: LOST,
        }
    }
}

impl<M: Clone> Sample<M> {
    pub(super) fn clear(&mut self) {
        self.moves.clear();
        self.known = LOST;
    }

    /// Returns what the best move seems to be worth.
    #[inline]
    pub(super) fn known(&self) -> f32 {
        self.known
    }

    #[inline]
    pub(super) fn add(&mut self, m: M, worth: Worth) {
        self.known = self.known.max(worth.likely());
        self.moves.push((m, worth));
    }

    /// Returns the first of the best moves, with its worth; `None` without moves. `is_over` is asked
    /// about as few of them as can be.
    #[inline]
    pub(super) fn best(&mut self, mut is_over: impl FnMut(&M) -> bool) -> Option<(M, f32)> {
        loop {
            let mut moves = self.moves.iter().enumerate();
            let (_, (_, first)) = moves.next()?;
            let (mut best, mut most) = (0, first.most());
            for (number, (_, worth)) in moves {
                if worth.most() > most {
                    (best, most) = (number, worth.most());
                }
            }
            let (m, worth) = &mut self.moves[best];
            match *worth {
                Worth::Known(worth) => return Some((m.clone(), worth)),
                Worth::IfOver { estimate, end } => {
                    let known = if is_over(m) { end } else { estimate };
                    *worth = Worth::Known(known);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Worth::{IfOver, Known};
    use super::*;

    #[test]
    fn the_first_of_the_best_is_found_by_few_questions() {
        let open = |estimate, end| IfOver { estimate, end };
        // What each move is worth, which of them end the game, the best one with its worth, and the
        // moves that are asked about.
        type Case = (
            &'static str,
            Vec<Worth>,
            &'static [usize],
            (usize, f32),
            &'static [usize],
        );
        let cases: [Case; 8] = [
            (
                "known",
                vec![Known(1.0), Known(3.0), Known(3.0)],
                &[],
                (1, 3.0),
                &[],
            ),
            (
                "losses",
                vec![Known(LOST), Known(LOST)],
                &[],
                (0, LOST),
                &[],
            ),
            (
                "the best is asked",
                vec![open(1.0, LOST), open(4.0, 0.0), Known(2.0)],
                &[],
                (1, 4.0),
                &[1],
            ),
            (
                "and found over",
                vec![open(1.0, LOST), open(4.0, 0.0), Known(2.0)],
                &[1],
                (2, 2.0),
                &[1],
            ),
            (
                "so is the next",
                vec![open(3.0, 0.0), open(4.0, 0.0), Known(-1.0)],
                &[0, 1],
                (0, 0.0),
                &[1, 0],
            ),
            (
                "equal ones",
                vec![Known(1.0), open(1.0, LOST)],
                &[],
                (0, 1.0),
                &[],
            ),
            (
                "an equal one before",
                vec![open(1.0, LOST), Known(1.0)],
                &[0],
                (1, 1.0),
                &[0],
            ),
            (
                "a draw would be better",
                vec![open(-2.0, 0.0), open(-1.0, 0.0)],
                &[1],
                (1, 0.0),
                &[0, 1],
            ),
        ];
        for (name, worths, over, best, due) in cases {
            let mut sample = Sample::default();
            for (m, worth) in worths.iter().enumerate() {
                sample.add(m, *worth);
            }
            let mut asked = Vec::new();
            let found = sample.best(|m| {
                asked.push(*m);
                over.contains(m)
            });
            assert_eq!((found, &asked[..]), (Some(best), due), "{name}");
        }
        assert_eq!(Sample::<u8>::default().best(|_| true), None);
    }

    #[test]
    fn what_is_known_is_the_highest_of_what_is_likely() {
        let mut sample = Sample::default();
        assert_eq!(sample.known(), LOST);
        for (worth, due) in [
            (
                IfOver {
                    estimate: -3.0,
                    end: 0.0,
                },
                -3.0,
            ),
            (Known(-1.0), -1.0),
            (
                IfOver {
                    estimate: -2.0,
                    end: LOST,
                },
                -1.0,
            ),
        ] {
            sample.add((), worth);
            assert_eq!(sample.known(), due);
        }
        sample.clear();
        assert_eq!(sample.known(), LOST);
    }
}
