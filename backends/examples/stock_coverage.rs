//! Prints how many C++ snippets of stock dialect files have a translation:
//! `cargo run --release -p rtblgen-backends --example stock_coverage -- INCLUDE_DIR`, with `--missing` to list the others.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use rtblgen_backends::input::library::Library;
use rtblgen_backends::stock::{self, SnippetKind};
use rtblgen_backends::{MainFile, Request, evaluate};
use tblgen_parser::Disk;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let Some(root) = arguments.iter().find(|argument| !argument.starts_with('-')).map(PathBuf::from) else {
        eprintln!("usage: stock_coverage INCLUDE_DIR [--missing]");
        std::process::exit(2);
    };
    let mut files = Vec::new();
    td_files(&root.join("mlir/Dialect"), &mut files);
    files.sort();
    // The first translation of each text counts: a text means the same in each file.
    let mut found: BTreeMap<(SnippetKind, String), Result<String, String>> = BTreeMap::new();
    let mut rejected = 0;
    for file in &files {
        let request = Request {
            main: MainFile::Path(file.clone()),
            upstream_includes: vec![root.clone()],
            ..Request::default()
        };
        let Ok(records) = evaluate(&request, Library::Last, &Disk) else {
            rejected += 1;
            continue;
        };
        for snippet in stock::snippets(&records, &[root.join("mlir/Dialect")]) {
            let rust = snippet.rust.map_err(|missing| missing.construct);
            let known = found.entry((snippet.kind, snippet.text.to_owned())).or_insert_with(|| rust.clone());
            if known.is_err() && rust.is_ok() {
                *known = rust;
            }
        }
    }
    for kind in [SnippetKind::Predicate, SnippetKind::BuildableType] {
        let of_kind: Vec<_> = found.iter().filter(|((known, _), _)| *known == kind).collect();
        let translated = of_kind.iter().filter(|(_, rust)| rust.is_ok()).count();
        println!("{kind:?}: {translated} of {}", of_kind.len());
        if arguments.iter().any(|argument| argument == "--missing") {
            for ((_, text), rust) in of_kind {
                if let Err(construct) = rust {
                    println!("  {construct}: {}", text.split_whitespace().collect::<Vec<_>>().join(" "));
                }
            }
        }
    }
    println!("{} files, {rejected} of them no files by themselves", files.len());
}

fn td_files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        match path.is_dir() {
            true => td_files(&path, found),
            false if path.extension().is_some_and(|extension| extension == "td") => found.push(path),
            false => {}
        }
    }
}
