//! The function that starts a program.

use rtblgen_dialects::llvm::{CallOp, ConstantOp, LLVMFuncOp, LLVMFunctionType, ReturnOp};
use rtblgen_runtime::{Builder, Ir, IrBuilder};

/// The name of the function that [`add_entry`] adds.
pub const ENTRY: &str = "toy_entry";

/// Adds a function to a module of the `llvm` dialect that calls `main` and returns 0: `main` of Toy returns
/// nothing, and `lli` needs an exit status.
///
/// # Errors
///
/// A message if the module has no `main`.
pub fn add_entry(ir: &mut Ir<'_>) -> Result<(), String> {
    let (context, body, location) = (ir.context(), ir.body_block(), ir.root().location(ir));
    if ir.root().lookup_symbol(ir, "main").is_none() {
        return Err("error: there is no function 'main'".to_owned());
    }
    let i32_type = context.integer_type(32);
    let mut builder = IrBuilder::at_block_end(ir, body);
    let ty = LLVMFunctionType::get(context, i32_type, &[], false);
    let function = LLVMFuncOp::build(&mut builder, location, ENTRY, ty);
    let region = function.body(builder.ir());
    let block = builder.create_block(region, &[], &[]);
    builder.set_insertion_point_to_end(block);
    CallOp::of_function(&mut builder, location, "main", &[], None, None);
    let zero = ConstantOp::build(&mut builder, location, i32_type, context.integer_attr(i32_type, 0));
    let zero = zero.res(builder.ir());
    ReturnOp::build(&mut builder, location, Some(zero));
    Ok(())
}
