//! Generates the Rust of the dialect and its patterns.

use rtblgen_build::{Config, Error, Generator};

fn main() -> Result<(), Error> {
    Config::new()
        .generate(Generator::Dialect, "td/ops.td", "toy")
        .generate(Generator::Rewriters, "td/combine.td", "toy_combine")
        .compile()
}
