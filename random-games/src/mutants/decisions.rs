//! Mutants of the plan's decisions.

use rbg_compiler::automaton::StateId;
use rbg_compiler::plan::{DrawingStrategy, Identities};

use super::mutant::{Mutant, of_plan, of_search};

pub(super) const MUTANTS: &[Mutant] = &[
    of_plan(
        "cached-patterns",
        "cells are known that were never asked for",
        |plan| {
            if !plan.cached_patterns.roots.is_empty() {
                return;
            }
            let pattern = plan.machine.patterns.first().copied();
            for &root in &plan.search.moves.roots {
                if let Some(pattern) = pattern {
                    plan.cached_patterns.roots.insert(root, pattern);
                }
            }
        },
    ),
    of_search(
        "onward-way",
        "a modifier is thought to be followed in one way less",
        |plan| {
            for onward in plan.onward.values_mut() {
                onward.ways.pop();
            }
        },
    ),
    of_search(
        "onward-piece",
        "a piece less than can follow a modifier is looked for",
        |plan| {
            let ways = plan.onward.values_mut().flat_map(|onward| &mut onward.ways);
            for way in ways {
                if let Some(pieces) = &mut way.pieces {
                    pieces.pop();
                }
            }
        },
    ),
    of_search(
        "cut-bound",
        "one move fewer goes on from a cell than can",
        |plan| {
            for cut in &mut plan.cuts {
                cut.bound = (cut.bound - 1).max(1);
            }
        },
    ),
    of_search(
        "cut-single",
        "candidates are thought to have one move each",
        |plan| {
            for cut in &mut plan.cuts {
                cut.bound = 1;
            }
        },
    ),
    of_search("cut-reads", "what a cut reads is not performed", |plan| {
        for cut in &mut plan.cuts {
            cut.reads_changes = false;
        }
    }),
    of_plan(
        "set-sampling-rest",
        "moves that are not in the sets are forgotten",
        |plan| {
            for strategy in plan.drawing.values_mut() {
                if let DrawingStrategy::SetSampling(sets) = strategy {
                    sets.rest = false;
                }
            }
        },
    ),
    of_search(
        "replay-pinned",
        "the next modifier is thought to be on the same cell",
        |plan| plan.replay.pinned.fill(true),
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
    of_search("identities", "the largest identity is too large", |plan| {
        if let Identities::Cells(classes) = &mut plan.identities {
            for class in &mut classes.table {
                *class += usize::from(*class + 1 == classes.count);
            }
        }
    }),
    of_search(
        "move-length",
        "the longest move is thought to be one modifier shorter",
        |plan| {
            if let Some(longest) = &mut plan.longest_move {
                *longest = (*longest - 1).max(1);
            }
        },
    ),
];
