//! The names of the Rust types that definitions become: each may be taken once, and not from Rust itself.

use std::collections::BTreeMap;

use tblgen_parser::{Diagnostic, Span};

/// What generated code means by these names is Rust's own.
const OF_RUST: &[&str] = &["None", "Option", "Result", "Some", "String", "TryFrom", "Vec"];

/// The names that are taken in one generated file, with the definitions that took them.
#[derive(Debug, Default)]
pub(crate) struct ClassNames(BTreeMap<String, Span>);

impl ClassNames {
    /// Takes a name for the definition at a place; says what is wrong if it cannot.
    pub(crate) fn take(&mut self, name: &str, span: Span) -> Option<Diagnostic> {
        if OF_RUST.contains(&name) {
            let message = format!("the Rust type of this definition would hide Rust's own `{name}`");
            return Some(Diagnostic::error(span, message).with_help("give the definition another name"));
        }
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
        let ops = format!(
            "{dialect} def CaseOp : Op<D, \"x\">; def D_CaseOp : Op<D, \"y\">; def Option : Op<D, \"z\">;"
        );
        assert_eq!(
            messages(Generator::OpDefs, &ops),
            [
                "two definitions become the Rust type `CaseOp`",
                "the Rust type of this definition would hide Rust's own `Option`",
            ]
        );
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
