//! The interface for printers of operations.

use std::ops::{Deref, DerefMut};

use super::aliases::needs_alias_walk;
use super::names::Names;
use super::options::PrintOptions;
use super::printer::AsmPrinter;
use crate::context::attributes::NamedAttribute;
use crate::context::types::Type;
use crate::ir::{Block, Ir, Op, Region, Value};
use crate::traits::ISOLATED_FROM_ABOVE;

/// The printer that [`CustomAsm`](crate::asm::CustomAsm) and the custom directives of a format write to.
///
/// It derefs to [`AsmPrinter`], which writes types, attributes and plain text.
pub struct OpAsmPrinter<'p, 'c> {
    pub(super) asm: AsmPrinter<'p, 'c>,
    pub(super) ir: &'p Ir<'c>,
    pub(super) names: Names,
    /// The dialect whose name may be left out of the names of operations.
    pub(super) default_dialect: &'static str,
    /// If positions are recorded: the start of each operation in the text, and its indentation.
    pub(super) places: Option<Vec<(Op, usize, usize)>>,
}

/// The position of an operation in printed text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PrintedPlace {
    /// The operation.
    pub op: Op,
    /// The line, from 1 on.
    pub line: u32,
    /// The number of blanks before the operation. An operation that is printed inside of another one's line has the indentation
    /// of the region.
    pub indent: u32,
}

impl<'p, 'c> Deref for OpAsmPrinter<'p, 'c> {
    type Target = AsmPrinter<'p, 'c>;

    fn deref(&self) -> &Self::Target {
        &self.asm
    }
}

impl DerefMut for OpAsmPrinter<'_, '_> {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.asm
    }
}

impl<'p, 'c> OpAsmPrinter<'p, 'c> {
    /// The text of an operation and of all that is in it, in an empty buffer that is used for it.
    pub(crate) fn print_to(ir: &'p Ir<'c>, op: Op, options: &'p PrintOptions, buffer: String) -> String {
        Self::printed(ir, op, options, buffer, false).asm.into_text()
    }

    /// The texts of operations without aliases around them. The values of a scope are numbered once.
    pub(crate) fn print_each(ir: &'p Ir<'c>, ops: &[Op], options: &'p PrintOptions) -> Vec<String> {
        let mut scope = None;
        let mut printer = Self::new(ir, options, String::new(), false);
        let print = |op: &Op| {
            let own = numbering_scope(ir, *op, options);
            if scope != Some(own) {
                printer.names = Names::new(ir, own, options);
                scope = Some(own);
            }
            printer.print_full_op(*op);
            std::mem::take(&mut printer.asm.out)
        };
        ops.iter().map(print).collect()
    }

    /// The same text, and the place of each operation that is in it, in the order of the text.
    pub(crate) fn print_with_places(
        ir: &'p Ir<'c>,
        op: Op,
        options: &'p PrintOptions,
    ) -> (String, Vec<PrintedPlace>) {
        let mut printer = Self::printed(ir, op, options, String::new(), true);
        let places = printer.places.take().unwrap_or_default();
        let text = printer.asm.into_text();
        let (mut line, mut from) = (1, 0);
        let place = |(op, start, indent): (Op, usize, usize)| {
            line += text.as_bytes()[from..start].iter().filter(|byte| **byte == b'\n').count() as u32;
            from = start;
            PrintedPlace { op, line, indent: indent as u32 }
        };
        let places = places.into_iter().map(place).collect();
        (text, places)
    }

    /// Prints the operation, and the definitions of aliases around it, to an empty buffer; returns the printer.
    fn printed(ir: &'p Ir<'c>, op: Op, options: &'p PrintOptions, buffer: String, with_places: bool) -> Self {
        let needs_walk = || !options.local_scope && (options.debug_info || needs_alias_walk(ir.context()));
        let walks = needs_walk();
        let mut printer = Self::new(ir, options, buffer, with_places);
        printer.print_all(op, walks);
        if walks == needs_walk() {
            return printer;
        }
        // The printer of an operation has made the first attribute or type that gets an alias.
        let mut buffer = printer.asm.into_text();
        buffer.clear();
        let mut printer = Self::new(ir, options, buffer, with_places);
        printer.print_all(op, true);
        printer
    }

    fn new(ir: &'p Ir<'c>, options: &'p PrintOptions, buffer: String, with_places: bool) -> Self {
        let places = with_places.then(Vec::new);
        let asm = AsmPrinter { out: buffer, ..AsmPrinter::new(ir.context(), options) };
        OpAsmPrinter { asm, ir, names: Names::default(), default_dialect: "builtin", places }
    }

    fn print_all(&mut self, op: Op, with_aliases: bool) {
        let (ir, options) = (self.ir, self.options);
        if with_aliases {
            self.collect_aliases(op);
        }
        self.names = Names::new(ir, numbering_scope(ir, op, options), options);
        self.asm.out.reserve(ir.op_count() * 32);
        self.print_alias_definitions(false);
        self.print_full_op(op);
        if !options.local_scope {
            self.write_char('\n');
            self.print_alias_definitions(true);
            self.print_file_metadata();
        }
    }

    /// The IR that is printed.
    pub fn ir(&self) -> &'p Ir<'c> {
        self.ir
    }

    /// Whether the text is discarded: the printer collects types and attributes that need an alias.
    pub(super) fn is_collecting(&self) -> bool {
        self.asm.collector.is_some()
    }

    /// Writes `%name`.
    pub fn print_operand(&mut self, value: impl Into<Value>) {
        if !self.is_collecting() {
            self.names.write_value(&mut self.asm.out, self.ir, value.into());
        }
    }

