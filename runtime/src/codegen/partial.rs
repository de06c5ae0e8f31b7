//! Moves in parts, made one modifier after the other.

use std::fmt::Debug;
use std::hash::Hash;

use crate::codegen::MoveSink;
use crate::game::MoveAction;
use crate::position::Position;

/// A position whose moves can be made in parts.
///
/// The language tells moves apart by their modifiers and the cells of these. So a
/// move that has been made in part is the list of modifiers so far, and, since an
/// occurrence of a modifier stands at one place in the rules, the last of them says
/// how it can go on. A position on which modifiers have been made is a means to find
/// the next ones and to be given up afterwards: only what the rest of the move can
/// read has changed in it, and it answers no other question than those of this trait.
///
/// A reasoner implements it if its compiler was asked to.
pub trait PartialMoves: Position {
    /// A modifier and its cell.
    type Modifier: Copy + Eq + Ord + Hash + Send + Sync + Debug + 'static;

    /// Gives every modifier that can come next to `out`, each once, in an order that
    /// depends on the position and `last` only; whether the move can be completed
    /// behind it is another question. `last` was made last; none: the move begins.
    fn next_modifiers<S: MoveSink<Self::Modifier>>(
        &self,
        last: Option<Self::Modifier>,
        out: &mut S,
    );

    /// Makes one of these modifiers, which does not [end](Self::ends_move) the move.
    fn make(&mut self, modifier: Self::Modifier);

    /// Returns whether some legal move goes on from here, `last` having been made last. The first
    /// one that is found is enough.
    fn can_be_completed(&self, last: Self::Modifier) -> bool;

    /// Gives all legal moves to `out` that begin with the modifiers `made`, which have
    /// all been made and are not none.
    fn completions<S: MoveSink<Self::Move>>(&self, made: &[Self::Modifier], out: &mut S);

    /// Returns whether a modifier is the last one of its move: a switch.
    fn ends_move(modifier: Self::Modifier) -> bool;

    /// Returns whether the rules have a dot between a modifier and those that can come next.
    fn splits(modifier: Self::Modifier) -> bool;

    /// Returns the move of some modifiers, the last of which ends it.
    fn move_of(modifiers: &[Self::Modifier]) -> Self::Move;

    /// Returns the modifiers of a move.
    fn modifiers(m: &Self::Move) -> &[Self::Modifier];

    /// Returns a modifier as the language numbers it.
    fn action(modifier: Self::Modifier) -> MoveAction;
}

/// A visitor that wants to know a position type as one that offers its moves in parts, see
/// [`Hints::visit_partial_moves`](super::Hints::visit_partial_moves).
pub trait PartialMovesVisitor<P> {
    /// The result of the visit.
    type Output;

    /// Visits the type.
    fn visit(self) -> Self::Output
    where
        P: PartialMoves;
}
