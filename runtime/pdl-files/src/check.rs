//! `--check-patterns=FILE`: checks the patterns of a file on small programs, with the interpreter.

use std::path::Path;

use rtblgen_interpreter::{PatternCheck, Verdict, check_pattern};
use rtblgen_runtime::opt::OptRegistry;

use crate::{LoadedPatterns, Options};

/// Adds `--check-patterns=FILE` to a driver: runs each pattern of a file on all small programs that it applies to, before and
/// after, and prints "N programs, M inputs, none" or a counterexample.
///
/// ```no_run
/// use std::process::ExitCode;
///
/// fn main() -> ExitCode {
///     rtblgen_runtime::opt::opt_main(|registry| {
///         rtblgen_dialects::register_all(registry);
///         rtblgen_pdl::register_check(registry);
///     })
/// }
/// ```
pub fn register_check(registry: &mut OptRegistry) {
    registry.task(
        "check-patterns",
        "Run the patterns of a file on small programs, and print how they are wrong",
        check,
    );
}

/// Checks the patterns of a file. The error has the results too, if a pattern is wrong or none was checked.
fn check(registry: &OptRegistry, file: &str) -> Result<String, String> {
    let context = registry.context();
    let loaded = crate::load_file(&context, Path::new(file), &Options::default());
    let patterns = match loaded.map_err(|error| format!("{}\n", error.trim_end()))? {
        LoadedPatterns::Patterns(patterns) => patterns,
        LoadedPatterns::Program(_) => {
            return Err(format!(
                "`{file}` is a program of pdl_interp: only patterns of PDLL and pdl are checked\n"
            ));
        }
    };
    let checks: Vec<PatternCheck> = patterns.iter().map(|pattern| check_pattern(&context, pattern)).collect();
    let count = |is_such: fn(&Verdict) -> bool| checks.iter().filter(|check| is_such(&check.verdict)).count();
    let (total, right) = (checks.len(), count(|verdict| *verdict == Verdict::NoCounterexample));
    let wrong = count(|verdict| matches!(verdict, Verdict::Counterexample(_)));
    let unchecked = total - right - wrong;
    let mut text: String = checks.iter().map(|check| format!("{}\n", check.to_string().trim_end())).collect();
    text.push_str(&format!(
        "{total} patterns: {right} without counterexample, {wrong} wrong, {unchecked} not checked\n"
    ));
    // A run that checked no pattern is no success.
    if wrong == 0 && right > 0 { Ok(text) } else { Err(text) }
}
