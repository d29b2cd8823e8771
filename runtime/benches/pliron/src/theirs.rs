//! The program in pliron.

use std::time::Instant;

use awint::bw;
use pliron::builtin::attributes::IntegerAttr;
use pliron::builtin::op_interfaces::{
    IsTerminatorInterface, NOpdsInterface, OneResultInterface, SingleBlockRegionInterface,
};
use pliron::builtin::ops::{FuncOp, ModuleOp};
use pliron::builtin::types::{FunctionType, IntegerType, Signedness};
use pliron::context::Context;
use pliron::derive::pliron_op;
use pliron::ident;
use pliron::op::{Op, verify_op};
use pliron::operation::Operation;
use pliron::utils::apint::APInt;

use crate::Times;

pliron::dict_key!(NUMBER, "bench_number");

#[pliron_op(name = "bench.start", format, interfaces = [NOpdsInterface<0>, OneResultInterface], verifier = "succ")]
struct StartOp;

#[pliron_op(name = "bench.add", format, interfaces = [NOpdsInterface<2>, OneResultInterface], verifier = "succ")]
struct AddOp;

#[pliron_op(name = "bench.return", format, interfaces = [IsTerminatorInterface], verifier = "succ")]
struct ReturnOp;

pub(crate) fn run(count: usize) -> Times {
    let ctx = &mut Context::new();
    let start = Instant::now();
    let i64_type = IntegerType::get(ctx, 64, Signedness::Signed);
    let module = ModuleOp::new(ctx, ident!("m"));
    let signature = FunctionType::get(ctx, vec![], vec![i64_type.into()]);
    let func = FuncOp::new(ctx, ident!("f"), signature);
    module.append_operation(ctx, func.get_operation(), 0);
    let body = func.get_entry_block(ctx);
    let ty = i64_type.into();
    let first = Operation::new(ctx, StartOp::get_concrete_op_info(), vec![ty], vec![], vec![], 0);
    first.insert_at_back(body, ctx);
    let mut value = first.deref(ctx).get_result(0);
    for index in 0..count {
        let number = IntegerAttr::new(i64_type, APInt::from_u64((index % 100) as u64, bw(64)));
        let info = AddOp::get_concrete_op_info();
        let op = Operation::new(ctx, info, vec![ty], vec![value, value], vec![], 0);
        op.deref_mut(ctx).attributes.0.insert(NUMBER.clone(), Box::new(number));
        op.insert_at_back(body, ctx);
        value = op.deref(ctx).get_result(0);
    }
    let info = ReturnOp::get_concrete_op_info();
    let last = Operation::new(ctx, info, vec![], vec![value], vec![], 0);
    last.insert_at_back(body, ctx);
    let build = start.elapsed();
    let start = Instant::now();
    verify_op(&module, ctx).expect("the program is right");
    Times { build, verify: start.elapsed() }
}
