//! Lowers assumptions about memory to `llvm.intr.assume`.

use rtblgen_runtime::conversion::{ConversionRewriter, Operands};
use rtblgen_runtime::{NoMatch, Op, TypedOp, Value};

use super::LlvmTypeConverter;
use super::emit_memory::EmitMemory;
use super::pattern::operand_type;
use crate::llvm;
use crate::memref::AssumeAlignmentOp;

/// Emits `llvm.intr.assume` with an operand bundle; the condition is `true`.
fn assume(emit: &mut EmitMemory<'_, '_>, condition: Value, tag: &str, operands: [Value; 2]) {
    let context = emit.context();
    let tags = context.array_attr(&[context.string_attr(tag)]);
    let attributes = vec![
        context.named_attribute("op_bundle_sizes", context.dense_array_attr(&[2i32])),
        context.named_attribute("op_bundle_tags", tags),
    ];
    emit.emit_only(llvm::AssumeOp::DEFINITION, &[condition, operands[0], operands[1]], attributes);
}

fn always(emit: &mut EmitMemory<'_, '_>) -> Value {
    let (ty, value) = (emit.context().i1_type(), emit.context().bool_attr(true));
    emit.constant(ty, value)
}

pub(super) fn lower_assume_alignment<'c>(
    op: Op,
    operands: Operands<'_>,
    rewriter: &mut ConversionRewriter<'_, 'c>,
    converter: &LlvmTypeConverter<'c>,
) -> Result<(), NoMatch> {
    let (ty, memory) = (operand_type(op, 0, rewriter), operands.one(0)?);
    let own = AssumeAlignmentOp::cast(rewriter, op).ok_or(NoMatch)?;
    let alignment = own.alignment(rewriter);
    let mut emit = EmitMemory::new(op, rewriter, converter);
    let pointer = emit.element(ty, memory, &[], false)?;
    let condition = always(&mut emit);
    let alignment = emit.index(alignment.into());
    assume(&mut emit, condition, "align", [pointer, alignment]);
    rewriter.replace_op(op, [memory]);
    Ok(())
}

pub(super) fn lower_distinct_objects<'c>(
    op: Op,
    operands: Operands<'_>,
    rewriter: &mut ConversionRewriter<'_, 'c>,
    converter: &LlvmTypeConverter<'c>,
) -> Result<(), NoMatch> {
    let values = operands.ones()?;
    if values.len() > 1 {
        let types: Vec<_> = op.operand_types(rewriter).collect();
        let mut emit = EmitMemory::new(op, rewriter, converter);
        let mut pointers = Vec::new();
        for (ty, value) in types.into_iter().zip(&values) {
            pointers.push(emit.element(ty, *value, &[], false)?);
        }
        let condition = always(&mut emit);
        for (number, first) in pointers.iter().enumerate() {
            for second in &pointers[number + 1..] {
                assume(&mut emit, condition, "separate_storage", [*first, *second]);
            }
        }
    }
    rewriter.replace_op(op, values);
    Ok(())
}
