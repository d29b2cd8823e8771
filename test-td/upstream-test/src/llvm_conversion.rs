//! `-test-convert-func-op` and `-test-convert-call-op`: lowering to `llvm` with types of another dialect.

use rtblgen_dialects::affine::populate_expand_strided_metadata;
use rtblgen_dialects::conversion::{
    LlvmOptions, LlvmTypeConverter, convert_func_to_llvm, populate_arith_to_llvm, populate_cf_to_llvm,
    populate_func_to_llvm,
};
use rtblgen_dialects::llvm::{LLVMPointerType, LLVMStructType, LlvmDialect};
use rtblgen_runtime::conversion::{
    ConversionConfig, ConversionPatternSet, ConversionRewriter, ConversionTarget, FnConversionPattern,
    Operands, TypeConversion, apply_partial_conversion,
};
use rtblgen_runtime::pass::{OptionKind, Pass, PassError, PassOption, PassState};
use rtblgen_runtime::{Context, Diagnostic, Diagnostics, Ir, NoMatch, Op, OpState, RewritePatternSet};

use crate::conversion_patterns::add_with;
use crate::dialect::test::{SimpleAType, TestType};
use crate::passes::failed;

type Rewriter<'a, 'c> = ConversionRewriter<'a, 'c>;
type Matched = Result<(), NoMatch>;

fn pointer(context: &Context) -> TypeConversion<'_> {
    TypeConversion::from(rtblgen_runtime::Type::from(LLVMPointerType::get(context, 0)))
}

fn convert_return(op: Op, operands: Operands<'_>, rewriter: &mut Rewriter<'_, '_>) -> Matched {
    let state = OpState::new("llvm.return", op.location(rewriter)).operands(operands.flat());
    rewriter.replace_op_with_state(op, state);
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
                rtblgen_runtime::Type::from(LLVMStructType::literal(context, &[byte, byte], false)).into()
            }
            false => TypeConversion::NotCovered,
        });
    });
    let mut set = ConversionPatternSet::new(context);
    let own = converter.clone();
    let function = move |op: Op, _: Operands<'_>, rewriter: &mut Rewriter<'_, 'c>| {
        convert_func_to_llvm(op, rewriter, &own)?;
        rewriter.erase_op(op);
        Ok(())
    };
    set.add(
        FnConversionPattern::new("FuncOpConversion", function).on("func.func").with_converter(&converter),
    );
    add_with(&mut set, "ReturnOpConversion", "func.return", &converter, convert_return);
    let mut target = ConversionTarget::new(context);
    target.legal_dialect("llvm").legal_op("builtin.unrealized_conversion_cast");
    apply_partial_conversion(ir, &[op], &target, &set, ConversionConfig::default()).map_err(failed)?;
    Ok(())
}

/// `-test-llvm-legalize-patterns`: `arith`, `cf` and `func` to `llvm`, where an `i17` becomes two `i18`.
pub(crate) struct LegalizePatterns;

const ROLLBACK: PassOption =
    PassOption::new("allow-pattern-rollback", "Allow pattern rollback", OptionKind::Flag(true));

impl Pass for LegalizePatterns {
    fn argument(&self) -> &'static str {
        "test-llvm-legalize-patterns"
    }

    fn description(&self) -> &'static str {
        "Run LLVM dialect legalization patterns"
    }

    fn options(&self) -> &'static [PassOption] {
        &[ROLLBACK]
    }

    fn register_dependent_dialects(&self, context: &Context) {
        context.register::<LlvmDialect>();
    }

    fn run<'c>(&self, ir: &mut Ir<'c>, op: Op, state: &mut PassState<'_, 'c>) -> Result<(), PassError<'c>> {
        let context = ir.context();
        let converter = LlvmTypeConverter::extended(LlvmOptions::default(), |converter| {
            converter.add_conversion(|ty| match ty {
                ty if ty == context.integer_type(17) => {
                    TypeConversion::Types(vec![context.integer_type(18); 2].into())
                }
                ty if ty.is_any_integer() => ty.into(),
                _ => TypeConversion::NotCovered,
            });
        });
        let mut set = ConversionPatternSet::new(context);
        let replace = |op: Op, operands: Operands<'_>, rewriter: &mut Rewriter<'_, '_>| {
            if op.result_count(rewriter) != 1 {
                return Err(NoMatch);
            }
            rewriter.replace_op_with_multiple(op, [operands.flat()]);
            Ok(())
        };
        add_with(&mut set, "TestDirectReplacementOp", "test.direct_replacement", &converter, replace);
        populate_arith_to_llvm(&mut set, &converter);
        populate_func_to_llvm(&mut set, &converter);
        populate_cf_to_llvm(&mut set, &converter);
        let mut target = ConversionTarget::new(context);
        target.legal_op("test.legal_op").legal_dialect("llvm");
        target.dynamic_op("func.func", |ir, op| Some(op.attribute(ir, "is_legal").is_some()));
        let config = ConversionConfig { rollback: state.options().flag(ROLLBACK.name), ..Default::default() };
        if let Err(error) = apply_partial_conversion(ir, &[op], &target, &set, config) {
            let mut all = Diagnostics::from(error);
            all.0.push(Diagnostic::error(op.location(ir), "applyPartialConversion failed"));
            return Err(PassError::Diagnostics(all));
        }
        Ok(())
    }
}

fn convert_producer(op: Op, _: Operands<'_>, rewriter: &mut Rewriter<'_, '_>) -> Matched {
    let ty = LLVMPointerType::get(rewriter.context(), 0);
    rewriter.replace_op_with_state(op, OpState::new("llvm.mlir.zero", op.location(rewriter)).result(ty));
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

/// `-test-memref-to-llvm-with-transforms`: functions to `llvm`, and views expanded in the same conversion.
pub(crate) fn with_transforms<'c>(
    ir: &mut Ir<'c>,
    op: Op,
    _: &mut PassState<'_, 'c>,
) -> Result<(), PassError<'c>> {
    let context = ir.context();
    context.register::<LlvmDialect>();
    let converter = LlvmTypeConverter::new(LlvmOptions::default());
    let mut expanded = RewritePatternSet::new(context);
    populate_expand_strided_metadata(&mut expanded);
    let mut set = ConversionPatternSet::new(context);
    set.add_rewrites(expanded);
    populate_func_to_llvm(&mut set, &converter);
    let mut target = ConversionTarget::new(context);
    target.legal_dialect("llvm").legal_op("builtin.unrealized_conversion_cast");
    apply_partial_conversion(ir, &[op], &target, &set, ConversionConfig::default()).map_err(failed)?;
    Ok(())
}
