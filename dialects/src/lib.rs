//! MLIR's core dialects in Rust: operations with their text, verifiers, folders and canonicalizations, and lowerings.
//!
//! Each dialect is a module behind a feature of the same name; `all`, which is on by default, has them all. No part of
//! LLVM is needed.
//!
//! ```
//! use rtblgen_dialects::{arith::ArithDialect, cf::CfDialect};
//! use rtblgen_runtime::{Context, dialects::FuncDialect};
//!
//! let context = Context::new();
//! context.register::<FuncDialect>();
//! context.register::<ArithDialect>();
//! context.register::<CfDialect>();
//! let text = "func.func @twice(%x: i32) -> i32 { %0 = arith.addi %x, %x : i32 return %0 : i32 }";
//! let module = context.parse_module("twice.mlir", text).unwrap();
//! assert!(module.to_string().contains("arith.addi %arg0, %arg0 : i32"));
//! ```
//!
//! A dialect's folder has a file per task: `mod.rs` includes the code generated from the `.td` file in the td
//! library, `verify.rs`, `fold.rs`, `text.rs` and `canonicalize.rs` are written by hand.

// Generated code refers to this crate by name. Without dialects that need others the name is unused.
#[allow(unused_extern_crates)]
extern crate self as rtblgen_dialects;

#[cfg(feature = "affine")]
pub mod affine;
#[cfg(feature = "arith")]
pub mod arith;
#[cfg(feature = "cf")]
pub mod cf;
#[cfg(feature = "complex")]
pub mod complex;
#[cfg(any(feature = "llvm", feature = "pdl_interp", feature = "scf"))]
pub mod conversion;
#[cfg(feature = "dlti")]
pub mod dlti;
#[cfg(feature = "arith")]
mod elementwise;
#[cfg(feature = "index")]
pub mod index;
#[cfg(any(feature = "arith", feature = "cf", feature = "index", feature = "llvm", feature = "ub"))]
mod inline;
#[cfg(feature = "irdl")]
pub mod irdl;
#[cfg(feature = "llvm")]
pub mod llvm;
#[cfg(feature = "math")]
pub mod math;
#[cfg(feature = "memref")]
pub mod memref;
#[cfg(feature = "pdl")]
pub mod pdl;
#[cfg(feature = "pdl_interp")]
pub mod pdl_interp;
#[cfg(any(feature = "memref", feature = "scf"))]
mod regions;
#[cfg(feature = "ub")]
mod remove_dead_values;
#[cfg(any(feature = "memref", feature = "tensor"))]
mod runtime_verification;
#[cfg(feature = "scf")]
pub mod scf;
#[cfg(any(feature = "memref", feature = "tensor"))]
mod shaped;
#[cfg(feature = "scf")]
pub mod shapes;
#[cfg(any(feature = "affine", feature = "scf"))]
mod speculation;
#[cfg(feature = "tensor")]
pub mod tensor;
#[cfg(feature = "transform")]
pub mod transform;
#[cfg(feature = "ub")]
pub mod ub;
#[cfg(feature = "vector")]
pub mod vector;

#[cfg(feature = "opt")]
mod registration;

#[cfg(feature = "opt")]
pub use registration::register_all;
#[cfg(feature = "ub")]
pub use remove_dead_values::RemoveDeadValues;

/// The example of the guide, as a test.
#[doc = include_str!("../../docs/guide/lowering-to-machine-code.md")]
#[cfg(doctest)]
struct GuideToMachineCode;
