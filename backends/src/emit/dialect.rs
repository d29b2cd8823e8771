//! A dialect: its type, and its registration.

use proc_macro2::TokenStream;
use quote::quote;
use rtblgen_records::Record;
use tblgen_parser::Diagnostic;

use super::docs;
use super::pool::Pool;
use crate::namer;
use crate::ods::dialect::Dialect;

/// What a file has of a dialect, for the dialect to register.
#[derive(Clone, Copy)]
pub(crate) struct Own {
    pub(crate) ops: bool,
    pub(crate) types: bool,
    pub(crate) attributes: bool,
}

/// Emits a dialect.
pub(crate) fn emit<'r>(record: Record<'r>, own: Own, pool: &mut Pool<'r>) -> Result<TokenStream, Diagnostic> {
    let dialect = Dialect::from_record(record)?;
    let class = namer::ident(&dialect.class_name);
    let name = dialect.name;
    let doc = documentation(&dialect, pool);
    let parts = [("ops", own.ops), ("types", own.types), ("attributes", own.attributes)];
    let calls = parts.iter().filter(|(_, has)| *has).map(|(what, _)| {
        let function = namer::ident(&format!("register_{}_{what}", namer::snake_case(name)));
        quote!(#function(registry);)
    });
    let calls: Vec<_> = calls.collect();
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
