//! The container: named tensors of numbers behind a header.

use std::collections::HashMap;

use safetensors::SafeTensors;
use safetensors::tensor::{Dtype, TensorView, serialize};
use serde::Serialize;
use serde::de::DeserializeOwned;
use thiserror::Error;

/// The name of the header among the metadata.
const HEADER: &str = "rbg";

/// What is wrong with a file.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum FileError {
    /// It is cut off, or no file of this format.
    #[error("it is damaged, or no file of safetensors: {0}")]
    Damaged(String),
    /// It is a file of something else.
    #[error("it is no {what}: {why}")]
    Foreign {
        /// What was expected.
        what: &'static str,
        /// What is not as it is there.
        why: String,
    },
}

/// A tensor to be written.
pub(super) struct Tensor<'t> {
    pub(super) name: &'t str,
    pub(super) shape: Vec<usize>,
    pub(super) numbers: Numbers<'t>,
}

impl<'t> Tensor<'t> {
    /// Returns a row of whole numbers.
    pub(super) fn row(name: &'t str, numbers: &'t [i16]) -> Self {
        Self {
            name,
            shape: vec![numbers.len()],
            numbers: Numbers::Whole(numbers),
        }
    }

    /// Returns rows of so many whole numbers.
    pub(super) fn rows(name: &'t str, numbers: &'t [i16], length: usize) -> Self {
        Self {
            shape: vec![numbers.len() / length.max(1), length],
            ..Self::row(name, numbers)
        }
    }

    /// Returns rows of so many whole numbers of 8 bits.
    pub(super) fn small_rows(name: &'t str, numbers: &'t [i8], length: usize) -> Self {
        Self {
            name,
            shape: vec![numbers.len() / length.max(1), length],
            numbers: Numbers::Small(numbers),
        }
    }

    /// Returns a row of numbers of 32 bits without a sign.
    pub(super) fn numbers(name: &'t str, numbers: &'t [u32]) -> Self {
        Self {
            name,
            shape: vec![numbers.len()],
            numbers: Numbers::Unsigned(numbers),
        }
    }

    /// Returns a row of real numbers.
    pub(super) fn real(name: &'t str, numbers: &'t [f32]) -> Self {
        Self {
            name,
            shape: vec![numbers.len()],
            numbers: Numbers::Real(numbers),
        }
    }
}

