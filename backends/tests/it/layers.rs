//! The layers of this crate, as `docs/architecture.md` lists them.

use std::path::Path;

/// Emitters. Their input is checked models.
const EMITTERS: [&str; 5] =
    ["ods/emit", "patterns/emit", "tables/emit", "passes/emit.rs", "bytecode/emit.rs"];

#[test]
fn emitters_cannot_report() {
    let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    for emitter in EMITTERS {
        for (file, text) in rust_files(&sources.join(emitter)) {
            for name in ["Diagnostic", "RecordError", "CodeReader", "snippet::check"] {
                assert!(!text.contains(name), "{file} names `{name}`: what can fail is checked by a model");
            }
        }
    }
}

/// The Rust files of a folder, or the one file.
fn rust_files(path: &Path) -> Vec<(String, String)> {
    if path.is_dir() {
        let entries = std::fs::read_dir(path).expect("the folder can be read");
        return entries.flat_map(|entry| rust_files(&entry.expect("the entry can be read").path())).collect();
    }
    vec![(path.display().to_string(), std::fs::read_to_string(path).expect("the file can be read"))]
}

#[test]
fn no_file_uses_a_higher_layer_and_no_files_form_a_circle() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let page = std::fs::read_to_string(folder.join("../docs/architecture.md")).expect("the page");
    let layers = oracle::layers::listed(&page, "backends");
    let layers: Vec<&[&str]> = layers.iter().map(Vec::as_slice).collect();
    let violations = oracle::layers::violations(&folder.join("src"), &layers);
    assert!(violations.is_empty(), "{}", violations.join("\n"));
}
