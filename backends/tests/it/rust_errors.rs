//! Definitions that mlir-tblgen passes on to the C++ compiler: here they are errors at their position, before
//! rustc sees them.

use rtblgen_backends::{Generator, MainFile, Request, generate};
use tblgen_parser::Memory;

use crate::run;

const PRELUDE: &str = "include \"mlir/IR/OpBase.td\"\ninclude \"mlir/IR/EnumAttr.td\"\n\
     def D : Dialect { let name = \"d\"; let cppNamespace = \"::d\"; }\n";

/// The definition, the start of the message, and the text that it points at.
const CASES: &[(&str, &str, &str)] = &[
    (
        r#"def A : Op<D, "a", [NativeOpTrait<"Foo Bar">]>;"#,
        "the name of a trait must be a Rust path, found `Foo Bar`",
        r#"NativeOpTrait<"Foo Bar">"#,
    ),
    (
        r#"def A : Op<D, "a"> { let arguments = (ins DefaultValuedAttr<I32Attr, "99999999999">:$x); }"#,
        "the constant does not fit into `i32`",
        r#""99999999999""#,
    ),
    (
        r#"def A : Op<D, "a"> { let arguments = (ins DefaultValuedAttr<I8Attr, "1.5">:$x); }"#,
        "the constant is a floating-point number, expected `i8`",
        r#""1.5""#,
    ),
    (
        r#"def A : Op<D, "a"> { let arguments = (ins DefaultValuedStrAttr<StrAttr, "he\"y">:$x); }"#,
        "the snippet is not Rust: a bracket, a quote or a comment is left open",
        r#"DefaultValuedStrAttr<StrAttr, "he\"y">"#,
    ),
    (
        r#"def A : Op<D, "a"> { let arguments = (ins DefaultValuedAttr<I32Attr, "{">:$x); }"#,
        "the snippet is not Rust: a bracket, a quote or a comment is left open",
        "{",
    ),
    (
        r#"def E : I32EnumAttr<"En", "", [I32EnumAttrCase<"A", 5000000000>]>;"#,
        "`5000000000` does not fit into 32 bits",
        r#"I32EnumAttrCase<"A", 5000000000>"#,
    ),
    (
        r#"def E : I32EnumAttr<"En", "", [I32EnumAttrCase<"A", 5>, I32EnumAttrCase<"B", 5>]>;"#,
        "two cases of `En` have the number 5",
        r#"I32EnumAttrCase<"B", 5>"#,
    ),
    (
        r#"def A : Op<D, "a"> { let arguments = (ins I32:$x); let extraClassDeclaration = "fn y() {} fn x(self) {}"; }"#,
        "there is a function `x` already: it is generated, or declared before",
        "x",
    ),
    (
        r#"def A : Op<D, "a"> { let arguments = (ins DefaultValuedAttr<I32Attr, "010">:$x); }"#,
        "`010` is octal in C++ and decimal in Rust",
        r#""010""#,
    ),
    (
        r#"def A : Op<D, "a"> { let arguments = (ins DefaultValuedAttr<F64Attr, "0x1p3">:$x); }"#,
        "`0x1p3` is no number that we understand: write it in decimal",
        r#""0x1p3""#,
    ),
    (
        r#"def A : Op<D, "a"> { let arguments = (ins DefaultValuedAttr<I32Attr, "1 << 40">:$x); }"#,
        "the constant does not fit into `i32`",
        r#""1 << 40""#,
    ),
    (
        r#"def A : Op<D, "a"> { let arguments = (ins DefaultValuedAttr<DenseI8ArrayAttr, "{1, 999}">:$x); }"#,
        "the constant does not fit into `i8`",
        r#""{1, 999}""#,
    ),
    (
        r#"def E : I32EnumAttr<"En", "", [I32EnumAttrCase<"A", 5>]>;
           def A : Op<D, "a"> { let arguments = (ins DefaultValuedAttr<E, "::d::En::Nope">:$x); }"#,
        "the enum `En` has no case `Nope`",
        r#""::d::En::Nope""#,
    ),
    (r#"def A : Op<D, "a">; def B : Op<D, "a">;"#, "two ops have the name 'a'", "B"),
    (
        r#"include "mlir/IR/AttrTypeBase.td"
def A : TypeDef<D, "A"> { let mnemonic = "t"; } def B : TypeDef<D, "B"> { let mnemonic = "t"; }"#,
        "two types have the name 't'",
        "B",
    ),
    (
        r#"include "mlir/IR/AttrTypeBase.td"
def A : AttrDef<D, "A"> { let mnemonic = "a"; } def B : AttrDef<D, "B"> { let mnemonic = "a"; }"#,
        "two attributes have the name 'a'",
        "B",
    ),
    (
        r#"def E : I32EnumAttr<"En", "", [I32EnumAttrCase<"A", -1>, I32EnumAttrCase<"B", 4294967295>]>;
def A : Op<D, "a"> { let arguments = (ins E:$e); }"#,
        "two cases of `En` have the same 32 bits: -1 and 4294967295",
        r#"I32EnumAttrCase<"B", 4294967295>"#,
    ),
    (
        r#"def A : Op<D, "a"> { let arguments = (ins IntProp<"__int128">:$x); }"#,
        "`__int128` is no integer of Rust that a property can be",
        r#""__int128""#,
    ),
    (
        r#"def A : Op<D, "a"> { let arguments = (ins IntArrayProp<StringProp>:$x); }"#,
        "the elements of an `IntArrayProp` are integers with a sign",
        "IntArrayProp",
    ),
    (
        r#"include "mlir/IR/AttrTypeBase.td"
def T : TypeDef<D, "T"> {
  let mnemonic = "t";
  let parameters = (ins "int64_t":$a, DefaultValuedParameter<"int64_t", "$a + $c">:$b, "int64_t":$c);
  let assemblyFormat = "`<` $a `,` $c (`,` $b^)? `>`";
}"#,
        "a default value can use only `$_ctxt` and the parameters before this one",
        r#""$a + $c""#,
    ),
    (
        r#"def A : Op<D, "a"> { let arguments = (ins Property<>:$x); }"#,
        "a property needs a `storageType`",
        "Property<>",
    ),
    (
        r#"def P : Property<"V"> { let convertToAttribute = "$_storage.form($_ctxt)"; }
def A : Op<D, "a"> { let arguments = (ins P:$x); }"#,
        "a property with `convertToAttribute` needs `convertFromAttribute` too",
        r#""$_storage.form($_ctxt)""#,
    ),
    (
        r#"def P : Property<"V"> { let parser = "todo($_parser)"; }
def A : Op<D, "a"> { let arguments = (ins P:$x); }"#,
        "a property with `parser` needs `convertToAttribute` and `convertFromAttribute` too",
        r#""todo($_parser)""#,
    ),
    (
        r#"def P : Property<"V"> {
  let convertToAttribute = "$_storage.form($_ctxt)";
  let convertFromAttribute = "return convertFromAttribute($_storage, $_attr, $_diag);";
}
def A : Op<D, "a"> { let arguments = (ins P:$x); }"#,
        "there is no placeholder `$_storage` in `convertFromAttribute`",
        "$_storage",
    ),
    (
        r#"def P : Property<"V"> {
  let convertToAttribute = "return ::mlir::StringAttr::get($_ctxt, $_storage.text);";
  let convertFromAttribute = "V::of($_attr)";
}
def A : Op<D, "a"> { let arguments = (ins P:$x); }"#,
        "`::mlir::` is C++: a snippet is Rust",
        "::mlir::",
    ),
    (
        r#"def P : IntProp<"i32"> { let convertToAttribute = "$_ctxt.unit_attr()"; }
def A : Op<D, "a"> { let arguments = (ins P:$x); }"#,
        "`P` is of a kind that has conversions of its own",
        r#""$_ctxt.unit_attr()""#,
    ),
    (
        r#"def P : Property<"V"> { let convertToAttribute = "a($_ctxt)"; let convertFromAttribute = "b($_attr)"; }
def A : Op<D, "a"> { let arguments = (ins P:$x); let assemblyFormat = "$x attr-dict"; }"#,
        "the property `x` has no text: give its def a `parser` and a `printer`, in Rust",
        "$x",
    ),
    (
        r#"def A : Op<D, "a"> { let arguments = (ins DefaultValuedProp<I32Prop, "99999999999">:$x); }"#,
        "the constant does not fit into `i32`",
        r#""99999999999""#,
    ),
    (
        r#"def A : Op<D, "a"> { let arguments = (ins ConfinedProp<I32Prop, CPred<"$_self >">, "x">:$x); }"#,
        "the snippet is not Rust",
        ">",
    ),
];

