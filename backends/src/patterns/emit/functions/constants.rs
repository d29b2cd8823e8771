//! Constants of patterns, and the attribute form of properties.

use proc_macro2::TokenStream;
use quote::quote;
use rtblgen_records::Record;
use syn::Expr;

use crate::ods::code::item_names::item_name;
use crate::ods::emit::properties::property_type;
use crate::patterns::emit::functions::Functions;
use crate::patterns::emit::functions::summary;
use crate::patterns::model::kind::Kind;

impl<'r> Functions<'_, 'r> {
    /// `property == 5`, with the constant as the property's type has it.
    pub(super) fn equal_to_constant(&mut self, constraint: Record<'r>, own: Record<'r>) -> TokenStream {
        let constant = self.constant_of_property(constraint, own);
        quote! { property == #constant }
    }

    /// Emits the constant of a property.
    fn constant_of_property(&mut self, constant: Record<'r>, own: Record<'r>) -> Expr {
        self.codegen.inside_expr(self.codegen.code().property_constant(constant, own))
    }

    /// A function that makes a constant attribute.
    pub(in crate::patterns::emit) fn constant(&mut self, record: Record<'r>) -> TokenStream {
        let expression = self.codegen.inside_expr(self.codegen.code().constant(record));
        let returns = Kind::of_constant(record).handle_type();
        let signature = quote! { <'c>(builder: &impl ::rtblgen_runtime::Builder<'c>) -> #returns };
        let words = item_name(record, summary(record));
        let name = format!("constant_{}", words.trim_start_matches("constant_").trim_start_matches("const_"));
        self.function(&name, self.documentation(record), &signature, &quote! { #expression })
    }

    /// A function that makes the attribute form of a constant of a property.
    pub(in crate::patterns::emit) fn constant_property(
        &mut self,
        record: Record<'r>,
        own: Record<'r>,
    ) -> TokenStream {
        let value = self.constant_of_property(record, own);
        let kind = property_type(self.codegen, own).kind;
        let body = quote! { <#kind as property::Property>::attribute(builder.context(), #value) };
        let words = item_name(record, summary(record));
        let name = format!("constant_{}", words.trim_start_matches("constant_"));
        self.function(&name, self.documentation(record), &form_signature(&quote! {}), &body)
    }

    /// A function that makes the attribute form of a property's value.
    pub(in crate::patterns::emit) fn property_form(&mut self, own: Record<'r>) -> TokenStream {
        let ty = property_type(self.codegen, own);
        let (kind, value) = (&ty.kind, &ty.value);
        let body = quote! { <#kind as property::Property>::attribute_of(builder.context(), &value) };
        let name = format!("form_of_{}", item_name(own, summary(own)));
        let doc = format!(" The attribute form of a property, {}.", summary(own));
        self.function(&name, doc, &form_signature(&quote! { , value: #value }), &body)
    }
}

fn form_signature(value: &TokenStream) -> TokenStream {
    quote! {
        <'c>(builder: &impl ::rtblgen_runtime::Builder<'c> #value) -> ::rtblgen_runtime::Attribute<'c>
    }
}
