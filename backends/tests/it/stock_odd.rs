//! Odd but legal C++ in files under an upstream root.

use std::path::PathBuf;

use rtblgen_backends::{Generator, MainFile, Request, generate};
use tblgen_parser::Memory;

const HEADER: &str = r#"
include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/Properties.td"
def D : Dialect { let name = "d"; let cppNamespace = "::mlir::d"; }
"#;

fn run(generator: Generator, body: &str) -> String {
    let files = Memory::from([("up/D.td", format!("{HEADER}{body}").as_str())]);
    let request = Request {
        main: MainFile::Path(PathBuf::from("up/D.td")),
        upstream_includes: vec![PathBuf::from("up")],
        stub_hooks: true,
        ..Request::default()
    };
    let output =
        generate(generator, request, &files).unwrap_or_else(|failure| panic!("{:?}", failure.diagnostics));
    output.text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The Rust of a stock file with stubs, with single spaces.
fn generated(body: &str) -> String {
    run(Generator::Dialect, body)
}

#[track_caller]
fn assert_contains(text: &str, parts: &[&str]) {
    for part in parts {
        assert!(text.contains(part), "no `{part}` in:\n{text}");
    }
}

#[test]
fn traits_without_a_name_are_hooks() {
    let text = generated(
        r#"def A : Op<D, "a", [NativeOpTrait<"X">, ParamNativeOpTrait<"Y", "3">, NativeOpTrait<"IsTerminator">,
                               HasParent<"B">]>;
           def B : Op<D, "b">;"#,
    );
    assert_contains(&text, &["&hooks::X", "&hooks::Y_3", "pub static X: TraitDefinition"]);
    assert!(!text.contains("hooks::IS_TERMINATOR") && !text.contains("hooks::HAS_PARENT"), "{text}");
}

#[test]
fn classes_of_parameters_have_names_of_their_own() {
    let text = generated(
        r#"def T : TypeDef<D, "T"> {
             let mnemonic = "t";
             let hasCustomAssemblyFormat = 1;
             let parameters = (ins "Self":$a, "type":$b, "Value":$c, "Op":$d, "a::Foo":$e, "b::Foo":$f, "::a::Foo":$g,
                                   "Operation *":$h, "Location":$i, "d::Foo_Bar":$j);
           }"#,
    );
    assert_contains(
        &text,
        &[
            "pub fn a(self) -> hooks::Self2",
            "pub fn b(self) -> hooks::Type2",
            "pub fn c(self) -> hooks::Value2",
            "pub fn d(self) -> hooks::Op2",
            "pub fn e(self) -> hooks::Foo ",
            "pub fn f(self) -> hooks::BFoo",
            "pub fn g(self) -> hooks::Foo ",
            "pub fn h(self) -> hooks::Operation ",
            "pub fn i(self) -> ::rtblgen_runtime::Attribute<'c>",
            "pub fn j(self) -> hooks::FooBar ",
        ],
    );
}

#[test]
fn properties_of_classes_without_conversions_are_hooks() {
    let text = generated(
        r#"def A : Op<D, "a"> {
             let arguments = (ins Property<"a::Foo">:$a, Property<"b::Foo">:$b, Property<"float">:$c,
                                  Property<"std::vector<int64_t>">:$d);
           }"#,
    );
    let types = ["Own<hooks::Foo>", "Own<hooks::BFoo>", "Own<hooks::Float>", "Own<hooks::VectorInt64T>"];
    assert_contains(&text, &types);
}

#[test]
fn integers_of_the_standard_library_are_properties() {
    let text = generated(
        r#"def A : Op<D, "a"> {
             let arguments = (ins Property<"std::size_t">:$a, IntProp<"std::uint8_t">:$b, Property<"::std::uint32_t">:$c,
                                  IntProp<"unsigned long long">:$d, Property<"bool">:$e);
           }"#,
    );
    for (name, ty) in [("a", "u64"), ("b", "u8"), ("c", "u32"), ("d", "u64"), ("e", "bool")] {
        assert!(
            text.contains(&format!("-> {ty} {{ ")) && text.contains(&format!("pub fn {name}(")),
            "{name}: {text}"
        );
    }
    assert!(!text.contains("size_t "), "{text}");
}

/// The values are those of `T(default)` in g++ 14.
#[test]
fn defaults_of_parameters_are_converted_as_in_cpp() {
    for (ty, cpp, rust) in [
        ("bool", "2", "bool = true"),
        ("bool", "-0.5", "bool = true"),
        ("int64_t", "-1.5", "i64 = -1"),
        ("int64_t", "9223372036854775808", "i64 = -9223372036854775808i64"),
        ("int64_t", "std::numeric_limits<int64_t>::max()", "i64 = 9223372036854775807i64"),
        ("unsigned", "std::numeric_limits<unsigned>::max()", "u32 = 4294967295u32"),
        ("int64_t", "true", "i64 = 1"),
        ("char", "'a'", "i8 = 97"),
        ("int", "'\\n'", "i32 = 10"),
        ("int", "1/2", "i32 = 0"),
        ("int", "-7 % 4", "i32 = -3"),
        ("double", "1/2", "f64 = 0.0"),
        ("uint8_t", "-1", "u8 = 255"),
        ("unsigned", "1u << 3 | 0x10", "u32 = 24"),
    ] {
        let text = generated(&format!(
            r#"def T : TypeDef<D, "T"> {{
                 let mnemonic = "t";
                 let parameters = (ins DefaultValuedParameter<"{ty}", [{{{cpp}}}]>:$a);
                 let assemblyFormat = "`<` struct(params) `>`";
               }}"#
        ));
        assert!(text.contains(&format!("let value: {rust};")), "{ty} {cpp}: {text}");
    }
}

