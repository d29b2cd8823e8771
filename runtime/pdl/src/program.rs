//! Programs: matching and rewriting as steps, a module of the `pdl_interp` dialect in memory.
//!
//! The matcher has the tests of all patterns. It records the patterns that match, with the arguments of their
//! rewriters.

use smallvec::SmallVec;

use crate::PdlType;
use rtblgen_ir::context::Location;
use rtblgen_ir::context::attributes::{Attribute, StringAttr};
use rtblgen_ir::context::types::Type;
use rtblgen_ir::ir::OpName;

/// A matcher and the rewriters that it calls.
#[derive(Clone, Debug)]
pub struct PdlProgram<'c> {
    /// The matcher. Its argument is the operation to match.
    pub matcher: PdlFunction<'c>,
    /// The rewriters.
    pub rewriters: Vec<PdlFunction<'c>>,
    /// The patterns that the matcher records.
    pub patterns: Vec<PdlProgramPattern<'c>>,
}

/// A pattern of a program.
#[derive(Clone, Debug)]
pub struct PdlProgramPattern<'c> {
    /// The name of the pattern.
    pub name: String,
    /// The only operations that it matches.
    pub root: Option<OpName<'c>>,
    /// The benefit.
    pub benefit: u16,
    /// The names of the operations that it makes.
    pub generated_ops: Vec<String>,
    /// The number of the rewriter.
    pub rewriter: usize,
}

/// A function: blocks of steps. The first block of the first region is the entry.
#[derive(Clone, Debug)]
pub struct PdlFunction<'c> {
    /// The name.
    pub name: String,
    /// The location.
    pub location: Location<'c>,
    /// The arguments.
    pub arguments: Vec<PdlArgument<'c>>,
    /// The types of all values.
    pub values: Vec<PdlType>,
    /// The blocks.
    pub blocks: Vec<PdlBlock<'c>>,
    /// The blocks of each region, in order: first the body, then those of loops.
    pub regions: Vec<Vec<PdlBlockId>>,
}

/// An argument of a function.
#[derive(Clone, Copy, Debug)]
pub struct PdlArgument<'c> {
    /// The value.
    pub value: PdlSlot,
    /// The location.
    pub location: Location<'c>,
}

/// The number of a value in its function.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PdlSlot(pub u32);

/// The number of a block in its function.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PdlBlockId(pub u32);

/// Steps that are executed in order, and the end of the block.
#[derive(Clone, Debug)]
pub struct PdlBlock<'c> {
    /// The steps.
    pub steps: Vec<PdlStep<'c>>,
    /// The end of the block: its successors.
    pub end: PdlEnd<'c>,
    /// The location of the end.
    pub end_location: Location<'c>,
}

/// A step that makes values or changes the IR.
#[derive(Clone, Debug)]
pub struct PdlStep<'c> {
    /// The kind of the step.
    pub kind: PdlStepKind<'c>,
    /// The values that it makes.
    pub results: SmallVec<[PdlSlot; 2]>,
    /// The location.
    pub location: Location<'c>,
}

