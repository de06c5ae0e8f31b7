//! Failures of verbs, and the exit codes that go with them.

use std::io;
use std::process::ExitCode;

use rbg_compiler::diagnostic::Diagnostic;

/// The reason why a verb did not succeed.
#[derive(Debug)]
pub enum Failure {
    /// The arguments cannot be used: exit code 2.
    Usage(String),
    /// The work failed and the user has been told why: exit code 1.
    Reported,
    /// The description is refused, as the terminal has shown: exit code 1.
    Refused(Vec<Diagnostic>),
    /// The user pressed Ctrl-C: exit code 130, as shells expect.
    Interrupted,
    /// Whoever read the standard output has gone away; nothing is wrong.
    OutputClosed,
    /// Anything else: exit code 1 with a message.
    Other(anyhow::Error),
}

impl Failure {
    /// The exit code of a program that was stopped, by the custom of shells.
    pub const INTERRUPTED: u8 = 130;

    /// Returns the exit code of the process.
    pub fn exit_code(&self) -> ExitCode {
        match self {
            Self::OutputClosed => ExitCode::SUCCESS,
            Self::Reported | Self::Refused(_) | Self::Other(_) => ExitCode::from(1),
            Self::Usage(_) => ExitCode::from(2),
            Self::Interrupted => ExitCode::from(Self::INTERRUPTED),
        }
    }

    /// Returns the message that is still to be written to the standard error.
    pub fn message(&self) -> Option<String> {
        match self {
            Self::Usage(message) => Some(message.clone()),
            Self::Other(error) => Some(format!("{error:#}")),
            Self::Interrupted => Some("interrupted".to_owned()),
            Self::Reported | Self::Refused(_) | Self::OutputClosed => None,
        }
    }
}

impl From<anyhow::Error> for Failure {
    fn from(error: anyhow::Error) -> Self {
        Self::Other(error)
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Self::OutputClosed,
            _ => Self::Other(error.into()),
        }
    }
}
