//! Purely random parts of rules.

use super::world::World;
use crate::dice::Dice;

/// The changes that a random part may hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Content {
    /// The part changes nothing, not even in patterns.
    Quiet,
    /// The part changes something within patterns only.
    Asking,
    /// The part changes something outside of patterns, too.
    Changing,
}

/// Returns a random part of a rule, as a sequence that can stand anywhere in one.
pub(super) fn fragment(world: &World, dice: &mut Dice, content: Content, depth: usize) -> String {
    if depth == 0 {
        return leaf(world, dice, content);
    }
    let deeper = |dice: &mut Dice, content| fragment(world, dice, content, depth - 1);
    match dice.below(100) {
        0..30 => {
            let parts: Vec<String> = (0..dice.between(2, 3))
                .map(|_| deeper(dice, content))
                .collect();
            format!("({})", parts.join(" + "))
        }
        30..62 => {
            let parts: Vec<String> = (0..dice.between(2, 3))
                .map(|_| deeper(dice, content))
                .collect();
            parts.join(" ")
        }
        62..72 => format!("({})*", deeper(dice, Content::Quiet)),
        72..76 => format!("({})^{}", deeper(dice, content), dice.below(4)),
        76..86 => format!(
            "{{{} {}}}",
            dice.pick(&["?", "!"]),
            asked(world, dice, content, depth - 1)
        ),
        86..89 if content == Content::Changing => bounded_star(world, dice),
        _ => leaf(world, dice, content),
    }
}

/// Returns what a pattern within a part asks.
fn asked(world: &World, dice: &mut Dice, content: Content, depth: usize) -> String {
    let changes = content != Content::Quiet && dice.chance(35);
    let content = if changes {
        Content::Changing
    } else {
        Content::Quiet
    };
    fragment(world, dice, content, depth)
}

/// Returns a question, as a pattern or a comparison.
pub(super) fn question(world: &World, dice: &mut Dice, content: Content) -> String {
    let depth = dice.between(1, 3);
    asked(world, dice, content, depth)
}

fn leaf(world: &World, dice: &mut Dice, content: Content) -> String {
    if content == Content::Changing && dice.chance(30) {
        return modifier(world, dice);
    }
    match dice.below(100) {
        0..48 => dice.pick(&world.board.labels).clone(),
        48..58 => dice.pick(&world.ways).ahead.clone(),
        58..86 => on(world, dice),
        86..94 => comparison(world, dice),
        94..97 => ".".to_owned(),
        _ => world.anywhere.clone(),
    }
}

/// Returns a test of the piece on the cell.
pub(super) fn on(world: &World, dice: &mut Dice) -> String {
    if dice.chance(3) {
        return "{}".to_owned();
    }
    let pieces = dice.some(&world.pieces(), 3);
    format!("{{{}}}", pieces.join(", "))
}

/// Returns an off or an assignment.
fn modifier(world: &World, dice: &mut Dice) -> String {
    match dice.below(100) {
        0..70 => format!("[{}]", dice.pick(&world.pieces())),
        70..80 => format!("[{}]", dice.some(&world.pieces(), 2).join(", ")),
        80..82 => "[]".to_owned(),
        _ => assignment(world, dice),
    }
}

/// Returns one or two assignments.
pub(super) fn assignment(world: &World, dice: &mut Dice) -> String {
    let variables = world.variables();
    let count = if dice.chance(80) { 1 } else { 2 };
    let parts: Vec<String> = (0..count)
        .map(|_| {
            let variable = dice.pick(&variables).clone();
            let name = &variable.name;
            let value = match dice.below(6) {
                0 => format!("{name}+1"),
                1 => format!("{}-{name}", variable.bound),
                2 => dice.below(variable.bound + 1).to_string(),
                3 => format!("{name}-1"),
                _ => arithmetic(world, dice, 2),
            };
            format!("{name} = {value}")
        })
        .collect();
    format!("[$ {}]", parts.join(", "))
}

/// Returns a comparison that can hold and can fail, mostly.
pub(super) fn comparison(world: &World, dice: &mut Dice) -> String {
    let relation = *dice.pick(&["==", "!=", "<", "<=", ">", ">="]);
    let (left, right) = (arithmetic(world, dice, 1), arithmetic(world, dice, 1));
    format!("{{$ {left} {relation} {right}}}")
}

fn arithmetic(world: &World, dice: &mut Dice, depth: usize) -> String {
    if depth == 0 || dice.chance(30) {
        return match dice.below(3) {
            0 => dice.below(6).to_string(),
            1 => dice.pick(&world.variables()).name.clone(),
            _ => dice.pick(&world.pieces()).clone(),
        };
    }
    let operator = dice.weighted(&[(4, "+"), (4, "-"), (2, "*"), (1, "/")]);
    let (left, right) = (
        arithmetic(world, dice, depth - 1),
        arithmetic(world, dice, depth - 1),
    );
    if dice.chance(40) {
        format!("({left} {operator} {right})")
    } else {
        format!("{left}{operator}{right}")
    }
}

/// Returns a star with changes inside that come to an end.
pub(super) fn bounded_star(world: &World, dice: &mut Dice) -> String {
    let way = dice.pick(&world.ways).ahead.clone();
    let pieces = world.pieces();
    let (from, to) = (dice.below(pieces.len()), dice.below(pieces.len()));
    // Some piece becomes fewer, or a variable grows.
    let small = world.counters.iter().find(|counter| counter.bound <= 9);
    match small {
        Some(counter) if dice.chance(35) => {
            let name = &counter.name;
            format!("([$ {name} = {name}+1] {way})*")
        }
        _ if from == to => format!("({way} {{{}}})*", pieces[from]),
        _ => format!("({way} {{{}}} [{}])*", pieces[from], pieces[to]),
    }
}
