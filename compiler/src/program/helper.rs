//! The named helpers of the runtime that programs call.

use super::types::Type;

/// The way in which a helper is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// A function.
    Function,
    /// A method of its first argument.
    Method,
    /// A method of the position.
    Own,
    /// A function of a type.
    Of(&'static str),
}

/// What a helper may do besides giving a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Nothing: the result depends on the arguments alone.
    Pure,
    /// It reads the position.
    Reads,
    /// It changes the position, or something that it is given.
    Writes,
}

macro_rules! helpers {
    ($($(#[$doc:meta])* $variant:ident $name:literal $form:expr, $effect:ident, [$($by_reference:literal),*], $result:expr;)*) => {
        /// A named helper of the runtime, or of the position.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum Helper {
            $($(#[$doc])* $variant,)*
        }

        impl Helper {
            /// All helpers.
            pub const ALL: &'static [Helper] = &[$(Helper::$variant),*];

            /// Returns the name of the helper.
            pub fn name(self) -> &'static str {
                match self { $(Helper::$variant => $name,)* }
            }

            /// Returns the way in which it is called.
            pub fn form(self) -> Form {
                match self { $(Helper::$variant => $form,)* }
            }

            /// Returns what it does besides giving a result.
            pub fn effect(self) -> Effect {
                match self { $(Helper::$variant => Effect::$effect,)* }
            }

            /// Returns whether the argument of a number is given by reference.
            pub fn by_reference(self, argument: usize) -> bool {
                let places: &[usize] = match self { $(Helper::$variant => &[$($by_reference),*],)* };
                places.contains(&argument)
            }

            /// Returns the type of the result.
            pub fn result(self) -> Type {
                match self { $(Helper::$variant => $result,)* }
            }
        }
    };
}

/// Returns the type of a value of a type or none.
fn optional(inner: Type) -> Type {
    Type::Option(Box::new(inner))
}

helpers! {
    /// Returns the only target of a cell in a table, if there is one.
    Follow "follow" Form::Function, Pure, [0], optional(Type::Cell);
    /// Returns the target of a cell in a table, or the cell, and whether there is one.
    Look "look" Form::Function, Pure, [0], Type::Tuple(vec![Type::Cell, Type::Bool]);
    /// Returns the cells of a ray in rising order up to the first one outside a set.
    SlideUp "slide_up" Form::Function, Pure, [0], Type::Set;
    /// Returns the cells of a ray in falling order up to the first one outside a set.
    SlideDown "slide_down" Form::Function, Pure, [0], Type::Set;
    /// Returns the cells of a run that is closed by an end, in rising order.
    EnclosedUp "enclosed_up" Form::Function, Pure, [0], Type::Set;
    /// Returns the cells of a run that is closed by an end, in falling order.
    EnclosedDown "enclosed_down" Form::Function, Pure, [0], Type::Set;
    /// Returns the targets of all cells of a set in a table of sets.
    Image "image" Form::Function, Pure, [1], Type::Set;
    /// Returns whether one of some sets has no cells in common with another.
    AnyApart "any_apart" Form::Function, Pure, [0], Type::Bool;
    /// Returns whether a set has one of some rows.
    AnyRow "any_row" Form::Function, Pure, [3], Type::Bool;
    /// Returns a random number below another.
    Below "below" Form::Function, Writes, [], Type::Int;
    /// Draws a cell of several sets, and tells which set it is of.
    DrawAmong "draw_among" Form::Function, Writes, [0], optional(Type::Tuple(vec![Type::Int, Type::Cell]));
    /// Draws one of all moves of a position.
    SampleByListing "sample_by_listing" Form::Function, Writes, [], optional(Type::Move);
    /// Returns the code of a modifier.
    Code "code" Form::Function, Pure, [], Type::Code;
    /// Returns a path with more codes.
    Longer "longer" Form::Function, Pure, [], Type::Path;
    /// Ends a move that has no end.
    EndlessMove "endless_move" Form::Function, Writes, [], Type::Unit;
    /// Notes that a modifier is passed.
    NoteModifier "note_modifier" Form::Function, Writes, [], Type::Any;
    /// Notes that a modifier of the keeper is taken back.
    NoteTakenBack "note_taken_back" Form::Function, Writes, [], Type::Unit;
    /// Returns the set of a cell.
    Only "of" Form::Of("Cells"), Pure, [], Type::Set;
    /// Returns whether a set has a cell.
    Contains "contains" Form::Method, Pure, [], Type::Bool;
    /// Returns whether sets have cells in common.
    Meets "meets" Form::Method, Pure, [], Type::Bool;
    /// Returns whether a set has no cells.
    IsEmpty "is_empty" Form::Method, Pure, [], Type::Bool;
    /// Returns the number of elements.
    Len "len" Form::Method, Pure, [], Type::Int;
    /// Returns a set with all its cells moved by a number.
    Shifted "shifted" Form::Method, Pure, [], Type::Set;
    /// Returns a set spread within another, by a number at a time.
    Spread "spread" Form::Method, Pure, [], Type::Set;
    /// Returns the cells of a set for which a test holds.
    Filtered "filtered" Form::Method, Reads, [], Type::Set;
    /// Returns the cells of a set at which rows of a length begin.
    Rows "rows" Form::Method, Pure, [], Type::Set;
    /// Returns the bits of a set at the cells of another, packed.
    Gathered "gathered" Form::Method, Pure, [], Type::Word;
    /// Returns the cells of a set to which packed bits are spread.
    Scattered "scattered" Form::Method, Pure, [], Type::Set;
    /// Returns the first cell.
    First "first" Form::Method, Pure, [], optional(Type::Cell);
    /// Returns the last cell.
    Last "last" Form::Method, Pure, [], optional(Type::Cell);
    /// Returns a cell by its place in a set.
    Nth "nth" Form::Method, Pure, [], optional(Type::Cell);
    /// Returns a value, or another one where there is none.
    UnwrapOr "unwrap_or" Form::Method, Pure, [], Type::Cell;
    /// Returns what a function makes of a value, if there is one.
    Map "map" Form::Method, Pure, [], optional(Type::Move);
    /// Returns whether a test holds for an element, asked until it does.
    AnyOf "any" Form::Method, Pure, [], Type::Bool;
    /// Returns whether a test holds for an element, asked of all.
    AnyOfAll "any_of_all" Form::Method, Pure, [], Type::Bool;
    /// Adds a cell to a set and returns whether it is new.
    Insert "insert" Form::Method, Writes, [], Type::Bool;
    /// Takes a cell from a set.
    Remove "remove" Form::Method, Writes, [], Type::Unit;
    /// Takes the first cell of a set, or the last code of a path.
    Pop "pop" Form::Method, Writes, [], optional(Type::Cell);
    /// Returns whether a number is within bounds.
    Within "contains_value" Form::Method, Pure, [], Type::Bool;
    /// Returns an entry of an array, if there is one.
    Get "get" Form::Method, Pure, [], optional(Type::Any);
    /// Returns whether lines have one of some answers.
    AnyLine "any" Form::Method, Reads, [1, 2], Type::Bool;
    /// Returns a move with one more modifier.
    Then "then" Form::Method, Pure, [], Type::Any;
    /// Returns the move of a path and its last modifier.
    End "end" Form::Method, Pure, [], Type::Move;
    /// Returns the number and the cell of a modifier of a move.
    Modifier "modifier" Form::Method, Pure, [], Type::Tuple(vec![Type::Int, Type::Cell]);
    /// Returns the move of some codes.
    MoveOfCodes "of_codes" Form::Of("Move"), Pure, [], Type::Move;
    /// Returns the move of a path and some more codes.
    MoveOfPath "from_path" Form::Of("Move"), Pure, [], Type::Move;
    /// Returns the move of a path and some more codes in the place of an old one.
    MoveRewritten "rewritten" Form::Of("Move"), Pure, [], Type::Move;
    /// Returns the move of some codes on a cell.
    MoveOnCell "on_cell" Form::Of("Move"), Pure, [], Type::Move;
    /// Gives one more to a sink, a list or a path.
    Push "push" Form::Method, Writes, [], Type::Unit;
    /// Gives one more to a sink, made in the place of an old one.
    PushWith "push_with" Form::Method, Writes, [], Type::Unit;
    /// Gives one more to a sink if a test holds.
    PushIf "push_if" Form::Method, Writes, [], Type::Unit;
    /// Gives what a function makes of the cells of a set to a sink.
    Extend "extend" Form::Method, Writes, [], Type::Unit;
    /// Gives what a function makes of the few cells of a set to a sink.
    ExtendFew "extend_few" Form::Method, Writes, [], Type::Unit;
    /// Gives the candidates of the cells of a set to a sink.
    GiveCandidates "candidates" Form::Method, Writes, [], Type::Unit;
    /// Returns whether a sink takes no more.
    IsFull "is_full" Form::Method, Reads, [], Type::Bool;
    /// Notes that a modifier is passed.
    PassModifier "pass_modifier" Form::Method, Writes, [], Type::Any;
    /// Finds the cells of a pool, unless that is done.
    FillPool "fill" Form::Method, Writes, [], Type::Unit;
    /// Draws a cell of a pool and takes it away.
    TakeFromPool "take" Form::Method, Writes, [], optional(Type::Cell);
    /// Draws a cell of a pool for which a test holds.
    DrawFromPool "draw" Form::Method, Writes, [], optional(Type::Cell);
    /// Puts a piece on a cell and returns the one that stood there.
    Put "put" Form::Own, Writes, [], Type::Piece;
    /// Puts a piece on a cell where one of some others stands.
    Exchange "exchange" Form::Own, Writes, [], Type::Unit;
    /// Puts a piece on some cells where another one stands.
    TurnOver "turn_over" Form::Own, Writes, [], Type::Unit;
    /// Returns the number of cells with a piece.
    Count "count" Form::Own, Reads, [], Type::Int;
    /// Ends a move on a cell in a control state.
    Leave "leave" Form::Own, Writes, [], Type::Unit;
    /// Ends a move as `Leave` does, keeping the cells that have been found out.
    LeaveKnown "leave_known" Form::Own, Writes, [], Type::Unit;
    /// Plays the keeper's moves.
    RunKeeper "run_keeper" Form::Own, Writes, [], Type::Unit;
    /// Returns the sum of numbers, wrapping around.
    WrappingAdd "wrapping_add" Form::Of("i32"), Pure, [], Type::Int;
    /// Returns the difference of numbers, wrapping around.
    WrappingSub "wrapping_sub" Form::Of("i32"), Pure, [], Type::Int;
    /// Returns the product of numbers, wrapping around.
    WrappingMul "wrapping_mul" Form::Of("i32"), Pure, [], Type::Int;
    /// Returns the quotient of numbers, wrapping around, or zero where there is none.
    WrappingDiv "wrapping_div" Form::Of("i32"), Pure, [], Type::Int;
}
