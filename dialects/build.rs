//! Generates the Rust code of each enabled dialect from its `.td` file.

use rtblgen_build::{Config, Error, Generator};

/// The feature of each dialect, which is also the name of its module, and its `.td` file.
const DIALECTS: &[(&str, &str)] = &[
    ("affine", "mlir/Dialect/Affine/IR/AffineOps.td"),
    ("arith", "mlir/Dialect/Arith/IR/ArithOps.td"),
    ("cf", "mlir/Dialect/ControlFlow/IR/ControlFlowOps.td"),
    ("complex", "mlir/Dialect/Complex/IR/ComplexOps.td"),
    ("dlti", "mlir/Dialect/DLTI/DLTIAttrs.td"),
    ("index", "mlir/Dialect/Index/IR/IndexOps.td"),
    ("irdl", "mlir/Dialect/IRDL/IR/IRDLOps.td"),
    ("llvm", "mlir/Dialect/LLVMIR/LLVMOps.td"),
    ("math", "mlir/Dialect/Math/IR/MathOps.td"),
    ("memref", "mlir/Dialect/MemRef/IR/MemRefOps.td"),
    ("pdl", "mlir/Dialect/PDL/IR/PDLOps.td"),
    ("pdl_interp", "mlir/Dialect/PDLInterp/IR/PDLInterpOps.td"),
    ("scf", "mlir/Dialect/SCF/IR/SCFOps.td"),
    ("tensor", "mlir/Dialect/Tensor/IR/TensorOps.td"),
    ("transform", "mlir/Dialect/Transform/TransformExtensions.td"),
    ("ub", "mlir/Dialect/UB/IR/UBOps.td"),
    ("vector", "mlir/Dialect/Vector/IR/VectorOps.td"),
];

/// Files of attributes apart from the dialect: the feature, the file, and the name of the generated module.
const ATTRIBUTES: &[(&str, &str, &str)] =
    &[("complex", "mlir/Dialect/Complex/IR/ComplexAttributes.td", "complex_attributes")];

/// Files of rewrite patterns: the feature, the file, and the name of the generated module.
const PATTERNS: &[(&str, &str, &str)] = &[("arith", "src/arith/canonicalize.td", "arith_canonicalize")];

/// Encodings in bytecode: the feature, the file, and the name of the generated module.
const ENCODINGS: &[(&str, &str, &str)] = &[("llvm", "src/llvm/bytecode.td", "llvm_bytecode")];

fn main() -> Result<(), Error> {
    let mut config = Config::new();
    for (feature, file) in DIALECTS {
        if is_on(feature) {
            config.generate(Generator::Dialect, file, *feature);
        }
    }
    let others = ATTRIBUTES.iter().map(|file| (Generator::AttrDefDefs, file));
    let others = others.chain(PATTERNS.iter().map(|file| (Generator::Rewriters, file)));
    let others = others.chain(ENCODINGS.iter().map(|file| (Generator::Bytecode, file)));
    for (generator, (feature, file, name)) in others {
        if is_on(feature) {
            config.generate(generator, file, *name);
        }
    }
    config.compile()
}

fn is_on(feature: &str) -> bool {
    std::env::var_os(format!("CARGO_FEATURE_{}", feature.to_uppercase())).is_some()
}
