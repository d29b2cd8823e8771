//! Traits about the structure and the position of an operation.

use super::NO_TERMINATOR;
use crate::ir::definition::TraitDefinition;
use crate::ir::{Ir, Op, Region};
use crate::ir::{Place, VerifyError, VerifyResult};

/// `Terminator`: the last operation of its block.
pub static TERMINATOR: TraitDefinition = TraitDefinition::verified("Terminator", |ir, op, _| {
    let is_last = op.block(ir).is_some_and(|block| block.last_op(ir) == Some(op));
    if is_last { Ok(()) } else { Err("must be the last operation in the parent block".into()) }
});

/// `SingleBlock`: each region has at most one block.
pub static SINGLE_BLOCK: TraitDefinition = TraitDefinition::verified("SingleBlock", |ir, op, _| {
    for (number, region) in op.regions(ir).enumerate() {
        let Some(entry) = region.entry(ir) else { continue };
        if !region.has_one_block(ir) {
            return Err(format!("expects region #{number} to have 0 or 1 blocks").into());
        }
        if entry.is_empty(ir) && !op.has_trait(ir, &NO_TERMINATOR) {
            return Err("expects a non-empty block".into());
        }
    }
    Ok(())
})
.structural();

/// `SingleBlockImplicitTerminator<"Op">`: the regions end in one kind of operation, which the text may leave out. Its
/// parameter is the name of that operation: see [`single_block_implicit_terminator`].
pub static SINGLE_BLOCK_IMPLICIT_TERMINATOR: TraitDefinition = single_block_implicit_terminator(&[]);

/// [`SINGLE_BLOCK_IMPLICIT_TERMINATOR`] with the name of the terminator.
pub const fn single_block_implicit_terminator(names: &'static [&'static str]) -> TraitDefinition {
    TraitDefinition::verified_with_regions("SingleBlockImplicitTerminator", verify_last_ops)
        .structural()
        .with_parameters(names)
}

fn verify_last_ops(ir: &Ir<'_>, op: Op, definition: &TraitDefinition) -> VerifyResult {
    let Some(expected) = definition.parameters.first() else { return Ok(()) };
    let last_ops = op.regions(ir).filter_map(|region| region.entry(ir)?.last_op(ir));
    for last in last_ops.map(|last| last.name(ir)) {
        if last.as_str() != *expected {
            let message = format!("expects regions to end with '{expected}', found '{last}'");
            let note = format!("in custom textual format, the absence of terminator implies '{expected}'");
            return Err(VerifyError::new(message).with_note(Place::Here, note));
        }
    }
    Ok(())
}

/// `HasParent<"Op">`, `ParentOneOf<["A", "B"]>`: the operation around it is one of the parameters: see [`has_parent`].
pub static HAS_PARENT: TraitDefinition = has_parent(&[]);

/// [`HAS_PARENT`] with the names of the operations that may be around it.
pub const fn has_parent(names: &'static [&'static str]) -> TraitDefinition {
    TraitDefinition::verified("HasParent", verify_parent).structural().with_parameters(names)
}

fn verify_parent(ir: &Ir<'_>, op: Op, definition: &TraitDefinition) -> VerifyResult {
    let parent = op.parent_op(ir).map(|parent| parent.name(ir).as_str());
    if parent.is_some_and(|parent| definition.parameters.contains(&parent)) {
        return Ok(());
    }
    let (several, names) = match definition.parameters {
        [one] => ("", (*one).to_owned()),
        several => ("to be one of ", several.join(", ")),
    };
    Err(format!("expects parent op {several}'{names}'").into())
}

/// `NoRegionArguments`: the entry blocks have no arguments.
pub static NO_REGION_ARGUMENTS: TraitDefinition =
    TraitDefinition::verified("NoRegionArguments", |ir, op, _| {
        let mut entries = op.regions(ir).filter_map(|region| region.entry(ir));
        if !entries.any(|entry| entry.argument_count(ir) != 0) {
            return Ok(());
        }
        Err(if op.region_count(ir) > 1 {
            let number =
                op.regions(ir).position(|region| region.entry(ir).is_some_and(|e| e.argument_count(ir) != 0));
            format!("region #{} should have no arguments", number.unwrap_or(0)).into()
        } else {
            "region should have no arguments".into()
        })
    })
    .structural();

/// `IsolatedFromAbove`: the regions use no value from outside.
pub static ISOLATED_FROM_ABOVE: TraitDefinition =
    TraitDefinition::verified_with_regions("IsolatedFromAbove", |ir, op, _| {
        op.regions(ir).try_for_each(|region| verify_isolated(ir, op, region))
    });

fn verify_isolated(ir: &Ir<'_>, isolated: Op, region: Region) -> VerifyResult {
    let mut pending = vec![region];
    while let Some(inner) = pending.pop() {
        for op in inner.ops(ir) {
            let block = op.block(ir);
            for operand in op.operands(ir).filter(|operand| operand.parent_block(ir) != block) {
                let Some(defined) = operand.parent_region(ir) else {
                    return Err(VerifyError::plain("operation's operand is unlinked").at(Place::Op(op)));
                };
                if defined != inner && !region.is_ancestor(ir, defined) {
                    return Err(VerifyError::new("using value defined outside the region")
                        .at(Place::Op(op))
                        .with_note(Place::Op(isolated), "required by region isolation constraints"));
                }
            }
            if op.region_count(ir) != 0 && !op.has_trait(ir, &ISOLATED_FROM_ABOVE) {
                pending.extend(op.regions(ir));
            }
        }
    }
    Ok(())
}

/// `AttrSizedOperandSegments`: the operation holds the sizes of its operand segments.
pub static ATTR_SIZED_OPERAND_SEGMENTS: TraitDefinition =
    TraitDefinition::verified("AttrSizedOperandSegments", |ir, op, _| {
        let name = crate::ir::OPERAND_SEGMENT_SIZES;
        let groups = op.definition(ir).map_or(0, |definition| definition.operands.len());
        verify_segments(op.operand_segment_sizes(ir), groups, op.operand_count(ir), "operand", name)
    })
    .structural();

/// `AttrSizedResultSegments`: the operation holds the sizes of its result segments.
pub static ATTR_SIZED_RESULT_SEGMENTS: TraitDefinition =
    TraitDefinition::verified("AttrSizedResultSegments", |ir, op, _| {
        let name = crate::ir::RESULT_SEGMENT_SIZES;
        let groups = op.definition(ir).map_or(0, |definition| definition.results.len());
        verify_segments(op.result_segment_sizes(ir), groups, op.result_count(ir), "result", name)
    })
    .structural();

/// As in MLIR, a list of another length than the definition has groups counts as zeros.
fn verify_segments(sizes: &[i32], groups: usize, count: usize, what: &str, name: &str) -> VerifyResult {
    let sizes = if sizes.len() == groups { sizes } else { &[] };
    if sizes.iter().any(|size| *size < 0) {
        return Err(format!("'{name}' attribute cannot have negative elements").into());
    }
    let total: i64 = sizes.iter().map(|size| i64::from(*size)).sum();
    if usize::try_from(total) == Ok(count) {
        return Ok(());
    }
    Err(format!(
        "{what} count ({count}) does not match with the total size ({total}) specified in attribute '{name}'"
    )
    .into())
}
