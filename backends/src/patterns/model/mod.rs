//! A checked rewrite pattern.
//!
//! [`Pattern`] is what the checks make of a `Pattern` record of DRR or of a pattern of PDLL, and all that the emitter
//! sees. In it every name is resolved, every argument stands for a definite operand, attribute or property of its op, counts agree, and
//! for every new op it is decided where its result types come from.

pub(super) mod code;
pub(super) mod contradictions;
pub(super) mod disjoint;
pub(super) mod known;
pub(super) mod native;
pub(super) mod operators;
pub(super) mod symbols;
pub(super) mod term;
pub(super) mod words;

use std::rc::Rc;

use rtblgen_records::Record;
use tblgen_parser::Span;

use crate::ods::model::Operator;
use crate::patterns::model::native::NativeCall;
use crate::patterns::model::symbols::{SymbolId, SymbolTable, SymbolUse};
use crate::patterns::model::term::{NativeFunction, Term};

/// A pattern, checked.
pub struct Pattern<'r> {
    /// The place of the pattern.
    pub span: Span,
    /// The name of the Rust type: that of the pattern, or `GeneratedConvert` and a number.
    pub name: String,
    /// What to match, from the root down.
    pub source: SourceOp<'r>,
    /// What must hold for the bound names besides, and what further names stand for, in order.
    pub requirements: Vec<Requirement<'r>>,
    /// What to build, in order.
    pub results: Vec<TopLevelResult<'r>>,
    /// What to build or call afterwards.
    pub supplemental: Vec<ResultNode<'r>>,
    /// Whether `results` replace the root at the end; otherwise the nodes say what becomes of it.
    pub replaces_root: bool,
    /// The benefit.
    pub benefit: u16,
    /// Every name that the pattern binds.
    pub symbols: SymbolTable<'r>,
    /// How many of them, the first ones, the source binds.
    pub source_symbols: usize,
}

