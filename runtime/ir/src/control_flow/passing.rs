//! The operands of a branch that become arguments of a successor, and how to append to them.

use std::collections::{BTreeMap, VecDeque};
use std::ops::Range;

use rustc_hash::FxHashMap;

use crate::ir::definition::Arity;
use crate::ir::{Ir, Op, Value};

/// The place of the operands that a branch passes to a successor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum PassedGroup {
    /// A variadic operand of the definition.
    Variadic(usize),
    /// A group of an operand of the definition that is `VariadicOfVariadic`.
    Nested {
        operand: usize,
        /// The slot of the attribute that has the sizes of the groups.
        sizes: u16,
        group: usize,
    },
}

/// Returns the ranges of the operands that a branch passes to each of its successors, and the position of
/// each group in its operand of the definition. None for a successor whose operands cannot grow.
///
/// If several variadic operands are empty and stand at the same place, each successor has its own, in their order. The groups of
/// a `VariadicOfVariadic` belong to the successors that have no variadic operand, in their order.
fn passed_groups(ir: &Ir<'_>, branch: Op) -> Vec<Option<(PassedGroup, Range<usize>)>> {
    let definitions = branch.definition(ir).map_or(&[][..], |definition| definition.operands);
    let mut variadic: FxHashMap<Range<usize>, VecDeque<usize>> = FxHashMap::default();
    let mut nested = Vec::new();
    for (operand, definition) in definitions.iter().enumerate() {
        let segment = || branch.operand_segment(ir, operand);
        match definition.arity {
            Arity::Variadic => variadic.entry(segment()).or_default().push_back(operand),
            Arity::VariadicOfVariadic { sizes } => nested.push((operand, sizes, segment())),
            _ => {}
        }
    }
    let mut next_group = 0;
    let place = |successor: usize| {
        let range = branch.passed_operands(ir, successor)?;
        if let Some(operand) = variadic.get_mut(&range).and_then(VecDeque::pop_front) {
            return Some((PassedGroup::Variadic(operand), range));
        }
        let group = next_group;
        next_group += 1;
        let is_around = |segment: &Range<usize>| segment.start <= range.start && range.end <= segment.end;
        let (operand, sizes, _) = nested.iter().find(|(_, _, segment)| is_around(segment))?;
        Some((PassedGroup::Nested { operand: *operand, sizes: *sizes, group }, range))
    };
    (0..branch.successor_count(ir)).map(place).collect()
}

/// Whether [`append_successor_operands`] can pass more values to a successor.
pub fn can_append_successor_operands(ir: &Ir<'_>, branch: Op, successor: usize) -> bool {
    passed_groups(ir, branch).get(successor).is_some_and(Option::is_some)
}

/// Whether [`append_to_successors`] can pass more values to all these successors.
pub fn can_append_to_successors(ir: &Ir<'_>, branch: Op, successors: &[usize]) -> bool {
    let groups = passed_groups(ir, branch);
    successors.iter().all(|successor| groups.get(*successor).is_some_and(Option::is_some))
}

/// Passes more values to a successor, after those that are passed already. Returns false, and changes
/// nothing, if the definition of the branch has no operand that can grow for this successor.
///
/// `SuccessorOperands::append` of MLIR.
pub fn append_successor_operands(ir: &mut Ir<'_>, branch: Op, successor: usize, values: &[Value]) -> bool {
    append_to_successors(ir, branch, &[(successor, values.to_vec())])
}

/// As [`append_successor_operands`], for several successors of a branch. Each comes once, in ascending order.
pub fn append_to_successors(ir: &mut Ir<'_>, branch: Op, added: &[(usize, Vec<Value>)]) -> bool {
    let groups = passed_groups(ir, branch);
    // For each operand of the definition, the new values and their positions.
    let mut grown: BTreeMap<usize, Vec<(usize, &[Value])>> = BTreeMap::new();
    let mut sizes: BTreeMap<u16, Vec<(usize, i32)>> = BTreeMap::new();
    for (successor, values) in added {
        let Some(Some((place, range))) = groups.get(*successor) else { return false };
        let (PassedGroup::Variadic(operand) | PassedGroup::Nested { operand, .. }) = *place;
        let behind = range.end - branch.operand_segment(ir, operand).start;
        grown.entry(operand).or_default().push((behind, values));
        if let PassedGroup::Nested { sizes: slot, group, .. } = *place {
            let count = i32::try_from(values.len()).expect("a group has less than 2^31 values");
            sizes.entry(slot).or_default().push((group, count));
        }
    }
    for (operand, additions) in grown {
        let old: Vec<Value> =
            branch.operand_segment(ir, operand).map(|index| branch.operand(ir, index)).collect();
        let (mut all, mut copied) = (Vec::new(), 0);
        for (behind, values) in additions {
            all.extend_from_slice(&old[copied..behind]);
            all.extend_from_slice(values);
            copied = behind;
        }
        all.extend_from_slice(&old[copied..]);
        ir.set_operand_group(branch, operand, &all);
    }
    sizes.into_iter().for_each(|(slot, added)| ir.add_to_group_sizes(branch, usize::from(slot), added));
    true
}
