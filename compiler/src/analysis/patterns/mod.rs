//! What patterns ask, in forms that are answered without a walk.

pub(super) mod alternatives;
pub(super) mod cubes;
pub(super) mod custodian;
pub(super) mod flood;
pub(super) mod lines;
pub(super) mod relative_cubes;
pub(super) mod rows;
