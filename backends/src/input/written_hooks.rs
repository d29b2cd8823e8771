//! The hooks that an author has written, read from Rust files: the others get stubs.

use std::collections::{BTreeMap, BTreeSet};

use proc_macro2::{TokenStream, TokenTree};

/// The implementations, functions, statics and types of Rust files.
///
/// Macros are not expanded. A macro of these files that has `impl Trait for $class` implements the trait for every name in a call
/// of it, and one that has `fn $name` defines every name. Of other macros, only the types of `missing_parameter_type!` are seen.
///
/// ```
/// use rtblgen_backends::input::written_hooks::WrittenHooks;
///
/// let mut written = WrittenHooks::default();
/// written.read("impl Verify for AddOp { }  pub fn parse_sides() { }").unwrap();
/// assert!(written.implements("Verify", "AddOp"));
/// assert!(written.has_item("parse_sides"));
///
/// let macros = "macro_rules! verified { ($($class:ident),*) => { $(impl Verify for $class { })* } }  verified!(PutOp, GetOp);";
/// written.read(macros).unwrap();
/// assert!(written.implements("Verify", "GetOp") && !written.implements("Fold", "GetOp"));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WrittenHooks {
    /// A trait and a type.
    implementations: BTreeSet<(String, String)>,
    items: BTreeSet<String>,
    /// The types with a lifetime.
    with_lifetime: BTreeSet<String>,
    /// The names that each macro defines for its arguments.
    macros: BTreeMap<String, MacroItems>,
    /// The calls of macros: the name, and the names among the arguments.
    calls: BTreeSet<(String, BTreeSet<String>)>,
}

/// The items in a macro whose names are arguments of it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct MacroItems {
    /// The traits of `impl Trait for $class`.
    traits: BTreeSet<String>,
    /// Whether it has `fn $name`, `static $name`, `struct $name`.
    has_items: bool,
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
                syn::Item::Type(own) => self.add_type(&own.ident, &own.generics),
                syn::Item::Struct(own) => self.add_type(&own.ident, &own.generics),
                syn::Item::Enum(own) => self.add_type(&own.ident, &own.generics),
                syn::Item::Macro(own) if own.mac.path.is_ident("macro_rules") => {
                    if let Some(name) = &own.ident {
                        self.add_macro(&name.to_string(), own.mac.tokens.clone());
                    }
                    continue;
                }
                syn::Item::Macro(own) if own.mac.path.segments.last().is_some_and(is_parameter_type) => {
                    self.items.extend(first_word(&own.mac.tokens));
                    continue;
                }
                syn::Item::Macro(own) => {
                    let name = own.mac.path.segments.last().map(|name| name.ident.to_string());
                    let mut words = BTreeSet::new();
                    add_words(own.mac.tokens.clone(), &mut words);
                    self.calls.insert((name.unwrap_or_default(), words));
                    continue;
                }
                _ => continue,
            };
            self.items.insert(name.to_string());
        }
    }

    fn add_type<'a>(&mut self, name: &'a syn::Ident, generics: &syn::Generics) -> &'a syn::Ident {
        if generics.lifetimes().next().is_some() {
            self.with_lifetime.insert(name.to_string());
        }
        name
    }

    /// Adds the items in the rules of a macro.
    fn add_macro(&mut self, name: &str, tokens: TokenStream) {
        let mut pending = vec![tokens];
        while let Some(tokens) = pending.pop() {
            let trees: Vec<TokenTree> = tokens.into_iter().collect();
            for (at, tree) in trees.iter().enumerate() {
                match tree {
                    TokenTree::Group(group) => pending.push(group.stream()),
                    TokenTree::Ident(word) if word == "impl" => {
                        if let Some((implemented, class)) = implementation(&trees[at + 1..]) {
                            match class {
                                Some(class) => {
                                    self.implementations.insert((implemented, class));
                                }
                                None => {
                                    self.macros
                                        .entry(name.to_owned())
                                        .or_default()
                                        .traits
                                        .insert(implemented);
                                }
                            }
                        }
                    }
                    TokenTree::Ident(word)
                        if ["fn", "static", "struct", "type"].iter().any(|own| word == own) =>
                    {
                        match trees.get(at + 1) {
                            Some(TokenTree::Ident(item)) => {
                                self.items.insert(item.to_string());
                            }
                            Some(TokenTree::Punct(mark)) if mark.as_char() == '$' => {
                                self.macros.entry(name.to_owned()).or_default().has_items = true;
                            }
                            _ => {}
                        }
                    }
                    _ => {}
                }
            }
        }
    }

    /// Whether a call of a macro names `word`, where the macro satisfies the predicate.
    fn is_in_call(&self, word: &str, is_meant: impl Fn(&MacroItems) -> bool) -> bool {
        self.calls
            .iter()
            .any(|(name, words)| words.contains(word) && self.macros.get(name).is_some_and(&is_meant))
    }

    /// Whether the type of this name has a lifetime.
    pub fn has_lifetime(&self, name: &str) -> bool {
        self.with_lifetime.contains(name)
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
            || self.is_in_call(class, |own| own.traits.contains(name))
    }

    /// Whether there is a function, a static or a type of this name.
    pub fn has_item(&self, name: &str) -> bool {
        self.items.contains(name) || self.is_in_call(name, |own| own.has_items)
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

/// The trait and the class of an implementation, from the tokens after `impl`. The class of `impl Trait for $class` is `None`.
fn implementation(trees: &[TokenTree]) -> Option<(String, Option<String>)> {
    let end = trees.iter().position(|tree| matches!(tree, TokenTree::Ident(word) if word == "for"))?;
    let has_body = |tree: &TokenTree| matches!(tree, TokenTree::Group(group) if group.delimiter() == proc_macro2::Delimiter::Brace);
    if trees[..end].iter().any(has_body) {
        return None;
    }
    let implemented = last_word_of_path(&trees[..end])?;
    let class = trees.get(end + 1..)?;
    match class.first()? {
        TokenTree::Punct(mark) if mark.as_char() == '$' => Some((implemented, None)),
        _ => {
            let body = class.iter().position(has_body)?;
            Some((implemented, Some(last_word_of_path(&class[..body])?)))
        }
    }
}

/// The last word outside of angle brackets: `Trait` of `<'c> a::Trait<'c>`.
fn last_word_of_path(trees: &[TokenTree]) -> Option<String> {
    let (mut depth, mut last) = (0_i32, None);
    for tree in trees {
        match tree {
            TokenTree::Punct(mark) if mark.as_char() == '<' => depth += 1,
            TokenTree::Punct(mark) if mark.as_char() == '>' => depth -= 1,
            TokenTree::Ident(word) if depth == 0 => last = Some(word.to_string()),
            _ => {}
        }
    }
    last
}

/// Adds the words among tokens, in groups too.
fn add_words(tokens: TokenStream, words: &mut BTreeSet<String>) {
    for tree in tokens {
        match tree {
            TokenTree::Group(group) => add_words(group.stream(), words),
            TokenTree::Ident(word) => {
                words.insert(word.to_string());
            }
            TokenTree::Punct(_) | TokenTree::Literal(_) => {}
        }
    }
}
