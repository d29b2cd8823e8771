//! `affine-scalrep`: values instead of accesses of memory.
//!
//! A load is replaced by the value that was stored or loaded before in the same block, and memory that is
//! only written is removed. MLIR's pass also reads stores in blocks around, and removes stores that others
//! overwrite.

use rtblgen_runtime::dialects::func;
use std::collections::HashMap;

use rtblgen_runtime::pass::{Pass, PassAnchor, PassError, PassState};
use rtblgen_runtime::{Block, Ir, Op, TypedOp, Value};

use super::accesses::{Access, accesses, allocation_of, is_allocation, may_alias};
use super::{AffineLoadOp, AffineStoreOp, MapOperands};
use crate::memref::{DeallocOp, StoreOp};

/// `affine-scalrep`.
#[derive(Clone, Copy, Debug)]
pub struct AffineScalarReplacement;

impl Pass for AffineScalarReplacement {
    fn argument(&self) -> &'static str {
        "affine-scalrep"
    }

    fn name(&self) -> &'static str {
        "AffineScalarReplacement"
    }

    fn description(&self) -> &'static str {
        "Replace affine memref accesses by scalars by forwarding stores to loads and eliminating redundant loads"
    }

    fn anchor(&self) -> PassAnchor {
        PassAnchor::Op(func::FuncOp::NAME)
    }

    fn run<'c>(&self, ir: &mut Ir<'c>, op: Op, _: &mut PassState<'_, 'c>) -> Result<(), PassError<'c>> {
        let ops: Vec<Op> = op.pre_order(ir).collect();
        let blocks: Vec<Block> =
            ops.iter().flat_map(|op| op.regions(ir)).flat_map(|region| region.blocks(ir)).collect();
        blocks.into_iter().for_each(|block| forward_values(ir, block));
        let results: Vec<Value> =
            op.pre_order(ir).collect::<Vec<_>>().into_iter().flat_map(|op| op.results(ir)).collect();
        let memories = results.into_iter().filter(|value| is_allocation(ir, *value)).collect::<Vec<_>>();
        memories.into_iter().for_each(|memory| remove_if_only_written(ir, memory));
        Ok(())
    }
}

/// The values of elements of a memory.
#[derive(Default)]
struct Elements {
    known: HashMap<MapOperands, Value>,
    /// Whether all known elements have constant subscripts.
    are_constant: bool,
}

/// The values of elements, as far as they are known at a place in a block: for each allocation those of its views, and those of memory
/// that may have several allocations under `None`. Different allocations do not alias.
#[derive(Default)]
struct Known(HashMap<Option<Value>, HashMap<Value, Elements>>);

impl Known {
    fn of(&mut self, ir: &Ir<'_>, memory: Value) -> &mut HashMap<Value, Elements> {
        self.0.entry(allocation_of(ir, memory)).or_default()
    }

    fn value(&mut self, ir: &Ir<'_>, memory: Value, place: &MapOperands) -> Option<Value> {
        self.of(ir, memory).get(&memory)?.known.get(place).copied()
    }

    /// Removes the entries that a write may change.
    fn forget(&mut self, ir: &Ir<'_>, written: Value) {
        let forget = |own: &mut HashMap<Value, Elements>| {
            own.retain(|memory, _| !may_alias(ir, *memory, written));
        };
        match allocation_of(ir, written) {
            None => self.0.values_mut().for_each(forget),
            own => [own, None].iter().for_each(|own| self.0.get_mut(own).into_iter().for_each(forget)),
        }
    }

    /// A store changes one element. Other constant subscripts are other elements.
    fn store(&mut self, ir: &Ir<'_>, memory: Value, place: MapOperands, value: Value) {
        let is_constant = is_constant(&place);
        let own = self.of(ir, memory).remove(&memory).filter(|own| own.are_constant && is_constant);
        self.forget(ir, memory);
        let mut own = own.unwrap_or(Elements { known: HashMap::new(), are_constant: is_constant });
        own.known.insert(place, value);
        self.of(ir, memory).insert(memory, own);
    }

    fn load(&mut self, ir: &Ir<'_>, memory: Value, place: MapOperands, value: Value) {
        let new = Elements { known: HashMap::new(), are_constant: true };
        let own = self.of(ir, memory).entry(memory).or_insert(new);
        own.are_constant &= is_constant(&place);
        own.known.insert(place, value);
    }
}

fn is_constant(place: &MapOperands) -> bool {
    place.map.results().iter().all(|result| result.as_constant().is_some())
}

/// Replaces the loads of a block whose value is known.
fn forward_values(ir: &mut Ir<'_>, block: Block) {
    let mut known = Known::default();
    let ops: Vec<Op> = block.ops(ir).collect();
    for op in ops {
        if let Some(load) = AffineLoadOp::cast(ir, op) {
            forward_to(ir, load, &mut known);
        } else if let Some(place) =
            AffineStoreOp::cast(ir, op).and_then(|store| MapOperands::of(store, ir, 2))
        {
            known.store(ir, op.operand(ir, 1), place.canonical(ir), op.operand(ir, 0));
        } else {
            match accesses(ir, op) {
                None => known = Known::default(),
                Some(all) => all
                    .into_iter()
                    .filter(|access| access.writes)
                    .for_each(|Access { memory, .. }| known.forget(ir, memory)),
            }
        }
    }
}

fn forward_to(ir: &mut Ir<'_>, load: AffineLoadOp, known: &mut Known) {
    let Some(place) = MapOperands::of(load, ir, 1).map(|place| place.canonical(ir)) else { return };
    let (memory, value) = (load.op().operand(ir, 0), load.op().result(ir, 0));
    match known.value(ir, memory, &place) {
        Some(before) => {
            ir.replace_all_uses(value, before);
            ir.erase_op(load.op());
        }
        None => known.load(ir, memory, place, value),
    }
}

/// Removes an allocation whose elements are never read.
fn remove_if_only_written(ir: &mut Ir<'_>, memory: Value) {
    let users: Vec<Op> = memory.users(ir).collect();
    let only_writes = |op: &Op| {
        let is_store = AffineStoreOp::cast(ir, *op).is_some() || StoreOp::cast(ir, *op).is_some();
        is_store && op.operand(ir, 0) != memory || DeallocOp::cast(ir, *op).is_some()
    };
    if users.iter().all(only_writes)
        && let Some(allocation) = memory.defining_op(ir)
    {
        users.into_iter().for_each(|user| ir.erase_op(user));
        ir.erase_op(allocation);
    }
}
