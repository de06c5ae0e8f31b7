//! Tests of batches, of all engines.

use rand_core::Rng;
use rbg_runtime::batch::{
    AnyBatch, Autoreset, BatchOutput, BatchRequest, Element, ObservationSpec, Observations,
};
use rbg_runtime::codegen::{Hints, MoveSink};
use rbg_runtime::dynamic::Has;
use rbg_runtime::game::{MoveEncoding, MoveNumbering};
use rbg_runtime::plugin::{Plugin, table};
use rbg_runtime::{
    ActionList, AnyGame, Cell, GameInfo, MoveAction, MoveList, Piece, Player, Position, Reasoner,
    Restore, RunError, Snapshot, Variable,
};
use rbg_testkit::nim::Nim;

use crate::toys::TicTacToe;
use crate::toys::plain::PlainGame;

/// Tic-tac-toe whose moves are their actions, with sets of cells; of `CODES` codes of moves. Without
/// codes its pseudo-legal moves are not all legal.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Hinted<const CODES: usize> {
    plain: TicTacToe,
    /// The cells of each piece.
    planes: [[u64; 1]; 3],
}

impl<const CODES: usize> Position for Hinted<CODES> {
    /// The cell that is marked, and the first action.
    type Move = [u16; 2];

    fn game() -> &'static GameInfo {
        TicTacToe::game()
    }

    fn initial() -> Self {
        Self {
            plain: TicTacToe::initial(),
            planes: [[0x1ff], [0], [0]],
        }
    }

    fn to_move(&self) -> Player {
        self.plain.to_move()
    }

    fn moves(&self, out: &mut MoveList<[u16; 2]>) {
        let mut plain = MoveList::new();
        self.plain.moves(&mut plain);
        out.clear();
        let first = 2 * self.to_move().index() as u16 - 1;
        plain.iter().for_each(|&cell| out.push([cell, first]));
    }

    fn sample_move<R: Rng>(&self, rng: &mut R) -> Option<[u16; 2]> {
        let first = 2 * self.to_move().index() as u16 - 1;
        let drawn = self.plain.sample_move(rng).map(|cell| [cell, first]);
        if drawn.is_none() {
            // To find out that there is no move may take random numbers.
            let _ = rng.next_u64();
        }
        drawn
    }

    fn is_legal(&self, m: &[u16; 2]) -> bool {
        usize::from(m[1]) == 2 * self.to_move().index() - 1 && self.plain.is_legal(&m[0])
    }

    fn apply(&mut self, m: &[u16; 2]) {
        let player = self.to_move().index();
        self.planes[0][0] &= !(1 << m[0]);
        self.planes[player][0] |= 1 << m[0];
        self.plain.apply(&m[0]);
    }

    fn piece_at(&self, cell: Cell) -> Piece {
        self.plain.piece_at(cell)
    }

    fn variable(&self, variable: Variable) -> i32 {
        self.plain.variable(variable)
    }

    fn current_cell(&self) -> Cell {
        self.plain.current_cell()
    }

    fn actions(&self, m: &[u16; 2]) -> ActionList {
        mark(m[0], m[1] == 1)
    }
}

impl<const CODES: usize> Restore for Hinted<CODES> {}

impl<const CODES: usize> Hints for Hinted<CODES> {
    const MOVES_ARE_ACTIONS: bool = true;
    const MOVE_CODES: usize = CODES;
    const HAS_PSEUDO_LEGAL: bool = CODES == 0;

    fn pseudo_legal<S: MoveSink<[u16; 2]>>(&self, out: &mut S) {
        let first = 2 * self.to_move().index() as u16 - 1;
        let cells = (0..9).filter(|cell| CODES == 0 || self.plain.is_legal(cell));
        cells.for_each(|cell| out.push([cell, first]));
    }

    fn move_code(m: &[u16; 2]) -> usize {
        usize::from(m[0] * 4 + m[1])
    }

    fn cells_of(&self, piece: Piece) -> Option<&[u64]> {
        Some(&self.planes[piece.index()])
    }
}

/// Returns the marking of a cell.
pub(crate) fn mark(cell: u16, cross: bool) -> ActionList {
    let (cell, first) = (Cell::new(cell), if cross { 1 } else { 3 });
    [MoveAction::from((cell, first)), (cell, first + 1).into()][..].into()
}

