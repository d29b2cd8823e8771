//! Attributes that are computed: `DerivedAttr` members of an op's body become accessors, and an implementation of
//! `DerivedAttributeOpInterface`.

use proc_macro2::TokenStream;
use quote::quote;

use crate::ods::code::method_names::accessor;
use crate::ods::code::operators::{derived_value_text, of_derived_body, of_derived_value};
use crate::ods::emit::context::CodegenContext;
use crate::ods::model::{DerivedAttribute, Operator};
use crate::rust::{docs, namer};

/// The parts generated for the derived attributes of an op.
#[derive(Default)]
pub(crate) struct Derived {
    /// The accessors.
    pub(crate) accessors: TokenStream,
    /// The implementation of the interface.
    pub(crate) implementation: TokenStream,
}

/// The model by which the op has `DerivedAttributeOpInterface`.
pub(crate) fn model(operator: &Operator<'_>) -> Option<TokenStream> {
    let class = namer::ident(&operator.class_name);
    (!operator.derived.is_empty()).then(|| {
        quote!(::rtblgen_runtime::interfaces::DerivedAttributeOpInterfaceModel::implemented_by::<#class>())
    })
}

/// Emits the derived attributes.
pub(crate) fn emit(operator: &Operator<'_>, codegen: &CodegenContext<'_>) -> Derived {
    if operator.derived.is_empty() {
        return Derived::default();
    }
    let accessors = operator.derived.iter().map(|own| accessor_of(operator, own, codegen));
    let names = operator.derived.iter().map(|own| own.name);
    let made: Vec<_> = operator.derived.iter().filter_map(|own| made(own, codegen)).collect();
    let class = namer::ident(&operator.class_name);
    let implementation = quote! {
        impl ::rtblgen_runtime::interfaces::DerivedAttributeOpInterface for #class {
            fn is_derived_attribute(name: &str) -> bool {
                [#(#names),*].contains(&name)
            }

            fn materialize_derived_attributes<'c>(
                self,
                ir: &::rtblgen_runtime::Ir<'c>,
            ) -> ::rtblgen_runtime::DictionaryAttr<'c> {
                ::rtblgen_runtime::support::derived_attributes(ir.context(), &[#(#made),*])
            }
        }
    };
    Derived { accessors: quote!(#(#accessors)*), implementation }
}

fn accessor_of(
    operator: &Operator<'_>,
    own: &DerivedAttribute<'_>,
    codegen: &CodegenContext<'_>,
) -> TokenStream {
    let ty = codegen.code().signature(own.record.str("returnType").unwrap_or_default());
    let statements = codegen.body(own.record.str("body").unwrap_or_default(), of_derived_body);
    let name = accessor(own.name);
    let origin = format!("From `{}`.", codegen.origin(operator.record.field_span(own.name)));
    let doc = docs::doc(&format!("The derived attribute `{}`, which is computed", own.name), &origin);
    quote! {
        #doc
        #[allow(unused_variables, clippy::all)]
        pub fn #name<'c>(self, ir: &::rtblgen_runtime::Ir<'c>) -> #ty { #(#statements)* }
    }
}

/// Emits the name and the attribute, if the definition can make one from the value.
fn made(own: &DerivedAttribute<'_>, codegen: &CodegenContext<'_>) -> Option<TokenStream> {
    let name = own.name;
    let made = codegen.expression(&derived_value_text(own)?, of_derived_value(own));
    Some(quote!((#name, #made)))
}
