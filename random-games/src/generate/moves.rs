//! Random players' moves, in the shapes that real games have.

use super::board::Way;
use super::fragments::{Content, comparison, fragment, on, question};
use super::patterns;
use super::world::World;
use crate::dice::Dice;

/// A player's move up to the last cell, and what is still to be put there.
pub(super) struct Action {
    /// The rules from the beginning of the turn on.
    pub(super) text: String,
    /// The piece that is to be put where the move ends, if it is not there already.
    pub(super) put: Option<String>,
    /// Whether the cell where the move ends was chosen, so that questions about it make sense.
    pub(super) placed: bool,
    /// Whether enclosed runs, which end at own pieces, are turned afterwards.
    pub(super) turns: bool,
}

#[derive(Clone, Copy)]
enum Shape {
    Put,
    PutBeside,
    Drop,
    Step,
    Slide,
    Jump,
    Chain,
    CaptureChain,
    Shoot,
    Split,
    Enclose,
    Surround,
    Take,
    Path,
    Swap,
    Few,
    Pass,
    Charge,
    Random,
}

/// Returns what a player of `seat` does in a turn.
pub(super) fn action(world: &World, dice: &mut Dice, seat: usize) -> Action {
    let shape = dice.weighted(&[
        (20, Shape::Put),
        (5, Shape::PutBeside),
        (4, Shape::Drop),
        (15, Shape::Step),
        (10, Shape::Slide),
        (6, Shape::Jump),
        (7, Shape::Chain),
        (3, Shape::CaptureChain),
        (5, Shape::Shoot),
        (4, Shape::Split),
        (8, Shape::Enclose),
        (3, Shape::Surround),
        (3, Shape::Take),
        (3, Shape::Path),
        (2, Shape::Swap),
        (4, Shape::Few),
        (2, Shape::Pass),
        (4, Shape::Charge),
        (12, Shape::Random),
    ]);
    shaped(world, dice, seat, shape)
}

