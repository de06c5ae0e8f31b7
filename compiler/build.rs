//! Generates the parsers of declarations, boards and rules.

fn main() -> Result<(), Box<dyn std::error::Error>> {
    println!("cargo::rerun-if-changed=src/syntax/grammar.lalrpop");
    lalrpop::process_src()
}
