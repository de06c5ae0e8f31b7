//! What an agent can know from the rules alone: goals, features, influence, tensors, decided positions.

pub(super) mod features;
pub(super) mod goals;
pub(super) mod influence;
pub(super) mod latches;
pub(super) mod tensors;
