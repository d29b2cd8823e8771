//! Options without an effect: a warning says so.

use rtblgen_backends::{Filter, Generator, MainFile, Request, generate};
use tblgen_parser::{Diagnostic, Memory};

const TEXT: &str = r#"
include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; let dependentDialects = ["::scf::SCFDialect"]; }
def AOp : Op<D, "a"> { let summary = "an op"; }
def T : TypeDef<D, "T"> { let mnemonic = "t"; }
"#;

fn request(filter: Filter) -> Request {
    let main = MainFile::Text { name: "d.td".to_owned(), text: TEXT.to_owned() };
    Request { main, filter, ..Request::default() }
}

fn shown(warning: &Diagnostic) -> String {
    format!("{} ({})", warning.message, warning.help.as_deref().unwrap_or_default())
}

#[test]
fn expressions_that_match_no_op_are_warned_about() {
    let include = |regex: &str| Filter { op_include_regex: Some(regex.to_owned()), ..Filter::default() };
    let exclude = |regex: &str| Filter { op_exclude_regex: Some(regex.to_owned()), ..Filter::default() };
    let help = "an expression is compared with the whole name of an op, such as `d.a`";
    for (filter, warning) in [
        (include("z"), Some("no op matches `--op-include-regex=z`: no op is left")),
        (exclude("z"), Some("no op matches `--op-exclude-regex=z`: all ops are left")),
        (exclude("."), Some("every op matches `--op-exclude-regex=.`: no op is left")),
        (include("d"), None),
        (include(""), None),
    ] {
        for generator in [Generator::OpDefs, Generator::OpDoc] {
            let output = generate(generator, request(filter.clone()), &Memory::default()).unwrap();
            let found: Vec<_> = output.warnings.iter().map(shown).collect();
            let expected: Vec<_> = warning.iter().map(|warning| format!("{warning} ({help})")).collect();
            assert_eq!(found, expected);
        }
    }
}

#[test]
fn the_dialect_of_types_and_attributes_is_selected() {
    let types = |dialect: &str| Filter { typedefs_dialect: Some(dialect.to_owned()), ..Filter::default() };
    let output = |dialect, generator| generate(generator, request(types(dialect)), &Memory::default());
    assert!(output("d", Generator::TypeDefDefs).unwrap().text.contains("struct T"));
    assert!(output("none", Generator::OpDefs).unwrap().text.contains("struct AOp"));
    let failure = output("none", Generator::TypeDefDefs).unwrap_err();
    assert_eq!(failure.diagnostics[0].message, "selected dialect with '-dialect' does not exist");
    let attributes = Filter { attrdefs_dialect: Some("none".to_owned()), ..Filter::default() };
    assert!(generate(Generator::AttrDefDefs, request(attributes), &Memory::default()).is_err());
}

#[test]
fn paths_of_dialects_that_the_file_does_not_name_are_warned_about() {
    let path = |dialect: &str| (dialect.to_owned(), "crate::x".to_owned());
    let extern_paths = vec![path("d"), path("scf"), path("dd"), path("tosa")];
    let request = Request { extern_paths, ..request(Filter::default()) };
    let output = generate(Generator::OpDefs, request, &Memory::default()).unwrap();
    let found: Vec<_> = output.unused_paths.iter().map(|path| shown(&path.warning)).collect();
    assert_eq!(
        found,
        [
            "`--extern-path dd=crate::x` does nothing: the file names no dialect `dd` (did you mean the dialect 'd'?)",
            "`--extern-path tosa=crate::x` does nothing: the file names no dialect `tosa` (remove it, or write the \
             name of a dialect that the file includes or depends on)",
        ]
    );
}
