//! Dialects and patterns written in TableGen, built by `build.rs` as a user would build them.
//!
//! [`toy`] is the dialect of MLIR's tutorial with its rewrites in [`toy_combine`]; [`circuit`] exercises
//! enums and verifiers. The generated half of each module is `rtblgen`'s output for a file in `td/`, the
//! other half is hand-written: verifiers, folders, custom text.
#![deny(warnings, missing_docs)]

pub mod circuit;
pub mod corners;
pub mod forms;
pub mod hand;
pub mod interfaces;
pub mod lowering;
pub mod money;
pub mod passes;
pub mod properties;
pub mod shades;
pub mod toy;
pub mod toy_combine;
pub mod toy_without_hooks;
