//! Reasoners compiled to shared libraries.
//!
//! A generated crate invokes [`export_reasoner!`](crate::export_reasoner) when
//! it is built as a `cdylib`; [`Plugin::load`] opens the library and gives an
//! [`AnyGame`](crate::AnyGame).
//!
//! Rust has no stable layout for its own types, so what crosses the boundary
//! is plain C: a [`ReasonerTable`] of functions, numbers, and rows of them. Positions are in
//! memory of the host and opaque to it; moves are given one after the other as the actions that
//! they are. Every function catches panics. The long runs (perft, playouts, searches) happen wholly
//! inside the library; what they are asked and answer is JSON text.
//!
//! Policies and agents take rustc some seconds for every game. A library has them if
//! [`export_reasoner!`](crate::export_reasoner) was asked for them; otherwise these runs
//! fail with [`RunError::Missing`](crate::RunError::Missing).

mod abi;
mod batch;
mod batch_export;
mod batch_host;
mod call;
mod export;
mod extent;
mod jobs;
mod lent;
mod load;
mod numbered;
mod numbered_export;
mod numbered_host;
mod position;
mod reply;
mod room;
mod seal;

pub use abi::{ABI_VERSION, ENTRY_POINT, LIST_ENTRY_POINT, ReasonerTable, TableList};
pub use export::table;
pub use load::{Plugin, PluginError};
pub use seal::{Seal, check_seal, seal};

/// Exports the reasoner of a position type from a `cdylib`.
///
/// ```text
/// #[cfg(feature = "plugin")]
/// rbg_runtime::export_reasoner!(State, policies = true, agents = true);
/// ```
///
/// `policies` and `agents` are constants that say whether the library offers playouts
/// with policies, and agents; each takes rustc some seconds.
///
/// The crate must not *forbid* unsafe code (it may deny it): the name of an
/// exported function counts as unsafe, because it must be unique in the
/// program.
#[macro_export]
macro_rules! export_reasoner {
    ($position:ty, policies = $policies:expr, agents = $agents:expr) => {
        /// The table of this library's reasoner.
        // SAFETY: a library exports one reasoner, and no other function has
        // this name.
        #[allow(unsafe_code)]
        #[unsafe(no_mangle)]
        pub extern "C" fn rbg_reasoner_table() -> &'static $crate::plugin::ReasonerTable {
            $crate::plugin::table::<
                $position,
                $crate::dynamic::Has<{ $policies }>,
                $crate::dynamic::Has<{ $agents }>,
            >()
        }
    };
}

/// Exports the reasoners of several position types from one `cdylib`, for
/// [`Plugin::load_all`]. They may be of different games.
///
/// ```text
/// rbg_runtime::export_reasoners!(chess::State, hex::State);
/// ```
#[macro_export]
macro_rules! export_reasoners {
    ($($position:ty),+ $(,)?) => {
        /// The tables of this library's reasoners.
        // SAFETY: a library exports one list of reasoners, and no other function
        // has this name.
        #[allow(unsafe_code)]
        #[unsafe(no_mangle)]
        pub extern "C" fn rbg_reasoner_tables() -> $crate::plugin::TableList {
            const TABLES: &[&$crate::plugin::ReasonerTable] =
                &[$($crate::plugin::table::<
                    $position,
                    $crate::dynamic::Has<false>,
                    $crate::dynamic::Has<false>,
                >()),+];
            $crate::plugin::TableList::new(TABLES)
        }
    };
}
