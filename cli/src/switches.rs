//! The flags by which optimisations are left out.

use std::collections::BTreeSet;

use clap::{Arg, ArgAction, ArgMatches, Args, Command, Error, FromArgMatches};
use rbg_compiler::{Options, RuntimeSource, SWITCHES, Switch};

const HEADING: &str = "Optimisation switches";

/// The flag that chooses a plan as a whole, and its values.
const PLAN: &str = "plan";
const AUTO: &str = "auto";
const WALK: &str = "walk";

/// Which optimisations are left out. The flags are those of the compiler's
/// table of switches.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Switches {
    off: BTreeSet<&'static str>,
}

impl Switches {
    /// Returns the same switches with these optimisations left out as well.
    pub fn without(&self, switches: &[&'static Switch]) -> Self {
        let mut off = self.off.clone();
        off.extend(switches.iter().map(|switch| switch.name));
        Self { off }
    }

    /// Returns the arguments that stand for these switches.
    pub fn flags(&self) -> impl Iterator<Item = String> + '_ {
        let off = SWITCHES.iter().filter(|switch| !self.is_on(switch));
        off.map(|switch| format!("--{}", switch.flag))
    }

    /// Returns whether an optimisation is on.
    pub fn is_on(&self, switch: &Switch) -> bool {
        !self.off.contains(switch.name)
    }

    /// Returns the compiler's options with the runtime at `runtime`.
    pub fn options(&self, runtime: RuntimeSource) -> Options {
        let options = Options {
            runtime,
            ..Options::default()
        };
        options.without(SWITCHES.iter().filter(|switch| !self.is_on(switch)))
    }
}

impl FromArgMatches for Switches {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, Error> {
        let mut switches = Self::default();
        switches.update_from_arg_matches(matches)?;
        Ok(switches)
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), Error> {
        let flagged = SWITCHES
            .iter()
            .filter(|switch| matches.get_flag(switch.flag));
        self.off.extend(flagged.map(|switch| switch.name));
        if matches
            .get_one::<String>(PLAN)
            .is_some_and(|plan| plan == WALK)
        {
            let planned = SWITCHES.iter().filter(|switch| switch.is_planned());
            self.off.extend(planned.map(|switch| switch.name));
        }
        Ok(())
    }
}

impl Args for Switches {
    fn augment_args(command: Command) -> Command {
        let plan = Arg::new(PLAN)
            .long(PLAN)
            .value_name("PLAN")
            .value_parser([AUTO, WALK])
            .help("Let the compiler choose, or walk everything from cell to cell [default: auto]")
            .help_heading(HEADING);
        let switches = SWITCHES.iter().map(|switch| {
            Arg::new(switch.flag)
                .long(switch.flag)
                .help(switch.without)
                .help_heading(HEADING)
                .action(ArgAction::SetTrue)
        });
        command.arg(plan).args(switches)
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(flags: &[String]) -> Switches {
        let command = Switches::augment_args(Command::new("verb").no_binary_name(true));
        Switches::from_arg_matches(&command.try_get_matches_from(flags).unwrap()).unwrap()
    }

    #[test]
    fn every_switch_is_a_flag_that_reaches_the_compiler() {
        let runtime = RuntimeSource::Version(String::new());
        assert_eq!(parse(&[]), Switches::default());
        for switch in SWITCHES {
            let parsed = parse(&[format!("--{}", switch.flag)]);
            assert_eq!(parsed, Switches::default().without(&[switch]));
            assert_eq!(parse(&parsed.flags().collect::<Vec<_>>()), parsed);
            assert!(!switch.is_on(&parsed.options(runtime.clone())));
        }
    }

    #[test]
    fn the_walk_is_the_plan_without_anything_better() {
        let plan = |plan: &str| parse(&["--plan".to_owned(), plan.to_owned()]);
        assert_eq!(plan(AUTO), Switches::default());
        for switch in SWITCHES {
            assert_eq!(plan(WALK).is_on(switch), !switch.is_planned());
        }
    }
}
