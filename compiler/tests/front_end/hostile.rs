//! Tests of input made to break the compiler, which ends in a clear error, soon.

use std::fmt::Write;

use crate::support::{accepted, with_rules};
use rbg_compiler::diagnostic::{MAX_DIAGNOSTICS, render};
use rbg_compiler::load;

/// Returns the class and message of the first error.
fn refusal(text: &[u8]) -> (&'static str, String) {
    let errors = load(text)
        .map(|loaded| loaded.game)
        .expect_err("hostile input");
    (errors[0].code.0, errors[0].message.to_string())
}

/// Returns the message of a refusal because of a limit.
fn limit(text: &str) -> String {
    let (class, message) = refusal(text.as_bytes());
    assert!(class.starts_with("LIMIT-"), "{class}: {message}");
    message
}

#[test]
fn brackets_may_be_deep_but_not_bottomless() {
    let nested = |depth: usize| {
        let (open, close) = ("(".repeat(depth), ")".repeat(depth));
        with_rules(&format!("#rules = ->white {open}up{close} ->black"))
    };
    accepted(&nested(256));
    assert!(limit(&nested(257)).contains("256 deep"));
    assert!(limit(&nested(900_000)).contains("256 deep"));
}

#[test]
fn patterns_and_every_operator_may_be_nested_to_the_limit() {
    // One operator of every level per bracket makes the deepest tree.
    let level = "(1 - 2 * 3 / ";
    let deep = format!(
        "#rules = ->white {{$ 1 == {}1{} }} ->black",
        level.repeat(255),
        ")".repeat(255)
    );
    accepted(&with_rules(&deep));
    let patterns = format!(
        "#rules = ->white {}up{} ->black",
        "{? up + left ".repeat(256),
        "}".repeat(256)
    );
    accepted(&with_rules(&patterns));
}

#[test]
fn the_deepest_tree_that_is_full_of_type_errors_is_refused() {
    let level = "{? e, x = 1 < 2 + 3 - 4 / up {e} left* ";
    let text = format!(
        "#rules = ->white {}up{} ->black",
        level.repeat(255),
        "}".repeat(255)
    );
    assert_eq!(refusal(with_rules(&text).as_bytes()).0, "TYPE-OPERATOR");
}

#[test]
fn long_chains_are_not_deep() {
    for link in [" + up", " up", " {e}", " (up)"] {
        let rules = format!("#rules = ->white (up{}) ->black", link.repeat(50_000));
        accepted(&with_rules(&rules));
    }
    let stars = format!("#rules = ->white up{} ->black", "*".repeat(50_000));
    assert_eq!(refusal(with_rules(&stars).as_bytes()).0, "TYPE-OPERATOR");
    let sum = format!("#rules = ->white [$ x = 1{}]", " + 1".repeat(50_000));
    assert!(limit(&with_rules(&sum)).contains("1000 operations"));
}

#[test]
fn huge_powers_are_not_written_out() {
    for rules in [
        "->white ([e] up [w] left)^1000000",
        "->white (((up^1000)^1000)^1000)^1000",
        "->white up^2147483647",
        "->white (up^999999)^0 up^999999",
    ] {
        let text = with_rules(&format!("#rules = {rules}"));
        assert!(limit(&text).contains("written out"), "{rules}");
    }
}

#[test]
fn numbers_of_any_length_are_read() {
    let digits = "9".repeat(1_000_000);
    let text = with_rules(&format!("#rules = ->white up^{digits}"));
    assert_eq!(refusal(text.as_bytes()).0, "LEX-NUMBER");
    let zeros = "0".repeat(1_000_000);
    accepted(&with_rules(&format!("#rules = ->white up^{zeros}2")));
}

/// Returns macros of which each uses the one before it twice, `levels` times.
fn bomb(first: &str, levels: usize, use_twice: impl Fn(usize) -> String) -> String {
    let mut macros = format!("#m0 = {first}\n");
    for level in 0..levels {
        let _ = writeln!(macros, "#m{} = {}", level + 1, use_twice(level));
    }
    with_rules(&format!("{macros}#rules = ->white m{levels} ->black"))
}

#[test]
fn exponential_macros_stop_early() {
    let doubling = |level: usize| format!("m{level} m{level}");
    assert!(limit(&bomb("up", 60, doubling)).contains("tokens after macro expansion"));
}

#[test]
fn exponential_macros_stop_early_even_if_nothing_comes_out_of_them() {
    let doubling = |level: usize| format!("m{level} m{level}");
    assert!(limit(&bomb("", 60, doubling)).contains("steps"));
}

