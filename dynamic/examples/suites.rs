//! The share of the functions of a folder of programs that loaded dialects read and print.
//!
//!     cargo run --release -p rtblgen-dynamic --example suites -- --dialect FILE.td... -I DIR --upstream-include DIR FOLDER...
//!
//! A function is an operation at the top level of a file; those with expected errors are left out. It is the same if it is read,
//! and its text is read and printed again without a change and without the generic form of an op that the files define. The
//! others are counted by their first error. Nothing is verified: verifiers are code.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use rtblgen_dynamic::DialectFlags;
use rtblgen_opt::{OptRegistry, run};
use tblgen_parser::Disk;

fn main() -> ExitCode {
    let mut arguments: Vec<String> = std::env::args().skip(1).collect();
    match counts(&mut arguments) {
        Ok(text) => {
            print!("{text}");
            ExitCode::SUCCESS
        }
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}

fn counts(arguments: &mut Vec<String>) -> Result<String, String> {
    let flags = DialectFlags::take(arguments)?;
    let mut registry = OptRegistry::default();
    let loaded = flags.load(&mut registry, &Disk).map_err(|failure| failure.to_string())?;
    rtblgen_dialects::register_all(&mut registry);
    DialectFlags::add_included(&mut registry, &loaded);
    let names: Vec<&str> = loaded.iter().flat_map(|own| own.names()).collect();
    let mut text = String::new();
    for folder in arguments {
        let (mut same, mut read, mut all) = (0, 0, 0);
        let mut reasons: BTreeMap<String, usize> = BTreeMap::new();
        for function in files(Path::new(folder)).iter().flat_map(|file| functions(file)) {
            all += 1;
            match result(&registry, &function, &names) {
                Ok(()) => (same, read) = (same + 1, read + 1),
                Err((is_read, reason)) => {
                    read += usize::from(is_read);
                    *reasons.entry(reason).or_default() += 1;
                }
            }
        }
        text.push_str(&format!("{folder}: {same} of {all} functions are the same, {read} are read\n"));
        let mut reasons: Vec<_> = reasons.into_iter().collect();
        reasons.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
        for (reason, count) in reasons {
            text.push_str(&format!("  {count}: {reason}\n"));
        }
    }
    Ok(text)
}

/// The programs below a folder.
fn files(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = std::fs::read_dir(folder) else { return Vec::new() };
    let mut paths: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    paths.sort();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "mlir"));
    paths
}

/// The operations at the top level of each part of a file, each after the aliases of its part.
fn functions(file: &Path) -> Vec<String> {
    let Ok(text) = std::fs::read_to_string(file) else { return Vec::new() };
    text.split("// -----").flat_map(functions_of_part).collect()
}

fn functions_of_part(part: &str) -> Vec<String> {
    let (mut aliases, mut found) = (String::new(), Vec::<String>::new());
    let mut depth = 0_i64;
    for line in part.lines() {
        let code = line.split("//").next().unwrap_or_default();
        if depth == 0 && code.starts_with(['!', '#']) {
            aliases.push_str(&format!("{line}\n"));
            continue;
        }
        // An expected error is named before its line, or in it.
        if code.trim().is_empty() && !line.contains("expected-") {
            continue;
        }
        let is_start = code.starts_with(|c: char| c.is_alphabetic() || c == '"' || c == '%');
        if depth == 0 && is_start || found.is_empty() {
            found.push(String::new());
        }
        found.last_mut().expect("one was added").push_str(&format!("{line}\n"));
        depth +=
            code.chars().map(|c| i64::from("{([".contains(c)) - i64::from("})]".contains(c))).sum::<i64>();
    }
    found.retain(|own| !own.contains("expected-error") && !own.trim().is_empty());
    found.into_iter().map(|own| format!("{aliases}{own}")).collect()
}

/// Whether a function is the same; otherwise, whether it is read, and the reason.
fn result(registry: &OptRegistry, function: &str, dialects: &[&str]) -> Result<(), (bool, String)> {
    let opt = |text: &str| {
        let flags =
            ["--allow-unregistered-dialect", "--no-stub-warnings", "--no-verify"].map(str::to_owned).to_vec();
        let outcome = run("rtblgen opt", flags, registry, &mut text.as_bytes());
        match outcome.success {
            true => Ok(outcome.output),
            false => Err(first_error(&outcome.errors)),
        }
    };
    let printed = opt(function).map_err(|error| (false, error))?;
    if let Some(op) = generic_op(&printed, dialects) {
        return Err((true, format!("{op} is printed in the generic form")));
    }
    let again = opt(&printed).map_err(|error| (true, format!("its text is not read again: {error}")))?;
    if printed == again { Ok(()) } else { Err((true, "its text changes".to_owned())) }
}

/// The first error, without its place and the names in it.
fn first_error(errors: &str) -> String {
    let line =
        errors.lines().find_map(|line| line.split_once("error: ")).map_or("no error", |(_, text)| text);
    line.chars().take(110).collect()
}

/// The first op of one of the dialects that is printed in the generic form.
fn generic_op(text: &str, dialects: &[&str]) -> Option<String> {
    text.split('"').skip(1).step_by(2).find_map(|quoted| {
        let (dialect, _) = quoted.split_once('.')?;
        dialects.contains(&dialect).then(|| quoted.to_owned())
    })
}
