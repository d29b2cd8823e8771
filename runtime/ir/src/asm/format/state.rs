//! The parsed parts of an operation with a declarative format, before its operands are resolved.

use smallvec::SmallVec;

use crate::asm::UnresolvedOperand;
use crate::context::Context;
use crate::context::attributes::{Attribute, NamedAttribute};
use crate::context::types::Type;
use crate::ir::definition::OpDefinition;
use crate::ir::{Block, Region};

/// The parts of an operation that elements of its format have read so far; custom directives read and write them.
///
/// Operands, results, regions and successors are those of the operation's definition, attributes are its slots.
#[derive(Debug)]
pub struct FormatState<'c> {
    pub(super) operands: SmallVec<[Group; 4]>,
    pub(super) operand_types: SmallVec<[Types<'c>; 4]>,
    pub(super) result_types: SmallVec<[Types<'c>; 2]>,
    pub(super) inherent: SmallVec<[Option<Attribute<'c>>; 4]>,
    pub(super) attributes: Vec<NamedAttribute<'c>>,
    pub(super) regions: SmallVec<[SmallVec<[Region; 1]>; 1]>,
    pub(super) successors: SmallVec<[SmallVec<[Block; 1]>; 1]>,
    /// `operands` in place of the single ones.
    pub(super) all_operands: Option<Group>,
    pub(super) all_operand_types: Option<Types<'c>>,
    pub(super) all_result_types: Option<Types<'c>>,
    /// `regions` in place of the single ones.
    pub(super) all_regions: Option<SmallVec<[Region; 1]>>,
    pub(super) all_successors: SmallVec<[Block; 1]>,
}

/// Operands, and the offset where they start.
#[derive(Clone, Debug, Default)]
pub(super) struct Group {
    pub items: SmallVec<[UnresolvedOperand; 2]>,
    pub offset: usize,
}

/// The types that the text gives, if it gives any.
#[derive(Clone, Debug, Default)]
pub(super) struct Types<'c> {
    pub items: SmallVec<[Type<'c>; 2]>,
    pub is_given: bool,
}

impl<'c> Types<'c> {
    pub(super) fn given(items: impl IntoIterator<Item = Type<'c>>) -> Self {
        Types { items: items.into_iter().collect(), is_given: true }
    }
}

impl<'c> FormatState<'c> {
    pub(super) fn new(definition: &OpDefinition) -> Self {
        FormatState {
            operands: smallvec::smallvec![Group::default(); definition.operands.len()],
            operand_types: smallvec::smallvec![Types::default(); definition.operands.len()],
            result_types: smallvec::smallvec![Types::default(); definition.results.len()],
            inherent: smallvec::smallvec![None; definition.attributes.len()],
            attributes: Vec::new(),
            regions: smallvec::smallvec![SmallVec::new(); definition.regions.len()],
            successors: smallvec::smallvec![SmallVec::new(); definition.successors.len()],
            all_operands: None,
            all_operand_types: None,
            all_result_types: None,
            all_regions: None,
            all_successors: SmallVec::new(),
        }
    }

    /// Returns the parsed operands of an entry.
    pub fn operands(&self, operand: usize) -> &[UnresolvedOperand] {
        &self.operands[operand].items
    }

    /// Sets the values of an operand.
    pub fn set_operands(&mut self, operand: usize, values: impl IntoIterator<Item = UnresolvedOperand>) {
        self.operands[operand].items = values.into_iter().collect();
    }

    /// Sets the values of an operand in groups (`VariadicOfVariadic`), and the slot of the groups' sizes.
    pub fn set_operand_groups(
        &mut self,
        context: &'c Context,
        operand: usize,
        sizes: usize,
        groups: Vec<Vec<UnresolvedOperand>>,
    ) {
        let lengths: Vec<i32> = groups.iter().map(|group| group.len() as i32).collect();
        self.set_inherent(sizes, Some(context.dense_array_attr(&lengths)));
        self.set_operands(operand, groups.into_iter().flatten());
    }

    /// The types that have been read for an operand.
    pub fn operand_types(&self, operand: usize) -> &[Type<'c>] {
        &self.operand_types[operand].items
    }

    /// Sets the types of an operand.
    pub fn set_operand_types(&mut self, operand: usize, types: impl IntoIterator<Item = Type<'c>>) {
        self.operand_types[operand] = Types::given(types);
    }

    /// The types that have been read for a result.
    pub fn result_types(&self, result: usize) -> &[Type<'c>] {
        &self.result_types[result].items
    }

    /// Sets the types of a result.
    pub fn set_result_types(&mut self, result: usize, types: impl IntoIterator<Item = Type<'c>>) {
        self.result_types[result] = Types::given(types);
    }

    /// The attribute or property that has been read for a slot.
    pub fn inherent(&self, slot: usize) -> Option<Attribute<'c>> {
        self.inherent[slot]
    }

    /// Sets the attribute or property of a slot.
    pub fn set_inherent(&mut self, slot: usize, value: Option<Attribute<'c>>) {
        self.inherent[slot] = value;
    }

    /// The entries of the attribute dictionary that has been read.
    pub fn attributes(&self) -> &[NamedAttribute<'c>] {
        &self.attributes
    }

    /// Adds entries to the attribute dictionary.
    pub fn add_attributes(&mut self, entries: impl IntoIterator<Item = NamedAttribute<'c>>) {
        self.attributes.extend(entries);
    }

    /// The regions that have been read for a region of the definition.
    pub fn regions(&self, region: usize) -> &[Region] {
        &self.regions[region]
    }

    /// Sets the regions of a region of the definition.
    pub fn set_regions(&mut self, region: usize, regions: impl IntoIterator<Item = Region>) {
        self.regions[region] = regions.into_iter().collect();
    }

    /// The blocks that have been read for a successor.
    pub fn successors(&self, successor: usize) -> &[Block] {
        &self.successors[successor]
    }

    /// Sets the blocks of a successor.
    pub fn set_successors(&mut self, successor: usize, blocks: impl IntoIterator<Item = Block>) {
        self.successors[successor] = blocks.into_iter().collect();
    }
}
