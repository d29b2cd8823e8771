//! Options of the parser.

use std::path::PathBuf;

/// Options of the parser.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// Folders (`-I`) that are searched for included files, after the path as written.
    pub include_dirs: Vec<PathBuf>,
    /// Read summaries and descriptions of included definitions.
    pub has_documentation: bool,
}
