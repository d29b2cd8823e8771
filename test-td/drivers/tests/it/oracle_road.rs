//! Programs through `mlir-opt` with the plugin made of `td`.

use std::path::Path;

use oracle::{Oracle, Plugin, PluginSource};

use super::Outcome;
use super::modes::Mode;

pub fn plugin(oracle: &Oracle) -> Plugin {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("td");
    let source = PluginSource {
        dialect: "par".to_owned(),
        ops: folder.join("ops.td"),
        patterns: Some(folder.join("patterns.td")),
        flags: vec!["-D".to_owned(), "CPP_SNIPPETS".to_owned()],
        header: None,
    };
    let cache = Path::new(env!("CARGO_TARGET_TMPDIR")).join("plugins");
    oracle.plugin(&source, &cache).unwrap_or_else(|error| panic!("the plugin is not made: {error}"))
}

/// All programs in one run, as parts of one file; so the lines count through.
pub fn run(plugin: &Plugin, sources: &[String], mode: &Mode) -> Vec<Outcome> {
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let file = folder.path().join("all.mlir");
    std::fs::write(&file, sources.join("// -----\n")).expect("the programs can be written");
    let mut command = plugin.mlir_opt();
    command.current_dir(folder.path()).arg("all.mlir").arg("--split-input-file");
    command.arg(format!("--pass-pipeline=builtin.module(par-apply{{{mode}}})"));
    command.args(["--mlir-print-op-generic", "--mlir-print-debuginfo", "--mlir-print-local-scope"]);
    let output = command.output().expect("mlir-opt runs");
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{mode}: mlir-opt fails: {errors}");
    let text = String::from_utf8_lossy(&output.stdout);
    let mut first_line = 1;
    let parts = text.split("// -----\n").zip(sources).map(|(part, source)| {
        let converged = !errors.contains(&format!("all.mlir:{first_line}:1: error: no fixpoint"));
        first_line += source.lines().count() + 1;
        Outcome { text: part.trim_end().to_owned(), converged }
    });
    parts.collect()
}
