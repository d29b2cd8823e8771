//! Executes scripts of `transform` here and with mlir-opt.

use rtblgen_runtime::opt::{OptRegistry, run};
use rtblgen_runtime::pass::PassPipeline;

use crate::support::{assert_same_as_mlir_opt, opt};

const SCRIPTS: &str = include_str!("programs/scripts.mlir");

#[test]
fn scripts_do_what_mlir_opt_does() {
    assert_same_as_mlir_opt(&["--transform-interpreter", "--split-input-file"], SCRIPTS);
}

/// A script whose body has this text after a match of `func.func`.
fn script(body: &str) -> String {
    format!(
        "func.func @f() {{ return }}
         module attributes {{transform.with_named_sequence}} {{
           transform.named_sequence @__transform_main(%root: !transform.any_op) {{
             %f = transform.structured.match ops{{[\"func.func\"]}} in %root : (!transform.any_op) -> !transform.any_op
             {body}
             transform.yield
           }}
         }}"
    )
}

#[test]
fn what_is_not_implemented_is_an_error_that_names_it() {
    let patterns = "transform.apply_patterns to %f { transform.apply_patterns.tensor.decompose_concat } : !transform.any_op";
    let cases = [
        (
            "transform.loop.unroll %f {factor = 2} : !transform.any_op",
            "'transform.loop.unroll' is not implemented: rtblgen-dialects cannot execute it",
        ),
        (
            "transform.apply_conversion_patterns to %f {
               transform.apply_conversion_patterns.func.func_to_llvm
             } with type_converter {
               transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter {data_layout = \"p:32:32\"}
             } {legal_dialects = [\"llvm\"]} : !transform.any_op",
            "'data_layout' of 'transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter' is not implemented",
        ),
        (
            patterns,
            "the patterns of 'transform.apply_patterns.tensor.decompose_concat' are not implemented in rtblgen-dialects",
        ),
    ];
    for (body, message) in cases {
        let (_, errors) = opt(&["--transform-interpreter"], &script(body));
        assert!(errors.contains(message), "{errors}");
    }
}

#[test]
fn a_registered_pipeline_is_applied_by_its_name() {
    let mut registry = OptRegistry::default();
    rtblgen_dialects::register_all(&mut registry);
    registry.pipeline(PassPipeline::new("tidy", "Canonicalizes", |manager, _| {
        manager.add_text("canonicalize").map(drop)
    }));
    let mut program = script(
        "%g = transform.apply_registered_pass \"tidy\" to %f : (!transform.any_op) -> !transform.any_op",
    );
    program = program.replace("{ return }", "{ %0 = arith.constant 1 : i32 return }");
    let flags = vec!["--transform-interpreter".to_owned()];
    let outcome = run("mlir-opt", flags, &registry, &mut program.as_bytes());
    assert_eq!(outcome.errors, "");
    assert!(!outcome.output.contains("arith.constant"), "{}", outcome.output);
}
