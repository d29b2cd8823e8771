//! Predicates of files under an upstream root.

use std::path::PathBuf;

use rtblgen_backends::{Generator, MainFile, Request, generate};
use tblgen_parser::{Disk, Memory};

use super::{of_stock_file, output_of, request};

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
        let request = Request { upstream_includes: vec![PathBuf::from(root)], ..request() };
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

/// Combiners and expressions at the deepest permitted nesting.
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
    let output = output_of(&text, Generator::Dialect);
    assert!(output.text.matches("ty.is_float()").count() == 200, "{}", output.text);
}

#[test]
fn snippets_beyond_the_deepest_nesting_are_errors() {
    let source = |open: &str, count: usize| {
        let close = if open == "(" { ")".repeat(count) } else { String::new() };
        format!(
            "include \"mlir/IR/OpBase.td\"\ndef D : Dialect {{ let name = \"d\"; let cppNamespace = \"\"; }}\n\
             def Deep : Type<CPred<\"{}$_self.is_index(){close}\">, \"deep\">;\n\
             def O : Op<D, \"o\"> {{ let arguments = (ins Deep:$deep); }}",
            open.repeat(count)
        )
    };
    let run = |text: &str| {
        let main = MainFile::Path("own.td".into());
        generate(
            Generator::Dialect,
            Request { main, ..Request::default() },
            &Memory::from([("own.td", text)]),
        )
    };
    for open in ["(", "!"] {
        assert!(run(&source(open, 650)).is_ok(), "{open}");
        let Err(failure) = run(&source(open, 20_000)) else { panic!("{open} is accepted") };
        assert!(failure.to_string().contains("nested too deeply"), "{failure}");
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

/// Substitutions around hooks, around Rust, without a replacement, and in a predicate without a leaf.
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
        ..request()
    };
    let output = generate(Generator::Dialect, request, &files)
        .unwrap_or_else(|failure| panic!("{:?}", failure.diagnostics));
    for hook in ["fn is_odd(attribute: Attribute<'_>)", "fn is_of_type(ty: Type<'_>)"] {
        assert!(output.text.contains(hook), "{hook} is not in\n{}", output.text);
    }
}

/// A container whose list of elements only C++ knows: its call stands before Rust of the library.
#[test]
fn the_elements_of_a_container_may_be_cpp() {
    let text = of_stock_file(
        r#"
include "mlir/IR/OpBase.td"
def Box_Dialect : Dialect { let name = "box"; let cppNamespace = "::mlir::box"; }
def Bundle : MixedContainerType<AnyTypeOf<[I32, F32]>, CPred<"isBundle($_self)">, "elementsOf($_self)", "bundle">;
def PutOp : Op<Box_Dialect, "put"> { let arguments = (ins Bundle:$bundle); }
"#,
        Generator::Dialect,
    );
    let hooks = text.matches("Option::<bool>::from(hooks::is_bundle").count();
    assert_eq!(hooks, 2, "the container and its elements: {text}");
    assert!(
        text.contains("elementsOf($_self)")
            && !text.contains("elementsOf($_self).into_iter().all(|element| ("),
        "{text}"
    );
}
