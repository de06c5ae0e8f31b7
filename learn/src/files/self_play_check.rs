//! Checks of shards of self-play that were read: everything is within its range.

use rbg_runtime::game::{PolicyPlace, TensorLayout};
use rbg_runtime::train::SelfPlayed;

use super::self_play_about::{SelfPlayAbout, ShardPlaces};
use crate::places;

/// How far the shares of the moves of a position may be from 1 in all: they are rounded.
const SHARE_ERROR: f32 = 1e-3;

/// The largest number of cells, actions, channels and the like: their products are numbers of 64 bits.
const MOST: usize = u32::MAX as usize;

/// Checks everything of a shard.
///
/// # Errors
///
/// What is wrong first, in words.
pub(super) fn check(
    about: &SelfPlayAbout,
    played: &SelfPlayed,
    places: Option<&ShardPlaces>,
) -> Result<(), String> {
    check_layout(about)?;
    check_games(about, played)?;
    let positions = &played.positions;
    let count = positions.input_ends.len();
    let actions = about.cells.saturating_mul(about.actions);
    let inputs = &positions.inputs;
    check_ends(
        "inputs.ends",
        &positions.input_ends,
        (count, inputs.len()),
        0,
    )?;
    check_distinct(
        "input",
        inputs,
        &positions.input_ends,
        played.inputs as usize,
    )?;
    // Positions without a choice are not learned from.
    let moves = positions.shares.len();
    check_ends("moves.ends", &positions.move_ends, (count, moves), 2)?;
    check_shares(&positions.shares, &positions.move_ends)?;
    let ends = &positions.action_ends;
    check_ends("actions.ends", ends, (moves, positions.actions.len()), 0)?;
    check_below("actions", &positions.actions, actions)?;
    let values = positions.values.len();
    if Some(values) != count.checked_mul(about.players) {
        return Err(format!("there are {values} values for {count} positions"));
    }
    if let Some(value) = positions.values.iter().find(|value| !is_part(**value)) {
        return Err(format!("the value {value} is not between 0 and 1"));
    }
    for images in &played.symmetries {
        check_permutation("symmetries.inputs", &images.inputs, played.inputs as usize)?;
        check_permutation("symmetries.actions", &images.actions, actions)?;
    }
    if let Some(found) = places {
        let due = (found.moves.len(), found.symmetries.len());
        if due != (moves, played.symmetries.len()) {
            return Err("not every move and symmetry has its places".to_owned());
        }
        let places = places::count(&about.layout.policy, about.cells);
        check_distinct("place", &found.moves, &positions.move_ends, places)?;
        for images in &found.symmetries {
            check_permutation("symmetries.places", images, places)?;
        }
    }
    Ok(())
}

/// Checks the layout against what else is said of the game.
fn check_layout(about: &SelfPlayAbout) -> Result<(), String> {
    let TensorLayout {
        geometry,
        planes,
        policy,
        ..
    } = &about.layout;
    let (channels, anywhere) = (policy.channels as usize, policy.anywhere as usize);
    let sizes = [about.cells, about.actions, about.players];
    if sizes.iter().any(|size| *size == 0 || *size > MOST) {
        return Err(format!(
            "there are {} cells, {} actions and {} players",
            about.cells, about.actions, about.players
        ));
    }
    if *planes != about.planes {
        return Err("the planes are not those of the layout".to_owned());
    }
    let within = |place: &[u32; 3]| place.iter().zip(&geometry.size).all(|(at, size)| at < size);
    if geometry.places.len() != about.cells || !geometry.places.iter().all(within) {
        return Err("not every cell has a place in the geometry".to_owned());
    }
    for direction in &geometry.neighbourhoods {
        let mut targets = direction.targets.iter().flatten();
        let fit = targets.all(|target| target.index() < about.cells);
        if direction.targets.len() != about.cells || !fit {
            let name = &direction.name;
            return Err(format!("the neighbourhood {name} is not of the cells"));
        }
    }
    let fits = |place: &PolicyPlace| match place {
        PolicyPlace::Cell { cell, channel } => {
            cell.index() < about.cells && (*channel as usize) < channels
        }
        PolicyPlace::Anywhere(number) => (*number as usize) < anywhere,
    };
    if !policy.places.iter().all(fits) {
        return Err("a number of a move has no place in the policy".to_owned());
    }
    Ok(())
}

