//! Lowers `cf` to `llvm`.

use rtblgen_runtime::constants::dense_of_attributes;
use rtblgen_runtime::conversion::{ConversionPatternSet, ConversionRewriter, FnConversionPattern, Operands};
use rtblgen_runtime::interfaces::BranchOpInterface;
use rtblgen_runtime::{Block, Builder, Ir, NoMatch, Op, OpState, Type, TypedOp, Value};

use super::LlvmTypeConverter;
use super::library::{declare_in_module, module_of};
use super::pattern;
use crate::{cf, llvm};

/// Adds the patterns that lower `cf` to `llvm`.
pub fn populate_cf_to_llvm<'c>(patterns: &mut ConversionPatternSet<'c>, converter: &LlvmTypeConverter<'c>) {
    let branch = FnConversionPattern::new(
        "BranchOpLowering",
        |op: cf::BranchOp, operands: Operands<'_>, rewriter: &mut ConversionRewriter<'_, 'c>| {
            lower(op, operands, rewriter, llvm::BrOp::DEFINITION.name)
        },
    );
    patterns.add(branch.with_converter(converter));
    let conditional = FnConversionPattern::new(
        "CondBranchOpLowering",
        |op: cf::CondBranchOp, operands: Operands<'_>, rewriter: &mut ConversionRewriter<'_, 'c>| {
            lower(op, operands, rewriter, llvm::CondBrOp::DEFINITION.name)
        },
    );
    patterns.add(conditional.with_converter(converter));
    let switch = FnConversionPattern::new(
        "SwitchOpLowering",
        |op: cf::SwitchOp, operands: Operands<'_>, rewriter: &mut ConversionRewriter<'_, 'c>| {
            lower(op, operands, rewriter, llvm::SwitchOp::DEFINITION.name)
        },
    );
    patterns.add(switch.with_converter(converter));
    let assertion = FnConversionPattern::new("AssertOpLowering", lower_assert);
    patterns.add(assertion.with_converter(converter));
}

/// A branch to a block that prints the message and aborts, if the condition is false.
fn lower_assert(
    op: cf::AssertOp,
    operands: Operands<'_>,
    rewriter: &mut ConversionRewriter<'_, '_>,
) -> Result<(), NoMatch> {
    let (own, condition) = (op.op(), operands.one(0)?);
    let (context, location) = (rewriter.context(), own.location(rewriter));
    let module = module_of(rewriter, own)?;
    let before = own.block(rewriter).ok_or(NoMatch)?;
    let region = before.parent_region(rewriter).ok_or(NoMatch)?;
    let after = pattern::split_block(own, rewriter)?;
    let failed = rewriter.create_block(region, &[], &[]);

    let message = add_message(&op.msg_attr(rewriter).bytes(), own, module, rewriter)?;
    let pointer: Type<'_> = llvm::LLVMPointerType::get(context, 0).into();
    rewriter.set_insertion_point_to_end(failed);
    let mut emit = pattern::emit(own, rewriter);
    let name = context.flat_symbol_ref_attr(&message.name);
    let state = emit.state(llvm::AddressOfOp::DEFINITION).attribute("global_name", name).result(pointer);
    let address = emit.create(state);
    let (builder, _) = emit.builder();
    let flags = Some(llvm::GEPNoWrapFlags::NONE);
    let first = llvm::GEPOp::build_with(builder, location, pointer, address, &[], &[0], message.ty, flags);
    let first = first.op().result(rewriter, 0);
    let print = declare_in_module(rewriter, own, "puts", &[pointer], None)?;
    let abort = declare_in_module(rewriter, own, "abort", &[], None)?;
    let mut emit = pattern::emit(own, rewriter);
    emit.call_any(&print, &[first], None);
    emit.call_any(&abort, &[], None);
    emit.emit_only(llvm::UnreachableOp::DEFINITION, &[], Vec::new());

    rewriter.set_insertion_point_to_end(before);
    let branch = OpState::new(llvm::CondBrOp::DEFINITION, location).operand(condition);
    rewriter.create(branch.operand_segments([1, 0, 0]).successors([after, failed]));
    rewriter.erase_op(own);
    Ok(())
}

/// A global string.
struct Message<'c> {
    name: String,
    ty: Type<'c>,
}

