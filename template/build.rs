//! Generates the Rust of the dialect and of its rewrites.

fn main() -> Result<(), rtblgen_build::Error> {
    rtblgen_build::Config::new().dialect("td/ops.td").rewriters("td/combine.td").compile()
}
