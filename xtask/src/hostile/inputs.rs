//! Descriptions made to break the compiler, most of them larger than what could
//! be kept in files.

use std::fmt::Write;

/// A description and how reading or compiling it has to end.
pub(super) struct Input {
    pub(super) name: &'static str,
    pub(super) text: Vec<u8>,
    /// The beginning of the class of the first diagnostic; `None` if it compiles.
    pub(super) refused: Option<&'static str>,
}

const HEAD: &str =
    "#players = white(100), black(100)\n#pieces = e, w, b\n#variables = x(5), y(9)\n";
const SMALL: &str = "#board = rectangle(up,down,left,right,[e,w][b,e])\n";

fn rules(rules: &str) -> String {
    format!("{HEAD}{SMALL}#rules = {rules}\n")
}

fn on_board(columns: usize, rows: usize, rules: &str) -> String {
    let row = format!("[{}]", vec!["e"; columns].join(","));
    let board = row.repeat(rows);
    format!("{HEAD}#board = rectangle(up,down,left,right,{board})\n#rules = {rules}\n")
}

fn nested(open: &str, depth: usize, inner: &str, close: &str) -> String {
    format!("{}{inner}{}", open.repeat(depth), close.repeat(depth))
}

fn macros(levels: usize, first: &str, next: impl Fn(usize) -> String) -> String {
    let mut all = format!("#m0 = {first}\n");
    for level in 0..levels {
        let _ = writeln!(all, "#m{} = {}", level + 1, next(level));
    }
    format!("{HEAD}{SMALL}{all}#rules = ->white m{levels} ->black\n")
}

fn sum(count: usize, part: &str) -> String {
    format!("->white ({}) ->black", vec![part; count].join(" + "))
}

/// Returns a list of names with something behind each.
fn names(count: usize, prefix: &str, behind: &str) -> String {
    let all: Vec<String> = (0..count).map(|i| format!("{prefix}{i}{behind}")).collect();
    all.join(",")
}

fn many_pieces() -> String {
    let row = format!("[{}]", names(255, "p", ""));
    let turns: Vec<String> = (0..255)
        .map(|i| format!("->q{i} (left*+right*) {{p{i}}} [p{}]", (i + 1) % 255))
        .collect();
    format!(
        "#players = {}\n#pieces = {}\n#variables =\n#board = rectangle(up,down,left,right,{})\n#rules = ({})*\n",
        names(255, "q", "(100)"),
        names(255, "p", ""),
        row.repeat(10),
        turns.join(" ")
    )
}

fn many_directions() -> String {
    let vertex = |v: usize| {
        let edges: Vec<String> = (0..255)
            .map(|d| format!("d{d}:v{}", (v * 7 + d) % 300))
            .collect();
        format!("v{v}[e]{{{}}}", edges.join(","))
    };
    let board: Vec<String> = (0..300).map(vertex).collect();
    let any: Vec<String> = (0..255).map(|d| format!("d{d}")).collect();
    format!(
        "#players = a(1)\n#pieces = e\n#variables =\n#board = {}\n#rules = (->a ({}) [e])*\n",
        board.join(" "),
        any.join(" + ")
    )
}

fn many_variables(turns: usize) -> String {
    let turn = |turn: usize| {
        let steps: Vec<String> = (0..255)
            .map(|i| format!("[$ v{i} = v{} * v{i} + {turn}]", (i + turn) % 255))
            .collect();
        format!("->a {}", steps.join(" "))
    };
    let turns: Vec<String> = (1..=turns).map(turn).collect();
    format!(
        "#players = a(1)\n#pieces = e\n#variables = {}\n#board = rectangle(up,down,left,right,[e,e])\n#rules = ({})*\n",
        names(255, "v", "(2000000000)"),
        turns.join(" ")
    )
}

fn keeper_choices(count: usize) -> String {
    rules(&format!(
        "->white [w] ->> {}->black",
        "([e] + [w] + {e} [b])".repeat(count)
    ))
}

fn hexagon() -> String {
    let rows = (150..=292).chain((150..292).rev());
    let row = |length: usize| format!("[{}]", vec!["e"; length].join(","));
    let board: String = rows.map(row).collect();
    format!(
        "{HEAD}#board = hexagon(h,i,j,k,l,m,{board})\n#rules = (->white (h+i+j+k+l+m)* {{e}} [w])*\n"
    )
}

