//! The choice of an encoding: moves that cannot be legal together share numbers.
//!
//! Moves are put into groups by where they are made. Within a group, a move takes the first
//! number that none of the moves before it has which may be legal together with it. If one number
//! is enough for each group, the place alone tells apart what is legal together.

use std::collections::BTreeMap;

use rbg_runtime::game::MoveEncoding;

use super::words::{Letter, Word};
use crate::effort::{Exhausted, Meter};
use crate::model::{CellId, Game, Modifier};

/// The place of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Place {
    /// The move names no cell: it puts nothing and goes nowhere.
    Nowhere,
    /// The source and the target; where the target alone counts, it is both.
    Cells(CellId, CellId),
}

/// What decides the source and the target of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Ends {
    /// The first piece and the last piece that is put, if any is.
    Pieces,
    /// The first modifier and the last one, which is the switch: the keeper may put what arrives.
    Modifiers,
}

/// Numbers of some moves.
#[derive(Debug)]
pub(super) struct Encoded {
    /// The encoding.
    pub(super) encoding: MoveEncoding,
    /// The number of each word.
    pub(super) numbers: Vec<u32>,
    /// Two words that keep the encoding from being a shorter one, as they may be legal together.
    pub(super) obstacle: Option<(usize, usize)>,
}

/// Returns the first encoding that is free of collisions.
pub(super) fn encode(words: &[Word], game: &Game, meter: &Meter) -> Result<Encoded, Exhausted> {
    let by = |ends| -> Vec<Place> {
        let places = words.iter().map(|word| place(word, game, ends));
        places.collect()
    };
    let sources_and_targets = [by(Ends::Pieces), by(Ends::Modifiers)];
    let targets = sources_and_targets.clone().map(|places| {
        let targets = places.into_iter().map(|place| match place {
            Place::Nowhere => Place::Nowhere,
            Place::Cells(_, target) => Place::Cells(target, target),
        });
        targets.collect::<Vec<Place>>()
    });
    let mut obstacle = None;
    for (encoding, places) in [
        (MoveEncoding::Target, &targets),
        (MoveEncoding::SourceTarget, &sources_and_targets),
    ] {
        let before = obstacle;
        for places in places {
            match numbers(words, places, true, meter)? {
                (numbers, None) => {
                    return Ok(Encoded {
                        encoding,
                        numbers,
                        obstacle: before,
                    });
                }
                (_, collision) => obstacle = collision,
            }
        }
    }
    let size = |numbers: &Vec<u32>| numbers.iter().max().map_or(0, |&most| most as usize + 1);
    let mut choices = Vec::new();
    for places in &sources_and_targets {
        choices.push(numbers(words, places, false, meter)?.0);
    }
    let shorter = choices.into_iter().min_by_key(size);
    match shorter.filter(|numbers| size(numbers) < words.len()) {
        Some(numbers) => Ok(Encoded {
            encoding: MoveEncoding::SourceTargetChoice,
            numbers,
            obstacle,
        }),
        None => Ok(Encoded {
            encoding: MoveEncoding::Words,
            numbers: (0..).take(words.len()).collect(),
            obstacle,
        }),
    }
}

/// Returns where a move is made.
fn place(word: &Word, game: &Game, ends: Ends) -> Place {
    let puts = |letter: &&Letter| {
        let modifier = &game.actions[letter.0.index() - 1].modifier;
        matches!(modifier, Modifier::Off(_))
    };
    let cell = |letter: &Letter| letter.1;
    let mut put = word.letters.iter().filter(puts).map(cell);
    let mut all = word.letters.iter().map(cell);
    let Some(first) = put.next() else {
        let mut ways = word.ways.iter();
        return if ways.all(|way| all.clone().all(|cell| way.start.cell == Some(cell))) {
            Place::Nowhere
        } else {
            between(&mut all)
        };
    };
    match ends {
        Ends::Pieces => between(&mut std::iter::once(first).chain(put)),
        Ends::Modifiers => between(&mut all),
    }
}

/// Returns the place from the first of some cells to the last; a move has one at least.
fn between(cells: &mut dyn Iterator<Item = CellId>) -> Place {
    let first = cells.next();
    let last = cells.last().or(first);
    first
        .zip(last)
        .map_or(Place::Nowhere, |(first, last)| Place::Cells(first, last))
}

/// Two words that may be legal together, by their numbers in the list of words.
type Collision = (usize, usize);

/// Returns a number for each word, so that words at one place which may be legal together have
/// different ones, and the first two such words; at once behind these if `one_each`.
fn numbers(
    words: &[Word],
    places: &[Place],
    one_each: bool,
    meter: &Meter,
) -> Result<(Vec<u32>, Option<Collision>), Exhausted> {
    let mut groups: BTreeMap<Place, Vec<usize>> = BTreeMap::new();
    for (word, place) in places.iter().enumerate() {
        groups.entry(*place).or_default().push(word);
    }
    let mut numbers = vec![0; words.len()];
    let mut obstacle = None;
    let mut next = 0;
    for group in groups.into_values() {
        // The words that share each of the numbers from `next` on.
        let mut shared: Vec<Vec<usize>> = Vec::new();
        for word in group {
            let mut free = 0;
            while let Some(sharing) = shared.get(free) {
                let Some(other) = collision(words, word, sharing, meter)? else {
                    break;
                };
                obstacle = obstacle.or(Some((other, word)));
                free += 1;
            }
            if one_each && obstacle.is_some() {
                return Ok((numbers, obstacle));
            }
            if free == shared.len() {
                shared.push(Vec::new());
            }
            shared[free].push(word);
            numbers[word] = next + free as u32;
        }
        next += shared.len() as u32;
    }
    Ok((numbers, obstacle))
}

/// Returns the first of some words that can be legal together with a word.
fn collision(
    words: &[Word],
    word: usize,
    others: &[usize],
    meter: &Meter,
) -> Result<Option<usize>, Exhausted> {
    for &other in others {
        if words[word].meets(&words[other], meter)? {
            return Ok(Some(other));
        }
    }
    Ok(None)
}
