use serde_json::json;

use rbg_runtime::game::TensorLayout;

use super::super::network_file::tests::file as network;
use super::*;

/// Returns a shard of two games with three positions, on two cells with two actions each.
fn shard() -> SelfPlayShard {
    let planes = json!([{"piece": 1}, {"to_move": 1}]);
    let layout = json!({
        "geometry": {
            "kind": "grid", "size": [2, 1, 1], "places": [[0, 0, 0], [1, 0, 0]],
            "neighbourhoods": [{"name": "+1", "targets": [1, null]}],
        },
        "planes": planes,
        "policy": {
            "channels": 1, "anywhere": 1,
            "places": [{"cell": {"cell": 0, "channel": 0}}, {"anywhere": 0}],
        },
    });
    let layout: TensorLayout = serde_json::from_value(layout).unwrap();
    let played = SelfPlayed {
        games: [(3, 2), (2, 1)]
            .map(|(moves, positions)| PlayedGame { moves, positions })
            .to_vec(),
        positions: PlayedPositions {
            input_ends: vec![2, 2, 3],
            inputs: vec![0, 2, 1],
            move_ends: vec![2, 5, 7],
            shares: vec![0.25, 0.75, 0.0, 0.5, 0.5, 1.0, 0.0],
            action_ends: vec![1, 2, 4, 4, 5, 6, 7],
            actions: vec![0, 3, 1, 2, 0, 1, 3],
            values: vec![1.0, 0.0, 0.5, 0.5, 0.25, 0.75],
        },
        inputs: 3,
        symmetries: vec![Images {
            inputs: vec![1, 0, 2],
            actions: vec![2, 3, 0, 1],
        }],
    };
    SelfPlayShard {
        about: SelfPlayAbout {
            game: "pair".to_owned(),
            digest: "of the rules".to_owned(),
            network: Some("of the network".to_owned()),
            seed: u64::MAX,
            first: 10,
            games: 2,
            iterations: 32,
            full_share: 0.5,
            considered: 16,
            longest: 400,
            version: "1".to_owned(),
            planes: layout.planes.clone(),
            players: 2,
            cells: 2,
            actions: 2,
            encoding: MoveEncoding::Target,
            layout,
        },
        played,
        places: Some(ShardPlaces {
            moves: vec![0, 2, 1, 0, 2, 2, 0],
            symmetries: vec![vec![1, 0, 2]],
        }),
    }
}

#[test]
fn what_was_written_is_read_and_the_same_is_written_again() {
    let without_places = SelfPlayShard {
        about: SelfPlayAbout {
            encoding: MoveEncoding::Parts,
            ..shard().about
        },
        places: None,
        ..shard()
    };
    let mut without_games = shard();
    without_games.about.games = 0;
    without_games.played.games.clear();
    without_games.played.positions = PlayedPositions::default();
    without_games.played.symmetries.clear();
    without_games.places = Some(ShardPlaces::default());
    for shard in [shard(), without_places, without_games] {
        let bytes = shard.to_bytes().unwrap();
        assert_eq!(SelfPlayShard::read(&bytes).unwrap(), shard);
        assert_eq!(shard.to_bytes().unwrap(), bytes);
    }
}

