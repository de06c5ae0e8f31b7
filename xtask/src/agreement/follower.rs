//! A reasoner's position that follows the interpreter's.

use anyhow::anyhow;
use rbg_runtime::{ActionList, AnyGame, AnyPosition, Cell, PlayoutRng, Snapshot};

/// What the interpreter knows of a position.
pub(super) struct Expected<'a> {
    pub(super) snapshot: Snapshot,
    /// Its legal moves, sorted.
    pub(super) moves: &'a [ActionList],
    /// The one that is made; there is none at the end of the game.
    pub(super) choice: Option<&'a ActionList>,
}

/// The same position in a reasoner.
pub(super) struct Follower {
    position: Box<dyn AnyPosition>,
    /// For samples only, so that they do not decide which moves are made.
    rng: PlayoutRng,
    /// The reasoner's promise about the length of moves.
    longest: Option<u32>,
}

impl Follower {
    /// Starts at the beginning of the game.
    pub(super) fn new(reasoner: &dyn AnyGame, rng: PlayoutRng) -> Self {
        Self {
            position: reasoner.initial(),
            rng,
            longest: reasoner.info().longest_move,
        }
    }

    /// Compares the positions and makes the chosen move. Fails where the engines
    /// differ.
    pub(super) fn step(&mut self, expected: &Expected<'_>) -> anyhow::Result<()> {
        self.contents(&expected.snapshot)?;
        let moves = sorted(self.position.moves());
        self.list(&moves, expected.moves)?;
        let counted = self.position.count_moves();
        if counted != moves.len() {
            let listed = moves.len();
            return Err(anyhow!("{listed} moves are listed, {counted} counted"));
        }
        let sample = self.position.sample(&mut self.rng);
        if sample
            .as_ref()
            .map_or(!moves.is_empty(), |m| moves.binary_search(m).is_err())
        {
            let listed = moves.len();
            return Err(anyhow!(
                "the sample {sample:?} is none of the {listed} moves"
            ));
        }
        let Some(choice) = expected.choice else {
            return Ok(());
        };
        if !self.position.is_legal(choice) {
            return Err(anyhow!(
                "the listed move {} is said to be illegal",
                spelt(choice)
            ));
        }
        if !self.position.apply(choice) {
            return Err(anyhow!("the listed move {} is refused", spelt(choice)));
        }
        Ok(())
    }

    fn contents(&self, expected: &Snapshot) -> anyhow::Result<()> {
        // Where a keeper works in any order, it may end on any cell of its work. A
        // cell that matters shows in the moves.
        let anywhere = |snapshot: Snapshot| Snapshot {
            cell: Cell::default(),
            ..snapshot
        };
        let (found, expected) = (
            anywhere(self.position.snapshot()),
            anywhere(expected.clone()),
        );
        if found != expected {
            return Err(anyhow!(
                "the position is {found:?}, by the interpreter {expected:?}"
            ));
        }
        Ok(())
    }

    /// Compares sorted lists of moves.
    fn list(&self, moves: &[ActionList], expected: &[ActionList]) -> anyhow::Result<()> {
        if let Some(wrong) = moves.iter().find(|m| expected.binary_search(m).is_err()) {
            return Err(anyhow!(
                "the interpreter does not know the move {}",
                spelt(wrong)
            ));
        }
        if let Some(missing) = expected.iter().find(|m| moves.binary_search(m).is_err()) {
            return Err(anyhow!("the move {} is missing", spelt(missing)));
        }
        if moves.len() != expected.len() {
            return Err(anyhow!("a move is listed twice"));
        }
        if let Some(longest) = self.longest
            && let Some(long) = moves.iter().find(|m| m.len() > longest as usize)
        {
            return Err(anyhow!(
                "the move {} is longer than {longest} actions",
                spelt(long)
            ));
        }
        Ok(())
    }
}

/// Moves in the order in which lists are compared.
pub(super) fn sorted(mut moves: Vec<ActionList>) -> Vec<ActionList> {
    moves.sort_unstable();
    moves
}

/// A move as pairs of cell and action index.
fn spelt(actions: &ActionList) -> String {
    let pairs = actions
        .iter()
        .map(|action| format!("({}, {})", action.cell, action.index));
    pairs.collect::<Vec<_>>().join(" ")
}