#[test]
fn constants_of_properties_and_attributes_are_converted_as_in_cpp() {
    let text = generated(
        r#"def A : Op<D, "a"> {
             let arguments = (ins DefaultValuedProp<BoolProp, "2">:$a, DefaultValuedProp<IntProp<"int64_t">, "-1.5">:$b,
               DefaultValuedProp<IntProp<"uint8_t">, "-1">:$c, DefaultValuedAttr<BoolAttr, "2">:$d,
               DefaultValuedAttr<I32Attr, "-1.5">:$e, DefaultValuedAttr<I64Attr, "9223372036854775808">:$f,
               DefaultValuedAttr<I64Attr, "std::numeric_limits<int64_t>::max()">:$g,
               ConstantProp<IntProp<"uint8_t">, "-1">:$h);
           }"#,
    );
    let defaults =
        ["`a` (default `true`)", "`b` (default `-1`)", "`c` (default `255`)", "`d` (default `true`)"];
    assert_contains(&text, &defaults);
    let defaults =
        ["`e` (default `-1`)", "`f` (default `-9223372036854775808`)", "`g` (default `9223372036854775807`)"];
    assert_contains(&text, &defaults);
}

/// The result of a division by zero is undefined in C++.
#[test]
fn division_by_zero_is_a_hook() {
    let hooks = run(
        Generator::ListHooks,
        r#"def P : ConfinedProp<IntProp<"int64_t">, CPred<"$_self / 0 == 0">>;
           def Q : ConfinedProp<IntProp<"int64_t">, CPred<"$_self % (1 - 1) == 0">>;
           def A : Op<D, "a"> { let arguments = (ins P:$p, Q:$q); }
           def T : TypeDef<D, "T"> {
             let mnemonic = "t";
             let parameters = (ins DefaultValuedParameter<"int", "1 / 0">:$a);
             let assemblyFormat = "`<` struct(params) `>`";
           }"#,
    );
    let expected = ["hooks::is_p`", "hooks::is_q`", "left out default value", "2 hooks required, 1 left out"];
    assert_contains(&hooks, &expected);
}

#[test]
fn cases_that_differ_in_case_only_get_numbers() {
    let text = generated(
        r#"class E<string n, list<string> names> : I32EnumAttr<n, "", !foreach(i, !range(names), I32EnumAttrCase<names[i], i>)> {
             let cppNamespace = "::mlir::d";
           }
           def E1 : E<"E1", ["Self", "self", "foo_bar", "FooBar"]>;
           def F1 : I32BitEnumAttr<"F1", "", [I32BitEnumAttrCaseBit<"set", 0>, I32BitEnumAttrCaseBit<"Set", 1>]> {
             let cppNamespace = "::mlir::d";
           }
           def A : Op<D, "a"> { let arguments = (ins DefaultValuedAttr<E1, "E1::self">:$a, DefaultValuedAttr<E1, "E1::FooBar">:$b, F1:$f); }"#,
    );
    assert_contains(
        &text,
        &[
            "(E1::Self_, 0, \"Self\"), (E1::Self2, 1, \"self\")",
            "(E1::FooBar, 2, \"foo_bar\"), (E1::FooBar2, 3, \"FooBar\")",
            "enum_to_attribute(E1::Self2, context)",
            "enum_to_attribute(E1::FooBar2, context)",
            "pub const SET_2: Self = Self(1);",
            "pub const SET_3: Self = Self(2);",
        ],
    );
}

/// mlir-tblgen accepts the name in an op with one result only.
#[test]
fn operands_of_ops_with_one_result_may_be_called_type() {
    let text = generated(
        r#"def A : Op<D, "a"> {
             let arguments = (ins AnyType:$value, Variadic<AnyType>:$type);
             let results = (outs AnyType:$result);
             let assemblyFormat = "$value `,` $type attr-dict `:` type($value) `,` type($type) `->` type($result)";
           }
           def B : Op<D, "b"> { let results = (outs AnyType:$result); let regions = (region AnyRegion:$type); }"#,
    );
    assert_eq!(text.matches("pub fn r#type").count(), 2, "{text}");
}

/// The accessor of mlir-tblgen makes the default value.
#[test]
fn defaults_of_attributes_without_a_builder_in_rust_are_left_out() {
    let body = r#"def M : I32EnumAttr<"Mode", "m", [I32EnumAttrCase<"LOW", 0>]> { let cppNamespace = "::mlir::d"; }
           def F : AttrDef<D, "F"> {
             let mnemonic = "f";
             let parameters = (ins "APFloat":$a, "int64_t":$b, EnumParameter<M>:$m);
             let assemblyFormat = "`<` struct(params) `>`";
             let constBuilderCall = "::mlir::d::FAttr::get($_builder.getContext(), APFloat(0.0), 0, $0)";
           }
           def A : Op<D, "a"> {
             let arguments = (ins DefaultValuedOptionalAttr<F, "::mlir::d::Mode::LOW">:$x, DefaultValuedAttr<F, "Mode::LOW">:$y);
           }"#;
    let text = generated(body);
    for name in ["x", "y"] {
        assert_contains(&text, &[&format!("pub fn {name}<'c>(self, ir: &Ir<'c>) -> Option<")]);
    }
    assert!(!text.contains("(ir.context())"), "{text}");
    assert_contains(&run(Generator::ListHooks, body), &["left out attribute constant"]);
}
