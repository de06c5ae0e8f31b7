//! The command line for users: `rbg VERB`.

use std::process::ExitCode;

fn main() -> ExitCode {
    rbg_cli::main()
}
