//! Rewritings of rules that do not change their meaning.

use rbg_compiler::diagnostic::Span;
use rbg_compiler::model::{Arithmetic, CellId, Game, Modifier, PieceId, PlayerId, Rule, RuleKind};

/// Makes a change everywhere in a rule, inner parts first.
pub(super) fn rules(rule: &mut Rule, change: &dyn Fn(&mut Rule)) {
    match &mut rule.kind {
        RuleKind::Sum(parts) | RuleKind::Concat(parts) => {
            parts.iter_mut().for_each(|part| rules(part, change));
        }
        RuleKind::Star(body) | RuleKind::Pattern { body, .. } => rules(body, change),
        _ => {}
    }
    change(rule);
}

/// Reverses the alternatives of a sum: the last one comes first.
pub(super) fn reverse_sums(rule: &mut Rule) {
    if let RuleKind::Sum(parts) = &mut rule.kind {
        parts.reverse();
    }
}

/// Negates a pattern twice: `{? x}` becomes `{! {! x}}`.
pub(super) fn negate_twice(rule: &mut Rule) {
    if let RuleKind::Pattern {
        negated: negated @ false,
        body,
    } = &mut rule.kind
    {
        *negated = true;
        let span = body.span;
        let inner = Rule {
            kind: RuleKind::Concat(Vec::new()),
            span,
        };
        let kind = RuleKind::Pattern {
            negated: true,
            body: Box::new(std::mem::replace(body, inner)),
        };
        **body = Rule { kind, span };
    }
}

/// Unrolls a loop: `x*` becomes an alternative of nothing and `x x*`, and `x x*` becomes `x* x`,
/// where `x` changes nothing: otherwise moves would have other action numbers.
pub(super) fn unroll(rule: &mut Rule) {
    if let RuleKind::Concat(parts) = &mut rule.kind {
        for place in 1..parts.len() {
            let (before, star) = (&parts[place - 1], &parts[place]);
            if matches!(&star.kind, RuleKind::Sum(ways) if unrolled(ways, before)) {
                parts.swap(place - 1, place);
            }
        }
        return;
    }
    let RuleKind::Star(body) = &rule.kind else {
        return;
    };
    if changes(body) {
        return;
    }
    let made = |kind| Rule {
        kind,
        span: rule.span,
    };
    let again = vec![(**body).clone(), rule.clone()];
    let ways = vec![
        made(RuleKind::Concat(Vec::new())),
        made(RuleKind::Concat(again)),
    ];
    rule.kind = RuleKind::Sum(ways);
}

/// Returns whether alternatives are a loop over a rule that was written out once.
fn unrolled(ways: &[Rule], body: &Rule) -> bool {
    let [nothing, more] = ways else { return false };
    let empty = matches!(&nothing.kind, RuleKind::Concat(parts) if parts.is_empty());
    let looped = matches!(&more.kind, RuleKind::Concat(parts)
        if matches!(&parts[..], [first, Rule { kind: RuleKind::Star(again), .. }]
            if first.kind == body.kind && again.kind == body.kind));
    empty && looped
}

fn changes(rule: &Rule) -> bool {
    match &rule.kind {
        RuleKind::Sum(parts) | RuleKind::Concat(parts) => parts.iter().any(changes),
        RuleKind::Star(body) | RuleKind::Pattern { body, .. } => changes(body),
        RuleKind::Modify { .. } | RuleKind::Dot => true,
        _ => false,
    }
}

/// Asks by a negated pattern for what may not stand on a cell, where several of `pieces` pieces may:
/// `{a, b}` becomes `{! {c, d}}`.
pub(super) fn complement(rule: &mut Rule, pieces: usize) {
    let RuleKind::On(on) = &rule.kind else {
        return;
    };
    if on.len() < 2 || on.len() == pieces {
        return;
    }
    let others = (0..pieces).map(PieceId::from_index);
    let others = others.filter(|piece| !on.contains(piece)).collect();
    rule.kind = RuleKind::Pattern {
        negated: true,
        body: Box::new(Rule {
            kind: RuleKind::On(others),
            span: rule.span,
        }),
    };
}

/// Writes what follows alternatives, up to the next modifier, at the end of each of them:
/// `(x + y) {e}` becomes `(x {e} + y {e})`.
pub(super) fn distribute(rule: &mut Rule) {
    let RuleKind::Concat(parts) = &mut rule.kind else {
        return;
    };
    let mut place = 0;
    while place < parts.len() {
        let behind = parts[place + 1..].iter().position(changes);
        let end = behind.map_or(parts.len(), |behind| place + 1 + behind);
        let span = parts[place].span;
        if let RuleKind::Sum(ways) = &mut parts[place].kind
            && !ways.is_empty()
            && end > place + 1
        {
            let mut ways = std::mem::take(ways);
            let tail: Vec<Rule> = parts.drain(place + 1..end).collect();
            for way in &mut ways {
                let first = way.clone();
                let all = std::iter::once(first).chain(tail.iter().cloned());
                way.kind = RuleKind::Concat(all.collect());
            }
            parts[place] = Rule {
                kind: RuleKind::Sum(ways),
                span,
            };
        }
        place += 1;
    }
}

