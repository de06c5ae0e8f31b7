//! Turns of the shapes that strategies of their own are for.

use super::world::{Seat, World};
use crate::dice::Dice;

/// A piece that is on the board within turns only.
pub(super) const MARK: &str = "moved";

/// Returns a turn of pieces that go and capture along rides, behind which another piece, which they
/// leave alone, must or must not be attacked; none if there is no other piece.
pub(super) fn riders(world: &World, dice: &mut Dice, seat: usize) -> Option<String> {
    let seats = &world.seats;
    let [own, .., king] = seats[seat].pieces.as_slice() else {
        return None;
    };
    let kings: Vec<&String> = seats.iter().filter_map(|seat| seat.pieces.last()).collect();
    let foes = world.theirs(seat);
    let prey: Vec<String> = foes
        .iter()
        .filter(|foe| !kings.contains(foe))
        .cloned()
        .collect();
    let (empty, any) = (world.empty(), &world.anywhere);
    let landing = [vec![empty.to_owned()], prey].concat().join(", ");
    let ways = dice.some(&world.ways, 4);
    let ride = World::sum(&ways, |way| format!("({0} {{{empty}}})* {0}", way.ahead));
    let foe = foes.join(", ");
    let attack = World::sum(&dice.some(&world.ways, 4), |way| {
        match way.ahead.len() % 2 == 0 {
            true => format!("({0} {{{empty}}})* {0} {{{foe}}}", way.ahead),
            false => format!("{} {{{foe}}}", way.ahead),
        }
    });
    let sign = if dice.chance(75) { "!" } else { "?" };
    let moved = format!("{{{own}}} [{empty}] {ride} {{{landing}}} [{own}]");
    let of_king = format!("{{{king}}} [{empty}] {ride} {{{landing}}} [{king}]");
    let moved = if dice.chance(40) {
        format!("({moved} + {of_king})")
    } else {
        moved
    };
    let me = &seats[seat].name;
    Some(format!(
        "->{me} {any} {moved} {{{sign} {any} {{{king}}} {attack}}} ->>"
    ))
}

/// The most cells of a board on which both pieces of a pair are put anywhere.
const MOST_PAIRED: usize = 30;

/// Returns a turn of two pieces that are put one after the other, each of which may end the game.
pub(super) fn pair(world: &World, dice: &mut Dice, seat: usize) -> String {
    let Seat { name, bound, .. } = &world.seats[seat];
    let (empty, any) = (world.empty(), &world.anywhere);
    let own = world.seats[seat].piece();
    let second = match dice.chance(70) {
        true => own,
        false => dice.pick(&world.seats).piece(),
    };
    let asked = |dice: &mut Dice, piece: &str| {
        let length = dice.between(1, 2);
        World::sum(&dice.some(&world.ways, 3), |way| {
            let behind = format!("{} {{{piece}}} ", way.back).repeat(length - 1);
            let ahead = format!("{} {{{piece}}} ", way.ahead).repeat(length);
            format!("({behind}+ {ahead})").replace("(+", "(")
        })
    };
    let wins = format!("[$ {name} = {bound}] ->> {{}}");
    let (first, last) = (asked(dice, own), asked(dice, second));
    let go = format!("{any} {{{empty}}} [{own}]");
    // Pairs of cells anywhere on a large board are too many moves.
    let onward = match world.board.cells <= MOST_PAIRED {
        true => any.clone(),
        false => World::sum(&dice.some(&world.ways, 4), |way| way.ahead.clone()),
    };
    let then = format!("{onward} {{{empty}}} [{second}] ({{? {last}}} {wins} + {{! {last}}} ->>)");
    match dice.below(3) {
        0 => format!("->{name} {go} {then}"),
        1 => format!("->{name} {go} ({{? {first}}} {wins} + {{! {first}}} {then})"),
        _ => format!("->{name} {go} {{! {first}}} {then}"),
    }
}

/// Returns a turn of a piece that goes somewhere, and of another that is put where the first one is
/// seen.
pub(super) fn seen_back(world: &World, dice: &mut Dice, seat: usize) -> String {
    let name = &world.seats[seat].name;
    let (empty, any) = (world.empty(), &world.anywhere);
    let own = world.seats[seat].piece();
    let goes = match dice.chance(70) {
        true => World::sum(&dice.some(&world.ways, 3), |way| way.ahead.clone()),
        false => any.clone(),
    };
    let stays_free = dice.chance(80);
    let seen = World::sum(&dice.some(&world.ways, 3), |way| match stays_free {
        true => format!("({0} {{{empty}}})* {0} {{{MARK}}}", way.ahead),
        false => format!("{} {{{MARK}}}", way.ahead),
    });
    let landing = match dice.below(3) {
        0 => String::new(),
        _ => format!("{{{empty}}} "),
    };
    let put = world.seats[(seat + 1) % world.seats.len()].piece();
    let put = match dice.below(3) {
        0 => empty,
        _ => put,
    };
    format!(
        "->{name} {any} {{{own}}} [{empty}] {goes} {{{empty}}} [{MARK}] {any} {landing}{{? {seen}}} ->> \
         {{{empty}}} [{put}] {any} {{{MARK}}} [{own}]"
    )
}

