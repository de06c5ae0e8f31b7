//! Random descriptions: shapes that real games have, mixed with rules that make no
//! sense.
//!
//! A description is made of a `world`, which has a `board`, players, pieces and
//! variables, and of turns in some `flow`: a player's `moves`, and what the
//! `keeper` does behind them, or turns of certain `shapes`. Conditions are `patterns` of
//! real games or random `fragments`.

mod board;
mod flow;
mod fragments;
mod keeper;
mod moves;
mod patterns;
mod shapes;
mod spelling;
mod world;

use crate::dice::Dice;
use world::World;

/// Returns description `number` of the campaign with a seed. It may be invalid, or a game that
/// cannot be played to the end: see [`record`](rbg_testkit::oracle::record::record).
pub fn description(seed: u64, number: u64, attempt: u64) -> String {
    let mut dice = Dice::new(seed ^ attempt.rotate_left(40), number);
    let world = World::new(&mut dice);
    let sections = world.sections(&mut dice);
    let rules = flow::rules(&world, &mut dice);
    let sections = match rules.contains(shapes::MARK) {
        true => sections.replacen(
            "\n#variables",
            &format!(", {}\n#variables", shapes::MARK),
            1,
        ),
        false => sections,
    };
    spelling::spelt(&sections, &rules, &world, &mut dice)
}
