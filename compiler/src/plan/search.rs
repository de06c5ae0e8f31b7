//! The plan of searching one machine: of listing moves, performing them and answering patterns.

use std::collections::{BTreeMap, BTreeSet};

use super::apply_plan::Branch;
use super::apply_strategy::ApplyStrategy;
use super::cut::Cut;
use super::displaced_patterns::DisplacedPattern;
use super::identities::Identities;
use super::keeper_strategy::KeeperStrategy;
use super::layout::Layout;
use super::lines::KeptLines;
use super::move_form::MoveForm;
use super::onward::Onward;
use super::replay::Replay;
use super::segments::whole_board;
use super::walk::WalkFunctions;
use crate::analysis::{
    Alternatives, CustodianFlips, Monotonicity, MoveLength, PieceFlow, Reads, Repetition, Visited,
    observable_writes, observable_writes_elsewhere, reads, replaced_occupants,
};
use crate::automaton::StateId;
use crate::effort::{Exhausted, Meter};
use crate::machine::{Machine, PieceBound, StepId};
use crate::model::{CellId, Game, PieceId, PlayerId};

/// The plan of searching a machine: the game's own, or one that was made of it to enumerate
/// candidates or pseudo-legal moves.
#[derive(Clone, Debug)]
pub struct SearchPlan<'g> {
    /// The game.
    pub game: &'g Game,
    /// The machine of the game.
    pub machine: Machine,
    /// The states in which a move can begin, with the player to move; the control state of a
    /// position is an index into it.
    pub controls: Vec<(StateId, PlayerId)>,
    /// The step of each state that is executed as a flood, if any.
    pub floods: Vec<Option<usize>>,
    /// Whether the current cell makes no difference, per control state.
    pub idle_cells: Vec<bool>,
    /// The cells on which turns can begin, in ascending order, per control state.
    pub turn_cells: Vec<Vec<CellId>>,
    /// The most cells on which pieces stand, by control states, where the machine relies on it.
    pub piece_bounds: Vec<PieceBound>,
    /// The states at which visited cells are remembered.
    pub visited: Visited,
    /// The lengths of moves, without the endings that the keeper makes.
    pub length: MoveLength,
    /// The largest number of modifiers in a move, endings included, if a bound is known.
    pub longest_move: Option<usize>,
    /// The values that the rest of the move can read, per state.
    pub reads: Vec<Reads>,
    /// Whether each step of each state makes a change that the rest of the move can read.
    pub observable_writes: Vec<Vec<bool>>,
    /// How often a search passes each step of each state as a modifier.
    pub repetitions: Vec<Vec<Repetition>>,
    /// The pieces that can stand on cells.
    pub flow: PieceFlow,
    /// The piece that an off of a search replaces, per state and step, if there can be only one.
    pub replaced_occupants: Vec<Vec<Option<PieceId>>>,
    /// The estimated number of cells on which each state is reached at a time.
    pub cardinalities: Vec<usize>,
    /// The representation of moves.
    pub form: MoveForm,
    /// The layout of the state.
    pub layout: Layout,
    /// The numbering of moves for learning.
    pub identities: Identities,
    /// Whether moves are performed straight through where the rules decide it.
    pub straight_apply: bool,
    /// The strategy by which players' moves are performed.
    pub apply: ApplyStrategy,
    /// The strategies by which the keeper's segments are begun, by their control states.
    pub keeper_strategies: BTreeMap<StateId, KeeperStrategy>,
    /// Whether the keeper's search must succeed, per state; nothing is known of states beyond the end.
    pub must_succeed: Vec<bool>,
    /// The runs of pieces that the keeper flips together in each state, if any.
    pub custodian_flips: Vec<Option<CustodianFlips>>,
    /// Whether complementary tests become `if` and `else`.
    pub exclusive: bool,
    /// Whether segments of players' moves are executed on sets of cells.
    pub sets: bool,
    /// Whether what follows a modifier may be executed for all its cells at once.
    pub templates: bool,
    /// Whether modifiers are made only where something may follow.
    pub look_ahead: bool,
    /// What is tested behind modifiers before they are made on one cell after the other.
    pub onward: BTreeMap<StepId, Onward>,
    /// The moves that can be followed one by one.
    pub replay: Replay,
    /// Whether the moves of each control state only shrink; `None` for the keeper's.
    pub monotonic: Vec<Option<Monotonicity>>,
    /// The states of players' moves that become functions.
    pub moves: WalkFunctions,
    /// The states of the keeper's moves that become functions.
    pub keeper: WalkFunctions,
    /// The states of patterns that become functions.
    pub patterns: WalkFunctions,
    /// The patterns that are answered by comparing alternatives, by their entries.
    pub alternatives: BTreeMap<StateId, Alternatives>,
    /// The lines that the position keeps to answer patterns.
    pub lines: Vec<KeptLines>,
    /// The patterns that have tests on the cell where they are asked and are answered without a look
    /// at it, by their entries.
    pub elsewhere: BTreeSet<StateId>,
    /// Those of them that can be answered for all cells by moving sets, by their entries.
    pub displaced_patterns: BTreeMap<StateId, DisplacedPattern>,
    /// Whether each step of each state makes a change that has to be made for the rest of the move to
    /// be looked for from single cells: it can be read by more than patterns that look `elsewhere`.
    pub awaited_writes: Vec<Vec<bool>>,
    /// The cuts where the enumeration of candidates stops; none in the plan of the whole game.
    pub cuts: Vec<Cut>,
}

