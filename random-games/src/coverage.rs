//! Coverage: which analyses and plans a game exercises, from the plan of the compiler and the
//! report that explains it.

use std::collections::BTreeSet;

use rbg_compiler::analysis::{Bar, Monotonicity, PieceFlow};
use rbg_compiler::automaton::StateId;
use rbg_compiler::effort::{Exhausted, Meter};
use rbg_compiler::explain::{AddToEmpty, Evaluation, Filter, Flow, PlanReport};
use rbg_compiler::machine::{Action, RelationClass, complementary};
use rbg_compiler::model::{Rule, RuleKind, Shape};
use rbg_compiler::plan::{
    ApplyStrategy, ByModifierReason, CountingReason, CountingStrategy, CutReason, DrawingStrategy,
    Identities, KeeperStrategy, LegalityStrategy, ListReason, ListingReason, ListingStrategy,
    MoveForm, PatternStrategy, Plan, PlayedReason, ReservoirReason, VariableWidth, WalkReason,
    chain_search, components,
};

/// Every kind that there is, in the order of the table. A game exercises a kind or does
/// not.
pub const KINDS: &[&str] = &[
    "board: rectangle",
    "board: hexagon",
    "board: cuboid",
    "board: graph",
    "board: one word",
    "board: two words",
    "board: three words and more",
    "board: too large for sets",
    "players: one",
    "players: two",
    "players: three and more",
    "rules: modifiers in stars",
    "rules: patterns that change the board",
    "rules: nested patterns",
    "rules: arithmetic",
    "rules: dots",
    "shift tables: function",
    "shift tables: constant",
    "shift tables: general",
    "shift tables: restriction",
    "visited checks: kept",
    "visited checks: none",
    "floods",
    "exclusive branches",
    "piece flow: pieces that stay",
    "moves: fixed length",
    "moves: along a path",
    "moves: growable",
    "moves: one move pinned",
    "moves: completed by the keeper",
    "moves: completed as questions decide",
    "chains",
    "templates",
    "templates with patterns",
    "modifiers only where something follows",
    "monotonic: shrinks",
    "monotonic: kept lists",
    "add to empty",
    "listing: sets",
    "listing: sets and walk",
    "listing: walk, large board",
    "listing: walk, single cells",
    "listing: walk, switched off",
    "counting: population",
    "counting: one by one",
    "counting: mixed",
    "legality: follow",
    "legality: list, loop",
    "legality: list, many states",
    "drawing: candidates",
    "drawing: set sampling",
    "drawing: set sampling, with a rest",
    "drawing: set sampling, with changes",
    "drawing: by counting, mixed",
    "drawing: by counting, many sets",
    "drawing: by listing, with changes",
    "drawing: by listing, one by one",
    "drawing: bounded enumeration",
    "drawing: reservoir, long moves",
    "drawing: reservoir, few sets",
    "pools: exact",
    "pools: tested",
    "cuts: must succeed",
    "cuts: condition",
    "cuts: choice",
    "cuts: within",
    "cuts: tail reads changes",
    "conditions: asked once",
    "conditions: asked once, changed",
    "conditions: asked at once",
    "conditions: something needed",
    "pseudo-legal moves",
    "patterns: whole board",
    "patterns: from few cells",
    "patterns: sets",
    "patterns: moved sets",
    "patterns: alternatives",
    "patterns: lines",
    "patterns: region",
    "patterns: flood",
    "patterns: walk",
    "keeper: straight",
    "keeper: branches",
    "keeper: alternatives",
    "keeper: end",
    "keeper: certain",
    "keeper: tried",
    "keeper: played, endless",
    "keeper: played, switched off",
    "apply: tree",
    "apply: by modifier, any length",
    "apply: by modifier, large tree",
    "apply: by modifier, switched off",
    "custodian flips",
    "cached patterns",
    "pieces looked for together",
    "decided: pieces in the way",
    "decided: sums",
    "decided: too late",
    "identities: one modifier",
    "identities: classes",
    "identities: pairs",
    "identities: folded",
    "layout: pieces in bytes",
    "layout: wide variables",
];

