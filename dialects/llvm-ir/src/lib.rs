#![doc = include_str!("../README.md")]

mod attributes;
mod constant_text;
mod constants;
mod decimal;
mod emit;
mod fold;
mod import;
mod import_tool;
mod intrinsics;
mod layout;
mod metadata;
mod read;
mod text;
mod tool;
mod translate;
mod types;
mod words;

pub use import::{ImportOptions, from_llvm_ir, from_llvm_ir_with};
pub use tool::{register, translate_main};
pub use translate::{to_llvm_ir, to_llvm_ir_of};
