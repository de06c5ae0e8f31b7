//! Warnings about descriptions that are right by the rules of the language and
//! probably not what their author means.
//!
//! All of them follow from what the rules allow at most: every test that may pass
//! passes (`flow.rs`). So what is said to be impossible is impossible; that something
//! can go on for ever is said only where nothing on the way limits it.

mod declared;
mod endless;
mod flow;
mod keeper;
mod paths;
mod subject;
mod values;
mod vanishing;

use crate::automaton::Nfa;
use crate::diagnostic::Diagnostic;
use crate::effort::{Budget, Exhausted, Meter};
use crate::load::Loaded;
use crate::model::{Declarations, Game};
use flow::Flow;
use subject::Subject;

/// The steps of work after which no more warnings are looked for.
const EFFORT: usize = 400_000_000;

/// Returns what looks like a mistake in a description that was accepted, in the order of
/// the text. Of a description too large to be looked at in reasonable time, nothing.
pub fn lint(loaded: &Loaded) -> Vec<Diagnostic> {
    let Loaded {
        game, declarations, ..
    } = loaded;
    let nfa = Nfa::from_game(game);
    let found = check(game, declarations, nfa, &Meter::new(Budget::steps(EFFORT)));
    let mut found = found.unwrap_or_default();
    found.sort_by_key(|warning| warning.primary.span);
    found.dedup_by_key(|warning| (warning.primary.span, warning.code.0));
    found
}

