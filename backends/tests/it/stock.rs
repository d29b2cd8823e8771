//! C++ snippets of files under an upstream root.

use std::path::PathBuf;

use rtblgen_backends::input::library::Library;
use rtblgen_backends::stock;
use rtblgen_backends::{Generator, MainFile, Request, evaluate, generate};
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
            "(::llvm::cast<BoxType>($_self).getWidth() > 8) => ($_self.cast::<BoxType>()?.width() > 8)",
            "(::mlir::box::isOpen($_self)) has no function `mlir::box::isOpen` at \"::mlir::box::isOpen($_self)\"",
            "($lhs.getType() == $result.getType()) => ($lhs.ty() == $result.ty())",
            "$_builder.getIntegerType(32) => $_builder.context().integer_type(32)",
        ]
    );
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
    assert!(output.text.contains("pub trait Sized: ::rtblgen_runtime::TypedOp"), "{}", output.text);
    assert!(output.text.contains("SizedModel::implemented_by::<PutOp>()"), "{}", output.text);
    assert!(!output.text.contains("trait Unused"), "{}", output.text);
    let warnings: Vec<_> = output.warnings.iter().map(|warning| &warning.message).collect();
    assert!(warnings.is_empty(), "{warnings:?}");
}

/// C++ that MLIR's dialect files do not have: a lambda around a predicate, and items that a class of the library takes.
const LAMBDAS: &str = r#"
include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
def Box_Dialect : Dialect { let name = "box"; let cppNamespace = "::mlir::box"; }
def Box_Type : TypeDef<Box_Dialect, "Box"> {
  let mnemonic = "box";
  let parameters = (ins "::mlir::Type":$inner);
  let assemblyFormat = "`<` $inner `>`";
}
class BoxOf<list<Type> inner, string part> : DialectType<Box_Dialect,
    And<[CPred<"::mlir::isa<::mlir::box::BoxType>($_self)">,
         Concat<"[](::mlir::Type theInner) { return ",
                SubstLeaves<"$_self", "theInner", AnyTypeOf<inner>.predicate>, "; }(" # part # ")">]>,
    "box", "::mlir::box::BoxType">;
def Known : BoxOf<[I32, F32], "::mlir::cast<::mlir::box::BoxType>($_self).getInner()">;
def Unknown : BoxOf<[I32], "::mlir::box::lid($_self)">;
def Compatible : InferTypeOpAdaptorBase<[{
    static bool isCompatibleReturnTypes(TypeRange lhs, TypeRange rhs) { return lhs.size() == rhs.size(); }
}]>;
def Box_OpenOp : Op<Box_Dialect, "open", [Compatible]> {
  let arguments = (ins Known:$known, Unknown:$unknown);
  let results = (outs AnyType:$result);
}
"#;

#[test]
fn lambdas_around_predicates_are_blocks() {
    let files = Memory::from([("up/Box.td", LAMBDAS)]);
    // The folder, its spelling and the current folder make no difference.
    for root in ["up", "./up", "."] {
        let request = Request {
            main: MainFile::Path(PathBuf::from("up/Box.td")),
            upstream_includes: vec![PathBuf::from(root)],
            stub_hooks: true,
            ..Request::default()
        };
        let output = generate(Generator::Dialect, request, &files)
            .unwrap_or_else(|failure| panic!("{root}: {:?}", failure.diagnostics));
        let text = output.text.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(
            text.contains(
                "{ let _the_inner_0 = ty.cast::<BoxType>()?.inner(); _the_inner_0.is_signless_integer(32) ||"
            ),
            "{text}"
        );
        // The whole lambda is one hook: its argument has no translation.
        assert!(
            text.contains("ty.is::<BoxType>() && Option::<bool>::from(hooks::is_unknown(ty))?"),
            "{text}"
        );
    }
}

/// If a `?` in Rust has no value, neither the condition nor its negation holds.
#[test]
fn a_condition_in_rust_may_be_unknown() {
    let text = r#"include "mlir/IR/OpBase.td"
        def D : Dialect { let name = "d"; let cppNamespace = ""; }
        def Flat : Type<CPred<"$_self.rank()? == 1">, "flat">;
        def Deep : Type<Neg<CPred<"$_self.rank()? == 1">>, "deep">;
        def O : Op<D, "o"> { let arguments = (ins Flat:$flat, Deep:$deep); }"#;
    let main = MainFile::Text { name: "own.td".to_owned(), text: text.to_owned() };
    let request = Request { main, ..Request::default() };
    let output = generate(Generator::Dialect, request, &Disk).expect("the file generates");
    assert!(output.text.contains("(|| Some(ty.rank()? == 1))().unwrap_or(false)"), "{}", output.text);
    assert!(output.text.contains("(|| Some(!(ty.rank()? == 1)))().unwrap_or(false)"), "{}", output.text);
}

/// Types that C++ makes: of a class of the file, of one of another dialect, and lists of types.
const MADE: &str = r#"
include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
def Box_Dialect : Dialect { let name = "box"; let cppNamespace = "::mlir::box"; }
def Wrap : TypeDef<Box_Dialect, "Wrap"> { let mnemonic = "wrap"; let parameters = (ins "::mlir::Type":$inner); }
def Small : TypeDef<Box_Dialect, "Small"> {
  let mnemonic = "small";
  let parameters = (ins "int64_t":$width);
  let genVerifyDecl = 1;
}
def Shared : Type<CPred<"true">, "a pointer">, BuildableType<"$_builder.getType<::mlir::LLVM::LLVMPointerType>(3)">;
def Two : Type<CPred<"true">, "two">, BuildableType<"SmallType::get($_builder.getContext(), 2)">;
def WrapOp : Op<Box_Dialect, "wrap", [TypesMatchWith<"is wrapped", "lhs", "result", "WrapType::get($_self)">,
    TypesMatchWith<"is small", "lhs", "small", "box::SmallType::get($_ctxt, 2)">,
    TypesMatchWith<"are the inputs", "lhs", "many", "::llvm::cast<FunctionType>($_self).getInputs()">]> {
  let arguments = (ins AnyType:$lhs, Variadic<AnyType>:$many);
  let results = (outs AnyType:$result, AnyType:$small);
}
"#;

#[test]
fn types_that_cpp_makes() {
    let files = Memory::from([("up/Box.td", MADE)]);
    let request = Request {
        main: MainFile::Text { name: "box.td".to_owned(), text: "include \"Box.td\"".to_owned() },
        upstream_includes: vec![PathBuf::from("up")],
        ..Request::default()
    };
    let records = evaluate(&request, Library::Wins, &files)
        .unwrap_or_else(|failure| panic!("{:?}", failure.diagnostics));
    let snippets = stock::snippets(&records, &[PathBuf::from("up")]).into_iter();
    let made: Vec<String> = snippets
        .filter(|snippet| snippet.text.contains("get"))
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

/// What the door makes of C++ in an op that asks for everything.
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
    let files = Memory::from([("up/Box.td", HOOKED)]);
    let request = Request {
        main: MainFile::Text { name: "box.td".to_owned(), text: "include \"Box.td\"".to_owned() },
        upstream_includes: vec![PathBuf::from("up")],
        stub_hooks: true,
        ..Request::default()
    };
    let output = rtblgen_backends::generate(generator, request, &files);
    output.unwrap_or_else(|failure| panic!("{:?}", failure.diagnostics)).text
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

/// A stock file with patterns whose C++ is translated, or called as hooks.
const PATTERNS: &str = r#"
include "mlir/IR/OpBase.td"
include "mlir/IR/PatternBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
def Box_Dialect : Dialect { let name = "box"; let cppNamespace = "::mlir::box"; }
def PutOp : Op<Box_Dialect, "put", [SameOperandsAndResultType]> {
  let arguments = (ins AnyType:$lhs, OptionalAttr<StrAttr>:$label);
  let results = (outs AnyType:$result);
}
def PairOp : Op<Box_Dialect, "pair"> {
  let arguments = (ins I64Attr:$count);
  let results = (outs Variadic<I32>:$all);
  let builders = [OpBuilder<(ins "::mlir::IntegerAttr":$count), [{ $_state.addTypes({}); }]>];
}
def CountOp : Op<Box_Dialect, "count"> { let arguments = (ins I64Attr:$count); }
def TakeOp : Op<Box_Dialect, "take"> { let arguments = (ins Variadic<AnyType>:$all); let results = (outs AnyType:$one); }
def SameType : Constraint<CPred<"$0.getType() == $1.getType()">>;
def Known : Constraint<CPred<"isKnown($0)">>;
def Label : NativeCodeCall<"$_builder.getStringAttr(\"box\")">;
def Joined : NativeCodeCall<"joinLabels($_builder, $0, $1)">;
def Content : NativeCodeCall<"success(contentOf($_self, $0))">;
def Labels : Pat<(PutOp (PutOp:$inner $x, $_), $label), (PutOp $x, (Joined $x, $label)),
                 [(SameType $x, $inner), (Known $x)]>;
def Contents : Pat<(PutOp (Content $x), $_), (PutOp $x, (Label))>;
def Computed : Pat<(CountOp ConstantAttr<I64Attr, "5u / 2">), (CountOp ConstantAttr<I64Attr, "countOf(2)">)>;
def Pairs : Pat<(TakeOp (variadic (PutOp $_, $_))), (TakeOp (PairOp ConstantAttr<I64Attr, "2">))>;
"#;

fn patterns(generator: Generator, written: &str) -> String {
    let mut written_hooks = rtblgen_backends::input::written_hooks::WrittenHooks::default();
    written_hooks.read(written).expect("it is Rust");
    let request = Request {
        main: MainFile::Text { name: "box.td".to_owned(), text: "include \"Box.td\"".to_owned() },
        upstream_includes: vec![PathBuf::from("up")],
        stub_hooks: true,
        written_hooks,
        ..Request::default()
    };
    let output = rtblgen_backends::generate(generator, request, &Memory::from([("up/Box.td", PATTERNS)]));
    output.unwrap_or_else(|failure| panic!("{:?}", failure.diagnostics)).text
}

#[test]
fn patterns_call_hooks_with_the_signatures_of_their_uses() {
    let rust = patterns(Generator::Rewriters, "");
    for expected in [
        "entity_0.ty() == entity_1.ty()",
        "string_attr(\"box\")",
        "pub fn constant() -> i64",
        "hooks::constant()",
        "pub fn is_known<'c>(entity_0: ValueView<'_, 'c>) -> bool",
        "pub fn join_labels<'c>(rewriter: &mut PatternRewriter<'_, 'c>, argument_0: Value, argument_1: Option<Attribute<'c>>) -> Attribute<'c>",
        "pub fn content_of<'c>(op: OpView<'_, 'c>) -> Option<Value>",
        "pub fn pair_op_types<'c>(context: &'c Context, argument_0: Option<Attribute<'c>>) -> Vec<Type<'c>>",
        "declarative::missing_hook(",
        "\"the hook `join_labels` of `Joined` is not written\",",
    ] {
        assert!(rust.contains(expected), "{expected} is not in\n{rust}");
    }
}

#[test]
fn a_pattern_whose_hooks_are_written_matches() {
    let rust = patterns(
        Generator::Rewriters,
        "pub fn join_labels() {} pub fn is_known() {} pub fn pair_op_types() {}",
    );
    assert!(!rust.contains("missing_hook(\"the hook"), "{rust}");
    assert!(rust.contains("pub use super::own_hooks::*;"), "{rust}");
}

#[test]
fn hooks_of_patterns_are_listed() {
    let list = patterns(Generator::ListHooks, "");
    for expected in [
        "up/Box.td:20: required native call `hooks::join_labels` of `Joined`  // joinLabels($_builder, $0, $1)",
        "required pattern constraint `hooks::is_known` of `Known`",
        "required result types `hooks::pair_op_types` of `box.pair`",
    ] {
        assert!(list.contains(expected), "{expected} is not in\n{list}");
    }
}

/// User functions as arguments of other calls, with expressions as arguments, and in several native calls.
const CALLS: &str = r#"
include "mlir/IR/OpBase.td"
include "mlir/IR/PatternBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
def Box_Dialect : Dialect { let name = "box"; let cppNamespace = "::mlir::box"; }
def PutOp : Op<Box_Dialect, "put", [SameOperandsAndResultType]> {
  let arguments = (ins AnyType:$lhs, OptionalAttr<StrAttr>:$label);
  let results = (outs AnyType:$result);
}
def TakeOp : Op<Box_Dialect, "take"> { let arguments = (ins Variadic<AnyType>:$all); let results = (outs I32:$one); }
def Typed : NativeCodeCall<"typed($_builder, $0.getType(), 3)">;
def Nested : NativeCodeCall<"outer(::mlir::box::inner($_builder, $0))">;
def Named : NativeCodeCall<"$_builder.getStringAttr(nameOf($0.getType()))">;
def Chosen : NativeCodeCall<"isLarge($0) ? $_builder.getUnitAttr() : $_builder.getUnitAttr()">;
def Again : NativeCodeCall<"typed($0)">;
def Spread : NativeCodeCall<"spread($_builder, $0, $1...)">;
def Members : NativeCodeCall<"$0.getDefiningOp<PutOp>().getLabelAttr()">;
def Front : NativeCodeCall<"$0.front()">;
def None : NativeCodeCall<"Attribute()">;
def Bound : NativeCodeCall<"success(bound($_self->getOperand(0), $0, $1))">;
def Asked : NativeCodeCall<"success(isAsked($_self))">;
def One : Pat<(PutOp (PutOp $x, $_), $_), (PutOp $x, (Typed $x))>;
def Two : Pat<(PutOp (PutOp $x, $_), $_), (PutOp $x, (Nested $x))>;
def Three : Pat<(PutOp (PutOp $x, $_), $_), (PutOp $x, (Named $x))>;
def Four : Pat<(PutOp (PutOp $x, $_), $_), (PutOp $x, (Chosen $x))>;
def Five : Pat<(PutOp (PutOp $x, $_), $_), (PutOp $x, (Again $x))>;
def Six : Pat<(PutOp (PutOp:$a $x, $_), $label), (PutOp $x, (Spread $x, $a, $label))>;
def Seven : Pat<(PutOp (PutOp $x, $_), $_), (PutOp $x, (Members $x))>;
def Eight : Pat<(TakeOp $all), (Front $all)>;
def Nine : Pat<(PutOp (PutOp $x, $_), $_), (PutOp $x, (None))>;
def Ten : Pat<(PutOp (Bound $x, $y), $_), (PutOp (PutOp $x, (None)), (Again $y))>;
def Eleven : Pat<(PutOp (Asked), $_), (PutOp (TakeOp (variadic)), (None))>;
def Twice : NativeCodeCall<"twice($_loc, $0, $0, $_loc)">;
def Ordered : NativeCodeCall<"ordered($0, $1)">;
def Reversed : NativeCodeCall<"ordered($1, $0)">;
def Twelve : Pat<(PutOp (PutOp $x, $_), $_), (PutOp $x, (Twice $x))>;
def Thirteen : Pat<(PutOp (PutOp:$a $x, $_), $_), (PutOp $x, (Ordered $x, $a))>;
def Fourteen : Pat<(PutOp (PutOp:$a $x, $_), $_), (PutOp $x, (Reversed $x, $a))>;
"#;

#[test]
fn user_functions_are_hooks_in_translated_calls() {
    let rust = of_stock_file(CALLS, Generator::Rewriters);
    for expected in [
        "pub fn typed<'c>(rewriter: &mut PatternRewriter<'_, 'c>, argument_0: Type<'c>, argument_1: i32) -> Attribute<'c>",
        "pub fn typed_2<'c>(argument_0: Value) -> Attribute<'c>",
        "pub fn outer<'c>(argument_0: Attribute<'c>) -> Attribute<'c>",
        "pub fn inner<'c>(rewriter: &mut PatternRewriter<'_, 'c>, argument_0: Value) -> Attribute<'c>",
        "hooks::outer(hooks::inner(rewriter, argument_0))",
        "pub fn name_of<'c>(argument_0: Type<'c>) -> String",
        "pub fn is_large(argument_0: Value) -> bool",
        "pub fn spread<'c>(rewriter: &mut PatternRewriter<'_, 'c>, argument_0: Value, argument_1: Value, argument_2: Option<Attribute<'c>>) -> Attribute<'c>",
        "pub fn members<'c>(argument_0: Value) -> Attribute<'c>",
        ".expect(\"Front: a step of the C++ has no defined result\")",
        "pub fn bound<'c>(argument_0: ValueView<'_, 'c>) -> Option<(Value, Value)>",
        "pub fn twice<'c>(location: Location<'c>, argument_0: Value, argument_1: Value, argument_2: Location<'c>) -> Attribute<'c>",
        "hooks::ordered(argument_1, argument_0)",
        "missing_hook( op.ir(), \"the hook `is_asked` of `Asked` is not written\", )?; hooks::is_asked(op).then_some(())",
    ] {
        assert!(rust.contains(expected), "{expected} is not in\n{rust}");
    }
    assert!(!rust.contains("ordered_2"), "{rust}");
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
    let files = Memory::from([("up/Hw.td", FOREIGN)]);
    let request = Request {
        main: MainFile::Text { name: "hw.td".to_owned(), text: "include \"Hw.td\"".to_owned() },
        upstream_includes: vec![PathBuf::from("up")],
        stub_hooks: true,
        ..Request::default()
    };
    let output = rtblgen_backends::generate(Generator::Dialect, request, &files)
        .unwrap_or_else(|failure| panic!("{:?}", failure.diagnostics));
    for text in [
        "-> Vec<hooks::PortInfo>;",
        "PortInfo, \"the hook `PortInfo` of",
        "MapIntString, \"the hook `MapIntString` of",
    ] {
        assert!(output.text.contains(text), "{text} in {}", output.text);
    }
}

/// C++ around a predicate, conditions that start with a block, and default values that compute.
const COMPOSED: &str = r#"
include "mlir/IR/OpBase.td"
def Box_Dialect : Dialect { let name = "box"; let cppNamespace = "::mlir::box"; }
def IsLong : CPred<"::llvm::cast<::mlir::VectorType>($_self).getNumElements() > 8">;
def Short : Type<Concat<"!", IsLong, "">, "a short vector">;
def Odd : Type<Concat<"::mlir::box::isOdd($_self, ", Or<[IsLong, I32.predicate]>, ")">, "odd">;
def Chosen : Type<CPred<"(::llvm::isa<::mlir::VectorType>($_self) ? 1 : 2) == 2">, "chosen">;
def Box_PutOp : Op<Box_Dialect, "put"> {
  let arguments = (ins Short:$a, Chosen:$b, Odd:$odd, DefaultValuedAttr<I64Attr, "5u / 2 - 3">:$c,
                       DefaultValuedAttr<I64Attr, "2 + 3">:$d);
}
"#;

/// Combiners and expressions at the deepest nesting that is allowed.
#[test]
fn deep_predicates_do_not_overflow_the_stack() {
    let (mut definitions, mut condition) = (String::new(), "isa<IntegerType>($_self)".to_owned());
    for _ in 0..40 {
        condition = format!("!({condition} && true)");
    }
    for level in 0..200 {
        let inner = if level == 0 { "I32.predicate".to_owned() } else { format!("P{}", level - 1) };
        definitions += &format!("def P{level} : Neg<And<[CPred<\"isa<FloatType>($_self)\">, {inner}]>>;\n");
    }
    let text = format!(
        "include \"mlir/IR/OpBase.td\"\ndef D : Dialect {{ let name = \"d\"; let cppNamespace = \"\"; }}\n{definitions}\
         def Deep : Type<And<[CPred<\"{condition}\">, P199]>, \"deep\">;\n\
         def O : Op<D, \"o\"> {{ let arguments = (ins Deep:$deep); }}"
    );
    let files = Memory::from([("up/D.td", &*text)]);
    let request = Request {
        main: MainFile::Path(PathBuf::from("up/D.td")),
        upstream_includes: vec![PathBuf::from("up")],
        ..Request::default()
    };
    let output = generate(Generator::Dialect, request, &files)
        .unwrap_or_else(|failure| panic!("{:?}", failure.diagnostics));
    assert!(output.text.matches("ty.is_float()").count() == 200, "{}", output.text);
}

/// The text that a generator makes of a stock file, with single spaces.
fn of_stock_file(text: &'static str, generator: Generator) -> String {
    let files = Memory::from([("up/Box.td", text)]);
    let request = Request {
        main: MainFile::Path(PathBuf::from("up/Box.td")),
        upstream_includes: vec![PathBuf::from("up")],
        stub_hooks: true,
        ..Request::default()
    };
    match generate(generator, request, &files) {
        Ok(output) => output.text.split_whitespace().collect::<Vec<_>>().join(" "),
        Err(failure) => panic!("{:?}", failure.diagnostics),
    }
}

#[test]
fn predicates_are_combined_in_cpp() {
    let generated = |generator| of_stock_file(COMPOSED, generator);
    let rust = generated(Generator::Dialect);
    let long = "Some(ty).filter(|_entity| _entity.is_vector())?.num_elements()? > 8";
    assert!(rust.contains(&format!("!({long})")), "{rust}");
    assert!(rust.contains("Option::<bool>::from(hooks::is_odd(ty)).unwrap_or(false)"), "{rust}");
    assert!(rust.contains("(if ty.is_vector() { 1i32 } else { 2i32 }) == 2"), "{rust}");
    let hooks = generated(Generator::ListHooks);
    let odd = "// ::mlir::box::isOdd($_self, ((::llvm::cast<::mlir::VectorType>($_self).getNumElements() > 8)) || \
               (/* ($_self.is_signless_integer(32)) */($_self)))";
    assert!(hooks.contains(&format!("required predicate `hooks::is_odd` of `Odd` {odd}")), "{hooks}");
    assert!(!hooks.contains("5u / 2 - 3") && rust.contains("(default `4294967295`)"), "{hooks}\n{rust}");
}

/// Substitutions around hooks, around Rust, without a replacement, and in what has no leaf.
const SUBSTITUTED: &str = r#"
include "mlir/IR/OpBase.td"
def Box_Dialect : Dialect { let name = "box"; let cppNamespace = "::mlir::box"; }
def W16 : Type<SubstLeaves<"8", "16", I8.predicate>, "i16">;
def W32 : Type<SubstLeaves<"8", "32", I8.predicate>, "i32">;
def Part : SubstLeaves<"$_self", "getPart(XX, $_self)", CPred<"$_self.isInteger(10)">>;
def Part0 : Type<SubstLeaves<"XX", "0", Part>, "part 0">;
def Part1 : Type<SubstLeaves<"XX", "1", Part>, "part 1">;
def Other : Type<SubstLeaves<"$_self", "getOther($_self)", CPred<"$_self.isInteger(8)">>, "other">;
def Eleven : Type<SubstLeaves<"0", "1", Part>, "eleven">;
def Emptied : Type<SubstLeaves<"Signless", "", CPred<"$_self.isSignlessInteger(8)">>, "any i8">;
def Plain : Type<SubstLeaves<"XX", "24", Concat<"", CPred<"$_self.isInteger(XX)">, "">>, "i24">;
def Nothing : Type<Concat<"!(", Or<[]>, ")">, "anything">;
def Box_PutOp : Op<Box_Dialect, "put"> {
  let arguments = (ins W16:$a, W32:$b, Part0:$c, Part1:$d, Other:$e, Eleven:$f, Emptied:$g, Plain:$h, Nothing:$i);
}
"#;

#[test]
fn substitutions_tell_predicates_apart() {
    let generated = |generator| of_stock_file(SUBSTITUTED, generator);
    let rust = generated(Generator::Dialect);
    for text in [
        "fn w16(ty: Type<'_>) -> bool { Option::<bool>::from(hooks::is_w16(ty)).unwrap_or(false) }",
        "fn w32(ty: Type<'_>) -> bool { Option::<bool>::from(hooks::is_w32(ty)).unwrap_or(false) }",
        "fn eleven(ty: Type<'_>) -> bool { (|| Some( Option::<::rtblgen_runtime::Type<'_>>::from(hooks::part_type(ty))? .is_integer(11), ))() .unwrap_or(false) }",
        "fn emptied(ty: Type<'_>) -> bool { ty.is_integer(8) }",
        "fn plain(ty: Type<'_>) -> bool { ty.is_integer(24) }",
    ] {
        assert!(rust.contains(text), "{text} in {rust}");
    }
    let hooks = generated(Generator::ListHooks);
    for cpp in
        ["`8` replaced by `16`", "`8` replaced by `32`", "// getPart(0, $_self)", "// getPart(1, $_self)"]
    {
        assert!(hooks.contains(cpp), "{cpp} in {hooks}");
    }
    assert!(!hooks.contains("substituted_rust"), "{hooks}");
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

/// Constants that are types, and an enum constant that is a call.
const CONSTANTS: &str = r#"
include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/PatternBase.td"
def Box_Dialect : Dialect { let name = "box"; let cppNamespace = "::mlir::box"; }
def Mode : I32EnumAttr<"Mode", "a mode", [I32EnumAttrCase<"Slow", 0>]> { let cppNamespace = "::mlir::box"; }
def PutOp : Op<Box_Dialect, "put"> { let arguments = (ins TypeAttr:$of, Mode:$mode); }
def Wide : Pat<(PutOp ConstantAttr<TypeAttr, "rewriter.getIntegerType(8)">, $mode),
               (PutOp ConstantAttr<TypeAttr, "typeOf(rewriter)">, $mode)>;
"#;

#[test]
fn constants_of_types_have_a_context() {
    let rust = of_stock_file(CONSTANTS, Generator::Rewriters);
    for text in [
        "attr == attr.context().type_attr(attr.context().integer_type(8))",
        "type_attr(hooks::constant(builder.context()))",
        "pub fn constant<'c>(context: &'c Context) -> Type<'c> { support::missing_hook(context,",
    ] {
        assert!(rust.contains(text), "{text} in {rust}");
    }
}

/// The error of a generator for a stock file, with its place.
fn error_of(text: &str, generator: Generator) -> String {
    let files = Memory::from([("up/Box.td", text)]);
    let request = Request {
        main: MainFile::Path(PathBuf::from("up/Box.td")),
        upstream_includes: vec![PathBuf::from("up")],
        ..Request::default()
    };
    let Err(failure) = generate(generator, request, &files) else { return "no error".to_owned() };
    let error = failure.errors().next().expect("there is an error");
    let place = failure.sources.text(error.span.expect("it has a place"));
    let labels: Vec<_> = error.labels.iter().map(|(span, _)| failure.sources.text(*span)).collect();
    format!("{place:?} {labels:?}: {}; {}", error.message, error.help.as_deref().unwrap_or_default())
}

#[test]
fn a_constant_without_a_translation_is_an_error() {
    let pattern = "def Slow : Pat<(PutOp $of, ConstantAttr<Mode, \"modeOf()\">), (PutOp $of, ConstantAttr<Mode, \"::mlir::box::Mode::Slow\">)>;";
    let error = error_of(&format!("{CONSTANTS}{pattern}"), Generator::Rewriters);
    let expected = "the constant is C++ without a translation, expected a `Mode`; write the path of a case, such as `Mode::Slow`";
    assert!(error.contains(expected), "{error}");
}

#[test]
fn two_attributes_of_an_enum_are_an_error() {
    let mode = "def Box_ModeAttr : EnumAttr<Box_Dialect, Mode, \"mode\">;";
    let error = error_of(&format!("{CONSTANTS}{mode}"), Generator::Dialect);
    let expected = "\"Box_ModeAttr\" [\"Mode\"]: two attributes hold the enum `Mode`: a value of it becomes one of them only; \
                    write `let genSpecializedAttr = 0;` in `Mode`";
    assert_eq!(error, expected);
}

/// Rust around the predicates of a stock file, in which `type` stands for an attribute.
const RUST_AROUND_CPP: &str = r#"
include "up/Box.td"
def Mine_Dialect : Dialect { let name = "mine"; }
def OfAttr : Attr<SubstLeaves<"$_self", "type_of($_self)", Odd.predicate>, "odd">;
def OfType : Attr<SubstLeaves<"$_self", "part_of($_self)", Wide.predicate>, "wide">;
def Mine_Op : Op<Mine_Dialect, "op"> { let arguments = (ins OfAttr:$a, OfType:$b); }
"#;

#[test]
fn constraints_tell_the_types_below_rust() {
    let stock = r#"
      include "mlir/IR/OpBase.td"
      def Odd : Attr<CPred<"isOdd($_self)">, "odd">;
      def Wide : Type<CPred<"isWide($_self)">, "wide">;
    "#;
    let files = Memory::from([("up/Box.td", stock), ("Mine.td", RUST_AROUND_CPP)]);
    let request = Request {
        main: MainFile::Path(PathBuf::from("Mine.td")),
        include_dirs: vec![PathBuf::from(".")],
        upstream_includes: vec![PathBuf::from("up")],
        stub_hooks: true,
        ..Request::default()
    };
    let output = generate(Generator::Dialect, request, &files)
        .unwrap_or_else(|failure| panic!("{:?}", failure.diagnostics));
    for hook in ["fn is_odd(attribute: Attribute<'_>)", "fn is_of_type(ty: Type<'_>)"] {
        assert!(output.text.contains(hook), "{hook} is not in\n{}", output.text);
    }
}
