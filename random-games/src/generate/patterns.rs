//! Random questions that real games ask.

use super::board::Way;
use super::world::World;
use crate::dice::Dice;

/// Asks for a row of pieces through the cell.
pub(super) fn row(dice: &mut Dice, ways: &[Way], piece: &str) -> String {
    let length = dice.between(1, 4);
    let form = dice.below(4);
    World::sum(ways, |way| {
        let Way { ahead, back } = way;
        let from = format!("({back} {{{piece}}})*");
        match form {
            0 => format!("{from} {{! {back} {{{piece}}}}} ({ahead} {{{piece}}})^{length}"),
            1 => format!(
                "{from} {{! {back} {{{piece}}}}} ({ahead} {{{piece}}})^{length} {{! {ahead} {{{piece}}}}}"
            ),
            2 => format!("{from} ({ahead} {{{piece}}})^{length}"),
            _ => format!("({ahead} {{{piece}}})^{length}"),
        }
    })
}

/// Asks for a connection from the cell over connected pieces to a side or to a piece.
pub(super) fn connection(dice: &mut Dice, world: &World, piece: &str) -> String {
    let near = if dice.chance(75) {
        format!("({})", world.board.labels.join(" + "))
    } else {
        World::sum(&world.ways, |way| way.ahead.clone())
    };
    let label = dice.pick(&world.board.labels);
    let reached = match dice.below(4) {
        0 => format!("{near} {{{}}}", world.empty()),
        _ => format!("{{! {label}}}"),
    };
    format!("({near} {{{piece}}})* {reached}")
}

/// Asks for a run of enemy pieces that ends at an own piece, in one of several ways.
pub(super) fn enclosed(ways: &[Way], own: &[String], theirs: &[String]) -> String {
    World::sum(ways, |way| run(&way.ahead, own, theirs))
}

fn run(ahead: &str, own: &[String], theirs: &[String]) -> String {
    let (own, theirs) = (own.join(", "), theirs.join(", "));
    format!("{ahead} {{{theirs}}} ({ahead} {{{theirs}}})* {ahead} {{{own}}}")
}

/// Returns what the keeper does to turn such runs over; `standing` is on the cell.
pub(super) fn turn_over(ways: &[Way], own: &[String], theirs: &[String], standing: &str) -> String {
    let each = ways.iter().map(|way| {
        let line = run(&way.ahead, own, theirs);
        let (back, new, theirs) = (&way.back, &own[0], theirs.join(", "));
        format!("({{! {line}}} + {line} {back} ({{{theirs}}} [{new}] {back})* {{{standing}}})")
    });
    each.collect::<Vec<_>>().join(" ")
}
