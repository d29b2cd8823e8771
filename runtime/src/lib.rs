//! The IR, its text, its verifier, and the pattern rewriter that rtblgen's generated Rust compiles against.
