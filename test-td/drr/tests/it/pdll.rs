//! Files of PDLL through MLIR's bytecode and through rtblgen: the same programs come out.
//!
//! MLIR's result of each case is stored beside it.
//! `RTBLGEN_REMAKE_PDLL=1 cargo test -p drr-conformance --test it pdll` runs `mlir-pdll` and
//! `mlir-opt --test-pdl-bytecode-pass`, with the dialect as a plugin, checks the stored results and rewrites
//! them.

use std::path::{Path, PathBuf};

use oracle::Oracle;
use rtblgen_backends::{Generator, MainFile, Request, generate};
use tblgen_parser::Disk;

use crate::identical::{compile, difference};
use crate::support::{case_name, files_of_kind, folder, pattern_files, read};

/// A case of its own, around the program that is rewritten.
fn program(file: &Path) -> String {
    format!("module {{\nmodule @ir {{\n{}}}\n", read(&file.with_extension("mlir")))
}

fn ours(file: &Path) -> Result<String, String> {
    let name = case_name(file);
    let source = program(file) + "}\n";
    drr_conformance::rewrite_without_locations(&format!("pdll_{name}"), &format!("{name}.mlir"), &source)
}

fn check(folder_name: &str) -> (usize, Vec<String>) {
    let files = files_of_kind(folder_name, "pdll");
    let mut wrong = Vec::new();
    for file in &files {
        let expected = std::fs::read_to_string(file.with_extension("expected.mlir")).unwrap_or_default();
        match ours(file) {
            Ok(ours) if ours == expected => {}
            Ok(ours) => wrong.push(format!("{}: {}", case_name(file), difference(&ours, &expected))),
            Err(error) => wrong.push(format!("{}: {error}", case_name(file))),
        }
    }
    (files.len(), wrong)
}

#[test]
fn pdll_cases_are_identical_to_mlir() {
    remake();
    let (count, wrong) = check("pdll");
    println!("identical: {} of {count}", count - wrong.len());
    assert!(wrong.is_empty(), "{} of {count} differ\n{}", wrong.len(), wrong.join("\n"));
}

/// Native code in Rust, and patterns that MLIR would crash on. People have checked the expected results.
#[test]
fn pdll_in_rust_does_what_it_should() {
    let (count, wrong) = check("pdll/further");
    assert!(wrong.is_empty(), "{} of {count} differ\n{}", wrong.len(), wrong.join("\n"));
}

/// The first lines of a file have the positions and the words of its mistakes.
#[test]
fn mistakes_are_found_before_anything_is_emitted() {
    let mut wrong = Vec::new();
    for file in files_of_kind("pdll/wrong", "pdll") {
        let text = read(&file);
        let expected: Vec<&str> = text.lines().map_while(|line| line.strip_prefix("// ")).collect();
        let found = errors(&file);
        if found != expected {
            wrong.push(format!("{}:\n  {}", case_name(&file), found.join("\n  ")));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

fn errors(file: &Path) -> Vec<String> {
    let main = MainFile::Path(file.to_owned());
    let request = Request { main, include_dirs: vec![folder("td")], ..Request::default() };
    let Err(failure) = generate(Generator::PdllRewriters, request, &Disk) else { return Vec::new() };
    let show = |error: &tblgen_parser::Diagnostic| {
        let span = error.span.expect("every mistake has a place");
        let (line, column) = failure.sources.line_column(span.start);
        format!("{line}:{column}: error: {}", error.message)
    };
    failure.errors().map(show).collect()
}

/// Compares the stored results with MLIR's, and rewrites those that differ.
fn remake() {
    if std::env::var_os("RTBLGEN_REMAKE_PDLL").is_none() {
        return;
    }
    for file in files_of_kind("pdll/further", "pdll") {
        let text = ours(&file).expect("the program is right");
        std::fs::write(file.with_extension("expected.mlir"), text).expect("the folder can be written");
    }
    let Some(oracle) = Oracle::find() else { return };
    let case: Vec<PathBuf> = pattern_files("cases").into_iter().take(1).collect();
    let library = compile(&oracle, &case, "pdll");
    let mut stale = Vec::new();
    for file in files_of_kind("pdll", "pdll") {
        let stored = file.with_extension("expected.mlir");
        let Some(text) = of_mlir(&oracle, &library, &file) else {
            stale.push(format!("{} (not accepted)", case_name(&file)));
            continue;
        };
        if std::fs::read_to_string(&stored).is_ok_and(|known| known == text) {
            continue;
        }
        std::fs::write(&stored, text).expect("the folder can be written");
        stale.push(case_name(&file).to_owned());
    }
    std::fs::remove_file(&library).expect("the plugin can be removed");
    assert!(stale.is_empty(), "made anew, to be looked at: {}", stale.join(", "));
}

/// Returns MLIR's result of a case; nothing if it crashes or the result is invalid.
fn of_mlir(oracle: &Oracle, library: &Path, file: &Path) -> Option<String> {
    let pdl = oracle
        .tool("mlir-pdll")
        .args(["-x", "mlir", "-I"])
        .arg(folder("td"))
        .arg("-I")
        .arg(oracle.prefix().join("include"))
        .arg(file)
        .output()
        .expect("mlir-pdll runs");
    assert!(pdl.status.success(), "{}: {}", case_name(file), String::from_utf8_lossy(&pdl.stderr));
    let pdl = without_locations(oracle, &pdl.stdout);
    let input = format!("{}module @patterns {pdl}}}\n", program(file));
    let path = std::env::temp_dir().join(format!("pdll-{}-{}.mlir", case_name(file), std::process::id()));
    std::fs::write(&path, input).expect("the folder can be written");
    let output = oracle
        .tool("mlir-opt")
        .arg(format!("--load-dialect-plugin={}", library.display()))
        .args(["--test-pdl-bytecode-pass", "--mlir-print-op-generic"])
        .arg(&path)
        .output()
        .expect("mlir-opt runs");
    std::fs::remove_file(&path).expect("the file can be removed");
    output.status.success().then(|| String::from_utf8(output.stdout).expect("MLIR writes UTF-8"))
}

/// The body of the module, in braces.
fn without_locations(oracle: &Oracle, pdl: &[u8]) -> String {
    let path = std::env::temp_dir().join(format!("pdl-{}.mlir", std::process::id()));
    std::fs::write(&path, pdl).expect("the folder can be written");
    let output = oracle.tool("mlir-opt").arg(&path).output().expect("mlir-opt runs");
    std::fs::remove_file(&path).expect("the file can be removed");
    let text = String::from_utf8(output.stdout).expect("MLIR writes UTF-8");
    text.split_once("module ").map_or(text.clone(), |(_, body)| body.to_owned())
}
