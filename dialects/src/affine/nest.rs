//! Nests of loops, each but the last of which has only the next one in its body.

use rtblgen_runtime::affine::AffineExprKind;
use rtblgen_runtime::{Block, Ir, Op, TypedOp, Value};

use super::accesses::Access;
use super::{AffineForOp, AffineLoadOp, AffineStoreOp, MapOperands, map_of};

/// A perfect nest of loops with constant bounds. Its innermost body computes, and accesses memory by `affine.load` and
/// `affine.store` only.
pub(super) struct Nest {
    /// From the outside in.
    pub(super) loops: Vec<AffineForOp>,
    /// The innermost body.
    pub(super) body: Block,
    pub(super) accesses: Vec<NestAccess>,
}

/// An access in a nest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct NestAccess {
    pub(super) access: Access,
    /// The number of the loop whose variable each subscript is, if each is one and no loop lacks.
    pub(super) subscripts: Option<Vec<usize>>,
}

impl Nest {
    /// The nest whose outermost loop is an operation.
    pub(super) fn of(ir: &Ir<'_>, op: Op) -> Option<Self> {
        let mut loops = Vec::new();
        let mut next = Some(AffineForOp::cast(ir, op)?);
        while let Some(current) = next {
            bounds(ir, current)?;
            if current.op().result_count(ir) > 0 {
                return None;
            }
            loops.push(current);
            next = only_loop(ir, body_of(ir, current)?);
        }
        let body = body_of(ir, *loops.last()?)?;
        let mut nest = Nest { loops, body, accesses: Vec::new() };
        for op in body.ops(ir) {
            nest.add_accesses(ir, op)?;
        }
        Some(nest)
    }

    fn add_accesses(&mut self, ir: &Ir<'_>, op: Op) -> Option<()> {
        if op.region_count(ir) > 0 {
            return None;
        }
        let access = match (AffineLoadOp::cast(ir, op), AffineStoreOp::cast(ir, op)) {
            (Some(load), _) => (op.operand(ir, 0), false, MapOperands::of(load, ir, 1)?),
            (_, Some(store)) => (op.operand(ir, 1), true, MapOperands::of(store, ir, 2)?),
            _ => return op.is_memory_effect_free(ir).then_some(()),
        };
        let (memory, writes, map) = access;
        let subscripts = self.subscripts(ir, &map.canonical(ir));
        self.accesses.push(NestAccess { access: Access { memory, writes }, subscripts });
        Some(())
    }

    fn subscripts(&self, ir: &Ir<'_>, own: &MapOperands) -> Option<Vec<usize>> {
        let number_of =
            |variable: Value| self.loops.iter().position(|own| variable_of(ir, *own) == Some(variable));
        let numbers: Option<Vec<usize>> = own
            .map
            .results()
            .iter()
            .map(|result| match result.kind() {
                AffineExprKind::Dim(position) => number_of(own.operands[*position as usize]),
                _ => None,
            })
            .collect();
        numbers.filter(|numbers| {
            numbers.len() == self.loops.len() && (0..numbers.len()).all(|number| numbers.contains(&number))
        })
    }
}

fn body_of(ir: &Ir<'_>, op: AffineForOp) -> Option<Block> {
    op.op().region(ir, 0).entry(ir)
}

/// The variable of a loop.
pub(super) fn variable_of(ir: &Ir<'_>, op: AffineForOp) -> Option<Value> {
    Some(body_of(ir, op)?.argument(ir, 0))
}

/// The loop that is alone in a block but for the terminator.
fn only_loop(ir: &Ir<'_>, block: Block) -> Option<AffineForOp> {
    let mut ops = block.ops(ir);
    let (first, _, None) = (ops.next()?, ops.next()?, ops.next()) else { return None };
    AffineForOp::cast(ir, first)
}

/// The constant bounds of a loop, and its step.
pub(super) fn bounds(ir: &Ir<'_>, op: AffineForOp) -> Option<[i64; 3]> {
    let bound = |name| match map_of(op, ir, name)?.results() {
        [bound] => bound.as_constant(),
        _ => None,
    };
    Some([bound("lowerBoundMap")?, bound("upperBoundMap")?, op.step(ir)])
}