/// Returns a turn of a piece that leaves a mark where it stood, and may take another one on its way,
/// behind which a question is asked that mostly looks through the mark.
pub(super) fn asked_after(world: &World, dice: &mut Dice, seat: usize) -> String {
    let name = &world.seats[seat].name;
    let (empty, any) = (world.empty(), &world.anywhere);
    let own = world.seats[seat].piece();
    let foes = world.theirs(seat);
    let foe = match foes.is_empty() {
        true => own.to_owned(),
        false => foes.join(", "),
    };
    let begins = match dice.chance(80) {
        true => format!("{own}, {MARK}"),
        false => own.to_owned(),
    };
    let lifted = match dice.below(3) {
        0 => format!("[{empty}] "),
        _ => String::new(),
    };
    let beside = World::sum(&dice.some(&world.ways, 3), |way| way.ahead.clone());
    let ends = match dice.below(6) {
        0 => format!(" {{$ {MARK} > 0}}"),
        1 => format!(" {{$ {} > 1}}", world.pieces()[0]),
        _ => String::new(),
    };
    let sign = if dice.chance(70) { "!" } else { "?" };
    let asked = format!("{{{sign} {any} {{{begins}}} {lifted}{beside} {{{foe}}}{ends}}}");
    let goes = World::sum(&dice.some(&world.ways, 3), |way| {
        format!("{} {{{empty}}}", way.ahead)
    });
    let takes = World::sum(&dice.some(&world.ways, 3), |way| {
        format!("{0} {{{foe}}} [{empty}] {0} {{{empty}}}", way.ahead)
    });
    let moved = match dice.below(4) {
        0 => format!("{goes} {asked}"),
        1 => format!("({goes} {asked} + {takes})"),
        2 => format!("({goes} + {takes}) {asked}"),
        _ => format!("({goes} {asked} + {goes} {{{empty}}})"),
    };
    format!("->{name} {any} {{{own}}} [{MARK}] {moved} ->> [{own}] {any} {{{MARK}}} [{empty}]")
}

/// Returns a turn that goes on alike with each of several pieces, up to what is put down again.
pub(super) fn of_each_kind(world: &World, dice: &mut Dice, seat: usize) -> String {
    let name = &world.seats[seat].name;
    let (empty, any) = (world.empty(), &world.anywhere);
    let near = World::sum(&dice.some(&world.ways, 4), |way| way.ahead.clone());
    let lifted = if dice.chance(70) { empty } else { MARK };
    let asked = match dice.below(4) {
        0 => format!("{{? {near} {{{empty}}}}} "),
        1 => format!("{{$ {empty} > 1}} "),
        _ => String::new(),
    };
    let goes = match world.board.cells <= MOST_PAIRED && dice.chance(30) {
        true => any.clone(),
        false => near,
    };
    let free = if dice.chance(80) { empty } else { lifted };
    let form = dice.below(5);
    let moved = |kind: &String| match form {
        0 => format!("{asked}[{lifted}] {goes} {{{free}}} ->> [{kind}]"),
        1 => format!("{asked}[{lifted}] {goes} {{{free}}} [{kind}] ->>"),
        2 => format!("{asked}[{lifted}] {goes} {{{free}}} ->>"),
        3 => format!("[{lifted}] {goes} {{{free}}} [{kind}] {goes} {{{kind}, {empty}}} ->>"),
        _ => format!("{asked}->> [{lifted}] {goes} {{{free}}} [{kind}]"),
    };
    let mut kinds = [world.pieces(), vec![MARK.to_owned()]].concat();
    kinds.truncate(7);
    // One of them goes on differently.
    let other = dice.chance(20).then(|| format!("{{{empty}}} [{MARK}] ->>"));
    let alternatives = kinds
        .iter()
        .filter(|kind| other.is_none() || *kind != empty);
    let alternatives = alternatives.map(|kind| format!("{{{kind}}} {}", moved(kind)));
    let alternatives: Vec<String> = alternatives.chain(other.clone()).collect();
    format!("->{name} {any} ({})", alternatives.join(" + "))
}
