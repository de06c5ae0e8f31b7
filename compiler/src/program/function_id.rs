//! Identities of functions: their purposes, and what they are about.

use crate::automaton::StateId;
use crate::plan::Kind;

/// The id of a function of a program: its purpose, and the state of the machine that it is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum FunctionId {
    /// Begins a walk from a state.
    Root(Kind, StateId),
    /// Goes on with a walk from a state that others share.
    From(Kind, StateId),
    /// Finds all cells on which a pattern holds.
    Everywhere(StateId),
    /// Finds all cells on which a pattern would hold with a piece put there, by moving sets.
    IfPut(StateId),
    /// Tells what completes a move behind the modifier with a number, where the keeper goes on in a state.
    Ending(StateId, usize),
    /// Tells whether a given move goes on from a state.
    Replay(StateId),
    /// Finds cells that a pattern about the whole board reads, by the number of the reading.
    Read(StateId, usize),
    /// Draws one of the moves that begin in a state.
    Draw(StateId),
    /// Asks a question about the whole board and keeps the cells of a pattern, the second.
    Asker(StateId, StateId),
    /// Asks a question about the whole board by means of the cells that are kept.
    Knowing(StateId),
    /// Finds the cells of the pool whose first control state this is.
    Pool(StateId),
    /// Draws one of the moves that begin in a state from a pool.
    DrawPooled(StateId),
}

impl FunctionId {
    /// Returns the kind of the walk that the function is part of.
    pub fn kind(self) -> Kind {
        match self {
            Self::Root(kind, _) | Self::From(kind, _) => kind,
            Self::Everywhere(_)
            | Self::IfPut(_)
            | Self::Asker(..)
            | Self::Knowing(_)
            | Self::Read(..) => Kind::Patterns,
            Self::Ending(..) => Kind::Keeper,
            Self::Replay(_) | Self::Draw(_) | Self::Pool(_) | Self::DrawPooled(_) => Kind::Moves,
        }
    }

    /// Returns the state that the function is about.
    pub fn state(self) -> StateId {
        match self {
            Self::Root(_, state)
            | Self::From(_, state)
            | Self::Everywhere(state)
            | Self::IfPut(state)
            | Self::Replay(state)
            | Self::Draw(state)
            | Self::Asker(state, _)
            | Self::Knowing(state)
            | Self::Read(state, _)
            | Self::Ending(state, _)
            | Self::Pool(state)
            | Self::DrawPooled(state) => state,
        }
    }

    /// Returns the part of the program that the function belongs to.
    pub fn part(self) -> Part {
        match self {
            Self::Replay(_) => Part::Legality,
            Self::Draw(_) | Self::Pool(_) | Self::DrawPooled(_) => Part::Drawing,
            Self::Ending(..) => Part::Keeper,
            Self::Root(kind, _) | Self::From(kind, _) => Part::of(kind),
            Self::Everywhere(_)
            | Self::IfPut(_)
            | Self::Asker(..)
            | Self::Knowing(_)
            | Self::Read(..) => Part::Patterns,
        }
    }

    /// Returns the name of the function.
    pub fn name(self) -> String {
        let number = self.state().0;
        match self {
            Self::Root(Kind::Moves, _) => format!("moves_{number}"),
            Self::Root(Kind::Candidates, _) => format!("candidates_{number}"),
            Self::Root(Kind::PseudoLegal, _) => format!("pseudo_legal_{number}"),
            Self::Root(Kind::Modifiers, _) => format!("modifiers_{number}"),
            Self::Root(Kind::Keeper, _) => format!("keeper_{number}"),
            Self::Root(Kind::Patterns, _) => format!("pattern_{number}"),
            Self::From(Kind::Moves, _) => format!("moves_from_{number}"),
            Self::From(Kind::Candidates, _) => format!("candidates_from_{number}"),
            Self::From(Kind::PseudoLegal, _) => format!("pseudo_legal_from_{number}"),
            Self::From(Kind::Modifiers, _) => format!("modifiers_from_{number}"),
            Self::From(Kind::Keeper, _) => format!("keeper_from_{number}"),
            Self::From(Kind::Patterns, _) => format!("holds_from_{number}"),
            Self::Everywhere(_) => format!("pattern_{number}_everywhere"),
            Self::IfPut(_) => format!("pattern_{number}_if_put"),
            Self::Ending(_, code) => format!("ending_{code}"),
            Self::Replay(_) => format!("is_legal_from_{number}"),
            Self::Asker(_, kept) => format!("pattern_{number}_noting_{}", kept.0),
            Self::Knowing(_) => format!("pattern_{number}_known"),
            Self::Read(_, reading) => format!("pattern_{number}_read_{reading}"),
            Self::Draw(_) => format!("draw_{number}"),
            Self::Pool(_) => format!("pool_{number}"),
            Self::DrawPooled(_) => format!("draw_{number}_pooled"),
        }
    }
}

/// A part of a program: functions of one purpose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Part {
    /// The functions that find a player's moves.
    Listing,
    /// The functions that enumerate candidates for a player's moves.
    Sampling,
    /// The functions that find a player's pseudo-legal moves.
    PseudoLegal,
    /// The functions that find the next modifiers of a player's move.
    Modifiers,
    /// The functions that draw a player's move from all at once.
    Drawing,
    /// The functions that test a given move.
    Legality,
    /// The functions that perform the keeper's moves.
    Keeper,
    /// The functions that test patterns.
    Patterns,
}

impl Part {
    fn of(kind: Kind) -> Self {
        match kind {
            Kind::Moves => Self::Listing,
            Kind::Candidates => Self::Sampling,
            Kind::PseudoLegal => Self::PseudoLegal,
            Kind::Modifiers => Self::Modifiers,
            Kind::Keeper => Self::Keeper,
            Kind::Patterns => Self::Patterns,
        }
    }

    /// Returns the name of the part, and what it is about.
    pub fn heading(self) -> (&'static str, &'static str) {
        match self {
            Self::Listing => ("listing", "Finding a player's moves."),
            Self::Sampling => ("sampling", "Enumerating candidates for a player's moves."),
            Self::PseudoLegal => (
                "superset",
                "Finding a player's moves without the conditions at their ends.",
            ),
            Self::Modifiers => (
                "modifiers",
                "Finding the modifiers that can come next in a player's move.",
            ),
            Self::Drawing => ("drawing", "Drawing a player's move from all at once."),
            Self::Legality => ("legality", "Testing whether a move is legal."),
            Self::Keeper => ("keeper", "Performing the keeper's moves."),
            Self::Patterns => ("patterns", "Testing patterns."),
        }
    }
}
