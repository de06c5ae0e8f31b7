//! The plan: how every segment of the automaton will be executed.
//!
//! The plan is what emission takes: the machine with the decisions about it.
//! Segments of players' moves are executed on sets of cells, everything else by
//! the depth-first walk from one cell.

mod alternatives;
mod apply_plan;
mod bounded_enumeration;
mod bounds;
mod cached_patterns;
mod cardinality;
mod chains;
mod cost;
mod cuts;
mod function_merging;
mod identities;
mod idle_cells;
mod interleaved;
mod latches;
mod layout;
mod lines;
mod partial;
mod pseudo_legal;
mod regions;
mod replay;
mod segments;
mod set_sampling;
mod single_cells;
mod templates;
mod walk;

pub use apply_plan::{ApplyPlan, Branch};
pub use cached_patterns::CachedPatterns;
pub use chains::{Bundle, ChainSearch, Chains, chain_search};
pub use cuts::{Cut, CutReason};
pub use identities::{Classes, Identities};
pub use layout::{Layout, VariableWidth};
pub use lines::KeptLines;
pub use partial::Partial;
pub use regions::KeptRegion;
pub use replay::Replay;
pub use segments::{Component, components, is_inner, pattern_writes};
pub use set_sampling::SetSampling;
pub use templates::{Leaving, Node, Template};
pub use walk::{Kind, WalkFunctions};

use std::collections::BTreeMap;

use crate::analysis::{
    Alternatives, CustodianFlips, Latches, Machine, Monotonicity, MoveLength, PieceFlow, Pool,
    Reads, RelationClass, Visited, custodian_flips, endless_writes, floods, insert_join_states,
    keep_asked_rows, machine, monotonic, move_length, normalize, observable_writes, player_states,
    pools, reads, replaced_occupants, without_custodian_flips,
};
use crate::automaton::Nfa;
use crate::effort::{Exhausted, Meter};
use crate::model::{Game, PieceId, PlayerId};
use crate::{Options, automaton::StateId};

/// The longest moves, in modifiers, of fixed size: longer ones grow even if a bound is known, as
/// copying them whole would cost more than it saves.
const LONGEST_FIXED_MOVE: usize = 16;

/// The longest lists of moves that are made anew at every turn, which is faster than to keep them.
const LONGEST_LISTED_ANEW: usize = 16;

/// The largest boards, in words of 64 cells, on which sets are a gain.
const MOST_SET_WORDS: usize = 16;

/// The largest boards, in words of 64 cells, on which sets are flooded: on larger ones walking from
/// neighbour to neighbour is faster.
const MOST_FLOOD_WORDS: usize = 3;

/// The representations of players' moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveForm {
    /// An array of this number of modifiers, all at known places: the move under construction is
    /// passed by value.
    Fixed(usize),
    /// An array of this number of modifiers, filled from its beginning: the move under construction
    /// is passed by value with its length.
    Path(usize),
    /// A list that grows.
    Growable,
}

/// A plan: everything that emission needs to know.
#[derive(Clone, Debug)]
pub struct Plan<'g> {
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
    /// The states at which visited cells are remembered.
    pub visited: Visited,
    /// The lengths of moves.
    pub length: MoveLength,
    /// The values that the rest of the move can read, per state.
    pub reads: Vec<Reads>,
    /// Whether each step of each state makes a change that the rest of the move can read.
    pub observable_writes: Vec<Vec<bool>>,
    /// Whether each step of each state is a modifier that a search may pass without end.
    pub endless_writes: Vec<Vec<bool>>,
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
    /// The plan by which moves are performed, if they are performed straight through.
    pub apply_plan: Option<ApplyPlan>,
    /// The runs of pieces that the keeper flips together in each state, if any.
    pub custodian_flips: Vec<Option<CustodianFlips>>,
    /// Whether complementary tests become `if` and `else`.
    pub exclusive: bool,
    /// Whether segments of players' moves are executed on sets of cells.
    pub sets: bool,
    /// Whether what follows a modifier may be executed for all its cells at once.
    pub templates: bool,
    /// The moves that can be followed one by one.
    pub replay: Replay,
    /// Whether the moves of each control state only shrink; `None` for the keeper's.
    pub monotonic: Vec<Option<Monotonicity>>,
    /// The control states whose lists of moves playouts keep.
    pub classes: Vec<usize>,
    /// The cells that playouts keep to draw moves from.
    pub pools: Vec<Pool>,
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
    /// The regions that the position keeps to answer patterns.
    pub regions: Vec<KeptRegion>,
    /// The plan by which candidates for moves are enumerated, if moves are drawn from them.
    pub sampling: Option<Box<Self>>,
    /// The plan by which pseudo-legal moves are listed, if trailing conditions can be left out.
    pub pseudo_legal: Option<Box<Self>>,
    /// What cannot change back, if positions are asked whether the scores are decided.
    pub latches: Option<Latches>,
    /// The plan by which moves are made in parts, if that was asked for.
    pub partial: Option<Partial>,
    /// The patterns whose cells are cached when a player's turn begins.
    pub cached_patterns: CachedPatterns,
    /// The roots whose moves are drawn by set sampling.
    pub set_sampling: BTreeMap<StateId, SetSampling>,
    /// The cuts where the enumeration of candidates stops; none in the plan of the whole game.
    pub cuts: Vec<Cut>,
    /// The number of states of the automaton before any simplification.
    pub nfa_states: usize,
    /// The number of its transitions.
    pub nfa_transitions: usize,
}

