//! Settings of passes without an effect are reported: rows of `docs/silence.md`.

use std::path::Path;

use rtblgen_runtime::opt::{OptRegistry, Outcome, run};

/// Runs passes on a program of one function.
fn outcome(pipeline: &str) -> Outcome {
    let mut registry = OptRegistry::default();
    rtblgen_dialects::register_all(&mut registry);
    let arguments = vec![format!("--pass-pipeline=builtin.module({pipeline})")];
    let program = "func.func @f() { return }\nfunc.func @g() { return }";
    run("opt", arguments, &registry, &mut program.as_bytes())
}

#[test]
fn settings_without_an_effect_earn_warnings() {
    for (pipeline, warning) in [
        ("canonicalize{disable-patterns=NoSuch}", "no pattern has the name or the label 'NoSuch'"),
        ("func.func(canonicalize{enable-patterns=NoSuch})", "no pattern has the name or the label 'NoSuch'"),
        ("canonicalize{disable-patterns=,}", "no pattern has the name or the label ''"),
        (
            "arith-int-range-narrowing",
            "'arith-int-range-narrowing' does nothing without the option 'int-bitwidths-supported'",
        ),
        (
            "composite-fixed-point-pass",
            "'composite-fixed-point-pass' does nothing without the option 'pipeline'",
        ),
        (
            "inline{op-pipelines=no.such(cse)}",
            "'inline' has a pipeline for 'no.such', which is not registered",
        ),
        ("canonicalize{max-iterations=0}", "a pass with 'max-iterations=0' does nothing"),
        (
            "canonicalize{max-num-rewrites=0}",
            "a pass with 'max-num-rewrites=0' applies no pattern and no fold",
        ),
        ("inline{max-iterations=0}", "'inline' with 'max-iterations=0' runs one iteration"),
        ("fun.func(cse)", "the pipeline has passes for 'fun.func', which is not registered"),
        ("symbol-privatize{exclude=f,none}", "'symbol-privatize' excludes 'none', which is no symbol"),
    ] {
        let outcome = outcome(pipeline);
        assert!(outcome.success, "{pipeline}: {}", outcome.errors);
        assert_eq!(
            outcome.errors.matches(&format!("warning: {warning}")).count(),
            1,
            "{pipeline}: {}",
            outcome.errors
        );
    }
    for pipeline in [
        "canonicalize{enable-patterns=AddIAddConstant}",
        "arith-int-range-narrowing{int-bitwidths-supported=8}",
        "composite-fixed-point-pass{pipeline=any(cse)}",
        "inline{op-pipelines=func.func(cse)}",
        "symbol-privatize{exclude=f}",
        "func.func(cse),any(cse)",
    ] {
        assert_eq!(outcome(pipeline).errors, "", "{pipeline}");
    }
}

#[test]
fn an_option_that_is_given_twice_earns_a_warning() {
    for (pass, option) in [
        ("canonicalize{top-down=true top-down=false}", "top-down"),
        (
            "convert-func-to-llvm{index-bitwidth=32 use-bare-ptr-memref-call-conv index-bitwidth=64}",
            "index-bitwidth",
        ),
        ("inline{default-pipeline=cse default-pipeline=}", "default-pipeline"),
    ] {
        let outcome = outcome(pass);
        let name = pass.split('{').next().unwrap_or_default();
        let warning = format!("warning: '{name}' has the option '{option}' twice: the last value counts\n");
        assert!(outcome.success && outcome.errors.ends_with(&warning), "{}", outcome.errors);
    }
    // The elements of lists are added.
    let labels = "canonicalize{disable-patterns=AddIAddConstant disable-patterns=AddISubConstantLHS}";
    assert_eq!(outcome(labels).errors, "");
}

#[test]
fn a_width_that_no_integer_has_is_an_error() {
    for pass in
        ["convert-func-to-llvm", "convert-arith-to-llvm", "finalize-memref-to-llvm", "convert-index-to-llvm"]
    {
        let of_width = |width: u32| outcome(&format!("{pass}{{index-bitwidth={width}}}"));
        for width in [0, 7, 32, 64, 16_777_215] {
            assert!(of_width(width).success, "{pass} {width}: {}", of_width(width).errors);
        }
        for width in [16_777_216, u32::MAX] {
            let error = format!("the option index-bitwidth is at most 16777215, and not {width}");
            let outcome = of_width(width);
            assert!(!outcome.success && outcome.errors.contains(&error), "{pass}: {}", outcome.errors);
        }
    }
}

#[test]
fn a_width_that_no_halves_have_is_an_error() {
    for width in ["0", "1", "7", "96"] {
        let outcome = outcome(&format!("arith-emulate-wide-int{{widest-int-supported={width}}}"));
        let error = format!("the option widest-int-supported is a power of 2 from 2 on, and not {width}");
        assert!(!outcome.success && outcome.errors.contains(&error), "{}", outcome.errors);
    }
}

#[test]
fn filters_name_dialects_that_are_lowered() {
    let outcome = outcome("convert-to-llvm{filter-dialects=func,scf}");
    assert!(!outcome.success);
    let error = "error: dialect does not implement ConvertToLLVMPatternInterface: scf";
    assert!(outcome.errors.contains(error), "{}", outcome.errors);
}

#[test]
fn rows_of_the_page_have_tests() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let page = include_str!("../../../docs/silence.md");
    let rows: Vec<&str> = page.lines().filter(|line| line.contains(".rs`, `")).collect();
    assert!(rows.len() > 20);
    for row in rows {
        let words: Vec<&str> = row.split('`').collect();
        let [.., file, _, test, _] = words.as_slice() else { panic!("{row}") };
        let text = std::fs::read_to_string(root.join(file)).unwrap_or_else(|error| panic!("{file}: {error}"));
        assert!(text.contains(&format!("fn {test}() {{")), "{row}");
    }
}
