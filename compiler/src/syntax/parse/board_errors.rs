//! The wording of errors in `#board`.

use super::failure::Failure;
use crate::diagnostic::{Code, Diagnostic, Place};
use crate::syntax::suggest;
use crate::syntax::token::{Keyword, Token};

/// Returns the error at the place where the board's parser gave up.
pub(super) fn explain(failure: &Failure<'_>) -> Diagnostic {
    if let Some(Token::Keyword(keyword)) = failure.found().map(|found| &found.token)
        && failure.position > 0
        && !failure.open_brackets().is_empty()
    {
        return failure
            .error(
                Code::BOARD_SYNTAX,
                format!("`{}` is a reserved word", keyword.text()),
                "a name",
            )
            .with_hint("choose another name for the label, piece or vertex");
    }
    if let [first, second, ..] = failure.tokens
        && let (Token::Name(name), Token::LeftParenthesis) = (&first.token, &second.token)
    {
        return unknown_generator(name, first.place);
    }
    match failure.tokens.first().map(|first| &first.token) {
        Some(Token::Keyword(Keyword::Rectangle | Keyword::Hexagon | Keyword::Cuboid)) => {
            generator(failure)
        }
        Some(Token::Name(_)) => graph(failure),
        _ => failure
            .error(
                Code::BOARD_SYNTAX,
                "the section is not a board",
                "`rectangle`, `hexagon`, `cuboid` or the name of a vertex",
            )
            .with_hint("for example `#board = rectangle(up, down, left, right, [e, e] [e, e])`"),
    }
}

fn unknown_generator(name: &str, place: Place) -> Diagnostic {
    let known = ["rectangle", "hexagon", "cuboid"];
    let abbreviated = |known: &&str| name.len() > 2 && known.starts_with(&name.to_lowercase());
    let meant = suggest::similar(name, known).or_else(|| known.into_iter().find(abbreviated));
    Diagnostic::error(
        Code::BOARD_SYNTAX,
        place,
        format!("there is no kind of board called `{name}`"),
        "neither `rectangle` nor `hexagon` nor `cuboid`",
    )
    .with_hint(match meant {
        Some(meant) => format!("did you mean `{meant}`?"),
        None => "any other board is a list of vertices, `name[piece]{label: target}`".to_owned(),
    })
}

fn generator(failure: &Failure<'_>) -> Diagnostic {
    let open = failure.open_brackets();
    let is_cuboid = failure.tokens[0].token == Token::Keyword(Keyword::Cuboid);
    let rows_at = if is_cuboid { 2 } else { 1 };
    let found = failure.found().map(|found| &found.token);
    let previous = failure.previous().map(|previous| &previous.token);
    let syntax = |message: &str, due: &str| failure.error(Code::BOARD_SYNTAX, message, due);
    match (open.len(), previous, found) {
        (0, Some(Token::RightParenthesis), Some(_)) => failure
            .trailing("board")
            .with_hint("a board is a single `rectangle(…)`, `hexagon(…)`, `cuboid(…)` or graph"),
        (0, _, _) => syntax("the board needs its labels and rows in parentheses", "`(`"),
        (1, Some(Token::Name(_)), Some(Token::RightParenthesis)) => {
            syntax("the board has no rows", "`,` and a row")
                .with_hint("the rows stand within the parentheses, behind the labels")
        }
        (1, Some(Token::Name(_)), _) => syntax("the labels are not separated", "`,`")
            .with_hint("a comma follows every label, also the last one"),
        (depth, Some(Token::RightBracket), Some(Token::Comma)) if depth <= rows_at => syntax(
            "rows and layers follow each other without commas",
            "`[` or `)`",
        )
        .with_hint("remove the comma"),
        (1, Some(Token::RightBracket), _) => syntax("the board is not closed", "`[` or `)`"),
        (1, _, _) => syntax("the board lacks labels or rows", "a label or `[`")
            .with_hint("the labels come first, each with a comma behind it, then the rows"),
        (2, Some(Token::LeftBracket), _) if is_cuboid => {
            syntax("a layer of a cuboid consists of rows", "`[`")
                .with_hint("write `[ [e, e] [e, e] ]` for a layer")
        }
        (2, _, _) if is_cuboid => syntax("a layer of a cuboid consists of rows", "`[` or `]`"),
        (_, Some(Token::Name(_)), Some(Token::Name(_))) => {
            syntax("a comma is missing in this row", "`,` or `]`")
                .with_hint("separate the pieces by commas; an empty position is a hole")
        }
        _ => syntax("a row consists of pieces and commas", "a piece, `,` or `]`"),
    }
}

fn graph(failure: &Failure<'_>) -> Diagnostic {
    let open = failure.open_brackets();
    let found = failure.found().map(|found| &found.token);
    let previous = failure.previous().map(|previous| &previous.token);
    let syntax = |message: &str, due: &str| failure.error(Code::BOARD_SYNTAX, message, due);
    match (open.last().map(|open| &open.token), previous, found) {
        (None, Some(Token::RightBrace), Some(_)) => failure.trailing("board"),
        (None, Some(Token::RightBracket), _) => syntax("a vertex needs its edges", "`{`")
            .with_hint("write a vertex as `name[piece]{label: target}`"),
        (None, _, _) => syntax("a vertex needs the piece on it", "`[`")
            .with_hint("write a vertex as `name[piece]{label: target}`"),
        (Some(Token::LeftBracket), Some(Token::LeftBracket), _) => {
            syntax("a vertex needs exactly one piece on it", "a piece")
        }
        (Some(Token::LeftBracket), _, _) => syntax("a vertex needs exactly one piece on it", "`]`"),
        (_, Some(Token::LeftBrace), Some(Token::RightBrace)) => {
            syntax("a vertex needs at least one edge", "a label")
                .with_hint("an edge may lead back to its own vertex")
        }
        (_, Some(Token::Comma), Some(Token::RightBrace)) => {
            syntax("no comma may follow the last edge", "an edge").with_hint("remove the comma")
        }
        _ => syntax(
            "edges are written `label: target` with commas between them",
            edge_part(previous, failure),
        ),
    }
}

/// Returns what has to follow `previous` in a list of edges.
fn edge_part(previous: Option<&Token>, failure: &Failure<'_>) -> &'static str {
    let before = failure
        .position
        .checked_sub(2)
        .map(|position| &failure.tokens[position].token);
    match previous {
        Some(Token::Colon) => "the target vertex",
        Some(Token::Name(_)) if before == Some(&Token::Colon) => "`,` or `}`",
        Some(Token::Name(_)) => "`:`",
        _ => "a label",
    }
}
