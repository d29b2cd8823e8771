//! Types and attributes with hand-written parts: verifiers, text, user-defined parameters, names.

use rtblgen_runtime::asm::{
    AsmParser, AsmPrinter, CustomAttrAsm, CustomTypeAsm, OpAsmParser, OpAsmPrinter, ParseResult,
    UnresolvedOperand,
};
use rtblgen_runtime::hooks::{AttrAsm, TypeAsm};
use rtblgen_runtime::support::{
    ParameterKind, ParameterSyntax, ParameterValue, VerifyParameters, list_parameter,
};
use rtblgen_runtime::{
    Attribute, Block, Context, IntegerType, IntegerValue, Parameter, Region, Type, Value, include_td,
};

include_td!("hand");

// Verifiers.

impl<'c> VerifyParameters<'c> for RangeType<'c> {
    fn verify(_: &'c Context, (low, high): (i64, i64)) -> Result<(), String> {
        if low <= high { Ok(()) } else { Err(format!("the range {low}, {high} is empty")) }
    }
}

impl<'c> VerifyParameters<'c> for LimitAttr<'c> {
    fn verify(_: &'c Context, (ty, value): (Type<'c>, i64)) -> Result<(), String> {
        let width = ty.int_or_float_bit_width().unwrap_or(0);
        let fits = width >= 64 || value >> width == 0;
        if fits { Ok(()) } else { Err(format!("{value} does not fit into {ty}")) }
    }
}

impl<'c> VerifyParameters<'c> for BitsType<'c> {
    fn verify(_: &'c Context, (storage, count): (Type<'c>, u32)) -> Result<(), String> {
        match storage.int_or_float_bit_width() {
            Some(width) if count <= width => Ok(()),
            _ => Err(format!("{storage} has no {count} bits")),
        }
    }
}

impl<'c> VerifyParameters<'c> for GridType<'c> {
    fn verify(_: &'c Context, (shape, _): (&'c [i64], Type<'c>)) -> Result<(), String> {
        if shape.len() == 2 { Ok(()) } else { Err(format!("a grid has 2 dimensions, not {}", shape.len())) }
    }
}

// Text.

impl<'c> CustomTypeAsm<'c> for GridType<'c> {
    fn parse(parser: &mut AsmParser<'_, 'c>) -> ParseResult<Self> {
        parser.parse_literal("<")?;
        let offset = parser.offset();
        let shape = parser.parse_dimension_list()?;
        let element = parser.parse_type()?;
        parser.parse_literal(">")?;
        let made = GridType::get_checked(parser.context(), &shape, element);
        made.map_err(|message| parser.op_error_at(offset, message))
    }

    fn print(self, printer: &mut AsmPrinter<'_, 'c>) {
        printer.write_char('<');
        printer.print_dimension_list(self.shape());
        printer.print_type(self.element());
        printer.write_char('>');
    }
}

impl<'c> CustomAttrAsm<'c> for CodeAttr<'c> {
    fn parse(parser: &mut AsmParser<'_, 'c>, ty: Option<Type<'c>>) -> ParseResult<Self> {
        parser.parse_literal("<")?;
        let code = parser.parse_integer()?;
        parser.parse_literal(">")?;
        let context = parser.context();
        Ok(CodeAttr::get(context, code, ty.unwrap_or_else(|| context.none_type())))
    }

    fn print(self, printer: &mut AsmPrinter<'_, 'c>) {
        printer.write_str(&format!("<{:#x}>", self.code()));
    }
}

fn parse_bounds(
    parser: &mut AsmParser<'_, '_>,
    low: &mut Option<i64>,
    high: &mut Option<i64>,
    sign: char,
) -> ParseResult {
    *low = Some(parser.parse_integer()?);
    if sign == '~' {
        parser.parse_literal(":")?;
    }
    // A missing value is an error, at the start of the directive.
    if !parser.parse_optional_keyword("nowhere") {
        *high = Some(parser.parse_integer()?);
    }
    Ok(())
}

fn print_bounds(printer: &mut AsmPrinter<'_, '_>, low: i64, high: i64, _: char) {
    printer.write_str(&format!("{low}:{high}"));
}

/// Parses a type, or `same` for the lower bound's one.
fn parse_element<'c>(
    parser: &mut AsmParser<'_, 'c>,
    element: &mut Option<Type<'c>>,
    low: &Option<i64>,
) -> ParseResult {
    *element = match parser.parse_optional_keyword("same") {
        true => low.and_then(|low| u32::try_from(low).ok()).map(|low| parser.context().integer_type(low)),
        false => Some(parser.parse_type()?),
    };
    Ok(())
}

