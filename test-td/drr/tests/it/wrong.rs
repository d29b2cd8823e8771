//! Pattern files with a mistake: each is rejected, at the right place and with the right words.
//!
//! The first line of a file has the position and the message, the second one `mlir-tblgen`'s message. Files
//! in `wrong/rejected` are rejected by it too; files in `wrong/missed` are accepted up to the C++ compiler,
//! or crash it; files in `wrong/further` are about constructs that it does not have.

use std::path::Path;

use oracle::Oracle;
use rtblgen_backends::{Generator, MainFile, Request, generate};
use tblgen_parser::Disk;

use crate::support::{case_name, folder, pattern_files, read};

/// Returns our generator's errors for a file, one per line, in the form of the first lines of the files.
fn errors(file: &Path) -> Vec<String> {
    let main = MainFile::Path(file.to_owned());
    let request = Request { main, include_dirs: vec![folder("td")], ..Request::default() };
    let Err(failure) = generate(Generator::Rewriters, request, &Disk) else { return Vec::new() };
    failure
        .errors()
        .map(|error| {
            let span = error.span.expect("every mistake has a place");
            let (line, column) = failure.sources.line_column(span.start);
            let place = Path::new(failure.sources.name(failure.sources.file_of(span)));
            match place == file {
                true => format!("{line}:{column}: error: {}", error.message),
                false => format!("{}:{line}:{column}: error: {}", place.display(), error.message),
            }
        })
        .collect()
}

fn comment(text: &str, line: usize) -> &str {
    text.lines().nth(line).and_then(|line| line.strip_prefix("// ")).unwrap_or_default()
}

fn check(folder: &str, at_least: usize) {
    let files = pattern_files(folder);
    assert!(files.len() >= at_least, "{} files", files.len());
    let mut wrong = Vec::new();
    for file in &files {
        let text = read(file);
        let (expected, found) = (comment(&text, 0), errors(file));
        if found != [expected] {
            wrong.push(format!(
                "{}:\n  expected {expected}\n  found    {}",
                case_name(file),
                found.join("\n  ")
            ));
        }
    }
    assert!(wrong.is_empty(), "{} of {}\n{}", wrong.len(), files.len(), wrong.join("\n"));
}

#[test]
fn what_mlir_rejects_is_rejected() {
    check("wrong/rejected", 80);
}

#[test]
fn what_mlir_misses_is_rejected() {
    check("wrong/missed", 30);
}

#[test]
fn mistakes_beyond_mlir_are_rejected() {
    check("wrong/further", 5);
}

/// Tests that constructs which `README.md` lists as beyond `mlir-tblgen` are accepted.
#[test]
fn what_goes_further_is_accepted() {
    let files = pattern_files("further");
    assert!(!files.is_empty());
    for file in files {
        assert_eq!(errors(&file), Vec::<String>::new(), "{}", case_name(&file));
    }
}

/// Constructs without a meaning for `mlir-tblgen` are still TableGen.
#[test]
fn what_goes_further_is_parsed_upstream() {
    let Some(oracle) = Oracle::find() else { return };
    for file in pattern_files("further") {
        let output = oracle
            .tool("llvm-tblgen")
            .args(["--print-records", "-DCPP_SNIPPETS"])
            .args(["-I".as_ref(), oracle.include_dir().as_os_str()])
            .args(["-I".as_ref(), folder("td").as_os_str()])
            .arg(&file)
            .output()
            .expect("llvm-tblgen runs");
        assert!(output.status.success(), "{}: {}", case_name(&file), String::from_utf8_lossy(&output.stderr));
    }
}

/// Returns `mlir-tblgen`'s errors for a file, in the form of the second lines.
fn of_mlir(oracle: &Oracle, file: &Path) -> String {
    let output = oracle
        .tool("mlir-tblgen")
        .arg("--gen-rewriters")
        .args(["-I".as_ref(), oracle.include_dir().as_os_str()])
        .args(["-I".as_ref(), folder("td").as_os_str()])
        .arg(file)
        .output()
        .expect("mlir-tblgen runs");
    let errors = String::from_utf8_lossy(&output.stderr).into_owned();
    let message =
        errors.lines().find_map(|line| line.split_once("error: ")).map(|(_, message)| message.to_owned());
    match (output.status.code(), message) {
        (Some(1), Some(message)) if !errors.contains("Stack dump") => message,
        // Both outcomes occur at random for some files.
        _ => "accepts it or crashes".to_owned(),
    }
}

#[test]
fn mlir_says_what_the_files_say() {
    let Some(oracle) = Oracle::find() else { return };
    let files: Vec<_> = ["wrong/rejected", "wrong/missed"].into_iter().flat_map(pattern_files).collect();
    let workers = std::thread::available_parallelism().map_or(1, |count| count.get());
    let chunk = files.len().div_ceil(workers).max(1);
    let wrong: Vec<String> = std::thread::scope(|scope| {
        let check = |files: &[std::path::PathBuf]| -> Vec<String> {
            let said = |file: &std::path::PathBuf| (of_mlir(&oracle, file), read(file));
            let differs = |(said, text): &(String, String)| {
                comment(text, 1).strip_prefix("mlir-tblgen: ") != Some(said.as_str())
            };
            files
                .iter()
                .map(|file| (file, said(file)))
                .filter(|(_, said)| differs(said))
                .map(|(file, (said, _))| format!("{}: {said}", case_name(file)))
                .collect()
        };
        let threads: Vec<_> = files.chunks(chunk).map(|files| scope.spawn(move || check(files))).collect();
        threads.into_iter().flat_map(|thread| thread.join().expect("no panic")).collect()
    });
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
