//! The layers of this crate, as `docs/architecture.md` shows them.

use std::path::Path;

/// The lowest layer first.
const LAYERS: oracle::layers::Layers<'_> = &[
    &["token", "options", "split"],
    &["lexer"],
    &["literal", "ods"],
    &["types"],
    &["tree"],
    &["check"],
    &["parse"],
    &["pdl", "print"],
    &[""],
];

#[test]
fn no_file_uses_a_higher_layer_and_no_files_form_a_circle() {
    let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let violations = oracle::layers::violations(&sources, LAYERS);
    assert!(violations.is_empty(), "{}", violations.join("\n"));
}
