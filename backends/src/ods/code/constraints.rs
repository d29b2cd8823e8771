//! Reads the predicates of constraints.

use rtblgen_records::Record;

use crate::ods::code::constants::constant_text;
use crate::ods::code::reader::CodeReader;
use crate::ods::code::table::Code;
use crate::stock::WholeAttribute;

/// The kind of entity that a constraint checks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    /// A type.
    Type,
    /// An attribute.
    Attribute,
    /// A region.
    Region,
    /// A successor.
    Successor,
}

impl Subject {
    /// The Rust name of `$_self`.
    pub fn name(self) -> &'static str {
        match self {
            Subject::Type => "ty",
            Subject::Attribute => "attr",
            Subject::Region => "region",
            Subject::Successor => "successor",
        }
    }

    /// Replaces the placeholders of a predicate.
    pub fn replace(self, name: &str) -> Option<String> {
        (name == "_self").then(|| self.name().to_owned())
    }
}

impl<'r> CodeReader<'r> {
    /// Reads the predicate of a constraint.
    pub(crate) fn constraint(&mut self, record: Record<'r>, subject: Subject) {
        if !self.is_new(record, subject.name()) {
            return;
        }
        let text = match constant_check(record) {
            Some(text) => text,
            None => match record.record_opt("predicate") {
                Ok(Some(predicate)) => match self.predicate(predicate) {
                    Some(text) => unparenthesized(&text.text),
                    None => return,
                },
                // `AnySuccessor` has no predicate.
                Ok(None) => return,
                Err(error) => return self.report(error),
            },
        };
        if text != "true"
            && let Ok(value) = record.value("predicate")
        {
            self.composed(value, &text, |name| subject.replace(name));
        }
    }
}

impl Code<'_> {
    /// The text of a constraint's predicate: `true` if the constraint is always satisfied.
    pub fn check(&self, record: Record<'_>) -> String {
        let predicate = || record.record_opt("predicate").ok().flatten();
        constant_check(record)
            .or_else(|| Some(unparenthesized(&self.predicate(predicate()?).text)))
            .unwrap_or_else(|| "true".to_owned())
    }
}

/// The predicate without its outer parentheses: `(true)` is `true`.
fn unparenthesized(text: &str) -> String {
    match text.trim() {
        "(true)" => "true".to_owned(),
        other => other.to_owned(),
    }
}

/// The check of a `ConstantAttr`: equality with the attribute that `constBuilderCall` builds from the value. The library's
/// predicate would contain the value in C++.
fn constant_check(record: Record<'_>) -> Option<String> {
    let attribute = record.is_a("ConstantAttr").then(|| record.record("attr").ok()).flatten()?;
    let is_whole = record.value("value").ok()?.note::<WholeAttribute>().is_some();
    let call = if is_whole { "$0" } else { attribute.str_opt("constBuilderCall").ok().flatten()? };
    let value = constant_text(attribute, record.value("value").ok()?).ok()?;
    // The subject of a unit attribute is an `Option`.
    let subject = if attribute.name() == "UnitAttr" { "Some($_self)" } else { "$_self" };
    Some(format!("{subject} == {}", call.replace("$0", &value).replace("$_builder", "$_self")))
}
