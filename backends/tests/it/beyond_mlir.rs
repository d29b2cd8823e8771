//! Definitions without a meaning that mlir-tblgen accepts: each is an error here.

use rtblgen_backends::Generator;
use tblgen_parser::{ErrorFormat, render};

use crate::run;

const PRELUDE: &str = "include \"mlir/IR/OpBase.td\"\ninclude \"mlir/IR/EnumAttr.td\"\n\
     include \"mlir/IR/AttrTypeBase.td\"\n\
     def T : Dialect { let name = \"t\"; let cppNamespace = \"::t\"; }\n";

/// All errors of a text, rendered.
fn errors(generator: Generator, text: &str) -> String {
    let failure = run(generator, &format!("{PRELUDE}{text}\n")).expect_err(text);
    let show = |error| render(error, &failure.sources, ErrorFormat::Human, false);
    failure.diagnostics.iter().map(show).collect()
}

#[test]
fn ops_without_meaning() {
    let cases = [
        r#"def O : Op<T, "o"> { let arguments = (outs I32:$a); }"#,
        r#"def O : Op<T, "o"> { let builders = [OpBuilder<(ins "int"), [{ let _ = 1; }]>]; }"#,
        r#"def O : Op<T, "o"> { let successors = (successor VariadicSuccessor<AnySuccessor>); }"#,
    ];
    insta::assert_snapshot!(cases.map(|case| errors(Generator::OpDefs, case)).join("\n"));
}

#[test]
fn formats_that_do_not_parse_back() {
    const FLAGS: &str = r#"def F_A : I32BitEnumAttrCaseBit<"A", 0, "a b">;
def F : I32BitEnumAttr<"F", "flags", [F_A]> { let cppNamespace = "::t"; let printBitEnumQuoted = 0; }
"#;
    let flags = format!(
        "{FLAGS}def O : Op<T, \"o\"> {{ let arguments = (ins F:$f); let assemblyFormat = \"$f attr-dict\"; }}"
    );
    let cases = [
        r#"def O : Op<T, "o"> { let arguments = (ins UnitAttr:$a, UnitAttr:$b);
  let assemblyFormat = "oilist(`x` $a | `x` $b) attr-dict"; }"#,
        r#"def O : Op<T, "o"> { let arguments = (ins Variadic<I32>:$a, I32:$b);
  let assemblyFormat = "$a `,` $b attr-dict `:` type($a)"; }"#,
        &flags,
    ];
    insta::assert_snapshot!(cases.map(|case| errors(Generator::OpDefs, case)).join("\n"));
}

/// Upstream's `cir` and `hlfir` have such ops: a group that begins with no space after a bracket, and a
/// region of the base class.
#[test]
fn brackets_before_groups_and_plain_region_constraints() {
    let cases = [
        r#"def O : Op<T, "o"> { let arguments = (ins UnitAttr:$a);
  let assemblyFormat = "`(` (`left` $a^) : (```right`)? `)` attr-dict"; }"#,
        r#"def R : RegionConstraint<CPred<"true">, "a region">;
def O : Op<T, "o"> { let regions = (region R:$body); }"#,
    ];
    for case in cases {
        run(Generator::OpDefs, &format!("{PRELUDE}{case}\n")).unwrap_or_else(|_| panic!("{case}"));
    }
    let glued = r#"def O : Op<T, "o"> { let arguments = (ins UnitAttr:$a);
  let assemblyFormat = "`to` (`left` $a^) : (```right`)? attr-dict"; }"#;
    assert!(errors(Generator::OpDefs, glued).contains("two words with nothing between them"));
}

/// Stock `spirv` has such a format.
#[test]
fn groups_with_one_literal_are_a_warning() {
    let text = r#"def O : Op<T, "o"> { let arguments = (ins OptionalAttr<I32Attr>:$a, OptionalAttr<StrAttr>:$b);
  let assemblyFormat = "(`,` $a^)? (`,` $b^)? attr-dict"; }"#;
    let output = run(Generator::OpDefs, &format!("{PRELUDE}{text}\n")).expect("a warning only");
    let messages: Vec<&str> = output.warnings.iter().map(|warning| warning.message.as_str()).collect();
    assert_eq!(
        messages,
        ["format ambiguity caused by an optional group that starts with `,`, followed by `,`"]
    );
}

#[test]
fn attributes_and_types_without_meaning() {
    let cases = [
        r#"def A : AttrDef<T, "A"> { let mnemonic = "a"; let parameters = (outs "int":$x);
  let assemblyFormat = "`<` $x `>`"; }"#,
        r#"def A : AttrDef<T, "A"> { let mnemonic = "a";
  let parameters = (ins AttributeSelfTypeParameter<"">:$x, AttributeSelfTypeParameter<"">:$y);
  let assemblyFormat = "`<` `x` `>`"; }"#,
        r#"def A : AttrDef<T, "A"> { let mnemonic = "a"; let parameters = (ins ArrayRefParameter<"int">:$x, "int":$y);
  let assemblyFormat = "`<` $x `,` $y `>`"; }"#,
        r#"def A : AttrDef<T, "A"> { let parameters = (ins "int":$x); let assemblyFormat = "`<` $x `>`"; }"#,
        r#"def A : AttrDef<T, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x);
  let assemblyFormat = "`<` $x `>`"; let builders = [AttrBuilder<(ins "int":$x)>]; }"#,
    ];
    insta::assert_snapshot!(cases.map(|case| errors(Generator::AttrDefDefs, case)).join("\n"));
}

