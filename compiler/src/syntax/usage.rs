//! Accounting of how much of each limit a description uses.

use std::cell::RefCell;
use std::rc::Rc;

use serde::Serialize;

use super::limits::{LIMITS, Limit, Limits};
use crate::diagnostic::{Diagnostic, Place};

/// The amounts that a description used of what is limited.
///
/// Of what comes and goes, as brackets do, it is the most at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Usage(Limits);

impl Default for Usage {
    fn default() -> Self {
        Self(Limits::with_all(0))
    }
}

/// The amount that was used of one limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Used {
    /// The name of the limit.
    pub name: &'static str,
    /// The amount that was used.
    pub used: usize,
    /// The amount that may be used.
    pub limit: usize,
}

impl Used {
    /// Returns the used part of the limit, between 0 and 1.
    pub fn share(&self) -> f64 {
        self.used as f64 / self.limit.max(1) as f64
    }
}

impl Usage {
    /// Returns what was used of `limit`.
    pub fn get(&self, limit: &Limit) -> usize {
        self.0.get(limit)
    }

    /// Returns what was used of each of `limits`, in the order of [`LIMITS`].
    pub fn of(&self, limits: &Limits) -> Vec<Used> {
        let used = |limit: &Limit| Used {
            name: limit.name,
            used: self.get(limit),
            limit: limits.get(limit),
        };
        LIMITS.iter().map(used).collect()
    }

    /// Notes that so much was in use.
    pub(crate) fn note(&mut self, limit: &Limit, amount: usize) {
        let most = amount.max(self.get(limit));
        self.0.put(limit, most);
    }
}

/// The limits for a description together with what was used of them so far; clones
/// count together.
#[derive(Clone, Debug, Default)]
pub struct Meter {
    limits: Limits,
    usage: Rc<RefCell<Usage>>,
}

impl Meter {
    /// Returns a meter of which nothing is used yet.
    pub fn new(limits: &Limits) -> Self {
        Self {
            limits: *limits,
            usage: Rc::default(),
        }
    }

    /// Returns what has been used so far.
    pub fn usage(&self) -> Usage {
        *self.usage.borrow()
    }

    /// Returns the limits.
    pub(crate) fn limits(&self) -> &Limits {
        &self.limits
    }

    /// Notes that so much is in use, and refuses it beyond the limit.
    ///
    /// # Errors
    ///
    /// The diagnostic, if that is beyond the limit; `message` gets the limit.
    pub(crate) fn check(
        &self,
        limit: &Limit,
        amount: usize,
        place: Place,
        message: impl FnOnce(usize) -> String,
    ) -> Result<(), Diagnostic> {
        self.usage.borrow_mut().note(limit, amount);
        let most = self.limits.get(limit);
        if amount <= most {
            return Ok(());
        }
        Err(self.limits.exceeded(limit, place, message(most)))
    }
}
