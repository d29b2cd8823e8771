//! The names of results that name a dimension, such as `%thread_id_x`.

use rtblgen_runtime::{AsmNames, Ir, Op, OpAsm};

use super::*;

/// `prefix` and the dimension, which is the first attribute.
fn name(ir: &Ir<'_>, op: Op, prefix: &str) -> Vec<(usize, String)> {
    let dimension = op.inherent(ir, 0).and_then(|dimension| dimension.cast()).map(DimensionAttr::value);
    dimension.map(|dimension| (0, format!("{prefix}_{dimension}"))).into_iter().collect()
}

impl OpAsm for ThreadIdOp {
    const NAMES: AsmNames =
        AsmNames { result_names: Some(|ir, op| name(ir, op, "thread_id")), ..AsmNames::EMPTY };
}

impl OpAsm for BlockIdOp {
    const NAMES: AsmNames =
        AsmNames { result_names: Some(|ir, op| name(ir, op, "block_id")), ..AsmNames::EMPTY };
}

impl OpAsm for BlockDimOp {
    const NAMES: AsmNames =
        AsmNames { result_names: Some(|ir, op| name(ir, op, "block_dim")), ..AsmNames::EMPTY };
}

impl OpAsm for GridDimOp {
    const NAMES: AsmNames =
        AsmNames { result_names: Some(|ir, op| name(ir, op, "grid_dim")), ..AsmNames::EMPTY };
}

impl OpAsm for GlobalIdOp {
    const NAMES: AsmNames =
        AsmNames { result_names: Some(|ir, op| name(ir, op, "global_id")), ..AsmNames::EMPTY };
}

impl OpAsm for ClusterIdOp {
    const NAMES: AsmNames =
        AsmNames { result_names: Some(|ir, op| name(ir, op, "cluster_id")), ..AsmNames::EMPTY };
}

impl OpAsm for ClusterDimOp {
    const NAMES: AsmNames =
        AsmNames { result_names: Some(|ir, op| name(ir, op, "cluster_dim")), ..AsmNames::EMPTY };
}
