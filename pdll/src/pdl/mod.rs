//! PDL: from the typed tree to operations of the `pdl` dialect, and to their text.
//!
//! [`lower`] builds the operations, `verify` checks what the dialect demands, [`print()`] writes the text that
//! `mlir-pdll -x mlir` writes.

mod lower;
mod print;
mod verify;

pub use print::print;

use crate::tree::Module;
use tblgen_parser::{Diagnostic, Span};

/// The patterns of a file as operations of the `pdl` dialect.
#[derive(Debug)]
pub struct PdlModule {
    /// The place of the module.
    pub(crate) span: Span,
    /// The patterns.
    pub(crate) patterns: Vec<PdlPattern>,
}

/// A `pdl.pattern`.
#[derive(Debug)]
pub(crate) struct PdlPattern {
    pub span: Span,
    pub name: Option<String>,
    pub benefit: u16,
    /// All operations, in the order in which they are printed: those of the match, `pdl.rewrite`, those in it.
    pub operations: Vec<Operation>,
}

/// The number of an operation in its pattern, and of one of its results.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Value {
    pub operation: u32,
    pub result: u32,
}

/// The type of a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ValueType {
    Attribute,
    Operation,
    Type,
    Value,
    TypeRange,
    ValueRange,
}

impl ValueType {
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
#[derive(Debug)]
pub(crate) struct Operation {
    pub span: Span,
    pub kind: Kind,
    /// The types of the results.
    pub results: Vec<ValueType>,
    /// It stands in the body of `pdl.rewrite`.
    pub is_in_rewrite: bool,
}

/// What an operation is.
#[derive(Debug)]
pub(crate) enum Kind {
    Attribute {
        value: Option<String>,
        ty: Option<Value>,
    },
    Erase {
        root: Value,
    },
    NativeConstraint {
        name: String,
        arguments: Vec<Value>,
        is_negated: bool,
    },
    NativeRewrite {
        name: String,
        arguments: Vec<Value>,
    },
    Operand {
        ty: Option<Value>,
    },
    Operands {
        ty: Option<Value>,
    },
    Operation {
        name: Option<String>,
        operands: Vec<Value>,
        attributes: Vec<(String, Value)>,
        types: Vec<Value>,
    },
    Range {
        elements: Vec<Value>,
    },
    Replace {
        root: Value,
        values: Vec<Value>,
    },
    Result {
        parent: Value,
        index: u32,
    },
    Results {
        parent: Value,
        index: Option<u32>,
    },
    Rewrite {
        root: Value,
    },
    Type {
        value: Option<String>,
    },
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
    pub fn operation(&self, value: Value) -> &Operation {
        &self.operations[value.operation as usize]
    }

    pub fn type_of(&self, value: Value) -> ValueType {
        self.operation(value).results[value.result as usize]
    }
}

/// The patterns of a file as PDL.
///
/// # Errors
///
/// A literal that is no MLIR, a reference that cannot be lowered, and what the verifier of the `pdl` dialect rejects.
pub fn lower(module: &Module) -> Result<PdlModule, Vec<Diagnostic>> {
    let lowered = lower::module(module)?;
    let errors = verify::module(&lowered);
    if errors.is_empty() { Ok(lowered) } else { Err(errors) }
}
