//! Tests of games of the library that are written a second time, by hand and without the language,
//! from the rules in words. Both must agree.

mod alquerque;
mod ataxx;
mod clobber;
mod compare;
mod dai_hasami_shogi;
mod dots_and_boxes;
mod fanorona;
mod feed_the_ducks;
mod follow;
mod fox_and_geese;
mod grid;
mod halma;
mod havannah;
mod hex_swap;
mod hexentafl;
mod konane;
mod lasca;
mod lines_of_action;
mod nine_mens_morris;
mod oware;
mod pentalath;
mod shogi;
mod squava;
mod surakarta;
mod ultimate_tic_tac_toe;

/// A position of a hand-written game.
pub(crate) trait Game: Clone {
    type Move;

    /// Returns the moves of the player to move; none when the game is over.
    fn moves(&self) -> Vec<Self::Move>;

    fn play(&mut self, m: &Self::Move);

    /// Returns the players' scores, in the order of the description.
    fn scores(&self) -> Vec<i32>;
}

/// A game that can show its board.
pub(crate) trait OnBoard: Game {
    /// Returns the names of the pieces in the description's order of cells.
    fn cells(&self) -> Vec<&'static str>;
}
