//! Programs that keep their meaning here and lose it in MLIR 22: the cases of `docs/differences.md`.

mod endless;
mod invalid;
mod values;

use rtblgen_runtime::opt::{OptRegistry, Outcome, run};

/// Returns the outcome of a pass line for a program.
fn outcome(line: &str, program: &str) -> Outcome {
    let mut registry = OptRegistry::default();
    rtblgen_dialects::register_all(&mut registry);
    let arguments =
        line.split_whitespace().chain(["--allow-unregistered-dialect"]).map(str::to_owned).collect();
    let outcome = run("opt", arguments, &registry, &mut program.as_bytes());
    assert!(outcome.success, "{line}: {}", outcome.errors);
    outcome
}

/// Returns the output of a pass line for a program.
fn opt(line: &str, program: &str) -> String {
    outcome(line, program).output
}

/// Checks that each of `wanted` is in the output, and none of `refused`.
fn check(line: &str, program: &str, wanted: &[&str], refused: &[&str]) {
    let output = opt(line, program);
    for text in wanted {
        assert!(output.contains(text), "{line}: no {text:?} in\n{output}");
    }
    for text in refused {
        assert!(!output.contains(text), "{line}: {text:?} in\n{output}");
    }
}

/// The program does not change, but for names of values.
fn check_kept(line: &str, program: &str) {
    assert_eq!(opt(line, program), opt("", program), "{line}");
}

/// The tests: a file for each section of the page.
const FILES: [&str; 3] = [include_str!("endless.rs"), include_str!("invalid.rs"), include_str!("values.rs")];

#[test]
fn rows_of_the_page_have_names_and_tests() {
    let page = include_str!("../../../../docs/differences.md");
    let rows: Vec<Vec<&str>> = page
        .lines()
        .filter(|line| line.starts_with("| `"))
        .map(|line| line.trim_matches('|').split(" | ").map(str::trim).collect())
        .collect();
    let names: std::collections::BTreeSet<&str> = rows.iter().map(|row| row[0]).collect();
    assert_eq!(names.len(), rows.len(), "two rows have the same name");
    for row in rows {
        for test in row[3].split(", ").map(|test| test.trim_matches('`')) {
            let function = format!("#[test]\nfn {test}() {{");
            assert!(FILES.iter().any(|file| file.contains(&function)), "{}: no test {test}", row[0]);
        }
    }
}
