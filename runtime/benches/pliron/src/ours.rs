//! The program in rtblgen-runtime.

use std::time::Instant;

use rtblgen_runtime::dialects::FuncDialect;
use rtblgen_runtime::{
    Arity, AttributeConstraint, AttributeDef, AttributePresence, Builder, Context, Ir, IrBuilder,
    OpDefinition, OpState, TypeConstraint, ValueDef,
};

use crate::Times;

static VALUE: ValueDef = ValueDef { name: "", arity: Arity::One, constraint: TypeConstraint::ANY, in_op: None };
static START: OpDefinition = OpDefinition { name: "bench.start", results: &[VALUE], ..OpDefinition::EMPTY };
static ADD: OpDefinition = OpDefinition {
    name: "bench.add",
    operands: &[VALUE, VALUE],
    results: &[VALUE],
    attributes: &[AttributeDef {
        name: "bench_number",
        presence: AttributePresence::Required,
        constraint: AttributeConstraint::ANY,
        is_property: false,
    }],
    ..OpDefinition::EMPTY
};

pub(crate) fn run(count: usize) -> Times {
    let context = Context::new();
    context.register::<FuncDialect>();
    let location = context.unknown_loc();
    let start = Instant::now();
    let i64 = context.i64_type();
    let mut ir = Ir::module(&context, location);
    let module = ir.root().region(&ir, 0).entry(&ir).expect("a module has a block");
    let region = ir.create_region();
    let body = ir.append_block(region, &[], &[]);
    let mut builder = IrBuilder::at_block_end(&mut ir, module);
    let signature = context.type_attr(context.function_type(&[], &[i64]));
    builder.create(
        OpState::new("func.func", location)
            .attribute("sym_name", context.string_attr("f"))
            .attribute("function_type", signature)
            .region(region),
    );
    let mut builder = IrBuilder::at_block_end(&mut ir, body);
    let first = builder.create(OpState::new(&START, location).result(i64));
    let mut value = first.result(builder.ir(), 0);
    for index in 0..count {
        let number = context.integer_attr(i64, (index % 100) as i128);
        let state = OpState::new(&ADD, location).operand(value).operand(value).result(i64);
        value = builder.create(state.inherent(0, number)).result(builder.ir(), 0);
    }
    builder.create(OpState::new("func.return", location).operand(value));
    let build = start.elapsed();
    let start = Instant::now();
    ir.verify().expect("the program is right");
    Times { build, verify: start.elapsed() }
}
