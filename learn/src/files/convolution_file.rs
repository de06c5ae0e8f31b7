//! Files of convolutional networks.

use rbg_runtime::evaluate::{Architecture, ConvolutionWeights, WeightShape};
use rbg_runtime::game::{MoveEncoding, MoveNumbering, Plane, PolicyLayout};
use rbg_runtime::{ActionList, Cell, MoveAction};
use serde::{Deserialize, Serialize};

use super::container::{FileError, Numbers, Reader, Tensor, write};
use super::network_file::Made;

/// The version of the form of the files.
const FORM: u32 = 1;

/// The largest number of cells of a board.
const MOST_CELLS: usize = 1 << 16;

/// What a header says of these files, and of no others.
pub(super) const KIND: &str = "convolutional";

const WHAT: &str = "convolutional network of a game";

/// A convolutional network, as it is kept in a file.
///
/// The tensors of 32-bit numbers have the names and axes of
/// [`Architecture::weights`]. The numbers of moves are in `moves.cells`, `moves.actions` (the actions of all
/// moves, one move after the other), `moves.ends` (where each move ends among these) and `moves.numbers`; the
/// place of each number is in `policy.places`, as [`PolicyLayout::output`] gives it.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use rbg_learn::files::{ConvolutionFile, Made};
/// use rbg_runtime::Position;
/// use rbg_runtime::evaluate::{Architecture, ConvolutionWeights};
/// use rbg_runtime::game::{MoveEncoding, MoveNumbering, Plane, TensorLayout};
///
/// let moves = vec![(Nim::initial().actions(&1), 0), (Nim::initial().actions(&2), 1)];
/// let numbering = MoveNumbering::new(MoveEncoding::Words, moves, String::new())?;
/// let layout = TensorLayout::new(Nim::game(), vec![Plane::Board], &numbering);
/// let size = Architecture { blocks: 1, channels: 4 };
/// let file = ConvolutionFile {
///     game: "nim".to_owned(),
///     digest: "of the rules".to_owned(),
///     made: Made::default(),
///     network: ConvolutionWeights::random(size, &layout, &numbering, Nim::game(), 1),
/// };
/// assert_eq!(ConvolutionFile::read(&file.to_bytes()?)?, file);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct ConvolutionFile {
    /// The name of the game.
    pub game: String,
    /// A digest of the description that it is for.
    pub digest: String,
    /// How it was made.
    pub made: Made,
    /// The network.
    pub network: ConvolutionWeights,
}

#[derive(Serialize, Deserialize)]
struct Header {
    form: u32,
    kind: String,
    game: String,
    digest: String,
    made: Made,
    architecture: Architecture,
    planes: Vec<Plane>,
    players: usize,
    neighbourhoods: Vec<String>,
    cells: usize,
    /// What decides the number of a move, and why.
    encoding: MoveEncoding,
    reason: String,
    /// The channels of each cell in the policy, and its outputs beside the board.
    channels: u32,
    anywhere: u32,
}

/// The numbers of moves, in columns.
#[derive(Default)]
struct Moves {
    cells: Vec<u32>,
    actions: Vec<u32>,
    ends: Vec<u32>,
    numbers: Vec<u32>,
}

impl Moves {
    fn of(numbering: &MoveNumbering) -> Self {
        let mut moves = Self::default();
        for (actions, number) in numbering.moves() {
            for action in actions {
                moves.cells.push(action.cell.index() as u32);
                moves.actions.push(action.index);
            }
            moves.ends.push(moves.cells.len() as u32);
            moves.numbers.push(number);
        }
        moves
    }

    fn read(reader: &Reader<'_>) -> Result<Self, FileError> {
        Ok(Self {
            cells: reader.numbers("moves.cells")?,
            actions: reader.numbers("moves.actions")?,
            ends: reader.numbers("moves.ends")?,
            numbers: reader.numbers("moves.numbers")?,
        })
    }

