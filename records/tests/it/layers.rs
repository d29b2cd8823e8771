//! The layers of this crate, read from its `use` lines.

use std::path::Path;

/// From the lowest layer to the highest. Nothing uses a layer above its own, and no files use each other in a circle.
const LAYERS: oracle::layers::Layers<'_> =
    &[&["model"], &["fold"], &["resolve"], &["evaluate"], &["query"], &["print"], &["tablegen"], &[""]];

#[test]
fn files_use_only_what_is_below() {
    let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let violations = oracle::layers::violations(&sources, LAYERS);
    assert!(violations.is_empty(), "{}", violations.join("\n"));
}
