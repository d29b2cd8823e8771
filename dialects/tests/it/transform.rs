//! Executes scripts of `transform` here and with mlir-opt.

use oracle::Oracle;
use rtblgen_runtime::dialects::FuncDialect;
use rtblgen_runtime::opt::{OptRegistry, Outcome, run};

use crate::support::output_of;

const SCRIPTS: &str = include_str!("programs/scripts.mlir");

fn ours(flags: &[&str], program: &str) -> Outcome {
    let mut registry = OptRegistry::default();
    registry.dialect::<FuncDialect>();
    rtblgen_dialects::register_all(&mut registry);
    let arguments = flags.iter().map(|flag| (*flag).to_owned()).collect();
    run("mlir-opt", arguments, &registry, &mut program.as_bytes())
}

#[test]
fn scripts_do_what_mlir_opt_does() {
    let Some(oracle) = Oracle::find() else { return };
    let flags = ["--transform-interpreter", "--split-input-file"];
    let theirs = output_of(oracle.tool("mlir-opt").args(flags), SCRIPTS.as_bytes());
    let ours = ours(&flags, SCRIPTS);
    assert_eq!(ours.output, String::from_utf8_lossy(&theirs.stdout));
    assert_eq!(ours.errors, String::from_utf8_lossy(&theirs.stderr));
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
            patterns,
            "the patterns of 'transform.apply_patterns.tensor.decompose_concat' are not implemented in rtblgen-dialects",
        ),
    ];
    for (body, message) in cases {
        let outcome = ours(&["--transform-interpreter"], &script(body));
        assert!(outcome.errors.contains(message), "{}", outcome.errors);
    }
}
