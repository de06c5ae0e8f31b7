//! A game as text.

use rbg_compiler::model::{
    Arithmetic, Comparison, Game, Modifier, Operator, PieceId, PlayerId, Relation, Rule, RuleKind,
    VariableId,
};

/// The names of things in a rewritten game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Names {
    /// The names are kept.
    Kept,
    /// The names are others, in the opposite alphabetical order.
    Others,
}

/// Returns the description of a game.
pub(super) fn description(game: &Game, names: Names) -> String {
    let writer = Writer { game, names };
    let bounded = |range: std::ops::Range<usize>| {
        let parts = range.map(|number| {
            let id = VariableId::from_index(number);
            format!("{}({})", writer.variable(id), game.variables[number].bound)
        });
        parts.collect::<Vec<_>>().join(", ")
    };
    let pieces = 0..game.pieces.len();
    let pieces = pieces.map(|piece| writer.piece(PieceId::from_index(piece)));
    let (scores, all) = (game.players.len(), game.variables.len());
    format!(
        "#players = {}\n#pieces = {}\n#variables = {}\n#board = {}\n#rules = {}\n",
        bounded(0..scores),
        pieces.collect::<Vec<_>>().join(", "),
        bounded(scores..all),
        writer.board(),
        writer.rule(&game.rules),
    )
}

struct Writer<'g> {
    game: &'g Game,
    names: Names,
}

impl Writer<'_> {
    fn name(&self, kept: &str, kind: &str, number: usize) -> String {
        match self.names {
            Names::Kept => kept.to_owned(),
            Names::Others => format!("{kind}{}", 9_999 - number),
        }
    }

    fn piece(&self, piece: PieceId) -> String {
        self.name(&self.game.pieces[piece.index()], "stone", piece.index())
    }

    /// Returns the name of a variable; scores are called as their players.
    fn variable(&self, variable: VariableId) -> String {
        let number = variable.index();
        self.name(&self.game.variables[number].name, "value", number)
    }

    fn label(&self, label: usize) -> String {
        self.name(&self.game.board.labels[label], "to", label)
    }

    fn board(&self) -> String {
        let board = &self.game.board;
        // Plays begin on the first cell.
        let others = board.cell_ids().filter(|&cell| cell != board.start);
        let cells = [board.start].into_iter().chain(others);
        let cells = cells.map(|number| {
            let cell = &board.cells[number.index()];
            let edges = cell.edges.iter();
            let edges =
                edges.map(|(label, to)| format!("{}: cell{}", self.label(label.index()), to.0));
            let edges: Vec<String> = edges.collect();
            let piece = self.piece(cell.piece);
            format!("cell{}[{piece}]{{{}}}", number.0, edges.join(", "))
        });
        cells.collect::<Vec<_>>().join("\n    ")
    }

    fn rule(&self, rule: &Rule) -> String {
        match &rule.kind {
            RuleKind::Sum(parts) if parts.is_empty() => "{}".to_owned(),
            RuleKind::Sum(parts) => format!("({})", self.rules(parts).join("\n + ")),
            // What always holds.
            RuleKind::Concat(parts) if parts.is_empty() => "{$ 0 == 0}".to_owned(),
            RuleKind::Concat(parts) => self.rules(parts).join(" "),
            RuleKind::Star(body) => format!("({})*", self.rule(body)),
            RuleKind::Shift(label) => self.label(label.index()),
            RuleKind::On(pieces) => {
                let pieces: Vec<String> = pieces.iter().map(|&piece| self.piece(piece)).collect();
                format!("{{{}}}", pieces.join(", "))
            }
            RuleKind::Compare(Comparison {
                left,
                relation,
                right,
            }) => {
                let relation = match relation {
                    Relation::Equal => "==",
                    Relation::NotEqual => "!=",
                    Relation::Less => "<",
                    Relation::LessEqual => "<=",
                    Relation::Greater => ">",
                    Relation::GreaterEqual => ">=",
                };
                format!(
                    "{{$ {} {relation} {}}}",
                    self.arithmetic(left),
                    self.arithmetic(right)
                )
            }
            RuleKind::Pattern { negated, body } => {
                let sign = if *negated { '!' } else { '?' };
                format!("{{{sign} {}}}", self.rule(body))
            }
            RuleKind::Dot => ".".to_owned(),
            RuleKind::Modify { modifier, .. } => match modifier {
                Modifier::Off(piece) => format!("[{}]", self.piece(*piece)),
                Modifier::Assign(variable, value) => format!(
                    "[$ {} = {}]",
                    self.variable(*variable),
                    self.arithmetic(value)
                ),
                Modifier::Switch(PlayerId::KEEPER) => "->>".to_owned(),
                Modifier::Switch(player) => {
                    format!(
                        "->{}",
                        self.variable(VariableId::from_index(player.index() - 1))
                    )
                }
            },
        }
    }

    fn rules(&self, rules: &[Rule]) -> Vec<String> {
        rules.iter().map(|rule| self.rule(rule)).collect()
    }

    fn arithmetic(&self, value: &Arithmetic) -> String {
        match value {
            Arithmetic::Constant(value) if *value < 0 => {
                format!("(0 - {})", value.unsigned_abs())
            }
            Arithmetic::Constant(value) => value.to_string(),
            Arithmetic::Variable(variable) => self.variable(*variable),
            Arithmetic::Count(piece) => self.piece(*piece),
            Arithmetic::Operation(operator, left, right) => {
                let operator = match operator {
                    Operator::Add => "+",
                    Operator::Subtract => "-",
                    Operator::Multiply => "*",
                    Operator::Divide => "/",
                };
                let (left, right) = (self.arithmetic(left), self.arithmetic(right));
                format!("({left} {operator} {right})")
            }
        }
    }
}
