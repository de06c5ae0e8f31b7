//! The compilation of the text of a game to the files of its reasoner.

use crate::automaton::Nfa;
use crate::codegen::rust;
use crate::diagnostic::{Diagnostic, Place};
use crate::effort::{self, Budget, Exhausted, Meter};
use crate::model::Game;
use crate::options::Options;
use crate::plan::Plan;
use crate::program;
use crate::reasoner::Reasoner;
use crate::source::Source;
use crate::syntax::limits::{self, Limit, Limits};
use crate::{CompileError, Loaded, load_within};

/// The least length, about, of the emitted text about a cell, in bytes.
const CELL_BYTES: usize = 100;

/// The least number of bytes, about, that plan and emission keep for a cell.
const KEPT_CELL_BYTES: usize = 1200;

/// The number of bytes, about, that they keep besides for each direction of a cell.
const KEPT_EDGE_BYTES: usize = 500;

/// Compiles a description to the files of a Rust crate.
///
/// # Errors
///
/// Everything that is wrong with the description, or the limit that it exceeds.
pub fn compile(source: &Source, options: &Options) -> Result<Reasoner, CompileError> {
    let (reasoner, ()) = compile_with(source, options, |_, _| Ok(()))?;
    Ok(reasoner)
}

/// Compiles a description as [`compile`] does and returns beside it what `report` tells about the
/// plan; the report may use as much of the limits again, by the meter that it is given.
///
/// # Errors
///
/// As for [`compile`].
pub fn compile_with<T>(
    source: &Source,
    options: &Options,
    report: impl FnOnce(&Plan<'_>, &Meter) -> Result<T, Exhausted>,
) -> Result<(Reasoner, T), CompileError> {
    load_within(&source.text, &options.limits)
        .and_then(|loaded| compile_loaded(loaded, &source.name, options, report))
        .map_err(|diagnostics| CompileError::new(source, diagnostics))
}

fn compile_loaded<T>(
    loaded: Loaded,
    name: &str,
    options: &Options,
    report: impl FnOnce(&Plan<'_>, &Meter) -> Result<T, Exhausted>,
) -> Result<(Reasoner, T), Vec<Diagnostic>> {
    let Loaded {
        game,
        warnings,
        mut usage,
        ..
    } = loaded;
    let work = |meter: &Meter| {
        // Told before planning for so many cells takes memory.
        let cells = game.board.cells.len();
        meter.take_code_bytes(CELL_BYTES * cells)?;
        let edges = KEPT_EDGE_BYTES * game.board.labels.len();
        meter.take_table_bytes(cells * (KEPT_CELL_BYTES + edges))?;
        let plan = Plan::new(&game, options, meter)?;
        let reasoner = emit(&plan, name, options, meter)?;
        let report = report(&plan, &Meter::new(budget(&options.limits)))?;
        Ok((reasoner, meter.spent(), report))
    };
    let (reasoner, spent, report) = within_limits(&game, options, work)?;
    usage.note(&limits::STATES, Nfa::size(&game.rules));
    usage.note(&limits::EFFORT, spent.steps);
    usage.note(&limits::CODE_DEPTH, spent.depth);
    usage.note(&limits::TABLE_BYTES, spent.tables);
    usage.note(&limits::CODE_BYTES, spent.code);
    let reasoner = Reasoner {
        warnings,
        usage,
        ..reasoner
    };
    Ok((reasoner, report))
}

/// Builds the program of a planned game and prints its crate.
///
/// # Errors
///
/// What ran out of the budget.
pub fn emit(
    plan: &Plan<'_>,
    name: &str,
    options: &Options,
    meter: &Meter,
) -> Result<Reasoner, Exhausted> {
    let program = program::build::program(plan, meter)?;
    rust::reasoner(plan, &program, name, options, meter)
}

fn budget(limits: &Limits) -> Budget {
    Budget {
        steps: limits.effort,
        depth: limits.code_depth,
        tables: limits.table_bytes,
        code: limits.code_bytes,
    }
}

/// Runs what follows the loading of a game as long as it stays within the limits of `options`:
/// planning it, emitting it, reporting on it. The work is given the meter that counts it.
///
/// # Errors
///
/// The limit that is exceeded.
pub fn within_limits<T>(
    game: &Game,
    options: &Options,
    work: impl FnOnce(&Meter) -> Result<T, Exhausted>,
) -> Result<T, Vec<Diagnostic>> {
    let limits = &options.limits;
    if Nfa::size(&game.rules) > limits.states {
        let what = "the rules are too large to be compiled";
        return Err(exceeded(game, limits, &limits::STATES, what));
    }
    let meter = Meter::new(budget(limits));
    effort::on_a_large_stack(|| work(&meter)).map_err(|exhausted| refuse(game, options, exhausted))
}

/// Returns the error that names the exhausted limit.
fn refuse(game: &Game, options: &Options, exhausted: Exhausted) -> Vec<Diagnostic> {
    let (limit, what) = match exhausted {
        Exhausted::Steps => (&limits::EFFORT, "the rules take too much work to compile"),
        Exhausted::Depth => (
            &limits::CODE_DEPTH,
            "the rules nest too deeply to be compiled",
        ),
        Exhausted::Tables => (
            &limits::TABLE_BYTES,
            "the tables of the board and the rules are too large",
        ),
        Exhausted::Code => (&limits::CODE_BYTES, "the rules compile to too much code"),
    };
    exceeded(game, &options.limits, limit, what)
}

fn exceeded(game: &Game, limits: &Limits, limit: &Limit, what: &str) -> Vec<Diagnostic> {
    let message = format!("{what}: more than {} {}", limits.get(limit), limit.counts);
    vec![limits.exceeded(limit, Place::from(game.rules.span), message)]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Usage;

    fn description(directives: &str) -> String {
        format!(
            "#players = p(9)\n#pieces = e, x, y\n#variables =\n\
             #board = rectangle(up, down, left, right, [e, e])\n{directives}"
        )
    }

    fn source(text: &str) -> Source {
        Source {
            name: "game".to_owned(),
            text: text.as_bytes().to_vec(),
        }
    }

    fn compiled(text: &str, limits: Limits, shift_tables: bool) -> Result<Usage, CompileError> {
        let options = Options {
            limits,
            shift_tables,
            ..Options::default()
        };
        compile(&source(text), &options).map(|reasoner| reasoner.usage)
    }

    /// Directives, a limit, and what is used of it where that can be counted by hand.
    const CASES: &[(&str, &Limit, Option<usize>)] = &[
        ("#rules = ->p left [e]", &limits::TEXT_BYTES, Some(118)),
        ("#rules = ->p left [e]", &limits::TOKENS, Some(46)),
        // Macros multiply tokens.
        (
            "#m = left left\n#n = m m m m\n#rules = ->p n n n n n n n n [e]",
            &limits::TOKENS,
            Some(25 + 2 + 8 * 8 + 3),
        ),
        ("#rules = ->p left [e]", &limits::EXPANSION_STEPS, Some(31)),
        (
            "#m =\n#n = m m\n#rules = ->p n left [e]",
            &limits::EXPANSION_STEPS,
            Some(31 + 3),
        ),
        (
            "#m = left\n#n = m\n#rules = ->p n [e]",
            &limits::EXPANSION_DEPTH,
            Some(2),
        ),
        (
            "#join(a; b) = a~b\n#rules = ->p join(le; ft) [e]",
            &limits::PASTED_BYTES,
            Some(4),
        ),
        (
            "#rules = ->p ((left + right)) [e]",
            &limits::BRACKET_DEPTH,
            Some(2),
        ),
        (
            "#rules = ->p {$ 1 + p - 3 < 6} [e]",
            &limits::ARITHMETIC_DEPTH,
            Some(2),
        ),
        ("#rules = ->p left [e]", &limits::RULE_NODES, Some(4)),
        ("#rules = ->p left^5 [e]", &limits::RULE_NODES, Some(9)),
        ("#rules = ->p left [e]", &limits::CELLS, Some(2)),
        ("#rules = ->p left [e]", &limits::NAMES, Some(3)),
        ("#rules = (->p left [e])*", &limits::STATES, None),
        ("#rules = (->p left [e])*", &limits::TABLE_BYTES, None),
        ("#rules = ->p left [e] right [x]", &limits::CODE_DEPTH, None),
        ("#rules = (->p left [e])*", &limits::CODE_BYTES, None),
        ("#rules = (->p left [e])*", &limits::EFFORT, None),
    ];

    #[test]
    fn a_description_is_accepted_at_every_limit_and_refused_just_beyond() {
        for limit in limits::LIMITS {
            let tested = |case: &(_, &Limit, _)| case.1.name == limit.name;
            assert!(CASES.iter().any(tested), "{} is not tested", limit.name);
        }
        for &(directives, limit, due) in CASES {
            let text = description(directives);
            // Tables that become too large are done without, unless there is no other way.
            let shift_tables = limit.name != limits::TABLE_BYTES.name;
            let usage = compiled(&text, Limits::highest(), shift_tables).unwrap();
            let used = usage.get(limit);
            assert!(used > 0, "{} of {directives}", limit.name);
            if let Some(due) = due {
                assert_eq!(used, due, "{} of {directives}", limit.name);
            }
            let with = |value: usize| {
                let mut limits = Limits::highest();
                limits.put(limit, value);
                compiled(&text, limits, shift_tables)
            };
            assert_eq!(with(used), Ok(usage), "{} of {directives}", limit.name);
            let error = with(used - 1).expect_err(limit.name);
            let errors = error.diagnostics();
            assert_eq!(errors[0].code, limit.code, "{} of {directives}", limit.name);
        }
    }

    #[test]
    fn what_is_reported_does_not_count_for_the_description() {
        let source = source(&description("#rules = (->p left [e])*"));
        let options = Options::default();
        let (alone, ()) = compile_with(&source, &options, |_, _| Ok(())).unwrap();
        let (reported, steps) = compile_with(&source, &options, |plan, meter| {
            Plan::new(plan.game, &options, meter)?;
            Ok(meter.spent().steps)
        })
        .unwrap();
        assert!(steps > 0);
        assert_eq!(alone.usage, reported.usage);
        // The report may use the limits up again, but not more.
        let endless = compile_with(&source, &options, |_, meter| {
            loop {
                meter.spend(1 << 20)?;
            }
        });
        let error = endless.map(|(_, ())| ()).unwrap_err();
        assert_eq!(error.diagnostics()[0].code, limits::EFFORT.code);
    }

    #[test]
    fn attempts_at_straight_moves_do_not_count_as_nested_code() {
        let loop_of_modifiers = description("#rules = ->p ([e] right)* ->>");
        let usage = compiled(&loop_of_modifiers, Limits::highest(), true).unwrap();
        assert!(usage.get(&limits::CODE_DEPTH) < 20);
    }

    #[test]
    fn usage_is_told_limit_by_limit() {
        let usage = compiled(
            &description("#rules = ->p left [e]"),
            Limits::default(),
            true,
        );
        let rows = usage.unwrap().of(&Limits::default());
        assert_eq!(rows.len(), limits::LIMITS.len());
        let cells = rows.iter().find(|row| row.name == "cells").unwrap();
        assert_eq!((cells.used, cells.limit), (2, 65_535));
        assert!(rows.iter().all(|row| (0.0..1.0).contains(&row.share())));
    }
}
