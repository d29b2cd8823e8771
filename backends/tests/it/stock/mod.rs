//! C++ snippets of files under an upstream root.

mod calls;
mod new_crate;
mod odd;
mod other_dialects;
mod passes;
mod patterns;
mod predicates;

use std::path::PathBuf;

use rtblgen_backends::input::library::Library;
use rtblgen_backends::stock;
use rtblgen_backends::{Generator, MainFile, Output, Request, evaluate, generate};
use tblgen_parser::{Disk, Memory};

/// A request for the stock file `up/Box.td`, with stubs of hooks.
fn request() -> Request {
    Request {
        main: MainFile::Path(PathBuf::from("up/Box.td")),
        upstream_includes: vec![PathBuf::from("up")],
        stub_hooks: true,
        ..Request::default()
    }
}

/// Returns the output of a generator for the stock file with this text.
fn output_of(text: &str, generator: Generator) -> Output {
    generate(generator, request(), &Memory::from([("up/Box.td", text)]))
        .unwrap_or_else(|failure| panic!("{:?}", failure.diagnostics))
}

/// The same as [`output_of`], the text alone, with single spaces.
fn of_stock_file(text: &str, generator: Generator) -> String {
    output_of(text, generator).text.split_whitespace().collect::<Vec<_>>().join(" ")
}

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
            "(::llvm::cast<BoxType>($_self).getWidth() > 8) => ($_self.cast::<BoxType>()?.width() > 8)",
            "(::mlir::box::isOpen($_self)) has no function `mlir::box::isOpen` at \"::mlir::box::isOpen($_self)\"",
            "($lhs.getType() == $result.getType()) => ($lhs.ty() == $result.ty())",
            "$_builder.getIntegerType(32) => $_builder.context().integer_type(32)",
        ]
    );
}

/// Predicates about attributes, whose placeholders stand for the getters in C++.
const OF_ATTRIBUTES: &str = r#"
include "mlir/IR/OpBase.td"
def Box_Dialect : Dialect { let name = "box"; let cppNamespace = "::mlir::box"; }
class Box_Op<string name, dag ins, string condition> : Op<Box_Dialect, name, [PredOpTrait<"it is right", CPred<condition>>]> {
  let arguments = ins;
}
def ListOp : Box_Op<"list", (ins DenseI64ArrayAttr:$x, ArrayAttr:$y), "$x.size() == $y.size() && $x[0] > 1">;
def TextOp : Box_Op<"text", (ins StrAttr:$x), "!$x.empty()">;
def NumberOp : Box_Op<"number", (ins I32Attr:$x, SI64Attr:$y), "$x == 2 && $y == -1">;
def TypeOp : Box_Op<"type", (ins TypeAttr:$x, AnyAttr:$y), "$x.isF32() && ::llvm::isa<::mlir::StringAttr>($y)">;
def SizesOp : Op<Box_Dialect, "sizes", [AllMatchSameOperatorTrait<["x", "y"], "$_self.size()", "size">]> {
  let arguments = (ins DenseI64ArrayAttr:$x, Variadic<AnyType>:$y);
}
"#;

#[test]
fn placeholders_of_attributes_are_their_getters() {
    let files = Memory::from([("up/Box.td", OF_ATTRIBUTES)]);
    let request = Request {
        main: MainFile::Text { name: "own.td".to_owned(), text: "include \"Box.td\"".to_owned() },
        upstream_includes: vec![PathBuf::from("up")],
        ..Request::default()
    };
    let output = generate(Generator::Dialect, request, &files)
        .unwrap_or_else(|failure| panic!("{:?}", failure.diagnostics));
    for expected in [
        "x.len() as u64 == y.len() as u64",
        "!x.is_empty()",
        "x as u32 == 2 && y == -1",
        "x.is_f32() && y.is_string()",
    ] {
        assert!(output.text.contains(expected), "{expected}:\n{}", output.text);
    }
    assert!(!output.text.contains("hooks::"), "{}", output.text);
}

/// Interfaces of a stock dialect: one that an op lists, and one that no op lists.
const INTERFACES: &str = r#"
include "mlir/IR/OpBase.td"
def Box_Dialect : Dialect { let name = "box"; let cppNamespace = "::mlir::box"; }
class Box_Interface<string name, string type> : OpInterface<name> {
  let cppNamespace = "::mlir::box";
  let methods = [InterfaceMethod<"the size", type, "getSize", (ins), [{}], [{ return $_op.size(); }]>];
}
def Sized : Box_Interface<"Sized", "int64_t">;
def Unused : Box_Interface<"Unused", "int64_t">;
def PutOp : Op<Box_Dialect, "put", [DeclareOpInterfaceMethods<Sized>]>;
"#;

