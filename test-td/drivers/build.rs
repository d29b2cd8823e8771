//! Generates the Rust of `td/`.

use rtblgen_build::{Config, Error, Generator};

fn main() -> Result<(), Error> {
    Config::new()
        .generate(Generator::Dialect, "td/ops.td", "parity")
        .generate(Generator::Rewriters, "td/patterns.td", "parity_patterns")
        .generate(Generator::Dialect, "td/speed/ops.td", "speed")
        .generate(Generator::Rewriters, "td/speed/patterns.td", "speed_patterns")
        .compile()
}
