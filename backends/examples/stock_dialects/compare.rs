//! The times of `mlir-tblgen` and `g++` for the same files.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use oracle::Oracle;

/// The generators that MLIR's build runs on a dialect's file: declarations and definitions.
pub const GENERATORS: [&str; 10] = [
    "--gen-dialect-decls",
    "--gen-dialect-defs",
    "--gen-op-decls",
    "--gen-op-defs",
    "--gen-typedef-decls",
    "--gen-typedef-defs",
    "--gen-attrdef-decls",
    "--gen-attrdef-defs",
    "--gen-enum-decls",
    "--gen-enum-defs",
];

/// The processor time of all children of this process so far, in seconds.
pub fn children_time() -> f64 {
    // The 16th and 17th fields are ticks of children that ended, user and system; the second may have spaces.
    let text = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let fields: Vec<&str> = text.rsplit(')').next().unwrap_or_default().split_whitespace().collect();
    let ticks = |field: usize| fields.get(field).and_then(|ticks| ticks.parse::<f64>().ok()).unwrap_or(0.0);
    (ticks(13) + ticks(14)) / 100.0
}

/// The processor time of this process so far, in seconds.
pub fn own_time() -> f64 {
    let text = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let fields: Vec<&str> = text.rsplit(')').next().unwrap_or_default().split_whitespace().collect();
    let ticks = |field: usize| fields.get(field).and_then(|ticks| ticks.parse::<f64>().ok()).unwrap_or(0.0);
    (ticks(11) + ticks(12)) / 100.0
}

/// The processor time of `mlir-tblgen` for these files below `root`, with the names of their dialects.
pub fn mlir_tblgen(dialects: &[(&str, &[&str])], root: &Path) -> Option<f64> {
    let oracle = Oracle::find()?;
    let start = children_time();
    for (name, files) in dialects {
        for file in *files {
            let file = root.join("mlir/Dialect").join(file);
            for generator in GENERATORS {
                let mut command = oracle.tool("mlir-tblgen");
                command
                    .arg(generator)
                    .arg("-I")
                    .arg(root)
                    .args(file.parent().map(|own| format!("-I{}", own.display())));
                if generator.contains("dialect") {
                    command.arg(format!("--dialect={name}"));
                }
                let _ = command.arg(&file).stdout(Stdio::null()).stderr(Stdio::null()).status();
            }
        }
    }
    Some(children_time() - start)
}

/// Compiles every `every`th C++ file of the dialects' libraries in `sources` by `g++ -fsyntax-only`. The files include the
/// generated code. Returns the processor time, the number of compiled files, and the number of all files.
pub fn gxx(sources: &Path, root: &Path, every: usize) -> (f64, usize, usize) {
    let files = cpp_files(&sources.join("lib/Dialect"));
    let start = children_time();
    let mut count = 0;
    for file in files.iter().step_by(every) {
        let mut command = Command::new("g++");
        command.args(["-fsyntax-only", "-std=c++17", "-fno-exceptions", "-fno-rtti", "-w", "-I"]).arg(root);
        // Some files include headers of their own folder.
        command.arg("-I").arg(sources.join("lib/Dialect"));
        let status = command.arg(file).stdout(Stdio::null()).stderr(Stdio::null()).status();
        match status {
            Ok(status) if status.success() => count += 1,
            _ => println!("g++ does not compile {}", file.display()),
        }
    }
    (children_time() - start, count, files.len())
}

/// The C++ files in folders `IR`.
fn cpp_files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        match path.is_dir() {
            true => found.extend(cpp_files(&path)),
            false if path.extension().is_some_and(|extension| extension == "cpp") => {
                let is_ir = path.parent().is_some_and(|parent| parent.ends_with("IR"));
                found.extend(is_ir.then_some(path));
            }
            false => {}
        }
    }
    found.sort();
    found
}
