//! Generates the Rust of MLIR's `test` dialect from upstream's files, where LLVM's sources are found.

use rtblgen_build::{Config, Error, Generator};

fn main() -> Result<(), Error> {
    println!("cargo::rustc-check-cfg=cfg(upstream)");
    println!("cargo::rerun-if-env-changed=RTBLGEN_UPSTREAM");
    println!("cargo::rerun-if-changed=build.rs");
    let Some(root) = oracle::find_upstream() else { return Ok(()) };
    let folder = root.join("mlir/test/lib/Dialect/Test");
    println!("cargo::rustc-cfg=upstream");
    println!("cargo::rustc-env=RTBLGEN_UPSTREAM_ROOT={}", root.display());
    Config::new()
        .upstream_include(root.join("mlir/include"))
        .upstream_include(&folder)
        .stub_hooks()
        .written_hooks("src/dialect")
        .generate(Generator::Dialect, folder.join("TestOps.td"), "test_ops")
        .generate(Generator::Rewriters, folder.join("TestOps.td"), "test_patterns")
        .generate(Generator::OpDefs, folder.join("TestOpsSyntax.td"), "test_ops_syntax")
        .compile()?;
    // Dialects that upstream's tests use and that have no hooks here: stubs alone.
    let dialects = root.join("mlir/include/mlir/Dialect");
    for (file, name) in [("MLProgram/IR/MLProgramOps.td", "ml_program"), ("Ptr/IR/PtrOps.td", "ptr")] {
        Config::new()
            .upstream_include(root.join("mlir/include"))
            .extern_path("arith", "::rtblgen_dialects::arith")
            .stub_hooks()
            .generate(Generator::Dialect, dialects.join(file), name)
            .compile()?;
    }
    Config::new()
        .generate(Generator::Dialect, "td/test_dynamic.td", "test_dynamic")
        .generate(Generator::Dialect, "td/test_dyn.td", "test_dyn")
        .compile()
}