/// Numbers the marks by their cells.
pub(crate) fn by_cells() -> MoveNumbering {
    let moves =
        (0..9).flat_map(|cell| [true, false].map(|cross| (mark(cell, cross), u32::from(cell))));
    MoveNumbering::new(MoveEncoding::Target, moves.collect(), String::new()).expect("it is one")
}

/// Returns engines of tic-tac-toe which differ in all that batches make a difference of.
pub(crate) fn engines() -> [(&'static str, Box<dyn AnyGame>); 6] {
    let library = |table| Box::new(Plugin::from_table(table).expect("a sound reasoner"));
    [
        ("reasoner", Box::new(Reasoner::<TicTacToe>::new())),
        ("interpreter", Box::new(PlainGame)),
        ("hashed moves", Box::new(Reasoner::<Hinted<0>>::new())),
        ("coded moves", Box::new(Reasoner::<Hinted<64>>::new())),
        (
            "library",
            library(table::<TicTacToe, Has<false>, Has<false>>()),
        ),
        (
            "library with hints",
            library(table::<Hinted<64>, Has<false>, Has<false>>()),
        ),
    ]
}

pub(crate) fn request(games: usize) -> BatchRequest {
    BatchRequest::new(TicTacToe::game(), games, by_cells()).with_seed(5)
}

/// Everything that a batch writes.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Seen {
    observations: Vec<u8>,
    pub(crate) masks: Vec<u8>,
    pub(crate) players: Vec<i8>,
    rewards: Vec<f32>,
    terminated: Vec<u8>,
    truncated: Vec<u8>,
    ends: Vec<u8>,
    pub(crate) chosen: Vec<i32>,
}

/// The numbers of an observation of tic-tac-toe: three pieces, two scores, the player to move.
const OBSERVATION: usize = 6 * 9;

impl Seen {
    /// Creates room in which everything is 77.
    pub(crate) fn new(games: usize) -> Self {
        Self {
            observations: vec![77; games * OBSERVATION],
            masks: vec![77; games * 9],
            players: vec![77; games],
            rewards: vec![77.0; games * 2],
            terminated: vec![77; games],
            truncated: vec![77; games],
            ends: vec![77; games * OBSERVATION],
            chosen: vec![77; games],
        }
    }

    /// Returns the room, and that for chosen moves.
    pub(crate) fn room(&mut self) -> (BatchOutput<'_>, &mut [i32]) {
        let mut output = BatchOutput::default();
        output.observations = Some(Observations::U8(&mut self.observations));
        output.masks = Some(&mut self.masks);
        output.players = Some(&mut self.players);
        output.rewards = Some(&mut self.rewards);
        output.terminated = Some(&mut self.terminated);
        output.truncated = Some(&mut self.truncated);
        output.final_observations = Some(Observations::U8(&mut self.ends));
        (output, &mut self.chosen)
    }

    pub(crate) fn output(&mut self) -> BatchOutput<'_> {
        self.room().0
    }

    /// Appends what was seen of further games.
    fn append(&mut self, other: Self) {
        self.observations.extend(other.observations);
        self.masks.extend(other.masks);
        self.players.extend(other.players);
        self.rewards.extend(other.rewards);
        self.terminated.extend(other.terminated);
        self.truncated.extend(other.truncated);
        self.ends.extend(other.ends);
        self.chosen.extend(other.chosen);
    }
}

/// Returns what is seen of random steps.
pub(crate) fn random_steps(batch: &mut dyn AnyBatch, steps: usize) -> Vec<Seen> {
    let step = |_| {
        let mut seen = Seen::new(batch.games());
        let (mut output, chosen) = seen.room();
        batch
            .step_random(None, &mut output, Some(chosen))
            .expect("it steps");
        seen
    };
    (0..steps).map(step).collect()
}

pub(crate) const AUTORESETS: [Autoreset; 3] = [
    Autoreset::NextStep,
    Autoreset::SameStep,
    Autoreset::Disabled,
];

#[test]
fn all_engines_play_the_same_games_however_they_are_split_into_batches() {
    for autoreset in AUTORESETS {
        let request = request(12).with_autoreset(autoreset).with_longest(Some(7));
        let reasoner = Reasoner::<TicTacToe>::new();
        let mut whole = reasoner.batch(&request).expect("a batch");
        let whole = random_steps(&mut *whole, 30);
        let ended = |seen: &Seen| seen.terminated.contains(&1) && seen.truncated.contains(&1);
        assert!(whole.iter().any(ended), "{autoreset:?}");
        for (name, game) in engines() {
            let mut parts = vec![Seen::new(0); 30];
            for (first, games) in [(0, 5), (5, 1), (6, 6)] {
                let mut request = request.clone().with_first(first);
                request.games = games;
                let mut batch = game.batch(&request).expect("a batch");
                assert_eq!(batch.games(), games);
                let seen = random_steps(&mut *batch, 30);
                parts
                    .iter_mut()
                    .zip(seen)
                    .for_each(|(parts, seen)| parts.append(seen));
            }
            assert_eq!(parts, whole, "{name}, {autoreset:?}");
        }
    }
}

