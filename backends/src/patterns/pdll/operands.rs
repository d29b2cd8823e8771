//! The operands of a matched op, and the ops that define them.

use std::rc::Rc;

use rtblgen_pdll::pdl::{Kind, Value};
use tblgen_parser::Span;

use crate::ods::model::{Arity, NamedValue, Operator};
use crate::patterns::model::symbols::{Binding, SymbolId};
use crate::patterns::model::term::Term;
use crate::patterns::model::words::plural;
use crate::patterns::model::{Requirement, SourceArgument, SourceOp, ValueBinding, ValuePattern};
use crate::patterns::pdll::lowering::Lowering;
use crate::patterns::pdll::terms::{Which, all_results};

/// An operand group of a matched op.
struct Group<'a, 'r> {
    op: SymbolId,
    operator: &'a Rc<Operator<'r>>,
    index: usize,
    span: Span,
    depth: usize,
}

impl<'r> Group<'_, 'r> {
    fn value(&self) -> &NamedValue<'r> {
        &self.operator.operands[self.index]
    }

    fn term(&self) -> Term<'r> {
        Term::OperandGroup { op: self.op, index: self.index }
    }

    /// The group as exactly one value, or unchanged.
    fn argument(&self, value: ValuePattern<'r>, is_one: bool) -> SourceArgument<'r> {
        let index = self.index;
        match is_one && self.value().is_variable() {
            true => SourceArgument::Variadic { index, binding: None, values: vec![value] },
            false => SourceArgument::Operand { index, value },
        }
    }
}

