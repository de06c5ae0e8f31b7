//! How many positions networks evaluate in a second.

use std::ops::ControlFlow;
use std::time::Duration;

use rbg_runtime::evaluate::{
    AnyNetworkWeights, Architecture, ConvolutionWeights, EvaluationRequest, EvaluationStats,
    NetworkWeights, evaluation_speed, teach_network,
};
use rbg_runtime::game::{MoveEncoding, MoveNumbering, Plane, TensorLayout};
use rbg_runtime::{Piece, Position};
use rbg_testkit::nim::Nim;

/// Returns a network of random weights for the moves with which the game begins.
fn convolution() -> AnyNetworkWeights {
    let start = Nim::initial();
    let moves = [(start.actions(&1), 0), (start.actions(&2), 1)];
    let numbering = MoveNumbering::new(MoveEncoding::Words, moves.into(), String::new());
    let numbering = numbering.expect("a numbering");
    let planes = vec![Plane::Board, Plane::Piece(Piece::new(1))];
    let layout = TensorLayout::new(Nim::game(), planes, &numbering);
    let size = Architecture {
        blocks: 2,
        channels: 8,
    };
    ConvolutionWeights::random(size, &layout, &numbering, Nim::game(), 1).into()
}

#[test]
fn positions_are_evaluated_until_the_time_is_over_or_somebody_stops_it() {
    let networks = [
        ("constant", NetworkWeights::constant(Nim::game()).into()),
        ("random", convolution()),
    ];
    let mut means = Vec::new();
    for (name, network) in networks {
        teach_network::<Nim>(Some(name), Some(&network)).expect("it is of the game");
        let mut request = EvaluationRequest::default();
        request.network = Some(name.to_owned());
        request.positions = 7;
        request.time = Duration::MAX;
        let mut rounds = 0;
        let mut stop_at_third = |_: &EvaluationStats| {
            rounds += 1;
            match rounds {
                3 => ControlFlow::Break(()),
                _ => ControlFlow::Continue(()),
            }
        };
        let stats = evaluation_speed::<Nim>(&request, &mut stop_at_third).expect("it was told");
        assert_eq!((stats.positions, stats.evaluations), (7, 21));
        assert!((1.0..=2.0).contains(&stats.moves), "{stats:?}");
        request.time = Duration::ZERO;
        let go_on = &mut |_: &EvaluationStats| ControlFlow::Continue(());
        let once = evaluation_speed::<Nim>(&request, go_on).expect("it was told");
        assert_eq!(once.evaluations, 7);
        // The same positions, whatever the time.
        assert_eq!(once.first_player, stats.first_player);
        means.push(stats.first_player);
    }
    assert_eq!(means[0], 0.5);
    assert!(means[1] != 0.5 && (0.0..=1.0).contains(&means[1]));
}
