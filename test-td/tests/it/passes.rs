//! Passes that a `.td` defines: options, statistics, anchors, dialects, registration.

use std::sync::Arc;

use rtblgen_runtime::dialects::func::FuncDialect;
use rtblgen_runtime::pass::{Pass, PassAnchor, PassInstance, PassManager, PassRegistry};
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

/// Runs a manager on the program; the text.
fn text_after(manager: &PassManager) -> String {
    let context = Context::new();
    context.register::<FuncDialect>();
    let mut ir: Ir<'_> = context.parse_module("a.mlir", PROGRAM).unwrap();
    manager.run(&mut ir).unwrap();
    ir.to_string()
}

#[test]
fn options_are_set_from_rust() {
    let options = MarkFunctionsOptions {
        text: "Hello, {you}".to_owned(),
        letter_case: Case::Upper,
        offset: 3,
        except: vec!["b".to_owned(), "c,d".to_owned()],
        numbers: vec![1, -2],
        ..MarkFunctionsOptions::default()
    };
    let mut manager = PassManager::new("builtin.module");
    manager.add(MarkFunctions.with_options(options.clone()));
    let text = text_after(&manager);
    assert_eq!(text.matches("mark = \"HELLO, {YOU}3\"").count(), 1, "{text}");
    let pass = manager.passes().next().unwrap();
    assert_eq!(MarkFunctionsOptions::read(pass.pass_options()), Ok(options));
    assert!(manager.to_text().contains("limit=16 numbers={1,-2}"), "{}", manager.to_text());

    for pass in manager.passes_mut() {
        pass.set_options(MarkFunctionsOptions { limit: 1, ..MarkFunctionsOptions::default() });
        pass.set_option("text", "once").unwrap();
        assert_eq!(
            pass.set_option("limt", 1).unwrap_err(),
            "the pass has no option `limt`; its options are `text`, `case`, `dry`, `limit`, `offset`, `seed`, `ratio`, `except`, `numbers`"
        );
        assert_eq!(pass.set_option("case", "x").unwrap_err(), "option 'case': Cannot find option named 'x'!");
    }
    let text = text_after(&manager);
    assert_eq!((text.matches("mark").count(), text.matches("once-2").count()), (1, 1), "{text}");
}

#[test]
fn options_are_read_back_from_their_text() {
    for except in [vec![], vec!["a,b", "c d", "{e},f", "g"], vec!["", "a"]] {
        let options = MarkFunctionsOptions {
            except: except.into_iter().map(str::to_owned).collect(),
            seed: i64::MAX as u64 + 1,
            ..MarkFunctionsOptions::default()
        };
        let mut manager = PassManager::new("builtin.module");
        manager.add(MarkFunctions.with_options(options.clone()));
        let text = manager.to_text();
        assert!(text.contains("seed=9223372036854775808"), "{text}");
        let manager = PassManager::parse(&text, &registry()).unwrap();
        let pass = manager.passes().next().unwrap();
        assert_eq!(MarkFunctionsOptions::read(pass.pass_options()), Ok(options), "{text}");
    }
    assert_eq!(MarkFunctionsOptions::default().seed, u64::MAX);
}

#[test]
fn options_of_another_pass_are_a_panic() {
    let options = MarkFunctionsOptions::default();
    let panic = std::panic::catch_unwind(|| PassInstance::new(CountOps, options)).err().unwrap();
    let message = panic.downcast_ref::<String>().unwrap();
    assert!(message.starts_with("the pass `count-ops` has no option"), "{message}");
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
