//! The error of a build script.

use std::fmt;

/// All errors of one [`Config::compile`](crate::Config::compile): each diagnostic as text, with its place.
///
/// `main` prints the `Debug` form of its error, so that is readable too.
pub struct Error {
    reports: Vec<String>,
}

impl Error {
    pub(crate) fn new(reports: Vec<String>) -> Self {
        Self { reports }
    }

    /// The rendered diagnostics, in the order of the configured files.
    pub fn reports(&self) -> &[String] {
        &self.reports
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, report) in self.reports.iter().enumerate() {
            if index > 0 {
                writeln!(f)?;
            }
            write!(f, "{}", report.trim_end())?;
        }
        Ok(())
    }
}

impl fmt::Debug for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // `main` prints "Error: " before this: the first diagnostic starts on a line of its own.
        write!(f, "rtblgen\n\n{self}")
    }
}

impl std::error::Error for Error {}
