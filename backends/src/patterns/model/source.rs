//! The source of a pattern: ops, their arguments, and additional requirements.

use std::rc::Rc;

use rtblgen_records::Record;
use tblgen_parser::Span;

use crate::ods::model::Operator;
use crate::patterns::model::hooks::HookCalls;
use crate::patterns::model::native::NativeCall;
use crate::patterns::model::symbols::{SymbolId, SymbolUse};
use crate::patterns::model::term::{NativeFunction, Term};

impl<'r> SourceOp<'r> {
    pub(super) fn for_each_operator(&self, show: &mut impl FnMut(&Operator<'r>)) {
        show(&self.operator);
        let mut of_value = |value: &ValuePattern<'r>| {
            if let ValuePattern::Op(op) = value {
                op.for_each_operator(show);
            }
        };
        for argument in &self.arguments {
            match argument {
                SourceArgument::Operand { value, .. } => of_value(value),
                SourceArgument::Either { values, .. } => values.iter().for_each(&mut of_value),
                SourceArgument::Variadic { values, .. } => values.iter().for_each(&mut of_value),
                SourceArgument::Attribute { .. } | SourceArgument::Property { .. } => {}
            }
        }
    }
}

/// A node of the source pattern: an op, and the patterns of its arguments.
pub struct SourceOp<'r> {
    /// The op.
    pub operator: Rc<Operator<'r>>,
    /// The name that stands for its results.
    pub binding: Option<SymbolId>,
    /// For a nested op, the number of the result that its user must use; any, if there is none.
    pub result: Option<usize>,
    /// One entry per argument of the op, but two operands in an `Either`; in the order of the op's definition.
    pub arguments: Vec<SourceArgument<'r>>,
    /// The place of the node.
    pub span: Span,
}

/// The pattern of one argument of a source op. Indices are those of the op's operands, attributes or properties.
pub enum SourceArgument<'r> {
    /// An operand, or a whole group of operands if it is optional or variadic.
    Operand { index: usize, value: ValuePattern<'r> },
    /// Two operands, `first` and the one after it, in either order.
    Either { first: usize, values: Box<[ValuePattern<'r>; 2]> },
    /// A variadic operand of exactly as many values as there are patterns.
    Variadic { index: usize, binding: Option<SymbolId>, values: Vec<ValuePattern<'r>> },
    /// An attribute.
    Attribute { index: usize, test: AttributePattern<'r> },
    /// A property.
    Property { index: usize, constraint: Option<Record<'r>>, binding: Option<SymbolId> },
}

/// The pattern of a value.
pub enum ValuePattern<'r> {
    /// A name, a constraint on the type, both or neither.
    Leaf { constraint: Option<Record<'r>>, binding: Option<ValueBinding> },
    /// The pattern of the op that defines it.
    Op(SourceOp<'r>),
    /// A native call on the op that defines it.
    Native(SourceNative<'r>),
}

/// A name on a value of the source.
#[derive(Clone, Copy, Debug)]
pub struct ValueBinding {
    /// The name.
    pub symbol: SymbolId,
    /// Whether the name is bound here; elsewhere it has been bound, and the values are compared.
    pub is_first: bool,
}

/// The pattern of an attribute.
pub struct AttributePattern<'r> {
    /// The constraint; `IsNullAttr` requires that the attribute is absent.
    pub constraint: Option<Record<'r>>,
    /// The name it is bound to.
    pub binding: Option<SymbolId>,
    /// Whether the attribute must be present although it is optional in the op.
    pub is_present: bool,
}

/// A native call in the place of a source op.
pub struct SourceNative<'r> {
    /// The expression.
    pub call: NativeCall<'r>,
    /// The patterns of its results, one per argument.
    pub outputs: Vec<NativeOutput<'r>>,
}

/// The pattern of one result of a source-side native call.
pub enum NativeOutput<'r> {
    /// A value.
    Value(ValuePattern<'r>),
    /// An attribute.
    Attribute(AttributePattern<'r>),
    /// A property value of the constraint's Rust type.
    Property { constraint: Record<'r>, binding: Option<SymbolId> },
}

/// A requirement in addition to the structure of the source, or a name for a term that follows from it.
pub enum Requirement<'r> {
    /// An element of the list of constraints.
    Entity(EntityConstraint<'r>),
    /// A name for a term. The pattern does not match if the term does not exist.
    Bind {
        /// The name.
        symbol: SymbolId,
        /// The term that the name stands for.
        term: Term<'r>,
    },
    /// Two terms are equal.
    Equal {
        /// The one.
        left: Term<'r>,
        /// The other.
        right: Term<'r>,
        /// A description of the terms, for the log.
        what: String,
    },
    /// Two numbers of values are equal.
    Count {
        /// The one.
        left: Count<'r>,
        /// The other.
        right: Count<'r>,
        /// A description of the counts, for the log.
        what: String,
    },
    /// A constraint on an attribute.
    Attribute {
        /// The constraint.
        constraint: Record<'r>,
        /// The attribute.
        of: Term<'r>,
        /// Whether it must not hold.
        is_negated: bool,
    },
    /// A constraint on a type.
    Type {
        /// The constraint.
        constraint: Record<'r>,
        /// The type.
        of: Term<'r>,
        /// Whether it must not hold.
        is_negated: bool,
    },
    /// Only the named ops use the results of an op that the rewrite erases.
    Unused {
        /// The op.
        op: SymbolId,
        /// The ops that are erased before it.
        besides: Vec<SymbolId>,
    },
    /// A native constraint.
    Native {
        /// The constraint.
        function: Rc<NativeFunction<'r>>,
        /// Its arguments.
        arguments: Vec<Term<'r>>,
        /// Names for its results.
        results: Vec<SymbolId>,
        /// Whether it must not hold.
        is_negated: bool,
    },
}

/// A number of values: a constant and the lengths of lists.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Count<'r> {
    /// The constant.
    pub fixed: usize,
    /// The lists.
    pub lists: Vec<Term<'r>>,
}

impl<'r> Count<'r> {
    /// A constant.
    pub fn fixed(fixed: usize) -> Self {
        Self { fixed, lists: Vec::new() }
    }

    /// The length of a list.
    pub fn of(list: Term<'r>) -> Self {
        Self { fixed: 0, lists: vec![list] }
    }

    /// Whether it is the constant 0.
    pub fn is_zero(&self) -> bool {
        self.fixed == 0 && self.lists.is_empty()
    }

    /// The sum of both.
    pub fn plus(mut self, other: Self) -> Self {
        self.fixed += other.fixed;
        self.lists.extend(other.lists);
        self
    }
}

/// An element of the pattern's list of constraints.
pub struct EntityConstraint<'r> {
    /// The constraint's record.
    pub constraint: Record<'r>,
    /// The description of the constraint.
    pub summary: &'r str,
    /// Whether it is a type constraint, which tests the type of its only entity.
    pub is_type_constraint: bool,
    /// The referent of the name on the operator: `$_self`.
    pub subject: Option<SymbolUse>,
    /// `$0`, `$1`, ...
    pub entities: Vec<SymbolUse>,
    /// The hook calls of the predicate, once the hooks of the file are read.
    pub hooks: HookCalls,
    /// The place of the element.
    pub span: Span,
}
