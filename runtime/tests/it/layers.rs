//! The layers of the runtime's crates, as `docs/architecture.md` lists them.

use std::path::{Path, PathBuf};

/// The crates with a list, by their folders in `runtime`.
const CRATES: [&str; 2] = ["ir", "passes"];

fn sources(folder: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(folder).join("src")
}

#[test]
fn no_module_uses_one_of_a_higher_layer() {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/architecture.md");
    let page = std::fs::read_to_string(page).expect("the page");
    let mut found = Vec::new();
    for folder in CRATES {
        let mut layers = oracle::layers::listed(&page, &format!("runtime/{folder}"));
        // The root of the crate.
        layers.push(vec![""]);
        let layers: Vec<&[&str]> = layers.iter().map(Vec::as_slice).collect();
        found.extend(oracle::layers::upward(&sources(folder), &layers));
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// Items are imported from where they are defined: `crate::ir::Op`, not `crate::Op`.
#[test]
fn inner_modules_do_not_import_through_the_root() {
    for folder in CRATES {
        let root = std::fs::read_to_string(sources(folder).join("lib.rs")).expect("the root");
        let modules: Vec<&str> = root
            .lines()
            .filter_map(|line| line.trim_start_matches("pub ").strip_prefix("mod ")?.strip_suffix(';'))
            .collect();
        let mut pending = vec![sources(folder)];
        while let Some(path) = pending.pop() {
            if path.is_dir() {
                pending.extend(
                    std::fs::read_dir(&path).expect("a folder").map(|entry| entry.expect("an entry").path()),
                );
                continue;
            }
            let is_test = path.iter().any(|part| part.to_string_lossy().contains("tests"));
            if path.ends_with("src/lib.rs") || is_test {
                continue;
            }
            let text = std::fs::read_to_string(&path).expect("a source");
            for line in text.lines().filter(|line| line.trim_start().starts_with("use crate::")) {
                let name = line.trim_start().trim_start_matches("use crate::");
                let name = name.split([':', ';', ' ']).next().unwrap_or_default();
                // Macros are defined at the root.
                let is_macro = name.starts_with('{') || name.ends_with("_interface");
                assert!(modules.contains(&name) || is_macro, "{}: {line}", path.display());
            }
        }
    }
}