#[test]
fn chosen_moves_lead_where_random_ones_led() {
    for autoreset in AUTORESETS {
        for (name, game) in engines() {
            let request = request(7).with_autoreset(autoreset);
            let mut random = game.batch(&request).expect("a batch");
            let mut chosen = game.batch(&request.with_seed(99)).expect("a batch");
            for (step, mut expected) in random_steps(&mut *random, 25).into_iter().enumerate() {
                let mut seen = Seen::new(7);
                let result = chosen.step(&expected.chosen, None, &mut seen.output());
                assert_eq!(result, Ok(()), "{name}, {autoreset:?}, step {step}");
                expected.chosen.fill(77);
                assert_eq!(seen, expected, "{name}, {autoreset:?}, step {step}");
            }
        }
    }
}

#[test]
fn rollouts_are_random_steps_of_which_only_the_end_is_seen() {
    for autoreset in AUTORESETS {
        for (name, game) in engines() {
            let request = request(9).with_autoreset(autoreset).with_longest(Some(8));
            let mut one_by_one = game.batch(&request).expect("a batch");
            let mut rolled = one_by_one.duplicate();
            for steps in [1, 13, 0, 6, 20] {
                let all = random_steps(&mut *one_by_one, steps);
                let mut seen = Seen::new(9);
                let stats = rolled
                    .rollout(steps as u64, &mut seen.output())
                    .expect("it rolls");
                let moves = all.iter().flat_map(|seen| &seen.chosen);
                let moves = moves.filter(|&&action| action >= 0).count();
                assert_eq!(stats.moves, moves as u64, "{name}, {autoreset:?}");
                let mut sums = vec![0.0; 18];
                for seen in &all {
                    sums.iter_mut()
                        .zip(&seen.rewards)
                        .for_each(|(sum, reward)| *sum += reward);
                }
                assert_eq!(seen.rewards, sums, "{name}, {autoreset:?}");
                let mut now = Seen::new(9);
                one_by_one
                    .observe(&mut now.output())
                    .expect("it can be seen");
                now.rewards = sums;
                assert_eq!(seen, now, "{name}, {autoreset:?}, {steps} steps");
            }
        }
    }
}

/// What is seen of one game after a step: the player to move, the rewards, whether it was
/// terminated and truncated, and how many moves there are.
type Step = (i8, [f32; 2], u8, u8, usize);

