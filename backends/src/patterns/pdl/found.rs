//! Lowers the parts of a source that PDL cannot reach: native constraints find their values and ops.
//!
//! These are the results of native calls, the values of a group of operands beside another group, and ops one of whose several
//! values an operand is, each with all that is below it.

use rtblgen_pdll::pdl::{Kind, Value, ValueType};
use tblgen_parser::Span;

use crate::ods::model::Arity;
use crate::patterns::model::symbols::SymbolId;
use crate::patterns::model::{
    AttributePattern, NativeOutput, SourceArgument, SourceNative, SourceOp, ValuePattern, asks_for_absence,
};
use crate::patterns::pdl::constant;
use crate::patterns::pdl::function::{AbsentSlot, PdlEntityKind, PdlFunctionBody, SnippetExpr};
use crate::patterns::pdl::lowering::{Bound, Lowered, Lowering};
use crate::patterns::pdl::source::{is_in_op, value_type_of};

impl<'a, 'r> Lowering<'a, 'r> {
    /// A native call on the op that defines a value, and the patterns of its results.
    pub(super) fn source_native(
        &mut self,
        span: Span,
        native: &'a SourceNative<'r>,
        value: Value,
    ) -> Lowered<()> {
        let place = native.call.text.span();
        let expression = self
            .expression(place, native.call.expression, |name| (name == "_self").then(|| "op".to_owned()))?;
        let mut kinds = Vec::new();
        for output in &native.outputs {
            kinds.push(match output {
                NativeOutput::Value(_) => PdlEntityKind::Value,
                NativeOutput::Attribute(test) if test.constraint.is_some_and(asks_for_absence) => {
                    PdlEntityKind::OptionalAttribute
                }
                NativeOutput::Attribute(_) => PdlEntityKind::Attribute,
                NativeOutput::Property { constraint, .. } => PdlEntityKind::Property(*constraint),
            });
        }
        let types: Vec<ValueType> = kinds.iter().map(value_type_of).collect();
        let body =
            PdlFunctionBody::SourceCall { expression: SnippetExpr(expression), results: kinds.clone() };
        let values = self.call(native.call.name(), place, body, vec![value], &types);
        for ((output, value), kind) in native.outputs.iter().zip(values).zip(kinds) {
            match output {
                NativeOutput::Value(pattern) => self.found_value(span, pattern, value, Arity::One)?,
                NativeOutput::Attribute(test) => {
                    if let Some(symbol) = test.binding {
                        self.bound.insert(symbol, Bound::One(value, kind));
                    }
                    if let Some(constraint) = test.constraint.filter(|own| !asks_for_absence(*own)) {
                        self.attribute_constraint(constraint, value)?;
                    }
                }
                NativeOutput::Property { constraint, binding } => {
                    if let Some(symbol) = binding {
                        self.bound.insert(*symbol, Bound::One(value, kind));
                    }
                    self.property_constraint(span, *constraint, *constraint, value)?;
                }
            }
        }
        Ok(())
    }

    /// The pattern of a value, or a group of values, that a native constraint has found.
    fn found_value(
        &mut self,
        span: Span,
        pattern: &'a ValuePattern<'r>,
        value: Value,
        arity: Arity,
    ) -> Lowered<()> {
        match pattern {
            ValuePattern::Leaf { constraint, binding } => {
                self.compares |= binding.is_some_and(|binding| !binding.is_first);
                if let Some(binding) = binding.filter(|binding| !binding.is_first && !self.is_structure) {
                    let Some(Bound::One(first, _)) = self.bound.get(&binding.symbol) else {
                        return self.unsupported(span, "the result of a native call is compared with a list");
                    };
                    let arguments = vec![*first, value];
                    self.call("equal", span, PdlFunctionBody::Equal, arguments, &[]);
                }
                self.bind_value(*binding, value, arity);
                match constraint {
                    Some(constraint) => self.type_constraint(*constraint, value),
                    None => Ok(()),
                }
            }
            ValuePattern::Native(native) => self.source_native(span, native, value),
            ValuePattern::Op(op) => {
                let index = self.used_result(op);
                self.found_op(op, index, value)
            }
        }
    }

