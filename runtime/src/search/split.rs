//! Split games, whose moves are made in several decisions.

use rand_core::Rng;
use smallvec::SmallVec;

use crate::codegen::Reservoir;
use crate::codegen::{Hints, PartialMoves};
use crate::game::{
    ActionList, Cell, GameInfo, Piece, Player, RestoreError, SavedPosition, Variable,
};
use crate::playout::Playable;
use crate::position::KeyMixer;
use crate::position::MoveList;
use crate::position::{LONGEST_MOVE, Position, Restore};
use crate::rng::below;

/// A rule by which moves are divided into decisions.
///
/// ```
/// use rbg_runtime::search::SplitRule;
///
/// let rule = SplitRule::default().with_at_dots(true);
/// assert!(rule.at_dots && rule.roll_up);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct SplitRule {
    /// Whether a decision goes on to the next dot, and not only to the next modifier.
    /// A dot ends the decision behind the last modifier in front of it.
    pub at_dots: bool,
    /// Whether a decision goes on as long as what comes next is forced.
    pub roll_up: bool,
    /// Whether moves are drawn decision by decision. A move is then the less probable
    /// the more choices there were on its way. Otherwise all moves that can still come
    /// of the position have the same probability.
    pub draws_decisions: bool,
}

impl SplitRule {
    /// Returns this rule with [`at_dots`](Self::at_dots) replaced.
    #[must_use]
    pub fn with_at_dots(mut self, at_dots: bool) -> Self {
        self.at_dots = at_dots;
        self
    }

    /// Returns this rule with [`roll_up`](Self::roll_up) replaced.
    #[must_use]
    pub fn with_roll_up(mut self, roll_up: bool) -> Self {
        self.roll_up = roll_up;
        self
    }

    /// Returns this rule with [`draws_decisions`](Self::draws_decisions) replaced.
    #[must_use]
    pub fn with_draws_decisions(mut self, draws_decisions: bool) -> Self {
        self.draws_decisions = draws_decisions;
        self
    }
}

impl Default for SplitRule {
    /// Returns the rule that splits at modifiers, rolled up; whole moves are drawn.
    fn default() -> Self {
        Self {
            at_dots: false,
            roll_up: true,
            draws_decisions: false,
        }
    }
}

/// A list of some modifiers.
///
/// ```
/// use rbg_runtime::search::{Modifiers, Part};
///
/// let decision: Modifiers<u32> = [3, 4].into_iter().collect();
/// assert_ne!(Part::<u8, u32>::Decision(decision), Part::Whole(7));
/// ```
pub type Modifiers<C> = SmallVec<[C; 4]>;

/// A move of a [`Split`] game: of the moves of the whole one, `M`, or of modifiers, `C`.
///
/// ```
/// use rbg_runtime::search::Part;
///
/// /// The whole move, where a decision completes one.
/// fn whole<M: Clone, C>(part: &Part<M, C>) -> Option<M> {
///     match part {
///         Part::Decision(_) => None,
///         Part::Whole(m) => Some(m.clone()),
///     }
/// }
///
/// assert_eq!(whole(&Part::<u8, u32>::Whole(7)), Some(7));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Part<M, C> {
    /// The next modifiers of a move.
    Decision(Modifiers<C>),
    /// All of a move, those made before included.
    Whole(M),
}

/// A decision with the position behind it; `None` where the move has ended.
type Decided<P> = (Modifiers<<P as PartialMoves>::Modifier>, Option<P>);

/// The semi-split variant of a game, in the sense of Kowalski et al. ("Split Moves for
/// Monte-Carlo Tree Search", AAAI 2022): a player makes a move in several decisions and
/// remains the player to move in between. Decisions behind which no move can be completed are not
/// among its legal moves.
///
/// In the middle of a move, everything that can be seen of the position is still as it
/// was before the move.
///
/// ```
/// use rbg_runtime::codegen::PartialMoves;
/// use rbg_runtime::search::{Budget, Mcts, MctsSettings, Split, SplitRule};
/// use rbg_runtime::{Playable, Position};
/// use std::ops::ControlFlow::Continue;
///
/// /// The first decision that a search of decisions would make; for reasoners that were
/// /// compiled with moves in parts.
/// fn decide<P: PartialMoves + Playable>(position: P) -> Option<<Split<P> as Position>::Move> {
///     let mut search = Mcts::new(MctsSettings::default(), 1);
///     search.set_root(&Split::new(position, SplitRule::default()));
///     search.search(&Budget::iterations(1000), &mut |_| Continue(()));
///     search.choice()
/// }
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Split<P: PartialMoves + Playable> {
    rule: SplitRule,
    base: P,
    begun: Option<Begun<P>>,
}

/// A move that has been begun.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Begun<P: PartialMoves + Playable> {
    position: P,
    made: Modifiers<P::Modifier>,
}