fn shaped(world: &World, dice: &mut Dice, seat: usize, shape: Shape) -> Action {
    let any = world.anywhere.clone();
    let own = dice.pick(&world.seats[seat].pieces).clone();
    let theirs = world.theirs(seat);
    let foe = theirs.join(", ");
    let empty = world.empty().to_owned();
    let ways = dice.some(&world.ways, 8);
    let sum = |each: &dyn Fn(&Way) -> String| World::sum(&ways, each);
    let lift = |text: String| format!("{any} {{{own}}} [{empty}] {text}");
    let onto = if dice.chance(45) {
        format!("{empty}, {foe}")
    } else {
        empty.clone()
    };
    let placed = |text| Action {
        text,
        put: Some(own.clone()),
        placed: true,
        turns: false,
    };
    match shape {
        Shape::Put => {
            let before = extra_condition(world, dice, 25);
            placed(format!("{any} {{{empty}}}{before}"))
        }
        Shape::PutBeside => {
            let beside = dice.pick(&[own.as_str(), foe.as_str()]).to_string();
            let asked = sum(&|way| format!("{} {{{beside}}}", way.ahead));
            let sign = dice.pick(&["?", "!"]);
            placed(format!("{any} {{{empty}}} {{{sign} {asked}}}"))
        }
        Shape::Drop => {
            let way = &ways[0];
            let start = if dice.chance(50) {
                format!("{any} {{! {}}}", way.back)
            } else {
                any.clone()
            };
            placed(format!(
                "{start} {{{empty}}} ({0} {{{empty}}})* {{! {0} {{{empty}}}}}",
                way.ahead
            ))
        }
        Shape::Step => {
            let text = if dice.chance(75) {
                format!("{} {{{onto}}}", sum(&|way| way.ahead.clone()))
            } else {
                // Some ways capture and others do not, as pawns do.
                let mixed = ways.iter().enumerate().map(|(number, way)| {
                    let onto = if number % 2 == 0 { &empty } else { &foe };
                    format!("{} {{{onto}}}", way.ahead)
                });
                format!("({})", mixed.collect::<Vec<_>>().join(" + "))
            };
            let between = if dice.chance(20) {
                let beside = dice.pick(&world.ways).ahead.clone();
                let sign = dice.pick(&["?", "!"]);
                format!(" {{{sign} {beside} {{{foe}}}}}")
            } else {
                extra_condition(world, dice, 15)
            };
            placed(lift(format!("{text}{between}")))
        }
        Shape::Slide => {
            let slide = match dice.below(3) {
                0 => sum(&|way| format!("{0} {{{empty}}} ({0} {{{empty}}})*", way.ahead)),
                1 => sum(&|way| format!("({0} {{{empty}}})* {0} {{{onto}}}", way.ahead)),
                _ => {
                    let inner = sum(&|way| format!("({0} {{{empty}}})* {0}", way.ahead));
                    format!("{inner} {{{onto}}}")
                }
            };
            placed(lift(slide))
        }
        Shape::Jump => {
            let over = dice.pick(&[foe.as_str(), own.as_str()]).to_string();
            let take = dice.chance(60);
            let jump = |way: &Way| {
                let take = if take {
                    format!(" [{empty}]")
                } else {
                    String::new()
                };
                format!("{0} {{{over}}}{take} {0} {{{empty}}}", way.ahead)
            };
            placed(lift(sum(&jump)))
        }
        Shape::Chain => {
            let over = if dice.chance(50) {
                format!("{foe}, {own}")
            } else {
                foe.clone()
            };
            let hop = sum(&|way| format!("{0} {{{over}}} {0} {{{empty}}}", way.ahead));
            let text = match dice.below(3) {
                0 => format!("{hop} {hop}*"),
                1 => format!(
                    "({hop}* + {})",
                    sum(&|way| format!("{} {{{empty}}}", way.ahead))
                ),
                _ => format!("{hop}* {{{empty}}}"),
            };
            placed(lift(text))
        }
        Shape::CaptureChain => {
            let hop = sum(&|way| {
                format!(
                    "{0} {{{foe}}} {{? {0} {{{empty}}}}} [{empty}] {0}",
                    way.ahead
                )
            });
            let more = if dice.chance(50) {
                let can = sum(&|way| format!("{0} {{{foe}}} {0} {{{empty}}}", way.ahead));
                format!("{hop}* {{! {can}}}")
            } else {
                format!("({hop} + .)")
            };
            placed(lift(format!("{hop} {more}")))
        }
        Shape::Shoot => {
            let line = sum(&|way| format!("{0} {{{empty}}} ({0} {{{empty}}})*", way.ahead));
            let shot = world.neutral[world.neutral.len() - 1].clone();
            let middle = match dice.below(3) {
                0 => format!("[{own}] "),
                1 => format!("[{own}] ->{} ", world.seats[seat].name),
                _ => format!("->> [{own}] ->{} ", world.seats[seat].name),
            };
            Action {
                text: lift(format!("{line} {middle}{line}")),
                put: Some(shot),
                placed: true,
                turns: false,
            }
        }
        Shape::Split => {
            // The way is chosen first, and how far to go then.
            let me = &world.seats[seat].name;
            let far = dice.below(3);
            let each = World::sum(&world.ways, |way| match far {
                0 => format!("->{me} {0} {{{empty}}} ({0} {{{empty}}})*", way.ahead),
                1 => format!("{{? {0} {{{onto}}}}} ->{me} {0} {{{onto}}}", way.ahead),
                _ => format!("->{me} ({0} {{{empty}}})* {0} {{{onto}}}", way.ahead),
            });
            placed(lift(each))
        }
        Shape::Enclose => {
            let legal = patterns::enclosed(&ways, &world.seats[seat].pieces, &theirs);
            Action {
                text: format!("{any} {{{empty}}} {{? {legal}}}"),
                put: Some(own.clone()),
                placed: true,
                turns: true,
            }
        }
        Shape::Surround => {
            let near = sum(&|way| way.ahead.clone());
            let free = format!("({near} {{{own}}})* {near} {{{empty}}}");
            let condition = match dice.below(3) {
                0 => format!("{{? [{own}] {free}}}"),
                1 => format!(
                    "({{? {near} {{{empty}}}}} + {{! {near} {{{empty}}}}} {{? [{own}] {free}}})"
                ),
                _ => format!("[{own}] {{? {free}}}"),
            };
            let put = (!condition.starts_with('[')).then(|| own.clone());
            Action {
                text: format!("{any} {{{empty}}} {condition}"),
                put,
                placed: true,
                turns: false,
            }
        }
        Shape::Take => Action {
            text: format!("{any} {{{foe}}}{}", extra_condition(world, dice, 40)),
            put: Some(empty.clone()),
            placed: true,
            turns: false,
        },
        Shape::Path => {
            let way = sum(&|way| way.ahead.clone());
            let tail = dice
                .pick(&["", " {?@}"])
                .replace('@', &format!(" {}", on(world, dice)));
            Action {
                text: format!(
                    "{any} {{{own}}} {way} {{{empty}}} [{own}] (({}) {{{empty}}} [{own}])*{tail}",
                    ways[0].ahead
                ),
                put: None,
                placed: true,
                turns: false,
            }
        }
        Shape::Swap => Action {
            text: format!("{any} {{{own}}} [{empty}] {any} {{{foe}}} [{own}] {any} {{{empty}}}"),
            put: Some(theirs[0].clone()),
            placed: true,
            turns: false,
        },
        Shape::Few => {
            let steps: Vec<String> = ways
                .iter()
                .take(4)
                .map(|way| format!("{} {}", way.ahead, on(world, dice)))
                .collect();
            placed(format!("({})", steps.join(" + ")))
        }
        Shape::Pass => Action {
            text: extra_condition(world, dice, 60),
            put: None,
            placed: false,
            turns: false,
        },
        Shape::Charge => {
            // A step, or farther if something is near.
            let near = sum(&|way| format!("{} {{{foe}}}", way.ahead));
            let step = sum(&|way| way.ahead.clone());
            let far = &ways[0].ahead;
            placed(format!(
                "{any} {{{own}}} ([{empty}] {step} {{{onto}}} + {{? {near}}} [{empty}] {far} {{{empty}}} {far} {{{empty}}} ({far} {{{empty}}})*)"
            ))
        }
        Shape::Random => {
            let start = if dice.chance(60) {
                format!("{any} {} ", on(world, dice))
            } else {
                String::new()
            };
            let depth = dice.between(1, 3);
            Action {
                text: format!("{start}{}", fragment(world, dice, Content::Changing, depth)),
                put: dice.chance(40).then(|| own.clone()),
                placed: dice.chance(50),
                turns: false,
            }
        }
    }
}

