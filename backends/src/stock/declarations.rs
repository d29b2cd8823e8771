//! The declarations in the body of a C++ class.

use std::ops::Range;
use std::sync::OnceLock;

use regex::Regex;

use crate::rust::snippet::arguments_of;

/// A declaration, and the method that it declares, if it is one.
#[derive(Debug)]
pub(super) struct Declaration<'t> {
    /// The range in the text, body included.
    pub(super) range: Range<usize>,
    /// The method.
    pub(super) method: Option<Method<'t>>,
}

/// A method.
#[derive(Debug, PartialEq)]
pub(super) struct Method<'t> {
    /// Whether the method is `static`.
    pub(super) is_static: bool,
    /// The type of the result.
    pub(super) result: &'t str,
    /// The name.
    pub(super) name: &'t str,
    /// The type and the name of each parameter.
    pub(super) parameters: Vec<(&'t str, Option<&'t str>)>,
}

/// The declarations of a text, in order.
pub(super) fn declarations(cpp: &str) -> Vec<Declaration<'_>> {
    let code = without_comments(cpp);
    let mut found = Vec::new();
    let (mut start, mut depth, mut body) = (0, 0_usize, None);
    for (at, byte) in code.bytes().enumerate() {
        let is_outside = depth == 0;
        match byte {
            b'{' if is_outside => body = Some(at),
            b';' if is_outside => {
                found.extend(declaration(cpp, &code, start..at, body));
                (start, body) = (at + 1, None);
            }
            // `public:`
            b':' if is_outside && is_access(code[start..at].trim()) => start = at + 1,
            _ => {}
        }
        match byte {
            b'(' | b'{' | b'[' => depth += 1,
            b')' | b'}' | b']' => depth = depth.saturating_sub(1),
            _ => {}
        }
        // The body of a function ends its declaration, that of a class or an enum does not.
        if byte == b'}' && depth == 0 && body.is_some_and(|body| code[start..body].contains('(')) {
            found.extend(declaration(cpp, &code, start..at + 1, body));
            (start, body) = (at + 1, None);
        }
    }
    found.extend(declaration(cpp, &code, start..code.len(), body));
    found
}

fn is_access(word: &str) -> bool {
    ["public", "protected", "private"].contains(&word)
}

/// The declaration in a part of the text, if there is anything but blanks.
fn declaration<'t>(
    cpp: &'t str,
    code: &str,
    range: Range<usize>,
    body: Option<usize>,
) -> Option<Declaration<'t>> {
    let blanks = code[range.clone()].len() - code[range.clone()].trim_start().len();
    let start = range.start + blanks;
    let range = start..start + code[range].trim().len();
    if range.is_empty() {
        return None;
    }
    let head = start..body.unwrap_or(range.end).min(range.end);
    // A comment inside of a declaration is no part of a type.
    let is_plain = cpp[head.clone()] == code[head.clone()];
    let method = is_plain.then(|| method(cpp[head].trim_end())).flatten();
    Some(Declaration { range, method })
}

fn method(head: &str) -> Option<Method<'_>> {
    let pattern = METHOD.get_or_init(|| {
        Regex::new(r"(?s)^((?:(?:static|inline|constexpr)\s+)*)([\w:<>,*&\s]+?[\s*&])(\w+)\s*\(([^=]*|.*)\)\s*(?:const)?$")
            .expect("the pattern is right")
    });
    let parts = pattern.captures(head)?;
    let part = |number: usize| parts.get(number).map_or("", |part| part.as_str());
    let (result, name) = (part(2).trim(), part(3));
    let words = [
        "template", "friend", "using", "typedef", "virtual", "explicit", "operator", "return", "struct",
        "enum",
    ];
    let is_other = |text: &str| text.split(|c: char| !c.is_alphanumeric()).any(|word| words.contains(&word));
    if is_other(result) || is_other(name) || result.ends_with("::") {
        return None;
    }
    let parameters =
        arguments_of(part(4)).into_iter().filter(|text| !text.is_empty()).map(parameter).collect();
    Some(Method { is_static: part(1).contains("static"), result, name, parameters })
}

/// A method without its body.
static METHOD: OnceLock<Regex> = OnceLock::new();

/// The type of a parameter, and its name if it has one.
fn parameter(text: &str) -> (&str, Option<&str>) {
    let text = text.split_once(" =").map_or(text, |(declared, _)| declared).trim();
    let end = text.trim_end_matches(|c: char| c.is_alphanumeric() || c == '_').len();
    let (ty, name) = text.split_at(end);
    let is_type = ["int", "long", "short", "char", "unsigned", "bool", "float", "double"].contains(&name);
    match ty.trim() {
        "" | "const" => (text, None),
        ty if name.is_empty() || is_type || ty.ends_with(':') => {
            (if name.is_empty() { ty } else { text }, None)
        }
        ty => (ty, Some(name)),
    }
}

/// The text with blanks in place of comments, preprocessor lines and string literals. Offsets do not change.
fn without_comments(cpp: &str) -> String {
    let pattern = COMMENT.get_or_init(|| {
        Regex::new(r#"(?ms)//[^\n]*|/\*.*?\*/|^[ \t]*#[^\n]*|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)'"#)
            .expect("the pattern is right")
    });
    let mut code = String::with_capacity(cpp.len());
    let mut done = 0;
    for found in pattern.find_iter(cpp) {
        code.push_str(&cpp[done..found.start()]);
        code.extend(std::iter::repeat_n(' ', found.len()));
        done = found.end();
    }
    code.push_str(&cpp[done..]);
    code
}

/// A comment, a preprocessor line, or a literal of text.
static COMMENT: OnceLock<Regex> = OnceLock::new();

#[cfg(test)]
mod tests {
    use super::*;

    /// The methods, each as `result name(type name, ...)`.
    fn methods(cpp: &str) -> Vec<String> {
        let shown = |method: Method<'_>| {
            let parameters =
                method.parameters.iter().map(|(ty, name)| format!("{ty}|{}", name.unwrap_or("")));
            let parameters = parameters.collect::<Vec<_>>().join(", ");
            let start = if method.is_static { "static " } else { "" };
            format!("{start}{} {}({parameters})", method.result, method.name)
        };
        declarations(cpp).into_iter().filter_map(|own| own.method.map(shown)).collect()
    }

    #[test]
    fn finds_methods() {
        let text = "
            // A comment; with `int no();` in it.
            ::mlir::Value getSource() { return getOperand(0); }
            static bool isOpen(Type ty, int64_t size = 3);
            void setName(const std::map<int, int> &names, StringRef);
            unsigned count(unsigned int) const { if (true) { return 1; } return 2; }";
        assert_eq!(
            methods(text),
            [
                "::mlir::Value getSource()",
                "static bool isOpen(Type|ty, int64_t|size)",
                "void setName(const std::map<int, int> &|names, StringRef|)",
                "unsigned count(unsigned int|)",
            ]
        );
    }

    #[test]
    fn skips_what_is_no_method() {
        let text = "
            using Base::Base;
            enum class Kind { A, B };
            struct Inner { int size() { return 1; } };
            PutOp(int size);
            bool operator==(int other);
            template <typename T> T get();
            static constexpr int kSize = size(3);
        public:
            int size();";
        assert_eq!(methods(text), ["int size()"]);
        assert_eq!(declarations(text).len(), 8);
    }

    #[test]
    fn unbalanced_text_ends() {
        for text in ["}", "{{{", "int f(", "\"", "/*", "int f() {", ")(", "é;ü"] {
            let _ = declarations(text);
        }
    }
}
