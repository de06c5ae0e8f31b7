//! The lexer: from text to tokens, longest match by a DFA.

use std::sync::{Arc, OnceLock};

use regex_automata::dfa::{Automaton, StartKind, dense};
use regex_automata::util::syntax;
use regex_automata::{Anchored, Input, MatchKind};

use super::limits;
use super::strays;
use super::token::{Keyword, Number, SourceToken, Token};
use super::usage::Meter;
use crate::diagnostic::{Code, Diagnostic, Diagnostics, Place, Span};

/// The kinds of lexemes that patterns of the DFA stand for.
#[derive(Clone)]
enum Lexeme {
    Skip,
    Fixed(Token),
    Number,
    Name,
    OpenComment,
    OpenText,
    Stray,
}

struct Lexer {
    dfa: dense::DFA<Vec<u32>>,
    lexemes: Vec<Lexeme>,
}

/// The tokens that are always written in the same way, keywords aside.
const SYMBOLS: [Token; 34] = [
    Token::Hash,
    Token::Tilde,
    Token::LeftParenthesis,
    Token::RightParenthesis,
    Token::LeftBracket,
    Token::LeftAssign,
    Token::RightBracket,
    Token::LeftBrace,
    Token::LeftPattern,
    Token::LeftNegated,
    Token::LeftCompare,
    Token::RightBrace,
    Token::Arrow,
    Token::KeeperArrow,
    Token::Plus,
    Token::Minus,
    Token::Star,
    Token::Slash,
    Token::Caret,
    Token::Dot,
    Token::Comma,
    Token::Semicolon,
    Token::Colon,
    Token::Equals,
    Token::EqualEqual,
    Token::NotEqual,
    Token::Less,
    Token::LessEqual,
    Token::Greater,
    Token::GreaterEqual,
    Token::PlusGreater,
    Token::Question,
    Token::Exclamation,
    Token::Dollar,
];

/// Returns a regular expression that matches `symbol`.
fn escape(symbol: &str) -> String {
    symbol
        .bytes()
        .map(|byte| format!(r"\x{byte:02X}"))
        .collect()
}

