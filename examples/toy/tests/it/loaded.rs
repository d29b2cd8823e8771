//! The dialect, loaded from its `.td` file: text, verification and errors are those of the compiled one, except for hooks.

use std::path::{Path, PathBuf};

use oracle::mutated_programs::Drivers;
use rtblgen_dynamic::DialectFlags;
use rtblgen_runtime::opt::{OptRegistry, Outcome, run};
use tblgen_parser::Disk;
use toy::dialect::ToyDialect;

use crate::printed;

/// Words of the messages of verifiers that are written by hand, and of `SymbolUserOpInterface` and `CastOpInterface`.
const HOOKS: [&str; 13] = [
    "return type",
    "operands have different shapes",
    "has too many elements",
    "cannot have a shape of",
    "transpose of the input",
    "struct",
    "index should be within",
    "expects at most 1 return operand",
    "does not return the same number of values",
    "doesn't match function result type",
    "constant of ",
    "must have the same result type",
    "cast incompatible",
];

fn path(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}

fn compiled() -> OptRegistry {
    let mut registry = OptRegistry::default();
    registry.dialect::<ToyDialect>();
    registry
}

fn loaded() -> OptRegistry {
    let mut registry = OptRegistry::default();
    let dialects = DialectFlags { files: vec![path("td/ops.td")], ..DialectFlags::default() };
    dialects.load(&mut registry, &Disk).unwrap_or_else(|failure| panic!("{failure}"));
    registry
}

fn opt(registry: &OptRegistry, flags: &[&str], source: &str) -> Outcome {
    let arguments = flags.iter().map(|flag| (*flag).to_owned()).collect();
    run("toy", arguments, registry, &mut source.as_bytes())
}

/// The programs in the generic form: the text of functions and constants is written by hand.
fn programs() -> Vec<(String, String)> {
    let generic = |name: &str| {
        let text = printed(&[name, "--emit=mlir"]);
        let outcome = opt(&compiled(), &["--mlir-print-op-generic"], &text);
        assert!(outcome.success, "{}", outcome.errors);
        (name.to_owned(), outcome.output)
    };
    ["cube.toy", "reshape.toy", "scalar.toy", "struct.toy", "transpose.toy"].map(generic).into()
}

#[test]
fn programs_have_the_text_of_the_compiled_dialect() {
    for (name, text) in programs() {
        for flags in [&["--mlir-print-op-generic"][..], &["--mlir-print-op-generic", "--cse"]] {
            let (ours, expected) = (opt(&loaded(), flags, &text), opt(&compiled(), flags, &text));
            assert_eq!(ours.output, expected.output, "{name}, {flags:?}: {}", ours.errors);
        }
    }
    // The text of ops without a hook.
    let text = "%0 = \"t.a\"() : () -> tensor<2x3xf64>\n%1 = toy.transpose(%0 : tensor<2x3xf64>) to tensor<3x2xf64>\n\
                toy.print %1 : tensor<3x2xf64>\n";
    let flags = ["--allow-unregistered-dialect"];
    let expected = opt(&compiled(), &flags, text);
    assert!(expected.output.contains("toy.transpose(%0"), "{}", expected.errors);
    assert_eq!(opt(&loaded(), &flags, text).output, expected.output);
}

#[test]
fn mistakes_have_the_errors_of_the_compiled_dialect() {
    let flags = ["--split-input-file", "--allow-unregistered-dialect", "--no-stub-warnings"];
    let errors = |registry: &OptRegistry, file: &Path| {
        let text = std::fs::read_to_string(file).expect("it is there");
        Some(opt(registry, &flags, &text).errors)
    };
    let (own, theirs) = (loaded(), compiled());
    let drivers = Drivers {
        ours: &|file| errors(&own, file),
        theirs: &|file| errors(&theirs, file),
        file: Path::new(env!("CARGO_TARGET_TMPDIR")).join("loaded.mlir"),
    };
    let differences = drivers.compare(&programs(), 400, 1);
    println!("{differences}");
    assert!(differences.total > 300);
    for difference in differences.classes.values().flatten() {
        assert!(HOOKS.iter().any(|hook| difference.theirs.contains(hook)), "{difference:?}");
    }
}
