//! The layers of this crate, as `docs/architecture.md` lists them.

use std::path::Path;

#[test]
fn files_use_only_what_is_below() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let page = std::fs::read_to_string(folder.join("../docs/architecture.md")).expect("the page");
    let layers = oracle::layers::listed(&page, "records");
    let layers: Vec<&[&str]> = layers.iter().map(Vec::as_slice).collect();
    let violations = oracle::layers::violations(&folder.join("src"), &layers);
    assert!(violations.is_empty(), "{}", violations.join("\n"));
}

/// Each file has a comment at its top that describes it.
#[test]
fn each_file_says_what_it_is() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut silent = Vec::new();
    for sources in ["tblgen-parser/src", "records/src"] {
        visit(&root.join(sources), &mut |file| {
            let text = std::fs::read_to_string(file).expect("a source");
            if !text.starts_with("//! ") {
                silent.push(file.display().to_string());
            }
        });
    }
    assert!(silent.is_empty(), "no first comment: {}", silent.join(", "));
}

fn visit(folder: &Path, file: &mut impl FnMut(&Path)) {
    for entry in std::fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            visit(&path, file);
        } else if path.file_name().is_some_and(|name| name != "tests.rs") {
            file(&path);
        }
    }
}
