//! Lowerings, as passes with upstream's names and as sets of patterns.
//!
//! Lowerings to the `llvm` dialect convert the operations of one dialect each. If their types differ from
//! those of operations that are not lowered yet, `builtin.unrealized_conversion_cast` converts between them;
//! `reconcile-unrealized-casts` removes the casts when all operations are lowered.

#[cfg(feature = "affine")]
mod affine;
#[cfg(feature = "affine")]
mod affine_expand;
#[cfg(feature = "affine")]
mod affine_index_ops;
#[cfg(feature = "affine")]
mod affine_memory;
#[cfg(feature = "llvm")]
mod arith;
#[cfg(feature = "llvm")]
mod arith_extended;
#[cfg(feature = "llvm")]
mod c_wrapper;
#[cfg(feature = "llvm")]
mod cf;
#[cfg(all(feature = "llvm", feature = "complex"))]
mod complex;
#[cfg(all(feature = "llvm", feature = "complex"))]
mod complex_division;
#[cfg(feature = "llvm")]
mod descriptor;
#[cfg(feature = "llvm")]
// Some helpers are used only by the lowerings of these features.
#[cfg_attr(not(all(feature = "complex", feature = "math")), allow(dead_code))]
mod emit;
#[cfg(feature = "llvm")]
mod emit_memory;
#[cfg(feature = "llvm")]
mod func;
#[cfg(feature = "llvm")]
mod func_signature;
#[cfg(all(feature = "llvm", feature = "index"))]
mod index;
#[cfg(feature = "llvm")]
mod library;
#[cfg(all(feature = "llvm", feature = "math"))]
mod math;
#[cfg(feature = "llvm")]
mod memref;
#[cfg(feature = "llvm")]
mod memref_assume;
#[cfg(feature = "llvm")]
mod memref_atomic;
#[cfg(feature = "llvm")]
mod memref_copy;
#[cfg(feature = "llvm")]
mod memref_globals;
#[cfg(feature = "llvm")]
mod memref_reshape;
#[cfg(feature = "llvm")]
mod memref_scope;
#[cfg(feature = "llvm")]
mod memref_views;
#[cfg(feature = "llvm")]
// Some helpers are used only by the lowerings of these features.
#[cfg_attr(not(all(feature = "complex", feature = "math")), allow(dead_code))]
mod pattern;
#[cfg(feature = "llvm")]
mod prepare;
#[cfg(feature = "llvm")]
mod to_llvm;
#[cfg(feature = "llvm")]
mod types;
#[cfg(feature = "llvm")]
mod ub;
#[cfg(feature = "llvm")]
mod unranked;
#[cfg(feature = "llvm")]
mod vectors;

#[cfg(any(feature = "llvm", feature = "scf"))]
mod options;
#[cfg(feature = "pdl_interp")]
mod pdl;
#[cfg(feature = "scf")]
mod scf;
#[cfg(feature = "scf")]
mod scf_types;

#[cfg(feature = "affine")]
pub use affine::{LowerAffine, populate_affine_to_std};
#[cfg(feature = "affine")]
pub use affine_index_ops::{AffineExpandIndexOps, populate_affine_expand_index_ops};
#[cfg(feature = "llvm")]
pub use arith::populate_arith_to_llvm;
#[cfg(feature = "llvm")]
pub use cf::populate_cf_to_llvm;
#[cfg(all(feature = "llvm", feature = "complex"))]
pub use complex::populate_complex_to_llvm;
#[cfg(feature = "llvm")]
pub use func::{convert_func_to_llvm, populate_func_to_llvm};
#[cfg(all(feature = "llvm", feature = "index"))]
pub use index::populate_index_to_llvm;
#[cfg(all(feature = "llvm", feature = "math"))]
pub use math::populate_math_to_llvm;
#[cfg(feature = "llvm")]
pub use memref::populate_memref_to_llvm;
#[cfg(feature = "pdl_interp")]
pub use pdl::PdlToPdlInterp;
#[cfg(feature = "llvm")]
pub use prepare::{RequestCWrappers, SetDataLayout};
#[cfg(feature = "scf")]
pub use scf::{ScfToControlFlow, populate_scf_to_cf};
#[cfg(feature = "scf")]
pub use scf_types::populate_scf_type_conversion;
#[cfg(all(feature = "llvm", feature = "complex"))]
pub use to_llvm::COMPLEX_TO_LLVM;
#[cfg(all(feature = "llvm", feature = "index"))]
pub use to_llvm::INDEX_TO_LLVM;
#[cfg(all(feature = "llvm", feature = "math"))]
pub use to_llvm::MATH_TO_LLVM;
#[cfg(feature = "llvm")]
pub use to_llvm::MEMREF_TO_LLVM;
#[cfg(feature = "llvm")]
pub use to_llvm::{
    ARITH_TO_LLVM, CF_TO_LLVM, ConvertToLlvm, FUNC_TO_LLVM, Populate, TO_LLVM, UB_TO_LLVM,
    populate_of_dialect,
};
#[cfg(feature = "llvm")]
pub use types::{ComplexRange, LlvmOptions, LlvmTypeConverter};
#[cfg(feature = "llvm")]
pub use ub::populate_ub_to_llvm;
