//! Terms: values that a pattern computes from its matched or new ops. Native functions, which take and return
//! terms.

use std::rc::Rc;

use tblgen_parser::Span;

use crate::ods::model::Operator;
use crate::patterns::model::symbols::SymbolId;

/// A value, an op, an attribute or a type, or several of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Term<'r> {
    /// The entity that a name stands for, if it is not an op of a known kind.
    Symbol(SymbolId),
    /// The op that a name is bound to.
    Op(SymbolId),
    /// One result of an op, or one group, by its number in the op's definition. Of an op of unknown kind, one result by its
    /// number.
    Result {
        /// The op.
        op: SymbolId,
        /// The number.
        index: usize,
    },
    /// All results of an op.
    Results(SymbolId),
    /// All operands of an op.
    Operands(SymbolId),
    /// The values of one operand group, one value too.
    OperandGroup {
        /// The op.
        op: SymbolId,
        /// The number in the op's definition.
        index: usize,
    },
    /// An attribute that the op's definition does not have.
    Discardable {
        /// The op.
        op: SymbolId,
        /// The name of the attribute.
        name: &'r str,
    },
    /// The type of a value or attribute, the types of values.
    TypeOf(Box<Term<'r>>),
    /// An attribute as MLIR writes it. It is checked.
    Attribute(&'r str),
    /// A type as MLIR writes it. It is checked.
    Type(&'r str),
    /// Values and groups of values, one after the other.
    Values(Vec<Term<'r>>),
    /// Types and groups of types, one after the other.
    Types(Vec<Term<'r>>),
}

impl Term<'_> {
    /// Shows every name that the term mentions.
    pub fn for_each_symbol(&self, show: &mut impl FnMut(SymbolId)) {
        match self {
            Self::Symbol(symbol) | Self::Op(symbol) | Self::Results(symbol) | Self::Operands(symbol) => {
                show(*symbol);
            }
            Self::Result { op, .. } | Self::OperandGroup { op, .. } | Self::Discardable { op, .. } => {
                show(*op);
            }
            Self::TypeOf(of) => of.for_each_symbol(show),
            Self::Attribute(_) | Self::Type(_) => {}
            Self::Values(parts) | Self::Types(parts) => {
                parts.iter().for_each(|part| part.for_each_symbol(show));
            }
        }
    }
}

/// A function of Rust that a pattern calls: a native constraint or a native rewrite.
#[derive(Clone, Debug)]
pub struct NativeFunction<'r> {
    /// The name in the pattern file.
    pub name: &'r str,
    /// Whether it is called while matching.
    pub is_constraint: bool,
    /// The parameters with their names.
    pub parameters: Vec<(&'r str, NativeType<'r>)>,
    /// The types of the results.
    pub results: Vec<NativeType<'r>>,
    /// Its body.
    pub body: NativeBody<'r>,
    /// The place of its declaration.
    pub span: Span,
}

impl NativeFunction<'_> {
    /// Whether it has the parameter `ir`: ops of a known kind are read with it.
    pub fn takes_ir(&self) -> bool {
        self.is_constraint && self.parameters.iter().any(|(_, ty)| matches!(ty, NativeType::OpOf(_)))
    }
}

/// The body of a [`NativeFunction`].
#[derive(Clone, Copy, Debug)]
pub enum NativeBody<'r> {
    /// Rust, which is checked.
    Rust(&'r str),
    /// The user writes it. The text is the C++ that it replaces.
    Hook(Option<&'r str>),
}

/// The type of a parameter or result of a [`NativeFunction`].
#[derive(Clone, Debug)]
pub enum NativeType<'r> {
    /// An attribute.
    Attribute,
    /// An op.
    Op,
    /// An op of a known kind.
    OpOf(Rc<Operator<'r>>),
    /// A type.
    Type,
    /// Several types.
    Types,
    /// A value.
    Value,
    /// Several values.
    Values,
}
