//! `replace op with values`: replacements of the results of an op.

use rtblgen_pdll::pdl::{Value, ValueType};
use tblgen_parser::Span;

use crate::ods::model::{Arity, NamedValue, Operator};
use crate::patterns::model::symbols::{Binding, SymbolId};
use crate::patterns::model::term::Term;
use crate::patterns::model::words::plural;
use crate::patterns::model::{Count, Requirement, ResultNode, ResultTypes, TypeSource};
use crate::patterns::pdll::lowering::Lowering;
use crate::patterns::pdll::terms::all_results;

impl<'r> Lowering<'_, 'r> {
    pub(super) fn replace(&mut self, root: Value, values: &'r [Value], span: Span) -> Option<ResultNode<'r>> {
        let op = self.term(root)?;
        let mut terms = Vec::new();
        for value in values {
            let term = self.term(*value)?;
            terms.push(match (self.pattern.type_of(*value), term) {
                (ValueType::Operation, Term::Op(new)) => match self.operator_of(new) {
                    Some(operator) => all_results(new, &operator),
                    None => Term::Results(new),
                },
                (ValueType::Operation, Term::Symbol(new)) => Term::Results(new),
                (_, term) => term,
            });
        }
        if let Term::Op(symbol) = op {
            self.check_own_results(symbol, &terms, span)?;
            self.check_count(symbol, &terms, span)?;
            self.check_types(symbol, &terms, span)?;
        }
        self.leave(&op, span);
        Some(ResultNode::ReplaceOp { op, values: terms, span: self.place(span) })
    }

    /// Checks that the values are not results of the replaced op, nor of a new op that uses it.
    fn check_own_results(&mut self, op: SymbolId, values: &[Term<'r>], span: Span) -> Option<()> {
        let mut makers = Vec::new();
        values.iter().for_each(|value| note_makers(value, &mut makers));
        let name = self.symbols[op].name;
        if makers.contains(&op) {
            self.error(span, format!("`{name}` is replaced with its own results"))
                .help("give other values, or leave the operation as it is");
            return None;
        }
        if let Some(user) = makers.iter().find(|maker| self.users.contains(&(op, **maker)))
            && matches!(self.symbols[*user].binding, Binding::ResultOp(_))
        {
            let user = self.symbols[*user].name;
            self.error(span, format!("`{name}` is replaced with results of `{user}`, which uses it"))
                .help(&format!("`{user}` would use its own results: give it the operands of `{name}`"));
            return None;
        }
        self.replacing.extend(makers);
        Some(())
    }

    /// Checks that there is a value for each result. The match tests numbers that are not known here.
    fn check_count(&mut self, op: SymbolId, values: &[Term<'r>], span: Span) -> Option<()> {
        let operator = self.operator_of(op)?;
        let (Some(wanted), Some(given)) = (self.count_of_results(op), self.count_of_all(values)) else {
            return Some(());
        };
        if given == wanted {
            return Some(());
        }
        if !wanted.lists.is_empty() || !given.lists.is_empty() {
            let what = format!(
                "the number of results of `{}` must be that of the new values",
                operator.qualified_name
            );
            wanted.lists.iter().chain(&given.lists).for_each(|list| {
                self.mention(list.clone());
            });
            self.requirements.push(Requirement::Count { left: wanted, right: given, what });
            return Some(());
        }
        let message = format!(
            "`{}` has {}, and {} would replace them",
            operator.qualified_name,
            plural(wanted.fixed, "result"),
            plural(given.fixed, "value")
        );
        self.error(span, message)
            .with_labels([(operator.record.span(), "the op is defined here")])
            .help("give as many values as the operation has results");
        None
    }

    /// Checks that values have the types of the results, where the pattern spells both.
    fn check_types(&mut self, op: SymbolId, values: &[Term<'r>], span: Span) -> Option<()> {
        let operator = self.operator_of(op)?;
        if !has_fixed_results(&operator) {
            return Some(());
        }
        let mut single = Vec::new();
        // Values after a list of unknown length are not compared.
        let _ = values.iter().try_for_each(|value| self.single_values(value, &mut single));
        let type_of =
            |wanted: &Term<'r>| self.typed.iter().find(|(term, _)| term == wanted).map(|(_, ty)| *ty);
        let differs = single.iter().enumerate().find_map(|(index, value)| {
            let (old, new) = (type_of(&Term::Result { op, index })?, type_of(value)?);
            (old != new).then_some((old, new))
        });
        let Some((old, new)) = differs else { return Some(()) };
        let name = self.symbols[op].name;
        self.error(span, format!("a value of type `{new}` replaces a result of `{name}` of type `{old}`"))
            .help("the users of the result expect its type: give a value of this type");
        None
    }

    /// The values of a term one by one; `None` at the first list of an unknown length.
    fn single_values(&self, term: &Term<'r>, found: &mut Vec<Term<'r>>) -> Option<()> {
        match term {
            Term::Values(parts) => parts.iter().try_for_each(|part| self.single_values(part, found)),
            Term::Results(op) => {
                let fixed = self.operator_of(*op).filter(|operator| has_fixed_results(operator))?;
                found.extend((0..fixed.results.len()).map(|index| Term::Result { op: *op, index }));
                Some(())
            }
            list if self.is_list(list) => None,
            other => {
                found.push(other.clone());
                Some(())
            }
        }
    }

    /// The number of results of an op; `None` if it is known only when the op is created.
    fn count_of_results(&self, op: SymbolId) -> Option<Count<'r>> {
        match &self.symbols[op].binding {
            Binding::ResultOp(_) => self.made.get(&op).cloned().flatten(),
            Binding::SourceOp(operator) => Some(match has_fixed_results(operator) {
                true => Count::fixed(operator.results.len()),
                false => Count::of(Term::Results(op)),
            }),
            _ => (!self.is_made(op)).then(|| Count::of(Term::Results(op))),
        }
    }

    fn count_of_all(&self, terms: &[Term<'r>]) -> Option<Count<'r>> {
        terms.iter().map(|term| self.count(term)).try_fold(Count::fixed(0), |all, part| Some(all.plus(part?)))
    }

    /// The number of values or types that a term stands for.
    fn count(&self, term: &Term<'r>) -> Option<Count<'r>> {
        match term {
            Term::Values(parts) | Term::Types(parts) => self.count_of_all(parts),
            Term::Results(op) => self.count_of_results(*op),
            Term::Result { op, index } => {
                let operator = self.operator_of(*op)?;
                match operator.results.get(*index)?.arity {
                    Arity::One => Some(Count::fixed(1)),
                    _ if operator.results.len() == 1 => self.count_of_results(*op),
                    _ => (!self.is_made(*op)).then(|| Count::of(term.clone())),
                }
            }
            Term::TypeOf(of) => self.count(of),
            Term::Symbol(symbol) if matches!(self.symbols[*symbol].binding, Binding::Types) => {
                (!self.is_made(*symbol)).then(|| Count::of(term.clone()))
            }
            Term::Symbol(symbol) if self.is_list(term) => {
                (!self.is_made(*symbol)).then(|| Count::of(term.clone()))
            }
            list if self.is_list(list) => Some(Count::of(list.clone())),
            _ => Some(Count::fixed(1)),
        }
    }

    /// Whether the rewrite, not the match, binds the symbol.
    fn is_made(&self, symbol: SymbolId) -> bool {
        symbol.is_bound_after(self.source_symbols)
    }

    /// Notes how many results an op has that a native rewrite returns.
    pub(super) fn note_results_of_native(&mut self, op: SymbolId, operator: &Operator<'r>) {
        self.made.insert(op, has_fixed_results(operator).then(|| Count::fixed(operator.results.len())));
    }

    /// Notes how many results a new op has.
    pub(super) fn note_results(&mut self, op: SymbolId, operator: &Operator<'r>, types: &ResultTypes<'r>) {
        let count = match types {
            _ if has_fixed_results(operator) => Some(Count::fixed(operator.results.len())),
            ResultTypes::Given(sources) => {
                let counts = operator.results.iter().zip(sources).map(|(result, source)| match source {
                    _ if result.arity == Arity::One => Some(Count::fixed(1)),
                    TypeSource::Term(term) => self.count(term),
                    _ => None,
                });
                counts.into_iter().try_fold(Count::fixed(0), |all, part| Some(all.plus(part?)))
            }
            ResultTypes::OfOp(Term::Op(of)) => self.count_of_results(*of),
            // Without types there are no results.
            ResultTypes::Inferred if !operator.can_infer_result_types() => Some(Count::fixed(0)),
            _ => None,
        };
        self.made.insert(op, count);
        if let ResultTypes::Given(sources) = types {
            let spelled = sources.iter().enumerate().filter_map(|(index, source)| match source {
                TypeSource::Term(Term::Type(text)) => Some((Term::Result { op, index }, *text)),
                _ => None,
            });
            self.typed.extend(spelled);
        }
    }
}

fn has_fixed_results(operator: &Operator<'_>) -> bool {
    operator.results.iter().all(|result: &NamedValue<'_>| result.arity == Arity::One)
}

/// Adds the ops whose results a term contains.
fn note_makers(term: &Term<'_>, makers: &mut Vec<SymbolId>) {
    match term {
        Term::Result { op, .. } | Term::Results(op) => makers.push(*op),
        Term::Values(parts) => parts.iter().for_each(|part| note_makers(part, makers)),
        _ => {}
    }
}
