//! `cargo xtask mutants`: whether a test fails for each condition that is dropped.

mod build;
mod check_list;
mod coverage;
mod list;
mod locate;
mod mutant;
mod places;
mod process;
mod report;
mod run;
mod schemata;
mod test_name;
mod tree;
mod verdict;
mod workspace_files;

use std::num::NonZero;
use std::path::Path;
use std::thread;

use clap::Args;

use list::Lists;
use mutant::Mutant;
use rbg_cli::arguments::jobs;
use rbg_cli::failure::Failure;
use rbg_cli::library;
use rbg_cli::terminal::Terminal;
use report::Format;

/// Arguments of `mutants`.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  cargo xtask mutants
  cargo xtask mutants analysis/monotonic search/proof
  cargo xtask mutants \"the same move\" --all-tests
  cargo xtask mutants --list --markdown
  cargo xtask mutants --coverage
  cargo xtask mutants --check-lists

Mutants are plausible mistakes: a condition dropped, a wrong quantifier, an off-by-one.
They are listed under testkit/mutants/, one TOML file for each source file, with the test
that fails. All of them are built at once in target/mutants/, each behind a switch, and
the test binary is run once for each. Exit code 1 tells that one was not caught.")]
pub(crate) struct Mutants {
    /// Only mutants whose source file or condition contains one of these texts
    #[arg(value_name = "FILTER")]
    filters: Vec<String>,
    /// Show the conditions and their tests, and run nothing
    #[arg(long)]
    list: bool,
    /// Only check that the lists fit the source
    #[arg(long, conflicts_with = "list")]
    check_lists: bool,
    /// Show the source files that have fewer than three mutants
    #[arg(long, conflicts_with_all = ["list", "check_lists", "filters"])]
    coverage: bool,
    /// Run all unit tests of the crate with each mutant and name those that fail
    #[arg(long, conflicts_with_all = ["list", "check_lists", "coverage"])]
    all_tests: bool,
    /// Run tests with this number of mutants at the same time [default: one per processor]
    #[arg(long, value_name = "J", value_parser = jobs)]
    jobs: Option<NonZero<usize>>,
    /// Print Markdown tables, one for each source file
    #[arg(long, conflicts_with_all = ["json", "check_lists", "coverage"])]
    markdown: bool,
    /// Print one line of JSON for each mutant
    #[arg(long, conflicts_with = "check_lists")]
    pub(crate) json: bool,
}

impl Mutants {
    fn format(&self) -> Format {
        match (self.json, self.markdown) {
            (true, _) => Format::Json,
            (_, true) => Format::Markdown,
            _ => Format::Table,
        }
    }
}

/// Runs the verb.
pub(crate) fn run(arguments: &Mutants, terminal: Terminal) -> Result<(), Failure> {
    let workspace = library::workspace();
    let mutants = checked(&workspace, terminal)?;
    if arguments.check_lists {
        return terminal.print(&format!("{} mutants fit the source\n", mutants.len()));
    }
    if arguments.coverage {
        return show_coverage(&workspace, &mutants, arguments.json, terminal);
    }
    let is_meant = |mutant: &Mutant| mutant.is_meant(&arguments.filters);
    if !mutants.iter().any(is_meant) {
        return Err(Failure::Usage(
            "no mutant has such a source file or condition".to_owned(),
        ));
    }
    if arguments.list {
        let meant = mutants.iter().filter(|mutant| is_meant(mutant));
        let listed: Vec<report::Outcome> = meant.map(report::Outcome::listed).collect();
        return report::print(&listed, arguments.format(), terminal);
    }
    let processors = thread::available_parallelism().map_or(1, NonZero::get);
    let settings = run::Settings {
        all_tests: arguments.all_tests,
        jobs: arguments.jobs.map_or(processors, NonZero::get),
    };
    let results = run::run(&workspace, &mutants, &is_meant, settings, terminal)?;
    report::print(&results, arguments.format(), terminal)?;
    if results.iter().all(report::Outcome::is_caught) {
        Ok(())
    } else {
        Err(Failure::Reported)
    }
}

/// Returns the mutants of all lists, if nothing about them is wrong.
fn checked(workspace: &Path, terminal: Terminal) -> Result<Vec<Mutant>, Failure> {
    let Lists { mutants, errors } = list::read(workspace)?;
    for error in &errors {
        terminal.error(&error.to_string());
    }
    if errors.is_empty() {
        Ok(mutants)
    } else {
        Err(Failure::Reported)
    }
}

fn show_coverage(
    workspace: &Path,
    mutants: &[Mutant],
    json: bool,
    terminal: Terminal,
) -> Result<(), Failure> {
    let found = coverage::too_few(workspace, mutants)?;
    if json {
        for covered in &found {
            terminal.print_json(covered)?;
        }
    } else {
        let mut table = terminal.table(&["source", "mutants"]);
        for covered in &found {
            table.add_row([covered.source.clone(), covered.mutants.to_string()]);
        }
        terminal.print_table(table, 1)?;
    }
    if found.is_empty() {
        Ok(())
    } else {
        Err(Failure::Reported)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_list_fits_its_source() {
        let lists = list::read(&library::workspace()).expect("the lists can be read");
        let errors: Vec<String> = lists.errors.iter().map(ToString::to_string).collect();
        assert!(errors.is_empty(), "{}", errors.join("\n"));
        assert!(!lists.mutants.is_empty(), "there are no lists");
    }
}
