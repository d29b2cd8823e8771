//! Generates the dialect.

fn main() -> Result<(), rtblgen_build::Error> {
    rtblgen_build::Config::new().dialect("td/units.td").compile()
}
