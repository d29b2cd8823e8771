//! Lowers the source of a pattern: ops, and the patterns of their arguments.

use rtblgen_pdll::pdl::{Kind, Value, ValueType};
use rtblgen_records::Record;
use tblgen_parser::Span;

use crate::ods::code::constraints::Subject;
use crate::ods::model::{Arity, AttributePresence, Operator};
use crate::patterns::model::symbols::SymbolId;
use crate::patterns::model::{
    AttributePattern, SourceArgument, SourceOp, ValueBinding, ValuePattern, asks_for_absence,
};
use crate::patterns::pdl::constant;
use crate::patterns::pdl::function::{AbsentSlot, PdlEntityKind, PdlFunctionBody, PdlParameter, SnippetExpr};
use crate::patterns::pdl::lowering::{Bound, Lowered, Lowering};

impl<'a, 'r> Lowering<'a, 'r> {
    /// Lowers an op with all that is below it.
    pub(super) fn source_op(&mut self, op: &'a SourceOp<'r>) -> Lowered<Value> {
        let operator = &*op.operator;
        let mut operands: Vec<Vec<Value>> = vec![Vec::new(); operator.operands.len()];
        let mut is_given = vec![false; operator.operands.len()];
        let mut attributes = Vec::new();
        for argument in &op.arguments {
            match argument {
                SourceArgument::Operand { index, value } => {
                    is_given[*index] = true;
                    operands[*index] = vec![self.operand(op, *index, value)?];
                }
                SourceArgument::Either { first, values } => {
                    let (choice, is_swapped) = self.choices.either();
                    let order = if is_swapped { [first + 1, *first] } else { [*first, first + 1] };
                    for (index, value) in order.into_iter().zip(values.iter()) {
                        is_given[index] = true;
                        operands[index] = vec![self.operand(op, index, value)?];
                    }
                    self.choices.end(choice);
                }
                SourceArgument::Variadic { index, binding, values } => {
                    is_given[*index] = true;
                    operands[*index] = self.variadic(op, *index, *binding, values)?;
                }
                SourceArgument::Attribute { index, test } => {
                    if let Some(value) = self.attribute_in_op(op, *index, test)? {
                        attributes.push((operator.attributes[*index].name.to_owned(), value));
                    }
                }
                SourceArgument::Property { .. } => {}
            }
        }
        for (index, operand) in operands.iter_mut().enumerate().filter(|(index, _)| !is_given[*index]) {
            *operand = vec![self.leaf(op.span, operator.operands[index].arity)];
        }
        let types = self.types(op.span, operator);
        let kind = Kind::Operation {
            name: Some(operator.qualified_name.clone()),
            operands: operands.into_iter().flatten().collect(),
            attributes,
            types: types.clone(),
        };
        let value = self.add(op.span, kind, &[ValueType::Operation]);
        self.types_of_ops.insert(value, types);
        self.matched.push(value);
        if let Some(symbol) = op.binding {
            self.bound.insert(symbol, Bound::Op(value));
        }
        for argument in &op.arguments {
            match argument {
                SourceArgument::Attribute { index, test } => self.attribute_of_op(op, value, *index, test)?,
                SourceArgument::Property { index, constraint, binding } => {
                    self.property(op, value, *index, *constraint, *binding)?;
                }
                _ => {}
            }
        }
        Ok(value)
    }

    /// Any value, or any values. A value has a name for its type.
    fn leaf(&mut self, span: Span, arity: Arity) -> Value {
        match arity {
            Arity::One => {
                let ty = self.add(span, Kind::Type { value: None }, &[ValueType::Type]);
                let value = self.add(span, Kind::Operand { ty: Some(ty) }, &[ValueType::Value]);
                self.types.insert(value, ty);
                value
            }
            _ => self.add(span, Kind::Operands { ty: None }, &[ValueType::ValueRange]),
        }
    }

    /// The types of the results of an op to match, one for each result of its definition.
    fn types(&mut self, span: Span, operator: &Operator<'r>) -> Vec<Value> {
        let types = operator.results.iter().map(|result| match result.arity {
            Arity::One => self.add(span, Kind::Type { value: None }, &[ValueType::Type]),
            _ => self.add(span, Kind::Types, &[ValueType::TypeRange]),
        });
        types.collect()
    }