/// Returns the kinds that a plan and its report exercise.
///
/// # Errors
///
/// What ran out of the budget.
pub fn kinds(
    plan: &Plan<'_>,
    report: &PlanReport,
    meter: &Meter,
) -> Result<BTreeSet<&'static str>, Exhausted> {
    let mut found = BTreeSet::new();
    let mut note = |kind: &'static str, holds: bool| {
        debug_assert!(KINDS.contains(&kind), "{kind}");
        if holds {
            found.insert(kind);
        }
    };
    let machine = &plan.machine;
    let shape = &plan.game.board.shape;
    note("board: rectangle", matches!(shape, Shape::Rectangle { .. }));
    note("board: hexagon", matches!(shape, Shape::Hexagon { .. }));
    note("board: cuboid", matches!(shape, Shape::Cuboid { .. }));
    note("board: graph", matches!(shape, Shape::Graph));
    let words = plan.layout.words;
    note("board: one word", words == 1);
    note("board: two words", words == 2);
    note("board: three words and more", words > 2);
    note("board: too large for sets", words > 2 && !plan.sets);
    let players = plan.game.players.len();
    note("players: one", players == 1);
    note("players: two", players == 2);
    note("players: three and more", players > 2);

    let mut rules = RulesSeen::default();
    rules.read(&plan.game.rules, false, false);
    note("rules: modifiers in stars", rules.modifiers_in_stars);
    note(
        "rules: patterns that change the board",
        rules.changes_in_patterns,
    );
    note("rules: nested patterns", rules.nested_patterns);
    note("rules: arithmetic", rules.arithmetic);
    note("rules: dots", rules.dots);

    let classes = |class| report.shift_tables.iter().any(|table| table.class == class);
    note("shift tables: function", classes(RelationClass::Function));
    note("shift tables: constant", classes(RelationClass::Constant));
    note("shift tables: general", classes(RelationClass::General));
    note(
        "shift tables: restriction",
        classes(RelationClass::Restriction),
    );
    note("visited checks: kept", !report.visited_checks.is_empty());
    note("visited checks: none", report.visited_checks.is_empty());
    note("floods", plan.floods.iter().any(Option::is_some));
    let pieces = plan.game.pieces.len();
    let mut exclusive = false;
    for pair in machine.steps.iter().flat_map(|steps| steps.windows(2)) {
        exclusive |= complementary(machine, pieces, &pair[0], &pair[1], meter)?;
    }
    note("exclusive branches", exclusive);
    let flow = PieceFlow::new(machine, plan.game, meter)?;
    let stays = |piece| flow.never_removed(piece) && !flow.never_put(piece);
    let ids = (0..pieces).map(|piece| rbg_compiler::model::PieceId(piece as u32));
    note("piece flow: pieces that stay", ids.into_iter().any(stays));

    note(
        "moves: fixed length",
        matches!(plan.form, MoveForm::Fixed(_)),
    );
    note(
        "moves: along a path",
        matches!(plan.form, MoveForm::Path(_)),
    );
    note("moves: growable", plan.form == MoveForm::Growable);
    note("moves: completed by the keeper", plan.layout.has_endings());
    let asks = plan.layout.asks_for_endings();
    note("moves: completed as questions decide", asks);
    for root in &plan.moves.roots {
        note(listing_kind(plan.listing[root]), true);
        note(counting_kind(plan.counting[root]), true);
        note(legality_kind(plan.replay.legality[root]), true);
    }
    let used = |states: &[bool]| states.iter().any(|&used| used);
    note("moves: one move pinned", used(&plan.replay.pinned));
    note("chains", plan.sets && has_chains(plan, meter)?);
    for state in machine.states(meter)?.filter(|_| plan.sets) {
        for (id, step) in machine.identified_steps(state, meter)? {
            if let Some(found) = plan.template_behind(id, true, meter)? {
                note("templates", true);
                let asked = found.patterns(machine, meter)?;
                note("templates with patterns", !asked.is_empty());
                let cells = plan.cardinality_before(step, meter)?;
                let mut asked = asked.iter();
                let moves_sets = asked.any(|(entry, _)| plan.displaces(*entry, cells));
                note("patterns: moved sets", moves_sets);
            }
        }
    }

    note(
        "modifiers only where something follows",
        !plan.finding().onward.is_empty(),
    );
    let shrinks = |kind: &Option<Monotonicity>| *kind == Some(Monotonicity::Shrinks);
    note("monotonic: shrinks", plan.monotonic.iter().any(shrinks));
    note("monotonic: kept lists", !plan.classes.is_empty());
    let states = &report.engines.control_states;
    let adds = states
        .iter()
        .any(|state| state.add_to_empty == AddToEmpty::Yes);
    note("add to empty", adds);
    for strategy in plan.drawing.values() {
        note(drawing_kind(*strategy), true);
        if let DrawingStrategy::SetSampling(sets) = strategy {
            note("drawing: set sampling, with a rest", sets.rest);
            note("drawing: set sampling, with changes", sets.mutates);
        }
    }
    let pools = |exact| plan.pools.iter().any(|pool| pool.exact == exact);
    note("pools: exact", pools(true));
    note("pools: tested", pools(false));
    let cuts = plan
        .sampling
        .as_ref()
        .map_or(&[][..], |sampling| &sampling.cuts);
    let cut = |reason| cuts.iter().any(|cut| cut.reason == reason);
    note("cuts: must succeed", cut(CutReason::MustSucceed));
    note("cuts: condition", cut(CutReason::Condition));
    note("cuts: choice", cut(CutReason::Choice));
    note("cuts: within", cuts.iter().any(|cut| cut.within));
    note(
        "cuts: tail reads changes",
        cuts.iter().any(|cut| cut.reads_changes),
    );
    note(
        "pseudo-legal moves",
        states
            .iter()
            .any(|state| state.filter == Filter::PseudoLegal),
    );

    let conditions = plan.conditions.roots.values();
    for condition in conditions.filter(|condition| !condition.last.is_empty()) {
        note("conditions: asked once", true);
        note(
            "conditions: asked once, changed",
            !condition.changes.is_empty(),
        );
    }
    let mut conditions = plan.conditions.roots.values();
    note(
        "conditions: asked at once",
        conditions.any(|condition| !condition.beginning.is_empty()),
    );
    let few = |entry: &StateId| {
        let strategy = plan.pattern_strategies.get(entry);
        matches!(strategy, Some(PatternStrategy::FromFewCells(_)))
    };
    let entries = plan.conditions.roots.values();
    let entries = entries.map(|condition| condition.entry).filter(few);
    let readings = entries.flat_map(|entry| &plan.conditions.readings[&entry]);
    let mut tests = readings.flat_map(|reading| &reading.tests);
    note(
        "conditions: something needed",
        tests.any(|test| test.needed.is_some()),
    );

    let asked = |ways: &[Evaluation]| {
        let mut patterns = report.patterns.iter();
        patterns.any(|pattern| ways.contains(&pattern.evaluation))
    };
    note(
        "patterns: sets",
        asked(&[
            Evaluation::SetsOrWalk,
            Evaluation::SetsOrLines,
            Evaluation::SetsOrAlternatives,
            Evaluation::SetsOrRegion,
            Evaluation::SetsOrFlood,
        ]),
    );
    for strategy in plan.pattern_strategies.values() {
        note(pattern_kind(*strategy), true);
    }
    let keeper = |flow| report.keeper.iter().any(|segment| segment.flow == flow);
    note("keeper: straight", keeper(Flow::Straight));
    note("keeper: branches", keeper(Flow::Branches));
    note("keeper: alternatives", keeper(Flow::Alternatives));
    for strategy in plan.keeper_strategies.values() {
        note(keeper_kind(*strategy), true);
    }
    note(apply_kind(&plan.apply), true);
    note(
        "custodian flips",
        plan.custodian_flips.iter().any(Option::is_some),
    );
    note("pieces looked for together", plan.kinds.is_some());
    note("cached patterns", !plan.cached_patterns.roots.is_empty());
    let bars = plan.latches.iter().flat_map(|latches| &latches.bars);
    for bar in bars {
        let kind = match bar {
            Bar::Blocked(_) => "decided: pieces in the way",
            Bar::Limit(_) => "decided: sums",
            Bar::TooLate { .. } => "decided: too late",
        };
        note(kind, true);
    }
    match &plan.identities {
        Identities::Single => note("identities: one modifier", true),
        Identities::Cells(classes) if classes.pairs => note("identities: pairs", true),
        Identities::Cells(_) => note("identities: classes", true),
        Identities::Folded => note("identities: folded", true),
    }
    note("layout: pieces in bytes", plan.layout.byte_pieces);
    let wide = |width: &VariableWidth| *width != VariableWidth::Byte;
    note(
        "layout: wide variables",
        plan.layout.variables.iter().any(wide),
    );
    Ok(found)
}

