//! The crates of `rtblgen --init-dialect` as an author starts them: the Rust in the comments without its signs.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

/// The starts of the lines with Rust.
const STARTS: [&str; 5] = ["// impl", "// pub fn", "// ///", "// pub static", "// rtblgen_runtime::"];

/// The files of hooks: the name of each, and its text with the Rust of the comments.
pub fn written(files: &[(PathBuf, String)]) -> Vec<(String, String)> {
    let hooks = files.iter().filter(|(path, _)| path.parent() == Some(Path::new("src/dialect")));
    let file = |(path, text): &(PathBuf, String)| {
        let name = path.file_stem()?.to_str()?.to_owned();
        let imports = text.lines().filter(|line| line.starts_with("use ")).map(|line| format!("{line}\n"));
        Some((name, imports.collect::<String>() + &uncommented(text)))
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

/// The Rust in the comments of a file.
pub fn uncommented(text: &str) -> String {
    let paragraphs = text.split("\n\n").filter(|own| own.starts_with("// "));
    let rust = paragraphs.filter_map(|own| {
        let lines: Vec<&str> = own.lines().collect();
        let start = lines.iter().position(|line| STARTS.iter().any(|word| line.starts_with(word)))?;
        let line = |line: &&str| {
            line.trim_start_matches('/').strip_prefix(' ').unwrap_or_default().to_owned() + "\n"
        };
        Some(lines[start..].iter().map(line).collect::<String>())
    });
    rust.collect()
}
