//! Rewritings of rules that do not change their meaning.

use rbg_compiler::model::{CellId, Game, Rule, RuleKind};

/// Makes a change everywhere in a rule, inner parts first.
pub(super) fn rules(rule: &mut Rule, change: fn(&mut Rule)) {
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

/// Reverses the cells: the last one becomes the second one, and so on, as plays begin on the first.
pub(super) fn reverse_cells(game: &mut Game) {
    let cells = &mut game.board.cells;
    let count = cells.len() as u32;
    cells[1..].reverse();
    for (_, target) in cells.iter_mut().flat_map(|cell| &mut cell.edges) {
        if target.0 > 0 {
            *target = CellId(count - target.0);
        }
    }
}
