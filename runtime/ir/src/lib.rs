//! The IR, its text, its verifier, and the pattern rewriter that rtblgen's generated Rust compiles against.

// Generated code names this crate; some of it is here.
extern crate self as rtblgen_runtime;

pub mod affine;
pub mod float;

pub mod constants;
pub mod context;
pub mod control_flow;
mod diagnostic;
mod missing_hooks;

pub mod effects;
pub mod functions;
pub mod hooks;
pub mod ir;
pub mod symbols;
pub mod traits;

pub mod actions;
pub mod asm;
pub mod verify;

mod adaptor;
pub mod interfaces;
pub mod property;
pub mod support;

pub mod rewrite;

pub mod dialects;
pub mod shapes;

pub use rtblgen_bytes as bytes;

pub use adaptor::Adaptor;
pub use affine::{AffineExpr, AffineMap, IntegerSet, LinearExpr};
pub use context::attributes::{
    AffineMapAttr, ArrayAttr, ArrayElement, Attribute, AttributeKind, DenseArrayAttr, DenseArrayElement,
    DenseElement, DenseElementsAttr, DictionaryAttr, FloatAttr, IntegerAttr, IntegerSetAttr, IntegerValue,
    NamedAttribute, Parameter, ParameterArray, StringAttr, SymbolRefAttr, TypeAttr, TypedAttribute, UnitAttr,
    dense_element_size,
};
pub use context::class::{AttributeClass, TypeClass};
pub use context::definition::{AttrDefinition, AttributeConstraint, TypeConstraint, TypeDefinition};
pub use context::elements;
pub use context::types::{
    BaseMemRefType, ComplexType, DYNAMIC, FloatType, FunctionType, IndexType, IntegerType, MemRefType,
    NoneType, RankedTensorType, Signedness, TensorType, TupleType, Type, TypeKind, TypedType,
    UnrankedMemRefType, UnrankedTensorType, VectorType,
};
pub use context::walk::{Walk, WalkOrder};
pub use context::{Context, ExplanationFormat, FileRange, Location, LocationKind};
pub use diagnostic::{Diagnostic, DiagnosticHandlerId, Diagnostics, Handled, Severity};
pub use float::FloatKind;
pub use hooks::{
    Fold, InitializeDialect, InterfaceFallback, MaterializeConstant, OpAsm, Verify, VerifyOpAttribute,
    VerifyRegionArgAttribute, VerifyRegionResultAttribute, VerifyRegions,
};
pub use ir::definition::{
    Arity, AsmNames, AttributeDef, AttributePresence, EffectDef, EffectInstance, EffectTarget, EffectsFn,
    FoldEdit, FoldOutcome, FoldResult, MemoryEffect, MemoryEffects, OpDefinition, OpPredicate,
    RegionConstraint, RegionDef, Segments, SuccessorConstraint, SuccessorDef, TraitDefinition, TypeInference,
    ValueDef,
};
pub use ir::{
    Block, Builder, BuilderExt, Dialect, DialectHooks, DialectInfo, DialectRegistry, DialectResources,
    DiscardableAttribute, Dominance, DominanceInfo, EquivalenceFlags, FunctionSignature, InsertionGuard,
    InsertionPoint, IntoOpName, Ir, IrBuilder, IrMapping, Op, OpName, OpState, OpView, OperandRange, Place,
    PostDominanceInfo, Region, ResultRange, TypedOp, TypedOperands, TypedResults, TypedValue, Use, Value,
    ValueOwner, ValueView, VerifyError, VerifyResult,
};
pub use rewrite::{
    Canonicalize, CanonicalizeDialect, CanonicalizeMethod, DeclarativePattern, FrozenRewritePatternSet,
    GreedyConfig, GreedyError, GreedyOutcome, Listener, NoMatch, PatternFilter, PatternRewriter, PatternRoot,
    RegionSimplification, RewritePattern, RewritePatternSet, RootKind, Strictness,
    apply_op_patterns_greedily, apply_patterns_greedily, walk_and_apply_patterns,
};

/// Resources of a file.
pub mod resources {
    pub use crate::context::blobs::ResourceBlob;
    pub use crate::ir::resources::{ExternalResources, ResourceGroup, ResourceValue};
}

/// Names for the crates of the runtime above this one.
#[doc(hidden)]
pub mod internal {
    pub use crate::actions::Running;
    pub use crate::asm::how_to_register;
    pub use crate::asm::{
        attribute_text_with_distinct, parse_attribute_with_distinct, parse_type_with_distinct,
        type_text_with_distinct,
    };
    pub use crate::diagnostic::{HeldReports, OwnedDiagnostic, Report, last_handler};
    pub use crate::ir::create_or_fold::create_or_fold;
    pub use crate::ir::dominance::post_order;
    pub use crate::ir::fold::apply_edits;
    pub use crate::ir::interface::has_interface;
    pub use crate::ir::island::{Island, IslandTables};
    pub use crate::rewrite::change_tracker::ChangeTracker;
    pub use crate::rewrite::effects::{DeadOpFinder, Droppable};
    pub use crate::rewrite::interpreted::{
        GroupMatcher, InterpretedMatch, InterpretedPatterns, PatternGroup,
    };
    pub use crate::rewrite::pattern::ErasedPattern;
    pub use crate::rewrite::snapshot::Snapshot;
}

/// Includes the Rust that `rtblgen-build` made of a `.td` file: `include_td!("toy")`.
#[macro_export]
macro_rules! include_td {
    ($name:literal) => {
        include!(concat!(env!("OUT_DIR"), "/", $name, ".rs"));
    };
}
