//! Memory for tables of the size that a user asks for.

/// The error of a table for which the system has no memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no memory for a table of {} MiB", bytes.div_ceil(1 << 20))]
#[non_exhaustive]
pub struct OutOfMemory {
    /// The size of the table.
    pub bytes: usize,
}

/// Returns so many copies of an entry.
///
/// # Errors
///
/// [`OutOfMemory`] if the system refuses the memory.
pub(super) fn try_filled<T: Clone>(entry: T, count: usize) -> Result<Vec<T>, OutOfMemory> {
    let mut entries = Vec::new();
    entries.try_reserve_exact(count).map_err(|_| OutOfMemory {
        bytes: count.saturating_mul(size_of::<T>()),
    })?;
    entries.resize(count, entry);
    Ok(entries)
}

#[cfg(test)]
mod tests {
    use super::{OutOfMemory, try_filled};

    #[test]
    fn what_no_machine_has_is_refused_with_its_size() {
        assert_eq!(try_filled(7, 3), Ok(vec![7; 3]));
        let bytes = isize::MAX as usize - 7;
        let refused = try_filled(0_u64, bytes / 8);
        assert_eq!(refused, Err(OutOfMemory { bytes }));
        assert_eq!(
            try_filled(0_u64, usize::MAX),
            Err(OutOfMemory { bytes: usize::MAX })
        );
        let text = OutOfMemory { bytes: 3 << 20 }.to_string();
        assert_eq!(text, "there is no memory for a table of 3 MiB");
    }
}
