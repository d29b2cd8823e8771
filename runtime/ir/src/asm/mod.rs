//! The text of IR: MLIR's textual format, read and written.

mod custom;
mod delimiter;
mod dialect_text;
pub mod format;
mod function;
mod index_list;
mod lexer;
mod parse;
mod print;
mod token;

use crate::context::Context;

pub use custom::{CustomAsm, CustomAttrAsm, CustomTypeAsm};
pub use delimiter::Delimiter;
pub use dialect_text::{DialectAttrAsm, DialectAttrSyntax, DialectTypeAsm, DialectTypeSyntax};
pub use format::FormatState;
pub use function::{
    FunctionTypes, Signature, parse_call_signature, parse_function, parse_function_with,
    print_call_signature, print_function, print_function_with,
};
pub use index_list::{
    parse_delimited_index_list, parse_dynamic_index_list, print_delimited_index_list,
    print_dynamic_index_list,
};
pub use parse::{
    AliasPlace, AliasValue, AsmParserState, BlockPlace, Expected, OpPlace, ParsedSource, SymbolPlace,
    ValuePlace,
};
pub use parse::{Argument, AsmParser, OpAsmParser, ParseError, ParseResult, UnresolvedOperand};
pub use parse::{parse_attribute_with_distinct, parse_type_with_distinct};
pub use print::{AsmPrinter, OpAsmPrinter, PrintOptions, PrintedPlace, RegionStyle, ValueNames};
pub use print::{attribute_text_with_distinct, type_text_with_distinct};

/// The dialects of the crate `rtblgen-dialects`, each behind the feature of its name, and the types that
/// represent them. A test of that crate compares them.
const LIBRARY_DIALECTS: &[(&str, &str)] = &[
    ("affine", "AffineDialect"),
    ("arith", "ArithDialect"),
    ("cf", "CfDialect"),
    ("complex", "ComplexDialect"),
    ("dlti", "DltiDialect"),
    ("index", "IndexDialect"),
    ("irdl", "IrdlDialect"),
    ("llvm", "LlvmDialect"),
    ("math", "MathDialect"),
    ("memref", "MemrefDialect"),
    ("pdl", "PdlDialect"),
    ("pdl_interp", "PdlInterpDialect"),
    ("scf", "ScfDialect"),
    ("tensor", "TensorDialect"),
    ("transform", "TransformDialect"),
    ("ub", "UbDialect"),
    ("vector", "VectorDialect"),
];

/// How a user gets a dialect that is not registered, in words: what the context says, or how a dialect of this crate or of
/// `rtblgen-dialects` is registered.
pub fn how_to_register(context: &Context, name: &str) -> Option<String> {
    if name.is_empty() {
        return None;
    }
    let help = context.storage().dialect_help.get();
    if let Some(text) = help.and_then(|help| help(name)) {
        return Some(text);
    }
    if name == "func" {
        return Some(
            "`registry.dialect::<rtblgen_runtime::dialects::FuncDialect>()` registers it".to_owned(),
        );
    }
    let (_, ty) = LIBRARY_DIALECTS.iter().find(|(known, _)| *known == name)?;
    Some(format!(
        "`registry.dialect::<rtblgen_dialects::{name}::{ty}>()` registers it, from the feature `{name}` of the crate \
         `rtblgen-dialects`"
    ))
}
