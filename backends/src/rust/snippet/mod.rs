//! Snippets: Rust in the strings of `.td` files.
//!
//! Each is checked by syn where it is written, so that a syntax error is reported at its place in the string; then its
//! placeholders are replaced by the names that they have in the function around it.

pub mod constant;
mod cpp_constant;
mod depth;
mod equivalents;
mod placeholder;
mod signature;

pub use cpp_constant::constant_in_rust;
#[doc(hidden)]
pub use equivalents::{class_name, template_argument};
pub use equivalents::{find_cpp, rust_type, translate_builder};
pub use placeholder::{Placeholder, placeholders, substitute};
pub(crate) use signature::arguments_of;
pub use signature::{Position, signature_type};

use proc_macro2::LineColumn;
use rtblgen_records::Value;
use syn::parse::Parse;
use syn::visit_mut::VisitMut;
use syn::{Expr, Stmt};
use tblgen_parser::{Code, Diagnostic, Span};

/// Whether a snippet is Rust by itself: a placeholder counts as a name.
///
/// # Errors
///
/// The first syntax error, at its place.
pub fn check<T: Parse>(value: Value<'_>, text: &str) -> Result<(), Diagnostic> {
    if let Some(found) = find_cpp(text) {
        return Err(cpp_error(value, text, found));
    }
    if is_predicate(value) && text.trim_matches(['(', ')']).trim().is_empty() {
        return Err(Diagnostic::error(value.field().record().span(), "the predicate is empty"));
    }
    match parse_masked::<T>(text) {
        Ok(_) => Ok(()),
        Err(error) => Err(syntax_error(value, text, &error)),
    }
}

/// An error in the body of a function that belongs to no record.
pub struct BodyError {
    /// The place in the text.
    pub range: std::ops::Range<usize>,
    /// The words.
    pub message: String,
    /// The code, if it is a frequent error.
    pub code: Option<Code>,
    /// The remedy, if one is known.
    pub help: Option<String>,
}

/// Whether a text is the body of a function of Rust.
///
/// # Errors
///
/// The first syntax error, or the first C++ in a text that is no Rust.
pub fn check_body(text: &str) -> Result<(), BodyError> {
    if let Some(found) = find_cpp(text) {
        let message = format!("`{}` is C++: native code is Rust", &text[found.range.clone()]);
        return Err(BodyError { range: found.range, message, code: None, help: found.suggestion });
    }
    let Err(error) = parse_body(text) else { return Ok(()) };
    let range = offset(text, error.span().start())..offset(text, error.span().end());
    let range = if range.is_empty() { 0..text.len() } else { range };
    let range = widen_to_chars(text, range);
    Err(BodyError { range, message: not_rust(&error), code: Some(Code::SNIPPET), help: None })
}

/// Whether a part of a snippet, which need not be Rust by itself, has C++ in it.
///
/// # Errors
///
/// The first of it, at its place.
pub fn check_part(value: Value<'_>) -> Result<(), Diagnostic> {
    let text = value.as_str().unwrap_or_default();
    match find_cpp(text) {
        Some(found) => Err(cpp_error(value, text, found)),
        None => Ok(()),
    }
}

/// Whether a snippet has the operator `?` and so may have no value.
pub fn is_partial(text: &str) -> bool {
    fn has_operator(tokens: proc_macro2::TokenStream) -> bool {
        tokens.into_iter().any(|token| match token {
            proc_macro2::TokenTree::Punct(operator) => operator.as_char() == '?',
            proc_macro2::TokenTree::Group(group) => has_operator(group.stream()),
            _ => false,
        })
    }
    text.contains('?') && text.parse().is_ok_and(has_operator)
}

/// The items of module `hooks` that Rust names.
pub fn hooks(tokens: proc_macro2::TokenStream) -> Vec<String> {
    fn add(tokens: proc_macro2::TokenStream, found: &mut Vec<String>) {
        let mut in_module = false;
        for token in tokens {
            match token {
                proc_macro2::TokenTree::Group(group) => add(group.stream(), found),
                proc_macro2::TokenTree::Ident(item) if in_module => found.push(item.to_string()),
                proc_macro2::TokenTree::Ident(module) if module == "hooks" => {
                    in_module = true;
                    continue;
                }
                proc_macro2::TokenTree::Punct(colon) if colon.as_char() == ':' => continue,
                _ => {}
            }
            in_module = false;
        }
    }
    let mut found = Vec::new();
    add(tokens, &mut found);
    found
}

/// `$name` becomes `_name`: a name of the same length, so that places stay.
fn mask(text: &str) -> String {
    let mut masked = text.to_owned();
    for placeholder in placeholders(text) {
        masked.replace_range(placeholder.range.start..placeholder.range.start + 1, "_");
    }
    masked
}

fn cpp_error(value: Value<'_>, text: &str, found: equivalents::Cpp) -> Diagnostic {
    let span = value.string_span(found.range.clone());
    let message = format!("`{}` is C++: a snippet is Rust", &text[found.range.clone()]);
    let error = match value.is_string_span_exact(found.range) {
        true => Diagnostic::error(span, message),
        false => Diagnostic::error(span, message).with_note(None, format!("the snippet reads `{text}`")),
    };
    match found.suggestion {
        Some(suggestion) => error.with_help(suggestion),
        None => error,
    }
    .with_note(None, "for a file with C++ snippets, give a folder above it with `--upstream-include`")
}

