//! From names in TableGen to names in Rust: case, keywords, clashes. All naming is decided here.

use std::collections::BTreeSet;

use proc_macro2::{Ident, Span};

/// Words that can be no identifier at all, not even a raw one.
const NEVER_RAW: [&str; 5] = ["self", "Self", "super", "crate", "_"];

/// Rust 2024's strict and reserved keywords; names that are none of them need no parser.
const KEYWORDS: [&str; 53] = [
    "abstract", "as", "async", "await", "become", "box", "break", "const", "continue", "crate", "do", "dyn",
    "else", "enum", "extern", "false", "final", "fn", "for", "gen", "if", "impl", "in", "let", "loop",
    "macro", "match", "mod", "move", "mut", "override", "priv", "pub", "ref", "return", "self", "Self",
    "static", "struct", "super", "trait", "true", "try", "type", "typeof", "unsafe", "unsized", "use",
    "virtual", "where", "while", "yield", "_",
];

/// Functions that every generated type or attribute has: no accessor can have one of these names.
pub(crate) const DEFINITION_METHODS: [&str; 3] = ["get", "get_checked", "parameters"];

/// The identifier for a name that is in the right case already.
///
/// A keyword becomes a raw identifier, or gets an underscore where there is none; characters that are invalid
/// in an identifier become underscores.
///
/// ```
/// use rtblgen_backends::namer::ident;
/// assert_eq!(ident("lhs").to_string(), "lhs");
/// assert_eq!(ident("type").to_string(), "r#type");
/// assert_eq!(ident("self").to_string(), "self_");
/// assert_eq!(ident("2d").to_string(), "_2d");
/// ```
pub fn ident(name: &str) -> Ident {
    let mut name: String =
        name.chars().map(|c| if c == '_' || c.is_alphanumeric() { c } else { '_' }).collect();
    if name.is_empty() || name.starts_with(|c: char| c.is_numeric()) {
        name.insert(0, '_');
    }
    if NEVER_RAW.contains(&name.as_str()) {
        name.push('_');
    }
    // A keyword from the edition of 2024 on, which syn does not know.
    if name == "gen" {
        return Ident::new_raw(&name, Span::call_site());
    }
    if name.is_ascii() && !KEYWORDS.contains(&name.as_str()) {
        return Ident::new(&name, Span::call_site());
    }
    if let Ok(ident) = syn::parse_str::<Ident>(&name) {
        return ident;
    }
    match syn::parse_str::<Ident>(&format!("r#{name}")) {
        Ok(_) => Ident::new_raw(&name, Span::call_site()),
        Err(_) => Ident::new("unnamed", Span::call_site()),
    }
}

/// `lhsType`, `LHSType` and `lhs-type` in snake case: `lhs_type`.
///
/// ```
/// use rtblgen_backends::namer::snake_case;
/// assert_eq!(snake_case("operandSegmentSizes"), "operand_segment_sizes");
/// assert_eq!(snake_case("HTTPServer2D"), "http_server2d");
/// assert_eq!(snake_case("sym_name"), "sym_name");
/// ```
pub fn snake_case(name: &str) -> String {
    words(name).join("_")
}

/// The same in capitals, for constants.
///
/// ```
/// assert_eq!(rtblgen_backends::namer::constant_case("AddOp"), "ADD_OP");
/// ```
pub fn constant_case(name: &str) -> String {
    snake_case(name).to_uppercase()
}

/// `sym_name` in camel case, as types and variants have it: `SymName`. Capitals stay.
///
/// ```
/// use rtblgen_backends::namer::camel_case;
/// assert_eq!(camel_case("pull_up"), "PullUp");
/// assert_eq!(camel_case("oeq"), "Oeq");
/// assert_eq!(camel_case("I8"), "I8");
/// ```
pub fn camel_case(name: &str) -> String {
    let mut out = String::new();
    for word in name.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()) {
        // `V1_2` and `V12` must stay different.
        if out.ends_with(|c: char| c.is_numeric()) && word.starts_with(|c: char| c.is_numeric()) {
            out.push('_');
        }
        let mut chars = word.chars();
        out.extend(chars.next().into_iter().flat_map(char::to_uppercase));
        out.push_str(chars.as_str());
    }
    out
}

/// The names that generated code, the runtime's macros and translated snippets use without a path: of Rust's prelude, and of type
/// parameters. `_taken` of the library's `EnumAttr.td` is the same list.
const USED: [&str; 16] = [
    "ConcreteAttr",
    "ConcreteOp",
    "ConcreteType",
    "Default",
    "Err",
    "From",
    "Into",
    "None",
    "Ok",
    "Option",
    "Result",
    "Sized",
    "Some",
    "String",
    "TryFrom",
    "Vec",
];

/// Rust's own types that classes may be called.
const PRIMITIVE: [&str; 16] = [
    "bool", "char", "f32", "f64", "i8", "i16", "i32", "i64", "i128", "str", "u8", "u16", "u32", "u64",
    "u128", "usize",
];

/// Whether generated code uses a name without a path, and not as that of a definition.
pub(crate) fn is_used(name: &str) -> bool {
    USED.contains(&name) || PRIMITIVE.contains(&name)
}

/// The Rust type of a class: its name in camel case. A name that generated code uses itself, or that no type can have, gets an
/// underscore.
///
/// ```
/// use rtblgen_backends::namer::type_name;
/// assert_eq!(type_name("add_op"), "AddOp");
/// assert_eq!(type_name("Option"), "Option_");
/// assert_eq!(type_name("self"), "Self_");
/// ```
pub fn type_name(name: &str) -> String {
    unused(camel_case(name))
}

