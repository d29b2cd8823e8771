//! Writes random patterns, and generates them twice: as they are, and to be fused.

use std::path::PathBuf;
use std::{env, fs};

use rtblgen_build::{Config, Error, Generator};

#[path = "src/kinds.rs"]
#[allow(dead_code, reason = "the crate uses the rest")]
mod kinds;
#[path = "src/patterns.rs"]
mod patterns;
#[path = "src/thousand.rs"]
#[allow(dead_code, reason = "the crate uses the rest")]
mod thousand;

fn main() -> Result<(), Error> {
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo says where"));
    println!("cargo::rerun-if-changed=src/kinds.rs");
    println!("cargo::rerun-if-changed=src/patterns.rs");
    println!("cargo::rerun-if-changed=src/thousand.rs");
    let (mut config, mut fused) = (Config::new(), Config::new());
    let wide = env::var_os("CARGO_FEATURE_WIDE").map(|_| kinds::WIDE);
    for shape in [kinds::DENSE].into_iter().chain(wide) {
        let name = shape.name;
        let ops = out.join(format!("{name}_ops.td"));
        let rules = out.join(format!("{name}_rules.td"));
        fs::write(&ops, patterns::dialect(shape)).expect("cargo's folder can be written");
        fs::write(&rules, patterns::patterns(shape, &format!("{name}_ops.td")))
            .expect("cargo's folder can be written");
        config.generate(Generator::Dialect, &ops, name);
        config.generate(Generator::Rewriters, &rules, format!("{name}_rules"));
        fused.generate(Generator::Rewriters, &rules, format!("{name}_fused"));
    }
    if wide.is_some() {
        let (ops, rules) = (out.join("pdll_ops.td"), out.join("pdll_rules.pdll"));
        let text = format!("#include \"pdll_ops.td\"\n{}", thousand::patterns());
        fs::write(&ops, thousand::dialect()).expect("cargo's folder can be written");
        fs::write(&rules, text).expect("cargo's folder can be written");
        config.include_dir(&out).generate(Generator::Dialect, &ops, "pdll");
        config.generate(Generator::PdllRewriters, &rules, "pdll_rules");
    }
    config.compile()?;
    fused.fuse_patterns().compile()
}
