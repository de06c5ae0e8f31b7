//! The command line: `cargo xtask <verb>`.

use std::process::ExitCode;

fn main() -> ExitCode {
    xtask::main()
}
