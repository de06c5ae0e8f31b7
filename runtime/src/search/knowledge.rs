//! Heuristic knowledge in a search, beside what playouts find.
//!
//! *Progressive bias* (Chaslot, Winands, van den Herik, Uiterwijk and Bouzy, "Progressive
//! Strategies for Monte-Carlo Tree Search", 2008) adds to the value of a child what the
//! heuristic says of it, divided by its visits and one. *Implicit minimax backups*
//! (Lanctot, Winands, Pepels and Sturtevant, "Monte Carlo Tree Search with Heuristic
//! Evaluations using Implicit Minimax Backups", 2014) carry the estimates of the leaves up
//! the tree as minimax does, and count them as a part of the mean.
//!
//! A position is estimated once, when it is visited for the first time. Both change the
//! mean in a child's statistics, and only when the child's own figures change, so nothing is
//! different where children are compared; the estimates have a column of their own, which
//! other searches do not have.

use std::sync::Arc;

use crate::playout::Playable;

use super::amaf;
use super::settings::{Amaf, MctsSettings};
use crate::evaluate::{Heuristic, Sharpened};

/// A heuristic, by default [`Sharpened`], and how much it counts.
pub(super) struct Knowledge<P> {
    pub(super) heuristic: Arc<dyn Heuristic<P>>,
    pub(super) bias: f32,
    pub(super) minimax: f32,
    /// The column of the views.
    pub(super) column: usize,
}

impl<P> Clone for Knowledge<P> {
    fn clone(&self) -> Self {
        Self {
            heuristic: Arc::clone(&self.heuristic),
            ..*self
        }
    }
}

impl<P: Playable> Knowledge<P> {
    /// Returns what these settings ask for, of this heuristic or else the default one; `None`
    /// unless there are two players, of whom heuristics speak.
    pub(super) fn of(
        settings: &MctsSettings,
        heuristic: Option<Arc<dyn Heuristic<P>>>,
    ) -> Option<Self> {
        let wanted = settings.bias != 0.0 || settings.minimax != 0.0;
        (wanted && P::game().players.len() == 2).then(|| Self {
            heuristic: heuristic.unwrap_or_else(|| Arc::new(Sharpened::learn::<P>())),
            bias: settings.bias,
            minimax: settings.minimax,
            column: amaf::column(settings.selection) + usize::from(settings.amaf != Amaf::Off),
        })
    }
}
