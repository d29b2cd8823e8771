//! Finds patterns that can never match, since their constraints contradict those of the ops.

use rtblgen_records::Record;
use tblgen_parser::{Diagnostic, Span};

use crate::ods::model::{
    Arity, AttributePresence, NamedAttribute, NamedProperty, NamedValue, Operator, property,
};
use crate::patterns::drr::check::Check;
use crate::patterns::drr::integers::Integers;
use crate::patterns::model::disjoint::{are_disjoint_attributes, words_of_constraint as words};
use crate::patterns::model::known::Contradiction;
use crate::patterns::model::symbols::{Binding, SymbolUse};
use crate::patterns::model::{SourceOp, ValueBinding};
use crate::rust::types::RustType;

impl<'r> Check<'_, 'r> {
    /// Reports a contradiction at its place. In a stock file it is a warning: mlir-tblgen accepts the pattern, and in a dialect
    /// conversion a value may have another type than its op declares.
    fn refuse(&mut self, checked: Result<(), Contradiction>, span: Span) -> Option<()> {
        let Err(contradiction) = checked else { return Some(()) };
        let message = contradiction.message().to_owned();
        if self.is_stock {
            let mut warning = Diagnostic::warning(span, message);
            contradiction.label(&mut warning);
            self.diagnostics.push(warning);
            return Some(());
        }
        contradiction.label(self.error(span, message));
        None
    }

    /// Checks the constraints on an operand that is one value: in place, and by the name if it occurs
    /// elsewhere too.
    pub(super) fn check_operand_types(
        &mut self,
        operand: &NamedValue<'r>,
        constraint: Option<Record<'r>>,
        binding: Option<ValueBinding>,
        span: Span,
    ) -> Option<()> {
        if let Some(asked) = constraint {
            self.refuse(self.known.operand_meets(operand, asked), span)?;
        }
        let Some(ValueBinding { symbol, .. }) = binding else { return Some(()) };
        let checked = self.known.operand_is(operand, symbol, &self.symbols[symbol]);
        self.known.add_types(symbol, constraint);
        self.refuse(checked, span)
    }

    /// The results of a nested op can be the operand that it is to define.
    pub(super) fn check_producer(
        &mut self,
        operand: &NamedValue<'r>,
        nested: &SourceOp<'r>,
        span: Span,
    ) -> Option<()> {
        self.refuse(self.known.producer(operand, nested), span)
    }

    /// A type constraint among the additional constraints.
    pub(super) fn check_entity_type(
        &mut self,
        constraint: Record<'r>,
        of: SymbolUse,
        span: Span,
    ) -> Option<()> {
        let known = self.known_types(of);
        self.refuse(self.known.type_meets(&known, constraint, &self.symbols[of.symbol]), span)
    }

    /// The types that ops and the pattern itself require of the value with a name.
    fn known_types(&self, of: SymbolUse) -> Vec<Record<'r>> {
        match &self.symbols[of.symbol].binding {
            Binding::SourceOp(operator) | Binding::ResultOp(operator) => {
                of_one_result(operator, of.index).map(NamedValue::element_constraint).into_iter().collect()
            }
            _ => self.known.types(of.symbol).to_vec(),
        }
    }

    /// A bound value as an operand of a new op.
    pub(super) fn check_operand_fits(&mut self, operand: &NamedValue<'r>, of: SymbolUse) -> Option<()> {
        let known = self.known_types(of);
        let checked = self.known.fits(&known, operand, "operand", Some(&self.symbols[of.symbol]));
        self.refuse(checked, of.span)
    }

    /// A bound attribute as an attribute of a new op.
    pub(super) fn check_attribute_fits(
        &mut self,
        attribute: &NamedAttribute<'r>,
        of: SymbolUse,
    ) -> Option<()> {
        let checked = self.known.attribute_fits(attribute, of.symbol, &self.symbols[of.symbol]);
        self.refuse(checked, of.span)
    }

    /// A constant as an attribute of a new op.
    pub(super) fn check_constant_fits(
        &mut self,
        attribute: &NamedAttribute<'r>,
        constant: Record<'r>,
        span: Span,
    ) -> Option<()> {
        let kinds = are_disjoint_attributes(attribute.base(), constant);
        if !kinds && !Integers::of(&[attribute.record, constant]).is_empty() {
            return Some(());
        }
        let own = words(if kinds { attribute.base() } else { attribute.record });
        let message = format!("the constant is {}, and the attribute is {own}", words(constant));
        let defined = (attribute.span, "the attribute is defined here".to_owned());
        self.error(span, message).labels.push(defined);
        None
    }

    /// The results of a new op that replace those of the root from number `first` on.
    pub(super) fn check_replacing_op(
        &mut self,
        operator: &Operator<'r>,
        result: Option<usize>,
        first: usize,
        span: Span,
    ) -> Option<()> {
        let root = self.root.clone()?;
        let own = match result {
            Some(number) => operator.results.get(number..=number).unwrap_or_default(),
            None => operator.results.as_slice(),
        };
        for (old, new) in root.results.iter().skip(first).zip(own) {
            self.refuse(self.known.replaces(old, &root, &[new.element_constraint()]), span)?;
        }
        Some(())
    }

    /// A bound value that replaces a result of the root.
    pub(super) fn check_replacing_value(&mut self, of: SymbolUse, number: usize) -> Option<()> {
        let root = self.root.clone()?;
        let Some(old) = root.results.get(number) else { return Some(()) };
        self.refuse(self.known.replaces(old, &root, &self.known_types(of)), of.span)
    }

    /// Checks the constraint of a pattern on an attribute.
    pub(super) fn check_attribute_constraint(
        &mut self,
        attribute: &NamedAttribute<'r>,
        asked: Record<'r>,
        span: Span,
    ) -> Option<()> {
        let message = if asked.name() == "IsNullAttr" {
            (attribute.presence != AttributePresence::Optional)
                .then(|| format!("this never matches: `{}` is always there", attribute.name))
        } else {
            let kinds = are_disjoint_attributes(attribute.base(), asked);
            (kinds || Integers::of(&[attribute.record, asked]).is_empty()).then(|| {
                let own = words(if kinds { attribute.base() } else { attribute.record });
                format!("this never matches: the attribute is {own}, and not {}", words(asked))
            })
        };
        let Some(message) = message else { return Some(()) };
        self.error(span, message).labels.push((attribute.span, "the attribute is defined here".to_owned()));
        None
    }

    /// Checks the constraint of a pattern on a property, or a constant for it. Integers of any width compare,
    /// as in C++.
    pub(super) fn check_property_constraint(
        &mut self,
        property: &NamedProperty<'r>,
        asked: Record<'r>,
        span: Span,
    ) -> Option<()> {
        let own = self.property_type(property.record)?;
        let Some(ty) = self.type_asked_about(asked) else { return Some(()) };
        if ty == own || (ty.is_integer() && own.is_integer()) {
            return Some(());
        }
        let message = format!("the property is `{own}`, and {} is about `{ty}`", words(asked));
        self.error(span, message).labels.push((property.span, "the property is defined here".to_owned()));
        None
    }

    /// The Rust type of the values that a property constraint checks, if it has one.
    pub(super) fn type_asked_about(&mut self, constraint: Record<'r>) -> Option<RustType> {
        match property::constrained_type(constraint) {
            Ok(ty) => ty,
            Err(mistake) => {
                self.diagnostics.push(mistake);
                None
            }
        }
    }
}

fn of_one_result<'a, 'r>(operator: &'a Operator<'r>, index: Option<usize>) -> Option<&'a NamedValue<'r>> {
    let result = match (index, operator.results.as_slice()) {
        (Some(index), results) => results.get(index)?,
        (None, [one]) => one,
        (None, _) => return None,
    };
    (result.arity == Arity::One).then_some(result)
}
