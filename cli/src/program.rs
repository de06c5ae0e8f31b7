//! The course of a program: its arguments, with its name in all help, its verb, its end.

use std::process::ExitCode;

use clap::builder::StyledStr;
use clap::{Command, Parser};
use rbg_runtime::RunError;
use rbg_runtime::position::contained;

use crate::arguments::CommonArguments;
use crate::compile;
use crate::failure::Failure;
use crate::interrupt;
use crate::program_name;
use crate::terminal::Terminal;

/// The text that stands for the program's name in the help of its verbs.
const PLACEHOLDER: &str = "{rbg}";

/// The text below the list of all verbs.
pub const HELP: &str =
    "GAME is the name of a game of the library (see `{rbg} list`) or a path to any .rbg file.
Reasoners are generated and built once, by cargo, and kept under target/rbg/ in the
repository, else in the folder that RBG_CACHE names or the user's folder for caches.

Examples:
  {rbg} list
  {rbg} playouts breakthrough --seconds 3
  {rbg} play hex --human red
  {rbg} check mygame.rbg

Exit codes: 0 done, 1 failed, 2 wrong arguments, 130 stopped by Ctrl-C.";

/// The arguments of a program, parsed.
pub trait Invocation: Parser {
    /// The words by which the program is called.
    const PROGRAM: &'static str;

    /// Returns the arguments that all verbs have.
    fn common(&self) -> &CommonArguments;

    /// Returns whether the output is for programs.
    fn json(&self) -> bool;

    /// Runs the verb; `command` is what the program takes, with its name in all texts.
    ///
    /// # Errors
    ///
    /// Where the verb fails.
    fn run(&self, command: &Command, terminal: Terminal) -> Result<(), Failure>;
}

/// Runs the verb that the arguments of the process ask for.
pub fn main<I: Invocation>() -> ExitCode {
    program_name::set(I::PROGRAM);
    let matches = command::<I>().get_matches();
    let invocation = match I::from_arg_matches(&matches) {
        Ok(invocation) => invocation,
        Err(error) => error.format(&mut command::<I>()).exit(),
    };
    let terminal = Terminal::new(invocation.json());
    let result = invocation
        .common()
        .limits()
        .map(compile::set_limits)
        .and_then(|()| Ok(interrupt::install()?))
        .and_then(|()| {
            let run = || invocation.run(&command::<I>(), terminal);
            contained(run).unwrap_or_else(|why| Err(RunError::from(why).into()))
        });
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            if let Some(message) = failure.message() {
                terminal.error(&message);
            }
            failure.exit_code()
        }
    }
}

/// Returns the arguments that a program takes, with its name in all examples.
pub fn command<I: Invocation>() -> Command {
    let command = I::command().bin_name(I::PROGRAM);
    with_name(command, I::PROGRAM)
}

/// Puts the program's name into all texts of a command and of those below it.
fn with_name(command: Command, name: &str) -> Command {
    let filled = |text: &StyledStr| text.to_string().replace(PLACEHOLDER, name);
    let mut command = command;
    if let Some(text) = command.get_after_help().map(filled) {
        command = command.after_help(text);
    }
    if let Some(text) = command.get_after_long_help().map(filled) {
        command = command.after_long_help(text);
    }
    command
        .mut_args(|argument| {
            let mut argument = argument;
            if let Some(text) = argument.get_help().map(filled) {
                argument = argument.help(text);
            }
            if let Some(text) = argument.get_long_help().map(filled) {
                argument = argument.long_help(text);
            }
            // That a number is negative is for the reader of the value to tell.
            let is_option = argument.get_long().is_some();
            if is_option && argument.get_action().takes_values() {
                argument = argument.allow_negative_numbers(true);
            }
            argument
        })
        .mut_subcommands(|verb| with_name(verb, name))
}

/// Checks that a program's command is well-formed, has examples of every verb that call the
/// program by its name, and tells of options with negative numbers what is allowed. For tests of
/// programs.
///
/// # Panics
///
/// If it is not so.
pub fn check_help(command: &Command) {
    let mut command = command.clone();
    command.build();
    command.clone().debug_assert();
    let program = command.get_bin_name().unwrap_or_default().to_owned();
    for verb in command
        .get_subcommands_mut()
        .filter(|verb| verb.get_name() != "help")
    {
        let help = verb.render_long_help().to_string();
        assert!(
            help.contains(&format!("\n  {program} {}", verb.get_name())),
            "{help}"
        );
        assert!(!help.contains(PLACEHOLDER), "{help}");
        check_negative_numbers(verb);
    }
}

/// Checks that the options of a verb that take no negative number say what they take.
fn check_negative_numbers(verb: &Command) {
    let options = verb.get_opts().filter_map(|option| option.get_long());
    for option in options {
        let words = [verb.get_name(), &format!("--{option}"), "-1"].map(str::to_owned);
        let Err(error) = verb.clone().try_get_matches_from(&words) else {
            continue;
        };
        let told = error.to_string();
        for misleading in [
            "unexpected argument",
            "digit found in string",
            "empty string",
        ] {
            assert!(!told.contains(misleading), "{words:?}: {told}");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::Arg;

    #[test]
    fn the_name_stands_in_all_texts_of_all_verbs() {
        let argument = Arg::new("agent").long("agent").help("See `{rbg} agents`");
        let verb = Command::new("play")
            .after_help("  {rbg} play hex")
            .arg(argument);
        let command = Command::new("x")
            .bin_name("cargo xtask")
            .after_help("  {rbg} list")
            .subcommand(verb);
        let mut command = with_name(command, "cargo xtask");
        assert!(
            command
                .render_help()
                .to_string()
                .contains("  cargo xtask list")
        );
        let verb = command.find_subcommand_mut("play").unwrap();
        let help = verb.render_help().to_string();
        assert!(help.contains("  cargo xtask play hex"), "{help}");
        assert!(help.contains("See `cargo xtask agents`"), "{help}");
    }
}
