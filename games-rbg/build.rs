//! The build script, which has the crate built again when a file of the library comes or goes.

fn main() {
    println!("cargo::rerun-if-changed=.");
}
