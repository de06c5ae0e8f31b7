//! Benchmarks of the compiler (`benches/compile.rs`) and of the reasoners it
//! generates (`benches/play.rs`).

/// Holds the code of the project's front page to what it says: it compiles.
#[cfg(doctest)]
#[doc = include_str!("../../README.md")]
pub struct FrontPage;

/// The same for the protocol of agents.
#[cfg(doctest)]
#[doc = include_str!("../../docs/AGENT-PROTOCOL.md")]
pub struct AgentProtocol;
