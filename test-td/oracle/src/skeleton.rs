//! The crates of `rtblgen --init-dialect` as an author starts them: the Rust in the comments without its signs.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

/// The files of hooks: the name of each, and its text with the Rust of the comments.
pub fn written(files: &[(PathBuf, String)]) -> Vec<(String, String)> {
    let hooks = files.iter().filter(|(path, _)| path.parent() == Some(Path::new("src/dialect")));
    let file = |(path, text): &(PathBuf, String)| {
        let name = path.file_stem()?.to_str()?.to_owned();
        Some((name, uncommented(text)))
    };
    hooks.filter_map(file).collect()
}

/// The module of the dialect: the files of hooks, and the generated Rust.
pub fn module(written: &[(String, String)], generated: &str) -> String {
    let mut text = String::new();
    for (name, hooks) in written {
        let _ = writeln!(text, "pub mod {name} {{\n{hooks}\n}}");
    }
    text + "use directives::*;\n" + generated
}

/// A file whose lines have lost one sign of a comment each.
pub fn uncommented(text: &str) -> String {
    let line = |line: &str| {
        line.strip_prefix("// ")
            .or(line.strip_prefix("//").filter(|rest| rest.is_empty()))
            .unwrap_or(line)
            .to_owned()
            + "\n"
    };
    text.lines().map(line).collect()
}
