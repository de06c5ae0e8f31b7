//! Tests of self-play on a small game.

use std::ops::ControlFlow::Continue;

use rbg_runtime::game::Plane;
use rbg_runtime::train::{PlayedPositions, SelfPlayRequest, SelfPlayed, TrainRequest};
use rbg_runtime::train::{self_play, train};
use rbg_runtime::{Piece, Player, Position, RunError};

use crate::toys::{LINES, TicTacToe};

fn planes() -> Vec<Plane> {
    vec![
        Plane::Piece(Piece::new(1)),
        Plane::Piece(Piece::new(2)),
        Plane::ToMove(Player::FIRST),
    ]
}

fn request() -> SelfPlayRequest {
    SelfPlayRequest::new(planes())
        .with_seed(5)
        .with_iterations(16)
}

fn played(request: &SelfPlayRequest) -> SelfPlayed {
    self_play::<TicTacToe>(request, &mut |_| Continue(())).expect("it fits")
}

/// A position that was learned from: its inputs, its moves with their shares and actions, and its values.
type Learned = (Vec<u32>, Vec<(f32, Vec<u32>)>, Vec<f32>);

/// Returns the rows of columns.
fn rows(positions: &PlayedPositions, players: usize) -> Vec<Learned> {
    let begins = |ends: &[u32], number: usize| {
        let begin = number.checked_sub(1).map_or(0, |before| ends[before]);
        begin as usize..ends[number] as usize
    };
    let position = |number: usize| {
        let moves = begins(&positions.move_ends, number).map(|m| {
            let actions = begins(&positions.action_ends, m);
            (positions.shares[m], positions.actions[actions].to_vec())
        });
        (
            positions.inputs[begins(&positions.input_ends, number)].to_vec(),
            moves.collect(),
            positions.values[number * players..][..players].to_vec(),
        )
    };
    (0..positions.move_ends.len()).map(position).collect()
}

#[test]
fn a_game_depends_on_its_number_alone() {
    let whole = played(&request().with_games(3, 12));
    let threads = played(&request().with_games(3, 12).with_threads(3));
    assert_eq!(threads, whole);
    let (first, second) = (
        played(&request().with_games(3, 5)),
        played(&request().with_games(8, 7)),
    );
    assert_eq!([first.games, second.games].concat(), whole.games);
    let parts = [rows(&first.positions, 2), rows(&second.positions, 2)];
    assert_eq!(parts.concat(), rows(&whole.positions, 2));
    let other = played(&request().with_seed(6).with_games(3, 12));
    assert_ne!(other.positions, whole.positions);
}

#[test]
fn positions_tell_what_stands_how_often_moves_should_be_made_and_what_comes_of_it() {
    let played = played(&request().with_games(0, 40));
    let rows = rows(&played.positions, 2);
    let told: u32 = played.games.iter().map(|game| game.positions).sum();
    assert_eq!((played.games.len(), rows.len()), (40, told as usize));
    assert!(played.games.iter().all(|game| game.positions <= game.moves));
    // Nine cells for each piece, and whose turn it is.
    assert_eq!(played.inputs, 19);
    for (inputs, moves, values) in &rows {
        let pieces = inputs.iter().filter(|&&input| input < 18);
        let taken: Vec<u32> = pieces.map(|input| input % 9).collect();
        assert_eq!(moves.len(), 9 - taken.len());
        let share: f32 = moves.iter().map(|(share, _)| share).sum();
        assert!((share - 1.0).abs() < 1e-5, "{share}");
        // A move is made on a cell where nothing stands.
        let actions = TicTacToe::game().actions.len() as u32;
        for (_, made) in moves {
            assert!(!made.is_empty() && !taken.contains(&(made[0] / actions)));
        }
        assert!(values.iter().all(|value| (0.0..=1.0).contains(value)));
    }
    // A square has seven symmetries that change something.
    assert_eq!(played.symmetries.len(), 7);
    for images in &played.symmetries {
        assert_eq!(images.inputs.len(), 19);
        let mut sorted = images.inputs.clone();
        sorted.sort_unstable();
        assert_eq!(sorted, (0..19).collect::<Vec<u32>>());
    }
}

/// Returns the cells on which a player, 0 or 1, completes a line.
fn wins(inputs: &[u32], player: u32) -> Vec<u32> {
    let has = |player: u32, cell: u32| inputs.contains(&(9 * player + cell));
    let empty = |cell: u32| !has(0, cell) && !has(1, cell);
    let completes = |cell: u32| {
        let lines = LINES.iter().map(|line| line.map(|of| of as u32));
        let mut through = lines.filter(|line| line.contains(&cell));
        through.any(|line| line.iter().all(|&of| of == cell || has(player, of)))
    };
    (0..9)
        .filter(|&cell| empty(cell) && completes(cell))
        .collect()
}

#[test]
fn who_wins_at_once_expects_everything_by_the_moves_that_win() {
    let actions = TicTacToe::game().actions.len() as u32;
    let mut seen = [0, 0];
    for (inputs, moves, values) in rows(&played(&request().with_games(0, 200)).positions, 2) {
        let mover = u32::from(!inputs.contains(&18));
        let winning = wins(&inputs, mover);
        if winning.is_empty() {
            continue;
        }
        seen[mover as usize] += 1;
        assert_eq!(values[mover as usize], 1.0, "{inputs:?}");
        assert_eq!(values[1 - mover as usize], 0.0, "{inputs:?}");
        let wins = moves.iter();
        let wins = wins.filter(|(_, made)| winning.contains(&(made[0] / actions)));
        let share: f32 = wins.map(|(share, _)| share).sum();
        assert!(share > 0.5, "{inputs:?} {share}");
    }
    assert!(seen.iter().all(|&count| count > 10), "{seen:?}");
}

#[test]
fn the_network_makes_the_difference() {
    let mut training = TrainRequest::new(planes(), 24).with_rounds(16).with_seed(1);
    (training.round_positions, training.gate_games) = (300, 20);
    (training.reuse, training.rate) = (12, 0.01);
    let trained = train::<TicTacToe>(&training, &mut |_| Continue(())).expect("it fits");
    let network = trained.network.expect("it beats one that knows nothing");
    let by_network = played(
        &request()
            .with_games(0, 5)
            .with_network(Some(network.into())),
    );
    assert_ne!(by_network, played(&request().with_games(0, 5)));
}

#[test]
fn what_does_not_fit_is_refused() {
    let twice = vec![Plane::Piece(Piece::new(1)); 2];
    for (request, reason) in [
        (SelfPlayRequest::new(twice), "is seen twice"),
        (
            request().with_games(u64::MAX, 2),
            "the last game has no number",
        ),
    ] {
        let outcome = self_play::<TicTacToe>(&request, &mut |_| Continue(()));
        let Err(RunError::Unfit(why)) = outcome else {
            panic!("{outcome:?}");
        };
        assert!(why.contains(reason), "{why}");
    }
}
