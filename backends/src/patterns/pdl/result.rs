//! Lowers the results of a pattern: new ops, replacements, locations.

use rtblgen_pdll::pdl::{Kind, Value, ValueType};
use tblgen_parser::Span;

use crate::ods::model::{Argument, Arity, Operator, property};
use crate::patterns::model::symbols::{Binding, SymbolUse};
use crate::patterns::model::{
    LocationSource, Replacement, ResultAttribute, ResultNode, ResultOp, ResultProperty, ResultTypes,
    ResultValue, TypeSource,
};
use crate::patterns::pdl::constant;
use crate::patterns::pdl::function::{PdlEntityKind, PdlFunctionBody};
use crate::patterns::pdl::lowering::{Bound, Lowered, Lowering};

/// The nodes that are nested in the arguments of a new op. They are made first.
#[derive(Default)]
struct Nested {
    /// The values of each node of each operand.
    operands: Vec<Vec<Vec<Value>>>,
    attributes: Vec<Option<Value>>,
    properties: Vec<Option<Value>>,
}

impl<'a, 'r> Lowering<'a, 'r> {
    /// The body of the rewrite.
    pub(super) fn results(&mut self, root: Value) -> Lowered<()> {
        let pattern = self.pattern;
        let mut replacement = Vec::new();
        for result in &pattern.results {
            let values = self.node(&result.node)?;
            if result.replaces {
                replacement.extend(values);
            }
        }
        for node in &pattern.supplemental {
            self.node(node)?;
        }
        let kind = match replacement.is_empty() {
            true => Kind::Erase { root },
            false => Kind::Replace { root, values: replacement },
        };
        self.add(pattern.span, kind, &[]);
        Ok(())
    }

    /// Makes a node. Its values.
    pub(super) fn node(&mut self, node: &'a ResultNode<'r>) -> Lowered<Vec<Value>> {
        match node {
            ResultNode::Op(op) => {
                let new = self.new_op(op)?;
                let results = match op.result {
                    Some(index) => index..index + 1,
                    None => 0..op.operator.results.len(),
                };
                let span = self.pattern.span;
                Ok(results.map(|index| self.result(span, new, &op.operator, index)).collect())
            }
            ResultNode::Native(native) => self.native(native),
            ResultNode::Value(of) => Ok(self.symbol(*of)?.0),
            ResultNode::Replace(replacement) => self.replacement(replacement),
            ResultNode::Call(_) | ResultNode::ReplaceOp { .. } | ResultNode::Erase(_) => {
                self.unsupported(self.pattern.span, "it is a pattern of PDLL")
            }
        }
    }

    /// Replaces an op of the source other than the root. New ops are inserted before that op.
    fn replacement(&mut self, replacement: &'a Replacement<'r>) -> Lowered<Vec<Value>> {
        let span = replacement.op.span;
        let op = self.op_of(replacement.op.symbol, span)?;
        let makes_ops = replacement.values.iter().any(|value| !matches!(value, ResultNode::Value(_)));
        if makes_ops {
            self.call("build_before", span, PdlFunctionBody::BuildBefore, vec![op], &[]);
        }
        let mut values = Vec::new();
        for value in &replacement.values {
            values.extend(self.node(value)?);
        }
        let kind = match values.is_empty() {
            true => Kind::Erase { root: op },
            false => Kind::Replace { root: op, values },
        };
        self.add(span, kind, &[]);
        if let Some(root) = self.root.filter(|_| makes_ops) {
            self.call("build_before", span, PdlFunctionBody::BuildBefore, vec![root], &[]);
        }
        Ok(Vec::new())
    }

