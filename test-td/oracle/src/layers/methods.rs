//! Methods that a layer adds to types of lower layers, and the calls of them from below.
//!
//! A method that an inherent `impl` in another module adds to a type can be called without an import, so no `use` line shows
//! the arrow. Types are not inferred: a call counts if its name is that of such a method, and no layer up to the caller's
//! defines a method of this name.

use std::collections::{BTreeMap, BTreeSet};

use syn::visit::Visit;

use super::{Layers, attributes, is_test, layer_of};

/// Methods of std's iterators, lists and maps, which are called on those.
const OF_STD: [&str; 4] = ["entry", "get", "len", "next"];

/// Calls of methods that only higher layers define, as sentences.
pub(super) fn called_upward(modules: &BTreeMap<String, syn::File>, layers: Layers<'_>) -> Vec<String> {
    let found: BTreeMap<&String, Methods> = modules
        .iter()
        .map(|(module, file)| {
            let mut methods = Methods::default();
            methods.visit_file(file);
            (module, methods)
        })
        .collect();
    let mut sentences = Vec::new();
    for (module, methods) in &found {
        for name in methods.called.iter().filter(|name| !OF_STD.contains(&name.as_str())) {
            if let Some((other, ty)) = added_above(&found, module, name, layers) {
                sentences.push(format!(
                    "`{module}` calls `{name}`, which `{other}`, in a higher layer, adds to `{ty}`"
                ));
            }
        }
    }
    sentences
}

/// A module above `module` that adds the method to a type of a layer below its own, if nothing else defines the method.
fn added_above<'m>(
    found: &'m BTreeMap<&String, Methods>,
    module: &str,
    name: &str,
    layers: Layers<'_>,
) -> Option<(&'m str, &'m str)> {
    let own = layer_of(module, layers)?;
    let is_above = |other: &str, layer| layer_of(other, layers).is_some_and(|found| found > layer);
    let mut adding = None;
    for (other, methods) in found {
        if !methods.defined.contains(name) {
            continue;
        }
        if !is_above(other, own) {
            return None;
        }
        let layer = layer_of(other, layers)?;
        // A type that no module of the layer or above it defines comes from below.
        let is_own = |ty: &str| {
            found.iter().any(|(definer, methods)| {
                methods.types.contains(ty) && layer_of(definer, layers).is_some_and(|found| found >= layer)
            })
        };
        let added = methods.inherent.iter().find(|(ty, method)| method == name && !is_own(ty));
        adding = adding.or(added.map(|(ty, _)| (other.as_str(), ty.as_str())));
    }
    adding
}

/// The types and methods that a file defines, and the methods that it calls, outside tests.
#[derive(Default)]
struct Methods {
    types: BTreeSet<String>,
    defined: BTreeSet<String>,
    /// Types and methods of inherent implementations.
    inherent: BTreeSet<(String, String)>,
    called: BTreeSet<String>,
}

impl<'ast> Visit<'ast> for Methods {
    fn visit_item(&mut self, item: &'ast syn::Item) {
        if is_test(attributes(item)) {
            return;
        }
        match item {
            syn::Item::Struct(own) => drop(self.types.insert(own.ident.to_string())),
            syn::Item::Enum(own) => drop(self.types.insert(own.ident.to_string())),
            syn::Item::Trait(own) => drop(self.types.insert(own.ident.to_string())),
            _ => {}
        }
        syn::visit::visit_item(self, item);
    }

    fn visit_item_impl(&mut self, own: &'ast syn::ItemImpl) {
        if let (None, syn::Type::Path(ty)) = (&own.trait_, &*own.self_ty)
            && let Some(ty) = ty.path.segments.last()
        {
            let methods = own.items.iter().filter_map(|item| match item {
                syn::ImplItem::Fn(method) if method.sig.receiver().is_some() => {
                    Some(method.sig.ident.to_string())
                }
                _ => None,
            });
            self.inherent.extend(methods.map(|method| (ty.ident.to_string(), method)));
        }
        syn::visit::visit_item_impl(self, own);
    }

    fn visit_signature(&mut self, signature: &'ast syn::Signature) {
        if signature.receiver().is_some() {
            self.defined.insert(signature.ident.to_string());
        }
        syn::visit::visit_signature(self, signature);
    }

    fn visit_expr_method_call(&mut self, call: &'ast syn::ExprMethodCall) {
        self.called.insert(call.method.to_string());
        syn::visit::visit_expr_method_call(self, call);
    }

    // `Type::method` as a function.
    fn visit_expr_path(&mut self, path: &'ast syn::ExprPath) {
        let segments = &path.path.segments;
        let is_type = |segment: &syn::PathSegment| {
            segment.ident.to_string().starts_with(|first: char| first.is_ascii_uppercase())
        };
        if let (Some(last), Some(before)) = (segments.last(), segments.iter().rev().nth(1))
            && is_type(before)
        {
            self.called.insert(last.ident.to_string());
        }
        syn::visit::visit_expr_path(self, path);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn calls_of_methods_that_a_higher_layer_adds_are_found() {
        let file = |text: &str| syn::parse_file(text).unwrap();
        let modules = BTreeMap::from([
            (
                "low".to_owned(),
                file(
                    "struct T; impl T { fn own(&self) { self.added(); self.own(); self.both(); x.map(T::other); x.push(); } fn both(&self) {} }",
                ),
            ),
            (
                "high".to_owned(),
                file(
                    "use crate::low::T; impl T { fn added(&self) { self.own() } fn other(&self) {} } trait X { fn both(&self); }",
                ),
            ),
        ]);
        let found = called_upward(&modules, &[&["low"], &["high"]]);
        let expected = ["added", "other"]
            .map(|name| format!("`low` calls `{name}`, which `high`, in a higher layer, adds to `T`"));
        assert_eq!(found, expected);
    }
}
