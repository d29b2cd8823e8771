//! Values passed along the edges between the regions of an operation.

use std::ops::Range;

use rtblgen_ir::control_flow::{
    DynRegionBranchOpInterface, DynRegionBranchTerminatorOpInterface, RegionBranchPoint, RegionSuccessor,
};
use rtblgen_ir::interfaces::DynLoopLikeOpInterface;
use rtblgen_ir::ir::{Ir, Op, Region, Value};
use rtblgen_ir::traits::TERMINATOR;
use rustc_hash::FxHashMap;

/// An operand that is passed to some inputs: its operation and its number.
pub type PassedOperand = (Op, usize);

/// The inputs of regions, which are arguments of the regions or results of the operation, each with the operands that are
/// passed to it, in the order in which they are found.
///
/// MLIR's `RegionBranchOpInterface::getSuccessorOperandInputMapping`, from inputs to operands.
#[derive(Clone, Debug, Default)]
pub struct RegionEdges {
    inputs: Vec<(Value, Vec<PassedOperand>)>,
    /// The place of each input in the list.
    places: FxHashMap<Value, usize>,
}

impl RegionEdges {
    /// The edges from all points of an operation with `RegionBranchOpInterface`; `None` if the operand of an edge is not
    /// known.
    pub fn all(ir: &Ir<'_>, branch: Op) -> Option<Self> {
        let branch = DynRegionBranchOpInterface::cast(ir, branch)?;
        let (mut edges, mut successors) = (RegionEdges::default(), Vec::new());
        for point in RegionBranchPoint::all(ir, branch.op()) {
            edges.add_point(ir, branch, point, &mut successors)?;
        }
        Some(edges)
    }

    /// The edges from one point.
    pub fn from_point(ir: &Ir<'_>, branch: Op, point: RegionBranchPoint) -> Option<Self> {
        let branch = DynRegionBranchOpInterface::cast(ir, branch)?;
        let mut edges = RegionEdges::default();
        edges.add_point(ir, branch, point, &mut Vec::new())?;
        Some(edges)
    }

    /// Adds the edges from a point. The list of successors is of use for the next point.
    fn add_point(
        &mut self,
        ir: &Ir<'_>,
        branch: DynRegionBranchOpInterface,
        point: RegionBranchPoint,
        successors: &mut Vec<RegionSuccessor>,
    ) -> Option<()> {
        successors.clear();
        branch.successor_regions(ir, point, successors);
        for successor in successors.iter().filter(|successor| !successor.inputs().is_empty()) {
            let (op, numbers) = passed_operands(ir, branch, point, successor)?;
            let is_unknown = successor.target().is_some_and(|region| makes_unknown_values(ir, region));
            if is_unknown || numbers.len() != successor.inputs().len() {
                return None;
            }
            for (input, number) in successor.inputs().iter().zip(numbers) {
                self.add(*input, (op, number));
            }
        }
        Some(())
    }

    fn add(&mut self, input: Value, operand: PassedOperand) {
        match self.places.get(&input) {
            Some(place) => self.inputs[*place].1.push(operand),
            None => {
                self.places.insert(input, self.inputs.len());
                self.inputs.push((input, vec![operand]));
            }
        }
    }

    /// The inputs, each with the operands that are passed to it.
    pub fn inputs(&self) -> &[(Value, Vec<PassedOperand>)] {
        &self.inputs
    }

    /// The operands that are passed to a value; `None` if it is no input.
    pub fn operands(&self, input: Value) -> Option<&[PassedOperand]> {
        self.places.get(&input).map(|place| self.inputs[*place].1.as_slice())
    }

    /// The operands, each with the inputs that it is passed to.
    pub fn by_operand(&self) -> Vec<(PassedOperand, Vec<Value>)> {
        let mut by_operand: Vec<(PassedOperand, Vec<Value>)> = Vec::new();
        let mut places: FxHashMap<PassedOperand, usize> = FxHashMap::default();
        for (input, operands) in &self.inputs {
            for operand in operands {
                let place = *places.entry(*operand).or_insert(by_operand.len());
                match by_operand.get_mut(place) {
                    Some((_, inputs)) => inputs.push(*input),
                    None => by_operand.push((*operand, vec![*input])),
                }
            }
        }
        by_operand
    }
}

/// Whether a region ends with a terminator whose regions make the values that it passes on. Those that go into the region may be updated
/// there in a way that is not known, as the outputs of `scf.forall` are.
pub(crate) fn makes_unknown_values(ir: &Ir<'_>, region: Region) -> bool {
    let mut last = region.blocks(ir).filter_map(|block| block.last_op(ir));
    last.any(|last| {
        last.region_count(ir) > 0
            && last.has_trait(ir, &TERMINATOR)
            && last.interface::<DynRegionBranchTerminatorOpInterface>(ir).is_none()
    })
}

/// The operands that are passed along an edge.
fn passed_operands(
    ir: &Ir<'_>,
    branch: DynRegionBranchOpInterface,
    point: RegionBranchPoint,
    successor: &RegionSuccessor,
) -> Option<(Op, Range<usize>)> {
    match point {
        RegionBranchPoint::Terminator(op) => {
            let terminator = DynRegionBranchTerminatorOpInterface::cast(ir, op)?;
            Some((op, terminator.mutable_successor_operands(ir, successor)))
        }
        RegionBranchPoint::Parent => {
            let values = branch.entry_successor_operands(ir, successor);
            Some((branch.op(), entry_operand_numbers(ir, branch.op(), &values)?))
        }
    }
}

/// Returns the numbers of the operands that are passed on entry: for a loop, its inits; for others, the only
/// range with these values.
fn entry_operand_numbers(ir: &Ir<'_>, op: Op, values: &[Value]) -> Option<Range<usize>> {
    if values.is_empty() {
        return Some(0..0);
    }
    let operands: Vec<Value> = op.operands(ir).collect();
    if let Some(looping) = DynLoopLikeOpInterface::cast(ir, op) {
        let inits = looping.inits_mutable(ir);
        return (operands.get(inits.clone()) == Some(values)).then_some(inits);
    }
    let mut places = operands.windows(values.len()).enumerate().filter(|(_, own)| *own == values);
    match (places.next(), places.next()) {
        (Some((first, _)), None) => Some(first..first + values.len()),
        _ => None,
    }
}
