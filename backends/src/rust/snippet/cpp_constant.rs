//! Names and calls of C++ in constants: default values of stock ODS, with their Rust.
//!
//! Only text with one meaning is translated; anything else stays unchanged, and is an error if it is not
//! Rust.

use std::sync::LazyLock;

use regex::{Captures, Regex};

use crate::rust::snippet::rust_type;

macro_rules! pattern {
    ($text:literal) => {{
        static PATTERN: LazyLock<Regex> = LazyLock::new(|| Regex::new($text).expect("the pattern is good"));
        &*PATTERN
    }};
}

/// A constant in Rust. Text in quotes stays.
///
/// ```
/// use rtblgen_backends::snippet::constant_in_rust;
/// assert_eq!(constant_in_rust("INT32_MAX"), "i32::MAX");
/// assert_eq!(constant_in_rust("std::numeric_limits<float>::infinity()"), "f32::INFINITY");
/// assert_eq!(constant_in_rust("::llvm::ArrayRef<int64_t>{1, 2}"), "{1, 2}");
/// assert_eq!(constant_in_rust("\"~0\""), "\"~0\"");
/// ```
pub fn constant_in_rust(text: &str) -> String {
    let text = without_wrappers(text.trim());
    match text.contains('"') {
        true => text,
        false => numbers(&names(&text)),
    }
}

/// `StringRef("a")` is `"a"`, `ArrayRef<T>{..}` is `{..}`.
fn without_wrappers(text: &str) -> String {
    let string = pattern!(r#"^(?:::)?(?:llvm::|mlir::)?StringRef[({]\s*("(?:[^"\\]|\\.)*")\s*[)}]$"#);
    let list = pattern!(
        r"^(?:::)?(?:llvm::|mlir::|std::)?(?:ArrayRef|SmallVector|vector|initializer_list)<[^{}()]*>\s*(\{.*\})$"
    );
    let text = string.replace(text, "$1");
    list.replace(&text, "$1").into_owned()
}

/// Limits of types, casts, which do nothing to a constant, and MLIR's own constants.
fn names(text: &str) -> String {
    let dynamic = pattern!(r"(?:::)?(?:mlir::)?ShapedType::kDynamic\b");
    let limits =
        pattern!(r"(?:::)?std::numeric_limits<\s*([\w:]+)\s*>::(max|min|lowest|infinity|epsilon)\(\)");
    let macros = pattern!(r"\b(U?)INT(8|16|32|64)_(MAX|MIN)\b");
    let casts = pattern!(
        r"\bstatic_cast<\s*[\w: ]+\s*>\(|\b(?:(?:std::)?u?int(?:8|16|32|64)_t|int|unsigned|long|float|double|size_t)\("
    );
    let text = dynamic.replace_all(text, "::rtblgen_runtime::DYNAMIC");
    let text = limits.replace_all(&text, limit);
    let text = macros.replace_all(&text, |found: &Captures<'_>| {
        let sign = if found[1].is_empty() { 'i' } else { 'u' };
        format!("{sign}{}::{}", &found[2], &found[3])
    });
    casts.replace_all(&text, "(").into_owned()
}

fn limit(found: &Captures<'_>) -> String {
    let Some(ty) = rust_type(&found[1]) else { return found[0].to_owned() };
    let is_float = ty.starts_with('f');
    let name = match &found[2] {
        "max" => "MAX",
        "lowest" => "MIN",
        "min" if is_float => "MIN_POSITIVE",
        "min" => "MIN",
        "infinity" if is_float => "INFINITY",
        "epsilon" if is_float => "EPSILON",
        _ => return found[0].to_owned(),
    };
    format!("{ty}::{name}")
}

/// `1.f`, `.5` and `~0`.
fn numbers(text: &str) -> String {
    let text = pattern!(r"\b(\d+)\.[fF]\b").replace_all(text, "${1}.0");
    let text = pattern!(r"(^|[^\w.)\]])\.(\d)").replace_all(&text, "${1}0.$2");
    text.replace('~', "!")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stock_constants_are_rust() {
        for (cpp, rust) in [
            ("UINT64_MAX", "u64::MAX"),
            ("std::numeric_limits<int8_t>::min()", "i8::MIN"),
            ("::std::numeric_limits<double>::lowest()", "f64::MIN"),
            ("std::numeric_limits<Foo>::max()", "std::numeric_limits<Foo>::max()"),
            ("::mlir::ShapedType::kDynamic", "::rtblgen_runtime::DYNAMIC"),
            ("static_cast<uint32_t>(4)", "(4)"),
            ("int64_t(4) + 1", "(4) + 1"),
            ("1.f", "1.0"),
            ("-.5", "-0.5"),
            ("1.5f", "1.5f"),
            ("~0", "!0"),
            ("::llvm::StringRef(\"a~\")", "\"a~\""),
            ("::llvm::SmallVector<int64_t, 2>{}", "{}"),
            ("a.b(c)", "a.b(c)"),
        ] {
            assert_eq!(constant_in_rust(cpp), rust, "{cpp}");
        }
    }
}
