//! Shards of games of self-play: positions with what is to be learned from them.

use rbg_runtime::game::MoveEncoding;
use rbg_runtime::train::{Images, PlayedGame, PlayedPositions, SelfPlayed};
use serde::{Deserialize, Serialize};

use super::container::{FileError, Reader, Tensor, write};
use super::self_play_about::{SelfPlayAbout, ShardPlaces};
use super::self_play_check;
use crate::places::{self, MovePlaces};

/// The kind of the files.
const KIND: &str = "self-play";

/// The version of the form of the files.
const FORM: u32 = 1;

pub(super) const WHAT: &str = "shard of self-play";

/// Games of self-play, as they are kept in a file: what was asked for, the positions that are learned from,
/// and where in a policy their moves have their places.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use std::ops::ControlFlow::Continue;
/// use rbg_learn::files::{SelfPlayAbout, SelfPlayShard};
/// use rbg_runtime::game::{MoveEncoding, MoveNumbering, Plane, TensorLayout};
/// use rbg_runtime::train::{SelfPlayRequest, self_play};
/// use rbg_runtime::{Piece, Position};
///
/// let planes = vec![Plane::Piece(Piece::new(1))];
/// let request = SelfPlayRequest::new(planes.clone()).with_games(0, 4);
/// let played = self_play::<Nim>(&request, &mut |_| Continue(()))?;
/// let numbering = MoveNumbering::new(MoveEncoding::Parts, Vec::new(), String::new())?;
/// let layout = TensorLayout::new(Nim::game(), planes, &numbering);
/// let about = SelfPlayAbout::new(&request, Nim::game(), (layout, MoveEncoding::Parts));
/// let shard = SelfPlayShard::new(about, played, None)?;
/// assert_eq!(SelfPlayShard::read(&shard.to_bytes()?)?, shard);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct SelfPlayShard {
    /// What was asked for, and of what.
    pub about: SelfPlayAbout,
    /// What came of it.
    pub played: SelfPlayed,
    /// The places of moves; none where moves are made in parts, so that a whole one has no place.
    pub places: Option<ShardPlaces>,
}

#[derive(Serialize, Deserialize)]
struct Header {
    kind: String,
    form: u32,
    /// The number of inputs that a position can have.
    inputs: u32,
    #[serde(flatten)]
    about: SelfPlayAbout,
}

/// What is looked at first in a header.
#[derive(Serialize, Deserialize)]
struct Kind {
    kind: String,
    form: u32,
}

impl SelfPlayShard {
    /// Returns the shard of what was played, where moves have these places, if they have any. Symmetries
    /// under which places have no images are left out.
    ///
    /// # Errors
    ///
    /// If a move has no place.
    pub fn new(
        about: SelfPlayAbout,
        mut played: SelfPlayed,
        places: Option<&MovePlaces>,
    ) -> Result<Self, FileError> {
        let Some(places) = places else {
            return Ok(Self {
                about,
                played,
                places: None,
            });
        };
        let mut found = ShardPlaces::default();
        let mut begin = 0;
        for &end in &played.positions.action_ends {
            let actions = &played.positions.actions[begin..end as usize];
            begin = end as usize;
            let place = places.place(actions).ok_or_else(|| FileError::Foreign {
                what: WHAT,
                why: format!("the move of actions {actions:?} has no place"),
            })?;
            found.moves.push(place);
        }
        played.symmetries.retain(|images| {
            let carried = places.images(&images.actions);
            let has_images = carried.is_some();
            found.symmetries.extend(carried);
            has_images
        });
        Ok(Self {
            about,
            played,
            places: Some(found),
        })
    }

