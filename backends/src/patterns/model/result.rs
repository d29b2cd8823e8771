//! The results of a pattern: new ops, native calls, replacements.

use std::rc::Rc;

use rtblgen_records::Record;
use tblgen_parser::Span;

use crate::ods::model::Operator;
use crate::patterns::model::hooks::HookId;
use crate::patterns::model::native::NativeCall;
use crate::patterns::model::symbols::{SymbolId, SymbolUse};
use crate::patterns::model::term::{NativeFunction, Term};

/// A result pattern with its part in the replacement of the root.
pub struct TopLevelResult<'r> {
    /// The node to build.
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
        /// The values that replace its results.
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
    /// Calls `show` with every new op of the node, nested ones first.
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

/// The replacement of an op of the source other than the root.
pub struct Replacement<'r> {
    /// The op.
    pub op: SymbolUse,
    /// The values that replace its results. New ops among them are inserted before the op.
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
    /// The number of the result that the node stands for (`$two__1` on it); all of them if `None`.
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
    /// The op of the source whose regions move to the new op. Without one the regions are empty.
    pub regions: Option<SymbolUse>,
    /// The op of the source whose successors the new op has, too. Without one it has none.
    pub successors: Option<SymbolUse>,
}

/// The source of an operand.
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

/// The source of an attribute.
pub enum ResultAttribute<'r> {
    /// No attribute, or the default value.
    Absent,
    /// A term.
    Term(Term<'r>),
    /// A bound name.
    Symbol(SymbolUse),
    /// The attribute form of a property with a bound name.
    Property(SymbolUse, Record<'r>),
    /// A `ConstantAttr`, or an enum case.
    Constant(Record<'r>),
    /// A native call.
    Native(ResultNative<'r>),
    /// `NativeCodeCall<"f($_self)">:$x`.
    NativeLeaf(NativeLeaf<'r>),
}

/// The source of a property.
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

/// The kind of the result of a native call, which decides the type of its Rust expression.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Makes<'r> {
    /// One value, or a tuple of the number of values in its record.
    Values,
    /// All values of a variadic operand.
    Range,
    /// An attribute.
    Attribute,
    /// A property of this kind.
    Property(Record<'r>),
    /// A type.
    Type,
    /// The parameter type of the native call around it.
    Anything,
}

/// A native call that is applied to one bound name (`$_self`) and has no other arguments.
pub struct NativeLeaf<'r> {
    /// The expression.
    pub call: NativeCall<'r>,
    /// The kind of its result.
    pub makes: Makes<'r>,
    /// `$_self`.
    pub subject: SymbolUse,
}

/// A native call in a result.
pub struct ResultNative<'r> {
    /// The expression.
    pub call: NativeCall<'r>,
    /// The kind of its result.
    pub makes: Makes<'r>,
    /// The name of its values.
    pub binding: Option<SymbolId>,
    /// The number of the value that the node stands for (`$r__1` on it); all of them if `None`.
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

/// The source of the result types of a new op.
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
    /// A builder of the op that takes no result types and whose body is C++: a hook returns the types.
    OfHook(TypesHook),
    /// A `returnType` directive.
    Given(Vec<TypeSource<'r>>),
}

/// The hook that returns the result types of a new op.
pub struct TypesHook {
    /// The declaration of the builder, or its call if the `.td` has no declaration.
    pub cpp: String,
    /// The place of the builder or of the op.
    pub span: Span,
    /// The function, once the hooks of the file are read.
    pub function: Option<HookId>,
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
    /// The values and ops whose locations are used.
    pub symbols: Vec<SymbolUse>,
}
