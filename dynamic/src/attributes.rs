//! Default values of attributes.

use rtblgen_backends::ods::model::NamedAttribute;
use rtblgen_ir::Context;
use rtblgen_ir::ir::definition::AttributeMaker;

use crate::interned::Fingerprint;
use crate::loader::Loader;
use crate::property_kinds::FormOf;
use crate::snippet::Snippet;
use crate::syntax::attribute_maker;

impl<'r> Loader<'_, 'r> {
    /// The function that creates the default value of an attribute; `None` if the attribute has no default value or the
    /// value is unknown.
    pub(crate) fn default_attribute(&mut self, attribute: &NamedAttribute<'r>) -> Option<AttributeMaker> {
        let default = attribute.default_value()?;
        if attribute.is_unit() {
            return Some(&|context: &Context| context.unit_attr());
        }
        let value = self.code.default_value(attribute.record)?;
        let snippet = self.snippet(value.expr.as_ref()?, &["context"], attribute.name, default.span());
        snippet.unknown.is_empty().then(|| made(snippet, &|_, value| value.attribute()))
    }
}

/// The function that converts the value of a snippet to an attribute. If the snippet has no value, the result is a unit
/// attribute, which the verifier refuses.
pub(crate) fn made(snippet: Snippet, form: FormOf) -> AttributeMaker {
    let content = Fingerprint::of(&(Fingerprint::of(&snippet), form));
    attribute_maker(&content, move |context| {
        let value = snippet.run(vec![context.into()]).ok();
        value.and_then(|value| form(context, &value)).unwrap_or_else(|| context.unit_attr())
    })
}
