//! The names of values and blocks: `%0`, `%arg0`, `^bb1`.

use std::collections::BTreeSet;

use rustc_hash::FxHashMap;

use super::numbers::write_number;
use super::op_printer::numbering_scope;
use super::options::PrintOptions;
use crate::ir::{Block, Ir, Op, Region, Value};

/// A value without a number of its own: its name is in a table, or it belongs to a group of results.
const NONE: u32 = u32::MAX;
const ARGUMENT: u32 = 1 << 31;

/// The names of one print.
#[derive(Default)]
pub(super) struct Names {
    /// For each value its number; with [`ARGUMENT`] it is that of an argument of an entry block.
    numbers: Vec<u32>,
    /// For each block its number in its region.
    blocks: Vec<u32>,
    /// The names that operations give to values.
    given: FxHashMap<Value, String>,
    /// The names that operations give to blocks.
    given_blocks: FxHashMap<Block, String>,
    /// Numbers of operations without results, where their uses of values are to be shown.
    ops: FxHashMap<Op, u32>,
    /// For operations with more than one group of results, where the groups start.
    groups: FxHashMap<Op, Vec<u32>>,
}

/// The names of values and blocks as a print shows them.
///
/// ```
/// use rtblgen_runtime::Context;
/// use rtblgen_runtime::asm::{PrintOptions, ValueNames};
///
/// let context = Context::new();
/// context.allow_unregistered_dialects(true);
/// let ir = context.parse_module("example.mlir", r#"%0:2 = "t.a"() : () -> (i32, i32)"#).unwrap();
/// let op = ir.root().region(&ir, 0).ops(&ir).next().unwrap();
/// let names = ValueNames::new(&ir, ir.root(), &PrintOptions::default());
/// assert_eq!(names.name(op.result(&ir, 1)), "%0#1");
/// ```
pub struct ValueNames<'a, 'c> {
    ir: &'a Ir<'c>,
    names: Names,
}

impl<'a, 'c> ValueNames<'a, 'c> {
    /// The names in a print of an operation.
    pub fn new(ir: &'a Ir<'c>, op: Op, options: &PrintOptions) -> Self {
        ValueNames { ir, names: Names::new(ir, numbering_scope(ir, op, options), options) }
    }

    /// The name of a value with its `%`.
    pub fn name(&self, value: Value) -> String {
        let mut name = String::new();
        self.names.write_value(&mut name, self.ir, value);
        name
    }

    /// The name of a block with its `^`.
    pub fn block_name(&self, block: Block) -> String {
        let mut name = String::new();
        self.names.write_block(&mut name, block);
        name
    }
}

/// The counters of names at the start of a region.
#[derive(Clone, Default)]
struct Counters {
    value: u32,
    argument: u32,
    conflict: u32,
    /// Names that are taken in the regions around.
    used: std::rc::Rc<Used>,
}

/// The names that were given in a region and those around it.
#[derive(Default)]
struct Used {
    own: BTreeSet<String>,
    outer: Option<std::rc::Rc<Used>>,
}

impl Used {
    fn contains(&self, name: &str) -> bool {
        let mut scope = Some(self);
        while let Some(used) = scope {
            if used.own.contains(name) {
                return true;
            }
            scope = used.outer.as_deref();
        }
        false
    }
}

/// Numbers the values below one operation.
struct Numbering<'a, 'c> {
    ir: &'a Ir<'c>,
    options: &'a PrintOptions,
    names: Names,
    counters: Counters,
    /// The names given in the region that is being numbered.
    own: BTreeSet<String>,
}

impl Names {
    /// Names for all values and blocks of an operation and of the regions in it.
    pub(super) fn new(ir: &Ir<'_>, op: Op, options: &PrintOptions) -> Self {
        let mut numbering = Numbering {
            ir,
            options,
            names: Names::default(),
            counters: Counters::default(),
            own: BTreeSet::new(),
        };
        numbering.number_op(op);
        if op.result_count(ir) == 0 && !options.generic {
            // MLIR's rule: only the generic form counts the outermost operation.
            numbering.counters.value = 0;
        }
        let mut pending: Vec<(Region, Counters)> =
            op.regions(ir).map(|region| (region, numbering.counters.clone())).collect();
        while let Some((region, counters)) = pending.pop() {
            let (value, argument, conflict) =
                (numbering.counters.value, numbering.counters.argument, numbering.counters.conflict);
            numbering.counters = counters;
            // In the generic form too: it does not show that regions do not see each other's names.
            if options.unique_ssa_ids || options.generic {
                numbering.counters = Counters { value, argument, conflict, ..numbering.counters };
            }
            numbering.own.clear();
            numbering.number_region(region);
            let has_regions = region.ops(ir).any(|op| op.region_count(ir) > 0);
            if !has_regions {
                continue;
            }
            let mut inner = numbering.counters.clone();
            if !numbering.own.is_empty() {
                let own = std::mem::take(&mut numbering.own);
                inner.used = std::rc::Rc::new(Used { own, outer: Some(inner.used) });
            }
            for op in region.ops(ir) {
                pending.extend(op.regions(ir).map(|region| (region, inner.clone())));
            }
        }
        numbering.names
    }

