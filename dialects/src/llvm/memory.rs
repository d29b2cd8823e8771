//! The assembly of `llvm.getelementptr` and of operand bundles.

use rtblgen_runtime::asm::{OpAsmParser, OpAsmPrinter, ParseResult, UnresolvedOperand};
use rtblgen_runtime::{ArrayAttr, Attribute, DenseArrayAttr, Type, TypedOp, Value};

use super::GEPOp;

/// The placeholder for an index that is an operand.
pub(super) const OPERAND: i32 = i32::MIN;

/// The constants that may become an index: signed integers of 29 bits, as in MLIR's `GEPConstantIndex`.
pub(super) const CONSTANTS: std::ops::Range<i128> = -(1 << 28)..1 << 28;

/// `(operand | integer) ("," (operand | integer))*`
pub(super) fn parse_gep_indices<'c>(
    parser: &mut OpAsmParser<'_, 'c>,
    indices: &mut Vec<UnresolvedOperand>,
    constants: &mut Option<Attribute<'c>>,
) -> ParseResult {
    let mut found = Vec::new();
    parser.parse_comma_separated(|parser| {
        found.push(match parser.parse_optional_operand()? {
            Some(operand) => {
                indices.push(operand);
                OPERAND
            }
            None => parser.parse_integer::<i32>()?,
        });
        Ok(())
    })?;
    *constants = Some(parser.context().dense_array_attr(&found));
    Ok(())
}

pub(super) fn print_gep_indices<'c>(
    printer: &mut OpAsmPrinter<'_, 'c>,
    _: GEPOp,
    indices: Vec<Value>,
    constants: Attribute<'c>,
) {
    let constants = constants.cast::<DenseArrayAttr<'c>>().and_then(|array| array.values::<i32>());
    let mut indices = indices.into_iter();
    for (number, constant) in constants.unwrap_or_default().into_iter().enumerate() {
        if number > 0 {
            printer.write_str(", ");
        }
        match constant {
            OPERAND => indices.next().into_iter().for_each(|index| printer.print_operand(index)),
            constant => printer.write_str(&constant.to_string()),
        }
    }
}

/// `"[" ("tag" "(" (operands ":" types)? ")"),* "]"`, if there is a bracket.
pub(super) fn parse_op_bundles<'c>(
    parser: &mut OpAsmParser<'_, 'c>,
    operands: &mut Vec<Vec<UnresolvedOperand>>,
    types: &mut Vec<Vec<Type<'c>>>,
    tags: &mut Option<Attribute<'c>>,
) -> ParseResult {
    if !parser.parse_optional_literal("[") || parser.parse_optional_literal("]") {
        return Ok(());
    }
    let (context, mut found) = (parser.context(), Vec::new());
    loop {
        let offset = parser.offset();
        let Some(tag) = parser.parse_optional_string()? else {
            return Err(parser.error_at(offset, "expect operand bundle tag"));
        };
        found.push(context.string_attr(&tag));
        parser.parse_literal("(")?;
        let (mut own, mut own_types) = (Vec::new(), Vec::new());
        if !parser.parse_optional_literal(")") {
            own = parser.parse_operand_list()?;
            own_types = parser.parse_colon_type_list()?;
            parser.parse_literal(")")?;
        }
        operands.push(own);
        types.push(own_types);
        if !parser.parse_optional_literal(",") {
            break;
        }
    }
    parser.parse_literal("]")?;
    *tags = Some(context.array_attr(&found));
    Ok(())
}

pub(super) fn print_op_bundles<'c>(
    printer: &mut OpAsmPrinter<'_, 'c>,
    _: impl TypedOp,
    operands: Vec<Vec<Value>>,
    types: Vec<Vec<Type<'c>>>,
    tags: Option<Attribute<'c>>,
) {
    let tags = tags.and_then(|tags| tags.cast::<ArrayAttr<'c>>());
    let tags = tags.as_ref().map(|tags| tags.elements()).unwrap_or_default();
    if operands.is_empty() {
        return;
    }
    printer.write_str("[");
    for (number, ((operands, types), tag)) in operands.into_iter().zip(types).zip(tags).enumerate() {
        printer.write_str(if number > 0 { ", " } else { "" });
        printer.print_attribute(*tag);
        printer.write_str("(");
        if !operands.is_empty() {
            printer.print_operands(operands);
            printer.write_str(" : ");
            for (number, ty) in types.into_iter().enumerate() {
                printer.write_str(if number > 0 { ", " } else { "" });
                printer.print_type(ty);
            }
        }
        printer.write_str(")");
    }
    printer.write_str("]");
}
