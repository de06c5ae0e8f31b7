//! The types of values in a program.

/// The type of a value.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Type {
    /// A set of cells.
    Set,
    /// The number of a cell.
    Cell,
    /// A piece.
    Piece,
    /// A truth value.
    Bool,
    /// A number.
    Int,
    /// The bits of one word.
    Word,
    /// A move of fixed size, or one that is complete.
    Move,
    /// A move under construction whose modifiers have no known places.
    Path,
    /// The code of a modifier: its number and its cell.
    Code,
    /// The codes of a move that are still to come.
    Codes,
    /// The receiver of what is found.
    Sink(Sink),
    /// The source of random numbers.
    Rng,
    /// The list in which moves may be put down for a while.
    Scratch,
    /// The cells that playouts keep to draw moves from.
    Pools,
    /// The sets of visited cells of a walk: this number of them.
    Visited(usize),
    /// A table with an entry for each cell, control state or place, of this type.
    Table(Box<Type>),
    /// Several values of a type.
    Array(Box<Type>),
    /// A value or none.
    Option(Box<Type>),
    /// Several values.
    Tuple(Vec<Type>),
    /// The position.
    Position,
    /// Lines of pieces that the position keeps.
    Lines,
    /// A function of one value, given to a helper.
    Lambda(Box<Type>),
    /// No value.
    Unit,
    /// A value of which nothing is known, in tables of other forms.
    Any,
}

/// The kind of what a sink takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sink {
    /// Moves.
    Moves,
    /// Candidates that begin with a move of fixed size.
    Candidates,
    /// Candidates that begin with a path.
    CandidatePaths,
    /// Codes of modifiers.
    Codes,
}

impl Type {
    /// Returns whether a value of the type `other` can stand where one of this type is needed.
    pub fn takes(&self, other: &Type) -> bool {
        match (self, other) {
            (Type::Any, _) | (_, Type::Any) => true,
            // Cells are counted and moved by numbers.
            (Type::Int, Type::Cell) | (Type::Cell, Type::Int) => true,
            (Type::Table(a), Type::Table(b))
            | (Type::Array(a), Type::Array(b))
            | (Type::Array(a), Type::Table(b))
            | (Type::Option(a), Type::Option(b))
            | (Type::Lambda(a), Type::Lambda(b)) => a.takes(b),
            (Type::Tuple(a), Type::Tuple(b)) => {
                a.len() == b.len() && a.iter().zip(b).all(|(a, b)| a.takes(b))
            }
            _ => self == other,
        }
    }
}
