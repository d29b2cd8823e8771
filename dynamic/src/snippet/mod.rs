//! Snippets of Rust, evaluated.
//!
//! A snippet of a `.td` file is an expression over types, attributes and values of the IR: the predicate of a constraint,
//! the only type that a constraint admits, the default value of an attribute. [`Snippet::new`] makes a tree of it, and
//! [`Snippet::run`] evaluates the tree. A part of the expression that the tree does not have has no value: a predicate in
//! which it decides does not hold.

mod accessors;
mod compile;
mod eval;
mod integers;
mod kinds;
mod make;
mod methods;
mod paths;
mod tree;
mod value;

use std::collections::HashMap;

use rtblgen_ir::support::{EnumAttributeTable, ParameterKind};
use rtblgen_ir::{AttrDefinition, TypeDefinition};

pub(crate) use accessors::{Owner, ParameterOf, of_parameter};
pub(crate) use kinds::type_test;
pub(crate) use value::Value;

use tree::Node;

use crate::interned::{Content, Fingerprint};

/// The names that snippets of a file may use: its enums, types and attributes, by the names of their classes.
#[derive(Default)]
pub(crate) struct Names {
    pub(crate) enums: Classes<EnumCases>,
    pub(crate) types: Classes<&'static TypeDefinition>,
    pub(crate) attributes: Classes<&'static AttrDefinition>,
    /// The kinds of the parameters of each type and attribute, `None` for one that is not known. The key is the name of the class, and
    /// whether it is a type.
    pub(crate) kinds: HashMap<(String, bool), Vec<Option<ParameterKind>>>,
    /// The parameters of the types and attributes, by the names of their accessors in Rust.
    pub(crate) parameters: HashMap<String, Vec<ParameterOf>>,
}

/// Definitions by the names of their classes. A name that several dialects have stands for none of them.
pub(crate) struct Classes<T>(HashMap<String, Option<T>>);

impl<T> Default for Classes<T> {
    fn default() -> Self {
        Self(HashMap::new())
    }
}

impl<T> Classes<T> {
    pub(crate) fn insert(&mut self, class: String, definition: T) {
        let own = self.0.entry(class);
        own.and_modify(|known| *known = None).or_insert(Some(definition));
    }

    pub(crate) fn get(&self, class: &str) -> Option<&T> {
        self.0.get(class)?.as_ref()
    }
}

/// An enum whose cases snippets may name.
pub(crate) struct EnumCases {
    pub(crate) table: &'static EnumAttributeTable,
    /// The numbers of the cases by their names in Rust.
    pub(crate) numbers: HashMap<String, u64>,
}

/// A snippet that can be evaluated.
pub(crate) struct Snippet {
    root: Node,
    /// The fingerprint of the tree.
    content: u128,
    /// The parts of the expression that the tree does not have.
    pub(crate) unknown: Vec<String>,
}

impl Content for Snippet {
    fn add_to(&self, to: &mut Fingerprint) {
        self.content.add_to(to);
    }
}

impl std::fmt::Debug for Snippet {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Snippet").field("unknown", &self.unknown).finish_non_exhaustive()
    }
}

/// Why a snippet has no value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Stop {
    /// A `?` met `None`.
    Absent,
    /// A part of it cannot be evaluated, such as a method of an attribute of another kind.
    Unknown,
}

impl Snippet {
    /// Reads an expression with these variables.
    pub(crate) fn new(expr: &syn::Expr, variables: &[&str], names: &Names) -> Self {
        let (root, unknown) = compile::compile(expr, variables, names);
        Snippet { content: Fingerprint::of(&root), root, unknown }
    }

    /// The unknown parts for a message: the first three of many.
    pub(crate) fn unknown_parts(&self) -> String {
        const SHOWN: usize = 3;
        let more = self.unknown.len().saturating_sub(SHOWN);
        let shown = self.unknown[..self.unknown.len() - more].join(", ");
        if more == 0 { shown } else { format!("{shown} and {more} more") }
    }

    /// The value, from the values of the variables.
    pub(crate) fn run<'a, 'c>(&self, mut variables: Vec<Value<'a, 'c>>) -> Result<Value<'a, 'c>, Stop> {
        eval::eval(&self.root, &mut variables)
    }

    /// Whether a predicate holds, if that is known.
    pub(crate) fn holds(&self, variables: Vec<Value<'_, '_>>) -> Option<bool> {
        match self.run(variables) {
            Ok(Value::Bool(holds)) => Some(holds),
            // As in compiled code, where `?` in a predicate is an unknown hook.
            Ok(_) | Err(_) => None,
        }
    }
}
