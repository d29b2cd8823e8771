//! The subject of a test, as the log names it.

use proc_macro2::TokenStream;
use quote::quote;

use crate::ods::model::Operator;

/// The subject of a test, as the log names it when the test fails.
pub(super) struct Subject {
    pub(super) text: String,
}

impl Subject {
    pub(super) fn operand(operator: &Operator<'_>, index: usize) -> Self {
        Self { text: format!("operand {index} of op '{}'", operator.qualified_name) }
    }

    pub(super) fn attribute(operator: &Operator<'_>, index: usize) -> Self {
        let name = operator.attributes[index].name;
        Self { text: format!("op '{}' attribute '{name}'", operator.qualified_name) }
    }

    pub(super) fn property(operator: &Operator<'_>, index: usize) -> Self {
        let name = operator.properties[index].name;
        Self { text: format!("op '{}' property '{name}'", operator.qualified_name) }
    }

    pub(super) fn fails(&self, constraint: rtblgen_records::Record<'_>) -> TokenStream {
        let summary = constraint.str("summary").unwrap_or_default();
        let reason = format!("{} failed to satisfy constraint: '{summary}'", self.text);
        quote! { return declarative::mismatch(#reason); }
    }
}
