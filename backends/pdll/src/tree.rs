//! The typed tree: the checked form of a file.
//!
//! Variables and callables lie in arenas of the [`Module`], because several expressions refer to one. Every node has a
//! number of its own ([`NodeId`]): nodes with the same number are the same node.

use crate::ods::Definitions;
use crate::types::Type;
use std::rc::Rc;
use tblgen_parser::{SourceMap, Span};

/// The number of a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct NodeId(pub(crate) u32);

/// A variable of a [`Module`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct VariableId(pub(crate) u32);

/// A constraint or rewrite of a [`Module`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CallableId(pub(crate) u32);

/// A file with all that it includes, parsed and checked.
#[derive(Debug)]
pub struct Module {
    /// The number of the node.
    pub id: NodeId,
    /// The place of the first token.
    pub span: Span,
    /// The declarations, in order.
    pub declarations: Vec<Declaration>,
    /// All variables.
    pub variables: Vec<Variable>,
    /// All constraints and rewrites.
    pub callables: Vec<Callable>,
    /// All literals of attributes and types, in order.
    pub literals: Vec<Rc<Expr>>,
    /// The definitions of the included `.td` files.
    pub definitions: Definitions,
    /// The text of all files.
    pub sources: SourceMap,
}

impl Module {
    /// A variable by its number.
    pub fn variable(&self, id: VariableId) -> &Variable {
        &self.variables[id.0 as usize]
    }

    /// A constraint or rewrite by its number.
    pub fn callable(&self, id: CallableId) -> &Callable {
        &self.callables[id.0 as usize]
    }

    /// The patterns, in order.
    pub fn patterns(&self) -> impl Iterator<Item = &Pattern> {
        self.declarations.iter().filter_map(|declaration| match declaration {
            Declaration::Pattern(pattern) => Some(pattern),
            Declaration::Callable(_) => None,
        })
    }
}

/// A declaration at the top level.
#[derive(Debug)]
pub enum Declaration {
    /// `Pattern`
    Pattern(Pattern),
    /// `Constraint` or `Rewrite`
    Callable(CallableId),
}

/// A pattern.
#[derive(Debug)]
pub struct Pattern {
    /// The number of the node.
    pub id: NodeId,
    /// The place of the keyword.
    pub span: Span,
    /// The name and its place.
    pub name: Option<Name>,
    /// `benefit(N)`
    pub benefit: Option<u16>,
    /// `recursion`
    pub has_bounded_recursion: bool,
    /// The match statements and, last, the rewrite statement.
    pub body: Block,
}

/// A name and its place.
#[derive(Clone, Debug)]
pub struct Name {
    /// The name.
    pub text: Rc<str>,
    /// Its place.
    pub span: Span,
}

/// Constraint or rewrite.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CallableKind {
    /// `Constraint`
    Constraint,
    /// `Rewrite`
    Rewrite,
}

/// A constraint or rewrite.
#[derive(Debug)]
pub struct Callable {
    /// The number of the node.
    pub id: NodeId,
    /// Constraint or rewrite.
    pub kind: CallableKind,
    /// The name; `<anonymous_constraint_0>` for an inline one without a name.
    pub name: Name,
    /// The arguments.
    pub arguments: Vec<VariableId>,
    /// The declared results.
    pub results: Vec<VariableId>,
    /// The type of a call.
    pub result_type: Type,
    /// The body of the constraint or rewrite.
    pub body: CallableBody,
    /// The place of native code, without its brackets.
    pub code: Option<Span>,
    /// The C++ class that a constraint of a `.td` file stands for.
    pub native_type: Option<Rc<str>>,
}

/// The body of a constraint or rewrite.
#[derive(Debug)]
pub enum CallableBody {
    /// PDLL statements, inlined at each call.
    Statements(Block),
    /// Native code.
    Code(Rc<str>),
    /// Declared only: a function that is registered.
    External,
}

/// Statements in braces, or the statement of a lambda.
#[derive(Debug)]
pub struct Block {
    /// The number of the node.
    pub id: NodeId,
    /// The place.
    pub span: Span,
    /// The statements.
    pub statements: Vec<Statement>,
}

/// A statement.
#[derive(Debug)]
pub struct Statement {
    /// The number of the node.
    pub id: NodeId,
    /// The place of its first token.
    pub span: Span,
    /// The kind of the statement.
    pub kind: StatementKind,
}

