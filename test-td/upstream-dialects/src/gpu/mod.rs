//! The dialect `gpu`: attributes that map loops, functions, launches and the ids of threads.

#![allow(missing_docs, elided_lifetimes_in_paths, clippy::all)]

mod func_text;
mod launch_text;
mod names;
pub mod own_hooks;
pub mod types;
mod verify;

rtblgen_runtime::include_td!("gpu");
