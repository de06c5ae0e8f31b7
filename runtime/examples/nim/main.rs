//! A game written by hand, which the loops of this crate play: how often the first player
//! wins after each of the first moves when chance goes on.

use std::ops::ControlFlow::Continue;

use rbg_runtime::{MoveList, PlayoutRequest, Position, playouts};

pub mod position;

use position::Nim;

fn main() {
    let start = Nim::initial();
    let mut moves = MoveList::new();
    start.moves(&mut moves);
    for taken in moves.iter() {
        let mut next = start.clone();
        next.apply(taken);
        let request = PlayoutRequest::sample(10_000);
        let stats = playouts(&next, &request, &mut |_| Continue(()));
        let mean = stats.scores[start.to_move()].mean();
        println!("{:#}: {:.1}", start.display(taken), mean.unwrap_or(0.0));
    }
}
