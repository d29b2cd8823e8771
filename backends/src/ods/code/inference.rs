//! The snippets that make types: `builderCall`, and the functions of `TypesMatchWith`.

use rtblgen_records::Value;
use syn::Expr;

use crate::ods::code::reader::CodeReader;
use crate::ods::model::format::{Subject, TypeSource};
use crate::rust::snippet;

/// The text of `builderCall` that placeholders are replaced in.
pub(crate) fn buildable_text(call: Value<'_>) -> String {
    call.as_str().unwrap_or_default().replace("$_builder.context()", "$_builder")
}

/// The placeholders of `builderCall`.
pub(crate) fn context(name: &str) -> Option<String> {
    matches!(name, "_builder" | "_ctxt").then(|| "context".to_owned())
}

/// The placeholders of a function from type to type.
pub(crate) fn of_type(name: &str) -> Option<String> {
    match name {
        "_self" => Some("ty".to_owned()),
        "_ctxt" | "_builder" => Some("ty.context()".to_owned()),
        _ => None,
    }
}

/// What `$_self` is in a function from types to types.
pub(crate) fn subject_text(subject: Subject) -> &'static str {
    match subject {
        Subject::Iterator => "types.iter().copied()",
        Subject::List => "types.to_vec()",
        Subject::First => "types.first().copied()?",
    }
}

/// The placeholders of a function from types to types.
pub(crate) fn of_types(subject: Subject) -> impl Fn(&str) -> Option<String> {
    move |name| (name == "_self").then(|| subject_text(subject).to_owned())
}

impl<'r> CodeReader<'r> {
    /// The only type that a constraint admits.
    pub(crate) fn buildable_type(&mut self, call: Value<'r>) {
        match snippet::check::<Expr>(call, call.as_str().unwrap_or_default()) {
            Ok(()) => self.composed(call, &buildable_text(call), context),
            Err(mistake) => self.report(mistake),
        }
    }

    /// The function of a `TypesMatchWith`, from type to type.
    pub(super) fn type_transform(&mut self, transform: Value<'r>) {
        self.expression(transform, of_type);
    }

    /// The source of a type that a format leaves out.
    pub(super) fn type_source(&mut self, source: &TypeSource<'r>) {
        match source {
            TypeSource::Buildable(call) => self.buildable_type(*call),
            TypeSource::Transform(_, transform) => self.type_transform(*transform),
            TypeSource::TransformRange(_, transform, subject) => {
                self.expression(*transform, of_types(*subject));
            }
            TypeSource::Given | TypeSource::SameAs(_) | TypeSource::ElementType(_) | TypeSource::Inferred => {
            }
        }
    }
}
