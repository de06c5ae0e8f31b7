//! Oware.

use rbg_runtime::{AnyGame, Player};

use crate::Game;
use crate::compare::{assert_counts, described};
use crate::follow::{SEED, draw, ends};

const QUIET_LIMIT: u32 = 50;

#[derive(Clone)]
struct Oware {
    /// The seeds in the holes, South's first, counter-clockwise.
    seeds: [u32; 12],
    stores: [u32; 2],
    to_move: usize,
    quiet: u32,
}

fn holes(player: usize) -> std::ops::Range<usize> {
    6 * player..6 * player + 6
}

impl Oware {
    fn new() -> Self {
        Self {
            seeds: [4; 12],
            stores: [0; 2],
            to_move: 0,
            quiet: 0,
        }
    }

    fn on_side(&self, player: usize) -> u32 {
        self.seeds[holes(player)].iter().sum()
    }

    /// Empties a hole and sows its seeds; the hole where the last one fell.
    fn sow(&mut self, from: usize) -> usize {
        let mut at = from;
        for _ in 0..std::mem::take(&mut self.seeds[from]) {
            at = (at + 1) % 12;
            if at == from {
                at = (at + 1) % 12;
            }
            self.seeds[at] += 1;
        }
        at
    }

    /// Returns the holes that the player to move captures after the last seed fell into a hole.
    fn captured_holes(&self, last: usize) -> Vec<usize> {
        let enemy = holes(1 - self.to_move);
        if !enemy.contains(&last) {
            return Vec::new();
        }
        let backwards = (enemy.start..=last).rev();
        let captured: Vec<_> = backwards
            .take_while(|&hole| matches!(self.seeds[hole], 2 | 3))
            .collect();
        let amount: u32 = captured.iter().map(|&hole| self.seeds[hole]).sum();
        if amount == self.on_side(1 - self.to_move) {
            return Vec::new();
        }
        captured
    }
}

impl Game for Oware {
    /// The hole that is sown.
    type Move = usize;

    fn moves(&self) -> Vec<usize> {
        if self.stores.iter().any(|&store| store > 24) || self.quiet == QUIET_LIMIT {
            return Vec::new();
        }
        let enemy = 1 - self.to_move;
        let gives_seeds = |&hole: &usize| {
            let mut after = self.clone();
            after.sow(hole);
            after.on_side(enemy) > 0
        };
        holes(self.to_move)
            .filter(|&hole| self.seeds[hole] > 0)
            .filter(gives_seeds)
            .collect()
    }

    fn play(&mut self, hole: &usize) {
        let last = self.sow(*hole);
        let captured = self.captured_holes(last);
        self.quiet = if captured.is_empty() {
            self.quiet + 1
        } else {
            0
        };
        for hole in captured {
            self.stores[self.to_move] += std::mem::take(&mut self.seeds[hole]);
        }
        self.to_move = 1 - self.to_move;
    }

    fn scores(&self) -> Vec<i32> {
        let south = self.stores[0] + self.on_side(0);
        match south.cmp(&24) {
            std::cmp::Ordering::Less => vec![0, 100],
            std::cmp::Ordering::Equal => vec![50, 50],
            std::cmp::Ordering::Greater => vec![100, 0],
        }
    }
}

#[test]
fn seeds_are_sown_the_same_way_in_both_versions_of_oware() {
    assert_counts("oware", &Oware::new(), &[6, 36, 190, 1014]);
}

/// Checks that random games go the same way. The board never changes, only what is in the holes: so
/// the holes to choose from are compared at every turn, and the scores as they stand.
#[test]
fn random_games_of_oware_go_the_same_way() {
    let game = described("oware");
    let mut seed = SEED;
    let mut longest = 0;
    for _ in 0..12 {
        let mut ours = Oware::new();
        let mut theirs = game.initial();
        for played in 0.. {
            let our_moves = ours.moves();
            let mut their_moves = theirs.moves();
            their_moves.sort();
            let their_holes: Vec<_> = their_moves.iter().map(|m| ends(m).0).collect();
            assert_eq!(our_moves, their_holes, "after {played} moves");
            if our_moves.is_empty() {
                longest = longest.max(played);
                break;
            }
            let choice = draw(&mut seed, our_moves.len());
            ours.play(&our_moves[choice]);
            theirs.apply_listed(&their_moves[choice]);
            let scores: Vec<i32> = Player::all(2).map(|player| theirs.score(player)).collect();
            assert_eq!(ours.scores(), scores);
        }
    }
    assert!(longest > 50, "some games go on for long");
}
