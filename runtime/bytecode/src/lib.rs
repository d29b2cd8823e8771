#![doc = include_str!("../README.md")]

mod builtin;
mod dialect;
mod error;
mod format;
mod properties;
mod read;
mod write;

pub use dialect::{DialectEncoding, DialectReader, DialectWriter};
pub use error::{Error, ReadError};
pub use format::VERSION;
pub use read::{ReadOptions, is_bytecode, read};
pub use write::{WriteOptions, write};