    /// Returns the bytes of the file.
    ///
    /// # Errors
    ///
    /// If it cannot be written.
    pub fn to_bytes(&self) -> Result<Vec<u8>, FileError> {
        let SelfPlayed {
            games,
            positions,
            inputs,
            symmetries,
        } = &self.played;
        let header = Header {
            kind: KIND.to_owned(),
            form: FORM,
            inputs: *inputs,
            about: self.about.clone(),
        };
        let column = |of: fn(&PlayedGame) -> u32| games.iter().map(of).collect::<Vec<u32>>();
        let (moves, learned) = (column(|game| game.moves), column(|game| game.positions));
        let of_inputs = symmetries.iter().flat_map(|images| &images.inputs);
        let of_inputs: Vec<u32> = of_inputs.copied().collect();
        let of_actions = symmetries.iter().flat_map(|images| &images.actions);
        let of_actions: Vec<u32> = of_actions.copied().collect();
        let places = self.places.as_ref();
        let of_places = places.map(|places| places.symmetries.concat());
        let SelfPlayAbout {
            players,
            cells,
            actions,
            ..
        } = self.about;
        let mut tensors = vec![
            Tensor::numbers("games.moves", &moves),
            Tensor::numbers("games.positions", &learned),
            Tensor::numbers("inputs.ends", &positions.input_ends),
            Tensor::numbers("inputs", &positions.inputs),
            Tensor::numbers("moves.ends", &positions.move_ends),
            Tensor::real("moves.share", &positions.shares),
            Tensor::numbers("actions.ends", &positions.action_ends),
            Tensor::numbers("actions", &positions.actions),
            Tensor::real_rows("values", &positions.values, players),
            Tensor::count_rows("symmetries.inputs", &of_inputs, *inputs as usize),
            Tensor::count_rows(
                "symmetries.actions",
                &of_actions,
                cells.saturating_mul(actions),
            ),
        ];
        if let Some((found, of_places)) = places.zip(of_places.as_ref()) {
            tensors.push(Tensor::numbers("moves.place", &found.moves));
            let length = places::count(&self.about.layout.policy, cells);
            tensors.push(Tensor::count_rows("symmetries.places", of_places, length));
        }
        write(&header, &tensors)
    }

    /// Reads the bytes of a file.
    ///
    /// # Errors
    ///
    /// If it is damaged, or a file of something else, or anything in it is out of its range.
    pub fn read(bytes: &[u8]) -> Result<Self, FileError> {
        let reader = Reader::new(WHAT, bytes)?;
        let Kind { kind, form } = reader.header()?;
        if (&*kind, form) != (KIND, FORM) {
            return Err(reader.foreign(format!(
                "it is {kind} of form {form}, and {KIND} of form {FORM} is read"
            )));
        }
        let Header { inputs, about, .. } = reader.header()?;
        let columns = (
            reader.numbers("games.moves")?,
            reader.numbers("games.positions")?,
        );
        if columns.0.len() != columns.1.len() {
            return Err(reader.foreign("games.moves and games.positions differ in length"));
        }
        let games = columns.0.into_iter().zip(columns.1);
        let games = games.map(|(moves, positions)| PlayedGame { moves, positions });
        let positions = PlayedPositions {
            input_ends: reader.numbers("inputs.ends")?,
            inputs: reader.numbers("inputs")?,
            move_ends: reader.numbers("moves.ends")?,
            shares: reader.real("moves.share")?,
            action_ends: reader.numbers("actions.ends")?,
            actions: reader.numbers("actions")?,
            values: reader.real("values")?,
        };
        let of_inputs = permutations(&reader, "symmetries.inputs")?;
        let of_actions = permutations(&reader, "symmetries.actions")?;
        let places = match about.encoding {
            MoveEncoding::Parts => None,
            _ => Some(ShardPlaces {
                moves: reader.numbers("moves.place")?,
                symmetries: permutations(&reader, "symmetries.places")?,
            }),
        };
        if of_inputs.len() != of_actions.len() {
            return Err(reader.foreign("symmetries.inputs and symmetries.actions differ in length"));
        }
        let symmetries = of_inputs.into_iter().zip(of_actions);
        let shard = Self {
            about,
            played: SelfPlayed {
                games: games.collect(),
                positions,
                inputs,
                symmetries: symmetries
                    .map(|(inputs, actions)| Images { inputs, actions })
                    .collect(),
            },
            places,
        };
        match self_play_check::check(&shard.about, &shard.played, shard.places.as_ref()) {
            Ok(()) => Ok(shard),
            Err(why) => Err(reader.foreign(why)),
        }
    }
}

/// Returns the rows of a tensor.
fn permutations(reader: &Reader<'_>, name: &str) -> Result<Vec<Vec<u32>>, FileError> {
    let shape = reader.shape(name)?;
    let &[rows, length] = &shape[..] else {
        return Err(reader.foreign(format!("{name} has no rows")));
    };
    if length == 0 && rows > 0 {
        return Err(reader.foreign(format!("the rows of {name} are empty")));
    }
    let numbers = reader.numbers(name)?;
    let rows = numbers.chunks_exact(length.max(1));
    Ok(rows.map(<[u32]>::to_vec).collect())
}

#[cfg(test)]
mod tests;
