//! `arith-emulate-wide-int`: emulates integers of twice the supported width by operations on their halves.
//!
//! `i64` becomes `vector<2xi32>`, with the lower half first; a vector gets another dimension.

mod casts;
mod halves;
mod integers;
mod shifts;

use rtblgen_runtime::dialects::func;
use std::sync::Arc;

use rtblgen_runtime::conversion::{
    ConversionConfig, ConversionPatternSet, ConversionRewriter, ConversionTarget, FnConversionPattern,
    Operands, TypeConversion, TypeConverter, apply_partial_conversion, populate_call_conversion,
    populate_return_conversion, populate_signature_conversion_of,
};
use rtblgen_runtime::pass::{OptionKind, Pass, PassAnchor, PassError, PassOption, PassState};
use rtblgen_runtime::{
    Context, Diagnostics, FunctionType, Ir, NoMatch, Op, OpDefinition, OpState, Type, TypedOp,
};

use super::types::element_width;
use crate::vector;

const WIDEST: PassOption = PassOption::new(
    "widest-int-supported",
    "Widest integer type supported by the target",
    OptionKind::Unsigned(32),
);

/// The pass `arith-emulate-wide-int`.
#[derive(Clone, Copy, Debug)]
pub struct EmulateWideInt;

/// Converts integers of twice the width `widest` to vectors of halves (MLIR's `WideIntEmulationConverter`).
pub fn wide_int_converter<'c>(widest: u32) -> TypeConverter<'c> {
    let mut converter = TypeConverter::new();
    converter.add_conversion(move |ty| {
        let element = if ty.is_vector() { ty.element_type() } else { ty };
        match element_width(element).filter(|_| element.is_any_integer()) {
            Some(width) if width > widest => match width.checked_div(2) == Some(widest) && width % 2 == 0 {
                true => halved(ty, widest).into(),
                false => TypeConversion::Failed,
            },
            _ => ty.into(),
        }
    });
    converter
}

/// The vector type of the halves.
fn halved(ty: Type<'_>, width: u32) -> Type<'_> {
    let shape = if ty.is_vector() { ty.shape() } else { &[] };
    let half = ty.context().integer_type(width);
    ty.context().vector_type(&[shape, &[2]].concat(), half)
}

type Lowering<'c> = fn(Op, Operands<'_>, &mut ConversionRewriter<'_, 'c>) -> Result<(), NoMatch>;

/// Adds the patterns. They create operations of `arith` and `vector`.
pub fn populate_wide_int_emulation<'c>(
    patterns: &mut ConversionPatternSet<'c>,
    converter: &Arc<TypeConverter<'c>>,
) {
    let lowerings: [&[(&'static OpDefinition, Lowering<'c>)]; 4] = [
        &integers::lowerings(),
        &shifts::lowerings(),
        &casts::lowerings(),
        &[(vector::PrintOp::DEFINITION, lower_print)],
    ];
    for &(kind, lower) in lowerings.into_iter().flatten() {
        patterns.add(FnConversionPattern::new(kind.name, lower).on(kind.name).with_converter(converter));
    }
}

/// The converted type, which must be a vector.
fn converted<'c>(rewriter: &ConversionRewriter<'_, 'c>, ty: Type<'c>) -> Result<Type<'c>, NoMatch> {
    let converter: Arc<TypeConverter<'c>> = rewriter.type_converter().ok_or(NoMatch)?;
    converter.convert_type(ty).filter(|ty| ty.is_vector()).ok_or(NoMatch)
}

fn lower_print<'c>(
    op: Op,
    operands: Operands<'_>,
    rewriter: &mut ConversionRewriter<'_, 'c>,
) -> Result<(), NoMatch> {
    let state = OpState::new(vector::PrintOp::DEFINITION, op.location(rewriter)).operands(operands.ones()?);
    rewriter.replace_op_with_state(op, state);
    Ok(())
}

impl Pass for EmulateWideInt {
    fn argument(&self) -> &'static str {
        "arith-emulate-wide-int"
    }

    fn name(&self) -> &'static str {
        "ArithEmulateWideInt"
    }

    fn description(&self) -> &'static str {
        "Emulate 2*N-bit integer operations using N-bit operations"
    }

    fn anchor(&self) -> PassAnchor {
        PassAnchor::Any
    }

    fn options(&self) -> &'static [PassOption] {
        &[WIDEST]
    }

    fn register_dependent_dialects(&self, context: &Context) {
        context.register::<vector::VectorDialect>();
    }

    fn run<'c>(&self, ir: &mut Ir<'c>, op: Op, state: &mut PassState<'_, 'c>) -> Result<(), PassError<'c>> {
        let widest: u32 = state.options().value(WIDEST.name)?;
        if !widest.is_power_of_two() || widest < 2 {
            return Err(PassError::Message(format!(
                "the option {} is a power of 2 from 2 on, and not {widest}",
                WIDEST.name
            )));
        }
        let converter = Arc::new(wide_int_converter(widest));
        let mut target = ConversionTarget::new(ir.context());
        let own = Arc::clone(&converter);
        target.dynamic(move |ir, function: func::FuncOp| {
            Some(own.is_legal_signature(function.function_type(ir).cast::<FunctionType<'c>>()?))
        });
        target.legal_dialect("vector");
        for name in [func::CallOp::NAME, func::ReturnOp::NAME, vector::PrintOp::NAME] {
            let own = Arc::clone(&converter);
            target.dynamic_op(name, move |ir, op| Some(own.is_legal_op(ir, op)));
        }
        let own = Arc::clone(&converter);
        target.dynamic_dialect("arith", move |ir, op| Some(own.is_legal_op(ir, op)));
        let mut patterns = ConversionPatternSet::new(ir.context());
        populate_wide_int_emulation(&mut patterns, &converter);
        populate_signature_conversion_of(&mut patterns, &converter, func::FuncOp::NAME);
        populate_call_conversion(&mut patterns, &converter);
        populate_return_conversion(&mut patterns, &converter);
        apply_partial_conversion(ir, &[op], &target, &patterns, ConversionConfig::default())
            .map_err(|error| PassError::Diagnostics(Diagnostics::from(error)))?;
        Ok(())
    }
}
