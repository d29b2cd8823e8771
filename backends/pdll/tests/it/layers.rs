//! The layers of this crate, as `docs/architecture.md` lists them.

use std::path::Path;

#[test]
fn no_file_uses_a_higher_layer_and_no_files_form_a_circle() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let page = std::fs::read_to_string(folder.join("../../docs/architecture.md")).expect("the page");
    let layers = oracle::layers::listed(&page, "backends/pdll");
    let layers: Vec<&[&str]> = layers.iter().map(Vec::as_slice).collect();
    let violations = oracle::layers::violations(&folder.join("src"), &layers);
    assert!(violations.is_empty(), "{}", violations.join("\n"));
}
