//! Passes that a `.td` defines: options, statistics, anchors, dialects, registration.

use std::sync::Arc;

use rtblgen_runtime::dialects::func::FuncDialect;
use rtblgen_runtime::pass::{Pass, PassAnchor, PassManager, PassRegistry};
use rtblgen_runtime::{Context, Ir};
use test_td::passes::{
    Case, CountOps, CountOpsOptions, MarkFunctions, MarkFunctionsOptions, register_passes,
};

const PROGRAM: &str = "func.func @a() { return }\nfunc.func @b() { return }\n";

fn registry() -> Arc<PassRegistry> {
    let mut registry = PassRegistry::new();
    register_passes(&mut registry);
    Arc::new(registry)
}

/// Runs a pipeline on the program; the text and the manager.
fn run(pipeline: &str) -> (String, PassManager) {
    let manager = PassManager::parse(pipeline, &registry()).unwrap();
    let context = Context::new();
    context.register::<FuncDialect>();
    let mut ir: Ir<'_> = context.parse_module("a.mlir", PROGRAM).unwrap();
    manager.run(&mut ir).unwrap();
    (ir.to_string(), manager)
}

#[test]
fn options_are_read_from_pipelines() {
    let (text, manager) = run("builtin.module(mark-functions{text=Hello case=upper except=b offset=3})");
    assert_eq!(text.matches("mark = \"HELLO3\"").count(), 1, "{text}");
    assert_eq!(manager.statistic("mark-functions", "num-marked"), 1);
}

#[test]
fn defaults_are_those_of_the_td() {
    let (text, _) = run("builtin.module(mark-functions)");
    assert_eq!(text.matches("mark = \"seen-2\"").count(), 2, "{text}");
    let (text, manager) = run("builtin.module(mark-functions{dry})");
    assert!(!text.contains("mark"), "{text}");
    assert_eq!(manager.statistic("mark-functions", "num-marked"), 2);
    let options = MarkFunctionsOptions::default();
    assert_eq!((options.limit, options.letter_case, options.ratio), (16, Case::Lower, 0.5));
}

#[test]
fn passes_on_interfaces_are_nested() {
    let (_, manager) = run("builtin.module(func.func(count-ops))");
    assert_eq!(manager.statistic("count-ops", "num-ops"), 2);
    assert_eq!(CountOps.anchor(), PassAnchor::Interface("::mlir::FunctionOpInterface"));
    assert_eq!(MarkFunctions.anchor(), PassAnchor::Op("builtin.module"));
}

#[test]
fn rewrite_pass_utils_are_options() {
    assert!(
        PassManager::parse("builtin.module(func.func(count-ops{disable-patterns=A,B}))", &registry()).is_ok()
    );
    let options = CountOpsOptions::default();
    assert!(options.disabled_patterns.is_empty() && options.enabled_patterns.is_empty());
}

#[test]
fn dialects_are_registered_and_wrong_values_refused() {
    let context = Context::new();
    MarkFunctions.register_dependent_dialects(&context);
    assert!(context.dialect("circuit").is_some());
    for wrong in ["case=none", "limit=-1", "offset=x"] {
        let pipeline = format!("builtin.module(mark-functions{{{wrong}}})");
        assert!(PassManager::parse(&pipeline, &registry()).is_err(), "{wrong}");
    }
}
