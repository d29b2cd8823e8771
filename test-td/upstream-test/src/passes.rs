//! The test passes, and their registration.

use std::sync::Arc;

use rtblgen_runtime::conversion::{
    ConversionConfig, ConversionError, ConversionPatternSet, ConversionTarget, FnConversionPattern,
    FoldingMode, TypeConversion, TypeConverter, TypeList, ValueList, apply_analysis_conversion,
    apply_full_conversion, apply_partial_conversion, populate_call_conversion,
    populate_function_signature_conversion, populate_return_conversion,
};
use rtblgen_runtime::opt::OptRegistry;
use rtblgen_runtime::pass::{OptionKind, Pass, PassAnchor, PassError, PassOption, PassState};
use rtblgen_runtime::rewrite::{GreedyError, apply_patterns_greedily_to};
use rtblgen_runtime::traits::TERMINATOR;
use rtblgen_runtime::{
    Builder, Context, Diagnostic, Diagnostics, GreedyConfig, Ir, Location, NoMatch, Op, OpState,
    PatternRewriter, RewritePatternSet, Severity, TupleType, Type, Value,
};

use crate::TestDialect;
use crate::conversion_patterns as patterns;
use crate::ir_passes::Simple;
use crate::listener::Notifications;
use crate::strict_driver::{Named, StrictDriver};
use crate::type_conversion::TypeConversionPass;

/// Registers the dialects and the passes.
pub fn register(registry: &mut OptRegistry) {
    registry.dialect::<TestDialect>();
    registry.dialect::<crate::dialect::test_dyn::TestDynDialect>();
    registry.dialect::<rtblgen_runtime::dialects::FuncDialect>();
    registry.dialect::<crate::dialect::stock::MlProgramDialect>();
    registry.dialect::<crate::dialect::stock::PtrDialect>();
    crate::analysis_passes::register(registry);
    crate::ir_passes::register(registry);
    crate::pass_passes::register(registry);
    registry.pass(crate::single_fold::SingleFold);
    registry.pass(crate::greedy_driver::GreedyDriver).pass(crate::greedy_driver::WalkDriver);
    registry.pass(LegalizePatterns).pass(TypeConversionPass).pass(StrictDriver);
    crate::inline::register(registry);
    registry.pass(Simple {
        argument: "test-convert-func-op",
        anchor: PassAnchor::Op("builtin.module"),
        run: crate::llvm_conversion::functions,
    });
    registry.pass(crate::llvm_conversion::LegalizePatterns);
    registry.pass(Simple {
        argument: "test-memref-to-llvm-with-transforms",
        anchor: PassAnchor::Op("builtin.module"),
        run: crate::llvm_conversion::with_transforms,
    });
    registry.pass(Simple {
        argument: "test-convert-call-op",
        anchor: PassAnchor::Op("builtin.module"),
        run: crate::llvm_conversion::calls,
    });
    registry.pass(Simple {
        argument: "test-pdl-bytecode-pass",
        anchor: PassAnchor::Op("builtin.module"),
        run: crate::pdl::bytecode,
    });
    registry.pass(Simple { argument: "test-pdll-pass", anchor: PassAnchor::Any, run: crate::pdl::pdll });
    registry.pass(Simple {
        argument: "test-dialect-conversion-pdll",
        anchor: PassAnchor::Any,
        run: crate::pdl::conversion,
    });
    registry.pass(Simple { argument: "test-remapped-value", anchor: PassAnchor::Any, run: remapped_value });
    registry.pass(Simple {
        argument: "test-legalize-unknown-root-patterns",
        anchor: PassAnchor::Any,
        run: unknown_root,
    });
    registry.pass(Simple {
        argument: "test-target-materialization-with-no-uses",
        anchor: PassAnchor::Any,
        run: no_uses,
    });
    registry.pass(Simple {
        argument: "test-pattern-selective-replacement",
        anchor: PassAnchor::Any,
        run: selective_replacement,
    });
    registry.pass(Simple {
        argument: "test-rewrite-dynamic-op",
        anchor: PassAnchor::Any,
        run: rewrite_dynamic_op,
    });
    registry.pass(Simple { argument: "test-merge-blocks", anchor: PassAnchor::Any, run: merge_blocks });
    registry.pass(Simple {
        argument: "test-decompose-call-graph-types",
        anchor: PassAnchor::Any,
        run: decompose_call_graph,
    });
}

