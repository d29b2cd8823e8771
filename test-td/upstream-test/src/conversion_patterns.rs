//! The patterns of `-test-legalize-patterns` and of its smaller relatives.

use std::sync::Arc;

use rtblgen_runtime::conversion::{
    ConversionPatternSet, ConversionRewriter, FnConversionPattern, Operands, SignatureConversion,
    TypeConverter,
};
use rtblgen_runtime::{
    Block, Builder, IrMapping, NoMatch, Op, OpState, PatternRewriter, Region, RewritePattern,
    RewritePatternSet, RootKind, Type, TypeAttr, Value,
};

use crate::dialect::test_patterns;

type Rewriter<'a, 'c> = ConversionRewriter<'a, 'c>;
type Matched = Result<(), NoMatch>;

/// Replaces `op` by an operation of another name that takes `operands`.
fn replace<'c>(
    rewriter: &mut Rewriter<'_, 'c>,
    op: Op,
    name: &str,
    operands: &[Value],
    results: &[Type<'c>],
) -> Op {
    let location = op.location(rewriter);
    let state =
        OpState::new(name, location).operands(operands.iter().copied()).results(results.iter().copied());
    rewriter.replace_op_with_state(op, state)
}

fn create<'c>(rewriter: &mut Rewriter<'_, 'c>, like: Op, name: &str, results: &[Type<'c>]) -> Op {
    let location = like.location(rewriter);
    rewriter.create(OpState::new(name, location).results(results.iter().copied()))
}

fn first_region(rewriter: &Rewriter<'_, '_>, op: Op) -> Region {
    op.region(rewriter, 0)
}

fn detached_signature_conversion(op: Op, operands: Operands<'_>, rewriter: &mut Rewriter<'_, '_>) -> Matched {
    if op.region_count(rewriter) != 1 {
        return Err(NoMatch);
    }
    let region = rewriter.create_region();
    rewriter.inline_region_at_end(first_region(rewriter, op), region);
    let entry = region.entry(rewriter).ok_or(NoMatch)?;
    let count = entry.argument_count(rewriter);
    let f64 = rewriter.context().f64_type();
    let mut conversion = SignatureConversion::new(count);
    (0..count).for_each(|number| conversion.replace_input(number, &[f64]));
    rewriter.apply_signature_conversion(entry, &conversion, None);
    let types: Vec<_> = op.result_types(rewriter).collect();
    let state =
        OpState::new("test.legal_op", op.location(rewriter)).operands(operands.ones()?).results(types);
    let new = rewriter.create(state.region(region));
    let results: Vec<Value> = new.results(rewriter).collect();
    rewriter.replace_op(op, results);
    Ok(())
}

fn region_block_movement(op: Op, _: Operands<'_>, rewriter: &mut Rewriter<'_, '_>) -> Matched {
    let parent = op.parent_region(rewriter).ok_or(NoMatch)?;
    let region = first_region(rewriter, op);
    if op.discardable(rewriter, "legalizer.should_clone").is_some() {
        let mut mapping = IrMapping::new();
        rewriter.with_rewriter(|rewriter| rewriter.clone_region_at_end(region, parent, &mut mapping));
    } else {
        rewriter.inline_region_at_end(region, parent);
    }
    if op.discardable(rewriter, "legalizer.erase_old_blocks").is_some() {
        while let Some(block) = region.entry(rewriter) {
            rewriter.erase_block(block);
        }
    }
    rewriter.erase_op(op);
    Ok(())
}

fn region_rewrite_undo(op: Op, _: Operands<'_>, rewriter: &mut Rewriter<'_, '_>) -> Matched {
    let context = rewriter.context();
    let location = op.location(rewriter);
    let new = rewriter.create(OpState::new("test.region", location).empty_regions(1));
    let body = new.region(rewriter, 0);
    rewriter.create_block(body, &[context.integer_type(64)], &[context.unknown_loc()]);
    create(rewriter, op, "test.illegal_op_f", &[context.i32_type()]);
    create(rewriter, op, "test.valid", &[]);
    rewriter.erase_op(op);
    Ok(())
}

fn new_block(op: Op, rewriter: &mut Rewriter<'_, '_>) -> Result<Block, NoMatch> {
    let (region, location) = (op.parent_region(rewriter).ok_or(NoMatch)?, op.location(rewriter));
    let i32 = rewriter.context().i32_type();
    Ok(rewriter.create_block(region, &[i32, i32], &[location, location]))
}

