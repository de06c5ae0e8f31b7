use std::sync::Arc;

use super::field::{Field, Known, Rules};
use super::ground::{Ground, MOST_TURNS, Node};
use super::limits::Limits;
use super::look::Look;
use super::table::Verdict;
use super::{Inquiry, LocalSearch};
use crate::position::Position;
use crate::rng::{PlayoutRng, below, stream};

/// Returns a search of a game.
fn look(rules: &Rules) -> Look<Field> {
    let ground = Ground::new(rules.influence(), Field::game()).expect("the board is small");
    Look::new(ground, 1 << 16)
}

/// A game with a search of it.
struct Game {
    rules: Arc<Rules>,
    look: Look<Field>,
}

impl Game {
    fn random(rng: &mut PlayoutRng) -> Self {
        let rules = Arc::new(Rules::random(rng));
        let look = look(&rules);
        Self { rules, look }
    }

    /// Returns a position drawn at random with what the search says of it.
    fn verdict(&mut self, seat: usize, turns: u16, rng: &mut PlayoutRng) -> (Node<Field>, Verdict) {
        let position = Field::random(&self.rules, rng);
        let look = &mut self.look;
        let node = look.ground.node(&position);
        let verdict = if usize::from(position.to_move) == seat + 1 {
            look.attack(&node, seat, turns)
        } else {
            look.defend(&node, seat, turns)
        };
        (node, verdict.expect("there is no limit"))
    }
}

#[test]
fn wins_are_found_where_there_are_any() {
    let mut rng = stream(28, 0);
    let (mut cases, mut won) = (0, 0);
    for _ in 0..600 {
        let mut game = Game::random(&mut rng);
        let mut known = Known::new();
        for _ in 0..8 {
            let (seat, turns) = (below(&mut rng, 2) as usize, 1 + below(&mut rng, 3) as u16);
            let (node, verdict) = game.verdict(seat, turns, &mut rng);
            let position = &node.position;
            cases += 1;
            won += usize::from(verdict.won);
            if verdict.won {
                assert!(verdict.turns <= turns);
                assert!(
                    position.wins(seat, turns, true, &mut known),
                    "no win: {position:?}"
                );
            } else {
                assert!(
                    !position.wins(seat, turns, false, &mut known),
                    "missed: {position:?}"
                );
            }
        }
    }
    assert!(cases == 4800 && won > 500, "{won} of {cases}");
}

/// Changes a position where a claim does not look.
fn elsewhere(node: &Node<Field>, verdict: &Verdict, owner: usize, rng: &mut PlayoutRng) -> Field {
    let mut other = node.position.clone();
    let rules = Arc::clone(&other.rules);
    let enemy = 2 - owner as u8;
    // By the rules, not by what the search was told of them.
    let distances = rules.influence().players[1 - owner].distances;
    for cell in (0..rules.cells()).filter(|&cell| !verdict.claim.zone.contains(cell)) {
        let piece = [0, 1, 2, other.board[cell]][below(rng, 4) as usize];
        let near = distances[cell] <= verdict.claim.turns;
        let won = piece > 0 && rules.goals[usize::from(piece) - 1].contains(&cell);
        let comes = piece == enemy && near;
        if !(won || comes) {
            other.board[cell] = piece;
        }
    }
    other
}

#[test]
fn what_was_found_out_holds_wherever_the_zone_is_the_same() {
    let mut rng = stream(28, 1);
    let mut tried = [0; 2];
    for _ in 0..800 {
        let mut game = Game::random(&mut rng);
        let mut known = Known::new();
        for _ in 0..6 {
            let (seat, turns) = (below(&mut rng, 2) as usize, 1 + below(&mut rng, 3) as u16);
            let (node, verdict) = game.verdict(seat, turns, &mut rng);
            let owner = if verdict.won { seat } else { 1 - seat };
            for _ in 0..3 {
                let other = elsewhere(&node, &verdict, owner, &mut rng);
                if other == node.position {
                    continue;
                }
                tried[usize::from(verdict.won)] += 1;
                let turns = verdict.turns.min(turns);
                let wins = other.wins(seat, turns, verdict.won, &mut known);
                assert_eq!(
                    wins,
                    verdict.won,
                    "{node:?} {verdict:?}: {other:?}",
                    node = node.position
                );
            }
        }
    }
    assert!(tried[0] > 2000 && tried[1] > 500, "{tried:?}");
}

#[test]
fn an_inquiry_tells_wins_and_moves_that_lose() {
    let mut rng = stream(28, 2);
    let mut found = [0; 2];
    for _ in 0..150 {
        let rules = Arc::new(Rules::random(&mut rng));
        let by = LocalSearch::<Field>::by(rules.influence(), 1 << 16);
        let mut search = by.expect("the board is small");
        let position = Field::random(&rules, &mut rng);
        assert!(search.covers(&position));
        let mut inquiry = Inquiry::new(&position);
        let mut news = false;
        // A little at a time.
        for positions in [20, 70, 200, 150] {
            news |= search.go_on(&mut inquiry, positions, None);
        }
        let findings = inquiry.findings();
        assert_eq!(news, findings.win.is_some() || !findings.lost.is_empty());
        let seat = position.to_move().seat().expect("the game is not over");
        let mut known = Known::new();
        let mut after = |m: &(u8, u8), seat, turns| {
            let mut next = position.clone();
            next.apply(m);
            next.wins(seat, turns, true, &mut known)
        };
        if let Some((m, turns)) = &findings.win {
            found[0] += 1;
            assert!(after(m, seat, turns - 1), "{position:?} {m:?}");
            let scores = search.scores(seat).expect("there was a win");
            assert_eq!(scores[position.to_move()], 100);
        }
        for (m, turns) in findings.lost.iter().filter(|(_, turns)| *turns <= 3) {
            found[1] += 1;
            assert!(after(m, 1 - seat, *turns), "{position:?} {m:?}");
        }
        assert!(inquiry.is_over() || findings.own_turns.max(findings.other_turns) <= MOST_TURNS);
    }
    assert!(found[0] > 30 && found[1] > 30, "{found:?}");
}

#[test]
fn a_search_that_comes_to_its_limits_says_so_and_goes_on_later() {
    let mut rng = stream(28, 3);
    let mut stopped = 0;
    for _ in 0..100 {
        let mut game = Game::random(&mut rng);
        let look = &mut game.look;
        let node = look.ground.node(&Field::random(&game.rules, &mut rng));
        let seat = usize::from(node.position.to_move) - 1;
        look.account.limits = Limits {
            positions: look.account.positions + 1,
            end: None,
        };
        let first = look.attack(&node, seat, 4);
        stopped += usize::from(first.is_err());
        look.account.limits.positions = u64::MAX;
        let again = look.attack(&node, seat, 4).expect("there is no limit");
        let afresh = self::look(&game.rules).attack(&node, seat, 4);
        assert_eq!(again.won, afresh.expect("there is no limit").won);
    }
    assert!(stopped > 10, "{stopped}");
}
