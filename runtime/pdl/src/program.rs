//! Programs: matching and rewriting as steps, a module of the `pdl_interp` dialect in memory.
//!
//! The matcher has the tests of all patterns. It records the patterns that match, with what their rewriters need.

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
    /// What the matcher records.
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
    /// Where it comes from.
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
    /// Where it comes from.
    pub location: Location<'c>,
}

/// The number of a value in its function.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PdlSlot(pub u32);

/// The number of a block in its function.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PdlBlockId(pub u32);

/// Steps that are taken one after the other, and where to go on.
#[derive(Clone, Debug)]
pub struct PdlBlock<'c> {
    /// The steps.
    pub steps: Vec<PdlStep<'c>>,
    /// Where to go on.
    pub end: PdlEnd<'c>,
    /// Where the end comes from.
    pub end_location: Location<'c>,
}

/// A step that makes values or changes the IR.
#[derive(Clone, Debug)]
pub struct PdlStep<'c> {
    /// What it does.
    pub kind: PdlStepKind<'c>,
    /// The values that it makes.
    pub results: SmallVec<[PdlSlot; 2]>,
    /// Where it comes from.
    pub location: Location<'c>,
}

/// What a step does. What is not there is null; so is what is read from null.
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

/// Where a block goes on.
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
        /// Where to go on if it is as wanted.
        yes: PdlBlockId,
        /// Where to go on otherwise.
        no: PdlBlockId,
    },
    /// By a test.
    Check {
        /// The test.
        test: PdlTest<'c>,
        /// Where to go on if it succeeds.
        yes: PdlBlockId,
        /// Where to go on otherwise.
        no: PdlBlockId,
    },
    /// By what is found among constants.
    Switch {
        /// What is sought.
        of: PdlSlot,
        /// The constants.
        cases: PdlSwitch<'c>,
        /// Where to go on if it is none of them.
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
        /// Where to go on after the last operation.
        next: PdlBlockId,
    },
    /// With the next operation of the innermost loop.
    Continue,
    /// A pattern matches.
    RecordMatch {
        /// The number of the pattern.
        pattern: usize,
        /// The arguments of the rewriter.
        inputs: Vec<PdlSlot>,
        /// The matched operations.
        matched: Vec<PdlSlot>,
        /// Where to go on.
        next: PdlBlockId,
    },
    /// Nowhere.
    Finalize,
}

/// A test with two answers.
#[derive(Clone, Debug)]
pub enum PdlTest<'c> {
    /// Two values stand for the same.
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

/// A number that is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PdlCount {
    /// The number.
    pub count: u32,
    /// Whether more will do.
    pub at_least: bool,
}

impl PdlCount {
    /// Whether a number is as wanted.
    pub(super) fn admits(self, found: usize) -> bool {
        let wanted = self.count as usize;
        if self.at_least { found >= wanted } else { found == wanted }
    }
}

/// Constants, with where to go on for each. Of two that are equal the first counts.
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
    /// Where the cases go on.
    pub(super) fn targets(&self) -> Vec<PdlBlockId> {
        let mut found = Vec::new();
        self.clone().for_each_target(|target| found.push(*target));
        found
    }

    /// Changes the blocks at which the cases go on.
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
    /// Changes the blocks at which it goes on.
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
