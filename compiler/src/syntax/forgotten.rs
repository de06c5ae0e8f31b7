//! Directives whose `#` was forgotten, so that the text of another directive swallows them,
//! and `#` that are meant to be something else and cut a directive off.

use super::directive::SECTIONS;
use super::lexer;
use super::token::{SourceToken, Token};
use super::usage::Meter;
use crate::diagnostic::{Code, Diagnostic, Diagnostics};

/// Finds what looks like the beginning of a directive without `#`, or like a `#` that is not meant
/// to begin one, in a description that is refused. A right description may look like this
/// too, so nothing is refused for it.
pub(crate) fn find(text: &[u8], meter: &Meter) -> Vec<Diagnostic> {
    let tokens = lexer::tokenize(text, meter, &mut Diagnostics::default());
    let mut depth = 0_usize;
    let mut found = Vec::new();
    // The first directive is missed by whoever looks for the first `#`.
    for (position, token) in tokens.iter().enumerate().skip(1) {
        match &token.token {
            Token::Hash => {
                if depth > 0 && !is_first_of_line(text, &tokens, position) {
                    found.push(intruding(token));
                }
                depth = 0;
            }
            opener if opener.opens() => depth += 1,
            closer if closer.closes() => depth = depth.saturating_sub(1),
            Token::Slash if closes_comment(&tokens, position) => {
                found.push(closing_comment(&tokens[position - 1], token));
            }
            Token::Keyword(keyword) if SECTIONS.contains(keyword) => {
                let begins = tokens[position - 1].token != Token::Hash;
                if begins && is_equals(tokens.get(position + 1)) {
                    found.push(forgotten(token, "section"));
                }
            }
            Token::Name(_)
                if depth == 0
                    && begins_line(text, &tokens, position)
                    && is_definition(&tokens[position + 1..]) =>
            {
                found.push(forgotten(token, "macro"));
            }
            _ => {}
        }
    }
    found
}

/// Returns whether the token is the first one of its line and continues no list.
fn begins_line(text: &[u8], tokens: &[SourceToken], position: usize) -> bool {
    let before = &tokens[position - 1].token;
    is_first_of_line(text, tokens, position) && !matches!(before, Token::Hash | Token::Comma)
}

fn is_first_of_line(text: &[u8], tokens: &[SourceToken], position: usize) -> bool {
    let end = tokens[position - 1].span.end as usize;
    text[end..tokens[position].span.start as usize].contains(&b'\n')
}

fn closes_comment(tokens: &[SourceToken], position: usize) -> bool {
    let before = &tokens[position - 1];
    before.token == Token::Star && before.span.end == tokens[position].span.start
}

fn closing_comment(star: &SourceToken, slash: &SourceToken) -> Diagnostic {
    Diagnostic::error(
        Code::LEX_COMMENT,
        star.span.to(slash.span).into(),
        "`*/` closes no comment",
        "no comment is open here",
    )
    .with_hint("comments do not nest: the first `*/` closes all of them")
}

fn intruding(token: &SourceToken) -> Diagnostic {
    Diagnostic::error(
        Code::STRUCT_DIRECTIVE,
        token.span.into(),
        "`#` begins a new section or macro, and brackets are open here",
        "the directive so far ends here",
    )
    .with_hint("the number of cells that hold `e` is just `e`; comments begin with `//`")
}

/// Returns whether `=` follows, perhaps behind a list of parameters.
fn is_definition(mut behind: &[SourceToken]) -> bool {
    if let [opener, list @ ..] = behind
        && opener.token == Token::LeftParenthesis
    {
        let listed = |token: &&SourceToken| {
            matches!(
                token.token,
                Token::Name(_) | Token::Semicolon | Token::Comma
            )
        };
        let length = list.iter().take_while(listed).count();
        match list.get(length) {
            Some(closer) if closer.token == Token::RightParenthesis => {
                behind = &list[length + 1..];
            }
            _ => return false,
        }
    }
    is_equals(behind.first())
}

fn is_equals(token: Option<&SourceToken>) -> bool {
    token.is_some_and(|token| token.token == Token::Equals)
}

fn forgotten(token: &SourceToken, what: &str) -> Diagnostic {
    let name = &token.token;
    Diagnostic::error(
        Code::STRUCT_HASH,
        token.span.into(),
        format!("`#` is missing in front of `{name}`"),
        format!("this looks like the beginning of a {what}"),
    )
    .with_hint(format!(
        "write `#{name}`; every section and macro begins with `#`"
    ))
}
