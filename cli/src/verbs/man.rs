//! `rbg man`: the manual, a page for the program and one for every verb.

use std::path::PathBuf;

use clap::{Args, Command};
use clap_mangen::roff::{Roff, roman};

use crate::atomic_file::write_atomically;
use crate::failure::Failure;
use crate::nearest::did_you_mean;
use crate::program_name;
use crate::terminal::Terminal;

/// Arguments of `man`.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  {rbg} man | man -l -
  {rbg} man playouts | man -l -
  {rbg} man --out-dir ~/.local/share/man/man1")]
pub struct Man {
    /// The verb whose page is printed; without one, the page of the program
    verb: Option<String>,
    /// Write all pages to this folder instead
    #[arg(long, value_name = "DIR", conflicts_with = "verb")]
    out_dir: Option<PathBuf>,
}

/// A page of the manual.
#[derive(Debug)]
struct Page {
    /// The verb; none: the page of the program.
    verb: Option<String>,
    /// Its name with its section.
    file: String,
    /// Its text in the language of troff.
    text: String,
}

/// Runs the verb.
pub(crate) fn run(arguments: &Man, command: &Command, terminal: Terminal) -> Result<(), Failure> {
    let pages = pages(command)?;
    let Some(folder) = &arguments.out_dir else {
        let page = pages.iter().find(|page| page.verb == arguments.verb);
        let page = page.ok_or_else(|| {
            let verbs = pages.iter().filter_map(|page| page.verb.as_deref());
            unknown(arguments.verb.as_deref().unwrap_or_default(), verbs)
        })?;
        return terminal.print(&page.text);
    };
    for page in &pages {
        write_atomically(&folder.join(&page.file), page.text.as_bytes())?;
    }
    terminal.print(&format!("{} pages: {}\n", pages.len(), folder.display()))
}

/// What is said of a verb that the program does not have.
fn unknown<'v>(verb: &str, verbs: impl Iterator<Item = &'v str>) -> Failure {
    Failure::Usage(format!(
        "there is no verb '{verb}'{}\n  hint: `{} --help` lists them",
        did_you_mean(verb, verbs),
        program_name::get()
    ))
}

/// The pages of a program, its own first.
fn pages(command: &Command) -> Result<Vec<Page>, Failure> {
    // Pages are named as those of other programs with verbs are: git-add, cargo-build.
    let program = command.get_bin_name().unwrap_or(command.get_name());
    let mut command = command
        .clone()
        .display_name(program.replace(' ', "-"))
        .disable_help_subcommand(true);
    command.build();
    let verbs = command.get_subcommands().filter(|verb| !verb.is_hide_set());
    let verbs = verbs.map(|verb| page(verb, Some(verb.get_name().to_owned())));
    [page(&command, None)].into_iter().chain(verbs).collect()
}

fn page(command: &Command, verb: Option<String>) -> Result<Page, Failure> {
    let after = command.get_after_long_help();
    let after = after.or_else(|| command.get_after_help());
    let after = after.map(ToString::to_string);
    // What follows the options is laid out by hand, and rendered below.
    let plain = command.clone().after_help(None).after_long_help(None);
    let man = clap_mangen::Man::new(plain);
    let mut text = Vec::new();
    man.render(&mut text).map_err(anyhow::Error::from)?;
    let mut text = String::from_utf8_lossy(&text).into_owned();
    if let Some(after) = after {
        let mut examples = Roff::new();
        examples.control("SH", ["EXAMPLES"]).control("nf", []);
        for line in after.lines().filter(|line| *line != "Examples:") {
            examples.text([roman(line)]);
        }
        examples.control("fi", []);
        text += &examples.render();
    }
    Ok(Page {
        verb,
        file: man.get_filename(),
        text,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::Arg;

    fn pages_of(program: &'static str) -> Vec<Page> {
        let seconds = Arg::new("seconds").long("seconds").help("How long");
        let playouts = Command::new("playouts")
            .arg(seconds)
            .after_help("Examples:\n  rbg playouts hex\n  rbg playouts go");
        let hidden = Command::new("secret").hide(true);
        let command = Command::new(program).bin_name(program);
        pages(&command.subcommand(playouts).subcommand(hidden)).unwrap()
    }

    #[test]
    fn the_program_and_every_verb_that_is_shown_have_a_page() {
        let files = |program| -> Vec<String> {
            let pages = pages_of(program).into_iter();
            pages.map(|page| page.file).collect()
        };
        assert_eq!(files("rbg"), ["rbg.1", "rbg-playouts.1"]);
        assert_eq!(
            files("cargo xtask"),
            ["cargo-xtask.1", "cargo-xtask-playouts.1"]
        );
    }

    #[test]
    fn the_page_of_a_verb_has_its_options_and_its_examples_line_by_line() {
        let pages = pages_of("rbg");
        let [program, verb] = &pages[..] else {
            panic!("{pages:?}");
        };
        assert!(program.text.contains("rbg\\-playouts(1)"), "{program:?}");
        assert_eq!(verb.verb.as_deref(), Some("playouts"));
        assert!(verb.text.contains("\\-\\-seconds"), "{verb:?}");
        assert!(verb.text.contains("How long"), "{verb:?}");
        let examples = ".SH EXAMPLES\n.nf\n  rbg playouts hex\n  rbg playouts go\n.fi\n";
        assert!(verb.text.contains(examples), "{verb:?}");
    }
}
