//! The custom text of an op.

use proc_macro2::TokenStream;
use quote::quote;

use super::pool::Pool;
use crate::namer;
use crate::ods::Operator;

/// The field `assembly`, if the op has a custom form.
pub(crate) fn field<'r>(operator: &Operator<'r>, _pool: &mut Pool<'r>) -> Option<TokenStream> {
    if operator.hooks.custom_assembly {
        let class = namer::ident(&operator.class_name);
        return Some(quote! {
            assembly: ::rtblgen_runtime::asm::Assembly::Custom(::rtblgen_runtime::asm::CustomAssembly {
                parse: |parser, state| <#class as ::rtblgen_runtime::asm::CustomAsm>::parse(parser, state),
                print: |printer, op| <#class as ::rtblgen_runtime::asm::CustomAsm>::print(#class(op), printer),
            })
        });
    }
    None
}
