//! Random descriptions are played by the interpreter and by generated code,
//! under all options, and shrunk if the two disagree.

mod play;
mod support;

use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::{Config, RngSeed, TestRunner};

use rbg_compiler::interpret::Interpreter;
use rbg_compiler::{Options, Switch, load};
use rbg_runtime::{AnyGame, TraceRequest, trace};
use std::ops::ControlFlow;

use play::{Report, run};
use support::Case;

/// Descriptions with shapes that random ones hardly ever have.
const RARE: [&str; 2] = [
    // A loop of more sets than a tuple that can be compared has members.
    "#players = p(9), q(9)\n#pieces = a, b, c\n#variables = t(7)\n\
     #board = rectangle(n, s, w, e, [a, b, c][b, a, b][c, , a])\n\
     #rules = (->p ({a} n e {b} e s w {c} w n + s e s {a} e n n w {c} w + n w {b} s)* [b] ->> [$ t=t+1] \
     ->q (n + s {c} + e {a} s w)* {b, c} [a] ->> [$ t=t+1])*\n",
    // Connections of pieces that stay once they are put, some of them there at the start.
    "#players = p(9), q(9)\n#pieces = a, b, c\n#variables = t(7)\n\
     #board = rectangle(n, s, w, e, [a, b, a, a, c][a, a, c, a, a][b, a, a, a, a][a, c, a, b, a])\n\
     #next = (n + s + w + e)\n#high = (next {b,c})* {! n}\n#low = (next {c})* {! s}\n\
     #rules = (->p (n* + s*)(w* + e*) {a} ->> [b] ({! high} + {? high} [$ t=t+1]) {$ t < 6}\n\
     ->q (n* + s*)(w* + e*) {a} ->> [c] ({! low} + {? low} [$ p=1-p]) ({? high} [$ q=1-q] + {! high}))*\n",
];

const GAMES: usize = 32;
const LINE_GAMES: usize = 4;
const JUMPS: usize = 6;
const DEPTH: u32 = 2;
const REQUEST: TraceRequest = TraceRequest {
    seed: 3,
    games: 3,
    longest: 12,
};

const BOARDS: [&str; 4] = [
    "rectangle(n, s, w, e, [a, b, c][b, a, b][c, , a])",
    "hexagon(n, w, x, s, y, e, [a, b][b, c, a][a, c])",
    "cuboid(n, s, w, e, x, y, [[a, b][b, c]][[c, a][a, b]])",
    "p[a]{n: q, s: r} q[b]{n: r, w: p, e: p} r[c]{n: p, s: q, e: t} t[b]{w: r, n: r}",
];

/// Part of a rule, as text. Stars have no modifiers inside, so that moves are
/// finite.
fn rule(modifiers: bool) -> BoxedStrategy<String> {
    let test = prop_oneof![
        4 => prop_oneof!["n", "s", "w", "e"],
        2 => prop_oneof!["\\{a\\}", "\\{a,b\\}", "\\{b,c\\}", "\\{c\\}", "\\{\\}"],
        1 => prop_oneof![
            "\\{\\$ t < 4\\}", "\\{\\$ a >= b\\}", "\\{\\$ v == 1\\}", "\\{\\$ v\\*2/\\(a-2\\) < b-1\\}",
        ],
        1 => Just(".".to_owned()),
    ];
    let modifier = prop_oneof![
        3 => prop_oneof!["\\[a\\]", "\\[b\\]", "\\[c\\]", "\\[a,c\\]"],
        1 => prop_oneof!["\\[\\$ v=v\\+1\\]", "\\[\\$ v=1-v\\]", "\\[\\$ v=a, t=t\\+v\\]"],
    ];
    let leaf = if modifiers {
        prop_oneof![3 => test, 2 => modifier].boxed()
    } else {
        test.boxed()
    };
    let deeper = move |inner: BoxedStrategy<String>| {
        let list = prop::collection::vec(inner.clone(), 2..4);
        let quiet = if modifiers {
            rule(false)
        } else {
            inner.clone()
        };
        prop_oneof![
            3 => list.clone().prop_map(|items| format!("({})", items.join(" + "))),
            4 => list.prop_map(|items| items.join(" ")),
            1 => quiet.prop_map(|body| format!("({body})*")),
            1 => inner.clone().prop_map(|body| format!("({body})^2")),
            1 => inner.clone().prop_map(|body| format!("{{? {body}}}")),
            1 => inner.prop_map(|body| format!("{{! {body}}}")),
        ]
    };
    leaf.prop_recursive(3, 12, 3, deeper).boxed()
}

