//! The keeper's moves behind a player's move, at random. It never has a choice that matters.

use super::fragments::{Content, comparison, question};
use super::moves::Action;
use super::patterns;
use super::world::World;
use crate::dice::Dice;

/// Returns what follows the player's choice, up to the next player's turn.
pub(super) fn aftermath(world: &World, dice: &mut Dice, seat: usize, action: &Action) -> String {
    let me = &world.seats[seat];
    let mut parts = Vec::new();
    if action.turns {
        let theirs = world.theirs(seat);
        let theirs = if dice.chance(80) {
            &theirs[..1]
        } else {
            &theirs[..]
        };
        parts.push(patterns::turn_over(
            &world.ways,
            &me.pieces,
            theirs,
            world.empty(),
        ));
    }
    if let Some(put) = &action.put {
        parts.push(promoted(world, dice, put));
    }
    for _ in 0..dice.weighted(&[(25, 0), (50, 1), (18, 2), (7, 3)]) {
        parts.push(task(world, dice, seat, action.placed));
    }
    parts.join(" ")
}

/// Returns what the keeper makes of a piece that was put: rows and connections.
pub(super) fn made_of_it(world: &World, dice: &mut Dice, seat: usize) -> String {
    if dice.chance(25) {
        return row_made(world, dice, seat);
    }
    connected(world, dice, seat, true)
}

/// Returns rules that put a piece, or another one at the edge.
fn promoted(world: &World, dice: &mut Dice, put: &str) -> String {
    let kin = world
        .seats
        .iter()
        .find(|seat| seat.pieces.iter().any(|piece| piece == put));
    match kin {
        Some(seat) if seat.pieces.len() > 1 && dice.chance(40) => {
            let label = dice.pick(&world.board.labels);
            format!(
                "({{? {label}}} [{put}] + {{! {label}}} [{}])",
                seat.pieces[1]
            )
        }
        _ => format!("[{put}]"),
    }
}

/// Returns one thing that the keeper does.
fn task(world: &World, dice: &mut Dice, seat: usize, placed: bool) -> String {
    match dice.below(100) {
        0..20 => row_made(world, dice, seat),
        20..38 => connected(world, dice, seat, placed),
        38..52 => {
            let consequence = consequence(world, dice, seat);
            let asked = question(world, dice, Content::Asking);
            if dice.chance(75) {
                decided(&asked, &consequence)
            } else {
                format!("({{? {asked}}} {consequence} + {{! {asked}}} .)")
            }
        }
        52..62 => clean_up(world, dice),
        62..72 => around(world, dice, seat),
        72..84 => count(world, dice, seat),
        84..92 => {
            let comparison = comparison(world, dice);
            let consequence = consequence(world, dice, seat);
            decided(&comparison, &consequence)
        }
        _ => capture_groups(world, dice, seat),
    }
}

/// Returns rules that look for a row.
fn row_made(world: &World, dice: &mut Dice, seat: usize) -> String {
    let consequence = consequence(world, dice, seat);
    let ways = dice.some(&world.ways, 4);
    let row = patterns::row(dice, &ways, world.seats[seat].piece());
    decided(&row, &consequence)
}

/// Returns rules that look for a connection, or for two of them.
fn connected(world: &World, dice: &mut Dice, seat: usize, placed: bool) -> String {
    let consequence = consequence(world, dice, seat);
    let piece = world.seats[seat].pieces.join(", ");
    let one = patterns::connection(dice, world, &piece);
    if placed && dice.chance(50) {
        let two = patterns::connection(dice, world, &piece);
        decided(&format!("{{? {one}}} {{? {two}}}"), &consequence)
    } else {
        decided(&one, &consequence)
    }
}

/// Returns rules that do something if a question is answered with yes.
fn decided(asked: &str, consequence: &str) -> String {
    format!("({{? {asked}}} {consequence} + {{! {asked}}})")
}

/// Returns what happens when something is found: the end of the game, mostly.
fn consequence(world: &World, dice: &mut Dice, seat: usize) -> String {
    let me = &world.seats[seat];
    let best = me.bound;
    match dice.below(10) {
        0..5 => format!("[$ {} = {best}] ->> {{}}", me.name),
        5 => format!("[$ {0} = {best}-{0}]", me.name),
        6 => format!("[$ {} = {}]", me.name, dice.below(best + 1)),
        7 => {
            let other = dice.pick(&world.seats).clone();
            format!("[$ {} = {}] ->> {{}}", other.name, other.bound)
        }
        _ => match world.counters.first() {
            Some(counter) => format!("[$ {0} = {1}-{0}]", counter.name, counter.bound),
            None => "->> {}".to_owned(),
        },
    }
}

/// Returns rules that replace all pieces of a kind, one after the other.
fn clean_up(world: &World, dice: &mut Dice) -> String {
    let pieces = world.pieces();
    let (x, y) = (dice.pick(&pieces).clone(), dice.pick(&pieces).clone());
    if x == y {
        return format!("[$ {0} = {0}]", world.seats[0].name);
    }
    let any = &world.anywhere;
    let condition = if dice.chance(50) && x != world.empty() {
        let way = dice.pick(&world.ways).ahead.clone();
        format!(" {{? {way} {{{x}, {y}}}}}")
    } else if x == world.empty() {
        " {! n}".to_owned().replace('n', &world.board.labels[0])
    } else {
        String::new()
    };
    if dice.chance(70) {
        format!("({any} {{{x}}}{condition} [{y}] ->>)* {{! {any} {{{x}}}{condition}}}")
    } else {
        // All in one of the keeper's moves.
        format!("({any} {{{x}}}{condition} [{y}])* {{! {any} {{{x}}}{condition}}}")
    }
}

/// Returns rules that do something on cells around the one that was played, and come back.
fn around(world: &World, dice: &mut Dice, seat: usize) -> String {
    let theirs = world.theirs(seat);
    let own = world.seats[seat].piece();
    let new = dice.pick(&[world.empty(), own]).to_string();
    let onto = dice.pick(&theirs).clone();
    let ways = dice.some(&world.ways, 4);
    let each = ways.iter().map(|way| {
        let there = format!("{} {{{onto}}}", way.ahead);
        format!(
            "({{? {there}}} {there} [{new}] {} + {{! {there}}})",
            way.back
        )
    });
    each.collect::<Vec<_>>().join(" ")
}

/// Returns rules that count turns or points.
fn count(world: &World, dice: &mut Dice, seat: usize) -> String {
    let me = &world.seats[seat].name;
    match (world.counters.first(), dice.below(4)) {
        (Some(counter), 0..2) => format!("[$ {0} = {0}+1]", counter.name),
        (_, 2) => format!("[$ {me} = {}]", world.seats[seat].piece()),
        _ => format!("[$ {me} = {me}+1]"),
    }
}

/// Returns rules that take enemy groups without an empty neighbour, as in go.
fn capture_groups(world: &World, dice: &mut Dice, seat: usize) -> String {
    let near = format!("({})", world.board.labels.join(" + "));
    let foe = world.theirs(seat).join(", ");
    let empty = world.empty();
    let any = &world.anywhere;
    let new = dice.pick(&[empty, world.seats[seat].piece()]).to_string();
    let free = format!("({near} {{{foe}}})* {near} {{{empty}}}");
    let doomed = format!("{any} {{{foe}}} {{! {free}}}");
    // Marked one after the other, the last of a group would be free again.
    if new == empty {
        let mark = world.seats[seat].piece();
        format!("({doomed} [{mark}] ->>)* {{! {doomed}}}")
    } else {
        format!("({doomed} [{new}] ->>)* {{! {doomed}}}")
    }
}
