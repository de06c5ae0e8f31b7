//! The runners of maintainers' verbs: campaigns of random games, and verification.

mod campaign;
mod place;
mod verification;

use rbg_cli::shards::{Runner, USERS};

/// Returns who computes shards here: of users' verbs and of maintainers'.
pub(crate) fn runners() -> Vec<&'static dyn Runner> {
    let own: [&dyn Runner; 2] = [&campaign::Campaign, &verification::Verification];
    USERS.iter().copied().chain(own).collect()
}