    /// The values of a group: exactly as many as there are patterns.
    pub(super) fn found_elements(
        &mut self,
        span: Span,
        group: Value,
        binding: Option<SymbolId>,
        patterns: &'a [ValuePattern<'r>],
    ) -> Lowered<()> {
        let count = PdlFunctionBody::EqualCounts { left: patterns.len(), left_lists: 0, right: 0 };
        self.call("equal_counts", span, count, vec![group], &[]);
        let mut elements = Vec::new();
        for (index, pattern) in patterns.iter().enumerate() {
            let body = PdlFunctionBody::Element(index);
            let value =
                self.call(&format!("element_{index}"), span, body, vec![group], &[ValueType::Value])[0];
            self.found_value(span, pattern, value, Arity::One)?;
            elements.push(value);
        }
        if let Some(symbol) = binding {
            self.bound.insert(symbol, Bound::Listed(elements));
        }
        Ok(())
    }

    /// The op among whose result of this number a value is, with all that is below it.
    pub(super) fn found_op(&mut self, op: &'a SourceOp<'r>, result: usize, value: Value) -> Lowered<()> {
        let name = &op.operator.qualified_name;
        let body = PdlFunctionBody::IsResultOf { name: name.clone(), result };
        self.call(name, op.span, body, vec![value], &[]);
        let found = value;
        for argument in &op.arguments {
            match argument {
                SourceArgument::Operand { index, value } => self.found_operand(op, found, *index, value)?,
                SourceArgument::Either { first, values } => {
                    let (choice, is_swapped) = self.choices.either();
                    let order = if is_swapped { [first + 1, *first] } else { [*first, first + 1] };
                    for (index, value) in order.into_iter().zip(values.iter()) {
                        self.found_operand(op, found, index, value)?;
                    }
                    self.choices.end(choice);
                }
                SourceArgument::Variadic { index, binding, values } => {
                    let group = self.operands_of(op, found, *index, false);
                    self.found_elements(op.span, group, *binding, values)?;
                }
                SourceArgument::Attribute { index, test } => {
                    self.found_attribute(op, found, *index, test)?;
                }
                SourceArgument::Property { index, constraint, binding } => {
                    self.property(op, found, *index, *constraint, *binding)?;
                }
            }
        }
        self.matched.push(found);
        if let Some(symbol) = op.binding {
            self.bound.insert(symbol, Bound::Op(found));
        }
        Ok(())
    }

    fn found_operand(
        &mut self,
        op: &'a SourceOp<'r>,
        found: Value,
        index: usize,
        pattern: &'a ValuePattern<'r>,
    ) -> Lowered<()> {
        let arity = op.operator.operands[index].arity;
        let is_leaf = matches!(pattern, ValuePattern::Leaf { .. });
        if arity == Arity::Variadic && !is_leaf {
            return self.op_for_group(op, index);
        }
        let value = self.operands_of(op, found, index, arity == Arity::One || !is_leaf);
        self.found_value(op.span, pattern, value, arity)
    }

    fn operands_of(&mut self, op: &SourceOp<'r>, found: Value, operand: usize, is_single: bool) -> Value {
        let ty = if is_single { ValueType::Value } else { ValueType::ValueRange };
        let name = format!("{}.{}", op.operator.qualified_name, op.operator.operands[operand].name);
        let body = PdlFunctionBody::OperandsOf { operand, is_single };
        self.call(&name, op.span, body, vec![found], &[ty])[0]
    }

    fn found_attribute(
        &mut self,
        op: &'a SourceOp<'r>,
        found: Value,
        index: usize,
        test: &AttributePattern<'r>,
    ) -> Lowered<()> {
        if !is_in_op(&op.operator, index, test) {
            return self.attribute_of_op(op, found, index, test);
        }
        let name = format!("{}.{}", op.operator.qualified_name, op.operator.attributes[index].name);
        let body = PdlFunctionBody::Slot { slot: index, absent: AbsentSlot::Fails };
        let value = self.call(&name, op.span, body, vec![found], &[ValueType::Attribute])[0];
        if let Some(symbol) = test.binding {
            self.bound.insert(symbol, Bound::One(value, PdlEntityKind::Attribute));
        }
        let Some(constraint) = test.constraint else { return Ok(()) };
        let Some(text) = constant::attribute_text(constraint) else {
            return self.attribute_constraint(constraint, value);
        };
        let kind = Kind::Attribute { value: Some(text), ty: None };
        let expected = self.add(op.span, kind, &[ValueType::Attribute]);
        self.call("equal", op.span, PdlFunctionBody::Equal, vec![expected, value], &[]);
        Ok(())
    }
}
