//! Tests of the server with a client in the same process.

mod beside;
mod client;
mod editors;
mod evaluations;
mod fixes;
mod latency;
mod life;
mod mlir;
mod operands;
mod pdll;
mod rename;
mod td;
mod typing;
mod upstream;
