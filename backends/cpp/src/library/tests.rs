//! Compares the names of the library with the headers and the pattern files of LLVM and MLIR.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use oracle::Oracle;
use regex::Regex;

use super::{NAMES, is_library_name};

/// The folders of the headers that declare the names.
const FOLDERS: &[&str] = &["mlir/IR", "mlir/Support", "mlir/Dialect/Utils", "llvm/ADT", "llvm/Support"];

/// The files with an extension in a folder and the folders in it.
fn files(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut found = Vec::new();
    for path in entries.map(|entry| entry.expect("the folder is readable").path()) {
        match path.is_dir() {
            true => found.extend(files(&path, extension)),
            false if path.extension().is_some_and(|own| own == extension) => found.push(path),
            false => {}
        }
    }
    found
}

/// The text of a file without `//` comments.
fn code(path: &Path) -> String {
    let text = std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    text.lines().map(|line| line.split("//").next().unwrap_or_default()).collect::<Vec<_>>().join("\n")
}

fn regex(pattern: &str) -> Regex {
    Regex::new(pattern).expect("the pattern is good")
}

/// The words of a text, and the characters between them except white space.
fn tokens(code: &str) -> impl Iterator<Item = &str> {
    let mut rest = code;
    std::iter::from_fn(move || {
        rest = rest.trim_start();
        let length = rest.bytes().take_while(|byte| byte.is_ascii_alphanumeric() || *byte == b'_').count();
        let end = if length > 0 { length } else { rest.chars().next()?.len_utf8() };
        let token;
        (token, rest) = rest.split_at(end);
        Some(token)
    })
}

/// The classes, aliases, imported names and functions that headers declare.
fn declared(oracle: &Oracle) -> BTreeSet<String> {
    let folders = FOLDERS.iter().map(|folder| oracle.include_dir().join(folder));
    let headers = folders.flat_map(|folder| ["h", "inc"].map(|extension| files(&folder, extension)));
    let mut names = BTreeSet::new();
    for header in headers.flatten() {
        let code = code(&header);
        let tokens: Vec<&str> = tokens(&code).filter(|token| *token != "llvm" && *token != ":").collect();
        for own in tokens.windows(3) {
            let [before, name, after] = own else { continue };
            let is_word = name.starts_with(|first: char| first.is_ascii_alphabetic());
            let is_class = ["class", "struct", "using"].contains(before);
            if is_word && (is_class || *after == "(" && is_type(before)) {
                names.insert((*name).to_owned());
            }
        }
    }
    names
}

/// Whether a token before a function's name ends the type of its result.
fn is_type(token: &str) -> bool {
    let is_word = token.starts_with(|first: char| first.is_ascii_alphabetic());
    let is_keyword = ["return", "else", "new", "throw", "case"].contains(&token);
    [">", "&", "*"].contains(&token) || is_word && !is_keyword
}

#[test]
fn headers_declare_the_names() {
    let Some(oracle) = Oracle::find() else { return };
    let declared = declared(&oracle);
    let unknown: Vec<_> = NAMES.iter().filter(|name| !declared.contains(**name)).collect();
    assert!(unknown.is_empty(), "no header declares {unknown:?}");
}

#[test]
fn names_that_mlir_imports_are_of_the_library() {
    let Some(oracle) = Oracle::find() else { return };
    let code = code(&oracle.include_dir().join("mlir/Support/LLVM.h"));
    let imports = regex(r"\busing (?:llvm::)?(\w+)(?:;| =)");
    let names: Vec<_> = imports.captures_iter(&code).map(|found| found[1].to_owned()).collect();
    assert!(names.len() > 40, "{names:?}");
    let missing: Vec<_> = names.iter().filter(|name| !is_library_name(name)).collect();
    assert!(missing.is_empty(), "`mlir/Support/LLVM.h` imports {missing:?}");
}

#[test]
fn functions_that_mlirs_patterns_call_are_of_the_library() {
    let (Some(oracle), Some(upstream)) = (Oracle::find(), oracle::upstream()) else { return };
    let declared = declared(&oracle);
    let snippet = regex(
        r#"(?s)(?:NativeCodeCall|NativeCodeCallVoid|CPred)\s*<\s*(\[\{.*?\}\]|"[^"]*"(?:\s*"[^"]*")*)"#,
    );
    let call = regex(r"(?:^|[^\w.>:$])([a-z]\w*)\s*(?:<[^()]*>)?\(");
    let mut called = BTreeSet::new();
    for file in files(&upstream.join("mlir"), "td") {
        let code = code(&file);
        if !code.contains("NativeCodeCall") {
            continue;
        }
        for snippet in snippet.captures_iter(&code) {
            called.extend(call.captures_iter(&snippet[1]).map(|found| found[1].to_owned()));
        }
    }
    let of_library: BTreeSet<_> = called.intersection(&declared).cloned().collect();
    assert!(of_library.contains("succeeded"), "{called:?}");
    let missing: Vec<_> = of_library.iter().filter(|name| !is_library_name(name)).collect();
    assert!(missing.is_empty(), "pattern files call {missing:?}");
}

#[test]
fn names_are_sorted() {
    assert!(super::KEYWORDS.is_sorted() && NAMES.is_sorted());
}
