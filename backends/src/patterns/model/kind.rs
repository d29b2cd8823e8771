//! The kinds of names, their Rust types, and the types of native calls: a view in code that only reads the IR, a handle in code
//! that changes it.

use proc_macro2::TokenStream;
use quote::quote;
use rtblgen_records::Record;

use crate::ods::model::{Arity, Operator, property};
use crate::patterns::model::native::NativeCall;
use crate::patterns::model::symbols::{Binding, SymbolTable, SymbolUse};
use crate::patterns::model::{
    Makes, NativeArgument, NativeOutput, ResultNative, ResultNode, ResultValue, asks_for_absence,
};
use crate::rust::types::RustType;

/// The kind of a name where it is used.
#[derive(Clone, PartialEq)]
pub(in crate::patterns) enum Kind {
    /// One value.
    Value,
    /// One value or none.
    OptionalValue,
    /// Any number of values.
    Values,
    /// An op, where it has no results that could be meant.
    Op,
    /// An attribute.
    Attribute,
    /// An attribute of an op, which the op's definition fixes to be of this Rust type.
    AttributeOf(RustType),
    /// An attribute that may be absent.
    OptionalAttribute,
    /// A property of this Rust type.
    Property(RustType),
    /// A type.
    Type,
    /// Any number of types.
    Types,
}

impl Kind {
    /// The kind of a name with this binding.
    pub(in crate::patterns) fn of_binding(binding: &Binding<'_>) -> Self {
        match binding {
            Binding::Operand(Arity::One) | Binding::NativeValues(1) => Self::Value,
            Binding::Operand(Arity::Optional) => Self::OptionalValue,
            Binding::Operand(Arity::Variadic) | Binding::Values | Binding::NativeValues(_) => Self::Values,
            Binding::Attribute { optional: true, .. } => Self::OptionalAttribute,
            Binding::Attribute { optional: false, kind: Some(kind) } => Self::AttributeOf(kind.clone()),
            Binding::Attribute { optional: false, kind: None } => Self::Attribute,
            Binding::Property { ty, .. } => Self::Property(ty.clone()),
            Binding::SourceOp(_) | Binding::ResultOp(_) | Binding::Op => Self::Op,
            Binding::Type => Self::Type,
            Binding::Types => Self::Types,
        }
    }

    /// The kind of a reference. A name on an op stands for its results, or for one of them; for the op itself if it has none.
    pub(in crate::patterns) fn of_symbol(symbols: &SymbolTable<'_>, of: SymbolUse) -> Self {
        match (&symbols[of.symbol].binding, of.index) {
            (Binding::SourceOp(operator) | Binding::ResultOp(operator), index) => {
                Self::of_results(operator, index)
            }
            (Binding::NativeValues(_), Some(_)) => Self::Value,
            (binding, index) => match (Self::of_binding(binding), index) {
                (Self::Values, Some(_)) => Self::Value,
                (kind, _) => kind,
            },
        }
    }

    /// The kind of the results of an op, or of one of them; of the op itself if it has none.
    pub(in crate::patterns) fn of_results(operator: &Operator<'_>, index: Option<usize>) -> Self {
        match (index, operator.results.len()) {
            (None, 0) => Self::Op,
            (None, 2..) => Self::Values,
            (index, _) => Self::of_result(operator, index.unwrap_or(0)),
        }
    }

    /// The kind of a result, or of a group of results, of an op.
    pub(in crate::patterns) fn of_result(operator: &Operator<'_>, index: usize) -> Self {
        match operator.results[index].arity {
            Arity::One => Self::Value,
            Arity::Optional => Self::OptionalValue,
            Arity::Variadic => Self::Values,
        }
    }

    /// The kind of a constant attribute. A unit attribute is an `Option`: its value is whether it is set.
    pub(in crate::patterns) fn of_constant(record: Record<'_>) -> Self {
        match record.record("attr").is_ok_and(|attribute| attribute.name() == "UnitAttr") {
            true => Self::OptionalAttribute,
            false => Self::Attribute,
        }
    }

