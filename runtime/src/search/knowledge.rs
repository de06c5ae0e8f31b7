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
use crate::evaluate::{Heuristic, default_sharpened};

/// A heuristic, by default of learned weights or else of sharpened material, and how much it
/// counts.
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
            heuristic: heuristic.unwrap_or_else(default_sharpened::<P>),
            bias: settings.bias,
            minimax: settings.minimax,
            column: amaf::column(settings.selection) + usize::from(settings.amaf != Amaf::Off),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Player;
    use crate::search::settings::Selection;
    use crate::search::slot::COLUMNS;
    use crate::testing::Toy;

    /// Says the same of every position.
    struct Always(f32);

    impl<P: Playable> Heuristic<P> for Always {
        fn value(&self, _: &P, _: Player) -> f32 {
            self.0
        }
    }

    fn of<const PLAYERS: usize>(
        change: impl FnOnce(&mut MctsSettings),
    ) -> Option<Knowledge<Toy<PLAYERS>>> {
        let mut settings = MctsSettings::default();
        change(&mut settings);
        Knowledge::of(&settings, Some(Arc::new(Always(7.0))))
    }

    #[test]
    fn a_heuristic_is_asked_if_a_setting_counts_it() {
        assert!(of::<2>(|_| ()).is_none());
        let bias = of::<2>(|settings| settings.bias = 0.25).expect("it is wanted");
        assert_eq!((bias.bias, bias.minimax), (0.25, 0.0));
        let minimax = of::<2>(|settings| settings.minimax = 0.5).expect("it is wanted");
        assert_eq!((minimax.bias, minimax.minimax), (0.0, 0.5));
    }

    #[test]
    fn heuristics_speak_of_two_players() {
        assert!(of::<1>(|settings| settings.bias = 0.5).is_none());
        assert!(of::<2>(|settings| settings.bias = 0.5).is_some());
        assert!(of::<3>(|settings| settings.bias = 0.5).is_none());
    }

    #[test]
    fn ones_own_heuristic_takes_the_place_of_the_default_one() {
        let value = |knowledge: Option<Knowledge<Toy<2>>>| {
            let knowledge = knowledge.expect("it is wanted").clone();
            knowledge.heuristic.value(&Toy::of_moves(2), Player::FIRST)
        };
        assert_eq!(value(of(|settings| settings.bias = 0.5)), 7.0);
        let settings = MctsSettings {
            bias: 0.5,
            ..MctsSettings::default()
        };
        assert_ne!(value(Knowledge::of(&settings, None)), 7.0);
    }

    #[test]
    fn estimates_have_a_column_behind_all_others() {
        let column = |selection, amaf| {
            let knowledge = of::<2>(|settings| {
                (settings.bias, settings.selection, settings.amaf) = (0.5, selection, amaf);
            });
            knowledge.expect("it is wanted").column
        };
        let rave = Amaf::Rave { equivalence: 10.0 };
        assert_eq!(column(Selection::Ucb1, Amaf::Off), COLUMNS);
        assert_eq!(column(Selection::Ucb1, rave), COLUMNS + 1);
        assert_eq!(column(Selection::Ucb1Tuned, Amaf::Off), COLUMNS + 1);
        assert_eq!(column(Selection::Ucb1Tuned, rave), COLUMNS + 2);
    }
}