fn check(
    game: &Game,
    declarations: &Declarations,
    nfa: Nfa,
    meter: &Meter,
) -> Result<Vec<Diagnostic>, Exhausted> {
    let flow = Flow::of(&nfa, game, meter)?;
    let subject = Subject {
        game,
        declarations,
        nfa,
        flow,
    };
    let (declared, values) = (declared::check(&subject), values::check(&subject));
    let mut found = [declared, values.clone()].concat();
    // What can never pass explains why nothing comes of what is behind it.
    if values.is_empty() {
        found.extend(paths::check(&subject, meter)?);
        found.extend(keeper::check(&subject, meter)?);
        found.extend(vanishing::check(&subject, meter)?);
    }
    found.extend(endless::check(&subject, meter)?);
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::load;

    /// Returns whether rules over a row of three cells are warned of with this class.
    fn warned(rules: &str, class: &str) -> bool {
        let (macros, rules) = rules.rsplit_once('\n').unwrap_or(("", rules));
        let text = format!(
            "#players = p(1), q(1)\n#pieces = e, x, y\n#variables = v(9)\n\
             #board = rectangle(up, down, left, right, [e, e, y])\n{macros}\n#rules = {rules}"
        );
        let loaded = load(text.as_bytes()).expect("it is valid");
        lint(&loaded).iter().any(|warning| warning.code.0 == class)
    }

    #[test]
    fn cycles_are_told_if_nothing_on_them_can_fail_again() {
        let cases = [
            ("(->p ([x] (left + right + up + down))* ->q)*", true),
            ("(->p ([x])* ->q)*", true),
            ("(->p ([x])* ->>)* ", true),
            // The tests pass again and again, as they pass what is put.
            ("(->p ({e, x} [x])* ->q)*", true),
            ("(->p (right {y} left [x])* ->q)*", true),
            ("(->p ([$ v = 1 - 1])* ->q)*", true),
            ("(->p ({$ v < 5} [x])* ->q)*", true),
            // Each of these stops.
            ("(->p ({e} [x])* ->q)*", false),
            ("(->p ({e} [x] right)* ->q)*", false),
            ("(->p ([x] right)* ->q)*", false),
            ("(->p ([$ v = v + 1])* ->q)*", false),
            ("(->p ({$ v < 5} [$ v = v + 1])* ->q)*", false),
            ("(->p ({$ x < 3} [x] right)* ->q)*", false),
            ("(->p (left + right)* [x] ->q)*", false),
        ];
        for (rules, endless) in cases {
            assert_eq!(warned(rules, "ENDLESS-MOVE"), endless, "{rules}");
        }
    }

    #[test]
    fn keepers_and_games_are_told_like_moves() {
        let cases = [
            ("->p [x] (->>)*", "ENDLESS-KEEPER", true),
            (
                "(->p {e} [x] ->> (right ->> left)* ->q)*",
                "ENDLESS-KEEPER",
                true,
            ),
            (
                "(->p right [x] ->> ({e} [x] ->>)* ->q)*",
                "ENDLESS-KEEPER",
                false,
            ),
            ("(->p)*", "ENDLESS-GAME", true),
            ("(->p ->q)*", "ENDLESS-GAME", true),
            ("(->p {e} [x] ->q {e} [x])*", "ENDLESS-GAME", false),
            ("(->p [$ v = v + 1] ->q)*", "ENDLESS-GAME", false),
        ];
        for (rules, class, expected) in cases {
            assert_eq!(warned(rules, class), expected, "{rules}");
        }
    }

    #[test]
    fn dead_ends_are_told_and_idioms_are_not() {
        let cases = [
            ("(->p {e} [x] ->q right {e} [x])*", "GAME-NO-LOOP", false),
            ("->p {e} [x] ->q right {e} [x] ->p", "GAME-NO-LOOP", true),
            ("(->p {e} [x] ->> {})*", "RULE-UNREACHED", false),
            ("(->p {e} [x] ->> {} [e])*", "RULE-UNREACHED", true),
            (
                "#end(then) = ->> {} then\n(->p (end([x]) + end({e})))*",
                "RULE-UNREACHED",
                true,
            ),
            ("->p {e} [x] ->q [e]", "RULE-NO-SWITCH", true),
            ("(->p {e} [x] ->q [e])*", "RULE-NO-SWITCH", false),
            ("(->p {e} [x] ->q up [e])*", "RULE-NO-MOVE", true),
            ("(->p {e} [x] ->q right [e])*", "RULE-NO-MOVE", false),
            ("(->p {x} [e] ->q {e} [y])*", "PIECE-ABSENT", true),
            ("(->p {y} [e] left {e} ->q)*", "PIECE-VANISHES", true),
            ("(->p {y} [e] left {e} [y] ->q)*", "PIECE-VANISHES", false),
            // A stone is put, and another one elsewhere.
            ("(->p {e} [x] right {e} [x] ->q)*", "PIECE-VANISHES", false),
            ("(->p {e} [x] {$ v > 9} ->q)*", "VALUE-BOUND", true),
            (
                "(->p {e} [x] {$ v + 0 < 9} [$ v = 3] ->q)*",
                "VALUE-BOUND",
                false,
            ),
            ("(->p {e} [x] {$ 0 == 1} ->q)*", "VALUE-BOUND", false),
            ("(->p {e} [$ v = 10] ->q)*", "VALUE-BOUND", true),
            (
                "#set(n) = [$ v = n]\n(->p (set(3) + set(10)) ->q)*",
                "VALUE-BOUND",
                true,
            ),
            (
                "#less(n) = {$ v < n}\n(->p (less(3) + less(10)) [$ v = 1] ->q)*",
                "VALUE-BOUND",
                false,
            ),
            ("((->p {e} [x]) + (->q {e} [x]))*", "KEEPER-CHOICE", true),
            ("(->p {e} [x] (->p + ->q))*", "KEEPER-CHOICE", false),
            (
                "(->p {e} [x] ->> ({? right} ->p + {! right} ->q))*",
                "KEEPER-CHOICE",
                false,
            ),
            ("(->p {e} {y} [x] ->q)*", "PIECE-CONTRADICTS", true),
            ("(->p {e} right {y} [x] ->q)*", "PIECE-CONTRADICTS", false),
            ("(->p {e} [x] ->p)*", "UNUSED-PLAYER", true),
            ("(->p {e} [x] {? ->q} ->p)*", "UNUSED-PLAYER", true),
            ("(->p {e} [x] ->q)*", "UNUSED-NAME", true),
        ];
        for (rules, class, expected) in cases {
            assert_eq!(warned(rules, class), expected, "{class}: {rules}");
        }
    }
}
