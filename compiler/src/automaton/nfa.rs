//! The rules as a nondeterministic finite automaton over actions.

use crate::diagnostic::Span;
use crate::model::{ActionIndex, Comparison, Game, LabelId, Modifier, PieceId, Rule, RuleKind};

/// A state of the automaton: a position in the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct StateId(pub u32);

impl StateId {
    /// Returns the number as an index into a table with an entry per state.
    pub fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the state of table entry `index`.
    pub fn from_index(index: usize) -> Self {
        Self(u32::try_from(index).unwrap_or(u32::MAX))
    }
}

/// The number of a pattern's automaton within the whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PatternId(pub u32);

impl PatternId {
    /// Returns the number as an index into a table with an entry per pattern.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// The symbol of a transition: what is done on it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Symbol {
    /// Does nothing.
    Epsilon,
    /// Does nothing; marks a split point.
    Dot,
    /// Follows an edge of the board.
    Shift(LabelId),
    /// Tests that the piece on the cell is one of these (sorted).
    On(Vec<PieceId>),
    /// Tests that a comparison holds.
    Compare(Comparison),
    /// Tests that a pattern has (or, negated, has not) an applicable word from here.
    Pattern {
        /// Whether the pattern is negated: `{! … }` rather than `{? … }`.
        negated: bool,
        /// The pattern whose automaton is tried.
        pattern: PatternId,
    },
    /// Changes the state; switches end the move unless they stand in a pattern.
    Modify {
        /// The change.
        modifier: Modifier,
        /// The number of the modifier; `None` inside patterns.
        index: Option<ActionIndex>,
    },
}

/// An edge of the automaton.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Transition {
    /// The symbol.
    pub symbol: Symbol,
    /// The state to which the transition leads.
    pub target: StateId,
    /// The place where the action is written.
    pub span: Span,
}

/// The sub-automaton of a pattern.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PatternAutomaton {
    /// The state in which a test begins.
    pub entry: StateId,
    /// The state in which a test has succeeded.
    pub exit: StateId,
}

/// The automaton of a game, patterns included as sub-automata that only
/// [`Symbol::Pattern`] refers to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Nfa {
    transitions: Vec<Vec<Transition>>,
    patterns: Vec<PatternAutomaton>,
    start: StateId,
}

impl Nfa {
    /// Builds the automaton of the rules of a game by Thompson's construction ("Regular expression
    /// search algorithm", 1968).
    pub fn from_game(game: &Game) -> Self {
        let mut nfa = Self {
            transitions: Vec::new(),
            patterns: Vec::new(),
            start: StateId(0),
        };
        nfa.start = nfa.add_state();
        let end = nfa.add_state();
        nfa.add_rule(&game.rules, nfa.start, end);
        nfa
    }

    /// Returns the number of states of the automaton of `rule`, all but two of them.
    pub fn size(rule: &Rule) -> usize {
        match &rule.kind {
            RuleKind::Sum(parts) => parts.iter().map(Self::size).sum(),
            RuleKind::Concat(parts) => {
                parts.iter().map(Self::size).sum::<usize>() + parts.len().saturating_sub(1)
            }
            RuleKind::Star(body) | RuleKind::Pattern { body, .. } => Self::size(body) + 2,
            _ => 0,
        }
    }

    /// Returns the state in which the game begins.
    pub fn start(&self) -> StateId {
        self.start
    }

    /// Returns the outgoing transitions of a state, in textual order.
    pub fn transitions(&self, state: StateId) -> &[Transition] {
        &self.transitions[state.index()]
    }

    /// Returns all states.
    pub fn states(&self) -> impl Iterator<Item = StateId> + use<> {
        (0..self.transitions.len()).map(StateId::from_index)
    }

    /// Returns the patterns; the inner ones come before the outer ones.
    pub fn patterns(&self) -> &[PatternAutomaton] {
        &self.patterns
    }

    /// Returns the number of transitions.
    pub fn transition_count(&self) -> usize {
        self.transitions.iter().map(Vec::len).sum()
    }

    fn add_state(&mut self) -> StateId {
        self.transitions.push(Vec::new());
        StateId::from_index(self.transitions.len() - 1)
    }

    fn connect(&mut self, from: StateId, symbol: Symbol, target: StateId, span: Span) {
        self.transitions[from.index()].push(Transition {
            symbol,
            target,
            span,
        });
    }

    /// Adds the words of `rule` between two states. Nothing leads back into
    /// `from` and nothing leaves `to` on account of the rule.
    fn add_rule(&mut self, rule: &Rule, from: StateId, to: StateId) {
        let symbol = match &rule.kind {
            RuleKind::Sum(alternatives) => {
                for alternative in alternatives {
                    self.add_rule(alternative, from, to);
                }
                return;
            }
            RuleKind::Concat(items) => {
                let mut current = from;
                for (i, item) in items.iter().enumerate() {
                    let next = if i + 1 == items.len() {
                        to
                    } else {
                        self.add_state()
                    };
                    self.add_rule(item, current, next);
                    current = next;
                }
                if items.is_empty() {
                    self.connect(from, Symbol::Epsilon, to, rule.span);
                }
                return;
            }
            RuleKind::Star(body) => {
                let (enter, again) = (self.add_state(), self.add_state());
                self.connect(from, Symbol::Epsilon, enter, rule.span);
                self.connect(from, Symbol::Epsilon, to, rule.span);
                self.add_rule(body, enter, again);
                self.connect(again, Symbol::Epsilon, to, rule.span);
                self.connect(again, Symbol::Epsilon, enter, rule.span);
                return;
            }
            RuleKind::Pattern { negated, body } => {
                let (entry, exit) = (self.add_state(), self.add_state());
                self.add_rule(body, entry, exit);
                let pattern = PatternId(u32::try_from(self.patterns.len()).unwrap_or(u32::MAX));
                self.patterns.push(PatternAutomaton { entry, exit });
                Symbol::Pattern {
                    negated: *negated,
                    pattern,
                }
            }
            RuleKind::Shift(label) => Symbol::Shift(*label),
            RuleKind::On(pieces) => Symbol::On(pieces.clone()),
            RuleKind::Compare(comparison) => Symbol::Compare(comparison.clone()),
            RuleKind::Dot => Symbol::Dot,
            RuleKind::Modify { modifier, index } => Symbol::Modify {
                modifier: modifier.clone(),
                index: *index,
            },
        };
        self.connect(from, symbol, to, rule.span);
    }
}
