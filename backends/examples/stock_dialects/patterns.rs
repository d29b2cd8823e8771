//! The pattern files of MLIR that mlir-tblgen or mlir-pdll accepts.

use std::path::Path;

use rtblgen_backends::{Generator, MainFile, Request, generate};
use tblgen_parser::Disk;

use crate::extern_paths;

/// A file with patterns, below the folder `mlir` of LLVM's sources.
pub struct PatternFile {
    /// The name of the module.
    name: &'static str,
    path: &'static str,
    /// A file with ops of a dialect of its own, and where its includes are.
    ops: Option<(&'static str, &'static str)>,
}

const fn lowering(name: &'static str, path: &'static str) -> PatternFile {
    PatternFile { name, path, ops: None }
}

const fn with_ops(
    name: &'static str,
    path: &'static str,
    ops: &'static str,
    folder: &'static str,
) -> PatternFile {
    PatternFile { name, path, ops: Some((ops, folder)) }
}

/// The files.
pub const FILES: &[PatternFile] = &[
    lowering("gpu_to_nvvm", "lib/Conversion/GPUToNVVM/GPUToNVVM.td"),
    lowering("gpu_to_rocdl", "lib/Conversion/GPUToROCDL/GPUToROCDL.td"),
    lowering("shape_to_standard", "lib/Conversion/ShapeToStandard/ShapeToStandard.td"),
    // The only `.pdll` file outside of the tests: it declares native rewrites.
    lowering("dialect_conversion", "include/mlir/Transforms/DialectConversion.pdll"),
    lowering("arith_canonicalization", "lib/Dialect/Arith/IR/ArithCanonicalization.td"),
    lowering("spirv_canonicalization", "lib/Dialect/SPIRV/IR/SPIRVCanonicalization.td"),
    lowering("shape_canonicalization", "lib/Dialect/Shape/IR/ShapeCanonicalization.td"),
    with_ops(
        "toy3",
        "examples/toy/Ch3/mlir/ToyCombine.td",
        "examples/toy/Ch3/include/toy/Ops.td",
        "examples/toy/Ch3/include",
    ),
    with_ops(
        "toy4",
        "examples/toy/Ch4/mlir/ToyCombine.td",
        "examples/toy/Ch4/include/toy/Ops.td",
        "examples/toy/Ch4/include",
    ),
    with_ops(
        "toy5",
        "examples/toy/Ch5/mlir/ToyCombine.td",
        "examples/toy/Ch5/include/toy/Ops.td",
        "examples/toy/Ch5/include",
    ),
    with_ops(
        "toy6",
        "examples/toy/Ch6/mlir/ToyCombine.td",
        "examples/toy/Ch6/include/toy/Ops.td",
        "examples/toy/Ch6/include",
    ),
    with_ops(
        "toy7",
        "examples/toy/Ch7/mlir/ToyCombine.td",
        "examples/toy/Ch7/include/toy/Ops.td",
        "examples/toy/Ch7/include",
    ),
    with_ops(
        "test_ops",
        "test/lib/Dialect/Test/TestOps.td",
        "test/lib/Dialect/Test/TestOps.td",
        "test/lib/Dialect/Test",
    ),
    with_ops(
        "attributes_properties",
        "test/mlir-tblgen/rewriter-attributes-properties.td",
        "test/mlir-tblgen/rewriter-attributes-properties.td",
        "test/mlir-tblgen",
    ),
    with_ops(
        "indexing",
        "test/mlir-tblgen/rewriter-indexing.td",
        "test/mlir-tblgen/rewriter-indexing.td",
        "test/mlir-tblgen",
    ),
    with_ops(
        "static_matcher",
        "test/mlir-tblgen/rewriter-static-matcher.td",
        "test/mlir-tblgen/rewriter-static-matcher.td",
        "test/mlir-tblgen",
    ),
];

impl PatternFile {
    /// Generates the file, and its own dependencies. Returns the modules; `None` if it does not generate.
    pub fn generate(&self, sources: &Path, folder: &Path) -> Option<String> {
        let name = self.name;
        let is_pdll = self.path.ends_with(".pdll");
        let generator = if is_pdll { Generator::PdllRewriters } else { Generator::Rewriters };
        let patterns = self.run(generator, self.path, sources)?;
        std::fs::write(folder.join(format!("{name}_patterns.rs")), patterns).expect("a file can be written");
        let ops = match self.ops {
            None => String::new(),
            Some((path, _)) => {
                let ops = self.run(Generator::Dialect, path, sources)?;
                std::fs::write(folder.join(format!("{name}_ops.rs")), ops).expect("a file can be written");
                format!("#[path = \"{name}_ops.rs\"]\npub mod {name}_ops;\n")
            }
        };
        let import = if ops.is_empty() { String::new() } else { format!("    use crate::{name}_ops::*;\n") };
        Some(format!("{ops}pub mod {name}_patterns {{\n{import}    include!(\"{name}_patterns.rs\");\n}}\n"))
    }

    fn run(&self, generator: Generator, path: &str, sources: &Path) -> Option<String> {
        let own = self.ops.map(|(_, folder)| sources.join(folder));
        let request = Request {
            main: MainFile::Path(sources.join(path)),
            include_dirs: own.into_iter().chain([sources.join("include")]).collect(),
            upstream_includes: vec![sources.to_owned()],
            extern_paths: extern_paths(""),
            stub_hooks: true,
            ..Request::default()
        };
        match generate(generator, request, &Disk) {
            Ok(output) => {
                if generator != Generator::Dialect {
                    let count = output.text.matches("const BENEFIT: u16").count();
                    println!("{:24} {count:3} patterns  {:9} bytes", self.name, output.text.len());
                }
                Some(output.text)
            }
            Err(failure) => {
                println!("{}: {:?}", self.name, failure.errors().next().map(|error| &error.message));
                None
            }
        }
    }
}
