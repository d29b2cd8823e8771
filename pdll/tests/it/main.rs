//! PDLL beside mlir-pdll.

mod compare;
mod upstream;
