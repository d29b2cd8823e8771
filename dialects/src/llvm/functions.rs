//! `llvm.func`: its assembly and its type.

use rtblgen_runtime::asm::{
    CustomAsm, FunctionTypes, OpAsmParser, OpAsmPrinter, ParseResult, parse_function_with,
    print_function_with,
};
use rtblgen_runtime::{FunctionSignature, Ir, OpState, Type, TypeAttr, TypedOp};

use super::globals::{parse_comdat, print_comdat};
use super::text::keyword_or;
use super::{
    CConv, CConvAttr, LLVMFuncOp, LLVMFunctionType, LLVMVoidType, Linkage, LinkageAttr, UnnamedAddr,
    UnnamedAddrAttr, VScaleRangeAttr, Visibility, VisibilityAttr, is_compatible,
};

/// The argument and result types of an LLVM function type.
pub(super) fn signature<'c>(ty: Type<'c>) -> Option<FunctionSignature<'c>> {
    let own = ty.cast::<LLVMFunctionType<'c>>()?;
    Some((own.params().to_vec(), own.results()))
}

impl LLVMFuncOp {
    /// The type of the function.
    pub fn llvm_type<'c>(self, ir: &Ir<'c>) -> Option<LLVMFunctionType<'c>> {
        self.function_type_attr(ir).cast::<TypeAttr<'c>>()?.value().cast()
    }
}

/// The function type of LLVM IR for types that it has.
fn function_type<'c>(
    parser_context: &'c rtblgen_runtime::Context,
    types: FunctionTypes<'_, 'c>,
) -> Result<Type<'c>, String> {
    let result = match types.results {
        [] => LLVMVoidType::get(parser_context).into(),
        [one] => *one,
        _ => return Err("failed to construct function type: expected zero or one function result".into()),
    };
    if !types.inputs.iter().all(|ty| is_compatible(*ty)) {
        let message = "failed to construct function type: expected LLVM type for function arguments";
        return Err(message.to_owned());
    }
    if !is_compatible(result) {
        let message = "failed to construct function type: expected LLVM type for function results";
        return Err(format!("{message}'{result}'"));
    }
    let ty = LLVMFunctionType::get_checked(parser_context, result, types.inputs, types.is_variadic);
    ty.map(Into::into).map_err(|reason| format!("failed to construct function type: {reason}"))
}

/// Attributes of functions that are printed before the attribute dictionary.
const WRITTEN_BEFORE: [&str; 10] = [
    "sym_name",
    "function_type",
    "arg_attrs",
    "res_attrs",
    "linkage",
    "CConv",
    "visibility_",
    "unnamed_addr",
    "comdat",
    "vscale_range",
];

/// Parses an optional `"vscale_range" "(" min "," max ")"`.
fn parse_vscale_range<'c>(parser: &mut OpAsmParser<'_, 'c>, state: &mut OpState<'c>) -> ParseResult {
    if !parser.parse_optional_keyword("vscale_range") {
        return Ok(());
    }
    let context = parser.context();
    let bound = |value: i64| context.integer_attr(context.i32_type(), value.into());
    parser.parse_literal("(")?;
    let min = bound(parser.parse_integer()?);
    parser.parse_literal(",")?;
    let max = bound(parser.parse_integer()?);
    parser.parse_literal(")")?;
    let range = VScaleRangeAttr::get(context, min, max);
    state.attributes.push(context.named_attribute("vscale_range", range));
    Ok(())
}

impl CustomAsm for LLVMFuncOp {
    /// `linkage? visibility? unnamed_addr? convention? @name signature ("attributes" dictionary)? region?`
    fn parse<'c>(parser: &mut OpAsmParser<'_, 'c>, state: &mut OpState<'c>) -> ParseResult {
        let context = parser.context();
        let offset = parser.offset();
        let mut word = parser.parse_optional_any_keyword();
        let linkage = keyword_or(parser, &mut word, Linkage::External);
        let visibility = keyword_or(parser, &mut word, Visibility::Default);
        let unnamed = keyword_or(parser, &mut word, UnnamedAddr::None);
        let convention = keyword_or(parser, &mut word, CConv::C);
        if word.is_some() {
            return Err(parser.op_error_at(offset, "expected valid '@'-identifier for symbol name"));
        }
        state.attributes.extend([
            context.named_attribute("linkage", LinkageAttr::get(context, linkage)),
            context.named_attribute("visibility_", VisibilityAttr::get(context, visibility)),
            context.named_attribute("unnamed_addr", UnnamedAddrAttr::get(context, unnamed)),
            context.named_attribute("CConv", CConvAttr::get(context, convention)),
        ]);
        let make_type = |types: FunctionTypes<'_, 'c>| function_type(context, types);
        parse_function_with(parser, state, true, &[], make_type, |parser, state| {
            parse_vscale_range(parser, state)?;
            parse_comdat(parser, state)
        })
    }

    fn print(self, printer: &mut OpAsmPrinter<'_, '_>) {
        let Some(ty) = self.llvm_type(printer.ir()) else { return };
        let (inputs, results) = (ty.params(), ty.results());
        let types = FunctionTypes { inputs, results: &results, is_variadic: ty.var_arg() };
        let ir = printer.ir();
        let (linkage, convention) = (self.linkage(ir), self.c_conv(ir));
        let words = [
            if linkage == Linkage::External { String::new() } else { linkage.to_string() },
            self.visibility(ir).to_string(),
            self.unnamed_addr(ir).map(|unnamed| unnamed.to_string()).unwrap_or_default(),
            if convention == CConv::C { String::new() } else { convention.to_string() },
        ];
        for word in words.iter().filter(|word| !word.is_empty()) {
            printer.write_str(&format!(" {word}"));
        }
        print_function_with(printer, self.op(), types, &WRITTEN_BEFORE, |printer| {
            if let Some(range) = self.vscale_range(ir) {
                printer.write_str(" vscale_range(");
                printer.print_attribute_without_type(range.min_range());
                printer.write_str(", ");
                printer.print_attribute_without_type(range.max_range());
                printer.write_char(')');
            }
            print_comdat(printer, self.op());
        });
    }
}
