//! Integration tests of the generators.

mod tables;
mod tables_cpp;
mod tables_rust;
mod tables_shape;