impl<'r> Pattern<'r> {
    /// Calls `show` with the definition of each op that the pattern matches or creates.
    pub fn for_each_operator(&self, show: &mut impl FnMut(&Operator<'r>)) {
        self.source.for_each_operator(show);
        let results = self.results.iter().map(|result| &result.node);
        results.chain(&self.supplemental).for_each(|node| node.for_each_op(&mut |op| show(&op.operator)));
    }
}

impl<'r> SourceOp<'r> {
    fn for_each_operator(&self, show: &mut impl FnMut(&Operator<'r>)) {
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

/// A node of the source pattern: an op with what is asked of its arguments.
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

/// What is asked of one argument of a source op. The indices are those of the op's operands, attributes or
/// properties.
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

/// What is asked of a value.
pub enum ValuePattern<'r> {
    /// A name, a constraint on the type, both or neither.
    Leaf { constraint: Option<Record<'r>>, binding: Option<ValueBinding> },
    /// The op that defines it.
    Op(SourceOp<'r>),
    /// A native call that looks at the op that defines it.
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

/// What is asked of an attribute.
pub struct AttributePattern<'r> {
    /// What it must satisfy; `IsNullAttr` asks for its absence.
    pub constraint: Option<Record<'r>>,
    /// The name it is bound to.
    pub binding: Option<SymbolId>,
    /// Whether it must be there although the op can do without it.
    pub is_present: bool,
}

/// A native call in the place of a source op.
pub struct SourceNative<'r> {
    /// The expression.
    pub call: NativeCall<'r>,
    /// What it returns, one entry per argument.
    pub outputs: Vec<NativeOutput<'r>>,
}

/// One of the things that a source-side native call returns.
pub enum NativeOutput<'r> {
    /// A value, with what is asked of it.
    Value(ValuePattern<'r>),
    /// An attribute, with what is asked of it.
    Attribute(AttributePattern<'r>),
    /// A property value of the constraint's Rust type.
    Property { constraint: Record<'r>, binding: Option<SymbolId> },
}

/// Something that must hold besides the structure of the source, or a name for something that follows from it.
pub enum Requirement<'r> {
    /// An element of the list of constraints.
    Entity(EntityConstraint<'r>),
    /// A name for a term. Nothing matches where the term does not exist.
    Bind {
        /// The name.
        symbol: SymbolId,
        /// What it stands for.
        term: Term<'r>,
    },
    /// Two terms are equal.
    Equal {
        /// The one.
        left: Term<'r>,
        /// The other.
        right: Term<'r>,
        /// What they are, for the log.
        what: String,
    },
    /// Two numbers of values are equal.
    Count {
        /// The one.
        left: Count<'r>,
        /// The other.
        right: Count<'r>,
        /// What they are, for the log.
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
    /// Nothing but the named ops uses the results of an op, which the rewrite erases.
    Unused {
        /// The op.
        op: SymbolId,
        /// The ops that are gone before.
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
    /// Whether it is a type constraint, which is asked about the type of its only entity.
    pub is_type_constraint: bool,
    /// What the name on the operator refers to: `$_self`.
    pub subject: Option<SymbolUse>,
    /// `$0`, `$1`, ...
    pub entities: Vec<SymbolUse>,
    /// The place of the element.
    pub span: Span,
}

/// A result pattern with its part in the replacement of the root.
pub struct TopLevelResult<'r> {
    /// What is built.
    pub node: ResultNode<'r>,
    /// Whether its values replace results of the root; otherwise it is auxiliary.
    pub replaces: bool,
}

/// A node of a result pattern.
pub enum ResultNode<'r> {
    /// A new op.
    Op(ResultOp<'r>),
    /// A native call.
    Native(ResultNative<'r>),
    /// `(replaceWithValue $x)`.
    Value(SymbolUse),
    /// `(replaceOp $op, a, b)`.
    Replace(Replacement<'r>),
    /// A call of a native function.
    Call(FunctionCall<'r>),
    /// `replace op with values`.
    ReplaceOp {
        /// The op.
        op: Term<'r>,
        /// What replaces its results.
        values: Vec<Term<'r>>,
        /// The span of the statement.
        span: Span,
    },
    /// `erase op`.
    Erase(Term<'r>),
}

/// A call of a native function in a result.
pub struct FunctionCall<'r> {
    /// The function.
    pub function: Rc<NativeFunction<'r>>,
    /// Its arguments.
    pub arguments: Vec<Term<'r>>,
    /// Names for its results.
    pub results: Vec<SymbolId>,
}

impl<'r> ResultNode<'r> {
    /// Shows every new op of the node, a nested one before the one around it.
    pub fn for_each_op(&self, show: &mut impl FnMut(&ResultOp<'r>)) {
        match self {
            ResultNode::Op(op) => {
                op.operands.iter().for_each(|operand| operand.for_each_op(show));
                let natives = op.attributes.iter().filter_map(ResultAttribute::native);
                let natives = natives.chain(op.properties.iter().filter_map(ResultProperty::native));
                natives.for_each(|native| native.for_each_op(show));
                show(op);
            }
            ResultNode::Native(native) => native.for_each_op(show),
            ResultNode::Value(_)
            | ResultNode::Call(_)
            | ResultNode::ReplaceOp { .. }
            | ResultNode::Erase(_) => {}
            ResultNode::Replace(replacement) => {
                replacement.values.iter().for_each(|value| value.for_each_op(show));
            }
        }
    }
}

/// An op of the source other than the root that goes too.
pub struct Replacement<'r> {
    /// The op.
    pub op: SymbolUse,
    /// What replaces its results; what is new of it is made where the op stands.
    pub values: Vec<ResultNode<'r>>,
}

impl<'r> ResultValue<'r> {
    fn for_each_op(&self, show: &mut impl FnMut(&ResultOp<'r>)) {
        match self {
            ResultValue::Node(node) => node.for_each_op(show),
            ResultValue::Variadic(values) => values.iter().for_each(|value| value.for_each_op(show)),
            ResultValue::Symbol(_) | ResultValue::Term(_) | ResultValue::NativeLeaf(_) => {}
        }
    }
}

impl<'r> ResultAttribute<'r> {
    fn native(&self) -> Option<&ResultNative<'r>> {
        if let ResultAttribute::Native(native) = self { Some(native) } else { None }
    }
}

impl<'r> ResultProperty<'r> {
    fn native(&self) -> Option<&ResultNative<'r>> {
        if let ResultProperty::Native(native) = self { Some(native) } else { None }
    }
}

impl<'r> ResultNative<'r> {
    fn for_each_op(&self, show: &mut impl FnMut(&ResultOp<'r>)) {
        for argument in &self.arguments {
            if let NativeArgument::Node(node) = argument {
                node.for_each_op(show);
            }
        }
    }
}

/// A new op.
pub struct ResultOp<'r> {
    /// The op.
    pub operator: Rc<Operator<'r>>,
    /// The name of its results.
    pub binding: Option<SymbolId>,
    /// Which result the node stands for (`$two__1` on it); all of them, if there is none.
    pub result: Option<usize>,
    /// One entry per operand, in the order of the op's definition.
    pub operands: Vec<ResultValue<'r>>,
    /// One entry per attribute, in the order of the op's definition.
    pub attributes: Vec<ResultAttribute<'r>>,
    /// One entry per property, in the order of the op's definition.
    pub properties: Vec<ResultProperty<'r>>,
    /// Attributes that the op's definition does not have, with their names.
    pub discardable: Vec<(&'r str, Term<'r>)>,
    /// Its result types.
    pub types: ResultTypes<'r>,
    /// Its location, if it is not that of the pattern.
    pub location: Option<LocationSource<'r>>,
    /// The op of the source whose regions it takes over; it has empty ones, if there is none.
    pub regions: Option<SymbolUse>,
    /// The op of the source whose successors it has too; it has none, if there is none.
    pub successors: Option<SymbolUse>,
}

/// What becomes an operand.
pub enum ResultValue<'r> {
    /// A bound name: one value, or for a variadic operand all that it stands for.
    Symbol(SymbolUse),
    /// One value, or for a variadic operand any number.
    Term(Term<'r>),
    /// A new op's result, a native call's value.
    Node(Box<ResultNode<'r>>),
    /// `NativeCodeCall<"f($_self)">:$x`.
    NativeLeaf(NativeLeaf<'r>),
    /// `(variadic a, b)`.
    Variadic(Vec<ResultValue<'r>>),
}

/// What becomes an attribute.
pub enum ResultAttribute<'r> {
    /// Nothing, or the default value.
    Absent,
    /// A term.
    Term(Term<'r>),
    /// A bound name.
    Symbol(SymbolUse),
    /// A `ConstantAttr`, or an enum case.
    Constant(Record<'r>),
    /// A native call.
    Native(ResultNative<'r>),
    /// `NativeCodeCall<"f($_self)">:$x`.
    NativeLeaf(NativeLeaf<'r>),
}

/// What becomes a property.
pub enum ResultProperty<'r> {
    /// The default value, or the zero of its type.
    Absent,
    /// A bound name.
    Symbol(SymbolUse),
    /// A `ConstantProp`.
    Constant(Record<'r>),
    /// A native call.
    Native(ResultNative<'r>),
    /// `NativeCodeCall<"f($_self)">:$x`.
    NativeLeaf(NativeLeaf<'r>),
}

/// What a native call in a result makes, which decides the type of its Rust expression.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Makes<'r> {
    /// As many values as its record says, a tuple if they are several.
    Values,
    /// All values of a variadic operand.
    Range,
    /// An attribute.
    Attribute,
    /// A property of this kind.
    Property(Record<'r>),
    /// A type.
    Type,
    /// Whatever the native call around it takes.
    Anything,
}

/// A native call without arguments of its own, applied to a bound name.
pub struct NativeLeaf<'r> {
    /// The expression.
    pub call: NativeCall<'r>,
    /// What it makes.
    pub makes: Makes<'r>,
    /// `$_self`.
    pub subject: SymbolUse,
}

/// A native call in a result.
pub struct ResultNative<'r> {
    /// The expression.
    pub call: NativeCall<'r>,
    /// What it makes.
    pub makes: Makes<'r>,
    /// The name of its values.
    pub binding: Option<SymbolId>,
    /// Which value the node stands for (`$r__1` on it); all of them, if there is none.
    pub result: Option<usize>,
    /// `$0`, `$1`, ...
    pub arguments: Vec<NativeArgument<'r>>,
    /// `$_loc`, if it is not the location of the pattern.
    pub location: Option<LocationSource<'r>>,
}

/// An argument of a native call in a result.
pub enum NativeArgument<'r> {
    /// A bound name.
    Symbol(SymbolUse),
    /// A new op's result, another call's value.
    Node(Box<ResultNode<'r>>),
    /// A `ConstantAttr`, or an enum case.
    Constant(Record<'r>),
    /// `NativeCodeCall<"f($_self)">:$x`.
    NativeLeaf(NativeLeaf<'r>),
}

/// Where the result types of a new op come from.
pub enum ResultTypes<'r> {
    /// The op's definition: it has no results, their types are fixed, or they follow from its operands.
    Inferred,
    /// The first operand, whose type all results have (`SameOperandsAndResultType`).
    OfFirstOperand,
    /// The first attribute: the type that it is, or has (`FirstAttrDerivedResultType`).
    OfFirstAttribute,
    /// The root's results from this number on.
    OfRoot(usize),
    /// The results of an op, which the new op replaces.
    OfOp(Term<'r>),
    /// A builder of the op that takes its arguments alone, and that the `.td` only declares: a hook says the types.
    OfBuilder(Record<'r>),
    /// A `returnType` directive.
    Given(Vec<TypeSource<'r>>),
}

/// An element of a `returnType` directive.
pub enum TypeSource<'r> {
    /// The type of a value, or of all that the name stands for.
    Symbol(SymbolUse),
    /// A type, or several for a variadic result.
    Term(Term<'r>),
    /// A Rust expression in a string.
    Code(NativeCall<'r>),
    /// A native call.
    Native(ResultNative<'r>),
}

/// A `location` directive.
pub struct LocationSource<'r> {
    /// The string: a name if there are no symbols, metadata of the fused location otherwise.
    pub text: Option<&'r str>,
    /// The values and ops whose locations are meant.
    pub symbols: Vec<SymbolUse>,
}

/// Whether an attribute constraint is satisfied by the attribute that is not there.
pub(in crate::patterns) fn asks_for_absence(constraint: Record<'_>) -> bool {
    constraint.name() == "IsNullAttr"
}
