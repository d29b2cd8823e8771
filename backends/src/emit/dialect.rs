//! A dialect: its type, and its registration.

use proc_macro2::TokenStream;
use quote::quote;
use rtblgen_records::Record;
use tblgen_parser::Diagnostic;

use super::pool::Pool;
use super::{docs, op};
use crate::namer;
use crate::ods::dialect::Dialect;

/// Emits a dialect; it registers the ops and attributes of this file if the file has some.
pub(crate) fn emit<'r>(
    record: Record<'r>,
    has_ops: bool,
    has_attributes: bool,
    pool: &mut Pool<'r>,
) -> Result<TokenStream, Diagnostic> {
    let dialect = Dialect::from_record(record)?;
    let class = namer::ident(&dialect.class_name);
    let name = dialect.name;
    let doc = documentation(&dialect, pool);
    let ops = has_ops.then(|| namer::ident(&op::registration_name(name)));
    let attributes =
        has_attributes.then(|| namer::ident(&format!("register_{}_attributes", namer::snake_case(name))));
    let calls: Vec<_> =
        ops.into_iter().chain(attributes).map(|function| quote!(#function(registry);)).collect();
    let materializer = dialect.has_constant_materializer.then(|| {
        quote! {
            registry.set_constant_materializer(<#class as ::rtblgen_runtime::MaterializeConstant>::materialize_constant);
        }
    });
    let initialize = match calls.is_empty() && materializer.is_none() {
        true => own_initialize(&class),
        false => quote!(#(#calls)* #materializer),
    };
    Ok(quote! {
        #doc
        #[derive(Clone, Copy, Debug)]
        pub struct #class;

        impl ::rtblgen_runtime::Dialect for #class {
            const NAME: &'static str = #name;

            fn initialize(registry: &mut ::rtblgen_runtime::DialectRegistry) { #initialize }
        }
    })
}

/// Where the ops are in other files, the dialect's author says what is registered.
fn own_initialize(class: &proc_macro2::Ident) -> TokenStream {
    quote!(<#class as ::rtblgen_runtime::InitializeDialect>::initialize(registry);)
}

fn documentation(dialect: &Dialect<'_>, pool: &Pool<'_>) -> TokenStream {
    let summary = match dialect.summary.trim() {
        "" => format!("The `{}` dialect", dialect.name),
        summary => format!("The `{}` dialect: {summary}", dialect.name),
    };
    let doc = docs::doc(&summary, dialect.description);
    let origin =
        docs::attributes(&[String::new(), format!("From `{}`.", pool.origin(dialect.record.span()))]);
    quote!(#doc #origin)
}
