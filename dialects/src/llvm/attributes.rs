//! Custom assembly and verification of attributes.

use rtblgen_runtime::asm::{AsmParser, AsmPrinter, CustomAttrAsm, ParseResult};
use rtblgen_runtime::support::{ParameterValue, VerifyParameters};
use rtblgen_runtime::{ArrayAttr, Attribute, AttributeKind, Context, IntegerAttr, StringAttr, Type};

use super::dwarf;
use super::{
    AliasScopeAttr, AliasScopeDomainAttr, ConstantRangeAttr, ModFlagBehavior, ModuleFlagAttr,
    ModuleFlagCGProfileEntryAttr, ModuleFlagProfileSummaryAttr, TBAAMemberAttr, TargetFeaturesAttr,
};

impl<'c> CustomAttrAsm<'c> for ConstantRangeAttr<'c> {
    /// `"<" type "," lower "," upper ">"`
    fn parse(parser: &mut AsmParser<'_, 'c>, _: Option<Type<'c>>) -> ParseResult<Self> {
        let start = parser.offset();
        parser.parse_literal("<")?;
        let ty = parser.parse_type()?;
        if !ty.is_any_signless_integer() {
            return Err(parser.op_error_at(start, format!("expected an integer type, but got {ty}")));
        }
        parser.parse_literal(",")?;
        let context = parser.context();
        let width = ty.int_or_float_bit_width().unwrap_or(64).min(128);
        let bound = |parser: &mut AsmParser<'_, 'c>| -> ParseResult<Attribute<'c>> {
            let value = rtblgen_runtime::constants::Int::of_signed(width, parser.parse_integer::<i128>()?);
            Ok(context.integer_attr(ty, value.signed()))
        };
        let lower = bound(parser)?;
        parser.parse_literal(",")?;
        let upper = bound(parser)?;
        parser.parse_literal(">")?;
        Self::get_checked(context, lower, upper).map_err(|message| parser.op_error_at(start, message))
    }

    fn print(self, printer: &mut AsmPrinter<'_, 'c>) {
        printer.write_str("<");
        let (lower, upper) = (self.lower(), self.upper());
        lower.ty().into_iter().for_each(|ty| printer.print_type(ty));
        for bound in [lower, upper] {
            printer.write_str(", ");
            // Bounds of type `i1` are numbers too, not `true` or `false` as in other attributes.
            let value = bound.cast::<IntegerAttr<'c>>().map(|bound| bound.value().to_string());
            printer.write_str(&value.unwrap_or_default());
        }
        printer.write_str(">");
    }
}

impl<'c> VerifyParameters<'c> for ConstantRangeAttr<'c> {
    fn verify(_: &'c Context, (lower, upper): (Attribute<'c>, Attribute<'c>)) -> Result<(), String> {
        let width =
            |bound: Attribute<'c>| bound.ty().and_then(|ty| ty.int_or_float_bit_width()).unwrap_or(64);
        match width(lower) == width(upper) {
            true => Ok(()),
            false => Err(format!(
                "expected lower and upper to have matching bitwidths but got {} vs. {}",
                width(lower),
                width(upper)
            )),
        }
    }
}

impl<'c> VerifyParameters<'c> for AliasScopeAttr<'c> {
    fn verify(
        _: &'c Context,
        (id, _, _): (Attribute<'c>, AliasScopeDomainAttr<'c>, Option<Attribute<'c>>),
    ) -> Result<(), String> {
        match id.is::<StringAttr<'c>>() || matches!(id.kind(), AttributeKind::Distinct { .. }) {
            true => Ok(()),
            false => Err("id of an alias scope must be a StringAttr or a DistrinctAttr".to_owned()),
        }
    }
}

