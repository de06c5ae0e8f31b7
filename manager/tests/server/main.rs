//! Tests of the server with real connections, on ports that are free. Times are bounds of failure
//! only, apart from limits that a server under test is to enforce.

mod hosted;
mod limits;
mod matches;
mod resumed;
mod spectators;
