//! Attributes that are computed: `DerivedAttr` members of an op's body become accessors, and an implementation of
//! `DerivedAttributeOpInterface`.

use proc_macro2::TokenStream;
use quote::quote;

use crate::ods::code::checked::{CheckedOp, DerivedCode};
use crate::ods::code::method_names::accessor;
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
pub(crate) fn emit(operator: &CheckedOp<'_>, codegen: &CodegenContext<'_>) -> Derived {
    if operator.derived.is_empty() {
        return Derived::default();
    }
    let derived = || operator.derived.iter().zip(&operator.code.derived);
    let accessors = derived().map(|(own, code)| accessor_of(operator, own, code, codegen));
    let names = operator.derived.iter().map(|own| own.name);
    let made: Vec<_> = derived().filter_map(|(own, code)| made(own, code, codegen)).collect();
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
    DerivedCode { ty, body, .. }: &DerivedCode,
    codegen: &CodegenContext<'_>,
) -> TokenStream {
    let name = accessor(own.name);
    let origin = format!("From `{}`.", codegen.origin(operator.record.field_span(own.name)));
    let doc = docs::doc(&format!("The derived attribute `{}`, which is computed", own.name), &origin);
    quote! {
        #doc
        #[allow(unused_variables, clippy::all)]
        pub fn #name<'c>(self, ir: &::rtblgen_runtime::Ir<'c>) -> #ty { #body }
    }
}

/// Emits the name and the attribute, if the definition can make one from the value.
fn made(own: &DerivedAttribute<'_>, code: &DerivedCode, codegen: &CodegenContext<'_>) -> Option<TokenStream> {
    let name = own.name;
    let made = codegen.inside_expr(code.attribute.as_ref()?);
    Some(quote!((#name, #made)))
}
