//! The common part of `vector.transfer_read` and `vector.transfer_write` (MLIR's `VectorTransferOpInterface`).

use rtblgen_runtime::affine::AffineMap;
use rtblgen_runtime::{AffineMapAttr, ArrayAttr, Attribute, Ir, Type, TypedOp, Value};

use super::maps::is_broadcast;
use super::{TransferReadOp, TransferWriteOp, result_type};

/// A transfer of a vector from or to memory or a tensor.
pub(crate) trait Transfer: TypedOp {
    /// The operand number of the memory or tensor.
    const BASE: usize;

    /// The vector that is read or written.
    fn moved(self, ir: &Ir<'_>) -> Value;

    /// The memory or tensor.
    fn shaped(self, ir: &Ir<'_>) -> Value {
        self.op().operand(ir, Self::BASE)
    }

    /// The type of the memory or tensor.
    fn shaped_type<'c>(self, ir: &Ir<'c>) -> Type<'c> {
        self.shaped(ir).ty(ir)
    }

    /// The type of the vector.
    fn moved_type<'c>(self, ir: &Ir<'c>) -> Type<'c> {
        self.moved(ir).ty(ir)
    }

    /// The indices at which the transfer starts.
    fn start(self, ir: &Ir<'_>) -> Vec<Value> {
        self.op().operand_segment(ir, Self::BASE + 1).map(|number| self.op().operand(ir, number)).collect()
    }

    /// The operand number of the mask.
    fn mask_number(self, ir: &Ir<'_>) -> Option<usize> {
        self.op().operand_segment(ir, 3).next()
    }

    /// The mask.
    fn lanes(self, ir: &Ir<'_>) -> Option<Value> {
        self.mask_number(ir).map(|number| self.op().operand(ir, number))
    }

    /// The permutation map. A verified operation has one.
    fn map(self, ir: &Ir<'_>) -> AffineMap {
        let map = self.op().attribute(ir, "permutation_map").and_then(|map| map.cast::<AffineMapAttr<'_>>());
        map.map_or(AffineMap::identity(0), |map| map.value().clone())
    }

    /// Whether each dimension of the vector is in bounds.
    fn in_bounds_flags(self, ir: &Ir<'_>) -> Vec<bool> {
        let flags = self.op().attribute(ir, "in_bounds").and_then(|flags| flags.cast::<ArrayAttr<'_>>());
        let is_set = |flag: &Attribute<'_>| flag.as_integer().is_some_and(|flag| flag != 0);
        flags.map_or(Vec::new(), |flags| flags.elements().iter().map(is_set).collect())
    }

    /// Whether a dimension of the vector may be out of bounds.
    fn may_be_out_of_bounds(self, ir: &Ir<'_>) -> bool {
        self.in_bounds_flags(ir).contains(&false)
    }

    /// Whether a dimension of the vector is a broadcast.
    fn broadcasts(self, ir: &Ir<'_>) -> bool {
        self.map(ir).results().iter().any(is_broadcast)
    }
}

impl Transfer for TransferReadOp {
    const BASE: usize = 0;

    fn moved(self, ir: &Ir<'_>) -> Value {
        self.op().result(ir, 0)
    }

    fn moved_type<'c>(self, ir: &Ir<'c>) -> Type<'c> {
        result_type(self, ir)
    }
}

impl Transfer for TransferWriteOp {
    const BASE: usize = 1;

    fn moved(self, ir: &Ir<'_>) -> Value {
        self.op().operand(ir, 0)
    }
}
