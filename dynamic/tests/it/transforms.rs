//! Types that snippets make of others: in Rust, and in C++ of an upstream file.

use std::path::PathBuf;
use std::sync::Arc;

use rtblgen_backends::MainFile;
use rtblgen_dynamic::{LoadedDialects, Source, load};
use tblgen_parser::Memory;

use crate::support::opt;

const IN_CPP: &str = r#"
include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
def Box_Dialect : Dialect { let name = "box"; let cppNamespace = "::mlir::box"; }
def Small : TypeDef<Box_Dialect, "Small"> { let mnemonic = "small"; }
def Pair : TypeDef<Box_Dialect, "Pair"> {
  let mnemonic = "pair";
  let parameters = (ins "::mlir::Type":$left, "unsigned":$count, ArrayRefParameter<"::mlir::Type">:$rest);
  let assemblyFormat = "`<` $left `,` $count `,` `[` $rest `]` `>`";
}
def Seal : TypeDef<Box_Dialect, "Seal"> {
  let mnemonic = "seal";
  let parameters = (ins AnyTypeOf<[I32, I64]>:$of);
  let assemblyFormat = "`<` $of `>`";
}
def Of : Op<Box_Dialect, "of", [RangedTypesMatchWith<"are the rest", "pair", "values", "cast<PairType>($_self).getRest()">]> {
  let arguments = (ins Pair:$pair, Variadic<AnyType>:$values);
  let assemblyFormat = "$pair `(` $values `)` attr-dict `:` qualified(type($pair))";
}
def Same : Op<Box_Dialect, "same",
    [RangedTypesMatchWith<"are the same", "values", "results", "llvm::make_range($_self.begin(), $_self.end())">]> {
  let arguments = (ins Variadic<AnyType>:$values);
  let results = (outs Variadic<AnyType>:$results);
  let assemblyFormat = "$values attr-dict `:` type($values)";
}
def Wrap : Op<Box_Dialect, "wrap", [TypesMatchWith<"is wrapped", "value", "pair", "box::PairType::get($_ctxt, $_self, 7, {$_self})">]> {
  let arguments = (ins AnyType:$value);
  let results = (outs AnyType:$pair);
  let assemblyFormat = "$value attr-dict `:` type($value)";
}
def Seals : Op<Box_Dialect, "seals", [TypesMatchWith<"is sealed", "value", "seal", "box::SealType::get($_self)">]> {
  let arguments = (ins AnyType:$value);
  let results = (outs AnyType:$seal);
}
"#;

/// The same functions in Rust.
const IN_RUST: [(&str, &str); 4] = [
    (
        "cast<PairType>($_self).getRest()",
        "$_self.next().and_then(|ty| Some(ty.cast::<PairType>()?.rest().to_vec())).unwrap_or_default()",
    ),
    ("llvm::make_range($_self.begin(), $_self.end())", "$_self"),
    (
        "box::PairType::get($_ctxt, $_self, 7, {$_self})",
        "None.map_or(PairType::get($_self.context(), $_self, 7, &[$_self]), |none| none).into()",
    ),
    ("box::SealType::get($_self)", "SealType::get_checked($_self.context(), $_self).ok().map(Type::from)"),
];

/// Right programs.
const RIGHT: &str = "\
%0:2 = \"u.two\"() : () -> (i32, i64)
%1 = \"u.pair\"() : () -> !box.pair<i32, 7, [i32, i64]>
box.of %1(%0#0, %0#1) : !box.pair<i32, 7, [i32, i64]>
%2:2 = box.same %0#0, %0#1 : i32, i64
%3 = box.wrap %0#0 : i32
%4 = \"box.same\"(%3) : (!box.pair<i32, 7, [i32]>) -> !box.pair<i32, 7, [i32]>
%5 = \"box.seals\"(%0#0) : (i32) -> !box.seal<i32>
";

fn source(text: &str) -> Source {
    let main = MainFile::Text { name: "main.td".to_owned(), text: text.to_owned() };
    Source { main, upstream_includes: vec![PathBuf::from("up")], ..Source::default() }
}

fn loaded(text: &str, files: &Memory) -> Arc<LoadedDialects> {
    let dialects = load(&source(text), files).unwrap_or_else(|failure| panic!("{failure}"));
    assert_eq!(dialects.missing, []);
    dialects
}

fn check(dialects: &Arc<LoadedDialects>) {
    let errors = |program: &str| opt(dialects, &["--allow-unregistered-dialect"], program).errors;
    assert_eq!(errors(RIGHT), "");
    for (right, wrong, message) in [
        ("(%0#0, %0#1) : !", "(%0#0, %0#1, %0#1) : !", "got 3 operands and 2 types"),
        ("-> !box.seal<i32>", "-> !box.seal<i64>", "'box.seals' op failed to verify that is sealed"),
        (
            "seals\"(%0#0) : (i32)",
            "seals\"(%3) : (!box.pair<i32, 7, [i32]>)",
            "'box.seals' op failed to verify that is sealed",
        ),
    ] {
        let found = errors(&RIGHT.replace(right, wrong));
        assert!(found.contains(message), "{found}");
    }
}

#[test]
fn functions_of_types_in_cpp() {
    check(&loaded("include \"box.td\"", &Memory::from([("up/box.td", IN_CPP)])));
}

#[test]
fn functions_of_types_in_rust() {
    let text = IN_RUST.iter().fold(IN_CPP.to_owned(), |text, (cpp, rust)| text.replace(cpp, rust));
    check(&loaded(&text, &Memory::default()));
}
