//! Mutants of the facts that analyses find.

use rbg_compiler::analysis::{Completion, Monotonicity, ObstacleKind};
use rbg_compiler::effort::Meter;
use rbg_compiler::machine::Action;
use rbg_compiler::model::{PieceId, PlayerId};
use rbg_compiler::plan::{ApplyStrategy, Branch, KeeperStrategy, Plan, SearchPlan};

use super::mutant::{Mutant, of_plan, of_search};

pub(super) const MUTANTS: &[Mutant] = &[
    of_search(
        "visited-moves",
        "no cells are remembered in moves of players",
        |plan| {
            let moves = of_players(plan);
            forget_visited(plan, |state| moves[state]);
        },
    ),
    of_search(
        "visited-keeper",
        "no cells are remembered in moves of the keeper",
        |plan| {
            let (moves, keeper) = (of_players(plan), of_keeper(plan));
            forget_visited(plan, |state| keeper[state] && !moves[state]);
        },
    ),
    of_search(
        "visited-patterns",
        "no cells are remembered in patterns",
        |plan| {
            let (moves, keeper) = (of_players(plan), of_keeper(plan));
            forget_visited(plan, |state| !keeper[state] && !moves[state]);
        },
    ),
    of_search(
        "observed-offs",
        "no piece is put that only the rest of the move reads",
        |plan| {
            unobserved(plan, |action| matches!(action, Action::Off(..)));
        },
    ),
    of_search(
        "observed-assignments",
        "no variable is set that only the rest of the move reads",
        |plan| {
            unobserved(plan, |action| matches!(action, Action::Assign(..)));
        },
    ),
    of_search(
        "replaced-occupant",
        "an off that can replace several pieces is thought to replace the first",
        |plan| {
            for piece in plan.replaced_occupants.iter_mut().flatten() {
                piece.get_or_insert(PieceId(0));
            }
        },
    ),
    of_search(
        "piece-flow",
        "one of the pieces that a move can replace is forgotten",
        |plan| {
            if let ApplyStrategy::Tree(tree) = &mut plan.apply {
                tree.iter_mut().for_each(forget_piece);
            }
        },
    ),
    of_search(
        "decided-ending",
        "moves are thought to end before their last modifiers",
        |plan| {
            for ending in &mut plan.layout.endings {
                if let Completion::Certain(indices) = ending {
                    indices.pop();
                }
            }
        },
    ),
    of_search(
        "must-succeed",
        "the keeper's search is thought to succeed always",
        |plan| {
            plan.must_succeed.fill(true);
            for strategy in plan.keeper_strategies.values_mut() {
                if *strategy == KeeperStrategy::Tried {
                    *strategy = KeeperStrategy::Certain;
                }
            }
        },
    ),
    of_plan(
        "shared-condition",
        "no modifier is thought to spoil the condition at the end of a move",
        |plan| {
            for condition in plan.conditions.roots.values_mut() {
                condition.changes.clear();
            }
        },
    ),
    of_plan(
        "read-cells",
        "a condition is thought to read one test less",
        |plan| {
            for reading in plan.conditions.readings.values_mut().flatten() {
                reading.tests.pop();
            }
        },
    ),
    of_plan(
        "needed-test",
        "one test less is thought to do for a condition behind what it reads",
        |plan| {
            let readings = plan.conditions.readings.values_mut().flatten();
            for test in readings.flat_map(|reading| &mut reading.tests) {
                if let Some(needed) = &mut test.needed {
                    needed.pop();
                }
            }
        },
    ),
    of_plan(
        "condition-beginning",
        "a condition that is asked for many cells is thought to have gone on by a step",
        |plan| {
            let machine = &plan.search.machine;
            let conditions = plan.conditions.roots.values_mut();
            for begun in conditions.flat_map(|condition| condition.beginning.values_mut()) {
                let steps = machine.steps(*begun, &Meter::unlimited());
                *begun = steps.unwrap_or_default()[0].target;
            }
        },
    ),
    of_search(
        "custodian-new",
        "runs are flipped into another piece",
        |plan| {
            let pieces = plan.game.pieces.len() as u32;
            for flips in plan.custodian_flips.iter_mut().flatten() {
                flips.new = PieceId((flips.new.0 + 1) % pieces);
            }
        },
    ),
    of_search(
        "custodian-old",
        "runs of another piece are flipped",
        |plan| {
            let pieces = plan.game.pieces.len() as u32;
            for flips in plan.custodian_flips.iter_mut().flatten() {
                flips.old = PieceId((flips.old.0 + 1) % pieces);
            }
        },
    ),
    of_search(
        "custodian-direction",
        "the runs in the last of several directions are left",
        |plan| {
            for flips in plan.custodian_flips.iter_mut().flatten() {
                if flips.runs.len() > 1 {
                    flips.runs.pop();
                }
            }
        },
    ),
    of_search(
        "custodian-end",
        "one of the pieces that can end a run does not",
        |plan| {
            let flips = plan.custodian_flips.iter_mut().flatten();
            for run in flips.flat_map(|flips| &mut flips.runs) {
                if run.end.len() > 1 {
                    run.end.pop();
                }
            }
        },
    ),
    of_search("alternatives", "an alternative is missing", |plan| {
        for row in plan.alternatives.values_mut().flat_map(|all| &mut all.rows) {
            row.pop();
        }
    }),
    of_search(
        "lines",
        "the table of lines lacks every second row",
        |plan| {
            for answers in plan
                .lines
                .iter_mut()
                .flat_map(|lines| lines.patterns.values_mut())
            {
                answers.words.iter_mut().for_each(|word| *word &= 0xaaaa);
            }
        },
    ),
    of_search("line-gaps", "a row with a gap in it counts", |plan| {
        for answers in plan
            .lines
            .iter_mut()
            .flat_map(|lines| lines.patterns.values_mut())
        {
            answers.words = with_gaps(&answers.words);
        }
    }),
    of_search(
        "line-place",
        "a pattern does not look from the last of its places",
        |plan| {
            for answers in plan
                .lines
                .iter_mut()
                .flat_map(|lines| lines.patterns.values_mut())
            {
                for places in &mut answers.places {
                    places.pop();
                }
            }
        },
    ),
    of_plan(
        "region-area",
        "a cell is missing where a region begins",
        |plan| {
            for region in &mut plan.regions {
                region.area.pop();
            }
        },
    ),
    of_plan(
        "region-shrinks",
        "a piece that the keeper takes back stays in its region",
        |plan| {
            for region in &mut plan.regions {
                region.shrinks = false;
            }
        },
    ),
    of_plan(
        "region-piece",
        "one of the pieces of a region does not connect",
        |plan| {
            for region in &mut plan.regions {
                if region.pieces.len() > 1 {
                    region.pieces.pop();
                }
            }
        },
    ),
    of_plan(
        "monotonic-start",
        "lists are kept of moves that depend on the current cell",
        |plan| keep_lists(plan, ObstacleKind::StartsAtCell),
    ),
    of_plan(
        "monotonic-own-change",
        "lists are kept of moves that read what they change",
        |plan| keep_lists(plan, ObstacleKind::ReadsOwnChange),
    ),
    of_plan(
        "monotonic-pieces",
        "lists are kept of moves whose tests for pieces can come true",
        |plan| keep_lists(plan, ObstacleKind::PieceTest),
    ),
    of_plan(
        "monotonic-comparison",
        "lists are kept of moves whose comparisons can turn",
        |plan| keep_lists(plan, ObstacleKind::Comparison),
    ),
    of_plan(
        "monotonic-range",
        "lists are kept of moves whose values can come into range",
        |plan| keep_lists(plan, ObstacleKind::AssignedValue),
    ),
    of_plan(
        "pool-exact",
        "pools are thought to lose only what is drawn",
        |plan| {
            for pool in &mut plan.pools {
                pool.exact = true;
            }
        },
    ),
    of_plan(
        "pool-pieces",
        "one of the pieces on the cells of a pool is forgotten",
        |plan| {
            for pool in &mut plan.pools {
                if pool.pieces.len() > 1 {
                    pool.pieces.pop();
                }
            }
        },
    ),
];

