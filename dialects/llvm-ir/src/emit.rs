//! The text of the module: all parts in LLVM's order, with numbers in place of references.

use std::fmt::Write as _;

use crate::attributes::AttributeSets;
use crate::metadata::{Metadata, MetadataSlots};
use crate::text::{Ref, Text, metadata_name};
use crate::translate::Translation;

/// The text of the module outside of functions.
#[derive(Debug, Default)]
pub(crate) struct ModuleText {
    pub triple: String,
    /// The lines of `module asm`.
    pub assembly: String,
    /// The comdats that are used, one line each.
    pub comdats: Vec<String>,
    pub globals: Vec<Text>,
    /// The attribute sets of globals, in order.
    pub global_sets: Vec<u32>,
    pub aliases: Vec<Text>,
    pub ifuncs: Vec<Text>,
}

/// A block of a function.
#[derive(Debug, Default)]
pub(crate) struct BlockText {
    /// The range of the block in the text of the function: the positions of its start and its end.
    pub start: (usize, usize),
    pub end: (usize, usize),
    /// The values that the block defines.
    pub locals: std::ops::Range<u32>,
    pub phis: Text,
    /// The predecessors, the latest first.
    pub predecessors: Vec<u32>,
}

/// A function with its body, or a declaration.
#[derive(Debug, Default)]
pub(crate) struct Function {
    /// The attributes with a kind, for the comment.
    pub comment: String,
    pub set: Option<u32>,
    /// `define` or `declare`, and the rest of the line.
    pub header: Text,
    pub text: Text,
    /// The blocks; empty for a declaration.
    pub blocks: Vec<BlockText>,
    pub arguments: u32,
    pub(crate) locals: Vec<u32>,
    pub(crate) block_numbers: Vec<u32>,
}

impl Function {
    /// Numbers arguments, blocks and values in the order of the text.
    fn number(&mut self) {
        let count = self.blocks.iter().map(|block| block.locals.end).max().unwrap_or(0);
        self.locals = vec![0; count.max(self.arguments) as usize];
        let mut next = 0;
        let mut number = || {
            next += 1;
            next - 1
        };
        self.locals.iter_mut().take(self.arguments as usize).for_each(|local| *local = number());
        for block in &self.blocks {
            self.block_numbers.push(number());
            block.locals.clone().for_each(|local| self.locals[local as usize] = number());
        }
    }
}

/// The numbers of attribute sets, in the order in which they occur in the output.
#[derive(Debug, Default)]
struct SetSlots {
    numbers: Vec<Option<u32>>,
    order: Vec<u32>,
}

impl SetSlots {
    fn number(&mut self, set: u32) -> u32 {
        let index = set as usize;
        if index >= self.numbers.len() {
            self.numbers.resize(index + 1, None);
        }
        let next = self.order.len() as u32;
        *self.numbers[index].get_or_insert_with(|| {
            self.order.push(set);
            next
        })
    }
}

/// Writes texts and replaces their references by numbers.
struct Emitter<'a> {
    out: String,
    metadata: &'a Metadata,
    metadata_slots: MetadataSlots,
    sets: SetSlots,
    functions: &'a [Function],
    /// The function and the block of each block address.
    addresses: &'a [(usize, u32, String)],
}