/// Makes a `test.cast`.
pub(crate) fn cast<'c>(
    rewriter: &mut PatternRewriter<'_, 'c>,
    ty: Type<'c>,
    inputs: &[Value],
    location: Location<'c>,
) -> Option<Value> {
    let state = OpState::new("test.cast", location).operands(inputs.iter().copied()).result(ty);
    let cast = rewriter.create(state);
    Some(cast.result(rewriter, 0))
}

pub(crate) fn failed<'c>(error: ConversionError<'c>) -> PassError<'c> {
    PassError::Diagnostics(Diagnostics::from(error))
}

pub(crate) fn remark<'c>(ir: &Ir<'c>, op: Op, text: impl Into<String>) {
    let remark = ir.op_error(op, text);
    ir.context().emit(&Diagnostic { severity: Severity::Remark, ..remark });
}

fn has_type<'c>(ir: &Ir<'c>, value: Option<Value>, ty: Type<'c>) -> Option<bool> {
    Some(value.is_some_and(|value| value.ty(ir) == ty))
}

/// Only producers and consumers of `f64` are legal.
fn require_f64<'c>(target: &mut ConversionTarget<'c>, context: &'c Context) {
    let f64 = context.f64_type();
    target.dynamic_op("test.type_producer", move |ir, op| has_type(ir, op.results(ir).next(), f64));
    target.dynamic_op("test.type_consumer", move |ir, op| has_type(ir, op.operands(ir).next(), f64));
}

//===- test-legalize-patterns -----------------------------------------------------------------------------------------//

struct LegalizePatterns;

const OPTIONS: &[PassOption] = &[
    PassOption::new(
        "test-legalize-mode",
        "The legalization mode to use with the test driver",
        OptionKind::Choice("partial", &["analysis", "full", "partial"]),
    ),
    PassOption::new(
        "test-legalize-folding-mode",
        "The folding mode to use with the test driver",
        OptionKind::Choice("before-patterns", &["never", "before-patterns", "after-patterns"]),
    ),
    PassOption::new("allow-pattern-rollback", "Allow pattern rollback", OptionKind::Flag(true)),
    PassOption::new(
        "attach-debug-materialization-kind",
        "Attach materialization kind to unrealized_conversion_cast ops",
        OptionKind::Flag(false),
    ),
    PassOption::new(
        "build-materializations",
        "If set to 'false', leave unrealized_conversion_cast ops in place",
        OptionKind::Flag(true),
    ),
    PassOption::new("explain", "Explain failures", OptionKind::Flag(false)),
];

fn test_converter(context: &Context) -> TypeConverter<'_> {
    let (f16, f32, f64) = (context.f16_type(), context.f32_type(), context.f64_type());
    let int = |width| context.integer_type(width);
    let (i16, i24, i42, i43, i64) = (int(16), int(24), int(42), int(43), int(64));
    let mut converter = TypeConverter::new();
    converter.add_conversion(move |ty| {
        TypeConversion::Types(match ty {
            ty if ty == i16 || ty == i24 => TypeList::new(),
            ty if ty == i64 => TypeList::from_slice(&[f64]),
            ty if ty == i42 => TypeList::from_slice(&[i43]),
            ty if ty == f32 => TypeList::from_slice(&[f16, f16]),
            ty => TypeList::from_slice(&[ty]),
        })
    });
    converter.add_source_materialization(cast);
    converter.add_target_materialization(cast);
    converter
}

