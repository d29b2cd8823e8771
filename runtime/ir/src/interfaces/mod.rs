//! Interfaces: common methods of operations, types and attributes of different dialects.
//!
//! An interface of a `.td` file becomes a trait, which is implemented for the generated types, a handle
//! (`DynShape` for the trait `Shape`), which pairs an entity with the functions that implement the trait for
//! it, and a *model*, the table of these functions. Definitions name the models of the interfaces that they
//! list; [`attach`](crate::context::Context::attach) adds more of them to entities that are defined
//! elsewhere.
//!
//! ```
//! use rtblgen_runtime::interfaces::{InterfaceImpl, OpInterface};
//! use rtblgen_runtime::{Ir, Op, TypedOp, op_interface};
//!
//! /// What `--gen-op-interface-defs` makes of an interface with one method.
//! pub trait Cost: TypedOp {
//!     /// How dear the operation is.
//!     fn cost(self, ir: &Ir<'_>) -> u32;
//! }
//!
//! pub struct CostModel {
//!     cost: fn(Op, &Ir<'_>) -> u32,
//! }
//!
//! impl CostModel {
//!     pub const fn of<T: Cost>() -> Self {
//!         CostModel { cost: |op, ir| T::from_op(op).cost(ir) }
//!     }
//! }
//!
//! op_interface!("An operation with [`Cost`].", DynCost, CostModel, Cost, "::example::Cost");
//!
//! impl DynCost {
//!     pub fn cost(self, ir: &Ir<'_>) -> u32 {
//!         (self.model.cost)(self.op, ir)
//!     }
//! }
//! ```

mod inliner;
mod macros;
mod stock;

pub use crate::context::interface::{
    AliasResult, AttrInterface, AttributeFamily, Implementor, InterfaceImpl, MissingInterface, TypeFamily,
    TypeInterface, member_attribute, member_type,
};
pub use crate::ir::OpInterface;
pub use crate::ir::definition::{RegionKind, Speculatability};
pub use inliner::DialectInliner;
pub use stock::*;

#[cfg(test)]
mod tests;