impl SearchPlan<'_> {
    /// Returns the plan of searching another machine, whose first states are those of this one, from
    /// the beginning of moves and from other `entries`.
    pub(super) fn of_machine(
        &self,
        machine: Machine,
        entries: &[StateId],
        visited: Visited,
        meter: &Meter,
    ) -> Result<Self, Exhausted> {
        let states = machine.steps.len();
        let reads = reads(&machine, meter)?;
        let observable_writes = observable_writes(&machine, &reads, meter)?;
        let awaited_writes = observable_writes_elsewhere(&machine, &reads, &self.elsewhere, meter)?;
        let moves = WalkFunctions::of_moves(
            &machine,
            entries,
            &visited,
            &observable_writes,
            &self.floods,
            self.set_words(),
            meter,
        )?;
        let mut length = self.length.clone();
        length.depth.resize(states, None);
        let mut repetitions = self.repetitions.clone();
        repetitions.resize(states, Vec::new());
        let pieces = self.game.pieces.len();
        Ok(Self {
            length,
            visited,
            repetitions,
            replaced_occupants: replaced_occupants(&machine, pieces, &observable_writes, meter)?,
            machine,
            reads,
            observable_writes,
            awaited_writes,
            moves,
            onward: BTreeMap::new(),
            ..self.clone()
        })
    }

    /// Returns the words of a set of cells, if moves are executed on sets.
    pub(super) fn set_words(&self) -> Option<usize> {
        self.sets.then_some(self.layout.words)
    }

    /// Returns whether a pattern that looks elsewhere is answered for all cells, where it is asked on so
    /// many.
    pub fn displaces(&self, entry: StateId, cells: usize) -> bool {
        let displaced = self.displaced_patterns.get(&entry);
        displaced.is_some_and(|pattern| pattern.pays(cells))
    }

    /// Returns whether the keeper's search must succeed from a state.
    pub fn must_succeed(&self, state: StateId) -> bool {
        let known = self.must_succeed.get(state.index());
        known.copied().unwrap_or_default()
    }

    /// Returns whether the keeper is called directly where it begins in a state.
    pub fn is_direct(&self, state: StateId) -> bool {
        let strategy = self.keeper_strategies.get(&state);
        strategy.is_some_and(|strategy| strategy.is_direct())
    }

    /// Returns the modifiers of players' moves as a tree, if moves are performed along it.
    pub fn tree(&self) -> Option<&[Branch]> {
        self.apply.tree()
    }

    /// Returns whether some search may pass modifiers without end.
    pub fn has_endless_writes(&self) -> bool {
        let mut all = self.repetitions.iter().flatten();
        all.any(|times| *times == Repetition::Endless)
    }

    /// Returns the number of a control state.
    pub fn control(&self, state: StateId, player: PlayerId) -> usize {
        let number = self.controls.binary_search(&(state, player));
        number.unwrap_or(0)
    }

    /// Returns whether a pattern is a question about the whole board, which sets of cells answer
    /// best: it can begin anywhere, and changes nothing.
    ///
    /// # Errors
    ///
    /// What ran out of the budget.
    pub fn asks_whole_board(&self, entry: StateId, meter: &Meter) -> Result<bool, Exhausted> {
        Ok(self.sets && whole_board(&self.machine, entry, meter)?)
    }
}
