//! Emits new ops: operands, attributes, properties.

use proc_macro2::{Ident, Literal, TokenStream};
use quote::quote;

use crate::ods::model::{Argument, Arity};
use crate::patterns::emit::access;
use crate::patterns::emit::functions::Expression;
use crate::patterns::emit::rewriter::Rewriter;
use crate::patterns::emit::rewriter::gather;
use crate::patterns::model::kind::Kind;
use crate::patterns::model::kind::value_type;
use crate::patterns::model::{ResultAttribute, ResultOp, ResultProperty, ResultTypes, ResultValue};

/// The results of the ops and native calls that are nested in arguments.
#[derive(Default)]
struct Nested {
    /// The values of each node of each operand.
    operands: Vec<Vec<Vec<Expression>>>,
    /// The results of native calls.
    attributes: Vec<Option<Expression>>,
    properties: Vec<Option<TokenStream>>,
}

impl<'a, 'p, 'r> Rewriter<'a, 'p, 'r> {
    /// `let x = declarative::NewOp::<X>::new(location)....create(rewriter);`
    ///
    /// The ops and the native calls among the arguments come first, in the order of the arguments (MLIR's
    /// order).
    pub(super) fn new_op(&mut self, op: &ResultOp<'r>) -> Ident {
        let nested = self.nested(op);
        let mut operands = op.operands.iter().zip(nested.operands);
        let mut attributes = op.attributes.iter().zip(nested.attributes);
        let mut properties = op.properties.iter().zip(nested.properties);
        let mut parts = TokenStream::new();
        let mut given = Vec::new();
        for argument in &op.operator.arguments {
            parts.extend(match argument {
                Argument::Operand(index) => operands.next().map(|(operand, nodes)| {
                    let values = self.values_of(operand, &mut nodes.into_iter());
                    given.extend(values.iter().cloned());
                    operand_part(op.operator.operands[*index].arity, &values)
                }),
                Argument::Attribute(index) => {
                    let slot = Literal::usize_unsuffixed(*index);
                    let attribute = attributes.next();
                    let attribute =
                        attribute.and_then(|(own, nested)| nested.or_else(|| self.attribute(own)));
                    let optional = match &attribute {
                        None => quote! { None },
                        Some((Kind::OptionalAttribute, value)) => value.clone(),
                        Some((_, value)) => quote! { Some(#value) },
                    };
                    given.push((Kind::OptionalAttribute, optional));
                    attribute.map(|(_, value)| quote! { .inherent(#slot, #value) })
                }
                Argument::Property(index) => {
                    let own = &op.operator.properties[*index];
                    let property =
                        properties.next().filter(|(value, _)| !matches!(value, ResultProperty::Absent));
                    property.map(|(property, nested)| {
                        let slot = Literal::usize_unsuffixed(op.operator.property_slot(*index));
                        let value = nested.unwrap_or_else(|| self.property(property, own.record));
                        quote! { .inherent(#slot, #value) }
                    })
                }
            });
        }
        for (name, value) in &op.discardable {
            let (_, value) = self.term(value);
            parts.extend(quote! { .discardable(#name, #value) });
        }
        parts.extend(match &op.types {
            ResultTypes::OfHook(hook) => {
                let types = self.functions.types_of_builder(hook, &given);
                quote! { .results(#types) }
            }
            _ => self.result_types(op),
        });
        parts.extend(op.successors.map(|of| {
            let from = self.source_op(of);
            quote! { .successors_of(rewriter, #from) }
        }));
        let (location, ty) = (
            self.location(op.location.as_ref()),
            self.functions.extern_paths.op(
                op.operator.record,
                op.operator.dialect_name,
                &op.operator.class_name,
            ),
        );
        let local = self.op_variable(op);
        self.assign(
            vec![local.clone()],
            quote! { declarative::NewOp::<#ty>::new(#location) #parts.create(rewriter) },
        );
        if let Some(of) = op.regions {
            let from = self.source_op(of);
            self.assign(Vec::new(), quote! { rewriter.move_regions(#from, #local) });
        }
        local
    }

    fn op_variable(&mut self, op: &ResultOp<'r>) -> Ident {
        let Some(symbol) = op.binding else { return self.names.fresh(access::mnemonic(&op.operator)) };
        self.bound_here.insert(symbol);
        self.locals.declare(symbol, self.pattern.symbols[symbol].name, self.names)
    }

    /// Makes the ops and calls that are nested in the arguments of a new op.
    fn nested(&mut self, op: &ResultOp<'r>) -> Nested {
        let mut nested = Nested::default();
        let mut operands = op.operands.iter();
        let (mut attributes, mut properties) = (op.attributes.iter(), op.properties.iter());
        for argument in &op.operator.arguments {
            match argument {
                Argument::Operand(_) => {
                    nested.operands.extend(operands.next().map(|operand| self.nodes_of(operand)));
                }
                Argument::Attribute(_) => nested.attributes.extend(attributes.next().map(|own| match own {
                    ResultAttribute::Native(_) => self.attribute(own),
                    _ => None,
                })),
                Argument::Property(index) => {
                    nested.properties.extend(properties.next().map(|own| match own {
                        ResultProperty::Native(_) => {
                            Some(self.property(own, op.operator.properties[*index].record))
                        }
                        _ => None,
                    }))
                }
            }
        }
        nested
    }

    /// Makes the ops and calls that an operand consists of: the values of each.
    fn nodes_of(&mut self, value: &ResultValue<'r>) -> Vec<Vec<Expression>> {
        match value {
            ResultValue::Node(node) => vec![self.node(node)],
            ResultValue::Variadic(values) => values.iter().flat_map(|value| self.nodes_of(value)).collect(),
            ResultValue::Symbol(_) | ResultValue::Term(_) | ResultValue::NativeLeaf(_) => Vec::new(),
        }
    }

    /// The values that an operand consists of. `nodes` are the results of [`Self::nodes_of`].
    fn values_of(
        &mut self,
        value: &ResultValue<'r>,
        nodes: &mut impl Iterator<Item = Vec<Expression>>,
    ) -> Vec<Expression> {
        match value {
            ResultValue::Symbol(of) => vec![self.symbol(*of)],
            ResultValue::Term(term) => self.values_of_term(term),
            ResultValue::Node(_) => nodes.next().unwrap_or_default(),
            ResultValue::NativeLeaf(leaf) => vec![self.native_leaf(leaf)],
            ResultValue::Variadic(values) => {
                let mut all = Vec::new();
                for value in values {
                    all.extend(self.values_of(value, &mut *nodes));
                }
                all
            }
        }
    }

    /// An attribute of a new op; `None` if it is left out.
    fn attribute(&mut self, attribute: &ResultAttribute<'r>) -> Option<Expression> {
        Some(match attribute {
            ResultAttribute::Absent => return None,
            ResultAttribute::Term(term) => self.term(term),
            ResultAttribute::Symbol(of) => self.symbol(*of),
            ResultAttribute::Property(of, property) => {
                let (kind, value) = self.symbol(*of);
                let (form, value) = (self.functions.property_form(*property), kind.handle(value));
                (Kind::Attribute, quote! { #form(rewriter, #value) })
            }
            ResultAttribute::Constant(record) => (Kind::of_constant(*record), self.constant(*record)),
            ResultAttribute::Native(native) => (Kind::made(native.makes), self.native_argument(native)),
            ResultAttribute::NativeLeaf(leaf) => self.native_leaf(leaf),
        })
    }

    /// The attribute form of a property.
    pub(super) fn property(
        &mut self,
        property: &ResultProperty<'r>,
        own: rtblgen_records::Record<'r>,
    ) -> TokenStream {
        let (kind, value) = match property {
            ResultProperty::Absent => return TokenStream::new(),
            ResultProperty::Symbol(of) => self.symbol(*of),
            ResultProperty::Native(native) => (Kind::made(native.makes), self.native_argument(native)),
            ResultProperty::NativeLeaf(leaf) => self.native_leaf(leaf),
            ResultProperty::Constant(record) => {
                let constant = self.functions.constant_property(*record, own);
                return quote! { #constant(rewriter) };
            }
        };
        let form = self.functions.property_form(own);
        let wanted = value_type(own);
        let value = match &kind {
            Kind::Property(ty) if *ty != wanted => quote! { #value as #wanted },
            _ => kind.handle(value),
        };
        quote! { #form(rewriter, #value) }
    }

    pub(super) fn constant(&mut self, record: rtblgen_records::Record<'r>) -> TokenStream {
        let constant = self.functions.constant(record);
        quote! { #constant(rewriter) }
    }
}

/// `.operand(x)`
fn operand_part(arity: Arity, values: &[Expression]) -> TokenStream {
    let group = match (arity, values) {
        (Arity::One | Arity::Optional, [(_, value)]) => value.clone(),
        _ => gather(values),
    };
    quote! { .operand(#group) }
}
