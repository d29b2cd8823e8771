//! Mistakes in interfaces and dialects, and where they are shown.

use rtblgen_backends::Generator;
use tblgen_parser::{ErrorFormat, render};

use crate::run;

const PRELUDE: &str = "include \"mlir/IR/OpBase.td\"\n";

/// All that is said of a file, in short form.
fn said(generator: Generator, text: &str) -> String {
    let render_all = |diagnostics: &[tblgen_parser::Diagnostic], sources: &_| {
        let lines: Vec<_> =
            diagnostics.iter().map(|found| render(found, sources, ErrorFormat::Short, false)).collect();
        lines.concat()
    };
    match run(generator, &format!("{PRELUDE}{text}")) {
        Ok(output) => render_all(&output.warnings, &output.sources),
        Err(failure) => render_all(&failure.diagnostics, &failure.sources),
    }
}

#[track_caller]
fn assert_said(generator: Generator, text: &str, place: &str, message: &str) {
    let said = said(generator, text);
    assert!(said.contains(message) && said.contains(place), "{place}: {message}\nis not in\n{said}");
}

fn method(method: &str) -> String {
    format!("def I : OpInterface<\"I\"> {{\n  let methods = [\n    {method}\n  ];\n}}")
}

#[test]
fn types_that_cannot_be_are_shown_at_their_place() {
    let generator = Generator::OpInterfaceDefs;
    let text = method("InterfaceMethod<\"\", \"::mlir::Unheard\", \"f\">");
    assert_said(generator, &text, ":4:", "the type `::mlir::Unheard` is C++ for which there is no Rust type");
    let text = method("InterfaceMethod<\"\", \"void\", \"f\", (ins \"std::map<int, int>\":$m)>");
    assert_said(
        generator,
        &text,
        ":4:",
        "the type `std::map<int, int>` is C++ for which there is no Rust type",
    );
    let text = method("InterfaceMethod<\"\", \"a b\", \"f\">");
    assert_said(
        generator,
        &text,
        ":4:",
        "the type `a b` is neither a type of MLIR that has an equivalent nor Rust",
    );
    let text = method("InterfaceMethod<\"\", \"void\", \"f\", (ins I32:$m)>");
    assert_said(generator, &text, ":4:", "the arguments of an interface method are types, as strings");
}

#[test]
fn signatures_are_complete() {
    let generator = Generator::OpInterfaceDefs;
    for (signature, message) in [
        (r#""bool", """#, "the method has no name"),
        (r#""bool", "a b""#, "the name `a b` of the method is no identifier"),
        (r#""", "f""#, "the method has no return type: write `void` for none"),
        (r#""bool", "f", (outs "int64_t":$a)"#, "are written `(ins ...)`, not `(outs ...)`"),
        (r#""bool", "f", (ins "int64_t":$a, "bool":$a)"#, "two parameters of the method are named `a`"),
    ] {
        assert_said(generator, &method(&format!("InterfaceMethod<\"\", {signature}>")), ":4:", message);
    }
}

#[test]
fn bodies_are_checked_where_they_are_written() {
    let generator = Generator::OpInterfaceDefs;
    let text = method("InterfaceMethod<\"\", \"bool\", \"f\", (ins), \"\", \"$_op.a( == 2\">");
    assert_said(generator, &text, ":4:", "the snippet is not Rust");
    let text = method("InterfaceMethod<\"\", \"bool\", \"f\", (ins), \"\", \"$_type.a()\">");
    assert_said(generator, &text, ":4:", "there is no placeholder `$_type` here");
    let text = method("StaticInterfaceMethod<\"\", \"bool\", \"f\", (ins), \"$_op.a()\">");
    assert_said(generator, &text, ":4:", "there is no placeholder `$_op` here");
    let text = "def I : OpInterface<\"I\"> {\n  let extraClassDeclaration = \"int f();\";\n}";
    assert_said(generator, text, ":3:", "the snippet is not Rust");
}

#[test]
fn verification_is_no_method() {
    let text = method("InterfaceMethod<\"\", \"bool\", \"verifyTrait\">");
    let message = "'verifyTrait' method cannot be specified as interface method for 'I'; use the 'verify' field instead";
    assert_said(Generator::OpInterfaceDefs, &text, ":2:", message);
}

#[test]
fn methods_that_are_not_there_cannot_be_declared() {
    let text = "def T : Dialect { let name = \"t\"; }\ndef I : OpInterface<\"I\">;\n\
                def O : Op<T, \"o\", [DeclareOpInterfaceMethods<I, [\"nothing\"]>]>;";
    assert_said(Generator::OpDefs, text, ":4:", "the interface `I` has no method `nothing`");
}

#[test]
fn dialects_say_what_can_be() {
    let dialect = |fields: &str| format!("def T : Dialect {{\n  let name = \"t\";\n  {fields}\n}}");
    let generator = Generator::DialectDefs;
    let text = dialect("let discardableAttrs = (ins \"StringAttr\");");
    assert_said(generator, &text, ":4:", "discardable attributes must be named");
    let text = dialect("let dependentDialects = [\"::mlir::unheard::UnheardDialect\"];");
    assert_said(
        generator,
        &text,
        ":4:",
        "the Rust of the dialect `::mlir::unheard::UnheardDialect` is not known",
    );
    let text = dialect("let hasNonDefaultDestructor = 1;");
    assert_said(generator, &text, ":4:", "`hasNonDefaultDestructor` has no meaning in Rust");
    let text = dialect("let isExtensible = 1;");
    assert_said(generator, &text, ":4:", "`isExtensible` has no meaning in Rust");
}

#[test]
fn a_missing_implementation_names_the_interface_and_who_lacks_it() {
    let text = format!("{PRELUDE}{}", method("InterfaceMethod<\"\", \"bool\", \"f\">"));
    let output = run(Generator::OpInterfaceDefs, &text).expect("no mistakes").text;
    assert!(
        output.contains("`{Self}` has the interface `I` in its .td: implement the trait `I` for it"),
        "{output}"
    );
    let text = format!(
        "{text}\ndef T : Dialect {{ let name = \"t\"; }}\ndef O : Op<T, \"o\", [DeclareOpInterfaceMethods<I>]>;"
    );
    let output = run(Generator::Dialect, &text).expect("no mistakes").text;
    assert!(output.contains("IModel::implemented_by::<O>()") && !output.contains("impl I for O"), "{output}");
}
