//! Canonicalizations of which upstream's tests say nothing.

use rtblgen_dialects::arith::ArithDialect;
use rtblgen_runtime::Context;
use rtblgen_runtime::dialects::FuncDialect;
use rtblgen_runtime::pass::PassManager;
use rtblgen_runtime::transforms::Canonicalizer;

#[test]
fn a_zero_of_unknown_shape_is_not_made() {
    let source = "func.func @f(%a: tensor<?xi32>, %b: tensor<?xi32>) -> tensor<?xi32> {
  %0 = arith.subi %a, %b : tensor<?xi32>
  %1 = arith.subi %0, %a : tensor<?xi32>
  return %1 : tensor<?xi32>
}";
    let context = Context::new();
    context.register::<FuncDialect>();
    context.register::<ArithDialect>();
    let mut module = context.parse_module("program.mlir", source).expect("the program is right");
    let before = module.to_string();
    let mut passes = PassManager::new("builtin.module");
    passes.add(Canonicalizer);
    passes.run(&mut module).expect("the result is valid");
    assert_eq!(module.to_string(), before);
}
