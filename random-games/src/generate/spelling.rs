//! Spellings: macros in place of what is written out.

use super::world::World;
use crate::dice::Dice;

/// Writes the whole description; what comes often is a macro in some games.
pub(super) fn spelt(sections: &str, rules: &str, world: &World, dice: &mut Dice) -> String {
    let mut macros = String::new();
    let mut rules = rules.to_owned();
    if dice.chance(60) && rules.contains(&world.anywhere) {
        macros += &format!("#anyCell = {}\n", world.anywhere);
        rules = rules.replace(&world.anywhere, "anyCell");
    }
    if dice.chance(30) {
        let test = format!("{{{}}}", world.empty());
        macros += &format!("#is(piece) = {{piece}}\n#free = is({})\n", world.empty());
        rules = rules.replace(&test, " free ");
    }
    if dice.chance(20) {
        // Names of pieces are a letter and a number.
        let seat = dice.pick(&world.seats);
        let letter = &seat.name[..1];
        macros += &format!(
            "#own(letter; number) = letter~number\n#put(number) = [own({letter}; number)]\n"
        );
        for (number, piece) in seat.pieces.iter().enumerate() {
            rules = rules.replace(&format!("[{piece}]"), &format!(" put({})", number + 1));
        }
    }
    format!("{sections}{macros}#rules = {rules}\n")
}
