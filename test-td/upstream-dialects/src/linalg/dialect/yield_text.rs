//! The text and the verifier of `linalg.yield`.

use rtblgen_runtime::asm::{CustomAsm, OpAsmParser, OpAsmPrinter, ParseResult};
use rtblgen_runtime::{Ir, OpState, TypedOp, Verify, VerifyError, VerifyResult};

use super::super::YieldOp;

impl CustomAsm for YieldOp {
    /// `(operands)? attributes (: types)?`
    fn parse<'c>(parser: &mut OpAsmParser<'_, 'c>, state: &mut OpState<'c>) -> ParseResult {
        let offset = parser.offset();
        let operands = parser.parse_operand_list()?;
        state.attributes.extend(parser.parse_optional_attr_dict()?);
        if operands.is_empty() {
            return Ok(());
        }
        parser.parse_literal(":")?;
        let types = parser.parse_type_list()?;
        parser.resolve_operands(&operands, &types, offset, state)
    }

    fn print(self, printer: &mut OpAsmPrinter<'_, '_>) {
        let (ir, op) = (printer.ir(), self.op());
        if op.operand_count(ir) > 0 {
            printer.write_str(" ");
            printer.print_operands(op.operands(ir));
        }
        printer.print_op_attributes(op, &[]);
        if op.operand_count(ir) > 0 {
            printer.write_str(" : ");
            printer.print_types_of(op.operands(ir));
        }
    }
}

impl Verify for YieldOp {
    /// There is a value for each output of the structured operation, of the type of its elements.
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let parent =
            self.op().parent_op(ir).filter(|parent| parent.name(ir).to_string().starts_with("linalg."));
        let Some(parent) = parent else {
            return Err(VerifyError::new("expected single non-empty parent region"));
        };
        let outputs: Vec<_> =
            parent.operand_segment(ir, 1).map(|number| parent.operand(ir, number)).collect();
        let values: Vec<_> = self.op().operands(ir).collect();
        if values.len() != outputs.len() {
            let (found, expected) = (values.len(), outputs.len());
            return Err(VerifyError::new(format!(
                "expected number of yield values ({found}) to match the number of inits / outs operands of the enclosing LinalgOp ({expected})"
            )));
        }
        for (number, (value, output)) in values.iter().zip(&outputs).enumerate() {
            let (found, expected) = (value.ty(ir), output.ty(ir).element_type_or_self());
            if found != expected {
                return Err(VerifyError::new(format!(
                    "type of yield operand {} ('{found}') doesn't match the element type of the enclosing linalg.generic op ('{expected}')",
                    number + 1
                )));
            }
        }
        Ok(())
    }
}
