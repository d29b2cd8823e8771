//! What a downstream `build.rs` calls to turn `.td` files into Rust.
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
//! Cargo is told every file that was read, so a build script runs again when one of them changes and at no other
//! time. A file whose text did not change keeps its time stamp. All mistakes in all files are reported together, at
//! their places in the `.td` files, and then the build fails.

mod cargo;
mod config;
mod error;

pub use config::Config;
pub use error::Error;
pub use rtblgen_backends::Generator;
