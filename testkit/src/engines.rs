//! The comparison of two engines that run one reasoner, by all that their positions answer.

use rbg_runtime::rng::{below, stream};
use rbg_runtime::{ActionList, AnyGame, AnyPosition, Player};

/// The number of earlier positions and moves that each position is compared and asked with.
const EARLIER: usize = 12;

/// Plays random games with two engines at once and compares what their positions answer. Games are
/// cut off after `longest` moves.
///
/// # Panics
///
/// At the first difference.
pub fn assert_same_answers(
    one: &dyn AnyGame,
    other: &dyn AnyGame,
    seed: u64,
    games: u64,
    longest: usize,
) {
    assert_eq!(one.info(), other.info());
    for number in 0..games {
        let mut rng = stream(seed, number);
        let mut positions = [one.initial(), other.initial()];
        let mut earlier: Vec<[Box<dyn AnyPosition>; 2]> = Vec::new();
        let mut asked: Vec<ActionList> = vec![ActionList::new()];
        let mut list = Vec::new();
        for _ in 0..longest {
            assert_same_facts(one, [&*positions[0], &*positions[1]]);
            let moves = positions[0].moves();
            assert_eq!(positions[1].moves(), moves);
            for position in &positions {
                // The list still has the moves of an earlier position.
                assert_eq!(position.list_moves(&mut list), Ok(()));
                assert_eq!(list, moves);
                assert_eq!(position.count_moves(), moves.len());
                let drawn = position.sample(&mut rng);
                assert_eq!(drawn.is_none(), moves.is_empty());
                assert!(drawn.iter().all(|m| moves.contains(m)));
            }
            asked.extend(moves.iter().take(2).cloned());
            for m in asked.iter().rev().take(EARLIER) {
                let legal = moves.contains(m);
                for position in &positions {
                    assert_eq!(position.is_legal(m), legal);
                    let mut next = position.clone_box();
                    assert_eq!(next.apply(m), legal);
                    assert!(legal || next.same_as(&**position));
                }
            }
            for [one, other] in earlier.iter().rev().take(EARLIER) {
                assert_eq!(positions[0].same_as(&**one), positions[1].same_as(&**other));
            }
            // One engine's positions are not those of another.
            assert!(!positions[0].same_as(&*positions[1]));
            earlier.push([positions[0].clone_box(), positions[1].clone_box()]);
            let Some(m) = moves.get(below(&mut rng, moves.len() as u32) as usize) else {
                break;
            };
            assert!(positions[0].apply(m));
            positions[1].apply_listed(m);
        }
    }
}

/// Compares two positions of one game by what can be seen of them, and by their keys.
fn assert_same_facts(game: &dyn AnyGame, [one, other]: [&dyn AnyPosition; 2]) {
    let (info, snapshot) = (game.info(), one.snapshot());
    assert_eq!(other.snapshot(), snapshot);
    assert_eq!(one.key(), other.key());
    for position in [one, other] {
        assert!(position.same_as(&*position.clone_box()));
        assert_eq!(position.to_move(), snapshot.to_move);
        assert_eq!(position.current_cell(), snapshot.cell);
        let pieces = info.all_cells().map(|cell| position.piece_at(cell));
        assert!(pieces.eq(snapshot.pieces.iter().copied()));
        let variables = info
            .all_variables()
            .map(|variable| position.variable(variable));
        assert!(variables.eq(snapshot.variables.iter().copied()));
        let scores = Player::all(info.players.len()).map(|player| position.score(player));
        assert!(scores.eq(snapshot.variables[..info.players.len()].iter().copied()));
    }
}
