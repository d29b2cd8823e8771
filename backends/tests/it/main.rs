//! Tests of the generators as a whole.

mod beyond_mlir;
mod bytecode;
mod definition_errors;
mod deprecated;
mod docs;
mod guides;
mod idle_options;
mod interface_errors;
mod irdl;
mod layers;
mod library;
mod other_projects;
mod pass_errors;
mod rust_errors;
mod snapshots;
mod stock;
mod summaries;
mod tables;
mod tables_cpp;
mod tables_docs;
mod tables_errors;
mod tables_rust;
mod tables_shape;
mod trait_errors;
mod type_conversion_errors;

use rtblgen_backends::{Failure, Generator, MainFile, Output, Request, generate};
use tblgen_parser::Memory;

/// Runs a generator on a text, with nothing but the td library to include.
fn run(generator: Generator, text: &str) -> Result<Output, Failure> {
    let main = MainFile::Text { name: "test.td".to_owned(), text: text.to_owned() };
    generate(generator, Request { main, ..Request::default() }, &Memory::default())
}