/// Returns a condition that is there with this probability.
fn extra_condition(world: &World, dice: &mut Dice, percent: usize) -> String {
    if !dice.chance(percent) {
        return String::new();
    }
    match dice.below(4) {
        0 => format!(" {}", comparison(world, dice)),
        _ => {
            let sign = *dice.pick(&["?", "!"]);
            format!(" {{{sign} {}}}", question(world, dice, Content::Asking))
        }
    }
}

/// Returns conditions at the end of a move, such as a king that must not be attacked; mostly about
/// another piece than the one that is `put`.
pub(super) fn trailing(
    world: &World,
    dice: &mut Dice,
    seat: usize,
    put: Option<&String>,
) -> String {
    let any = &world.anywhere;
    let all = &world.seats[seat].pieces;
    let others: Vec<String> = all
        .iter()
        .filter(|own| Some(*own) != put)
        .cloned()
        .collect();
    let own = match others.as_slice() {
        [_, ..] if dice.chance(75) => dice.pick(&others).clone(),
        _ => dice.pick(all).clone(),
    };
    let foe = world.theirs(seat).join(", ");
    let empty = world.empty();
    let ways = dice.some(&world.ways, 4);
    match dice.below(6) {
        0..3 => {
            let attack = World::sum(&ways, |way| match ways.len() % 2 {
                0 => format!("({0} {{{empty}}})* {0} {{{foe}}}", way.ahead),
                _ => format!("{} {{{foe}}}", way.ahead),
            });
            format!("{{! {any} {{{own}}} {attack}}}")
        }
        3 => format!("{{! {}}}", question(world, dice, Content::Asking)),
        4 => comparison(world, dice),
        _ => {
            let row = patterns::row(dice, &ways, &own);
            format!("{{{} {row}}}", dice.pick(&["?", "!"]))
        }
    }
}
