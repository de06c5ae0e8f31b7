//! The optimisations that can be left out, in one table: the flags of the
//! command line, the variants of the tests and the table of what each is worth
//! all come from here.

use std::fmt;

use crate::Options;

/// An optimisation that can be left out.
pub struct Switch {
    /// The name, with dashes.
    pub name: &'static str,
    /// The flag that leaves it out.
    pub flag: &'static str,
    /// The effect of leaving the optimisation out, without a full stop.
    pub without: &'static str,
    field: fn(&mut Options) -> &mut bool,
}

/// All optimisations that can be left out. To add one: a field of [`Options`], on by default, and a
/// row here.
#[rustfmt::skip]
pub const SWITCHES: &[Switch] = &[
    Switch { name: "shift-tables", flag: "no-shift-tables", field: |options| &mut options.shift_tables,
        without: "Walk shifts one by one instead of looking them up in tables" },
    Switch { name: "visited-skipping", flag: "no-visited-skipping", field: |options| &mut options.visited_skipping,
        without: "Remember visited cells at every state of the automaton" },
    Switch { name: "sets", flag: "no-sets", field: |options| &mut options.sets,
        without: "Walk players' moves cell by cell instead of executing them on sets of cells" },
    Switch { name: "exclusive-branches", flag: "no-exclusive-branches", field: |options| &mut options.exclusive_branches,
        without: "Evaluate complementary tests one after the other instead of choosing once" },
    Switch { name: "floods", flag: "no-floods", field: |options| &mut options.floods,
        without: "Walk spreading patterns cell by cell instead of flooding sets of cells" },
    Switch { name: "alternatives", flag: "no-alternatives", field: |options| &mut options.alternatives,
        without: "Walk patterns step by step instead of comparing planes with tables of what they ask for" },
    Switch { name: "bounded-moves", flag: "no-bounded-moves", field: |options| &mut options.bounded_moves,
        without: "Give moves a growable size even where their length is bounded" },
    Switch { name: "monotonic-classes", flag: "no-monotonic-classes", field: |options| &mut options.monotonic_classes,
        without: "List moves anew at every turn even where they can only become fewer" },
    Switch { name: "straight-apply", flag: "no-straight-apply", field: |options| &mut options.straight_apply,
        without: "Perform moves modifier by modifier and start the keeper by its control state" },
    Switch { name: "decided-endings", flag: "no-decided-endings", field: |options| &mut options.decided_endings,
        without: "Make moves of all their modifiers instead of leaving to the keeper what surely follows one to the end" },
    Switch { name: "templates", flag: "no-templates", field: |options| &mut options.templates,
        without: "Look at what follows a modifier from one cell at a time instead of displacing all its cells at once" },
    Switch { name: "look-ahead", flag: "no-look-ahead", field: |options| &mut options.look_ahead,
        without: "Make modifiers wherever they can be made instead of only where something may follow" },
    Switch { name: "kinds", flag: "no-kinds", field: |options| &mut options.kinds,
        without: "Look for moves with each piece by itself instead of with all pieces behind which moves go on alike" },
    Switch { name: "sampling", flag: "no-sampling", field: |options| &mut options.sampling,
        without: "Draw moves by counting or listing all of them instead of drawing candidates and rejecting" },
    Switch { name: "shared-conditions", flag: "no-shared-conditions", field: |options| &mut options.shared_conditions,
        without: "Ask the condition at the end of every move by itself instead of once for all moves that do not touch what it reads" },
    Switch { name: "latches", flag: "no-latches", field: |options| &mut options.latches,
        without: "Never tell that the scores are decided before the game is over" },
];

/// The optimisations by which a plan is more than the complete walk.
const PLANNED: [&str; 6] = [
    "sets",
    "floods",
    "alternatives",
    "straight-apply",
    "templates",
    "sampling",
];

impl Switch {
    /// Returns whether the optimisation is one of the ways to do better than the complete walk.
    pub fn is_planned(&self) -> bool {
        PLANNED.contains(&self.name)
    }

    /// Leaves the optimisation out.
    pub fn turn_off(&self, options: &mut Options) {
        *(self.field)(options) = false;
    }

    /// Returns whether the optimisation is on.
    pub fn is_on(&self, options: &Options) -> bool {
        *(self.field)(&mut options.clone())
    }

    /// Returns the variants that are measured and tested against each other: nothing left out,
    /// everything left out, and each optimisation left out in turn.
    pub fn variants() -> Vec<Vec<&'static Self>> {
        let each = SWITCHES.iter().map(|switch| vec![switch]);
        [Vec::new(), SWITCHES.iter().collect()]
            .into_iter()
            .chain(each)
            .collect()
    }
}

impl fmt::Debug for Switch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

impl Options {
    /// Returns the same options without some optimisations.
    #[must_use]
    pub fn without<'s>(mut self, switches: impl IntoIterator<Item = &'s Switch>) -> Self {
        for switch in switches {
            switch.turn_off(&mut self);
        }
        self
    }
}

impl fmt::Display for Options {
    /// Writes the options that are asked for and the switches that are off, as on the command line.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let off = SWITCHES.iter().filter(|switch| !switch.is_on(self));
        let asked = self.partial_moves.then(|| "--partial-moves".to_owned());
        let off = off.map(|switch| format!("--{}", switch.flag));
        let flags: Vec<String> = asked.into_iter().chain(off).collect();
        f.write_str(&if flags.is_empty() {
            "default".to_owned()
        } else {
            flags.join(" ")
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn what_is_planned_are_switches() {
        let planned = SWITCHES.iter().filter(|switch| switch.is_planned());
        assert_eq!(planned.count(), PLANNED.len());
    }

    #[test]
    fn every_switch_has_a_field_and_a_flag_of_its_own() {
        let everything = Options::default();
        let shown: BTreeSet<String> = Switch::variants()
            .into_iter()
            .map(|off| everything.clone().without(off).to_string())
            .collect();
        assert_eq!(shown.len(), SWITCHES.len() + 2);
        for switch in SWITCHES {
            assert_eq!(switch.flag, format!("no-{}", switch.name));
            assert!(switch.is_on(&everything));
            let without = everything.clone().without([switch]);
            assert!(!switch.is_on(&without));
            let others = SWITCHES.iter().filter(|other| other.name != switch.name);
            assert!(others.into_iter().all(|other| other.is_on(&without)));
            assert_eq!(without.to_string(), format!("--{}", switch.flag));
        }
    }
}
