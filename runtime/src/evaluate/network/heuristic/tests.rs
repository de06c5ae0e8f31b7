use super::*;
use crate::evaluate::NetworkWeights;
use crate::evaluate::network::ready::tests::random;
use crate::position::Position;
use crate::rng::stream;
use crate::testing::Toy;

type Game = Toy<2>;

fn heuristic(weights: &NetworkWeights) -> NetworkHeuristic {
    let network = Network::new(weights, Game::game()).expect("they fit");
    NetworkHeuristic::new(Arc::new(network))
}

/// Positions with an `x` on some cells, of each player to move.
fn positions() -> Vec<Game> {
    let boards = (0..27).map(|code| [code % 3, code / 3 % 3, code / 9]);
    let of =
        |board| [1, 2].map(|to_move| Toy::choice(to_move, [Toy::end(1, [0, 0])]).with_board(board));
    boards.flat_map(of).collect()
}

#[test]
fn values_near_a_position_are_those_of_the_whole_board_whoever_used_the_accumulator() {
    for pattern_units in [0, 8] {
        let mut rng = stream(3, pattern_units as u64);
        let weights = [(); 2].map(|()| random(&mut rng, 8, pattern_units));
        let two = weights.each_ref().map(heuristic);
        let mut accumulator = Accumulator::default();
        let all = positions();
        for (number, near) in all.iter().enumerate() {
            if number % 3 == 0 {
                two[number % 2].accumulate(&mut accumulator, near);
            }
            let position = &all[(7 * number) % all.len()];
            for player in [Player::FIRST, Player::SECOND] {
                let exact = two[0].value(position, player);
                let found = two[0].value_near(&mut accumulator, position, player);
                assert_eq!(found, exact);
            }
        }
    }
}

#[test]
fn what_is_good_for_one_is_bad_for_the_other_and_no_estimate_is_a_win() {
    let weights = NetworkWeights {
        value_biases: vec![8191, -8191],
        ..NetworkWeights::constant(Game::game())
    };
    let position = &positions()[0];
    let value = |player| heuristic(&weights).value(position, player);
    let found = [Player::FIRST, Player::SECOND, Player::KEEPER].map(value);
    assert!(found[0] > 99.0 && found[0] < 100.0, "{found:?}");
    assert_eq!([found[1], found[2]], [-found[0], 0.0]);
}

#[test]
fn with_more_players_the_others_count_in_the_mean() {
    type Three = Toy<3>;
    let mut weights = NetworkWeights::constant(Three::game());
    weights.value_biases = vec![1024, 0, -1024];
    let network = Network::new(&weights, Three::game()).expect("they fit");
    let heuristic = NetworkHeuristic::new(Arc::new(network));
    let value = |player| heuristic.value(&Three::of_moves(2), player);
    let [first, second, third] = [1, 2, 3].map(|player| value(Player::new(player)));
    assert!((second).abs() < 1e-3 && (first + third).abs() < 1e-3);
    let part = 1.0 / (1.0 + (-1f32).exp());
    let due = 99.9 * (part - (0.5 + 1.0 - part) / 2.0);
    assert!((first - due).abs() < 1e-2, "{first} {due}");
}
