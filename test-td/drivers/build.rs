//! Generates the Rust of `td/`.

use rtblgen_build::{Config, Error, Generator};

fn main() -> Result<(), Error> {
    Config::new()
        .generate(Generator::Dialect, "td/ops.td", "parity")
        .generate(Generator::Rewriters, "td/patterns.td", "parity_patterns")
        .compile()
}
