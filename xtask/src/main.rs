//! The command line: `cargo xtask <verb>`.

fn main() {}
