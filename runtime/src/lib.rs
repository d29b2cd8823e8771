//! The IR, its text, its verifier, and the pattern rewriter that rtblgen's generated Rust compiles against.

// Generated code names this crate; some of it is here.
extern crate self as rtblgen_runtime;

mod adaptor;
pub mod affine;
pub mod analysis;
pub mod asm;
pub mod class;
pub mod context;
pub mod definition;
pub mod diagnostic;
pub mod dialect_hooks;
pub mod dialects;
pub mod effects;
pub mod float;
pub mod functions;
pub mod generated;
pub mod hooks;
pub mod interfaces;
pub mod ir;
#[cfg(feature = "opt")]
pub mod opt;
pub mod pass;
pub mod property;
pub mod resources;
pub mod rewrite;
pub mod symbols;
pub mod traits;
pub mod transforms;
pub mod verify;

pub use rtblgen_bytes as bytes;

pub use adaptor::Adaptor;
pub use affine::{AffineExpr, AffineMap, IntegerSet};
pub use class::{AttributeClass, TypeClass};
pub use context::attributes::{
    AffineMapAttr, ArrayAttr, Attribute, AttributeKind, DenseArrayAttr, DenseArrayElement, DenseElement,
    DenseElementsAttr, DictionaryAttr, FloatAttr, IntegerAttr, IntegerSetAttr, IntegerValue, NamedAttribute,
    Parameter, StringAttr, SymbolRefAttr, TypeAttr, TypedAttribute, UnitAttr, dense_element_size,
};
pub use context::elements;
pub use context::types::{
    ComplexType, DYNAMIC, FloatKind, FloatType, FunctionType, IntegerType, MemRefType, RankedTensorType,
    Signedness, TupleType, Type, TypeKind, TypedType, UnrankedMemRefType, UnrankedTensorType, VectorType,
};
pub use context::{
    Context, Dialect, DialectHooks, DialectInfo, DialectRegistry, FileRange, Location, LocationKind, OpName,
};
pub use definition::{
    Arity, AsmNames, AttrDefinition, AttributeConstraint, AttributeDef, AttributePresence, FoldEdit,
    FoldOutcome, FoldResult, MemoryEffect, MemoryEffects, OpDefinition, OpPredicate, RegionConstraint,
    RegionDef, Segments, SuccessorConstraint, SuccessorDef, TypeConstraint, TypeDefinition, ValueDef,
};
pub use diagnostic::{Diagnostic, Diagnostics, Severity};
pub use dialect_hooks::{
    CanonicalizeDialect, DiscardableAttribute, InterfaceFallback, VerifyOpAttribute,
    VerifyRegionArgAttribute, VerifyRegionResultAttribute,
};
pub use effects::{ComputeMemoryEffects, EffectDef, EffectInstance, EffectTarget, Speculate};
pub use hooks::{
    Fold, InferTypes, InitializeDialect, MaterializeConstant, OpAsm, RegionKinds, TypedOp, Verify,
    VerifyRegions, VerifySymbolUses,
};
pub use ir::{
    Block, Builder, Dominance, DominanceInfo, InsertionPoint, IntoOpName, Ir, IrBuilder, Mapping, Op, OpState, OpView,
    OperandRange, Region, ResultRange, Use, Value, ValueOwner, ValueView, Walk, WalkOrder,
};
pub use rewrite::{
    Canonicalize, CanonicalizeMethod, DeclarativePattern, FrozenRewritePatternSet, GreedyConfig, GreedyError,
    GreedyOutcome, Listener, NoMatch, PatternFilter, PatternRewriter, PatternRoot, RegionSimplification,
    RewritePattern, RewritePatternSet, RootKind, Strictness, apply_op_patterns_greedily,
    apply_patterns_greedily, walk_and_apply_patterns,
};
pub use traits::TraitDefinition;
pub use verify::{Place, VerifyError, VerifyResult};

/// Includes the Rust that `rtblgen-build` made of a `.td` file: `include_td!("toy")`.
#[macro_export]
macro_rules! include_td {
    ($name:literal) => {
        include!(concat!(env!("OUT_DIR"), "/", $name, ".rs"));
    };
}

/// The examples of the README, as tests.
#[doc = include_str!("../README.md")]
#[cfg(doctest)]
struct ReadmeExamples;