impl<P: PartialMoves + Playable> Split<P> {
    /// Creates a position in which no move has been begun.
    pub fn new(position: P, rule: SplitRule) -> Self {
        Self {
            rule,
            base: position,
            begun: None,
        }
    }

    /// Returns the position before the move that has been begun.
    pub fn base(&self) -> &P {
        &self.base
    }

    /// Returns the modifiers that have been made of the move.
    pub fn made(&self) -> &[P::Modifier] {
        self.begun.as_ref().map_or(&[], |begun| &begun.made)
    }

    /// Returns the decision with which a move, of which [`made`](Self::made) is the beginning, goes
    /// on here; `None` if it is not legal.
    pub fn decision(&self, m: &P::Move) -> Option<<Self as Position>::Move> {
        let rest = P::modifiers(m).strip_prefix(self.made())?;
        let mut list = MoveList::new();
        self.moves(&mut list);
        let found = list.iter().find(|part| match part {
            Part::Decision(modifiers) => rest.starts_with(modifiers),
            Part::Whole(whole) => whole == m,
        });
        found.cloned()
    }

    /// Returns the position in which modifiers can be made, and the last of them.
    fn here(&self) -> (&P, Option<P::Modifier>) {
        match &self.begun {
            Some(begun) => (&begun.position, begun.made.last().copied()),
            None => (&self.base, None),
        }
    }

    /// Adds the decisions of a position to `found` until these are `most`. `before` is
    /// the beginning of the decision and `last` its last modifier, or that of the
    /// decision before.
    fn decide(
        &self,
        (position, last): (&P, Option<P::Modifier>),
        before: &mut Modifiers<P::Modifier>,
        most: usize,
        found: &mut Vec<Decided<P>>,
    ) {
        let mut next = MoveList::new();
        position.next_modifiers(last, &mut next);
        for &modifier in next.iter() {
            if found.len() >= most || before.len() >= LONGEST_MOVE {
                return;
            }
            before.push(modifier);
            if P::ends_move(modifier) {
                found.push((before.clone(), None));
            } else {
                let mut behind = position.clone();
                behind.make(modifier);
                if self.rule.at_dots && !P::splits(modifier) {
                    self.decide((&behind, Some(modifier)), before, most, found);
                } else if behind.can_be_completed(modifier) {
                    found.push((before.clone(), Some(behind)));
                }
            }
            before.pop();
        }
    }

    /// Extends a decision by those that are forced behind it.
    fn rolled_up(&self, (mut modifiers, mut behind): Decided<P>) -> Modifiers<P::Modifier> {
        let mut found = Vec::new();
        while let Some(position) = &behind {
            let last = modifiers.last().copied();
            self.decide((position, last), &mut Modifiers::new(), 2, &mut found);
            let (1, Some((forced, then))) = (found.len(), found.pop()) else {
                break;
            };
            modifiers.extend(forced);
            behind = then;
        }
        modifiers
    }

    /// Draws a decision; each of those that are legal is equally probable.
    fn draw_decision<R: Rng>(&self, rng: &mut R) -> Option<Modifiers<P::Modifier>> {
        let (position, last) = self.here();
        if self.rule.at_dots {
            let mut found = Vec::new();
            self.decide(
                (position, last),
                &mut Modifiers::new(),
                usize::MAX,
                &mut found,
            );
            // As many moves as a list holds, and those fit.
            let choice = below(rng, found.len() as u32) as usize;
            return (choice < found.len()).then(|| found.swap_remove(choice).0);
        }
        let mut next = MoveList::new();
        position.next_modifiers(last, &mut next);
        // Most decisions lead somewhere: what is drawn is tested, not all of them.
        while !next.is_empty() {
            let choice = below(rng, next.len() as u32) as usize;
            let modifier = next[choice];
            let leads = P::ends_move(modifier) || {
                let mut behind = position.clone();
                behind.make(modifier);
                behind.can_be_completed(modifier)
            };
            if leads {
                return Some(Modifiers::from_elem(modifier, 1));
            }
            next.swap_remove(choice);
        }
        None
    }

    /// Draws a decision, or the rest of the move that has been begun.
    #[inline(never)]
    fn draw<R: Rng>(&self, rng: &mut R) -> Option<<Self as Position>::Move> {
        if self.rule.draws_decisions {
            return self.draw_decision(rng).map(Part::Decision);
        }
        let whole = match &self.begun {
            None => self.base.sample_move(rng),
            Some(begun) => {
                let mut draw = Reservoir::new(rng);
                begun.position.completions(&begun.made, &mut draw);
                draw.drawn()
            }
        };
        whole.map(Part::Whole)
    }

