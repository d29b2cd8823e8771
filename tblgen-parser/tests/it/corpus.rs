//! All `.td` files of the installed LLVM.

use std::path::{Path, PathBuf};

use oracle::Oracle;
use tblgen_parser::{Disk, ErrorFormat, MainFile, Options, parse, render};

fn td_files(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            td_files(&path, files);
        } else if path.extension().is_some_and(|extension| extension == "td") {
            files.push(path);
        }
    }
}

/// The syntax error of a file as one line.
pub fn syntax_error(file: &Path, options: &Options) -> Option<String> {
    let name = file.to_str()?.to_owned();
    let text = tblgen_parser::loader::text_of(std::fs::read(file).ok()?);
    let parsed = parse(MainFile { name, text }, options, &Disk);
    let error = parsed.tree.error?;
    let text = render(&error.diagnostic, &parsed.sources, ErrorFormat::Short, false);
    text.lines().find(|line| line.contains(": error: ")).map(str::to_owned)
}

/// The first error of llvm-tblgen for a file, as `file:line:column: error: message`.
pub fn first_error(oracle: &Oracle, include: &str, file: &Path) -> Option<String> {
    let mut command = oracle.tool("llvm-tblgen");
    let output = command.args([include, "-null-backend"]).arg(file).output().expect("llvm-tblgen runs");
    let text = String::from_utf8_lossy(&output.stderr).into_owned();
    text.lines().find(|line| line.contains(": error: ")).map(str::to_owned)
}

#[test]
fn every_installed_file_parses() {
    let Some(oracle) = Oracle::find() else { return };
    let include = oracle.include_dir().canonicalize().expect("LLVM's include folder");
    let mut files = Vec::new();
    for folder in ["llvm", "mlir", "llvm-c", "clang"] {
        td_files(&include.join(folder), &mut files);
    }
    files.sort();
    let options = Options { include_dirs: vec![include.clone()], ..Options::default() };
    let folder = format!("-I{}", include.display());
    let mut rejected = 0;
    for file in &files {
        let Some(ours) = syntax_error(file, &options) else { continue };
        rejected += 1;
        // Files that are made to be included by others name classes that they do not have, and llvm-tblgen
        // reports that first; but a syntax error of ours must be an error of llvm-tblgen.
        let theirs = first_error(&oracle, &folder, file);
        assert_eq!(Some(ours), theirs, "{}", file.display());
    }
    println!("parsed: {} of {}", files.len() - rejected, files.len());
    assert!(files.len() > 300, "only {} files", files.len());
}
