//! Tests of server and client over the network, and of both against captures of the original programs.

mod captures;
mod games;
mod hosted;
mod misbehaving;
mod players;
mod rude;
