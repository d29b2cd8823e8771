//! The dialects `gpu`, `linalg`, `nvvm` and `xevm`, generated from MLIR's own `.td` files, which upstream's tests of the core dialects
//! use. The hooks that those tests need are Rust; the others report their names.
//!
//! The files are not part of this repository. Without LLVM's sources (`RTBLGEN_UPSTREAM`, or fetched) and an installed LLVM at
//! build time, [`register`] registers nothing.

#[cfg(upstream)]
pub mod gpu;
#[cfg(upstream)]
pub mod linalg;
#[cfg(upstream)]
pub mod nvvm;
#[cfg(upstream)]
pub mod xevm;

/// Registers the dialects.
#[cfg(upstream)]
pub fn register(registry: &mut rtblgen_runtime::opt::OptRegistry) {
    registry.dialect::<gpu::types::WholeGpuDialect>();
    registry.dialect::<linalg::WholeLinalgDialect>();
    registry.dialect::<nvvm::NvvmDialect>().dialect::<xevm::XevmDialect>();
}

/// Registers nothing: the dialects are not built.
#[cfg(not(upstream))]
pub fn register(_: &mut rtblgen_runtime::opt::OptRegistry) {}
