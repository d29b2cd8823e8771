//! The traits of operations, and their verifiers.
//!
//! A trait is a `static`, whose name is that of the `NativeOpTrait` in upper case (`IsTerminator`: `TERMINATOR`); an operation's definition lists those that it has. One with parameters, such as `HasParent`, is
//! a `static` of the generated code, made of the one here: `traits::has_parent(&["toy.func"])`.

use crate::ir::definition::TraitDefinition;

mod broadcast;
mod elementwise;
mod shapes;
mod structure;
mod symbols;

pub use broadcast::RESULTS_BROADCASTABLE_SHAPE;
pub(crate) use broadcast::broadcast;
pub use elementwise::ELEMENTWISE;
pub(crate) use shapes::verify_min_operands;
pub use shapes::{
    RESULTS_ARE_FLOAT_LIKE, SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE, SAME_OPERANDS_AND_RESULT_RANK,
    SAME_OPERANDS_AND_RESULT_SHAPE, SAME_OPERANDS_AND_RESULT_TYPE, SAME_OPERANDS_ELEMENT_TYPE,
    SAME_OPERANDS_SHAPE, SAME_TYPE_OPERANDS, have_compatible_shapes,
};
pub use structure::{
    ATTR_SIZED_OPERAND_SEGMENTS, ATTR_SIZED_RESULT_SEGMENTS, HAS_PARENT, ISOLATED_FROM_ABOVE,
    NO_REGION_ARGUMENTS, SINGLE_BLOCK, SINGLE_BLOCK_IMPLICIT_TERMINATOR, TERMINATOR, has_parent,
    single_block_implicit_terminator,
};
pub use symbols::{FUNCTION, SYMBOL, SYMBOL_TABLE};

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

macro_rules! named {
    ($($name:ident)*) => {
        /// The trait whose `static` here has this name.
        pub fn named(name: &str) -> Option<&'static TraitDefinition> {
            match name {
                $(stringify!($name) => Some(&$name),)*
                _ => None,
            }
        }
    };
}

named! {
    RESULTS_BROADCASTABLE_SHAPE ELEMENTWISE RESULTS_ARE_FLOAT_LIKE SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE
    SAME_OPERANDS_AND_RESULT_RANK SAME_OPERANDS_AND_RESULT_SHAPE SAME_OPERANDS_AND_RESULT_TYPE
    SAME_OPERANDS_ELEMENT_TYPE SAME_OPERANDS_SHAPE SAME_TYPE_OPERANDS ATTR_SIZED_OPERAND_SEGMENTS
    ATTR_SIZED_RESULT_SEGMENTS HAS_PARENT ISOLATED_FROM_ABOVE NO_REGION_ARGUMENTS SINGLE_BLOCK
    SINGLE_BLOCK_IMPLICIT_TERMINATOR TERMINATOR FUNCTION SYMBOL SYMBOL_TABLE AFFINE_SCOPE
    AUTOMATIC_ALLOCATION_SCOPE COMMUTATIVE IDEMPOTENT INVOLUTION CONSTANT_LIKE MEM_REFS_NORMALIZABLE
    DISTINCT_OBJECTS_TRAIT HAS_PARALLEL_REGION RECURSIVE_MEMORY_EFFECTS HAS_ONLY_GRAPH_REGION
    REGION_KIND_INTERFACE SCALARIZABLE VECTORIZABLE TENSORIZABLE RETURN_LIKE ALWAYS_SPECULATABLE_IMPL_TRAIT
    RECURSIVELY_SPECULATABLE_IMPL_TRAIT FIRST_ATTR_DERIVED_RESULT_TYPE INFER_TYPE_OP_ADAPTOR
    INFER_SHAPED_TYPE_OP_ADAPTOR INFER_TENSOR_TYPE NO_TERMINATOR
}

/// `NoTerminator`: verifies nothing.
pub static NO_TERMINATOR: TraitDefinition = TraitDefinition::marker("NoTerminator").structural();