/// Returns all inputs.
pub(super) fn inputs() -> Vec<Input> {
    let mut all = Vec::new();
    let mut add = |name, refused: &'static str, text: Vec<u8>| {
        let refused = Some(refused).filter(|code| !code.is_empty());
        all.push(Input {
            name,
            text,
            refused,
        });
    };
    // Text that is no description.
    add("empty", "STRUCT-START", Vec::new());
    add(
        "byte order mark",
        "LEX-STRAY",
        [b"\xEF\xBB\xBF", rules("->white up").as_bytes()].concat(),
    );
    add("zero bytes", "LEX-STRAY", vec![0; 1 << 20]);
    add("no UTF-8", "LEX-STRAY", vec![0xFF; 10 << 20]);
    add(
        "right to left",
        "LEX-STRAY",
        "\u{202E}\u{5D0}#\u{202D}".repeat(100_000).into_bytes(),
    );
    add(
        "carriage returns",
        "",
        rules("(->white up [w]\r\n->black down [b])*")
            .replace('\n', "\r\n")
            .into_bytes(),
    );
    add("10 MB of brackets", "LIMIT-TOKENS", vec![b'('; 10 << 20]);
    add(
        "10 MB of brackets in the rules",
        "LIMIT-TOKENS",
        rules(&"(".repeat(10 << 20)).into_bytes(),
    );
    add(
        "a comment without end",
        "LEX-COMMENT",
        format!("/*{}", "*".repeat(15 << 20)).into_bytes(),
    );
    add(
        "a string without end",
        "LEX-STRING",
        format!("\"{}", "a".repeat(15 << 20)).into_bytes(),
    );
    add("17 MB", "LIMIT-TEXT", vec![b' '; 17 << 20]);
    add(
        "a name of 10 MB",
        "NAME-UNDECLARED",
        rules(&format!("->white {}", "a".repeat(10 << 20))).into_bytes(),
    );
    add(
        "a number of 1 MB",
        "LEX-NUMBER",
        rules(&format!("->white up^{}", "9".repeat(1 << 20))).into_bytes(),
    );
    add(
        "a number beyond 64 bits",
        "LEX-NUMBER",
        rules("->white [$ x = 18446744073709551616]").into_bytes(),
    );
    // Macros.
    add(
        "a macro that uses itself",
        "NAME-UNDECLARED",
        format!("{HEAD}{SMALL}#m = m m\n#rules = ->white m\n").into_bytes(),
    );
    add(
        "macros that use each other",
        "TYPE-OPERATOR",
        format!("{HEAD}{SMALL}#a = b b\n#b = a a\n#rules = ->white a b\n").into_bytes(),
    );
    add(
        "exponential macros",
        "LIMIT-TOKENS",
        macros(60, "up", |m| format!("m{m} m{m}")).into_bytes(),
    );
    add(
        "exponential empty macros",
        "LIMIT-EXPANSION",
        macros(60, "", |m| format!("m{m} m{m}")).into_bytes(),
    );
    add(
        "a chain of 100,000 macros",
        "LIMIT-MACRO-DEPTH",
        macros(100_000, "up", |m| format!("m{m}")).into_bytes(),
    );
    add(
        "exponential names",
        "LIMIT-PASTE",
        macros(60, "u", |m| format!("m{m}~m{m}")).into_bytes(),
    );
    // Nesting.
    add(
        "patterns in patterns",
        "",
        rules(&format!(
            "->white {} ->black",
            nested("{? up + left ", 256, "", "}")
        ))
        .into_bytes(),
    );
    add(
        "negations in negations",
        "",
        rules(&format!(
            "->white {} ->black",
            nested("{! [e] up {e} + ", 255, "{w}", "}")
        ))
        .into_bytes(),
    );
    add(
        "257 brackets",
        "LIMIT-BRACKETS",
        rules(&nested("(", 257, "up", ")")).into_bytes(),
    );
    add(
        "stars in stars",
        "",
        rules(&format!(
            "->white {} ->black",
            nested("(", 255, "[e] up {w}", ")*")
        ))
        .into_bytes(),
    );
    add(
        "deep arithmetic",
        "",
        rules(&format!(
            "->white {{$ {} == 1}} ->black",
            nested("1+(", 250, "x", ")")
        ))
        .into_bytes(),
    );
    add(
        "long arithmetic",
        "LIMIT-ARITHMETIC",
        rules(&format!(
            "->white [$ x = 1{}] ->black",
            " + y".repeat(50_000)
        ))
        .into_bytes(),
    );
    add(
        "stars of stars",
        "TYPE-OPERATOR",
        rules(&format!("->white up{}", "*".repeat(50_000))).into_bytes(),
    );
    // Powers.
    add(
        "powers of powers",
        "LIMIT-RULES",
        rules("->white (((up^1000)^1000)^1000)^1000").into_bytes(),
    );
    add(
        "a power of modifiers",
        "LIMIT-",
        rules("->white ([e] up [w] left)^50000 ->black").into_bytes(),
    );
    add(
        "a power of choices",
        "LIMIT-",
        rules("->white ((up + left) {e} + [w] down)^500 ->black").into_bytes(),
    );
    add(
        "a power of loops",
        "LIMIT-",
        rules("->white ((up* {e})* [w])^500 ->black").into_bytes(),
    );
    add(
        "a power of shifts on a large board",
        "LIMIT-",
        on_board(255, 255, "->white (up + left + down)^1000 {e} ->black").into_bytes(),
    );
    // Length.
    add(
        "a long sum",
        "LIMIT-",
        rules(&sum(50_000, "up [e]")).into_bytes(),
    );
    add(
        "a long word of modifiers",
        "LIMIT-CODE-DEPTH",
        rules(&format!("->white {} ->black", "up [e] ".repeat(50_000))).into_bytes(),
    );
    add(
        "a long word of tests",
        "LIMIT-",
        rules(&format!("->white {} ->black", "up {e} ".repeat(20_000))).into_bytes(),
    );
    add(
        "many patterns",
        "LIMIT-",
        rules(&sum(20_000, "{? (up {e})* {w}} [b]")).into_bytes(),
    );
    add(
        "many turns",
        "LIMIT-",
        rules(&format!(
            "->white {}",
            "->black up ->white left ".repeat(20_000)
        ))
        .into_bytes(),
    );
    add(
        "many turns in a circle",
        "LIMIT-",
        rules(&format!(
            "({})*",
            "(->white up [e] + ->black down [w]) ".repeat(3000)
        ))
        .into_bytes(),
    );
    add(
        "a list of 100,000 pieces",
        "LIMIT-",
        rules(&format!(
            "->white [{}] ->black",
            vec!["e"; 100_000].join(",")
        ))
        .into_bytes(),
    );
    add(
        "a list of 50,000 assignments",
        "LIMIT-",
        rules(&format!(
            "->white [$ {}] ->black",
            vec!["x=x+1"; 50_000].join(",")
        ))
        .into_bytes(),
    );
    add(
        "a long keeper",
        "",
        rules(&format!(
            "->white [w] ->> {}->black",
            "[e] up [w] left {? up} ".repeat(5000)
        ))
        .into_bytes(),
    );
    add(
        "almost as much work as is accepted",
        "",
        keeper_choices(3600).into_bytes(),
    );
    add(
        "slightly more work than is accepted",
        "LIMIT-EFFORT",
        keeper_choices(3700).into_bytes(),
    );
    add(
        "a keeper that never stops",
        "",
        rules("(->> [e])*").into_bytes(),
    );
    // Boards.
    add(
        "a board of 65,280 cells",
        "LIMIT-",
        on_board(
            255,
            256,
            "(->white (up*+left*) {e} [w] ->black (down*+right*) {w} [e])*",
        )
        .into_bytes(),
    );
    add(
        "a board of 65,536 cells",
        "LIMIT-CELLS",
        on_board(256, 256, "->white up").into_bytes(),
    );
    add(
        "a board that is reached all over",
        "LIMIT-",
        on_board(200, 200, "(->white (up+left+right+down)* {e} [w])*").into_bytes(),
    );
    add(
        "a row of 65,535 cells",
        "LIMIT-",
        on_board(65_535, 1, "(->white (left+right)* {e} [w])*").into_bytes(),
    );
    add(
        "a hexagon of 63,000 cells",
        "LIMIT-",
        hexagon().into_bytes(),
    );
    // Names.
    add("255 players and pieces", "", many_pieces().into_bytes());
    add("255 variables", "", many_variables(1).into_bytes());
    add(
        "almost as much code as is accepted",
        "",
        many_variables(4).into_bytes(),
    );
    add(
        "slightly more code than is accepted",
        "LIMIT-CODE",
        many_variables(5).into_bytes(),
    );
    add("255 directions", "", many_directions().into_bytes());
    add(
        "1,000 players",
        "LIMIT-NAMES",
        format!(
            "#players = {}\n#pieces = e\n#variables =\n{SMALL}#rules = ->q0\n",
            names(1000, "q", "(1)")
        )
        .into_bytes(),
    );
    // Shifts.
    let loops = "(up+left+right+down+{? up}{! left})*".repeat(2000);
    add(
        "loops of shifts in a row",
        "LIMIT-EFFORT",
        on_board(30, 30, &format!("->white {loops} {{e}} ->black")).into_bytes(),
    );
    let patterns: String = (0..5000)
        .map(|i| format!("{{? (up+left)^{} right}} ", i % 20))
        .collect();
    add(
        "many patterns of shifts",
        "LIMIT-EFFORT",
        on_board(30, 30, &format!("->white {patterns} {{e}} ->black")).into_bytes(),
    );
    all
}