fn create_block(op: Op, _: Operands<'_>, rewriter: &mut Rewriter<'_, '_>) -> Matched {
    new_block(op, rewriter)?;
    create(rewriter, op, "test.finish", &[]);
    rewriter.erase_op(op);
    Ok(())
}

fn create_illegal_block(op: Op, _: Operands<'_>, rewriter: &mut Rewriter<'_, '_>) -> Matched {
    new_block(op, rewriter)?;
    let i32 = rewriter.context().i32_type();
    create(rewriter, op, "test.illegal_op_f", &[i32]);
    create(rewriter, op, "test.finish", &[]);
    rewriter.erase_op(op);
    Ok(())
}

/// Replaces the uses of the first operand by twice the second.
fn value_replace(op: Op, _: Operands<'_>, rewriter: &mut Rewriter<'_, '_>) -> Matched {
    let (from, to) = (op.operand(rewriter, 0), op.operand(rewriter, 1));
    if op.attribute(rewriter, "conditional").is_some() {
        rewriter.replace_uses_if(from, &[to, to], |ir, candidate| {
            candidate.op.attribute(ir, "replace_uses").is_some()
        });
    } else {
        rewriter.replace_all_uses(from, &[to, to]);
    }
    rewriter.modify_in_place(op, |ir| {
        if op.attribute(ir, "trigger_rollback").is_none() {
            let unit = ir.context().unit_attr();
            ir.set_attribute(op, "is_legal", unit);
        }
    });
    Ok(())
}

fn undo_move_op_before(op: Op, _: Operands<'_>, rewriter: &mut Rewriter<'_, '_>) -> Matched {
    let parent = op.parent_op(rewriter).ok_or(NoMatch)?;
    rewriter.move_op_before(op, parent);
    let f32 = rewriter.context().f32_type();
    replace(rewriter, op, "test.illegal_op_f", &[], &[f32]);
    Ok(())
}

fn undo_block_erase(op: Op, _: Operands<'_>, rewriter: &mut Rewriter<'_, '_>) -> Matched {
    let second = first_region(rewriter, op).blocks(rewriter).nth(1).ok_or(NoMatch)?;
    rewriter.set_insertion_point_to_start(second);
    let f32 = rewriter.context().f32_type();
    create(rewriter, op, "test.illegal_op_f", &[f32]);
    rewriter.erase_block(second);
    rewriter.modify_in_place(op, |_| ());
    Ok(())
}

fn undo_properties_modification(op: Op, _: Operands<'_>, rewriter: &mut Rewriter<'_, '_>) -> Matched {
    if op.attribute(rewriter, "modify_inplace").is_none() {
        return Err(NoMatch);
    }
    rewriter.modify_in_place(op, |ir| {
        let value = ir.context().integer_attr(ir.context().integer_type(64), 42);
        ir.set_inherent(op, 0, Some(value));
    });
    Ok(())
}

fn drop_op_signature_conversion(op: Op, _: Operands<'_>, rewriter: &mut Rewriter<'_, '_>) -> Matched {
    let converter = rewriter.type_converter().ok_or(NoMatch)?;
    let region = first_region(rewriter, op);
    rewriter.convert_region_types(region, &converter, None)?;
    rewriter.erase_op(op);
    Ok(())
}

fn passthrough_invalid(op: Op, operands: Operands<'_>, rewriter: &mut Rewriter<'_, '_>) -> Matched {
    let mut flat = Vec::new();
    for (number, values) in operands.groups().enumerate() {
        match values {
            [value] => flat.push(*value),
            values => {
                let ty = op.operand(rewriter, number).ty(rewriter);
                let location = op.location(rewriter);
                let state = OpState::new("test.cast", location).operands(values.iter().copied()).result(ty);
                let cast = rewriter.create(state);
                flat.push(cast.result(rewriter, 0));
            }
        }
    }
    replace(rewriter, op, "test.valid", &flat, &[]);
    Ok(())
}

fn drop_and_replace_invalid(op: Op, operands: Operands<'_>, rewriter: &mut Rewriter<'_, '_>) -> Matched {
    operands.ones()?;
    replace(rewriter, op, "test.valid", &[], &[]);
    Ok(())
}

