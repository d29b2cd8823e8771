//! Generates the Rust of the dialect and of the patterns.

fn main() -> Result<(), rtblgen_build::Error> {
    rtblgen_build::Config::new().dialect("td/calc.td").rewriters("td/calc_combine.td").compile()
}
