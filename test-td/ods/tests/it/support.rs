//! The files of the cases, and the messages of drivers about them.

use std::path::{Path, PathBuf};

/// The line between the parts of a source.
pub const MARKER: &str = "// -----\n";

/// A folder of this crate.
pub fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}

/// The names of the cases: all, or those that `RTBLGEN_CASES` lists, with commas between them.
pub fn cases() -> impl Iterator<Item = &'static str> {
    let wanted = std::env::var("RTBLGEN_CASES").ok();
    let is_wanted = move |name: &&str| {
        wanted.as_ref().is_none_or(|wanted| wanted.split(',').any(|wanted| wanted == *name))
    };
    all_cases().filter(is_wanted)
}

/// The names of all cases.
pub fn all_cases() -> impl Iterator<Item = &'static str> {
    ods_conformance::cases::CASES.iter().map(|(name, _)| *name)
}

/// A file of a case.
pub fn case_file(name: &str, extension: &str) -> PathBuf {
    folder("cases").join(format!("{name}.{extension}"))
}

/// The text of a file.
pub fn read(file: &Path) -> String {
    std::fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

/// The first error of each part of a source, `column: message` after the line in the source; a part without one has an
/// empty line.
pub fn first_errors(source: &str, errors: &str) -> String {
    let starts: Vec<usize> = std::iter::once(1)
        .chain(
            source.lines().zip(1..).filter(|(line, _)| *line == MARKER.trim_end()).map(|(_, line)| line + 1),
        )
        .collect();
    let mut found = vec![String::new(); starts.len()];
    for line in errors.lines() {
        let Some((place, message)) = line.split_once(": error: ") else { continue };
        let mut numbers = place.rsplitn(3, ':');
        let column = numbers.next().unwrap_or_default();
        let line: usize = numbers.next().and_then(|line| line.parse().ok()).unwrap_or_default();
        let part = starts.partition_point(|start| *start <= line).max(1) - 1;
        if found[part].is_empty() {
            found[part] = format!("{line}:{column}: {message}");
        }
    }
    found.iter().map(|error| error.clone() + "\n").collect()
}

/// The numbers of the checklist that a part of a source is about: its first line is `// 3.4, 5.6`.
pub fn tags(part: &str) -> Vec<&str> {
    let first = part.lines().find(|line| !line.is_empty()).unwrap_or_default();
    first.strip_prefix("// ").map_or_else(Vec::new, |tags| tags.split(", ").collect())
}
