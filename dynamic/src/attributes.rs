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
    /// The function that makes the default value of an attribute; `None` if there is none, or it is not known.
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

/// The function that makes the attribute of a snippet's value. A snippet without one makes a unit attribute, which the
/// verifier refuses.
pub(crate) fn made(snippet: Snippet, form: FormOf) -> AttributeMaker {
    let content = Fingerprint::of(&(Fingerprint::of(&snippet), form));
    attribute_maker(&content, move |context| {
        let value = snippet.run(vec![context.into()]).ok();
        value.and_then(|value| form(context, &value)).unwrap_or_else(|| context.unit_attr())
    })
}
