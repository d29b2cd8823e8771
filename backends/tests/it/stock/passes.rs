//! Passes of stock files: their C++ is translated, or left out with a warning.

use rtblgen_backends::{Failure, Generator, MainFile, Output, Request, generate};
use tblgen_parser::{ErrorFormat, Memory, render};

use super::request;

const PASSES: &str = r#"
include "mlir/Pass/PassBase.td"
def Sink : Pass<"sink", "::mlir::ModuleOp"> {
  let constructor = "::p::createSinkPass()";
  let dependentDialects = ["::p::a::ADialect, ::p::b::BDialect"];
  let options = [
    Option<"limit", "limit", "unsigned", "-1u", "">,
    Option<"count", "count", "int64_t", "1'000'000", "">,
    Option<"threads", "threads", "unsigned", "p::threads()", "">,
    Option<"mode", "mode", "::p::Mode", "::p::Mode::Fast", "", [{::llvm::cl::values(
      clEnumValN(::p::Mode::Slow, "slow", "one"), clEnumValN(::p::Mode::Fast, "fast", "two"))}]>
  ];
}
"#;

fn generated(text: &str) -> Result<Output, Failure> {
    let request = Request {
        main: MainFile::Text { name: "up/Passes.td".to_owned(), text: text.to_owned() },
        extern_paths: vec![("b".to_owned(), "crate::b".to_owned())],
        ..request()
    };
    generate(Generator::PassDecls, request, &Memory::default())
}

fn shown(failure: Failure) -> Output {
    panic!("{}", failure.render(ErrorFormat::Human, false))
}

#[test]
fn passes_of_stock_files_generate() {
    let output = generated(PASSES).unwrap_or_else(shown);
    let text = output.text.split_whitespace().collect::<Vec<_>>().join(" ");
    for part in [
        "limit: 4294967295,",
        "count: 1000000,",
        "threads: 0,",
        "mode: \"fast\".to_owned()",
        "crate::b::BDialect",
        "the hook `RunPass` of `sink` is not written",
    ] {
        assert!(text.contains(part), "no `{part}` in:\n{}", output.text);
    }
    assert!(!text.contains("createSinkPass") && !text.contains("ADialect"), "{}", output.text);
    let show = |warning| render(warning, &output.sources, ErrorFormat::Human, false);
    insta::assert_snapshot!(output.warnings.iter().map(show).collect::<String>());
}

#[test]
fn a_pass_of_a_base_class_in_cpp_runs_on_any_op() {
    let text = r#"
include "mlir/Pass/PassBase.td"
def Spread : PassBase<"spread", "SpreadPassImpl"> { let summary = "spread"; }
"#;
    let output = generated(text).unwrap_or_else(shown);
    assert!(output.text.contains("struct Spread"), "{}", output.text);
    let warnings: Vec<_> = output.warnings.iter().map(|warning| warning.message.as_str()).collect();
    assert_eq!(warnings, ["the pass runs on any op: its base class `SpreadPassImpl` is C++"]);
}

#[test]
fn the_op_of_a_pass_is_in_a_td_file() {
    // The op of another dialect has the same name.
    let text = r#"
include "mlir/Pass/PassBase.td"
include "mlir/IR/OpBase.td"
def Q_Dialect : Dialect { let name = "q"; let cppNamespace = "::q"; }
def Q_LoopOp : Op<Q_Dialect, "loop">;
def P : Pass<"p", "::p::LoopOp">;
def Q : Pass<"q", "::q::LoopOp">;
"#;
    let output = generated(text).unwrap_or_else(shown);
    let show = |warning| render(warning, &output.sources, ErrorFormat::Human, false);
    insta::assert_snapshot!(output.warnings.iter().map(show).collect::<String>());
    assert_eq!(output.text.matches("PassAnchor::Op(\"q.loop\")").count(), 1, "{}", output.text);
}

#[test]
fn the_op_of_a_pass_is_where_its_dialect_is() {
    let text = r#"
include "mlir/Pass/PassBase.td"
def P : Pass<"p", "::p::b::LoopOp">;
def Q : Pass<"q", "b::LoopOp">;
"#;
    let output = generated(text).unwrap_or_else(shown);
    let text = output.text.split_whitespace().collect::<String>();
    assert_eq!(
        text.matches("<crate::b::LoopOpas::rtblgen_runtime::TypedOp>::DEFINITION.name").count(),
        2,
        "{text}"
    );
    assert!(output.warnings.is_empty());
}

#[test]
fn options_and_dialects_of_passes_are_those_of_cpp() {
    let text = r#"
include "mlir/Pass/PassBase.td"
include "mlir/IR/OpBase.td"
def Spirv_Dialect : Dialect { let name = "spirv"; let cppNamespace = "::mlir::spirv"; }
def Spirv_ModuleOp : Op<Spirv_Dialect, "module">;
def P : Pass<"p", "::mlir::ModuleOp"> {
  let dependentDialects = ["::mlir::quant::QuantDialect", "::mlir::LLVM::LLVMDialect, "];
  let options = [
    Option<"wide", "wide", "int64_t", "-1u", "">,
    Option<"level", "level", "::p::Level", "::p::Level::Two", "",
      [{::llvm::cl::values(clEnumVal(::p::Level::Two, "the second"))}]>
  ];
}
"#;
    let output = generated(text).unwrap_or_else(shown);
    for part in ["\"builtin.module\"", "4294967295", "\"Two\"", "::rtblgen_dialects::llvm::LlvmDialect"] {
        assert!(output.text.contains(part), "no `{part}` in:\n{}", output.text);
    }
    let warnings: Vec<_> = output.warnings.iter().map(|warning| warning.message.as_str()).collect();
    assert!(
        warnings.iter().any(|message| message.contains("`quant`")) && warnings.len() == 2,
        "{warnings:#?}"
    );
}
