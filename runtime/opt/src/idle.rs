//! Warnings about flags that do nothing, since another flag is missing: their run would succeed in silence.

use super::help::dashed;
use rtblgen_passes::pass::PassManager;

/// Flags and those of which one makes them do something.
const NEEDS: &[(&str, &[&str])] = &[
    ("elide-resource-data-from-bytecode", &["emit-bytecode"]),
    ("log-mlir-actions-filter", &["log-actions-to"]),
    ("mlir-output-format", &["mlir-timing"]),
    ("mlir-pass-pipeline-local-reproducer", &["mlir-pass-pipeline-crash-reproducer"]),
    ("mlir-pass-statistics-display", &["mlir-pass-statistics"]),
    ("mlir-print-ir-after-change", PRINT_AFTER),
    ("mlir-print-ir-module-scope", PRINT),
    ("mlir-print-ir-tree-dir", PRINT),
    ("mlir-timing-display", &["mlir-timing"]),
    ("output-split-marker", &["split-input-file"]),
];

const PRINT_AFTER: &[&str] = &["mlir-print-ir-after-all", "mlir-print-ir-after"];

const PRINT: &[&str] = &[
    "mlir-print-ir-after-all",
    "mlir-print-ir-after",
    "mlir-print-ir-before-all",
    "mlir-print-ir-before",
    "mlir-print-ir-after-failure",
];

/// The warnings about a command line with these flags, given without dashes.
pub(super) fn warnings(program: &str, given: &[String]) -> Vec<String> {
    let is_given = |name: &&str| given.iter().any(|own| own == *name);
    let idle = NEEDS.iter().filter(|(flag, needed)| is_given(flag) && !needed.iter().any(&is_given));
    let describe = |(flag, needed): &(&str, &[&str])| {
        let needed = needed.iter().map(|own| format!("--{own}")).collect::<Vec<_>>().join(" or ");
        format!("{program}: warning: --{flag} does nothing without {needed}\n")
    };
    idle.map(describe).collect()
}

/// Flags about the text of IR.
const OF_TEXT: &[&str] = &[
    "mlir-elide-elementsattrs-if-larger",
    "mlir-elide-resource-strings-if-larger",
    "mlir-print-debuginfo",
    "mlir-print-local-scope",
    "mlir-print-op-generic",
    "mlir-print-unique-ssa-ids",
    "mlir-print-value-users",
    "mlir-use-nameloc-as-prefix",
];

/// The warnings about flags for the text of IR beside a flag that prints something else.
pub(super) fn warnings_without_text(program: &str, given: &[String], action: &str) -> Vec<String> {
    if PRINT.iter().any(|flag| given.iter().any(|own| own == flag)) {
        return Vec::new();
    }
    let idle = OF_TEXT.iter().filter(|flag| given.iter().any(|own| own == *flag));
    let describe = |flag| {
        format!("{program}: warning: --{flag} does nothing with --{action}, which prints something else\n")
    };
    idle.map(describe).collect()
}

/// Flags whose last value counts if there are several.
const OF_ONE_VALUE: &[&str] = &[
    "emit-bytecode-version",
    "explain-legalization",
    "greedy-steps-per-op",
    "log-actions-to",
    "log-mlir-actions-filter",
    "mlir-elide-elementsattrs-if-larger",
    "mlir-elide-resource-strings-if-larger",
    "mlir-generate-reproducer",
    "mlir-output-format",
    "mlir-pass-pipeline-crash-reproducer",
    "mlir-pass-statistics-display",
    "mlir-print-elementsattrs-with-hex-if-larger",
    "mlir-print-ir-tree-dir",
    "mlir-timing-display",
    "o",
    "output-split-marker",
    "pass-pipeline",
    "profile-actions-to",
    "reduce-test",
    "split-input-file",
    "verify-diagnostics",
];

/// The warnings about flags that are given again with another value.
pub(super) fn warnings_of_several(program: &str, given: &[String]) -> Vec<String> {
    let counted = OF_ONE_VALUE.iter().map(|flag| (flag, given.iter().filter(|own| own == flag).count()));
    let describe = |(flag, count): (&&str, usize)| {
        let flag = dashed(flag);
        format!("{program}: warning: {flag} is given {count} times: only the last one counts\n")
    };
    counted.filter(|(_, count)| *count > 1).map(describe).collect()
}

/// Flags about the work of passes.
const OF_PASSES: &[&str] = &["debug-rewrites", "expensive-pattern-checks", "explain-legalization"];

/// The warnings about a command line without passes.
pub(super) fn warnings_without_passes(program: &str, given: &[String]) -> Vec<String> {
    let idle = OF_PASSES.iter().filter(|flag| given.iter().any(|own| own == *flag));
    idle.map(|flag| format!("{program}: warning: --{flag} does nothing without passes\n")).collect()
}

/// The warning about `--greedy-steps-per-op` for a run in which no pass has counted the steps.
pub(super) fn warning_without_greedy_passes(program: &str) -> String {
    format!("{program}: warning: --greedy-steps-per-op does nothing: no pass runs the greedy driver\n")
}

/// The warnings about passes that IR is to be printed around, and that the pipeline does not have.
pub(super) fn passes_that_do_not_run<'a>(
    program: &str,
    printed: impl IntoIterator<Item = &'a String>,
    manager: &PassManager,
) -> Vec<String> {
    let text = manager.to_text();
    let words: Vec<&str> = text.split(|c: char| !c.is_alphanumeric() && c != '-' && c != '_').collect();
    let missing = printed.into_iter().filter(|pass| !words.contains(&pass.as_str()));
    let describe =
        |pass: &String| format!("{program}: warning: the pipeline has no pass '{pass}' to print IR around\n");
    missing.map(describe).collect()
}
