//! Writes operations.

use indexmap::IndexSet;
use rtblgen_ir::{Block, Ir, Op, Region};
use rustc_hash::FxBuildHasher;

use super::attributes::Emitter;
use super::buffer::{NestedSections, OpenSection, Strings, flagged, varint};
use super::numbering::Numbering;
use super::table::NONE;
use super::{properties, uses};
use crate::format::{ELIDED_LOCATIONS, ISOLATED_SECTIONS, USE_LIST_ORDERS, mask};
use crate::properties::PartTable;

/// Writes operations, and collects their properties.
pub(super) struct OpWriter<'w, 'c> {
    ir: &'w Ir<'c>,
    numbering: &'w Numbering<'c>,
    strings: &'w mut Strings,
    sections: NestedSections,
    /// The encoded properties without their lengths, each once.
    properties: IndexSet<Box<[u8]>, FxBuildHasher>,
    /// The number in the file for each number in the property table of the numbering; [`NONE`] until the properties are
    /// written.
    property_numbers: Vec<u32>,
    parts: PartTable,
}

/// A part of the IR that must still be written.
enum Task {
    Op(Op),
    Region(Region),
    /// The operations of a block, starting with this one.
    Ops(Op),
    Block(Block),
    End(OpenSection),
}

impl<'w, 'c> OpWriter<'w, 'c> {
    pub(super) fn new(ir: &'w Ir<'c>, numbering: &'w Numbering<'c>, strings: &'w mut Strings) -> Self {
        OpWriter {
            ir,
            numbering,
            strings,
            sections: NestedSections::default(),
            properties: IndexSet::default(),
            property_numbers: Vec::new(),
            parts: PartTable::default(),
        }
    }

    /// The IR section and the properties section.
    pub(super) fn finish(self) -> (Vec<u8>, Vec<u8>) {
        let mut properties = Vec::new();
        varint(&mut properties, self.properties.len() as u64);
        for bytes in self.properties {
            varint(&mut properties, bytes.len() as u64);
            properties.extend_from_slice(&bytes);
        }
        (self.sections.finish(), properties)
    }

    fn varint(&mut self, number: u64) {
        varint(&mut self.sections.out, number);
    }

    fn flagged(&mut self, number: u64, flag: bool) {
        flagged(&mut self.sections.out, number, flag);
    }

    /// Writes the only block of the IR section, which contains one operation.
    pub(super) fn root(&mut self, op: Op) {
        self.flagged(1, false);
        let mut tasks = vec![Task::Op(op)];
        while let Some(task) = tasks.pop() {
            match task {
                Task::Op(op) => self.op(op, &mut tasks),
                Task::Ops(op) => {
                    tasks.extend(op.next(self.ir).map(Task::Ops));
                    self.op(op, &mut tasks);
                }
                Task::Block(block) => {
                    tasks.extend(block.next(self.ir).map(Task::Block));
                    self.block_head(block);
                    tasks.extend(block.first_op(self.ir).map(Task::Ops));
                }
                Task::Region(region) => {
                    let count = region.block_count(self.ir) as u64;
                    self.varint(count);
                    if count > 0 {
                        self.varint(self.numbering.region_values(region));
                        tasks.extend(region.entry(self.ir).map(Task::Block));
                    }
                }
                Task::End(section) => self.sections.end(section),
            }
        }
    }

    fn op(&mut self, op: Op, tasks: &mut Vec<Task>) {
        let (ir, numbering) = (self.ir, self.numbering);
        let mut references = numbering.op_references(op);
        let name = references.next();
        self.varint(numbering.op_names.number(name));
        let mask_place = self.sections.out.len();
        self.sections.out.push(0);
        let mut parts = 0;
        self.varint(numbering.attributes.number(references.next()));
        let dictionary = references.next();
        if dictionary != NONE {
            parts |= mask::ATTRIBUTES;
            self.varint(numbering.attributes.number(dictionary));
        }
        let properties = references.next();
        if properties != NONE {
            parts |= mask::PROPERTIES;
            let number = self.properties(op, name, properties);
            self.varint(number);
        }
        let count = op.result_count(ir);
        if count > 0 {
            parts |= mask::RESULTS;
            self.varint(count as u64);
            (0..count).for_each(|_| self.varint(numbering.types.number(references.next())));
        }
        if op.operand_count(ir) > 0 {
            parts |= mask::OPERANDS;
            self.varint(op.operand_count(ir) as u64);
            op.operands(ir).for_each(|operand| self.varint(numbering.value(operand)));
        }
        if op.successor_count(ir) > 0 {
            parts |= mask::SUCCESSORS;
            self.varint(op.successor_count(ir) as u64);
            op.successors(ir).for_each(|block| self.varint(numbering.block(block)));
        }
        if numbering.version >= USE_LIST_ORDERS
            && uses::write(ir, &numbering.ops, op.results(ir), &mut self.sections.out)
        {
            parts |= mask::USE_LIST_ORDERS;
        }
        if op.region_count(ir) > 0 {
            parts |= mask::REGIONS;
            self.regions(op, tasks);
        }
        self.sections.out[mask_place] = parts;
    }

    fn regions(&mut self, op: Op, tasks: &mut Vec<Task>) {
        let is_isolated = self.numbering.ops.is_isolated(op);
        self.flagged(op.region_count(self.ir) as u64, is_isolated);
        if is_isolated && self.numbering.version >= ISOLATED_SECTIONS {
            tasks.push(Task::End(self.sections.begin()));
        }
        let first = tasks.len();
        tasks.extend(op.regions(self.ir).map(Task::Region));
        tasks[first..].reverse();
    }

    /// The number in the file of an operation's properties. Encodes them at the first use.
    fn properties(&mut self, op: Op, name: u32, properties: u32) -> u64 {
        let place = properties as usize;
        if let Some(number) = self.property_numbers.get(place).filter(|number| **number != NONE) {
            return (*number).into();
        }
        let parts = self.parts.get(op.name(self.ir), self.numbering.version);
        let mut out = Vec::new();
        let (numbering, strings) = (self.numbering, &mut *self.strings);
        let references = numbering.references(numbering.properties.references(properties).0);
        let mut emitter = Emitter { out: &mut out, numbering, strings, references };
        properties::write(self.ir, op, numbering.encoding(name), &parts.parts, &mut emitter);
        let (number, _) = self.properties.insert_full(out.into());
        if self.property_numbers.len() <= place {
            self.property_numbers.resize(place + 1, NONE);
        }
        self.property_numbers[place] = number as u32;
        number as u64
    }

    fn block_head(&mut self, block: Block) {
        let (ir, numbering) = (self.ir, self.numbering);
        let has_arguments = block.argument_count(ir) > 0;
        self.flagged(block.op_count(ir) as u64, has_arguments);
        if !has_arguments {
            return;
        }
        self.varint(block.argument_count(ir) as u64);
        let mut references = numbering.block_references(block);
        for argument in block.arguments(ir) {
            let location = numbering.attributes.number(references.next());
            let ty = numbering.types.number(references.next());
            if numbering.version < ELIDED_LOCATIONS {
                self.varint(ty);
                self.varint(location);
                continue;
            }
            let is_known = !argument.location(ir).is_unknown();
            self.flagged(ty, is_known);
            if is_known {
                self.varint(location);
            }
        }
        if numbering.version >= USE_LIST_ORDERS {
            let mask_place = self.sections.out.len();
            self.sections.out.push(0);
            if uses::write(ir, &numbering.ops, block.arguments(ir), &mut self.sections.out) {
                self.sections.out[mask_place] = mask::USE_LIST_ORDERS;
            }
        }
    }
}