    fn number(&self, value: Value) -> u32 {
        self.numbers.get(value.index()).copied().unwrap_or(NONE)
    }

    fn set(&mut self, value: Value, number: u32) {
        let index = value.index();
        if index >= self.numbers.len() {
            self.numbers.resize(index + 1, NONE);
        }
        self.numbers[index] = number;
    }

    /// Writes `%name`, with `#n` for a result that is not the only one of its group.
    pub(super) fn write_value(&self, out: &mut String, ir: &Ir<'_>, value: Value) {
        let number = self.number(value);
        if number != NONE
            && value.index() < self.numbers.len()
            && self.groups.is_empty()
            && self.given.is_empty()
        {
            // The first result of an operation, or an argument.
            write_name(out, number);
            if number & ARGUMENT == 0
                && let Some(op) = value.defining_op(ir)
                && op.result_count(ir) > 1
            {
                out.push_str("#0");
            }
            return;
        }
        self.write_grouped(out, ir, value);
    }

    fn write_grouped(&self, out: &mut String, ir: &Ir<'_>, value: Value) {
        let (Some(op), Some(number)) = (value.defining_op(ir), value.result_number(ir)) else {
            return self.write_head(out, value);
        };
        let (start, len) = self.group_of(ir, op, number);
        self.write_head(out, op.result(ir, start));
        if len > 1 {
            out.push('#');
            write_number(out, (number - start) as u64);
        }
    }

    /// The start and the length of the group of results that a result is in.
    fn group_of(&self, ir: &Ir<'_>, op: Op, number: usize) -> (usize, usize) {
        let count = op.result_count(ir);
        let Some(starts) = self.groups.get(&op) else { return (0, count) };
        let group = starts.partition_point(|start| *start as usize <= number) - 1;
        let start = starts[group] as usize;
        let end = starts.get(group + 1).map_or(count, |end| *end as usize);
        (start, end - start)
    }

    fn write_head(&self, out: &mut String, value: Value) {
        if let Some(name) = self.given.get(&value) {
            out.push('%');
            out.push_str(name);
            return;
        }
        match self.number(value) {
            NONE => out.push_str("<<UNKNOWN SSA VALUE>>"),
            number => write_name(out, number),
        }
    }

    /// Writes `%0:2, %name`: the results of an operation on the left of its `=`.
    pub(super) fn write_results(&self, out: &mut String, ir: &Ir<'_>, op: Op) {
        let count = op.result_count(ir);
        let mut start = 0;
        while start < count {
            let (_, len) = self.group_of(ir, op, start);
            if start > 0 {
                out.push_str(", ");
            }
            self.write_head(out, op.result(ir, start));
            if len > 1 {
                out.push(':');
                write_number(out, len as u64);
            }
            start += len;
        }
    }

    /// Writes `%2` for an operation without results.
    pub(super) fn write_op(&self, out: &mut String, op: Op) {
        match self.ops.get(&op) {
            Some(number) => write_name(out, *number),
            None => out.push_str("<<UNKNOWN OPERATION>>"),
        }
    }

    /// Writes `^bb1`.
    pub(super) fn write_block(&self, out: &mut String, block: Block) {
        if let Some(name) = self.given_blocks.get(&block) {
            out.push('^');
            out.push_str(name);
            return;
        }
        match self.blocks.get(block.index()).copied().unwrap_or(NONE) {
            NONE => out.push_str("<<UNKNOWN BLOCK>>"),
            number => {
                out.push_str("^bb");
                write_number(out, number.into());
            }
        }
    }

    /// The number of a block in its region, by which predecessors are sorted.
    pub(super) fn block_number(&self, block: Block) -> u32 {
        self.blocks.get(block.index()).copied().unwrap_or(NONE)
    }

    /// Renames an argument of an isolated region to the operation's name for it.
    pub(super) fn rename(&mut self, value: Value, name: String) {
        self.given.insert(value, name);
    }
}

fn write_name(out: &mut String, number: u32) {
    if number & ARGUMENT != 0 {
        out.push_str("%arg");
        write_number(out, (number & !ARGUMENT).into());
    } else {
        out.push('%');
        write_number(out, number.into());
    }
}

