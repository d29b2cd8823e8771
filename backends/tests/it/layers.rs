//! The layers of this crate, as `docs/architecture.md` shows them.

use std::path::Path;

/// The lowest layer first.
const LAYERS: oracle::layers::Layers<'_> = &[
    &["input"],
    &["rust"],
    &["ods::model", "tables::model"],
    &["stock"],
    &["ods::code"],
    &["patterns::model"],
    &["patterns::drr", "patterns::pdll"],
    &["passes::model", "passes::stock"],
    &["ods::emit", "tables::emit", "passes::emit"],
    &["patterns::emit", "patterns::explain"],
    &["ods", "patterns", "tables", "passes", "docs"],
    &["generator"],
    &["pipeline"],
    &["", "output_file"],
];

/// Emitters. Their input is checked models.
const EMITTERS: [&str; 4] = ["ods/emit", "patterns/emit", "tables/emit", "passes/emit.rs"];

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
    let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let violations = oracle::layers::violations(&sources, LAYERS);
    assert!(violations.is_empty(), "{}", violations.join("\n"));
}