    /// Returns the numbering; what is wrong with the columns if they are none.
    fn numbering(&self, header: &Header) -> Result<MoveNumbering, String> {
        let total = self.ends.last().map_or(0, |&end| end as usize);
        let fit = self.ends.len() == self.numbers.len()
            && self.cells.len() == total
            && self.actions.len() == total;
        if !fit || !self.ends.is_sorted() {
            return Err("the columns of its moves do not fit together".to_owned());
        }
        let beyond = self
            .cells
            .iter()
            .find(|&&cell| cell as usize >= header.cells);
        if let Some(cell) = beyond {
            return Err(format!("a move is on cell {cell} of {}", header.cells));
        }
        let actions = self.cells.iter().zip(&self.actions);
        let actions: Vec<MoveAction> = actions
            .map(|(&cell, &index)| (Cell::from_index(cell as usize), index).into())
            .collect();
        let mut begin = 0;
        let moves = self.ends.iter().zip(&self.numbers).map(|(&end, &number)| {
            let of = ActionList::from(&actions[begin..end as usize]);
            begin = end as usize;
            (of, number)
        });
        let moves = moves.collect();
        MoveNumbering::new(header.encoding, moves, header.reason.clone())
            .map_err(|error| error.to_string())
    }
}

impl ConvolutionFile {
    /// Returns the bytes of the file.
    ///
    /// # Errors
    ///
    /// If the weights cannot be written.
    pub fn to_bytes(&self) -> Result<Vec<u8>, FileError> {
        let network = &self.network;
        let policy = &network.policy;
        let cells = network.cells;
        let header = Header {
            form: FORM,
            kind: KIND.to_owned(),
            game: self.game.clone(),
            digest: self.digest.clone(),
            made: self.made.clone(),
            architecture: network.architecture,
            planes: network.planes.clone(),
            players: network.players,
            neighbourhoods: network.neighbourhoods.clone(),
            cells,
            encoding: network.numbering.encoding(),
            reason: network.numbering.reason().to_owned(),
            channels: policy.channels,
            anywhere: policy.anywhere,
        };
        let shapes = network.shapes();
        let moves = Moves::of(&network.numbering);
        let places = (0..policy.places.len()).map(|number| policy.output(number, cells));
        let places: Vec<u32> = places.collect();
        let mut tensors: Vec<Tensor<'_>> = shapes
            .iter()
            .zip(&network.tensors)
            .map(|(shape, weights)| Tensor {
                name: &shape.name,
                shape: shape.axes.clone(),
                numbers: Numbers::Real(weights),
            })
            .collect();
        tensors.extend([
            Tensor::numbers("moves.cells", &moves.cells),
            Tensor::numbers("moves.actions", &moves.actions),
            Tensor::numbers("moves.ends", &moves.ends),
            Tensor::numbers("moves.numbers", &moves.numbers),
            Tensor::numbers("policy.places", &places),
        ]);
        write(&header, &tensors)
    }

    /// Reads the bytes of a file.
    ///
    /// # Errors
    ///
    /// If it is damaged, or a file of something else.
    pub fn read(bytes: &[u8]) -> Result<Self, FileError> {
        let foreign = |why: String| FileError::Foreign { what: WHAT, why };
        let reader = Reader::new(WHAT, bytes)?;
        let header: Header = reader.header()?;
        if (header.form, &*header.kind) != (FORM, KIND) {
            let Header { form, kind, .. } = header;
            return Err(foreign(format!(
                "it is of kind {kind} and form {form}, and kind {KIND} of form {FORM} is read"
            )));
        }
        let unfit = |error: rbg_runtime::evaluate::UnfitWeights| foreign(error.to_string());
        header.architecture.check().map_err(unfit)?;
        if header.cells > MOST_CELLS {
            return Err(foreign(format!("{} cells are too many", header.cells)));
        }
        let numbering = Moves::read(&reader)?.numbering(&header).map_err(foreign)?;
        let places = reader.numbers("policy.places")?;
        let (channels, anywhere) = (header.channels, header.anywhere);
        let policy = PolicyLayout::from_outputs(channels, anywhere, header.cells, &places);
        let policy =
            policy.ok_or_else(|| foreign("a place of its moves is beyond all".to_owned()))?;
        let mut network = ConvolutionWeights {
            architecture: header.architecture,
            planes: header.planes,
            players: header.players,
            cells: header.cells,
            neighbourhoods: header.neighbourhoods,
            numbering,
            policy,
            tensors: Vec::new(),
        };
        for WeightShape { name, axes } in network.shapes() {
            network.tensors.push(reader.real_of(&name, &axes)?);
        }
        Ok(Self {
            game: header.game,
            digest: header.digest,
            made: header.made,
            network,
        })
    }
}

#[cfg(test)]
pub(super) mod tests {
    use rbg_runtime::game::{PolicyPlace, TensorLayout};
    use rbg_runtime::{Piece, Position};
    use rbg_testkit::nim::Nim;

    use super::*;

