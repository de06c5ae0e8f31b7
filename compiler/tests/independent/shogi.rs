//! Shogi and Minishogi.

use crate::compare::{assert_counts, assert_same_games};
use crate::grid::{Grid, Square, at};
use crate::{Game, OnBoard};

/// Names of the pieces: the side, an additional P if promoted, the kind.
const NAMES: [&str; 28] = [
    "bP", "bL", "bN", "bS", "bG", "bB", "bR", "bK", "bPP", "bPL", "bPN", "bPS", "bPB", "bPR", "wP",
    "wL", "wN", "wS", "wG", "wB", "wR", "wK", "wPP", "wPL", "wPN", "wPS", "wPB", "wPR",
];

#[derive(Clone)]
struct Shogi {
    board: Grid,
    size: i32,
    /// The number of farthest rows on which pieces promote.
    zone: i32,
    black: bool,
    /// The pieces in hand: side and kind.
    hands: Vec<(bool, char)>,
    played: u32,
    limit: u32,
}

#[derive(Clone, Copy)]
enum Move {
    Board {
        from: Square,
        to: Square,
        promotes: bool,
    },
    Drop {
        kind: char,
        to: Square,
    },
}

fn name(black: bool, promoted: bool, kind: char) -> &'static str {
    let text = format!(
        "{}{}{kind}",
        if black { 'b' } else { 'w' },
        if promoted { "P" } else { "" }
    );
    NAMES
        .into_iter()
        .find(|name| *name == text)
        .expect("a piece of the game")
}

/// Returns the side of a piece, whether it is promoted, and its kind.
fn parts(name: &str) -> Option<(bool, bool, char)> {
    let kind = name.chars().last()?;
    (name != "e").then(|| (name.starts_with('b'), name.len() == 3, kind))
}

/// Returns the steps of a piece for a side that plays upwards, and whether it may repeat them.
fn steps(kind: char, promoted: bool) -> Vec<(i32, i32, bool)> {
    let near = |text: &[(i32, i32)]| text.iter().map(|&(x, y)| (x, y, false)).collect::<Vec<_>>();
    let far = |text: &[(i32, i32)]| text.iter().map(|&(x, y)| (x, y, true)).collect::<Vec<_>>();
    let straight = [(0, -1), (0, 1), (-1, 0), (1, 0)];
    let diagonal = [(-1, -1), (1, -1), (-1, 1), (1, 1)];
    match (kind, promoted) {
        ('P', false) => near(&[(0, -1)]),
        ('L', false) => far(&[(0, -1)]),
        ('N', false) => near(&[(-1, -2), (1, -2)]),
        ('S', false) => [near(&diagonal), near(&[(0, -1)])].concat(),
        ('B', false) => far(&diagonal),
        ('R', false) => far(&straight),
        ('B', true) => [far(&diagonal), near(&straight)].concat(),
        ('R', true) => [far(&straight), near(&diagonal)].concat(),
        ('K', _) => [near(&straight), near(&diagonal)].concat(),
        _ => [near(&straight), near(&[(-1, -1), (1, -1)])].concat(),
    }
}

impl Shogi {
    fn full() -> Self {
        Self {
            board: Grid::drawn(
                "wL wN wS wG wK wG wS wN wL
                 e  wR e  e  e  e  e  wB e
                 wP wP wP wP wP wP wP wP wP
                 e  e  e  e  e  e  e  e  e
                 e  e  e  e  e  e  e  e  e
                 e  e  e  e  e  e  e  e  e
                 bP bP bP bP bP bP bP bP bP
                 e  bB e  e  e  e  e  bR e
                 bL bN bS bG bK bG bS bN bL",
            ),
            size: 9,
            zone: 3,
            black: true,
            hands: Vec::new(),
            played: 0,
            limit: 500,
        }
    }

    fn mini() -> Self {
        Self {
            board: Grid::drawn(
                "wR wB wS wG wK
                 e  e  e  e  wP
                 e  e  e  e  e
                 bP e  e  e  e
                 bK bG bS bB bR",
            ),
            size: 5,
            zone: 1,
            limit: 300,
            ..Self::full()
        }
    }

    /// Returns how many rows lie ahead of a square for a side.
    fn rows_ahead(&self, black: bool, square: Square) -> i32 {
        if black {
            square.y
        } else {
            self.size - 1 - square.y
        }
    }

    /// Returns whether an unpromoted piece could ever move on from there.
    fn can_move_on(&self, kind: char, square: Square) -> bool {
        let needed = match kind {
            'P' | 'L' => 1,
            'N' => 2,
            _ => 0,
        };
        self.rows_ahead(self.black, square) >= needed
    }

    /// Returns the squares to which the piece on a square can go, leaving kings in check or not.
    fn targets(&self, from: Square) -> Vec<Square> {
        let mut targets = Vec::new();
        let Some((black, promoted, kind)) = self.board.get(from).and_then(parts) else {
            return targets;
        };
        for (x, y, repeats) in steps(kind, promoted) {
            let step = at(x, if black { y } else { -y });
            let mut to = from + step;
            while let Some(target) = self.board.get(to) {
                if parts(target).is_none_or(|(side, _, _)| side != black) {
                    targets.push(to);
                }
                if target != "e" || !repeats {
                    break;
                }
                to = to + step;
            }
        }
        targets
    }