impl Emitter<'_> {
    fn part(&mut self, text: &Text, start: (usize, usize), end: (usize, usize), function: Option<&Function>) {
        let mut written = start.0;
        for (offset, to) in &text.refs[start.1..end.1] {
            self.out.push_str(&text.text[written..*offset]);
            written = *offset;
            self.reference(*to, function);
        }
        self.out.push_str(&text.text[written..end.0]);
    }

    fn whole(&mut self, text: &Text, function: Option<&Function>) {
        self.part(text, (0, 0), text.position(), function);
    }

    fn reference(&mut self, to: Ref, function: Option<&Function>) {
        let number = match to {
            Ref::Local(local) => function.map_or(0, |function| function.locals[local as usize]),
            Ref::Block(block) => function.map_or(0, |function| function.block_numbers[block as usize]),
            Ref::Attributes(set) => self.sets.number(set),
            Ref::Metadata(node) => self.metadata_slots.number(self.metadata, node),
            Ref::BlockAddress(address) => return self.block_address(address),
        };
        self.out.push_str(itoa::Buffer::new().format(number));
    }

    fn block_address(&mut self, address: u32) {
        let (function, block, name) = &self.addresses[address as usize];
        let number = self.functions[*function].block_numbers[*block as usize];
        let _ = write!(self.out, "blockaddress({name}, %{number})");
    }

    fn function(&mut self, function: &Function) {
        self.out.push('\n');
        if !function.comment.is_empty() {
            let _ = writeln!(self.out, "; Function Attrs: {}", function.comment);
        }
        self.whole(&function.header, Some(function));
        if function.blocks.is_empty() {
            self.out.push('\n');
            return;
        }
        self.out.push_str(" {\n");
        for (number, block) in function.blocks.iter().enumerate() {
            if number > 0 {
                self.label(function, block, function.block_numbers[number]);
            }
            self.whole(&block.phis, Some(function));
            self.part(&function.text, block.start, block.end, Some(function));
        }
        self.out.push_str("}\n");
    }

    /// The number of a block, and from column 50 on its predecessors.
    fn label(&mut self, function: &Function, block: &BlockText, number: u32) {
        const COLUMN: usize = 50;
        let _ = write!(self.out, "\n{:<COLUMN$}", format!("{number}:"));
        match block.predecessors.is_empty() {
            true => self.out.push_str("; No predecessors!"),
            false => self.out.push_str("; preds = "),
        }
        for (position, before) in block.predecessors.iter().enumerate() {
            self.out.push_str(if position > 0 { ", %" } else { "%" });
            let number = function.block_numbers[*before as usize];
            self.out.push_str(itoa::Buffer::new().format(number));
        }
        self.out.push('\n');
    }

    /// An empty line, and lines after it.
    fn lines(&mut self, texts: &[Text]) {
        if !texts.is_empty() {
            self.out.push('\n');
        }
        for text in texts {
            self.whole(text, None);
            self.out.push('\n');
        }
    }

    fn sets(&mut self, attributes: &AttributeSets) {
        if !self.sets.order.is_empty() {
            self.out.push('\n');
        }
        for (number, set) in self.sets.order.iter().enumerate() {
            attributes.group(&mut self.out, *set, number);
        }
    }

    fn named_metadata(&mut self) {
        if !self.metadata.named.is_empty() {
            self.out.push('\n');
        }
        for (name, nodes) in &self.metadata.named {
            self.out.push('!');
            metadata_name(&mut self.out, name);
            self.out.push_str(" = !{");
            for (position, node) in nodes.iter().enumerate() {
                self.out.push_str(if position > 0 { ", !" } else { "!" });
                self.reference(Ref::Metadata(*node), None);
            }
            self.out.push_str("}\n");
        }
    }

    fn metadata(&mut self) {
        if !self.metadata_slots.is_empty() {
            self.out.push('\n');
        }
        for (number, (is_distinct, text)) in self.metadata_slots.nodes(self.metadata).into_iter().enumerate()
        {
            let _ = write!(self.out, "!{number} = ");
            self.out.push_str(if is_distinct { "distinct " } else { "" });
            self.whole(text, None);
            self.out.push('\n');
        }
    }
}

impl Translation<'_, '_> {
    /// The text of the translated module.
    pub(crate) fn emit(mut self) -> String {
        let definitions = self.types.definitions();
        self.functions.iter_mut().for_each(Function::number);
        let addresses = self.resolved_addresses();
        let bytes: usize = self.functions.iter().map(|function| function.text.text.len()).sum();
        let mut emitter = Emitter {
            out: String::with_capacity(bytes + bytes / 4 + 1024),
            metadata: &self.metadata,
            metadata_slots: MetadataSlots::new(&self.metadata),
            sets: SetSlots::default(),
            functions: &self.functions,
            addresses: &addresses,
        };
        self.text.global_sets.iter().for_each(|set| {
            emitter.sets.number(*set);
        });
        for (_, to) in self.text.globals.iter().flat_map(|global| &global.refs) {
            if let Ref::Metadata(node) = to {
                let node: &crate::text::MetadataId = node;
                emitter.metadata_slots.number(&self.metadata, *node);
            }
        }
        for node in self.metadata.named.iter().flat_map(|(_, nodes)| nodes) {
            emitter.metadata_slots.number(&self.metadata, *node);
        }
        for set in self.functions.iter().filter_map(|function| function.set) {
            emitter.sets.number(set);
        }
        emitter.out.push_str("; ModuleID = 'LLVMDialectModule'\nsource_filename = \"LLVMDialectModule\"\n");
        for (key, value) in [("datalayout", &self.layout.text), ("triple", &self.text.triple)] {
            if !value.is_empty() {
                let _ = writeln!(emitter.out, "target {key} = \"{value}\"");
            }
        }
        for part in [&self.text.assembly, &definitions, &self.text.comdats.join("\n")] {
            if !part.is_empty() {
                emitter.out.push('\n');
                emitter.out.push_str(part);
            }
        }
        emitter.lines(&self.text.globals);
        emitter.lines(&self.text.aliases);
        emitter.lines(&self.text.ifuncs);
        self.functions.iter().for_each(|function| emitter.function(function));
        emitter.sets(&self.attributes);
        emitter.named_metadata();
        emitter.metadata();
        emitter.out
    }
}
