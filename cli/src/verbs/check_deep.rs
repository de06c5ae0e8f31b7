//! `rbg check --deep`: looks by random play for what a proper game does
//! not do. The interpreter plays, under a budget, so that nothing goes on for ever.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};

use rbg_compiler::Loaded;
use rbg_compiler::diagnostic::{Code, Diagnostic, Span};
use rbg_compiler::effort::{Budget, Exhausted, Meter};
use rbg_compiler::interpret::{InterpretedPosition, Interpreter};
use rbg_compiler::model::Declarations;
use rbg_runtime::game::format_move;
use rbg_runtime::rng::{below, stream};
use rbg_runtime::{ActionList, AnyGame, AnyPosition, Player};
use serde::Serialize;

use crate::compile;
use crate::failure::Failure;
use crate::findings::{Finding, findings};
use crate::interrupt;
use crate::library::GameFile;
use crate::terminal::Terminal;

/// The most steps of the search for the moves of one position.
const MOVE_EFFORT: usize = 100_000_000;

/// The number of moves at which games are cut off.
const LONGEST_GAME: usize = 300;

/// The most positions that are looked at for the keeper's choices behind a move.
const KEEPER_POSITIONS: usize = 200;

/// The findings about a game.
#[derive(Debug, Serialize)]
pub(crate) struct Report {
    game: String,
    plays: u32,
    positions: u64,
    /// The number of games that ended before they were cut off.
    ended: u32,
    violations: Vec<Violation>,
    /// The number of moves behind which the keeper's choices differ in the current cell only, and
    /// nothing can tell.
    unread_choices: u64,
    /// The number of moves behind which not all choices of the keeper were followed.
    unfollowed: u64,
    /// The numbers of actions that no legal move had, nor any of the keeper's.
    unused_actions: Vec<u32>,
    /// The players that were never to move.
    idle_players: Vec<String>,
    /// All of this as warnings at the places in the text that they are about, and what was
    /// found without playing.
    diagnostics: Vec<Finding>,
    /// The same, to be shown.
    #[serde(skip)]
    shown: Vec<Diagnostic>,
}

/// A violation: something that no proper game does, with the play that leads there.
#[derive(Debug, Serialize)]
struct Violation {
    kind: Kind,
    /// The moves in canonical form.
    play: Vec<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
enum Kind {
    /// The search for the moves of the position does not end within its budget.
    EndlessMove,
    /// The keeper's moves do not end within their budget.
    EndlessKeeper,
    /// The position or its moves tell which choice the keeper makes.
    KeeperChoice,
}

impl Kind {
    fn text(self) -> &'static str {
        match self {
            Self::EndlessMove => "the moves have no end, or far too many steps",
            Self::EndlessKeeper => "the keeper does not come to an end",
            Self::KeeperChoice => "the keeper's choice makes a difference",
        }
    }
}

impl Report {
    /// Returns whether nothing was found that a proper game does not do.
    pub(crate) fn is_proper(&self) -> bool {
        self.violations.is_empty()
    }

    /// Prints the report.
    pub(crate) fn show(
        &self,
        file: &GameFile,
        json: bool,
        terminal: Terminal,
    ) -> Result<(), Failure> {
        if json {
            return terminal.print_report(self);
        }
        let Self {
            game,
            plays,
            positions,
            ended,
            ..
        } = self;
        if !self.shown.is_empty() {
            let colored = terminal.colored_output();
            terminal.print(&compile::render(file, &self.shown, colored))?;
        }
        let verdict = if self.is_proper() { "ok" } else { "not proper" };
        let mut text = format!(
            "{game}: {verdict}, {positions} positions in {plays} games, {ended} of them played to their end\n"
        );
        for violation in &self.violations {
            let play = violation.play.join(" ");
            text += &format!("  {}, after: {play}\n", violation.kind.text());
        }
        if self.unread_choices > 0 {
            let count = self.unread_choices;
            text +=
                &format!("  the keeper has choices that nothing can tell apart ({count} moves)\n");
        }
        if self.unfollowed > 0 {
            text += &format!(
                "  too many choices of the keeper to follow ({} moves)\n",
                self.unfollowed
            );
        }
        terminal.print(&text)
    }
}

