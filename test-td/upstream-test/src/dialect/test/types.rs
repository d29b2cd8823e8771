//! The text of types and attributes, and the verifiers of their parameters.

use rtblgen_runtime::asm::{AsmParser, AsmPrinter, CustomAttrAsm, CustomTypeAsm, ParseResult};
use rtblgen_runtime::interfaces::ShapedType;
use rtblgen_runtime::support::VerifyParameters;
use rtblgen_runtime::{Context, FloatKind, Type, TypedType};

use super::*;

/// `<1, i32, [2, 3]>`.
fn parse_compound<'c>(parser: &mut AsmParser<'_, 'c>) -> ParseResult<(i32, Type<'c>, Vec<i32>)> {
    parser.parse_literal("<")?;
    let width = parser.parse_integer()?;
    parser.parse_literal(",")?;
    let ty = parser.parse_type()?;
    parser.parse_literal(",")?;
    let numbers = parse_numbers(parser)?;
    parser.parse_literal(">")?;
    Ok((width, ty, numbers))
}

/// `[2, 3]`.
pub(super) fn parse_numbers<T: TryFrom<i128>>(parser: &mut AsmParser<'_, '_>) -> ParseResult<Vec<T>> {
    parser.parse_literal("[")?;
    let mut numbers = Vec::new();
    if !parser.parse_optional_literal("]") {
        loop {
            numbers.push(parser.parse_integer()?);
            if !parser.parse_optional_literal(",") {
                break;
            }
        }
        parser.parse_literal("]")?;
    }
    Ok(numbers)
}

pub(super) fn numbers_as_text<T: ToString>(numbers: &[T]) -> String {
    format!("[{}]", numbers.iter().map(T::to_string).collect::<Vec<_>>().join(", "))
}

fn print_compound<'c>(printer: &mut AsmPrinter<'_, 'c>, width: i32, ty: Type<'c>, numbers: &[i32]) {
    printer.write_str(&format!("<{width}, "));
    printer.print_type(ty);
    printer.write_str(&format!(", {}>", numbers_as_text(numbers)));
}

impl<'c> CustomTypeAsm<'c> for CompoundAType<'c> {
    fn parse(parser: &mut AsmParser<'_, 'c>) -> ParseResult<Self> {
        let (width, ty, numbers) = parse_compound(parser)?;
        Ok(Self::get(parser.context(), width, ty, &numbers))
    }

    fn print(self, printer: &mut AsmPrinter<'_, 'c>) {
        print_compound(printer, self.width_of_something(), self.one_type(), self.array_of_ints());
    }
}

impl<'c> CustomAttrAsm<'c> for CompoundAAttr<'c> {
    fn parse(parser: &mut AsmParser<'_, 'c>, _: Option<Type<'c>>) -> ParseResult<Self> {
        let (width, ty, numbers) = parse_compound(parser)?;
        Ok(Self::get(parser.context(), width, ty, &numbers))
    }

    fn print(self, printer: &mut AsmPrinter<'_, 'c>) {
        print_compound(printer, self.width_of_something(), self.one_type(), self.array_of_ints());
    }
}

/// The words for each kind of sign, by number.
const SIGNS: [(&str, &str); 3] = [("unsigned", "u"), ("signed", "s"), ("none", "n")];

impl<'c> CustomTypeAsm<'c> for TestIntegerType<'c> {
    fn parse(parser: &mut AsmParser<'_, 'c>) -> ParseResult<Self> {
        parser.parse_literal("<")?;
        let offset = parser.offset();
        let word = parser.parse_any_keyword()?.to_ascii_lowercase();
        let sign = SIGNS.iter().position(|(long, short)| word == *long || word == *short);
        let sign = sign.ok_or_else(|| parser.op_error_at(offset, "expected signed, unsigned, or none"))?;
        parser.parse_literal(",")?;
        let width = parser.parse_integer()?;
        parser.parse_literal(">")?;
        let made = Self::get_checked(parser.context(), width, sign as hooks::SignednessSemantics);
        made.map_err(|message| parser.op_error_at(offset, message))
    }

    fn print(self, printer: &mut AsmPrinter<'_, 'c>) {
        let sign = SIGNS.get(self.signedness() as usize).map_or("none", |(long, _)| long);
        printer.write_str(&format!("<{sign}, {}>", self.width()));
    }
}

impl<'c> VerifyParameters<'c> for TestIntegerType<'c> {
    fn verify(_: &'c Context, (width, _): (u32, hooks::SignednessSemantics)) -> Result<(), String> {
        if width > 8 { Err(String::new()) } else { Ok(()) }
    }
}

