//! C++ snippets of files under an upstream root.

use std::path::PathBuf;

use rtblgen_backends::input::library::Library;
use rtblgen_backends::stock;
use rtblgen_backends::{MainFile, Request, evaluate};
use tblgen_parser::{Disk, Memory};

/// A stock file: a type, constraints on it, and an op with a relation between its values.
const STOCK: &str = r#"
include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
def Box_Dialect : Dialect { let name = "box"; let cppNamespace = "::mlir::box"; }
def Box_Type : TypeDef<Box_Dialect, "Box"> {
  let mnemonic = "box";
  let parameters = (ins "int64_t":$width);
}
def WideBox : Type<CPred<"::llvm::cast<BoxType>($_self).getWidth() > 8">, "a wide box">,
              BuildableType<"$_builder.getIntegerType(32)">;
def Unknown : Type<CPred<"::mlir::box::isOpen($_self)">, "an open box">;
def Box_PutOp : Op<Box_Dialect, "put", [
    PredOpTrait<"types match", CPred<"$lhs.getType() == $result.getType()">>]> {
  let arguments = (ins Box_Type:$lhs);
  let results = (outs Box_Type:$result);
}
"#;

#[test]
fn the_file_of_a_snippet_tells_its_language() {
    let files = Memory::from([("up/Box.td", STOCK)]);
    let own = r#"include "Box.td"
        def Own : Type<CPred<"$_self.is_f32()">, "ours">;"#;
    let request = Request {
        main: MainFile::Text { name: "own.td".to_owned(), text: own.to_owned() },
        upstream_includes: vec![PathBuf::from("up")],
        ..Request::default()
    };
    let records = evaluate(&request, Library::Wins, &files)
        .unwrap_or_else(|failure| panic!("{:?}", failure.diagnostics));
    let found: Vec<String> = stock::snippets(&records, &[PathBuf::from("up")])
        .into_iter()
        .map(|snippet| match snippet.rust {
            Ok(rust) => format!("{} => {rust}", snippet.text),
            Err(missing) => format!(
                "{} has no {} at {:?}",
                snippet.text,
                missing.construct,
                records.sources().text(missing.span)
            ),
        })
        .collect();
    assert_eq!(
        found,
        [
            "(::llvm::cast<BoxType>($_self).getWidth() > 8) => (|| Some(($_self.cast::<BoxType>()?.width() > 8)))().unwrap_or(false)",
            "(::mlir::box::isOpen($_self)) has no function `mlir::box::isOpen` at \"::mlir::box::isOpen($_self)\"",
            "($lhs.getType() == $result.getType()) => ($lhs.ty() == $result.ty())",
            "$_builder.getIntegerType(32) => $_builder.context().integer_type(32)",
        ]
    );
}

/// Dialect files with many snippets of their own.
const FILES: &[&str] = &[
    "NVGPU/IR/NVGPUOps.td",
    "Async/IR/AsyncOps.td",
    "LLVMIR/NVVMOps.td",
    "PDL/IR/PDLOps.td",
    "Tosa/IR/TosaOps.td",
    "XeGPU/IR/XeGPUOps.td",
];

/// Each translation is an expression of Rust; the counts are those that `stock_coverage` prints for these files, at least.
#[test]
fn translations_of_mlirs_files_are_rust() {
    let Some(oracle) = oracle::Oracle::find() else { return };
    let root = oracle.include_dir();
    let (mut translated, mut all) = (0, 0);
    for file in FILES {
        let request = Request {
            main: MainFile::Path(root.join("mlir/Dialect").join(file)),
            upstream_includes: vec![root.clone()],
            ..Request::default()
        };
        let records = evaluate(&request, Library::Last, &Disk)
            .unwrap_or_else(|failure| panic!("{file}: {:?}", failure.diagnostics));
        for snippet in stock::snippets(&records, &[root.join("mlir/Dialect")]) {
            all += 1;
            let Ok(rust) = snippet.rust else { continue };
            translated += 1;
            syn::parse_str::<syn::Expr>(&rust.replace('$', "_"))
                .unwrap_or_else(|error| panic!("{rust}: {error}"));
        }
    }
    println!("translated: {translated} of {all} snippets");
    assert!(translated >= 19, "{translated} of {all}");
}
