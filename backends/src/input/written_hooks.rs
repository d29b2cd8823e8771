//! The hooks that an author has written, read from Rust files: the others get stubs.

use std::collections::BTreeSet;

/// The implementations, functions, statics and types of Rust files.
///
/// In the output of macros, only the types of `missing_parameter_type!` are seen.
///
/// ```
/// use rtblgen_backends::input::written_hooks::WrittenHooks;
///
/// let mut written = WrittenHooks::default();
/// written.read("impl Verify for AddOp { }  pub fn parse_sides() { }").unwrap();
/// assert!(written.implements("Verify", "AddOp"));
/// assert!(written.has_item("parse_sides"));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WrittenHooks {
    /// A trait and a type.
    implementations: BTreeSet<(String, String)>,
    items: BTreeSet<String>,
}

impl WrittenHooks {
    /// Adds the items of a file.
    ///
    /// # Errors
    ///
    /// The text is not Rust.
    pub fn read(&mut self, text: &str) -> Result<(), String> {
        let file = syn::parse_file(text).map_err(|error| {
            let start = error.span().start();
            format!("{}:{}: {error}", start.line, start.column + 1)
        })?;
        self.add(&file.items);
        Ok(())
    }

    fn add(&mut self, items: &[syn::Item]) {
        for item in items {
            let name = match item {
                syn::Item::Impl(own) => {
                    self.add_implementation(own);
                    continue;
                }
                syn::Item::Mod(own) => {
                    self.add(own.content.as_ref().map_or(&[], |(_, items)| items));
                    continue;
                }
                syn::Item::Fn(own) => &own.sig.ident,
                syn::Item::Static(own) => &own.ident,
                syn::Item::Type(own) => &own.ident,
                syn::Item::Struct(own) => &own.ident,
                syn::Item::Enum(own) => &own.ident,
                syn::Item::Macro(own) if own.mac.path.segments.last().is_some_and(is_parameter_type) => {
                    self.items.extend(first_word(&own.mac.tokens));
                    continue;
                }
                _ => continue,
            };
            self.items.insert(name.to_string());
        }
    }

    fn add_implementation(&mut self, own: &syn::ItemImpl) {
        let (Some((path, _)), syn::Type::Path(class)) = (&own.trait_, &*own.self_ty) else { return };
        if let (Some(name), Some(class)) = (path.segments.last(), class.path.segments.last()) {
            self.implementations.insert((name.ident.to_string(), class.ident.to_string()));
        }
    }

    /// Whether a type has an implementation of a trait, both without their paths.
    pub fn implements(&self, name: &str, class: &str) -> bool {
        self.implementations.contains(&(name.to_owned(), class.to_owned()))
    }

    /// Whether there is a function, a static or a type of this name.
    pub fn has_item(&self, name: &str) -> bool {
        self.items.contains(name)
    }
}

fn is_parameter_type(name: &syn::PathSegment) -> bool {
    name.ident == "missing_parameter_type"
}

/// The first identifier that no attribute holds.
fn first_word(tokens: &proc_macro2::TokenStream) -> Option<String> {
    tokens.clone().into_iter().find_map(|token| match token {
        proc_macro2::TokenTree::Ident(name) => Some(name.to_string()),
        _ => None,
    })
}