/// A whole description. The keeper counts turns, so that games end, and has
/// nothing to choose.
fn description() -> impl Strategy<Value = String> {
    (0..BOARDS.len(), rule(true), rule(true), rule(false)).prop_map(|(board, first, second, question)| {
        format!(
            "#players = p(9), q(9)\n#pieces = a, b, c\n#variables = t(7), v(3)\n#board = {}\n\
             #rules = (->p {first} ->> [$ t=t+1] ({{? {question}}} [$ p=1] + {{! {question}}} [c])\n\
             ->q {second} ->> [$ t=t+1])*\n",
            BOARDS[board]
        )
    })
}

/// A game on a board of more than one word, full of pieces, in which rows are
/// asked for through the cell where a piece has just been put or taken away.
fn line_game() -> impl Strategy<Value = String> {
    const DIRECTIONS: [(&str, &str); 4] = [("w", "e"), ("n", "s"), ("n w", "s e"), ("s w", "n e")];
    const WIDTH: usize = 9;
    const CELLS: usize = 8 * WIDTH;
    let piece = prop_oneof![2 => Just("a"), 2 => Just("b"), 1 => Just("c")];
    let row = (0..DIRECTIONS.len(), 1..4, any::<bool>(), any::<bool>());
    let row = row.prop_map(|(direction, more, from, to)| {
        let (back, ahead) = DIRECTIONS[direction];
        let from = if from {
            format!("{{! {back} {{b}}}}")
        } else {
            String::new()
        };
        let to = if to {
            format!("{{! {ahead} {{b}}}}")
        } else {
            String::new()
        };
        format!("({back} {{b}})* {from} ({ahead} {{b}})^{more} {to}")
    });
    let rows = prop::collection::vec(row, 1..4);
    let put = prop_oneof![Just("->> [b]"), Just("[b] ->>")];
    let taken = prop_oneof![Just("e"), Just("s"), Just("n w")];
    (prop::collection::vec(piece, CELLS), rows, put, taken).prop_map(|(cells, rows, put, taken)| {
        let cells = cells.chunks(WIDTH).map(|row| format!("[{}]", row.join(", ")));
        format!(
            "#players = p(9), q(9)\n#pieces = a, b, c\n#variables = t(7)\n\
             #board = rectangle(n, s, w, e, {})\n#row = ({})\n\
             #rules = (->p (n* + s*)(w* + e*) {{a}} {put} ({{? row}} [$ p=p+1] + {{! row}}) {{$ p < 9}}\n\
             ->q (n* + s*)(w* + e*) {{a}} ->> [c]\n\
             ({{? {taken} {{b}}}} {taken} [a] + {{! {taken} {{b}}}}) ({{? row}} [$ t=1-t] + {{! row}}))*\n",
            cells.collect::<String>(),
            rows.join(" + "),
        )
    })
}

/// A description with moves of jumps on a board of two words: a piece `b` goes
/// round a loop of several steps.
fn jumps() -> impl Strategy<Value = String> {
    let step = prop_oneof!["n", "s", "w", "e", "n e", "s w"];
    let test = prop_oneof!["\\{a\\}", "\\{c\\}", "\\{a,c\\}", "\\{b,c\\}"];
    let leg = (step, prop::option::weighted(0.8, test))
        .prop_map(|(step, test)| format!("{step} {}", test.unwrap_or_default()));
    let jump = prop::collection::vec(leg, 1..4).prop_map(|legs| legs.join(" "));
    let jumps = || prop::collection::vec(jump.clone(), 2..5).prop_map(|jumps| jumps.join(" + "));
    (jumps(), jumps()).prop_map(|(first, second)| {
        format!(
            "#players = p(9), q(9)\n#pieces = a, b, c\n#variables = t(7)\n\
             #row = [a, c, a, a, c, a, a, c, a]\n\
             #board = rectangle(n, s, w, e, row [c, a, b, c, c, a, a, c, a] row row row\n\
             [c, c, a, a, c, c, b, a, c] [c, a, c, a, a, a, c, c, a] row)\n\
             #pick = (n* + s*) (w* + e*) {{b}} [a]\n\
             #end = ->> [b] [$ t = t+1] {{$ t < 6}}\n\
             #rules = (->p pick ({first})* {{a}} end ->q pick ({second})* (e + s) {{a,c}} end)*\n"
        )
    })
}

