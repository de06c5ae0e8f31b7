//! The tokens of the language.

use std::fmt;
use std::sync::Arc;

use crate::diagnostic::{Place, Span};

/// A token as the lexer, the macro expander and the grammar know it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Token {
    /// `#`
    Hash,
    /// `~`
    Tilde,
    /// `(`
    LeftParenthesis,
    /// `)`
    RightParenthesis,
    /// `[`
    LeftBracket,
    /// `[$`
    LeftAssign,
    /// `]`
    RightBracket,
    /// `{`
    LeftBrace,
    /// `{?`
    LeftPattern,
    /// `{!`
    LeftNegated,
    /// `{$`
    LeftCompare,
    /// `}`
    RightBrace,
    /// `->`
    Arrow,
    /// `->>`
    KeeperArrow,
    /// `+`
    Plus,
    /// `-`
    Minus,
    /// `*`, a multiplication when it reaches the grammar
    Star,
    /// `/`
    Slash,
    /// `^`
    Caret,
    /// `.`
    Dot,
    /// `,`
    Comma,
    /// `;`
    Semicolon,
    /// `:`
    Colon,
    /// `=`
    Equals,
    /// `==`
    EqualEqual,
    /// `!=`
    NotEqual,
    /// `<`
    Less,
    /// `<=`
    LessEqual,
    /// `>`
    Greater,
    /// `>=`
    GreaterEqual,
    /// `+>`, useless
    PlusGreater,
    /// `?`, good for pasting only
    Question,
    /// `!`, good for pasting only
    Exclamation,
    /// `$`, good for pasting only
    Dollar,
    /// A reserved word.
    Keyword(Keyword),
    /// A number.
    Number(Number),
    /// An identifier.
    Name(Arc<str>),
    /// A string, which no construct uses.
    Text,
    /// `*` as a suffix. Made from [`Token::Star`] in front of the grammar.
    Repeat,
    /// `-` and a number where an operand is due. Made in front of the grammar.
    Negative,
}

/// A decimal literal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Number {
    /// The value, not negative.
    pub(crate) value: i32,
    /// The number of leading zeros that are written; they matter to `~` only.
    pub(crate) zeros: u32,
}

/// The reserved words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Keyword {
    /// `players`
    Players,
    /// `pieces`
    Pieces,
    /// `variables`
    Variables,
    /// `rules`
    Rules,
    /// `board`
    Board,
    /// `rectangle`
    Rectangle,
    /// `hexagon`
    Hexagon,
    /// `cuboid`
    Cuboid,
}

impl Keyword {
    /// The keywords with their spelling.
    pub(crate) const ALL: [(Self, &'static str); 8] = [
        (Self::Players, "players"),
        (Self::Pieces, "pieces"),
        (Self::Variables, "variables"),
        (Self::Rules, "rules"),
        (Self::Board, "board"),
        (Self::Rectangle, "rectangle"),
        (Self::Hexagon, "hexagon"),
        (Self::Cuboid, "cuboid"),
    ];

    /// Returns how the keyword is written.
    pub(crate) fn text(self) -> &'static str {
        Self::ALL[self as usize].1
    }
}

impl Token {
    /// Returns whether the token opens a bracket.
    pub(crate) fn opens(&self) -> bool {
        matches!(
            self,
            Self::LeftParenthesis
                | Self::LeftBracket
                | Self::LeftAssign
                | Self::LeftBrace
                | Self::LeftPattern
                | Self::LeftNegated
                | Self::LeftCompare
        )
    }

    /// Returns whether the token closes a bracket.
    pub(crate) fn closes(&self) -> bool {
        matches!(
            self,
            Self::RightParenthesis | Self::RightBracket | Self::RightBrace
        )
    }

    /// Returns the token that closes what this one opens.
    pub(crate) fn closer(&self) -> Option<Self> {
        match self {
            Self::LeftParenthesis => Some(Self::RightParenthesis),
            Self::LeftBracket | Self::LeftAssign => Some(Self::RightBracket),
            opener if opener.opens() => Some(Self::RightBrace),
            _ => None,
        }
    }

    /// Returns whether the token stands between two operands.
    pub(crate) fn is_binary_operator(&self) -> bool {
        matches!(
            self,
            Self::Plus
                | Self::Minus
                | Self::Star
                | Self::Slash
                | Self::Comma
                | Self::Equals
                | Self::EqualEqual
                | Self::NotEqual
                | Self::Less
                | Self::LessEqual
                | Self::Greater
                | Self::GreaterEqual
        )
    }
}

impl fmt::Display for Token {
    /// Writes the token as it is written in a description.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Hash => "#",
            Self::Tilde => "~",
            Self::LeftParenthesis => "(",
            Self::RightParenthesis => ")",
            Self::LeftBracket => "[",
            Self::LeftAssign => "[$",
            Self::RightBracket => "]",
            Self::LeftBrace => "{",
            Self::LeftPattern => "{?",
            Self::LeftNegated => "{!",
            Self::LeftCompare => "{$",
            Self::RightBrace => "}",
            Self::Arrow => "->",
            Self::KeeperArrow => "->>",
            Self::Plus => "+",
            Self::Minus | Self::Negative => "-",
            Self::Star | Self::Repeat => "*",
            Self::Slash => "/",
            Self::Caret => "^",
            Self::Dot => ".",
            Self::Comma => ",",
            Self::Semicolon => ";",
            Self::Colon => ":",
            Self::Equals => "=",
            Self::EqualEqual => "==",
            Self::NotEqual => "!=",
            Self::Less => "<",
            Self::LessEqual => "<=",
            Self::Greater => ">",
            Self::GreaterEqual => ">=",
            Self::PlusGreater => "+>",
            Self::Question => "?",
            Self::Exclamation => "!",
            Self::Dollar => "$",
            Self::Keyword(keyword) => keyword.text(),
            Self::Name(name) => name,
            Self::Text => "\"…\"",
            Self::Number(number) => {
                for _ in 0..number.zeros {
                    f.write_str("0")?;
                }
                return write!(f, "{}", number.value);
            }
        })
    }
}

/// A token of the source text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SourceToken {
    /// The token.
    pub(crate) token: Token,
    /// The place where it is written.
    pub(crate) span: Span,
}

/// A token after macro expansion.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct PlacedToken {
    /// The token.
    pub(crate) token: Token,
    /// The place where it is used and, behind a macro, written.
    pub(crate) place: Place,
}
