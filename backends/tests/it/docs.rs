//! Documentation, byte for byte against mlir-tblgen: for a file with one of each thing, and for MLIR's own.

use std::path::{Path, PathBuf};

use oracle::Oracle;
use rayon::prelude::*;
use rtblgen_backends::{Generator, MainFile, Request, generate};
use tblgen_parser::Disk;

const GENERATORS: [Generator; 5] = [
    Generator::OpDoc,
    Generator::DialectDoc,
    Generator::TypeDefDoc,
    Generator::AttrDefDoc,
    Generator::EnumDoc,
];

/// All of MLIR's own files are compared where the variable `RTBLGEN_ALL` is set, otherwise one in this many.
const PART: usize = 24;

/// MLIR's own files.
fn upstream(include: &Path) -> Vec<PathBuf> {
    let (mut pending, mut files) = (vec![include.join("mlir")], Vec::new());
    while let Some(folder) = pending.pop() {
        for entry in std::fs::read_dir(folder).expect("a folder").flatten() {
            let path = entry.path();
            if path.is_dir() {
                pending.push(path);
            } else if path.extension().is_some_and(|extension| extension == "td") {
                files.push(path);
            }
        }
    }
    files.sort();
    files
}

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
    let files = oracle::part(upstream(&include), PART).into_iter().chain([own]);
    let pairs: Vec<_> =
        files.flat_map(|file| GENERATORS.map(|generator| (file.clone(), generator))).collect();
    // `None` where mlir-tblgen makes no document of the file either.
    let outcomes: Vec<Option<bool>> = pairs
        .par_iter()
        .map(|(file, generator)| {
            let wanted = theirs(&oracle, *generator, file)?;
            Some(ours(*generator, file, &include).as_ref() == Some(&wanted))
        })
        .collect();
    let compared = outcomes.iter().flatten().count();
    let different = pairs.iter().zip(&outcomes).filter(|(_, outcome)| **outcome == Some(false));
    let different: Vec<_> = different
        .map(|((file, generator), _)| format!("{} of {}", generator.flag(), file.display()))
        .collect();
    println!("identical: {} of {compared}", compared - different.len());
    let least = if oracle::is_whole() { 900 } else { 900 / PART };
    assert!(compared > least, "only {compared} documents to compare with");
    assert!(different.is_empty(), "{different:#?}");
}

/// All files that define passes: MLIR's and its tests', from the sources.
fn files_of_passes(folder: &Path) -> Vec<PathBuf> {
    let (mut pending, mut files) = (vec![folder.to_owned()], Vec::new());
    while let Some(folder) = pending.pop() {
        for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
            let path = entry.path();
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            match path.is_dir() {
                true => pending.push(path),
                false if name.ends_with("Passes.td") || name == "gen-pass-doc.td" => files.push(path),
                false => {}
            }
        }
    }
    files.sort();
    files
}

#[test]
fn documents_of_passes_are_those_of_mlir_tblgen() {
    let (Some(oracle), Some(upstream)) = (Oracle::find(), oracle::upstream()) else { return };
    let include = oracle.include_dir();
    let own = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/td/passes.td");
    let files: Vec<_> = files_of_passes(&upstream.join("mlir")).into_iter().chain([own]).collect();
    let outcomes: Vec<Option<bool>> = files
        .par_iter()
        .map(|file| {
            let wanted = theirs(&oracle, Generator::PassDoc, file)?;
            Some(ours(Generator::PassDoc, file, &include).as_ref() == Some(&wanted))
        })
        .collect();
    let compared = outcomes.iter().flatten().count();
    let different: Vec<_> =
        files.iter().zip(&outcomes).filter(|(_, outcome)| **outcome == Some(false)).collect();
    println!("identical: {} of {compared}", compared - different.len());
    assert!(compared > 30, "only {compared} documents to compare with");
    assert!(different.is_empty(), "{different:#?}");
}

const INTERFACES: &str = r#"
include "mlir/IR/OpBase.td"
def Base : OpInterface<"BaseIface"> {
  let description = [{
    What a base does.
      More of it.
  }];
  let methods = [InterfaceMethod<"Sizes.", "::llvm::ArrayRef<int64_t>", "getSizes", (ins "unsigned":$first)>];
}
def Derived : OpInterface<"DerivedIface", [Base]> {
  let methods = [
    StaticInterfaceMethod<"Of all.", "bool", "holds", (ins), "true">,
    InterfaceMethod<"", "void", "rename", (ins "::llvm::StringRef":$name), "", "drop(name)">
  ];
}
def Wide : TypeInterface<"WideIface"> {
  let description = "A type with a width.";
  let cppNamespace = "::w";
  let methods = [InterfaceMethod<"The width.", "unsigned", "getWidth">];
}
def Long : AttrInterface<"LongIface"> {
  let description = "An attribute with a length.";
  let methods = [StaticInterfaceMethod<"The unit.", "std::string", "unit">];
}
"#;

/// Removes the parts that may differ: signatures, names, and notes about a default that makes the text wrong.
fn layout(text: &str) -> Vec<String> {
    let mut in_code = false;
    let mut lines = Vec::new();
    for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with("NOTE:")) {
        if line.starts_with("```") {
            in_code = !in_code;
        } else if !in_code {
            lines.push(if line.starts_with("####") { "####".to_owned() } else { line.to_owned() });
        }
    }
    lines
}

#[test]
fn interfaces_are_laid_out_as_by_mlir_tblgen() {
    let main = MainFile::Text { name: "interfaces.td".into(), text: INTERFACES.into() };
    let request = Request { main, ..Request::default() };
    let document = generate(Generator::OpInterfaceDocs, request, &Disk).expect("no mistakes").text;
    for signature in [
        "fn sizes<'c>(self, ir: &Ir<'c>, first: u32) -> &'c [i64]",
        "fn holds() -> bool",
        "fn rename(self, ir: &mut Ir<'_>, name: &str)",
    ] {
        assert!(document.contains(&format!("```rust\n{signature}\n```")), "{document}");
    }
    assert_eq!(document.matches("NOTE: This method *must*").count(), 1);
    let Some(oracle) = Oracle::find() else { return };
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("interfaces.td");
    std::fs::write(&file, INTERFACES).expect("the file can be written");
    for generator in [Generator::OpInterfaceDocs, Generator::TypeInterfaceDocs, Generator::AttrInterfaceDocs]
    {
        let main = MainFile::Text { name: "interfaces.td".into(), text: INTERFACES.into() };
        let request = Request { main, ..Request::default() };
        let document = generate(generator, request, &Disk).expect("no mistakes").text;
        let theirs = theirs(&oracle, generator, &file).expect("mlir-tblgen documents it");
        assert_eq!(layout(&document), layout(&theirs));
    }
}
