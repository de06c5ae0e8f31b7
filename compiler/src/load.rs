//! The loading of a description: from its text to the resolved game.

use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::syntax::usage::{Meter, Usage};
use crate::{Limits, model, syntax};

/// A description that was accepted.
#[derive(Clone, Debug)]
pub struct Loaded {
    /// The game that it describes.
    pub game: model::Game,
    /// Where its names are declared.
    pub declarations: model::Declarations,
    /// The warnings about what looks like a mistake but is allowed.
    pub warnings: Vec<Diagnostic>,
    /// The amounts that reading it used of the limits.
    pub usage: Usage,
}

/// Reads a description of a game.
///
/// # Errors
///
/// Everything that is wrong with the description, errors before warnings except where a
/// section is given twice, at most
/// [`crate::diagnostic::MAX_DIAGNOSTICS`] of them.
pub fn load(text: &[u8]) -> Result<Loaded, Vec<Diagnostic>> {
    load_within(text, &Limits::default())
}

/// Reads a description of a game as [`load`] does, with other limits on how large it may be.
///
/// # Errors
///
/// As for [`load`].
pub fn load_within(text: &[u8], limits: &Limits) -> Result<Loaded, Vec<Diagnostic>> {
    let mut diagnostics = Diagnostics::default();
    let meter = Meter::new(limits);
    let game = syntax::parse(text, &meter, &mut diagnostics)
        .and_then(|parsed| model::resolve(&parsed, &meter, &mut diagnostics));
    if diagnostics.has_errors() {
        diagnostics.lead(syntax::forgotten::find(text, &meter));
    }
    let warnings = diagnostics.finish()?;
    match game {
        Some((game, declarations)) => Ok(Loaded {
            game,
            declarations,
            warnings,
            usage: meter.usage(),
        }),
        // Every step that fails reports why, so the errors came back above.
        None => Err(warnings),
    }
}
