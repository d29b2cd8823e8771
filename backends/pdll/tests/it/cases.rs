//! The files in `tests/cases`: several inputs each, with mlir-pdll's answers beside them.

use crate::compare::{Answer, Output, agree, difference, ours, reports, theirs};
use rtblgen_pdll::{Chunk, DEFAULT_MARKER, split};
use std::path::{Path, PathBuf};

const OUTPUTS: [Output; 2] = [Output::Ast, Output::Pdl];

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases")
}

fn include_dirs() -> Vec<PathBuf> {
    vec![folder().join("include")]
}

/// All files with cases but `stricter.pdll`.
fn files() -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder()).unwrap().map(|entry| entry.unwrap().path());
    let is_case = |path: &PathBuf| {
        path.extension().is_some_and(|kind| kind == "pdll") && !path.ends_with("stricter.pdll")
    };
    let mut files: Vec<PathBuf> = entries.filter(is_case).collect();
    files.sort();
    files
}

/// The answers as they are committed.
fn recorded(number: usize, output: Output, answer: &Answer) -> String {
    let (kind, text) = match answer {
        Answer::Accepted(text) => ("accepted", text.as_str()),
        Answer::Rejected(error) => ("rejected", error.as_str()),
        Answer::Crashed(_) => ("crashed", ""),
    };
    format!("==== {number} {output:?} {kind}\n{}\n", text.trim_end())
}

/// Calls `check` for each input in a file.
fn each_input(file: &Path, mut check: impl FnMut(usize, Chunk<'_>)) {
    let text = std::fs::read_to_string(file).unwrap();
    for (number, chunk) in split(&text, DEFAULT_MARKER).into_iter().enumerate() {
        check(number, chunk);
    }
}

/// mlir-pdll's answers are those that are committed, and ours agree with them.
///
/// With `RTBLGEN_UPDATE_PDLL_CASES` its answers are written to the folder first.
#[test]
fn answers_of_mlir_pdll() {
    let Some(oracle) = oracle::Oracle::find() else { return };
    let (mut same, mut all, mut wrong) = (0, 0, String::new());
    for file in files() {
        let mut answers = String::new();
        each_input(&file, |number, chunk| {
            for output in OUTPUTS {
                let theirs = theirs(&oracle, chunk.text, &include_dirs(), output);
                let ours = ours(chunk.text, &include_dirs(), output);
                answers += &recorded(number, output, &theirs);
                all += 1;
                same += usize::from(agree(&ours, &theirs));
                if !agree(&ours, &theirs) {
                    wrong += &format!("{}:{}: {}\n", file.display(), chunk.line, difference(&ours, &theirs));
                }
            }
        });
        let expected = file.with_extension("expected");
        if std::env::var_os("RTBLGEN_UPDATE_PDLL_CASES").is_some() {
            std::fs::write(&expected, &answers).unwrap();
        }
        assert_eq!(std::fs::read_to_string(&expected).unwrap(), answers, "{}", expected.display());
    }
    println!("cases, with mlir-pdll: {same} of {all}");
    assert_eq!(wrong, "", "{same} of {all}");
}

/// Our answers agree with those that are committed, without LLVM.
#[test]
fn committed_answers() {
    for file in files() {
        let expected = std::fs::read_to_string(file.with_extension("expected")).unwrap();
        each_input(&file, |number, chunk| {
            for output in OUTPUTS {
                let crash = recorded(number, output, &Answer::Crashed(String::new()));
                let ours = recorded(number, output, &ours(chunk.text, &include_dirs(), output));
                let is_recorded = expected.contains(&ours) || expected.contains(crash.trim_end());
                assert!(is_recorded, "{}:{}: {ours}", file.display(), chunk.line);
            }
        });
    }
}

/// Inputs that mlir-pdll accepts, or hangs on, and that we reject.
#[test]
fn stricter_than_mlir_pdll() {
    let words = [
        "error: the name of an operation has no blanks",
        "`affine_map` in a literal is not supported",
        "error: duplicate attribute `x`",
        "error: `itself.pdll` includes itself",
        "error: expected attribute value",
        "error: expected non-function type",
        "error: the dialect 'toy' of the type '!toy.shape' is not known",
        "error: a reference to a `Constraint` is not a value",
        "error: the result index 99999999999 is too large",
        "error: the Rewrite `F` cannot be defined in a rewrite or in another body",
        "error: the Rewrite `F` cannot be defined in a rewrite or in another body",
        "error: the Constraint `C` cannot be defined in a rewrite or in another body",
        "error: the Constraint `C` cannot be defined in a rewrite or in another body",
        "error: the Rewrite `G` cannot be defined in a rewrite or in another body",
        // mlir-pdll does not parse literals in bodies that are never called.
        "input.pdll:2:48: error: expected attribute value",
        "input.pdll:2:30: error: expected non-function type",
        // mlir-pdll reports these and leaves the attribute out.
        "unknown escape in string literal",
        "expected valid attribute name",
        "parsed zero elements, but type ('tensor<2xi32>') expected at least 1",
        "expected 'true' or 'false' values for i1 type",
        "hexadecimal float constant out of range for type",
        "hexadecimal float literal should not have a leading minus",
        // mlir-pdll crashes on these.
        "invalid element type for complex",
        "invalid element type for complex",
        "vector types must have positive constant sizes",
        "vector elements must be int/index/float types",
        "vector elements must be int/index/float types",
        "invalid memref element type",
        "invalid memref element type",
        "invalid tensor element type",
        "invalid tensor element type",
        "invalid dimension",
    ];
    let mut inputs = 0;
    each_input(&folder().join("stricter.pdll"), |number, chunk| {
        let answer = ours(chunk.text, &include_dirs(), Output::Pdl);
        let Answer::Rejected(error) = answer else { panic!("{number}: {answer:?}") };
        assert!(error.contains(words[number]), "{number}: {error}");
        inputs += 1;
    });
    assert_eq!(inputs, words.len());
}

/// The table in `README.md` lists each file with the number of its inputs.
#[test]
fn the_table_counts_the_inputs() {
    let readme = std::fs::read_to_string(folder().join("README.md")).unwrap();
    let mut rows = files();
    rows.push(folder().join("stricter.pdll"));
    let mut all = 0;
    for file in rows {
        let mut inputs = 0;
        each_input(&file, |_, _| inputs += 1);
        all += inputs;
        let row = format!("| `{}` | {inputs} |", file.file_name().unwrap().display());
        assert!(readme.contains(&row), "no row {row}");
    }
    assert!(readme.contains(&format!("{all} inputs")), "{all} inputs");
}

/// Each report has a span, a label or a note, and a help.
#[test]
fn reports_say_what_to_do() {
    let (mut checked, mut short) = (0, String::new());
    for file in files().into_iter().chain([folder().join("stricter.pdll")]) {
        each_input(&file, |_, chunk| {
            for report in reports(chunk.text, &include_dirs()) {
                checked += 1;
                let is_labelled =
                    report.label.is_some() || !report.labels.is_empty() || !report.notes.is_empty();
                let has_all = report.span.is_some() && is_labelled && report.help.is_some();
                if !has_all {
                    short += &format!(
                        "{}:{}: {} (labelled: {is_labelled}, help: {})\n",
                        file.display(),
                        chunk.line,
                        report.message,
                        report.help.is_some()
                    );
                }
            }
        });
    }
    assert!(short.is_empty(), "of {checked}:\n{short}");
    assert!(checked > 300, "{checked}");
}