/// The kind of a statement.
#[derive(Debug)]
pub enum StatementKind {
    /// `let`
    Let(VariableId),
    /// An expression, mostly a call.
    Expression(Rc<Expr>),
    /// `erase op`
    Erase(Rc<Expr>),
    /// `replace op with values`
    Replace {
        /// The replaced operation.
        root: Rc<Expr>,
        /// One operation, or values.
        values: Vec<Rc<Expr>>,
    },
    /// `rewrite op with { ... }`
    Rewrite {
        /// The rewritten operation.
        root: Rc<Expr>,
        /// The statements.
        body: Block,
    },
    /// `return`
    Return(Rc<Expr>),
    /// An error, which is reported.
    Invalid,
}

impl StatementKind {
    /// `erase`, `replace` or `rewrite`.
    pub fn is_rewrite(&self) -> bool {
        matches!(self, Self::Erase(_) | Self::Replace { .. } | Self::Rewrite { .. })
    }
}

/// A variable: `let`, inline, argument or result.
#[derive(Debug)]
pub struct Variable {
    /// The number of the node.
    pub id: NodeId,
    /// The name: `_` or empty for a variable that cannot be referred to.
    pub name: Name,
    /// The type.
    pub ty: Type,
    /// The expression that it stands for.
    pub init: Option<Rc<Expr>>,
    /// The constraints behind its name.
    pub constraints: Vec<Constraint>,
}

/// A constraint on a variable.
#[derive(Clone, Debug)]
pub struct Constraint {
    /// The number of the node.
    pub id: NodeId,
    /// The place where it is named.
    pub span: Span,
    /// The kind of the constraint.
    pub kind: ConstraintKind,
}

/// The kind of a constraint on a variable.
#[derive(Clone, Debug)]
pub enum ConstraintKind {
    /// `Attr`, `Attr<type>`
    Attribute(Option<Rc<Expr>>),
    /// `Op`, `Op<name>`
    Operation(OperationName),
    /// `Type`
    Type,
    /// `TypeRange`
    TypeRange,
    /// `Value`, `Value<type>`
    Value(Option<Rc<Expr>>),
    /// `ValueRange`, `ValueRange<types>`
    ValueRange(Option<Rc<Expr>>),
    /// A named or inline constraint.
    Callable(CallableId),
    /// An error, which is reported.
    Invalid,
}

/// The name of an operation.
#[derive(Clone, Debug)]
pub struct OperationName {
    /// The number of the node.
    pub id: NodeId,
    /// `None` for any operation.
    pub name: Option<Rc<str>>,
}

/// An expression.
#[derive(Clone, Debug)]
pub struct Expr {
    /// The number of the node.
    pub id: NodeId,
    /// The place.
    pub span: Span,
    /// The type.
    pub ty: Type,
    /// The kind of the expression.
    pub kind: ExprKind,
    /// The number of nodes in it, shared ones counted each time.
    pub(crate) weight: u32,
}

/// The kind of an expression.
#[derive(Clone, Debug)]
pub enum ExprKind {
    /// `attr<"...">`: the text of an MLIR attribute. `unit` where an attribute has a name only.
    Attribute(Rc<str>),
    /// `type<"...">`: the text of an MLIR type.
    Type(Rc<str>),
    /// A reference to a variable.
    Variable(VariableId),
    /// A reference to a constraint or rewrite.
    Callable {
        /// The callable.
        callable: CallableId,
        /// The expression defines it here.
        is_definition: bool,
    },
    /// A member of an operation or tuple.
    Member {
        /// The operation or tuple.
        parent: Rc<Expr>,
        /// A number or a name.
        member: Rc<str>,
    },
    /// All results of an operation, by conversion.
    AllResults(Rc<Expr>),
    /// A call.
    Call {
        /// The reference to the callable.
        callee: Rc<Expr>,
        /// The callable.
        callable: CallableId,
        /// The arguments.
        arguments: Vec<Rc<Expr>>,
        /// `not`
        is_negated: bool,
    },
    /// `op<name>(...) {...} -> (...)`
    Operation(Rc<OperationExpr>),
    /// A range that a tuple is converted to.
    Range(Vec<Rc<Expr>>),
    /// A tuple.
    Tuple(Vec<Rc<Expr>>),
    /// An error, which is reported.
    Invalid,
}

/// An operation to match or to create.
#[derive(Debug)]
pub struct OperationExpr {
    /// The name.
    pub name: OperationName,
    /// The operands, or groups of operands.
    pub operands: Vec<Rc<Expr>>,
    /// The types of results, or groups of results.
    pub result_types: Vec<Rc<Expr>>,
    /// The attributes.
    pub attributes: Vec<NamedAttribute>,
}

/// An attribute of an operation.
#[derive(Debug)]
pub struct NamedAttribute {
    /// The number of the node.
    pub id: NodeId,
    /// The name.
    pub name: Name,
    /// The value.
    pub value: Rc<Expr>,
}
