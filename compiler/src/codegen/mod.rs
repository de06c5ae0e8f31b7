//! Back ends: what prints a program in the language of a crate.

pub mod rust;
