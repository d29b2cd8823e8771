//! The dialect of the guides, used from Rust.

use rtblgen_runtime::dialects::FuncDialect;
use rtblgen_runtime::pass::PassManager;
use rtblgen_runtime::transforms::Canonicalizer;
use rtblgen_runtime::{Builder, Context, Ir, IrBuilder};
use test_td::money::*;

const PROGRAM: &str = r#"
func.func @f(%x: !money.amount<"EUR">) {
  %0 = money.constant 3 : !money.amount<"EUR">
  %1 = money.add %x, %0 : !money.amount<"EUR">
  %2 = money.add %1, %0 : !money.amount<"EUR">
  money.pay %2 fee 5 : !money.amount<"EUR">
  return
}
"#;

fn context() -> Context {
    let context = Context::new();
    context.register::<FuncDialect>();
    context.register::<MoneyDialect>();
    attach_prices(&context);
    context
}

#[test]
fn a_pass_and_patterns_run() {
    let context = context();
    let mut ir = context.parse_module("pay.mlir", PROGRAM).unwrap();
    let mut manager = PassManager::new("builtin.module");
    manager.nest("func.func").add(ShowTotal).add(Canonicalizer);
    manager.run(&mut ir).unwrap();
    let text = ir.to_string();
    // The constant, the fee, and the function itself.
    assert!(text.contains("money.total = 9 : i64"), "{text}");
    assert!(text.contains("money.constant 6 :"), "{text}");
    assert_eq!(text.matches("money.add").count(), 1, "{text}");
}

/// A module that pays an amount, with a fee.
fn payment(context: &Context, cents: i64, fee: i64) -> Ir<'_> {
    let location = context.unknown_loc();
    let mut ir = Ir::module(context, location);
    let body = ir.body_block();
    let mut builder = IrBuilder::at_block_end(&mut ir, body);
    let constant = ConstantOp::build(&mut builder, location, AmountType::get(context, "EUR"), cents);
    let amount = constant.result(&builder);
    PayOp::build(&mut builder, location, amount, fee);
    ir
}

#[test]
fn mistakes_are_found() {
    let context = context();
    assert!(payment(&context, 100, 5).verify().is_ok());
    let errors = payment(&context, 100, -5).verify().unwrap_err().to_string();
    assert!(errors.contains("'money.pay' op has a negative fee for EUR"), "{errors}");
    let mut ir = payment(&context, 100, 5);
    let body = ir.body_block();
    let mut builder = IrBuilder::at_block_end(&mut ir, body);
    let amount = body.first_op(builder.ir()).unwrap().result(builder.ir(), 0);
    let free = PayOp::build_from_amount(&mut builder, context.unknown_loc(), amount);
    assert_eq!(free.fee(&ir), 0);
    assert_eq!(AmountType::get_checked(&context, "EURO"), Err("'EURO' is no currency".to_owned()));
}
