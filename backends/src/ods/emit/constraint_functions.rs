//! Emits constraints that are functions of their own: those with a `cppFunctionName`.

use proc_macro2::TokenStream;
use quote::quote;

use crate::ods::code::constraint_functions::ConstraintFunction;
use crate::ods::code::constraints::Subject;
use crate::ods::emit::constraints::{outside_attribute_constraint, outside_type_constraint};
use crate::ods::emit::context::CodegenContext;
use crate::rust::{docs, namer};

/// Emits the function that checks a constraint.
pub(crate) fn emit<'r>(function: &ConstraintFunction<'r>, codegen: &mut CodegenContext<'r>) -> TokenStream {
    let record = function.record;
    let name = namer::ident(&function.name);
    let (constraint, entity, structure, argument) = match function.subject {
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
    let doc = docs::doc(&format!("Whether it is {}", function.summary), function.description);
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