#[test]
fn interfaces_of_stock_files_are_generated_on_demand() {
    let files = Memory::from([("up/include/mlir/Box.td", INTERFACES)]);
    let request = Request {
        main: MainFile::Text { name: "box.td".to_owned(), text: "include \"Box.td\"".to_owned() },
        upstream_includes: vec![PathBuf::from("up/include/mlir")],
        ..Request::default()
    };
    let output = generate(Generator::Dialect, request, &files)
        .unwrap_or_else(|failure| panic!("{:?}", failure.diagnostics));
    assert!(output.text.contains("pub trait Sized_: ::rtblgen_runtime::TypedOp"), "{}", output.text);
    assert!(output.text.contains("SizedModel::implemented_by::<PutOp>()"), "{}", output.text);
    assert!(!output.text.contains("trait Unused"), "{}", output.text);
    let warnings: Vec<_> = output.warnings.iter().map(|warning| &warning.message).collect();
    assert!(warnings.is_empty(), "{warnings:?}");
}

/// Types that C++ makes: of a class of the file, of one of another dialect, and lists of types.
const MADE: &str = r#"
include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
def Box_Dialect : Dialect { let name = "box"; let cppNamespace = "::mlir::box"; }
def Wrap : TypeDef<Box_Dialect, "Wrap"> { let mnemonic = "wrap"; let parameters = (ins "::mlir::Type":$inner); }
def List : TypeDef<Box_Dialect, "List"> { let mnemonic = "list"; let parameters = (ins ArrayRefParameter<"::mlir::Type">:$inner); }
def Small : TypeDef<Box_Dialect, "Small"> {
  let mnemonic = "small";
  let parameters = (ins "int64_t":$width);
  let genVerifyDecl = 1;
}
def Shared : Type<CPred<"true">, "a pointer">, BuildableType<"$_builder.getType<::mlir::LLVM::LLVMPointerType>(3)">;
def Two : Type<CPred<"true">, "two">, BuildableType<"SmallType::get($_builder.getContext(), 2)">;
def WrapOp : Op<Box_Dialect, "wrap", [TypesMatchWith<"is wrapped", "lhs", "result", "WrapType::get($_self)">,
    TypesMatchWith<"is small", "lhs", "small", "box::SmallType::get($_ctxt, 2)">,
    TypesMatchWith<"are the inputs", "lhs", "many", "::llvm::cast<FunctionType>($_self).getInputs()">,
    RangedTypesMatchWith<"are the list", "lhs", "many", "cast<ListType>($_self).getInner()">,
    RangedTypesMatchWith<"are the same", "many", "many", "llvm::make_range($_self.begin(), $_self.end())">]> {
  let arguments = (ins AnyType:$lhs, Variadic<AnyType>:$many);
  let results = (outs AnyType:$result, AnyType:$small);
}
"#;

