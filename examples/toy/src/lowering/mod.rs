//! The lowerings of the `toy` dialect: to loops over memory, then to the `llvm` dialect.
//!
//! The first is partial: `toy.print` stays, on memory. The second is full: nothing of another dialect is left.

mod affine;
mod entry;
mod llvm;
mod print;

pub use affine::ToyToAffine;
pub use entry::{ENTRY, add_entry};
pub use llvm::ToyToLlvm;
