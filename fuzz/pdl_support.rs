//! Code shared by the targets for PDL: native functions, and a program that is rewritten.

use rtblgen_runtime::rewrite::apply_patterns_greedily;
use rtblgen_runtime::rewrite::pdl::{PdlEntity, PdlFunctions};
use rtblgen_runtime::{Context, GreedyConfig, RewritePatternSet};

const PROGRAM: &str = r#"
%0 = "t.a"() {k = "a"} : () -> i32
%1 = "t.b"(%0) {k = 1 : i32} : (i32) -> i32
%2:2 = "t.c"(%0, %1) : (i32, i32) -> (i32, i64)
"t.a"(%2#0, %2#1, %1) {k = "a"} : (i32, i64, i32) -> ()
%3 = "t.b"(%1) ({
  %4 = "t.b"(%1) : (i32) -> i32
  "t.c"(%4) : (i32) -> ()
}) : (i32) -> i64
"t.c"(%3, %3) {k} : (i64, i64) -> ()
"#;

/// A constraint and a rewrite of the name `f`, which return their arguments.
pub fn functions<'c>() -> PdlFunctions<'c> {
    let mut functions = PdlFunctions::default();
    functions.constraint("f", |_, arguments| (arguments.len() != 2).then(|| arguments.to_vec()));
    functions.rewrite("f", |_, arguments: &[PdlEntity<'_>]| Some(arguments.to_vec()));
    functions
}

/// Applies patterns to the program.
pub fn apply<'c>(context: &'c Context, patterns: RewritePatternSet<'c>) {
    let mut ir = context.parse_module("program.mlir", PROGRAM).expect("the program is right");
    let config = GreedyConfig { max_rewrites: Some(50), max_iterations: Some(3), ..GreedyConfig::default() };
    let _ = apply_patterns_greedily(&mut ir, &patterns.freeze(), config);
    let _ = ir.to_string();
}