/// Returns the kind that a way of listing moves is.
fn listing_kind(strategy: ListingStrategy) -> &'static str {
    match strategy {
        ListingStrategy::Sets => "listing: sets",
        ListingStrategy::Mixed => "listing: sets and walk",
        ListingStrategy::Walk(WalkReason::LargeBoard) => "listing: walk, large board",
        ListingStrategy::Walk(WalkReason::SingleCells) => "listing: walk, single cells",
        ListingStrategy::Walk(WalkReason::SwitchedOff) => "listing: walk, switched off",
    }
}

/// Returns the kind that a way of counting moves is.
fn counting_kind(strategy: CountingStrategy) -> &'static str {
    match strategy {
        CountingStrategy::Population => "counting: population",
        CountingStrategy::OneByOne => "counting: one by one",
        CountingStrategy::Mixed => "counting: mixed",
    }
}

/// Returns the kind that a way of telling whether a move is legal is.
fn legality_kind(strategy: LegalityStrategy) -> &'static str {
    match strategy {
        LegalityStrategy::Follow => "legality: follow",
        LegalityStrategy::List(ListReason::Loop) => "legality: list, loop",
        LegalityStrategy::List(ListReason::ManyStates) => "legality: list, many states",
    }
}

/// Returns the kind that a way of performing moves is.
fn apply_kind(strategy: &ApplyStrategy) -> &'static str {
    match strategy {
        ApplyStrategy::Tree(_) => "apply: tree",
        ApplyStrategy::ByModifier(ByModifierReason::AnyLength) => "apply: by modifier, any length",
        ApplyStrategy::ByModifier(ByModifierReason::LargeTree) => "apply: by modifier, large tree",
        ApplyStrategy::ByModifier(ByModifierReason::SwitchedOff) => {
            "apply: by modifier, switched off"
        }
    }
}

