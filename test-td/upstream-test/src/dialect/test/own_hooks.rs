//! Rust for the C++ snippets of the `.td` file.

use rtblgen_runtime::asm::{AsmParser, AsmPrinter, CustomAsm, OpAsmParser, OpAsmPrinter, ParseResult};
use rtblgen_runtime::support::{ParameterKind, ParameterSyntax, ParameterValue};
use rtblgen_runtime::{
    Attribute, Context, DictionaryAttr, Ir, OpDefinition, OpState, Parameter, TraitDefinition, Type, TypedOp,
};

use super::TestOpWithVersionedProperties;

/// The trait of operations with a data layout, which `dlti` knows by its name.
pub static HAS_DEFAULT_DLTI_DATA_LAYOUT: TraitDefinition =
    TraitDefinition::marker("HasDefaultDLTIDataLayout");

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

/// `VersionedProperties` in C++: two numbers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct VersionedProperties {
    /// The first number.
    pub value1: i64,
    /// The number that came with version 2.0 of the dialect.
    pub value2: i64,
}

impl VersionedProperties {
    /// The numbers as a dictionary of 32-bit integers.
    pub(crate) fn to_attribute<'c>(&self, context: &'c Context) -> Attribute<'c> {
        let number = |number: i64| context.integer_attr(context.i32_type(), number.into());
        context.dictionary_attr(&[("value1", number(self.value1)), ("value2", number(self.value2))])
    }
}

/// The numbers as a dictionary.
pub fn versioned_properties_to_attribute<'c>(
    context: &'c Context,
    value: &VersionedProperties,
) -> Attribute<'c> {
    value.to_attribute(context)
}

/// The numbers of a dictionary.
pub fn versioned_properties_from_attribute(attribute: Attribute<'_>) -> Result<VersionedProperties, String> {
    let entries =
        attribute.cast::<DictionaryAttr<'_>>().ok_or("expected DictionaryAttr to set VersionedProperties")?;
    let number = |key: &str| {
        let value = entries.get(key).filter(|value| value.is_integer());
        let value = value.and_then(|value| i64::try_from(value.integer_value()).ok());
        value.ok_or_else(|| format!("expected IntegerAttr for key `{key}`"))
    };
    Ok(VersionedProperties { value1: number("value1")?, value2: number("value2")? })
}

/// The operation with the text of its `printProperties` and `parseProperties`.
pub(crate) static WITH_VERSIONED_PROPERTIES: OpDefinition = OpDefinition {
    assembly: Some(&rtblgen_runtime::asm::format::Assembly::custom::<TestOpWithVersionedProperties>()),
    ..*TestOpWithVersionedProperties::DEFINITION
};

impl CustomAsm for TestOpWithVersionedProperties {
    fn parse<'c>(parser: &mut OpAsmParser<'_, 'c>, state: &mut OpState<'c>) -> ParseResult {
        let value1 = parser.parse_integer()?;
        parser.parse_literal("|")?;
        let value2 = parser.parse_integer()?;
        let value = VersionedProperties { value1, value2 }.to_attribute(parser.context());
        state.inherent.push((0, value));
        state.attributes.extend(parser.parse_optional_attr_dict()?);
        Ok(())
    }

    fn print(self, printer: &mut OpAsmPrinter<'_, '_>) {
        let VersionedProperties { value1, value2 } = self.prop(printer.ir());
        printer.write_str(&format!(" {value1} | {value2}"));
        let attributes = self.op().discardable_attributes(printer.ir());
        printer.print_optional_attr_dict(attributes, &[]);
    }
}
