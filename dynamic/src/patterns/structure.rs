//! Tests whether an op matches the ops of a pattern, for the orders of an `either`. Values that a pattern names twice are not compared.

use std::collections::HashMap;
use std::sync::Arc;

use rtblgen_ir::{Context, Ir, Op, Value};
use rtblgen_pdl::PdlEntity;
use rtblgen_pdll::pdl::{self, Kind, PdlPattern};

use crate::patterns::function::Function;

/// The source ops of a pattern, and the constraints that it calls.
pub(super) struct Structure {
    pattern: PdlPattern,
    functions: HashMap<String, Arc<Function>>,
}

impl Structure {
    pub(super) fn new(pattern: PdlPattern, functions: HashMap<String, Arc<Function>>) -> Self {
        Self { pattern, functions }
    }

    /// Whether an op matches.
    pub(super) fn matches(&self, ir: &Ir<'_>, op: Op) -> bool {
        let root = self.pattern.operations.iter().find_map(|operation| match operation.kind {
            Kind::Rewrite { root } => Some(root),
            _ => None,
        });
        let mut test = Test { pattern: &self.pattern, ir, found: HashMap::new() };
        root.is_some_and(|root| test.op(root, op)) && self.constraints(ir, test.found)
    }

    fn constraints<'c>(&self, ir: &Ir<'c>, mut found: HashMap<pdl::Value, PdlEntity<'c>>) -> bool {
        for (number, operation) in (0..).zip(&self.pattern.operations) {
            let Kind::NativeConstraint { name, arguments, is_negated, .. } = &operation.kind else {
                continue;
            };
            let argument = |own| found.get(own).cloned().or_else(|| self.constant(ir.context(), own));
            let arguments: Option<Vec<_>> = arguments.iter().map(argument).collect();
            let results =
                arguments.and_then(|arguments| self.functions.get(name)?.constraint(ir, &arguments));
            match (results, is_negated) {
                (Some(results), false) => {
                    let values = (0..).map(|result| pdl::Value { operation: number, result });
                    found.extend(values.zip(results));
                }
                (None, true) => {}
                _ => return false,
            }
        }
        true
    }
}

impl Structure {
    /// The constant attribute that is an argument.
    fn constant<'c>(&self, context: &'c Context, own: &pdl::Value) -> Option<PdlEntity<'c>> {
        match &self.pattern.operation(*own).kind {
            Kind::Attribute { value: Some(text), .. } => {
                context.parse_attribute(text).ok().map(PdlEntity::Attribute)
            }
            _ => None,
        }
    }
}

/// The state of a match: the entities that were found so far.
struct Test<'a, 'i, 'c> {
    pattern: &'a PdlPattern,
    ir: &'i Ir<'c>,
    found: HashMap<pdl::Value, PdlEntity<'c>>,
}

impl Test<'_, '_, '_> {
    fn op(&mut self, value: pdl::Value, op: Op) -> bool {
        let pattern = self.pattern;
        let Kind::Operation { name, operands, attributes, .. } = &pattern.operation(value).kind else {
            return false;
        };
        if name.as_deref() != Some(op.name(self.ir).as_str()) {
            return false;
        }
        self.found.insert(value, PdlEntity::Op(op));
        attributes.iter().all(|(name, attribute)| self.attribute(op, name, *attribute))
            && self.operands(op, operands)
    }

    fn attribute(&mut self, op: Op, name: &str, value: pdl::Value) -> bool {
        let Some(attribute) = op.attribute(self.ir, name) else { return false };
        self.found.insert(value, PdlEntity::Attribute(attribute));
        match &self.pattern.operation(value).kind {
            Kind::Attribute { value: Some(text), .. } => {
                self.ir.context().parse_attribute(text).is_ok_and(|constant| constant == attribute)
            }
            _ => true,
        }
    }

    /// Matches operands: one by one if the pattern has no ranges of values, otherwise by group of the definition.
    fn operands(&mut self, op: Op, operands: &[pdl::Value]) -> bool {
        let all: Vec<Value> = op.operands(self.ir).collect();
        let is_group = |own: &pdl::Value| self.pattern.type_of(*own) == pdl::ValueType::ValueRange;
        if !operands.iter().any(is_group) {
            return all.len() == operands.len()
                && operands.iter().zip(all).all(|(own, value)| self.operand(*own, value));
        }
        let groups = op.definition(self.ir).map_or(1, |definition| definition.operands.len());
        if groups != operands.len() {
            return false;
        }
        operands.iter().enumerate().all(|(number, own)| {
            let values: Vec<Value> = op.operand_group(self.ir, number).collect();
            match (self.pattern.type_of(*own), values.as_slice()) {
                (pdl::ValueType::ValueRange, _) => {
                    self.found.insert(*own, PdlEntity::Values(values));
                    true
                }
                (_, [one]) => self.operand(*own, *one),
                _ => false,
            }
        })
    }

    fn operand(&mut self, own: pdl::Value, value: Value) -> bool {
        self.found.insert(own, PdlEntity::Value(value));
        match &self.pattern.operation(own).kind {
            Kind::Result { parent, index } => {
                let is_result = value.result_number(self.ir) == Some(*index as usize);
                is_result && value.defining_op(self.ir).is_some_and(|op| self.op(*parent, op))
            }
            Kind::Results { parent, index: Some(group) } => value.defining_op(self.ir).is_some_and(|op| {
                let mut group = op.result_group(self.ir, *group as usize);
                group.any(|own| own == value) && self.op(*parent, op)
            }),
            _ => true,
        }
    }
}