impl<'g> Plan<'g> {
    /// Analyses a game and decides how it is executed.
    ///
    /// # Errors
    ///
    /// What ran out of the budget.
    pub fn new(game: &'g Game, options: &Options, meter: &Meter) -> Result<Self, Exhausted> {
        let nfa = Nfa::from_game(game);
        let mut machine = machine(&nfa, game, options.shift_tables, meter)?;
        normalize(&mut machine, game.pieces.len(), meter)?;
        insert_join_states(&mut machine, meter)?;
        let controls = machine.control_states();
        // Positions are equal or not whichever of their rows are kept.
        let idle_cells = idle_cells::idle_cells((&nfa, &game.board), &machine, &controls, meter)?;
        keep_asked_rows(&mut machine, meter)?;
        let layout = Layout::new(game, &machine, controls.len(), meter)?;
        let floods = if options.floods && layout.words <= MOST_FLOOD_WORDS {
            floods(&machine, meter)?
        } else {
            vec![None; machine.steps.len()]
        };
        let flow = PieceFlow::new(&machine, game, meter)?;
        let custodian_flips = if options.straight_apply {
            custodian_flips(&machine, &flow, meter)?
        } else {
            vec![None; machine.steps.len()]
        };
        let reduced = without_custodian_flips(&machine, &custodian_flips);
        let visited = Visited::new(&reduced, &floods, options.visited_skipping, meter)?;
        let length = move_length(&machine, meter)?;
        let reads = reads(&machine, meter)?;
        let observable_writes = observable_writes(&machine, &reads, meter)?;
        let form = match length.longest {
            Some(longest) if longest <= LONGEST_FIXED_MOVE && options.bounded_moves => {
                if length.depths_known(&machine, meter)? {
                    MoveForm::Fixed(longest)
                } else {
                    MoveForm::Path(longest)
                }
            }
            _ => MoveForm::Growable,
        };
        let sets = options.sets && layout.words <= MOST_SET_WORDS;
        let of = |kind| {
            let machine = if kind == Kind::Keeper {
                &reduced
            } else {
                &machine
            };
            WalkFunctions::new(kind, machine, &visited, &observable_writes, &floods, meter)
        };
        let partial = options.partial_moves.then(|| {
            Partial::new(
                (game, &nfa),
                &machine,
                &visited,
                |machine, visited, observable_writes| {
                    if sets {
                        WalkFunctions::for_segments(
                            machine,
                            visited,
                            observable_writes,
                            layout.words,
                            meter,
                        )
                    } else {
                        WalkFunctions::new(
                            Kind::Moves,
                            machine,
                            visited,
                            observable_writes,
                            &floods,
                            meter,
                        )
                    }
                },
                meter,
            )
        });
        let partial = partial.transpose()?;
        let (mut lines, mut alternatives) = (Vec::new(), BTreeMap::new());
        if options.alternatives {
            let pieces = game.pieces.len();
            let skip = |entry| Ok(sets && whole_board(&machine, entry, meter)?);
            lines = lines::kept_lines(&machine, pieces, layout.words, skip, meter)?;
            let kept = |entry| lines.iter().any(|kept| kept.patterns.contains_key(&entry));
            let skip = |entry| Ok(skip(entry)? || kept(entry));
            alternatives = alternatives::alternatives(&machine, pieces, &layout, skip, meter)?;
        }
        let mut plan = Self {
            game,
            alternatives,
            lines,
            regions: Vec::new(),
            form,
            moves: if sets {
                WalkFunctions::for_segments(
                    &machine,
                    &visited,
                    &observable_writes,
                    layout.words,
                    meter,
                )?
            } else {
                of(Kind::Moves)?
            },
            identities: Identities::new(&machine, &controls, &layout, &length, meter)?,
            layout,
            sets,
            templates: options.templates,
            replay: Replay::new(&machine, &player_states(&machine), meter)?,
            classes: Vec::new(),
            pools: Vec::new(),
            monotonic: monotonic(&machine, &controls, &observable_writes, meter)?,
            apply_plan: options
                .straight_apply
                .then(|| ApplyPlan::new(game, &machine, &flow, &reduced, meter))
                .transpose()?,
            custodian_flips,
            exclusive: options.exclusive_branches,
            idle_cells,
            keeper: of(Kind::Keeper)?,
            patterns: of(Kind::Patterns)?,
            controls,
            floods,
            visited,
            length,
            replaced_occupants: replaced_occupants(
                &machine,
                game.pieces.len(),
                &observable_writes,
                meter,
            )?,
            endless_writes: endless_writes(&machine, &flow, game, meter)?,
            flow,
            observable_writes,
            reads,
            nfa_states: nfa.states().count(),
            nfa_transitions: nfa.transition_count(),
            cardinalities: cardinality::cardinalities(&machine, game, meter)?,
            machine,
            sampling: None,
            pseudo_legal: None,
            partial: partial.flatten(),
            latches: None,
            set_sampling: BTreeMap::new(),
            cached_patterns: CachedPatterns::default(),
            cuts: Vec::new(),
        };
        if options.latches {
            plan.latches = latches::kept_latches(game, &plan.layout);
        }
        if options.straight_apply {
            plan.regions = regions::kept_regions(&plan, meter)?;
        }
        if options.straight_apply && sets {
            plan.cached_patterns = CachedPatterns::new(&plan, meter)?;
        }
        if options.monotonic_classes {
            for control in 0..plan.controls.len() {
                if plan.keeps_list(control, meter)? {
                    plan.classes.push(control);
                }
            }
        }
        if options.sampling && options.monotonic_classes {
            plan.pools = pools(&plan.machine, &plan.controls, &plan.flow, meter)?;
        }
        if options.sampling {
            plan.pseudo_legal = pseudo_legal::pseudo_legal(&plan, meter)?.map(Box::new);
        }
        if options.sampling && sets {
            plan.sampling = cuts::sampling(&plan, meter)?.map(Box::new);
            plan.set_sampling = set_sampling::set_sampling(&plan, meter)?;
        }
        Ok(plan)
    }

