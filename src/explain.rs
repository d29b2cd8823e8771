//! `rtblgen --explain CODE`: the page of a frequent error.

use std::ffi::OsString;
use std::process::ExitCode;

use rtblgen_bytes::write_stderr;
use tblgen_parser::Code;

const FLAG: &str = "explain";

macro_rules! pages {
    ($($code:literal),* $(,)?) => {
        /// The codes with their pages.
        const PAGES: &[(&str, &str)] =
            &[$(($code, include_str!(concat!("../docs/errors/", $code, ".md")))),*];
    };
}

pages!(
    "T0101", "T0102", "T0103", "T0104", "T0105", "T0106", "T0107", "T0108", "T0109", "T0201", "T0301",
    "T0302", "T0303", "T0304", "T0305", "T0401", "T0402", "T0403", "T0501", "T0502", "T0503",
);

/// Whether the command line is `rtblgen --explain CODE`.
pub fn is_called(arguments: &[OsString]) -> bool {
    let first = arguments.get(1).and_then(|word| word.to_str()).unwrap_or_default();
    let name = first.split('=').next().unwrap_or_default();
    name.trim_start_matches('-') == FLAG && name.starts_with('-')
}

/// Prints the page.
pub fn run(arguments: &[OsString]) -> ExitCode {
    let words: Vec<String> =
        arguments.iter().skip(1).map(|word| word.to_string_lossy().into_owned()).collect();
    let first = words.first().map(String::as_str).unwrap_or_default();
    let code = match first.split_once('=') {
        Some((_, code)) => Some(code),
        None => words.get(1).map(String::as_str),
    };
    // Messages show `error[T0102]`.
    let code = code.unwrap_or_default().trim_start_matches("error").trim_start_matches("warning");
    let code = code.trim_matches(['[', ']', ':']).to_uppercase();
    match PAGES.iter().find(|(known, _)| *known == code) {
        Some((_, page)) => crate::streams::print_with(|out| out.write_all(page.as_bytes())),
        None => {
            let codes: Vec<&str> = Code::ALL.iter().map(|code| code.as_str()).collect();
            let codes = codes.join(", ");
            write_stderr(&format!("error: there is no page for `{code}`\n  = help: the codes are {codes}\n"));
            ExitCode::FAILURE
        }
    }
}
