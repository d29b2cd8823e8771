//! Checks the snippets of patterns before they are emitted.

use rtblgen_records::Record;
use tblgen_parser::Diagnostic;

use crate::ods::code::CodeReader;
use crate::ods::code::constraints::Subject;
use crate::ods::model::WholeAttribute;
use crate::ods::model::enums::const_builder_call;
use crate::patterns::model::native::{NativeCall, spread};
use crate::patterns::model::{
    AttributePattern, NativeArgument, NativeLeaf, NativeOutput, Pattern, Requirement, ResultAttribute,
    ResultNative, ResultNode, ResultOp, ResultProperty, ResultTypes, ResultValue, SourceArgument,
    SourceNative, SourceOp, TypeSource, ValuePattern,
};

/// Reads the snippets of a pattern.
pub(in crate::patterns) fn read<'r>(pattern: &Pattern<'r>, reader: &mut CodeReader<'r>) {
    reader.at(pattern.source.span);
    let mut snippets = Snippets { reader };
    snippets.source(&pattern.source);
    for requirement in &pattern.requirements {
        snippets.requirement(requirement);
    }
    let results = pattern.results.iter().map(|result| &result.node);
    for node in results.chain(&pattern.supplemental) {
        snippets.node(node);
    }
}

/// Replaces the placeholder of a constant: the builder.
fn builder(name: &str) -> Option<String> {
    (name == "_builder").then(|| "builder".to_owned())
}

/// The expression of a constant attribute: `constBuilderCall` with the value in place of `$0`. Without one, the value is the
/// attribute.
fn constant_text(attribute: Record<'_>, value: &str) -> String {
    const_builder_call(attribute).map_or_else(|| value.to_owned(), |call| call.replace("$0", value))
}

/// The value of an enum case, as text.
fn enum_case(record: Record<'_>) -> String {
    record.int("value").unwrap_or_default().to_string()
}

struct Snippets<'a, 'r> {
    reader: &'a mut CodeReader<'r>,
}

