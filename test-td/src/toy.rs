//! The Toy dialect: generated from `td/toy/ops.td`, with its hooks in the submodules.

mod fold;
mod function;
mod verify;

rtblgen_runtime::include_td!("toy");
