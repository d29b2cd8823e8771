//! Upstream's test programs of the dialects, read and written by a tool with stubs alone and by `mlir-opt`.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;

use oracle::Oracle;

/// What stands between the programs of a file.
const SPLIT: &str = "// -----\n";

/// The text of the tool's main file: the runtime's `func` and the dialects of these modules.
pub fn tool(folder: &Path, modules: &[String]) -> String {
    let registered: String = modules
        .iter()
        .filter(|module| *module != "func_dialect")
        .filter_map(|module| {
            let text = std::fs::read_to_string(folder.join(format!("{module}.rs"))).ok()?;
            let line =
                text.lines().find(|line| line.starts_with("pub struct ") && line.ends_with("Dialect;"))?;
            let class = line.trim_start_matches("pub struct ").trim_end_matches(';');
            Some(format!("        registry.dialect::<stock::{module}::{class}>();\n"))
        })
        .collect();
    format!(
        "fn main() -> std::process::ExitCode {{\n    rtblgen_runtime::opt::opt_main(|registry| {{\n        \
         registry.dialect::<rtblgen_runtime::dialects::FuncDialect>();\n{registered}    }})\n}}\n"
    )
}

/// The programs of one dialect.
#[derive(Default)]
struct Count {
    /// Those that `mlir-opt` accepts.
    accepted: usize,
    /// Those of them that the tool writes as `mlir-opt` does.
    identical: usize,
}

/// Compares the programs below `test/Dialect`, without passes. Prints a line per folder, and the number of ops that occur in
/// programs that are identical.
pub fn compare(tool: &Path, sources: &Path) {
    let Some(oracle) = Oracle::find() else {
        println!("programs: skipped, there is no mlir-opt");
        return;
    };
    let mut files = Vec::new();
    mlir_files(&sources.join("test/Dialect"), &mut files);
    files.sort();
    let mut counts: BTreeMap<String, Count> = BTreeMap::new();
    let (mut shown, mut met) = (BTreeSet::new(), BTreeSet::new());
    for file in &files {
        let folder = file.strip_prefix(sources.join("test/Dialect")).ok().and_then(|rest| rest.iter().next());
        let count = counts.entry(folder.unwrap_or_default().to_string_lossy().into_owned()).or_default();
        let theirs = programs(oracle.tool("mlir-opt").arg(file));
        let generic = programs(oracle.tool("mlir-opt").arg("--mlir-print-op-generic").arg(file));
        let ours = programs(Command::new(tool).arg(file));
        for (number, program) in theirs.iter().enumerate().filter(|(_, program)| !program.trim().is_empty()) {
            let ops = ops(generic.get(number).map_or("", String::as_str));
            count.accepted += 1;
            if ours.get(number).is_some_and(|own| own.trim() == program.trim()) {
                count.identical += 1;
                shown.extend(ops.iter().cloned());
            }
            met.extend(ops);
        }
    }
    println!("test programs       identical  accepted by mlir-opt");
    for (folder, count) in &counts {
        println!("{folder:20} {:8}  {:8}", count.identical, count.accepted);
    }
    let (identical, accepted) = counts
        .values()
        .fold((0, 0), |(identical, accepted), own| (identical + own.identical, accepted + own.accepted));
    println!(
        "with stubs alone: {identical} of {accepted} programs are identical; they have {} of {} ops",
        shown.len(),
        met.len()
    );
}

/// The programs that a command prints of a split file; empty where it reports an error.
fn programs(command: &mut Command) -> Vec<String> {
    let output = command.args(["--split-input-file", "--allow-unregistered-dialect"]).output();
    let Ok(output) = output else { return Vec::new() };
    String::from_utf8_lossy(&output.stdout).split(SPLIT).map(str::to_owned).collect()
}

/// The names of the operations in generic text, but for those of the core.
fn ops(generic: &str) -> BTreeSet<String> {
    let names = generic.split('"').collect::<Vec<_>>();
    let calls = names.windows(2).filter(|pair| pair[1].starts_with('('));
    calls
        .map(|pair| pair[0])
        .filter(|name| {
            name.contains('.') && name.chars().all(|c| c.is_ascii_alphanumeric() || "._".contains(c))
        })
        .filter(|name| !name.starts_with("builtin.") && !name.starts_with("test."))
        .map(str::to_owned)
        .collect()
}

fn mlir_files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        match path.is_dir() {
            true => mlir_files(&path, found),
            false if path.extension().is_some_and(|extension| extension == "mlir") => found.push(path),
            false => {}
        }
    }
}
