//! Evaluation of snippets of Rust.
//!
//! A snippet of a `.td` file is an expression over types, attributes and values of the IR: the predicate of a
//! constraint, the only type that a constraint admits, the default value of an attribute. [`Snippet::new`] compiles it
//! to a tree, and [`Snippet::run`] evaluates the tree. An unsupported part of the expression has no value: a predicate
//! that depends on it does not hold.

mod accessors;
mod classes;
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

/// The names that snippets of a file may use: the enums, types and attributes of the file, by class name.
#[derive(Default)]
pub(crate) struct Names {
    pub(crate) enums: Classes<EnumCases>,
    pub(crate) types: Classes<&'static TypeDefinition>,
    pub(crate) attributes: Classes<&'static AttrDefinition>,
    /// The kinds of the parameters of each type and attribute; an unknown kind is `None`. The key is the class name,
    /// and whether it is a type.
    pub(crate) kinds: HashMap<(String, bool), Vec<Option<ParameterKind>>>,
    /// The parameters of the types and attributes, by the Rust names of their accessors.
    pub(crate) parameters: HashMap<String, Vec<ParameterOf>>,
}

/// Definitions by class name. A name that several dialects define is ambiguous and has no definition.
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

/// An enum with cases that snippets may name.
pub(crate) struct EnumCases {
    pub(crate) table: &'static EnumAttributeTable,
    /// The numbers of the cases, by their Rust names.
    pub(crate) numbers: HashMap<String, u64>,
}

/// A snippet that can be evaluated.
pub(crate) struct Snippet {
    root: Node,
    /// The fingerprint of the tree.
    content: u128,
    /// The unsupported parts of the expression.
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

/// The reason why a snippet has no value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Stop {
    /// A `?` was applied to `None`.
    Absent,
    /// A part cannot be evaluated, such as a method of an attribute of another kind.
    Unknown,
}

impl Snippet {
    /// Compiles an expression with these variables.
    pub(crate) fn new(expr: &syn::Expr, variables: &[&str], names: &Names) -> Self {
        let (root, unknown) = compile::compile(expr, variables, names);
        Snippet { content: Fingerprint::of(&root), root, unknown }
    }

    /// The unknown parts for a message: the first three, and the number of the others.
    pub(crate) fn unknown_parts(&self) -> String {
        const SHOWN: usize = 3;
        let more = self.unknown.len().saturating_sub(SHOWN);
        let shown = self.unknown[..self.unknown.len() - more].join(", ");
        if more == 0 { shown } else { format!("{shown} and {more} more") }
    }

    /// Evaluates the snippet with these values of the variables.
    pub(crate) fn run<'a, 'c>(&self, mut variables: Vec<Value<'a, 'c>>) -> Result<Value<'a, 'c>, Stop> {
        eval::eval(&self.root, &mut variables)
    }

    /// The definition that a predicate over one type tests for; `None` if the predicate has another form.
    pub(crate) fn tested_definition(&self) -> Option<&'static TypeDefinition> {
        match &self.root {
            Node::IsOf { value, ty, .. } if matches!(**value, Node::Variable(0)) => *ty,
            _ => None,
        }
    }

    /// Whether a predicate holds; `None` if it is unknown.
    pub(crate) fn holds(&self, variables: Vec<Value<'_, '_>>) -> Option<bool> {
        match self.run(variables) {
            Ok(Value::Bool(holds)) => Some(holds),
            // As in compiled code, a `?` on `None` in a predicate counts as an unknown hook.
            Ok(_) | Err(_) => None,
        }
    }
}
