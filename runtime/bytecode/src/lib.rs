#![doc = include_str!("../README.md")]

mod builtin;
mod dialect;
mod error;
pub mod fields;
mod format;
mod properties;
mod read;
mod write;

pub use dialect::{
    BuiltinEncoding, DialectEncoding, DialectReader, DialectVersion, DialectWriter, ReadHooks, WriteHooks,
};
pub use error::{Error, ReadError};
pub use format::VERSION;
pub use read::{LazyIr, ReadOptions, is_bytecode, read, read_lazily};
pub use write::{WriteOptions, write};
