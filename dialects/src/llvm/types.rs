//! The types of LLVM IR: which there are, and their text.

use rtblgen_runtime::asm::{AsmParser, AsmPrinter, ParseResult};
use rtblgen_runtime::{FloatKind, Type, TypeKind};

use super::{LLVMArrayType, LLVMFunctionType, LLVMStructType};

/// Whether a type is one of LLVM IR: of this dialect, a signless integer, a floating point number, or a vector of these.
pub fn is_compatible(ty: Type<'_>) -> bool {
    match ty.kind() {
        TypeKind::Extension { .. } => ty.dialect() == "llvm",
        TypeKind::Vector { .. } => is_compatible_vector(ty),
        _ => ty.is_any_signless_integer() || is_compatible_float(ty),
    }
}

pub(super) fn is_compatible_float(ty: Type<'_>) -> bool {
    use FloatKind::{BF16, F16, F32, F64, F80, F128};
    matches!(ty.float_kind(), Some(BF16 | F16 | F32 | F64 | F80 | F128))
}

/// A vector of one dimension.
pub(super) fn is_compatible_vector(ty: Type<'_>) -> bool {
    let element = ty.element_type_or_self();
    ty.is_vector()
        && ty.rank() == Some(1)
        && (element.is_any_signless_integer() || is_compatible_float(element) || element.is_a("llvm.ptr"))
}

/// Whether values of a type have a size.
pub(super) fn is_loadable(ty: Type<'_>) -> bool {
    is_compatible(ty) && !ty.is_a("llvm.void") && !ty.is_a("llvm.func")
}

/// The result of `llvm.cmpxchg`: what the memory held, and whether it was exchanged.
pub(crate) fn value_and_bool(ty: Type<'_>) -> Type<'_> {
    LLVMStructType::get(ty.context(), &[ty, ty.context().i1_type()], false).into()
}

/// The type of a part of a structure or array; `None` if there is no such part.
pub(crate) fn part<'c>(container: Type<'c>, position: &[i64]) -> Option<Type<'c>> {
    position.iter().try_fold(container, |ty, index| {
        let index = usize::try_from(*index).ok()?;
        if let Some(own) = ty.cast::<LLVMStructType<'c>>() {
            return own.body().get(index).copied();
        }
        let own = ty.cast::<LLVMArrayType<'c>>()?;
        (index as u64 <= own.num_elements()).then(|| own.element_type())
    })
}

/// A type, without `!llvm.` if it is of this dialect.
pub(super) fn parse_pretty_llvm_type<'c>(
    parser: &mut AsmParser<'_, 'c>,
    ty: &mut Option<Type<'c>>,
) -> ParseResult {
    *ty = Some(parse_type(parser)?);
    Ok(())
}

fn parse_type<'c>(parser: &mut AsmParser<'_, 'c>) -> ParseResult<Type<'c>> {
    let offset = parser.offset();
    let ty = match parser.parse_optional_type_of("llvm")? {
        Some(ty) => ty,
        None => parser.parse_type()?,
    };
    if is_compatible(ty) {
        return Ok(ty);
    }
    Err(parser.op_error_at(offset, "unexpected type, expected keyword"))
}

pub(super) fn print_pretty_llvm_type<'c>(printer: &mut AsmPrinter<'_, 'c>, ty: Type<'c>) {
    let text = ty.to_string();
    printer.write_str(text.strip_prefix("!llvm.").unwrap_or(&text));
}

fn print_types<'c>(printer: &mut AsmPrinter<'_, 'c>, types: &[Type<'c>]) {
    for (number, ty) in types.iter().enumerate() {
        if number > 0 {
            printer.write_str(", ");
        }
        print_pretty_llvm_type(printer, *ty);
    }
}

/// `(type ("," type)* ("," "...")? | "...")? ")"`
pub(super) fn parse_function_types<'c>(
    parser: &mut AsmParser<'_, 'c>,
    params: &mut Option<Vec<Type<'c>>>,
    is_variadic: &mut Option<bool>,
) -> ParseResult {
    let mut types = Vec::new();
    let mut has_dots = false;
    if !parser.parse_optional_literal(")") {
        parser.parse_comma_separated(|parser| {
            has_dots = parser.parse_optional_literal("...");
            if !has_dots {
                types.push(parse_type(parser)?);
            }
            Ok(())
        })?;
        parser.parse_literal(")")?;
    }
    (*params, *is_variadic) = (Some(types), Some(has_dots));
    Ok(())
}

pub(super) fn print_function_types<'c>(
    printer: &mut AsmPrinter<'_, 'c>,
    params: Vec<Type<'c>>,
    is_variadic: bool,
) {
    print_types(printer, &params);
    if is_variadic {
        printer.write_str(if params.is_empty() { "..." } else { ", ..." });
    }
    printer.write_str(")");
}

/// `packed? "(" types ")"`
pub(super) fn parse_struct_body<'c>(
    parser: &mut AsmParser<'_, 'c>,
    body: &mut Option<Vec<Type<'c>>>,
    is_packed: &mut Option<bool>,
) -> ParseResult {
    let offset = parser.offset();
    if parser.parse_optional_string()?.is_some() {
        return Err(parser.op_error_at(offset, "structures with names are not supported"));
    }
    *is_packed = Some(parser.parse_optional_keyword("packed"));
    parser.parse_literal("(")?;
    let mut types = Vec::new();
    if !parser.parse_optional_literal(")") {
        parser.parse_comma_separated(|parser| {
            types.push(parse_type(parser)?);
            Ok(())
        })?;
        parser.parse_literal(")")?;
    }
    *body = Some(types);
    Ok(())
}

pub(super) fn print_struct_body<'c>(printer: &mut AsmPrinter<'_, 'c>, body: Vec<Type<'c>>, is_packed: bool) {
    printer.write_str(if is_packed { "packed (" } else { "(" });
    print_types(printer, &body);
    printer.write_str(")");
}

impl<'c> LLVMFunctionType<'c> {
    /// The types of the results: one or none.
    pub fn results(self) -> Vec<Type<'c>> {
        let ty = self.return_type();
        if ty.is_a("llvm.void") { Vec::new() } else { vec![ty] }
    }
}