/// Returns the kind that a way of beginning a segment of the keeper is.
fn keeper_kind(strategy: KeeperStrategy) -> &'static str {
    match strategy {
        KeeperStrategy::End => "keeper: end",
        KeeperStrategy::Certain => "keeper: certain",
        KeeperStrategy::Tried => "keeper: tried",
        KeeperStrategy::Played(PlayedReason::Endless) => "keeper: played, endless",
        KeeperStrategy::Played(PlayedReason::SwitchedOff) => "keeper: played, switched off",
    }
}

/// Returns the kind that a way of drawing moves is.
fn drawing_kind(strategy: DrawingStrategy) -> &'static str {
    match strategy {
        DrawingStrategy::Candidates => "drawing: candidates",
        DrawingStrategy::SetSampling(_) => "drawing: set sampling",
        DrawingStrategy::Counting(CountingReason::Mixed) => "drawing: by counting, mixed",
        DrawingStrategy::Counting(CountingReason::ManySets) => "drawing: by counting, many sets",
        DrawingStrategy::Listing(ListingReason::Changes) => "drawing: by listing, with changes",
        DrawingStrategy::Listing(ListingReason::OneByOne) => "drawing: by listing, one by one",
        DrawingStrategy::BoundedEnumeration(_) => "drawing: bounded enumeration",
        DrawingStrategy::Reservoir(ReservoirReason::LongMoves) => "drawing: reservoir, long moves",
        DrawingStrategy::Reservoir(ReservoirReason::FewSets) => "drawing: reservoir, few sets",
    }
}

