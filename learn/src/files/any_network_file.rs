//! Files of networks of any kind.

use rbg_runtime::evaluate::AnyNetworkWeights;
use serde::Deserialize;

use super::container::{FileError, Reader};
use super::convolution_file::{ConvolutionFile, KIND};
use super::network_file::{Made, NetworkFile};

/// A file of a network, of whichever kind it is: [`NetworkFile`] or [`ConvolutionFile`].
#[derive(Clone, Debug, PartialEq)]
pub struct AnyNetworkFile {
    /// The name of the game.
    pub game: String,
    /// A digest of the description that it is for.
    pub digest: String,
    /// How it was made.
    pub made: Made,
    /// The network.
    pub network: AnyNetworkWeights,
}

/// The part of a header that says of which kind a file is.
#[derive(Deserialize)]
struct Header {
    /// Files of networks of one layer of units have none.
    #[serde(default)]
    kind: Option<String>,
}

impl AnyNetworkFile {
    /// Reads the bytes of a file.
    ///
    /// # Errors
    ///
    /// If it is damaged, or a file of something else.
    pub fn read(bytes: &[u8]) -> Result<Self, FileError> {
        let header: Header = Reader::new("network of a game", bytes)?.header()?;
        if header.kind.as_deref() == Some(KIND) {
            Ok(ConvolutionFile::read(bytes)?.into())
        } else {
            Ok(NetworkFile::read(bytes)?.into())
        }
    }
}

impl AnyNetworkFile {
    /// Returns the bytes of the file.
    ///
    /// # Errors
    ///
    /// If the weights cannot be written.
    pub fn to_bytes(&self) -> Result<Vec<u8>, FileError> {
        let Self {
            game,
            digest,
            made,
            network,
        } = self.clone();
        match network {
            AnyNetworkWeights::Convolutional(network) => ConvolutionFile {
                game,
                digest,
                made,
                network: *network,
            }
            .to_bytes(),
            AnyNetworkWeights::Incremental(network) => NetworkFile {
                game,
                digest,
                made,
                network: *network,
            }
            .to_bytes(),
        }
    }
}

impl From<NetworkFile> for AnyNetworkFile {
    fn from(file: NetworkFile) -> Self {
        Self {
            game: file.game,
            digest: file.digest,
            made: file.made,
            network: file.network.into(),
        }
    }
}

impl From<ConvolutionFile> for AnyNetworkFile {
    fn from(file: ConvolutionFile) -> Self {
        Self {
            game: file.game,
            digest: file.digest,
            made: file.made,
            network: file.network.into(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::files::{convolution_file, network_file};

    #[test]
    fn files_of_either_kind_are_read() {
        let network = network_file::tests::file();
        let convolution = convolution_file::tests::file();
        for (bytes, file) in [
            (network.to_bytes(), AnyNetworkFile::from(network)),
            (convolution.to_bytes(), convolution.into()),
        ] {
            let bytes = bytes.expect("it is written");
            assert_eq!(file.to_bytes().expect("it is written"), bytes);
            assert_eq!(AnyNetworkFile::read(&bytes).expect("it is read"), file);
            assert!(AnyNetworkFile::read(&bytes[..bytes.len() - 1]).is_err());
        }
    }
}
