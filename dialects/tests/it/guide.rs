//! The examples of `docs/guide/ir.md`.

use std::sync::{Arc, Mutex};

use rtblgen_dialects::arith::{self, ArithDialect};
use rtblgen_runtime::dialects::{FuncDialect, func};
use rtblgen_runtime::symbols::SymbolTable;
use rtblgen_runtime::{
    Builder, BuilderExt, Context, Diagnostic, EquivalenceFlags, Handled, Ir, IrBuilder, IrMapping, Op,
    Severity, TypedOp, Value, Walk, WalkOrder,
};

fn doubling(context: &Context) -> Ir<'_> {
    let location = context.unknown_loc();
    let i32 = context.i32_type();
    let mut ir = Ir::module(context, location);
    let module = ir.body_block();
    let mut builder = IrBuilder::at_block_end(&mut ir, module);
    let ty = context.function_type(&[i32], &[i32]);
    let function = func::FuncOp::build(&mut builder, location, "double", ty);
    let body = function.body(&builder);
    builder.build_block(body, &[i32], location, |builder, arguments| {
        let sum = arith::AddIOp::build(builder, location, arguments[0], arguments[0]);
        let sum = sum.result(builder);
        func::ReturnOp::build(builder, location, &[sum]);
    });
    ir
}

fn count_additions(ir: &Ir<'_>, top: Op) -> usize {
    let mut count = 0;
    top.walk(ir, WalkOrder::Pre, |op| {
        if arith::AddIOp::cast(ir, op).is_some() {
            count += 1;
        }
        let is_nested_module = op != top && op.name(ir).as_str() == "builtin.module";
        if is_nested_module { Walk::Skip } else { Walk::Advance }
    });
    count
}

/// The constant is made at the start of the block; the builder stays where it is.
fn zero_at_start(builder: &mut IrBuilder<'_, '_>, op: Op) -> Value {
    let location = op.location(builder);
    let block = op.block(builder).expect("an op of a function is in a block");
    let mut guard = builder.insertion_guard();
    guard.set_insertion_point_to_start(block);
    let context = guard.context();
    let zero = context.integer_attr(context.i32_type(), 0);
    arith::ConstantOp::build(&mut *guard, location, zero).result(&guard)
}

/// Replaces `x + x` by `x * 2`.
fn strengthen(ir: &mut Ir<'_>, add: arith::AddIOp) {
    let (left, right) = (add.lhs(ir), add.rhs(ir));
    if left != right {
        return;
    }
    let location = add.location(ir);
    let mut builder = IrBuilder::before(ir, add.op());
    let two = builder.context().integer_attr(left.ty(&builder), 2);
    let two = arith::ConstantOp::build(&mut builder, location, two).result(&builder);
    let product = arith::MulIOp::build(&mut builder, location, left, two).result(&builder);
    ir.replace_op(add.op(), &[product]);
}

fn copies_of(ir: &mut Ir<'_>, function: Op, count: usize) {
    let mut table = SymbolTable::new(ir, ir.root());
    for _ in 0..count {
        let copy = ir.clone_op(function, &mut IrMapping::new());
        table.insert(ir, copy);
    }
}

fn warnings_of(context: &Context, run: impl FnOnce()) -> Vec<String> {
    let seen = Arc::new(Mutex::new(Vec::new()));
    let log = Arc::clone(&seen);
    let handler = context.add_diagnostic_handler(move |diagnostic| {
        if diagnostic.severity != Severity::Warning {
            return Handled::No;
        }
        log.lock().unwrap().push(diagnostic.message.clone());
        Handled::Yes
    });
    run();
    context.remove_diagnostic_handler(handler);
    seen.lock().unwrap().clone()
}

fn context() -> Context {
    let context = Context::new();
    context.register::<FuncDialect>();
    context.register::<ArithDialect>();
    context
}

#[test]
fn functions_of_the_ir_guide() {
    let context = context();
    let mut ir = doubling(&context);
    ir.verify().unwrap();
    assert_eq!(count_additions(&ir, ir.root()), 1);

    let function = ir.root().lookup_symbol(&ir, "double").unwrap();
    copies_of(&mut ir, function, 2);
    let names: Vec<&str> = ir.body_block().ops(&ir).map(|op| op.symbol_name(&ir).unwrap().value()).collect();
    assert_eq!(names, ["double", "double_0", "double_1"]);
    let [first, second, _] = ir.body_block().ops(&ir).collect::<Vec<Op>>()[..] else { panic!() };
    assert!(!ir.are_equivalent(first, second, EquivalenceFlags::default()), "the names differ");
    assert_eq!(count_additions(&ir, ir.root()), 3);

    let additions = first.pre_order(&ir).filter_map(|op| arith::AddIOp::cast(&ir, op));
    let [add] = additions.collect::<Vec<_>>()[..] else { panic!() };
    let zero = zero_at_start(&mut IrBuilder::before(&mut ir, add.op()), add.op());
    assert_eq!(ir.match_constant_int(zero), Some(0));
    strengthen(&mut ir, add);
    ir.verify().unwrap();
    assert_eq!(count_additions(&ir, first), 0);

    let warnings = warnings_of(&context, || {
        first.emit_warning(&ir, "no additions");
        context.emit(&Diagnostic::new(Severity::Warning, context.unknown_loc(), "at no op"));
    });
    assert_eq!(warnings, ["no additions", "at no op"]);
}

#[test]
#[should_panic(expected = "the symbol is in another operation")]
fn insert_panics_on_a_symbol_of_another_operation() {
    let context = context();
    let mut ir = context
        .parse_module("a.mlir", "module @inner { func.func private @f() } func.func private @g()")
        .unwrap();
    let inner = ir.root().lookup_symbol(&ir, "inner").unwrap();
    let outside = ir.root().lookup_symbol(&ir, "g").unwrap();
    SymbolTable::new(&ir, inner).insert(&mut ir, outside);
}
