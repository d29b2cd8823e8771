//! Stock spellings of C++ and their Rust: one table, so that nothing is guessed.

use std::borrow::Cow;
use std::ops::Range;

/// C++ in a snippet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cpp {
    /// Its place.
    pub range: Range<usize>,
    /// The Rust to write instead, if known.
    pub suggestion: Option<String>,
}

/// Types of parameters, results and builders. `'c` is the lifetime of the context.
const TYPES: &[(&str, &str)] = &[
    ("bool", "bool"),
    ("char", "i8"),
    ("short", "i16"),
    ("int", "i32"),
    ("long", "i64"),
    ("unsigned", "u32"),
    ("unsigned int", "u32"),
    ("size_t", "usize"),
    ("ptrdiff_t", "i64"),
    ("intptr_t", "i64"),
    ("uintptr_t", "u64"),
    ("signed char", "i8"),
    ("unsigned char", "u8"),
    ("unsigned short", "u16"),
    ("unsigned long", "u64"),
    ("long long", "i64"),
    ("unsigned long long", "u64"),
    ("int8_t", "i8"),
    ("int16_t", "i16"),
    ("int32_t", "i32"),
    ("int64_t", "i64"),
    ("uint8_t", "u8"),
    ("uint16_t", "u16"),
    ("uint32_t", "u32"),
    ("uint64_t", "u64"),
    ("float", "f32"),
    ("double", "f64"),
    ("APInt", "i128"),
    ("APFloat", "f64"),
    ("StringRef", "&'c str"),
    ("std::string", "String"),
    ("Type", "::rtblgen_runtime::Type<'c>"),
    ("Attribute", "::rtblgen_runtime::Attribute<'c>"),
    ("Location", "::rtblgen_runtime::Location<'c>"),
    ("Value", "::rtblgen_runtime::Value"),
    ("Block *", "::rtblgen_runtime::Block"),
    ("Region *", "::rtblgen_runtime::Region"),
    ("Operation *", "::rtblgen_runtime::Op"),
    ("MLIRContext *", "&'c ::rtblgen_runtime::Context"),
    ("ValueRange", "&'c [::rtblgen_runtime::Value]"),
    ("TypeRange", "&'c [::rtblgen_runtime::Type<'c>]"),
    ("BlockRange", "&'c [::rtblgen_runtime::Block]"),
    ("void", "()"),
];

/// Kinds of types and attributes without a Rust type in the runtime, or better held as a plain type or
/// attribute.
const AS_TYPE: &[&str] = &[
    "IntegerType",
    "FloatType",
    "IndexType",
    "NoneType",
    "ComplexType",
    "FunctionType",
    "TupleType",
    "VectorType",
    "TensorType",
    "RankedTensorType",
    "UnrankedTensorType",
    "MemRefType",
    "UnrankedMemRefType",
    "BaseMemRefType",
    "ShapedType",
    "OpaqueType",
];
const AS_ATTRIBUTE: &[&str] = &[
    "IntegerAttr",
    "FloatAttr",
    "StringAttr",
    "BoolAttr",
    "UnitAttr",
    "ArrayAttr",
    "DictionaryAttr",
    "TypeAttr",
    "SymbolRefAttr",
    "FlatSymbolRefAttr",
    "ElementsAttr",
    "DenseElementsAttr",
    "DenseIntElementsAttr",
    "DenseFPElementsAttr",
    "DenseArrayAttr",
    "DenseI64ArrayAttr",
    "DenseI32ArrayAttr",
    "DenseBoolArrayAttr",
    "AffineMapAttr",
    "AffineMap",
    "IntegerSetAttr",
    "TypedAttr",
    "LocationAttr",
    "OpaqueAttr",
];

/// Returns the Rust of a type in the spelling of stock ODS; `None` if the table does not have it, so that it
/// is Rust already.
///
/// ```
/// use rtblgen_backends::snippet::rust_type;
/// assert_eq!(rust_type("int64_t").as_deref(), Some("i64"));
/// assert_eq!(rust_type("::llvm::ArrayRef<int64_t>").as_deref(), Some("&'c [i64]"));
/// assert_eq!(rust_type("::mlir::Type").as_deref(), Some("::rtblgen_runtime::Type<'c>"));
/// assert_eq!(rust_type("Vec<i64>"), None);
/// ```
pub fn rust_type(spelling: &str) -> Option<String> {
    let name = spelling.trim().trim_start_matches("const ").trim_end_matches('&').trim();
    let name = strip_namespace(name);
    if let Some(inner) = argument_of(name, "ArrayRef") {
        return Some(format!("&'c [{}]", rust_type_or_same(inner)));
    }
    if let Some(inner) = argument_of(name, "SmallVector").or_else(|| argument_of(name, "std::vector")) {
        let element = inner.split(',').next().unwrap_or(inner);
        return Some(format!("Vec<{}>", rust_type_or_same(element)));
    }
    if let Some(inner) = argument_of(name, "std::optional").or_else(|| argument_of(name, "::std::optional")) {
        return Some(format!("Option<{}>", rust_type_or_same(inner)));
    }
    let name = name.strip_prefix("::").filter(|name| name.starts_with("std::")).unwrap_or(name);
    let name = name.strip_prefix("std::").filter(|name| name.ends_with("_t")).unwrap_or(name);
    let spaced = name.replace(" *", "*").replace('*', " *");
    if let Some((_, rust)) = TYPES.iter().find(|(cpp, _)| *cpp == spaced) {
        return Some((*rust).to_owned());
    }
    if AS_TYPE.contains(&name) {
        return Some("::rtblgen_runtime::Type<'c>".to_owned());
    }
    AS_ATTRIBUTE.contains(&name).then(|| "::rtblgen_runtime::Attribute<'c>".to_owned())
}

