//! Types that snippets compute from texts and other types, and compare.

use crate::context::Context;
use crate::context::types::Type;

impl<'c> Type<'c> {
    /// Whether a value of this type and one of the other have a common type after broadcasting.
    pub fn broadcasts_with(self, other: Type<'c>) -> bool {
        crate::traits::broadcast(self, other)
    }
}

/// The type with a text; the type `none` if the text does not parse, for example since its dialect is not registered.
pub fn type_of_text<'c>(context: &'c Context, text: &str) -> Type<'c> {
    context.parse_type(text).unwrap_or_else(|_| context.none_type())
}

/// A dialect's type with types as parameters, such as `!llvm.struct<(i32, i1)>`. Types of the same dialect are in their
/// short form. Returns the type `none` if no registered dialect has the type.
pub fn type_of_types<'c>(
    context: &'c Context,
    name: &str,
    before: &str,
    types: &[Type<'c>],
    behind: &str,
) -> Type<'c> {
    let own = format!("!{}.", name.split('.').next().unwrap_or_default());
    let texts = types.iter().map(|ty| {
        let text = ty.to_string();
        text.strip_prefix(&own).unwrap_or(&text).to_owned()
    });
    let texts: Vec<_> = texts.collect();
    type_of_text(context, &format!("!{name}<{before}{}{behind}>", texts.join(", ")))
}

/// The number of elements of a vector; a multiple of it if the vector is scalable (LLVM's `ElementCount`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ElementCount {
    minimum: u64,
    is_scalable: bool,
}

impl ElementCount {
    /// The number of elements; for a scalable vector, the factor of `vscale`.
    pub fn minimum(self) -> u64 {
        self.minimum
    }

    /// The count multiplied by `factor`; `None` on overflow.
    pub fn times(self, factor: i128) -> Option<Self> {
        let minimum = i128::from(self.minimum).checked_mul(factor)?.try_into().ok()?;
        Some(Self { minimum, ..self })
    }
}

/// The number of elements of a vector type.
pub fn vector_element_count(ty: Type<'_>) -> Option<ElementCount> {
    let minimum = ty.vector_length()?.try_into().ok()?;
    Some(ElementCount { minimum, is_scalable: ty.is_scalable_vector() })
}

/// Whether two shaped types have the same shape and element type.
pub fn same_shape_and_elements(a: Type<'_>, b: Type<'_>) -> Option<bool> {
    Some(a.shape() == b.shape() && a.shaped_element_type()? == b.shaped_element_type()?)
}