impl<'c> VerifyParameters<'c> for TargetFeaturesAttr<'c> {
    fn verify(_: &'c Context, (features,): (&'c [Attribute<'c>],)) -> Result<(), String> {
        for feature in features.iter().filter_map(|feature| Some(feature.cast::<StringAttr<'c>>()?.value())) {
            match feature.chars().next() {
                None => return Err("target features can not be null or empty".to_owned()),
                Some('+' | '-') if feature.contains(',') => {
                    return Err("target features can not contain ','".to_owned());
                }
                Some('+' | '-') => {}
                Some(_) => return Err("target features must start with '+' or '-'".to_owned()),
            }
        }
        Ok(())
    }
}

impl<'c> VerifyParameters<'c> for ModuleFlagAttr<'c> {
    fn verify(
        _: &'c Context,
        (_, key, value): (ModFlagBehavior, Attribute<'c>, Attribute<'c>),
    ) -> Result<(), String> {
        let key = key.cast::<StringAttr<'c>>().map_or("", |key| key.value());
        let is_right = match key {
            "CG Profile" => value.cast::<ArrayAttr<'c>>().is_some_and(|entries| {
                entries.elements().iter().all(|entry| entry.is::<ModuleFlagCGProfileEntryAttr<'c>>())
            }),
            "ProfileSummary" => value.is::<ModuleFlagProfileSummaryAttr<'c>>(),
            _ => value.is::<IntegerAttr<'c>>() || value.is::<StringAttr<'c>>(),
        };
        match key {
            _ if is_right => Ok(()),
            "CG Profile" => Err("'CG Profile' key expects an array of '#llvm.cgprofile_entry'".to_owned()),
            "ProfileSummary" => {
                Err("'ProfileSummary' key expects a '#llvm.profile_summary' attribute".to_owned())
            }
            key => Err(format!(
                "only integer and string values are currently supported for unknown key '\"{key}\"'"
            )),
        }
    }
}

/// `"{" members "}"`
pub(super) fn parse_tbaa_members<'c>(parser: &mut AsmParser<'_, 'c>) -> ParseResult<Vec<TBAAMemberAttr<'c>>> {
    let mut members = Vec::new();
    parser.parse_literal("{")?;
    parser.parse_comma_separated(|parser| {
        let member = <TBAAMemberAttr<'c> as ParameterValue>::KIND.parse(parser, None)?;
        members.push(TBAAMemberAttr::from_parameter(member));
        Ok(())
    })?;
    parser.parse_literal("}")?;
    Ok(members)
}

pub(super) fn print_tbaa_members<'c>(printer: &mut AsmPrinter<'_, 'c>, members: &[TBAAMemberAttr<'c>]) {
    printer.write_str("{");
    for (number, member) in members.iter().enumerate() {
        printer.write_str(if number > 0 { ", " } else { "" });
        let member = member.into_parameter(printer.context());
        <TBAAMemberAttr<'c> as ParameterValue>::KIND.print(printer, member);
    }
    printer.write_str("}");
}

/// `DW_OP_LLVM_convert`, whose second argument is an encoding.
const CONVERT: u32 = 0x1001;

/// Parses an argument of a DWARF operation: an integer, or the name of an encoding.
pub(super) fn parse_expression_arg(
    parser: &mut AsmParser<'_, '_>,
    opcode: &Option<u32>,
    arguments: &mut Option<Vec<u64>>,
) -> ParseResult {
    let mut found: Vec<u64> = Vec::new();
    parser.parse_comma_separated(|parser| {
        let number = parser.parse_optional_integer()?;
        found.push(match number {
            Some(number) => u64::try_from(number).map_err(|_| parser.error("expected integer operand"))?,
            None if !found.is_empty() && *opcode == Some(CONVERT) => {
                dwarf::parse(parser, dwarf::ENCODINGS, "encoding")?.into()
            }
            None => return Err(parser.error("expected integer operand")),
        });
        Ok(())
    })?;
    *arguments = Some(found);
    Ok(())
}

pub(super) fn print_expression_arg(printer: &mut AsmPrinter<'_, '_>, opcode: u32, arguments: Vec<u64>) {
    for (number, argument) in arguments.into_iter().enumerate() {
        printer.write_str(if number > 0 { ", " } else { "" });
        let encoding = u32::try_from(argument).ok().and_then(|number| dwarf::ENCODINGS.name(number));
        match encoding.filter(|_| number > 0 && opcode == CONVERT) {
            Some(encoding) => printer.write_str(&encoding),
            None => printer.write_str(&argument.to_string()),
        }
    }
}
