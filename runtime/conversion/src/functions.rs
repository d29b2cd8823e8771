//! Patterns for functions, calls, returns and branches whose types are converted.

use std::ops::Range;
use std::sync::Arc;

use super::pattern::{ConversionPatternSet, FnConversionPattern, Operands};
use super::rewriter::ConversionRewriter;
use super::signature::{InputMapping, SignatureConversion};
use super::type_converter::TypeConverter;
use rtblgen_ir::context::attributes::{ArrayAttr, Attribute};
use rtblgen_ir::context::types::{FunctionType, Type};
use rtblgen_ir::functions::{ARGUMENT_ATTRIBUTES, FUNCTION_TYPE, RESULT_ATTRIBUTES};
use rtblgen_ir::interfaces::DynCallOpInterface;
use rtblgen_ir::internal::has_interface;
use rtblgen_ir::ir::definition::{Arity, OpDefinition};
use rtblgen_ir::ir::{Block, Builder, Ir, Op, OpState, Region, Value};
use rtblgen_ir::rewrite::{NoMatch, RootKind};
use rtblgen_ir::traits::RETURN_LIKE;

/// Adds a pattern that converts the signature of every operation with `FunctionOpInterface`: its function type, the
/// arguments of its body, and the attributes of its arguments and results.
///
/// Attributes of an argument stay with it if exactly one argument replaces it.
///
/// The pattern is rooted at an interface. The ops that patterns with such roots legalize are unknown, so
/// those that create hopeless operations are not left out: see [`populate_signature_conversion_of`].
pub fn populate_function_signature_conversion<'c>(
    patterns: &mut ConversionPatternSet<'c>,
    converter: &Arc<TypeConverter<'c>>,
) {
    add_signature_conversion(patterns, converter, RootKind::Trait("FunctionOpInterface"));
}

/// Adds the pattern of [`populate_function_signature_conversion`] for the functions of one name, such as `func.func`.
pub fn populate_signature_conversion_of<'c>(
    patterns: &mut ConversionPatternSet<'c>,
    converter: &Arc<TypeConverter<'c>>,
    function: &'static str,
) {
    add_signature_conversion(patterns, converter, RootKind::Operation(function.into()));
}

fn add_signature_conversion<'c>(
    patterns: &mut ConversionPatternSet<'c>,
    converter: &Arc<TypeConverter<'c>>,
    root: RootKind,
) {
    let pattern = FnConversionPattern::new("FunctionSignatureConversion", convert_function);
    patterns.add(pattern.rooted_at(root).with_converter(converter));
}

fn convert_function<'c>(
    op: Op,
    _: Operands<'_>,
    rewriter: &mut ConversionRewriter<'_, 'c>,
) -> Result<(), NoMatch> {
    let ty: FunctionType<'c> = op.function_type(rewriter).ok_or(NoMatch)?;
    let converter = rewriter.type_converter().ok_or(NoMatch)?;
    let inputs = converter.convert_signature(ty.inputs().iter().copied()).ok_or(NoMatch)?;
    let results: Option<Vec<_>> = ty.results().iter().map(|ty| converter.convert_to_many(*ty)).collect();
    let results = results.ok_or(NoMatch)?;
    if let Some(entry) = op.function_body(rewriter).and_then(|body| body.entry(rewriter)) {
        rewriter.apply_signature_conversion(entry, &inputs, Some(&converter));
    }
    let argument_attributes =
        converted_attributes(rewriter, op, ARGUMENT_ATTRIBUTES, &sizes(&inputs, ty.inputs().len()));
    let result_sizes: Vec<usize> = results.iter().map(|types| types.len()).collect();
    let result_attributes = converted_attributes(rewriter, op, RESULT_ATTRIBUTES, &result_sizes);
    let results: Vec<Type<'c>> = results.into_iter().flatten().collect();
    let context = rewriter.context();
    let new = context.type_attr(context.function_type(inputs.types(), &results));
    rewriter.modify_in_place(op, |ir| {
        ir.set_attribute(op, FUNCTION_TYPE, new);
        for (name, value) in
            [(ARGUMENT_ATTRIBUTES, argument_attributes), (RESULT_ATTRIBUTES, result_attributes)]
        {
            set_or_remove(ir, op, name, value);
        }
    });
    Ok(())
}

fn set_or_remove<'c>(ir: &mut Ir<'c>, op: Op, name: &str, value: Option<Attribute<'c>>) {
    match value {
        Some(value) => ir.set_attribute(op, name, value),
        None => drop(ir.remove_attribute(op, name)),
    }
}

/// The number of arguments that replace each original one.
fn sizes(conversion: &SignatureConversion<'_>, count: usize) -> Vec<usize> {
    let size = |number| match conversion.input(number) {
        Some(InputMapping::Arguments { count, .. }) => *count,
        Some(InputMapping::Values(_)) | None => 0,
    };
    (0..count).map(size).collect()
}

