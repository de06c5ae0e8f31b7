//! The costs that decide between ways to execute, each with its unit and what shows whether it is right.
//!
//! Nothing here changes which moves there are and what they do, only how fast and how large reasoners are.
//! Costs are estimates: they have to be right enough to choose the better of two ways on the library's
//! games. So the way to change one is to change it here, to run the command that its comment names before
//! and after, and to keep what is faster; what a decision was worth belongs into `benches/record/`.
//!
//! * `cargo xtask instructions GAME --mode MODE` counts machine instructions per playout, `enumerate`
//!   where moves are listed and `sample` where they are drawn. Counts are the same whatever else the
//!   machine does, and say nothing of branches that are foretold wrongly and of memory that is waited for.
//! * `cargo xtask ablation GAME` times playouts with and without each optimisation, in turns.
//! * `cargo xtask playout-table GAME` times the strategies of uniform playouts, in turns.
//! * `cargo bench -p rbg-benches --bench play` times lists, draws and perft, and compares them with the
//!   run before.
//! * `cargo xtask analyse GAME` counts what a search does in a given time.
//! * `cargo xtask decided GAME` measures what it is worth to stop where the scores are decided.
//!
//! `rbg explain GAME` tells what was decided, and so in which games a cost matters at all.
//!
//! Limits of effort are no costs and stay where the effort is made: how many pairs, cubes, chains or
//! choices are looked at, and how deep a search or the code goes. They bound the time and the output of
//! the compiler on any input.

// Sets of cells.

/// The number of words, of 64 cells each, of the largest boards on which sets are a gain: on larger ones
/// everything is walked. `cargo xtask ablation GAME`, on large boards with and without sets.
pub const MOST_SET_WORDS: usize = 16;

/// The number of words up to which sets are cheaper than walking segments of single cells.
/// `cargo xtask instructions gess paperSoccer`, in both modes.
pub const MOST_CHEAP_WORDS: usize = 1;

/// The number of bundles of chains, from one cell, beyond which loops are spread.
/// `cargo xtask instructions chineseCheckers6 halma_6x6`, in both modes.
pub const MOST_CHAIN_BUNDLES: usize = 4;

/// The number of displacements beyond which a segment is no template: its cells are looked at one by
/// one. `cargo xtask ablation GAME --mode sample`, with and without templates.
pub const MOST_TEMPLATE_PARTS: usize = 32;

/// The factor of the number of words up to which a cell's targets are a list; where there are more, they
/// are a set. `cargo xtask playouts go --seconds 3`.
pub const LONGEST_CELL_LIST: usize = 2;

/// The number of words beyond which targets are lists whatever their number: sets are not scanned.
/// `cargo xtask instructions GAME`, on large boards.
pub const MOST_SCANNED_WORDS: usize = 16;

/// The most cells that a question about the whole board is expected to begin on for it to be asked from
/// one after the other. `cargo xtask instructions chess minishogi`, in both modes.
pub const FEW_BEGINNINGS: usize = 1;

/// The number of moves of a turn, as far as it can be estimated, from which on the condition at their ends
/// is asked once for all of them. `cargo xtask instructions chess minishogi`.
pub const FEWEST_SHARING_MOVES: usize = 8;

/// The expected number of pieces on the cells that a question asks behind others, as a fraction, up to which
/// it is looked first whether there is one. `cargo xtask playouts chess shogi --mode sample`.
pub const MOST_MET: (usize, usize) = (1, 4);

/// The most moves that are tried one by one where a condition at their ends can be asked for all of them at
/// once. `cargo xtask instructions chess minishogi --mode enumerate`.
pub const MOST_TRIED_MOVES: usize = 2;

/// What is saved where a modifier is not made on a cell from which nothing follows, in instructions: to
/// find these cells must not cost more than that, on as many as are expected.
/// `cargo xtask instructions chess alquerque breakthru`, in both modes.
pub const SEARCHED_CELL: f64 = 12.0;

