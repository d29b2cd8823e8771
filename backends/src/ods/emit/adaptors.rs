//! Adaptors: the operands and attributes of an op by name, before the op exists, or with other data than a
//! value for each operand.

use proc_macro2::TokenStream;
use quote::quote;

use crate::ods::code::method_names::accessor;
use crate::ods::emit::accessors::number;
use crate::ods::emit::attributes::accessor_value;
use crate::ods::emit::context::CodegenContext;
use crate::ods::emit::properties::property_type;
use crate::ods::model::{
    Arity, AttributePresence, NamedAttribute, NamedProperty, NamedRegion, NamedValue, Operator,
};
use crate::rust::{class_names, docs, namer};

/// The type; its accessors go into the private module.
pub(crate) fn emit<'r>(operator: &Operator<'r>, codegen: &mut CodegenContext<'r>) -> TokenStream {
    if !operator.has_adaptor() {
        return TokenStream::new();
    }
    let class = namer::ident(&operator.class_name);
    let adaptor = namer::ident(&operator.adaptor_name());
    let accessors = accessors(operator, codegen);
    let (own_class, own_adaptor) = (codegen.class(&operator.class_name), quote!(super::#adaptor));
    codegen.push(quote! {
        impl #own_class {
            /// Names one item for each operand, as a folder has them.
            pub fn adaptor<'a, 'c, T>(self, ir: &'a Ir<'c>, operands: &'a [T]) -> #own_adaptor<'a, 'c, T> {
                #own_adaptor(Adaptor::of_op(Self::DEFINITION, self.0, ir, operands))
            }

            /// Names the operands of an operation that is about to be made.
            pub fn state_adaptor<'a, 'c>(state: &'a OpState<'c>) -> #own_adaptor<'a, 'c, Value> {
                #own_adaptor(Adaptor::of_state(Self::DEFINITION, state))
            }
        }
    });
    // Without accessors nothing reads the field.
    let lint = accessors.is_empty().then(|| quote!(#[allow(dead_code)]));
    codegen.push(quote!(impl<'a, 'c, T> #own_adaptor<'a, 'c, T> { #accessors }));
    let underscores = class_names::allow_underscores(&operator.class_name);
    let doc = format!(
        " The operands and attributes of a [`{class}`], which need not exist yet. There is one `T` for each operand: a \
         value, or its constant."
    );
    quote! {
        #[doc = #doc]
        #lint
        #underscores
        #[derive(Clone, Copy, Debug)]
        pub struct #adaptor<'a, 'c, T>(::rtblgen_runtime::Adaptor<'a, 'c, T>);
    }
}

fn accessors<'r>(operator: &Operator<'r>, codegen: &mut CodegenContext<'r>) -> TokenStream {
    let operands = operator.operands.iter().enumerate().filter(|(_, operand)| !operand.name.is_empty());
    let operands: Vec<_> = operands.map(|(index, operand)| self::operand(operand, index)).collect();
    let attributes = operator.attributes.iter().enumerate();
    let attributes: Vec<_> = attributes.map(|(slot, own)| attribute(own, slot, codegen)).collect();
    let properties = operator.properties.iter().enumerate();
    let properties: Vec<_> =
        properties.map(|(index, own)| property(own, operator.property_slot(index), codegen)).collect();
    let regions = operator.regions.iter().enumerate().filter(|(_, region)| !region.name.is_empty());
    let regions: Vec<_> = regions.map(|(index, own)| region(own, index)).collect();
    let verify = (!operator.attributes.is_empty() || !operator.properties.is_empty()).then(|| {
        quote! {
            /// Checks that the attributes are there and what they must be.
            pub fn verify(&self) -> ::rtblgen_runtime::VerifyResult { self.0.verify() }
        }
    });
    quote!(#(#operands)* #(#attributes)* #(#properties)* #(#regions)* #verify)
}

fn property<'r>(property: &NamedProperty<'r>, slot: usize, codegen: &mut CodegenContext<'r>) -> TokenStream {
    let ty = property_type(codegen, property.record);
    let (name, slot, kind, value) = (accessor(property.name), number(slot), &ty.kind, &ty.value);
    let doc = docs::doc(&format!("The `{}` property", property.name), "");
    quote! {
        #doc
        pub fn #name(&self) -> #value { self.0.property::<#kind>(#slot) }
    }
}

/// A region may be missing where the op is not made yet.
fn region(region: &NamedRegion<'_>, index: usize) -> TokenStream {
    let (name, number) = (accessor(region.name), number(index));
    let doc = docs::doc(&format!("The `{}` region", region.name), "");
    let (ty, body) = match region.is_variadic {
        false => (quote!(Option<Region>), quote!(self.0.regions().get(#number).copied())),
        true => (quote!(Vec<Region>), quote!(self.0.regions().into_iter().skip(#number).collect())),
    };
    quote! {
        #doc
        pub fn #name(&self) -> #ty { #body }
    }
}

fn operand(operand: &NamedValue<'_>, index: usize) -> TokenStream {
    let (name, index) = (accessor(operand.name), number(index));
    let doc = docs::doc(&format!("The `{}` operand", operand.name), "");
    let (ty, method) = match operand.arity {
        Arity::One => (quote!(&'a T), quote!(operand)),
        Arity::Optional => (quote!(Option<&'a T>), quote!(operand_if_any)),
        Arity::Variadic => (quote!(&'a [T]), quote!(operand_group)),
    };
    quote! {
        #doc
        pub fn #name(&self) -> #ty { self.0.#method(#index) }
    }
}

fn attribute<'r>(
    attribute: &NamedAttribute<'r>,
    slot: usize,
    codegen: &mut CodegenContext<'r>,
) -> TokenStream {
    let (name, slot) = (accessor(attribute.name), number(slot));
    let doc = docs::doc(&format!("The `{}` attribute", attribute.name), "");
    if attribute.is_unit() {
        return quote! {
            #doc
            pub fn #name(&self) -> bool { self.0.inherent(#slot).is_some() }
        };
    }
    let value = accessor_value(codegen, attribute);
    let ty = &value.ty;
    let (ty, body) = match (attribute.presence, &value.convert) {
        (AttributePresence::Optional, Some(convert)) => {
            (quote!(Option<#ty>), quote!(self.0.inherent(#slot).map(#convert)))
        }
        (AttributePresence::Optional, None) => (quote!(Option<#ty>), quote!(self.0.inherent(#slot))),
        (_, _) => (quote!(#ty), value.converted(quote!(self.0.required(#slot)))),
    };
    quote! {
        #doc
        pub fn #name(&self) -> #ty { #body }
    }
}