/// Checks the numbers of games, moves and positions.
fn check_games(about: &SelfPlayAbout, played: &SelfPlayed) -> Result<(), String> {
    if about.games != played.games.len() as u64 || about.first.checked_add(about.games).is_none() {
        let (games, count) = (about.games, played.games.len());
        return Err(format!("there are {count} games and not {games}"));
    }
    if let Some(game) = played.games.iter().find(|game| game.positions > game.moves) {
        let (positions, moves) = (game.positions, game.moves);
        return Err(format!("a game has {positions} positions in {moves} moves"));
    }
    let due: u64 = played
        .games
        .iter()
        .map(|game| u64::from(game.positions))
        .sum();
    let found = played.positions.input_ends.len() as u64;
    if due != found {
        return Err(format!("games have {due} positions, and {found} are there"));
    }
    Ok(())
}

/// Checks that so many ends ascend, by a number at the least, up to a length.
fn check_ends(
    what: &str,
    ends: &[u32],
    (count, length): (usize, usize),
    least: u32,
) -> Result<(), String> {
    if ends.len() != count {
        return Err(format!("{what} has {} numbers and not {count}", ends.len()));
    }
    let mut begin = 0u32;
    for (number, &end) in ends.iter().enumerate() {
        if end.checked_sub(begin).is_none_or(|size| size < least) {
            return Err(format!("{what} goes from {begin} to {end} at {number}"));
        }
        begin = end;
    }
    if begin as usize != length {
        return Err(format!("{what} goes up to {begin} and not to {length}"));
    }
    Ok(())
}

/// Checks that all numbers are below a limit.
fn check_below(what: &str, numbers: &[u32], limit: usize) -> Result<(), String> {
    match numbers.iter().find(|number| **number as usize >= limit) {
        Some(number) => Err(format!("{what} has {number}, which is not below {limit}")),
        None => Ok(()),
    }
}

/// Checks that the numbers of each position are below a limit, and none of them is there twice.
fn check_distinct(what: &str, numbers: &[u32], ends: &[u32], limit: usize) -> Result<(), String> {
    check_below(what, numbers, limit)?;
    let mut sorted = Vec::new();
    let mut begin = 0;
    for (position, &end) in ends.iter().enumerate() {
        sorted.clear();
        sorted.extend_from_slice(&numbers[begin..end as usize]);
        begin = end as usize;
        sorted.sort_unstable();
        if let Some(pair) = sorted.windows(2).find(|pair| pair[0] == pair[1]) {
            return Err(format!(
                "{what} {} is twice in position {position}",
                pair[0]
            ));
        }
    }
    Ok(())
}

/// Checks that the shares of the moves of each position make up 1.
fn check_shares(shares: &[f32], ends: &[u32]) -> Result<(), String> {
    let mut begin = 0;
    for (position, &end) in ends.iter().enumerate() {
        let shares = &shares[begin..end as usize];
        begin = end as usize;
        if let Some(share) = shares.iter().find(|share| !is_part(**share)) {
            return Err(format!("a move of position {position} has share {share}"));
        }
        let sum: f32 = shares.iter().sum();
        if (sum - 1.0).abs() > SHARE_ERROR {
            return Err(format!(
                "the shares of position {position} are {sum} in all"
            ));
        }
    }
    Ok(())
}

/// Returns whether a number is finite and from 0 to 1.
fn is_part(number: f32) -> bool {
    (0.0..=1.0).contains(&number)
}

/// Checks that numbers are a permutation of those below a limit.
fn check_permutation(what: &str, numbers: &[u32], limit: usize) -> Result<(), String> {
    if numbers.len() != limit {
        return Err(format!(
            "{what} has {} and not {limit} numbers",
            numbers.len()
        ));
    }
    check_distinct(what, numbers, &[numbers.len() as u32], limit)
        .map_err(|_| format!("{what} is no permutation"))
}
