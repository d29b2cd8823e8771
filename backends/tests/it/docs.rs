//! Documentation, byte for byte against mlir-tblgen: for a file with one of each thing, and for MLIR's own.

use std::path::{Path, PathBuf};

use oracle::Oracle;
use rtblgen_backends::{Generator, MainFile, Request, generate};
use tblgen_parser::Disk;

const GENERATORS: [Generator; 5] = [
    Generator::OpDoc,
    Generator::DialectDoc,
    Generator::TypeDefDoc,
    Generator::AttrDefDoc,
    Generator::EnumDoc,
];

/// Files of MLIR that between them have everything that the documents show.
const UPSTREAM: [&str; 8] = [
    "mlir/IR/BuiltinOps.td",
    "mlir/IR/BuiltinTypes.td",
    "mlir/IR/BuiltinAttributes.td",
    "mlir/Dialect/Arith/IR/ArithOps.td",
    "mlir/Dialect/AMX/AMX.td",
    "mlir/Dialect/Async/IR/AsyncOps.td",
    "mlir/Dialect/Quant/IR/QuantOps.td",
    "mlir/Dialect/SCF/IR/SCFOps.td",
];

fn ours(generator: Generator, file: &Path, include: &Path) -> Option<String> {
    let main = MainFile::Path(file.to_owned());
    let request = Request { main, include_dirs: vec![include.to_owned()], ..Request::default() };
    generate(generator, request, &Disk).ok().map(|output| output.text)
}

fn theirs(oracle: &Oracle, generator: Generator, file: &Path) -> Option<String> {
    let mut command = oracle.tool("mlir-tblgen");
    command.arg(format!("--{}", generator.flag())).arg("-I").arg(oracle.include_dir()).arg(file);
    let output = command.output().expect("mlir-tblgen runs");
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).into_owned())
}

#[test]
fn documents_are_those_of_mlir_tblgen() {
    let Some(oracle) = Oracle::find() else { return };
    let include = oracle.include_dir();
    let own = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/td/docs.td");
    let files: Vec<PathBuf> = UPSTREAM.iter().map(|file| include.join(file)).chain([own]).collect();
    let (mut compared, mut different) = (0, Vec::new());
    for file in &files {
        for generator in GENERATORS {
            let Some(wanted) = theirs(&oracle, generator, file) else { continue };
            compared += 1;
            if ours(generator, file, &include).as_ref() != Some(&wanted) {
                different.push(format!("{} of {}", generator.flag(), file.display()));
            }
        }
    }
    println!("identical: {} of {compared}", compared - different.len());
    assert!(different.is_empty(), "{different:#?}");
}