    /// The kind of the expression of a native call.
    pub(in crate::patterns) fn made(makes: Makes<'_>) -> Self {
        match makes {
            Makes::Range => Self::Values,
            Makes::Attribute => Self::Attribute,
            Makes::Property(property) => Self::Property(value_type(property)),
            Makes::Values | Makes::Type | Makes::Anything => Self::Value,
        }
    }

    /// The kinds of the values of a node.
    fn of_node(symbols: &SymbolTable<'_>, node: &ResultNode<'_>) -> Vec<Self> {
        match node {
            ResultNode::Op(op) => {
                let results = match op.result {
                    Some(index) => index..index + 1,
                    None => 0..op.operator.results.len(),
                };
                results.map(|index| Self::of_result(&op.operator, index)).collect()
            }
            ResultNode::Native(native) => {
                let count = if native.result.is_some() { 1 } else { native.call.returns };
                vec![Self::made(native.makes); count]
            }
            ResultNode::Value(of) => vec![Self::of_symbol(symbols, *of)],
            ResultNode::Replace(_)
            | ResultNode::Call(_)
            | ResultNode::ReplaceOp { .. }
            | ResultNode::Erase(_) => Vec::new(),
        }
    }

    /// The kinds of the values that an operand of DRR consists of.
    pub(super) fn of_value(symbols: &SymbolTable<'_>, value: &ResultValue<'_>) -> Vec<Self> {
        match value {
            ResultValue::Symbol(of) => vec![Self::of_symbol(symbols, *of)],
            ResultValue::Node(node) => Self::of_node(symbols, node),
            ResultValue::NativeLeaf(leaf) => vec![Self::made(leaf.makes)],
            ResultValue::Variadic(values) => {
                values.iter().flat_map(|value| Self::of_value(symbols, value)).collect()
            }
            // PDLL has terms.
            ResultValue::Term(_) => Vec::new(),
        }
    }

