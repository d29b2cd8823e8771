//! `-test-legalize-type-conversion`.

use std::sync::Arc;

use rtblgen_dialects::conversion::populate_scf_type_conversion;
use rtblgen_runtime::conversion::{
    ConversionConfig, ConversionPatternSet, ConversionRewriter, ConversionTarget, Operands, TypeConversion,
    TypeConverter, TypeList, apply_partial_conversion, is_legal_branch, populate_branch_conversion,
    populate_function_signature_conversion,
};
use rtblgen_runtime::pass::{OptionKind, Pass, PassError, PassOption, PassState};
use rtblgen_runtime::{
    Builder, Context, IntegerType, Ir, NoMatch, Op, OpState, PatternRewriter, Type, Value,
};

use crate::conversion_patterns::{add, add_with};
use crate::dialect::dynamic::TestRecursiveType;
use crate::dialect::recursive;
use crate::passes::{cast, failed};

type Rewriter<'a, 'c> = ConversionRewriter<'a, 'c>;
type Matched = Result<(), NoMatch>;

/// The pass.
pub(crate) struct TypeConversionPass;

const OPTIONS: &[PassOption] =
    &[PassOption::new("allow-pattern-rollback", "Allow pattern rollback", OptionKind::Flag(true))];

fn width(ty: Type<'_>) -> Option<u32> {
    Some(ty.cast::<IntegerType<'_>>()?.width())
}

/// Makes `i37` wider by the number in an attribute of the function around it.
fn widen<'c>(ir: &Ir<'c>, value: Value) -> TypeConversion<'c> {
    if width(value.ty(ir)) != Some(37) {
        return TypeConversion::NotCovered;
    }
    let region = value.parent_region(ir);
    let function = region
        .and_then(|region| region.parent_op(ir))
        .and_then(|op| std::iter::once(op).chain(op.ancestors(ir)).find(|op| op.function_type(ir).is_some()));
    let increment = function.and_then(|op| op.attribute(ir, "increment")?.as_integer());
    match increment {
        Some(increment) => ir.context().integer_type(37 + increment as u32).into(),
        None => TypeConversion::Failed,
    }
}

fn convert_recursive(ty: Type<'_>) -> TypeConversion<'_> {
    let Some(own) = ty.cast::<TestRecursiveType<'_>>() else { return TypeConversion::NotCovered };
    if recursive::is_converted(ty) {
        return ty.into();
    }
    recursive::convert(ty.context(), own).map_or(TypeConversion::Failed, Into::into)
}

fn converter(context: &Context) -> TypeConverter<'_> {
    let (f16, bf16) = (context.f16_type(), context.bf16_type());
    let (f32, f64) = (context.f32_type(), context.f64_type());
    let (i32, i64, index) = (context.i32_type(), context.integer_type(64), context.index_type());
    let mut converter = TypeConverter::new();
    converter.add_conversion(move |ty| match ty {
        ty if [f64, bf16, f16, f32].contains(&ty) => f64.into(),
        ty if ty == index => ty.into(),
        ty => match width(ty) {
            Some(1 | 38) => ty.into(),
            Some(_) => TypeConversion::Types(TypeList::new()),
            None => TypeConversion::Failed,
        },
    });
    converter.add_conversion(convert_recursive);
    converter.add_value_conversion(widen);
    converter.add_source_materialization(move |rewriter, ty, inputs, location| {
        let from = inputs.iter().map(|input| input.ty(rewriter)).collect::<Vec<_>>();
        match from.as_slice() {
            [from] if *from == f64 && ty != f16 => cast(rewriter, ty, inputs, location),
            [] if ty == i32 || ty == i64 => {
                let made = rewriter.create(OpState::new("test.type_producer", location).result(ty));
                Some(made.result(rewriter, 0))
            }
            [from] if width(ty).is_some() && width(*from).is_some() => cast(rewriter, ty, inputs, location),
            _ => None,
        }
    });
    converter.add_target_materialization(|rewriter: &mut PatternRewriter<'_, '_>, ty, inputs, location| {
        let [input] = inputs else { return None };
        if width(input.ty(rewriter)) != Some(37) {
            return None;
        }
        let state = OpState::new("builtin.unrealized_conversion_cast", location).operand(*input).result(ty);
        let cast = rewriter.create(state);
        Some(cast.result(rewriter, 0))
    });
    converter
}

fn forward_consumer(op: Op, operands: Operands<'_>, rewriter: &mut Rewriter<'_, '_>) -> Matched {
    let values = operands.ones()?;
    rewriter.modify_in_place(op, |ir| ir.set_operands(op, &values));
    Ok(())
}

fn convert_producer(op: Op, _: Operands<'_>, rewriter: &mut Rewriter<'_, '_>) -> Matched {
    let ty = op.result(rewriter, 0).ty(rewriter);
    let context = rewriter.context();
    let new = match ty {
        ty if ty.is_float() => context.f64_type(),
        ty if width(ty) == Some(16) => context.integer_type(64),
        ty if ty.is::<TestRecursiveType<'_>>() => {
            let converter = rewriter.type_converter().ok_or(NoMatch)?;
            converter.convert_type(ty).filter(|new| *new != ty).ok_or(NoMatch)?
        }
        _ => return Err(NoMatch),
    };
    let state = OpState::new("test.type_producer", op.location(rewriter)).result(new);
    rewriter.replace_op_with_state(op, state);
    Ok(())
}

