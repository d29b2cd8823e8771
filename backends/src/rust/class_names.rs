//! The names of the Rust types that definitions become: each may be taken once.

use std::collections::BTreeMap;

use proc_macro2::TokenStream;
use quote::quote;
use rtblgen_records::Record;
use tblgen_parser::{Diagnostic, Span};

use crate::rust::namer::{class_name, type_name};

/// The Rust type of an op: its C++ class in camel case. A class keeps its underscores if the camel case of another op of the
/// dialect is the same: `AtenElu_Op` beside `AtenEluOp`.
pub(crate) fn op_class(record: Record<'_>) -> String {
    let cpp = class_name(record.name());
    let camel = type_name(cpp);
    // Without an underscore, the class is `camel` itself.
    if !cpp.contains('_') || syn::parse_str::<syn::Ident>(cpp).is_err() {
        return camel;
    }
    let dialect = |op: Record<'_>| op.record("opDialect").ok().map(|dialect| dialect.order());
    let is_same = |other: Record<'_>| {
        let name = class_name(other.name());
        name != cpp
            && has_same_letters(name, cpp)
            && type_name(name) == camel
            && dialect(other) == dialect(record)
    };
    if record.records().derived("Op").any(is_same) { cpp.to_owned() } else { camel }
}

/// Whether two names differ in underscores and case only: a quick test before their camel case is made.
fn has_same_letters(one: &str, other: &str) -> bool {
    let letters = |name| {
        let bytes = str::bytes(name).filter(|byte| *byte != b'_');
        bytes.map(|byte| byte.to_ascii_lowercase())
    };
    letters(one).eq(letters(other))
}

/// Keeps rustc from a warning about a class that has the underscores of its C++ name.
pub(crate) fn allow_underscores(class: &str) -> Option<TokenStream> {
    class.contains('_').then(|| quote!(#[allow(non_camel_case_types)]))
}

/// The names that are taken in one generated file, with the definitions that took them.
#[derive(Debug, Default)]
pub(crate) struct ClassNames(BTreeMap<String, Span>);

impl ClassNames {
    /// Takes a name for the definition at a position; returns an error if the name is taken.
    pub(crate) fn take(&mut self, name: &str, span: Span) -> Option<Diagnostic> {
        match self.0.insert(name.to_owned(), span) {
            None => None,
            Some(other) => {
                let message = format!("two definitions become the Rust type `{name}`");
                let diagnostic = Diagnostic::error(span, message).with_label(other, "the other one");
                Some(diagnostic.with_help("give one of them another name"))
            }
        }
    }
}

/// Whether MLIR can read the name of a dialect.
pub(crate) fn is_dialect_name(name: &str) -> bool {
    name.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_')
        && name.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '_' | '$'))
}

/// Whether MLIR can read the name of an op after that of its dialect.
pub(crate) fn is_mnemonic(name: &str) -> bool {
    !name.is_empty()
        && name.split('.').all(|part| !part.is_empty())
        && name.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '_' | '$' | '.' | '-'))
}

#[cfg(test)]
mod tests {
    use crate::{Generator, MainFile, Request, generate};
    use tblgen_parser::Memory;

    fn messages(generator: Generator, text: &str) -> Vec<String> {
        let text = format!("include \"mlir/IR/PatternBase.td\"\n{text}");
        let request = Request { main: MainFile::Text { name: "t.td".into(), text }, ..Request::default() };
        let mistakes = generate(generator, request, &Memory::default()).unwrap_err().diagnostics;
        mistakes.into_iter().map(|mistake| mistake.message).collect()
    }

    #[test]
    fn two_definitions_with_one_name_are_reported() {
        let dialect = "def D : Dialect { let name = \"d\"; let cppNamespace = \"::d\"; }";
        let ops = format!("{dialect} def CaseOp : Op<D, \"x\">; def D_CaseOp : Op<D, \"y\">;");
        assert_eq!(messages(Generator::OpDefs, &ops), ["two definitions become the Rust type `CaseOp`"]);
        let patterns = format!(
            "{dialect} def U : Op<D, \"u\"> {{ let arguments = (ins I32:$x); let results = (outs I32:$r); }}
             def X : Pat<(U $x), (U $x)>; def XMatch : Pat<(U $x), (U $x)>;"
        );
        assert_eq!(
            messages(Generator::Rewriters, &patterns),
            ["two definitions become the Rust type `XMatch`"]
        );
    }

    #[test]
    fn names_that_mlir_cannot_read_are_reported() {
        let text =
            "def D : Dialect { let name = \"a b\"; let cppNamespace = \"::d\"; } def AOp : Op<D, \"\">;";
        let found = messages(Generator::Dialect, text);
        assert_eq!(found.len(), 2, "{found:?}");
        assert!(found[0].contains("is no name of a dialect") && found[1].contains("is no name of an op"));
    }
}
