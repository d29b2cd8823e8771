//! Constraints that are functions of their own: those with a `cppFunctionName`.

use proc_macro2::TokenStream;
use quote::quote;
use rtblgen_records::Record;

use crate::ods::code::constraints::Subject;
use crate::ods::emit::constraints::{outside_attribute_constraint, outside_type_constraint};
use crate::ods::emit::context::CodegenContext;
use crate::rust::{docs, namer};

/// Emits the function that checks a constraint.
pub(crate) fn emit<'r>(
    record: Record<'r>,
    subject: Subject,
    codegen: &mut CodegenContext<'r>,
) -> TokenStream {
    let name = record.str_opt("cppFunctionName").ok().flatten().unwrap_or_default();
    let name = namer::ident(&namer::snake_case(name.rsplit("::").next().unwrap_or(name)));
    let summary = record.str_opt("summary").ok().flatten().unwrap_or_default();
    let description = record.str_opt("description").ok().flatten().unwrap_or_default();
    let (constraint, entity, structure, argument) = match subject {
        Subject::Type => {
            (outside_type_constraint(codegen, record), quote!(Type), quote!(TypeConstraint), quote!(ty))
        }
        _ => (
            outside_attribute_constraint(codegen, record),
            quote!(Attribute),
            quote!(AttributeConstraint),
            quote!(attribute),
        ),
    };
    let doc = docs::doc(&format!("Whether it is {summary}"), description);
    let origin = docs::attributes(&[String::new(), format!("From `{}`.", codegen.origin(record.span()))]);
    quote! {
        #doc
        #origin
        pub fn #name(#argument: ::rtblgen_runtime::#entity<'_>) -> bool {
            let constraint: &::rtblgen_runtime::#structure = #constraint;
            (constraint.check)(#argument)
        }
    }
}
