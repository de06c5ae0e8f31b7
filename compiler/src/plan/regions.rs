//! The choice of regions that the position keeps to answer patterns about connections.
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

use super::search::SearchPlan;
use crate::automaton::StateId;
use crate::effort::{Exhausted, Meter};
use crate::machine::{Action, Machine, Relation, RelationClass, RelationId, Step};
use crate::model::{CellId, PieceId};

/// A region that the position keeps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptRegion {
    /// The pattern that the region answers, by its entry.
    pub entry: StateId,
    /// The pieces that connect.
    pub pieces: Vec<PieceId>,
    /// The relation from a cell to its neighbours.
    pub neighbours: RelationId,
    /// The cells on which the pattern holds without any connection.
    pub area: Vec<CellId>,
    /// Whether the keeper may take back a piece that it has put.
    pub shrinks: bool,
}

/// Returns the regions that are kept: those of patterns that flood over pieces that never leave a
/// cell, if neither a player's moves nor a pattern change anything that is looked at behind the
/// change.
pub(super) fn kept_regions(
    plan: &SearchPlan<'_>,
    meter: &Meter,
) -> Result<Vec<KeptRegion>, Exhausted> {
    let machine = &plan.machine;
    let found = |root: &StateId| plan.moves.mutates[root.index()];
    let asked = |entry: &StateId| plan.patterns.mutates[entry.index()];
    if plan.moves.roots.iter().any(found) || machine.patterns.iter().any(asked) {
        return Ok(Vec::new());
    }
    let stays = |&piece: &PieceId| plan.flow.never_removed(piece);
    let stay = |region: &KeptRegion| region.pieces.iter().all(stays);
    let mut regions: Vec<KeptRegion> = Vec::new();
    for &entry in &machine.patterns {
        if let Some(number) = plan.floods[entry.index()] {
            let region = region(machine, entry, number, meter)?;
            regions.extend(region.filter(|region| stay(region)));
        }
    }
    regions.sort_by_key(|region| region.entry);
    let shrinks = keeper_takes_back(plan, meter)?;
    for region in &mut regions {
        region.shrinks = shrinks;
    }
    Ok(regions)
}

