//! Mistakes in type conversions.

use rtblgen_backends::Generator;

use crate::run;

const TYPES: &str = r#"
include "mlir/IR/AttrTypeBase.td"
include "rtblgen/TypeConversion.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; let useDefaultTypePrinterParser = 1; }
class Ty<string name, dag ins> : TypeDef<D, name> {
  let mnemonic = name;
  let parameters = ins;
  let hasCustomAssemblyFormat = 1;
}
def Num : Ty<"Num", (ins)>;
def Vec : Ty<"Vec", (ins "int64_t":$size, "::mlir::Type":$element)>;
def Arr : Ty<"Arr", (ins "::mlir::Type":$element, "uint8_t":$size)>;
def Many : Ty<"Many", (ins ArrayRefParameter<"::mlir::Type">:$elements)>;
"#;

fn messages(conversions: &str) -> Vec<String> {
    let text = format!("{TYPES}{conversions}");
    let mistakes = run(Generator::Rewriters, &text).unwrap_err().diagnostics;
    mistakes.into_iter().map(|mistake| mistake.message).collect()
}

#[test]
fn each_mistake_is_reported() {
    let one = |source: &str, result: &str| format!("def : TypeConversion<{source}, {result}>;");
    let ty = "::rtblgen_runtime::Type<'c>";
    let cases = [
        (one("(Vec $n)", "(I64)"), "`Vec` has 2 parameters, and 1 are given here".to_owned()),
        (one("(Num)", "(Arr (I64))"), "`Arr` has 2 parameters, and 1 are given here".to_owned()),
        (one("(Vec $n, $t)", "(Arr $x, 1)"), "the source does not bind `$x`".to_owned()),
        (one("(I32)", "(Many $x)"), "the source does not bind `$x`".to_owned()),
        (one("(Vec $n, $n)", "(I64)"), "`$n` is bound twice".to_owned()),
        (
            one("(Vec $n, $t)", "(Arr $t, $n)"),
            "the parameter `size` of `Arr` is `u8`, and `$n` is `i64`".to_owned(),
        ),
        (
            one("(Vec $n, $t)", "(Arr $n, 1)"),
            format!("the parameter `element` of `Arr` is `{ty}`, and `$n` is `i64`"),
        ),
        (
            one("(Vec $n, $t)", "(Arr $t, 256)"),
            "the parameter `size` of `Arr` is `u8`, and 256 does not fit".to_owned(),
        ),
        (
            one("(Vec $n, $t)", "(Arr 4, 4)"),
            format!("the parameter `element` of `Arr` is `{ty}`, and this is a number"),
        ),
        (
            one("(Vec $n, $t)", "(Arr $t, (I64))"),
            "the parameter `size` of `Arr` is `u8`, and this is a type".to_owned(),
        ),
        (
            one("(Vec $n, $t)", "(Arr (convertType $n), 1)"),
            "`convertType` converts a type or a list of types, and `$n` is `i64`".to_owned(),
        ),
        (
            one("(Many $ts)", "(Arr (convertType $ts), 1)"),
            format!("the parameter `element` of `Arr` is `{ty}`, and this is a list of types"),
        ),
        (
            one("(Vec $n, $t)", "(Arr (convertType $n, $t), 1)"),
            "`convertType` takes one parameter of the source: `(convertType $name)`".to_owned(),
        ),
        (
            one("(AnyType)", "(I64)"),
            "`AnyType` is no type that a conversion can name: expected a `TypeDef`, or a constraint that admits one type only"
                .to_owned(),
        ),
        (one("(I32 $x)", "(I64)"), "`I32` stands for one type and takes no arguments".to_owned()),
        (
            one("(Vec \"x\", $t)", "(I64)"),
            "expected a parameter, a number or a type for `size`".to_owned(),
        ),
        (
            one("(Vec $_, $t)", "(I64)") + &one("(Vec 1, $t)", "(I32)"),
            "this conversion is never used: one before it covers the same types".to_owned(),
        ),
    ];
    for (text, message) in cases {
        assert_eq!(messages(&text), [message], "{text}");
    }
}
