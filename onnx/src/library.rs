//! The library of ONNX Runtime that a program has loaded.

use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use ort::environment::Environment;

use crate::error::OnnxError;

/// The path of the library, and what all networks share of it.
static LOADED: Mutex<Option<(PathBuf, Environment)>> = Mutex::new(None);

/// Loads the library at a path, unless it is loaded, and returns what networks share of it.
///
/// # Errors
///
/// If it cannot be loaded, or another one is.
pub(crate) fn load(path: &Path) -> Result<Environment, OnnxError> {
    let failed = |why: String| OnnxError::Library {
        path: path.to_owned(),
        why,
    };
    // The binding would search for a relative path beside the program, and a name without folders wherever the
    // system looks: what it finds there could be another version than the one that is asked for.
    let file = path.canonicalize().map_err(|e| failed(e.to_string()))?;
    let mut loaded = LOADED.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some((at, environment)) = &*loaded {
        return if *at == file {
            Ok(environment.clone())
        } else {
            Err(OnnxError::AnotherLibrary {
                path: path.to_owned(),
                loaded: at.clone(),
            })
        };
    }
    let builder = ort::init_from(&file).map_err(|e| failed(e.to_string()))?;
    let environment = builder.with_name("rbg").with_telemetry(false).build();
    let environment = environment.map_err(OnnxError::runtime)?;
    *loaded = Some((file, environment.clone()));
    Ok(environment)
}
