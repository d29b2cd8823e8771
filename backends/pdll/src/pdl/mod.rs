//! PDL: from the typed tree to operations of the `pdl` dialect, and to their text.
//!
//! [`lower`] builds the operations, `verify` checks the dialect's rules, [`print()`] writes the text that
//! `mlir-pdll -x mlir` writes.

mod lower;
mod print;
mod verify;

pub use print::print;

use crate::tree::{CallableId, Module};
use std::sync::Arc;
use tblgen_parser::{Diagnostic, Span};

/// The patterns of a file as operations of the `pdl` dialect.
#[derive(Debug)]
pub struct PdlModule {
    /// The place of the module.
    pub span: Span,
    /// The patterns.
    pub patterns: Vec<PdlPattern>,
}

/// A `pdl.pattern`.
#[derive(Clone, Debug)]
pub struct PdlPattern {
    /// The place of the keyword.
    pub span: Span,
    /// The name.
    pub name: Option<String>,
    /// The benefit; 0 without one.
    pub benefit: u16,
    /// All operations, in the order in which they are printed: those of the match, `pdl.rewrite`, those in it.
    pub operations: Vec<Operation>,
}

/// The number of an operation in its pattern, and of one of its results.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Value {
    /// The operation in [`PdlPattern::operations`].
    pub operation: u32,
    /// The result of it.
    pub result: u32,
}

/// The type of a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ValueType {
    /// `!pdl.attribute`
    Attribute,
    /// `!pdl.operation`
    Operation,
    /// `!pdl.type`
    Type,
    /// `!pdl.value`
    Value,
    /// `!pdl.range<type>`
    TypeRange,
    /// `!pdl.range<value>`
    ValueRange,
}

impl ValueType {
    /// The spelling.
    pub fn text(self) -> &'static str {
        match self {
            Self::Attribute => "!pdl.attribute",
            Self::Operation => "!pdl.operation",
            Self::Type => "!pdl.type",
            Self::Value => "!pdl.value",
            Self::TypeRange => "!pdl.range<type>",
            Self::ValueRange => "!pdl.range<value>",
        }
    }

    /// The type of the elements of a range, or the type itself.
    pub fn element(self) -> Self {
        match self {
            Self::TypeRange => Self::Type,
            Self::ValueRange => Self::Value,
            other => other,
        }
    }
}

/// An operation of the `pdl` dialect.
#[derive(Clone, Debug)]
pub struct Operation {
    /// The place of the expression or statement.
    pub span: Span,
    /// The variable that it is the value of.
    pub variable: Option<Arc<str>>,
    /// The kind of the operation.
    pub kind: Kind,
    /// The types of the results.
    pub results: Vec<ValueType>,
    /// Whether it is in the body of `pdl.rewrite`.
    pub is_in_rewrite: bool,
}

