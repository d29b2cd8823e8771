//! `-test-convert-func-op` and `-test-convert-call-op`: lowering to `llvm` with types of another dialect.

use rtblgen_dialects::conversion::{
    LlvmOptions, LlvmTypeConverter, convert_func_to_llvm, populate_func_to_llvm,
};
use rtblgen_dialects::llvm::{LLVMPointerType, LLVMStructType, LlvmDialect};
use rtblgen_runtime::conversion::{
    ConversionConfig, ConversionPatternSet, ConversionRewriter, ConversionTarget, Operands, TypeConversion,
    apply_partial_conversion,
};
use rtblgen_runtime::pass::{PassError, PassState};
use rtblgen_runtime::{Context, Ir, NoMatch, Op, OpState};

use crate::conversion_patterns::add_with;
use crate::dialect::test::{SimpleAType, TestType};
use crate::passes::failed;

type Rewriter<'a, 'c> = ConversionRewriter<'a, 'c>;
type Matched = Result<(), NoMatch>;

fn pointer(context: &Context) -> TypeConversion<'_> {
    TypeConversion::from(rtblgen_runtime::Type::from(LLVMPointerType::get(context, 0)))
}

fn convert_function(op: Op, _: Operands<'_>, rewriter: &mut Rewriter<'_, '_>) -> Matched {
    convert_func_to_llvm(op, rewriter)?;
    rewriter.erase_op(op);
    Ok(())
}

fn convert_return(op: Op, operands: Operands<'_>, rewriter: &mut Rewriter<'_, '_>) -> Matched {
    let state = OpState::new("llvm.return", op.location(rewriter)).operands(operands.flat());
    rewriter.replace_op_with_new(op, state);
    Ok(())
}

/// Functions, with `!test.smpla` as a structure of two bytes.
pub(crate) fn functions<'c>(ir: &mut Ir<'c>, op: Op, _: &mut PassState<'_, 'c>) -> Result<(), PassError<'c>> {
    let context = ir.context();
    context.register::<LlvmDialect>();
    let converter = LlvmTypeConverter::extended(LlvmOptions::default(), |converter| {
        converter.add_conversion(|ty| match ty.is::<SimpleAType<'_>>() {
            true => {
                let byte = context.integer_type(8);
                rtblgen_runtime::Type::from(LLVMStructType::get(context, &[byte, byte], false)).into()
            }
            false => TypeConversion::NotCovered,
        });
    });
    let mut set = ConversionPatternSet::new(context);
    add_with(&mut set, "FuncOpConversion", "func.func", &converter, convert_function);
    add_with(&mut set, "ReturnOpConversion", "func.return", &converter, convert_return);
    let mut target = ConversionTarget::new(context);
    target.legal_dialect("llvm").legal_op("builtin.unrealized_conversion_cast");
    apply_partial_conversion(ir, &[op], &target, &set, ConversionConfig::default()).map_err(failed)?;
    Ok(())
}

fn convert_producer(op: Op, _: Operands<'_>, rewriter: &mut Rewriter<'_, '_>) -> Matched {
    let ty = LLVMPointerType::get(rewriter.context(), 0);
    rewriter.replace_op_with_new(op, OpState::new("llvm.mlir.zero", op.location(rewriter)).result(ty));
    Ok(())
}

/// Calls, with `!test.test_type` as a pointer.
pub(crate) fn calls<'c>(ir: &mut Ir<'c>, op: Op, _: &mut PassState<'_, 'c>) -> Result<(), PassError<'c>> {
    let context = ir.context();
    context.register::<LlvmDialect>();
    let converter = LlvmTypeConverter::extended(LlvmOptions::default(), |converter| {
        converter.add_conversion(|ty| match ty {
            ty if ty.is::<TestType<'_>>() => pointer(context),
            ty if ty.is::<SimpleAType<'_>>() => context.integer_type(42).into(),
            _ => TypeConversion::NotCovered,
        });
    });
    let mut set = ConversionPatternSet::new(context);
    populate_func_to_llvm(&mut set, &converter);
    add_with(&mut set, "TestTypeProducerOpConverter", "test.type_producer", &converter, convert_producer);
    let mut target = ConversionTarget::new(context);
    target.legal_dialect("llvm").illegal_dialect("test").illegal_dialect("func");
    apply_partial_conversion(ir, &[op], &target, &set, ConversionConfig::default()).map_err(failed)?;
    Ok(())
}
