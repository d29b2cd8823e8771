//! Generates Rust from `.td` files in a `build.rs`.
//!
//! ```no_run
//! // build.rs
//! fn main() -> Result<(), rtblgen_build::Error> {
//!     rtblgen_build::Config::new()
//!         .include_dir("td")
//!         .dialect("td/toy.td")
//!         .rewriters("td/toy_combine.td")
//!         .compile()
//! }
//! ```
//!
//! writes `toy.rs` and `toy_combine.rs` into cargo's `OUT_DIR`, from where the crate includes them:
//!
//! ```text
//! // src/lib.rs
//! pub mod toy { rtblgen_runtime::include_td!("toy"); }
//! pub mod toy_combine { use crate::toy::*; rtblgen_runtime::include_td!("toy_combine"); }
//! ```
//!
//! The script tells cargo which files it read. Cargo runs the script again only when one of them changes. An output keeps its
//! time stamp if its text did not change. The script reports all errors in all files, with their places, and then fails.

mod config;
mod error;
mod idle;
mod job;
mod repeated;

pub use config::Config;
pub use error::Error;
pub use job::Job;
pub use rtblgen_backends::{Failure, Generator};
