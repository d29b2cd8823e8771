//! The IR: operations, blocks, regions and values in arenas, named by handles.

mod attributes;
mod block;
mod builder;
mod clone;
pub(crate) mod create_or_fold;
pub mod definition;
mod dialect_interface;
mod discardable;
pub(crate) mod dominance;
mod equivalence;
mod error;
pub(crate) mod fold;
mod handle;
mod hidden;
mod insertion;
pub(crate) mod interface;
pub(crate) mod island;
mod island_merge;
#[cfg(test)]
mod model_tests;
#[cfg(test)]
mod nested_tests;
mod op;
mod op_create;
mod op_erase;
mod op_name;
mod order;
mod pool;
mod ranges;
mod recycle;
mod region;
mod registry;
pub mod resources;
mod segments;
mod slab;
mod state;
mod stock_interfaces;
mod storage;
mod tables;
#[cfg(test)]
mod tests;
mod typed_op;
mod typed_value;
mod uses;
mod value;
mod view;
mod walk;

pub(crate) use attributes::{OPERAND_SEGMENT_SIZES, RESULT_SEGMENT_SIZES};
pub use builder::{Builder, InsertionPoint, IrBuilder};
pub use clone::IrMapping;
pub(crate) use create_or_fold::create_or_fold;
pub use discardable::DiscardableAttribute;
pub use dominance::{Dominance, DominanceInfo, PostDominanceInfo};
pub(crate) use dominance::{Tree as DominatorTree, post_order};
pub use equivalence::EquivalenceFlags;
pub use error::{Place, VerifyError, VerifyResult};
pub use handle::{Block, Op, Region, Value};
pub use insertion::{BuilderExt, InsertionGuard};
pub use interface::OpInterface;
pub(crate) use interface::has_interface;
pub use op_name::OpName;
pub(crate) use op_name::OpNameSet;
pub use ranges::{OperandRange, ResultRange};
pub use registry::{
    ConstantMaterializer, Dialect, DialectHooks, DialectInfo, DialectRegistry, DialectResources,
    FunctionSignature,
};
pub(crate) use segments::segment;
pub use state::{IntoOpName, OpState};
pub use stock_interfaces::{
    DynInferShapedTypeOpInterface, DynInferTypeOpInterface, DynRegionKindInterface,
    DynReifyRankedShapedTypeOpInterface, InferShapedTypeOpInterface, InferShapedTypeOpInterfaceModel,
    InferTypeOpInterface, InferTypeOpInterfaceModel, OpFoldResult, RegionKindInterface,
    RegionKindInterfaceModel, ReifyRankedShapedTypeOpInterface, ReifyRankedShapedTypeOpInterfaceModel,
    ShapedTypeComponents,
};
pub use storage::Ir;
pub use typed_op::TypedOp;
pub use typed_value::{TypedOperands, TypedResults, TypedValue};
pub use uses::Use;
pub use value::ValueOwner;
pub use view::{OpView, ValueView};
pub(crate) use walk::OpWalk;
