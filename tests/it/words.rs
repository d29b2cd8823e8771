//! Banned words in comments and pages: sentences are short, in the terms of the field (CONTRIBUTING.md).

use std::path::{Path, PathBuf};

/// The first words of a sentence without a subject, at the start of a comment or of a line of a page.
const STARTS: &[&str] = &[
    "Lets ",
    "Nobody ",
    "Says ",
    "That of ",
    "Those of ",
    "What ",
    "Whatever ",
    "Who ",
    "Whoever ",
    "Whose ",
];

/// Riddles and images, anywhere in a sentence.
const PHRASES: &[&str] = &[
    " anew",
    " are so.",
    " as it is ",
    " hears ",
    " is so.",
    " kept its word",
    " nobody",
    " somebody",
    " who ",
    " whoever",
    "both roads",
    "how dear",
    "how grave",
    "made anew",
    "of one's",
    "one's own",
    "the road",
    "wants to hear",
    "what is made of it",
    "what is so",
    "what there is to",
    "whatever became",
    "whatever comes of",
    "without a word",
];

/// Generated code and the inputs of a compiler test with line numbers.
const OTHER_FOLDERS: &[&str] = &["target", "generated", "ui"];
/// Files whose comments are the text of `--help`, and this list.
const OTHER_FILES: &[&str] =
    &["src/arguments.rs", "src/fmt.rs", "examples/toy/src/lib.rs", "tests/it/words.rs"];
/// A comment of generated code inside a `quote!`.
const GENERATED: &str = "What is verified of operations that have the interface.";

fn is_other(root: &Path, path: &Path) -> bool {
    let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
    let is_hidden = name.starts_with('.');
    is_hidden || OTHER_FOLDERS.contains(&name) || OTHER_FILES.iter().any(|file| path == root.join(file))
}

/// Adds the Rust files below a folder, and the pages below `docs`.
fn add_files(root: &Path, folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("the folder can be read") {
        let entry = entry.expect("the entry can be read");
        let path = entry.path();
        if is_other(root, &path) {
            continue;
        }
        let is_page = || path.starts_with(root.join("docs"));
        match path.extension().and_then(|extension| extension.to_str()) {
            Some("rs") => files.push(path),
            Some("md") if is_page() => files.push(path),
            None if entry.file_type().expect("the entry has a type").is_dir() => {
                add_files(root, &path, files);
            }
            _ => {}
        }
    }
}

/// Returns the prose of a line of a Rust file, if the line is a comment.
fn comment(line: &str) -> Option<&str> {
    let text = line.trim_start().strip_prefix("//")?;
    Some(text.strip_prefix(['/', '!']).unwrap_or(text).trim_start())
}

/// Returns the prose of a line of a page, without the marks of headings and lists; tables have none.
fn prose(line: &str) -> Option<&str> {
    let text = line.trim_start();
    (!text.starts_with('|')).then(|| text.trim_start_matches(['#', '-', '*', ' ']))
}

/// Returns the banned words in a file, with line numbers.
fn banned_words(text: &str, prose: fn(&str) -> Option<&str>) -> Vec<(usize, &'static str)> {
    let mut found = Vec::new();
    let mut is_code = false;
    for (number, line) in (1..).zip(text.lines()) {
        let Some(words) = prose(line) else { continue };
        if words.starts_with("```") {
            is_code = !is_code;
        } else if !is_code && words != GENERATED {
            let starts = STARTS.iter().filter(|start| words.starts_with(**start));
            let phrases = PHRASES.iter().filter(|phrase| words.contains(**phrase));
            found.extend(starts.chain(phrases).map(|banned| (number, banned.trim())));
        }
    }
    found
}

#[test]
fn comments_and_pages_use_plain_words() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut files = Vec::new();
    add_files(root, root, &mut files);
    assert!(files.len() > 1_000, "only {} files were found", files.len());
    files.sort();
    let mut found = Vec::new();
    for file in &files {
        let text = std::fs::read_to_string(file).expect("the file can be read");
        let is_rust = file.extension().is_some_and(|extension| extension == "rs");
        let name = file.strip_prefix(root).unwrap_or(file).display();
        let words = banned_words(&text, if is_rust { comment } else { prose });
        found.extend(words.iter().map(|(line, words)| format!("{name}:{line}: \"{words}\"")));
    }
    let help = "write the subject first, and the term of LLVM, MLIR or rustc (CONTRIBUTING.md)";
    assert!(found.is_empty(), "banned words in {} lines; {help}:\n{}", found.len(), found.join("\n"));
}

#[test]
fn banned_words_are_found_in_comments_only() {
    let text =
        "//! Who wants it.\nfn f() {} // The place.\n    /// On the road.\nlet what = \"// What\";\n```\n";
    assert_eq!(banned_words(text, comment), [(1, "Who"), (3, "the road")]);
    let page = "## What it is\n\n```text\nWhat it is\n```\n| What it is |\n- Nothing, as it is now\n";
    assert_eq!(banned_words(page, prose), [(1, "What"), (7, "as it is")]);
}