impl<'r> Snippets<'_, 'r> {
    fn source(&mut self, op: &SourceOp<'r>) {
        for argument in &op.arguments {
            match argument {
                SourceArgument::Operand { value, .. } => self.value(value),
                SourceArgument::Either { values, .. } => values.iter().for_each(|value| self.value(value)),
                SourceArgument::Variadic { values, .. } => values.iter().for_each(|value| self.value(value)),
                SourceArgument::Attribute { test, .. } => self.attribute(test),
                SourceArgument::Property { index, constraint, .. } => {
                    if let Some(constraint) = constraint {
                        self.property(*constraint, Some(op.operator.properties[*index].record));
                    }
                }
            }
        }
    }

    fn value(&mut self, value: &ValuePattern<'r>) {
        match value {
            ValuePattern::Leaf { constraint: Some(constraint), .. } => {
                self.reader.constraint(*constraint, Subject::Type);
            }
            ValuePattern::Leaf { constraint: None, .. } => {}
            ValuePattern::Op(op) => self.source(op),
            ValuePattern::Native(native) => self.source_native(native),
        }
    }

    fn attribute(&mut self, test: &AttributePattern<'r>) {
        if let Some(constraint) = test.constraint {
            self.attribute_constraint(constraint);
        }
    }

    fn attribute_constraint(&mut self, constraint: Record<'r>) {
        // The predicate contains the constant, so an error in it belongs to the constant.
        if let (Ok(attribute), Ok(value)) = (constraint.record("attr"), constraint.value("value"))
            && self.reader.attribute_constant(attribute, value).is_none()
        {
            return;
        }
        self.reader.constraint(constraint, Subject::Attribute);
    }

    /// Reads a constraint on a property. `own` is the property of an op, if there is one.
    fn property(&mut self, constraint: Record<'r>, own: Option<Record<'r>>) {
        match own.filter(|_| constraint.is_a("ConstantProp")) {
            Some(own) => self.property_constant(constraint, own),
            None => self.predicate(constraint),
        }
    }

    /// Reads a constant of a property.
    fn property_constant(&mut self, constant: Record<'r>, own: Record<'r>) {
        self.reader.property_kind(own);
        self.reader.constant_of_property(constant, own);
    }

    /// Reads the predicate of a constraint on named entities.
    fn predicate(&mut self, constraint: Record<'r>) {
        let (predicate, place) = match (constraint.record("predicate"), constraint.value("predicate")) {
            (Ok(predicate), Ok(place)) => (predicate, place),
            (Err(mistake), _) | (_, Err(mistake)) => return self.reader.report(mistake),
        };
        if let Some(text) = self.reader.predicate(predicate) {
            let is_known = |name: &str| name == "_self" || name.parse::<usize>().is_ok();
            self.reader.composed(place, &text.text, |name| is_known(name).then(|| format!("named_{name}")));
        }
    }

    fn source_native(&mut self, native: &SourceNative<'r>) {
        self.native_call(&native.call, 0, &["_self"]);
        for output in &native.outputs {
            match output {
                NativeOutput::Value(value) => self.value(value),
                NativeOutput::Attribute(test) => self.attribute(test),
                NativeOutput::Property { constraint, .. } => self.property(*constraint, None),
            }
        }
    }

    /// Reads the expression of a native call with `arguments` arguments.
    fn native_call(&mut self, call: &NativeCall<'r>, arguments: usize, names: &[&str]) {
        let variables: Vec<_> = (0..arguments).map(|number| format!("argument_{number}")).collect();
        let text = spread(call.expression, &variables);
        self.reader.composed(call.text, &text, |name| match name.parse::<usize>() {
            Ok(number) => variables.get(number).cloned(),
            Err(_) => names.contains(&name).then(|| format!("named_{name}")),
        });
    }

    fn requirement(&mut self, requirement: &Requirement<'r>) {
        match requirement {
            Requirement::Entity(entity) if entity.is_type_constraint => {
                self.reader.constraint(entity.constraint, Subject::Type);
            }
            Requirement::Entity(entity) => self.predicate(entity.constraint),
            Requirement::Attribute { constraint, .. } => {
                self.attribute_constraint(*constraint);
                self.reader.constraint_without_op(*constraint, Subject::Attribute);
            }
            Requirement::Type { constraint, .. } => {
                self.reader.constraint_without_op(*constraint, Subject::Type);
            }
            Requirement::Bind { .. }
            | Requirement::Equal { .. }
            | Requirement::Count { .. }
            | Requirement::Unused { .. }
            | Requirement::Native { .. } => {}
        }
    }

    fn node(&mut self, node: &ResultNode<'r>) {
        match node {
            ResultNode::Op(op) => self.result_op(op),
            ResultNode::Native(native) => self.native(native),
            ResultNode::Replace(replacement) => {
                replacement.values.iter().for_each(|value| self.node(value));
            }
            ResultNode::Value(_)
            | ResultNode::Call(_)
            | ResultNode::ReplaceOp { .. }
            | ResultNode::Erase(_) => {}
        }
    }

    fn result_op(&mut self, op: &ResultOp<'r>) {
        op.operands.iter().for_each(|operand| self.result_value(operand));
        for attribute in &op.attributes {
            match attribute {
                ResultAttribute::Property(_, property) => self.reader.property_kind(*property),
                ResultAttribute::Constant(record) => self.constant(*record),
                ResultAttribute::Native(native) => self.native(native),
                ResultAttribute::NativeLeaf(leaf) => self.leaf(leaf),
                ResultAttribute::Absent | ResultAttribute::Term(_) | ResultAttribute::Symbol(_) => {}
            }
        }
        for (property, own) in op.properties.iter().zip(&op.operator.properties) {
            if !matches!(property, ResultProperty::Absent) {
                self.reader.property_kind(own.record);
            }
            match property {
                ResultProperty::Constant(record) => self.property_constant(*record, own.record),
                ResultProperty::Native(native) => self.native(native),
                ResultProperty::NativeLeaf(leaf) => self.leaf(leaf),
                ResultProperty::Absent | ResultProperty::Symbol(_) => {}
            }
        }
        if let ResultTypes::Given(sources) = &op.types {
            for source in sources {
                match source {
                    TypeSource::Code(call) => self.native_call(call, 0, &["_builder", "_loc"]),
                    TypeSource::Native(native) => self.native(native),
                    TypeSource::Symbol(_) | TypeSource::Term(_) => {}
                }
            }
        }
    }

    fn result_value(&mut self, value: &ResultValue<'r>) {
        match value {
            ResultValue::Node(node) => self.node(node),
            ResultValue::NativeLeaf(leaf) => self.leaf(leaf),
            ResultValue::Variadic(values) => values.iter().for_each(|value| self.result_value(value)),
            ResultValue::Symbol(_) | ResultValue::Term(_) => {}
        }
    }

    fn native(&mut self, native: &ResultNative<'r>) {
        self.native_call(&native.call, native.arguments.len(), &["_builder", "_loc"]);
        for argument in &native.arguments {
            match argument {
                NativeArgument::Node(node) => self.node(node),
                NativeArgument::Constant(record) => self.constant(*record),
                NativeArgument::NativeLeaf(leaf) => self.leaf(leaf),
                NativeArgument::Symbol(_) => {}
            }
        }
    }

    fn leaf(&mut self, leaf: &NativeLeaf<'r>) {
        self.native_call(&leaf.call, 0, &["_self", "_builder", "_loc"]);
    }

    /// Reads a constant attribute of a result pattern.
    fn constant(&mut self, record: Record<'r>) {
        let (attribute, value) = match record.record("attr") {
            Ok(attribute) => match record.value("value") {
                Ok(written) => match self.reader.attribute_constant(attribute, written) {
                    Some(value) => (attribute, value),
                    None => return,
                },
                Err(mistake) => return self.reader.report(Diagnostic::from(mistake)),
            },
            Err(_) => (record, enum_case(record)),
        };
        let is_whole = record.value("value").is_ok_and(|value| value.note::<WholeAttribute>().is_some());
        match attribute.value("constBuilderCall") {
            Ok(place) if place.as_str().is_none() && !is_whole => {
                let message = format!(
                    "`{}` has no `constBuilderCall`, which makes an attribute of the value",
                    attribute.name()
                );
                let span = record.value("value").map_or(record.span(), |value| value.span());
                self.reader.report(Diagnostic::error(span, message));
            }
            Ok(place) => {
                let text = constant_text(attribute, &value);
                self.reader.constant_expression(record, place, &text, builder);
            }
            Err(mistake) => self.reader.report(mistake),
        }
    }
}