fn variants() -> Vec<Options> {
    // The other switches make no difference to how moves are made in parts.
    let in_parts = |off: &[&Switch]| match off {
        [only] => ["sets", "bounded-moves", "visited-skipping"].contains(&only.name),
        _ => true,
    };
    let variants = Switch::variants().into_iter();
    let options = variants.map(|off| Options {
        partial_moves: in_parts(&off),
        ..Options::default().without(off)
    });
    options.collect()
}

fn cases(text: &str) -> Vec<Case> {
    let variants = variants().into_iter();
    let case = |options| Case {
        name: "random".to_owned(),
        text: text.into(),
        options,
    };
    variants.map(case).collect()
}

/// What the oracle has to say about what a reasoner did.
fn disagreement(text: &str, case: &Case, report: &Report) -> Option<String> {
    let game = load(text.as_bytes())
        .expect("random descriptions are valid")
        .game;
    let oracle = Interpreter::new(game, "random");
    let leaves = |depth| oracle.perft(depth, &mut |_| ControlFlow::Continue(())).ok();
    let counted: Vec<u64> = (0..=DEPTH).filter_map(leaves).collect();
    if counted != report.perft {
        return Some(format!(
            "options {}: leaves {:?}, expected {counted:?}\n{text}",
            case.options, report.perft
        ));
    }
    if let [first, ..] = report.contradictions.as_slice() {
        return Some(format!("options {}: {first}\n{text}", case.options));
    }
    let mut steps = report.steps.iter();
    let mut found = None;
    trace(&oracle, &REQUEST, &mut |game, step| {
        let agree = steps
            .next()
            .is_some_and(|(other, seen)| (*other, seen) == (game, &step));
        if !agree {
            found = Some(format!(
                "options {}: game {game}, expected {step:?}\n{text}",
                case.options
            ));
        }
        agree
    });
    found.or_else(|| {
        steps
            .next()
            .map(|_| format!("options {}: too long\n{text}", case.options))
    })
}

fn first_disagreement(program: &str, texts: &[String]) -> Option<(usize, String)> {
    let cases: Vec<Case> = texts.iter().flat_map(|text| cases(text)).collect();
    let reports = run(program, &cases, DEPTH, REQUEST);
    let per_text = variants().len();
    cases
        .iter()
        .zip(&reports)
        .enumerate()
        .find_map(|(number, (case, report))| {
            let text = &texts[number / per_text];
            Some((number / per_text, disagreement(text, case, report)?))
        })
}

#[test]
fn generated_code_plays_random_games_as_the_interpreter_does() {
    play_random("random", GAMES, description());
}

#[test]
fn rows_through_the_cell_just_played_are_found_as_the_interpreter_finds_them() {
    play_random("random-rows", LINE_GAMES, line_game());
}

#[test]
fn jumps_on_large_boards_are_found_as_the_interpreter_finds_them() {
    play_random("random-jumps", JUMPS, jumps());
}

fn play_random(program: &str, games: usize, description: impl Strategy<Value = String>) {
    let config = Config {
        rng_seed: RngSeed::Fixed(20),
        ..Config::default()
    };
    let mut runner = TestRunner::new(config);
    let mut trees: Vec<_> = (0..games)
        .map(|_| description.new_tree(&mut runner).expect("a description"))
        .collect();
    let texts: Vec<String> = trees.iter().map(ValueTree::current).collect();
    let Some((number, mut message)) = first_disagreement(program, &texts) else {
        return;
    };
    let tree = &mut trees[number];
    for _ in 0..30 {
        if !tree.simplify() {
            break;
        }
        match first_disagreement(&format!("{program}-shrunk"), &[tree.current()]) {
            Some((_, smaller)) => message = smaller,
            None if !tree.complicate() => break,
            None => {}
        }
    }
    panic!("{message}");
}

#[test]
fn generated_code_plays_rare_shapes_as_the_interpreter_does() {
    let texts = RARE.map(str::to_owned);
    if let Some((_, message)) = first_disagreement("rare", &texts) {
        panic!("{message}");
    }
}
