//! Programs as they run: instructions of one size in one array, and tables beside it.
//!
//! A matcher of a thousand patterns has tens of thousands of blocks. A tree of vectors would not fit into the
//! caches.

use std::sync::atomic::AtomicBool;

use rustc_hash::FxHashMap;

use crate::PdlType;
use crate::program::{
    PdlBlockId, PdlCall, PdlCases, PdlEnd, PdlFunction, PdlProgram, PdlProgramPattern, PdlSlot, PdlStep,
    PdlStepKind, PdlSwitch, PdlTest,
};
use rtblgen_ir::context::attributes::Attribute;
use rtblgen_ir::context::types::Type;
use rtblgen_ir::ir::OpName;

/// The number of an instruction in its function.
pub(super) type Address = u32;

/// A program that can run.
pub(crate) struct Code<'c> {
    pub(super) matcher: FunctionCode<'c>,
    pub(super) rewriters: Vec<FunctionCode<'c>>,
    pub(super) patterns: Vec<PatternCode>,
}

/// The rewriter of a pattern.
pub(super) struct PatternCode {
    pub(super) name: String,
    /// The number of the rewriter.
    pub(super) rewriter: usize,
    /// Whether a warning about a rewrite that the operations do not allow was emitted.
    pub(super) has_warned: AtomicBool,
}

impl<'c> Code<'c> {
    pub(crate) fn new(program: &PdlProgram<'c>) -> Self {
        Self {
            matcher: FunctionCode::new(&program.matcher),
            rewriters: program.rewriters.iter().map(FunctionCode::new).collect(),
            patterns: program.patterns.iter().map(PatternCode::new).collect(),
        }
    }

    /// The number of patterns.
    pub(crate) fn len(&self) -> usize {
        self.patterns.len()
    }
}

impl PatternCode {
    fn new(pattern: &PdlProgramPattern<'_>) -> Self {
        let (name, rewriter) = (pattern.name.clone(), pattern.rewriter);
        Self { name, rewriter, has_warned: AtomicBool::new(false) }
    }
}

/// A function that can run. The first instruction is the entry.
#[derive(Default)]
pub(super) struct FunctionCode<'c> {
    pub(super) instructions: Vec<Instruction<'c>>,
    pub(super) arguments: Vec<PdlSlot>,
    /// The types of all values.
    pub(super) values: Vec<PdlType>,
    pub(super) changes: Vec<PdlStep<'c>>,
    pub(super) constraints: Vec<ConstraintCall>,
    pub(super) matches: Vec<MatchRecord>,
    pub(super) attributes: Vec<Table<Attribute<'c>>>,
    pub(super) types: Vec<Table<Type<'c>>>,
    pub(super) type_lists: Vec<Table<Vec<Type<'c>>>>,
    pub(super) names: Vec<Table<OpName<'c>>>,
    pub(super) counts: Vec<Table<u32>>,
}

/// The target of a switch for each constant.
pub(super) type Table<T> = FxHashMap<T, Address>;

/// An instruction. The next instruction follows, unless an address is given.
pub(super) enum Instruction<'c> {
    /// Makes a value.
    Read {
        kind: PdlStepKind<'c>,
        result: PdlSlot,
    },
    /// Changes the IR: the number of the step.
    Change(u32),
    /// Goes on at `no` if the test fails.
    Check {
        test: PdlTest<'c>,
        no: Address,
    },
    /// Goes on at `no` if the constraint of this number does not hold.
    Constraint {
        number: u32,
        no: Address,
    },
    /// Goes on by the table of this number.
    Switch {
        of: PdlSlot,
        key: Key,
        table: u32,
        otherwise: Address,
    },
    /// Goes on at `body` for each operation, and then at `next`.
    ForEach {
        range: PdlSlot,
        variable: PdlSlot,
        body: Address,
        next: Address,
    },
    /// Goes on with the next operation of the innermost loop.
    Continue,
    /// Records the match of this number.
    Record(u32),
    Jump(Address),
    End,
}

