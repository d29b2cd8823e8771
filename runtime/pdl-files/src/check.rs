//! `--check-patterns=FILE`: checks the patterns of a file on small programs, with the interpreter.

use std::path::Path;

use rtblgen_interpreter::{PatternCheck, Verdict, check_pattern_with};
use rtblgen_runtime::Context;
use rtblgen_runtime::opt::OptRegistry;

use crate::{LoadedPatterns, Options, PdlFunctions, PdlPattern};

/// Patterns to check, and the native functions that they call.
#[derive(Default)]
pub struct PatternsToCheck<'c> {
    /// The patterns.
    pub patterns: Vec<PdlPattern<'c>>,
    /// The functions.
    pub functions: PdlFunctions<'c>,
    /// The reasons why patterns were left out, each with the place and the name.
    pub left_out: Vec<String>,
}

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
///
/// The files are those of PDLL and of `pdl`; `rtblgen_dynamic::register_check` reads DRR as well.
pub fn register_check(registry: &mut OptRegistry) {
    register_check_with(registry, |_, _| None);
}

/// [`register_check`] with a reader of further files: it returns `None` for a file of another kind.
pub fn register_check_with(
    registry: &mut OptRegistry,
    read: impl for<'c> Fn(&'c Context, &Path) -> Option<Result<PatternsToCheck<'c>, String>>
    + Send
    + Sync
    + 'static,
) {
    registry.task(
        "check-patterns",
        "Run the patterns of a file on small programs, and print how they are wrong",
        move |registry, file| {
            let (context, path) = (registry.context(), Path::new(file));
            let patterns = read(&context, path).unwrap_or_else(|| load(&context, path));
            check(&context, patterns.map_err(|error| format!("{}\n", error.trim_end()))?)
        },
    );
}

/// Reads a file of PDLL or of `pdl`.
fn load<'c>(context: &'c Context, path: &Path) -> Result<PatternsToCheck<'c>, String> {
    match crate::load_file(context, path, &Options::default())? {
        LoadedPatterns::Patterns(patterns) => Ok(PatternsToCheck { patterns, ..Default::default() }),
        LoadedPatterns::Program(_) => {
            let name = path.display();
            Err(format!(
                "`{name}` is a program of pdl_interp: only patterns of PDLL, pdl and DRR are checked"
            ))
        }
    }
}

/// Checks patterns. The error has the results too, if a pattern is wrong or none was checked.
fn check<'c>(context: &'c Context, loaded: PatternsToCheck<'c>) -> Result<String, String> {
    let PatternsToCheck { patterns, functions, left_out } = loaded;
    let checks: Vec<PatternCheck> =
        patterns.iter().map(|pattern| check_pattern_with(context, pattern, &functions)).collect();
    let count = |is_such: fn(&Verdict) -> bool| checks.iter().filter(|check| is_such(&check.verdict)).count();
    let (total, right) =
        (checks.len() + left_out.len(), count(|verdict| *verdict == Verdict::NoCounterexample));
    let wrong = count(|verdict| matches!(verdict, Verdict::Counterexample(_)));
    let unchecked = total - right - wrong;
    let mut text: String = checks.iter().map(|check| format!("{}\n", check.to_string().trim_end())).collect();
    text.extend(left_out.iter().map(|reason| format!("not checked: {reason}\n")));
    text.push_str(&format!(
        "{total} patterns: {right} without counterexample, {wrong} wrong, {unchecked} not checked\n"
    ));
    // A run that checked no pattern is no success.
    if wrong == 0 && right > 0 { Ok(text) } else { Err(text) }
}
