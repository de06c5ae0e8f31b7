//! The classes of diagnostics, named as in section 7 of the language reference.
//! Those about limits are in `syntax/limits.rs`.

use super::Code;

impl Code {
    /// A byte that cannot start a token.
    pub const LEX_STRAY: Self = Self("LEX-STRAY");
    /// A block comment that is not closed.
    pub const LEX_COMMENT: Self = Self("LEX-COMMENT");
    /// A string that is not closed.
    pub const LEX_STRING: Self = Self("LEX-STRING");
    /// An integer literal above 2147483647.
    pub const LEX_NUMBER: Self = Self("LEX-NUMBER");
    /// No tokens at all, or the first one is not `#`.
    pub const STRUCT_START: Self = Self("STRUCT-START");
    /// `#` followed by neither a section keyword nor a name.
    pub const STRUCT_DIRECTIVE: Self = Self("STRUCT-DIRECTIVE");
    /// A section name without `=`.
    pub const STRUCT_EQUALS: Self = Self("STRUCT-EQUALS");
    /// One of the five sections is absent.
    pub const STRUCT_MISSING: Self = Self("STRUCT-MISSING");
    /// What looks like a section or macro lacks its `#`.
    pub const STRUCT_HASH: Self = Self("STRUCT-HASH");
    /// Tokens left over at the end of a section.
    pub const STRUCT_TRAILING: Self = Self("STRUCT-TRAILING");
    /// A section given twice (warning; the last one counts).
    pub const STRUCT_REPEATED: Self = Self("STRUCT-REPEATED");
    /// A section without content (warning).
    pub const STRUCT_EMPTY: Self = Self("STRUCT-EMPTY");
    /// A malformed macro definition.
    pub const MACRO_PARAMS: Self = Self("MACRO-PARAMS");
    /// One name for a macro without parameters and any other macro.
    pub const MACRO_CLASH: Self = Self("MACRO-CLASH");
    /// A macro with parameters without a complete argument list.
    pub const MACRO_CALL: Self = Self("MACRO-CALL");
    /// No definition of the macro has that many parameters.
    pub const MACRO_ARITY: Self = Self("MACRO-ARITY");
    /// A macro defined twice (warning; the first one counts).
    pub const MACRO_REPEATED: Self = Self("MACRO-REPEATED");
    /// A macro without a body (warning).
    pub const MACRO_EMPTY: Self = Self("MACRO-EMPTY");
    /// `~` outside a macro body or without an operand.
    pub const PASTE_PLACE: Self = Self("PASTE-PLACE");
    /// The operands of `~` do not form a token.
    pub const PASTE_TOKEN: Self = Self("PASTE-TOKEN");
    /// A bound is missing or not a positive number.
    pub const DECL_BOUND: Self = Self("DECL-BOUND");
    /// Two entries of a list without a comma between them.
    pub const DECL_COMMA: Self = Self("DECL-COMMA");
    /// One name declared twice with different meanings.
    pub const DECL_CLASH: Self = Self("DECL-CLASH");
    /// A piece or variable declared twice (warning; the first declaration counts).
    pub const DECL_REPEATED: Self = Self("DECL-REPEATED");
    /// The board section is not a board.
    pub const BOARD_SYNTAX: Self = Self("BOARD-SYNTAX");
    /// A label equals another label or a declared name.
    pub const BOARD_LABEL: Self = Self("BOARD-LABEL");
    /// An undeclared piece stands on the board.
    pub const BOARD_PIECE: Self = Self("BOARD-PIECE");
    /// The size of a row or layer does not fit.
    pub const BOARD_SHAPE: Self = Self("BOARD-SHAPE");
    /// Vertices or edges of a graph contradict each other.
    pub const BOARD_GRAPH: Self = Self("BOARD-GRAPH");
    /// A name in the rules that was not declared.
    pub const NAME_UNDECLARED: Self = Self("NAME-UNDECLARED");
    /// A switch to something that is not a player.
    pub const NAME_PLAYER: Self = Self("NAME-PLAYER");
    /// A sign that is not followed by a number.
    pub const SYN_SIGN: Self = Self("SYN-SIGN");
    /// An operator without right operand.
    pub const SYN_OPERAND: Self = Self("SYN-OPERAND");
    /// An unexpected token where a bracket is due to close.
    pub const SYN_BRACKET: Self = Self("SYN-BRACKET");
    /// A section ends inside a bracket.
    pub const SYN_END: Self = Self("SYN-END");
    /// `^` not followed by a number.
    pub const SYN_POWER: Self = Self("SYN-POWER");
    /// `->` not followed by a name.
    pub const SYN_ARROW: Self = Self("SYN-ARROW");
    /// An operator or juxtaposition on unsuitable operands.
    pub const TYPE_OPERATOR: Self = Self("TYPE-OPERATOR");
    /// A bracket around unsuitable content.
    pub const TYPE_BRACKET: Self = Self("TYPE-BRACKET");
    /// A piece or variable that nothing uses (warning).
    pub const UNUSED_NAME: Self = Self("UNUSED-NAME");
    /// A player to whom nothing hands over (warning).
    pub const UNUSED_PLAYER: Self = Self("UNUSED-PLAYER");
    /// A piece that only leaves the board (warning).
    pub const PIECE_VANISHES: Self = Self("PIECE-VANISHES");
    /// A test for pieces that are never on the board (warning).
    pub const PIECE_ABSENT: Self = Self("PIECE-ABSENT");
    /// A test that contradicts what is known of the cell (warning).
    pub const PIECE_CONTRADICTS: Self = Self("PIECE-CONTRADICTS");
    /// Scores that nothing assigns (warning).
    pub const SCORE_UNSET: Self = Self("SCORE-UNSET");
    /// `^0`, which is one copy (warning).
    pub const POWER_ZERO: Self = Self("POWER-ZERO");
    /// An assignment or comparison beyond the bounds of its variables (warning).
    pub const VALUE_BOUND: Self = Self("VALUE-BOUND");
    /// Actions that no play comes to (warning).
    pub const RULE_UNREACHED: Self = Self("RULE-UNREACHED");
    /// Actions behind which no switch completes a move (warning).
    pub const RULE_NO_SWITCH: Self = Self("RULE-NO-SWITCH");
    /// Actions that no game of many had (warning).
    pub const RULE_UNUSED: Self = Self("RULE-UNUSED");
    /// Switches of the keeper between which nothing decides (warning).
    pub const KEEPER_CHOICE: Self = Self("KEEPER-CHOICE");
    /// A player who hands over to somebody who can never move (warning).
    pub const RULE_NO_MOVE: Self = Self("RULE-NO-MOVE");
    /// A game in which every player's turn comes at most once (warning).
    pub const GAME_NO_LOOP: Self = Self("GAME-NO-LOOP");
    /// A move that can be made longer for ever (warning).
    pub const ENDLESS_MOVE: Self = Self("ENDLESS-MOVE");
    /// A keeper who need not come to an end (warning).
    pub const ENDLESS_KEEPER: Self = Self("ENDLESS-KEEPER");
    /// A game in which turns can go on for ever without a change (warning).
    pub const ENDLESS_GAME: Self = Self("ENDLESS-GAME");
    /// The rules section is not a move.
    pub const TYPE_RULES: Self = Self("TYPE-RULES");
}
