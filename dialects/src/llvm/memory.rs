//! The text of `llvm.getelementptr`, `llvm.mlir.global` and of bundles of operands.

use rtblgen_runtime::asm::{
    CustomAsm, OpAsmParser, OpAsmPrinter, ParseResult, RegionStyle, UnresolvedOperand,
};
use rtblgen_runtime::{
    ArrayAttr, Attribute, DenseArrayAttr, OpState, StringAttr, Type, TypeAttr, TypedOp, Value,
};

use super::functions::keyword_or;
use super::{GEPOp, GlobalOp, LLVMArrayType, Linkage};

/// What stands for an index that is an operand.
pub(super) const OPERAND: i32 = i32::MIN;

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

impl CustomAsm for GlobalOp {
    /// `linkage? "constant"? @name "(" attribute? ")" attributes (":" type)? region?`; a string has its own type.
    fn parse<'c>(parser: &mut OpAsmParser<'_, 'c>, state: &mut OpState<'c>) -> ParseResult {
        let context = parser.context();
        let mut push = |name, value| state.attributes.push(context.named_attribute(name, value));
        let mut word = parser.parse_optional_any_keyword();
        let linkage = keyword_or(parser, &mut word, Linkage::External);
        push("linkage", linkage.to_attribute(context));
        match word.as_deref() {
            None => {}
            Some("constant") => push("constant", context.unit_attr()),
            Some(word) => {
                return Err(parser.error(format!("`{word}` of `llvm.mlir.global` is not supported")));
            }
        }
        push("sym_name", parser.parse_symbol_name()?.into());
        parser.parse_literal("(")?;
        let mut value = None;
        if !parser.at_literal(")") {
            let found = parser.parse_attribute()?;
            push("value", found);
            value = Some(found);
        }
        parser.parse_literal(")")?;
        state.attributes.extend(parser.parse_optional_attr_dict()?);
        let ty = match value.and_then(|value| value.cast::<StringAttr<'c>>()) {
            Some(string) if !parser.at_literal(":") => {
                LLVMArrayType::get(context, context.integer_type(8), string.value().len() as u64).into()
            }
            _ => parser.parse_colon_type()?,
        };
        state.attributes.push(context.named_attribute("global_type", context.type_attr(ty)));
        match parser.parse_optional_region(&[])? {
            Some(region) => state.regions.push(region),
            None => state.empty_regions += 1,
        }
        Ok(())
    }

    fn print(self, printer: &mut OpAsmPrinter<'_, '_>) {
        let ir = printer.ir();
        printer.write_str(&format!(" {} ", self.linkage(ir)));
        if self.op().attribute(ir, "constant").is_some() {
            printer.write_str("constant ");
        }
        printer.print_symbol_name(self.sym_name(ir));
        let value = self.op().attribute(ir, "value");
        printer.write_char('(');
        if let Some(value) = value {
            printer.print_attribute(value);
        }
        printer.write_char(')');
        let elided = ["sym_name", "global_type", "constant", "value", "linkage"];
        printer.print_op_attributes(self.op(), &elided);
        if value.is_some_and(|value| value.cast::<StringAttr<'_>>().is_some()) {
            return;
        }
        printer.write_str(" : ");
        if let Some(ty) = self.global_type_attr(ir).cast::<TypeAttr<'_>>() {
            printer.print_type(ty.value());
        }
        let initializer = self.op().region(ir, 0);
        if !initializer.is_empty(ir) {
            printer.write_char(' ');
            printer.print_region_with(
                initializer,
                RegionStyle { entry_arguments: false, ..RegionStyle::default() },
            );
        }
    }
}
