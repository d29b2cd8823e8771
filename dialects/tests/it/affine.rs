//! Passes over `affine`, compared with mlir-opt's.

use oracle::Oracle;
use rtblgen_dialects::affine::AffineDialect;
use rtblgen_dialects::arith::ArithDialect;
use rtblgen_dialects::memref::MemrefDialect;
use rtblgen_runtime::Context;
use rtblgen_runtime::dialects::FuncDialect;
use rtblgen_runtime::pass::{Pass, PassManager};
use rtblgen_runtime::transforms::Canonicalizer;

use crate::support::output_of;

/// The text of a program after a pass.
fn after(pass: impl Pass + 'static, source: &str) -> String {
    let context = Context::new();
    context.register::<FuncDialect>();
    context.register::<AffineDialect>();
    context.register::<ArithDialect>();
    context.register::<MemrefDialect>();
    let mut module = context.parse_module("program.mlir", source).unwrap_or_else(|error| panic!("{error}"));
    let mut passes = PassManager::new("builtin.module");
    passes.add(pass);
    passes.run(&mut module).expect("the result is valid");
    module.to_string()
}

#[test]
fn maps_become_canonical_as_in_mlir() {
    let source = include_str!("programs/maps.mlir");
    let found = after(Canonicalizer, source);
    let Some(oracle) = Oracle::find() else { return };
    let theirs = output_of(oracle.tool("mlir-opt").arg("--canonicalize"), source.as_bytes());
    assert_eq!(found.trim_end(), String::from_utf8_lossy(&theirs.stdout).trim_end());
}