#[test]
fn games_that_end_are_started_again_as_was_asked_for() {
    // Cross wins on the first column with the fifth move; what follows is a move on the centre.
    const CELLS: [i32; 7] = [0, 4, 3, 5, 6, 8, 8];
    let begin: [Step; 4] = [
        (1, [0.0; 2], 0, 0, 8),
        (0, [0.0; 2], 0, 0, 7),
        (1, [0.0; 2], 0, 0, 6),
        (0, [0.0; 2], 0, 0, 5),
    ];
    let won = [100.0, 0.0];
    let cases: [(Autoreset, Option<u32>, [Step; 3]); 6] = [
        // The end is seen, the next step starts again, and then comes a move.
        (
            Autoreset::NextStep,
            None,
            [
                (-1, won, 1, 0, 0),
                (0, [0.0; 2], 0, 0, 9),
                (1, [0.0; 2], 0, 0, 8),
            ],
        ),
        // The new start is seen at once, and nought has marked the last cell then.
        (
            Autoreset::SameStep,
            None,
            [
                (0, won, 1, 0, 9),
                (1, [0.0; 2], 0, 0, 8),
                (1, [0.0; 2], 0, 0, 8),
            ],
        ),
        // Nothing happens any more, and the reward is given once.
        (
            Autoreset::Disabled,
            None,
            [
                (-1, won, 1, 0, 0),
                (-1, [0.0; 2], 1, 0, 0),
                (-1, [0.0; 2], 1, 0, 0),
            ],
        ),
        // A game that ends with its last move is not cut off.
        (
            Autoreset::NextStep,
            Some(5),
            [
                (-1, won, 1, 0, 0),
                (0, [0.0; 2], 0, 0, 9),
                (1, [0.0; 2], 0, 0, 8),
            ],
        ),
        // One that goes on is, with no reward, and could be played on from there.
        (
            Autoreset::NextStep,
            Some(4),
            [
                (0, [0.0; 2], 0, 0, 9),
                (1, [0.0; 2], 0, 0, 8),
                (1, [0.0; 2], 0, 0, 8),
            ],
        ),
        (
            Autoreset::Disabled,
            Some(4),
            [
                (0, [0.0; 2], 0, 1, 5),
                (0, [0.0; 2], 0, 1, 5),
                (0, [0.0; 2], 0, 1, 5),
            ],
        ),
    ];
    for (autoreset, longest, end) in cases {
        for (name, game) in engines() {
            let request = request(1).with_autoreset(autoreset).with_longest(longest);
            let mut batch = game.batch(&request).expect("a batch");
            let mut steps = Vec::new();
            let mut ends = Vec::new();
            for cell in CELLS {
                let mut seen = Seen::new(1);
                // The last of the moves is made twice where a game has started between.
                let legal = batch.step(&[cell], None, &mut seen.output());
                if legal.is_err() {
                    batch.observe(&mut seen.output()).expect("it can be seen");
                }
                let moves = seen.masks.iter().filter(|&&legal| legal == 1).count();
                let rewards = [seen.rewards[0], seen.rewards[1]];
                let flags = (seen.terminated[0], seen.truncated[0]);
                steps.push((seen.players[0], rewards, flags.0, flags.1, moves));
                ends.push(seen.ends[0] != 77);
            }
            let mut expected: Vec<Step> = begin.to_vec();
            if longest == Some(4) {
                expected[3].3 = 1;
            }
            expected.extend(end);
            assert_eq!(steps, expected, "{name}, {autoreset:?}, {longest:?}");
            let last_seen_apart = autoreset == Autoreset::SameStep;
            assert_eq!(
                ends.contains(&true),
                last_seen_apart,
                "{name}, {autoreset:?}"
            );
        }
    }
}

#[test]
fn observations_show_pieces_variables_and_who_is_to_move() {
    for (name, game) in engines() {
        for element in [Element::U8, Element::F32] {
            let all = ObservationSpec::of(TicTacToe::game(), element);
            assert_eq!(all.channels() * 9, OBSERVATION);
            // Noughts before crosses, and the score of cross.
            let spec = all.with_pieces([Piece::new(2), Piece::new(1)]);
            let spec = spec.with_variables([Variable::new(0)]);
            let request = request(2)
                .with_observation(spec)
                .with_autoreset(Autoreset::Disabled);
            let mut batch = game.batch(&request).expect("a batch");
            for cell in [0, 4, 3, 5, 6] {
                batch
                    .step(&[cell, cell], None, &mut BatchOutput::default())
                    .expect("legal");
            }
            let (mut bytes, mut floats) = ([0; 2 * 4 * 9], [0.0; 2 * 4 * 9]);
            let mut output = BatchOutput::default();
            output.observations = Some(match element {
                Element::U8 => Observations::U8(&mut bytes),
                Element::F32 => Observations::F32(&mut floats),
            });
            batch.observe(&mut output).expect("it can be seen");
            let found = match element {
                Element::U8 => bytes.map(i32::from),
                Element::F32 => floats.map(|number| number as i32),
            };
            let mut expected = [0; 36];
            [4, 5].iter().for_each(|&cell| expected[cell] = 1);
            [0, 3, 6].iter().for_each(|&cell| expected[9 + cell] = 1);
            expected[18..27].fill(100);
            // The game is over.
            expected[27..].fill(0);
            assert_eq!(found[..36], expected, "{name}, {element:?}");
            assert_eq!(found[36..], expected, "{name}, {element:?}");
        }
    }
}

#[test]
fn an_illegal_action_is_refused_with_its_game_and_nobody_has_stepped() {
    for (name, game) in engines() {
        let mut batch = game.batch(&request(3)).expect("a batch");
        batch
            .step(&[0, 1, 2], None, &mut BatchOutput::default())
            .expect("legal");
        let before: Vec<Snapshot> = (0..3).map(|game| batch.snapshot(game)).collect();
        for action in [1, -1, 9, i32::MAX, i32::MIN] {
            let mut seen = Seen::new(3);
            let refused = batch.step(&[8, action, action], None, &mut seen.output());
            assert_eq!(
                refused,
                Err(RunError::IllegalAction { game: 1, action }),
                "{name}"
            );
            assert_eq!(seen, Seen::new(3), "{name}");
            let after: Vec<Snapshot> = (0..3).map(|game| batch.snapshot(game)).collect();
            assert_eq!(after, before, "{name}");
        }
    }
}