#[test]
fn formats_of_types_that_do_not_parse_back() {
    let format = |parameters: &str, format: &str| {
        let text = format!(
            "def A : TypeDef<T, \"A\"> {{ let mnemonic = \"a\"; let parameters = (ins {parameters}); let assemblyFormat = \"{format}\"; }}"
        );
        errors(Generator::TypeDefDefs, &text)
    };
    let cases = [
        format(r#"OptionalParameter<"int">:$x, "int":$y"#, "`<` $x $y `>`"),
        format(r#"OptionalParameter<"::mlir::Attribute">:$x"#, "`<` $x `to` `>`"),
        format(r#"OptionalParameter<"int">:$x, OptionalParameter<"int">:$y"#, "`<` ($x $y^)? `>`"),
        format(
            r#"OptionalParameter<"int">:$x, OptionalParameter<"int">:$y"#,
            "`<` (`,` $x^)? (`,` $y^)? `>`",
        ),
        format(r#"OptionalParameter<"int">:$x"#, "`<` struct($x) `to` `>`"),
        format(r#"ArrayRefParameter<"int">:$x"#, "`of` $x"),
        format(r#""::mlir::Type":$x, "int":$y"#, "`<` $x `<` $y `>` `>`"),
        format(r#""int":$x"#, "`<` `(` $x `>`"),
    ];
    insta::assert_snapshot!(cases.join("\n"));
}

/// Types of MLIR have such formats.
#[test]
fn formats_of_types_that_are_doubtful() {
    let text = r#"def A : TypeDef<T, "A"> { let mnemonic = "a"; let assemblyFormat = "`<` params `>`";
  let parameters = (ins OptionalParameter<"int">:$x, OptionalParameter<"int">:$y); }
def B : TypeDef<T, "B"> { let mnemonic = "b"; let assemblyFormat = "`<` struct(params) `>`";
  let parameters = (ins ArrayRefParameter<"int">:$x, "int":$y); }
def D : TypeDef<T, "D"> { let mnemonic = "d"; let assemblyFormat = "`<` $x `:` $y `>`";
  let parameters = (ins "::mlir::Attribute":$x, "int":$y); }
def C : TypeDef<T, "C"> { let mnemonic = "c"; let assemblyFormat = "";
  let parameters = (ins DefaultValuedParameter<"int", "3">:$x); }
def E : TypeDef<T, "E"> { let mnemonic = "e"; let assemblyFormat = "$x"; let parameters = (ins "int":$x); }
def F : TypeDef<T, "F"> { let mnemonic = "f"; let assemblyFormat = "(`<` $x^ `>`)?";
  let parameters = (ins OptionalParameter<"int">:$x); }
def G : TypeDef<T, "G"> { let mnemonic = "g"; let assemblyFormat = "`<` (`w` $x^ `,` $y)? `>`";
  let parameters = (ins OptionalParameter<"int">:$x, OptionalParameter<"int">:$y); }"#;
    let output = run(Generator::TypeDefDefs, &format!("{PRELUDE}{text}\n")).expect("warnings only");
    let messages: Vec<&str> = output.warnings.iter().map(|warning| warning.message.as_str()).collect();
    assert_eq!(
        messages,
        [
            "format ambiguity caused by parameter `x`, which may be absent, followed by parameter `y`",
            "format ambiguity caused by `,` literal found after the list `x`",
            "format ambiguity caused by `:` literal found after parameter `x`, whose text may end with a type",
            "the text does not show the parameter `x`: all but its default value is lost",
            "the format of a type stands between `<` and `>`: without them, the mnemonic moves between those of the \
             dialect, `!dialect<mnemonic ..>`",
            "format ambiguity caused by parameter `y`, whose value is lost where its optional group is left out",
        ]
    );
}

#[test]
fn builder_parameters_without_names_are_a_warning() {
    let text = r#"def O : Op<T, "o"> { let builders = [OpBuilder<(ins "int")>]; }"#;
    let output = run(Generator::OpDefs, &format!("{PRELUDE}{text}\n")).expect("a warning only");
    let messages: Vec<&str> = output.warnings.iter().map(|warning| warning.message.as_str()).collect();
    assert_eq!(
        messages,
        [
            "builder parameters must have a name",
            "this builder has no body, so `O` gets no function `build_from_argument0`",
        ]
    );
}

#[test]
fn builders_without_a_body_are_a_warning() {
    let text = r#"def O : Op<T, "o"> { let builders = [OpBuilder<(ins "int":$x, "int":$y)>]; }
def A : TypeDef<T, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x); let assemblyFormat = "`<` $x `>`";
  let builders = [TypeBuilder<(ins "bool":$flag)>]; }"#;
    let output = run(Generator::Dialect, &format!("{PRELUDE}{text}\n")).expect("warnings only");
    let warnings: Vec<_> =
        output.warnings.iter().map(|warning| (warning.message.as_str(), warning.help.as_deref())).collect();
    assert_eq!(
        warnings,
        [
            (
                "this builder has no body, so `AType` gets no function `get_from_flag`",
                Some(
                    "write its body in Rust, or remove it and write `impl AType { pub fn get_from_flag(..) { .. } }` beside \
                     the generated code"
                )
            ),
            (
                "this builder has no body, so `O` gets no function `build_from_x_y`",
                Some(
                    "write its body in Rust, or remove it and write `impl O { pub fn build_from_x_y(..) { .. } }` beside \
                     the generated code"
                )
            ),
        ]
    );
}

/// A value that the user must set is reported at the user's line, once, also if the library needs it.
#[test]
fn what_is_unset_is_said_once() {
    let cases = [
        r#"def A : AttrDef<T, "A"> { let parameters = (ins "int":$x); let assemblyFormat = "`<` $x `>`"; }"#,
        r#"def A : TypeDef<T, "A"> { let mnemonic = "a"; let parameters = ?; }"#,
        r#"def U : Dialect { let cppNamespace = "::u"; }
def O : Op<U, "o">;"#,
        r#"def O : Op<T, "o"> { let opName = ?; }"#,
        r#"def O : Op<T, "o"> { let results = ?; }"#,
    ];
    insta::assert_snapshot!(cases.map(|case| errors(Generator::Dialect, case)).join("\n"));
}

/// An attribute of the `.td` may be a parameter of another one.
#[test]
fn attributes_are_parameters() {
    let text = r#"def A : AttrDef<T, "A"> { let mnemonic = "a"; let parameters = (ins "int":$x); let assemblyFormat = "`<` $x `>`"; }
def B : AttrDef<T, "B"> { let mnemonic = "b"; let parameters = (ins A:$a); let assemblyFormat = "`<` $a `>`"; }"#;
    let output = run(Generator::AttrDefDefs, &format!("{PRELUDE}{text}\n"));
    assert!(
        output.is_ok_and(|text| text.text.contains("AAttr<'c>")),
        "the parameter has the Rust type of the attribute"
    );
}

/// The error is where the case is written.
#[test]
fn unknown_enum_cases() {
    let text = r#"def E_A : I32EnumAttrCase<"A", 0, "a">;
def E : I32EnumAttr<"E", "an enum", [E_A]> { let cppNamespace = "::t"; }
def C : ConstantEnumCase<E, "b">;"#;
    insta::assert_snapshot!(errors(Generator::OpDefs, text));
}

/// Patterns that never apply, never end, or bind unused names are warnings.
#[test]
fn patterns_without_effect_are_warnings() {
    let text = r#"include "mlir/IR/PatternBase.td"
def A : Op<T, "a"> { let arguments = (ins I32:$x, I32Attr:$k); let results = (outs I32:$r); }
def B : Op<T, "b"> { let arguments = (ins I32:$x); let results = (outs I32:$r); }
def C : Op<T, "c"> { let results = (outs I32:$r); }
def P0 : Pat<(A $x, $k), (A $x, $k)>;
def P1 : Pat<(B $x), (A $x, ConstantAttr<I32Attr, "1">)>;
def P2 : Pat<(B $x), (C)>;
def P3 : Pat<(A $x, $k), (B (replaceWithValue $x))>;"#;
    let output = run(Generator::Rewriters, &format!("{PRELUDE}{text}\n")).expect("warnings only");
    let warnings = output.warnings.iter();
    let mut messages: Vec<String> = warnings
        .map(|warning| {
            let help = warning.help.as_deref().unwrap_or_default();
            format!("{} ({help})", warning.message)
        })
        .collect();
    messages.sort();
    assert_eq!(
        messages,
        [
            "`$k` is bound and never used (`$_` binds nothing)",
            "`$x` is bound and never used (`$_` binds nothing)",
            "`P0` makes the op that it matches, unchanged, and matches it again (ask in the source for what the result changes)",
            "`P2` never applies: `P1` matches all that it matches, before it (give the more specific pattern a higher benefit: `(addBenefit 1)` in DRR, `with benefit(N)` in PDLL)",
            "`P3` never applies: `P0` matches all that it matches, before it (give the more specific pattern a higher benefit: `(addBenefit 1)` in DRR, `with benefit(N)` in PDLL)",
            "a nested `replaceWithValue` replaces nothing: write the value itself ()",
        ]
    );
}
