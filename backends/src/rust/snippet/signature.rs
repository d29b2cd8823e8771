//! The signatures of interface methods: stock spellings of C++ and their Rust.
//!
//! A parameter borrows and a result is owned (or belongs to the context), so the table depends on the
//! position of a type.

use crate::rust::snippet::equivalents::{argument_of, rust_type, strip_namespace};
use crate::rust::snippet::find_cpp;

/// The position of a type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Position {
    /// It is the type of a parameter.
    Parameter,
    /// The result of a function.
    Result,
    /// It is a part of another type.
    Part,
}

/// The maximum nesting depth of templates.
const MAX_DEPTH: usize = 16;

/// The types with the same Rust in every position.
const SAME: &[(&str, &str)] = &[
    ("LogicalResult", "::rtblgen_runtime::VerifyResult"),
    ("ParseResult", "::rtblgen_runtime::asm::ParseResult"),
    ("OpFoldResult", "::rtblgen_runtime::FoldResult<'c>"),
    ("raw_ostream &", "&mut dyn ::std::fmt::Write"),
    ("OpBuilder &", "&mut dyn ::rtblgen_runtime::Builder<'c>"),
    ("ImplicitLocOpBuilder &", "&mut dyn ::rtblgen_runtime::Builder<'c>"),
    ("PatternRewriter &", "&mut ::rtblgen_runtime::PatternRewriter<'_, 'c>"),
    ("RewriterBase &", "&mut ::rtblgen_runtime::PatternRewriter<'_, 'c>"),
    ("RewritePatternSet &", "&mut ::rtblgen_runtime::RewritePatternSet<'c>"),
    ("SymbolTableCollection &", "&mut ::rtblgen_runtime::symbols::SymbolTables<'_, 'c>"),
    ("SymbolTableCollection *", "&mut ::rtblgen_runtime::symbols::SymbolTables<'_, 'c>"),
    ("SymbolTable::Visibility", "::rtblgen_runtime::symbols::Visibility"),
    ("Region &", "::rtblgen_runtime::Region"),
    ("Block &", "::rtblgen_runtime::Block"),
    ("Operation &", "::rtblgen_runtime::Op"),
    ("OpOperand &", "::rtblgen_runtime::Use"),
    ("OpOperand *", "::rtblgen_runtime::Use"),
    ("OpResult", "::rtblgen_runtime::Value"),
    ("BlockArgument", "::rtblgen_runtime::Value"),
    ("RegionKind", "::rtblgen_runtime::interfaces::RegionKind"),
    ("Speculation::Speculatability", "::rtblgen_runtime::interfaces::Speculatability"),
    ("OperationName", "::rtblgen_runtime::OpName<'c>"),
    ("NamedAttribute", "::rtblgen_runtime::NamedAttribute<'c>"),
    ("CallInterfaceCallable", "::rtblgen_runtime::interfaces::Callee<'c>"),
    ("RegionSuccessor", "::rtblgen_runtime::interfaces::RegionSuccessor"),
    ("RegionBranchPoint", "::rtblgen_runtime::interfaces::RegionBranchPoint"),
    ("InvocationBounds", "::rtblgen_runtime::interfaces::InvocationBounds"),
    ("MutableOperandRange", "::std::ops::Range<usize>"),
    ("OpAsmSetValueNameFn", "&mut dyn FnMut(::rtblgen_runtime::Value, &str)"),
    ("OpAsmSetBlockNameFn", "&mut dyn FnMut(::rtblgen_runtime::Block, &str)"),
    ("OpAsmSetNameFn", "&mut dyn FnMut(&str)"),
    ("OpAsmAliasResult", "::rtblgen_runtime::interfaces::AliasResult"),
];

/// Ranges, by their elements.
const RANGES: &[(&str, &str)] = &[
    ("ValueRange", "::rtblgen_runtime::Value"),
    ("OperandRange", "::rtblgen_runtime::Value"),
    ("Operation::operand_range", "::rtblgen_runtime::Value"),
    ("ResultRange", "::rtblgen_runtime::Value"),
    ("Operation::result_range", "::rtblgen_runtime::Value"),
    ("TypeRange", "::rtblgen_runtime::Type<'c>"),
    ("RegionRange", "::rtblgen_runtime::Region"),
    ("BlockRange", "::rtblgen_runtime::Block"),
    ("SuccessorRange", "::rtblgen_runtime::Block"),
];