fn split_return_type(op: Op, operands: Operands<'_>, rewriter: &mut Rewriter<'_, '_>) -> Matched {
    let f32 = rewriter.context().f32_type();
    if op.operand_count(rewriter) != 1 || op.operand(rewriter, 0).ty(rewriter) != f32 {
        return Err(NoMatch);
    }
    replace(rewriter, op, "test.return", operands.group(0), &[]);
    Ok(())
}

/// Replaces a producer of one type by one of another type.
fn change_producer<'c>(
    rewriter: &mut Rewriter<'_, 'c>,
    op: Op,
    from: Option<Type<'c>>,
    to: Type<'c>,
) -> Matched {
    let found = op.result(rewriter, 0).ty(rewriter);
    if from.is_some_and(|from| from != found) {
        return Err(rewriter.match_failure(op, || "the result has another type".to_owned()));
    }
    replace(rewriter, op, "test.type_producer", &[], &[to]);
    Ok(())
}

fn i32_to_f32(op: Op, _: Operands<'_>, rewriter: &mut Rewriter<'_, '_>) -> Matched {
    let context = rewriter.context();
    change_producer(rewriter, op, Some(context.i32_type()), context.f32_type())
}

pub(crate) fn f32_to_f64(op: Op, _: Operands<'_>, rewriter: &mut Rewriter<'_, '_>) -> Matched {
    let context = rewriter.context();
    change_producer(rewriter, op, Some(context.f32_type()), context.f64_type())
}

fn f32_to_invalid(op: Op, _: Operands<'_>, rewriter: &mut Rewriter<'_, '_>) -> Matched {
    let bf16 = rewriter.context().bf16_type();
    change_producer(rewriter, op, None, bf16)
}

pub(crate) fn update_consumer(op: Op, operands: Operands<'_>, rewriter: &mut Rewriter<'_, '_>) -> Matched {
    let value = operands.one(0)?;
    if value.ty(rewriter) != rewriter.context().f64_type() {
        return Err(NoMatch);
    }
    replace(rewriter, op, "test.type_consumer", &[value], &[]);
    Ok(())
}

fn non_root_replacement(op: Op, _: Operands<'_>, rewriter: &mut Rewriter<'_, '_>) -> Matched {
    let ty = op.result(rewriter, 0).ty(rewriter);
    let illegal = create(rewriter, op, "test.illegal_op_f", &[ty]);
    let legal = create(rewriter, op, "test.legal_op_b", &[ty]);
    rewriter.replace_op(op, [illegal.result(rewriter, 0)].to_vec());
    rewriter.replace_op(illegal, [legal.result(rewriter, 0)].to_vec());
    Ok(())
}

/// Counts down in place; the target ends the recursion.
fn bounded_recursion(op: Op, _: Operands<'_>, rewriter: &mut Rewriter<'_, '_>) -> Matched {
    let context = rewriter.context();
    let depth = op.attribute(rewriter, "depth").and_then(|depth| depth.as_integer()).unwrap_or(0);
    let less = context.integer_attr(context.integer_type(64), depth - 1);
    rewriter.modify_in_place(op, |ir| ir.set_attribute(op, "depth", less));
    Ok(())
}

/// Makes the block and the terminator before the operation around them.
fn nested_op_creation_undo(op: Op, _: Operands<'_>, rewriter: &mut Rewriter<'_, '_>) -> Matched {
    let point = rewriter.insertion_point();
    let region = rewriter.create_region();
    rewriter.create_block(region, &[], &[]);
    create(rewriter, op, "test.illegal_op_terminator", &[]);
    rewriter.set_insertion_point(point);
    let state = OpState::new("test.illegal_op_with_region", op.location(rewriter)).region(region);
    rewriter.replace_op_with_state(op, state);
    Ok(())
}

fn replace_erase(op: Op, _: Operands<'_>, rewriter: &mut Rewriter<'_, '_>) -> Matched {
    let producer = op.operand(rewriter, 0).defining_op(rewriter).ok_or(NoMatch)?;
    rewriter.erase_op(op);
    rewriter.erase_op(producer);
    Ok(())
}

fn create_unregistered(op: Op, _: Operands<'_>, rewriter: &mut Rewriter<'_, '_>) -> Matched {
    let context = rewriter.context();
    let i32 = context.i32_type();
    let zero = context.integer_attr(i32, 0);
    let state = OpState::new("arith.constant", op.location(rewriter)).attribute("value", zero).result(i32);
    let constant = rewriter.create(state).result(rewriter, 0);
    replace(rewriter, op, "test.legal_op_c", &[constant], &[i32]);
    Ok(())
}

