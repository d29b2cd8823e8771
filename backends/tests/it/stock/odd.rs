//! Unusual but legal C++ in files under an upstream root.

use oracle::sections;
use rtblgen_backends::Generator;

use super::of_stock_file;

/// Texts of tests, each after its title. The test `stock_texts` of `ods-conformance` compiles the Rust of all of them.
const TEXTS: &str = include_str!("../../td/stock/odd.txt");

fn run(generator: Generator, title: &str) -> String {
    let (header, sections) = sections(TEXTS);
    let section = sections.iter().find(|own| own.title == title).expect("there is a text with the title");
    of_stock_file(&format!("{header}{}", section.body), generator)
}

/// The Rust of a stock file with stubs, with single spaces.
fn generated(title: &str) -> String {
    run(Generator::Dialect, title)
}

#[track_caller]
fn assert_contains(text: &str, parts: &[&str]) {
    for part in parts {
        assert!(text.contains(part), "no `{part}` in:\n{text}");
    }
}

#[test]
fn traits_without_a_name_are_hooks() {
    let text = generated("traits without a name are hooks");
    assert_contains(&text, &["&hooks::X", "&hooks::Y_3", "pub static X: TraitDefinition"]);
    assert!(!text.contains("hooks::IS_TERMINATOR") && !text.contains("hooks::HAS_PARENT"), "{text}");
}

#[test]
fn classes_of_parameters_have_names_of_their_own() {
    let text = generated("classes of parameters have names of their own");
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
    let text = generated("properties of classes without conversions are hooks");
    let types = ["Own<hooks::Foo>", "Own<hooks::BFoo>", "Own<hooks::Float>", "Own<hooks::VectorInt64T>"];
    assert_contains(&text, &types);
}

#[test]
fn integers_of_the_standard_library_are_properties() {
    let text = generated("integers of the standard library are properties");
    for (name, ty) in [("a", "u64"), ("b", "u8"), ("c", "u32"), ("d", "u64"), ("e", "bool")] {
        assert!(
            text.contains(&format!("-> {ty} {{ ")) && text.contains(&format!("pub fn {name}(")),
            "{name}: {text}"
        );
    }
    assert!(!text.contains("size_t "), "{text}");
}

/// The values are those of `T(default)` in g++ 12.2 on x86-64 with `-std=c++17`.
#[test]
fn defaults_of_parameters_are_converted_as_in_cpp() {
    let text = generated("defaults of parameters are converted as in cpp");
    let defaults: Vec<_> =
        text.split("let value: ").skip(1).map(|rest| rest.split(';').next().expect("a part")).collect();
    let expected = [
        "bool = true",
        "bool = true",
        "i64 = -1",
        "i64 = -9223372036854775808i64",
        "i64 = 9223372036854775807i64",
        "u32 = 4294967295u32",
        "i64 = 1",
        "i8 = 97",
        "i32 = 10",
        "i32 = 0",
        "i32 = -3",
        "f64 = 0.0",
        "u8 = 255",
        "u32 = 24",
    ];
    assert_eq!(defaults, expected);
}

#[test]
fn constants_of_properties_and_attributes_are_converted_as_in_cpp() {
    let text = generated("constants of properties and attributes are converted as in cpp");
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
    let hooks = run(Generator::ListHooks, "division by zero is a hook");
    let expected = ["hooks::is_p`", "hooks::is_q`", "left out default value", "2 hooks required, 1 left out"];
    assert_contains(&hooks, &expected);
}

#[test]
fn cases_that_differ_in_case_only_get_numbers() {
    let text = generated("cases that differ in case only get numbers");
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
    let text = generated("operands of ops with one result may be called type");
    assert_eq!(text.matches("pub fn r#type").count(), 2, "{text}");
}

/// The accessor of mlir-tblgen makes the default value.
#[test]
fn defaults_of_attributes_without_a_builder_in_rust_are_left_out() {
    let body = "defaults of attributes without a builder in rust are left out";
    let text = generated(body);
    for name in ["x", "y"] {
        assert_contains(&text, &[&format!("pub fn {name}<'c>(self, ir: &Ir<'c>) -> Option<")]);
    }
    assert!(!text.contains("(ir.context())"), "{text}");
    assert_contains(&run(Generator::ListHooks, body), &["left out attribute constant"]);
}

#[test]
fn types_of_the_own_namespace_in_interface_methods_are_qualified() {
    let text = generated("types of the own namespace in interface methods are qualified");
    assert_contains(
        &text,
        &[
            "fn mode(self, ir: &::rtblgen_runtime::Ir<'_>) -> Mode;",
            "-> Option<Mode>;",
            "-> ::rtblgen_runtime::Type<'c>;",
            "-> hooks::PortInfo;",
            "fn parent(self, ir: &::rtblgen_runtime::Ir<'_>) -> ::rtblgen_runtime::Op;",
            "ports: &[(u32, hooks::PortInfo)], mode: Mode",
        ],
    );
}

#[test]
fn interfaces_extend_those_that_the_library_declares() {
    let text = generated("interfaces extend those that the library declares");
    assert_contains(&text, &["::rtblgen_runtime::interfaces::LoopLikeOpInterface"]);
}

#[test]
fn ops_of_namespaces_without_rust_are_left_out_of_traits() {
    let text = generated("ops of namespaces without rust are left out of traits");
    assert_contains(&text, &["&traits::HAS_PARENT.with_parameters(&[\"d.a\"])", "&traits::SINGLE_BLOCK"]);
    assert!(!text.contains("DEFINITION.name") && !text.contains("SINGLE_BLOCK_IMPLICIT"), "{text}");
}

#[test]
fn getters_whose_names_are_keywords_are_translated() {
    let text = generated("getters whose names are keywords are translated");
    assert_contains(&text, &[".r#type()", ".r#match() > 1"]);
}

#[test]
fn conditions_of_interfaces_are_hooks() {
    let text = generated("conditions of interfaces are hooks");
    assert_contains(
        &text,
        &[
            "Option::<bool>::from(hooks::is_i(op.op().view(ir))) == Some(true)",
            "Option::<bool>::from(hooks::is_j(attribute.as_attribute())) == Some(true)",
            "Option::<bool>::from(hooks::is_k(ty.as_type())) == Some(true)",
            "pub(super) fn is_l(op: DynL, ir: &Ir<'_>) -> bool { op.is_good(ir) }",
            "the hook `is_i` of `I` is not written (up/Box.td:",
        ],
    );
}
