//! Reads the predicates of constraints.

use std::rc::Rc;

use rtblgen_records::Record;

use crate::ods::code::constants::constant_text;
use crate::ods::code::reader::CodeReader;
pub use crate::ods::code::subject::Subject;
use crate::ods::code::table::Check;
use crate::stock::WholeAttribute;

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
                Ok(None) => "true".to_owned(),
                Err(error) => return self.report(error),
            },
        };
        let key = (record.order(), subject);
        if text == "true" {
            self.code.constraints.insert(key, None);
        } else if let Some(value) = self.field(record, "predicate")
            && let Some(expr) = self.composed(value, &text, |name| subject.replace(name))
        {
            self.code.constraints.insert(key, Some(Rc::new(Check { text, expr })));
        }
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
