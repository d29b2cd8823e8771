//! Printer of operations, blocks and regions.

use super::aliases::Collector;
use super::numbers::{write_number, write_string};
use super::op_printer::{OpAsmPrinter, RegionStyle};
use crate::asm::format::{self, Assembly};
use crate::context::types::Type;
use crate::ir::{Block, Op, Region, Value};
use crate::traits::TERMINATOR;

/// The indentation of a block.
const INDENT: usize = 2;

impl<'p, 'c> OpAsmPrinter<'p, 'c> {
    /// Walks the operation in the order of printing, and collects types and attributes with an alias.
    pub(super) fn collect_aliases(&mut self, op: Op) {
        self.asm.collector = Some(Collector::new(self.asm.context));
        self.collect_op(op);
        if let Some(collector) = self.asm.collector.take() {
            self.asm.aliases = collector.finish();
        }
        self.asm.out.clear();
    }

    fn collect_op(&mut self, op: Op) {
        let ir = self.ir;
        if self.options.debug_info {
            self.asm.visit_location(op.location(ir), true);
        }
        match op.definition(ir).and_then(Assembly::of) {
            Some(Assembly::Format(format)) if !self.options.generic => {
                format::print::print_op(self, op, format);
                self.asm.out.clear();
            }
            Some(Assembly::Custom(custom)) if !self.options.generic => {
                (custom.print)(self, op);
                self.asm.out.clear();
            }
            _ => self.collect_generic_op(op),
        }
    }

    fn collect_generic_op(&mut self, op: Op) {
        let ir = self.ir;
        if !self.options.skip_regions {
            let style = RegionStyle { empty_block: true, ..RegionStyle::default() };
            op.regions(ir).for_each(|region| self.collect_region(region, style));
        }
        op.operand_types(ir).chain(op.result_types(ir)).for_each(|ty| self.print_type(ty));
        if op.definition(ir).is_none() {
            // MLIR's rule: attributes in the properties of an unregistered operation get no aliases.
            let attributes = op.discardable_attributes(ir);
            return attributes.iter().for_each(|entry| self.print_attribute(entry.value));
        }
        op.attributes(ir).iter().for_each(|entry| self.print_attribute(entry.value));
    }

    fn collect_region(&mut self, region: Region, style: RegionStyle) {
        let ir = self.ir;
        for (number, block) in region.blocks(ir).enumerate() {
            if number > 0 || style.entry_arguments {
                for argument in block.arguments(ir) {
                    self.print_type(argument.ty(ir));
                    if self.options.debug_info {
                        self.asm.visit_early_location(argument.location(ir));
                    }
                }
            }
            let last = if style.terminators || number > 0 { None } else { self.terminator(block) };
            block.ops(ir).filter(|op| Some(*op) != last).for_each(|op| self.collect_op(op));
        }
    }

    fn terminator(&self, block: Block) -> Option<Op> {
        block.last_op(self.ir).filter(|op| op.has_trait(self.ir, &TERMINATOR))
    }

    /// Writes an operation with its results and its location.
    pub(super) fn print_full_op(&mut self, op: Op) {
        let ir = self.ir;
        let (start, indent) = (self.asm.text_len(), self.asm.indent);
        self.places.iter_mut().for_each(|places| places.push((op, start, indent)));
        if op.result_count(ir) > 0 {
            self.names.write_results(&mut self.asm.out, ir, op);
            self.write_str(" = ");
        }
        self.print_custom_or_generic_op(op);
        self.print_optional_location(op.location(ir));
        self.op_users(op);
    }

    /// Writes an operation without its results and its location, in its custom form if it has one.
    pub fn print_custom_or_generic_op(&mut self, op: Op) {
        let ir = self.ir;
        let assembly = op.definition(ir).and_then(Assembly::of);
        match assembly {
            Some(Assembly::Format(format)) if !self.options.generic => {
                self.print_op_name(op);
                format::print::print_op(self, op, format);
            }
            Some(Assembly::Custom(custom)) if !self.options.generic => {
                self.print_op_name(op);
                (custom.print)(self, op);
            }
            _ => self.print_generic_op(op),
        }
    }

    fn print_op_name(&mut self, op: Op) {
        let name = op.name(self.ir).as_str();
        let short = name
            .strip_prefix(self.default_dialect)
            .and_then(|rest| rest.strip_prefix('.'))
            .filter(|short| !short.contains('.'));
        self.write_str(short.unwrap_or(name));
    }

    /// Writes an operation in the generic form, without its results and its location.
    pub fn print_generic_op(&mut self, op: Op) {
        if self.is_collecting() {
            return self.collect_generic_op(op);
        }
        let ir = self.ir;
        write_string(&mut self.asm.out, op.name(ir).as_str());
        self.write_char('(');
        self.print_operands(op.operands(ir));
        self.write_char(')');
        if op.successor_count(ir) > 0 {
            self.write_char('[');
            self.print_successors(op.successors(ir));
            self.write_char(']');
        }
        self.print_properties(op);
        if op.region_count(ir) > 0 {
            self.write_str(" (");
            for (number, region) in op.regions(ir).enumerate() {
                if number > 0 {
                    self.write_str(", ");
                }
                self.region(region, RegionStyle { empty_block: true, ..RegionStyle::default() });
            }
            self.write_char(')');
        }
        match op.properties(ir).filter(|_| uses_dictionary(ir, op)) {
            Some(properties) => {
                let mut entries = [properties.entries(), op.discardable_attributes(ir)].concat();
                entries.sort_by(crate::context::attributes::NamedAttribute::by_name);
                self.print_optional_attr_dict(&entries, &[]);
            }
            None => self.print_optional_attr_dict(op.discardable_attributes(ir), &[]),
        }
        self.write_str(" : ");
        self.op_type(op);
    }