fn test_target<'c>(context: &'c Context, converter: &Arc<TypeConverter<'c>>) -> ConversionTarget<'c> {
    let mut target = ConversionTarget::new(context);
    target.legal_ops(&[
        "builtin.module",
        "test.legal_op_a",
        "test.legal_op_b",
        "test.legal_op_c",
        "test.cast",
    ]);
    target.legal_ops(&[
        "test.valid",
        "test.finish",
        "test.constant",
        "test.one_region_op",
        "test.valid_producer",
    ]);
    target.legal_ops(&["test.valid_consumer", "test.legal_op"]);
    target.illegal_ops(&["test.illegal_op_f", "test.region_builder", "test.op_with_region_fold"]);
    let f32 = context.f32_type();
    target.dynamic_op("test.return", move |ir, op| Some(op.operand_types(ir).all(|ty| ty != f32)));
    let own = converter.clone();
    target.dynamic_op("func.func", move |ir, op| Some(own.is_legal_signature(op.function_type(ir)?)));
    let own = converter.clone();
    target.dynamic_op("func.call", move |ir, op| Some(own.is_legal_op(ir, op)));
    for name in ["test.value_replace", "test.post_order_legalization", "test.convert_block_args"] {
        target.dynamic_op(name, |ir, op| Some(op.attribute(ir, "is_legal").is_some()));
    }
    target.dynamic_op("test.illegal_op_g", |_, _| Some(false));
    require_f64(&mut target, context);
    for name in ["func.func", "builtin.module"] {
        let is_marked = |ir: &Ir<'_>, op: Op| Some(op.attribute(ir, "test.recursively_legal").is_some());
        target.recursively_legal_op_if(name, is_marked);
    }
    let zero = context.integer_attr(context.integer_type(64), 0);
    target.dynamic_op("test.recursive_rewrite", move |ir, op| Some(op.attribute(ir, "depth") == Some(zero)));
    target.dynamic_op("test.op_in_place_self_fold", |ir, op| Some(op.attribute(ir, "folded").is_some()));
    target
}

impl Pass for LegalizePatterns {
    fn argument(&self) -> &'static str {
        "test-legalize-patterns"
    }

    fn options(&self) -> &'static [PassOption] {
        OPTIONS
    }

    fn run<'c>(&self, ir: &mut Ir<'c>, op: Op, state: &mut PassState<'_, 'c>) -> Result<(), PassError<'c>> {
        let context = ir.context();
        let converter = Arc::new(test_converter(context));
        let mut set = ConversionPatternSet::new(context);
        patterns::populate(&mut set, &converter);
        populate_function_signature_conversion(&mut set, &converter);
        populate_call_conversion(&mut set, &converter);
        let mut target = test_target(context, &converter);
        let flag = |name| state.options().flag(name);
        let is_delayed = flag("allow-pattern-rollback");
        let mut notifications = Notifications { is_delayed, ..Notifications::default() };
        let config = ConversionConfig {
            folding: match &*state.options().text("test-legalize-folding-mode") {
                "never" => FoldingMode::Never,
                "after-patterns" => FoldingMode::AfterPatterns,
                _ => FoldingMode::BeforePatterns,
            },
            rollback: flag("allow-pattern-rollback"),
            build_materializations: flag("build-materializations"),
            attach_materialization_kind: flag("attach-debug-materialization-kind"),
            explain: flag("explain"),
            listener: Some(&mut notifications),
            ..ConversionConfig::default()
        };
        let mode = state.options().text("test-legalize-mode").into_owned();
        let result = match mode.as_str() {
            "analysis" => apply_analysis_conversion(ir, &[op], &target, &set, config),
            "full" => {
                target.dynamic_unknown(|ir, op| Some(op.attribute(ir, "test.dynamically_legal").is_some()));
                apply_full_conversion(ir, &[op], &target, &set, config)
            }
            _ => apply_partial_conversion(ir, &[op], &target, &set, config),
        };
        state.print_output(notifications.text);
        report(ir, op, &mode, result)
    }
}