    /// Makes a decision.
    #[inline(never)]
    fn make(&mut self, modifiers: &[P::Modifier]) {
        if modifiers.last().is_some_and(|last| P::ends_move(*last)) {
            let m = match self.begun.take() {
                None => P::move_of(modifiers),
                Some(mut begun) => {
                    begun.made.extend_from_slice(modifiers);
                    P::move_of(&begun.made)
                }
            };
            self.base.apply(&m);
            return;
        }
        let begun = self.begun.get_or_insert_with(|| Begun {
            position: self.base.clone(),
            made: Modifiers::new(),
        });
        for &modifier in modifiers {
            begun.position.make(modifier);
            begun.made.push(modifier);
        }
    }
}

impl<P: PartialMoves + Playable> Position for Split<P> {
    type Move = Part<P::Move, P::Modifier>;

    fn game() -> &'static GameInfo {
        P::game()
    }

    fn initial() -> Self {
        Self::new(P::initial(), SplitRule::default())
    }

    #[inline]
    fn to_move(&self) -> Player {
        self.base.to_move()
    }

    fn moves(&self, out: &mut MoveList<Self::Move>) {
        out.clear();
        let mut found = Vec::new();
        self.decide(self.here(), &mut Modifiers::new(), usize::MAX, &mut found);
        for decided in found {
            out.push(Part::Decision(if self.rule.roll_up {
                self.rolled_up(decided)
            } else {
                decided.0
            }));
        }
    }

    // Playouts draw and make whole moves: what is needed for these is inlined.
    #[inline]
    fn sample_move<R: Rng>(&self, rng: &mut R) -> Option<Self::Move> {
        if self.begun.is_none() && !self.rule.draws_decisions {
            return self.base.sample_move(rng).map(Part::Whole);
        }
        self.draw(rng)
    }

    fn is_legal(&self, m: &Self::Move) -> bool {
        let rest = match m {
            Part::Whole(whole) => {
                let made = P::modifiers(whole).starts_with(self.made());
                return made && self.base.is_legal(whole);
            }
            Part::Decision(modifiers) => modifiers,
        };
        let (position, mut last) = self.here();
        let mut position = position.clone();
        let mut next = MoveList::new();
        for (number, &modifier) in rest.iter().enumerate() {
            next.clear();
            position.next_modifiers(last, &mut next);
            if !next.contains(&modifier) {
                return false;
            }
            if P::ends_move(modifier) {
                return number + 1 == rest.len();
            }
            position.make(modifier);
            last = Some(modifier);
        }
        last.is_some_and(|last| !rest.is_empty() && position.can_be_completed(last))
    }

    #[inline]
    fn apply(&mut self, m: &Self::Move) {
        match m {
            Part::Whole(whole) => {
                self.base.apply(whole);
                if self.begun.is_some() {
                    self.begun = None;
                }
            }
            Part::Decision(modifiers) => self.make(modifiers),
        }
    }

    fn score(&self, player: Player) -> i32 {
        self.base.score(player)
    }

    /// What a whole move leads to, its parts lead to.
    #[inline]
    fn is_decided(&self) -> bool {
        self.base.is_decided()
    }

    fn score_bounds(&self, player: Player) -> (i32, i32) {
        self.base.score_bounds(player)
    }

    fn piece_at(&self, cell: Cell) -> Piece {
        self.base.piece_at(cell)
    }

    fn variable(&self, variable: Variable) -> i32 {
        self.base.variable(variable)
    }

    fn current_cell(&self) -> Cell {
        self.base.current_cell()
    }

    fn actions(&self, m: &Self::Move) -> ActionList {
        match m {
            Part::Whole(whole) => self.base.actions(whole),
            Part::Decision(modifiers) => modifiers.iter().map(|m| P::action(*m)).collect(),
        }
    }
}

/// A restored position is one between moves.
impl<P: PartialMoves + Playable> Restore for Split<P> {
    fn last_switch(&self) -> u32 {
        self.base.last_switch()
    }

    fn restore(saved: &SavedPosition) -> Result<Self, RestoreError> {
        Ok(Self::new(P::restore(saved)?, SplitRule::default()))
    }
}

impl<P: PartialMoves + Playable> Hints for Split<P> {
    const CAN_BE_DECIDED: bool = P::CAN_BE_DECIDED;
    const STOPS_PLAYOUTS: bool = P::STOPS_PLAYOUTS;
    const LISTS_FOR_LEGALITY: bool = P::LISTS_FOR_LEGALITY;
    const MOVE_IDENTITIES: usize = 1 << 14;

    /// Returns the identity of the first modifier: what is forced behind it, or drawn along with
    /// it, makes no difference.
    fn move_identity(m: &Self::Move) -> usize {
        let first = match m {
            Part::Whole(whole) => P::modifiers(whole).first(),
            Part::Decision(modifiers) => modifiers.first(),
        };
        KeyMixer::new().value(&first).key() as usize % Self::MOVE_IDENTITIES
    }
}
