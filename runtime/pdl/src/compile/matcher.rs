//! The matcher of a tree.
//!
//! The tree of all patterns comes in, and a function goes out, with blocks and values in the order of MLIR's
//! `convert-pdl-to-pdl-interp`. Each test is a block. After a test that fails, and after a pattern that
//! matches, the next test of the branch comes.

use rtblgen_pattern_tree::{
    Answer, BranchId, Constraint, Position, PositionId, Positions, Question, TestId, Tree,
};
use rustc_hash::FxHashMap;

use crate::PdlType;
use crate::compile::builder::FunctionBuilder;
use crate::predicates::PdlConstant;
use crate::program::{
    PdlBlockId, PdlCall, PdlCount, PdlEnd, PdlFunction, PdlSlot, PdlStepKind, PdlSwitch, PdlTest,
};
use rtblgen_ir::context::Location;

/// The stack that must be left to continue without another piece, and the size of a piece.
const RED_ZONE: usize = 64 * 1024;
const STACK_PIECE: usize = 1024 * 1024;

/// The end of a match: the pattern and its rewriter's arguments.
pub(super) struct Success<'c> {
    /// The number of the pattern.
    pub(super) pattern: usize,
    /// The positions of its rewriter's arguments.
    pub(super) inputs: Vec<PositionId>,
    /// The positions of the operations whose locations count, if these are given.
    pub(super) located: Option<Vec<PositionId>>,
    pub(super) location: Location<'c>,
}

/// Makes the matcher. `success` is called for each pattern where it matches.
pub(super) fn matcher<'c>(
    location: Location<'c>,
    unknown: Location<'c>,
    positions: &mut Positions<PdlConstant<'c>>,
    tree: &Tree<PdlConstant<'c>>,
    success: &mut dyn FnMut(usize) -> Success<'c>,
) -> PdlFunction<'c> {
    let mut function = FunctionBuilder::new(location);
    let root = function.argument(PdlType::Operation, location);
    let entry = function.entry();
    let root_position = positions.root();
    let mut generator = Generator {
        function,
        positions,
        tree,
        success,
        unknown,
        location,
        values: Scoped::default(),
        failures: Vec::new(),
        matched: Vec::new(),
    };
    generator.values.insert(root_position, root);
    generator.branch(tree.root_id(), 0, Some(entry));
    generator.function.finish("matcher".to_owned())
}

/// The values of positions that are known in a block.
#[derive(Default)]
struct Scoped {
    known: FxHashMap<PositionId, PdlSlot>,
    /// The known positions, in order.
    log: Vec<PositionId>,
}

impl Scoped {
    fn get(&self, position: PositionId) -> Option<PdlSlot> {
        self.known.get(&position).copied()
    }

    fn insert(&mut self, position: PositionId, value: PdlSlot) {
        if self.known.insert(position, value).is_none() {
            self.log.push(position);
        }
    }

    /// Removes the positions that became known since the log had this length.
    fn forget(&mut self, length: usize) {
        for position in self.log.drain(length..) {
            self.known.remove(&position);
        }
    }
}

/// The content of a block of a branch.
#[derive(Clone, Copy)]
enum Element {
    Pattern(usize),
    Test(TestId),
    Exit,
}

struct Generator<'a, 'c> {
    function: FunctionBuilder<'c>,
    positions: &'a mut Positions<PdlConstant<'c>>,
    tree: &'a Tree<PdlConstant<'c>>,
    success: &'a mut dyn FnMut(usize) -> Success<'c>,
    unknown: Location<'c>,
    location: Location<'c>,
    values: Scoped,
    /// The blocks after a failed test, innermost last.
    failures: Vec<PdlBlockId>,
    /// The operations that were tested on the way.
    matched: Vec<PdlSlot>,
}

