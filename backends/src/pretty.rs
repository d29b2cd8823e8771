//! From tokens to text: each item through syn and prettyplease.

use proc_macro2::TokenStream;

/// The text of generated items, a blank line between them.
///
/// # Panics
///
/// If the tokens are no Rust items: snippets are checked before they are put into items, so this is a mistake of a
/// generator.
pub fn items(items: Vec<TokenStream>) -> String {
    let texts: Vec<String> = items.into_iter().map(item).collect();
    texts.join("\n")
}

fn item(tokens: TokenStream) -> String {
    match syn::parse2::<syn::File>(tokens.clone()) {
        Ok(file) => prettyplease::unparse(&file),
        Err(error) => panic!("generated Rust does not parse: {error}\n{tokens}"),
    }
}