/// The dictionaries for the new arguments, if one of them is not empty.
fn converted_attributes<'c>(ir: &Ir<'c>, op: Op, name: &str, sizes: &[usize]) -> Option<Attribute<'c>> {
    let old = op.attribute(ir, name)?;
    if sizes.iter().all(|size| *size == 1) {
        return Some(old);
    }
    let old: ArrayAttr<'c> = old.cast()?;
    let empty = ir.context().dictionary_attr(&[]);
    let mut new = Vec::new();
    for (dictionary, size) in old.elements().iter().zip(sizes) {
        match size {
            1 => new.push(*dictionary),
            size => new.extend(std::iter::repeat_n(empty, *size)),
        }
    }
    let is_empty = new.iter().all(|dictionary| *dictionary == empty);
    (!is_empty).then(|| ir.context().array_attr(&new))
}

/// Adds a pattern that converts the operands and results of `func.call`.
pub fn populate_call_conversion<'c>(
    patterns: &mut ConversionPatternSet<'c>,
    converter: &Arc<TypeConverter<'c>>,
) {
    populate_op_conversion(patterns, converter, "func.call");
}

/// Adds a pattern that converts the operands of `func.return`.
pub fn populate_return_conversion<'c>(
    patterns: &mut ConversionPatternSet<'c>,
    converter: &Arc<TypeConverter<'c>>,
) {
    populate_op_conversion(patterns, converter, "func.return");
}

/// Adds patterns for every registered operation with `CallOpInterface`: operands and results are converted, each to any
/// number of values. Attributes of an argument or result stay with it if exactly one value replaces it.
pub fn populate_any_call_conversion<'c>(
    patterns: &mut ConversionPatternSet<'c>,
    converter: &Arc<TypeConverter<'c>>,
) {
    let context = patterns.context();
    let definitions = context.op_definitions().into_iter();
    let calls =
        definitions.filter(|definition| has_interface(context, definition, "::mlir::CallOpInterface"));
    calls.for_each(|definition| populate_op_conversion(patterns, converter, definition.name));
}

/// Adds patterns for every registered operation with the trait `ReturnLike`: operands are converted.
pub fn populate_any_return_conversion<'c>(
    patterns: &mut ConversionPatternSet<'c>,
    converter: &Arc<TypeConverter<'c>>,
) {
    let definitions = patterns.context().op_definitions().into_iter();
    let is_return =
        |definition: &&OpDefinition| definition.traits.iter().any(|own| own.name == RETURN_LIKE.name);
    let returns: Vec<_> = definitions.filter(is_return).collect();
    returns.into_iter().for_each(|definition| populate_op_conversion(patterns, converter, definition.name));
}

/// Adds a pattern that rebuilds an operation with converted operands, results and arguments of blocks; a variadic operand
/// or result may get any number of values. The regions move to the new operation.
pub fn populate_op_conversion<'c>(
    patterns: &mut ConversionPatternSet<'c>,
    converter: &Arc<TypeConverter<'c>>,
    op: &'static str,
) {
    let pattern = FnConversionPattern::new(format!("TypeConversion<{op}>"), rebuild_op);
    patterns.add(pattern.on(op).with_converter(converter));
}

fn rebuild_op(
    op: Op,
    operands: Operands<'_>,
    rewriter: &mut ConversionRewriter<'_, '_>,
) -> Result<(), NoMatch> {
    let converter = rewriter.type_converter().ok_or(NoMatch)?;
    let results: Option<Vec<_>> =
        op.results(rewriter).map(|result| converter.convert_value_to_many(rewriter, result)).collect();
    let results = results.ok_or(NoMatch)?;
    let regions: Vec<Region> = op.regions(rewriter).collect();
    for region in &regions {
        let has_arguments = region.blocks(rewriter).any(|block| block.argument_count(rewriter) > 0);
        if has_arguments {
            rewriter.convert_region_types(*region, &converter, None)?;
        }
    }
    let state = rebuilt(rewriter, op, operands).results(results.iter().flatten().copied());
    let new = rewriter.create(state.empty_regions(regions.len()));
    if let Some(call) = op.interface::<DynCallOpInterface>(rewriter) {
        let arguments = call.arg_operands_mutable(rewriter);
        let argument_sizes: Vec<usize> = arguments.map(|number| operands.group(number).len()).collect();
        let result_sizes: Vec<usize> = results.iter().map(|types| types.len()).collect();
        for (name, sizes) in [(ARGUMENT_ATTRIBUTES, argument_sizes), (RESULT_ATTRIBUTES, result_sizes)] {
            let value = converted_attributes(rewriter, op, name, &sizes);
            rewriter.modified(|ir| set_or_remove(ir, new, name, value));
        }
    }
    for (number, region) in regions.into_iter().enumerate() {
        let target = new.region(rewriter, number);
        rewriter.inline_region_at_end(region, target);
    }
    let mut values = new.results(rewriter).collect::<Vec<Value>>().into_iter();
    let groups: Vec<Vec<Value>> =
        results.iter().map(|types| values.by_ref().take(types.len()).collect()).collect();
    rewriter.replace_op_with_multiple(op, groups);
    Ok(())
}

