//! Conditions that hold on small boards, and that do not.

use super::*;
use crate::model::VariableId;

const E: PieceId = PieceId(0);
const X: PieceId = PieceId(1);

fn set(pieces: &[PieceId]) -> PieceSet {
    PieceSet::of(pieces)
}

fn cells(cells: &[u32]) -> Vec<CellId> {
    cells.iter().copied().map(CellId).collect()
}

fn unknown() -> Condition {
    Condition::Unknown(Unknown {
        reason: Reason::Loop,
        span: Span::default(),
    })
}

/// A condition that holds where there is an `x` on one of some cells.
fn some_x(on: &[u32]) -> Condition {
    Condition::Holds {
        pieces: set(&[X]),
        cells: cells(on),
    }
}

fn every_x(on: &[u32]) -> Condition {
    Condition::Filled {
        pieces: set(&[X]),
        cells: cells(on),
    }
}

fn not(part: Condition) -> Condition {
    Condition::Not(Box::new(part))
}

/// A chain of `x` along a row of four cells through some of these, from the first to the last.
fn chain(first: &[PieceId], through: &[u32]) -> Condition {
    Condition::Connection(Connection {
        pieces: set(&[X]),
        first: set(first),
        through: cells(through),
        sides: vec![cells(&[0]), cells(&[3])],
        neighbours: Arc::new(vec![
            cells(&[1]),
            cells(&[0, 2]),
            cells(&[1, 3]),
            cells(&[2]),
        ]),
    })
}

/// A comparison of the quotient of the two variables with a number.
fn quotient(relation: Relation, value: i32) -> Condition {
    let variable = |number| Box::new(Arithmetic::Variable(VariableId(number)));
    Condition::Compare(Comparison {
        left: Arithmetic::Operation(Operator::Divide, variable(0), variable(1)),
        relation,
        right: Arithmetic::Constant(value),
    })
}

#[test]
fn conditions_hold_on_boards() {
    use Condition::{All, Any, Somewhere};
    let stands = |pieces: [PieceId; 4]| {
        Condition::Line(Line {
            pieces: set(&[X]),
            length: 2,
            exact: true,
            directions: Vec::new(),
            anywhere: false,
            windows: vec![
                (0..)
                    .map(CellId)
                    .zip(pieces.map(|piece| set(&[piece])))
                    .collect(),
            ],
        })
    };
    let cases = [
        ("nothing is asked", Condition::Always, Some(true)),
        ("one cell is enough", some_x(&[0, 1]), Some(true)),
        ("none of these", some_x(&[0, 3]), Some(false)),
        ("each cell", every_x(&[1, 2]), Some(true)),
        ("not each cell", every_x(&[0, 1]), Some(false)),
        ("the contrary", not(some_x(&[0])), Some(true)),
        ("all", All(vec![some_x(&[1]), some_x(&[2])]), Some(true)),
        (
            "not all",
            All(vec![some_x(&[1]), some_x(&[3])]),
            Some(false),
        ),
        ("one", Any(vec![some_x(&[0]), some_x(&[2])]), Some(true)),
        (
            "none",
            Somewhere(vec![some_x(&[0]), some_x(&[3])]),
            Some(false),
        ),
        ("it depends", All(vec![some_x(&[1]), unknown()]), None),
        (
            "it does not",
            All(vec![unknown(), some_x(&[0])]),
            Some(false),
        ),
        (
            "one is known",
            Any(vec![unknown(), some_x(&[1])]),
            Some(true),
        ),
        ("one may be", Any(vec![unknown(), some_x(&[0])]), None),
        ("a denial of what is unknown", not(unknown()), None),
        ("a row with ends", stands([E, X, X, E]), Some(true)),
        ("a row without one", stands([X, X, X, E]), Some(false)),
        ("a broken chain", chain(&[X], &[1]), Some(false)),
        ("6 / 2 is 3", quotient(Relation::Equal, 3), Some(true)),
        (
            "6 / 2 is not 2",
            quotient(Relation::LessEqual, 2),
            Some(false),
        ),
    ];
    let pieces = [E, X, X, E];
    let board = Board {
        pieces: &pieces,
        variables: &[6, 2],
    };
    for (story, condition, expected) in cases {
        assert_eq!(condition.holds(board), expected, "{story}");
    }
}

#[test]
fn chains_go_through_a_piece_to_all_sides() {
    let holds = |condition: Condition, pieces: [PieceId; 4]| {
        let board = Board {
            pieces: &pieces,
            variables: &[],
        };
        condition.holds(board) == Some(true)
    };
    assert!(holds(chain(&[X], &[1]), [X, X, X, X]));
    assert!(holds(chain(&[X], &[0, 2]), [X, X, X, X]));
    assert!(!holds(chain(&[X], &[1]), [X, X, X, E]), "one side");
    // The cell itself may be empty if that is not excluded.
    assert!(holds(chain(&[E, X], &[1]), [X, E, X, X]));
    assert!(!holds(chain(&[X], &[1]), [X, E, X, X]));
}

#[test]
fn what_divides_by_zero_holds_never() {
    let board = Board {
        pieces: &[],
        variables: &[6, 0],
    };
    for relation in [Relation::Equal, Relation::NotEqual] {
        assert_eq!(quotient(relation, 0).holds(board), Some(false));
    }
}

#[test]
fn what_is_not_understood_is_found_within() {
    let open = Condition::All(vec![some_x(&[0]), not(unknown())]);
    assert_eq!(open.unknown().len(), 1);
    assert!(open.says_something());
    assert!(!Condition::Any(vec![some_x(&[0]), unknown()]).says_something());
    assert!(some_x(&[0]).unknown().is_empty());
}