impl<'r> Lowering<'_, 'r> {
    /// Lowers the constraints on the operands of an op.
    pub(super) fn source_operands(
        &mut self,
        op: SymbolId,
        operator: &Rc<Operator<'r>>,
        value: Value,
        operands: &'r [Value],
        depth: usize,
    ) -> Option<Vec<SourceArgument<'r>>> {
        let span = self.operation(value).span;
        if let [all] = operands
            && self.is_range(*all)
            && operator.operands.len() != 1
        {
            return self.all_operands(op, operator, *all, span, depth);
        }
        let Some(groups) = self.groups(&operator.operands, operands) else {
            let (name, wanted) = (operator.qualified_name.clone(), operator.operands.len());
            self.error(
                span,
                format!("`{name}` has {}, and this has {}", plural(wanted, "operand"), operands.len()),
            )
            .with_labels([(operator.record.span(), "the op is defined here")])
            .help("give a value for each operand, and a `ValueRange` for a variadic operand");
            return None;
        };
        let mut arguments = Vec::new();
        for (index, operand) in groups.into_iter().enumerate() {
            match operand {
                Some(operand) => {
                    arguments
                        .extend(self.source_operand(&Group { op, operator, index, span, depth }, operand)?);
                }
                None => arguments.push(SourceArgument::Variadic { index, binding: None, values: Vec::new() }),
            }
        }
        Some(arguments)
    }

    /// One range for the operands of all groups.
    fn all_operands(
        &mut self,
        op: SymbolId,
        operator: &Rc<Operator<'r>>,
        value: Value,
        span: Span,
        depth: usize,
    ) -> Option<Vec<SourceArgument<'r>>> {
        let operation = self.operation(value);
        let what = "the operands must be those that the pattern names".to_owned();
        match (&operation.kind, self.terms.get(&value).cloned()) {
            (_, Some(known)) => self.require_equal(Term::Operands(op), known, what),
            (Kind::Operands { ty }, None) => {
                if let Some(ty) = ty {
                    self.require_type(Term::Operands(op), *ty, "operands")?;
                }
                if self.uses[value.operation as usize] > 1 {
                    let name = self.name_of(value, "operands");
                    let symbol = self.bind(&name, Binding::Operand(Arity::Variadic), operation.span);
                    self.terms.insert(value, Term::Symbol(symbol));
                    let term = self.mention(Term::Operands(op));
                    self.requirements.push(Requirement::Bind { symbol, term });
                }
            }
            (Kind::Results { parent, .. }, None) => {
                return self.all_operands_are_results(op, operator, *parent, span, depth);
            }
            _ => self.deferred.push((Term::Operands(op), value, what)),
        }
        self.symbols.mark_used(op);
        Some(Vec::new())
    }

    /// All operands are the results of one op: it defines the first operand.
    fn all_operands_are_results(
        &mut self,
        op: SymbolId,
        operator: &Rc<Operator<'r>>,
        parent: Value,
        span: Span,
        depth: usize,
    ) -> Option<Vec<SourceArgument<'r>>> {
        let what = "the operands must be the results of one op".to_owned();
        if let Some(Term::Op(known)) = self.terms.get(&parent).cloned() {
            self.require_equal(Term::Operands(op), Term::Results(known), what);
            return Some(Vec::new());
        }
        if operator.operands.first().is_none_or(NamedValue::is_variable) {
            self.error(span, "the first operand is not one value: its operation cannot be found")
                .help("match the operands of each group");
            return None;
        }
        let nested = self.nested(op, parent, depth)?;
        let symbol = nested.binding?;
        self.require_equal(Term::Operands(op), Term::Results(symbol), what);
        Some(vec![SourceArgument::Operand { index: 0, value: ValuePattern::Op(nested) }])
    }

    fn source_operand(&mut self, group: &Group<'_, 'r>, value: Value) -> Option<Option<SourceArgument<'r>>> {
        let operation = self.operation(value);
        match &operation.kind {
            Kind::Operand { ty } => self.single_operand(group, value, *ty).map(Some),
            Kind::Operands { ty } => self.operand_range(group, value, *ty),
            Kind::Result { parent, .. } | Kind::Results { parent, .. } => {
                let which = match self.terms.contains_key(parent) {
                    true => None,
                    false => Some(self.which(value)?),
                };
                match which {
                    Some(which) => self.producer(group, value, *parent, which).map(Some),
                    None => {
                        let known = self.term(value)?;
                        self.equal_operand(group, value, known).map(Some)
                    }
                }
            }
            _ => {
                self.symbols.mark_used(group.op);
                let term = match self.is_range(value) {
                    true => group.term(),
                    false => {
                        let symbol = self.bind(group.value().name, Binding::Operand(Arity::One), group.span);
                        self.symbols.mark_used(symbol);
                        self.deferred.push((Term::Symbol(symbol), value, operand_is(group)));
                        return Some(Some(leaf(group, symbol, true)));
                    }
                };
                self.deferred.push((term, value, operand_is(group)));
                Some(None)
            }
        }
    }

    /// One value.
    fn single_operand(
        &mut self,
        group: &Group<'_, 'r>,
        value: Value,
        ty: Option<Value>,
    ) -> Option<SourceArgument<'r>> {
        if let Some(Term::Symbol(symbol)) = self.terms.get(&value).cloned() {
            self.symbols.mark_used(symbol);
            return Some(leaf(group, symbol, false));
        }
        let name = self.name_of(value, group.value().name);
        let symbol = self.bind(&name, Binding::Operand(Arity::One), self.operation(value).span);
        self.terms.insert(value, Term::Symbol(symbol));
        if let Some(ty) = ty {
            self.check_type_literal(group.value(), ty)?;
            self.require_type(Term::Symbol(symbol), ty, &name)?;
        }
        Some(leaf(group, symbol, true))
    }

    /// Any number of values.
    fn operand_range(
        &mut self,
        group: &Group<'_, 'r>,
        value: Value,
        ty: Option<Value>,
    ) -> Option<Option<SourceArgument<'r>>> {
        if let Some(known) = self.terms.get(&value).cloned() {
            self.require_equal(group.term(), known, operand_is(group));
            return Some(None);
        }
        let name = self.name_of(value, group.value().name);
        if let Some(ty) = ty {
            self.require_type(group.term(), ty, &name)?;
        }
        let symbol = self.bind(&name, Binding::Operand(Arity::Variadic), self.operation(value).span);
        self.terms.insert(value, Term::Symbol(symbol));
        if group.value().arity == Arity::Variadic {
            let binding = Some(ValueBinding { symbol, is_first: true });
            return Some(Some(group.argument(ValuePattern::Leaf { constraint: None, binding }, false)));
        }
        if self.uses[value.operation as usize] > 1 {
            let term = self.mention(group.term());
            self.requirements.push(Requirement::Bind { symbol, term });
        }
        Some(None)
    }

    /// Lowers the equality of an operand with a known term.
    fn equal_operand(
        &mut self,
        group: &Group<'_, 'r>,
        value: Value,
        known: Term<'r>,
    ) -> Option<SourceArgument<'r>> {
        if let Term::Result { op, .. } | Term::Results(op) = known {
            self.users.push((op, group.op));
        }
        let is_list = self.is_range(value) || self.is_list(&known);
        if is_list {
            let known = if self.is_list(&known) { known } else { Term::Values(vec![known]) };
            self.require_equal(group.term(), known, operand_is(group));
            let any = ValuePattern::Leaf { constraint: None, binding: None };
            return Some(group.argument(any, false));
        }
        let symbol = self.bind(group.value().name, Binding::Operand(Arity::One), group.span);
        self.require_equal(Term::Symbol(symbol), known, operand_is(group));
        Some(leaf(group, symbol, true))
    }

    /// Whether a term is a list of values.
    pub(super) fn is_list(&self, term: &Term<'r>) -> bool {
        match term {
            Term::Result { op, index } => self
                .operator_of(*op)
                .is_some_and(|operator| operator.results.get(*index).is_some_and(NamedValue::is_variable)),
            Term::Symbol(symbol) => {
                matches!(self.symbols[*symbol].binding, Binding::Operand(Arity::Variadic))
            }
            Term::Results(_) | Term::Operands(_) | Term::OperandGroup { .. } | Term::Values(_) => true,
            _ => false,
        }
    }

    /// The op that defines an operand, matched here for the first time.
    fn producer(
        &mut self,
        group: &Group<'_, 'r>,
        value: Value,
        parent: Value,
        which: Which,
    ) -> Option<SourceArgument<'r>> {
        let mut nested = self.nested(group.op, parent, group.depth)?;
        let (operator, symbol) = (nested.operator.clone(), nested.binding?);
        self.check_possible(group, &operator, which)?;
        let known = match which {
            Which::Group(index) => {
                let is_only = matches!(operator.results.as_slice(), [only] if only.arity == Arity::One);
                nested.result = (!is_only).then_some(index);
                Term::Result { op: symbol, index }
            }
            Which::All => all_results(symbol, &operator),
        };
        let is_one = match &known {
            Term::Values(values) => values.len() == 1,
            other => !self.is_list(other),
        };
        if is_one {
            return Some(group.argument(ValuePattern::Op(nested), true));
        }
        self.require_equal(group.term(), known, operand_is(group));
        let _ = value;
        Some(group.argument(ValuePattern::Op(nested), false))
    }

    /// The results of an op can be the operand.
    fn check_possible(&mut self, group: &Group<'_, 'r>, operator: &Operator<'r>, which: Which) -> Option<()> {
        let count = operator.results.len();
        let is_fixed = operator.results.iter().all(|result| result.arity == Arity::One);
        let operand = group.value();
        if which != Which::All || !is_fixed || count == 1 || (operand.arity == Arity::Variadic && count > 0) {
            return Some(());
        }
        let name = operator.qualified_name.clone();
        let (message, place) = (
            format!(
                "this never matches: `{}` is one value, and `{name}` has {}",
                operand.name,
                plural(count, "result")
            ),
            operand.span,
        );
        self.error(group.span, message)
            .with_labels([(place, "the operand is defined here")])
            .help("name the result: `inner.0`");
        None
    }

    fn nested(&mut self, user: SymbolId, parent: Value, depth: usize) -> Option<SourceOp<'r>> {
        let nested = self.source_op(parent, depth + 1)?;
        self.users.extend(nested.binding.map(|op| (op, user)));
        Some(nested)
    }
}

fn leaf<'r>(group: &Group<'_, 'r>, symbol: SymbolId, is_first: bool) -> SourceArgument<'r> {
    let binding = Some(ValueBinding { symbol, is_first });
    group.argument(ValuePattern::Leaf { constraint: None, binding }, true)
}

fn operand_is(group: &Group<'_, '_>) -> String {
    format!(
        "operand `{}` of `{}` must be what the pattern says",
        group.value().name,
        group.operator.qualified_name
    )
}
