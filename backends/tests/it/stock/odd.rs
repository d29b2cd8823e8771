//! Unusual but legal C++ in files under an upstream root.

use oracle::sections;
use rtblgen_backends::input::written_hooks::WrittenHooks;
use rtblgen_backends::{Generator, MainFile, Request, generate};
use tblgen_parser::Memory;

use super::{of_stock_file, output_of};

/// Texts of tests, each after its title. The test `stock_texts` of `ods-conformance` compiles the Rust of all of them.
const TEXTS: &str = include_str!("../../td/stock/odd.txt");

fn run(generator: Generator, title: &str) -> String {
    of_stock_file(&text_of(title), generator)
}

fn text_of(title: &str) -> String {
    let (header, sections) = sections(TEXTS);
    let section = sections.iter().find(|own| own.title == title).expect("there is a text with the title");
    format!("{header}{}", section.body)
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
fn constraints_read_the_op() {
    let text = generated("constraints read the op");
    assert_contains(
        &text,
        &[
            "attr.is_string() && op.operand_count() as u32 == 1",
            "pub fn is_on_known<'c>(op: OpView<'_, 'c>, attribute: Attribute<'c>) -> Option<bool>",
            "Option::<bool>::from(hooks::is_as_others(op, ty))?",
            ".in_op(&as_the_first)",
            "RegionDef::one(\"body\", &BODY_OF_KNOWN).in_op(&body_of_known)",
        ],
    );
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
    let expected = [
        "hooks::is_p`",
        "hooks::is_q`",
        "required default value `hooks::default_int`",
        "3 hooks required, 0 left out",
    ];
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
fn default_attributes_that_only_cpp_makes_are_hooks() {
    let body = "defaults of attributes without a builder in rust are left out";
    assert_contains(
        &run(Generator::ListHooks, body),
        &["required attribute default `hooks::default_f` of `F`", "APFloat(0.0), 0, ::mlir::d::Mode::LOW)"],
    );
    let mut written_hooks = WrittenHooks::default();
    let own = "pub fn default_f<'c>(context: &'c Context) -> Attribute<'c> { todo!() }";
    written_hooks.read(own).expect("the hook is Rust");
    let request = Request { written_hooks, ..super::request() };
    let files = Memory::from([("up/Box.td", text_of(body).as_str())]);
    let output = generate(Generator::Dialect, request, &files).expect("the file generates");
    let text = output.text.split_whitespace().collect::<Vec<_>>().join(" ");
    assert_contains(
        &text,
        &[
            "hooks::default_f(context)",
            "AttributeDef::with_optional_default(",
            "pub use super::own_hooks::*;",
        ],
    );
    assert!(!text.contains("pub fn default_f"), "{text}");
    // `Mode::LOW` is another text, and another hook.
    assert_contains(&text, &["pub fn y<'c>(self, ir: &Ir<'c>) -> Option<"]);
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

#[test]
fn formats_that_do_not_read_back_are_warnings() {
    let text = text_of("formats that do not read back are warnings");
    let output = output_of(&text, Generator::Dialect);
    let messages: Vec<&str> = output.warnings.iter().map(|warning| warning.message.as_str()).collect();
    assert_eq!(
        messages,
        [
            "format ambiguity caused by an optional group that starts with `,`, followed by `,`",
            "format ambiguity caused by an optional group that starts with attribute `inner`, followed by attribute \
             `outer`",
            "format ambiguity caused by an optional group that starts with `{`, followed by `attr-dict`",
            "property 'lost' would be neither parsed nor printed",
        ]
    );
    let own = MainFile::Text { name: "own.td".to_owned(), text };
    let request = Request { main: own, ..Request::default() };
    let failure =
        generate(Generator::Dialect, request, &Memory::default()).expect_err("the file is the user's");
    assert_eq!(failure.errors().count(), 4);
}

#[test]
fn the_type_of_an_attribute_may_stand_in_its_format() {
    let text = generated("the type of an attribute may stand in its format");
    assert_contains(
        &text,
        &["anchors: &[1]", "support::ParameterElement::Parameter(1)", "self_type: Some(1)"],
    );
}

#[test]
fn builders_of_a_type_without_parameters_are_ignored() {
    let text = generated("builders of a type without parameters are ignored");
    assert_contains(&text, &["pub fn get(context: &'c ::rtblgen_runtime::Context)"]);
    assert!(!text.contains("get_from_"), "{text}");
}

#[test]
fn strings_in_formats_may_have_quotes() {
    let text = text_of("strings in formats may have quotes");
    // With stubs of the directives, the format is checked and not used.
    output_of(&text, Generator::Dialect);
    let mut written = WrittenHooks::default();
    let own = "pub fn parse_word() {} pub fn print_word() {} pub fn parse_word_of_parameters() {} \
               pub fn print_word_of_parameters() {}";
    written.read(own).expect("it is Rust");
    let request = Request { written_hooks: written, ..super::request() };
    let output = generate(Generator::Dialect, request, &Memory::from([("up/Box.td", text.as_str())]));
    let text = output.unwrap_or_else(|failure| panic!("{:?}", failure.diagnostics)).text;
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    assert_contains(
        &text,
        &[
            "parse_word( parser, &mut argument_0, \"on\", true, )?",
            "print_word( printer, A(op), support::required(op, ir, 0usize), \"on\", true, )",
        ],
    );
    assert_contains(&text, &["parse_word_of_parameters("]);
}

#[test]
fn formats_of_stubs_are_checked() {
    let text = STOCK_FORMAT.replace("FORMAT", "custom<Word>($y) attr-dict");
    let files = Memory::from([("up/Box.td", text.as_str())]);
    let failure = generate(Generator::Dialect, super::request(), &files).expect_err("there is no `y`");
    let messages: Vec<&str> = failure.errors().map(|error| error.message.as_str()).collect();
    assert_eq!(messages.len(), 1);
    assert!(messages[0].contains("expected variable to refer to"), "{messages:?}");
}

const STOCK_FORMAT: &str = r#"
include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def A : Op<D, "a"> { let arguments = (ins BoolAttr:$x); let assemblyFormat = "FORMAT"; }
"#;

#[test]
fn classes_that_differ_in_underscores_keep_them() {
    let text = generated("classes that differ in underscores keep them");
    assert_contains(
        &text,
        &[
            "pub struct PushOp(",
            "#[allow(non_camel_case_types)] #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)] pub struct Push_Op(",
            "pub struct _PushOp(",
            "pub struct PullOp(",
        ],
    );
}

#[test]
fn parameters_of_methods_may_have_any_name() {
    let text = generated("parameters of methods may have any name");
    assert_contains(&text, &["first: |op, ir, argument_0, ir_2, self_2|", "first: |ty, argument_0|"]);
}

#[test]
fn values_of_attributes_that_only_cpp_reads_are_attributes() {
    let text = generated("values of attributes that only cpp reads are attributes");
    assert_contains(
        &text,
        &[
            "pub fn f<'c>(self, ir: &Ir<'c>) -> ::rtblgen_runtime::Attribute<'c>",
            "pub fn l<'c>(self, ir: &Ir<'c>) -> ::rtblgen_runtime::Attribute<'c>",
            "context.array_attr(&[])",
        ],
    );
}

#[test]
fn classes_in_templates_are_hooks() {
    let text = generated("classes in templates are hooks");
    assert_contains(
        &text,
        &[
            "infos: &mut Vec<hooks::Info>",
            "Result<hooks::Info, ::rtblgen_runtime::VerifyError>",
            "some: &[hooks::Info]",
            "Vec<hooks::Info>;",
        ],
    );
}

#[test]
fn defaults_of_parameters_are_null_empty_or_hooks() {
    let text = generated("defaults of parameters are null, empty or hooks");
    assert_contains(
        &text,
        &[
            "pub fn b(self) -> Option<::rtblgen_runtime::Type<'c>>",
            "pub fn c(self) -> i64",
            "pub fn e(self) -> hooks::Form",
            "pub fn g(self) -> Option<TAttr<'c>>",
            "let value: hooks::Form = hooks::default_form();",
            "pub fn default_form() -> Form",
            "pub fn default_attribute<'c>(context: &'c Context) -> Attribute<'c>",
        ],
    );
}

#[test]
fn dialects_without_definitions_have_nothing_to_register() {
    let text =
        "include \"mlir/IR/OpBase.td\"\ndef D : Dialect { let name = \"d\"; let cppNamespace = \"::d\"; }";
    let text = of_stock_file(text, Generator::Dialect);
    assert_contains(&text, &["NothingToRegister"]);
}

#[test]
fn attributes_with_default_values_that_have_no_translation_may_be_absent() {
    let text = generated("attributes with default values that have no translation may be absent");
    assert_contains(&text, &["AttributeDef::optional(\"y\"", "`x` (default"]);
}

#[test]
fn directives_with_several_numbers_of_arguments_have_functions_of_their_own() {
    let title = "directives with several numbers of arguments have functions of their own";
    let text = generated(title);
    assert_contains(
        &text,
        &[
            "the hook `parse_same_type_2, print_same_type_2` of `d.un`",
            "the hook `parse_other, parse_same_type_3, print_other, print_same_type_3` of `d.bin`",
        ],
    );
    let list = run(Generator::ListHooks, title);
    assert_contains(&list, &["custom directive `parse_same_type_3, print_same_type_3` of `d.bin`"]);
}

#[test]
fn texts_that_call_one_function_are_one_hook() {
    let title = "texts that call one function are one hook";
    let list = run(Generator::ListHooks, title);
    assert_contains(
        &list,
        &[
            "text function `hooks::parse_default` of `One`",
            "text function `hooks::print_default` of `One`",
            "text `CustomAsm` of `d.else`",
            "3 hooks required, 1 left out",
        ],
    );
    let stubbed = generated(title);
    assert_contains(&stubbed, &["the hook `parse_default, print_default` of `d.two` is not written"]);
    let mut written = WrittenHooks::default();
    written.read("pub fn parse_default() {} pub fn print_default() {}").expect("the text is Rust");
    let request = Request { written_hooks: written, ..super::request() };
    let files = Memory::from([("up/Box.td", &*text_of(title))]);
    let text =
        generate(Generator::Dialect, request, &files).unwrap_or_else(|failure| panic!("{failure}")).text;
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    assert_contains(
        &text,
        &[
            "impl ::rtblgen_runtime::asm::CustomAsm for Two {",
            "hooks::parse_default(parser, state, 1, \"b\")",
            "hooks::print_default(printer, ::rtblgen_runtime::TypedOp::op(self), 1)",
            "pub use super::own_hooks::*;",
        ],
    );
    assert!(!text.contains("CustomAsm for Else"), "{text}");
}

#[test]
fn dialects_that_read_types_themselves_have_stubs() {
    let title = "dialects that read types themselves have stubs";
    let text = generated(title);
    assert_contains(
        &text,
        &[
            "registry.hooks_mut().type_syntax = Some( &::rtblgen_runtime::asm::DialectTypeSyntax {",
            "the hook `DialectTypeAsm` of `e` is not written",
            "the hook `DialectAttrAsm` of `e` is not written",
        ],
    );
    assert_contains(&run(Generator::ListHooks, title), &["text `DialectTypeAsm` of `e`"]);
}

#[test]
fn two_attributes_hold_one_enum() {
    let text = generated("two attributes hold one enum");
    assert_contains(
        &text,
        &["pub struct ModeAttr<'c>", "pub struct BareAttr<'c>", "pub fn value(self) -> Mode"],
    );
}

#[test]
fn default_lists_of_attributes_with_the_builder_of_the_library() {
    let text = generated("default lists of attributes with the library's builder");
    assert_contains(&text, &["context.array_attr(&[])"]);
}

#[test]
fn discardable_attributes_of_unknown_classes() {
    let text = generated("discardable attributes of unknown classes");
    assert_contains(
        &text,
        &[
            "pub const RANGES: ::rtblgen_runtime::DiscardableAttribute< ::rtblgen_runtime::Attribute<'static>, >",
            "pub const KNOWN: ::rtblgen_runtime::DiscardableAttribute<KnownAttr<'static>>",
        ],
    );
}

#[test]
fn names_of_ops_that_no_text_has_are_warnings() {
    let output = output_of(&text_of("names of ops that no text has"), Generator::Dialect);
    let warnings: Vec<_> = output.warnings.iter().map(|warning| &*warning.message).collect();
    assert_eq!(
        warnings,
        ["'load#word' is no name of an op: letters, digits, `_`, `$`, `-`, and `.` between them"]
    );
}

/// An enum of stock files belongs to the dialect of its namespace: it is generated with that dialect, and has its path.
#[test]
fn enums_in_the_namespace_of_another_dialect() {
    let text = format!(
        "{}
        def Other : Dialect {{ let name = \"other\"; let cppNamespace = \"::mlir::other\"; }}
        def Ours : I32Enum<\"Kind\", \"\", [I32EnumCase<\"A\", 0>]> {{ let cppNamespace = \"::mlir::d\"; }}
        def Theirs : I32Enum<\"Kind\", \"\", [I32EnumCase<\"B\", 0>]> {{ let cppNamespace = \"::mlir::other\"; }}
        def Space : I32Enum<\"Space\", \"\", [I32EnumCase<\"C\", 0>]> {{ let cppNamespace = \"::mlir::other\"; }}
        def SpaceAttr : EnumAttr<Other, Space, \"space\">;
        def A : Op<D, \"a\"> {{ let arguments = (ins SpaceAttr:$space); }}",
        sections(TEXTS).0
    );
    let request = Request {
        filter: rtblgen_backends::Filter { dialect: Some("d".to_owned()), ..Default::default() },
        extern_paths: vec![("other".to_owned(), "crate::other".to_owned())],
        ..super::request()
    };
    let output = generate(Generator::Dialect, request, &Memory::from([("up/Box.td", &*text)]));
    let text = output.unwrap_or_else(|failure| panic!("{failure}")).text;
    assert!(text.contains("crate::other::Space") && !text.contains("pub enum Space"), "{text}");
    assert_eq!(text.matches("pub enum Kind").count(), 1, "{text}");
}

#[test]
fn classes_of_hooks_may_have_a_lifetime() {
    let text = format!(
        "{}def T : TypeDef<D, \"T\"> {{ let mnemonic = \"t\"; let hasCustomAssemblyFormat = 1; let parameters = \
         (ins \"own::Info\":$info, ArrayRefParameter<\"own::Info\">:$infos, \"own::Plain\":$plain); }}",
        sections(TEXTS).0
    );
    let mut written = WrittenHooks::default();
    written.read("pub struct Info<'c> { ty: Type<'c> } pub struct Plain;").expect("the text is Rust");
    let request = Request { written_hooks: written, ..super::request() };
    let output = generate(Generator::Dialect, request, &Memory::from([("up/Box.td", &*text)]));
    let text = output.unwrap_or_else(|failure| panic!("{failure}")).text;
    assert_contains(
        &text,
        &[
            "pub fn info(self) -> hooks::Info<'c> {",
            "infos: &[hooks::Info<'c>]",
            "pub fn plain(self) -> hooks::Plain {",
        ],
    );
}

#[test]
fn values_whose_group_is_inside_of_another_group_are_warnings() {
    let text = format!(
        "{}def A : Op<D, \"a\"> {{
          let arguments = (ins DefaultValuedAttr<I64Attr, \"1\">:$max, DefaultValuedAttr<I64Attr, \"0\">:$min);
          let assemblyFormat = \"(`max` $max^ (`min` $min^)?)? attr-dict\";
        }}",
        sections(TEXTS).0
    );
    let output = output_of(&text, Generator::Dialect);
    let warnings: Vec<_> = output.warnings.iter().map(|warning| &*warning.message).collect();
    assert_eq!(warnings, ["`min` is not printed where `max` is absent or has its default value"]);
}

/// Ops of one class with the same static method: its C++ is written once in Rust.
#[test]
fn static_methods_with_the_same_cpp_have_one_hook() {
    let stock = r#"
include "mlir/IR/OpBase.td"
def Box_Dialect : Dialect { let name = "box"; let cppNamespace = "::mlir::box"; }
class Box_Op<string name> : Op<Box_Dialect, name> {
  let arguments = (ins AnyType:$x);
  let assemblyFormat = "custom<Operand>($x) `:` type($x) attr-dict";
  let extraClassDeclaration = [{
    static bool isCompatible(int64_t count) { return count > 1; }
    bool isOpen();
  }];
}
def AOp : Box_Op<"a">;
def BOp : Box_Op<"b">;
def COp : Op<Box_Dialect, "c"> { let extraClassDeclaration = "static bool isCompatible(int64_t count) { return false; }"; }
"#;
    let text = of_stock_file(stock, Generator::Dialect);
    assert_eq!(text.matches("{ hooks::is_compatible(count) }").count(), 2, "{text}");
    for hook in ["c_op_is_compatible", "a_op_is_open", "b_op_is_open"] {
        assert_eq!(text.matches(&format!("hooks::{hook}(")).count(), 1, "{hook}: {text}");
    }
    let list = output_of(stock, Generator::ListHooks).text;
    let lines: Vec<&str> = list.lines().filter(|line| line.contains("more")).collect();
    assert_eq!(lines.len(), 1, "{list}");
    assert!(lines[0].contains("`parse_operand, print_operand` of `box.a` and 1 more"), "{list}");
    assert!(list.ends_with("5 hooks required, 0 left out\n"), "{list}");
}
