//! The functions of an `impl` block while they are collected.
//!
//! Ops have many functions that are the same, such as the getter of the first operand `lhs`. These are emitted once.

use std::rc::Rc;

use proc_macro2::{Delimiter, TokenStream, TokenTree};

/// A function as the formatter has it.
#[derive(Clone)]
struct Function {
    name: Rc<str>,
    text: usize,
}

/// The functions of an `impl` block of the private module.
#[derive(Clone, Default)]
pub(crate) struct Functions(Vec<Function>);

impl Functions {
    /// Adds one function by the number of its text.
    pub(super) fn add(&mut self, name: &str, text: usize) {
        self.0.push(Function { name: name.into(), text });
    }

    /// Adds all of these.
    pub(crate) fn extend(&mut self, functions: &Self) {
        self.0.extend_from_slice(&functions.0);
    }

    /// The names of the functions.
    pub(crate) fn names(&self) -> impl Iterator<Item = String> {
        self.0.iter().map(|function| function.name.to_string())
    }

    /// The texts of the functions, as the formatter numbers them.
    pub(crate) fn texts(&self) -> Vec<usize> {
        self.0.iter().map(|function| function.text).collect()
    }
}

/// Splits the functions: each ends with its body.
pub(super) fn split(functions: TokenStream) -> impl Iterator<Item = TokenStream> {
    let mut tokens = functions.into_iter();
    std::iter::from_fn(move || {
        let mut function = Vec::new();
        for token in tokens.by_ref() {
            let is_body = matches!(&token, TokenTree::Group(group) if group.delimiter() == Delimiter::Brace);
            function.push(token);
            if is_body {
                break;
            }
        }
        (!function.is_empty()).then(|| function.into_iter().collect())
    })
}
