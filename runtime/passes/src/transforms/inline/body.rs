//! Inlining of one call.

use rustc_hash::FxHashMap;

use rtblgen_ir::context::types::Type;
use rtblgen_ir::context::{Location, LocationKind};
use rtblgen_ir::interfaces::{DialectInliner, DynCallOpInterface, DynCallableOpInterface};
use rtblgen_ir::ir::{Block, Builder, InsertionPoint, Ir, IrBuilder, IrMapping, Op, Region, Value};
use rtblgen_ir::traits::TERMINATOR;

fn inliner_of(ir: &Ir<'_>, op: Op) -> Option<&'static dyn DialectInliner> {
    ir.context().dialect_interface::<dyn DialectInliner>(op.name(ir).dialect())
}

/// Blocks that were inlined after a call; [`finish`](InlinedBlocks::finish) connects them.
pub struct InlinedBlocks {
    /// The inlined blocks, in order.
    pub inlined: Vec<Block>,
    before: Block,
    after: Block,
    results: Vec<Value>,
    arguments: Vec<Value>,
}

/// Copies or moves the body of a callable after a call; `None`, and no change, if that is not legal. The call
/// stays, and has no uses after [`finish`](InlinedBlocks::finish).
pub fn inline_call(
    ir: &mut Ir<'_>,
    call: DynCallOpInterface,
    callable: Op,
    body: Region,
    clones: bool,
) -> Option<InlinedBlocks> {
    let op = call.op();
    let entry = body.entry(ir)?;
    let arguments = call.arg_operands(ir);
    let result_types = callable.interface::<DynCallableOpInterface>(ir)?.result_types(ir);
    let has_signature =
        arguments.len() == entry.argument_count(ir) && op.result_count(ir) == result_types.len();
    let (before, into) = (op.block(ir)?, op.parent_region(ir)?);
    if !has_signature
        || !inliner_of(ir, op)?.is_legal_to_inline_call(ir, op, callable, clones)
        || !inliner_of(ir, into.parent_op(ir)?)?.is_legal_to_inline_region(ir, into, body, clones)
        || !are_legal(ir, body, into, clones)
        || !have_known_ends(ir, body, result_types.len())
    {
        return None;
    }
    let arguments = convert_signature(ir, op, entry, arguments, result_types)?;
    let after = match op.next(ir) {
        Some(next) => ir.split_block(next),
        None => {
            let after = ir.create_block(&[], &[]);
            ir.insert_block_after(before, after);
            after
        }
    };
    if clones {
        let last = into.last_block(ir)?;
        ir.clone_region_into(body, into, &mut IrMapping::new());
        while let Some(block) = into.last_block(ir).filter(|block| *block != last) {
            let first = before.next(ir)?;
            ir.move_block_before(block, first);
        }
    } else {
        ir.inline_region_before(body, after);
    }
    let inlined: Vec<Block> = std::iter::successors(before.next(ir), |block| block.next(ir))
        .take_while(|block| *block != after)
        .collect();
    if !op.location(ir).is_unknown() {
        stack_locations(ir, &inlined, op.location(ir));
    }
    let results = op.results(ir).collect();
    Some(InlinedBlocks { inlined, before, after, results, arguments })
}

/// Converts the arguments of a call to the types of the callable's entry, and its results to their own types. Returns the
/// converted arguments; `None`, and no change, if a value cannot be converted.
fn convert_signature<'c>(
    ir: &mut Ir<'c>,
    call: Op,
    entry: Block,
    mut arguments: Vec<Value>,
    result_types: &[Type<'c>],
) -> Option<Vec<Value>> {
    let inliner = inliner_of(ir, call)?;
    let location = call.location(ir);
    let mut casts = Vec::new();
    let mut convert = |ir: &mut Ir<'c>, value: Value, ty: Type<'c>, at: InsertionPoint| {
        let cast = inliner.materialize_call_conversion(&mut IrBuilder::new(ir, at), value, ty, location)?;
        casts.push(cast);
        Some(cast)
    };
    let mut convert_all = || {
        for (number, argument) in arguments.iter_mut().enumerate() {
            let ty = entry.argument(ir, number).ty(ir);
            if argument.ty(ir) != ty {
                *argument = convert(ir, *argument, ty, InsertionPoint::Before(call))?.result(ir, 0);
            }
        }
        for (number, ty) in result_types.iter().enumerate() {
            let result = call.result(ir, number);
            let own = result.ty(ir);
            if own != *ty {
                let behind = IrBuilder::after(ir, call).insertion_point();
                let cast = convert(ir, result, own, behind)?;
                let converted = cast.result(ir, 0);
                ir.replace_all_uses(result, converted);
                ir.set_operand(cast, 0, result);
            }
        }
        Some(())
    };
    if convert_all().is_none() {
        for cast in casts.into_iter().rev() {
            let (input, output) = (cast.operand(ir, 0), cast.result(ir, 0));
            ir.replace_all_uses(output, input);
            ir.erase_op(cast);
        }
        return None;
    }
    Some(arguments)
}

impl InlinedBlocks {
    /// Connects the blocks with those around them.
    pub fn finish(self, ir: &mut Ir<'_>) {
        let InlinedBlocks { inlined, before, after, results, arguments } = self;
        let Some(first) = inlined.first().copied() else { return };
        if inlined.len() == 1 {
            if let Some(terminator) = first.last_op(ir) {
                if let Some(inliner) = inliner_of(ir, terminator) {
                    inliner.handle_terminator(ir, terminator, &results);
                }
                ir.erase_op(terminator);
            }
            ir.merge_blocks(after, first, &[]);
        } else {
            for result in results {
                let (ty, location) = (result.ty(ir), result.location(ir));
                let argument = ir.add_argument(after, ty, location);
                ir.replace_all_uses(result, argument);
            }
            for block in &inlined {
                let Some(terminator) = block.last_op(ir) else { continue };
                if let Some(inliner) = inliner_of(ir, terminator) {
                    inliner.handle_terminator_with_branch(ir, terminator, after);
                }
            }
        }
        ir.merge_blocks(first, before, &arguments);
    }
}

/// Whether all operations of a region may be inlined.
fn are_legal(ir: &Ir<'_>, body: Region, into: Region, clones: bool) -> bool {
    let mut pending: Vec<Op> = body.ops(ir).collect();
    while let Some(op) = pending.pop() {
        if op.name(ir).as_str() == "builtin.unrealized_conversion_cast" {
            continue;
        }
        let Some(inliner) = inliner_of(ir, op) else { return false };
        if !inliner.is_legal_to_inline_op(ir, op, into, clones) {
            return false;
        }
        if inliner.should_analyze_recursively(ir, op) {
            pending.extend(op.regions(ir).flat_map(|region| region.ops(ir)));
        }
    }
    true
}

/// Whether each block of a callee ends with a terminator, and the only block with one that has as many operands as the call has
/// results. Otherwise the results would have no values. A dialect's return may lack the trait `ReturnLike`.
fn have_known_ends(ir: &Ir<'_>, body: Region, results: usize) -> bool {
    let has_one_block = body.has_one_block(ir);
    let is_end = |op: Op| {
        let returns = !has_one_block || op.successor_count(ir) == 0 && op.operand_count(ir) == results;
        op.has_trait(ir, &TERMINATOR) && returns
    };
    body.blocks(ir).all(|block| block.last_op(ir).is_some_and(is_end))
}

/// Makes the locations in blocks call sites of a call.
fn stack_locations<'c>(ir: &mut Ir<'c>, blocks: &[Block], caller: Location<'c>) {
    let mut stacked: FxHashMap<Location<'c>, Location<'c>> = FxHashMap::default();
    let mut pending = blocks.to_vec();
    while let Some(block) = pending.pop() {
        for number in 0..block.argument_count(ir) {
            let location = block.argument(ir, number).location(ir);
            let new = stacked_on(location, caller, &mut stacked);
            ir.set_argument_location(block, number, new);
        }
        for op in block.ops(ir).collect::<Vec<_>>() {
            let location = op.location(ir);
            let new = stacked_on(location, caller, &mut stacked);
            ir.set_location(op, new);
            pending.extend(op.regions(ir).flat_map(|region| region.blocks(ir)));
        }
    }
}

/// The location with the caller at the end of its chain of callers. `known` has the results for locations and for the ends of
/// their chains: after many inlinings, chains are long and share their ends.
fn stacked_on<'c>(
    location: Location<'c>,
    caller: Location<'c>,
    known: &mut FxHashMap<Location<'c>, Location<'c>>,
) -> Location<'c> {
    let context = location.context();
    let (mut chain, mut end) = (Vec::new(), location);
    let mut stacked = loop {
        if let Some(stacked) = known.get(&end) {
            break *stacked;
        }
        match end.kind() {
            LocationKind::CallSite { callee, caller } => {
                chain.push((end, callee));
                end = caller;
            }
            _ => break *known.entry(end).or_insert_with(|| context.call_site_loc(end, caller)),
        }
    };
    for (location, callee) in chain.into_iter().rev() {
        stacked = context.call_site_loc(callee, stacked);
        known.insert(location, stacked);
    }
    stacked
}
