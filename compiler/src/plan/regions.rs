//! Regions that the position keeps to answer patterns about connections.
//!
//! *What it proves:* a pattern that spreads over neighbours with certain pieces
//! until it comes to one of certain cells, such as `(neighbour {x})* {! side}`,
//! holds from the cells of a *region*: these certain cells, and all neighbours of
//! cells of the region with such pieces.
//!
//! *Why it is sound:* neighbours are symmetric, so such a piece that is put on a cell
//! of the region brings in the neighbours of this cell, of those among them that have
//! such pieces, and so on; and a piece that is put elsewhere brings in nothing.
//!
//! Regions are kept where pieces stay once they are put and no search puts pieces
//! and takes them back: then every cell enters a region once in a game. None leaves
//! it, unless the keeper tries a way and goes back; then the region is found again
//! from the start.

use super::Plan;
use crate::analysis::{Action, Machine, PieceFlow, RelationClass, RelationId, Step};
use crate::automaton::StateId;
use crate::model::{CellId, PieceId};

/// A region that the position keeps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptRegion {
    /// The pattern that it answers, by its entry.
    pub entry: StateId,
    /// The pieces that connect.
    pub pieces: Vec<PieceId>,
    /// From a cell to its neighbours.
    pub neighbours: RelationId,
    /// Where the pattern holds without any connection.
    pub area: Vec<CellId>,
    /// Whether the keeper may take back a piece that it has put.
    pub shrinks: bool,
}

/// The regions that are worth being kept.
pub(super) fn kept_regions(plan: &Plan<'_>, flow: &PieceFlow) -> Vec<KeptRegion> {
    let machine = &plan.machine;
    let found = |root: &StateId| plan.moves.mutates[root.index()];
    let asked = |entry: &StateId| plan.patterns.mutates[entry.index()];
    if plan.moves.roots.iter().any(found) || machine.patterns.iter().any(asked) {
        return Vec::new();
    }
    let stay = |region: &KeptRegion| region.pieces.iter().all(|&piece| flow.never_removed(piece));
    let flooded = machine.patterns.iter().filter_map(|&entry| {
        let number = plan.floods[entry.index()]?;
        region(machine, entry, number).filter(|region| stay(region))
    });
    let mut regions: Vec<KeptRegion> = flooded.collect();
    regions.sort_by_key(|region| region.entry);
    regions.dedup();
    let shrinks = keeper_takes_back(plan);
    for region in &mut regions {
        region.shrinks = shrinks;
    }
    regions
}

/// Whether the keeper may find no way on behind a piece that it has put.
fn keeper_takes_back(plan: &Plan<'_>) -> bool {
    let machine = &plan.machine;
    let reached = machine.reachable_within_move(plan.keeper.roots.iter().copied());
    let states = machine.states().filter(|state| reached[state.index()]);
    let mut steps = states.flat_map(|state| machine.steps(state));
    steps.any(|step| matches!(step.action, Action::Off(..)) && !plan.must_succeed(step.target))
}

/// What a pattern that floods over a step asks, if it asks only for cells.
fn region(machine: &Machine, entry: StateId, number: usize) -> Option<KeptRegion> {
    let spreading = &machine.steps(entry)[number];
    let Action::On(pieces) = &spreading.action else {
        return None;
    };
    let relation = machine.relations.get(spreading.relation);
    let symmetric = relation.rows().iter().enumerate().all(|(cell, row)| {
        let back = |target: &CellId| relation.targets(*target).contains(&CellId(cell as u32));
        row.iter().all(back)
    });
    let arrives = |step: &Step| {
        let restricts = machine.relations.class(step.relation) == RelationClass::Restriction;
        let ends = step.action == Action::Accept
            || step.action == Action::Pass && machine.succeeds(step.target);
        restricts && ends
    };
    let steps = machine.steps(entry).iter().enumerate();
    let others: Vec<&Step> = steps
        .filter(|(other, _)| *other != number)
        .map(|(_, step)| step)
        .collect();
    if !symmetric || others.is_empty() || !others.iter().all(|step| arrives(step)) {
        return None;
    }
    let mut area: Vec<CellId> = others
        .iter()
        .flat_map(|step| machine.relations.get(step.relation).rows().iter().flatten())
        .copied()
        .collect();
    area.sort_unstable();
    area.dedup();
    Some(KeptRegion {
        entry,
        pieces: pieces.clone(),
        neighbours: spreading.relation,
        area,
        shrinks: true,
    })
}

#[cfg(test)]
mod tests {
    use crate::plan::Plan;
    use crate::{Options, load};

    /// Of the regions that are kept for a game in which `turn` follows a move, whether they
    /// can shrink.
    fn regions(touches: &str, turn: &str) -> Vec<bool> {
        let text = format!(
            "#players = p(1), q(1)\n#pieces = e, x, y\n#variables =\n\
             #board = rectangle(up, down, left, right, [e, e, e, e][e, e, e, e][e, x, e, e])\n\
             #next = (up + down + left + right)\n#touches = {touches}\n\
             #turn(me; piece) = ->me (left* + right*)(up* + down*) {{e}} ->> {turn}\n\
             #rules = (turn(p; x) turn(q; y))*"
        );
        let game = load(text.as_bytes()).expect("it is valid").game;
        let regions = Plan::new(&game, &Options::default()).regions;
        regions.iter().map(|region| region.shrinks).collect()
    }

    const ASKED: &str = "[piece] ({! touches} + {? touches} [$ me = 1] ->> {})";

    #[test]
    fn connections_of_pieces_that_stay_are_kept() {
        assert_eq!(regions("(next {x})* {! up}", ASKED), [false]);
    }

    #[test]
    fn what_the_keeper_only_tries_leaves_regions_again() {
        let tried = "([piece] {? touches} + [e] {! touches})";
        assert_eq!(regions("(next {x})* {! up}", tried), [true]);
    }

    #[test]
    fn connections_are_searched_where_pieces_are_taken_or_tests_are_not_about_cells() {
        assert!(regions("(next {x})* up {e}", ASKED).is_empty());
        assert!(regions("(up {x} + left {x})* {! up}", ASKED).is_empty());
        let taken = format!("{ASKED} ({{? right {{x}}}} right [e] left + {{! right {{x}}}})");
        assert!(regions("(next {x})* {! up}", &taken).is_empty());
    }
}
