//! The build script, which lets the module be linked where symbols of the interpreter have to be
//! declared as missing.

fn main() {
    pyo3_build_config::add_extension_module_link_args();
}
