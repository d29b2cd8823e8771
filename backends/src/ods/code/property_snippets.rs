//! Snippets of properties and their contracts in Rust.

use rtblgen_records::{Record, Value};
use tblgen_parser::Diagnostic;

use crate::ods::code::reader::CodeReader;
use crate::ods::code::reader::statements;
use crate::ods::model::property::code;

/// A snippet of a property.
pub(crate) struct PropertySnippet {
    pub(crate) field: &'static str,
    /// Placeholders and their Rust.
    placeholders: &'static [(&'static str, &'static str)],
    /// The contract of the snippet, for messages.
    contract: &'static str,
}

pub(crate) const TO_ATTRIBUTE: PropertySnippet = PropertySnippet {
    field: "convertToAttribute",
    placeholders: &[("_storage", "storage"), ("_ctxt", "context")],
    contract: "in Rust it is the body of a function from `$_storage`, a `&` of the `storageType`, and `$_ctxt` to an `Attribute`",
};
pub(crate) const FROM_ATTRIBUTE: PropertySnippet = PropertySnippet {
    field: "convertFromAttribute",
    placeholders: &[("_attr", "attr"), ("_ctxt", "attr.context()")],
    contract: "in Rust it is the body of a function from `$_attr` to a `Result` of the `storageType`, with the message as error",
};
pub(crate) const PARSER: PropertySnippet = PropertySnippet {
    field: "parser",
    placeholders: &[("_parser", "parser"), ("_ctxt", "parser.context()")],
    contract: "in Rust it is the body of a function from `$_parser` to a `ParseResult` of the `storageType`",
};
pub(crate) const OPTIONAL_PARSER: PropertySnippet = PropertySnippet {
    field: "optionalParser",
    placeholders: &[("_parser", "parser"), ("_ctxt", "parser.context()")],
    contract: "in Rust it is the body of a function from `$_parser` to a `ParseResult<Option<..>>` of the `storageType`",
};
pub(crate) const PRINTER: PropertySnippet = PropertySnippet {
    field: "printer",
    placeholders: &[("_printer", "printer"), ("_storage", "storage"), ("_ctxt", "printer.context()")],
    contract: "in Rust it is the body of a function that writes `$_storage`, a `&` of the `storageType`, to `$_printer`",
};
pub(crate) const ASSIGN: PropertySnippet = PropertySnippet {
    field: "assignToStorage",
    placeholders: &[("_storage", "storage"), ("_value", "(*value)")],
    contract: "in Rust it assigns what is made of `$_value` to `$_storage`",
};

/// Replaces the placeholder of `convertFromStorage`.
pub(crate) fn storage(name: &str) -> Option<String> {
    (name == "_storage").then(|| "storage".to_owned())
}

impl PropertySnippet {
    /// The Rust of a placeholder.
    pub(crate) fn replace(&self, name: &str) -> Option<String> {
        let known = self.placeholders.iter().find(|(placeholder, _)| *placeholder == name);
        known.map(|(_, replacement)| (*replacement).to_owned())
    }
}

impl<'r> CodeReader<'r> {
    /// Reads the property's snippets that the `.td` defines.
    pub(super) fn property_snippets(&mut self, record: Record<'r>, snippets: &[&PropertySnippet]) {
        for snippet in snippets {
            if let Some(value) = code(record, snippet.field) {
                self.property_snippet(value, snippet);
            }
        }
    }

    pub(super) fn property_snippet(&mut self, value: Value<'r>, snippet: &PropertySnippet) {
        let place = format!("in `{}`", snippet.field);
        match statements(value, &place, |name| snippet.replace(name)) {
            Ok((text, statements)) => drop(self.code.bodies.insert(text, statements)),
            Err(mistake) => self.report(Diagnostic::with_help(mistake, snippet.contract)),
        }
    }
}