impl<'c> Generator<'_, 'c> {
    /// Generates a branch, and gives its first block. Blocks are in the order of the branch; the last is
    /// filled first.
    fn branch(&mut self, id: BranchId, region: usize, first: Option<PdlBlockId>) -> PdlBlockId {
        stacker::maybe_grow(RED_ZONE, STACK_PIECE, || self.branch_on_stack(id, region, first))
    }

    fn branch_on_stack(&mut self, id: BranchId, region: usize, first: Option<PdlBlockId>) -> PdlBlockId {
        let branch = &self.tree[id];
        let patterns = branch.patterns.iter().rev().map(|pattern| Element::Pattern(*pattern));
        let tests = branch.tests.iter().map(|test| Element::Test(*test));
        let exit = (id == self.tree.root_id()).then_some(Element::Exit);
        let elements: Vec<Element> = patterns.chain(tests).chain(exit).collect();
        let mut first = first;
        let blocks: Vec<PdlBlockId> =
            elements.iter().map(|_| first.take().unwrap_or_else(|| self.function.block(region))).collect();
        for (number, element) in elements.iter().enumerate().rev() {
            let depth = self.failures.len();
            let known = self.values.log.len();
            self.failures.extend(blocks.get(number + 1));
            self.element(*element, blocks[number]);
            self.failures.truncate(depth);
            self.values.forget(known);
        }
        blocks.first().copied().unwrap_or_else(|| self.function.entry())
    }

    fn element(&mut self, element: Element, block: PdlBlockId) {
        match element {
            Element::Exit => self.function.end(block, PdlEnd::Finalize, self.location),
            Element::Pattern(pattern) => self.pattern(pattern, block),
            Element::Test(test) => self.test(test, block),
        }
    }

    /// Returns the block after a failure of the current test. The exit of the root is always there.
    fn failure(&self) -> PdlBlockId {
        self.failures.last().copied().unwrap_or_else(|| self.function.entry())
    }

    fn pattern(&mut self, pattern: usize, mut block: PdlBlockId) {
        let Success { pattern, inputs, located, location } = (self.success)(pattern);
        let inputs = inputs.into_iter().map(|position| self.value(&mut block, position)).collect();
        let matched = match located {
            Some(ops) => ops.into_iter().map(|position| self.value(&mut block, position)).collect(),
            None => self.matched.clone(),
        };
        let next = self.failure();
        self.function.end(block, PdlEnd::RecordMatch { pattern, inputs, matched, next }, location);
    }

    fn test(&mut self, test: TestId, mut block: PdlBlockId) {
        let test = &self.tree[test];
        let value = self.value(&mut block, test.position);
        let is_op = self.function.ty(value) == PdlType::Operation;
        if is_op && !self.matched.contains(&value) {
            self.matched.push(value);
        }
        match test.cases.as_slice() {
            [(answer, branch)] => self.check(block, value, &test.question, answer, *branch),
            cases => self.switch(block, value, &test.question, cases),
        }
        // MLIR's rule: the operation is removed even if a test around this one has added it.
        if is_op {
            self.matched.retain(|matched| *matched != value);
        }
    }

    fn check(
        &mut self,
        mut block: PdlBlockId,
        value: PdlSlot,
        question: &Question,
        answer: &Answer<PdlConstant<'c>>,
        branch: BranchId,
    ) {
        let location = self.function.location(value);
        match question {
            Question::EqualTo(other) => {
                let other = self.value(&mut block, *other);
                self.check_with(block, PdlTest::AreEqual(value, other), branch, location);
            }
            Question::Constraint(constraint) => self.constraint(block, constraint, branch, location),
            _ => {
                let test = simple_test(value, question, answer);
                self.check_with(block, test, branch, location);
            }
        }
    }

    fn check_with(&mut self, block: PdlBlockId, test: PdlTest<'c>, branch: BranchId, location: Location<'c>) {
        let region = self.function.region_of(block);
        let (yes, no) = (self.function.block(region), self.failure());
        self.function.end(block, PdlEnd::Check { test, yes, no }, location);
        self.branch(branch, region, Some(yes));
    }

    fn constraint(
        &mut self,
        mut block: PdlBlockId,
        constraint: &Constraint,
        branch: BranchId,
        location: Location<'c>,
    ) {
        let arguments =
            constraint.arguments.iter().map(|argument| self.value(&mut block, *argument)).collect();
        let region = self.function.region_of(block);
        let (yes, no) = (self.function.block(region), self.failure());
        let mut results = Vec::new();
        for (number, ty) in (0..).zip(&constraint.results) {
            let result = self.function.value(*ty, location);
            let position = Position::ConstraintResult(Box::new(constraint.clone()), number);
            let position = self.positions.id(position);
            self.values.insert(position, result);
            results.push(result);
        }
        let (call, is_negated) =
            (PdlCall { name: constraint.name.clone(), arguments }, constraint.is_negated);
        let end = PdlEnd::ApplyConstraint { call, results, is_negated, yes, no };
        self.function.end(block, end, location);
        self.branch(branch, region, Some(yes));
    }

    fn switch(
        &mut self,
        block: PdlBlockId,
        value: PdlSlot,
        question: &Question,
        cases: &[(Answer<PdlConstant<'c>>, BranchId)],
    ) {
        let (region, otherwise) = (self.function.region_of(block), self.failure());
        let location = self.function.location(value);
        let is_at_least = matches!(question, Question::OperandCountAtLeast | Question::ResultCountAtLeast);
        if is_at_least {
            return self.thresholds(block, value, question, cases);
        }
        let cases: Vec<_> =
            cases.iter().map(|(answer, branch)| (answer, self.branch(*branch, region, None))).collect();
        let cases = switch_cases(question, &cases);
        self.function.end(block, PdlEnd::Switch { of: value, cases, otherwise }, location);
    }

    /// Tests minimal numbers: each is tested, the lowest first, also if a lower one fails.
    fn thresholds(
        &mut self,
        block: PdlBlockId,
        value: PdlSlot,
        question: &Question,
        cases: &[(Answer<PdlConstant<'c>>, BranchId)],
    ) {
        let (region, otherwise) = (self.function.region_of(block), self.failure());
        let location = self.function.location(value);
        let mut sorted: Vec<_> = cases.iter().collect();
        sorted.sort_by_key(|(answer, _)| std::cmp::Reverse(count(answer)));
        self.failures.push(otherwise);
        for (answer, branch) in sorted {
            let yes = self.branch(*branch, region, None);
            let before = self.function.block_before(yes);
            let test = simple_test(value, question, answer);
            self.function.end(before, PdlEnd::Check { test, yes, no: otherwise }, location);
            self.failures.pop();
            self.failures.push(before);
        }
        if let Some(first) = self.failures.pop() {
            self.function.splice(first, block);
        }
    }

    /// The value of a position. A choice among users opens a loop: `block` is in it then.
    fn value(&mut self, block: &mut PdlBlockId, position: PositionId) -> PdlSlot {
        if let Some(known) = self.values.get(position) {
            return known;
        }
        let what = self.positions.get(position).clone();
        let parent = what.parent().map(|parent| self.value(block, parent));
        let value = self.access(block, what, parent);
        self.values.insert(position, value);
        value
    }

    fn access(
        &mut self,
        block: &mut PdlBlockId,
        position: Position<PdlConstant<'c>>,
        parent: Option<PdlSlot>,
    ) -> PdlSlot {
        let location = parent.map_or(self.unknown, |parent| self.function.location(parent));
        let of = parent.unwrap_or(PdlSlot(0));
        let ty = self.function.ty(of);
        let group_type = |is_range: bool| if is_range { PdlType::ValueRange } else { PdlType::Value };
        let (kind, result) = match position {
            Position::Element(_) => return of,
            Position::ForEach(..) => return self.for_each(block, of, location),
            Position::Users(_) if ty.is_range() => {
                let first =
                    self.made(*block, PdlStepKind::Extract { range: of, index: 0 }, PdlType::Value, location);
                (PdlStepKind::GetUsers(first), PdlType::OperationRange)
            }
            Position::Users(_) => (PdlStepKind::GetUsers(of), PdlType::OperationRange),
            Position::DefiningOp(_) => (PdlStepKind::GetDefiningOp(of), PdlType::Operation),
            Position::Operand(_, index) => (PdlStepKind::GetOperand { op: of, index }, PdlType::Value),
            Position::OperandGroup { group, is_range, .. } => {
                (PdlStepKind::GetOperands { op: of, group }, group_type(is_range))
            }
            Position::Result(_, index) => (PdlStepKind::GetResult { op: of, index }, PdlType::Value),
            Position::ResultGroup { group, is_range, .. } => {
                (PdlStepKind::GetResults { op: of, group }, group_type(is_range))
            }
            Position::Attribute(_, PdlConstant::AttributeName(name)) => {
                (PdlStepKind::GetAttribute { op: of, name }, PdlType::Attribute)
            }
            Position::Type(_) if ty == PdlType::Attribute => {
                (PdlStepKind::GetAttributeType(of), PdlType::Type)
            }
            Position::Type(_) => {
                let types = if ty.is_range() { PdlType::TypeRange } else { PdlType::Type };
                (PdlStepKind::GetValueType(of), types)
            }
            Position::AttributeConstant(PdlConstant::Attribute(attribute)) => {
                (PdlStepKind::CreateAttribute(attribute), PdlType::Attribute)
            }
            Position::TypeConstant(PdlConstant::Type(ty)) => (PdlStepKind::CreateType(ty), PdlType::Type),
            Position::TypeConstant(PdlConstant::Types(types)) => {
                (PdlStepKind::CreateTypes(types.into()), PdlType::TypeRange)
            }
            // The root and results of constraints are known where they are used.
            Position::Root
            | Position::ConstraintResult(..)
            | Position::Attribute(..)
            | Position::AttributeConstant(_)
            | Position::TypeConstant(_) => return of,
        };
        self.made(*block, kind, result, location)
    }

    fn made(
        &mut self,
        block: PdlBlockId,
        kind: PdlStepKind<'c>,
        ty: PdlType,
        location: Location<'c>,
    ) -> PdlSlot {
        let result = self.function.value(ty, location);
        self.function.step(block, kind, vec![result], location);
        result
    }

    /// Tests each operation of a range: a failure continues with the next one.
    fn for_each(&mut self, block: &mut PdlBlockId, range: PdlSlot, location: Location<'c>) -> PdlSlot {
        let next = self.failure();
        let region = self.function.region();
        let variable = self.function.value(PdlType::Operation, location);
        self.function.end(*block, PdlEnd::ForEach { range, variable, region, next }, location);
        *block = self.function.block(region);
        let again = self.function.block(region);
        self.function.end(again, PdlEnd::Continue, location);
        self.failures.push(again);
        variable
    }
}

fn count(answer: &Answer<PdlConstant<'_>>) -> u32 {
    match answer {
        Answer::Count(count) => *count,
        _ => 0,
    }
}

/// The test of a question about one value.
fn simple_test<'c>(value: PdlSlot, question: &Question, answer: &Answer<PdlConstant<'c>>) -> PdlTest<'c> {
    let count = |at_least| PdlCount { count: count(answer), at_least };
    match (question, answer) {
        (Question::OperationName, Answer::Constant(PdlConstant::OpName(name))) => {
            PdlTest::OperationName(value, *name)
        }
        (Question::Type, Answer::Constant(PdlConstant::Type(ty))) => PdlTest::Type(value, *ty),
        (Question::Type, Answer::Constant(PdlConstant::Types(types))) => {
            PdlTest::Types(value, types.as_slice().into())
        }
        (Question::Attribute, Answer::Constant(PdlConstant::Attribute(attribute))) => {
            PdlTest::Attribute(value, *attribute)
        }
        (Question::OperandCountAtLeast, _) => PdlTest::OperandCount(value, count(true)),
        (Question::OperandCount, _) => PdlTest::OperandCount(value, count(false)),
        (Question::ResultCountAtLeast, _) => PdlTest::ResultCount(value, count(true)),
        (Question::ResultCount, _) => PdlTest::ResultCount(value, count(false)),
        _ => PdlTest::IsNotNull(value),
    }
}

/// The cases of a question with several answers.
fn switch_cases<'c>(question: &Question, cases: &[(&Answer<PdlConstant<'c>>, PdlBlockId)]) -> PdlSwitch<'c> {
    fn list<'c, T>(
        cases: &[(&Answer<PdlConstant<'c>>, PdlBlockId)],
        constant: impl Fn(&PdlConstant<'c>) -> Option<T>,
    ) -> Vec<(T, PdlBlockId)> {
        let found = cases.iter().filter_map(|(answer, block)| match answer {
            Answer::Constant(own) => Some((constant(own)?, *block)),
            _ => None,
        });
        found.collect()
    }
    let counts = || cases.iter().map(|(answer, block)| (count(answer), *block)).collect();
    let type_lists = list(cases, |constant| match constant {
        PdlConstant::Types(types) => Some(types.clone()),
        _ => None,
    });
    match question {
        Question::OperandCount => PdlSwitch::OperandCounts(counts()),
        Question::ResultCount => PdlSwitch::ResultCounts(counts()),
        Question::Attribute => PdlSwitch::Attributes(list(cases, |constant| match constant {
            PdlConstant::Attribute(attribute) => Some(*attribute),
            _ => None,
        })),
        Question::Type if !type_lists.is_empty() => PdlSwitch::TypeLists(type_lists),
        Question::Type => PdlSwitch::Types(list(cases, |constant| match constant {
            PdlConstant::Type(ty) => Some(*ty),
            _ => None,
        })),
        _ => PdlSwitch::OperationNames(list(cases, |constant| match constant {
            PdlConstant::OpName(name) => Some(*name),
            _ => None,
        })),
    }
}
