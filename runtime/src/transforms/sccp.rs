//! `--sccp`: sparse conditional constant propagation.

use rustc_hash::FxHashMap;

use crate::analysis::dataflow::{ConstantState, Reachability};
use crate::context::attributes::Attribute;
use crate::context::types::Type;
use crate::ir::{Block, InsertionPoint, Ir, IrBuilder, Op, Region, Value};
use crate::pass::{Pass, PassError, PassState};
use crate::rewrite::{insertion_region, would_op_be_trivially_dead};

/// Replaces values that are constant on all paths that may be executed.
#[derive(Clone, Copy, Debug, Default)]
pub struct Sccp;

impl Pass for Sccp {
    fn argument(&self) -> &'static str {
        "sccp"
    }

    fn name(&self) -> &'static str {
        "SCCP"
    }

    fn description(&self) -> &'static str {
        "Sparse Conditional Constant Propagation"
    }

    fn run<'c>(&self, ir: &mut Ir<'c>, op: Op, _: &mut PassState<'_, 'c>) -> Result<(), PassError<'c>> {
        let reachability = Reachability::compute(ir, op);
        let mut constants = Constants::default();
        let mut pending = Vec::new();
        add_blocks(ir, op, &mut pending);
        while let Some(block) = pending.pop() {
            let mut next = block.first_op(ir);
            while let Some(op) = next {
                next = op.next(ir);
                if replace_results(ir, op, block, &reachability, &mut constants) {
                    ir.erase_op(op);
                } else {
                    add_blocks(ir, op, &mut pending);
                }
            }
            for argument in block.arguments(ir).collect::<Vec<_>>() {
                replace(ir, argument, block, &reachability, &mut constants);
            }
        }
        Ok(())
    }
}

/// Adds the blocks of an operation so that the first one is taken first.
fn add_blocks(ir: &Ir<'_>, op: Op, pending: &mut Vec<Block>) {
    for region in op.regions(ir) {
        pending.extend(region.blocks(ir).rev());
    }
}

/// Replaces constant results; returns whether the operation can be erased.
fn replace_results<'c>(
    ir: &mut Ir<'c>,
    op: Op,
    block: Block,
    reachability: &Reachability<'c>,
    constants: &mut Constants<'c>,
) -> bool {
    let mut are_all_replaced = op.result_count(ir) > 0;
    for number in 0..op.result_count(ir) {
        let result = op.result(ir, number);
        are_all_replaced &= replace(ir, result, block, reachability, constants);
    }
    are_all_replaced && would_op_be_trivially_dead(ir, op)
}

fn replace<'c>(
    ir: &mut Ir<'c>,
    value: Value,
    block: Block,
    reachability: &Reachability<'c>,
    constants: &mut Constants<'c>,
) -> bool {
    let Some(ConstantState::Constant(attribute, dialect)) = reachability.constant(value) else {
        return false;
    };
    let ty = value.ty(ir);
    let Some(constant) = constants.get(ir, block, dialect, attribute, ty) else { return false };
    ir.replace_all_uses(value, constant);
    true
}

/// The constants made so far: by region, dialect, value and type.
#[derive(Default)]
struct Constants<'c> {
    made: FxHashMap<(Region, &'c str, Attribute<'c>, Type<'c>), Op>,
}

impl<'c> Constants<'c> {
    /// The constant for a block, at the start of the region around it that is isolated.
    fn get(
        &mut self,
        ir: &mut Ir<'c>,
        block: Block,
        dialect: &'c str,
        value: Attribute<'c>,
        ty: Type<'c>,
    ) -> Option<Value> {
        let region = insertion_region(ir, block)?;
        let key = (region, dialect, value, ty);
        if let Some(op) = self.made.get(&key) {
            return Some(op.result(ir, 0));
        }
        let entry = region.entry(ir)?;
        let materialize = ir.context().dialect(dialect)?.hooks.materialize_constant?;
        let point = InsertionPoint::start_of(ir, entry);
        let unknown = ir.context().unknown_loc();
        let op = materialize(&mut IrBuilder::new(ir, point), value, ty, unknown)?;
        let own_key = (region, op.name(ir).dialect(), value, ty);
        let op = match self.made.get(&own_key) {
            Some(known) => {
                let known = *known;
                ir.erase_op(op);
                known
            }
            None => op,
        };
        self.made.insert(own_key, op);
        self.made.insert(key, op);
        Some(op.result(ir, 0))
    }
}
