//! The test that moves made in parts are the moves that are listed.

use rbg_runtime::codegen::PartialMoves;
use rbg_runtime::rng::below;
use rbg_runtime::search::{Part, Split, SplitRule};
use rbg_runtime::{MoveList, Playable, PlayoutRng, Position};

/// The number of moves beyond which positions are passed over.
const MOST_MOVES: usize = 3_000;

/// Makes the moves of a position in parts, divided in every way.
///
/// Whether decisions are drawn alternates.
///
/// # Errors
///
/// The first thing that is wrong.
pub(super) fn compare<P: PartialMoves + Playable>(
    position: &P,
    rng: &mut PlayoutRng,
) -> Result<(), String> {
    let mut list = MoveList::new();
    position.moves(&mut list);
    if list.is_empty() || list.len() > MOST_MOVES {
        return Ok(());
    }
    let sorted = sorted(&list);
    let turn = below(rng, 2);
    for choice in 0..4 {
        let rule = SplitRule::default()
            .with_at_dots(choice & 1 != 0)
            .with_roll_up(choice & 2 != 0)
            .with_draws_decisions((choice + turn) & 1 != 0);
        let mut leaves = Vec::new();
        decisions(&Split::new(position.clone(), rule), &list, rng, &mut leaves)
            .map_err(|what| format!("{rule:?}: {what}"))?;
        leaves.sort();
        if leaves != sorted {
            return Err(format!(
                "{rule:?}: parts come to {leaves:?}, not {sorted:?}"
            ));
        }
    }
    next_modifiers(position, &mut Vec::new(), &sorted)
}

fn sorted<M: Ord + Clone>(list: &MoveList<M>) -> Vec<M> {
    let mut sorted = list.to_vec();
    sorted.sort();
    sorted
}

/// Follows all decisions; `moves` are the legal moves, and `leaves` those that the decisions make.
fn decisions<P: PartialMoves + Playable>(
    split: &Split<P>,
    moves: &MoveList<P::Move>,
    rng: &mut PlayoutRng,
    leaves: &mut Vec<P::Move>,
) -> Result<(), String> {
    let mut list = MoveList::new();
    split.moves(&mut list);
    let drawn = split.sample_move(rng);
    let legal = match &drawn {
        Some(Part::Whole(m)) => moves.contains(m) && P::modifiers(m).starts_with(split.made()),
        Some(decision @ Part::Decision(made)) => {
            let begins =
                |one: &Part<_, _>| matches!(one, Part::Decision(all) if all.starts_with(made));
            split.is_legal(decision) && list.iter().any(begins)
        }
        None => list.is_empty(),
    };
    let behind = |what: &str| Err(format!("behind {:?}: {what}", split.made()));
    if !legal {
        return behind(&format!("draws {drawn:?}"));
    }
    if list.is_empty() && !split.made().is_empty() {
        return behind("a dead end");
    }
    for part in list.iter() {
        let Part::Decision(made) = part else { continue };
        let mut next = split.clone();
        next.apply(part);
        if !split.is_legal(part) {
            return behind(&format!("{made:?} is not legal"));
        }
        if !next.made().is_empty() {
            decisions(&next, moves, rng, leaves)?;
            continue;
        }
        let m = P::move_of(&[split.made(), made].concat());
        let mut whole = split.base().clone();
        whole.apply(&m);
        let actions = P::modifiers(&m).iter().map(|m| P::action(*m));
        if *next.base() != whole || actions.ne(whole.actions(&m)) {
            return behind(&format!("{m:?} is another move in parts"));
        }
        leaves.push(m);
    }
    Ok(())
}

/// Follows the modifiers that come next, with nothing known but the sorted list of all
/// moves: those behind which there is a move. The reasoner may find others, which lead
/// nowhere.
fn next_modifiers<P: PartialMoves + Playable>(
    position: &P,
    made: &mut Vec<P::Modifier>,
    moves: &[P::Move],
) -> Result<(), String> {
    let mut expected: Vec<P::Modifier> =
        moves.iter().map(|m| P::modifiers(m)[made.len()]).collect();
    expected.sort();
    expected.dedup();
    let mut next = MoveList::new();
    position.next_modifiers(made.last().copied(), &mut next);
    let leads = |m: &P::Modifier| {
        let mut behind = position.clone();
        P::ends_move(*m) || {
            behind.make(*m);
            behind.can_be_completed(*m)
        }
    };
    let leading: Vec<P::Modifier> = sorted(&next).into_iter().filter(leads).collect();
    if leading != expected {
        return Err(format!(
            "behind {made:?} come {leading:?}, not {expected:?}"
        ));
    }
    if !made.is_empty() {
        let mut list = MoveList::new();
        position.completions(made, &mut list);
        let list = sorted(&list);
        if list != moves {
            return Err(format!("{made:?} can become {list:?}, not {moves:?}"));
        }
    }
    for modifier in leading.into_iter().filter(|m| !P::ends_move(*m)) {
        let is_next = |m: &&P::Move| P::modifiers(m)[made.len()] == modifier;
        let behind: Vec<P::Move> = moves.iter().filter(is_next).cloned().collect();
        let mut position = position.clone();
        position.make(modifier);
        made.push(modifier);
        next_modifiers(&position, made, &behind)?;
        made.pop();
    }
    Ok(())
}