/// Plays some games and watches. `warnings` were found without playing.
pub(crate) fn check(
    file: &GameFile,
    loaded: Loaded,
    warnings: Vec<Diagnostic>,
    plays: u32,
    seed: u64,
) -> Result<Report, Failure> {
    let game = Interpreter::new(loaded.game, &file.name);
    let mut watch = Watch {
        report: Report {
            game: file.name.clone(),
            plays,
            positions: 0,
            ended: 0,
            violations: Vec::new(),
            unread_choices: 0,
            unfollowed: 0,
            unused_actions: Vec::new(),
            idle_players: Vec::new(),
            diagnostics: Vec::new(),
            shown: warnings,
        },
        used: BTreeSet::new(),
        players: BTreeSet::new(),
        game: &game,
        play: Vec::new(),
    };
    for number in 0..plays {
        watch.play(seed, u64::from(number))?;
    }
    let Watch {
        mut report,
        used,
        players,
        ..
    } = watch;
    let actions = 1..=game.info().actions.len() as u32;
    report.unused_actions = actions.filter(|action| !used.contains(action)).collect();
    let names = game.info().all_players().zip(game.info().players.iter());
    let idle = names.filter(|(player, _)| !players.contains(player));
    report.idle_players = idle.map(|(_, name)| name.to_string()).collect();
    let shown = &mut report.shown;
    shown.extend(idle_players(&game, &loaded.declarations, &players, plays));
    shown.extend(unused_actions(&game, &used, plays));
    shown.sort_by_key(|warning| warning.primary.span);
    // What is known without playing need not be told twice.
    shown.dedup_by_key(|warning| warning.primary.span);
    report.diagnostics = findings(file, shown);
    Ok(report)
}

/// Warnings about players that were never on turn.
fn idle_players(
    game: &Interpreter,
    declarations: &Declarations,
    players: &BTreeSet<Player>,
    plays: u32,
) -> Vec<Diagnostic> {
    let info = game.info();
    let declared = info
        .all_players()
        .zip(info.players.iter())
        .zip(&declarations.players);
    let idle = declared.filter(|((player, _), _)| !players.contains(player));
    let warn = |((_, name), &span): ((Player, &Cow<'_, str>), &Span)| {
        let message = format!("player `{name}` was never on turn");
        let remark = format!("in {plays} games");
        Diagnostic::warning(Code::UNUSED_PLAYER, span, message, remark)
    };
    idle.map(warn).collect()
}

/// Warnings about actions that no legal move had. Those of a macro are one in the text.
fn unused_actions(game: &Interpreter, used: &BTreeSet<u32>, plays: u32) -> Vec<Diagnostic> {
    let mut places: BTreeMap<Span, (Vec<u32>, usize)> = BTreeMap::new();
    for (number, action) in (1..).zip(&game.game().actions) {
        let (unused, all) = places.entry(action.span).or_default();
        *all += 1;
        if !used.contains(&number) {
            unused.push(number);
        }
    }
    let warn = |(span, (unused, all)): (Span, (Vec<u32>, usize))| {
        let action = &game.info().actions[*unused.first()? as usize - 1].text;
        let whose = match unused.len() {
            _ if all == 1 => String::new(),
            count if count == all => format!(" in any of its {all} places"),
            count => format!(" in {count} of its {all} places"),
        };
        let message = format!("no move had the action `{action}`{whose}");
        let remark = format!("not in {plays} games");
        Some(Diagnostic::warning(
            Code::RULE_UNUSED,
            span,
            message,
            remark,
        ))
    };
    places.into_iter().filter_map(warn).collect()
}

struct Watch<'g> {
    game: &'g Interpreter,
    report: Report,
    /// The actions that were part of a legal move.
    used: BTreeSet<u32>,
    players: BTreeSet<Player>,
    /// The moves of the game so far.
    play: Vec<String>,
}