fn erase(op: Op, _: Operands<'_>, rewriter: &mut Rewriter<'_, '_>) -> Matched {
    rewriter.erase_op(op);
    Ok(())
}

fn valid_producer(op: Op, _: Operands<'_>, rewriter: &mut Rewriter<'_, '_>) -> Matched {
    let ty = op.attribute(rewriter, "type").and_then(|ty| ty.cast::<TypeAttr<'_>>()).ok_or(NoMatch)?.value();
    replace(rewriter, op, "test.valid_producer", &[], &[ty]);
    Ok(())
}

fn valid_consumer(op: Op, operands: Operands<'_>, rewriter: &mut Rewriter<'_, '_>) -> Matched {
    let wants_converter = op.attribute(rewriter, "with_converter").is_some();
    if wants_converter != rewriter.type_converter().is_some() {
        return Err(NoMatch);
    }
    replace(rewriter, op, "test.valid_consumer", &[operands.one(0)?], &[]);
    Ok(())
}

fn convert_block_args(op: Op, operands: Operands<'_>, rewriter: &mut Rewriter<'_, '_>) -> Matched {
    let has = |name: &str| op.attribute(rewriter, name).is_some();
    let (with_operand, duplicates) = (has("replace_with_operand"), has("duplicate"));
    if has("is_legal") || !(with_operand || duplicates) {
        return Err(NoMatch);
    }
    let body = first_region(rewriter, op).entry(rewriter).ok_or(NoMatch)?;
    let types: Vec<_> = body.argument_types(rewriter).collect();
    let mut conversion = SignatureConversion::new(types.len());
    for (number, ty) in types.into_iter().enumerate() {
        if with_operand {
            let value = operands.one(0)?;
            conversion.remap_input_to_values(number, [value, value]);
        } else {
            conversion.replace_input(number, &[ty, ty]);
        }
    }
    let converter = rewriter.type_converter();
    rewriter.modify_with(op, |rewriter| {
        rewriter.apply_signature_conversion(body, &conversion, converter.as_ref());
        let unit = rewriter.context().unit_attr();
        rewriter.modified(|ir| ir.set_attribute(op, "is_legal", unit));
        Ok(())
    })
}

fn repetitive_consumer(op: Op, operands: Operands<'_>, rewriter: &mut Rewriter<'_, '_>) -> Matched {
    if operands.len() != 1 {
        return Err(NoMatch);
    }
    replace(rewriter, op, "test.valid", operands.group(0), &[]);
    Ok(())
}

/// Replaces an operation by one with twice the results, and that again.
fn multiple_replacement(op: Op, _: Operands<'_>, rewriter: &mut Rewriter<'_, '_>) -> Matched {
    let mut op = op;
    for name in ["test.step_1", "test.legal_op"] {
        rewriter.set_insertion_point_after(op);
        let types: Vec<_> = op.result_types(rewriter).flat_map(|ty| [ty, ty]).collect();
        let attributes = op.attributes(rewriter);
        let state = OpState::new(name, op.location(rewriter)).results(types).attributes(attributes);
        let new = rewriter.create(state);
        let results: Vec<Value> = new.results(rewriter).collect();
        rewriter.replace_op_with_multiple(op, results.chunks(2).map(<[Value]>::to_vec));
        op = new;
    }
    Ok(())
}

fn erase_converted_consumer(op: Op, operands: Operands<'_>, rewriter: &mut Rewriter<'_, '_>) -> Matched {
    operands.ones()?;
    rewriter.erase_op(op);
    Ok(())
}

fn post_order_legalization(op: Op, _: Operands<'_>, rewriter: &mut Rewriter<'_, '_>) -> Matched {
    let regions: Vec<Region> = op.regions(rewriter).collect();
    for region in regions {
        rewriter.legalize_region(region)?;
    }
    let unit = rewriter.context().unit_attr();
    rewriter.modify_in_place(op, |ir| ir.set_attribute(op, "is_legal", unit));
    Ok(())
}

type PatternFn = for<'a, 'b, 'c> fn(Op, Operands<'a>, &mut ConversionRewriter<'b, 'c>) -> Matched;