impl<'c> VerifyParameters<'c> for TestAttrWithFormatAttr<'c> {
    fn verify(_: &'c Context, (one, _, _, four, ..): Self::Tuple) -> Result<(), String> {
        match i64::try_from(four.len()) == Ok(one) {
            true => Ok(()),
            false => Err("expected 'one' to equal 'four.size()'".to_owned()),
        }
    }
}

impl<'c> CustomTypeAsm<'c> for TestTypeWithLayoutType<'c> {
    fn parse(parser: &mut AsmParser<'_, 'c>) -> ParseResult<Self> {
        parser.parse_literal("<")?;
        let key = parser.parse_integer()?;
        parser.parse_literal(">")?;
        Ok(Self::get(parser.context(), key))
    }

    fn print(self, printer: &mut AsmPrinter<'_, 'c>) {
        printer.write_str(&format!("<{}>", self.key()));
    }
}

/// `<{name,i32}, {other,f32}>`.
impl<'c> CustomTypeAsm<'c> for StructType<'c> {
    fn parse(parser: &mut AsmParser<'_, 'c>) -> ParseResult<Self> {
        parser.parse_literal("<")?;
        let mut fields = Vec::new();
        while parser.parse_optional_literal("{") {
            let name = parser.parse_any_keyword()?.to_owned();
            parser.parse_literal(",")?;
            let ty = parser.parse_type()?.to_string();
            parser.parse_literal("}")?;
            fields.push(hooks::FieldInfo { name, ty });
            if !parser.parse_optional_literal(",") {
                break;
            }
        }
        parser.parse_literal(">")?;
        Ok(Self::get(parser.context(), &fields))
    }

    fn print(self, printer: &mut AsmPrinter<'_, 'c>) {
        let fields = self.fields().into_iter().map(|field| format!("{{{},{}}}", field.name, field.ty));
        printer.write_str(&format!("<{}>", fields.collect::<Vec<_>>().join(", ")));
    }
}

impl<'c> CustomTypeAsm<'c> for TestTypeNewlineAndIndentType<'c> {
    fn parse(parser: &mut AsmParser<'_, 'c>) -> ParseResult<Self> {
        parser.parse_literal("<")?;
        parser.parse_keyword("indented_content")?;
        parser.parse_literal(">")?;
        Ok(Self::get(parser.context()))
    }

    fn print(self, printer: &mut AsmPrinter<'_, 'c>) {
        print_indented(printer, |printer| printer.write_str("indented_content"));
    }
}

impl<'c> CustomAttrAsm<'c> for TestAttrNewlineAndIndentAttr<'c> {
    fn parse(parser: &mut AsmParser<'_, 'c>, _: Option<Type<'c>>) -> ParseResult<Self> {
        parser.parse_literal("<")?;
        let ty = parser.parse_type()?;
        parser.parse_literal(">")?;
        Ok(Self::get(parser.context(), ty))
    }

    fn print(self, printer: &mut AsmPrinter<'_, 'c>) {
        print_indented(printer, |printer| printer.print_type(self.indent_type()));
    }
}

/// Prints `<`, an indented line, and `>` on a line of its own.
fn print_indented<'p, 'c>(printer: &mut AsmPrinter<'p, 'c>, content: impl FnOnce(&mut AsmPrinter<'p, 'c>)) {
    printer.write_str("<");
    printer.increase_indent();
    printer.print_newline();
    content(printer);
    printer.decrease_indent();
    printer.print_newline();
    printer.write_str(">");
}

impl<'c> ShapedType<'c> for TestTensorType<'c> {
    fn clone_with(self, shape: Option<&[i64]>, element_type: Type<'c>) -> Type<'c> {
        Self::get(element_type.context(), shape.unwrap_or(self.shape()), element_type).as_type()
    }

    fn element_type(self) -> Type<'c> {
        self.element_type()
    }

    fn has_rank(self) -> bool {
        true
    }

    fn shape(self) -> &'c [i64] {
        self.shape()
    }
}

impl<'c> ShapedType<'c> for TestMemrefType<'c> {
    fn clone_with(self, shape: Option<&[i64]>, element_type: Type<'c>) -> Type<'c> {
        let shape = shape.unwrap_or(self.shape());
        Self::get(element_type.context(), shape, element_type, self.mem_space()).as_type()
    }

    fn element_type(self) -> Type<'c> {
        self.element_type()
    }

    fn has_rank(self) -> bool {
        true
    }

    fn shape(self) -> &'c [i64] {
        self.shape()
    }
}

impl<'c> CustomAttrAsm<'c> for TestDecimalShapeAttr<'c> {
    fn parse(parser: &mut AsmParser<'_, 'c>, _: Option<Type<'c>>) -> ParseResult<Self> {
        parser.parse_literal("<")?;
        let mut shape = Vec::new();
        if !parser.parse_optional_literal(">") {
            shape = parser.parse_decimal_shape()?;
            parser.parse_literal(">")?;
        }
        Ok(Self::get(parser.context(), &shape))
    }

    fn print(self, printer: &mut AsmPrinter<'_, 'c>) {
        let sizes: Vec<_> = self.shape().iter().map(i64::to_string).collect();
        printer.write_str(&format!("<{}>", sizes.join("x")));
    }
}

