//! The numbers of cells, pieces, players and variables.
//!
//! Each is a type of its own, so that a cell is never taken for a piece. Names come from
//! the [`GameInfo`](super::GameInfo); shown on their own, numbers have a mark in front.

use std::fmt;

use serde::{Deserialize, Serialize};

/// Defines the type of a kind of number.
macro_rules! number {
    ($(#[$doc:meta])* $name:ident, $inner:ty, $mark:literal) => {
        $(#[$doc])*
        #[derive(
            Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize,
            Deserialize,
        )]
        #[serde(transparent)]
        #[repr(transparent)]
        pub struct $name($inner);

        impl $name {
            /// Creates the one with this number.
            #[inline]
            pub const fn new(number: $inner) -> Self {
                Self(number)
            }

            /// Creates the one with this index in a table.
            #[inline]
            pub const fn from_index(index: usize) -> Self {
                debug_assert!(index <= <$inner>::MAX as usize);
                Self(index as $inner)
            }

            /// Returns the number.
            #[inline]
            pub const fn number(self) -> $inner {
                self.0
            }

            /// Returns the number as an index of tables.
            #[inline]
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, concat!($mark, "{}"), self.0)
            }
        }
    };
}

number!(
    /// A cell, by its number (from 0): in the order of the description, unless that is a poor one, see
    /// [`GameInfo::number_as_written`](crate::GameInfo::number_as_written).
    ///
    /// ```
    /// use rbg_runtime::Cell;
    ///
    /// assert_eq!(Cell::new(3).index(), 3);
    /// assert_eq!(Cell::new(3).to_string(), "#3");
    /// ```
    Cell,
    u16,
    "#"
);

number!(
    /// A piece, by its number in alphabetical order (from 0).
    ///
    /// ```
    /// use rbg_runtime::Piece;
    ///
    /// assert!(Piece::new(1) < Piece::new(2));
    /// ```
    Piece,
    u16,
    "piece "
);

number!(
    /// A variable: scores first, in the order of the players, then variables in
    /// alphabetical order (from 0).
    ///
    /// ```
    /// use rbg_runtime::{Player, Variable};
    ///
    /// assert_eq!(Variable::score(Player::FIRST), Some(Variable::new(0)));
    /// assert_eq!(Variable::score(Player::KEEPER), None);
    /// ```
    Variable,
    u16,
    "variable "
);

number!(
    /// A player: 0 is the keeper, then players in declaration order.
    ///
    /// ```
    /// use rbg_runtime::Player;
    ///
    /// let players: Vec<Player> = Player::all(2).collect();
    /// assert_eq!(players, [Player::FIRST, Player::SECOND]);
    /// assert_eq!(Player::SECOND.seat(), Some(1));
    /// assert_eq!(Player::KEEPER.seat(), None);
    /// ```
    Player,
    u8,
    "player "
);

impl Player {
    /// The system player, who plays the keeper's moves.
    pub const KEEPER: Self = Self(0);

    /// The player who is declared first.
    pub const FIRST: Self = Self(1);

    /// The player who is declared second.
    pub const SECOND: Self = Self(2);

    /// Returns whether this is the keeper.
    #[inline]
    pub const fn is_keeper(self) -> bool {
        self.0 == Self::KEEPER.0
    }

    /// Returns the place of a player among all players, from 0; `None` for the keeper.
    #[inline]
    pub const fn seat(self) -> Option<usize> {
        match self.0 {
            0 => None,
            number => Some(number as usize - 1),
        }
    }

    /// Returns the player with this place among all players, from 0.
    #[inline]
    pub const fn from_seat(seat: usize) -> Self {
        Self::from_index(seat + 1)
    }

    /// Returns all players of a game for this number of players, without the keeper.
    pub fn all(count: usize) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..count).map(Self::from_seat)
    }
}

impl Variable {
    /// Returns the variable that holds the score of a player; `None` for the keeper.
    #[inline]
    pub const fn score(player: Player) -> Option<Self> {
        match player.seat() {
            None => None,
            Some(seat) => Some(Self::from_index(seat)),
        }
    }
}