/// Adds a pattern without a converter.
pub(crate) fn add<'c>(
    patterns: &mut ConversionPatternSet<'c>,
    name: &str,
    root: &'static str,
    benefit: u16,
    function: PatternFn,
) {
    patterns.add(FnConversionPattern::new(name, function).on(root).benefit(benefit));
}

/// Adds a pattern with a converter.
pub(crate) fn add_with<'c>(
    patterns: &mut ConversionPatternSet<'c>,
    name: &str,
    root: &'static str,
    converter: &Arc<TypeConverter<'c>>,
    function: PatternFn,
) {
    patterns.add(FnConversionPattern::new(name, function).on(root).with_converter(converter));
}

/// Adds the patterns of `-test-legalize-patterns`, in upstream's order.
pub(crate) fn populate<'c>(patterns: &mut ConversionPatternSet<'c>, converter: &Arc<TypeConverter<'c>>) {
    let mut generated = RewritePatternSet::new(patterns.context());
    test_patterns::populate(&mut generated);
    patterns.add_rewrites(generated);
    add(patterns, "TestRegionRewriteBlockMovement", "test.region", 1, region_block_movement);
    add(
        patterns,
        "TestDetachedSignatureConversion",
        "test.detached_signature_conversion",
        1,
        detached_signature_conversion,
    );
    add(patterns, "TestRegionRewriteUndo", "test.region_builder", 1, region_rewrite_undo);
    add(patterns, "TestCreateBlock", "test.create_block", 1, create_block);
    add(patterns, "TestCreateIllegalBlock", "test.create_illegal_block", 1, create_illegal_block);
    add(patterns, "TestUndoBlockErase", "test.undo_block_erase", 1, undo_block_erase);
    add(patterns, "TestSplitReturnType", "test.return", 1, split_return_type);
    add(patterns, "TestChangeProducerTypeI32ToF32", "test.type_producer", 1, i32_to_f32);
    add(patterns, "TestChangeProducerTypeF32ToF64", "test.type_producer", 1, f32_to_f64);
    add(patterns, "TestChangeProducerTypeF32ToInvalid", "test.type_producer", 10, f32_to_invalid);
    add(patterns, "TestUpdateConsumerType", "test.type_consumer", 1, update_consumer);
    add(patterns, "TestNonRootReplacement", "test.replace_non_root", 1, non_root_replacement);
    let recursive = FnConversionPattern::new("TestBoundedRecursiveRewrite", bounded_recursion);
    patterns.add(recursive.on("test.recursive_rewrite").with_bounded_recursion());
    add(
        patterns,
        "TestNestedOpCreationUndoRewrite",
        "test.illegal_op_with_region_anchor",
        1,
        nested_op_creation_undo,
    );
    add(patterns, "TestReplaceEraseOp", "test.blackhole", 1, replace_erase);
    add(patterns, "TestCreateUnregisteredOp", "test.illegal_op_g", 1, create_unregistered);
    add(patterns, "TestUndoMoveOpBefore", "test.hoist_me", 1, undo_move_op_before);
    add(patterns, "TestUndoPropertiesModification", "test.with_properties", 1, undo_properties_modification);
    add(patterns, "TestEraseOp", "test.erase_op", 1, erase);
    add(patterns, "TestReplaceWithValidProducer", "test.replace_with_valid_producer", 1, valid_producer);
    add(patterns, "TestReplaceWithValidConsumer", "test.replace_with_valid_consumer", 1, valid_consumer);
    add(patterns, "TestRepetitive1ToNConsumer", "test.repetitive_1_to_n_consumer", 1, repetitive_consumer);
    let with: [(&str, &'static str, PatternFn); 9] = [
        ("TestDropOpSignatureConversion", "test.drop_region_op", drop_op_signature_conversion),
        (
            "TestDropAndReplaceInvalidOp",
            "test.drop_operands_and_replace_with_valid",
            drop_and_replace_invalid,
        ),
        ("TestPassthroughInvalidOp", "test.invalid", passthrough_invalid),
        ("TestMultiple1ToNReplacement", "test.multiple_1_to_n_replacement", multiple_replacement),
        ("TestValueReplace", "test.value_replace", value_replace),
        ("TestReplaceWithValidConsumer", "test.replace_with_valid_consumer", valid_consumer),
        ("TestTypeConsumerOpPattern", "test.type_consumer", erase_converted_consumer),
        ("TestPostOrderLegalization", "test.post_order_legalization", post_order_legalization),
        ("TestConvertBlockArgs", "test.convert_block_args", convert_block_args),
    ];
    for (name, root, function) in with {
        add_with(patterns, name, root, converter, function);
    }
}