/// Returns whether a modifier can be made before or behind a switch: it cannot fail.
fn may_move(rule: &Rule, game: &Game) -> bool {
    match &rule.kind {
        RuleKind::Modify {
            modifier: Modifier::Off(_),
            ..
        } => true,
        RuleKind::Modify {
            modifier: Modifier::Assign(variable, Arithmetic::Constant(value)),
            ..
        } => (0..=game.variables[variable.index()].bound).contains(value),
        _ => false,
    }
}

fn hands_over(rule: &Rule) -> bool {
    let keeper = Modifier::Switch(PlayerId::KEEPER);
    matches!(&rule.kind, RuleKind::Modify { modifier, .. } if *modifier == keeper)
}

/// Lets the player make the modifiers that the keeper begins with: `->> [x]` becomes `[x] ->>`.
pub(super) fn before_switch(rule: &mut Rule, game: &Game) {
    if let RuleKind::Concat(parts) = &mut rule.kind {
        for place in 1..parts.len() {
            if hands_over(&parts[place - 1]) && may_move(&parts[place], game) {
                parts.swap(place - 1, place);
            }
        }
    }
}

/// Lets the player ask what the keeper begins with, behind the modifiers in front of that:
/// `->> ({? x} y + {! x} z)` becomes `({? x} ->> y + {! x} ->> z)`.
pub(super) fn ask_before_switch(rule: &mut Rule, game: &Game) {
    before_switch(rule, game);
    let RuleKind::Concat(parts) = &mut rule.kind else {
        return;
    };
    let mut place = 1;
    while place < parts.len() {
        if hands_over(&parts[place - 1])
            && let RuleKind::Sum(ways) = &parts[place].kind
            && ask_opposites(ways)
        {
            let switch = parts.remove(place - 1);
            if let RuleKind::Sum(ways) = &mut parts[place - 1].kind {
                ways.iter_mut().for_each(|way| put_second(way, &switch));
            }
        }
        place += 1;
    }
}

/// Returns whether two alternatives begin with a question and its opposite.
fn ask_opposites(ways: &[Rule]) -> bool {
    let asked = |way: &Rule| {
        let first = match &way.kind {
            RuleKind::Concat(parts) => parts.first()?,
            _ => way,
        };
        let RuleKind::Pattern { negated, body } = &first.kind else {
            return None;
        };
        let mut body = body.clone();
        // The same may be written in two places.
        rules(&mut body, &|rule| rule.span = Span::default());
        Some((*negated, body))
    };
    let [one, other] = ways else {
        return false;
    };
    let both = asked(one).zip(asked(other));
    both.is_some_and(|(one, other)| one.0 != other.0 && one.1 == other.1)
}

/// Puts a part behind the first one of a rule.
fn put_second(rule: &mut Rule, part: &Rule) {
    match &mut rule.kind {
        RuleKind::Concat(parts) => parts.insert(1, part.clone()),
        _ => {
            let first = rule.clone();
            rule.kind = RuleKind::Concat(vec![first, part.clone()]);
        }
    }
}

/// Lets the keeper make the modifiers that a player ends with: `[x] ->>` becomes `->> [x]`.
pub(super) fn behind_switch(rule: &mut Rule, game: &Game) {
    if let RuleKind::Concat(parts) = &mut rule.kind {
        for place in (1..parts.len()).rev() {
            if hands_over(&parts[place]) && may_move(&parts[place - 1], game) {
                parts.swap(place - 1, place);
            }
        }
    }
}

/// Writes a pattern at the end of a pattern as its last part: `{? x {? y}}` becomes `{? x y}`.
pub(super) fn flatten(rule: &mut Rule) {
    let RuleKind::Pattern { body, .. } = &mut rule.kind else {
        return;
    };
    if let RuleKind::Concat(parts) = &mut body.kind
        && let Some(last) = parts.last_mut()
        && let RuleKind::Pattern {
            negated: false,
            body,
        } = &mut last.kind
    {
        let span = body.span;
        let nothing = RuleKind::Concat(Vec::new());
        let kind = std::mem::replace(&mut body.kind, nothing);
        *last = Rule { kind, span };
    }
}

/// Writes what follows the first test of a pattern as a pattern of its own: `{? {e} x}` becomes
/// `{? {e} {? x}}`.
pub(super) fn nest(rule: &mut Rule) {
    let RuleKind::Pattern { body, .. } = &mut rule.kind else {
        return;
    };
    let RuleKind::Concat(parts) = &mut body.kind else {
        return;
    };
    let test = |part: &Rule| matches!(part.kind, RuleKind::On(_));
    let Some(first) = parts.iter().position(test) else {
        return;
    };
    if first + 1 < parts.len() {
        let span = parts[first + 1].span;
        let rest = parts.drain(first + 1..).collect();
        let body = Box::new(Rule {
            kind: RuleKind::Concat(rest),
            span,
        });
        let kind = RuleKind::Pattern {
            negated: false,
            body,
        };
        parts.push(Rule { kind, span });
    }
}

/// Reverses the cells: the last one becomes the first one, and so on.
pub(super) fn reverse_cells(game: &mut Game) {
    let board = &mut game.board;
    let last = board.cells.len() - 1;
    let reversed = |cell: CellId| CellId::from_index(last - cell.index());
    for (_, target) in board.cells.iter_mut().flat_map(|cell| &mut cell.edges) {
        *target = reversed(*target);
    }
    board.cells.reverse();
    board.start = reversed(board.start);
}