/// The kind of an operation.
#[derive(Clone, Debug)]
pub enum Kind {
    /// An attribute: a constant, or any one, perhaps of a type.
    Attribute {
        /// The text of a constant.
        value: Option<String>,
        /// The type that it must have.
        ty: Option<Value>,
    },
    /// Erases an operation.
    Erase {
        /// The operation.
        root: Value,
    },
    /// Calls a native constraint.
    NativeConstraint {
        /// The constraint of the file, if the pattern is one of PDLL.
        callable: Option<CallableId>,
        /// Its name.
        name: String,
        /// The arguments.
        arguments: Vec<Value>,
        /// `not`
        is_negated: bool,
    },
    /// Calls a native rewrite.
    NativeRewrite {
        /// The rewrite of the file, if the pattern is one of PDLL.
        callable: Option<CallableId>,
        /// Its name.
        name: String,
        /// The arguments.
        arguments: Vec<Value>,
    },
    /// A value.
    Operand {
        /// The type that it must have.
        ty: Option<Value>,
    },
    /// Several values.
    Operands {
        /// The types that they must have.
        ty: Option<Value>,
    },
    /// An operation, matched or created.
    Operation {
        /// The name; `None` for any operation.
        name: Option<String>,
        /// The operands, or groups of operands.
        operands: Vec<Value>,
        /// The attributes with their names.
        attributes: Vec<(String, Value)>,
        /// The types of results, or groups of results.
        types: Vec<Value>,
    },
    /// Several values or types in one range.
    Range {
        /// The parts.
        elements: Vec<Value>,
    },
    /// Replaces an operation.
    Replace {
        /// The operation.
        root: Value,
        /// One operation, or values.
        values: Vec<Value>,
    },
    /// One result, by its number.
    Result {
        /// The operation.
        parent: Value,
        /// The number.
        index: u32,
    },
    /// All results, or one group of them.
    Results {
        /// The operation.
        parent: Value,
        /// The number of the group.
        index: Option<u32>,
    },
    /// The start of the rewrite.
    Rewrite {
        /// The operation that it starts from.
        root: Value,
    },
    /// A type: a constant, or any one.
    Type {
        /// The text of a constant.
        value: Option<String>,
    },
    /// Several types.
    Types,
}

impl Kind {
    /// The name without the dialect.
    pub fn name(&self) -> &'static str {
        match self {
            Self::Attribute { .. } => "attribute",
            Self::Erase { .. } => "erase",
            Self::NativeConstraint { .. } => "apply_native_constraint",
            Self::NativeRewrite { .. } => "apply_native_rewrite",
            Self::Operand { .. } => "operand",
            Self::Operands { .. } => "operands",
            Self::Operation { .. } => "operation",
            Self::Range { .. } => "range",
            Self::Replace { .. } => "replace",
            Self::Result { .. } => "result",
            Self::Results { .. } => "results",
            Self::Rewrite { .. } => "rewrite",
            Self::Type { .. } => "type",
            Self::Types => "types",
        }
    }

    /// The values that the operation uses.
    pub fn operands(&self) -> Vec<Value> {
        match self {
            Self::Attribute { ty, .. } | Self::Operand { ty } | Self::Operands { ty } => {
                ty.iter().copied().collect()
            }
            Self::Erase { root } | Self::Rewrite { root } => vec![*root],
            Self::NativeConstraint { arguments, .. } | Self::NativeRewrite { arguments, .. } => {
                arguments.clone()
            }
            Self::Operation { operands, attributes, types, .. } => {
                let attributes = attributes.iter().map(|(_, value)| value);
                operands.iter().chain(attributes).chain(types).copied().collect()
            }
            Self::Range { elements } => elements.clone(),
            Self::Replace { root, values } => std::iter::once(*root).chain(values.iter().copied()).collect(),
            Self::Result { parent, .. } | Self::Results { parent, .. } => vec![*parent],
            Self::Type { .. } | Self::Types => Vec::new(),
        }
    }
}

impl PdlPattern {
    /// The operation of a value.
    pub fn operation(&self, value: Value) -> &Operation {
        &self.operations[value.operation as usize]
    }

    /// The type of a value.
    pub fn type_of(&self, value: Value) -> ValueType {
        self.operation(value).results[value.result as usize]
    }
}

/// The patterns of a file as PDL.
///
/// # Errors
///
/// Returns errors for a literal that is not MLIR, a reference that cannot be lowered, and a pattern that the
/// verifier of the `pdl` dialect rejects.
pub fn lower(module: &Module) -> Result<PdlModule, Vec<Diagnostic>> {
    let lowered = lower::module(module)?;
    let errors = verify(&lowered);
    if errors.is_empty() { Ok(lowered) } else { Err(errors) }
}

/// The errors that the verifier of the `pdl` dialect finds in patterns, at most one for each pattern.
pub fn verify(module: &PdlModule) -> Vec<Diagnostic> {
    verify::module(module)
}