/// The state of an operation like `op`, with the remapped operands and without results.
fn rebuilt<'c>(ir: &Ir<'c>, op: Op, operands: Operands<'_>) -> OpState<'c> {
    let mut state = OpState::of(ir, op);
    state.operands = operands.groups().flatten().copied().collect();
    state.results.clear();
    state.result_segments.clear();
    let size = |range: Range<usize>| -> usize { range.map(|number| operands.group(number).len()).sum() };
    for (slot, attribute) in nested_sizes(ir, op, size) {
        state.inherent.retain(|(other, _)| *other != slot);
        state.inherent.push((slot, attribute));
    }
    let count = state.operand_segments.len();
    let sizes: Vec<usize> = (0..count).map(|group| size(op.operand_segment(ir, group))).collect();
    state.operand_segments(sizes)
}

/// The attributes with the sizes of the groups of each `VariadicOfVariadic`, by slot.
fn nested_sizes<'c>(
    ir: &Ir<'c>,
    op: Op,
    size: impl Fn(Range<usize>) -> usize,
) -> Vec<(usize, Attribute<'c>)> {
    let operands = op.definition(ir).map_or(&[][..], |definition| definition.operands);
    let nested = operands.iter().enumerate().filter_map(|(number, operand)| match operand.arity {
        Arity::VariadicOfVariadic { sizes } => Some((number, usize::from(sizes))),
        _ => None,
    });
    let new_sizes = |(number, slot): (usize, usize)| {
        let mut end = op.operand_segment(ir, number).start;
        let old: Vec<i32> = op.inherent(ir, slot)?.dense_array_value();
        let groups = old.iter().map(|count| {
            let start = end;
            end += usize::try_from(*count).unwrap_or(0);
            i32::try_from(size(start..end)).expect("a group has less than 2^31 values")
        });
        let new: Vec<i32> = groups.collect();
        Some((slot, ir.context().dense_array_attr(&new)))
    };
    nested.filter_map(new_sizes).collect()
}

/// Adds patterns for every registered operation with `BranchOpInterface`: operands that are passed on to blocks, and the
/// arguments of those blocks, are converted.
pub fn populate_branch_conversion<'c>(
    patterns: &mut ConversionPatternSet<'c>,
    converter: &Arc<TypeConverter<'c>>,
) {
    let definitions = patterns.context().op_definitions().into_iter();
    let branches = definitions.filter(|definition| definition.successor_operands.is_some());
    for definition in branches.collect::<Vec<_>>() {
        let pattern =
            FnConversionPattern::new(format!("BranchConversion<{}>", definition.name), convert_branch);
        patterns.add(pattern.on(definition.name).with_converter(converter));
    }
}

/// The operands that a branch passes on to a successor.
fn passed(ir: &Ir<'_>, op: Op, successor: usize) -> Option<Range<usize>> {
    Some(op.definition(ir)?.successor_operands?(ir, op, successor))
}

fn convert_branch(
    op: Op,
    operands: Operands<'_>,
    rewriter: &mut ConversionRewriter<'_, '_>,
) -> Result<(), NoMatch> {
    let converter = rewriter.type_converter().ok_or(NoMatch)?;
    for successor in 0..op.successor_count(rewriter) {
        let range = passed(rewriter, op, successor).ok_or(NoMatch)?;
        let types: Vec<Type<'_>> =
            range.flat_map(|number| operands.group(number)).map(|value| value.ty(rewriter)).collect();
        let block: Block = op.successor(rewriter, successor);
        if block.argument_types(rewriter).eq(types.iter().copied()) {
            continue;
        }
        let conversion = converter.convert_block_signature(rewriter, block).ok_or(NoMatch)?;
        if conversion.types() != types {
            return Err(rewriter.match_failure(op, || {
                format!("successor #{successor} takes other types than the branch passes on")
            }));
        }
        rewriter.apply_signature_conversion(block, &conversion, Some(&converter));
    }
    let state = rebuilt(rewriter, op, operands).results(op.result_types(rewriter).collect::<Vec<_>>());
    rewriter.replace_op_with_state(op, state);
    Ok(())
}

/// Whether all operands that a branch passes on have types that the converter leaves as they are. `None` for operations
/// that are no branches.
pub fn is_legal_branch<'c>(ir: &Ir<'c>, op: Op, converter: &TypeConverter<'c>) -> Option<bool> {
    op.definition(ir)?.successor_operands?;
    let passes_legal = |successor| {
        let range = passed(ir, op, successor).unwrap_or_default();
        range.map(|number| op.operand(ir, number)).all(|value| converter.is_legal_value(ir, value))
    };
    Some((0..op.successor_count(ir)).all(passes_legal))
}
