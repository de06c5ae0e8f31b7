//! Tests of the referee, told the time and without sockets.

mod original;
mod random_events;
mod random_match;
mod script;
mod strict;