    /// Returns whether the list of a control state's moves is worth keeping: it only shrinks, a
    /// single move can be tested without listing all, and there are so many that listing them costs
    /// more than the tests.
    fn keeps_list(&self, control: usize, meter: &Meter) -> Result<bool, Exhausted> {
        let state = self.controls[control].0;
        let first = self.machine.steps(state, meter)?.iter().map(|step| {
            let targets = self.machine.relations.get(step.relation).rows(meter)?;
            Ok(targets.first().map_or(0, Vec::len))
        });
        Ok(self.monotonic[control] == Some(Monotonicity::Shrinks)
            && self.replay.followed[state.index()]
            && first.sum::<Result<usize, _>>()? > LONGEST_LISTED_ANEW)
    }

    /// Returns whether the keeper's search must succeed from a state.
    pub fn must_succeed(&self, state: StateId) -> bool {
        let apply_plan = self.apply_plan.as_ref();
        apply_plan.is_some_and(|apply_plan| apply_plan.must_succeed[state.index()])
    }

    /// Returns whether the keeper is called directly where it begins in a state.
    pub fn is_direct(&self, state: StateId) -> bool {
        let apply_plan = self.apply_plan.as_ref();
        apply_plan.is_some_and(|apply_plan| apply_plan.direct[state.index()])
    }

    /// Returns the modifiers of players' moves as a tree, if moves are performed along it: the
    /// places of their codes have to be known.
    pub fn tree(&self) -> Option<&[Branch]> {
        let tree = self.apply_plan.as_ref()?.moves.as_deref();
        tree.filter(|_| self.form != MoveForm::Growable)
    }

    /// Returns whether some search may pass modifiers without end.
    pub fn has_endless_writes(&self) -> bool {
        self.endless_writes.iter().flatten().any(|endless| *endless)
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

fn whole_board(machine: &Machine, entry: StateId, meter: &Meter) -> Result<bool, Exhausted> {
    let anywhere = |relation| machine.relations.class(relation) == RelationClass::Constant;
    let mut steps = machine.steps(entry, meter)?.iter();
    Ok(machine.cells > 1
        && steps.all(|step| anywhere(step.relation))
        && !pattern_writes(machine, entry, meter)?)
}

#[cfg(test)]
mod tests;
