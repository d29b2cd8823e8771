//! PDL patterns at run time: data instead of code, verified when they are added, and interpreted.
//!
//! [`PdlPattern`] is a `pdl.pattern` in memory, [`PdlProgram`] a module of `pdl_interp`. [`AddPdl::add_pdl`]
//! verifies patterns and adds them to a set beside compiled ones; [`AddPdl::add_pdl_program`] does so with a
//! program. When a set is frozen, its patterns become one program, whose matcher runs their common tests
//! once:
//!
//! 1. `predicates` lists the tests of each pattern, `roots` the walk over a pattern with several roots;
//! 2. `rtblgen_pattern_tree::Tree` makes one tree of all lists;
//! 3. `compile` makes the program of the tree and of the rewrites;
//! 4. `execute` flattens it and runs it.

mod compile;
mod conversion;
mod entity;
mod execute;
#[cfg(feature = "explain")]
mod explain;
mod predicates;
mod program;
mod program_verify;
mod registered;
mod roots;
mod set;
mod verify;

pub use entity::{PdlEntity, PdlFunctions};
#[cfg(feature = "explain")]
pub use explain::explain;
pub use predicates::PdlConstant;
pub use program::{
    PdlArgument, PdlBlock, PdlBlockId, PdlCall, PdlCases, PdlCount, PdlCreation, PdlEnd, PdlFunction,
    PdlProgram, PdlProgramPattern, PdlSlot, PdlStep, PdlStepKind, PdlSwitch, PdlTest,
};
pub use registered::warn_of_unregistered;
pub use rtblgen_pattern_tree::Entity as PdlType;
pub use set::AddPdl;
pub use verify::PdlError;

use predicates::RepeatedTypes;

use rtblgen_ir::context::attributes::Attribute;
use rtblgen_ir::context::types::Type;
use rtblgen_ir::context::{Context, Location};

/// A `pdl.pattern`: the operations of its body, those of the match, the `rewrite`, and those in it.
#[derive(Clone, Debug, Default)]
pub struct PdlPattern<'c> {
    /// The name.
    pub name: String,
    /// The benefit.
    pub benefit: u16,
    /// The operations.
    pub operations: Vec<PdlOperation<'c>>,
    /// The matched operations whose locations new operations have together. Without them, all matched ones, in the order of the
    /// matcher, as in MLIR. A value stands for the operation that defines it.
    pub located: Option<Vec<PdlValue>>,
    /// The location.
    pub location: Option<Location<'c>>,
}

/// An operation of the `pdl` dialect.
#[derive(Clone, Debug)]
pub struct PdlOperation<'c> {
    /// The kind of the operation.
    pub kind: PdlKind<'c>,
    /// The types of its results.
    pub results: Vec<PdlType>,
    /// The location.
    pub location: Option<Location<'c>>,
}

impl<'c> PdlOperation<'c> {
    /// An operation from nowhere.
    pub fn new(kind: PdlKind<'c>, results: &[PdlType]) -> Self {
        Self { kind, results: results.to_vec(), location: None }
    }
}

/// A result of an operation of a [`PdlPattern`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PdlValue {
    /// The number of the operation.
    pub operation: usize,
    /// The number of its result.
    pub result: usize,
}

/// The kind of an operation of the `pdl` dialect.
#[derive(Clone, Debug)]
pub enum PdlKind<'c> {
    /// `pdl.attribute`
    Attribute {
        /// The attribute, if it is a constant.
        value: Option<Attribute<'c>>,
        /// Its type, if it is constrained.
        ty: Option<PdlValue>,
    },
    /// `pdl.erase`
    Erase {
        /// The op.
        root: PdlValue,
    },
    /// `pdl.apply_native_constraint`
    NativeConstraint {
        /// The name of the function.
        name: String,
        /// Its arguments.
        arguments: Vec<PdlValue>,
        /// Whether it must not hold.
        is_negated: bool,
    },
    /// `pdl.apply_native_rewrite`
    NativeRewrite {
        /// The name of the function.
        name: String,
        /// Its arguments.
        arguments: Vec<PdlValue>,
    },
    /// `pdl.operand`
    Operand {
        /// Its type, if it is constrained.
        ty: Option<PdlValue>,
    },
    /// `pdl.operands`
    Operands {
        /// Their types, if they are constrained.
        ty: Option<PdlValue>,
    },
    /// `pdl.operation`
    Operation {
        /// The name; `None` for any op.
        name: Option<String>,
        /// The operands, or groups of operands.
        operands: Vec<PdlValue>,
        /// The attributes.
        attributes: Vec<(String, PdlValue)>,
        /// The types of the results, or of groups of results.
        types: Vec<PdlValue>,
    },
    /// `pdl.range`
    Range {
        /// The parts.
        elements: Vec<PdlValue>,
    },
    /// `pdl.replace`
    Replace {
        /// The op.
        root: PdlValue,
        /// One op, or values.
        values: Vec<PdlValue>,
    },
    /// `pdl.result`
    Result {
        /// The op.
        parent: PdlValue,
        /// The number of the result.
        index: usize,
    },
    /// `pdl.results`
    Results {
        /// The op.
        parent: PdlValue,
        /// The number of the group; `None` for all results.
        index: Option<usize>,
    },
    /// The start of `pdl.rewrite`.
    Rewrite {
        /// The op from which the pattern is matched; `None` for the one from which the others are nearest.
        root: Option<PdlValue>,
    },
    /// `pdl.type`
    Type {
        /// The type, if it is a constant.
        value: Option<Type<'c>>,
    },
    /// `pdl.types`
    Types {
        /// The types, if they are constants.
        value: Option<Vec<Type<'c>>>,
    },
}

impl<'c> PdlProgram<'c> {
    /// Compiles patterns, with any native functions, to the program of `convert-pdl-to-pdl-interp`.
    /// `location` is that of the matcher. A `pdl.types` that occurs twice is not compared, as in MLIR 22 and
    /// unlike [`AddPdl::add_pdl`].
    ///
    /// # Errors
    ///
    /// Returns the error in the first pattern that is not valid.
    pub fn new(
        context: &'c Context,
        location: Location<'c>,
        patterns: &[PdlPattern<'c>],
    ) -> Result<Self, PdlError> {
        patterns.iter().try_for_each(|pattern| verify::pattern(pattern, None))?;
        let patterns: Vec<_> = patterns.iter().collect();
        compile::program(context, location, &patterns, RepeatedTypes::Unchecked)
    }
}