/// Returns the kind that a way of answering patterns is.
fn pattern_kind(strategy: PatternStrategy) -> &'static str {
    match strategy {
        PatternStrategy::WholeBoard => "patterns: whole board",
        PatternStrategy::FromFewCells(_) => "patterns: from few cells",
        PatternStrategy::Lines => "patterns: lines",
        PatternStrategy::Alternatives => "patterns: alternatives",
        PatternStrategy::Region => "patterns: region",
        PatternStrategy::Flood => "patterns: flood",
        PatternStrategy::Walk => "patterns: walk",
    }
}

/// Returns whether some loop of players' moves is searched along chains.
fn has_chains(plan: &Plan<'_>, meter: &Meter) -> Result<bool, Exhausted> {
    let machine = &plan.machine;
    let behind = machine.steps.iter().flatten();
    let behind = behind.filter(|step| matches!(step.action, Action::Off(..) | Action::Assign(..)));
    let entries = plan
        .moves
        .roots
        .iter()
        .copied()
        .chain(behind.map(|step| step.target));
    let entries: BTreeSet<StateId> = entries.collect();
    for entry in entries {
        let mut earlier = Vec::new();
        for component in components(machine, entry, meter)? {
            if component.cyclic
                && chain_search(machine, &component, entry, &earlier, meter)?.is_some()
            {
                return Ok(true);
            }
            earlier.extend(&component.states);
        }
    }
    Ok(false)
}

/// The constructs that the rules use.
#[derive(Default)]
struct RulesSeen {
    modifiers_in_stars: bool,
    changes_in_patterns: bool,
    nested_patterns: bool,
    arithmetic: bool,
    dots: bool,
}

impl RulesSeen {
    fn read(&mut self, rule: &Rule, in_star: bool, in_pattern: bool) {
        match &rule.kind {
            RuleKind::Sum(parts) | RuleKind::Concat(parts) => {
                for part in parts {
                    self.read(part, in_star, in_pattern);
                }
            }
            RuleKind::Star(body) => {
                // The loop over turns is not meant.
                self.read(body, in_star || !has_switch(body), in_pattern);
            }
            RuleKind::Pattern { body, .. } => {
                self.nested_patterns |= in_pattern;
                self.read(body, in_star, true);
            }
            RuleKind::Modify { .. } => {
                self.modifiers_in_stars |= in_star;
                self.changes_in_patterns |= in_pattern;
            }
            RuleKind::Compare(_) => self.arithmetic = true,
            RuleKind::Dot => self.dots = true,
            RuleKind::Shift(_) | RuleKind::On(_) => {}
        }
    }
}

fn has_switch(rule: &Rule) -> bool {
    use rbg_compiler::model::Modifier;
    match &rule.kind {
        RuleKind::Sum(parts) | RuleKind::Concat(parts) => parts.iter().any(has_switch),
        RuleKind::Star(body) => has_switch(body),
        RuleKind::Modify { modifier, .. } => matches!(modifier, Modifier::Switch(_)),
        _ => false,
    }
}
