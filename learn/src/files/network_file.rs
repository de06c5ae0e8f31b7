//! Files of networks.

use rbg_runtime::evaluate::{NetworkWeights, PatternWeights};
use rbg_runtime::game::Plane;
use serde::{Deserialize, Serialize};

use super::container::{FileError, Reader, Tensor, write};

/// The version of the form of the files.
const FORM: u32 = 2;

/// The largest number of bytes that say which actions on cells have rows: no network has more.
const MOST_BYTES: usize = 1 << 17;

const WHAT: &str = "network of a game";

/// A network, as it is kept in a file.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use rbg_learn::files::{Made, NetworkFile};
/// use rbg_runtime::Position;
/// use rbg_runtime::evaluate::NetworkWeights;
///
/// let network = NetworkWeights::constant(Nim::game());
/// let file = NetworkFile {
///     game: "nim".to_owned(),
///     digest: "of the rules".to_owned(),
///     made: Made::default(),
///     network,
/// };
/// assert_eq!(NetworkFile::read(&file.to_bytes()?)?, file);
/// # Ok::<(), rbg_learn::files::FileError>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct NetworkFile {
    /// The name of the game.
    pub game: String,
    /// A digest of the description that it was trained for.
    pub digest: String,
    /// How it was trained.
    pub made: Made,
    /// The network.
    pub network: NetworkWeights,
}

/// How a network was trained.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Made {
    /// The version of the program.
    pub version: String,
    /// The command.
    pub command: String,
    /// The number of rounds.
    pub rounds: u64,
    /// The number of games of self-play.
    pub games: u64,
    /// The number of positions that were learned from.
    pub positions: u64,
    /// The time, in seconds.
    pub seconds: f64,
    /// The number of threads.
    pub threads: usize,
    /// The processor.
    pub processor: String,
}

#[derive(Serialize, Deserialize)]
struct Header {
    form: u32,
    game: String,
    digest: String,
    made: Made,
    planes: Vec<Plane>,
    units: usize,
    /// The number of units at each cell, if there are any.
    pattern_units: Option<usize>,
    /// Whether there is a list of actions on cells that have rows of weights of moves.
    #[serde(default)]
    rows: bool,
}

impl NetworkFile {
    /// Returns the bytes of the file.
    ///
    /// # Errors
    ///
    /// If the weights cannot be written.
    pub fn to_bytes(&self) -> Result<Vec<u8>, FileError> {
        let network = &self.network;
        let header = Header {
            form: FORM,
            game: self.game.clone(),
            digest: self.digest.clone(),
            made: self.made.clone(),
            planes: network.planes.clone(),
            units: network.units,
            pattern_units: network.patterns.as_ref().map(|patterns| patterns.units),
            rows: network.rows.is_some(),
        };
        let rows = |name, weights| Tensor::rows(name, weights, network.units);
        let mut tensors = vec![
            rows("inputs.weight", &network.inputs),
            Tensor::row("inputs.bias", &network.biases),
            rows("values.weight", &network.values),
            Tensor::row("values.bias", &network.value_biases),
            rows("moves.weight", &network.moves),
            Tensor::row("moves.bias", &network.move_biases),
        ];
        let listed = network.rows.as_deref().map(bits);
        if let Some(listed) = &listed {
            tensors.push(Tensor::small_rows("moves.rows", listed, 1));
        }
        if let Some(patterns) = &network.patterns {
            let units = patterns.units;
            tensors.extend([
                Tensor::small_rows("patterns.weight", &patterns.rows, units),
                Tensor::row("patterns.bias", &patterns.biases),
                rows("patterns.inputs", &patterns.mixing),
                Tensor::rows("patterns.moves", &patterns.moves, units),
            ]);
        }
        write(&header, &tensors)
    }

    /// Reads the bytes of a file.
    ///
    /// # Errors
    ///
    /// If it is damaged, or a file of something else.
    pub fn read(bytes: &[u8]) -> Result<Self, FileError> {
        let reader = Reader::new(WHAT, bytes)?;
        let header: Header = reader.header()?;
        if header.form != FORM {
            let form = header.form;
            return Err(FileError::Foreign {
                what: WHAT,
                why: format!("it has form {form}, and form {FORM} is read"),
            });
        }
        let patterns = match header.pattern_units {
            None => None,
            Some(units) => Some(PatternWeights {
                units,
                rows: reader.small("patterns.weight")?,
                biases: reader.whole("patterns.bias")?,
                mixing: reader.whole("patterns.inputs")?,
                moves: reader.whole("patterns.moves")?,
            }),
        };
        Ok(Self {
            game: header.game,
            digest: header.digest,
            made: header.made,
            network: NetworkWeights {
                planes: header.planes,
                units: header.units,
                inputs: reader.whole("inputs.weight")?,
                biases: reader.whole("inputs.bias")?,
                values: reader.whole("values.weight")?,
                value_biases: reader.whole("values.bias")?,
                rows: match header.rows {
                    true => Some(numbers(&reader.small("moves.rows")?)?),
                    false => None,
                },
                moves: reader.whole("moves.weight")?,
                move_biases: reader.whole("moves.bias")?,
                patterns,
            },
        })
    }
}

