//! PDLL beside mlir-pdll.

mod cases;
mod compare;
mod layers;
mod robust;
mod upstream;