#[test]
fn types_that_cpp_makes() {
    let files = Memory::from([("up/Box.td", MADE)]);
    let records = evaluate(&request(), Library::Wins, &files)
        .unwrap_or_else(|failure| panic!("{:?}", failure.diagnostics));
    let snippets = stock::snippets(&records, &[PathBuf::from("up")]).into_iter();
    let made: Vec<String> = snippets
        .filter(|snippet| snippet.text.contains("get") || snippet.text.contains("make_range"))
        .map(|snippet| snippet.rust.unwrap_or_else(|missing| missing.construct))
        .collect();
    assert_eq!(
        made,
        [
            "::rtblgen_runtime::support::type_of_text($_builder.context(), \"!llvm.ptr<3>\")",
            // A type that is verified may not exist.
            "a step that may have no result, outside of a condition",
            "::rtblgen_runtime::Type::from(WrapType::get($_self.context(), $_self))",
            "(|| Some(::rtblgen_runtime::Type::from(SmallType::get_checked($_self.context(), 2).ok()?)))()\
             .unwrap_or_else(|| $_self.context().none_type())",
            "(|| Some(Some($_self).filter(|_entity| _entity.is_function())?.function_signature()?.0))()\
             .map(|types| types.to_vec()).unwrap_or_default()",
            "$_self.next().and_then(|_types| (|| Some(_types.cast::<ListType>()?.inner()))()\
             .map(|_types| _types.to_vec())).unwrap_or_default()",
            "Some($_self.collect::<Vec<_>>()).map(|_types| (_types).to_vec()).unwrap_or_default()",
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

/// The C++ translator's output for an op with C++ in every place.
const HOOKED: &str = r#"
include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
def Box_Dialect : Dialect { let name = "box"; let cppNamespace = "::mlir::box"; }
def Locked : NativeOpTrait<"Locked"> { let cppNamespace = "::mlir::box"; }
def Unknown : Type<CPred<"::mlir::box::isOpen($_self)">, "an open box">;
def Sealed : TypeDef<Box_Dialect, "Sealed"> {
  let mnemonic = "sealed";
  let parameters = (ins "::mlir::box::Seal":$seal, "::mlir::box::LabelAttr":$label);
  let genVerifyDecl = 1;
  let hasCustomAssemblyFormat = 1;
}
def PutOp : Op<Box_Dialect, "put", [Locked,
    TypesMatchWith<"is the content", "lhs", "result", "::mlir::box::contentOf($_self)">]> {
  let arguments = (ins Unknown:$lhs);
  let results = (outs AnyType:$result);
  let hasVerifier = 1;
  let hasFolder = 1;
  let extraClassDeclaration = [{
    // The signatures of these have Rust.
    bool isFull() { return true; }
    static int64_t sizeOf(::mlir::MLIRContext *context, ::mlir::Type type = {});
    // This name is the operand's.
    ::mlir::Value getLhs();
    std::map<int, int> contents();
  }];
  let builders = [OpBuilder<(ins "::mlir::Value":$lhs), [{ $_state.addOperands(lhs); }]>];
  let assemblyFormat = "$lhs attr-dict `:` type($lhs)";
}
"#;

fn hooked(generator: Generator) -> String {
    output_of(HOOKED, generator).text
}

#[test]
fn what_has_no_translation_is_a_hook() {
    insta::assert_snapshot!(hooked(Generator::ListHooks));
    let rust = hooked(Generator::Dialect);
    for expected in [
        "hooks::is_unknown(ty)",
        "hooks::LOCKED",
        "hooks::Seal",
        "pub mod hooks {",
        "the hook `Verify` of `box.put` is not written (up/Box.td:14)",
        "support::missing_fold(",
        "the hook `Fold` of `box.put` is not written (up/Box.td:14)",
        "support::missing_hook_once(ir.context(), \"the hook `LOCKED` of `Locked` is not written (up/Box.td:6)\")",
        "::rtblgen_runtime::missing_parameter_type! {",
        "Seal, \"the hook `Seal` of `Sealed` is not written (up/Box.td:10)\"",
        "hooks::put_op_is_full(self, ir)",
        "pub fn put_op_is_full<'c>(this: super::PutOp, ir: &::rtblgen_runtime::Ir<'c>, ) -> bool {",
        "the hook `put_op_is_full` of `PutOp` is not written (up/Box.td:22)",
        "hooks::put_op_size_of(context, r#type)",
    ] {
        assert!(rust.contains(expected), "{expected} is not in\n{rust}");
    }
    assert!(!rust.contains("contents"), "C++ without Rust is left out:\n{rust}");
}

#[test]
fn the_list_of_hooks_is_json() {
    let list: serde_json::Value = serde_json::from_str(&hooked(Generator::ListHooksJson)).unwrap();
    let list = list.as_array().unwrap();
    let of_put =
        list.iter().filter(|hook| hook["of"] == "box.put").map(|hook| hook["hook"].as_str().unwrap());
    assert_eq!(of_put.collect::<Vec<_>>(), ["Verify", "Fold"]);
    assert!(list.iter().any(|hook| hook["required"] == false && hook["kind"] == "extra items"));
}

/// A file of another project: classes of its namespace in an interface, and a template as a parameter.
const FOREIGN: &str = r#"
include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
def Hw_Dialect : Dialect { let name = "hw"; let cppNamespace = "::circt::hw"; }
def ModuleLike : OpInterface<"ModuleLike"> {
  let cppNamespace = "::circt::hw";
  let methods = [InterfaceMethod<"ports", "::llvm::SmallVector<::circt::hw::PortInfo>", "getPorts", (ins "size_t":$from)>];
}
def Table : AttrDef<Hw_Dialect, "Table"> {
  let mnemonic = "table";
  let parameters = (ins "std::map<int, std::string>":$entries);
  let hasCustomAssemblyFormat = 1;
}
def ModuleOp : Op<Hw_Dialect, "module", [ModuleLike]>;
"#;

#[test]
fn classes_of_other_projects_are_hooks() {
    let output = output_of(FOREIGN, Generator::Dialect);
    for text in [
        "-> Vec<hooks::PortInfo>;",
        "PortInfo, \"the hook `PortInfo` of",
        "MapIntString, \"the hook `MapIntString` of",
    ] {
        assert!(output.text.contains(text), "{text} in {}", output.text);
    }
}

/// A constraint that no op has, and one with a longer name.
const UNUSED: &str = r#"
include "mlir/IR/OpBase.td"
def Box_Dialect : Dialect { let name = "box"; let cppNamespace = "::mlir::box"; }
def W1 : Type<CPred<"isW1($_self)">, "w1">;
def W16 : Type<CPred<"isW16($_self)">, "w16">;
def Box_PutOp : Op<Box_Dialect, "put"> { let arguments = (ins W16:$a); }
"#;

#[test]
fn a_hook_that_nothing_calls_is_not_required() {
    let hooks = of_stock_file(UNUSED, Generator::ListHooks);
    assert!(hooks.contains("`hooks::is_w16`") && !hooks.contains("is_w1`"), "{hooks}");
}

/// Names and numbers that differ between Rust and C++: a case named `Self`, `size_t`, defaults that wrap around, and one
/// predicate for properties of two types.
const SPELLED: &str = r#"
include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/Properties.td"
def Box_Dialect : Dialect { let name = "box"; let cppNamespace = "::mlir::box"; }
def Mode : I32EnumAttr<"Mode", "a mode", [I32EnumAttrCase<"Self", 0>, I32EnumAttrCase<"Fast", 1>]> {
  let cppNamespace = "::mlir::box";
  let genSpecializedAttr = 0;
}
def Box_ModeAttr : EnumAttr<Box_Dialect, Mode, "mode">;
def Box_Type : TypeDef<Box_Dialect, "Box"> {
  let mnemonic = "box";
  let parameters = (ins "size_t":$width, DefaultValuedParameter<"unsigned", "-1">:$u,
                        DefaultValuedParameter<"uint8_t", "255 + 1">:$v, DefaultValuedParameter<"int8_t", "200">:$w);
  let assemblyFormat = "`<` $width (`u` `=` $u^)? (`v` `=` $v^)? (`w` `=` $w^)? `>`";
}
def Wide : Type<CPred<"::llvm::cast<::mlir::box::BoxType>($_self).getWidth() > 8">, "wide">;
def IsSelf : AttrConstraint<
    CPred<"::llvm::cast<::mlir::box::ModeAttr>($_self).getValue() == ::mlir::box::Mode::Self">, "self">;
def SelfAttr : ConfinedAttr<Box_ModeAttr, [IsSelf]>;
def OddPred : CPred<"isOdd($_self)">;
def Box_PutOp : Op<Box_Dialect, "put"> {
  let arguments = (ins Wide:$a, SelfAttr:$b, DefaultValuedAttr<Box_ModeAttr, "::mlir::box::Mode::Self">:$c,
    ConfinedProp<I64Prop, OddPred>:$d, ConfinedProp<StringProp, OddPred>:$e, ConfinedProp<I64Prop, OddPred>:$f);
}
"#;

#[test]
fn names_and_numbers_that_differ_in_rust() {
    let rust = of_stock_file(SPELLED, Generator::Dialect);
    for text in [
        "ty.cast::<BoxType>()?.width() as u64 > 8",
        "attr.cast::<ModeAttr>()?.value() == Mode::Self_",
        "enum_to_attribute(Mode::Self_, context)",
        "let value: u32 = 4294967295u32;",
        "let value: u8 = 0;",
        "let value: i8 = -56;",
        "pub fn odd_pred(value: &i64) -> Option<bool>",
        "pub fn odd_pred_2(value: &&str) -> Option<bool>",
    ] {
        assert!(rust.contains(text), "{text} in {rust}");
    }
    assert!(!rust.contains("odd_pred_3"), "{rust}");
}
