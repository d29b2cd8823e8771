//! Match helpers for constants, and the equivalence of operations.

use rtblgen_dialects::arith::ArithDialect;
use rtblgen_runtime::{Context, EquivalenceFlags, Op, Value};

const SOURCE: &str = "
    %0 = arith.constant 0 : i32
    %1 = arith.constant dense<1> : vector<4xi32>
    %2 = arith.constant true
    %3 = arith.constant dense<true> : vector<2xi1>
    %4 = arith.constant -1 : i200
    %5 = arith.constant dense<[1, 2]> : vector<2xi32>
    %6 = arith.constant 1 : i32
    %7 = arith.addi %0, %6 : i32
    %8 = arith.addi %6, %0 : i32
    %9 = arith.subi %0, %6 : i32
    %10 = arith.subi %6, %0 : i32";

#[test]
fn match_helpers_find_scalars_and_splats() {
    let context = Context::new();
    context.register::<ArithDialect>();
    let ir = context.parse_module("a.mlir", SOURCE).unwrap();
    let values: Vec<Value> = ir.body_block().ops(&ir).map(|op| op.result(&ir, 0)).collect();
    let numbers: Vec<_> = values[..6].iter().map(|value| ir.match_constant_int(*value)).collect();
    assert_eq!(numbers, [Some(0), Some(1), Some(-1), Some(-1), None, None]);
    let ones: Vec<_> = values[..6].iter().map(|value| ir.is_constant_one(*value)).collect();
    assert_eq!(ones, [false, true, true, true, false, false]);
    assert!(ir.is_constant_zero(values[0]) && !ir.is_constant_zero(values[1]));
}

#[test]
fn equivalence_ignores_the_order_of_commutative_operands() {
    let context = Context::new();
    context.register::<ArithDialect>();
    let ir = context.parse_module("a.mlir", SOURCE).unwrap();
    let ops: Vec<Op> = ir.body_block().ops(&ir).collect();
    let flags = EquivalenceFlags { ignore_locations: true, ..EquivalenceFlags::default() };
    assert!(ir.are_equivalent(ops[7], ops[8], flags));
    assert!(!ir.are_equivalent(ops[9], ops[10], flags));
}
