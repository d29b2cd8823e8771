//! Tests of the crate as a whole.

mod affine;
mod bare_ops;
mod beside_mlir;
mod bytecode;
mod canonicalize;
mod cases;
mod comparisons;
mod differences;
mod growth;
mod guide;
mod irdl;
mod math_folds;
mod memory;
mod pdl_to_pdl_interp;
mod random;
mod random_program;
mod records;
mod reduce;
mod registration;
mod run;
mod same_words;
mod silence;
mod support;
mod ten_programs;
mod transform;
mod vector;