/// A template of C++ whose Rust has one argument too, and the argument: `Vec` and `int` for `ArrayRef<int>`.
pub fn template_argument(spelling: &str) -> Option<(&'static str, &str)> {
    let name = class_name(spelling);
    for (template, rust) in [
        ("ArrayRef", "Vec"),
        ("SmallVector", "Vec"),
        ("std::vector", "Vec"),
        ("::std::vector", "Vec"),
        ("std::optional", "Option"),
        ("::std::optional", "Option"),
    ] {
        if let Some(inner) = argument_of(name, template) {
            return Some((rust, first_argument(inner)));
        }
    }
    None
}

/// The first of several arguments of a template.
fn first_argument(inner: &str) -> &str {
    let mut depth = 0usize;
    for (at, c) in inner.char_indices() {
        match c {
            '<' => depth += 1,
            '>' => depth = depth.saturating_sub(1),
            ',' if depth == 0 => return inner[..at].trim(),
            _ => {}
        }
    }
    inner.trim()
}

/// The name of a class of MLIR or LLVM: without `const`, `&` and the namespace.
pub fn class_name(spelling: &str) -> &str {
    let name = spelling.trim().trim_start_matches("const ").trim_end_matches('&').trim();
    strip_namespace(name)
}

fn rust_type_or_same(spelling: &str) -> String {
    rust_type(spelling).unwrap_or_else(|| spelling.trim().to_owned())
}

pub(super) fn strip_namespace(name: &str) -> &str {
    ["::mlir::", "mlir::", "::llvm::", "llvm::"]
        .iter()
        .find_map(|prefix| name.strip_prefix(prefix))
        .unwrap_or(name)
}

/// `T` of `template<T>`.
pub(super) fn argument_of<'n>(name: &'n str, template: &str) -> Option<&'n str> {
    name.strip_prefix(template)?.trim_start().strip_prefix('<')?.strip_suffix('>')
}

/// Methods of MLIR's `Builder` that take the same arguments as those of our `Context`.
const BUILDER_METHODS: &[(&str, &str)] = &[
    ("getBF16Type(", "context().bf16_type("),
    ("getBoolAttr(", "context().bool_attr("),
    ("getContext(", "context("),
    ("getF16Type(", "context().f16_type("),
    ("getF32Type(", "context().f32_type("),
    ("getF64Type(", "context().f64_type("),
    ("getI16Type(", "context().integer_type(16"),
    ("getI1Type(", "context().i1_type("),
    ("getI32IntegerAttr(", "context().i32_attr("),
    ("getI32Type(", "context().i32_type("),
    ("getI64IntegerAttr(", "context().i64_attr("),
    ("getI64Type(", "context().i64_type("),
    ("getI8Type(", "context().integer_type(8"),
    ("getIndexAttr(", "context().index_attr("),
    ("getIndexType(", "context().index_type("),
    ("getNoneType(", "context().none_type("),
    ("getStringAttr(", "context().string_attr("),
    ("getUnitAttr(", "context().unit_attr("),
    ("getUnknownLoc(", "context().unknown_loc("),
];

/// A snippet with the methods of MLIR's `Builder` replaced by ours.
///
/// ```
/// use rtblgen_backends::snippet::translate_builder;
/// assert_eq!(translate_builder("$_builder.getI32Type()"), "$_builder.context().i32_type()");
/// assert_eq!(translate_builder("f($_builder)"), "f($_builder)");
/// ```
pub fn translate_builder(text: &str) -> Cow<'_, str> {
    if !text.contains(BUILDER_CALL) {
        return Cow::Borrowed(text);
    }
    let replace = |text: String, (cpp, rust): &(&str, &str)| {
        text.replace(&format!("$_builder.{cpp}"), &format!("$_builder.{rust}"))
    };
    Cow::Owned(BUILDER_METHODS.iter().fold(text.to_owned(), replace))
}

/// The prefix of calls of C++ builders.
const BUILDER_CALL: &str = "$_builder.get";