    /// Makes a new op.
    pub(super) fn new_op(&mut self, op: &'a ResultOp<'r>) -> Lowered<Value> {
        let span = self.pattern.span;
        let operator = &*op.operator;
        let nested = self.nested(op)?;
        let mut operands = op.operands.iter().zip(nested.operands);
        let mut given = op.attributes.iter().zip(nested.attributes);
        let mut given_properties = op.properties.iter().zip(nested.properties);
        let (mut values, mut first_value, mut attributes) = (Vec::new(), None, Vec::new());
        for argument in &operator.arguments {
            match argument {
                Argument::Operand(index) => {
                    let Some((operand, nodes)) = operands.next() else { continue };
                    let parts = self.values_of(operand, &mut nodes.into_iter())?;
                    first_value = first_value.or_else(|| parts.first().copied());
                    values.push(self.group(span, operator.operands[*index].arity, parts));
                }
                Argument::Attribute(index) => {
                    let Some((own, nested)) = given.next() else { continue };
                    let value = match nested {
                        Some(value) => Some(value),
                        None => self.attribute(own)?,
                    };
                    let name = operator.attributes[*index].name.to_owned();
                    attributes.extend(value.map(|value| (name, value)));
                }
                Argument::Property(index) => {
                    let Some((own, nested)) = given_properties.next() else { continue };
                    let record = operator.properties[*index].record;
                    let value = match nested {
                        Some(value) => Some(value),
                        None => self.new_property(own, record)?,
                    };
                    let name = operator.properties[*index].name.to_owned();
                    attributes.extend(value.map(|value| (name, value)));
                }
            }
        }
        let first_attribute = attributes.first().map(|(_, value)| *value);
        let types = self.result_types(op, first_value, first_attribute)?;
        let name = Some(operator.qualified_name.clone());
        let kind = Kind::Operation { name, operands: values, attributes, types: types.clone() };
        let mut new = self.add(span, kind, &[ValueType::Operation]);
        if let Some(of) = op.successors {
            let from = self.op_of(of.symbol, of.span)?;
            let body = PdlFunctionBody::TakeSuccessors;
            new = self.call("take_successors", of.span, body, vec![from, new], &[ValueType::Operation])[0];
        }
        if types.len() == operator.results.len() {
            self.types_of_ops.insert(new, types);
        }
        if let Some(symbol) = op.binding {
            self.bound.insert(symbol, Bound::Op(new));
        }
        if let Some(location) = &op.location {
            self.set_location(new, location)?;
        }
        if let Some(of) = op.regions {
            let from = self.op_of(of.symbol, of.span)?;
            self.call("move_regions", of.span, PdlFunctionBody::MoveRegions, vec![from, new], &[]);
        }
        Ok(new)
    }

    /// Makes the ops and calls that are nested in the arguments of a new op, in their order.
    fn nested(&mut self, op: &'a ResultOp<'r>) -> Lowered<Nested> {
        let mut nested = Nested::default();
        let mut operands = op.operands.iter();
        let (mut attributes, mut properties) = (op.attributes.iter(), op.properties.iter());
        for argument in &op.operator.arguments {
            match argument {
                Argument::Operand(_) => {
                    if let Some(operand) = operands.next() {
                        let nodes = self.nodes_of(operand)?;
                        nested.operands.push(nodes);
                    }
                }
                Argument::Attribute(_) => {
                    if let Some(own) = attributes.next() {
                        let value = match own {
                            ResultAttribute::Native(_) => self.attribute(own)?,
                            _ => None,
                        };
                        nested.attributes.push(value);
                    }
                }
                Argument::Property(index) => {
                    if let Some(own) = properties.next() {
                        let record = op.operator.properties[*index].record;
                        let value = match own {
                            ResultProperty::Native(_) => self.new_property(own, record)?,
                            _ => None,
                        };
                        nested.properties.push(value);
                    }
                }
            }
        }
        Ok(nested)
    }

    fn nodes_of(&mut self, value: &'a ResultValue<'r>) -> Lowered<Vec<Vec<Value>>> {
        Ok(match value {
            ResultValue::Node(node) => vec![self.node(node)?],
            ResultValue::Variadic(values) => {
                let mut nodes = Vec::new();
                for value in values {
                    nodes.extend(self.nodes_of(value)?);
                }
                nodes
            }
            ResultValue::Symbol(_) | ResultValue::Term(_) | ResultValue::NativeLeaf(_) => Vec::new(),
        })
    }