impl Lexer {
    fn new() -> Self {
        // Of patterns that match the same text the first one counts.
        let mut patterns: Vec<(String, Lexeme)> = vec![
            (r"[ \t\n\x0B\x0C\r]+".into(), Lexeme::Skip),
            (r"//[^\n]*".into(), Lexeme::Skip),
            (r"/\*([^*]|\*+[^*/])*\*+/".into(), Lexeme::Skip),
            (r"/\*".into(), Lexeme::OpenComment),
            (r#""[^"]*""#.into(), Lexeme::Fixed(Token::Text)),
            (r#"""#.into(), Lexeme::OpenText),
            (r"[0-9]+".into(), Lexeme::Number),
        ];
        patterns.extend(
            Keyword::ALL
                .iter()
                .map(|&(keyword, text)| (text.to_owned(), Lexeme::Fixed(Token::Keyword(keyword)))),
        );
        patterns.push((r"[A-Za-z][A-Za-z0-9]*".into(), Lexeme::Name));
        patterns.extend(
            SYMBOLS
                .iter()
                .map(|token| (escape(&token.to_string()), Lexeme::Fixed(token.clone()))),
        );
        // Whole runs, so that a character of several bytes is not torn apart.
        patterns.push((r"[\x80-\xFF]+|[\x00-\x7F]".into(), Lexeme::Stray));
        let (expressions, lexemes): (Vec<_>, Vec<_>) = patterns.into_iter().unzip();
        let dfa = dense::Builder::new()
            .configure(
                dense::Config::new()
                    .match_kind(MatchKind::All)
                    .start_kind(StartKind::Anchored),
            )
            .syntax(syntax::Config::new().unicode(false).utf8(false))
            .thompson(regex_automata::nfa::thompson::Config::new().utf8(false))
            .build_many(&expressions)
            .expect("the patterns are constants");
        Self { dfa, lexemes }
    }

    fn shared() -> &'static Self {
        static LEXER: OnceLock<Lexer> = OnceLock::new();
        LEXER.get_or_init(Self::new)
    }

    /// Returns the longest lexeme at `start` and where it ends.
    fn longest(&self, text: &[u8], start: usize) -> (Lexeme, usize) {
        let input = Input::new(text).range(start..).anchored(Anchored::Yes);
        match self.dfa.try_search_fwd(&input) {
            Ok(Some(found)) => (
                self.lexemes[found.pattern().as_usize()].clone(),
                found.offset(),
            ),
            // Every byte matches the pattern for strays at least.
            Ok(None) | Err(_) => (Lexeme::Stray, start + 1),
        }
    }
}

/// Splits `text` into tokens; mistakes go to `diagnostics`, and the text around
/// them is read as if they were white space.
pub(crate) fn tokenize(
    text: &[u8],
    meter: &Meter,
    diagnostics: &mut Diagnostics,
) -> Vec<SourceToken> {
    let (bytes, start) = (text.len(), Span::new(0, 0).into());
    let fits = meter.check(&limits::TEXT_BYTES, bytes, start, |most| {
        format!("the description has {bytes} bytes; at most {most} are accepted")
    });
    if diagnostics.accept(fits).is_none() {
        return Vec::new();
    }
    let lexer = Lexer::shared();
    let mut tokens = Vec::new();
    let mut start = 0;
    let mut stray_end = None;
    while start < text.len() {
        let (lexeme, end) = lexer.longest(text, start);
        let span = Span::new(start, end);
        let token = match lexeme {
            Lexeme::Skip => None,
            Lexeme::Fixed(token) => Some(token),
            Lexeme::Name => Some(Token::Name(as_text(&text[start..end]))),
            Lexeme::Number => diagnostics.accept(number(&text[start..end], span.into())),
            Lexeme::Stray => {
                // One complaint is enough for strays in a row.
                if stray_end != Some(start) {
                    diagnostics.push(strays::explain(text, span));
                }
                stray_end = Some(end);
                None
            }
            Lexeme::OpenComment => {
                diagnostics.push(unclosed(Code::LEX_COMMENT, "block comment", "*/", span));
                return tokens;
            }
            Lexeme::OpenText => {
                diagnostics.push(unclosed(Code::LEX_STRING, "string", "\"", span));
                return tokens;
            }
        };
        tokens.extend(token.map(|token| SourceToken { token, span }));
        let fits = meter.check(&limits::TOKENS, tokens.len(), span.into(), |most| {
            format!("the description has more than {most} tokens")
        });
        if diagnostics.accept(fits).is_none() {
            return tokens;
        }
        start = end;
    }
    tokens
}

/// Returns the single token that `text` spells, if it is one.
///
/// # Errors
///
/// A number that is too large.
pub(crate) fn single_token(text: &str, place: Place) -> Result<Option<Token>, Diagnostic> {
    let (lexeme, end) = Lexer::shared().longest(text.as_bytes(), 0);
    if end != text.len() {
        return Ok(None);
    }
    Ok(match lexeme {
        Lexeme::Fixed(Token::Text) => None,
        Lexeme::Fixed(token) => Some(token),
        Lexeme::Name => Some(Token::Name(text.into())),
        Lexeme::Number => Some(number(text.as_bytes(), place)?),
        _ => None,
    })
}

fn as_text(bytes: &[u8]) -> Arc<str> {
    String::from_utf8_lossy(bytes).into()
}

fn number(digits: &[u8], place: Place) -> Result<Token, Diagnostic> {
    // The last digit counts as significant even if it is a zero.
    let zeros = digits[..digits.len() - 1]
        .iter()
        .take_while(|&&digit| digit == b'0')
        .count();
    as_text(&digits[zeros..])
        .parse::<i32>()
        .ok()
        .map(|value| {
            Token::Number(Number {
                value,
                zeros: u32::try_from(zeros).unwrap_or(u32::MAX),
            })
        })
        .ok_or_else(|| {
            Diagnostic::error(
                Code::LEX_NUMBER,
                place,
                "this number is too large",
                format!("the largest number is {}", i32::MAX),
            )
        })
}

fn unclosed(code: Code, what: &str, closer: &str, span: Span) -> Diagnostic {
    Diagnostic::error(
        code,
        span.into(),
        format!("this {what} is not closed"),
        format!("no `{closer}` follows"),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the tokens of `text`, separated by spaces, and the classes of errors.
    fn read(text: &str) -> (String, Vec<&'static str>) {
        let mut diagnostics = Diagnostics::default();
        let tokens = tokenize(text.as_bytes(), &Meter::default(), &mut diagnostics);
        let shown: Vec<String> = tokens.iter().map(|t| t.token.to_string()).collect();
        let errors = diagnostics.finish().err().unwrap_or_default();
        (
            shown.join(" "),
            errors.iter().map(|error| error.code.0).collect(),
        )
    }

    fn tokens(text: &str) -> String {
        let (shown, errors) = read(text);
        assert!(errors.is_empty(), "{text}: {errors:?}");
        shown
    }

    #[test]
    fn the_longest_token_wins() {
        assert_eq!(tokens("a->>b->c->"), "a ->> b -> c ->");
        assert_eq!(tokens("{?{!{${[$["), "{? {! {$ { [$ [");
        assert_eq!(tokens("{!=up+>down"), "{! = up +> down");
        assert_eq!(tokens("x<-1<=2>==3!=="), "x < - 1 <= 2 >= = 3 != =");
    }

    #[test]
    fn every_symbol_reads_back_as_itself() {
        for symbol in SYMBOLS {
            let spelled = symbol.to_string();
            let mut diagnostics = Diagnostics::default();
            let read = tokenize(spelled.as_bytes(), &Meter::default(), &mut diagnostics);
            assert_eq!(read.len(), 1, "{spelled}");
            assert_eq!(read[0].token, symbol);
        }
    }

    #[test]
    fn keywords_are_whole_words() {
        let mut diagnostics = Diagnostics::default();
        let read = tokenize(
            b"board boards Board rules2 2x",
            &Meter::default(),
            &mut diagnostics,
        );
        let kinds: Vec<bool> = read
            .iter()
            .map(|token| matches!(token.token, Token::Keyword(_)))
            .collect();
        assert_eq!(kinds, [true, false, false, false, false, false]);
    }

    #[test]
    fn comments_do_not_nest_and_their_stars_are_not_shared() {
        assert_eq!(
            tokens("a /* /* */ b /*/ c */ d /***/ e // f */ \n g"),
            "a b d e g"
        );
        assert_eq!(read("a /*/ b"), ("a".into(), vec!["LEX-COMMENT"]));
    }

    #[test]
    fn a_run_of_strays_is_one_error_and_separates_names() {
        assert_eq!(
            read("my__piece \u{e9}\u{2192}% x"),
            ("my piece x".into(), vec!["LEX-STRAY", "LEX-STRAY"])
        );
    }

    #[test]
    fn numbers_end_at_the_largest_signed_one() {
        assert_eq!(tokens("0 007 2147483647"), "0 007 2147483647");
        assert_eq!(read("2147483648").1, ["LEX-NUMBER"]);
    }

    #[test]
    fn strings_may_span_lines_but_must_end() {
        assert_eq!(tokens("\"a\nb\" c"), "\"\u{2026}\" c");
        assert_eq!(read("c \" d"), ("c".into(), vec!["LEX-STRING"]));
    }
}
