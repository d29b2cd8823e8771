//! `#complex.number`

use rtblgen_runtime::asm::{AsmParser, AsmPrinter, CustomAttrAsm, ParseResult};
use rtblgen_runtime::constants::Float;
use rtblgen_runtime::support::VerifyParameters;
use rtblgen_runtime::{Context, FloatKind, Type};

use super::NumberAttr;

impl<'c> NumberAttr<'c> {
    /// A number of a type of complex numbers, rounded to the format of its parts.
    ///
    /// # Errors
    ///
    /// If the parts of the type are no floating point numbers.
    pub fn of(ty: Type<'c>, real: f64, imaginary: f64) -> Result<Self, String> {
        let kind = ty.element_type().float_kind();
        let rounded =
            |value: f64| kind.map_or(value, |kind: FloatKind| Float::from_f64(kind, value).to_f64());
        Self::get_checked(ty.context(), rounded(real), rounded(imaginary), ty)
    }
}

impl<'c> VerifyParameters<'c> for NumberAttr<'c> {
    fn verify(_: &'c Context, (_, _, ty): (f64, f64, Type<'c>)) -> Result<(), String> {
        if !ty.is_complex() {
            return Err("complex attribute must be a complex type.".to_owned());
        }
        match ty.element_type().is_float() {
            true => Ok(()),
            false => Err("element type of the complex attribute must be float like type.".to_owned()),
        }
    }
}

impl<'c> CustomAttrAsm<'c> for NumberAttr<'c> {
    /// `"<" ":" type real "," imaginary ">"`
    fn parse(parser: &mut AsmParser<'_, 'c>, _: Option<Type<'c>>) -> ParseResult<Self> {
        let start = parser.offset();
        parser.parse_literal("<")?;
        parser.parse_literal(":")?;
        let part = parser.parse_type()?;
        let real = parser.parse_float()?;
        parser.parse_literal(",")?;
        let imaginary = parser.parse_float()?;
        parser.parse_literal(">")?;
        let ty = parser.context().complex_type(part);
        Self::of(ty, real, imaginary).map_err(|message| parser.error_at(start, message))
    }

    fn print(self, printer: &mut AsmPrinter<'_, 'c>) {
        let part = self.r#type().element_type();
        printer.write_str("<:");
        printer.print_type(part);
        for (separator, value) in [(" ", self.real()), (", ", self.imag())] {
            printer.write_str(separator);
            let number = printer.context().float_attr(part, value);
            printer.print_attribute_without_type(number);
        }
        printer.write_str(">");
    }
}