fn print_element<'c>(printer: &mut AsmPrinter<'_, 'c>, element: Option<Type<'c>>, low: i64) {
    match element {
        Some(ty) if ty.int_or_float_bit_width().map(i64::from) == Some(low) => printer.write_str("same"),
        Some(ty) => printer.print_type(ty),
        None => {}
    }
}

fn parse_percent(parser: &mut AsmParser<'_, '_>, percent: &mut Option<i64>) -> ParseResult {
    *percent = Some(parser.parse_integer()?);
    parser.parse_keyword("percent")
}

fn print_percent(printer: &mut AsmPrinter<'_, '_>, percent: i64) {
    printer.write_str(&format!("{percent} percent"));
}

/// Returns whether it was present.
fn parse_tagged(parser: &mut AsmParser<'_, '_>, value: &mut Option<i64>) -> ParseResult<bool> {
    if !parser.parse_optional_keyword("tagged") {
        return Ok(false);
    }
    *value = Some(parser.parse_integer()?);
    Ok(true)
}

fn print_tagged(printer: &mut AsmPrinter<'_, '_>, value: Option<i64>) {
    if let Some(value) = value {
        printer.write_str(&format!("tagged {value}"));
    }
}

// User-defined parameters.

fn parse_percent_sign(parser: &mut AsmParser<'_, '_>) -> ParseResult<u8> {
    let offset = parser.offset();
    let value = parser.parse_integer()?;
    parser.parse_keyword("of")?;
    match parser.parse_integer::<u8>()? {
        100 if value <= 100 => Ok(value),
        _ => Err(parser.op_error_at(offset, "expected a part of 100")),
    }
}

fn print_percent_sign(printer: &mut AsmPrinter<'_, '_>, value: u8) {
    printer.write_str(&format!("{value} of 100"));
}

/// A version, written `v1_2`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Version {
    /// The major version.
    pub major: i64,
    /// The minor version.
    pub minor: i64,
}

impl<'c> ParameterValue<'c> for Version {
    const KIND: ParameterKind = ParameterKind::Custom(ParameterSyntax {
        parse: &|parser, _| {
            let offset = parser.offset();
            let word = parser.parse_any_keyword()?;
            let parts = word.strip_prefix('v').and_then(|rest| rest.split_once('_'));
            match parts.and_then(|(major, minor)| Some((major.parse().ok()?, minor.parse().ok()?))) {
                Some((major, minor)) => Ok(Version { major, minor }.into_parameter(parser.context())),
                None => Err(parser.op_error_at(offset, "expected a version")),
            }
        },
        print: &|printer, parameter| {
            let version = Version::from_parameter(parameter);
            printer.write_str(&format!("v{}_{}", version.major, version.minor));
        },
    });

    fn from_parameter(parameter: Parameter<'c>) -> Self {
        let parts = <&[i64]>::from_parameter(parameter);
        Version { major: parts[0], minor: parts[1] }
    }

    fn into_parameter(self, context: &'c Context) -> Parameter<'c> {
        list_parameter(context, &[self.major, self.minor])
    }
}

impl PartsAttr<'_> {
    /// The big integer, if it is a small one.
    pub fn small_big(self) -> Option<i128> {
        match self.big() {
            IntegerValue::Small(value) => Some(value),
            IntegerValue::Big(_) => None,
        }
    }
}

impl<'c> SecretType<'c> {
    /// The type of as many bits as the secret has.
    pub fn bits(self) -> Option<IntegerType<'c>> {
        let width = self.parameters()[0].as_i64()?;
        let ty: Type<'c> = self.into();
        rtblgen_runtime::TypedType::from_type(ty.context().integer_type(u32::try_from(width).ok()?))
    }
}

// Names.

impl<'c> TypeAsm<'c> for LabelType<'c> {
    fn alias(self) -> Option<String> {
        (!self.name().is_empty()).then(|| format!("label {}", self.name()))
    }
}

impl<'c> AttrAsm<'c> for TagAttr<'c> {
    fn alias(self) -> Option<String> {
        Some(self.name().to_owned())
    }
}

// Directives of operations.

fn parse_chain(
    parser: &mut OpAsmParser<'_, '_>,
    first: &mut Option<UnresolvedOperand>,
    rest: &mut Vec<UnresolvedOperand>,
    last: &mut Option<UnresolvedOperand>,
) -> ParseResult {
    *first = Some(parser.parse_operand()?);
    while parser.parse_optional_literal("->") {
        rest.push(parser.parse_operand()?);
    }
    if parser.parse_optional_keyword("end") {
        *last = Some(parser.parse_operand()?);
    }
    Ok(())
}

