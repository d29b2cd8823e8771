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

/// The walk from a line of `.td` to its printed record names each file, once.
#[test]
fn the_walk_names_each_file_once() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let page = std::fs::read_to_string(root.join("docs/architecture.md")).unwrap();
    for (chapter, sources) in [
        ("## tblgen-parser: text to tree", "tblgen-parser/src"),
        ("## records: tree to records", "records/src"),
    ] {
        let walk = page.split_once(chapter).unwrap().1.split("\n## ").next().unwrap();
        let mut named: Vec<&str> =
            walk.split('`').filter(|word| word.ends_with(".rs") && !word.contains("tests/")).collect();
        named.sort_unstable();
        let mut files = Vec::new();
        source_files(&root.join(sources), "", &mut files);
        files.sort_unstable();
        assert_eq!(named, files, "{chapter}");
    }
}

/// The source files below a folder, without tests, roots of crates, and modules that only list others.
fn source_files(folder: &Path, prefix: &str, files: &mut Vec<String>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let entry = entry.unwrap();
        let name = entry.file_name().into_string().unwrap();
        let path = format!("{prefix}{name}");
        if entry.path().is_dir() {
            source_files(&entry.path(), &format!("{path}/"), files);
        } else if !matches!(&*name, "lib.rs" | "tests.rs")
            && (name != "mod.rs" || has_functions(&entry.path()))
        {
            files.push(path);
        }
    }
}

fn has_functions(file: &Path) -> bool {
    std::fs::read_to_string(file).unwrap().contains("fn ")
}