impl Watch<'_> {
    fn play(&mut self, seed: u64, number: u64) -> Result<(), Failure> {
        let mut rng = stream(seed, number);
        self.play.clear();
        let opening = bounded(|meter| {
            let outcomes = self.game.keeper_outcomes_metered(KEEPER_POSITIONS, meter)?;
            Ok((outcomes, self.game.initial_position_metered(meter)?))
        });
        let Some((outcomes, mut position)) = opening else {
            self.found(Kind::EndlessKeeper);
            return Ok(());
        };
        self.judge(&outcomes);
        for _ in 0..LONGEST_GAME {
            interrupt::check()?;
            self.report.positions += 1;
            let Some(Ok(moves)) = bounded(|meter| position.legal_moves_metered(meter)) else {
                self.found(Kind::EndlessMove);
                return Ok(());
            };
            if position.is_with_keeper() && !moves.is_empty() {
                self.found(Kind::EndlessKeeper);
                return Ok(());
            }
            self.used
                .extend(moves.iter().flatten().map(|action| action.index));
            let Some(chosen) = moves.get(below(&mut rng, moves.len() as u32) as usize) else {
                self.report.ended += 1;
                return Ok(());
            };
            self.players.insert(position.to_move());
            self.play.push(format_move(self.game.info(), chosen));
            self.look(&position, chosen);
            if bounded(|meter| position.perform_metered(chosen, meter)).is_none() {
                self.found(Kind::EndlessKeeper);
                return Ok(());
            }
        }
        Ok(())
    }

    /// Follows the keeper's choices behind a move.
    fn look(&mut self, position: &InterpretedPosition, chosen: &ActionList) {
        let outcomes =
            bounded(|meter| position.keeper_outcomes_metered(chosen, KEEPER_POSITIONS, meter));
        match outcomes {
            Some(Some(outcomes)) => self.judge(&outcomes),
            Some(None) => {}
            None => self.report.unfollowed += 1,
        }
    }

    fn judge(&mut self, outcomes: &rbg_compiler::interpret::KeeperOutcomes) {
        self.used.extend(&outcomes.actions);
        if outcomes.endless {
            self.found(Kind::EndlessKeeper);
        }
        if !outcomes.complete {
            self.report.unfollowed += 1;
        }
        let [first, others @ ..] = outcomes.positions.as_slice() else {
            return;
        };
        let moves = |position: &InterpretedPosition| {
            let moves = bounded(|meter| position.legal_moves_metered(meter));
            let moves = moves.and_then(Result::ok);
            moves.map(|moves| moves.into_iter().collect::<BTreeSet<_>>())
        };
        let own = moves(first);
        let mut tells = false;
        for other in others {
            tells |= first.differs_visibly(other) || moves(other) != own;
        }
        if tells {
            self.found(Kind::KeeperChoice);
        } else if !others.is_empty() {
            self.report.unread_choices += 1;
        }
    }

    /// Keeps the first play, the shortest one later, to each kind of violation.
    fn found(&mut self, kind: Kind) {
        let play = self.play.clone();
        let known = self
            .report
            .violations
            .iter_mut()
            .find(|known| known.kind == kind);
        match known {
            Some(known) if play.len() < known.play.len() => known.play = play,
            Some(_) => {}
            None => self.report.violations.push(Violation { kind, play }),
        }
    }
}

/// Returns the outcome of some work of the interpreter, unless it takes far too long.
fn bounded<T>(work: impl FnOnce(&Meter) -> Result<T, Exhausted>) -> Option<T> {
    work(&Meter::new(Budget::steps(MOVE_EFFORT))).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::PathBuf;

    fn kinds(rules: &str) -> (Vec<Kind>, Vec<u32>, Vec<String>) {
        let text = format!(
            "#players = p(1), q(1)\n#pieces = e, x\n#variables = v(9)\n\
             #board = rectangle(up, down, left, right, [e, e, e])\n#rules = {rules}"
        );
        let file = GameFile {
            name: "deep".to_owned(),
            path: PathBuf::from("deep.rbg"),
            text: text.into(),
        };
        let loaded = rbg_compiler::load(&file.text).expect("it is valid");
        let report = check(&file, loaded, Vec::new(), 3, 1).unwrap();
        let mut kinds: Vec<Kind> = report.violations.iter().map(|found| found.kind).collect();
        kinds.sort();
        (kinds, report.unused_actions, report.idle_players)
    }

    #[test]
    fn what_is_never_used_is_shown_where_it_stands() {
        let text = "#players = p(1), q(1)\n#pieces = e, x\n#variables =\n\
             #board = rectangle(up, down, left, right, [e, e, e])\n\
             #put(piece) = right [piece]\n\
             #rules = ->p put(x) ->> ([e] + {x} {e} [x]) ->p";
        let file = GameFile {
            name: "deep".to_owned(),
            path: PathBuf::from("deep.rbg"),
            text: text.into(),
        };
        let loaded = rbg_compiler::load(&file.text).expect("it is valid");
        let report = check(&file, loaded, Vec::new(), 3, 1).unwrap();
        let shown = compile::render(&file, &report.shown, false);
        assert!(
            shown.contains("deep.rbg:1:18") && shown.contains("`q` was never on turn"),
            "{shown}"
        );
        assert!(
            shown.contains("deep.rbg:6:40") && shown.contains("no move had the action `[x]`"),
            "{shown}"
        );
        assert_eq!(report.diagnostics.len(), 2, "{shown}");
    }

    #[test]
    fn violations_are_found_by_play() {
        let proper = "->p right [x] ->> ->q left {e} [x] ->> {}";
        assert_eq!(kinds(proper), (vec![], vec![], vec![]));
        let choice = "->p right [x] ->> ({! up} [e] + right [e]) ->q {e} [x] ->> {}";
        assert_eq!(kinds(choice).0, [Kind::KeeperChoice]);
        assert_eq!(kinds("->p [x] ->> (->> [e])*").0, [Kind::EndlessKeeper]);
        assert_eq!(
            kinds("->p ([e] + [x] + [$ v = 1])* ->q").0,
            [Kind::EndlessMove]
        );
        let unreachable = "->p right [x] ->> ([e] + {x} {e} [x]) ->q {e} [x] ->> {}";
        assert_eq!(kinds(unreachable).1, [5]);
        let unused = "->p right [x] ->p {e} [x] ->q {x} [x]";
        assert_eq!(kinds(unused).2, ["q"]);
    }
}
