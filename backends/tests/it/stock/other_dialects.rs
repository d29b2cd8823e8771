//! Stock files of several dialects, and files for other versions of MLIR.

use rtblgen_backends::{Failure, Filter, Generator, MainFile, Output, Request, generate};
use tblgen_parser::{ErrorFormat, Memory, render};

/// The C++ class of the dialect `a` does not have its name.
const A: &str = r#"
include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
def Alpha_Dialect : Dialect { let name = "a"; let cppNamespace = "::p::alpha"; }
def A_RingAttr : AttrDef<Alpha_Dialect, "Ring"> {
  let mnemonic = "ring";
  let parameters = (ins "int64_t":$degree);
  let assemblyFormat = "`<` $degree `>`";
}
"#;

const B: &str = r#"
include "A.td"
def B_Dialect : Dialect {
  let name = "b";
  let cppNamespace = "::p::b";
  let dependentDialects = ["::p::alpha::AlphaDialect", "::p::gamma::GammaDialect"];
}
def B_BoxType : TypeDef<B_Dialect, "Box"> {
  let mnemonic = "box";
  let parameters = (ins "::p::alpha::RingAttr":$ring);
  let assemblyFormat = "`<` $ring `>`";
  let builders = [TypeBuilder<(ins "::p::alpha::RingAttr":$first, "int64_t":$second)>];
}
def B_HoldOp : Op<B_Dialect, "hold"> { let arguments = (ins A_RingAttr:$ring); }
"#;

/// A file with a type of the same name as one of the dialect `a`.
const C: &str = r#"
include "A.td"
def C_Dialect : Dialect { let name = "c"; let cppNamespace = "::p::c"; }
def C_RingAttr : AttrDef<C_Dialect, "Ring"> { let mnemonic = "ring"; }
def C_HoldOp : Op<C_Dialect, "hold"> { let arguments = (ins C_RingAttr:$ring); }
"#;

/// Interfaces of the dialect `a`, and of a namespace without a dialect.
const INTERFACES: &str = r#"
include "A.td"
def Alpha_Sized : OpInterface<"SizedOp"> {
  let cppNamespace = "::p::alpha";
  let methods = [InterfaceMethod<"its size", "int64_t", "getSize">];
}
def Common_Named : OpInterface<"NamedOp"> {
  let cppNamespace = "::p::common";
  let methods = [InterfaceMethod<"its name", "::llvm::StringRef", "getName">];
}
def E_Dialect : Dialect { let name = "e"; let cppNamespace = "::p::e"; }
def E_Longer : OpInterface<"LongerOp", [Alpha_Sized]> { let cppNamespace = "::p::e"; }
def E_RowOp : Op<E_Dialect, "row", [E_Longer, Alpha_Sized, Common_Named]>;
"#;

const BUILTIN: &str = r#"
include "mlir/IR/OpBase.td"
def Builtin_Dialect : Dialect { let name = "builtin"; let cppNamespace = "::mlir"; }
"#;

fn request(main: &str, dialect: Option<&str>, extern_paths: &[(&str, &str)]) -> Request {
    let extern_paths = extern_paths.iter().map(|(name, path)| ((*name).to_owned(), (*path).to_owned()));
    Request {
        main: MainFile::Text { name: "up/main.td".to_owned(), text: main.to_owned() },
        extern_paths: extern_paths.collect(),
        filter: Filter { dialect: dialect.map(str::to_owned), ..Filter::default() },
        ..super::request()
    }
}

fn run(generator: Generator, request: Request) -> Result<Output, Failure> {
    let files = Memory::from([
        ("up/A.td", A),
        ("up/B.td", B),
        ("up/C.td", C),
        ("up/E.td", INTERFACES),
        ("up/mlir/IR/Builtin.td", BUILTIN),
    ]);
    generate(generator, request, &files)
}

fn generated(request: Request) -> Output {
    run(Generator::Dialect, request)
        .unwrap_or_else(|failure| panic!("{}", failure.render(ErrorFormat::Human, false)))
}

fn warnings(output: &Output) -> String {
    output
        .warnings
        .iter()
        .map(|warning| render(warning, &output.sources, ErrorFormat::Human, false))
        .collect()
}