fn print_chain(
    printer: &mut OpAsmPrinter<'_, '_>,
    _: LinkOp,
    first: Value,
    rest: Vec<Value>,
    last: Option<Value>,
) {
    printer.print_operand(first);
    for value in rest {
        printer.write_str(" -> ");
        printer.print_operand(value);
    }
    if let Some(value) = last {
        printer.write_str(" end ");
        printer.print_operand(value);
    }
}

/// Parses `times 3 "note"`; without it the count of the format is used.
fn parse_count<'c>(
    parser: &mut OpAsmParser<'_, 'c>,
    count: &mut Option<Attribute<'c>>,
    note: &mut Option<Attribute<'c>>,
    usual: i32,
) -> ParseResult {
    let number = match parser.parse_optional_keyword("times") {
        true => parser.parse_integer()?,
        false => usual,
    };
    *count = Some(parser.context().i32_attr(number));
    *note = parser.parse_optional_string()?.map(|text| parser.context().string_attr(&text));
    Ok(())
}

fn print_count<'c>(
    printer: &mut OpAsmPrinter<'_, 'c>,
    _: LinkOp,
    count: Attribute<'c>,
    note: Option<Attribute<'c>>,
    usual: i128,
) {
    if count.integer_value() != usual {
        printer.write_str(&format!("times {}", count.integer_value()));
    }
    if let Some(note) = note {
        printer.write_char(' ');
        printer.print_attribute(note);
    }
}

/// One type for all where there are as many operands as the count.
fn parse_chain_types<'c>(
    parser: &mut OpAsmParser<'_, 'c>,
    first: &mut Option<Type<'c>>,
    rest: &mut Vec<Type<'c>>,
    last: &mut Option<Type<'c>>,
    result: &mut Option<Type<'c>>,
    count: &Option<Attribute<'c>>,
    operands: &Vec<UnresolvedOperand>,
) -> ParseResult {
    let ty = parser.parse_type()?;
    *first = Some(ty);
    let count = count.map_or(0, |count| count.integer_value());
    if count == operands.len() as i128 {
        rest.extend(operands.iter().map(|_| ty));
    } else {
        for _ in operands {
            parser.parse_literal(",")?;
            rest.push(parser.parse_type()?);
        }
    }
    if parser.parse_optional_keyword("end") {
        *last = Some(parser.parse_type()?);
    }
    parser.parse_literal("->")?;
    *result = Some(parser.parse_type()?);
    Ok(())
}

#[expect(clippy::too_many_arguments, reason = "a printer has a parameter for each of the directive's")]
fn print_chain_types<'c>(
    printer: &mut OpAsmPrinter<'_, 'c>,
    _: LinkOp,
    first: Type<'c>,
    rest: Vec<Type<'c>>,
    last: Option<Type<'c>>,
    result: Type<'c>,
    count: Attribute<'c>,
    operands: Vec<Value>,
) {
    printer.print_type(first);
    if count.integer_value() != operands.len() as i128 {
        for ty in rest {
            printer.write_str(", ");
            printer.print_type(ty);
        }
    }
    if let Some(ty) = last {
        printer.write_str(" end ");
        printer.print_type(ty);
    }
    printer.write_str(" -> ");
    printer.print_type(result);
}

fn parse_body(parser: &mut OpAsmParser<'_, '_>, body: &mut Option<Region>) -> ParseResult {
    *body = Some(match parser.parse_optional_region(&[])? {
        Some(region) => region,
        None => parser.ir_mut().create_region(),
    });
    Ok(())
}

fn print_body(printer: &mut OpAsmPrinter<'_, '_>, _: LinkOp, body: Region) {
    if !body.is_empty(printer.ir()) {
        printer.print_region(body);
    }
}

fn parse_next(parser: &mut OpAsmParser<'_, '_>, next: &mut Vec<Block>) -> ParseResult {
    if parser.parse_optional_keyword("nowhere") {
        return Ok(());
    }
    loop {
        next.push(parser.parse_successor()?);
        if !parser.parse_optional_keyword("or") {
            return Ok(());
        }
    }
}

fn print_next(printer: &mut OpAsmPrinter<'_, '_>, _: EndOp, next: Vec<Block>) {
    if next.is_empty() {
        return printer.write_str("nowhere");
    }
    for (number, block) in next.into_iter().enumerate() {
        if number > 0 {
            printer.write_str(" or ");
        }
        printer.print_successor(block);
    }
}
