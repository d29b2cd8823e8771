//! Predicates over the operands, results and attributes of an op.

use rtblgen_backends::ods::code::predicates::bound_ident;
use rtblgen_backends::ods::model::{Arity, AttributePresence, OpTrait, Operator, TraitKind};
use rtblgen_ir::{OpPredicate, OpView};

use crate::interned::{Fingerprint, cases, fields, intern_as, intern_list, intern_text};
use crate::loader::Loader;
use crate::reported::ReportedSnippet;
use crate::snippet::{Snippet, Value};

/// A variable of a predicate.
struct Binding {
    source: Source,
    /// Whether the predicate holds if the variable has no value.
    must_be_present: bool,
}

/// The source of the value of a variable.
enum Source {
    Operand(usize, Arity),
    Result(usize, Arity),
    Attribute {
        slot: usize,
        is_optional: bool,
        convert: Option<Snippet>,
    },
    IsThere(usize),
    /// A property, in its attribute form.
    Property(usize),
}

struct Predicate {
    bindings: Vec<Binding>,
    check: ReportedSnippet,
}

fields! {
    Binding { source, must_be_present }
    Predicate { bindings, check }
}

cases! {
    Arity { One; Optional; Variadic; }
    Source {
        Operand(index, arity); Result(index, arity); Attribute { slot, is_optional, convert };
        IsThere(slot); Property(slot);
    }
}

impl Predicate {
    fn holds(&self, op: OpView<'_, '_>) -> bool {
        let mut values = vec![Value::Op(op)];
        for binding in &self.bindings {
            match binding.source.value(op) {
                Some(Value::Option(None)) if binding.must_be_present => return true,
                Some(Value::Option(Some(value))) if binding.must_be_present => values.push(*value),
                Some(value) => values.push(value),
                None => return false,
            }
        }
        self.check.holds(values)
    }
}

impl Source {
    fn value<'a, 'c>(&self, op: OpView<'a, 'c>) -> Option<Value<'a, 'c>> {
        Some(match self {
            Source::Operand(number, Arity::One) => op.operand_group(*number).next()?.into(),
            Source::Operand(number, Arity::Optional) => Value::option(op.operand_group(*number).next()),
            Source::Operand(number, Arity::Variadic) => Value::Values(op.operand_group(*number).collect()),
            Source::Result(number, Arity::One) => op.result_group(*number).next()?.into(),
            Source::Result(number, Arity::Optional) => Value::option(op.result_group(*number).next()),
            Source::Result(number, Arity::Variadic) => Value::Values(op.result_group(*number).collect()),
            Source::IsThere(slot) => op.inherent(*slot).is_some().into(),
            Source::Property(slot) => op.inherent(*slot)?.into(),
            Source::Attribute { slot, is_optional, convert } => {
                let attribute = op.inherent(*slot);
                let value = match (attribute, convert) {
                    (Some(attribute), Some(convert)) => Some(convert.run(vec![attribute.into()]).ok()?),
                    (attribute, _) => attribute.map(Value::Attribute),
                };
                match is_optional {
                    true => Value::option(value),
                    false => value?,
                }
            }
        })
    }
}

impl<'r> Loader<'_, 'r> {
    /// The predicates of the `PredOpTrait`s of an op.
    pub(crate) fn op_predicates(&mut self, operator: &Operator<'r>) -> &'static [OpPredicate] {
        let own = operator.traits.iter().filter(|own| own.kind == TraitKind::Predicate);
        intern_list(own.filter_map(|own| self.op_predicate(operator, own)).collect())
    }

    fn op_predicate(&mut self, operator: &Operator<'r>, own: &OpTrait<'r>) -> Option<OpPredicate> {
        let record = own.record;
        let summary = record.str("summary").ok()?;
        let predicate = self.code.op_predicate(operator.record, record);
        let mut names = vec!["op".to_owned()];
        let mut bindings = Vec::new();
        for bound in &predicate.bound {
            names.push(bound_ident(&bound.name).to_string());
            let source = self.source(operator, &bound.name)?;
            bindings.push(Binding { source, must_be_present: bound.must_be_present });
        }
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        let check = self.with_traits_of(operator.record, |loader| {
            loader.reported_predicate(&predicate.expr, &names, &operator.qualified_name, own.span)
        });
        let predicate = Predicate { bindings, check };
        let content = Fingerprint::of(&predicate);
        Some(OpPredicate {
            summary: intern_text(summary),
            check: intern_as(&content, move |op: OpView<'_, '_>| predicate.holds(op)),
        })
    }

    fn source(&mut self, operator: &Operator<'r>, name: &str) -> Option<Source> {
        if let Some(index) = operator.operands.iter().position(|value| value.name == name) {
            return Some(Source::Operand(index, operator.operands[index].arity));
        }
        if let Some(index) = operator.results.iter().position(|value| value.name == name) {
            return Some(Source::Result(index, operator.results[index].arity));
        }
        if let Some(index) = operator.properties.iter().position(|property| property.name == name) {
            return Some(Source::Property(operator.property_slot(index)));
        }
        let slot = operator.attributes.iter().position(|attribute| attribute.name == name)?;
        let attribute = &operator.attributes[slot];
        if attribute.is_unit() {
            return Some(Source::IsThere(slot));
        }
        let code = self.code.attribute(attribute.base());
        let convert = code.as_ref().and_then(|code| code.convert.as_ref());
        let convert = convert
            .map(|convert| self.snippet(&convert.expr, &["attr"], attribute.name, convert.value.span()));
        let is_optional =
            matches!(attribute.presence, AttributePresence::Optional | AttributePresence::DefaultOptional);
        Some(Source::Attribute { slot, is_optional, convert })
    }
}
