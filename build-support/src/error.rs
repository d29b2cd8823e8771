//! The error of a build script.

use std::fmt;

use rtblgen_backends::Failure;
use tblgen_parser::ErrorFormat;

/// All errors of one [`Config::compile`](crate::Config::compile), with their places.
///
/// `main` prints the `Debug` form of its error, so that is readable too.
pub struct Error {
    problems: Vec<Problem>,
}

/// The cause of a failure.
pub(crate) enum Problem {
    /// The configuration, or a file that cannot be read or written.
    Message(String),
    /// A file that a generator rejects.
    Failure(Failure),
}

impl Error {
    pub(crate) fn new(problems: Vec<Problem>) -> Self {
        Self { problems }
    }

    pub(crate) fn message(message: impl Into<String>) -> Self {
        Self::new(vec![Problem::Message(message.into())])
    }

    /// The diagnostics of the rejected files, in the order of the jobs. A diagnostic of a file that several
    /// others include is in the first of them only.
    ///
    /// ```no_run
    /// # use rtblgen_build::Config;
    /// if let Err(error) = Config::new().dialect("td/toy.td").compile() {
    ///     let count: usize = error.failures().map(|failure| failure.errors().count()).sum();
    ///     eprintln!("{count} errors in .td files\n{error}");
    /// }
    /// ```
    pub fn failures(&self) -> impl Iterator<Item = &Failure> {
        self.problems.iter().filter_map(|problem| match problem {
            Problem::Failure(failure) => Some(failure),
            Problem::Message(_) => None,
        })
    }

    /// The errors as text, each with its place, in the order of the jobs.
    pub fn reports(&self) -> Vec<String> {
        let reports = self.problems.iter().flat_map(|problem| match problem {
            Problem::Message(message) => vec![message.clone()],
            Problem::Failure(failure) => rendered(failure),
        });
        reports.collect()
    }
}

fn rendered(failure: &Failure) -> Vec<String> {
    let render = |diagnostic| tblgen_parser::render(diagnostic, &failure.sources, ErrorFormat::Human, false);
    failure.diagnostics.iter().map(render).collect()
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, report) in self.reports().iter().enumerate() {
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
