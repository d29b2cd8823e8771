//! Emits native calls in the source pattern.

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use crate::ods::model::Arity;
use crate::patterns::emit::matcher::Matcher;
use crate::patterns::emit::matcher::subject::Subject;
use crate::patterns::emit::matcher::unused_as_wildcard;
use crate::patterns::model::{NativeOutput, SourceNative, asks_for_absence};

impl<'a, 'p, 'r> Matcher<'a, 'p, 'r> {
    /// `let Some((a, b)) = call(ir, value) else { ... }` and the checks of its results.
    pub(super) fn native(
        &mut self,
        native: &SourceNative<'r>,
        read: TokenStream,
        subject: &Subject,
    ) -> TokenStream {
        let call = self.functions.source_native(native);
        let outputs: Vec<_> = native.outputs.iter().map(|_| self.names.fresh("found")).collect();
        let body: TokenStream = native
            .outputs
            .iter()
            .zip(&outputs)
            .map(|(output, local)| self.native_output(output, local, subject))
            .collect();
        let outputs: Vec<_> = outputs.into_iter().map(|output| unused_as_wildcard(output, &body)).collect();
        let call = quote! { #call(declarative::defining_view(ir, #read)?)?; };
        match outputs.as_slice() {
            [] => quote! { #call #body },
            [one] => quote! { let #one = #call #body },
            several => quote! { let (#(#several),*) = #call #body },
        }
    }

    fn native_output(&mut self, output: &NativeOutput<'r>, local: &Ident, subject: &Subject) -> TokenStream {
        let read = quote! { #local };
        match output {
            NativeOutput::Value(value) => self.value(value, read, Arity::One, subject),
            NativeOutput::Attribute(test) => match test.constraint {
                Some(constraint) if !asks_for_absence(constraint) => {
                    let bind = self.bind_attribute(test.binding, read.clone());
                    let test = self.require_attribute(constraint, &read, &subject.text);
                    quote! { #test #bind }
                }
                _ => self.bind_attribute(test.binding, read),
            },
            NativeOutput::Property { constraint, binding } => {
                self.property(Some(*constraint), None, *binding, read, subject)
            }
        }
    }
}