#[test]
fn what_rustc_would_refuse_is_found_in_the_td() {
    for (text, message, place) in CASES {
        let failure = run(Generator::Dialect, &format!("{PRELUDE}{text}")).expect_err(text);
        let messages: Vec<_> = failure.diagnostics.iter().map(|error| &error.message).collect();
        assert_eq!(messages.len(), 1, "{text}: {messages:?}");
        assert!(messages[0].starts_with(message), "{text}: {messages:?}");
        let span = failure.diagnostics[0].span.expect("it has a place");
        assert_eq!(failure.sources.text(span), *place, "{text}");
        assert_eq!(failure.sources.name(failure.sources.file_of(span)), "test.td", "{text}");
    }
}

fn with_extern_path(path: &str) -> Result<String, String> {
    let b = "include \"mlir/IR/EnumAttr.td\"\n\
        def B : Dialect { let name = \"b\"; let cppNamespace = \"::b\"; }\n\
        def Mode : I32EnumAttr<\"Mode\", \"\", [I32EnumAttrCase<\"Fast\", 0>]>;\n";
    let files = Memory::from([("b.td", b)]);
    let text = format!(
        "{PRELUDE}include \"b.td\"\n\
         def A : Op<D, \"a\"> {{ let arguments = (ins DefaultValuedAttr<Mode, \"Mode::Fast\">:$m); }}"
    );
    let main = MainFile::Text { name: "test.td".to_owned(), text };
    let extern_paths = vec![("b".to_owned(), path.to_owned())];
    let request = Request { main, extern_paths, ..Request::default() };
    let output = generate(Generator::Dialect, request, &files);
    output.map(|output| output.text).map_err(|failure| failure.diagnostics[0].message.clone())
}

#[test]
fn enums_of_other_dialects_are_at_their_external_path() {
    let text = with_extern_path("crate::dialects::b").expect("it is a path");
    assert!(text.contains("-> crate::dialects::b::Mode"), "{text}");
    assert!(text.contains("crate::dialects::b::Mode::Fast"), "{text}");
    assert!(!text.contains("enum Mode"), "the enum is generated where it belongs: {text}");
}

#[test]
fn an_external_path_that_is_none_is_refused_by_all_generators() {
    let message = with_extern_path("not a path").expect_err("it is no path");
    assert_eq!(message, "the external path of the dialect 'b' is not a Rust path: 'not a path'");
}

#[test]
fn a_macro_is_a_name() {
    for (name, is_name) in [("A=1", false), ("1A", false), ("a b", false), ("A1_", true)] {
        let request = Request { defines: vec![name.to_owned()], ..Request::default() };
        let output = generate(Generator::OpDefs, request, &Memory::default());
        assert_eq!(output.is_ok(), is_name, "{name}");
    }
}