/// Adds a zero-terminated string to a module, under an unused name.
fn add_message<'c>(
    text: &[u8],
    op: Op,
    module: Op,
    rewriter: &mut ConversionRewriter<'_, 'c>,
) -> Result<Message<'c>, NoMatch> {
    let context = rewriter.context();
    let mut names =
        std::iter::once("assert_msg".to_owned()).chain((0..).map(|number| format!("assert_msg_{number}")));
    let name = names.find(|name| module.lookup_symbol(rewriter, name).is_none()).ok_or(NoMatch)?;
    let byte = context.integer_type(8);
    let bytes = text.iter().copied().chain([0]);
    let bytes: Vec<_> = bytes.map(|value| context.integer_attr(byte, i128::from(value as i8))).collect();
    let ty = context.ranked_tensor_type(&[bytes.len() as i64], byte, None);
    let value = dense_of_attributes(ty, &bytes).ok_or(NoMatch)?;
    let ty: Type<'c> = llvm::LLVMArrayType::get(context, byte, bytes.len() as u64).into();
    let body = module.region(rewriter, 0).entry(rewriter).ok_or(NoMatch)?;
    let mut state = OpState::new(llvm::GlobalOp::DEFINITION, op.location(rewriter)).empty_regions(1);
    for (key, attribute) in [
        ("sym_name", context.string_attr(&name)),
        ("constant", context.unit_attr()),
        ("linkage", llvm::LinkageAttr::get(context, llvm::Linkage::Private).into()),
        ("global_type", context.type_attr(ty)),
        ("value", value),
    ] {
        state = state.attribute(key, attribute);
    }
    let here = rewriter.insertion_point();
    rewriter.set_insertion_point_to_start(body);
    rewriter.create(state);
    rewriter.set_insertion_point(here);
    Ok(Message { name, ty })
}

/// The block with arguments of the types that are passed to it.
fn converted<'c>(
    rewriter: &mut ConversionRewriter<'_, 'c>,
    op: Op,
    block: Block,
    types: &[Type<'c>],
) -> Result<Block, NoMatch> {
    if block.argument_types(rewriter).eq(types.iter().copied()) {
        return Ok(block);
    }
    let converter = rewriter.type_converter().ok_or(NoMatch)?;
    let conversion = converter.convert_block_signature(rewriter, block).ok_or(NoMatch)?;
    if conversion.types() != types {
        return Err(rewriter
            .match_failure(op, || "a successor takes other types than the branch passes on".to_owned()));
    }
    Ok(rewriter.apply_signature_conversion(block, &conversion, Some(&converter)))
}

fn passed<'c>(
    ir: &Ir<'c>,
    op: impl BranchOpInterface,
    operands: Operands<'_>,
    successor: usize,
) -> Vec<Type<'c>> {
    let range = op.successor_operands(ir, successor);
    range.flat_map(|number| operands.group(number)).map(|value| value.ty(ir)).collect()
}

/// The same operation of `llvm`: its operands, successors and attributes are in the same order.
fn lower<'c>(
    op: impl BranchOpInterface,
    operands: Operands<'_>,
    rewriter: &mut ConversionRewriter<'_, 'c>,
    name: &'static str,
) -> Result<(), NoMatch> {
    let own = op.op();
    let mut successors = Vec::new();
    for number in 0..own.successor_count(rewriter) {
        let types = passed(rewriter, op, operands, number);
        let block = own.successor(rewriter, number);
        successors.push(converted(rewriter, own, block, &types)?);
    }
    // A branch to its own block passes arguments that have just been replaced.
    let values: Vec<Value> = own.operands(rewriter).collect();
    let values = values.into_iter().map(|value| rewriter.remapped_values(value));
    let values: Vec<_> = values.collect::<Result<_, _>>()?;
    let values = values.iter().flatten().copied();
    let mut state = OpState::new(name, own.location(rewriter)).operands(values).successors(successors);
    let attributes = own.attributes(rewriter).into_iter();
    state = state.attributes(attributes.filter(|entry| entry.name.value() != "operandSegmentSizes"));
    if name == llvm::SwitchOp::DEFINITION.name {
        // The operand counts of the cases are a separate attribute.
        operands.ones()?;
    }
    let groups = own.operand_segment_sizes(rewriter).len();
    if groups > 0 {
        let size =
            |group| own.operand_segment(rewriter, group).map(|number| operands.group(number).len()).sum();
        let sizes: Vec<usize> = (0..groups).map(size).collect();
        state = state.operand_segments(sizes);
    }
    rewriter.replace_op_with_state(op, state);
    Ok(())
}
