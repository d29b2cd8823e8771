//! Generates the Rust of the dialects whose features are on, from the td library.

use rtblgen_build::{Config, Error, Generator};

/// Each dialect's feature, which is also the name of its module, and its file.
const DIALECTS: &[(&str, &str)] = &[
    ("arith", "mlir/Dialect/Arith/IR/ArithOps.td"),
    ("cf", "mlir/Dialect/ControlFlow/IR/ControlFlowOps.td"),
    ("llvm", "src/llvm/llvm.td"),
    ("pdl", "mlir/Dialect/PDL/IR/PDLOps.td"),
    ("ub", "mlir/Dialect/UB/IR/UBOps.td"),
];

/// Files of patterns: the feature, the file, and the name of what is generated.
const PATTERNS: &[(&str, &str, &str)] = &[("arith", "src/arith/canonicalize.td", "arith_canonicalize")];

fn main() -> Result<(), Error> {
    let mut config = Config::new();
    for (feature, file) in DIALECTS {
        if is_on(feature) {
            config.generate(Generator::Dialect, file, *feature);
        }
    }
    for (feature, file, name) in PATTERNS {
        if is_on(feature) {
            config.generate(Generator::Rewriters, file, *name);
        }
    }
    config.compile()
}

fn is_on(feature: &str) -> bool {
    std::env::var_os(format!("CARGO_FEATURE_{}", feature.to_uppercase())).is_some()
}