/// Returns a bit for each number up to the last one, eight in each byte, the first one lowest.
fn bits(numbers: &[u32]) -> Vec<i8> {
    let end = numbers
        .iter()
        .max()
        .map_or(0, |last| *last as usize / 8 + 1);
    let mut bytes = vec![0u8; end];
    for &number in numbers {
        bytes[number as usize / 8] |= 1 << (number % 8);
    }
    bytes.iter().map(|byte| byte.cast_signed()).collect()
}

/// Returns the numbers whose bits are set.
fn numbers(bits: &[i8]) -> Result<Vec<u32>, FileError> {
    if bits.len() > MOST_BYTES {
        return Err(FileError::Foreign {
            what: WHAT,
            why: format!(
                "moves.rows has {} bytes, more than {MOST_BYTES}",
                bits.len()
            ),
        });
    }
    let bytes = (0..).step_by(8).zip(bits);
    let of_byte = |(first, byte): (u32, &i8)| {
        let byte = byte.cast_unsigned();
        (0..8)
            .filter(move |bit| byte >> bit & 1 == 1)
            .map(move |bit| first + bit)
    };
    Ok(bytes.flat_map(of_byte).collect())
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use rbg_runtime::Piece;

    pub(crate) fn file() -> NetworkFile {
        NetworkFile {
            game: "hex".to_owned(),
            digest: "abc".to_owned(),
            made: Made {
                command: "rbg train hex".to_owned(),
                seconds: 1.5,
                ..Made::default()
            },
            network: NetworkWeights {
                planes: vec![Plane::Piece(Piece::new(1))],
                units: 2,
                inputs: vec![1, -2, 3, -4],
                biases: vec![5, 6],
                values: vec![-7, 8, 9, 10],
                value_biases: vec![11, -12],
                rows: Some(vec![0, 7, 8, 21]),
                moves: vec![i16::MAX, i16::MIN],
                move_biases: vec![0],
                patterns: Some(PatternWeights {
                    units: 2,
                    rows: vec![i8::MIN, i8::MAX],
                    biases: vec![13, 14],
                    mixing: vec![1, 2, 3, 4],
                    moves: vec![15, -16],
                }),
            },
        }
    }

    #[test]
    fn what_was_written_is_read_and_the_same_is_written_again() {
        let file = file();
        let bytes = file.to_bytes().unwrap();
        assert_eq!(NetworkFile::read(&bytes).unwrap(), file);
        assert_eq!(file.to_bytes().unwrap(), bytes);
    }

    #[test]
    fn a_file_that_is_cut_off_or_changed_is_refused() {
        let bytes = file().to_bytes().unwrap();
        for length in 0..bytes.len() {
            assert!(NetworkFile::read(&bytes[..length]).is_err(), "{length}");
        }
        // Whatever a byte of the header becomes, it is an error or a file.
        for place in 0..bytes.len() {
            let mut changed = bytes.clone();
            changed[place] ^= 0x11;
            let _ = NetworkFile::read(&changed);
        }
    }

    #[test]
    fn numbers_are_those_of_bits_and_too_many_are_refused() {
        for list in [&[][..], &[0], &[0, 7, 8, 21], &[1_000_000]] {
            assert_eq!(numbers(&bits(list)).unwrap(), list);
        }
        let error = numbers(&vec![0; MOST_BYTES + 1]).unwrap_err().to_string();
        assert!(error.contains("more than 131072"), "{error}");
    }

    #[test]
    fn files_of_something_else_are_told() {
        let other = write(&"nothing", &[]).unwrap();
        let error = NetworkFile::read(&other).unwrap_err().to_string();
        assert!(error.starts_with("it is no network of a game: "), "{error}");
        let error = NetworkFile::read(b"{}").unwrap_err().to_string();
        assert!(error.starts_with("it is damaged"), "{error}");
        let text = String::from_utf8_lossy(&file().to_bytes().unwrap()).into_owned();
        assert!(text.contains("\\\"form\\\":2"), "{text}");
        let bytes = file().to_bytes().unwrap();
        let at = bytes
            .windows(9)
            .position(|w| w == b"\\\"form\\\":")
            .unwrap();
        let mut later = bytes;
        later[at + 9] = b'3';
        let error = NetworkFile::read(&later).unwrap_err().to_string();
        assert!(
            error.contains("it has form 3, and form 2 is read"),
            "{error}"
        );
    }
}
