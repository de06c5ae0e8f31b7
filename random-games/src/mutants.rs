//! Mutants: analyses and plans broken on purpose, to show that a campaign notices.
//!
//! What the compiler has found out about a game is changed before anything is emitted,
//! as if an analysis were wrong. Nothing of it is in the compiler itself.

use std::collections::{BTreeMap, BTreeSet};

use rbg_compiler::analysis::{Action, Relation, RelationClass};
use rbg_compiler::automaton::StateId;
use rbg_compiler::model::{CellId, PieceId};
use rbg_compiler::plan::{Branch, Identities, Plan};

use rbg_testkit::oracle::Transcript;

/// A mutant of the compiler: a way to break what it finds out or emits.
pub struct Mutant {
    /// How it is called.
    pub name: &'static str,
    /// What is wrong then.
    pub what: &'static str,
    plan: fn(&mut Plan<'_>),
    source: fn(&str) -> Option<String>,
    rare: fn(&Plan<'_>) -> bool,
    matters: fn(&Plan<'_>, &Transcript) -> bool,
}

impl std::fmt::Debug for Mutant {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name)
    }
}

impl Mutant {
    /// The one of this name.
    pub fn named(name: &str) -> Option<&'static Self> {
        MUTANTS.iter().find(|mutant| mutant.name == name)
    }

    /// Whether it can make a difference to a plan. What few games exercise can be told
    /// so before anything is emitted.
    pub fn applies(&self, plan: &Plan<'_>) -> bool {
        (self.rare)(plan)
    }

    /// Whether it can make a difference in the positions that a transcript tells about.
    pub fn matters(&self, plan: &Plan<'_>, transcript: &Transcript) -> bool {
        (self.matters)(plan, transcript)
    }

