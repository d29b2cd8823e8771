//! The text of IR: MLIR's textual format, read and written.

mod custom;
mod delimiter;
mod dialect_text;
pub mod format;
mod function;
mod lexer;
mod parse;
mod print;
mod token;

pub use custom::{CustomAsm, CustomAttrAsm, CustomTypeAsm};
pub use delimiter::Delimiter;
pub use dialect_text::{DialectAttrAsm, DialectAttrSyntax, DialectTypeAsm, DialectTypeSyntax};
pub use format::FormatState;
pub use function::{
    FunctionTypes, Signature, parse_call_signature, parse_function, parse_function_with,
    print_call_signature, print_function, print_function_with,
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
    ("index", "IndexDialect"),
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

/// How to register a dialect of this crate or of `rtblgen-dialects`, in words.
pub fn how_to_register(name: &str) -> Option<String> {
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