/// Returns whether the keeper may find no way on behind a piece that it has put.
fn keeper_takes_back(plan: &SearchPlan<'_>, meter: &Meter) -> Result<bool, Exhausted> {
    let machine = &plan.machine;
    let reached = machine.reachable_within_move(plan.keeper.roots.iter().copied(), meter)?;
    let states = machine
        .states(meter)?
        .filter(|state| reached[state.index()]);
    for state in states {
        let mut steps = machine.steps(state, meter)?.iter();
        let takes_back =
            |step: &Step| matches!(step.action, Action::Off(..)) && !plan.must_succeed(step.target);
        if steps.any(takes_back) {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Returns the region that a pattern that floods over a step asks for, if it asks only for cells:
/// neighbours are symmetric, and the only other step is the end on certain cells.
fn region(
    machine: &Machine,
    entry: StateId,
    number: usize,
    meter: &Meter,
) -> Result<Option<KeptRegion>, Exhausted> {
    let spreading = &machine.steps(entry, meter)?[number];
    let Action::On(pieces) = &spreading.action else {
        return Ok(None);
    };
    let relation = machine.relations.get(spreading.relation);
    let symmetric = is_symmetric(relation, meter)?;
    let steps = machine.steps(entry, meter)?.iter().enumerate();
    let mut others = steps.filter(|(other, _)| *other != number);
    let (Some((_, arrival)), None) = (others.next(), others.next()) else {
        return Ok(None);
    };
    let restricts = machine.relations.class(arrival.relation) == RelationClass::Restriction;
    if !symmetric || !restricts || arrival.action != Action::Accept {
        return Ok(None);
    }
    let area = machine.relations.get(arrival.relation).rows(meter)?;
    Ok(Some(KeptRegion {
        entry,
        pieces: pieces.clone(),
        neighbours: spreading.relation,
        area: area.iter().flatten().copied().collect(),
        shrinks: true,
    }))
}

/// Returns whether every target leads back.
fn is_symmetric(relation: &Relation, meter: &Meter) -> Result<bool, Exhausted> {
    for (cell, row) in relation.rows(meter)?.iter().enumerate() {
        for target in row {
            let back = relation.targets(*target, meter)?;
            if !back.contains(&CellId(cell as u32)) {
                return Ok(false);
            }
        }
    }
    Ok(true)
}

#[cfg(test)]
mod tests {
    use super::KeptRegion;
    use crate::testing::{on_board, plan};

    const BOARD: &str = "rectangle(up, down, left, right, [e, e, e, e][e, e, e, e][e, x, e, e])";

    const TOUCHES: &str = "(next {x})* {! up}";

    /// The question of the keeper when it has put a piece.
    const ASKED: &str = "[x] ({! touches} + {? touches} [$ v = 1])";

    /// Returns the regions that are kept where `p` chooses an empty cell and does `player` there,
    /// and then the keeper does `keeper`.
    fn kept(touches: &str, player: &str, keeper: &str) -> Vec<KeptRegion> {
        let game = on_board(
            BOARD,
            &format!(
                "#next = (up + down + left + right)\n#touches = {touches}\n#other = (next {{x}})* {{! left}}\n\
                 ->p (left* + right*)(up* + down*) {{e}} {player} ->> {keeper} ->q {{x}} ->> {{}}"
            ),
        );
        plan(&game).regions
    }

    #[test]
    fn connections_of_pieces_that_stay_are_kept() {
        let regions = kept(TOUCHES, "", ASKED);
        assert_eq!(regions.len(), 1);
        let area: Vec<usize> = regions[0].area.iter().map(|cell| cell.index()).collect();
        assert_eq!(area, [0, 1, 2, 3]);
        assert_eq!(regions[0].pieces.len(), 1);
        assert!(!regions[0].shrinks);
    }

    #[test]
    fn how_the_area_is_written_makes_no_difference() {
        let areas = [
            ("(next {x})* {? up}", 8),
            ("(next {x})* up", 8),
            ("(next {x})* (up + left)", 11),
        ];
        for (touches, cells) in areas {
            let regions = kept(touches, "", ASKED);
            assert_eq!(regions.len(), 1, "{touches}");
            assert_eq!(regions[0].area.len(), cells, "{touches}");
        }
    }

    #[test]
    fn each_connection_is_kept_once() {
        let twice = "[x] ({! touches} + {? touches} ({! other} + {? other} ({! touches} + {? touches} [$ v = 1])))";
        assert_eq!(kept(TOUCHES, "", twice).len(), 2);
        // Patterns are numbered from inside, their entries from outside.
        let nested = "[x] ({? right {? touches}} [$ v = 1] + {? other} [$ v = 2] + {! other})";
        let regions = kept(TOUCHES, "", nested);
        assert_eq!(regions.len(), 2);
        assert!(regions[0].entry < regions[1].entry);
    }

    #[test]
    fn connections_are_searched_where_pieces_are_taken() {
        let one = format!("{ASKED} ({{? right {{x}}}} right [e] left + {{! right {{x}}}})");
        assert_eq!(kept(TOUCHES, "", &one), []);
        // Of two kinds of pieces one is replaced by the other.
        assert_eq!(kept("(next {x, y})* {! up}", "[y]", ASKED), []);
        assert_eq!(kept(TOUCHES, "[y]", ASKED).len(), 1);
    }

    #[test]
    fn connections_are_searched_where_searches_put_pieces_and_take_them_back() {
        assert_eq!(kept(TOUCHES, "[y] {y}", ASKED), []);
        let pattern = format!("{ASKED} ({{? left {{e}} [y] {{y}}}} + {{! left {{e}} [y] {{y}}}})");
        assert_eq!(kept(TOUCHES, "", &pattern), []);
    }

    #[test]
    fn connections_are_searched_where_tests_are_not_about_cells_alone() {
        let cases = [
            ("neighbours one way", "((up + left) {x})* {! up}"),
            ("one of them one way", "((up + down + left) {x})* {! up}"),
            ("a test of a piece", "(next {x})* up {e}"),
            ("a test of a piece there", "(next {x})* {! up} {e}"),
            ("a test of a piece as well", "(next {x})* ({! up} + up {e})"),
            ("a test of a piece first", "(next {x})* (up {e} + {! up})"),
            ("no condition", "(next {x})* ({! up} + {? up})"),
        ];
        for (name, touches) in cases {
            assert_eq!(kept(touches, "", ASKED), [], "{name}");
        }
    }

    /// Returns whether regions can shrink where the keeper does `keeper`.
    fn shrinks(player: &str, keeper: &str) -> bool {
        let regions = kept(TOUCHES, player, keeper);
        assert_eq!(regions.len(), 1);
        regions[0].shrinks
    }

    #[test]
    fn what_the_keeper_only_tries_leaves_regions_again() {
        let tried = "([x] {? touches} + [e] {! touches})";
        assert!(shrinks("", tried));
        assert!(shrinks("", &format!("{tried} [x]")));
    }

    #[test]
    fn what_others_try_leaves_no_region() {
        assert!(!shrinks("[y] {$ v == 0}", ASKED));
        let assigned = format!("([$ v = 1] {{$ w == 1}} + [$ v = 2] {{$ w != 1}}) {ASKED}");
        assert!(!shrinks("", &assigned));
    }
}