// Steps of sets, in machine instructions: what moves are found by against what it takes to draw one, and
// patterns for the whole board against patterns on single cells.

/// The cost of a pattern that is asked for a set of cells, in instructions per word.
/// `cargo xtask instructions GAME --mode sample`.
pub const SET_PATTERN: usize = 30;

/// The cost of a ray up to the first obstacle, in instructions per word.
/// `cargo xtask instructions GAME --mode sample`, of a game with slides.
pub const SET_RAY: usize = 12;

/// The cost of masking and shifting, in instructions per word and displacement.
/// `cargo xtask instructions GAME --mode sample`, of a game with steps to neighbours.
pub const SET_SHIFT: usize = 4;

/// The cost of loading, intersecting or uniting sets, in instructions per word.
/// `cargo xtask instructions GAME --mode sample`.
pub const SET_ACCESS: usize = 2;

/// The number of displacements beyond which a relation counts as a table rather than as shifts.
/// `cargo xtask instructions GAME --mode sample`, of a game with leaps.
pub const MOST_SET_SHIFTS: usize = 8;

/// The cost of testing a pattern on one cell, in instructions. `cargo xtask instructions GAME`, of a game
/// whose keeper asks patterns on many cells.
pub const CELL_PATTERN: usize = 8;

/// The cost of drawing a number and taking a move, in instructions: what moves are found by is weighed
/// against it where they are drawn while they are found. `cargo xtask playout-table GAME`.
pub const DRAW: usize = 40;

// Patterns on one cell, in instructions of a walk.

/// The cost of a test of the walk, in instructions: following a table, reading the board, a branch.
/// `cargo xtask ablation GAME`, with and without alternatives.
pub const WALKED_TEST: f64 = 6.0;

/// The part of a walk's tests that hold, by which what follows them is weighed.
/// `cargo xtask ablation GAME`, with and without alternatives.
pub const TEST_SUCCESS: f64 = 0.25;

/// The cost of one word of one alternative, in instructions: reading it, two operations.
/// `cargo xtask ablation GAME`, with and without alternatives.
pub const ALTERNATIVE_WORD: f64 = 1.5;

/// The number of words of the largest boards with alternatives: their tables hold several sets of cells
/// for each cell. `cargo xtask ablation GAME`, with and without alternatives.
pub const MOST_ALTERNATIVE_WORDS: usize = 2;

/// The factor of the average number of alternatives up to which the rows of all cells are filled up, so
/// that they have the same length and need no branches.
/// `cargo bench -p rbg-benches --bench play -- playouts/connect4`: what counts are branches.
pub const MOST_FILLED_ROWS: usize = 3;

/// The number of words of the smallest boards on which lines are kept: on smaller ones comparing a plane
/// with alternatives takes no longer. `cargo xtask instructions gomoku_standard`, in both modes.
pub const FEWEST_LINE_WORDS: usize = 2;

/// The cost of looking a kept line up, in tests of the walk.
/// `cargo xtask instructions gomoku_standard`, in both modes.
pub const LINE_LOOKUP: f64 = 1.0;

// Drawing moves from candidates.

/// The number of targets beyond which a choice is not left to chance.
/// `cargo xtask playout-table GAME`, of a game whose moves are drawn from candidates.
pub const MOST_CUT_TARGETS: usize = 512;

/// The number of draws that a choice among cells next to a cell or in sight is expected to take, if so
/// many moves are possible at most. `cargo xtask playout-table amazons`.
pub const CUT_DRAWS: usize = 3;

/// The number of places below which a choice is looked at from each of them.
/// `cargo xtask playout-table GAME`, of a game in which few pieces move.
pub const FEWEST_CUT_PLACES: usize = 8;

/// The number of places from which on a few draws in vain make no difference.
/// `cargo xtask playout-table GAME`, of a game with a choice and conditions behind many places.
pub const MANY_CUT_PLACES: usize = 64;