fn report<'c>(
    ir: &Ir<'c>,
    op: Op,
    mode: &str,
    result: Result<rtblgen_runtime::conversion::ConversionOutcome, ConversionError<'c>>,
) -> Result<(), PassError<'c>> {
    let unlegalized = match result {
        Err(error) if mode == "analysis" => return Err(failed(error)),
        Err(error) => {
            let unlegalized = error.unlegalized.clone();
            Diagnostics::from(error).into_iter().for_each(|error| ir.context().emit(&error));
            let entry = if mode == "full" { "applyFullConversion" } else { "applyPartialConversion" };
            remark(ir, op, format!("{entry} failed"));
            unlegalized
        }
        Ok(outcome) => {
            for op in &outcome.legalizable {
                remark(ir, *op, format!("op '{}' is legalizable", op.name(ir)));
            }
            outcome.unlegalized
        }
    };
    if mode == "partial" {
        for op in unlegalized.into_iter().filter(|op| op.is_live(ir)) {
            remark(ir, op, format!("op '{}' is not legalizable", op.name(ir)));
        }
    }
    Ok(())
}

//===- The smaller passes ---------------------------------------------------------------------------------------------//

fn remapped_value<'c>(ir: &mut Ir<'c>, op: Op, _: &mut PassState<'_, 'c>) -> Result<(), PassError<'c>> {
    let context = ir.context();
    let mut converter = TypeConverter::new();
    // Upstream adds a rule for f32 first, so it is never tried.
    converter.add_conversion(TypeConversion::from);
    let converter = Arc::new(converter);
    let mut set = ConversionPatternSet::new(context);
    let name = "test.one_variadic_out_one_variadic_in1";
    patterns::add(&mut set, "OneVResOneVOperandOp1Converter", name, 1, patterns::repeat_remapped);
    patterns::add(&mut set, "TestChangeProducerTypeF32ToF64", "test.type_producer", 1, patterns::f32_to_f64);
    patterns::add(&mut set, "TestUpdateConsumerType", "test.type_consumer", 1, patterns::update_consumer);
    let root = "test.remapped_value_region";
    patterns::add_with(&mut set, "TestRemapValueInRegion", root, &converter, patterns::remap_in_region);
    let mut target = ConversionTarget::new(context);
    target.legal_ops(&["builtin.module", "func.func", "test.return"]);
    require_f64(&mut target, context);
    target.dynamic_op(name, |ir, op| Some(op.operand_count(ir) > 1));
    apply_full_conversion(ir, &[op], &target, &set, ConversionConfig::default()).map_err(failed)?;
    Ok(())
}

/// Replaces the uses of a `test.cast` of two values: those of terminators by the one, others by the other.
fn selective_replacement<'c>(
    ir: &mut Ir<'c>,
    op: Op,
    _: &mut PassState<'_, 'c>,
) -> Result<(), PassError<'c>> {
    let mut set = RewritePatternSet::new(ir.context());
    set.add(Named {
        root: "test.cast",
        body: |op, rewriter| {
            if op.operand_count(rewriter) != 2 {
                return Err(NoMatch);
            }
            let [first, second] = [0, 1].map(|number| op.operand(rewriter, number));
            let result = op.result(rewriter, 0);
            rewriter.replace_uses_if(result, first, |ir, own| own.op.has_trait(ir, &TERMINATOR));
            rewriter.replace_op(op, [second]);
            Ok(())
        },
    });
    let result = apply_patterns_greedily_to(ir, op, &set.freeze(), GreedyConfig::default());
    match result {
        Ok(_) | Err(GreedyError::NotConverged { .. }) => Ok(()),
        Err(error) => Err(PassError::Message(error.to_string())),
    }
}

