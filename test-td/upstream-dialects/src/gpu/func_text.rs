//! The text of `gpu.func`: `@name signature kernel? ("attributes" dictionary)? region`.

use rtblgen_runtime::asm::{
    CustomAsm, FunctionTypes, OpAsmParser, OpAsmPrinter, ParseResult, parse_function_with,
    print_function_with,
};
use rtblgen_runtime::{OpState, TypedOp};

use super::*;

/// The attribute of functions that the host launches.
const KERNEL: &str = "gpu.kernel";

/// The attribute with the number of buffers in workgroup memory.
pub(super) const ATTRIBUTIONS: &str = "workgroup_attributions";

/// Attributes of functions that are printed elsewhere.
const WRITTEN_BEFORE: [&str; 8] = [
    "sym_name",
    "function_type",
    "arg_attrs",
    "res_attrs",
    "workgroup_attrib_attrs",
    "private_attrib_attrs",
    ATTRIBUTIONS,
    KERNEL,
];

/// Rejects lists of buffers in workgroup or private memory, whose parser is not implemented.
pub(super) fn refuse_buffers(parser: &mut OpAsmParser<'_, '_>) -> ParseResult {
    for word in ["workgroup", "private"] {
        let offset = parser.offset();
        if parser.parse_optional_keyword(word) {
            let message = format!("`{word}(..)` of `gpu` is not implemented: use the generic form");
            return Err(parser.op_error_at(offset, message));
        }
    }
    Ok(())
}

impl CustomAsm for GPUFuncOp {
    fn parse<'c>(parser: &mut OpAsmParser<'_, 'c>, state: &mut OpState<'c>) -> ParseResult {
        let context = parser.context();
        let make_type = |types: FunctionTypes<'_, 'c>| Ok(context.function_type(types.inputs, types.results));
        parse_function_with(parser, state, false, &[], make_type, |parser, state| {
            refuse_buffers(parser)?;
            let none = context.integer_attr(context.i64_type(), 0);
            state.attributes.push(context.named_attribute(ATTRIBUTIONS, none));
            if parser.parse_optional_keyword("kernel") {
                state.attributes.push(context.named_attribute(KERNEL, context.unit_attr()));
            }
            Ok(())
        })
    }

    fn print(self, printer: &mut OpAsmPrinter<'_, '_>) {
        let ir = printer.ir();
        let Some(ty) = self.function_type(ir).cast::<rtblgen_runtime::FunctionType<'_>>() else { return };
        let (inputs, results) = (ty.inputs(), ty.results());
        let types = FunctionTypes { inputs: &inputs, results: &results, is_variadic: false };
        print_function_with(printer, self.op(), types, &WRITTEN_BEFORE, |printer| {
            if self.op().attribute(ir, KERNEL).is_some() {
                printer.write_str(" kernel");
            }
        });
    }
}
