//! The text of `nvvm.mma.sync`: `A[..] B[..] C[..] attributes : (types) -> type`.

use rtblgen_dialects::llvm::LLVMStructType;
use rtblgen_runtime::asm::{CustomAsm, OpAsmParser, OpAsmPrinter, ParseResult, UnresolvedOperand};
use rtblgen_runtime::{OpState, Type, TypedOp};

use super::*;

/// The element type that a register type implies. For `A` and `B` an integer register has no unique element type.
pub(super) fn inferred(ty: Type<'_>, is_sum: bool) -> Option<MMATypes> {
    if ty.is_f64() {
        return Some(MMATypes::F64);
    }
    if ty.is_f16() || ty == ty.context().vector_type(&[2], ty.context().f16_type()) {
        return Some(MMATypes::F16);
    }
    if ty.is_f32() {
        return Some(if is_sum { MMATypes::F32 } else { MMATypes::Tf32 });
    }
    if ty.is_any_integer() {
        return is_sum.then_some(MMATypes::S32);
    }
    let elements = ty.cast::<LLVMStructType<'_>>()?;
    inferred(*elements.body().first()?, is_sum)
}

const NAMES: [&str; 2] = ["multiplicandAPtxType", "multiplicandBPtxType"];

impl CustomAsm for MmaOp {
    fn parse<'c>(parser: &mut OpAsmParser<'_, 'c>, state: &mut OpState<'c>) -> ParseResult {
        let context = parser.context();
        let mut groups: Vec<Vec<UnresolvedOperand>> = Vec::new();
        for letter in ["A", "B", "C"] {
            parser.parse_keyword(letter)?;
            groups.push(match parser.parse_optional_literal("[") {
                true => {
                    let operands = parser.parse_operand_list()?;
                    parser.parse_literal("]")?;
                    operands
                }
                false => Vec::new(),
            });
        }
        let attributes = parser.parse_optional_attr_dict()?;
        parser.parse_literal(":")?;
        parser.parse_literal("(")?;
        let types = parser.parse_type_list()?;
        parser.parse_literal(")")?;
        let offset = parser.name_offset();
        if types.len() != groups.len() {
            let message = format!("expected one type for each operand segment but got {} types", types.len());
            return Err(parser.op_error_at(offset, message));
        }
        for (group, ty) in groups.iter().zip(&types) {
            parser.resolve_operands(group, &vec![*ty; group.len()], offset, state)?;
        }
        parser.parse_literal("->")?;
        state.results.push(parser.parse_type()?);
        for (name, ty) in NAMES.iter().zip(&types) {
            if attributes.iter().any(|entry| entry.name.value() == *name) {
                continue;
            }
            // As in MLIR, the parser infers the types of `A` and `B` by the rule for `C`.
            let Some(element) = inferred(*ty, true) else {
                let message = format!("attribute {name} is not provided explicitly and cannot be inferred");
                return Err(parser.op_error_at(offset, message));
            };
            let value = MMATypesAttr::get(context, element);
            state.attributes.push(context.named_attribute(name, value));
        }
        state.attributes.extend(attributes);
        let sizes: Vec<i32> = groups.iter().map(|group| group.len() as i32).collect();
        let sizes = context.dense_array_attr(&sizes);
        state.attributes.push(context.named_attribute("operandSegmentSizes", sizes));
        Ok(())
    }

    fn print(self, printer: &mut OpAsmPrinter<'_, '_>) {
        let ir = printer.ir();
        let groups: [Vec<_>; 3] =
            [self.operand_a(ir).collect(), self.operand_b(ir).collect(), self.operand_c(ir).collect()];
        for (letter, group) in ["A", "B", "C"].iter().zip(&groups) {
            printer.write_str(&format!(" {letter}["));
            printer.print_operands(group.iter().copied());
            printer.write_str("] ");
        }
        let types: Vec<_> =
            groups.iter().filter_map(|group| group.first()).map(|value| value.ty(ir)).collect();
        let mut elided = vec!["operandSegmentSizes"];
        // As in MLIR, the first operand of `A` decides for both attributes.
        if types.first().is_some_and(|ty| inferred(*ty, false).is_some()) {
            elided.extend(NAMES);
        }
        printer.print_op_attributes(self.op(), &elided);
        printer.write_str(" : (");
        printer.print_types(types);
        printer.write_str(") -> ");
        printer.print_type(self.op().result(ir, 0).ty(ir));
    }
}
