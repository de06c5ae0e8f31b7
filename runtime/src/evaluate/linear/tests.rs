use super::*;
use crate::evaluate::{LineWeights, Lines, Nearest, NearestWeights, PlaceWeights};
use crate::game::{Cell, Piece};
use crate::position::Position;
use crate::testing::Toy;

fn place(piece: u16, cells: [f32; 3]) -> PlaceWeights {
    PlaceWeights {
        piece: Piece::new(piece),
        cells: cells.to_vec(),
    }
}

#[test]
fn every_part_of_a_sum_counts() {
    let none = SideWeights::default;
    let lines = Lines::new(
        vec![Piece::new(1)],
        vec![],
        vec![vec![Cell::new(0), Cell::new(2)]],
    );
    let line = LineWeights {
        lines,
        player: Player::SECOND,
        moving: vec![1.0, 2.0],
        waiting: vec![3.0, 4.0],
    };
    let near = NearestWeights {
        nearest: Nearest::new(vec![Piece::new(2)], vec![1, 2, 0]),
        player: Player::FIRST,
        moving: vec![1.0, 2.0, 5.0],
        waiting: vec![3.0, 4.0, 6.0],
    };
    // What is summed, and the sum where the first and where the second player is to move.
    let cases = [
        (
            SideWeights {
                constant: 2.0,
                ..none()
            },
            [2.0, 2.0],
        ),
        (
            SideWeights {
                to_move: 2.0,
                ..none()
            },
            [2.0, -2.0],
        ),
        (
            SideWeights {
                moves: 2.0,
                ..none()
            },
            [6.0, -6.0],
        ),
        (
            SideWeights {
                places: vec![place(1, [3.0; 3]), place(2, [1.0; 3])],
                ..none()
            },
            [7.0, 7.0],
        ),
        (
            SideWeights {
                places: vec![place(1, [1.0, 2.0, 4.0])],
                ..none()
            },
            [5.0, 5.0],
        ),
        (
            SideWeights {
                variables: vec![(Variable::new(1), 0.5)],
                ..none()
            },
            [3.5, 3.5],
        ),
        (
            SideWeights {
                lines: vec![line],
                ..none()
            },
            [4.0, 2.0],
        ),
        (
            SideWeights {
                nearest: vec![near],
                ..none()
            },
            [5.0, 6.0],
        ),
    ];
    for (side, due) in cases {
        let shown = format!("{side:?}");
        let found = [1, 2].map(|to_move| {
            let choice = (0..3).map(|_| Toy::end(1, [0, 0]));
            let position = Toy::<2>::choice(to_move, choice).with_scores([30, 7]);
            let weights = LinearWeights::new(vec![side.clone()]);
            let linear = Linear::new(&weights, Toy::<2>::game()).expect("they fit");
            let position = position.with_board([1, 2, 1]);
            let sum = linear.sum(&position, Player::FIRST);
            assert_eq!(linear.sum(&position, Player::SECOND), -sum);
            sum
        });
        assert_eq!(found, due, "{shown}");
    }
}

#[test]
fn with_more_players_each_has_a_sum() {
    let side = |constant| SideWeights {
        constant,
        ..SideWeights::default()
    };
    let weights = LinearWeights::new([1.0, 2.0, 3.0].map(side).to_vec());
    let linear = Linear::new(&weights, Toy::<3>::game()).expect("they fit");
    let position = Toy::<3>::of_moves(2);
    let sums = Player::all(3).map(|player| linear.sum(&position, player));
    assert_eq!(sums.collect::<Vec<f32>>(), [1.0, 2.0, 3.0]);
    assert_eq!(linear.sum(&position, Player::KEEPER), 0.0);
}

#[test]
fn values_stay_below_a_win() {
    let side = SideWeights {
        constant: 50.0,
        ..SideWeights::default()
    };
    let linear = Linear::new(&LinearWeights::new(vec![side]), Toy::<2>::game()).expect("they fit");
    let value = linear.value(&Toy::<2>::of_moves(1), Player::FIRST);
    assert!((99.0..100.0).contains(&value), "{value}");
}

#[test]
fn weights_of_another_game_are_refused() {
    let none = SideWeights::default;
    let window = |cells: &[u16]| cells.iter().copied().map(Cell::new).collect::<Vec<Cell>>();
    let line = |pieces, player, windows, weights| LineWeights {
        lines: Lines::new(vec![Piece::new(pieces)], vec![], windows),
        player: Player::new(player),
        moving: vec![0.0; weights],
        waiting: vec![0.0; weights],
    };
    let lined = |line| SideWeights {
        lines: vec![line],
        ..none()
    };
    let near = |pieces, rank: &[u16], weights| SideWeights {
        nearest: vec![NearestWeights {
            nearest: Nearest::new(vec![Piece::new(pieces)], rank.to_vec()),
            player: Player::FIRST,
            moving: vec![0.0; weights],
            waiting: vec![0.0; weights],
        }],
        ..none()
    };
    let two = vec![window(&[0, 1])];
    let cases = [
        (
            SideWeights {
                constant: f32::NAN,
                ..none()
            },
            "no number",
        ),
        (
            SideWeights {
                places: vec![place(3, [0.0; 3])],
                ..none()
            },
            "no piece 3",
        ),
        (
            SideWeights {
                places: vec![PlaceWeights {
                    piece: Piece::new(0),
                    cells: vec![0.0; 2],
                }],
                ..none()
            },
            "2 weights of a piece where there have to be 3",
        ),
        (
            SideWeights {
                variables: vec![(Variable::new(2), 1.0)],
                ..none()
            },
            "no variable 2",
        ),
        (lined(line(3, 1, two.clone(), 2)), "no piece 3"),
        (lined(line(1, 3, two.clone(), 2)), "no player 3"),
        (lined(line(1, 0, two.clone(), 2)), "no player 0"),
        (lined(line(1, 1, two.clone(), 3)), "3 weights of lines"),
        (lined(line(1, 1, vec![window(&[0, 3])], 2)), "no cell #3"),
        (
            lined(line(1, 1, vec![window(&[0, 1]), window(&[0])], 2)),
            "1 cells of a line where there have to be 2",
        ),
        (near(3, &[0, 0, 0], 1), "no piece 3"),
        (near(1, &[0, 0], 1), "2 ranks of cells"),
        (
            near(1, &[0, 1, 0], 1),
            "1 weights of ranks where there have to be 2",
        ),
    ];
    for (side, due) in cases {
        let shown = format!("{side:?}");
        let error = Linear::new(&LinearWeights::new(vec![side]), Toy::<2>::game());
        let error = error.expect_err(&shown).to_string();
        assert!(error.contains(due), "{error}: {shown}");
    }
}