#[test]
fn games_are_reset_one_by_one_and_their_random_numbers_go_on() {
    for (name, game) in engines() {
        let mut batch = game.batch(&request(3)).expect("a batch");
        random_steps(&mut *batch, 3);
        let mut seen = Seen::new(3);
        batch
            .reset(Some(&[0, 1, 0]), &mut seen.output())
            .expect("it can be reset");
        assert_eq!(seen.players, [77, 0, 77], "{name}");
        assert_eq!(seen.masks[9..18], [1; 9], "{name}");
        assert_eq!(seen.rewards, [77.0, 77.0, 0.0, 0.0, 77.0, 77.0], "{name}");
        let start = Snapshot::of(&TicTacToe::initial());
        let begun = [0, 1, 2].map(|game| batch.snapshot(game) == start);
        assert_eq!(begun, [false, true, false], "{name}");
        // Other random numbers than at first, unless the seed is given anew.
        batch
            .reset(None, &mut BatchOutput::default())
            .expect("it can be reset");
        let first = random_steps(&mut *game.batch(&request(3)).expect("a batch"), 9);
        assert_ne!(random_steps(&mut *batch, 9), first, "{name}");
        batch
            .reset(None, &mut BatchOutput::default())
            .expect("it can be reset");
        batch.reseed(5);
        assert_eq!(random_steps(&mut *batch, 9), first, "{name}");
    }
}

#[test]
fn positions_are_taken_out_of_batches_and_put_into_them() {
    for ((name, game), (_, other)) in engines().into_iter().zip(engines().into_iter().skip(1)) {
        let mut batch = game
            .batch(&request(2).with_longest(Some(4)))
            .expect("a batch");
        random_steps(&mut *batch, 3);
        let position = batch.position(1);
        assert_eq!(position.snapshot(), batch.snapshot(1), "{name}");
        batch.load(0, &*position).expect("it is of the same engine");
        assert_eq!(batch.snapshot(0), batch.snapshot(1), "{name}");
        // Its moves are counted from there: the other one is cut off first.
        let seen = random_steps(&mut *batch, 1);
        assert_eq!(seen[0].truncated, [0, 1], "{name}");
        let moves = 9 - position.count_moves();
        assert_eq!(moves, 3, "{name}");
        // A game that is over stays over.
        let mut over = game.initial();
        for (cell, cross) in [(0, true), (4, false), (3, true), (5, false), (6, true)] {
            assert!(over.apply(&mark(cell, cross)));
        }
        batch.load(1, &*over).expect("it is of the same engine");
        let mut seen = Seen::new(2);
        batch.observe(&mut seen.output()).expect("it can be seen");
        assert_eq!((seen.players[1], seen.terminated[1]), (-1, 1), "{name}");
        for (game, position) in [(2, position), (0, other.initial())] {
            let refused = batch.load(game, &*position);
            assert!(
                matches!(refused, Err(RunError::Unfit(_))),
                "{name}: {refused:?}"
            );
        }
    }
}

