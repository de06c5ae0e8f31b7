//! The runtime, exercised through small games written by hand.

mod abreast;
mod agents;
mod attendance;
mod drawing;
mod engine_toys;
mod engines;
mod exact;
mod interface;
mod kept;
mod knowledge;
mod lists;
mod lottery;
mod move_text;
mod perft;
mod playouts;
mod pondering;
mod random;
mod search;
mod split;
mod toys;
mod unsafe_code;
