//! Snippets of properties and their contracts in Rust.

use rtblgen_records::{Record, Value};
use tblgen_parser::Diagnostic;

use crate::ods::code::checked::{Body, PropertyText};
use crate::ods::code::reader::{CodeReader, all_or_none, statements};
use crate::ods::model::property::code;

/// A snippet of a property.
pub(super) struct PropertySnippet {
    field: &'static str,
    /// Placeholders and their Rust.
    placeholders: &'static [(&'static str, &'static str)],
    /// The contract of the snippet, for messages.
    contract: &'static str,
}

pub(super) const TO_ATTRIBUTE: PropertySnippet = PropertySnippet {
    field: "convertToAttribute",
    placeholders: &[("_storage", "storage"), ("_ctxt", "context")],
    contract: "in Rust it is the body of a function from `$_storage`, a `&` of the `storageType`, and `$_ctxt` to an `Attribute`",
};
pub(super) const FROM_ATTRIBUTE: PropertySnippet = PropertySnippet {
    field: "convertFromAttribute",
    placeholders: &[("_attr", "attr"), ("_ctxt", "attr.context()")],
    contract: "in Rust it is the body of a function from `$_attr` to a `Result` of the `storageType`, with the message as error",
};
const PARSER: PropertySnippet = PropertySnippet {
    field: "parser",
    placeholders: &[("_parser", "parser"), ("_ctxt", "parser.context()")],
    contract: "in Rust it is the body of a function from `$_parser` to a `ParseResult` of the `storageType`",
};
const OPTIONAL_PARSER: PropertySnippet = PropertySnippet {
    field: "optionalParser",
    placeholders: &[("_parser", "parser"), ("_ctxt", "parser.context()")],
    contract: "in Rust it is the body of a function from `$_parser` to a `ParseResult<Option<..>>` of the `storageType`",
};
const PRINTER: PropertySnippet = PropertySnippet {
    field: "printer",
    placeholders: &[("_printer", "printer"), ("_storage", "storage"), ("_ctxt", "printer.context()")],
    contract: "in Rust it is the body of a function that writes `$_storage`, a `&` of the `storageType`, to `$_printer`",
};
pub(super) const ASSIGN: PropertySnippet = PropertySnippet {
    field: "assignToStorage",
    placeholders: &[("_storage", "storage"), ("_value", "(*value)")],
    contract: "in Rust it assigns what is made of `$_value` to `$_storage`",
};

/// Replaces the placeholder of `convertFromStorage`.
pub(super) fn storage(name: &str) -> Option<String> {
    (name == "_storage").then(|| "storage".to_owned())
}

impl PropertySnippet {
    /// The Rust of a placeholder.
    fn replace(&self, name: &str) -> Option<String> {
        let known = self.placeholders.iter().find(|(placeholder, _)| *placeholder == name);
        known.map(|(_, replacement)| (*replacement).to_owned())
    }
}

impl<'r> CodeReader<'r> {
    /// Reads the snippets of the text that the `.td` defines.
    pub(super) fn property_text(&mut self, record: Record<'r>) -> Option<PropertyText> {
        let [parser, optional_parser, printer] = [&PARSER, &OPTIONAL_PARSER, &PRINTER]
            .map(|snippet| all_or_none(self.property_snippet_of(record, snippet)));
        Some(PropertyText { parser: parser?, optional_parser: optional_parser?, printer: printer? })
    }

    /// Reads a snippet of a property, if the `.td` defines it.
    #[expect(clippy::option_option, reason = "absence and errors differ")]
    pub(super) fn property_snippet_of(
        &mut self,
        record: Record<'r>,
        snippet: &PropertySnippet,
    ) -> Option<Option<Body>> {
        Some(self.property_snippet(code(record, snippet.field)?, snippet))
    }

    pub(super) fn property_snippet(&mut self, value: Value<'r>, snippet: &PropertySnippet) -> Option<Body> {
        let place = format!("in `{}`", snippet.field);
        match statements(value, &place, |name| snippet.replace(name)) {
            Ok(body) => Some(self.with_hooks(body)),
            Err(mistake) => {
                self.report(Diagnostic::with_help(mistake, snippet.contract));
                None
            }
        }
    }
}
