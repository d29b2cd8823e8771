//! Rust for the C++ snippets of the `.td` file.

use rtblgen_runtime::asm::{AsmParser, AsmPrinter, ParseResult};
use rtblgen_runtime::support::{ParameterKind, ParameterSyntax, ParameterValue};
use rtblgen_runtime::{Context, Ir, Parameter, Type, TypedOp};

/// A printer of text in quotes.
pub fn print_string(printer: &mut AsmPrinter<'_, '_>, value: &str) {
    printer.write_str(&format!("\"{value}\""));
}

/// The type of the elements of the result.
pub fn derived_type_attr_op_element_dtype<'c>(op: impl TypedOp, ir: &Ir<'c>) -> Type<'c> {
    op.op().result(ir, 0).ty(ir).element_type_or_self()
}

/// The number of elements of the result, if it is known.
pub fn derived_type_attr_op_num_elements(op: impl TypedOp, ir: &Ir<'_>) -> i32 {
    let count = op.op().result(ir, 0).ty(ir).num_elements();
    count.and_then(|count| i32::try_from(count).ok()).unwrap_or(0)
}

/// The kind of sign of a `!test.int`: 0 is unsigned, 1 signed, 2 none.
pub type SignednessSemantics = u32;

/// `CustomParam` in C++: one `int`, which is also its text.
pub type CustomParam = i32;

/// Numbers in brackets.
pub fn parse_array_ref_int(parser: &mut AsmParser<'_, '_>) -> ParseResult<Vec<i32>> {
    super::types::parse_numbers(parser)
}

/// The numbers.
pub fn print_array_ref_int(printer: &mut AsmPrinter<'_, '_>, value: Vec<i32>) {
    printer.write_str(&super::types::numbers_as_text(&value));
}

/// A field of a `!test.struct`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FieldInfo {
    /// The name of the field.
    pub name: String,
    /// The text of the type of the field.
    pub ty: String,
}

/// A field parses only as part of a struct.
impl<'c> ParameterValue<'c> for FieldInfo {
    const KIND: ParameterKind = ParameterKind::Custom(ParameterSyntax {
        parse: &|parser, _| Err(parser.error("a field is written in a struct")),
        print: &|printer, value| printer.write_str(&Self::from_parameter(value).name),
    });

    fn from_parameter(parameter: Parameter<'c>) -> Self {
        let texts = parameter.as_attribute().map_or(&[][..], |texts| texts.array_value());
        let text =
            |index: usize| texts.get(index).map_or(String::new(), |text| text.string_value().to_owned());
        Self { name: text(0), ty: text(1) }
    }

    fn into_parameter(self, context: &'c Context) -> Parameter<'c> {
        let texts = [self.name, self.ty].map(|text| context.string_attr(&text));
        Parameter::Attribute(context.array_attr(&texts))
    }
}
