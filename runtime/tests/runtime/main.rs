//! Tests of the runtime, exercised through small games written by hand.

mod agents;
mod directed;
mod drawing;
mod exact;
mod idle_parameters;
mod interface;
mod interleaved;
mod knowledge;
mod lists;
mod lottery;
mod monotonic_cache;
mod move_text;
mod perft;
mod playouts;
mod policies;
mod policy_toys;
mod pondering;
mod pools;
mod random;
mod search;
mod split;
mod stones;
mod toys;
mod unsafe_code;
