//! Searchable tables: the generated code compiles, and finds the rows that llvm-tblgen's C++ finds.

use std::path::{Path, PathBuf};
use std::process::Command;

use oracle::Oracle;
use rtblgen_backends::{Generator, Library, MainFile, Request, evaluate, generate};
use tblgen_parser::Disk;

use crate::tables_shape::{enums, tables};
use crate::{tables_cpp, tables_rust};

/// A file of `tests/tables`.
struct Case {
    name: String,
    path: PathBuf,
}

fn cases(folder: &str) -> Vec<Case> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let files = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut cases: Vec<Case> = files
        .filter(|path| path.extension().is_some_and(|extension| extension == "td"))
        .map(|path| Case { name: path.file_stem().unwrap().to_str().unwrap().to_owned(), path })
        .collect();
    cases.sort_by(|a, b| a.name.cmp(&b.name));
    cases
}

impl Case {
    fn request(&self) -> Request {
        Request { main: MainFile::Path(self.path.clone()), ..Request::default() }
    }

    fn generate(&self) -> String {
        let output = generate(Generator::SearchableTables, self.request(), &Disk);
        output.unwrap_or_else(|failure| panic!("{}: {:?}", self.name, failure.diagnostics)).text
    }
}

fn run(command: &mut Command) -> String {
    let output = command.output().unwrap();
    assert!(output.status.success(), "{command:?}\n{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

fn rustc(folder: &Path) -> Command {
    let mut command = Command::new(std::env::var_os("RUSTC").unwrap_or("rustc".into()));
    command.current_dir(folder).args(["--edition", "2024"]);
    command
}

/// Returns the output of the program in Rust. The generated modules are a library without `std`, and without
/// warnings.
fn printed_by_rust(folder: &Path, cases: &[Case]) -> String {
    let mut library = "//! Generated tables.\n#![no_std]\n#![deny(warnings, missing_docs)]\n".to_owned();
    let (mut program, mut main) = (tables_rust::SUPPORT.to_owned(), String::new());
    for case in cases {
        let name = &case.name;
        library += &format!("#[doc = \"{name}\"]\npub mod case_{name} {{ include!(\"{name}.rs\"); }}\n");
        library += &format!("pub use case_{name} as {name};\n");
        std::fs::write(folder.join(format!("{name}.rs")), case.generate()).unwrap();
        let records = evaluate(&case.request(), Library::Wins, &Disk).unwrap();
        program += &tables_rust::section(name, &enums(&records), &tables(&records));
        main += &format!("case_{name}::print(); ");
    }
    std::fs::write(folder.join("tables.rs"), library).unwrap();
    std::fs::write(folder.join("main.rs"), format!("{program}\nfn main() {{ {main} }}\n")).unwrap();
    run(rustc(folder).args(["--crate-type", "rlib", "tables.rs"]));
    run(rustc(folder).args(["--extern", "tables=libtables.rlib", "main.rs", "-o", "main"]));
    run(&mut Command::new(folder.join("main")))
}

/// Returns the output of the program in C++.
fn printed_by_cpp(folder: &Path, cases: &[Case], oracle: &Oracle) -> String {
    let (mut program, mut main) = (tables_cpp::PRELUDE.to_owned(), String::new());
    for case in cases {
        let name = &case.name;
        let mut tblgen = oracle.tool("llvm-tblgen");
        tblgen.arg("-I").arg(oracle.include_dir()).arg("--gen-searchable-tables").arg(&case.path);
        std::fs::write(folder.join(format!("{name}.inc")), run(&mut tblgen)).unwrap();
        let records = evaluate(&case.request(), Library::Wins, &Disk).unwrap();
        program += &tables_cpp::section(name, &enums(&records), &tables(&records));
        main += &format!("case_{name}::print(); ");
    }
    std::fs::write(folder.join("main.cpp"), format!("{program}\nint main() {{ {main} }}\n")).unwrap();
    run(Command::new("g++").current_dir(folder).args([
        "-std=c++17",
        "-fpermissive",
        "-w",
        "main.cpp",
        "-o",
        "main",
    ]));
    run(&mut Command::new(folder.join("main")))
}

/// Rust-only outputs compile, for any names and texts.
#[test]
fn hostile_names_compile() {
    let folder = tempfile::tempdir().unwrap();
    for case in cases("tests/tables/rust_only") {
        let text = "//! Generated tables.\n#![no_std]\n#![deny(warnings, missing_docs)]\n".to_owned()
            + &case.generate();
        std::fs::write(folder.path().join("tables.rs"), text).unwrap();
        run(rustc(folder.path()).args(["--crate-type", "rlib", "tables.rs"]));
    }
}

#[test]
fn rows_and_look_ups_are_those_of_llvm_tblgen() {
    let cases = cases("tests/tables");
    assert!(cases.len() >= 12);
    let folder = tempfile::tempdir().unwrap();
    let ours = printed_by_rust(folder.path(), &cases);
    let Some(oracle) = Oracle::find() else { return };
    if Command::new("g++").arg("--version").output().is_err() {
        assert!(
            std::env::var_os("RTBLGEN_REQUIRE_ORACLE").is_none(),
            "RTBLGEN_REQUIRE_ORACLE is set, but there is no g++"
        );
        eprintln!("skipped: there is no g++");
        return;
    }
    let theirs = printed_by_cpp(folder.path(), &cases, &oracle);
    for (ours, theirs) in ours.lines().zip(theirs.lines()) {
        assert_eq!(ours, theirs);
    }
    assert_eq!(ours.lines().count(), theirs.lines().count());
    println!("identical: {} rows, entries and look-ups of {} files", ours.lines().count(), cases.len());
}