/// The numbers of a tensor.
pub(super) enum Numbers<'t> {
    Small(&'t [i8]),
    Whole(&'t [i16]),
    Unsigned(&'t [u32]),
    Real(&'t [f32]),
}

/// Returns the bytes of a file with a header and tensors.
pub(super) fn write(header: &impl Serialize, tensors: &[Tensor<'_>]) -> Result<Vec<u8>, FileError> {
    let wrong = |error: &dyn std::fmt::Display| FileError::Damaged(error.to_string());
    let header = serde_json::to_string(header).map_err(|error| wrong(&error))?;
    let bytes: Vec<Vec<u8>> = tensors
        .iter()
        .map(|tensor| match tensor.numbers {
            Numbers::Small(numbers) => numbers.iter().flat_map(|n| n.to_le_bytes()).collect(),
            Numbers::Whole(numbers) => numbers.iter().flat_map(|n| n.to_le_bytes()).collect(),
            Numbers::Unsigned(numbers) => numbers.iter().flat_map(|n| n.to_le_bytes()).collect(),
            Numbers::Real(numbers) => numbers.iter().flat_map(|n| n.to_le_bytes()).collect(),
        })
        .collect();
    let mut views = Vec::new();
    for (tensor, bytes) in tensors.iter().zip(&bytes) {
        let of = match tensor.numbers {
            Numbers::Small(_) => Dtype::I8,
            Numbers::Whole(_) => Dtype::I16,
            Numbers::Unsigned(_) => Dtype::U32,
            Numbers::Real(_) => Dtype::F32,
        };
        let view = TensorView::new(of, tensor.shape.clone(), bytes);
        views.push((tensor.name, view.map_err(|error| wrong(&error))?));
    }
    let metadata = HashMap::from([(HEADER.to_owned(), header)]);
    serialize(views, Some(metadata)).map_err(|error| wrong(&error))
}

/// A file that is read.
pub(super) struct Reader<'f> {
    what: &'static str,
    tensors: SafeTensors<'f>,
    header: String,
}

impl<'f> Reader<'f> {
    /// Reads the bytes of a file of something.
    pub(super) fn new(what: &'static str, bytes: &'f [u8]) -> Result<Self, FileError> {
        let damaged = |error: safetensors::SafeTensorError| FileError::Damaged(error.to_string());
        let (_, metadata) = SafeTensors::read_metadata(bytes).map_err(damaged)?;
        let all = metadata.metadata().as_ref();
        let header = all.and_then(|all| all.get(HEADER)).cloned();
        let header = header.ok_or_else(|| FileError::Foreign {
            what,
            why: "it has no header".to_owned(),
        })?;
        Ok(Self {
            what,
            tensors: SafeTensors::deserialize(bytes).map_err(damaged)?,
            header,
        })
    }

    fn foreign(&self, why: impl Into<String>) -> FileError {
        FileError::Foreign {
            what: self.what,
            why: why.into(),
        }
    }

    /// Returns the header.
    pub(super) fn header<T: DeserializeOwned>(&self) -> Result<T, FileError> {
        serde_json::from_str(&self.header).map_err(|error| self.foreign(error.to_string()))
    }

    fn bytes(&self, name: &str, of: Dtype) -> Result<&[u8], FileError> {
        let tensor = self.tensors.tensor(name);
        let tensor = tensor.map_err(|_| self.foreign(format!("it has no tensor {name}")))?;
        if tensor.dtype() == of {
            Ok(tensor.data())
        } else {
            Err(self.foreign(format!("{name} is of {:?}", tensor.dtype())))
        }
    }

    /// Returns the whole numbers of a tensor.
    pub(super) fn whole(&self, name: &str) -> Result<Vec<i16>, FileError> {
        let bytes = self.bytes(name, Dtype::I16)?;
        Ok(bytes
            .as_chunks()
            .0
            .iter()
            .map(|&n| i16::from_le_bytes(n))
            .collect())
    }

    /// Returns the whole numbers of 8 bits of a tensor.
    pub(super) fn small(&self, name: &str) -> Result<Vec<i8>, FileError> {
        let bytes = self.bytes(name, Dtype::I8)?;
        Ok(bytes.iter().map(|&n| i8::from_le_bytes([n])).collect())
    }

    /// Returns the numbers of 32 bits without a sign of a tensor.
    pub(super) fn numbers(&self, name: &str) -> Result<Vec<u32>, FileError> {
        let bytes = self.bytes(name, Dtype::U32)?;
        Ok(bytes
            .as_chunks()
            .0
            .iter()
            .map(|&n| u32::from_le_bytes(n))
            .collect())
    }

    /// Returns the real numbers of a tensor that has these axes.
    pub(super) fn real_of(&self, name: &str, axes: &[usize]) -> Result<Vec<f32>, FileError> {
        let numbers = self.real(name)?;
        match self.tensors.tensor(name) {
            Ok(tensor) if tensor.shape() == axes => Ok(numbers),
            Ok(tensor) => Err(self.foreign(format!(
                "{name} has axes {:?} where they have to be {axes:?}",
                tensor.shape()
            ))),
            Err(error) => Err(FileError::Damaged(error.to_string())),
        }
    }

    /// Returns the real numbers of a tensor.
    pub(super) fn real(&self, name: &str) -> Result<Vec<f32>, FileError> {
        let bytes = self.bytes(name, Dtype::F32)?;
        Ok(bytes
            .as_chunks()
            .0
            .iter()
            .map(|&n| f32::from_le_bytes(n))
            .collect())
    }
}
