//! Generates the Rust of random definitions, one in each line.

use std::collections::BTreeSet;

use rtblgen_backends::{Generator, MainFile, Request, generate};
use tblgen_parser::{Diagnostic, Disk};

/// Returns a file of definitions after the prelude.
pub fn file_of(prelude: &str, definitions: &[&str]) -> MainFile {
    MainFile::Text { name: "random.td".into(), text: prelude.to_owned() + &definitions.join("\n") + "\n" }
}

/// The Rust of a dialect of these definitions, or the numbers of those with an error.
///
/// Stock definitions have some ambiguous formats, so those are warnings; here they count as errors. With
/// `RTBLGEN_RANDOM_ERRORS` the errors are printed.
pub fn emit_lines(prelude: &str, definitions: &[&str]) -> Result<String, BTreeSet<usize>> {
    let request = Request { main: file_of(prelude, definitions), ..Request::default() };
    let first = prelude.lines().count() + 1;
    let output = generate(Generator::Dialect, request, &Disk);
    if let Ok(output) = &output {
        let ambiguous =
            output.warnings.iter().filter(|warning| warning.message.starts_with("format ambiguity"));
        let doubtful: BTreeSet<usize> = ambiguous
            .filter_map(|warning| Some(output.sources.line_column(warning.span?.start).0 as usize - first))
            .collect();
        if !doubtful.is_empty() {
            return Err(doubtful);
        }
    }
    output.map(|output| output.text).map_err(|failure| {
        let number = |error: &Diagnostic| {
            let span = error.span.expect("every mistake has a place");
            let line = failure.sources.line_column(span.start).0 as usize;
            let number = line.checked_sub(first).filter(|number| *number < definitions.len());
            number.unwrap_or_else(|| panic!("an error is at its definition: line {line}: {}", error.message))
        };
        if std::env::var_os("RTBLGEN_RANDOM_ERRORS").is_some() {
            for error in failure.errors() {
                eprintln!("{}\n    {}", error.message, definitions[number(error)]);
            }
        }
        failure.errors().map(number).collect()
    })
}
