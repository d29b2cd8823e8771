//! Dialects and patterns in TableGen, built as a user would; integration and parity tests; rtblgen-opt.