/// Replaces one op that is defined when the program runs by another.
fn rewrite_dynamic_op<'c>(ir: &mut Ir<'c>, op: Op, _: &mut PassState<'_, 'c>) -> Result<(), PassError<'c>> {
    const ROOT: &str = "test.dynamic_one_operand_two_results";
    let mut set = ConversionPatternSet::new(ir.context());
    set.add_rewrite(Named {
        root: ROOT,
        body: |op, rewriter| {
            let state = OpState::new("test.dynamic_generic", op.location(rewriter));
            let (operands, types): (Vec<_>, Vec<_>) = (
                op.operands(rewriter).collect(),
                op.results(rewriter).map(|result| result.ty(rewriter)).collect(),
            );
            rewriter.replace_op_with_state(op, state.operands(operands).results(types));
            Ok(())
        },
    });
    let mut target = ConversionTarget::new(ir.context());
    target.illegal_op(ROOT).legal_op("test.dynamic_generic");
    apply_partial_conversion(ir, &[op], &target, &set, ConversionConfig::default()).map_err(failed)?;
    Ok(())
}

fn unknown_root<'c>(ir: &mut Ir<'c>, op: Op, _: &mut PassState<'_, 'c>) -> Result<(), PassError<'c>> {
    let mut set = ConversionPatternSet::new(ir.context());
    set.add_rewrite(patterns::RemoveTestDialectOps);
    let mut target = ConversionTarget::new(ir.context());
    target.illegal_dialect("test");
    apply_partial_conversion(ir, &[op], &target, &set, ConversionConfig::default()).map_err(failed)?;
    Ok(())
}

fn no_uses<'c>(ir: &mut Ir<'c>, op: Op, _: &mut PassState<'_, 'c>) -> Result<(), PassError<'c>> {
    let context = ir.context();
    let (i16, i64) = (context.integer_type(16), context.integer_type(64));
    let mut converter = TypeConverter::new();
    converter.add_conversion(move |ty| if ty == i16 { i64.into() } else { ty.into() });
    converter.add_target_materialization(cast);
    let converter = Arc::new(converter);
    let mut set = ConversionPatternSet::new(context);
    let root = "test.type_changer";
    patterns::add_with(&mut set, "ForwardOperandPattern", root, &converter, patterns::forward_operands);
    let mut target = ConversionTarget::new(context);
    target.illegal_op(root);
    apply_partial_conversion(ir, &[op], &target, &set, ConversionConfig::default()).map_err(failed)?;
    Ok(())
}

fn merge_blocks<'c>(ir: &mut Ir<'c>, op: Op, _: &mut PassState<'_, 'c>) -> Result<(), PassError<'c>> {
    const SINGLE: &str = "test.SingleBlockImplicitTerminator";
    let mut set = ConversionPatternSet::new(ir.context());
    patterns::add(&mut set, "TestMergeBlock", "test.merge_blocks", 1, patterns::merge_blocks);
    patterns::add(&mut set, "TestUndoBlocksMerge", "test.undo_blocks_merge", 1, patterns::undo_blocks_merge);
    set.add(FnConversionPattern::new("TestMergeSingleBlockOps", patterns::merge_single_block_ops).on(SINGLE));
    let mut target = ConversionTarget::new(ir.context());
    target.legal_ops(&["func.func", "builtin.module", "test.finish", "test.br", "test.type_consumer"]);
    target.legal_ops(&["test.type_producer", "test.return"]);
    target.illegal_op("test.illegal_op_f");
    target.dynamic_op("test.merge_blocks", |ir, op| Some(op.region(ir, 0).has_one_block(ir)));
    let is_inside = |ir: &Ir<'_>, op: Op, name: &str| {
        op.ancestors(ir).any(|outer| outer != op && outer.name(ir).as_str() == name)
    };
    target.dynamic_op("test.br", move |ir, op| Some(is_inside(ir, op, "test.merge_blocks")));
    target.dynamic_op(SINGLE, move |ir, op| Some(!is_inside(ir, op, SINGLE)));
    let result = apply_partial_conversion(ir, &[op], &target, &set, ConversionConfig::default());
    let unlegalized = match result {
        Ok(outcome) => outcome.unlegalized,
        Err(error) => {
            let unlegalized = error.unlegalized.clone();
            Diagnostics::from(error).into_iter().for_each(|error| ir.context().emit(&error));
            unlegalized
        }
    };
    for op in unlegalized {
        remark(ir, op, format!("op '{}' is not legalizable", op.name(ir)));
    }
    Ok(())
}