fn syntax_error(value: Value<'_>, text: &str, error: &syn::Error) -> Diagnostic {
    let start = offset(text, error.span().start());
    let end = offset(text, error.span().end());
    // An error at the end of the text has no token, and so an empty span.
    let range = match start >= end || start >= text.len() {
        true => {
            let last = text.trim_end().len();
            last.saturating_sub(1)..last
        }
        false => start..end.min(text.len()),
    };
    let range = widen_to_chars(text, inside_parentheses(value, text, range));
    not_rust_at(value.string_span(range), error)
}

/// The error at a snippet that syn does not take.
pub fn not_rust_at(span: Span, error: &syn::Error) -> Diagnostic {
    Diagnostic::error(span, not_rust(error)).with_code(Code::SNIPPET)
}

/// The words for text that syn does not take.
pub fn not_rust(error: &syn::Error) -> String {
    match error.to_string().as_str() {
        // proc-macro2's messages for text that has no tokens.
        "cannot parse string into token stream" | "lex error" => {
            "the snippet is not Rust: a bracket, a quote or a comment is left open, or closed twice"
                .to_owned()
        }
        error => format!("the snippet is not Rust: {error}"),
    }
}

/// The place in the `.td` of something that syn found in a snippet.
pub fn span_of(value: Value<'_>, text: &str, found: proc_macro2::Span) -> Span {
    let range = offset(text, found.start())..offset(text, found.end());
    value.string_span(widen_to_chars(text, range))
}

/// The byte range of a syntax node in a snippet that [`parse_masked`] parsed.
pub fn range_of(text: &str, part: &impl syn::spanned::Spanned) -> std::ops::Range<usize> {
    let span = part.span();
    offset(text, span.start())..offset(text, span.end())
}

/// Parses a snippet that nests no deeper than the stack allows.
pub fn parse_rust<T: Parse>(text: &str) -> syn::Result<T> {
    depth::check(text)?;
    syn::parse_str(text)
}

/// Parses a snippet in which each placeholder is replaced by a name of the same length, so that positions
/// stay.
pub fn parse_masked<T: Parse>(text: &str) -> syn::Result<T> {
    parse_rust(&mask(text))
}

fn is_predicate(value: Value<'_>) -> bool {
    value.field().name() == "predExpr"
}

/// The td library puts predicates into parentheses: a mistake that shows only at the closing one is before it.
fn inside_parentheses(value: Value<'_>, text: &str, range: std::ops::Range<usize>) -> std::ops::Range<usize> {
    if !is_predicate(value) || text.len() < 3 {
        return range;
    }
    let start = range.start.clamp(1, text.len() - 2);
    start..range.end.clamp(start + 1, text.len() - 1)
}

fn widen_to_chars(text: &str, range: std::ops::Range<usize>) -> std::ops::Range<usize> {
    let start = (0..=range.start).rev().find(|&at| text.is_char_boundary(at)).unwrap_or(0);
    let end = (range.end..=text.len()).find(|&at| text.is_char_boundary(at)).unwrap_or(text.len());
    start..end
}

/// The byte offset of a line (from 1) and a column (from 0, in characters).
fn offset(text: &str, place: LineColumn) -> usize {
    let line_start: usize = text.split_inclusive('\n').take(place.line.saturating_sub(1)).map(str::len).sum();
    let line = &text[line_start.min(text.len())..];
    line_start + line.char_indices().nth(place.column).map_or(line.len(), |(offset, _)| offset)
}

/// Parses an expression and takes away its parentheses: they are put back where they are needed when it is printed.
pub fn parse_expr(text: &str) -> syn::Result<Expr> {
    let mut expr = parse_rust::<Expr>(text)?;
    WithoutParentheses.visit_expr_mut(&mut expr);
    Ok(expr)
}

/// Parses the body of a function: statements, of which the last may be the value.
pub fn parse_body(text: &str) -> syn::Result<Vec<Stmt>> {
    depth::check(text)?;
    syn::parse::Parser::parse_str(syn::Block::parse_within, text)
}

struct WithoutParentheses;

/// Whether an expression ends a statement that it begins: without parentheses, the following text would be a
/// statement of its own.
fn is_block_like(expr: &Expr) -> bool {
    matches!(
        expr,
        Expr::If(_) | Expr::Match(_) | Expr::Block(_) | Expr::Loop(_) | Expr::While(_) | Expr::ForLoop(_)
    )
}

impl VisitMut for WithoutParentheses {
    fn visit_expr_mut(&mut self, expr: &mut Expr) {
        while let Expr::Paren(paren) = expr
            && !is_block_like(&paren.expr)
        {
            let inner = std::mem::replace(&mut *paren.expr, Expr::Verbatim(proc_macro2::TokenStream::new()));
            *expr = inner;
        }
        syn::visit_mut::visit_expr_mut(self, expr);
    }
}

#[cfg(test)]
mod tests {
    use quote::ToTokens;

    use super::*;

    fn normal(text: &str) -> String {
        parse_expr(text).unwrap().to_token_stream().to_string()
    }

    #[test]
    fn parentheses_stay_where_they_are_needed() {
        assert_eq!(normal("((a)) && ((b))"), "a && b");
        assert_eq!(normal("((a) || (b)) && (c)"), "(a || b) && c");
        assert_eq!(normal("!((a) && (b))"), "! (a && b)");
        assert_eq!(normal("(a + b).c()"), "(a + b) . c ()");
        assert_eq!(normal("(a as i64) < b"), "(a as i64) < b");
        assert_eq!(normal("(if a { b } else { c }) == d"), "(if a { b } else { c }) == d");
    }

    #[test]
    fn offsets_are_bytes() {
        let place = |line, column| LineColumn { line, column };
        assert_eq!(offset("ab\ncd", place(2, 1)), 4);
        assert_eq!(offset("é+", place(1, 1)), 2);
        assert_eq!(offset("a", place(7, 7)), 1);
    }
}
