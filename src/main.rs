//! The `rtblgen` command line.
fn main() {}
