//! The IR: operations, blocks, regions and values in arenas, named by handles.

mod attributes;
mod block;
mod builder;
mod clone;
mod dominance;
mod handle;
mod island;
#[cfg(test)]
mod model_tests;
#[cfg(test)]
mod nested_tests;
mod op;
mod order;
mod pool;
mod ranges;
mod region;
mod segments;
mod slab;
mod state;
mod storage;
#[cfg(test)]
mod tests;
mod uses;
mod value;
mod view;
mod walk;

pub(crate) use attributes::{OPERAND_SEGMENT_SIZES, RESULT_SEGMENT_SIZES};

pub use crate::context::attributes::NamedAttribute;
pub use builder::{Builder, InsertionPoint, IrBuilder};
pub use clone::Mapping;
pub use dominance::{Dominance, DominanceInfo};
pub use handle::{Block, Op, Region, Value};
pub(crate) use island::{Island, IslandTables};
pub use ranges::{OperandRange, ResultRange};
pub(crate) use segments::segment;
pub use state::{IntoOpName, OpState};
pub use storage::Ir;
pub use uses::Use;
pub use value::ValueOwner;
pub use view::{OpView, ValueView};
pub use walk::{Walk, WalkOrder};
