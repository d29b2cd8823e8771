//! The patterns of Toy in MLIR and in Rust: the same `.td` and the same program through both.

use oracle::{Plugin, PluginSource};
use rtblgen_runtime::{Context, GreedyConfig, RewritePatternSet, apply_patterns_greedily};
use test_td::toy_without_hooks::{ToyDialect, combine};

use crate::tool::{file, rtblgen_opt, text_of};

/// The patterns without the one that calls a function written by hand.
fn plugin() -> Option<Plugin> {
    let source = PluginSource {
        dialect: "toy".into(),
        ops: file("td/toy/ops.td"),
        patterns: Some(file("td/toy/combine.td")),
        flags: vec!["-DWITHOUT_HOOKS".into(), "-DWITHOUT_NATIVE_CALLS".into(), "-DCPP_SNIPPETS".into()],
        ..PluginSource::default()
    };
    Some(oracle::Oracle::find()?.plugin(&source, env!("CARGO_TARGET_TMPDIR").as_ref()).unwrap())
}

/// The programs of this crate in generic form, which needs no hooks.
fn programs() -> Vec<(String, String)> {
    let mut programs: Vec<_> = std::fs::read_dir(file("programs"))
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.to_str().is_some_and(|path| path.ends_with(".toy.mlir")))
        .map(|path| {
            let mut tool = rtblgen_opt();
            tool.args(["--mlir-print-op-generic", "--mlir-print-debuginfo"]).arg(&path);
            (path.display().to_string(), text_of(&mut tool, ""))
        })
        .collect();
    programs.sort();
    programs
}

fn rewritten_by_mlir(plugin: &Plugin, program: &str) -> String {
    let mut mlir_opt = plugin.mlir_opt();
    mlir_opt.args([
        "--pass-pipeline=builtin.module(toy-apply)",
        "--mlir-print-op-generic",
        "--mlir-print-debuginfo",
    ]);
    text_of(&mut mlir_opt, program)
}

#[test]
fn patterns_do_the_same_in_mlir() {
    let Some(plugin) = plugin() else { return };
    let programs = programs();
    let mut identical = 0;
    for (name, program) in &programs {
        let theirs = rewritten_by_mlir(&plugin, program);
        let ours = format!("{}\n", rewritten_here(name, program));
        assert_eq!(ours, theirs, "{name}");
        identical += 1;
    }
    assert!(identical > 0);
    println!("identical: {identical} of {}", programs.len());
}

/// Returns the result of the generated patterns for a program, in generic form with locations.
fn rewritten_here(name: &str, program: &str) -> String {
    let context = Context::new();
    context.register::<ToyDialect>();
    let mut ir = context.parse_module(name, program).unwrap_or_else(|errors| panic!("{errors}"));
    let mut patterns = RewritePatternSet::new(&context);
    combine::populate(&mut patterns);
    apply_patterns_greedily(&mut ir, &patterns.freeze(), GreedyConfig::default()).unwrap();
    ir.print(&rtblgen_runtime::asm::PrintOptions { generic: true, debug_info: true, ..Default::default() })
}

#[test]
fn the_tool_does_the_same_in_mlir() {
    let Some(plugin) = plugin() else { return };
    for (name, program) in programs() {
        let mut tool = rtblgen_opt();
        tool.arg("--toy-combine=disable-patterns=FoldConstantReshape");
        tool.args(["--mlir-print-op-generic", "--mlir-print-debuginfo"]);
        assert_eq!(text_of(&mut tool, &program), rewritten_by_mlir(&plugin, &program), "{name}");
    }
}