/// The kind of a step. A missing entity is null; so is a value read from null.
#[derive(Clone, Debug)]
pub enum PdlStepKind<'c> {
    /// An attribute by its name.
    GetAttribute {
        /// The operation.
        op: PdlSlot,
        /// The name.
        name: StringAttr<'c>,
    },
    /// The type of an attribute.
    GetAttributeType(PdlSlot),
    /// The operation that defines a value, or the first of a range.
    GetDefiningOp(PdlSlot),
    /// An operand by number.
    GetOperand {
        /// The operation.
        op: PdlSlot,
        /// The number.
        index: u32,
    },
    /// A group of operands, or all.
    GetOperands {
        /// The operation.
        op: PdlSlot,
        /// The number of the group.
        group: Option<u32>,
    },
    /// A result by number.
    GetResult {
        /// The operation.
        op: PdlSlot,
        /// The number.
        index: u32,
    },
    /// A group of results, or all.
    GetResults {
        /// The operation.
        op: PdlSlot,
        /// The number of the group.
        group: Option<u32>,
    },
    /// The users of a value, or of all values of a range.
    GetUsers(PdlSlot),
    /// The type of a value, or the types of a range.
    GetValueType(PdlSlot),
    /// An element of a range.
    Extract {
        /// The range.
        range: PdlSlot,
        /// The number.
        index: u32,
    },
    /// A constant attribute.
    CreateAttribute(Attribute<'c>),
    /// A constant type.
    CreateType(Type<'c>),
    /// Constant types.
    CreateTypes(Box<[Type<'c>]>),
    /// A range of elements and ranges.
    CreateRange(Box<[PdlSlot]>),
    /// A new operation.
    CreateOperation(Box<PdlCreation<'c>>),
    /// Calls a native rewrite.
    ApplyRewrite(Box<PdlCall>),
    /// Erases an operation.
    Erase(PdlSlot),
    /// Replaces an operation.
    Replace {
        /// The operation.
        op: PdlSlot,
        /// The values in place of its results.
        values: Box<[PdlSlot]>,
    },
}

impl PdlStepKind<'_> {
    /// Whether it changes the IR.
    pub(super) fn is_change(&self) -> bool {
        matches!(
            self,
            Self::CreateOperation(_) | Self::ApplyRewrite(_) | Self::Erase(_) | Self::Replace { .. }
        )
    }
}

/// A call of a native function.
#[derive(Clone, Debug)]
pub struct PdlCall {
    /// The name of the function.
    pub name: String,
    /// The arguments.
    pub arguments: Vec<PdlSlot>,
}

/// A new operation.
#[derive(Clone, Debug)]
pub struct PdlCreation<'c> {
    /// The name.
    pub name: OpName<'c>,
    /// The operands, or groups of operands.
    pub operands: Vec<PdlSlot>,
    /// The attributes.
    pub attributes: Vec<(StringAttr<'c>, PdlSlot)>,
    /// The types of the results, or of groups of results.
    pub types: Vec<PdlSlot>,
    /// Whether the operation infers the types.
    pub is_inferred: bool,
}

/// The end of a block.
#[derive(Clone, Debug)]
pub enum PdlEnd<'c> {
    /// By whether a native constraint holds.
    ApplyConstraint {
        /// The function and its arguments.
        call: PdlCall,
        /// The results.
        results: Vec<PdlSlot>,
        /// Whether it must not hold.
        is_negated: bool,
        /// The next block if the test succeeds.
        yes: PdlBlockId,
        /// The next block otherwise.
        no: PdlBlockId,
    },
    /// By a test.
    Check {
        /// The test.
        test: PdlTest<'c>,
        /// The next block if it succeeds.
        yes: PdlBlockId,
        /// The next block otherwise.
        no: PdlBlockId,
    },
    /// By a value among constants.
    Switch {
        /// The value that is looked up.
        of: PdlSlot,
        /// The constants.
        cases: PdlSwitch<'c>,
        /// The next block if it is none of them.
        otherwise: PdlBlockId,
    },
    /// At another block.
    Branch(PdlBlockId),
    /// At the start of a region, for each operation of a range; then after it.
    ForEach {
        /// The range.
        range: PdlSlot,
        /// The operation.
        variable: PdlSlot,
        /// The number of the region.
        region: usize,
        /// The next block after the last operation.
        next: PdlBlockId,
    },
    /// At the next operation of the innermost loop.
    Continue,
    /// A pattern matches.
    RecordMatch {
        /// The number of the pattern.
        pattern: usize,
        /// The arguments of the rewriter.
        inputs: Vec<PdlSlot>,
        /// The matched operations.
        matched: Vec<PdlSlot>,
        /// The next block.
        next: PdlBlockId,
    },
    /// Nowhere.
    Finalize,
}

/// A test with two answers.
#[derive(Clone, Debug)]
pub enum PdlTest<'c> {
    /// Two values are equal entities.
    AreEqual(PdlSlot, PdlSlot),
    /// A value is not null.
    IsNotNull(PdlSlot),
    /// An attribute is this one.
    Attribute(PdlSlot, Attribute<'c>),
    /// A type is this one.
    Type(PdlSlot, Type<'c>),
    /// Types are these.
    Types(PdlSlot, Box<[Type<'c>]>),
    /// An operation has this name.
    OperationName(PdlSlot, OpName<'c>),
    /// An operation has so many operands.
    OperandCount(PdlSlot, PdlCount),
    /// An operation has so many results.
    ResultCount(PdlSlot, PdlCount),
}

/// A required number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PdlCount {
    /// The number.
    pub count: u32,
    /// Whether more will do.
    pub at_least: bool,
}

impl PdlCount {
    /// Whether a number satisfies the requirement.
    pub(super) fn admits(self, found: usize) -> bool {
        let wanted = self.count as usize;
        if self.at_least { found >= wanted } else { found == wanted }
    }
}

/// Constants, with a target for each. If two are equal, the first is used.
#[derive(Clone, Debug)]
pub enum PdlSwitch<'c> {
    /// Attributes.
    Attributes(PdlCases<Attribute<'c>>),
    /// Types.
    Types(PdlCases<Type<'c>>),
    /// Lists of types.
    TypeLists(PdlCases<Vec<Type<'c>>>),
    /// Names of operations.
    OperationNames(PdlCases<OpName<'c>>),
    /// Numbers of operands.
    OperandCounts(PdlCases<u32>),
    /// Numbers of results.
    ResultCounts(PdlCases<u32>),
}

/// The cases of a switch.
pub type PdlCases<T> = Vec<(T, PdlBlockId)>;

impl PdlSwitch<'_> {
    /// Returns the targets of the cases.
    pub(super) fn targets(&self) -> Vec<PdlBlockId> {
        let mut found = Vec::new();
        self.clone().for_each_target(|target| found.push(*target));
        found
    }

    /// Changes the targets of the cases.
    fn for_each_target(&mut self, change: impl FnMut(&mut PdlBlockId)) {
        fn targets<T>(cases: &mut PdlCases<T>, change: impl FnMut(&mut PdlBlockId)) {
            cases.iter_mut().map(|(_, block)| block).for_each(change);
        }
        match self {
            Self::Attributes(cases) => targets(cases, change),
            Self::Types(cases) => targets(cases, change),
            Self::TypeLists(cases) => targets(cases, change),
            Self::OperationNames(cases) => targets(cases, change),
            Self::OperandCounts(cases) | Self::ResultCounts(cases) => targets(cases, change),
        }
    }
}

impl PdlEnd<'_> {
    /// Changes the targets.
    pub fn for_each_target(&mut self, mut change: impl FnMut(&mut PdlBlockId)) {
        match self {
            Self::ApplyConstraint { yes, no, .. } | Self::Check { yes, no, .. } => {
                [yes, no].into_iter().for_each(change);
            }
            Self::Switch { cases, otherwise, .. } => {
                cases.for_each_target(&mut change);
                change(otherwise);
            }
            Self::Branch(next) | Self::ForEach { next, .. } | Self::RecordMatch { next, .. } => {
                [next].into_iter().for_each(change);
            }
            Self::Continue | Self::Finalize => {}
        }
    }
}
