//! The Toy dialect: generated from `td/toy/ops.td`, with the hooks that it asks for in the submodules.

mod fold;
mod function;
mod verify;

rtblgen_runtime::include_td!("toy");
