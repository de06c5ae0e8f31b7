//! Newtype indices: a cell is never mistaken for a piece.

macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub struct $name(pub u32);

        impl $name {
            /// Returns the id as an index into a table with an entry per id.
            pub fn index(self) -> usize {
                self.0 as usize
            }

            /// Returns the id of table entry `index`.
            pub fn from_index(index: usize) -> Self {
                Self(u32::try_from(index).unwrap_or(u32::MAX))
            }
        }
    };
}

id!(
    /// A cell (vertex) of the board, numbered in the order of the description.
    CellId
);
id!(
    /// A direction label of the board.
    LabelId
);
id!(
    /// A piece, numbered in alphabetical (byte-wise) order of names.
    PieceId
);
id!(
    /// A variable: the players' scores first, in declaration order, then the
    /// declared variables in alphabetical order.
    VariableId
);
id!(
    /// A player; 0 is the keeper, players follow in declaration order.
    PlayerId
);
id!(
    /// The number of a modifier occurrence outside patterns, counted from 1 in
    /// the fully expanded rules (section 6.4 of the language reference).
    ActionIndex
);

impl PlayerId {
    /// The system player that owns the rules before the first switch.
    pub const KEEPER: Self = Self(0);
}

impl VariableId {
    /// Returns the variable that holds the score of `player`; `None` for the keeper.
    pub fn score_of(player: PlayerId) -> Option<Self> {
        player.0.checked_sub(1).map(Self)
    }
}
