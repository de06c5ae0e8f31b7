//! The report's section on players' moves.

use serde::Serialize;

use super::strategies::{ApplyMethod, Decision};
use crate::analysis::Completion;
use crate::effort::{Exhausted, Meter};
use crate::plan::{MoveForm, Plan};

/// The lengths of moves and how they are stored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Moves {
    /// The largest number of modifiers, the switch included; none if no bound
    /// was found.
    pub longest: Option<usize>,
    /// Whether every modifier always stands at the same place of its move.
    pub fixed_depths: bool,
    /// The representation of moves.
    pub representation: Representation,
    /// The bits of a modifier with its cell.
    pub code_bits: u32,
    /// The bytes of a move, if they are fixed.
    pub bytes: Option<usize>,
    /// Whether moves are performed straight through, rather than modifier by
    /// modifier.
    pub straight: bool,
    /// How moves are performed.
    pub performed: Decision<ApplyMethod>,
    /// The number of modifiers of the text that moves store.
    pub modifiers: usize,
    /// The number of these behind which the keeper makes what surely follows to the end of the move.
    pub completed: usize,
    /// The number of those where questions decide what follows.
    pub completed_as_asked: usize,
}

/// The representations of moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Representation {
    /// An array; the move under construction is passed by value.
    Array,
    /// An array that is filled from its beginning; the move under construction is
    /// passed by value with its length.
    ArrayFromPath,
    /// A list that grows.
    List,
}

pub(super) fn moves(plan: &Plan<'_>, meter: &Meter) -> Result<Moves, Exhausted> {
    let representation = match plan.form {
        MoveForm::Fixed(_) => Representation::Array,
        MoveForm::Path(_) => Representation::ArrayFromPath,
        MoveForm::Growable => Representation::List,
    };
    let code_bits = plan.layout.code_bits;
    Ok(Moves {
        longest: plan.longest_move,
        fixed_depths: plan.length.depths_known(&plan.machine, meter)?,
        representation,
        code_bits,
        bytes: plan.form.room().map(|room| room * code_bits as usize / 8),
        straight: plan.tree().is_some(),
        performed: (&plan.apply).into(),
        modifiers: plan.layout.indices.len(),
        completed: plan
            .layout
            .endings
            .iter()
            .filter(|ending| !ending.is_empty())
            .count(),
        completed_as_asked: plan
            .layout
            .endings
            .iter()
            .filter(|ending| matches!(ending, Completion::Asked(_)))
            .count(),
    })
}
