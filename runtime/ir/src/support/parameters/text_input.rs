//! Texts of any lifetime as parameters.

use super::ParameterValue;
use crate::context::Context;
use crate::context::attributes::Parameter;

/// A text, an optional text or a list of texts that a constructor takes.
pub trait TextInput {
    /// The parameter. The context owns its strings.
    fn into_parameter<'c>(self, context: &'c Context) -> Parameter<'c>;
}

impl TextInput for &str {
    fn into_parameter<'c>(self, context: &'c Context) -> Parameter<'c> {
        Parameter::Str(context.name(self).value())
    }
}

impl TextInput for Option<&str> {
    fn into_parameter<'c>(self, context: &'c Context) -> Parameter<'c> {
        self.map_or(Parameter::None, |text| text_parameter(context, text))
    }
}

impl TextInput for &[&str] {
    fn into_parameter<'c>(self, context: &'c Context) -> Parameter<'c> {
        let texts: Vec<&'c str> = self.iter().map(|text| context.name(text).value()).collect();
        ParameterValue::into_parameter(texts, context)
    }
}

/// The parameter with this text or these texts, which the context interns.
pub fn text_parameter(context: &Context, text: impl TextInput) -> Parameter<'_> {
    text.into_parameter(context)
}