    /// The values, and groups of values, of an operand.
    fn values_of(
        &mut self,
        value: &'a ResultValue<'r>,
        nodes: &mut impl Iterator<Item = Vec<Value>>,
    ) -> Lowered<Vec<Value>> {
        Ok(match value {
            ResultValue::Symbol(of) => self.symbol(*of)?.0,
            ResultValue::Term(_) => return self.unsupported(self.pattern.span, "a term of PDLL"),
            ResultValue::Node(_) => nodes.next().unwrap_or_default(),
            ResultValue::NativeLeaf(leaf) => self.native_leaf(leaf)?,
            ResultValue::Variadic(values) => {
                let mut all = Vec::new();
                for value in values {
                    all.extend(self.values_of(value, &mut *nodes)?);
                }
                all
            }
        })
    }

    /// An operand of a new op, of the values that it consists of.
    fn group(&mut self, span: Span, arity: Arity, parts: Vec<Value>) -> Value {
        match (arity, parts.as_slice()) {
            (Arity::One | Arity::Optional, [one]) => *one,
            (_, [all]) if self.value_type(*all) == ValueType::ValueRange => *all,
            _ => self.add(span, Kind::Range { elements: parts }, &[ValueType::ValueRange]),
        }
    }

    /// An attribute of a new op; `None` if it is left out.
    fn attribute(&mut self, attribute: &'a ResultAttribute<'r>) -> Lowered<Option<Value>> {
        Ok(match attribute {
            ResultAttribute::Absent => None,
            ResultAttribute::Term(_) => return self.unsupported(self.pattern.span, "a term of PDLL"),
            ResultAttribute::Symbol(of) | ResultAttribute::Property(of, _) => {
                self.symbol(*of)?.0.first().copied()
            }
            ResultAttribute::Constant(record) => Some(self.constant(*record)?),
            ResultAttribute::Native(native) => self.native(native)?.pop(),
            ResultAttribute::NativeLeaf(leaf) => self.native_leaf(leaf)?.pop(),
        })
    }

    /// The attribute form of a property of a new op; `None` if it is left out.
    fn new_property(
        &mut self,
        given: &'a ResultProperty<'r>,
        own: rtblgen_records::Record<'r>,
    ) -> Lowered<Option<Value>> {
        Ok(match given {
            ResultProperty::Absent => None,
            ResultProperty::Symbol(of) => {
                let located = self.symbol(*of)?;
                let is_same = match located.1 {
                    PdlEntityKind::Property(other) => {
                        let ty = |record| property::value_type(record).ok();
                        ty(other) == ty(own)
                    }
                    _ => false,
                };
                match is_same {
                    true => located.0.first().copied(),
                    false => Some(self.converted_property(located, own, of.span)),
                }
            }
            ResultProperty::Constant(record) => Some(self.constant_property(*record, own)?),
            ResultProperty::Native(native) => self.native(native)?.pop(),
            ResultProperty::NativeLeaf(leaf) => self.native_leaf(leaf)?.pop(),
        })
    }

    /// The types of the results of a new op. Without any, the op infers them.
    fn result_types(
        &mut self,
        op: &'a ResultOp<'r>,
        first_value: Option<Value>,
        first_attribute: Option<Value>,
    ) -> Lowered<Vec<Value>> {
        let span = self.pattern.span;
        let count = op.operator.results.len();
        match &op.types {
            ResultTypes::Inferred => self.inferred_types(&op.operator, first_value),
            ResultTypes::OfFirstOperand => match first_value {
                Some(value) => {
                    let ty = self.type_of(value, span);
                    Ok(vec![ty; count])
                }
                None => {
                    self.unsupported(span, format!("`{}` has no first operand", op.operator.qualified_name))
                }
            },
            ResultTypes::OfFirstAttribute => match first_attribute {
                Some(attribute) => {
                    let body = PdlFunctionBody::TypeOfAttribute;
                    let ty =
                        self.call("type_of_attribute", span, body, vec![attribute], &[ValueType::Type])[0];
                    Ok(vec![ty; count])
                }
                None => {
                    self.unsupported(span, format!("`{}` has no first attribute", op.operator.qualified_name))
                }
            },
            ResultTypes::OfRoot(first) => {
                let types = self.root.and_then(|root| self.types_of_ops.get(&root));
                match types.and_then(|types| types.get(*first..first + count)) {
                    Some(types) => Ok(types.to_vec()),
                    None => self.unsupported(span, "the result types are those of other results of the root"),
                }
            }
            ResultTypes::Given(sources) => sources.iter().map(|source| self.given_type(source)).collect(),
            ResultTypes::OfOp(_) => self.unsupported(span, "it is a pattern of PDLL"),
            ResultTypes::OfHook(_) => {
                let name = &op.operator.qualified_name;
                self.unsupported(span, format!("the result types of `{name}` are left to code"))
            }
        }
    }

