//! What the parser needs to know besides the text.

use std::path::PathBuf;

/// What the parser needs to know besides the text.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// Folders (`-I`) in which included files are looked for, after the path as written.
    pub include_dirs: Vec<PathBuf>,
    /// Read summaries and descriptions of included definitions.
    pub has_documentation: bool,
}
