//! The tree to which an expression is compiled.

use std::sync::Arc;

use rtblgen_ir::support::{EnumAttributeTable, ParameterKind};
use rtblgen_ir::{AttrDefinition, FloatKind, TypeDefinition};

use super::kinds::{AttributeTest, TypeTest};
use super::{Owner, ParameterOf};
use crate::interned::{cases, fields, plain};

/// A node of the tree.
pub(super) enum Node {
    Bool(bool),
    Int(i128),
    Float(f64),
    Text(Arc<str>),
    FloatKind(FloatKind),
    Variable(usize),
    /// `None`
    Absent,
    /// `Some(..)`
    Present(Box<Node>),
    /// `Option::from(..)`
    ToOption(Box<Node>),
    /// `f64::from(..)` and similar calls.
    Same(Box<Node>),
    /// `i128::from(..)` and similar calls.
    Integer(Box<Node>),
    /// A closure that is called at once. A `?` in it ends the closure.
    Called(Box<Node>),
    Test {
        receiver: Box<Node>,
        of_type: Option<TypeTest>,
        of_attribute: Option<AttributeTest>,
        name: String,
    },
    Method {
        receiver: Box<Node>,
        name: String,
        generic: Option<String>,
        arguments: Vec<Node>,
    },
    /// An accessor of a type or an attribute that the files define; for other values, a method with that name.
    Accessor {
        receiver: Box<Node>,
        name: String,
        parameters: Vec<ParameterOf>,
    },
    WithClosure {
        receiver: Box<Node>,
        method: ClosureMethod,
        closure: Closure,
    },
    Not(Box<Node>),
    Negative(Box<Node>),
    /// A function of the runtime: see [`make::FUNCTIONS`].
    Function(String, Vec<Node>),
    And(Box<Node>, Box<Node>),
    Or(Box<Node>, Box<Node>),
    Compare(Comparison, Box<Node>, Box<Node>),
    Arithmetic(Operator, Box<Node>, Box<Node>),
    Cast(Box<Node>, Target),
    Index(Box<Node>, Box<Node>),
    Try(Box<Node>),
    List(Vec<Node>),
    If(Box<Node>, Box<Node>, Box<Node>),
    /// `{ let a = ..; .. }`
    Let(Box<Node>, Box<Node>),
    /// A case of an enum.
    Case(&'static EnumAttributeTable, u64),
    /// `enum_to_attribute(case, context)`
    HoldCase(Box<Node>, Box<Node>),
    /// `enum_from_attribute::<E>(attribute)`
    CaseIn(&'static EnumAttributeTable, Box<Node>),
    /// `Default::default()`: the zero of the type that the context expects.
    Default,
    /// `a..b`, `a..=b`; `..` is the full range.
    Range {
        least: Option<Box<Node>>,
        most: Option<Box<Node>>,
        is_closed: bool,
    },
    /// `X::get(context, a, b)`: creates a type or an attribute that the files define. `X::get_checked(context, a, b)`
    /// is an `Option`.
    Make {
        of: Owner,
        kinds: Vec<ParameterKind>,
        context: Box<Node>,
        arguments: Vec<Node>,
        is_checked: bool,
    },
    /// `u32::try_from(..)`: the number if it fits the bits.
    Fitting(Box<Node>, u32),
    /// `same_shape_and_elements(..)`
    SameShape(Box<Node>, Box<Node>),
    /// `type_of_text(context, text)`
    TypeOfText(Box<Node>, Box<Node>),
    /// `vec![element; count]`, `[element; count]`
    Repeat(Box<Node>, Box<Node>),
    /// `value.is::<Class>()`
    IsOf {
        value: Box<Node>,
        ty: Option<&'static TypeDefinition>,
        attribute: Option<&'static AttrDefinition>,
    },
    /// `unknown.or_note(..)`: whether a predicate holds. If it is unknown, that is recorded.
    OrNote(Box<Node>),
    /// An unsupported construct.
    Unknown,
}

/// A closure. Its parameters follow the variables of the enclosing expression.
pub(super) struct Closure {
    pub(super) pattern: Option<Pattern>,
    pub(super) body: Box<Node>,
}

pub(super) enum Pattern {
    Variable,
    Tuple(Vec<Pattern>),
}

#[derive(Clone, Copy)]
pub(super) enum ClosureMethod {
    All,
    Any,
    /// `all_known`, `any_known`: the closure returns an `Option`, where `None` is unknown.
    AllKnown,
    AnyKnown,
    Map,
    Filter,
    IsSomeAnd,
    IsNoneOr,
    AndThen,
    Then,
    UnwrapOrElse,
}

#[derive(Clone, Copy)]
pub(super) enum Comparison {
    Equal,
    NotEqual,
    Less,
    LessOrEqual,
    Greater,
    GreaterOrEqual,
}

#[derive(Clone, Copy)]
pub(super) enum Operator {
    Add,
    Subtract,
    Multiply,
    Divide,
    Remainder,
    BitAnd,
    BitOr,
    BitXor,
    ShiftLeft,
    ShiftRight,
}

#[derive(Clone, Copy)]
pub(super) enum Target {
    Integer { bits: u32, is_signed: bool },
    Single,
    Double,
}

plain! { AttributeTest TypeTest }

fields! { Closure { pattern, body } }

cases! {
    ClosureMethod { All; Any; AllKnown; AnyKnown; Map; Filter; IsSomeAnd; IsNoneOr; AndThen; Then; UnwrapOrElse; }
    Comparison { Equal; NotEqual; Less; LessOrEqual; Greater; GreaterOrEqual; }
    Node {
        Bool(own); Int(own); Float(own); Text(own); FloatKind(own); Variable(own); Absent; Present(own);
        ToOption(own); Same(own); Integer(own); Called(own);
        Test { receiver, of_type, of_attribute, name };
        Method { receiver, name, generic, arguments };
        Accessor { receiver, name, parameters };
        WithClosure { receiver, method, closure };
        Function(name, arguments); Not(own); Negative(own); And(left, right); Or(left, right); Compare(own, left, right);
        Arithmetic(own, left, right); Cast(own, target); Index(own, index); Try(own); List(own);
        If(condition, then, otherwise); Let(own, body); Case(table, number); HoldCase(own, context);
        CaseIn(table, own); Default; Range { least, most, is_closed };
        Make { of, kinds, context, arguments, is_checked }; Fitting(own, bits); SameShape(left, right);
        TypeOfText(context, text); Repeat(own, count); IsOf { value, ty, attribute }; OrNote(own); Unknown;
    }
    Operator { Add; Subtract; Multiply; Divide; Remainder; BitAnd; BitOr; BitXor; ShiftLeft; ShiftRight; }
    Pattern { Variable; Tuple(own); }
    Target { Integer { bits, is_signed }; Single; Double; }
}
