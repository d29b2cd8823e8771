//! The part of ODS that PDLL needs: a small model of operations.

mod argument;
mod constraints;
mod import;
mod inference;
mod operation;
mod predicate;
mod print;

pub(crate) use import::{ImportedConstraint, ImportedKind, import};

use rustc_hash::FxHashMap;
use std::collections::BTreeMap;
use std::rc::Rc;
use tblgen_parser::Span;

/// The number of an operation in [`Definitions`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct OperationId(u32);

/// All that included `.td` files define.
#[derive(Debug, Default)]
pub struct Definitions {
    operations: Vec<Operation>,
    by_name: FxHashMap<Rc<str>, OperationId>,
    attribute_constraints: BTreeMap<String, Constraint>,
    type_constraints: BTreeMap<String, Constraint>,
}

/// The definition of an operation.
#[derive(Debug)]
pub struct Operation {
    /// The name with its dialect: `arith.addi`.
    pub name: Rc<str>,
    /// The summary.
    pub summary: String,
    /// The description.
    pub description: String,
    /// The C++ class.
    pub class: String,
    /// It implements `InferTypeOpInterface`.
    pub infers_result_types: bool,
    /// The place of the record's name.
    pub span: Span,
    /// The attributes.
    pub attributes: Vec<Attribute>,
    /// The operands.
    pub operands: Vec<Group>,
    /// The results.
    pub results: Vec<Group>,
}

/// An attribute of an operation.
#[derive(Debug)]
pub struct Attribute {
    /// Its name.
    pub name: String,
    /// It may be absent.
    pub is_optional: bool,
    /// The name of its constraint.
    pub constraint: String,
}

/// A group of operands or results: one, at most one, or any number.
#[derive(Debug)]
pub struct Group {
    /// Its name.
    pub name: String,
    /// The number of its values.
    pub length: Length,
    /// The name of its constraint.
    pub constraint: String,
}

/// The number of values in a [`Group`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Length {
    /// One.
    Single,
    /// None or one.
    Optional,
    /// Any number.
    Variadic,
}

/// A constraint of attributes or types.
#[derive(Debug)]
pub struct Constraint {
    /// The summary.
    pub summary: String,
    /// The C++ class of the constrained values.
    pub class: String,
}

impl Definitions {
    /// An operation by its number.
    pub fn operation(&self, id: OperationId) -> &Operation {
        &self.operations[id.0 as usize]
    }

    /// An operation by its name.
    pub fn find(&self, name: &str) -> Option<OperationId> {
        self.by_name.get(name).copied()
    }

    /// All operations, in the order in which they were imported.
    pub fn operations(&self) -> impl Iterator<Item = &Operation> {
        self.operations.iter()
    }

    /// Adds an operation, unless there is one of its name.
    fn add(&mut self, operation: Operation) {
        let id = OperationId(self.operations.len() as u32);
        self.by_name.insert(operation.name.clone(), id);
        self.operations.push(operation);
    }
}

impl Group {
    /// It has one value.
    pub fn is_single(&self) -> bool {
        self.length == Length::Single
    }
}