#[test]
fn what_does_not_fit_is_refused_before_anything_is_done() {
    type Change = fn(&mut Seen);
    let changes: [(&str, Change); 7] = [
        ("observations", |seen| _ = seen.observations.pop()),
        ("masks", |seen| seen.masks.push(0)),
        ("players", |seen| _ = seen.players.pop()),
        ("rewards", |seen| _ = seen.rewards.pop()),
        ("terminations", |seen| seen.terminated.clear()),
        ("truncations", |seen| seen.truncated.push(0)),
        ("final observations", |seen| _ = seen.ends.pop()),
    ];
    for (name, game) in engines() {
        let mut batch = game.batch(&request(2)).expect("a batch");
        let start = batch.snapshot(0);
        let is_unfit = |result: Result<(), RunError>, what: &str| {
            let told = matches!(&result, Err(RunError::Unfit(text)) if text.contains(what));
            assert!(told, "{name}, {what}: {result:?}");
        };
        for (what, change) in &changes {
            let mut seen = Seen::new(2);
            change(&mut seen);
            let unlike = seen.clone();
            is_unfit(batch.step(&[0, 0], None, &mut seen.output()), what);
            is_unfit(batch.step_random(None, &mut seen.output(), None), what);
            is_unfit(batch.rollout(3, &mut seen.output()).map(drop), what);
            is_unfit(batch.reset(None, &mut seen.output()), what);
            is_unfit(batch.observe(&mut seen.output()), what);
            assert_eq!(seen, unlike, "{name}, {what}");
        }
        let mut floats = [0.0; 2 * OBSERVATION];
        let mut output = BatchOutput::default();
        output.observations = Some(Observations::F32(&mut floats));
        is_unfit(batch.observe(&mut output), "another type");
        let nothing = &mut BatchOutput::default();
        is_unfit(batch.step(&[0], None, nothing), "1 actions for 2 games");
        is_unfit(
            batch.step_random(None, nothing, Some(&mut [0; 3])),
            "3 places",
        );
        is_unfit(batch.reset(Some(&[1]), nothing), "1 marks");
        assert_eq!(batch.snapshot(0), start, "{name}");
        let of = |pieces: &[u16], variable| {
            let spec = ObservationSpec::of(TicTacToe::game(), Element::U8);
            let pieces: Vec<Piece> = pieces.iter().map(|&piece| Piece::new(piece)).collect();
            let spec = spec
                .with_pieces(pieces)
                .with_variables([Variable::new(variable)]);
            game.batch(&request(2).with_observation(spec)).map(drop)
        };
        is_unfit(of(&[0, 3], 0), "has no piece 3");
        is_unfit(of(&[1, 1], 0), "twice");
        is_unfit(of(&[1], 2), "has no variable 2");
    }
}

#[test]
fn a_move_without_a_number_is_an_error() {
    let moves = (1..9)
        .map(|cell| (mark(cell, true), u32::from(cell - 1)))
        .collect();
    let most = MoveNumbering::new(MoveEncoding::Target, moves, String::new()).expect("it is one");
    for (name, game) in engines() {
        let mut request = request(1);
        request.numbering = most.clone();
        let mut batch = game.batch(&request).expect("a batch");
        let mut masks = [0; 8];
        let mut output = BatchOutput::default();
        output.masks = Some(&mut masks);
        let failed = batch.observe(&mut output);
        let told =
            matches!(&failed, Err(RunError::Failed(text)) if text.contains("[(0, 1), (0, 2)]"));
        assert!(told, "{name}: {failed:?}");
    }
}

#[test]
fn a_move_that_means_something_else_in_another_position_has_its_number_there() {
    // Taking one stone or two from what is left: numbered by what is left afterwards.
    let mut moves = Vec::new();
    let mut position = Nim::initial();
    for left in (1..=5u8).rev() {
        let mut list = MoveList::new();
        position.moves(&mut list);
        for other in [position.clone(), other_turn(&position)] {
            for m in list.iter() {
                moves.push((other.actions(m), u32::from(left - m)));
            }
        }
        position.apply(&1);
    }
    let numbering = MoveNumbering::new(MoveEncoding::Target, moves, String::new()).expect("one");
    let game = Reasoner::<Nim>::new();
    let request = BatchRequest::new(Nim::game(), 1, numbering);
    let mut batch = game
        .batch(&request.with_autoreset(Autoreset::SameStep))
        .expect("a batch");
    let mut masks = [0; 5];
    let mut rewards = [0.0; 2];
    for (action, legal, rewarded) in [
        (4, [0, 0, 1, 1, 0], [0.0, 0.0]),
        (2, [1, 1, 0, 0, 0], [0.0, 0.0]),
        (0, [0, 0, 0, 1, 1], [100.0, 0.0]),
        (3, [0, 1, 1, 0, 0], [0.0, 0.0]),
    ] {
        let mut output = BatchOutput::default();
        output.masks = Some(&mut masks);
        output.rewards = Some(&mut rewards);
        batch.step(&[action], None, &mut output).expect("legal");
        assert_eq!((masks, rewards), (legal, rewarded), "{action}");
    }
}

/// Returns the same stones with the other player to move.
fn other_turn(position: &Nim) -> Nim {
    use rbg_runtime::Restore;
    let mut saved = position.save();
    saved.last_switch = 5 - saved.last_switch;
    let first = saved.snapshot.to_move == Player::FIRST;
    saved.snapshot.to_move = if first { Player::SECOND } else { Player::FIRST };
    // The start is as behind the first switch.
    Nim::restore(&saved).expect("it is one")
}
