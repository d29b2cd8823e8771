//! Prints how many C++ snippets of stock files have Rust:
//! `cargo run --release -p rtblgen-backends --example stock_coverage -- INCLUDE_DIR [SOURCES]`, with `--missing` to list the others.
//!
//! Snippets are those of MLIR's dialect files, each text once. `SOURCES` is the folder `mlir` of LLVM's sources: its pattern files
//! have the native calls.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use rtblgen_backends::input::library::Library;
use rtblgen_backends::stock::{self, HookKind, SnippetKind};
use rtblgen_backends::{MainFile, Request, evaluate};
use tblgen_parser::Disk;

/// The rows: which kinds of snippets count together.
const ROWS: [&str; 5] = [
    "predicates",
    "default values",
    "buildable and transformer expressions",
    "constant builders",
    "native calls of pattern files",
];

/// The first result for each text: the number of user functions in its translation, or the construct without a translation.
/// A text has the same meaning in every file.
type Found = BTreeMap<(usize, String), Result<usize, String>>;

/// Whether all snippets of one place in a file are translated. A class with parameters gives several snippets at one place.
type Places = BTreeMap<(usize, String, u32), bool>;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let mut folders = arguments.iter().filter(|argument| !argument.starts_with('-')).map(PathBuf::from);
    let Some(root) = folders.next() else {
        eprintln!("usage: stock_coverage INCLUDE_DIR [SOURCES] [--missing]");
        std::process::exit(2);
    };
    let (mut found, mut places) = (Found::new(), Places::new());
    add_dialects(&root, &mut found, &mut places);
    if let Some(sources) = folders.next() {
        add_patterns(&sources, &mut found, &mut places);
    }
    let shows_missing = arguments.iter().any(|argument| argument == "--missing");
    for (row, name) in ROWS.iter().enumerate() {
        print_row(row, name, &found, &places, shows_missing);
    }
}

/// Adds each dialect file, then the files of each folder together, since they use each other's names.
fn add_dialects(root: &Path, found: &mut Found, places: &mut Places) {
    let dialects = root.join("mlir/Dialect");
    let folders = [root.to_owned()];
    let files = td_files(&dialects);
    let mut alone: BTreeMap<&Path, Vec<&PathBuf>> = BTreeMap::new();
    for file in &files {
        if add((found, places), MainFile::Path(file.clone()), &folders, &dialects, false) {
            alone.entry(file.parent().unwrap_or(&dialects)).or_default().push(file);
        }
    }
    for files in alone.values().filter(|files| files.len() > 1) {
        let text = files.iter().map(|file| format!("include {file:?}\n")).collect();
        let main = MainFile::Text { name: "folder.td".to_owned(), text };
        add((found, places), main, &folders, &dialects, false);
    }
    let count = alone.values().flatten().count();
    println!("{} dialect files, {count} of them with records by themselves", files.len());
}

/// Adds the pattern files of MLIR's sources.
fn add_patterns(sources: &Path, found: &mut Found, places: &mut Places) {
    for file in ["lib", "examples", "test"].iter().flat_map(|folder| td_files(&sources.join(folder))) {
        let own = file.ancestors().skip(1).take(4).map(Path::to_owned);
        let toy = file.ancestors().nth(2).map(|chapter| chapter.join("include"));
        let folders: Vec<_> = own.chain(toy).chain([sources.join("include")]).collect();
        add((found, places), MainFile::Path(file), &folders, sources, true);
    }
}

/// Prints the figures of a row, and the texts without a translation if `shows_missing` is set.
fn print_row(row: usize, name: &str, found: &Found, places: &Places, shows_missing: bool) {
    let texts: Vec<_> = found.iter().filter(|((own, _), _)| *own == row).collect();
    let known = texts.iter().filter(|(_, rust)| rust.is_ok()).count();
    let places: Vec<_> = places.iter().filter(|((own, ..), _)| *own == row).collect();
    let known_places = places.iter().filter(|(_, known)| **known).count();
    println!("{name}: {known} of {} texts, {known_places} of {} places", texts.len(), places.len());
    if row == 4 {
        let count = |wanted: fn(&Result<usize, String>) -> bool| {
            texts.iter().filter(|(_, rust)| wanted(rust)).count()
        };
        println!(
            "  {} fully translated, {} translated with hooks for functions of the C++ file, {} not translated",
            count(|rust| *rust == Ok(0)),
            count(|rust| rust.as_ref().is_ok_and(|functions| *functions > 0)),
            count(Result::is_err)
        );
    }
    for ((_, text), rust) in texts {
        if let (Err(construct), true) = (rust, shows_missing) {
            println!("  {construct}: {}", text.split_whitespace().collect::<Vec<_>>().join(" "));
        }
    }
}

/// Adds the snippets of a file, those of patterns or all others. Whether the file has records by itself.
fn add(
    (found, places): (&mut Found, &mut Places),
    main: MainFile,
    folders: &[PathBuf],
    root: &Path,
    of_patterns: bool,
) -> bool {
    let request = Request {
        main,
        include_dirs: folders.to_vec(),
        upstream_includes: folders.to_vec(),
        ..Request::default()
    };
    let Ok(records) = evaluate(&request, Library::Wins, &Disk) else { return false };
    let roots = [root.to_owned()];
    let snippets = stock::snippets(&records, &roots).into_iter().map(|snippet| {
        let row = match snippet.kind {
            SnippetKind::Predicate => 0,
            SnippetKind::BuildableType | SnippetKind::TypeFunction => 2,
            SnippetKind::NativeCall => 4,
        };
        let place = snippet.place();
        let functions = snippet.functions.len();
        (row, place, snippet.text, snippet.rust.map(|_| functions).map_err(|missing| missing.construct))
    });
    let constants = stock::constants(&records, &roots).into_iter().map(|(kind, span, text, known)| {
        let row = if kind == HookKind::DefaultValue { 1 } else { 3 };
        (row, span, text, if known { Ok(0) } else { Err("no translation".to_owned()) })
    });
    for (row, span, text, rust) in snippets.chain(constants).filter(|(row, ..)| (*row == 4) == of_patterns) {
        let file = records.sources().name(records.sources().file_of(span)).to_string();
        let (line, _) = records.sources().line_column(span.start);
        let is_known = rust.is_ok();
        let known = found.entry((row, text.to_owned())).or_insert_with(|| rust.clone());
        if known.is_err() && is_known {
            *known = rust;
        }
        *places.entry((row, file, line)).or_insert(true) &= known.is_ok();
    }
    true
}

/// The `.td` files of a folder and below it, sorted.
fn td_files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        match path.is_dir() {
            true => found.extend(td_files(&path)),
            false if path.extension().is_some_and(|extension| extension == "td") => found.push(path),
            false => {}
        }
    }
    found.sort();
    found
}
