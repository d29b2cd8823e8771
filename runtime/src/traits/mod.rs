//! The traits of operations, and what each of them verifies.
//!
//! A trait is a `static`, whose name is that of the `NativeOpTrait` in upper case (`IsTerminator`: `TERMINATOR`); an operation's description lists those that it has. One with parameters, such as `HasParent`, is
//! a `static` of the generated code, made of the one here: `traits::has_parent(&["toy.func"])`.

use std::fmt;

use crate::ir::{Ir, Op};
use crate::verify::VerifyResult;

mod broadcast;
mod elementwise;
mod shapes;
mod structure;
mod symbols;

pub use broadcast::RESULTS_BROADCASTABLE_SHAPE;
pub(crate) use broadcast::broadcast;
pub use elementwise::ELEMENTWISE;
pub use shapes::{
    RESULTS_ARE_FLOAT_LIKE, SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE, SAME_OPERANDS_AND_RESULT_RANK,
    SAME_OPERANDS_AND_RESULT_SHAPE, SAME_OPERANDS_AND_RESULT_TYPE, SAME_OPERANDS_ELEMENT_TYPE,
    SAME_OPERANDS_SHAPE, SAME_TYPE_OPERANDS,
};
pub use structure::{
    ATTR_SIZED_OPERAND_SEGMENTS, ATTR_SIZED_RESULT_SEGMENTS, HAS_PARENT, ISOLATED_FROM_ABOVE,
    NO_REGION_ARGUMENTS, SINGLE_BLOCK, SINGLE_BLOCK_IMPLICIT_TERMINATOR, TERMINATOR, has_parent,
    single_block_implicit_terminator,
};
pub use symbols::{FUNCTION, SYMBOL, SYMBOL_TABLE};

/// A trait of operations: a name, and what it verifies.
#[derive(Clone, Copy)]
pub struct TraitDefinition {
    /// The name of the definition in ODS, such as `Terminator`.
    pub name: &'static str,
    /// The arguments in ODS: names of operations, for `HasParent` and `SingleBlockImplicitTerminator`.
    pub parameters: &'static [&'static str],
    /// Whether it says what the operation is made of (`StructuralOpTrait`): then it is verified before the types of
    /// operands, results and attributes, otherwise after them.
    pub is_structural: bool,
    /// Checks an operation before those in its regions.
    pub verify: Option<TraitVerifier>,
    /// Checks an operation after those in its regions.
    pub verify_regions: Option<TraitVerifier>,
}

/// Checks an operation that has the trait.
pub type TraitVerifier = for<'c> fn(&Ir<'c>, Op, &TraitDefinition) -> VerifyResult;

impl TraitDefinition {
    /// A trait that verifies nothing.
    pub const fn marker(name: &'static str) -> Self {
        TraitDefinition { name, parameters: &[], is_structural: false, verify: None, verify_regions: None }
    }

    /// A trait that is verified before the operations in the regions.
    pub const fn verified(name: &'static str, verify: TraitVerifier) -> Self {
        TraitDefinition { verify: Some(verify), ..TraitDefinition::marker(name) }
    }

    /// A trait that is verified after the operations in the regions.
    pub const fn verified_with_regions(name: &'static str, verify: TraitVerifier) -> Self {
        TraitDefinition { verify_regions: Some(verify), ..TraitDefinition::marker(name) }
    }

    /// The same trait as a structural one.
    #[must_use]
    pub const fn structural(self) -> Self {
        TraitDefinition { is_structural: true, ..self }
    }

    /// The same trait with these arguments.
    #[must_use]
    pub const fn with_parameters(self, parameters: &'static [&'static str]) -> Self {
        TraitDefinition { parameters, ..self }
    }
}

impl fmt::Debug for TraitDefinition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{:?}", self.name, self.parameters)
    }
}

macro_rules! markers {
    ($($name:ident = $text:literal;)*) => {$(
        #[doc = concat!("`", $text, "`: verifies nothing.")]
        pub static $name: TraitDefinition = TraitDefinition::marker($text);
    )*};
}

markers! {
    AFFINE_SCOPE = "AffineScope";
    AUTOMATIC_ALLOCATION_SCOPE = "AutomaticAllocationScope";
    COMMUTATIVE = "Commutative";
    IDEMPOTENT = "Idempotent";
    INVOLUTION = "Involution";
    CONSTANT_LIKE = "ConstantLike";
    MEM_REFS_NORMALIZABLE = "MemRefsNormalizable";
    DISTINCT_OBJECTS_TRAIT = "DistinctObjectsTrait";
    HAS_PARALLEL_REGION = "HasParallelRegion";
    RECURSIVE_MEMORY_EFFECTS = "RecursiveMemoryEffects";
    HAS_ONLY_GRAPH_REGION = "HasOnlyGraphRegion";
    REGION_KIND_INTERFACE = "RegionKindInterface";
    SCALARIZABLE = "Scalarizable";
    VECTORIZABLE = "Vectorizable";
    TENSORIZABLE = "Tensorizable";
    RETURN_LIKE = "ReturnLike";
    ALWAYS_SPECULATABLE_IMPL_TRAIT = "AlwaysSpeculatableImplTrait";
    RECURSIVELY_SPECULATABLE_IMPL_TRAIT = "RecursivelySpeculatableImplTrait";
    FIRST_ATTR_DERIVED_RESULT_TYPE = "FirstAttrDerivedResultType";
    INFER_TYPE_OP_ADAPTOR = "InferTypeOpAdaptor";
    INFER_SHAPED_TYPE_OP_ADAPTOR = "InferShapedTypeOpAdaptor";
    INFER_TENSOR_TYPE = "InferTensorType";
}

/// `NoTerminator`: verifies nothing.
pub static NO_TERMINATOR: TraitDefinition = TraitDefinition::marker("NoTerminator").structural();