/// Returns per state whether moves of players pass it.
fn of_players(plan: &SearchPlan<'_>) -> Vec<bool> {
    of(plan, |player| player != PlayerId::KEEPER)
}

/// Returns per state whether moves of the keeper pass it.
fn of_keeper(plan: &SearchPlan<'_>) -> Vec<bool> {
    of(plan, |player| player == PlayerId::KEEPER)
}

fn of(plan: &SearchPlan<'_>, wanted: impl Fn(PlayerId) -> bool) -> Vec<bool> {
    let controls = plan.controls.iter().filter(|(_, player)| wanted(*player));
    let states = controls.map(|&(state, _)| state);
    let reachable = plan
        .machine
        .reachable_within_move(states, &Meter::unlimited());
    reachable.expect("nothing is limited")
}

fn forget_visited(plan: &mut SearchPlan<'_>, wanted: impl Fn(usize) -> bool) {
    let walks = [&mut plan.moves, &mut plan.keeper, &mut plan.patterns];
    let walks = walks.map(|walk| &mut walk.visited);
    for visited in walks.into_iter().chain([&mut plan.visited]) {
        for (state, slot) in visited.slot.iter_mut().enumerate() {
            if wanted(state) {
                *slot = None;
            }
        }
    }
}

/// Makes no change of a kind while moves are searched for.
fn unobserved(plan: &mut SearchPlan<'_>, of_kind: fn(&Action) -> bool) {
    for (state, writes) in plan.observable_writes.iter_mut().enumerate() {
        let steps = &plan.machine.steps[state];
        for (step, write) in steps.iter().zip(writes) {
            *write &= !of_kind(&step.action);
        }
    }
}

/// Keeps the lists of control states whose moves may grow for this reason.
fn keep_lists(plan: &mut Plan<'_>, kind: ObstacleKind) {
    let grows = |control: &usize| matches!(&plan.monotonic[*control], Some(Monotonicity::Grows(obstacle)) if obstacle.kind == kind);
    let more: Vec<usize> = (0..plan.controls.len()).filter(grows).collect();
    plan.classes.extend(more);
    plan.classes.sort_unstable();
    plan.classes.dedup();
}

fn forget_piece(branch: &mut Branch) {
    if branch.old.len() > 1 {
        branch.old.pop();
    }
    branch.next.iter_mut().for_each(forget_piece);
}

/// Returns the answers of a table of lines, where one more cell may be missing: a bit of the
/// table is an occupation of the cells of a line.
fn with_gaps(words: &[u16]) -> Vec<u16> {
    let holds = |occupied: usize| words[occupied / 16] >> (occupied % 16) & 1 != 0;
    let mut broken = words.to_vec();
    for occupied in (0..words.len() * 16).filter(|&occupied| holds(occupied)) {
        let missing = (0..usize::BITS).map(|bit| occupied & !(1 << bit));
        for with_gap in missing {
            broken[with_gap / 16] |= 1 << (with_gap % 16);
        }
    }
    broken
}