    fn is_in_check(&self, black: bool) -> bool {
        let king = self
            .board
            .having(name(black, false, 'K'))
            .next()
            .expect("a king");
        self.pieces_of(!black)
            .any(|from| self.targets(from).contains(&king))
    }

    fn pieces_of(&self, black: bool) -> impl Iterator<Item = Square> + '_ {
        self.board.squares().filter(move |&square| {
            self.board
                .get(square)
                .and_then(parts)
                .is_some_and(|(side, _, _)| side == black)
        })
    }

    fn board_moves(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        for from in self.pieces_of(self.black) {
            let (_, promoted, kind) = self.board.get(from).and_then(parts).expect("a piece");
            for to in self.targets(from) {
                let in_zone = |square| self.rows_ahead(self.black, square) < self.zone;
                if promoted || self.can_move_on(kind, to) {
                    moves.push(Move::Board {
                        from,
                        to,
                        promotes: false,
                    });
                }
                if !promoted && !"GK".contains(kind) && (in_zone(from) || in_zone(to)) {
                    moves.push(Move::Board {
                        from,
                        to,
                        promotes: true,
                    });
                }
            }
        }
        moves
    }

    fn drops(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        for kind in "PLNSGBR".chars() {
            if !self.hands.contains(&(self.black, kind)) {
                continue;
            }
            for to in self.board.having("e") {
                let pawn = name(self.black, false, 'P');
                let two_pawns = kind == 'P' && self.board.having(pawn).any(|other| other.x == to.x);
                if self.can_move_on(kind, to) && !two_pawns {
                    moves.push(Move::Drop { kind, to });
                }
            }
        }
        moves
    }

    fn is_legal(&self, m: &Move) -> bool {
        let mut after = self.clone();
        after.play(m);
        if after.is_in_check(self.black) {
            return false;
        }
        let drops_pawn = matches!(m, Move::Drop { kind: 'P', .. });
        !(drops_pawn && after.is_in_check(!self.black) && after.legal_moves().is_empty())
    }

    fn legal_moves(&self) -> Vec<Move> {
        let mut moves = self.board_moves();
        moves.extend(self.drops());
        moves.retain(|m| self.is_legal(m));
        moves
    }
}

impl Game for Shogi {
    type Move = Move;

    fn moves(&self) -> Vec<Move> {
        if self.played == self.limit {
            Vec::new()
        } else {
            self.legal_moves()
        }
    }

    fn play(&mut self, m: &Move) {
        match *m {
            Move::Board { from, to, promotes } => {
                if let Some((_, _, kind)) = self.board.get(to).and_then(parts) {
                    self.hands.push((self.black, kind));
                }
                let (_, promoted, kind) = self.board.get(from).and_then(parts).expect("a piece");
                self.board.set(from, "e");
                self.board
                    .set(to, name(self.black, promoted || promotes, kind));
            }
            Move::Drop { kind, to } => {
                let held = self
                    .hands
                    .iter()
                    .position(|held| *held == (self.black, kind));
                self.hands.swap_remove(held.expect("a piece in hand"));
                self.board.set(to, name(self.black, false, kind));
            }
        }
        self.black = !self.black;
        self.played += 1;
    }

    /// Returns the scores of Black and White: who is to move and cannot move has lost.
    fn scores(&self) -> Vec<i32> {
        match self.black {
            _ if self.played == self.limit => vec![50, 50],
            true => vec![0, 100],
            false => vec![100, 0],
        }
    }
}

impl OnBoard for Shogi {
    fn cells(&self) -> Vec<&'static str> {
        self.board.cells()
    }
}

#[test]
fn shogi_opens_with_as_many_moves_as_published() {
    assert_counts("shogi", &Shogi::full(), &[30, 900]);
}

#[test]
fn a_random_opening_of_shogi_goes_the_same_way() {
    assert_same_games("shogi", &Shogi::full(), 1, 12);
}

#[test]
fn minishogi_opens_with_as_many_moves_as_published() {
    assert_counts("minishogi", &Shogi::mini(), &[14, 181, 2512]);
}

#[test]
fn random_games_of_minishogi_with_drops_and_promotions_go_the_same_way() {
    assert_same_games("minishogi", &Shogi::mini(), 1, 50);
}

#[test]
fn a_pawn_dropped_in_front_of_the_king_may_check_but_not_mate() {
    let mut game = Shogi::mini();
    for square in game.board.squares().collect::<Vec<_>>() {
        game.board.set(square, "e");
    }
    game.board.set(at(4, 0), "wK");
    game.board.set(at(4, 2), "bG");
    game.board.set(at(0, 4), "bK");
    game.hands.push((true, 'P'));
    let to_the_king = |game: &Shogi| {
        let moves = game.moves();
        moves
            .iter()
            .any(|m| matches!(m, Move::Drop { kind: 'P', to } if *to == at(4, 1)))
    };
    assert!(to_the_king(&game), "the king can step aside");
    game.board.set(at(2, 0), "bR");
    game.board.set(at(3, 2), "bS");
    assert!(
        !to_the_king(&game),
        "the king can neither step aside nor take the pawn"
    );
}
