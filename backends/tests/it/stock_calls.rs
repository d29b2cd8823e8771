//! Native calls and constraints of stock pattern files, with the expected hook or error.

use std::path::PathBuf;

use rtblgen_backends::{Generator, MainFile, Request, generate};
use tblgen_parser::Memory;

const OPS: &str = r#"include "mlir/IR/OpBase.td"
include "mlir/IR/PatternBase.td"
include "mlir/IR/AttrTypeBase.td"
def E_Dialect : Dialect { let name = "e"; let cppNamespace = "::mlir::e"; }
def AOp : Op<E_Dialect, "a"> { let arguments = (ins AnyType:$x, AnyAttr:$t); let results = (outs AnyType:$r); }
def BOp : Op<E_Dialect, "b"> { let arguments = (ins Variadic<AnyType>:$x); let results = (outs AnyType:$r); }
def OOp : Op<E_Dialect, "o"> { let arguments = (ins Optional<AnyType>:$x); let results = (outs AnyType:$r); }
"#;

/// The generated Rust, or the first error with the text at its place.
fn generated(text: &str, generator: Generator) -> String {
    let text = format!("{OPS}{text}");
    let files = Memory::from([("up/E.td", text.as_str())]);
    let request = Request {
        main: MainFile::Path(PathBuf::from("up/E.td")),
        upstream_includes: vec![PathBuf::from("up")],
        stub_hooks: true,
        ..Request::default()
    };
    match generate(generator, request, &files) {
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
/// A pattern whose call `F` replaces an op and takes its variadic operand.
const VALUE: &str = "Pat<(BOp $x), (F $x)>";

/// Checks that the Rust or the error for a native call `F` in a pattern contains each expected text.
#[track_caller]
fn check(cpp: &str, pattern: &str, expected: &[&str]) {
    let text =
        generated(&format!("def F : NativeCodeCall<[{{{cpp}}}]>;\ndef P : {pattern};"), Generator::Rewriters);
    for part in expected {
        assert!(text.contains(part), "{cpp}: {part} is not in\n{text}");
    }
}

#[test]
fn a_hook_takes_the_rewriter_once() {
    check(
        "foo($_builder, $0, $_builder)",
        ATTRIBUTE,
        &[
            "hooks::foo(rewriter, argument_0)",
            "pub fn foo<'c>(rewriter: &mut PatternRewriter<'_, 'c>, argument_0: Value)",
        ],
    );
}

#[test]
fn library_names_are_not_user_functions() {
    let whole = ["hooks::f("];
    for cpp in [
        "APInt(32, 5)",
        "foo(APInt(32, 5))",
        "foo(Twine(\"a\"))",
        "foo(sizeof($0))",
        "foo(AffineMap::get($0))",
        "foo(mlir::unknown($0))",
        "foo(llvm::unknown($0))",
        "foo(std::tie($0))",
        "foo(IntegerAttr::unknown($0))",
        "foo(AOp::create($_builder, $0))",
    ] {
        check(cpp, ATTRIBUTE, &whole);
    }
    check("foo(StringRef(\"a\"))", ATTRIBUTE, &["hooks::foo(\"a\")", "argument_0: &str"]);
    check("Attribute(foo($1))", ATTRIBUTE, &["{ hooks::foo(argument_1) }"]);
    check("std::move($1)", ATTRIBUTE, &["{ argument_1 }"]);
    check("mlir::e::foo($1)", ATTRIBUTE, &["hooks::foo(argument_1)"]);
    check("AOp::foo($1)", ATTRIBUTE, &["hooks::a_op_foo(argument_1)"]);
    check("foo(llvm::to_vector($0))", VALUE, &["hooks::foo(", "argument_0: &[Value]"]);
}

#[test]
fn arguments_without_a_rust_type_make_the_call_one_hook() {
    check("foo({{1}, {2}})", ATTRIBUTE, &["hooks::f()"]);
    check(
        "$_loc",
        ATTRIBUTE,
        &["hooks::f(location)", "pub fn f<'c>(location: Location<'c>) -> Attribute<'c>"],
    );
    check("$0.getType()", ATTRIBUTE, &["pub fn f<'c>(argument_0: Value) -> Attribute<'c>"]);
    check("3", ATTRIBUTE, &["pub fn f<'c>() -> Attribute<'c>"]);
}

#[test]
fn a_call_that_returns_its_argument_returns_all_of_it() {
    check(
        "$0",
        "Pat<(BOp $x), (BOp (F $x))>",
        &["-> Vec<::rtblgen_runtime::Value> { { argument_0 }.to_vec() }"],
    );
    let error = "expected one value from the native call `$0`, but `$x` stands for";
    check("$0", VALUE, &[&format!("error at \"$x\": {error} any number of values")]);
    check("$0", "Pat<(OOp $x), (OOp (F $x))>", &[&format!("{error} one value or none")]);
}

#[test]
fn calls_in_calls_have_their_own_type() {
    let text = generated(
        "def Number : NativeCodeCall<\"3\">; def Same : NativeCodeCall<\"$0\">;
         def TypeOf : NativeCodeCall<\"$0.getType()\">; def Made : NativeCodeCall<\"made($0)\">;
         def Name : NativeCodeCall<\"$0.isInteger(32)\">;
         def F : NativeCodeCall<\"foo($0, $1, $2, $3, $4)\">;
         def P : Pat<(AOp $x, $t), (AOp $x, (F (Number), (Same $x), (TypeOf $x), (Made $x), (Name (TypeOf $x))))>;",
        Generator::Rewriters,
    );
    let signature = "pub fn foo<'c>(argument_0: i32, argument_1: Value, argument_2: Type<'c>, argument_3: Attribute<'c>, argument_4: bool)";
    assert!(text.contains(signature), "{text}");
}

#[test]
fn undefined_results_do_not_match() {
    let undefined =
        ["_is_defined(", "mismatch( \"a step of the native call `F` has no defined result\"", ".expect("];
    check("cast<IntegerAttr>($1)", ATTRIBUTE, &undefined);
    check("IntegerAttr::get($0.getType(), 3)", ATTRIBUTE, &undefined);
    check("$0.front()", VALUE, &undefined);
    // The test would call the hook.
    check("IntegerAttr::get(foo($0), 3)", ATTRIBUTE, &[".is_int_or_index()", ".expect("]);
    // Null in C++.
    check("dyn_cast<IntegerAttr>($1)", ATTRIBUTE, &["-> Option<::rtblgen_runtime::Attribute<'c>>"]);
}

#[test]
fn calls_in_sources_bind_each_argument_once() {
    let two = "Pat<(AOp (F $x, AnyAttr:$y), $t), (AOp $x, $y)>";
    let result = "-> Option<(Value, Attribute<'c>)>";
    check(
        "success(foo($_self, $1, $0))",
        two,
        &["hooks::foo(op)", result, "/// The tuple has the values of `$0`, `$1` and so on in this order."],
    );
    check("success(foo($_self, $0, $0))", two, &["hooks::f(op)", result]);
    check(
        "success(foo($_self, $0, $1))",
        "Pat<(AOp (F $x, $x), $t), (AOp $x, $t)>",
        &["symbol 'x' bound more than once"],
    );
    check(
        "success(foo($_self, $0))",
        "Pat<(BOp (variadic $x, (F $x))), (BOp (variadic $x))>",
        &["symbol 'x' bound more than once"],
    );
    check(
        "success(foo($_self, $0))",
        "Pat<(BOp (variadic (F $x), $x)), (BOp (variadic $x))>",
        &["symbol 'x' bound more than once"],
    );
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

/// Functions whose hooks have similar names, and a function with two signatures.
const NAMES: &str = r#"
def One : NativeCodeCall<"foo($0)">;
def Two : NativeCodeCall<"foo($_builder, $0)">;
def Own : NativeCodeCall<"foo_2($0)">;
def Upper : NativeCodeCall<"FOO($0)">;
def InA : NativeCodeCall<"a::bar($0)">;
def InB : NativeCodeCall<"b::bar($0)">;
def P1 : Pat<(BOp (variadic (AOp $x, $_))), (AOp $x, (InB $x))>;
def P2 : Pat<(BOp (variadic (AOp $x, $_))), (AOp $x, (InA $x))>;
def P3 : Pat<(BOp (variadic (AOp $x, $_))), (AOp $x, (Upper $x))>;
def P4 : Pat<(BOp (variadic (AOp $x, $_))), (AOp $x, (One $x))>;
def P5 : Pat<(BOp (variadic (AOp $x, $_))), (AOp $x, (Two $x))>;
def P6 : Pat<(BOp (variadic (AOp $x, $_))), (AOp $x, (Own $x))>;
"#;

#[test]
fn names_of_hooks_do_not_depend_on_the_order_of_calls() {
    let list = generated(NAMES, Generator::ListHooks);
    for expected in [
        "`hooks::foo` of `One` // foo($0)",
        "`hooks::foo_2` of `Own` // foo_2($0)",
        "`hooks::foo_3` of `Upper` // FOO($0)",
        "`hooks::foo_4` of `Two` // foo($_builder, $0)",
        "`hooks::a_bar` of `InA` // a::bar($0)",
        "`hooks::b_bar` of `InB` // b::bar($0)",
    ] {
        assert!(list.contains(expected), "{expected} is not in\n{list}");
    }
    let stubs = generated(NAMES, Generator::Rewriters);
    let stub = "/// ````cpp /// foo($_builder, $0) /// ```` pub fn foo_4<'c>(rewriter";
    assert!(stubs.contains(stub), "{stubs}");
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