    const fn only_if(self, matters: fn(&Plan<'_>, &Transcript) -> bool) -> Self {
        Self { matters, ..self }
    }

    const fn rarely(self, rare: fn(&Plan<'_>) -> bool) -> Self {
        Self { rare, ..self }
    }

    /// Breaks a plan.
    pub fn spoil(&self, plan: &mut Plan<'_>) {
        (self.plan)(plan);
        // What is drawn and what is listed without conditions has a plan of its own.
        let inner = [&mut plan.sampling, &mut plan.pseudo_legal].into_iter();
        for inner in inner.flatten() {
            (self.plan)(inner);
        }
    }

    /// Breaks what was emitted.
    pub fn spoilt(&self, source: String) -> String {
        (self.source)(&source).unwrap_or(source)
    }
}

const fn of_plan(name: &'static str, what: &'static str, plan: fn(&mut Plan<'_>)) -> Mutant {
    Mutant {
        name,
        what,
        plan,
        source: |_| None,
        rare: |_| true,
        matters: |_, _| true,
    }
}

const fn of_source(
    name: &'static str,
    what: &'static str,
    source: fn(&str) -> Option<String>,
) -> Mutant {
    Mutant {
        name,
        what,
        plan: |_| {},
        source,
        rare: |_| true,
        matters: |_, _| true,
    }
}

/// All mutants.
pub const MUTANTS: &[Mutant] = &[
    of_plan(
        "shift-table",
        "a target is missing in each table of shifts",
        |plan| {
            shift_tables(plan, |class| class == RelationClass::Function);
        },
    ),
    of_plan(
        "mask",
        "a cell is missing in each set of cells that decides a test",
        |plan| {
            shift_tables(plan, |class| class == RelationClass::Restriction);
        },
    ),
    of_plan("visited", "no visited cells are remembered", |plan| {
        plan.visited.slot.fill(None);
        plan.visited.slots.fill(0);
    })
    .rarely(|plan| plan.visited.slot.iter().any(Option::is_some)),
    of_plan("exclusive", "the second of two tests is not made", |plan| {
        for steps in &mut plan.machine.steps {
            let asks =
                |action: &Action| matches!(action, Action::Pattern { .. } | Action::Compare(_));
            if let [first, second] = &mut steps[..]
                && asks(&first.action)
                && asks(&second.action)
            {
                second.action = Action::Pass;
            }
        }
    }),
    of_plan("reads", "no change is made that only tests read", |plan| {
        for steps in &mut plan.observable_writes {
            steps.fill(false);
        }
    }),
    of_plan(
        "piece-flow",
        "one of the pieces that can stand on a cell is forgotten",
        |plan| {
            if let Some(apply_plan) = &mut plan.apply_plan
                && let Some(moves) = &mut apply_plan.moves
            {
                moves.iter_mut().for_each(forget);
            }
        },
    ),
    of_plan(
        "must-succeed",
        "the keeper's search is thought to succeed always",
        |plan| {
            if let Some(apply_plan) = &mut plan.apply_plan {
                apply_plan.must_succeed.fill(true);
            }
        },
    ),
    of_plan(
        "custodian-flips",
        "runs are flipped into another piece",
        |plan| {
            let pieces = plan.game.pieces.len() as u32;
            for run in plan.custodian_flips.iter_mut().flatten() {
                run.new = PieceId((run.new.0 + 1) % pieces);
            }
        },
    )
    .rarely(|plan| plan.custodian_flips.iter().any(Option::is_some)),
    of_plan(
        "cached-patterns",
        "cells are known that were never asked for",
        |plan| {
            if !plan.cached_patterns.roots.is_empty() {
                return;
            }
            let patterns = plan.machine.patterns.clone();
            for &root in &plan.moves.roots.clone() {
                if let Some(&pattern) = patterns.first() {
                    plan.cached_patterns.roots.insert(root, pattern);
                }
            }
        },
    ),
    of_plan("alternatives", "an alternative is missing", |plan| {
        for found in plan.alternatives.values_mut() {
            for row in &mut found.rows {
                row.pop();
            }
        }
    }),
    of_plan(
        "lines",
        "the table of lines lacks every second row",
        |plan| {
            for lines in &mut plan.lines {
                for answers in lines.patterns.values_mut() {
                    for word in &mut answers.words {
                        *word &= 0xaaaa;
                    }
                }
            }
        },
    )
    .rarely(|plan| !plan.lines.is_empty()),
    of_plan("gaps", "a row with a gap in it counts", |plan| {
        for lines in &mut plan.lines {
            for answers in lines.patterns.values_mut() {
                answers.words = with_gaps(&answers.words);
            }
        }
    })
    .rarely(|plan| !plan.lines.is_empty()),
    of_plan(
        "region",
        "a cell is missing where a region begins",
        |plan| {
            for region in &mut plan.regions {
                region.area.pop();
            }
        },
    )
    .rarely(|plan| !plan.regions.is_empty()),
    of_plan(
        "half-region",
        "half of the cells are missing where a region begins",
        |plan| {
            for region in &mut plan.regions {
                region.area.truncate(region.area.len() / 2);
            }
        },
    )
    .rarely(|plan| !plan.regions.is_empty()),
    of_plan(
        "monotonic",
        "all lists of moves are thought to shrink",
        |plan| {
            let moves = |control: &usize| plan.monotonic[*control].is_some();
            plan.classes = (0..plan.controls.len()).filter(moves).collect();
        },
    ),
    of_plan("bounds", "the bounds of cuts are too small", |plan| {
        for cut in &mut plan.cuts {
            cut.bound = (cut.bound - 1).max(1);
        }
    })
    .rarely(cuts_have_bounds)
    .only_if(bounds_are_reached),
    of_plan(
        "one-each",
        "candidates are thought to have one move each",
        |plan| {
            for cut in &mut plan.cuts {
                cut.bound = 1;
            }
        },
    )
    .rarely(cuts_have_bounds),
    of_plan("cut-reads", "what a cut reads is not performed", |plan| {
        for cut in &mut plan.cuts {
            cut.reads_changes = false;
        }
    }),
    of_source(
        "set-sampling",
        "moves that are not in the sets are forgotten",
        |source| {
            let (before, behind) = source.split_once("rest |= ")?;
            let (condition, behind) = behind.split_once(';')?;
            Some(format!("{before}rest |= false && ({condition});{behind}"))
        },
    )
    .rarely(|plan| plan.set_sampling.values().any(|way| way.rest)),
    of_source(
        "weights",
        "a set counts once, however many moves it has",
        |source| {
            source.contains("let count_0 = group_0.len();").then(|| {
                source.replace(
                    "let count_0 = group_0.len();",
                    "let count_0 = group_0.len().min(1);",
                )
            })
        },
    ),
    of_plan(
        "replay",
        "the next modifier is thought to be on the same cell",
        |plan| {
            plan.replay.pinned.fill(true);
        },
    ),
    of_plan(
        "pseudo-legal",
        "a move is missing in the pseudo-legal moves",
        |plan| {
            if let Some(pseudo_legal) = &mut plan.pseudo_legal {
                let roots: Vec<StateId> = pseudo_legal.moves.roots.clone();
                for root in roots {
                    pseudo_legal.machine.steps[root.index()].pop();
                }
            }
        },
    ),
    of_plan("identities", "the largest identity is too large", |plan| {
        if let Identities::Cells(classes) = &mut plan.identities {
            for class in &mut classes.table {
                *class += usize::from(*class + 1 == classes.count);
            }
        }
    }),
    of_source(
        "template",
        "a displacement is one cell too long",
        |source| {
            let place = source.find(".shifted(")? + ".shifted(".len();
            let rest = &source[place..];
            let end = rest.find(')')?;
            let by: i64 = rest[..end].parse().ok()?;
            let wrong = if by < 0 { by - 1 } else { by + 1 };
            Some(format!("{}{wrong}{}", &source[..place], &rest[end..]))
        },
    ),
    of_plan(
        "pool",
        "pools are thought to lose only what is drawn",
        |plan| {
            for pool in &mut plan.pools {
                pool.exact = true;
            }
        },
    )
    .rarely(|plan| plan.pools.iter().any(|pool| !pool.exact)),
    of_source("key", "a key leaves out the variables", |source| {
        let (before, behind) = source.split_once("fn key(&self)")?;
        let (key, behind) = behind.split_once("fn board_key")?;
        let key = key.replace("u64::from(self.variables.", "0 & u64::from(self.variables.");
        Some(format!("{before}fn key(&self){key}fn board_key{behind}"))
    }),
];

/// Takes the last target out of the last row of tables.
fn shift_tables(plan: &mut Plan<'_>, wanted: fn(RelationClass) -> bool) {
    let machine = &mut plan.machine;
    for steps in &mut machine.steps {
        for step in steps {
            if !wanted(machine.relations.class(step.relation)) {
                continue;
            }
            let mut rows: Vec<Vec<CellId>> = machine.relations.get(step.relation).rows().to_vec();
            if rows.iter().map(Vec::len).sum::<usize>() < 2 {
                continue;
            }
            if let Some(row) = rows.iter_mut().rev().find(|row| !row.is_empty()) {
                row.pop();
            }
            step.relation = machine.relations.intern(Relation::new(rows));
        }
    }
}

/// Whether moves are drawn from candidates that can have several.
fn cuts_have_bounds(plan: &Plan<'_>) -> bool {
    let mut cuts = plan.sampling.iter().flat_map(|sampling| &sampling.cuts);
    cuts.any(|cut| cut.bound > 1)
}

/// Whether as many moves begin alike somewhere as a candidate has at most.
fn bounds_are_reached(plan: &Plan<'_>, transcript: &Transcript) -> bool {
    let cuts = plan.sampling.iter().flat_map(|sampling| &sampling.cuts);
    let bounds: BTreeSet<usize> = cuts.map(|cut| cut.bound).collect();
    let mut steps = transcript.plays.iter().flatten();
    steps.any(|step| {
        let longest = step.moves.iter().map(|m| m.len()).max().unwrap_or(0);
        (1..longest).any(|length| {
            let longer = step.moves.iter().filter(|m| m.len() > length);
            let mut alike: BTreeMap<_, usize> = BTreeMap::new();
            longer.for_each(|m| *alike.entry(&m[..length]).or_default() += 1);
            alike
                .values()
                .any(|&moves| moves > 1 && bounds.contains(&moves))
        })
    })
}

/// The answers of a table of lines, where one more cell may be missing: a bit of the
/// table is an occupation of the cells of a line.
fn with_gaps(words: &[u16]) -> Vec<u16> {
    let holds = |occupied: usize| words[occupied / 16] >> (occupied % 16) & 1 != 0;
    let mut broken = words.to_vec();
    let all = words.len() * 16;
    for occupied in (0..all).filter(|&occupied| holds(occupied)) {
        let missing = (0..usize::BITS).map(|bit| occupied & !(1 << bit));
        for with_gap in missing {
            broken[with_gap / 16] |= 1 << (with_gap % 16);
        }
    }
    broken
}

fn forget(branch: &mut Branch) {
    if branch.old.len() > 1 {
        branch.old.pop();
    }
    branch.next.iter_mut().for_each(forget);
}
