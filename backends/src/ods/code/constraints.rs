//! Reads the predicates of constraints.

use std::borrow::Cow;
use std::rc::Rc;

use rtblgen_records::{Record, RecordError};
use tblgen_parser::Diagnostic;

use crate::ods::code::constants::constant_text;
use crate::ods::code::constraint_class::ConstraintClass;
use crate::ods::code::item_names::item_name;
use crate::ods::code::reader::CodeReader;
pub use crate::ods::code::subject::Subject;
use crate::ods::code::table::{Check, Constraint};
use crate::ods::model::enums::const_builder_call;
use crate::ods::model::predicate::PredicateText;
use crate::ods::model::{WholeAttribute, summary};
use crate::rust::snippet::{self, placeholders};

impl<'r> CodeReader<'r> {
    /// Reads the predicate of a constraint.
    pub(crate) fn constraint(&mut self, record: Record<'r>, subject: Subject) {
        if !self.is_new(record, subject.name()) {
            return;
        }
        let mut read = None;
        let text = match constant_check(record) {
            Some(text) => text,
            None => match record.record_opt("predicate") {
                Ok(Some(predicate)) => match self.predicate(predicate) {
                    Some(text) => unparenthesized(&read.insert(text).text),
                    None => return,
                },
                // `AnySuccessor` has no predicate.
                Ok(None) => "true".to_owned(),
                Err(error) => return self.report(error),
            },
        };
        if let Some(unknown) = read.and_then(|read| self.unknown_placeholder(&read, subject)) {
            return self.report(unknown);
        }
        let check = match text.as_str() {
            "true" => None,
            _ => match self.check(record, subject, text) {
                Some(check) => Some(check),
                None => return,
            },
        };
        match whole_constraint(record, subject, check) {
            Ok(read) => drop(self.code.constraints.insert((record.order(), subject), Rc::new(read))),
            Err(error) => self.report(error),
        }
    }

    fn check(&mut self, record: Record<'r>, subject: Subject, text: String) -> Option<Check> {
        let value = self.field(record, "predicate")?;
        let expr = self.composed(value, &text, |name| subject.replace(name))?;
        let reads = |name: &str| placeholders(&text).iter().any(|placeholder| placeholder.name == name);
        let (reads_op, reads_subject) = (reads("_op"), reads("_self"));
        Some(Check { text, expr, reads_op, reads_subject })
    }

    /// The error of a placeholder that has no meaning in a constraint, where the author of the `.td` wrote it.
    fn unknown_placeholder(&self, read: &PredicateText<'r>, subject: Subject) -> Option<Diagnostic> {
        let texts = read.leaves.iter().chain(&read.parts);
        let mut spans = texts.filter_map(|leaf| {
            let text = leaf.as_str()?;
            let translated = snippet::translate_builder(text);
            let name = snippet::substitute(&translated, |name| subject.replace(name)).err()?.name.to_owned();
            let place = placeholders(text).into_iter().find(|placeholder| placeholder.name == name)?;
            let is_exact = leaf.is_string_span_exact(place.range.clone());
            is_exact.then(|| (leaf.string_span(place.range), name))
        });
        let (span, name) = spans.find(|(span, _)| !self.is_in_library(*span))?;
        let error = Diagnostic::error(span, format!("there is no placeholder `${name}` here"));
        Some(error.with_help("a constraint has `$_self`, and `$_op` for the op"))
    }

    /// Reads the predicate of a constraint on something that no op has, such as a parameter of a type.
    pub(crate) fn constraint_without_op(&mut self, record: Record<'r>, subject: Subject) {
        self.constraint(record, subject);
        let known = self.code.constraints.get(&(record.order(), subject));
        if known.is_some_and(|constraint| constraint.check_in_op().is_some()) {
            let message =
                format!("the constraint `{}` reads an op (`$_op`), and there is none here", name_of(record));
            let place = self.place().unwrap_or(record.span());
            self.report(Diagnostic::error(place, message).with_label(record.span(), "the constraint"));
        }
    }
}

/// A constraint with its predicate, which is read.
fn whole_constraint(
    record: Record<'_>,
    subject: Subject,
    check: Option<Check>,
) -> Result<Constraint<'_>, RecordError> {
    let is_wrapper = record.is_a("Variadic") || record.is_a("Optional");
    let base = if is_wrapper { record.record("baseType")? } else { record };
    let class = match subject {
        Subject::Type => ConstraintClass::of_type(base)?,
        Subject::Attribute => ConstraintClass::of_attribute(base)?,
        Subject::Region | Subject::Successor => None,
    };
    let summary = summary(record)?;
    Ok(Constraint { name: item_name(base, summary), summary, span: record.span(), class, check })
}

/// The name of a constraint, or its description.
fn name_of(record: Record<'_>) -> &str {
    match record.is_anonymous() {
        true => record.str("summary").unwrap_or(record.name()),
        false => record.name(),
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
    let call = if is_whole { Cow::Borrowed("$0") } else { const_builder_call(attribute)? };
    let value = constant_text(attribute, record.value("value").ok()?).ok()?;
    // The subject of a unit attribute is an `Option`.
    let subject = if attribute.name() == "UnitAttr" { "Some($_self)" } else { "$_self" };
    Some(format!("{subject} == {}", call.replace("$0", &value).replace("$_builder", "$_self")))
}
