//! The collection of diagnostics, bounded so that bad input does not flood memory or screen.

use super::{Diagnostic, Severity};

/// The most diagnostics kept of one run.
pub const MAX_DIAGNOSTICS: usize = 100;

/// The diagnostics of one run, errors and warnings apart.
#[derive(Debug, Default)]
pub struct Diagnostics {
    errors: Vec<Diagnostic>,
    warnings: Vec<Diagnostic>,
}

impl Diagnostics {
    /// Keeps `diagnostic` unless there are too many of its kind already.
    pub fn push(&mut self, diagnostic: Diagnostic) {
        let list = match diagnostic.severity {
            Severity::Error => &mut self.errors,
            Severity::Warning => &mut self.warnings,
        };
        if list.len() < MAX_DIAGNOSTICS {
            list.push(diagnostic);
        }
    }

    /// Returns whether the description has to be refused.
    pub fn has_errors(&self) -> bool {
        !self.errors.is_empty()
    }

    /// Returns whether further errors would be dropped.
    pub fn is_full(&self) -> bool {
        self.errors.len() == MAX_DIAGNOSTICS
    }

    /// Returns the value of a successful step; notes the error of a failed one.
    pub fn accept<T>(&mut self, result: Result<T, Diagnostic>) -> Option<T> {
        result.map_err(|error| self.push(error)).ok()
    }

    /// Returns the errors, followed by the warnings, which may explain them, or the warnings alone
    /// of a description without errors.
    ///
    /// # Errors
    ///
    /// All diagnostics, if an error is among them.
    pub fn finish(self) -> Result<Vec<Diagnostic>, Vec<Diagnostic>> {
        if self.errors.is_empty() {
            return Ok(self.warnings);
        }
        let mut all = self.errors;
        all.extend(self.warnings);
        all.truncate(MAX_DIAGNOSTICS);
        Err(all)
    }
}
