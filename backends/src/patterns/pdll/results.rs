//! The rewrite: new ops, calls, replacements, in order.

use rtblgen_pdll::pdl::{Kind, Value};
use rtblgen_pdll::tree::CallableId;
use tblgen_parser::{Diagnostic, Span};

use crate::ods::model::{Arity, AttributePresence, NamedValue, Operator};
use crate::patterns::model::symbols::{Binding, SymbolId};
use crate::patterns::model::term::{NativeType, Term};
use crate::patterns::model::words::plural;
use crate::patterns::model::{
    FunctionCall, Requirement, ResultAttribute, ResultNode, ResultOp, ResultProperty, ResultTypes,
    ResultValue, TypeSource,
};
use crate::patterns::pdll::lowering::Lowering;
use crate::patterns::pdll::source::binding_of;

impl<'r> Lowering<'_, 'r> {
    /// All that the rewrite does, in order.
    pub(super) fn rewrite(&mut self) -> Vec<ResultNode<'r>> {
        let mut steps = Vec::new();
        for (index, operation) in (0..).zip(&self.pattern.operations) {
            if !operation.is_in_rewrite {
                continue;
            }
            self.statement = Some(operation.span);
            let value = Value { operation: index, result: 0 };
            let step = match &operation.kind {
                Kind::Operation { .. } => self.result_op(value).map(ResultNode::Op),
                Kind::NativeRewrite { callable: Some(callable), arguments, .. } => {
                    self.call(index, *callable, arguments).map(ResultNode::Call)
                }
                Kind::Replace { root, values } => self.replace(*root, values, operation.span),
                Kind::Erase { root } => self.erase(*root, operation.span),
                _ => None,
            };
            steps.extend(step);
        }
        steps
    }

    fn call(&mut self, index: u32, callable: CallableId, arguments: &'r [Value]) -> Option<FunctionCall<'r>> {
        let operation = &self.pattern.operations[index as usize];
        let function = self.function(callable)?;
        let terms = self.arguments(&function, arguments, operation.span);
        let mut results = Vec::new();
        for ((number, ty), native) in (0..).zip(&operation.results).zip(&function.results) {
            let value = Value { operation: index, result: number };
            let name =
                if operation.results.len() == 1 { self.name_of(value, "made") } else { "made".to_owned() };
            results.push(match native {
                NativeType::OpOf(operator) => {
                    let symbol = self.bind(&name, Binding::ResultOp(operator.clone()), operation.span);
                    self.note_results_of_native(symbol, operator);
                    self.terms.insert(value, Term::Op(symbol));
                    symbol
                }
                _ => {
                    let symbol = self.bind(&name, binding_of(*ty), operation.span);
                    self.terms.insert(value, Term::Symbol(symbol));
                    symbol
                }
            });
        }
        Some(FunctionCall { function, arguments: terms?, results })
    }

    fn result_op(&mut self, value: Value) -> Option<ResultOp<'r>> {
        let operation = self.operation(value);
        let Kind::Operation { name, operands, attributes, types } = &operation.kind else { return None };
        let operator = self.operator(name.as_deref(), operation.span)?;
        let operands = self.result_operands(&operator, operands, operation.span);
        let attributes = self.result_attributes(&operator, attributes, operation.span);
        let types = self.result_types(&operator, value, types, operation.span);
        self.check_shape(&operator, operation.span)?;
        let mnemonic = operator.qualified_name.rsplit('.').next().unwrap_or_default();
        let name = self.name_of(value, mnemonic);
        let symbol = self.bind(&name, Binding::ResultOp(operator.clone()), operation.span);
        self.terms.insert(value, Term::Op(symbol));
        let (operands, (attributes, discardable), types) = (operands?, attributes?, types?);
        self.note_results(symbol, &operator, &types);
        for operand in &operands {
            if let ResultValue::Term(term) = operand {
                self.note_users(term, symbol);
            }
        }
        let properties = operator.properties.iter().map(|_| ResultProperty::Absent).collect();
        Some(ResultOp {
            operator,
            binding: Some(symbol),
            result: None,
            operands,
            attributes,
            properties,
            discardable,
            types,
            location: None,
            regions: None,
            successors: None,
        })
    }

    /// Notes whose results an operand of a new op is.
    fn note_users(&mut self, term: &Term<'r>, user: SymbolId) {
        match term {
            Term::Result { op, .. } | Term::Results(op) => self.users.push((*op, user)),
            Term::Values(parts) => parts.iter().for_each(|part| self.note_users(part, user)),
            _ => {}
        }
    }

    /// Regions are made empty; successors cannot be made.
    fn check_shape(&mut self, operator: &Operator<'r>, span: Span) -> Option<()> {
        let name = operator.qualified_name.clone();
        if operator.successors.iter().any(|successor| !successor.is_variadic) {
            self.error(span, format!("`{name}` has successors, which PDLL cannot give a new operation"))
                .help("make it in a native rewrite");
            return None;
        }
        if operator.regions.iter().any(|region| !region.is_variadic) {
            let message = format!("the new `{name}` gets empty regions");
            let warning = Diagnostic::warning(self.place(span), message);
            self.diagnostics.push(warning.with_help("make it in a native rewrite that fills them"));
        }
        Some(())
    }

    fn result_operands(
        &mut self,
        operator: &Operator<'r>,
        operands: &'r [Value],
        span: Span,
    ) -> Option<Vec<ResultValue<'r>>> {
        let name = operator.qualified_name.clone();
        let wanted = operator.operands.len();
        let terms: Option<Vec<_>> = operands.iter().map(|operand| self.term(*operand)).collect();
        let terms = terms?;
        let has_only_variadic = operator.operands.iter().all(NamedValue::is_variable);
        if terms.is_empty() && has_only_variadic {
            return Some(operator.operands.iter().map(|_| ResultValue::Variadic(Vec::new())).collect());
        }
        if terms.len() != wanted {
            let message = format!("`{name}` has {}, and this has {}", plural(wanted, "operand"), terms.len());
            self.error(span, message)
                .with_labels([(operator.record.span(), "the op is defined here")])
                .help("a new operation is given the operands of each group");
            return None;
        }
        let fitting = operator.operands.iter().zip(terms).zip(operands).map(|((operand, term), value)| {
            let place = self.operation(*value).span;
            self.fitted(operand, term, place, "operand").map(ResultValue::Term)
        });
        let fitting: Vec<_> = fitting.collect();
        fitting.into_iter().collect()
    }

    /// A term as an operand: one value, where the op's definition has one.
    fn fitted(
        &mut self,
        operand: &NamedValue<'r>,
        term: Term<'r>,
        span: Span,
        what: &str,
    ) -> Option<Term<'r>> {
        let term = match term {
            Term::Values(mut parts) if parts.len() == 1 => parts.remove(0),
            other => other,
        };
        if !self.is_list(&term) || operand.arity == Arity::Variadic {
            return Some(term);
        }
        let name = operand.name;
        self.error(span, format!("the {what} `{name}` is one value, and this is a range"))
            .with_labels([(operand.span, "it is defined here")])
            .help("pass one value: a result by its number or name");
        None
    }

    #[allow(clippy::type_complexity, reason = "what the op's definition has, and the rest")]
    fn result_attributes(
        &mut self,
        operator: &Operator<'r>,
        attributes: &'r [(String, Value)],
        span: Span,
    ) -> Option<(Vec<ResultAttribute<'r>>, Vec<(&'r str, Term<'r>)>)> {
        let mut discardable = Vec::new();
        for (name, value) in attributes {
            if operator.attributes.iter().all(|attribute| attribute.name != name) {
                self.check_discardable(operator, name, span)?;
                discardable.push((name.as_str(), self.term(*value)?));
            }
        }
        let mut found = Vec::new();
        for attribute in &operator.attributes {
            let given = attributes.iter().find(|(name, _)| name == attribute.name);
            if given.is_none() && attribute.presence == AttributePresence::Required {
                let (name, op) = (attribute.name, operator.qualified_name.clone());
                self.error(span, format!("the new `{op}` has no `{name}`"))
                    .with_labels([(attribute.span, "the attribute is defined here")])
                    .help(&format!("give it: `op<{op}>(...) {{{name} = ...}}`"));
                return None;
            }
            if let Some((_, value)) = given {
                self.check_attribute_literal(attribute, *value)?;
            }
            found.push(match given {
                Some((_, value)) => ResultAttribute::Term(self.term(*value)?),
                None => ResultAttribute::Absent,
            });
        }
        Some((found, discardable))
    }

    fn result_types(
        &mut self,
        operator: &Operator<'r>,
        value: Value,
        types: &'r [Value],
        span: Span,
    ) -> Option<ResultTypes<'r>> {
        if types.is_empty() {
            return self.inferred_types(operator, value, span);
        }
        let (name, results) = (operator.qualified_name.clone(), &operator.results);
        if types.len() != results.len() {
            let message = format!(
                "`{name}` has {}, and this has {}",
                plural(results.len(), "result"),
                plural(types.len(), "type")
            );
            self.error(span, message)
                .with_labels([(operator.record.span(), "the op is defined here")])
                .help("give a type, or a range of types, for each result");
            return None;
        }
        let mut sources = Vec::new();
        for (result, ty) in results.iter().zip(types) {
            self.check_type_literal(result, *ty)?;
            let place = self.operation(*ty).span;
            let mut term = self.term(*ty)?;
            if let Term::Types(parts) = &mut term
                && parts.len() == 1
            {
                term = parts.remove(0);
            }
            if self.is_type_range(&term) && result.arity != Arity::Variadic {
                let name = result.name;
                self.error(place, format!("the result `{name}` is one value, and this is a range of types"))
                    .with_labels([(result.span, "it is defined here")])
                    .help("give one type");
                return None;
            }
            sources.push(TypeSource::Term(term));
        }
        Some(ResultTypes::Given(sources))
    }

    pub(super) fn is_type_range(&self, term: &Term<'r>) -> bool {
        match term {
            Term::Symbol(symbol) => matches!(self.symbols[*symbol].binding, Binding::Types),
            Term::Types(_) => true,
            _ => false,
        }
    }

    /// Types that nothing gives: as the op infers them, or those of the op that it replaces.
    fn inferred_types(
        &mut self,
        operator: &Operator<'r>,
        value: Value,
        span: Span,
    ) -> Option<ResultTypes<'r>> {
        if operator.results.is_empty() || operator.can_infer_result_types() {
            return Some(ResultTypes::Inferred);
        }
        let replaced = self.pattern.operations.iter().find_map(|operation| match &operation.kind {
            Kind::Replace { root, values } if *values == [value] && *root != value => Some(*root),
            _ => None,
        });
        if let Some(replaced) = replaced {
            let of = self.term(replaced)?;
            return self.types_of_replaced(operator, of, span);
        }
        if operator.has_trait("SameOperandsAndResultType") {
            return Some(ResultTypes::OfFirstOperand);
        }
        if operator.result_types_of_attribute() {
            return Some(ResultTypes::OfFirstAttribute);
        }
        if operator.results.iter().all(|result| result.arity != Arity::One) {
            return Some(ResultTypes::Inferred);
        }
        let name = operator.qualified_name.clone();
        self.error(span, format!("the result types of `{name}` are not known"))
            .with_labels([(operator.record.span(), "the op is defined here")])
            .help("give them: `op<...>(...) -> (type)`");
        None
    }

    fn types_of_replaced(
        &mut self,
        operator: &Operator<'r>,
        of: Term<'r>,
        span: Span,
    ) -> Option<ResultTypes<'r>> {
        let Term::Op(symbol) = of else {
            self.error(
                span,
                "the result types are not known: native code made the operation that this replaces",
            )
            .help("give them: `op<...>(...) -> (type)`");
            return None;
        };
        let replaced = self.operator_of(symbol)?;
        let arities = |operator: &Operator<'_>| -> Vec<Arity> {
            operator.results.iter().map(|result| result.arity).collect()
        };
        if arities(&replaced) == arities(operator) {
            return Some(ResultTypes::OfOp(of));
        }
        let (old, new) = (replaced.qualified_name.clone(), operator.qualified_name.clone());
        self.error(span, format!("`{new}` cannot replace `{old}`: it has other results"))
            .with_labels([
                (operator.record.span(), "the new op is defined here"),
                (replaced.record.span(), "the old one"),
            ])
            .help("give the result types, and replace by values");
        None
    }

    fn erase(&mut self, root: Value, span: Span) -> Option<ResultNode<'r>> {
        let op = self.term(root)?;
        if let Term::Op(symbol) = &op {
            self.check_erased(*symbol, span)?;
        }
        self.leave(&op, span);
        Some(ResultNode::Erase(op))
    }

    /// Checks that no remaining op uses the results of an erased op.
    fn check_erased(&mut self, symbol: SymbolId, span: Span) -> Option<()> {
        if self.replacing.contains(&symbol) {
            let name = self.symbols[symbol].name;
            self.error(span, format!("`{name}` is erased, but its results replace other values"))
                .help("replace with other values, or do not erase the operation");
            return None;
        }
        let user = self.users.iter().find(|(op, user)| *op == symbol && !self.gone.contains_key(user));
        if let Some((_, user)) = user {
            let (name, user) = (self.symbols[symbol].name, self.symbols[*user].name);
            self.error(span, format!("`{name}` is erased while `{user}` uses it"))
                .help(&format!("replace or erase `{user}` before"));
            return None;
        }
        let has_results = self.operator_of(symbol).is_some_and(|operator| !operator.results.is_empty());
        if matches!(self.symbols[symbol].binding, Binding::SourceOp(_)) && has_results {
            let besides = self
                .gone
                .keys()
                .copied()
                .filter(|gone| matches!(self.symbols[*gone].binding, Binding::SourceOp(_)));
            let mut besides: Vec<_> = besides.collect();
            besides.sort();
            besides.iter().for_each(|symbol| self.symbols.mark_used(*symbol));
            self.requirements.push(Requirement::Unused { op: symbol, besides });
        }
        Some(())
    }

    /// Marks the op as erased or replaced.
    pub(super) fn leave(&mut self, op: &Term<'r>, span: Span) {
        let place = self.place(span);
        if let Term::Op(symbol) | Term::Symbol(symbol) = op {
            self.gone.insert(*symbol, place);
        }
    }
}
