//! Native calls and constraints of stock pattern files, with the expected hook or error.

use oracle::sections;
use rtblgen_backends::{Generator, generate};
use tblgen_parser::Memory;

use super::request;

/// Ops, and texts of tests, each after its title, with parts of its Rust (`EXPECT`) or of its error (`ERROR`). The test
/// `stock_texts` of `ods-conformance` compiles the Rust.
const TEXTS: &str = include_str!("../../td/stock/calls.txt");

/// The generated Rust, or the first error with the text at its place.
fn generated(text: &str, generator: Generator) -> String {
    let (ops, _) = sections(TEXTS);
    let text = format!("{ops}{text}");
    match generate(generator, request(), &Memory::from([("up/Box.td", text.as_str())])) {
        Ok(output) => output.text.split_whitespace().collect::<Vec<_>>().join(" "),
        Err(failure) => {
            let error = failure.errors().next().expect("there is an error");
            let place = failure.sources.text(error.span.expect("it has a place"));
            format!("error at {place:?}: {}", error.message)
        }
    }
}

/// A pattern whose call `F` makes an attribute of an op from a value and an attribute.
const ATTRIBUTE: &str = "Pat<(AOp $x, $t), (AOp $x, (F $x, $t))>";

/// Checks that the Rust or the error for a native call `F` in a pattern contains each expected text.
#[track_caller]
fn check(cpp: &str, pattern: &str, expected: &[&str]) {
    let text =
        generated(&format!("def F : NativeCodeCall<[{{{cpp}}}]>;\ndef P : {pattern};"), Generator::Rewriters);
    for part in expected {
        assert!(text.contains(part), "{cpp}: {part} is not in\n{text}");
    }
}

/// Checks the Rust of each text, or the error.
#[test]
fn texts_have_the_expected_rust_or_error() {
    for section in sections(TEXTS).1 {
        let title = section.title;
        let text = generated(section.body, Generator::Rewriters);
        let parts: Vec<_> = section.values("EXPECT").chain(section.values("ERROR")).collect();
        assert!(!parts.is_empty(), "{title}: nothing is expected");
        assert_eq!(text.starts_with("error at "), section.value("ERROR").is_some(), "{title}: {text}");
        for part in parts {
            assert!(text.contains(part), "{title}: {part} is not in\n{text}");
        }
    }
}

#[test]
fn mistakes_name_their_construct() {
    let source = "Pat<(AOp (F $x), $t), (AOp $x, $t)>";
    check("", ATTRIBUTE, &["the native call has no expression"]);
    let text = generated(
        "def F : NativeCodeCall<\"success(foo($_builder, $_self, $0))\">; def P : Pat<(AOp (F $x), $t), (AOp $x, $t)>;",
        Generator::Rewriters,
    );
    let error = "`$_builder` cannot be used in a native call in a source pattern";
    assert!(text.starts_with("error at \"\\\"success(") && text.ends_with(error), "{text}");
    check("success(Foo($0)[1])", source, &["NativeCodeCall must have $_self as argument"]);
    let text = generated(
        "def F : NativeCodeCall<\"success(foo($_self, $0))\">; def P : Pat<(AOp $x, (F $t)), (AOp $x, $t)>;",
        Generator::Rewriters,
    );
    assert!(text.contains("`$t` of op 'e.a' should be an attribute"), "{text}");
    let text = generated(
        "def C : Constraint<CPred<\"foo($0...)\">>; def P : Pat<(AOp $x, $t), (AOp $x, $t), [(C $x)]>;",
        Generator::Rewriters,
    );
    assert!(text.starts_with("error at \"C\": `$0...` cannot be used in a constraint"), "{text}");
}

#[test]
fn none_in_rust_is_an_absent_attribute() {
    let (ops, _) = sections(TEXTS);
    let text = format!("{ops}def N : NativeCodeCall<\"None\">; def P : Pat<(AOp $x, $t), (AOp $x, (N))>;");
    let output = crate::run(Generator::Rewriters, &text);
    let rust = output.unwrap_or_else(|failure| panic!("{:?}", failure.diagnostics)).text;
    let rust = rust.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(rust.contains("-> Option<::rtblgen_runtime::Attribute<'c>> { None }"), "{rust}");
}

#[test]
fn names_of_hooks_do_not_depend_on_the_order_of_calls() {
    let (_, sections) = sections(TEXTS);
    let names = sections.last().expect("there is a section");
    let list = generated(names.body, Generator::ListHooks);
    for expected in [
        "`hooks::foo` of `One` // foo($0)",
        "`hooks::foo_2` of `Own` // foo_2($0)",
        "`hooks::foo_3` of `Upper` // FOO($0)",
        "`hooks::foo_4` of `Two` // foo($_loc, $0)",
        "`hooks::a_bar` of `InA` // a::bar($0)",
        "`hooks::b_bar` of `InB` // b::bar($0)",
    ] {
        assert!(list.contains(expected), "{expected} is not in\n{list}");
    }
}

#[test]
fn classes_of_different_namespaces_are_different_hooks() {
    let text = generated(
        r#"
        class One<string name, string ty> : TypeDef<E_Dialect, name> {
          let mnemonic = name; let parameters = (ins ty:$it); let hasCustomAssemblyFormat = 1;
        }
        def T1 : One<"T1", "::a::Foo">; def T2 : One<"T2", "b::Foo">; def T3 : One<"T3", "Foo">;
        def T4 : One<"T4", "::mlir::e::Foo">; def T5 : One<"T5", "e::Foo">; def T6 : One<"T6", "::b::Foo">;
        "#,
        Generator::ListHooks,
    );
    assert_eq!(text.matches("required parameter type").count(), 3, "{text}");
    for expected in ["`hooks::Foo` of `T1`", "`hooks::BFoo` of `T2`", "`hooks::Foo2` of `T3`"] {
        assert!(text.contains(expected), "{expected} is not in\n{text}");
    }
}