    /// The kinds of the arguments of a native call and of the unnamed calls nested in it, which become part of one function.
    pub(super) fn of_arguments(symbols: &SymbolTable<'_>, native: &ResultNative<'_>) -> Vec<Self> {
        let of_argument = |argument: &NativeArgument<'_>| match argument {
            NativeArgument::Symbol(of) => vec![Self::of_symbol(symbols, *of)],
            NativeArgument::Constant(record) => vec![Self::of_constant(*record)],
            NativeArgument::NativeLeaf(leaf) => vec![Self::of_symbol(symbols, leaf.subject)],
            NativeArgument::Node(node) => match &**node {
                ResultNode::Native(nested) if nested.makes == Makes::Anything => {
                    Self::of_arguments(symbols, nested)
                }
                ResultNode::Op(op) => vec![Self::of_results(&op.operator, op.result)],
                other => Self::of_node(symbols, other),
            },
        };
        native.arguments.iter().flat_map(of_argument).collect()
    }

    /// The parameter type in a predicate.
    pub(in crate::patterns) fn view_type(&self) -> RustType {
        RustType::in_context(match self {
            Self::Value => quote! { ::rtblgen_runtime::ValueView<'_, 'c> },
            Self::OptionalValue => quote! { Option<::rtblgen_runtime::ValueView<'_, 'c>> },
            Self::Values => quote! { &[::rtblgen_runtime::ValueView<'_, 'c>] },
            Self::Op => quote! { ::rtblgen_runtime::OpView<'_, 'c> },
            other => return other.plain_type(),
        })
    }

    /// The parameter type in a native call of a result pattern.
    pub(in crate::patterns) fn handle_type(&self) -> RustType {
        RustType::plain(match self {
            Self::Value => quote! { ::rtblgen_runtime::Value },
            Self::OptionalValue => quote! { Option<::rtblgen_runtime::Value> },
            Self::Values => quote! { &[::rtblgen_runtime::Value] },
            Self::Op => quote! { ::rtblgen_runtime::Op },
            other => return other.plain_type(),
        })
    }

    /// The type of a field of a match.
    pub(in crate::patterns) fn field_type(&self) -> RustType {
        match self {
            Self::Values => RustType::plain(quote! { Vec<::rtblgen_runtime::Value> }),
            Self::Types => RustType::in_context(quote! { Vec<::rtblgen_runtime::Type<'c>> }),
            Self::AttributeOf(_) => Self::Attribute.plain_type(),
            other => other.handle_type(),
        }
    }

    fn plain_type(&self) -> RustType {
        RustType::in_context(match self {
            Self::OptionalAttribute => quote! { Option<::rtblgen_runtime::Attribute<'c>> },
            Self::Type => quote! { ::rtblgen_runtime::Type<'c> },
            Self::Types => quote! { &[::rtblgen_runtime::Type<'c>] },
            Self::Property(ty) | Self::AttributeOf(ty) => return ty.clone(),
            _ => quote! { ::rtblgen_runtime::Attribute<'c> },
        })
    }
}

/// The return type of a native call; `None` if it returns nothing.
pub(in crate::patterns) fn returned(makes: Makes<'_>, count: usize) -> Option<RustType> {
    let value = || RustType::plain(quote! { ::rtblgen_runtime::Value });
    match makes {
        Makes::Values if count == 0 => None,
        Makes::Values => Some(RustType::tuple((0..count).map(|_| value()).collect())),
        Makes::Range => Some(value().inside(|value| quote! { Vec<#value> })),
        Makes::Attribute => Some(RustType::in_context(quote! { ::rtblgen_runtime::Attribute<'c> })),
        Makes::Property(property) => Some(value_type(property)),
        Makes::Type => Some(RustType::in_context(quote! { ::rtblgen_runtime::Type<'c> })),
        // Only the calls around these become functions.
        Makes::Anything => None,
    }
}

/// The type of the result of a native call, if it is known.
pub(in crate::patterns) fn result_type(call: &NativeCall<'_>, makes: Makes<'_>) -> Option<RustType> {
    call.result_type().or_else(|| returned(makes, 1))
}

/// The kind of the results of calls in the arguments of a native call. Only the kind of a call that returns its argument depends
/// on its user; any other call takes an attribute.
pub(in crate::patterns) fn made_inside<'m>(call: &NativeCall<'_>, makes: Makes<'m>) -> Makes<'m> {
    if call.is_argument() { makes } else { Makes::Attribute }
}

/// The return type of a native call in the source: `Option` of the values that its arguments bind.
pub(in crate::patterns) fn returned_in_source(outputs: &[NativeOutput<'_>]) -> RustType {
    let outputs = RustType::tuple(outputs.iter().map(output_type).collect());
    outputs.inside(|outputs| quote! { Option<#outputs> })
}

/// The result of a source-side native call that one of its arguments binds.
fn output_type(output: &NativeOutput<'_>) -> RustType {
    match output {
        NativeOutput::Value(_) => Kind::Value.handle_type(),
        NativeOutput::Attribute(test) if test.constraint.is_some_and(asks_for_absence) => {
            Kind::OptionalAttribute.handle_type()
        }
        NativeOutput::Attribute(_) => Kind::Attribute.handle_type(),
        NativeOutput::Property { constraint, .. } => constrained_property_type(*constraint),
    }
}

/// The Rust type of a property's value. The checks of the pattern have read it before.
pub(in crate::patterns) fn value_type(property: Record<'_>) -> RustType {
    property::value_type(property).unwrap_or_else(|_| inferred())
}

/// The Rust type that a property constraint is about.
pub(in crate::patterns) fn constrained_property_type(constraint: Record<'_>) -> RustType {
    property::constrained_type(constraint).ok().flatten().unwrap_or_else(inferred)
}

fn inferred() -> RustType {
    RustType::plain(quote! { _ })
}

/// The parameter of a hook for `$_builder` and `$_loc`.
pub(in crate::patterns) fn common_parameter(placeholder: &str) -> Option<(String, RustType)> {
    let (name, ty): (_, TokenStream) = match placeholder {
        "$_builder" => ("rewriter", quote! { &mut ::rtblgen_runtime::rewrite::PatternRewriter<'_, 'c> }),
        "$_loc" => ("location", quote! { ::rtblgen_runtime::Location<'c> }),
        _ => return None,
    };
    Some((name.to_owned(), RustType::in_context(ty)))
}