    /// ` <{name = value, ..}>`, or nothing if there is no property.
    pub(in crate::asm) fn print_properties(&mut self, op: Op) {
        let ir = self.ir;
        let properties = match op.definition(ir) {
            Some(definition) if definition.uses_dictionary => None,
            Some(_) => {
                op.properties(ir).filter(|properties| !properties.is_empty()).map(|dict| dict.as_attribute())
            }
            None => op.raw_properties(ir),
        };
        if let Some(properties) = properties {
            self.write_str(" <");
            self.print_attribute(properties);
            self.write_char('>');
        }
    }

    /// `(operands) -> results`.
    fn op_type(&mut self, op: Op) {
        let ir = self.ir;
        self.write_char('(');
        self.print_types(op.operand_types(ir));
        self.write_str(") -> ");
        let mut types = op.result_types(ir);
        if let (1, Some(ty)) = (types.len(), types.next())
            && !ty.is_function()
        {
            return self.print_type(ty);
        }
        let types: smallvec::SmallVec<[Type<'c>; 4]> = op.result_types(ir).collect();
        self.result_types(&types);
    }

    /// `{ .. }`: blocks on lines of their own.
    pub(super) fn region(&mut self, region: Region, style: RegionStyle) {
        let ir = self.ir;
        if self.options.skip_regions {
            return self.write_str("{...}");
        }
        let outer_dialect = self.default_dialect;
        let parent = region.parent_op(ir).and_then(|op| op.definition(ir));
        self.default_dialect = parent.map_or("", |definition| definition.asm.default_dialect);
        if self.is_collecting() {
            self.collect_region(region, style);
        } else {
            self.region_text(region, style);
        }
        self.default_dialect = outer_dialect;
    }

    fn region_text(&mut self, region: Region, style: RegionStyle) {
        let ir = self.ir;
        self.write_str("{\n");
        for (number, block) in region.blocks(ir).enumerate() {
            let has_head = number > 0
                || style.empty_block && block.is_empty(ir)
                || style.entry_arguments && block.argument_count(ir) > 0;
            if has_head {
                self.block_head(block, number == 0);
            }
            let last = if style.terminators || number > 0 { None } else { self.terminator(block) };
            self.indent += INDENT;
            self.argument_users(block);
            for op in block.ops(ir) {
                if Some(op) == last {
                    break;
                }
                let indent = self.indent;
                self.write_indent(indent);
                self.print_full_op(op);
                self.write_char('\n');
            }
            self.indent -= INDENT;
        }
        let indent = self.indent;
        self.write_indent(indent);
        self.write_char('}');
    }

    /// `^bb1(%0: i32):  // pred: ^bb0` and a line break.
    fn block_head(&mut self, block: Block, is_entry: bool) {
        let ir = self.ir;
        let indent = self.indent;
        self.write_indent(indent);
        self.print_successor(block);
        if block.argument_count(ir) > 0 {
            self.write_char('(');
            for (number, argument) in block.arguments(ir).enumerate() {
                if number > 0 {
                    self.write_str(", ");
                }
                self.print_operand(argument);
                self.write_str(": ");
                self.print_type(argument.ty(ir));
                if self.options.debug_info {
                    self.write_char(' ');
                    self.argument_location(argument);
                }
            }
            self.write_char(')');
        }
        self.write_char(':');
        self.predecessors(block, is_entry);
        self.write_char('\n');
    }

    /// `loc(..)` of an argument of a block.
    pub(super) fn argument_location(&mut self, argument: Value) {
        let location = argument.location(self.ir);
        if self.is_collecting() {
            self.asm.visit_early_location(location);
        } else {
            // MLIR gives it an alias, and does not use it.
            let is_pretty = self.options.pretty_debug_info;
            self.write_str(if is_pretty { "" } else { "loc(" });
            self.asm.location_text(location);
            self.write_str(if is_pretty { "" } else { ")" });
        }
    }

    fn predecessors(&mut self, block: Block, is_entry: bool) {
        let mut blocks: smallvec::SmallVec<[Block; 4]> = block.predecessors(self.ir).collect();
        match blocks.as_slice() {
            [] if is_entry => {}
            [] => self.write_str("  // no predecessors"),
            [one] => {
                let one = *one;
                self.write_str("  // pred: ");
                self.print_successor(one);
            }
            _ => {
                blocks.sort_by_key(|block| self.names.block_number(*block));
                self.write_str("  // ");
                write_number(&mut self.asm.out, blocks.len() as u64);
                self.write_str(" preds: ");
                self.print_successors(blocks);
            }
        }
    }
}

/// Whether the inherent attributes of an operation are in its dictionary.
fn uses_dictionary(ir: &crate::ir::Ir<'_>, op: Op) -> bool {
    op.definition(ir).is_some_and(|definition| definition.uses_dictionary)
}