/// The float format with the given name.
fn float_kind(name: &str) -> Option<FloatKind> {
    Some(match name {
        "float" => FloatKind::F32,
        "double" => FloatKind::F64,
        "fp80" => FloatKind::F80,
        _ => return None,
    })
}

/// `<"float" : 2.0>`: the name of a float format, and a number.
impl<'c> CustomAttrAsm<'c> for TestCustomFloatAttr<'c> {
    fn parse(parser: &mut AsmParser<'_, 'c>, _: Option<Type<'c>>) -> ParseResult<Self> {
        let context = parser.context();
        parser.parse_literal("<")?;
        let name = parser.parse_string()?;
        parser.parse_literal(":")?;
        let Some(kind) = float_kind(&name) else {
            return Err(parser.error("unknown float type, expected 'float', 'double' or 'fp80'"));
        };
        let bits = parser.parse_float_bits(kind)?;
        parser.parse_literal(">")?;
        let value = context.float_attr_from_bits(context.float_type(kind), bits).float_value();
        Ok(Self::get(context, context.string_attr(&name), value))
    }

    fn print(self, printer: &mut AsmPrinter<'_, 'c>) {
        let name = self.type_str().string_value();
        let context = printer.context();
        let kind = float_kind(name).unwrap_or(FloatKind::F64);
        let number = context.float_attr(context.float_type(kind), self.value()).to_string();
        let number = number.split(" : ").next().unwrap_or_default();
        printer.write_str(&format!("<\"{name}\" : {number}>"));
    }
}

impl<'c> CustomAttrAsm<'c> for TestI64ElementsAttr<'c> {
    fn parse(parser: &mut AsmParser<'_, 'c>, ty: Option<Type<'c>>) -> ParseResult<Self> {
        let offset = parser.offset();
        parser.parse_literal("<")?;
        let elements = parse_numbers(parser)?;
        parser.parse_literal(">")?;
        let ty = ty.ok_or_else(|| parser.op_error_at(offset, "expected a type"))?;
        let made = Self::get_checked(parser.context(), ty, &elements);
        made.map_err(|message| parser.op_error_at(offset, message))
    }

    fn print(self, printer: &mut AsmPrinter<'_, 'c>) {
        printer.write_str(&format!("<{}>", numbers_as_text(self.elements())));
    }
}

impl<'c> VerifyParameters<'c> for TestI64ElementsAttr<'c> {
    fn verify(_: &'c Context, (ty, elements): (Type<'c>, &'c [u64])) -> Result<(), String> {
        let (expected, found) = (ty.num_elements().unwrap_or(0), elements.len() as i64);
        if expected != found {
            return Err(format!(
                "number of elements does not match the provided shape type, got: {found}, but expected: {expected}"
            ));
        }
        match ty.rank() == Some(1) && ty.element_type().is_signless_integer(64) {
            true => Ok(()),
            false => Err(format!("expected single rank 64-bit shape type, but got: {ty}")),
        }
    }
}

impl<'c> CustomAttrAsm<'c> for TestSubElementsAccessAttr<'c> {
    fn parse(parser: &mut AsmParser<'_, 'c>, _: Option<Type<'c>>) -> ParseResult<Self> {
        parser.parse_literal("<")?;
        let first = parser.parse_attribute()?;
        parser.parse_literal(",")?;
        let second = parser.parse_attribute()?;
        parser.parse_literal(",")?;
        let third = parser.parse_attribute()?;
        parser.parse_literal(">")?;
        Ok(Self::get(parser.context(), first, second, third))
    }

    fn print(self, printer: &mut AsmPrinter<'_, 'c>) {
        for (before, attribute) in [("<", self.first()), (", ", self.second()), (", ", self.third())] {
            printer.write_str(before);
            printer.print_attribute(attribute);
        }
        printer.write_str(">");
    }
}

impl<'c> CustomAttrAsm<'c> for SlashAttr<'c> {
    fn parse(parser: &mut AsmParser<'_, 'c>, _: Option<Type<'c>>) -> ParseResult<Self> {
        parser.parse_literal("<")?;
        let left = parser.parse_integer()?;
        parser.parse_literal("/")?;
        let right = parser.parse_integer()?;
        parser.parse_literal(">")?;
        Ok(Self::get(parser.context(), left, right))
    }

    fn print(self, printer: &mut AsmPrinter<'_, 'c>) {
        printer.write_str(&format!("<{} / {}>", self.lhs(), self.rhs()));
    }
}
