//! Generates the Rust of the dialects in `td/`.

use rtblgen_build::{Config, Error, Generator};

fn main() -> Result<(), Error> {
    Config::new()
        .generate(Generator::Dialect, "td/test.td", "test")
        .generate(Generator::Dialect, "td/test_dyn.td", "test_dyn")
        .generate(Generator::Rewriters, "td/test_patterns.td", "test_patterns")
        .compile()
}