#[test]
fn interfaces_of_other_crates_have_the_path_of_their_namespace() {
    let paths = [("a", "::alpha"), ("common", "::shared::common")];
    let with = |paths| Request { stub_hooks: false, ..request("include \"E.td\"", Some("e"), paths) };
    let output = generated(with(&paths));
    let text = &output.text;
    for model in ["::alpha::SizedOpModel", "::shared::common::NamedOpModel", " LongerOpModel"] {
        assert!(text.contains(&format!("{model}::implemented_by::<RowOp>()")), "{model}: {text}");
    }
    assert_eq!(warnings(&output), "");
    let without = generated(with(&[]));
    assert!(without.text.contains(" SizedOpModel::implemented_by"), "{}", without.text);
}

#[test]
fn a_dialect_whose_rust_is_not_known_earns_one_warning() {
    let output = generated(request("include \"B.td\"", Some("b"), &[]));
    insta::assert_snapshot!(warnings(&output));

    let output =
        generated(request("include \"B.td\"", Some("b"), &[("a", "crate::alpha"), ("gamma", "::g")]));
    assert_eq!(warnings(&output), "");
    let text = output.text.split_whitespace().collect::<String>();
    assert!(text.contains("registry.depends_on::<crate::alpha::ADialect>()"), "{}", output.text);
    let places = text.matches("RingAttr<").count();
    assert!(places >= 5 && text.matches("crate::alpha::RingAttr<").count() == places, "{}", output.text);
}

#[test]
fn dialects_depend_on_those_of_the_same_file_and_on_each_of_a_string() {
    let text = r#"
include "A.td"
def E_Dialect : Dialect {
  let name = "e";
  let cppNamespace = "::p::e";
  let dependentDialects = ["::p::alpha::AlphaDialect", "::mlir::LLVM::LLVMDialect, ::mlir::func::FuncDialect"];
}
def E_UnitAttr : AttrDef<E_Dialect, "Unit"> { let mnemonic = "unit"; }
"#;
    let files = Memory::from([("up/A.td", A), ("up/E.td", text)]);
    let output = generate(Generator::Dialect, request("include \"E.td\"", None, &[]), &files)
        .unwrap_or_else(|failure| panic!("{}", failure.render(ErrorFormat::Human, false)));
    for dialect in [
        "ADialect",
        "::rtblgen_dialects::llvm::LlvmDialect",
        "::rtblgen_runtime::dialects::func::FuncDialect",
    ] {
        let call = format!("registry.depends_on::<{dialect}>()");
        assert!(
            output.text.split_whitespace().collect::<String>().contains(&call),
            "{call} in {}",
            output.text
        );
    }
    assert_eq!(warnings(&output), "");
}

#[test]
fn a_name_means_that_of_the_selected_dialect() {
    let output = generated(request("include \"C.td\"", Some("c"), &[("a", "crate::alpha")]));
    assert!(!output.text.contains("crate::alpha::RingAttr"), "{}", output.text);
    assert_eq!(warnings(&output), "");
}

#[test]
fn the_dialects_of_the_runtime_are_not_generated_again() {
    let main = "include \"mlir/IR/Builtin.td\"\ninclude \"A.td\"";
    let output = generated(request(main, None, &[]));
    assert!(output.text.contains("pub struct ADialect"), "{}", output.text);
    assert!(!output.text.contains("BuiltinDialect"), "{}", output.text);
    let output = generated(request("include \"mlir/IR/Builtin.td\"", None, &[]));
    assert!(output.text.contains("pub struct BuiltinDialect"), "{}", output.text);
}

#[test]
fn types_of_two_dialects_with_one_name_need_a_selection() {
    let failure = run(Generator::Dialect, request("include \"C.td\"", None, &[])).unwrap_err();
    let error = &failure.diagnostics[0];
    assert_eq!(error.message, "two definitions become the Rust type `RingAttr`");
    assert_eq!(
        error.help.as_deref(),
        Some(
            "they are of the dialects `a` and `c`: generate each into a module of its own, with `--dialect a` and \
             `--dialect c`"
        )
    );
}

#[test]
fn an_error_in_a_stock_file_names_the_version_of_mlir() {
    let newer = "include \"mlir/IR/OpBase.td\"\ndef D : Dialect { let useNewField = 1; }";
    let failure = run(Generator::Dialect, request(newer, None, &[])).unwrap_err();
    insta::assert_snapshot!(failure.render(ErrorFormat::Human, false));
    let own = Request { upstream_includes: Vec::new(), ..request(newer, None, &[]) };
    let failure = run(Generator::Dialect, own).unwrap_err();
    assert!(!failure.render(ErrorFormat::Human, false).contains("MLIR"));
}
