//! The flow of turns in random games.

use super::fragments::{Content, comparison, question};
use super::keeper::{aftermath, made_of_it};
use super::moves::{action, trailing};
use super::shapes::{asked_after, of_each_kind, pair, riders, seen_back};
use super::world::{Counter, Seat, World};
use crate::dice::Dice;

/// Returns the rules of a game.
pub(super) fn rules(world: &World, dice: &mut Dice) -> String {
    let opening = opening(world, dice);
    let round = round(world, dice);
    let rules = match dice.below(100) {
        0..62 => format!("({round})*"),
        62..72 => {
            let setup = self::round(world, dice);
            format!("({setup})^{} ({round})*", dice.between(1, 3))
        }
        72..80 => {
            let inner = turn(world, dice, 0);
            format!("({round} ({inner})*)*")
        }
        80..88 => {
            let other = self::round(world, dice);
            format!("({round} + {other})*")
        }
        88..94 => {
            let first = turn(world, dice, 0);
            format!("{first} ({round})*")
        }
        _ => format!("({round})^{}", dice.between(2, 4)),
    };
    format!("{opening}{rules}")
}

/// Returns what the keeper does before the first turn.
fn opening(world: &World, dice: &mut Dice) -> String {
    match dice.below(10) {
        0..7 => String::new(),
        7 => {
            let seat = dice.pick(&world.seats).clone();
            format!("[$ {} = {}] ", seat.name, dice.below(seat.bound + 1))
        }
        8 => format!("[{}] ", dice.pick(&world.pieces())),
        _ => format!("[{}] ->> ", dice.pick(&world.pieces())),
    }
}

/// Returns a turn of every player.
fn round(world: &World, dice: &mut Dice) -> String {
    // Dice of its own: games that are not settled so are the same as without.
    let mut others = dice.clone();
    let settles = others.chance(25);
    let settled = |seat| match settles {
        true => settled(world, &mut others.clone(), seat),
        false => String::new(),
    };
    let alike = dice.chance(50);
    let turns: Vec<String> = if alike {
        // The same rules for all, as a macro would make them.
        let same = dice.fork();
        let turns = (0..world.seats.len())
            .map(|seat| turn(world, &mut same.clone(), seat) + &settled(seat));
        turns.collect()
    } else {
        (0..world.seats.len())
            .map(|seat| turn(world, dice, seat) + &settled(seat))
            .collect()
    };
    turns.join("\n    ")
}

/// Returns how a player wins by what may be settled long before the end: a number of pieces, more
/// pieces than another, or a row, before a clock runs out or without one.
fn settled(world: &World, dice: &mut Dice, seat: usize) -> String {
    let Seat { name, bound, .. } = &world.seats[seat];
    let own = world.seats[seat].piece();
    let other = world.seats[(seat + 1) % world.seats.len()].piece();
    let clock = match world.counters.first() {
        Some(Counter { name, .. }) if dice.chance(60) => format!("[$ {name} = {name} + 1] "),
        _ => String::new(),
    };
    let (wins, loses) = match dice.below(4) {
        0 => {
            let enough = dice.between(2, 6);
            (
                format!("{{$ {own} > {enough}}}"),
                format!("{{$ {own} <= {enough}}}"),
            )
        }
        1 => (
            format!("{{$ {own} > {other} + 1}}"),
            format!("{{$ {own} <= {other} + 1}}"),
        ),
        2 => {
            let (any, way) = (&world.anywhere, &world.ways[0].ahead);
            let row = format!("{any} {{{own}}} {way} {{{own}}}");
            (format!("{{? {row}}}"), format!("{{! {row}}}"))
        }
        _ => {
            let (any, all) = (&world.anywhere, world.pieces().join(", "));
            let others: Vec<String> = world
                .pieces()
                .into_iter()
                .filter(|piece| piece != own)
                .collect();
            let missing = if others.is_empty() {
                all
            } else {
                others.join(", ")
            };
            let hole = format!("{any} {{{missing}}}");
            (format!("{{! {hole}}}"), format!("{{? {hole}}}"))
        }
    };
    format!(" {clock}({wins} [$ {name} = {bound}] ->> {{}} + {loses})")
}