/// The key of a switch.
#[derive(Clone, Copy)]
pub(super) enum Key {
    Attribute,
    Type,
    Types,
    OperationName,
    OperandCount,
    ResultCount,
}

/// A call of a native constraint.
pub(super) struct ConstraintCall {
    pub(super) call: PdlCall,
    pub(super) results: Vec<PdlSlot>,
    pub(super) is_negated: bool,
}

/// A pattern that matches.
pub(super) struct MatchRecord {
    pub(super) pattern: usize,
    /// The arguments of the rewriter.
    pub(super) inputs: Vec<PdlSlot>,
    /// The matched operations.
    pub(super) matched: Vec<PdlSlot>,
}

impl<'c> FunctionCode<'c> {
    fn new(function: &PdlFunction<'c>) -> Self {
        let places = vec![None; function.blocks.len()];
        let code = FunctionCode {
            arguments: function.arguments.iter().map(|argument| argument.value).collect(),
            values: function.values.clone(),
            ..Self::default()
        };
        let mut layout = Layout { function, code, places, pending: Vec::new() };
        layout.pending.push(PdlBlockId(0));
        while let Some(block) = layout.pending.pop() {
            layout.chain(block);
        }
        layout.finish()
    }

    /// The type of the only result of a step.
    pub(super) fn type_of(&self, result: PdlSlot) -> PdlType {
        self.values.get(result.0 as usize).copied().unwrap_or(PdlType::Value)
    }
}

/// Lays out blocks. Until the end, an address is the number of a block.
struct Layout<'a, 'c> {
    function: &'a PdlFunction<'c>,
    code: FunctionCode<'c>,
    /// The start of each block.
    places: Vec<Option<Address>>,
    /// The blocks that are targets.
    pending: Vec<PdlBlockId>,
}