/// Converts the signature and does not match then.
fn undo_signature_conversion(op: Op, _: Operands<'_>, rewriter: &mut Rewriter<'_, '_>) -> Matched {
    let converter = rewriter.type_converter().ok_or(NoMatch)?;
    let region = op.region(rewriter, 0);
    rewriter.convert_region_types(region, &converter, None)?;
    Err(NoMatch)
}

fn replace_by_legal(op: Op, operands: Operands<'_>, rewriter: &mut Rewriter<'_, '_>) -> Matched {
    let value = *operands.group(0).first().ok_or(NoMatch)?;
    let state = OpState::new("test.legal_op_d", op.location(rewriter)).operand(value);
    rewriter.replace_op_with_state(op, state);
    Ok(())
}

fn another_producer(op: Op, _: Operands<'_>, rewriter: &mut Rewriter<'_, '_>) -> Matched {
    let ty = op.result(rewriter, 0).ty(rewriter);
    let state = OpState::new("test.type_producer", op.location(rewriter)).result(ty);
    rewriter.replace_op_with_state(op, state);
    Ok(())
}

fn target<'c>(context: &'c Context, converter: &Arc<TypeConverter<'c>>) -> ConversionTarget<'c> {
    let (f32, f64, i64) = (context.f32_type(), context.f64_type(), context.integer_type(64));
    let mut target = ConversionTarget::new(context);
    target.legal_ops(&["test.context_op", "test.legal_op_d"]);
    target.dynamic_op("test.type_producer", move |ir, op| {
        let ty = op.result(ir, 0).ty(ir);
        Some(ty == f64 || ty == i64 || recursive::is_converted(ty))
    });
    let own = converter.clone();
    target.dynamic_op("func.func", move |ir, op| Some(own.is_legal_signature(op.function_type(ir)?)));
    target.dynamic_op("test.cast", move |ir, op| {
        Some(op.operand_types(ir).next() == Some(f64) && op.result(ir, 0).ty(ir) == f32)
    });
    let own = converter.clone();
    target.dynamic_op("test.signature_conversion_no_converter", move |ir, op| {
        let entry = op.region(ir, 0).entry(ir)?;
        Some(own.are_legal_types(entry.argument_types(ir)))
    });
    for name in ["cf.br", "cf.cond_br"] {
        let own = converter.clone();
        target.dynamic_op(name, move |ir, op| is_legal_branch(ir, op, &own));
    }
    target
}

impl Pass for TypeConversionPass {
    fn argument(&self) -> &'static str {
        "test-legalize-type-conversion"
    }

    fn options(&self) -> &'static [PassOption] {
        OPTIONS
    }

    fn run<'c>(&self, ir: &mut Ir<'c>, op: Op, state: &mut PassState<'_, 'c>) -> Result<(), PassError<'c>> {
        let context = ir.context();
        let converter = Arc::new(converter(context));
        let mut set = ConversionPatternSet::new(context);
        add_with(&mut set, "TestTypeConsumerForward", "test.type_consumer", &converter, forward_consumer);
        add_with(&mut set, "TestTypeConversionProducer", "test.type_producer", &converter, convert_producer);
        let root = "test.signature_conversion_undo";
        add_with(&mut set, "TestSignatureConversionUndo", root, &converter, undo_signature_conversion);
        let own = converter.clone();
        let no_converter = move |op: Op, _: Operands<'_>, rewriter: &mut Rewriter<'_, 'c>| {
            let entry = op.region(rewriter, 0).entry(rewriter).ok_or(NoMatch)?;
            let conversion = own.convert_signature(entry.argument_types(rewriter)).ok_or(NoMatch)?;
            rewriter.modify_with(op, |rewriter| {
                rewriter.apply_signature_conversion(entry, &conversion, None);
                Ok(())
            })
        };
        let pattern = rtblgen_runtime::conversion::FnConversionPattern::new(
            "TestTestSignatureConversionNoConverter",
            no_converter,
        );
        set.add(pattern.on("test.signature_conversion_no_converter"));
        add_with(
            &mut set,
            "TestReplaceWithLegalOp",
            "test.replace_with_legal_op",
            &converter,
            replace_by_legal,
        );
        add(&mut set, "TestTypeConversionAnotherProducer", "test.another_type_producer", 1, another_producer);
        populate_function_signature_conversion(&mut set, &converter);
        populate_branch_conversion(&mut set, &converter);
        let mut target = target(context, &converter);
        populate_scf_type_conversion(&mut set, &mut target, &converter);
        let rollback = state.options().flag("allow-pattern-rollback");
        let config = ConversionConfig { rollback, ..ConversionConfig::default() };
        apply_partial_conversion(ir, &[op], &target, &set, config).map_err(failed)?;
        Ok(())
    }
}
