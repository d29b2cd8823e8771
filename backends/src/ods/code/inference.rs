//! Snippets that build types: `builderCall`, and the transformers of `TypesMatchWith`.

use std::rc::Rc;

use rtblgen_records::Value;
use syn::Expr;
use tblgen_parser::Diagnostic;

use crate::ods::code::item_names::item_name;
use crate::ods::code::reader::CodeReader;
use crate::ods::code::table::{TypeFunction, TypeSnippet};
use crate::ods::model::format::{Subject, TypeSource};
use crate::ods::model::summary;

/// The text of `builderCall` before its placeholders are replaced.
fn buildable_text(call: &str) -> String {
    call.replace("$_builder.context()", "$_builder")
}

/// Replaces the placeholders of `builderCall`.
fn context(name: &str) -> Option<String> {
    matches!(name, "_builder" | "_ctxt").then(|| "context".to_owned())
}

/// Replaces the placeholders of a transformer of one type.
fn of_type(name: &str) -> Option<String> {
    match name {
        "_self" => Some("ty".to_owned()),
        "_ctxt" | "_builder" => Some("ty.context()".to_owned()),
        _ => None,
    }
}

/// The Rust of `$_self` in a transformer of a type range.
pub fn subject_text(subject: Subject) -> &'static str {
    match subject {
        Subject::Iterator => "types.iter().copied()",
        Subject::List => "types.to_vec()",
        Subject::First => "types.first().copied()?",
    }
}

/// Replaces the placeholders of a transformer of a type range.
fn of_types(subject: Subject) -> impl Fn(&str) -> Option<String> {
    move |name| (name == "_self").then(|| subject_text(subject).to_owned())
}

impl<'r> CodeReader<'r> {
    /// Reads the `builderCall` of a constraint that admits one type.
    pub(crate) fn buildable_type(&mut self, call: Value<'r>) {
        let record = call.field().record();
        match summary(record) {
            Ok(summary) => {
                let name = format!("{}_type", item_name(record, summary));
                self.type_function(call, TypeFunction::Buildable, name, |reader, text| {
                    reader.rewritten(call, &buildable_text(text), context)
                });
            }
            Err(mistake) => self.report(mistake),
        }
    }

    /// Reads a function that makes a type, unless that was read before.
    fn type_function(
        &mut self,
        snippet: Value<'r>,
        function: TypeFunction,
        name: String,
        read: impl FnOnce(&mut Self, &str) -> Option<Expr>,
    ) {
        let key = (snippet.field().record().order(), function);
        if self.code.types.contains_key(&key) {
            return;
        }
        let Some(text) = snippet.as_str() else {
            return self.report(Diagnostic::error(snippet.span(), "a snippet that makes a type is a string"));
        };
        if let Some(expr) = read(self, text) {
            let read = TypeSnippet { name, text: text.to_owned(), expr, span: snippet.span() };
            self.code.types.insert(key, Rc::new(read));
        }
    }

    /// Reads the transformer of a `TypesMatchWith`.
    pub(super) fn type_transform(&mut self, transform: Value<'r>) {
        let name = "transform_type".to_owned();
        self.type_function(transform, TypeFunction::Transform, name, |reader, _| {
            reader.expression(transform, of_type)
        });
    }

    /// Reads the snippets that compute a type that a format omits.
    pub(super) fn type_source(&mut self, source: &TypeSource<'r>) {
        match source {
            TypeSource::Buildable(call) => self.buildable_type(*call),
            TypeSource::Transform(_, transform) => self.type_transform(*transform),
            TypeSource::TransformRange(_, transform, subject) => {
                let function = TypeFunction::TransformRange(*subject);
                self.type_function(*transform, function, "transform_types".to_owned(), |reader, _| {
                    reader.expression(*transform, of_types(*subject))
                });
            }
            TypeSource::Given | TypeSource::SameAs(_) | TypeSource::ElementType(_) | TypeSource::Inferred => {
            }
        }
    }
}
