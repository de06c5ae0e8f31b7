//! `rbg completions`: what a shell has to know to complete command lines.

use clap::{Args, Command};
use clap_complete::{Shell, generate};

use crate::failure::Failure;
use crate::program_name;
use crate::terminal::Terminal;

/// Arguments of `completions`.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  {rbg} completions bash > ~/.local/share/bash-completion/completions/rbg
  {rbg} completions zsh > ~/.zfunc/_rbg
  {rbg} completions fish > ~/.config/fish/completions/rbg.fish
  {rbg} completions bash | head

Shells complete commands of one word, so a program of several words is completed by the
last of them: `cargo xtask` as `xtask`, once `alias xtask='cargo xtask'` has been said.")]
pub struct Completions {
    /// The shell
    shell: Shell,
}

/// Runs the verb.
pub(crate) fn run(
    arguments: &Completions,
    command: &Command,
    terminal: Terminal,
) -> Result<(), Failure> {
    let script = script(command, last_word(program_name::get()), arguments.shell);
    terminal.print(&script)
}

/// The word by which a shell knows a program.
fn last_word(program: &'static str) -> &'static str {
    program.rsplit(' ').next().unwrap_or(program)
}

/// The script for a program of one word.
fn script(command: &Command, word: &'static str, shell: Shell) -> String {
    let mut command = command.clone().name(word);
    let mut script = Vec::new();
    generate(shell, &mut command, word, &mut script);
    String::from_utf8_lossy(&script).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::{Arg, ValueEnum};

    fn command() -> Command {
        let seconds = Arg::new("seconds").long("seconds");
        Command::new("cargo xtask")
            .bin_name("cargo xtask")
            .subcommand(Command::new("playouts").arg(seconds))
            .subcommand(Command::new("compile-game"))
    }

    #[test]
    fn every_shell_is_told_of_every_verb_and_its_options() {
        for shell in Shell::value_variants() {
            let script = script(&command(), "rbg", *shell);
            for wanted in ["rbg", "playouts", "seconds", "compile-game"] {
                assert!(script.contains(wanted), "{shell}: {wanted}\n{script}");
            }
        }
    }

    #[test]
    fn a_program_of_several_words_is_completed_by_the_last() {
        let word = last_word("cargo xtask");
        assert_eq!((word, last_word("rbg")), ("xtask", "rbg"));
        let script = script(&command(), word, Shell::Bash);
        assert!(script.contains("complete -F _xtask"), "{script}");
        assert!(!script.contains("cargo"), "{script}");
    }
}