/// Returns the turn of a player, with what the keeper does before and after it.
fn turn(world: &World, dice: &mut Dice, seat: usize) -> String {
    if world.pieces_stay {
        return stone_put(world, dice, seat);
    }
    let me = &world.seats[seat].name;
    // Dice of its own, as above.
    let mut others = dice.clone().fork();
    match others.below(100) {
        0..4 => return pair(world, &mut others, seat),
        4..8 => return seen_back(world, &mut others, seat),
        8..12 => return asked_after(world, &mut others, seat),
        12..16 => return of_each_kind(world, &mut others, seat),
        _ => {}
    }
    if dice.chance(8)
        && let Some(turn) = riders(world, dice, seat)
    {
        return turn;
    }
    let action = action(world, dice, seat);
    let mut choice = action.text.clone();
    if dice.chance(14) {
        let other = self::action(world, dice, seat);
        // Whatever is put is put behind both.
        if other.put == action.put && !other.turns {
            let condition = match dice.below(4) {
                0 => comparison(world, dice),
                1 => format!("{{? {}}}", question(world, dice, Content::Quiet)),
                _ => String::new(),
            };
            choice = format!("({choice} + {condition} {})", or_dot(&other.text));
        }
    }
    if dice.chance(10) {
        choice = split(&choice, dice);
    }
    let switch = match dice.below(100) {
        0..70 => "->>".to_owned(),
        _ => format!("->{}", world.seats[dice.below(world.seats.len())].name),
    };
    let behind = aftermath(world, dice, seat, &action);
    let trailing = if dice.chance(28) {
        trailing(world, dice, seat, action.put.as_ref())
    } else {
        String::new()
    };
    let decide = || format!("->{me} {choice}");
    let asks = choice.contains("{?") || choice.contains("{!");
    let guarded = if dice.chance(if asks { 25 } else { 8 }) {
        Some(asked_before(world, dice, seat, &choice))
    } else {
        None
    };
    match (dice.below(100), action.put.as_ref()) {
        // The piece is put by the player, so that conditions can depend on it.
        (0..35, Some(put)) if !action.turns && guarded.is_none() => {
            let mut rest = action_without_put(world, dice, seat);
            if rest.is_empty() && dice.chance(50) {
                return format!("{} [{put}] {trailing}", decide());
            }
            if dice.chance(15) {
                rest = format!("{rest} .");
            }
            format!("{} [{put}] {trailing} {switch} {rest}", decide())
        }
        _ => match guarded {
            Some(guard) => guard.replace('@', &format!("{} {switch} {behind}", decide())),
            None => format!("{} {trailing} {switch} {behind}", decide()),
        },
    }
}

/// Returns a turn in which the player puts a piece that stays, and the keeper looks what he has
/// made of it.
fn stone_put(world: &World, dice: &mut Dice, seat: usize) -> String {
    let Seat { name, pieces, .. } = &world.seats[seat];
    let (any, empty, own) = (&world.anywhere, world.empty(), &pieces[0]);
    let condition = match dice.below(5) {
        0 => format!(" {}", comparison(world, dice)),
        1 => format!(" {{? {}}}", question(world, dice, Content::Quiet)),
        _ => String::new(),
    };
    let made = made_of_it(world, dice, seat);
    format!("->{name} {any} {{{empty}}}{condition} ->> [{own}] {made}")
}

/// Returns what the keeper does where nothing is left to be put.
fn action_without_put(world: &World, dice: &mut Dice, seat: usize) -> String {
    let action = super::moves::Action {
        text: String::new(),
        put: None,
        placed: true,
        turns: false,
    };
    aftermath(world, dice, seat, &action)
}

/// Returns rules by which the keeper asks whether there is a move before it lets the player choose,
/// and lets him pass or ends the game otherwise. `@` stands for the turn.
fn asked_before(world: &World, dice: &mut Dice, seat: usize, choice: &str) -> String {
    let me = &world.seats[seat].name;
    let choice = or_dot(choice);
    let otherwise = match dice.below(3) {
        0 => format!("->{me} ->>"),
        1 => format!("[$ {me} = 0] ->> {{}}"),
        _ => "->> {}".to_owned(),
    };
    if dice.chance(80) {
        format!("({{? {choice}}} @ + {{! {choice}}} {otherwise})")
    } else {
        let asked = question(world, dice, Content::Quiet);
        let comparison = comparison(world, dice);
        format!(
            "({{? {asked}}} {{? {comparison}}} @ + {{! {{? {asked}}} {{? {comparison}}}}} {otherwise})"
        )
    }
}

fn or_dot(text: &str) -> String {
    if text.trim().is_empty() {
        ".".to_owned()
    } else {
        text.to_owned()
    }
}

/// Puts dots somewhere between the parts of a move, or a power.
fn split(choice: &str, dice: &mut Dice) -> String {
    if dice.chance(50) {
        format!(". {choice}.")
    } else {
        choice.replacen("} ", "} . ", 1)
    }
}
