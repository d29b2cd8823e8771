//! `affine-loop-fusion`: a nest of loops that writes the memory that a later one reads runs in the later
//! one's body.
//!
//! MLIR's pass fuses more: it also computes a slice of the producer more than once, and takes a cost into account. Here each
//! iteration of the producer runs once, in the iteration of the consumer that accesses the same elements.

use rtblgen_runtime::dialects::func;
use rtblgen_runtime::pass::{Pass, PassAnchor, PassError, PassState};
use rtblgen_runtime::{Block, Ir, Op, TypedOp};

use super::accesses::{Access, accesses, conflict, may_alias};
use super::nest::{Nest, NestAccess, bounds, variable_of};

/// `affine-loop-fusion`.
#[derive(Clone, Copy, Debug)]
pub struct AffineLoopFusion;

impl Pass for AffineLoopFusion {
    fn argument(&self) -> &'static str {
        "affine-loop-fusion"
    }

    fn name(&self) -> &'static str {
        "LoopFusion"
    }

    fn description(&self) -> &'static str {
        "Fuse affine loop nests"
    }

    fn anchor(&self) -> PassAnchor {
        PassAnchor::Op(func::FuncOp::NAME)
    }

    fn run<'c>(&self, ir: &mut Ir<'c>, op: Op, _: &mut PassState<'_, 'c>) -> Result<(), PassError<'c>> {
        let ops: Vec<Op> = op.pre_order(ir).collect();
        let blocks: Vec<Block> =
            ops.iter().flat_map(|op| op.regions(ir)).flat_map(|region| region.blocks(ir)).collect();
        for block in blocks {
            if block.is_live(ir) {
                fuse_in_block(ir, block);
            }
        }
        Ok(())
    }
}

/// Fuses nests of a block, from its first consumer on.
fn fuse_in_block(ir: &mut Ir<'_>, block: Block) {
    let mut next = block.first_op(ir);
    while let Some(op) = next {
        next = op.next(ir);
        while let Some((producer, consumer, loops)) = find_producer(ir, op) {
            fuse(ir, &producer, &consumer, &loops);
        }
    }
}

/// The last nest before a nest that can be fused with it, and the consumer's loop for each of the producer's.
fn find_producer(ir: &Ir<'_>, op: Op) -> Option<(Nest, Nest, Vec<usize>)> {
    let consumer = Nest::of(ir, op)?;
    let mut between: Vec<Access> = Vec::new();
    let mut earlier = op.previous(ir);
    while let Some(candidate) = earlier {
        let own = accesses(ir, candidate)?;
        if !conflict(ir, &own, &between)
            && let Some(producer) = Nest::of(ir, candidate)
            && let Some(loops) = corresponding_loops(ir, &producer, &consumer)
        {
            return Some((producer, consumer, loops));
        }
        between.extend(own);
        earlier = candidate.previous(ir);
    }
    None
}

/// For each loop of the producer, the loop of the consumer in whose iterations the same elements are accessed.
fn corresponding_loops(ir: &Ir<'_>, producer: &Nest, consumer: &Nest) -> Option<Vec<usize>> {
    if producer.loops.len() != consumer.loops.len() {
        return None;
    }
    let (written, read) = producer.accesses.iter().filter(|own| own.access.writes).find_map(|written| {
        let read = |own: &&NestAccess| !own.access.writes && own.access.memory == written.access.memory;
        let read = consumer.accesses.iter().find(read)?;
        Some((written.subscripts.as_ref()?, read.subscripts.as_ref()?))
    })?;
    let mut loops = vec![0; written.len()];
    for (own, other) in written.iter().zip(read) {
        loops[*own] = *other;
    }
    let have_same_bounds = loops
        .iter()
        .enumerate()
        .all(|(own, other)| bounds(ir, producer.loops[own]) == bounds(ir, consumer.loops[*other]));
    let of_consumer = |subscripts: &Vec<usize>| subscripts.iter().map(|own| loops[*own]).collect::<Vec<_>>();
    let across = pairs(&producer.accesses, &consumer.accesses)
        .all(|(own, other)| is_ordered(ir, own, other, own.subscripts.as_ref().map(of_consumer).as_ref()));
    // The iterations of the producer come in another order.
    let within = pairs(&producer.accesses, &producer.accesses)
        .all(|(own, other)| is_ordered(ir, own, other, own.subscripts.as_ref()));
    (have_same_bounds && across && within).then_some(loops)
}

fn pairs<'a>(
    first: &'a [NestAccess],
    second: &'a [NestAccess],
) -> impl Iterator<Item = (&'a NestAccess, &'a NestAccess)> {
    first.iter().flat_map(move |own| second.iter().map(move |other| (own, other)))
}

/// Whether two accesses need no order between different iterations: only the same iteration accesses the same element.
/// `subscripts` are those of the first, as loops of the second.
fn is_ordered(ir: &Ir<'_>, own: &NestAccess, other: &NestAccess, subscripts: Option<&Vec<usize>>) -> bool {
    let (a, b) = (own.access, other.access);
    let is_independent = !(a.writes || b.writes) || !may_alias(ir, a.memory, b.memory);
    is_independent || a.memory == b.memory && subscripts.is_some() && subscripts == other.subscripts.as_ref()
}

/// Moves the body of the producer to the start of the consumer's.
fn fuse(ir: &mut Ir<'_>, producer: &Nest, consumer: &Nest, loops: &[usize]) {
    for (own, other) in producer.loops.iter().zip(loops) {
        let variables = variable_of(ir, *own).zip(variable_of(ir, consumer.loops[*other]));
        if let Some((own, other)) = variables {
            ir.replace_all_uses(own, other);
        }
    }
    let Some(first) = consumer.body.first_op(ir) else { return };
    let moved: Vec<Op> = producer.body.ops(ir).filter(|op| op.next(ir).is_some()).collect();
    for op in moved {
        ir.move_op_before(op, first);
    }
    ir.erase_op(producer.loops[0].op());
}
