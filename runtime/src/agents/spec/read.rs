//! A reader of the settings of a kind of agent.

use super::declare::Settings;
use super::error::SpecError;
use super::fragment::Fragment;

/// Reads `parameter=value,parameter=value`; parameters that are not given have their defaults.
///
/// # Errors
///
/// The first thing that is wrong, from left to right.
pub(super) fn read<S: Settings>(text: Fragment<'_>) -> Result<S, SpecError> {
    let kind = &S::KIND;
    let mut settings = S::new();
    let mut given = vec![false; kind.parameters.len()];
    for part in text.parts(',') {
        let (name, value) = part.split('=');
        let name = name.trimmed();
        let value = value.ok_or_else(|| SpecError::no_value(part))?.trimmed();
        let known = kind.parameters.iter().zip(S::READERS).zip(&mut given);
        let ((parameter, read), given) = known
            .into_iter()
            .find(|((parameter, _), _)| parameter.name == name.text())
            .ok_or_else(|| SpecError::parameter(kind, name))?;
        if !read(&mut settings, value.text()) {
            return Err(SpecError::value(parameter, value));
        }
        if std::mem::replace(given, true) {
            return Err(SpecError::twice(parameter, name));
        }
    }
    Ok(settings)
}
