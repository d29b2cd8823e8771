//! Tests of the runtime as its users see it.

mod verifier;