/// Erases every operation of the `test` dialect.
pub(crate) struct RemoveTestDialectOps;

impl<'c> RewritePattern<'c> for RemoveTestDialectOps {
    type Root = Op;

    fn root(&self) -> RootKind {
        RootKind::Any
    }

    fn match_and_rewrite(&self, op: Op, rewriter: &mut PatternRewriter<'_, 'c>) -> Matched {
        if op.name(rewriter).dialect() != "test" {
            return Err(NoMatch);
        }
        rewriter.erase_op(op);
        Ok(())
    }
}

/// Takes the operand twice, as the rewriter remaps it.
pub(crate) fn repeat_remapped(op: Op, _: Operands<'_>, rewriter: &mut Rewriter<'_, '_>) -> Matched {
    let operand = op.operand(rewriter, 0);
    let values = [rewriter.remapped_value(operand)?, rewriter.remapped_value(operand)?];
    let types: Vec<_> = op.result_types(rewriter).collect();
    replace(rewriter, op, "test.one_variadic_out_one_variadic_in1", &values, &types);
    Ok(())
}

/// Inlines the region of an operation, and replaces it by the remapped operands of the terminator.
pub(crate) fn remap_in_region(op: Op, _: Operands<'_>, rewriter: &mut Rewriter<'_, '_>) -> Matched {
    let block = first_region(rewriter, op).entry(rewriter).ok_or(NoMatch)?;
    let terminator = block.last_op(rewriter).ok_or(NoMatch)?;
    let parent = op.block(rewriter).ok_or(NoMatch)?;
    let last = rewriter.split_block(op);
    rewriter.merge_blocks(block, parent, &[]);
    rewriter.merge_blocks(last, parent, &[]);
    let operands: Vec<Value> = terminator.operands(rewriter).collect();
    let values: Result<Vec<Value>, NoMatch> =
        operands.into_iter().map(|operand| rewriter.remapped_value(operand)).collect();
    let values = values?;
    rewriter.erase_op(terminator);
    rewriter.replace_op(op, values);
    Ok(())
}

/// Merges the second block of an operation into the first.
pub(crate) fn merge_blocks(op: Op, _: Operands<'_>, rewriter: &mut Rewriter<'_, '_>) -> Matched {
    let region = first_region(rewriter, op);
    let first = region.entry(rewriter).ok_or(NoMatch)?;
    let second = first.next(rewriter).ok_or(NoMatch)?;
    let branch = first.last_op(rewriter).ok_or(NoMatch)?;
    let replacements: Vec<Value> = branch.operands(rewriter).collect();
    rewriter.erase_op(branch);
    rewriter.merge_blocks(second, first, &replacements);
    rewriter.modify_in_place(op, |_| ());
    Ok(())
}

pub(crate) fn undo_blocks_merge(op: Op, operands: Operands<'_>, rewriter: &mut Rewriter<'_, '_>) -> Matched {
    let second = first_region(rewriter, op).blocks(rewriter).nth(1).ok_or(NoMatch)?;
    rewriter.set_insertion_point_to_start(second);
    let f32 = rewriter.context().f32_type();
    create(rewriter, op, "test.illegal_op_f", &[f32]);
    merge_blocks(op, operands, rewriter)
}

/// Inlines the body of an operation into the body of the one around it.
pub(crate) fn merge_single_block_ops(op: Op, _: Operands<'_>, rewriter: &mut Rewriter<'_, '_>) -> Matched {
    const NAME: &str = "test.SingleBlockImplicitTerminator";
    if !op.ancestors(rewriter).any(|outer| outer != op && outer.name(rewriter).as_str() == NAME) {
        return Err(NoMatch);
    }
    let inner = first_region(rewriter, op).entry(rewriter).ok_or(NoMatch)?;
    let terminator = inner.last_op(rewriter).ok_or(NoMatch)?;
    rewriter.inline_block_before(inner, op, &[]);
    rewriter.erase_op(terminator);
    rewriter.erase_op(op);
    Ok(())
}

/// Replaces an operation by its remapped operands.
pub(crate) fn forward_operands(op: Op, operands: Operands<'_>, rewriter: &mut Rewriter<'_, '_>) -> Matched {
    rewriter.replace_op(op, operands.ones()?);
    Ok(())
}