/// Returns the replacement of a call of MLIR's `Builder` without a method of the same arguments in Rust.
fn find_builder_call(text: &str) -> Option<Cpp> {
    let is_known = |at: usize| {
        let method = &text[at + "$_builder.".len()..];
        BUILDER_METHODS.iter().any(|(cpp, _)| method.starts_with(cpp))
    };
    let is_cpp = |at: usize| text[at + BUILDER_CALL.len()..].starts_with(|c: char| c.is_ascii_uppercase());
    let start = text.match_indices(BUILDER_CALL).map(|(at, _)| at).find(|&at| is_cpp(at) && !is_known(at))?;
    let rest = &text[start + BUILDER_CALL.len()..];
    let len = rest.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(rest.len());
    let suggestion = "types and attributes are made by the context: `$_builder.context().integer_type(32)`";
    Some(Cpp { range: start..start + BUILDER_CALL.len() + len, suggestion: Some(suggestion.to_owned()) })
}

/// Marks of C++ that are no Rust, or mean something else in Rust, and their replacements.
const MARKS: &[(&str, &str)] = &[
    (
        "::mlir::",
        "the runtime's names are in `::rtblgen_runtime`, and most queries are methods: `$_self.is_index()`",
    ),
    ("::llvm::", "write the check in Rust: casts are methods such as `$_self.cast::<T>()`"),
    ("mlir::", "the runtime's names are in `::rtblgen_runtime`"),
    ("llvm::", "write the check in Rust: casts are methods such as `$_self.cast::<T>()`"),
    ("static_cast<", "write `value as i64`, or `i64::from(value)`"),
    ("nullptr", "write `None`"),
    ("$_self.getType()", "write `$_self.ty()`"),
    ("$_builder.create<", "write `XOp::build($_builder, $_loc, ...)`"),
];

/// The first spelling in a snippet that only C++ has.
pub fn find_cpp(text: &str) -> Option<Cpp> {
    MARKS
        .iter()
        .filter_map(|(mark, suggestion)| {
            let start = find_word(text, mark)?;
            Some(Cpp { range: start..start + mark.len(), suggestion: Some((*suggestion).to_owned()) })
        })
        .chain(find_builder_call(text))
        .min_by_key(|found| found.range.start)
}

/// Finds `mark` outside of strings, where it does not end a longer name or path.
fn find_word(text: &str, mark: &str) -> Option<usize> {
    let is_name = |c: char| c == '_' || c.is_alphanumeric();
    // `llvm::` starts a path in `::llvm::`, but not in `dialects::llvm::`.
    let begins_path = |at: usize| {
        let before = text[..at].strip_suffix("::").unwrap_or(&text[..at]);
        !before.ends_with(is_name)
    };
    let begins = |at: usize| match mark.ends_with("::") {
        true => begins_path(at),
        false => !text[..at].ends_with(is_name) || !mark.starts_with(is_name),
    };
    text.match_indices(mark).map(|(at, _)| at).find(|&at| begins(at) && !is_in_string(text, at))
}

/// Whether a string literal is open at a place.
fn is_in_string(text: &str, at: usize) -> bool {
    let mut is_open = false;
    let mut characters = text[..at].chars();
    while let Some(character) = characters.next() {
        match character {
            '\\' if is_open => drop(characters.next()),
            '"' => is_open = !is_open,
            _ => {}
        }
    }
    is_open
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn types_of_stock_ods() {
        for (cpp, rust) in [
            ("unsigned", "u32"),
            ("::llvm::StringRef", "&'c str"),
            ("mlir::Value", "::rtblgen_runtime::Value"),
            ("::llvm::SmallVector<int64_t, 4>", "Vec<i64>"),
            ("std::optional<::mlir::Type>", "Option<::rtblgen_runtime::Type<'c>>"),
            ("ArrayRef<NamedThing>", "&'c [NamedThing]"),
            ("Block*", "::rtblgen_runtime::Block"),
            ("const APInt &", "i128"),
            ("::std::size_t", "usize"),
            ("std::uint8_t", "u8"),
            ("unsigned long long", "u64"),
        ] {
            assert_eq!(rust_type(cpp).as_deref(), Some(rust), "{cpp}");
        }
        for rust in ["u32", "Vec<i64>", "&'c str", "my::Type", "Option<u8>"] {
            assert_eq!(rust_type(rust), None);
        }
    }

    #[test]
    fn cpp_is_told_apart() {
        assert_eq!(find_cpp("::llvm::isa<X>($_self)").unwrap().range, 0..8);
        assert!(find_cpp("::rtblgen_dialects::llvm::is_compatible($_self)").is_none());
        assert_eq!(find_cpp("a && static_cast<int>(b)").unwrap().range, 5..17);
        assert_eq!(find_cpp("my_llvm::x()"), None);
        assert_eq!(find_cpp(r#"$_self.implements("::mlir::x::\"Y")"#), None);
        assert_eq!(find_cpp("|a| -> bool { true }"), None);
        assert_eq!(find_cpp("$_builder.getI32Type()"), None);
        assert_eq!(find_cpp("f($_builder.getIntegerType(8, true))").unwrap().range, 2..26);
        assert_eq!(find_cpp("$_builder.get_me()"), None);
    }
}
