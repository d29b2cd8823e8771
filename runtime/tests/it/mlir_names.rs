//! `docs/mlir-names.md`: the names that it gives exist.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
    entries.flat_map(|path| if path.is_dir() { sources(&path) } else { vec![path] }).collect()
}

/// The names in the second column of the tables.
fn names(page: &str) -> BTreeSet<&str> {
    let rows = page.lines().filter(|line| line.starts_with("| `"));
    let cells = rows.filter_map(|row| row.split(" | ").nth(1));
    cells.filter_map(|cell| cell.trim().strip_prefix('`')?.split('`').next()).collect()
}

#[test]
fn names_of_the_page_exist() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let page = std::fs::read_to_string(root.join("../docs/mlir-names.md")).expect("the page");
    let code: String = sources(&root.join("src"))
        .into_iter()
        .map(|path| std::fs::read_to_string(path).expect("a source"))
        .collect();
    let names = names(&page);
    assert!(names.len() > 100, "the page has tables");
    let missing: Vec<_> = names.into_iter().filter(|name| !exists(&code, name)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

/// Whether an `impl` or a trait of the type has the function, or there is an item of this name.
fn exists(code: &str, name: &str) -> bool {
    let Some((owner, function)) = name.split_once("::") else {
        return ["struct", "enum", "trait", "fn"]
            .iter()
            .any(|kind| has_item(code, &format!("pub {kind} {name}")))
            || code.contains(&format!("    {name}, \""));
    };
    let starts = |line: &str| {
        let is_block = line.starts_with("impl") || line.starts_with("pub trait");
        is_block && line.split(|c: char| !c.is_alphanumeric() && c != '_').any(|word| word == owner)
    };
    let mut inside = false;
    for line in code.lines() {
        if !line.starts_with([' ', '}']) && !line.is_empty() {
            inside = starts(line);
        }
        if inside && has_item(line, &format!("fn {function}")) {
            return true;
        }
    }
    false
}

fn has_item(code: &str, item: &str) -> bool {
    code.match_indices(item)
        .any(|(start, _)| code[start + item.len()..].starts_with(|c: char| !c.is_alphanumeric() && c != '_'))
}
