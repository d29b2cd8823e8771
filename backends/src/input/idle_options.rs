//! Options of a request without an effect on a file: the run would succeed as if they had one.

use std::collections::BTreeSet;

use rtblgen_records::{Record, Records};
use tblgen_parser::Diagnostic;
use tblgen_parser::diagnostic::Severity;

use crate::input::request::{Filter, UnusedPath};
use crate::input::selection::{op_filter, qualified_name};

/// Warnings about `--op-include-regex` and `--op-exclude-regex`.
pub(crate) fn of_filter(records: &Records, filter: &Filter) -> Vec<Diagnostic> {
    let ops: Vec<Record<'_>> = records.derived("Op").collect();
    let left =
        |filter: &Filter| op_filter(filter).map_or(1, |passes| ops.iter().filter(|op| passes(**op)).count());
    let none = Filter::default();
    let include = Filter { op_include_regex: filter.op_include_regex.clone(), ..none.clone() };
    let exclude = Filter { op_exclude_regex: filter.op_exclude_regex.clone(), ..none };
    let mut warnings = Vec::new();
    let mut warn = |message: String| {
        let example =
            ops.first().map(|op| format!(", such as `{}`", qualified_name(*op))).unwrap_or_default();
        let help = format!("an expression is compared with the whole name of an op{example}");
        warnings.push(Diagnostic::new(Severity::Warning, None, message).with_help(help));
    };
    let is_set =
        |regex: &Option<String>| regex.as_deref().filter(|regex| !regex.is_empty()).map(str::to_owned);
    if let Some(regex) = is_set(&filter.op_include_regex)
        && left(&include) == 0
    {
        warn(format!("no op matches `--op-include-regex={regex}`: no op is left"));
    }
    if let Some(regex) = is_set(&filter.op_exclude_regex) {
        match left(&exclude) {
            0 => warn(format!("every op matches `--op-exclude-regex={regex}`: no op is left")),
            all if all == ops.len() => {
                warn(format!("no op matches `--op-exclude-regex={regex}`: all ops are left"));
            }
            _ => {}
        }
    }
    warnings
}

/// The paths of `--extern-path` whose dialect the file does not name.
pub(crate) fn unused_paths(records: &Records, paths: &[(String, String)]) -> Vec<UnusedPath> {
    if paths.is_empty() {
        return Vec::new();
    }
    let known = names(records);
    let unused = paths.iter().filter(|(dialect, _)| !known.contains(dialect.to_lowercase().as_str()));
    unused
        .map(|(dialect, path)| {
            let message = format!(
                "`--extern-path {dialect}={path}` does nothing: the file names no dialect `{dialect}`"
            );
            let dialects = records.derived("Dialect").filter_map(|record| record.str("name").ok());
            let warning = Diagnostic::new(Severity::Warning, None, message)
                .with_similar("the dialect ", dialect, dialects)
                .or_help(|| {
                    "remove it, or write the name of a dialect that the file includes or depends on"
                        .to_owned()
                });
            UnusedPath { dialect: dialect.clone(), warning }
        })
        .collect()
}

/// The names of dialects, and the words of C++ paths that may be a namespace or a class of a dialect, in lower case.
fn names(records: &Records) -> BTreeSet<String> {
    let mut names: BTreeSet<String> = BTreeSet::new();
    for record in records.derived("Dialect") {
        names.extend(record.str("name").ok().map(str::to_lowercase));
        names.extend(texts(record, "dependentDialects").flat_map(words));
    }
    for pass in records.derived("PassBase") {
        names.extend(texts(pass, "dependentDialects").flat_map(words));
        names.extend(pass.str("baseClass").into_iter().flat_map(words));
    }
    for (class, field) in [("EnumInfo", "cppNamespace"), ("Interface", "cppNamespace")] {
        names.extend(records.derived(class).filter_map(|own| own.str(field).ok()).flat_map(words));
    }
    names
}

fn texts<'r>(record: Record<'r>, field: &str) -> impl Iterator<Item = &'r str> + use<'r> {
    let list = record.list_opt(field).ok().flatten();
    list.into_iter().flat_map(|list| list.iter().filter_map(|value| value.as_str()))
}

/// The words of a C++ path: `MyDialect` is `mydialect` and `my`.
fn words(path: &str) -> impl Iterator<Item = String> + use<> {
    let words = path.split(|c: char| !c.is_alphanumeric() && c != '_').filter(|word| !word.is_empty());
    let words: Vec<String> = words
        .flat_map(|word| {
            let lower = word.to_lowercase();
            [lower.strip_suffix("dialect").map(str::to_owned), Some(lower)]
        })
        .flatten()
        .collect();
    words.into_iter()
}