    /// Returns the text of an operand, `%name`; empty while the printer only collects aliases.
    pub fn operand_text(&self, value: Value) -> String {
        let mut text = String::new();
        if !self.is_collecting() {
            self.names.write_value(&mut text, self.ir, value);
        }
        text
    }

    /// Writes values with commas between them.
    pub fn print_operands(&mut self, values: impl IntoIterator<Item = impl Into<Value>>) {
        for (index, value) in values.into_iter().enumerate() {
            if index > 0 {
                self.write_str(", ");
            }
            self.print_operand(value);
        }
    }

    /// Writes the types of values with commas between them.
    pub fn print_types_of(&mut self, values: impl IntoIterator<Item = impl Into<Value>>) {
        let ir = self.ir;
        self.print_types(values.into_iter().map(|value| value.into().ty(ir)));
    }

    /// Writes `^bb1`.
    pub fn print_successor(&mut self, block: Block) {
        if !self.is_collecting() {
            self.names.write_block(&mut self.asm.out, block);
        }
    }

    /// Writes `^bb1(%0, %1 : i32, f32)`, without the parentheses where nothing is passed.
    pub fn print_successor_and_operands(&mut self, block: Block, operands: &[Value]) {
        self.print_successor(block);
        if operands.is_empty() {
            return;
        }
        self.write_char('(');
        self.print_operands(operands.iter().copied());
        self.write_str(" : ");
        self.print_types_of(operands.iter().copied());
        self.write_char(')');
    }

    /// Writes blocks with commas between them.
    pub fn print_successors(&mut self, blocks: impl IntoIterator<Item = Block>) {
        for (index, block) in blocks.into_iter().enumerate() {
            if index > 0 {
                self.write_str(", ");
            }
            self.print_successor(block);
        }
    }

    /// Writes `(inputs) -> results`.
    pub fn print_functional_type(
        &mut self,
        inputs: impl IntoIterator<Item = impl Into<Type<'c>>>,
        results: impl IntoIterator<Item = impl Into<Type<'c>>>,
    ) {
        let inputs: smallvec::SmallVec<[Type<'c>; 8]> = inputs.into_iter().map(Into::into).collect();
        let results: smallvec::SmallVec<[Type<'c>; 8]> = results.into_iter().map(Into::into).collect();
        self.function_type(&inputs, &results);
    }

    /// Writes ` {name = value, ..}` for the attributes of an operation, without those of these names.
    pub fn print_op_attributes(&mut self, op: Op, elided: &[&str]) {
        let attributes = self.shown_attributes(op);
        self.print_optional_attr_dict(&attributes, elided);
    }

    /// Writes ` attributes {name = value, ..}` for the attributes of an operation, without those of these names.
    pub fn print_op_attributes_with_keyword(&mut self, op: Op, elided: &[&str]) {
        let attributes = self.shown_attributes(op);
        self.print_optional_attr_dict_with_keyword(&attributes, elided);
    }

    /// All attributes of an operation, inherent and discardable, by name.
    fn shown_attributes(&self, op: Op) -> Vec<NamedAttribute<'c>> {
        op.attributes(self.ir)
    }

    /// Writes `{ .. }`: the blocks of a region.
    pub fn print_region(&mut self, region: Region) {
        self.region(region, RegionStyle::default());
    }

    /// Writes `{ .. }` with some parts left out.
    pub fn print_region_with(&mut self, region: Region, style: RegionStyle) {
        self.region(region, style);
    }

    /// Writes `name: type`, the attributes and the location: an argument of a region, as in the head of a
    /// function.
    pub fn print_region_argument(&mut self, argument: Value, attributes: &[NamedAttribute<'c>]) {
        let ir = self.ir;
        self.print_operand(argument);
        self.write_str(": ");
        self.print_type(argument.ty(ir));
        self.print_optional_attr_dict(attributes, &[]);
        self.print_argument_location(argument);
    }

    /// ` loc(..)` of an argument of a region if locations are shown. It has no alias: the argument's line is read before those.
    pub fn print_argument_location(&mut self, argument: Value) {
        if self.options.debug_info {
            self.write_char(' ');
            self.argument_location(argument);
        }
    }

    /// Gives an argument of a region the name of a value outside; the region must be isolated from above.
    pub fn shadow_region_argument(&mut self, argument: Value, value: Value) {
        if !self.is_collecting() {
            let mut name = String::new();
            self.names.write_value(&mut name, self.ir, value);
            self.names.rename(argument, name.split_off(1));
        }
    }
}

/// The operation from which on values are numbered: names are those of the whole text or, in a local scope, of the part
/// that sees nothing from outside.
pub(super) fn numbering_scope(ir: &Ir<'_>, op: Op, options: &PrintOptions) -> Op {
    let mut scope = op;
    while !(options.local_scope && scope.has_trait(ir, &ISOLATED_FROM_ABOVE)) {
        let Some(outer) = scope.parent_op(ir) else { break };
        scope = outer;
    }
    scope
}

/// The parts of a region that are printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RegionStyle {
    /// The head of the entry block, if it has arguments.
    pub entry_arguments: bool,
    /// The last operation of each block, if it is a terminator.
    pub terminators: bool,
    /// The head of the entry block, if the block is empty.
    pub empty_block: bool,
}

impl Default for RegionStyle {
    fn default() -> Self {
        RegionStyle { entry_arguments: true, terminators: true, empty_block: false }
    }
}
