//! Edges between regions, as `RegionBranchOpInterface` and `RegionBranchTerminatorOpInterface` describe them.

use super::{DynRegionBranchOpInterface, DynRegionBranchTerminatorOpInterface, RegionBranchOpInterface};
use crate::ir::{Ir, Op, Place, Region, Value, VerifyError, VerifyResult};

/// The target of an edge: a region of an operation, or the operation itself; and the values that become known
/// there, which are arguments of the region or results of the operation.
///
/// MLIR's [`RegionSuccessor`](https://mlir.llvm.org/doxygen/classmlir_1_1RegionSuccessor.html).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RegionSuccessor {
    target: Option<Region>,
    inputs: Vec<Value>,
}

impl RegionSuccessor {
    /// Returns a region as the target, and its arguments that receive the passed values.
    pub fn region(region: Region, inputs: impl IntoIterator<Item = Value>) -> Self {
        RegionSuccessor { target: Some(region), inputs: inputs.into_iter().collect() }
    }

    /// Returns the operation around the regions as the target, and its results that receive the passed
    /// values.
    pub fn parent(inputs: impl IntoIterator<Item = Value>) -> Self {
        RegionSuccessor { target: None, inputs: inputs.into_iter().collect() }
    }

    /// The region; `None` if it is the operation around.
    pub fn target(&self) -> Option<Region> {
        self.target
    }

    /// Whether it is the operation around the regions.
    pub fn is_parent(&self) -> bool {
        self.target.is_none()
    }

    /// The values that become known.
    pub fn inputs(&self) -> &[Value] {
        &self.inputs
    }
}

/// The source of an edge: MLIR's
/// [`RegionBranchPoint`](https://mlir.llvm.org/doxygen/classmlir_1_1RegionBranchPoint.html).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RegionBranchPoint {
    /// The operation around the regions, when it is entered.
    Parent,
    /// This terminator in one of the regions.
    Terminator(Op),
}

impl RegionBranchPoint {
    /// The points in a region: the terminators of its blocks that have `RegionBranchTerminatorOpInterface`.
    #[track_caller]
    pub fn of_region(ir: &Ir<'_>, region: Region) -> Vec<Self> {
        Self::in_region(ir, region).collect()
    }

    fn in_region<'a>(ir: &'a Ir<'_>, region: Region) -> impl Iterator<Item = Self> + 'a {
        let last = region.blocks(ir).filter_map(|block| block.last_op(ir));
        let branches = last.filter(|op| DynRegionBranchTerminatorOpInterface::cast(ir, *op).is_some());
        branches.map(RegionBranchPoint::Terminator)
    }

    /// All points of an operation: itself, and those of its regions.
    #[track_caller]
    pub fn all(ir: &Ir<'_>, op: Op) -> Vec<Self> {
        let inside = op.regions(ir).flat_map(|region| Self::in_region(ir, region));
        std::iter::once(RegionBranchPoint::Parent).chain(inside).collect()
    }

    /// Returns the source region; `None` for the operation around.
    #[track_caller]
    pub fn region(self, ir: &Ir<'_>) -> Option<Region> {
        match self {
            RegionBranchPoint::Parent => None,
            RegionBranchPoint::Terminator(op) => op.parent_region(ir),
        }
    }

    /// The values that are passed from here to a successor; `entry` gives those that the operation passes when it is
    /// entered.
    pub fn successor_operands(
        self,
        ir: &Ir<'_>,
        successor: &RegionSuccessor,
        entry: impl FnOnce() -> Vec<Value>,
    ) -> Vec<Value> {
        let RegionBranchPoint::Terminator(op) = self else { return entry() };
        let branch = DynRegionBranchTerminatorOpInterface::cast(ir, op);
        let numbers = branch.map_or(0..0, |branch| branch.mutable_successor_operands(ir, successor));
        numbers.map(|number| op.operand(ir, number)).collect()
    }

    fn description(self, ir: &Ir<'_>) -> String {
        match self {
            RegionBranchPoint::Parent => "parent".to_owned(),
            RegionBranchPoint::Terminator(op) => format!("Operation {}", op.name(ir)),
        }
    }
}

/// How often a region may be executed: MLIR's
/// [`InvocationBounds`](https://mlir.llvm.org/doxygen/classmlir_1_1InvocationBounds.html).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct InvocationBounds {
    /// At least so often.
    pub lower: u32,
    /// At most so often; `None` if nothing is known.
    pub upper: Option<u32>,
}

impl InvocationBounds {
    /// Any number of times.
    pub const UNKNOWN: InvocationBounds = InvocationBounds { lower: 0, upper: None };
}

/// Adds the successors of a terminator, as the operation around its region describes them; none if that
/// operation has no `RegionBranchOpInterface`.
pub fn successors_by_parent(ir: &Ir<'_>, terminator: Op, successors: &mut Vec<RegionSuccessor>) {
    let parent = terminator.parent_op(ir).and_then(|parent| DynRegionBranchOpInterface::cast(ir, parent));
    if let Some(parent) = parent {
        parent.successor_regions(ir, RegionBranchPoint::Terminator(terminator), successors);
    }
}

/// Verifies a `RegionBranchOpInterface`: along every edge, as many values are passed as are expected, of
/// compatible types.
///
/// # Errors
///
/// The first edge along which they are not.
pub fn verify_region_branch<T: RegionBranchOpInterface>(ir: &Ir<'_>, branch: T) -> VerifyResult {
    for point in RegionBranchPoint::all(ir, branch.op()) {
        let mut successors = Vec::new();
        branch.successor_regions(ir, point, &mut successors);
        for successor in &successors {
            let operands =
                point.successor_operands(ir, successor, || branch.entry_successor_operands(ir, successor));
            verify_edge(ir, branch, point, successor, &operands)?;
        }
    }
    Ok(())
}

fn verify_edge<T: RegionBranchOpInterface>(
    ir: &Ir<'_>,
    branch: T,
    point: RegionBranchPoint,
    successor: &RegionSuccessor,
    operands: &[Value],
) -> VerifyResult {
    let edge = || {
        let target = match successor.target {
            Some(region) => format!("Region #{}", region.number(ir)),
            None => "parent".to_owned(),
        };
        format!("along control flow edge from {} to {target}: ", point.description(ir))
    };
    let (given, expected) = (operands.len(), successor.inputs.len());
    let fail = |text: String| {
        let error = VerifyError::new(edge() + &text);
        Err(match point {
            RegionBranchPoint::Parent => error,
            RegionBranchPoint::Terminator(op) => error.with_note(Place::Op(op), "region branch point"),
        })
    };
    if given != expected {
        return fail(format!(
            "region branch point has {given} operands, but region successor needs {expected} inputs"
        ));
    }
    for (number, (operand, input)) in operands.iter().zip(&successor.inputs).enumerate() {
        let (given, expected) = (operand.ty(ir), input.ty(ir));
        if !branch.are_types_compatible(ir, given, expected) {
            return fail(format!(
                "successor operand type #{number} '{given}' should match successor input type #{number} '{expected}'"
            ));
        }
    }
    Ok(())
}
