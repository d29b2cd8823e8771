//! The file that declares a name: the one that a program includes.

use std::collections::{HashMap, HashSet};
use std::path::Path;
use std::sync::LazyLock;

use crate::FILES;

/// A file that includes the common ones: it is included in their place.
const BASE: &str = "mlir/IR/OpBase.td";

/// The first word of the statements that declare a name.
const KEYWORDS: &[&str] = &["class", "def", "defm", "multiclass"];

/// The names that start a line, each with the first file of the library that declares it.
static BY_NAME: LazyLock<HashMap<&str, &str>> = LazyLock::new(|| {
    let mut files: Vec<_> = FILES.to_vec();
    // A dialect may have the name of a common class.
    files.sort_by_key(|(path, _)| (path.starts_with("mlir/Dialect"), *path));
    let mut names = HashMap::new();
    for (path, text) in files {
        for name in text.lines().filter_map(declared) {
            names.entry(name).or_insert(path);
        }
    }
    names
});

/// The name that a line declares.
fn declared(line: &str) -> Option<&str> {
    let (keyword, rest) = line.split_once(' ')?;
    let end = rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap_or(rest.len());
    // The rest of a computed name is not known: `def NAME # suffix`.
    let is_whole = !rest[end..].trim_start().starts_with('#');
    (KEYWORDS.contains(&keyword) && end > 0 && is_whole).then_some(&rest[..end])
}

/// The files that [`BASE`] includes, and those that these include.
static IN_BASE: LazyLock<HashSet<&str>> = LazyLock::new(|| {
    let mut found = HashSet::new();
    let mut open = vec![BASE];
    while let Some(path) = open.pop() {
        let text = FILES.iter().find(|(known, _)| *known == path).map(|(_, text)| *text);
        let included = text.into_iter().flat_map(str::lines).filter_map(|line| line.strip_prefix("include "));
        let included = included.map(|path| path.trim().trim_matches('"'));
        open.extend(included.filter(|path| found.insert(*path)));
    }
    found
});

/// Returns the file to include for a class, multiclass or def of the library. Computed names are not known.
///
/// ```
/// use rtblgen_td_library::file_of;
///
/// assert_eq!(file_of("AnyType"), Some("mlir/IR/OpBase.td"));
/// assert_eq!(file_of("Pure"), Some("mlir/Interfaces/SideEffectInterfaces.td"));
/// assert_eq!(file_of("Nothing"), None);
/// ```
pub fn file_of(name: &str) -> Option<&'static str> {
    let file = *BY_NAME.get(name)?;
    Some(if IN_BASE.contains(file) { BASE } else { file })
}

/// Returns the file of the library that an include without a file probably means: the only one with the same name in another
/// folder, or one with a similar path.
///
/// ```
/// use rtblgen_td_library::similar_file;
///
/// assert_eq!(similar_file("OpBase.td"), Some("mlir/IR/OpBase.td"));
/// assert_eq!(similar_file("mlir/IR/OpBas.td"), Some("mlir/IR/OpBase.td"));
/// assert_eq!(similar_file("Nothing.td"), None);
/// ```
pub fn similar_file(path: &str) -> Option<&'static str> {
    let paths = || FILES.iter().map(|(known, _)| *known);
    let name = Path::new(path).file_name();
    let mut same = paths().filter(|known| Path::new(known).file_name() == name);
    match (same.next(), same.next()) {
        (Some(only), None) => Some(only),
        _ => tblgen_parser::similar(path, paths()),
    }
}
