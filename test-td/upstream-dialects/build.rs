//! Generates the Rust of dialects from upstream's files, where LLVM's sources are found.

use std::path::PathBuf;

use oracle::Oracle;
use rtblgen_build::{Config, Error, Generator};

/// The folder of the hooks of each dialect, its file below `mlir/Dialect`, and the module that is generated.
const FILES: [(&str, Generator, &str, &str); 5] = [
    ("gpu", Generator::Dialect, "GPU/IR/GPUOps.td", "gpu"),
    ("linalg/dialect", Generator::Dialect, "Linalg/IR/LinalgOps.td", "linalg"),
    ("linalg/structured", Generator::OpDefs, "Linalg/IR/LinalgStructuredOps.td", "linalg_structured"),
    ("nvvm", Generator::Dialect, "LLVMIR/NVVMOps.td", "nvvm"),
    ("xevm", Generator::Dialect, "LLVMIR/XeVMOps.td", "xevm"),
];

fn main() -> Result<(), Error> {
    println!("cargo::rustc-check-cfg=cfg(upstream)");
    println!("cargo::rerun-if-env-changed=RTBLGEN_UPSTREAM");
    println!("cargo::rerun-if-changed=build.rs");
    // A file of `linalg` is made when LLVM is built, so it is not among the sources.
    let (Some(root), Some(installed)) = (oracle::find_upstream(), Oracle::find()) else { return Ok(()) };
    println!("cargo::rustc-cfg=upstream");
    let includes = [root.join("mlir/include"), installed.include_dir()];
    for file in FILES {
        generate(&includes, file)?;
    }
    Config::new().generate(Generator::TypeDefDefs, "td/gpu_types.td", "gpu_types").compile()
}

fn generate(
    includes: &[PathBuf; 2],
    (folder, generator, file, module): (&str, Generator, &str, &str),
) -> Result<(), Error> {
    Config::new()
        .upstream_include(&includes[0])
        .upstream_include(&includes[1])
        .extern_path("llvm", "::rtblgen_dialects::llvm")
        .stub_hooks()
        .written_hooks(format!("src/{folder}"))
        .generate(generator, includes[0].join("mlir/Dialect").join(file), module)
        .compile()
}