    fn operand(&mut self, op: &'a SourceOp<'r>, index: usize, value: &'a ValuePattern<'r>) -> Lowered<Value> {
        let arity = op.operator.operands[index].arity;
        if arity == Arity::Variadic && !matches!(value, ValuePattern::Leaf { .. }) {
            return self.op_for_group(op, index);
        }
        self.value(op.span, value, arity)
    }

    /// The error about an op in the place of a group of operands.
    pub(super) fn op_for_group<T>(&self, op: &SourceOp<'r>, index: usize) -> Lowered<T> {
        let name = &op.operator.qualified_name;
        let what = format!("operand {index} of `{name}` is variadic, and an op stands in its place");
        self.unsupported(op.span, what)
    }

    /// A value of the source, or a group of values.
    fn value(&mut self, span: Span, value: &'a ValuePattern<'r>, arity: Arity) -> Lowered<Value> {
        match value {
            ValuePattern::Leaf { constraint, binding } => {
                let value = match binding.filter(|binding| !binding.is_first) {
                    Some(binding) => self.repeated(span, binding, arity)?,
                    None => self.leaf(span, arity),
                };
                self.bind_value(*binding, value, arity);
                if let Some(constraint) = constraint {
                    self.type_constraint(*constraint, value)?;
                }
                Ok(value)
            }
            ValuePattern::Op(op) => self.defining_op(op),
            ValuePattern::Native(native) => {
                let value = self.leaf(span, Arity::One);
                self.source_native(span, native, value)?;
                Ok(value)
            }
        }
    }

    pub(super) fn bind_value(&mut self, binding: Option<ValueBinding>, value: Value, arity: Arity) {
        let Some(binding) = binding.filter(|binding| binding.is_first) else { return };
        let kind = match arity {
            Arity::One => PdlEntityKind::Value,
            Arity::Optional => PdlEntityKind::OptionalValue,
            Arity::Variadic => PdlEntityKind::Values,
        };
        self.bound.insert(binding.symbol, Bound::One(value, kind));
    }

    /// A value whose name is bound before: the same value of PDL, which compares, or another one and a comparison.
    fn repeated(&mut self, span: Span, binding: ValueBinding, arity: Arity) -> Lowered<Value> {
        self.compares = true;
        if self.is_structure {
            return Ok(self.leaf(span, arity));
        }
        let wanted = if arity == Arity::One { ValueType::Value } else { ValueType::ValueRange };
        let first = match self.bound.get(&binding.symbol) {
            Some(Bound::One(first, _)) => *first,
            _ => {
                let name = self.pattern.symbols[binding.symbol].name;
                return self
                    .unsupported(span, format!("`${name}` is compared with other things than one operand"));
            }
        };
        let is_operand = matches!(self.kind_of(first), Kind::Operand { .. } | Kind::Operands { .. });
        if is_operand && self.value_type(first) == wanted {
            return Ok(first);
        }
        let value = self.leaf(span, arity);
        self.call("equal", span, PdlFunctionBody::Equal, vec![first, value], &[]);
        Ok(value)
    }

    /// The result of a nested op.
    fn defining_op(&mut self, op: &'a SourceOp<'r>) -> Lowered<Value> {
        let operator = &*op.operator;
        let index = self.used_result(op);
        if operator.results.get(index).is_some_and(|result| result.arity != Arity::One) {
            let value = self.leaf(op.span, Arity::One);
            self.found_op(op, index, value)?;
            return Ok(value);
        }
        let nested = self.source_op(op)?;
        Ok(self.result(op.span, nested, operator, index))
    }

    /// The number of the result of a nested op that its user takes.
    pub(super) fn used_result(&mut self, op: &SourceOp<'r>) -> usize {
        match op.result {
            Some(index) => index,
            None if op.operator.results.len() > 1 => self.choices.result(op.operator.results.len()),
            None => 0,
        }
    }

