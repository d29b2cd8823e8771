//! Canonicalizations of `memref.alloca_scope`.

use rtblgen_runtime::traits::{AUTOMATIC_ALLOCATION_SCOPE, RECURSIVE_MEMORY_EFFECTS};
use rtblgen_runtime::{
    Builder, Canonicalize, EffectInstance, Ir, IrMapping, MemoryEffect, NoMatch, Op, PatternRewriter, Region,
    RewritePatternSet, TypedOp, Value, Walk, WalkOrder,
};

use super::AllocaScopeOp;

impl Canonicalize for AllocaScopeOp {
    fn canonicalization_patterns(patterns: &mut RewritePatternSet<'_>) {
        patterns.add_fn("AllocaScopeInliner", inline_scope).add_fn("AllocaScopeHoister", hoist_allocations);
    }
}

fn is_scope(op: Op, ir: &Ir<'_>) -> bool {
    op.has_trait(ir, &AUTOMATIC_ALLOCATION_SCOPE)
}

/// Whether an operation declares an allocation on the stack; `None` if its effects are unknown.
fn allocates(op: Op, ir: &Ir<'_>) -> Option<bool> {
    let effects = op.memory_effects(ir)?;
    let is_allocation = |effect: &EffectInstance| {
        effect.effect == MemoryEffect::Allocate
            && effect.resource.ends_with("AutomaticAllocationScopeResource")
    };
    Some(effects.iter().any(is_allocation))
}

/// Whether only the terminator follows in a region of one block.
fn is_last(op: Op, ir: &Ir<'_>) -> bool {
    let next_is_last =
        op.block(ir).is_some_and(|block| op.next(ir).is_some() && op.next(ir) == block.last_op(ir));
    next_is_last && op.parent_region(ir).is_some_and(|region| region.blocks(ir).count() == 1)
}

/// A scope without allocations is not needed, nor one at the end of another one.
fn inline_scope(op: AllocaScopeOp, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let own = op.op();
    let may_allocate = !own.walk(rewriter, WalkOrder::Pre, |inner| {
        if inner == own {
            return Walk::Advance;
        }
        let may_allocate = !inner.has_trait(rewriter, &RECURSIVE_MEMORY_EFFECTS)
            && allocates(inner, rewriter) != Some(false);
        match may_allocate {
            true => Walk::Interrupt,
            false if is_scope(inner, rewriter) => Walk::Skip,
            false => Walk::Advance,
        }
    });
    if may_allocate {
        let parent = own.parent_op(rewriter).ok_or(NoMatch)?;
        if !is_scope(parent, rewriter) || !is_last(own, rewriter) {
            return Err(NoMatch);
        }
    }
    let body = own.region(rewriter, 0).entry(rewriter).ok_or(NoMatch)?;
    let terminator = body.last_op(rewriter).ok_or(NoMatch)?;
    let results: Vec<Value> = terminator.operands(rewriter).collect();
    rewriter.inline_block_before(body, own, &[]);
    rewriter.replace_op(own, results);
    rewriter.erase_op(terminator);
    Ok(())
}

/// Returns the outermost operation around a scope, and below another scope, at whose end the scope is.
fn place_to_hoist_to(op: Op, ir: &Ir<'_>) -> Option<Op> {
    let mut outer = op.parent_op(ir).filter(|parent| !is_scope(*parent, ir))?;
    if !is_last(op, ir) || !is_last(outer, ir) {
        return None;
    }
    loop {
        let parent = outer.parent_op(ir)?;
        if is_scope(parent, ir) {
            return Some(outer);
        }
        outer = parent;
        if !is_last(outer, ir) {
            return None;
        }
    }
}

/// Moves allocations to the outer scope, if their operands are known there.
fn hoist_allocations(op: AllocaScopeOp, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let own = op.op();
    let outer = place_to_hoist_to(own, rewriter).ok_or(NoMatch)?;
    let around = |region: Region| outer.regions(rewriter).find(|own| own.is_ancestor(rewriter, region));
    let containing = own.parent_region(rewriter).and_then(around).ok_or(NoMatch)?;
    let is_inside = |value: Value| {
        let region = value.parent_region(rewriter);
        region.is_some_and(|region| containing.is_ancestor(rewriter, region))
    };
    let mut hoisted = Vec::new();
    own.walk(rewriter, WalkOrder::Post, |inner| {
        let is_known = allocates(inner, rewriter) == Some(true);
        if is_known && !inner.operands(rewriter).any(is_inside) {
            hoisted.push(inner);
        }
        Walk::Advance
    });
    if hoisted.is_empty() {
        return Err(NoMatch);
    }
    rewriter.set_insertion_point_before(outer);
    for op in hoisted {
        let clone = rewriter.clone_op(op, &mut IrMapping::new());
        let results: Vec<Value> = clone.results(rewriter).collect();
        rewriter.replace_op(op, results);
    }
    Ok(())
}
