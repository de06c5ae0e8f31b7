//! The collection of diagnostics, bounded so that bad input does not flood memory or screen.

use super::{Code, Diagnostic, Expansion, Label, Severity};

/// The most diagnostics kept of one run.
pub const MAX_DIAGNOSTICS: usize = 100;

/// The diagnostics of one run, errors and warnings apart.
#[derive(Debug, Default)]
pub struct Diagnostics {
    errors: Vec<Diagnostic>,
    warnings: Vec<Diagnostic>,
}

impl Diagnostics {
    /// Keeps `diagnostic` unless there are too many of its kind already. What is wrong in
    /// a macro is told once, whatever uses the macro.
    pub fn push(&mut self, diagnostic: Diagnostic) {
        let list = match diagnostic.severity {
            Severity::Error => &mut self.errors,
            Severity::Warning => &mut self.warnings,
        };
        let told = list.iter_mut().any(|told| covers(told, &diagnostic));
        if !told && list.len() < MAX_DIAGNOSTICS {
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

    /// Puts what explains the errors in front of them; with it no section counts as missing.
    pub fn lead(&mut self, explanations: Vec<Diagnostic>) {
        if !explanations.is_empty() {
            self.errors
                .retain(|error| error.code != Code::STRUCT_MISSING);
            self.errors.splice(0..0, explanations);
            self.errors.truncate(MAX_DIAGNOSTICS);
        }
    }

    /// Returns the value of a successful step; notes the error of a failed one.
    pub fn accept<T>(&mut self, result: Result<T, Diagnostic>) -> Option<T> {
        result.map_err(|error| self.push(error)).ok()
    }

    /// Returns the errors, followed by the warnings, which may explain them (those about sections
    /// that are replaced go before), or the warnings alone of a description without errors.
    ///
    /// # Errors
    ///
    /// All diagnostics, if an error is among them.
    pub fn finish(self) -> Result<Vec<Diagnostic>, Vec<Diagnostic>> {
        if self.errors.is_empty() {
            return Ok(self.warnings);
        }
        // What is replaced by a later section is likely to be missed elsewhere.
        let split = !self
            .errors
            .iter()
            .any(|error| error.code.0.starts_with("STRUCT"));
        let (mut all, warnings): (Vec<_>, Vec<_>) = self
            .warnings
            .into_iter()
            .partition(|warning| split && warning.code == Code::STRUCT_REPEATED);
        all.extend(self.errors);
        all.extend(warnings);
        all.truncate(MAX_DIAGNOSTICS);
        Err(all)
    }
}

/// Returns whether `told` says what `new` says, perhaps when it is made to speak of the macro that
/// both come from.
fn covers(told: &mut Diagnostic, new: &Diagnostic) -> bool {
    if told.primary.span == new.primary.span && told.severity == new.severity {
        if let (Some(Expansion::Body(uses)), Some(Expansion::Body(more))) =
            (told.expansion.as_deref_mut(), new.expansion.as_deref())
        {
            for span in more {
                if !uses.contains(span) {
                    uses.push(*span);
                }
            }
        }
        return true;
    }
    if told.code != new.code {
        return false;
    }
    // With several arguments the mistake is in what the macro does with them.
    match (told.expansion.as_deref(), new.expansion.as_deref()) {
        (Some(Expansion::Argument(parameter)), Some(Expansion::Argument(other)))
            if parameter == other && told.message == new.message =>
        {
            let argument = std::mem::replace(&mut told.primary.span, *parameter);
            told.secondary.push(Label {
                span: argument,
                text: "for this argument, and for others".to_owned(),
            });
            told.expansion = None;
            true
        }
        (None, Some(Expansion::Argument(parameter))) => told.primary.span == *parameter,
        _ => false,
    }
}