/// The Rust type of a spelling in a signature.
///
/// # Errors
///
/// Returns the error in the type, in words that follow its quotation.
///
/// ```
/// use rtblgen_backends::snippet::{Position, signature_type};
/// assert_eq!(signature_type("::mlir::ValueRange", Position::Parameter).unwrap(), "&[::rtblgen_runtime::Value]");
/// assert_eq!(signature_type("ArrayRef<int64_t>", Position::Result).unwrap(), "&'c [i64]");
/// assert_eq!(signature_type("SmallVectorImpl<unsigned> &", Position::Parameter).unwrap(), "&mut Vec<u32>");
/// assert!(signature_type("std::map<int, int>", Position::Result).is_err());
/// ```
pub fn signature_type(spelling: &str, position: Position) -> Result<String, String> {
    translated(spelling, position, 0)
}

fn translated(spelling: &str, position: Position, depth: usize) -> Result<String, String> {
    if depth > MAX_DEPTH {
        return Err("nests too deep".to_owned());
    }
    let spelling = spelling.trim();
    let part = |text: &str| translated(text, Position::Part, depth + 1);
    let is_const = spelling.starts_with("const ");
    let normal = normal(spelling.trim_start_matches("const "));
    if let Some((_, rust)) = SAME.iter().find(|(cpp, _)| *cpp == normal) {
        return Ok((*rust).to_owned());
    }
    let value = normal.trim_end_matches(" &").trim_end_matches(" &&");
    if let Some((_, rust)) = SAME.iter().find(|(cpp, _)| *cpp == value) {
        return Ok((*rust).to_owned());
    }
    let is_mutable = normal.ends_with('&') && !normal.ends_with("&&") && !is_const;
    for template in ["SmallVectorImpl", "SmallVector", "std::vector"] {
        let Some(arguments) = argument_of(value, template) else { continue };
        let element = part(arguments_of(arguments).first().copied().unwrap_or_default())?;
        return Ok(match (position, is_mutable) {
            (Position::Parameter, true) => format!("&mut Vec<{element}>"),
            (Position::Parameter, false) => format!("&[{element}]"),
            _ => format!("Vec<{element}>"),
        });
    }
    if let Some((_, element)) = RANGES.iter().find(|(cpp, _)| *cpp == value) {
        return Ok(match position {
            Position::Parameter => format!("&[{element}]"),
            _ => format!("Vec<{element}>"),
        });
    }
    if let Some(element) = argument_of(value, "ArrayRef") {
        let element = part(element)?;
        return Ok(match position {
            Position::Parameter => format!("&[{element}]"),
            _ => format!("&'c [{element}]"),
        });
    }
    if let Some(inner) = argument_of(value, "FailureOr") {
        return Ok(format!("Result<{}, ::rtblgen_runtime::VerifyError>", part(inner)?));
    }
    if let Some(inner) = argument_of(value, "std::optional").or_else(|| argument_of(value, "::std::optional"))
    {
        return Ok(format!("Option<{}>", translated(inner, position, depth + 1)?));
    }
    if let Some(inner) = argument_of(value, "std::pair").or_else(|| argument_of(value, "::std::pair")) {
        let parts: Vec<_> = arguments_of(inner).into_iter().map(part).collect::<Result<_, _>>()?;
        return Ok(format!("({})", parts.join(", ")));
    }
    for template in ["function_ref", "std::function", "::std::function"] {
        if let Some(signature) = argument_of(value, template) {
            return function(signature, depth);
        }
    }
    match rust_type(value) {
        Some(rust) if is_mutable => Ok(format!("&mut {rust}")),
        Some(rust) if position == Position::Parameter && rust == "&'c str" => Ok("&str".to_owned()),
        Some(rust) if position == Position::Parameter && rust == "String" => Ok("&str".to_owned()),
        Some(rust) => Ok(rust),
        None => as_rust(spelling),
    }
}

/// `R(A, B)`.
fn function(signature: &str, depth: usize) -> Result<String, String> {
    let open = signature.find('(').ok_or("is no signature of a function")?;
    let inner = signature[open + 1..].strip_suffix(')').ok_or("is no signature of a function")?;
    let parameters = arguments_of(inner).into_iter().filter(|own| !own.is_empty());
    let parameters: Vec<_> = parameters
        .map(|own| translated(parameter_type(own), Position::Parameter, depth + 1))
        .collect::<Result<_, _>>()?;
    let result = translated(&signature[..open], Position::Result, depth + 1)?;
    let result = if result == "()" { String::new() } else { format!(" -> {result}") };
    Ok(format!("&mut dyn FnMut({}){result}", parameters.join(", ")))
}

/// Returns the type of a parameter without its C++ name, which has no meaning.
fn parameter_type(text: &str) -> &str {
    match text.trim().rsplit_once([' ', '&', '*']) {
        Some((ty, name)) if is_name(name) && !is_name(ty.trim_start_matches("const ")) => {
            let end = text.len() - name.len();
            text[..end].trim()
        }
        _ => text.trim(),
    }
}

fn is_name(text: &str) -> bool {
    !text.is_empty() && text.chars().all(|c| c == '_' || c.is_alphanumeric())
}

