//! What a reasoner has said about the final scores, held against what comes.

use super::subject::Standing;
use super::transcript::Step;

/// What was said of the final scores in the positions of a play so far.
#[derive(Debug, Default)]
pub(super) struct Claims {
    /// The bounds of each player's score; none before the first position.
    bounds: Vec<(i32, i32)>,
}

impl Claims {
    /// Compares what is said in a position with the oracle, and the scores there with what was said
    /// before.
    ///
    /// # Errors
    ///
    /// The first thing that is wrong, in words.
    pub(super) fn compare(&mut self, standing: Standing, step: &Step) -> Result<(), String> {
        let scores = &step.snapshot.variables[..standing.bounds.len()];
        if self.bounds.is_empty() {
            self.bounds = vec![(i32::MIN, i32::MAX); scores.len()];
        }
        let players = scores.iter().zip(&mut self.bounds).zip(&standing.bounds);
        for (player, ((&score, known), &(least, most))) in (1..).zip(players) {
            if !(known.0..=known.1).contains(&score) {
                let (least, most) = *known;
                return Err(format!(
                    "player {player} has {score}, was said to end with {least} to {most}"
                ));
            }
            if !(least..=most).contains(&score) {
                return Err(format!(
                    "player {player} has {score}, and is said to end with {least} to {most}"
                ));
            }
            *known = if standing.decided {
                (score, score)
            } else {
                (known.0.max(least), known.1.min(most))
            };
        }
        if standing.decided && !step.decided && step.choice.is_some() {
            return Err("the scores are said to be final, and may not be".to_owned());
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rbg_runtime::{Cell, Player, Snapshot};

    fn step(scores: [i32; 2], decided: bool) -> Step {
        Step {
            snapshot: Snapshot {
                pieces: Vec::new(),
                variables: scores.to_vec(),
                cell: Cell::new(0),
                to_move: Player::FIRST,
            },
            last_switch: 0,
            cell_known: true,
            position: None,
            decided,
            moves: vec![[].into_iter().collect()],
            choice: Some(0),
        }
    }

    fn said(decided: bool, bounds: [(i32, i32); 2]) -> Standing {
        Standing {
            decided,
            bounds: bounds.to_vec(),
        }
    }

    #[test]
    fn scores_stay_where_they_were_said_to_stay() {
        let open = [(0, 100), (0, 100)];
        let half = [(50, 100), (0, 50)];
        let cases: [(&str, Standing, [i32; 2], bool); 5] = [
            ("nothing is said", said(false, open), [100, 0], true),
            ("within the bounds", said(false, half), [100, 0], true),
            ("below the bounds", said(false, half), [0, 50], false),
            ("final and the same", said(true, open), [50, 50], true),
            ("final and another", said(true, open), [100, 0], false),
        ];
        for (name, standing, later, right) in cases {
            let mut claims = Claims::default();
            let now = step([50, 50], true);
            assert_eq!(claims.compare(standing, &now), Ok(()), "{name}");
            let result = claims.compare(said(false, open), &step(later, true));
            assert_eq!(result.is_ok(), right, "{name}: {result:?}");
        }
    }

    #[test]
    fn bounds_hold_where_they_are_told_and_nobody_knows_more_than_the_oracle() {
        let bounds = [(60, 100), (0, 100)];
        let result = Claims::default().compare(said(false, bounds), &step([50, 50], false));
        assert!(result.is_err());
        let open = [(0, 100), (0, 100)];
        let result = Claims::default().compare(said(true, open), &step([50, 50], false));
        assert!(result.is_err());
    }
}
