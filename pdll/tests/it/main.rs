//! PDLL beside mlir-pdll.

mod cases;
mod compare;
mod robust;
mod upstream;