/// A type without a table entry is Rust, if it parses.
fn as_rust(spelling: &str) -> Result<String, String> {
    if let Some(cpp) = find_cpp(spelling) {
        let help = cpp.suggestion.map(|help| format!(": {help}")).unwrap_or_default();
        return Err(format!("is C++ for which there is no Rust type{help}"));
    }
    if spelling.starts_with("std::") || spelling.starts_with("::std::") {
        let known = spelling.trim_start_matches("::").starts_with("std::fmt")
            || spelling.trim_start_matches("::").starts_with("std::ops");
        if !known {
            return Err("is C++ for which there is no Rust type: write it in Rust".to_owned());
        }
    }
    match super::parse_rust::<syn::Type>(spelling) {
        Ok(_) => Ok(spelling.to_owned()),
        Err(_) => Err("is neither a type of MLIR that has an equivalent nor Rust".to_owned()),
    }
}

/// One blank before `&` and `*`, no namespace of MLIR or LLVM.
fn normal(spelling: &str) -> String {
    let name = strip_namespace(spelling.trim());
    match name.find(['&', '*']) {
        Some(at) if !name.ends_with('>') => {
            format!("{} {}", name[..at].trim_end(), name[at..].replace(' ', ""))
        }
        _ => name.to_owned(),
    }
}

/// The arguments of a template or a function, split at commas outside brackets.
pub(crate) fn arguments_of(text: &str) -> Vec<&str> {
    let (mut depth, mut start, mut arguments) = (0usize, 0, Vec::new());
    for (at, c) in text.char_indices() {
        match c {
            '<' | '(' | '[' | '{' => depth += 1,
            '>' | ')' | ']' | '}' => depth = depth.saturating_sub(1),
            ',' if depth == 0 => {
                arguments.push(text[start..at].trim());
                start = at + 1;
            }
            _ => {}
        }
    }
    arguments.push(text[start..].trim());
    arguments
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parameters_borrow_and_results_own() {
        for (cpp, parameter, result) in [
            ("::llvm::StringRef", "&str", "&'c str"),
            ("std::string", "&str", "String"),
            ("::llvm::ArrayRef<int64_t>", "&[i64]", "&'c [i64]"),
            ("::mlir::TypeRange", "&[::rtblgen_runtime::Type<'c>]", "Vec<::rtblgen_runtime::Type<'c>>"),
            ("::mlir::Operation *", "::rtblgen_runtime::Op", "::rtblgen_runtime::Op"),
            (
                "::mlir::OpBuilder&",
                "&mut dyn ::rtblgen_runtime::Builder<'c>",
                "&mut dyn ::rtblgen_runtime::Builder<'c>",
            ),
            (
                "::llvm::SmallVector<::mlir::Value, 4>",
                "&[::rtblgen_runtime::Value]",
                "Vec<::rtblgen_runtime::Value>",
            ),
            ("const APInt &", "i128", "i128"),
            ("bool &", "&mut bool", "&mut bool"),
            ("&'c str", "&'c str", "&'c str"),
        ] {
            assert_eq!(signature_type(cpp, Position::Parameter).as_deref(), Ok(parameter), "{cpp}");
            assert_eq!(signature_type(cpp, Position::Result).as_deref(), Ok(result), "{cpp}");
        }
    }

    #[test]
    fn templates_nest() {
        let result = |cpp| signature_type(cpp, Position::Result);
        assert_eq!(
            result("::llvm::FailureOr<::llvm::SmallVector<::mlir::OpFoldResult>>").unwrap(),
            "Result<Vec<::rtblgen_runtime::FoldResult<'c>>, ::rtblgen_runtime::VerifyError>"
        );
        assert_eq!(result("std::optional<std::pair<int, bool>>").unwrap(), "Option<(i32, bool)>");
        assert_eq!(
            signature_type("::llvm::function_ref<void(::mlir::Value, const Foo &name)>", Position::Parameter),
            Err("is neither a type of MLIR that has an equivalent nor Rust".to_owned())
        );
        assert_eq!(
            signature_type("::llvm::function_ref<bool(::mlir::Value v, unsigned)>", Position::Parameter)
                .unwrap(),
            "&mut dyn FnMut(::rtblgen_runtime::Value, u32) -> bool"
        );
        let deep = format!("{}int{}", "ArrayRef<".repeat(100), ">".repeat(100));
        assert_eq!(result(&deep), Err("nests too deep".to_owned()));
    }

    #[test]
    fn what_cannot_be_is_said() {
        assert!(signature_type("::mlir::Foo", Position::Result).unwrap_err().starts_with("is C++"));
        assert!(signature_type("std::map<int, int>", Position::Result).unwrap_err().starts_with("is C++"));
        assert!(signature_type("a b c", Position::Result).is_err());
    }
}