/// The expected number of cells in a set up to which patterns are tested cell by cell.
/// `cargo xtask instructions GAME`, in both modes.
pub const FEW_TESTED_CELLS: usize = 2;

/// The expected number of pieces of a kind that does not stand on the board at the beginning.
/// `cargo xtask playout-table GAME`, of a game in which pieces are put.
pub const UNSEEN_PIECES: usize = 6;

/// The number of moves up to which they are drawn from an array.
/// `cargo xtask playout-table GAME`, of a game with few moves in each turn.
pub const MOST_ARRAY_MOVES: usize = 16;

/// The number of codes of the longest moves that are written to such an array.
/// `cargo xtask playout-table GAME`, of a game with few moves in each turn.
pub const LONGEST_ARRAY_MOVE: usize = 4;

/// The number of the keeper's steps beyond which two playouts do not gain by taking turns.
/// `cargo xtask playouts GAME --seconds 3`, of breakthrough, connect4, chess and hex: what counts is what a
/// processor does at the same time, so instructions do not tell.
pub const MOST_KEEPER_STEPS: usize = 8;

// Lists of moves.

/// The number of modifiers of the longest moves of fixed size: longer ones grow even if a bound is known,
/// as copying them whole would cost more than it saves. `cargo xtask ablation GAME`, with and without
/// bounded moves.
pub const LONGEST_FIXED_MOVE: usize = 16;

/// The number of moves up to which lists are made anew at every turn, which is faster than to keep them.
/// `cargo xtask ablation GAME`, with and without monotonic classes.
pub const LONGEST_LISTED_ANEW: usize = 16;

/// The number of entries of the largest tables of identities of moves: larger ones leave the faster
/// caches. `cargo xtask analyse GAME --agent mcts:policy=mast --time-per-move 2`.
pub const MOST_IDENTITIES: usize = 1 << 15;

/// The number of entries of the largest tables in which classes of identities are looked up.
/// `cargo xtask analyse GAME --agent mcts:policy=mast --time-per-move 2`.
pub const MOST_CLASS_PAIRS: usize = 1 << 10;

// Performing moves.

/// The number of modifiers of the largest tree of moves that are performed straight through; others are
/// performed modifier by modifier. `cargo xtask ablation GAME`, with and without straight application,
/// and the size that `cargo xtask compile-game GAME` prints.
pub const MOST_TREE_MODIFIERS: usize = 400;

/// The number of states of moves that are followed to tell whether a move is legal: for more, the code is
/// more than it is worth, and the move is looked up in the list of all. The size that
/// `cargo xtask compile-game GAME` prints.
pub const MOST_FOLLOWED_STATES: usize = 256;

/// The number of control states behind moves from which on they are looked up in a table.
/// `cargo bench -p rbg-benches --bench play -- playouts`: what counts are jumps.
pub const MANY_CONTROLS: usize = 4;

/// The number of alternatives that begin with different pieces from which on they are looked for
/// together, and told apart by the piece found. `cargo xtask instructions GAME --mode sample`, of a game
/// whose pieces move alike.
pub const MANY_KINDS: usize = 4;

/// The number of other pieces that can stand on a cell from which on it is cheaper to ask which one does
/// than to clear them all. `cargo xtask instructions GAME --mode sample`, of a game with captures.
pub const MANY_OTHER_PIECES: usize = 4;

// Deciding scores early.

/// The number of words of the largest table of arrangements of a bar: looking at more costs more than a
/// move. `cargo xtask decided GAME`.
pub const MOST_BAR_WORDS: usize = 1024;

/// The number of different sets of pieces that may be in the way of arrangements.
/// `cargo xtask decided GAME`.
pub const MOST_BAR_PIECE_SETS: usize = 3;

/// The least number of ticks before the last one at which it can be too late for something, so that it is
/// worth asking whether it is: a game that is over a move or two later is soon played.
/// `cargo xtask decided GAME`.
pub const LEAST_BAR_LEAD: usize = 4;
