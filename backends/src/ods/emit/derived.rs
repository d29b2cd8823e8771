//! Attributes that are computed: `DerivedAttr` members of an op's body become accessors, and an implementation of
//! `DerivedAttributeOpInterface`.

use proc_macro2::TokenStream;
use quote::quote;
use rtblgen_records::Value;
use tblgen_parser::Diagnostic;

use crate::ods::emit::accessors::accessor;
use crate::ods::emit::context::CodegenContext;
use crate::ods::emit::interfaces;
use crate::ods::emit::interfaces::snippets::body;
use crate::ods::model::{DerivedAttribute, Operator};
use crate::rust::snippet::Position;
use crate::rust::{docs, namer, snippet};

/// What is made of the derived attributes of an op.
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
pub(crate) fn emit<'r>(operator: &Operator<'r>, codegen: &mut CodegenContext<'r>) -> Derived {
    if operator.derived.is_empty() {
        return Derived::default();
    }
    let accessors: Vec<_> =
        operator.derived.iter().filter_map(|own| accessor_of(operator, own, codegen)).collect();
    let names = operator.derived.iter().map(|own| own.name);
    let made: Vec<_> = operator.derived.iter().filter_map(|own| made(operator, own, codegen)).collect();
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

fn accessor_of<'r>(
    operator: &Operator<'r>,
    own: &DerivedAttribute<'r>,
    codegen: &mut CodegenContext<'r>,
) -> Option<TokenStream> {
    codegen.emitting(operator.record.field_span(own.name));
    let written = own.record.value("returnType").ok()?;
    let spelling = written.as_str().unwrap_or_default();
    let ty = snippet::signature_type(spelling, Position::Result)
        .and_then(|ty| syn::parse_str::<syn::Type>(&ty).map_err(|error| snippet::not_rust(&error)));
    let ty = match ty {
        Ok(ty) => ty,
        Err(why) => {
            codegen.report(Diagnostic::error(written.span(), format!("`{spelling}` {why}")));
            return None;
        }
    };
    let statements =
        body(own.record.value("body").ok()?, codegen, |name| (name == "_op").then(|| "self".to_owned()))?;
    let name = accessor(own.name);
    let origin = format!("From `{}`.", codegen.origin(operator.record.field_span(own.name)));
    let doc = docs::doc(&format!("The derived attribute `{}`, which is computed", own.name), &origin);
    Some(quote! {
        #doc
        #[allow(unused_variables, clippy::all)]
        pub fn #name<'c>(self, ir: &::rtblgen_runtime::Ir<'c>) -> #ty { #(#statements)* }
    })
}

/// The name and the attribute, if the definition says how one is made of the value.
fn made<'r>(
    operator: &Operator<'r>,
    own: &DerivedAttribute<'r>,
    codegen: &mut CodegenContext<'r>,
) -> Option<TokenStream> {
    codegen.emitting(operator.record.field_span(own.name));
    let convert: Value<'r> = own.record.value("convertFromStorage").ok()?;
    let text = convert.as_str().unwrap_or_default();
    if text.trim().is_empty() {
        let message = format!("op has non-materializable derived attributes '{}', skipping", own.name);
        let help = "the third argument of `DerivedAttr` says how an attribute is made of the value, `$_self`";
        let place = operator.record.field_span(own.name);
        codegen.report(Diagnostic::warning(place, message).with_help(help));
        return None;
    }
    if let Err(mistake) = snippet::check::<syn::Expr>(convert, text) {
        codegen.report(mistake);
        return None;
    }
    let (name, getter) = (own.name, accessor(own.name));
    // C++ converts integers to the parameter's type.
    let is_integer = ["u32", "u64", "i64", "usize"].map(str::to_owned).contains(
        &snippet::signature_type(own.record.str("returnType").unwrap_or_default(), Position::Result)
            .unwrap_or_default(),
    );
    let cast = if is_integer { " as _" } else { "" };
    let text = snippet::translate_builder(text).replace("$_builder.context()", "$_builder");
    let made = codegen.substituted(convert, &text, |name| match name {
        "_self" => Some(format!("self.{getter}(ir){cast}")),
        "_builder" | "_ctxt" => Some("ir.context()".to_owned()),
        _ => None,
    })?;
    Some(quote!((#name, #made)))
}

/// Whether an interface that is listed is implemented here.
pub(crate) fn implements(operator: &Operator<'_>, interface: &str) -> bool {
    !operator.derived.is_empty() && interface == interfaces::DERIVED_ATTRIBUTES
}