#[test]
fn exponential_arguments_stop_early() {
    let mut macros = String::from("#m0(a) = a a\n");
    for level in 0..60 {
        let _ = writeln!(macros, "#m{}(a) = m{level}(a a)", level + 1);
    }
    limit(&with_rules(&format!("{macros}#rules = ->white m60(up)")));
}

#[test]
fn joined_names_do_not_grow_without_end() {
    let joining = |level: usize| format!("m{level}~m{level}");
    assert!(limit(&bomb("u", 60, joining)).contains("bytes"));
}

#[test]
fn chains_of_macros_end_somewhere() {
    let single = |level: usize| format!("m{level}");
    accepted(&bomb("up", 900, single));
    assert!(limit(&bomb("up", 100_000, single)).contains("deep"));
}

#[test]
fn boards_beyond_the_limit_are_not_built() {
    let mut macros = String::from("#c1 = e,e,e,e,e,e,e,e,e,e\n");
    for level in 1..4 {
        let tens = vec![format!("c{level}"); 10].join(",");
        let _ = writeln!(macros, "#c{} = {tens}", level + 1);
    }
    let describe = |rows: &str| {
        format!(
            "{macros}#players = p(1) #pieces = e #variables = #rules = ->p
             #rows = {rows} #board = rectangle(u,d,l,r,rows)"
        )
    };
    // 10,000 columns: six rows are fine, seven are not.
    accepted(&describe(&"[c4]".repeat(6)));
    assert!(limit(&describe(&"[c4]".repeat(7))).contains("65535 cells"));
    // A thousand million cells.
    let mut rows = String::from("[c4]\n");
    for level in 0..5 {
        let previous = if level == 0 {
            "[c4]".to_owned()
        } else {
            format!("r{level}")
        };
        let _ = writeln!(rows, "#r{} = {}", level + 1, vec![previous; 10].join(" "));
    }
    let text = describe(&rows).replace("rectangle(u,d,l,r,rows)", "rectangle(u,d,l,r,r5)");
    limit(&text);
    let vertices: String = (0..65_536).fold(String::new(), |mut all, number| {
        let _ = write!(all, "v{number}[e]{{n:v0}}");
        all
    });
    let graph =
        format!("#players = p(1) #pieces = e #variables = #rules = ->p #board = {vertices}");
    assert!(limit(&graph).contains("65535 cells"));
}

#[test]
fn there_are_at_most_255_names_of_a_kind() {
    let list = |count: usize, bound: &str| {
        let names: Vec<String> = (0..count)
            .map(|number| format!("n{number}{bound}"))
            .collect();
        names.join(",")
    };
    let describe = |players: &str, pieces: &str, variables: &str, edges: &str| {
        format!(
            "#players = p(1), {players} #pieces = e, {pieces} #variables = {variables}
             #board = v[e]{{ {edges} }} #rules = ->p"
        )
    };
    accepted(&describe("", &list(254, ""), "", "m:v"));
    assert!(limit(&describe("", &list(255, ""), "", "m:v")).contains("255 pieces"));
    assert!(limit(&describe(&list(255, "(1)"), "", "", "m:v")).contains("255 players"));
    assert!(limit(&describe("", "", &list(256, "(1)"), "m:v")).contains("255 variables"));
    assert!(limit(&describe("", "", "", &list(256, ":v"))).contains("255 labels"));
}

#[test]
fn huge_files_are_refused_at_once() {
    let mut text = vec![b' '; (16 << 20) + 1];
    text[0] = b'#';
    assert_eq!(refusal(&text).0, "LIMIT-TEXT");
    let many = "+".repeat(2_000_001);
    assert_eq!(refusal(format!("#{many}").as_bytes()).0, "LIMIT-TOKENS");
}

#[test]
fn a_flood_of_errors_is_cut_off() {
    let text = with_rules(&format!("#rules = ->white {}", "oops ".repeat(10_000)));
    let errors = load(text.as_bytes()).map(|l| l.game).expect_err("errors");
    assert_eq!(errors.len(), MAX_DIAGNOSTICS);
    let shown = render(&errors, "game.rbg", text.as_bytes(), true);
    assert!(shown.len() < 1 << 20, "{} bytes", shown.len());
}

#[test]
fn bytes_that_are_no_text_are_shown_as_question_marks() {
    let text = b"#players = \xFF\xFE white(1)\x1B[31m";
    let errors = load(text).map(|loaded| loaded.game).expect_err("strays");
    let shown = render(&errors, "game.rbg", text, false);
    assert!(shown.contains("this is not UTF-8 text"), "{shown}");
    assert!(shown.contains("#players = ?? white(1)?[31m"), "{shown}");
}
