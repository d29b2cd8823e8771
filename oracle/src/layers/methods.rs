//! Methods that a layer adds to types of lower layers, and the calls of them from below.
//!
//! A method that an `impl Type` of another module adds can be called without an import, so no `use` line shows the arrow.
//! Types are not inferred: a call counts if its name is that of such a method, and no layer up to the caller's defines a
//! method of this name.

use std::collections::{BTreeMap, BTreeSet};

use syn::visit::Visit;

use super::{Layers, attributes, is_test, layer_of};

/// Calls of methods that only higher layers define, as sentences.
pub(super) fn called_upward(modules: &BTreeMap<String, syn::File>, layers: Layers<'_>) -> Vec<String> {
    let (mut defined, mut called) = (Definitions::default(), BTreeMap::new());
    for (module, file) in modules {
        let mut found = Methods::default();
        found.visit_file(file);
        for name in found.defined {
            defined.0.entry(name).or_default().insert(module.clone());
        }
        called.insert(module, found.called);
    }
    let mut sentences = Vec::new();
    for (module, names) in called {
        for name in names {
            if let Some(other) = defined.above(module, &name, layers) {
                sentences.push(format!("`{module}` calls `{name}`, which `{other}` adds in a higher layer"));
            }
        }
    }
    sentences
}

/// The modules that define a method of each name.
#[derive(Default)]
struct Definitions(BTreeMap<String, BTreeSet<String>>);

impl Definitions {
    /// A module that defines the method, if all that do are above `module`.
    fn above(&self, module: &str, name: &str, layers: Layers<'_>) -> Option<&str> {
        let own = layer_of(module, layers)?;
        let definers = self.0.get(name)?;
        let is_above = |definer: &String| layer_of(definer, layers).is_some_and(|layer| layer > own);
        definers.iter().all(is_above).then(|| definers.first().map(String::as_str)).flatten()
    }
}

/// The methods that a file defines and calls, outside tests.
#[derive(Default)]
struct Methods {
    defined: BTreeSet<String>,
    called: BTreeSet<String>,
}

impl<'ast> Visit<'ast> for Methods {
    fn visit_item(&mut self, item: &'ast syn::Item) {
        if !is_test(attributes(item)) {
            syn::visit::visit_item(self, item);
        }
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
                    "struct T; impl T { fn own(&self) { self.added(); self.own(); self.both(); x.map(T::other); } fn both(&self) {} }",
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
            .map(|name| format!("`low` calls `{name}`, which `high` adds in a higher layer"));
        assert_eq!(found, expected);
    }
}