impl<'c> Numbering<'_, 'c> {
    fn number_region(&mut self, region: Region) {
        let ir = self.ir;
        if !self.options.generic
            && let Some(op) = region.parent_op(ir)
            && let Some(names) = op.definition(ir).and_then(|definition| definition.asm.block_argument_names)
        {
            for (value, name) in names(ir, op, region) {
                self.give(value, &name);
            }
        }
        if !self.options.generic
            && let Some(op) = region.parent_op(ir)
            && let Some(names) = op.definition(ir).and_then(|definition| definition.asm.block_names)
        {
            self.names.given_blocks.extend(names(ir, op));
        }
        for (number, block) in region.blocks(ir).enumerate() {
            let index = block.index();
            if index >= self.names.blocks.len() {
                self.names.blocks.resize(index + 1, NONE);
            }
            self.names.blocks[index] = number as u32;
            self.number_arguments(block, number == 0);
            for op in block.ops(ir) {
                self.number_op(op);
            }
        }
    }

    fn number_arguments(&mut self, block: Block, is_entry: bool) {
        for argument in block.arguments(self.ir) {
            if self.names.given.contains_key(&argument) {
                continue;
            }
            let located = self.located_name(argument);
            if !is_entry {
                match located {
                    Some(name) => self.give(argument, name),
                    None => self.number_next(argument),
                }
                continue;
            }
            let number = self.counters.argument;
            self.counters.argument += 1;
            if let Some(name) = located {
                self.give(argument, name);
                continue;
            }
            // `arg0` is free unless an operation gave that name to a value.
            if self.counters.used.outer.is_some() || !self.own.is_empty() {
                self.give(argument, &format!("arg{number}"));
            } else {
                self.names.set(argument, number | ARGUMENT);
            }
        }
    }

    fn number_next(&mut self, value: Value) {
        let number = self.counters.value;
        self.counters.value += 1;
        self.names.set(value, number);
    }

    fn number_op(&mut self, op: Op) {
        let ir = self.ir;
        let count = op.result_count(ir);
        if count == 0 {
            if self.options.value_users {
                self.names.ops.insert(op, self.counters.value);
                self.counters.value += 1;
            }
            return;
        }
        if !self.options.generic {
            self.name_results(op);
        }
        let first = op.result(ir, 0);
        if self.names.given.contains_key(&first) {
            return;
        }
        match self.located_name(first) {
            Some(name) => self.give(first, name),
            None => self.number_next(first),
        }
    }

    /// Returns the name of a value in its location, if such names are printed.
    fn located_name(&self, value: Value) -> Option<&'c str> {
        if self.options.name_locs_as_prefix { value.location(self.ir).first_name() } else { None }
    }

    /// The names that an operation gives to its results; each starts a group.
    fn name_results(&mut self, op: Op) {
        let ir = self.ir;
        let Some(definition) = op.definition(ir) else { return };
        let mut starts = vec![0];
        if let Some(names) = definition.asm.result_names {
            for (number, name) in names(ir, op) {
                self.give(op.result(ir, number), &name);
                starts.push(number as u32);
            }
        } else if definition.results.len() > 1
            && definition.results.iter().any(|result| !result.name.is_empty())
        {
            for (number, result) in definition.results.iter().enumerate() {
                let segment = op.result_segment(ir, number);
                if segment.is_empty() {
                    continue;
                }
                self.give(op.result(ir, segment.start), result.name);
                starts.push(segment.start as u32);
            }
        }
        starts.sort_unstable();
        starts.dedup();
        if starts.len() > 1 {
            self.names.groups.insert(op, starts);
        }
    }

    /// Gives a name to a value, or one made from it if it is taken; an empty one is the next number.
    fn give(&mut self, value: Value, name: &str) {
        if name.is_empty() {
            return self.number_next(value);
        }
        let mut unique = sanitized(name);
        if self.is_used(&unique) {
            let base = unique;
            loop {
                unique = format!("{base}_{}", self.counters.conflict);
                self.counters.conflict += 1;
                if !self.is_used(&unique) {
                    break;
                }
            }
        }
        self.own.insert(unique.clone());
        self.names.given.insert(value, unique);
    }

    fn is_used(&self, name: &str) -> bool {
        self.own.contains(name) || self.counters.used.contains(name)
    }
}

/// A name that can follow `%`.
fn sanitized(name: &str) -> String {
    let mut out = String::with_capacity(name.len());
    // It could be taken for the number of another value.
    if name.starts_with(|c: char| c.is_ascii_digit()) {
        out.push('_');
    }
    for byte in rtblgen_bytes::bytes_of(name).iter().copied() {
        match byte {
            b' ' => out.push('_'),
            byte if byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'$' | b'.' | b'-') => {
                out.push(byte as char)
            }
            byte => out.push_str(&format!("{byte:X}")),
        }
    }
    out
}
