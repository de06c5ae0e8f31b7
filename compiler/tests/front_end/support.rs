//! Short ways to load descriptions and to look at what came out.

use rbg_compiler::model::{Arithmetic, Game, Modifier, Operator, Relation, Rule, RuleKind};
use rbg_compiler::{Loaded, load};

/// Returns a description with the usual declarations; `directives` may add macros and has to
/// contain the rules.
pub(crate) fn with_rules(directives: &str) -> String {
    format!(
        "#players = white(100), black(100)
        #pieces = e, w, b
        #variables = x(5), y(9)
        #board = rectangle(up,down,left,right,[e,w][b,e])
        {directives}"
    )
}

/// Loads a description that has to be right.
pub(crate) fn accepted(text: &str) -> Loaded {
    load(text.as_bytes()).unwrap_or_else(|errors| {
        panic!(
            "{}",
            rbg_compiler::diagnostic::render(&errors, "game.rbg", text.as_bytes(), false)
        )
    })
}

/// Returns the rules of a game as text: off and on as in the language, sums in parentheses,
/// modifiers followed by `#` and their number.
pub(crate) fn show(game: &Game) -> String {
    rule(game, &game.rules)
}

fn rule(game: &Game, shown: &Rule) -> String {
    let all = |parts: &[Rule], separator: &str| {
        let parts: Vec<String> = parts.iter().map(|part| rule(game, part)).collect();
        parts.join(separator)
    };
    let piece = |id: rbg_compiler::model::PieceId| game.pieces[id.index()].clone();
    match &shown.kind {
        RuleKind::Sum(parts) => format!("({})", all(parts, " + ")),
        RuleKind::Concat(parts) => format!("<{}>", all(parts, " ")),
        RuleKind::Star(body) => format!("{}*", rule(game, body)),
        RuleKind::Shift(label) => game.board.labels[label.index()].clone(),
        RuleKind::On(pieces) => {
            let names: Vec<String> = pieces.iter().map(|&id| piece(id)).collect();
            format!("{{{}}}", names.join(","))
        }
        RuleKind::Compare(comparison) => {
            let sign = match comparison.relation {
                Relation::Equal => "==",
                Relation::NotEqual => "!=",
                Relation::Less => "<",
                Relation::LessEqual => "<=",
                Relation::Greater => ">",
                Relation::GreaterEqual => ">=",
            };
            let (left, right) = (&comparison.left, &comparison.right);
            format!(
                "{{$ {} {sign} {}}}",
                number(game, left),
                number(game, right)
            )
        }
        RuleKind::Pattern { negated, body } => {
            let opener = if *negated { "{!" } else { "{?" };
            format!("{opener} {}}}", rule(game, body))
        }
        RuleKind::Dot => ".".to_owned(),
        RuleKind::Modify { modifier, index } => {
            let index = index.map_or_else(String::new, |index| format!("#{}", index.0));
            let action = match modifier {
                Modifier::Off(id) => format!("[{}]", piece(*id)),
                Modifier::Assign(variable, value) => format!(
                    "[$ {} = {}]",
                    game.variables[variable.index()].name,
                    number(game, value)
                ),
                Modifier::Switch(player) => match player.index().checked_sub(1) {
                    None => "->>".to_owned(),
                    Some(player) => format!("->{}", game.players[player]),
                },
            };
            format!("{action}{index}")
        }
    }
}

fn number(game: &Game, shown: &Arithmetic) -> String {
    match shown {
        Arithmetic::Constant(value) => value.to_string(),
        Arithmetic::Variable(id) => game.variables[id.index()].name.clone(),
        Arithmetic::Count(id) => game.pieces[id.index()].clone(),
        Arithmetic::Operation(operator, left, right) => {
            let sign = match operator {
                Operator::Add => "+",
                Operator::Subtract => "-",
                Operator::Multiply => "*",
                Operator::Divide => "/",
            };
            format!("({}{sign}{})", number(game, left), number(game, right))
        }
    }
}