    /// A variadic operand of exactly as many values as there are patterns.
    fn variadic(
        &mut self,
        op: &'a SourceOp<'r>,
        index: usize,
        binding: Option<SymbolId>,
        values: &'a [ValuePattern<'r>],
    ) -> Lowered<Vec<Value>> {
        let operands = &op.operator.operands;
        let is_only_group =
            operands.iter().enumerate().all(|(other, own)| other == index || own.arity == Arity::One);
        if !is_only_group {
            let group = self.leaf(op.span, Arity::Variadic);
            self.found_elements(op.span, group, binding, values)?;
            return Ok(vec![group]);
        }
        let elements: Vec<Value> =
            values.iter().map(|value| self.value(op.span, value, Arity::One)).collect::<Lowered<_>>()?;
        if let Some(symbol) = binding {
            self.bound.insert(symbol, Bound::Listed(elements.clone()));
        }
        Ok(elements)
    }

    /// The attribute of an op, if it is part of the operation in PDL: it must be there then.
    fn attribute_in_op(
        &mut self,
        op: &'a SourceOp<'r>,
        index: usize,
        test: &AttributePattern<'r>,
    ) -> Lowered<Option<Value>> {
        if !is_in_op(&op.operator, index, test) {
            return Ok(None);
        }
        let text = test.constraint.and_then(constant::attribute_text);
        let is_constant = text.is_some();
        let kind = Kind::Attribute { value: text, ty: None };
        let value = self.add(op.span, kind, &[ValueType::Attribute]);
        if let Some(symbol) = test.binding {
            self.bound.insert(symbol, Bound::One(value, PdlEntityKind::Attribute));
        }
        if let Some(constraint) = test.constraint.filter(|_| !is_constant) {
            self.attribute_constraint(constraint, value)?;
        }
        Ok(Some(value))
    }

    /// The attribute of an op that may be absent, or has a default.
    pub(super) fn attribute_of_op(
        &mut self,
        op: &'a SourceOp<'r>,
        parent: Value,
        index: usize,
        test: &AttributePattern<'r>,
    ) -> Lowered<()> {
        let operator = &*op.operator;
        if is_in_op(operator, index, test) {
            return Ok(());
        }
        let name = format!("{}.{}", operator.qualified_name, operator.attributes[index].name);
        if test.constraint.is_some_and(asks_for_absence) {
            let body = PdlFunctionBody::IsAbsent { slot: index };
            self.call(&format!("{name} is absent"), op.span, body, vec![parent], &[]);
            if let Some(symbol) = test.binding.filter(|symbol| self.pattern.symbols[*symbol].used) {
                let body = PdlFunctionBody::Slot { slot: index, absent: AbsentSlot::Null };
                let value = self.call(&name, op.span, body, vec![parent], &[ValueType::Attribute])[0];
                self.bound.insert(symbol, Bound::One(value, PdlEntityKind::OptionalAttribute));
            }
            return Ok(());
        }
        let is_used = test.binding.is_some_and(|symbol| self.pattern.symbols[symbol].used);
        let must_be_there = test.is_present || test.constraint.is_some();
        let (absent, kind) = match operator.attributes[index].presence {
            AttributePresence::Optional if must_be_there => (AbsentSlot::Fails, PdlEntityKind::Attribute),
            AttributePresence::Optional => (AbsentSlot::Null, PdlEntityKind::OptionalAttribute),
            _ => (AbsentSlot::Default, PdlEntityKind::Attribute),
        };
        if !is_used && test.constraint.is_none() && absent == AbsentSlot::Null {
            return Ok(());
        }
        let body = PdlFunctionBody::Slot { slot: index, absent };
        let value = self.call(&name, op.span, body, vec![parent], &[ValueType::Attribute])[0];
        if let Some(symbol) = test.binding {
            self.bound.insert(symbol, Bound::One(value, kind));
        }
        match test.constraint {
            Some(constraint) => self.attribute_constraint(constraint, value),
            None => Ok(()),
        }
    }

    pub(super) fn property(
        &mut self,
        op: &'a SourceOp<'r>,
        parent: Value,
        index: usize,
        constraint: Option<Record<'r>>,
        binding: Option<SymbolId>,
    ) -> Lowered<()> {
        let operator = &*op.operator;
        let own = operator.properties[index].record;
        let binding = binding.filter(|symbol| self.pattern.symbols[*symbol].used);
        if binding.is_none() && constraint.is_none() {
            return Ok(());
        }
        let name = format!("{}.{}", operator.qualified_name, operator.properties[index].name);
        let body = PdlFunctionBody::Slot { slot: operator.property_slot(index), absent: AbsentSlot::Default };
        let value = self.call(&name, op.span, body, vec![parent], &[ValueType::Attribute])[0];
        if let Some(symbol) = binding {
            self.bound.insert(symbol, Bound::One(value, PdlEntityKind::Property(own)));
        }
        match constraint {
            Some(constraint) => self.property_constraint(op.span, constraint, own, value),
            None => Ok(()),
        }
    }

    pub(super) fn property_constraint(
        &mut self,
        span: Span,
        constraint: Record<'r>,
        own: Record<'r>,
        value: Value,
    ) -> Lowered<()> {
        let expression = match constraint.is_a("ConstantProp") {
            true => {
                let constant = self.code.property_constant(constraint, own);
                syn::parse_quote!(property == #constant)
            }
            false => {
                let Ok(predicate) = constraint.record("predicate") else { return Ok(()) };
                let text = self.code.predicate(predicate).text.clone();
                if ["true", "(true)"].contains(&text.trim()) {
                    return Ok(());
                }
                self.expression(span, &text, |name| (name == "_self").then(|| "property".to_owned()))?
            }
        };
        let parameter = PdlParameter { variable: "property".to_owned(), kind: PdlEntityKind::Property(own) };
        let body =
            PdlFunctionBody::Predicate { expression: SnippetExpr(expression), parameters: vec![parameter] };
        let name = self.name_of(constraint, "property");
        self.call(&name, constraint.span(), body, vec![value], &[]);
        Ok(())
    }

    /// A constraint on the type of a value.
    pub(super) fn type_constraint(&mut self, constraint: Record<'r>, value: Value) -> Lowered<()> {
        self.constraint(constraint, Subject::Type, PdlEntityKind::TypeOfValue, value)
    }

    /// A constraint on an attribute.
    pub(super) fn attribute_constraint(&mut self, constraint: Record<'r>, value: Value) -> Lowered<()> {
        self.constraint(constraint, Subject::Attribute, PdlEntityKind::Attribute, value)
    }

    fn constraint(
        &mut self,
        constraint: Record<'r>,
        subject: Subject,
        kind: PdlEntityKind<'r>,
        value: Value,
    ) -> Lowered<()> {
        let read = self.code.constraint(constraint, subject);
        let Some(check) = &read.check else { return Ok(()) };
        if check.reads_op {
            return self.unsupported(constraint.span(), "a constraint reads the op (`$_op`)");
        }
        let expression = check.expr.clone();
        let parameter = PdlParameter { variable: subject.name().to_owned(), kind };
        let body =
            PdlFunctionBody::Predicate { expression: SnippetExpr(expression), parameters: vec![parameter] };
        let name = self.name_of(constraint, subject.name());
        self.call(&name, constraint.span(), body, vec![value], &[]);
        Ok(())
    }
}

/// Whether an attribute is part of the operation in PDL.
pub(super) fn is_in_op(operator: &Operator<'_>, index: usize, test: &AttributePattern<'_>) -> bool {
    let is_required = operator.attributes[index].presence == AttributePresence::Required;
    let may_be_absent = test.constraint.is_some_and(asks_for_absence);
    let is_optional = operator.attributes[index].presence == AttributePresence::Optional;
    !may_be_absent && (is_required || (is_optional && (test.is_present || test.constraint.is_some())))
}

/// The type in PDL of an entity.
pub(super) fn value_type_of(kind: &PdlEntityKind<'_>) -> ValueType {
    match kind {
        PdlEntityKind::Value => ValueType::Value,
        PdlEntityKind::OptionalValue | PdlEntityKind::Values | PdlEntityKind::Listed(_) => {
            ValueType::ValueRange
        }
        PdlEntityKind::Op => ValueType::Operation,
        PdlEntityKind::Attribute | PdlEntityKind::OptionalAttribute | PdlEntityKind::Property(_) => {
            ValueType::Attribute
        }
        PdlEntityKind::Type | PdlEntityKind::TypeOfValue => ValueType::Type,
    }
}
