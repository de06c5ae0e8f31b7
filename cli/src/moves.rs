//! Moves as users write and read them.
//!
//! The canonical form is one word (`a2:1,a3:4`): all verbs print it, and all arguments take it.
//! A description for people (`a2 [e], a3 [w] ->black`) is taken as well where it means one move.

use rbg_runtime::game::{MoveTextError, describe_move, format_move, parse_move};
use rbg_runtime::{ActionList, GameInfo};

/// The number of legal moves that an error suggests.
const SUGGESTIONS: usize = 3;

/// What is said of a position without moves.
const OVER: &str = "there are no legal moves";

/// Returns the index of the legal move that a text means: its number from 1, its canonical form,
/// or its description.
///
/// # Errors
///
/// Why it means none, or more than one, with the place in the text where that is known and the
/// legal moves that are nearest to it.
pub fn find(info: &GameInfo, legal: &[ActionList], text: &str) -> Result<usize, String> {
    let text = text.trim();
    if let Ok(number) = text.parse::<usize>() {
        return match (1..=legal.len()).contains(&number) {
            true => Ok(number - 1),
            false if legal.is_empty() => Err(OVER.to_owned()),
            false => Err(format!("the legal moves are numbered 1 to {}", legal.len())),
        };
    }
    let wrong = match parse_move(info, text) {
        Ok(actions) => match legal.iter().position(|m| *m == actions) {
            Some(index) => return Ok(index),
            None => MoveTextError::NotLegal(format_move(info, &actions)).to_string(),
        },
        Err(error) => error.to_string(),
    };
    let described: Vec<usize> = (0..legal.len())
        .filter(|&index| describe_move(info, &legal[index]) == text)
        .collect();
    match described[..] {
        [index] => Ok(index),
        [] => Err(format!("{wrong}{}", nearest(info, legal, text))),
        [..] => {
            let same = described.iter().map(|&index| &legal[index]);
            let same: Vec<String> = same.map(|m| format_move(info, m)).collect();
            Err(format!("it may mean any of {}", same.join(" ")))
        }
    }
}

/// Returns a hint that names the legal moves whose canonical forms, or descriptions, are nearest
/// to a text.
fn nearest(info: &GameInfo, legal: &[ActionList], text: &str) -> String {
    let mut near: Vec<(f64, String)> = legal
        .iter()
        .map(|actions| {
            let canonical = format_move(info, actions);
            let description = describe_move(info, actions);
            let likeness = strsim::normalized_levenshtein(&canonical, text)
                .max(strsim::normalized_levenshtein(&description, text));
            (likeness, canonical)
        })
        .collect();
    near.sort_by(|a, b| b.0.total_cmp(&a.0));
    let near: Vec<String> = near
        .into_iter()
        .take(SUGGESTIONS)
        .map(|(_, canonical)| canonical)
        .collect();
    match near.is_empty() {
        true => format!("; {OVER}"),
        false => format!("\n  hint: legal moves like it are {}", near.join(" ")),
    }
}

/// Returns moves in canonical form.
pub fn texts(info: &GameInfo, moves: &[ActionList]) -> Vec<String> {
    moves.iter().map(|m| format_move(info, m)).collect()
}

/// Returns moves in canonical form, with blanks between them, as `--moves` takes them.
pub fn format_line(info: &GameInfo, moves: &[ActionList]) -> String {
    texts(info, moves).join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use rbg_compiler::interpret::Interpreter;
    use rbg_runtime::AnyGame;

    fn fill() -> Interpreter {
        let loaded = rbg_compiler::load(rbg_testkit::games::FILL.as_bytes()).unwrap();
        Interpreter::new(loaded.game, "fill")
    }

    #[test]
    fn every_printed_form_of_a_move_is_read_back() {
        let game = fill();
        let legal = game.initial().moves();
        assert_eq!(legal.len(), 3);
        for (index, m) in legal.iter().enumerate() {
            let number = (index + 1).to_string();
            let forms = [
                number,
                format_move(game.info(), m),
                describe_move(game.info(), m),
            ];
            for form in forms {
                assert_eq!(find(game.info(), &legal, &form), Ok(index), "{form}");
            }
        }
    }

    #[test]
    fn a_wrong_move_is_answered_with_its_fault_and_its_neighbours() {
        let game = fill();
        let legal = game.initial().moves();
        let first = format_move(game.info(), &legal[0]);
        let cases = [
            ("0", "the legal moves are numbered 1 to 3".to_owned()),
            ("4", "the legal moves are numbered 1 to 3".to_owned()),
            (
                "rx0y0:1,rx9y0:2",
                format!(
                    "column 9: the board has no cell `rx9y0`\n  hint: legal moves like it are {first} "
                ),
            ),
            (
                "rx0y0:1",
                format!(
                    "`rx0y0:1` is not a legal move here\n  hint: legal moves like it are {first} "
                ),
            ),
        ];
        for (text, expected) in cases {
            let error = find(game.info(), &legal, text).unwrap_err();
            assert!(error.starts_with(&expected), "{text}: {error}");
        }
        for text in ["1", "rx0y0:1"] {
            let over = find(game.info(), &[], text).unwrap_err();
            assert!(over.ends_with(OVER), "{over}");
        }
    }

    #[test]
    fn a_description_of_several_moves_means_none() {
        let text = "#players = white(1), black(1)\n#pieces = e, w\n#variables =\n\
            #board = rectangle(up,down,left,right,[e,e])\n\
            #rules = ->white ([w] ->black + [w] right ->black + {! up} [w] right ->black)\n";
        let loaded = rbg_compiler::load(text.as_bytes()).unwrap();
        let game = Interpreter::new(loaded.game, "twice");
        let legal = game.initial().moves();
        let description = describe_move(game.info(), &legal[1]);
        let error = find(game.info(), &legal, &description).unwrap_err();
        assert!(error.starts_with("it may mean any of "), "{error}");
        assert!(
            error.contains(&format_move(game.info(), &legal[1])),
            "{error}"
        );
    }
}