#[test]
fn what_is_out_of_its_range_is_refused() {
    type Change = fn(&mut SelfPlayShard);
    let changes: &[(Change, &str)] = &[
        (|s| s.about.games = 3, "there are 2 games and not 3"),
        (|s| s.about.first = u64::MAX, "there are 2 games"),
        (
            |s| s.played.games[1].moves = 0,
            "a game has 1 positions in 0 moves",
        ),
        (
            |s| s.played.games[0].positions = 1,
            "games have 2 positions, and 3 are there",
        ),
        (
            |s| s.played.positions.input_ends[0] = 3,
            "inputs.ends goes from 3 to 2 at 1",
        ),
        (
            |s| s.played.positions.input_ends[2] = 2,
            "inputs.ends goes up to 2 and not to 3",
        ),
        (
            |s| s.played.positions.inputs[1] = 3,
            "input has 3, which is not below 3",
        ),
        (
            |s| s.played.positions.inputs[1] = 0,
            "input 0 is twice in position 0",
        ),
        (
            |s| s.played.positions.move_ends[0] = 4,
            "moves.ends goes from 4 to 5 at 1",
        ),
        (
            |s| s.played.positions.move_ends.truncate(2),
            "moves.ends has 2 numbers and not 3",
        ),
        (
            |s| s.played.positions.shares[1] = 0.5,
            "the shares of position 0 are 0.75 in all",
        ),
        (
            |s| s.played.positions.shares[1] = f32::NAN,
            "a move of position 0 has share NaN",
        ),
        (
            |s| s.played.positions.shares[1] = -0.5,
            "a move of position 0 has share -0.5",
        ),
        (
            |s| s.played.positions.action_ends[6] = 8,
            "actions.ends goes up to 8 and not to 7",
        ),
        (
            |s| s.played.positions.action_ends.truncate(5),
            "actions.ends has 5 numbers",
        ),
        (
            |s| s.played.positions.actions[3] = 4,
            "actions has 4, which is not below 4",
        ),
        (
            |s| s.played.positions.values[3] = 1.5,
            "the value 1.5 is not between 0 and 1",
        ),
        (
            |s| s.played.positions.values[3] = f32::INFINITY,
            "the value inf",
        ),
        (
            |s| s.played.positions.values.truncate(4),
            "there are 4 values for 3 positions",
        ),
        (
            |s| s.played.symmetries[0].inputs[0] = 0,
            "symmetries.inputs is no permutation",
        ),
        (
            |s| s.played.inputs = 1,
            "symmetries.inputs and symmetries.actions differ in length",
        ),
        (
            |s| s.played.symmetries[0].actions[0] = 9,
            "symmetries.actions is no permutation",
        ),
        (
            |s| s.places().moves[1] = 0,
            "place 0 is twice in position 0",
        ),
        (
            |s| s.places().moves[1] = 3,
            "place has 3, which is not below 3",
        ),
        (
            |s| s.places().moves.truncate(6),
            "not every move and symmetry has its places",
        ),
        (
            |s| s.places().symmetries.clear(),
            "not every move and symmetry has its places",
        ),
        (
            |s| s.places().symmetries[0][0] = 0,
            "symmetries.places is no permutation",
        ),
        (
            |s| {
                s.about.cells = 0;
                s.played.symmetries.clear();
                s.places().symmetries.clear();
            },
            "there are 0 cells",
        ),
        (
            |s| {
                s.about.cells = 3;
                s.played.symmetries.clear();
                s.places().symmetries.clear();
            },
            "not every cell has a place in the geometry",
        ),
        (
            |s| {
                s.about.actions = 1 << 40;
                s.played.symmetries.clear();
                s.places().symmetries.clear();
            },
            "there are 2 cells, 1099511627776 actions",
        ),
        (
            |s| s.about.planes.truncate(1),
            "the planes are not those of the layout",
        ),
        (
            |s| s.about.layout.geometry.size[0] = 1,
            "not every cell has a place",
        ),
        (
            |s| {
                s.about.layout.geometry.neighbourhoods[0]
                    .targets
                    .truncate(1);
            },
            "the neighbourhood +1 is not of the cells",
        ),
        (
            |s| {
                s.about.layout.policy.channels = 0;
                s.places().symmetries.clear();
            },
            "a number of a move has no place",
        ),
        (
            |s| {
                s.about.layout.policy.anywhere = 0;
                s.places().symmetries.clear();
            },
            "a number of a move has no place",
        ),
    ];
    for (change, reason) in changes {
        let mut changed = shard();
        change(&mut changed);
        let read = SelfPlayShard::read(&changed.to_bytes().unwrap());
        let error = read.expect_err(reason).to_string();
        assert!(error.contains(reason), "{reason}: {error}");
        assert!(
            error.starts_with("it is no shard of self-play: "),
            "{error}"
        );
    }
}

impl SelfPlayShard {
    fn places(&mut self) -> &mut ShardPlaces {
        self.places.as_mut().unwrap()
    }
}

#[test]
fn a_file_that_is_cut_off_or_of_something_else_is_refused() {
    let bytes = shard().to_bytes().unwrap();
    for length in 0..bytes.len() {
        assert!(SelfPlayShard::read(&bytes[..length]).is_err(), "{length}");
    }
    // Whatever a byte becomes, it is an error or a shard.
    for place in 0..bytes.len() {
        let mut changed = bytes.clone();
        changed[place] ^= 0x11;
        let _ = SelfPlayShard::read(&changed);
    }
    let error = SelfPlayShard::read(&network().to_bytes().unwrap()).unwrap_err();
    assert!(
        error.to_string().contains("missing field `kind`"),
        "{error}"
    );
    let later = Kind {
        kind: KIND.to_owned(),
        form: 2,
    };
    let error = SelfPlayShard::read(&write(&later, &[]).unwrap()).unwrap_err();
    let due = "it is self-play of form 2, and self-play of form 1 is read";
    assert!(error.to_string().contains(due), "{error}");
}
