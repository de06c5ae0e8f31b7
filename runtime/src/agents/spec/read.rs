//! A reader of the settings of a kind of agent.

use super::declare::Settings;
use super::error::SpecError;
use super::fragment::Fragment;

/// Reads `parameter=value,parameter=value`; parameters that are not given have their defaults.
///
/// # Errors
///
/// The first thing that is wrong, from left to right; where nothing is, the first parameter
/// that has no effect together with the others.
pub(super) fn read<S: Settings>(text: Fragment<'_>) -> Result<S, SpecError> {
    let kind = &S::KIND;
    let mut settings = S::new();
    let mut given = vec![None; kind.parameters.len()];
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
        if given.replace(name).is_some() {
            return Err(SpecError::twice(parameter, name));
        }
    }
    let idle = kind
        .parameters
        .iter()
        .zip(S::EFFECTS)
        .zip(given)
        .filter(|((_, has_effect), _)| !has_effect(&settings))
        .filter_map(|((parameter, _), name)| Some((parameter, name?)))
        .min_by_key(|(_, name)| name.column());
    if let Some((parameter, name)) = idle {
        return Err(SpecError::no_effect(parameter, name));
    }
    Ok(settings)
}