    /// The types that follow from the definition of an op, where they are known before it is made: `mlir-opt` cannot infer those
    /// of an op that it does not know.
    pub(super) fn inferred_types(
        &mut self,
        operator: &Operator<'r>,
        first_value: Option<Value>,
    ) -> Lowered<Vec<Value>> {
        let span = self.pattern.span;
        let texts = operator.results.iter().map(|result| match result.arity {
            Arity::One => constant::type_text(result.element_constraint()),
            _ => None,
        });
        if let Some(texts) = texts.collect::<Option<Vec<String>>>() {
            let types = texts.into_iter();
            let types =
                types.map(|text| self.add(span, Kind::Type { value: Some(text) }, &[ValueType::Type]));
            return Ok(types.collect());
        }
        let first_type = first_value.and_then(|value| self.types.get(&value)).copied();
        match first_type.filter(|_| operator.has_trait("SameOperandsAndResultType")) {
            Some(ty) => Ok(vec![ty; operator.results.len()]),
            None if operator.result_types.is_some() => Ok(Vec::new()),
            None => {
                let name = &operator.qualified_name;
                self.unsupported(span, format!("the result types of `{name}` are left to code"))
            }
        }
    }

    fn given_type(&mut self, source: &'a TypeSource<'r>) -> Lowered<Value> {
        match source {
            TypeSource::Symbol(of) => {
                let (values, _) = self.symbol(*of)?;
                match values.as_slice() {
                    [one] => Ok(self.type_of(*one, of.span)),
                    _ => self.unsupported(of.span, "the result types are those of a list"),
                }
            }
            TypeSource::Term(_) => self.unsupported(self.pattern.span, "a term of PDLL"),
            TypeSource::Code(call) => self.type_code(call),
            TypeSource::Native(native) => match self.native(native)?.pop() {
                Some(ty) => Ok(ty),
                None => self.unsupported(native.call.text.span(), "a native call returns no type"),
            },
        }
    }

    /// The type of a value, or the types of values.
    fn type_of(&mut self, value: Value, span: Span) -> Value {
        if let Some(known) = self.types.get(&value) {
            return *known;
        }
        let ty = match self.value_type(value) {
            ValueType::ValueRange => ValueType::TypeRange,
            _ => ValueType::Type,
        };
        self.call("type_of", span, PdlFunctionBody::TypeOf, vec![value], &[ty])[0]
    }

    pub(super) fn set_location(&mut self, new: Value, source: &'a LocationSource<'r>) -> Lowered<()> {
        let span = self.pattern.span;
        let mut arguments = vec![new];
        for of in &source.symbols {
            let located = self.location_of(*of)?;
            arguments.extend(located);
        }
        let body = PdlFunctionBody::SetLocation { text: source.text.map(str::to_owned) };
        self.call("set_location", span, body, arguments, &[]);
        Ok(())
    }

    /// The entity whose location a name stands for: an op, or the first of values.
    fn location_of(&mut self, of: SymbolUse) -> Lowered<Option<Value>> {
        let binding = &self.pattern.symbols[of.symbol].binding;
        if of.index.is_none() && matches!(binding, Binding::SourceOp(_) | Binding::ResultOp(_)) {
            return self.op_of(of.symbol, of.span).map(Some);
        }
        Ok(self.symbol(of)?.0.first().copied())
    }
}