//===- Tuples ---------------------------------------------------------------------------------------------------------//

/// The types in a tuple, those of tuples in it in their place.
fn flattened<'c>(ty: Type<'c>, types: &mut TypeList<'c>) {
    match ty.cast::<TupleType<'c>>() {
        Some(tuple) => tuple.types().iter().for_each(|ty| flattened(*ty, types)),
        None => types.push(ty),
    }
}

fn flat<'c>(ty: Type<'c>) -> TypeList<'c> {
    let mut types = TypeList::new();
    flattened(ty, &mut types);
    types
}

/// Takes a tuple apart.
fn decompose<'c>(
    rewriter: &mut PatternRewriter<'_, 'c>,
    tuple: Value,
    location: Location<'c>,
    values: &mut ValueList,
) {
    let Some(ty) = tuple.ty(rewriter).cast::<TupleType<'c>>() else { return values.push(tuple) };
    let context = rewriter.context();
    for (number, element) in ty.types().iter().enumerate() {
        let index = context.integer_attr(context.i32_type(), number as i128);
        let state = OpState::new("test.get_tuple_element", location).operand(tuple).result(*element);
        let get = rewriter.create(state.attribute("index", index));
        decompose(rewriter, get.result(rewriter, 0), location, values);
    }
}

/// Puts a tuple together from the values for its flattened types.
fn compose<'c>(
    rewriter: &mut PatternRewriter<'_, 'c>,
    ty: TupleType<'c>,
    inputs: &mut std::slice::Iter<'_, Value>,
    location: Location<'c>,
) -> Option<Value> {
    let mut elements = Vec::new();
    for element in ty.types() {
        elements.push(match element.cast::<TupleType<'c>>() {
            Some(nested) => compose(rewriter, nested, inputs, location)?,
            None => *inputs.next()?,
        });
    }
    let make = rewriter.create(OpState::new("test.make_tuple", location).operands(elements).result(ty));
    Some(make.result(rewriter, 0))
}

fn decompose_call_graph<'c>(ir: &mut Ir<'c>, op: Op, _: &mut PassState<'_, 'c>) -> Result<(), PassError<'c>> {
    let mut converter = TypeConverter::new();
    converter.add_conversion(|ty| TypeConversion::Types(flat(ty)));
    converter.add_source_materialization(|rewriter, ty, inputs, location| {
        compose(rewriter, ty.cast::<TupleType<'_>>()?, &mut inputs.iter(), location)
    });
    converter.add_target_materialization_to_many(|rewriter, asked| {
        let [tuple] = asked.inputs else { return None };
        let ty = tuple.ty(rewriter);
        if ty.cast::<TupleType<'_>>().is_none() || flat(ty).as_slice() != asked.types {
            return None;
        }
        let mut values = ValueList::new();
        decompose(rewriter, *tuple, asked.location, &mut values);
        Some(values)
    });
    let converter = Arc::new(converter);
    let mut target = ConversionTarget::new(ir.context());
    target.legal_dialect("test");
    let own = converter.clone();
    target.dynamic_op("func.return", move |ir, op| Some(own.are_legal_types(op.operand_types(ir))));
    let own = converter.clone();
    target.dynamic_op("func.call", move |ir, op| Some(own.is_legal_op(ir, op)));
    let own = converter.clone();
    target.dynamic_op("func.func", move |ir, op| Some(own.is_legal_signature(op.function_type(ir)?)));
    let mut set = ConversionPatternSet::new(ir.context());
    populate_function_signature_conversion(&mut set, &converter);
    populate_return_conversion(&mut set, &converter);
    populate_call_conversion(&mut set, &converter);
    apply_partial_conversion(ir, &[op], &target, &set, ConversionConfig::default()).map_err(failed)?;
    Ok(())
}