    pub(crate) fn file() -> ConvolutionFile {
        let start = Nim::initial();
        let moves = vec![(start.actions(&2), 0), (start.actions(&1), 1)];
        let numbering = MoveNumbering::new(MoveEncoding::Words, moves, "why".to_owned());
        let numbering = numbering.expect("a numbering");
        let planes = vec![Plane::Board, Plane::Piece(Piece::new(1))];
        let layout = TensorLayout::new(Nim::game(), planes, &numbering);
        let size = Architecture {
            blocks: 2,
            channels: 3,
        };
        ConvolutionFile {
            game: "nim".to_owned(),
            digest: "abc".to_owned(),
            made: Made {
                command: "rbg network nim".to_owned(),
                ..Made::default()
            },
            network: ConvolutionWeights::random(size, &layout, &numbering, Nim::game(), 1),
        }
    }

    #[test]
    fn what_was_written_is_read_and_the_same_is_written_again() {
        let file = file();
        let bytes = file.to_bytes().unwrap();
        assert_eq!(ConvolutionFile::read(&bytes).unwrap(), file);
        assert_eq!(file.to_bytes().unwrap(), bytes);
    }

    #[test]
    fn a_file_that_is_cut_off_or_changed_is_refused() {
        let bytes = file().to_bytes().unwrap();
        for length in 0..bytes.len() {
            assert!(ConvolutionFile::read(&bytes[..length]).is_err(), "{length}");
        }
        // Whatever a byte becomes, it is an error or a file.
        for place in 0..bytes.len() {
            for byte in [0, b'9', b'}', 0xff] {
                let mut changed = bytes.clone();
                changed[place] = byte;
                let _ = ConvolutionFile::read(&changed);
            }
        }
    }

    #[test]
    fn files_of_something_else_are_told_what_is_wrong_with_them() {
        type Change = fn(&mut ConvolutionFile);
        let table: [(Change, &str); 3] = [
            (
                |file| file.network.cells = 1 << 20,
                "1048576 cells are too many",
            ),
            (|file| file.network.cells = 1, "a move is on cell"),
            (
                |file| file.network.policy.places[1] = PolicyPlace::Anywhere(0),
                "beyond all",
            ),
        ];
        for (change, due) in table {
            let mut file = file();
            let tensors = file.network.tensors.clone();
            change(&mut file);
            file.network.tensors = tensors;
            let error = file
                .to_bytes()
                .and_then(|bytes| ConvolutionFile::read(&bytes));
            let error = error.expect_err(due).to_string();
            assert!(error.contains(due), "{due}: {error}");
        }
        let mut bytes = file().to_bytes().unwrap();
        let players = b"players\\\":2";
        let at = bytes
            .windows(players.len())
            .position(|part| part == players);
        bytes[at.unwrap() + players.len() - 1] = b'3';
        let error = ConvolutionFile::read(&bytes).expect_err("it has weights for two");
        let due = "value.output.weight has axes [3, 2] where they have to be [3, 3]";
        assert!(error.to_string().contains(due), "{error}");
        let other = crate::files::network_file::tests::file()
            .to_bytes()
            .unwrap();
        let error = ConvolutionFile::read(&other).expect_err("it is of another kind");
        assert!(
            error.to_string().contains("no convolutional network"),
            "{error}"
        );
    }

    #[test]
    fn columns_that_do_not_fit_together_are_no_numbering() {
        let file = file();
        let header = Header {
            form: FORM,
            kind: KIND.to_owned(),
            game: String::new(),
            digest: String::new(),
            made: Made::default(),
            architecture: file.network.architecture,
            planes: Vec::new(),
            players: 2,
            neighbourhoods: Vec::new(),
            cells: 5,
            encoding: MoveEncoding::Words,
            reason: String::new(),
            channels: 1,
            anywhere: 0,
        };
        type Change = fn(&mut Moves);
        let table: [(Change, &str); 5] = [
            (|moves| moves.ends.truncate(1), "do not fit together"),
            (|moves| moves.cells.push(0), "do not fit together"),
            (|moves| moves.ends.reverse(), "do not fit together"),
            (|moves| moves.numbers[1] = 7, "no move has number"),
            (|moves| moves.cells[0] = 5, "a move is on cell 5 of 5"),
        ];
        for (change, due) in table {
            let mut moves = Moves::of(&file.network.numbering);
            assert_eq!(moves.numbering(&header).map(|found| found.size()), Ok(2));
            change(&mut moves);
            let error = moves.numbering(&header).expect_err(due);
            assert!(error.contains(due), "{error}");
        }
    }
}
