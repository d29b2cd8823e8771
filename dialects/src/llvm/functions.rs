//! `llvm.func` and `llvm.call`.

use std::str::FromStr;

use rtblgen_runtime::asm::{
    CustomAsm, FunctionTypes, OpAsmParser, OpAsmPrinter, ParseResult, parse_function_with,
    print_function_with,
};
use rtblgen_runtime::{Ir, OpState, Type, TypeAttr, TypedOp, Verify, VerifyError, VerifyResult};

use super::{
    CConv, CallOp, LLVMFuncOp, LLVMFunctionType, LLVMVoidType, Linkage, UnnamedAddr, Visibility,
    is_compatible,
};

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
    let all = types.inputs.iter().chain(types.results);
    if !all.clone().all(|ty| is_compatible(*ty)) {
        return Err(
            "failed to construct function type: expected LLVM type for function arguments and results".into(),
        );
    }
    let result = match types.results {
        [] => LLVMVoidType::get(parser_context).into(),
        [one] => *one,
        _ => return Err("failed to construct function type: expected zero or one function result".into()),
    };
    Ok(LLVMFunctionType::get(parser_context, result, types.inputs, types.is_variadic).into())
}

/// Attributes of functions that are printed before the attribute dictionary.
const WRITTEN_BEFORE: [&str; 8] = [
    "sym_name",
    "function_type",
    "arg_attrs",
    "res_attrs",
    "linkage",
    "CConv",
    "visibility_",
    "unnamed_addr",
];

/// The value that a keyword names, or the default value; then the next keyword is read.
pub(super) fn keyword_or<T: FromStr>(
    parser: &mut OpAsmParser<'_, '_>,
    word: &mut Option<String>,
    default: T,
) -> T {
    match word.as_deref().and_then(|word| word.parse().ok()) {
        Some(value) => {
            *word = parser.parse_optional_any_keyword();
            value
        }
        None => default,
    }
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
            context.named_attribute("linkage", linkage.to_attribute(context)),
            context.named_attribute("visibility_", visibility.to_attribute(context)),
            context.named_attribute("unnamed_addr", unnamed.to_attribute(context)),
            context.named_attribute("CConv", convention.to_attribute(context)),
        ]);
        parse_function_with(parser, state, true, &["sym_name", "function_type"], |types| {
            function_type(context, types)
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
        print_function_with(printer, self.op(), types, &WRITTEN_BEFORE);
    }
}

impl Verify for LLVMFuncOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let Some(ty) = self.llvm_type(ir) else {
            return Err(VerifyError::new("requires an LLVM function type"));
        };
        let linkage = self.linkage(ir);
        if linkage == Linkage::Common {
            return Err(VerifyError::new("functions cannot have 'common' linkage"));
        }
        let Some(entry) = self.body(ir).entry(ir) else {
            return match linkage {
                Linkage::External | Linkage::ExternWeak => Ok(()),
                _ => {
                    Err(VerifyError::new("external functions must have 'external' or 'extern_weak' linkage"))
                }
            };
        };
        if entry.argument_types(ir).eq(ty.params().iter().copied()) {
            return Ok(());
        }
        Err(VerifyError::new("entry block arguments must match the signature of the function"))
    }
}

impl CustomAsm for CallOp {
    /// `@callee "(" operands ")" ("vararg" "(" type ")")? attributes ":" (types) "->" type`, or a pointer in the place of
    /// the name and its type before the others.
    fn parse<'c>(parser: &mut OpAsmParser<'_, 'c>, state: &mut OpState<'c>) -> ParseResult {
        let mut operands = Vec::new();
        match parser.parse_optional_operand()? {
            Some(pointer) => operands.push(pointer),
            None => {
                let callee = parser.parse_symbol_name()?;
                let callee = parser.context().flat_symbol_ref_attr(callee.value());
                state.attributes.push(parser.context().named_attribute("callee", callee));
            }
        }
        let is_indirect = !operands.is_empty();
        parser.parse_literal("(")?;
        operands.extend(parser.parse_operand_list()?);
        parser.parse_literal(")")?;
        if parser.parse_optional_keyword("vararg") {
            parser.parse_literal("(")?;
            let ty = parser.parse_type()?;
            parser.parse_literal(")")?;
            let ty = parser.context().type_attr(ty);
            state.attributes.push(parser.context().named_attribute("var_callee_type", ty));
        }
        state.attributes.extend(parser.parse_optional_attr_dict()?);
        parser.parse_literal(":")?;
        let mut types = Vec::new();
        if is_indirect {
            types.push(parser.parse_type()?);
            parser.parse_literal(",")?;
        }
        let offset = parser.offset();
        let signature = parser.parse_type()?;
        let Some((inputs, results)) = signature.function_signature() else {
            return Err(parser.op_error_at(offset, "expected function type"));
        };
        types.extend_from_slice(inputs);
        if results.len() > 1 {
            return Err(parser.op_error_at(offset, "expected function with 0 or 1 result"));
        }
        state.results.extend(results.iter().copied());
        parser.resolve_operands(&operands, &types, offset, state)
    }

    fn print(self, printer: &mut OpAsmPrinter<'_, '_>) {
        let ir = printer.ir();
        printer.write_char(' ');
        let operands: Vec<_> = self.callee_operands(ir).collect();
        let arguments = match (self.callee(ir), operands.as_slice()) {
            (Some(callee), arguments) => {
                printer.print_symbol_name(callee);
                arguments
            }
            (None, [pointer, arguments @ ..]) => {
                printer.print_operand(*pointer);
                arguments
            }
            (None, []) => return,
        };
        printer.write_char('(');
        printer.print_operands(arguments.iter().copied());
        printer.write_char(')');
        if let Some(ty) = self.var_callee_type(ir) {
            printer.write_str(" vararg(");
            printer.print_type(ty);
            printer.write_char(')');
        }
        printer.print_op_attributes(self.op(), &["callee", "var_callee_type"]);
        printer.write_str(" : ");
        if self.callee(ir).is_none() {
            printer.print_types_of(operands.iter().take(1).copied());
            printer.write_str(", ");
        }
        let inputs: Vec<_> = arguments.iter().map(|value| value.ty(ir)).collect();
        printer.print_functional_type(inputs, self.op().result_types(ir));
    }
}
