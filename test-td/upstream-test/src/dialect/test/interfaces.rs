//! Interfaces of ops: control flow, kinds of regions, users of symbols.

use std::ops::Range;

use rtblgen_runtime::interfaces::{BranchOpInterface, RegionKind, RegionKindInterface};
use rtblgen_runtime::{Ir, TypedOp};

use super::*;

impl RegionKindInterface for SSACFGRegionOp {
    fn region_kind(_: usize) -> RegionKind {
        RegionKind::Ssacfg
    }
}

impl RegionKindInterface for GraphRegionOp {
    fn region_kind(_: usize) -> RegionKind {
        RegionKind::Graph
    }
}

impl RegionKindInterface for IsolatedGraphRegionOp {
    fn region_kind(_: usize) -> RegionKind {
        RegionKind::Graph
    }
}

impl BranchOpInterface for TestBranchOp {
    fn successor_operands(self, ir: &Ir<'_>, _: usize) -> Range<usize> {
        self.op().operand_segment(ir, 0)
    }
}