impl<'c> Layout<'_, 'c> {
    /// Places a block, and the blocks that come after it if tests succeed.
    fn chain(&mut self, start: PdlBlockId) {
        if self.places[start.0 as usize].is_some() {
            return;
        }
        let mut next = Some(start);
        while let Some(block) = next {
            let place = &mut self.places[block.0 as usize];
            if place.is_some() {
                self.code.instructions.push(Instruction::Jump(block.0));
                return;
            }
            *place = Some(self.code.instructions.len() as Address);
            next = self.block(block);
        }
    }

    /// Appends the instructions of a block. The block that comes after it, if there is one.
    fn block(&mut self, block: PdlBlockId) -> Option<PdlBlockId> {
        let block = &self.function.blocks[block.0 as usize];
        for step in &block.steps {
            let instruction = match step.results.as_slice() {
                [result] if !step.kind.is_change() => {
                    Instruction::Read { kind: step.kind.clone(), result: *result }
                }
                _ => Instruction::Change(number(&mut self.code.changes, step.clone())),
            };
            self.code.instructions.push(instruction);
        }
        let (instruction, next) = self.end(&block.end);
        self.code.instructions.extend(instruction);
        next
    }

    fn end(&mut self, end: &PdlEnd<'c>) -> (Option<Instruction<'c>>, Option<PdlBlockId>) {
        let code = &mut self.code;
        let (instruction, next) = match end {
            PdlEnd::ApplyConstraint { call, results, is_negated, yes, no } => {
                self.pending.push(*no);
                let call =
                    ConstraintCall { call: call.clone(), results: results.clone(), is_negated: *is_negated };
                (
                    Instruction::Constraint { number: number(&mut code.constraints, call), no: no.0 },
                    Some(*yes),
                )
            }
            PdlEnd::Check { test, yes, no } => {
                self.pending.push(*no);
                (Instruction::Check { test: test.clone(), no: no.0 }, Some(*yes))
            }
            PdlEnd::Switch { of, cases, otherwise } => {
                self.pending.push(*otherwise);
                self.pending.extend(cases.targets());
                let (key, table) = code.switch(cases);
                (Instruction::Switch { of: *of, key, table, otherwise: otherwise.0 }, None)
            }
            PdlEnd::Branch(next) => return (None, Some(*next)),
            PdlEnd::ForEach { range, variable, region, next } => {
                self.pending.push(*next);
                let body = self.function.regions.get(*region).and_then(|blocks| blocks.first()).copied();
                let body = body.unwrap_or(*next);
                let (range, variable) = (*range, *variable);
                (Instruction::ForEach { range, variable, body: body.0, next: next.0 }, Some(body))
            }
            PdlEnd::Continue => (Instruction::Continue, None),
            PdlEnd::RecordMatch { pattern, inputs, matched, next } => {
                let record =
                    MatchRecord { pattern: *pattern, inputs: inputs.clone(), matched: matched.clone() };
                (Instruction::Record(number(&mut code.matches, record)), Some(*next))
            }
            PdlEnd::Finalize => (Instruction::End, None),
        };
        (Some(instruction), next)
    }

    /// The function, with addresses of instructions.
    fn finish(self) -> FunctionCode<'c> {
        let Self { mut code, places, .. } = self;
        // All target blocks have an address.
        let resolve = |address: &mut Address| *address = places[*address as usize].unwrap_or_default();
        for instruction in &mut code.instructions {
            match instruction {
                Instruction::Check { no, .. } | Instruction::Constraint { no, .. } => resolve(no),
                Instruction::Switch { otherwise, .. } => resolve(otherwise),
                Instruction::ForEach { body, next, .. } => {
                    resolve(body);
                    resolve(next);
                }
                Instruction::Jump(to) => resolve(to),
                Instruction::Read { .. }
                | Instruction::Change(_)
                | Instruction::Continue
                | Instruction::Record(_)
                | Instruction::End => {}
            }
        }
        code.attributes.iter_mut().flat_map(FxHashMap::values_mut).for_each(resolve);
        code.types.iter_mut().flat_map(FxHashMap::values_mut).for_each(resolve);
        code.type_lists.iter_mut().flat_map(FxHashMap::values_mut).for_each(resolve);
        code.names.iter_mut().flat_map(FxHashMap::values_mut).for_each(resolve);
        code.counts.iter_mut().flat_map(FxHashMap::values_mut).for_each(resolve);
        code
    }
}

impl<'c> FunctionCode<'c> {
    fn switch(&mut self, cases: &PdlSwitch<'c>) -> (Key, u32) {
        match cases {
            PdlSwitch::Attributes(cases) => (Key::Attribute, number(&mut self.attributes, table(cases))),
            PdlSwitch::Types(cases) => (Key::Type, number(&mut self.types, table(cases))),
            PdlSwitch::TypeLists(cases) => (Key::Types, number(&mut self.type_lists, table(cases))),
            PdlSwitch::OperationNames(cases) => (Key::OperationName, number(&mut self.names, table(cases))),
            PdlSwitch::OperandCounts(cases) => (Key::OperandCount, number(&mut self.counts, table(cases))),
            PdlSwitch::ResultCounts(cases) => (Key::ResultCount, number(&mut self.counts, table(cases))),
        }
    }
}

/// Appends to a list. Returns the index of the new element.
fn number<T>(list: &mut Vec<T>, new: T) -> u32 {
    list.push(new);
    list.len() as u32 - 1
}

/// If two constants are equal, the first is used.
fn table<T: Clone + Eq + std::hash::Hash>(cases: &PdlCases<T>) -> Table<T> {
    let mut table = Table::default();
    for (constant, block) in cases {
        table.entry(constant.clone()).or_insert(block.0);
    }
    table
}

#[cfg(test)]
mod tests {
    use super::Instruction;

    /// Two instructions fit into a line of a cache.
    #[test]
    fn instructions_are_small() {
        assert!(size_of::<Instruction<'_>>() <= 32);
    }
}