/// The name, or the name with an underscore if generated code uses it.
fn unused(mut name: String) -> String {
    if is_used(&name) || NEVER_RAW.contains(&name.as_str()) {
        name.push('_');
    }
    name
}

/// The name of a type that belongs to another one: `OptionModel` for `Option_`.
///
/// ```
/// assert_eq!(rtblgen_backends::namer::derived_name("Dyn", "Option_", ""), "DynOption");
/// ```
pub fn derived_name(prefix: &str, name: &str, suffix: &str) -> String {
    unused(format!("{prefix}{}{suffix}", name.trim_end_matches('_')))
}

/// Returns the class name that MLIR gives a def: the part after its first underscore; all of it if it starts
/// with one.
///
/// ```
/// use rtblgen_backends::namer::class_name;
/// assert_eq!(class_name("Toy_AddOp"), "AddOp");
/// assert_eq!(class_name("X_Y_Z"), "Y_Z");
/// assert_eq!(class_name("_Q"), "_Q");
/// ```
pub fn class_name(def: &str) -> &str {
    match def.split_once('_') {
        Some((prefix, rest)) if !prefix.is_empty() && !rest.is_empty() => rest,
        _ => def,
    }
}

/// The words of a name, in lower case: a word starts at a capital after a small letter or digit, at the last capital
/// of several before a small letter, and after anything that is neither letter nor digit.
fn words(name: &str) -> Vec<String> {
    let chars: Vec<char> = name.chars().collect();
    let mut words = vec![String::new()];
    for (index, &c) in chars.iter().enumerate() {
        if !c.is_alphanumeric() {
            words.push(String::new());
            continue;
        }
        let before = index.checked_sub(1).map(|index| chars[index]);
        let after = chars.get(index + 1);
        let starts_word = c.is_uppercase()
            && before.is_some_and(|before| {
                before.is_lowercase()
                    || (before.is_uppercase() || before.is_numeric())
                        && after.is_some_and(|after| after.is_lowercase())
            });
        if starts_word {
            words.push(String::new());
        }
        words.last_mut().expect("never empty").extend(c.to_lowercase());
    }
    words.retain(|word| !word.is_empty());
    words
}

/// Names of one scope, each given once.
///
/// ```
/// let mut names = rtblgen_backends::namer::Names::default();
/// assert_eq!(names.unique("F64_TENSOR"), "F64_TENSOR");
/// assert_eq!(names.unique("F64_TENSOR"), "F64_TENSOR_2");
/// ```
#[derive(Clone, Debug, Default)]
pub struct Names {
    taken: BTreeSet<String>,
}

impl Names {
    /// A scope in which these names are taken.
    pub fn with_taken(taken: impl IntoIterator<Item = impl Into<String>>) -> Self {
        Self { taken: taken.into_iter().map(Into::into).collect() }
    }

    /// The name, or the name with the first number from 2 on that makes it new.
    pub fn unique(&mut self, name: &str) -> String {
        self.numbered(name, "_")
    }

    /// The same for types and variants, whose names have an underscore between numbers only: `AddOp2`, `Conv1_2`.
    pub fn unique_type(&mut self, name: &str) -> String {
        let separator = if name.ends_with(|c: char| c.is_numeric()) { "_" } else { "" };
        self.numbered(name, separator)
    }

    fn numbered(&mut self, name: &str, separator: &str) -> String {
        let mut candidate = name.to_owned();
        let mut number = 2;
        while !self.taken.insert(candidate.clone()) {
            candidate = format!("{name}{separator}{number}");
            number += 1;
        }
        candidate
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_library_knows_the_names_that_are_used() {
        let text = include_str!("../../td-library/td/mlir/IR/EnumAttr.td");
        let taken = text.split_once("_taken = [").unwrap().1.split_once(']').unwrap().0;
        let mut taken: Vec<&str> = taken.split('"').skip(1).step_by(2).collect();
        taken.retain(|name| *name != "Self");
        assert_eq!(taken, USED);
    }

    #[test]
    fn keywords_become_identifiers() {
        for keyword in KEYWORDS {
            let ident = ident(keyword).to_string();
            assert!(syn::parse_str::<Ident>(&ident).is_ok(), "{keyword} became {ident}");
            assert!(!KEYWORDS.contains(&ident.as_str()), "{keyword} stayed");
        }
    }

    #[test]
    fn anything_becomes_an_identifier() {
        for name in ["", "1", "a-b", "a.b", "$x", "é", "a b", "::", "💥", "r#type"] {
            let ident = ident(name).to_string();
            assert!(syn::parse_str::<Ident>(&ident).is_ok(), "{name:?} became {ident:?}");
        }
    }

    #[test]
    fn snake_case_is_stable() {
        for name in [
            "lhs",
            "sym_name",
            "operandSegmentSizes",
            "ABC",
            "aB",
            "a1B2",
            "X",
            "__x__",
            "callee2",
            "i32Type",
        ] {
            let snake = snake_case(name);
            assert_eq!(snake_case(&snake), snake, "of {name}");
            assert_eq!(snake, snake.to_lowercase());
        }
    }

    #[test]
    fn cases_that_differ_stay_different() {
        assert_ne!(camel_case("V1_2"), camel_case("V12"));
        assert_eq!(camel_case("v1_0"), "V1_0");
        assert_eq!(camel_case("shader-image"), "ShaderImage");
    }

    #[test]
    fn class_names_follow_the_first_underscore() {
        assert_eq!(class_name("AddOp"), "AddOp");
        assert_eq!(class_name("A_"), "A_");
        assert_eq!(class_name(""), "");
    }
}
