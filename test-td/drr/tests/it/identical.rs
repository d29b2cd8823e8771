//! The same pattern files through MLIR and through rtblgen: the same programs come out.
//!
//! MLIR's result of each case is stored beside it. `RTBLGEN_REMAKE=1 cargo test -p drr-conformance` compiles
//! all cases for `mlir-opt`, which takes some minutes, checks the stored results and rewrites them;
//! `RTBLGEN_CASES=a,b` does so for some of them. Each run of the tests checks a few, with `RTBLGEN_ALL=1`
//! all.

use std::path::{Path, PathBuf};
use std::process::Command;

use oracle::Oracle;

use crate::support::{case_name, folder, pattern_files, read};

/// One case in this many is compared with MLIR in each run of the tests.
const PART: usize = 25;

/// The first line at which two texts differ.
pub fn difference(ours: &str, expected: &str) -> String {
    let pairs =
        ours.lines().map(Some).chain(std::iter::repeat(None)).zip(expected.lines().map(Some).chain([None]));
    match pairs.into_iter().find(|(ours, expected)| ours != expected) {
        Some((ours, expected)) => format!("ours: {ours:?}\nMLIR: {expected:?}"),
        None => "ours is longer".to_owned(),
    }
}

fn check(folder_name: &str) -> (usize, Vec<String>) {
    let mut wrong = Vec::new();
    let files = pattern_files(folder_name);
    for file in &files {
        let name = case_name(file);
        let program = format!("{name}.mlir");
        let source = read(&file.with_extension("mlir"));
        let expected = read(&file.with_extension("expected.mlir"));
        match drr_conformance::rewrite(name, &program, &source) {
            Ok(ours) if ours == expected => {}
            Ok(ours) => wrong.push(format!("{name}: {}", difference(&ours, &expected))),
            Err(error) => wrong.push(format!("{name}: {error}")),
        }
    }
    (files.len(), wrong)
}

#[test]
fn cases_are_identical_to_mlir() {
    remake();
    let (count, wrong) = check("cases");
    println!("identical: {} of {count}", count - wrong.len());
    assert!(wrong.is_empty(), "{} of {count} differ\n{}", wrong.len(), wrong.join("\n"));
}

/// Tests of the constructs that `README.md` lists as beyond `mlir-tblgen`. People have checked the expected
/// results.
#[test]
fn what_goes_further_does_what_it_should() {
    if std::env::var_os("RTBLGEN_REMAKE").is_some() {
        for file in pattern_files("further") {
            let source = read(&file.with_extension("mlir"));
            let name = case_name(&file);
            let ours = drr_conformance::rewrite(name, &format!("{name}.mlir"), &source);
            std::fs::write(file.with_extension("expected.mlir"), ours.expect("the program is right"))
                .expect("the folder can be written");
        }
    }
    let (count, wrong) = check("further");
    assert!(wrong.is_empty(), "{} of {count} differ\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn there_are_many_cases() {
    let files = pattern_files("cases");
    let functions: usize =
        files.iter().map(|file| read(&file.with_extension("mlir")).matches("func.func").count()).sum();
    assert!(files.len() >= 80 && functions >= 400, "{} cases, {functions} functions", files.len());
    let with_snippets = files.iter().filter(|file| read(file).contains("CPP_SNIPPETS")).count();
    assert!(with_snippets >= 30, "{with_snippets} cases with native calls");
}

#[test]
fn a_part_is_what_mlir_says() {
    let Some(oracle) = Oracle::find() else { return };
    let files = oracle::part(pattern_files("cases"), PART);
    let library = compile(&oracle, &files, "part");
    let stale: Vec<_> = files
        .iter()
        .filter(|file| of_mlir(&oracle, &library, file) != read(&file.with_extension("expected.mlir")))
        .map(|file| case_name(file))
        .collect();
    std::fs::remove_file(&library).expect("the plugin can be removed");
    assert!(stale.is_empty(), "MLIR says otherwise: {}", stale.join(", "));
}

/// Compares the stored results with MLIR's, and rewrites those that differ.
fn remake() {
    if std::env::var_os("RTBLGEN_REMAKE").is_none() {
        return;
    }
    let Some(oracle) = Oracle::find() else { return };
    let wanted = std::env::var("RTBLGEN_CASES").ok();
    let mut files = pattern_files("cases");
    files.retain(|file| {
        wanted.as_ref().is_none_or(|names| names.split(',').any(|name| name == case_name(file)))
    });
    let library = compile(&oracle, &files, "all");
    let stale: Vec<_> =
        files.iter().filter(|file| !is_fresh(&oracle, &library, file)).map(|file| case_name(file)).collect();
    std::fs::remove_file(&library).expect("the plugin can be removed");
    assert!(stale.is_empty(), "made anew, to be looked at: {}", stale.join(", "));
}

/// Makes a plugin of some cases.
pub fn compile(oracle: &Oracle, files: &[PathBuf], name: &str) -> PathBuf {
    let library = std::env::temp_dir().join(format!("drr-{name}-{}.so", std::process::id()));
    let status = Command::new(folder("oracle-cases"))
        .env("LLVM_ROOT", oracle.prefix())
        .arg(&library)
        .args(files)
        .status()
        .expect("the script runs");
    assert!(status.success(), "the cases do not compile");
    library
}

/// Returns MLIR's result of a case.
fn of_mlir(oracle: &Oracle, library: &Path, file: &Path) -> String {
    let output = oracle
        .tool("mlir-opt")
        .current_dir(folder("cases"))
        .arg(format!("--load-dialect-plugin={}", library.display()))
        .arg(format!("--load-pass-plugin={}", library.display()))
        .arg(format!("--pass-pipeline=builtin.module(drr-case{{name={}}})", case_name(file)))
        .args(["--mlir-print-op-generic", "--mlir-print-debuginfo"])
        .arg(format!("{}.mlir", case_name(file)))
        .output()
        .expect("mlir-opt runs");
    assert!(output.status.success(), "{}: {}", case_name(file), String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("MLIR writes UTF-8")
}

/// Whether the stored result is MLIR's; if not, rewrites it.
fn is_fresh(oracle: &Oracle, library: &Path, file: &Path) -> bool {
    let stored = file.with_extension("expected.mlir");
    let text = of_mlir(oracle, library, file);
    let is_fresh = std::fs::read_to_string(&stored).is_ok_and(|known| known == text);
    if !is_fresh {
        std::fs::write(&stored, text).expect("the folder can be written");
    }
    is_fresh
}
