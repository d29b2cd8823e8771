//! Checks the source pattern: ops and leaves against the definitions of ops, and names.

use std::rc::Rc;

use rtblgen_records::{Dag, Record, Value};
use tblgen_parser::{Code, Span};

use crate::ods::model::{Argument, Arity, NamedValue, Operator};
use crate::patterns::drr::check::Check;
use crate::patterns::drr::head::{Head, Leaf, plural, source_width};
use crate::patterns::drr::role::Count;
use crate::patterns::model::symbols::{Binding, SymbolId, split_index};
use crate::patterns::model::{SourceArgument, SourceOp, ValueBinding, ValuePattern};

/// The maximum nesting depth of ops in a pattern.
pub(super) const DEPTH_LIMIT: usize = 200;

/// The name that binds nothing.
const IGNORED: &str = "_";

impl<'r> Check<'_, 'r> {
    /// Checks the root of the source pattern and all below it.
    pub(super) fn source(&mut self, dag: Dag<'r>) -> Option<SourceOp<'r>> {
        match Head::of(dag) {
            Head::Op(record) => self.source_op(record, dag, 0),
            Head::Native(record) => {
                let error = self.error(dag.span(), "a native call cannot be the root of a pattern");
                error.label = Some("an op is expected here".to_owned());
                let of_mlir = format!("Record `{}' does not have a field named `opDialect'!", record.name());
                error.short.iter_mut().for_each(|short| short.message.clone_from(&of_mlir));
                None
            }
            _ => self.not_an_op(dag),
        }
    }

    pub(super) fn not_an_op<T>(&mut self, dag: Dag<'r>) -> Option<T> {
        let name = dag.operator_record().map_or("this", |record| record.name());
        let shown = dag.operator_record().map_or_else(|| "this".to_owned(), shown);
        let error = self.error(dag.span(), format!("an op is expected here, and `{shown}` is none"));
        let of_mlir = format!("Record `{name}' does not have a field named `opDialect'!");
        error.short.iter_mut().for_each(|short| short.message.clone_from(&of_mlir));
        let help = match name {
            "addBenefit" => "the benefit is the last argument of `Pat` and `Pattern`",
            "returnType" | "location" => {
                "it stands behind the arguments of a new op: `(Op $x, (location $y))`"
            }
            "either" | "variadic" => "it stands for operands of an op: `(Op (either $x, $y))`",
            _ => return None,
        };
        error.help = Some(help.to_owned());
        None
    }

    pub(super) fn source_op(
        &mut self,
        record: Record<'r>,
        dag: Dag<'r>,
        depth: usize,
    ) -> Option<SourceOp<'r>> {
        if depth > DEPTH_LIMIT {
            self.error(dag.span(), format!("source patterns nest at most {DEPTH_LIMIT} deep"));
            return None;
        }
        let operator = self.operator(record)?;
        let (binding, result) = self.source_op_name(&operator, dag)?;
        let arguments = self.source_arguments(&operator, dag, depth)?;
        Some(SourceOp { operator, binding, result, arguments, span: dag.span() })
    }

    /// `(Op:$name ...)`, or `(Op:$name__1 ...)`.
    #[allow(clippy::type_complexity, reason = "a name and a number, both optional")]
    fn source_op_name(
        &mut self,
        operator: &Rc<Operator<'r>>,
        dag: Dag<'r>,
    ) -> Option<(Option<SymbolId>, Option<usize>)> {
        let Some(name) = dag.name().filter(|name| *name != IGNORED) else { return Some((None, None)) };
        let (base, index) = split_index(name);
        if let Some(index) = index.filter(|index| *index >= operator.results.len()) {
            let results = plural(operator.results.len(), "result");
            let message = format!("op '{}' has no result number {index}", operator.qualified_name);
            self.error(dag.span(), message).label = Some(format!("it has {results}"));
            return None;
        }
        let symbol = self.bind(base, Binding::SourceOp(operator.clone()), dag.span())?;
        if index.is_some() {
            self.symbols.mark_used(symbol);
        }
        Some((Some(symbol), index))
    }

    fn source_arguments(
        &mut self,
        operator: &Rc<Operator<'r>>,
        dag: Dag<'r>,
        depth: usize,
    ) -> Option<Vec<SourceArgument<'r>>> {
        self.check_directives_of_source(operator, dag)?;
        let written: usize = dag.args().map(|(value, _)| source_width(value)).sum();
        self.check_count(operator, dag, written)?;
        let mut arguments = Vec::new();
        let mut complete = true;
        let mut position = 0;
        for (value, name) in dag.args() {
            match self.source_argument(operator, position, value, name, depth) {
                Some(argument) => arguments.push(argument),
                None => complete = false,
            }
            position += source_width(value);
        }
        complete.then_some(arguments)
    }

    /// The number of arguments must be that of the op's definition.
    pub(super) fn check_count(
        &mut self,
        operator: &Operator<'r>,
        dag: Dag<'r>,
        written: usize,
    ) -> Option<()> {
        let defined = operator.arguments.len();
        if written == defined {
            return Some(());
        }
        let name = &operator.qualified_name;
        let message =
            format!("op '{name}' argument number mismatch: {written} in pattern vs. {defined} in definition");
        let names: Vec<_> = operator.argument_names().map(|name| format!("${name}")).collect();
        let expected = match names.is_empty() {
            true => format!("`{name}` has no arguments"),
            false => format!("expected {}: {}", plural(defined, "argument"), names.join(", ")),
        };
        let definition = operator.record.span();
        let error = self.error(dag.span(), message);
        error.code = Some(Code::PATTERN_ARGUMENTS);
        error.label = Some(expected);
        error.labels.push((definition, "the op is defined here".to_owned()));
        None
    }

    fn source_argument(
        &mut self,
        operator: &Rc<Operator<'r>>,
        position: usize,
        value: Value<'r>,
        name: Option<&'r str>,
        depth: usize,
    ) -> Option<SourceArgument<'r>> {
        if let Some(Head::Either) = Head::of_argument(value) {
            return self.either(operator, position, value.as_dag()?, depth);
        }
        match operator.arguments[position] {
            Argument::Operand(index) => self.source_operand(operator, position, index, value, name, depth),
            Argument::Attribute(index) => {
                let test = self.source_attribute(operator, position, index, value, name)?;
                Some(SourceArgument::Attribute { index, test })
            }
            Argument::Property(index) => self.source_property(operator, position, index, value, name),
        }
    }

    /// Reports an argument of a wrong kind, with the kind that the op expects.
    pub(super) fn wrong_kind<T>(
        &mut self,
        operator: &Operator<'r>,
        position: usize,
        value: Value<'r>,
        found: &str,
    ) -> Option<T> {
        let kind = match operator.arguments[position] {
            Argument::Operand(_) => "an operand",
            Argument::Attribute(_) => "an attribute",
            Argument::Property(_) => "a property",
        };
        let name = &operator.qualified_name;
        let of_mlir = format!("the {}-th argument of op '{name}' should be {kind}", position + 1);
        let argument = operator.argument_names().nth(position).unwrap_or_default();
        let definition = operator.record.span();
        let error = self.error(value.span(), format!("`${argument}` of op '{name}' should be {kind}"));
        if let Some(short) = &mut error.short {
            short.message = of_mlir;
        }
        error.label = Some(format!("`${argument}` is {kind}, and this is {found}"));
        error.labels.push((definition, "the op is defined here".to_owned()));
        None
    }

    fn source_operand(
        &mut self,
        operator: &Rc<Operator<'r>>,
        position: usize,
        index: usize,
        value: Value<'r>,
        name: Option<&'r str>,
        depth: usize,
    ) -> Option<SourceArgument<'r>> {
        let arity = operator.operands[index].arity;
        if let Some(Head::Variadic) = Head::of_argument(value) {
            return self.variadic(operator, index, value.as_dag()?, depth);
        }
        let op_name = &operator.qualified_name;
        if arity == Arity::Variadic && value.as_dag().is_some() {
            let message = format!(
                "use nested DAG construct to match op {op_name}'s variadic operand #{index} unsupported now"
            );
            let error = self.error(value.span(), message);
            error.help = Some("say how many values there are: `(variadic (Op ...), $rest)`".to_owned());
            return None;
        }
        if arity != Arity::One && matches!(Leaf::of(value), Leaf::Type(_)) {
            let message =
                format!("further constrain op {op_name}'s variadic operand #{index} unsupported now");
            let error = self.error(value.span(), message);
            error.label = Some(
                "there may be no value, or several, so what the constraint asks is not clear".to_owned(),
            );
            return None;
        }
        let place = ValuePlace { operator, position, arity, is_open: false };
        Some(SourceArgument::Operand { index, value: self.value_pattern(place, value, name, depth)? })
    }

    /// The pattern of one value.
    pub(super) fn value_pattern(
        &mut self,
        place: ValuePlace<'_, 'r>,
        value: Value<'r>,
        name: Option<&'r str>,
        depth: usize,
    ) -> Option<ValuePattern<'r>> {
        match Head::of_argument(value) {
            Some(Head::Op(record)) => {
                self.ignored_name(name, value.span());
                let nested = self.source_op(record, value.as_dag()?, depth + 1)?;
                self.check_nested_result(&nested, value.span())?;
                if let Some(operand) = place.operand() {
                    self.check_producer(operand, &nested, value.span())?;
                }
                return Some(ValuePattern::Op(nested));
            }
            Some(Head::Native(record)) => {
                self.ignored_name(name, value.span());
                return self.source_native(record, value.as_dag()?, depth + 1).map(ValuePattern::Native);
            }
            Some(_) => return self.directive_in_source(value),
            None => {}
        }
        let constraint = match Leaf::of(value) {
            Leaf::Unspecified => None,
            Leaf::Type(constraint) => Some(constraint),
            Leaf::Attribute(_) => {
                return self.wrong_kind(place.operator, place.position, value, "an attribute's constraint");
            }
            Leaf::Property(_) => {
                return self.wrong_kind(place.operator, place.position, value, "a property's constraint");
            }
            other => return self.wrong_leaf(value, other),
        };
        let binding = self.bind_value(name, place.arity, value.span())?;
        if let Some(operand) = place.operand() {
            self.check_operand_types(operand, constraint, binding, value.span())?;
        }
        Some(ValuePattern::Leaf { constraint, binding })
    }

    /// An op without results defines no operand.
    fn check_nested_result(&mut self, nested: &SourceOp<'r>, span: Span) -> Option<()> {
        if !nested.operator.results.is_empty() {
            return Some(());
        }
        let name = &nested.operator.qualified_name;
        self.error(span, format!("op '{name}' has no results, so no operand is defined by it"));
        None
    }

    /// Binds the name of a value, or notes that it must be equal to one bound before. The outer `Option` is for
    /// mistakes, the inner one for no name.
    pub(super) fn bind_value(
        &mut self,
        name: Option<&'r str>,
        arity: Arity,
        span: Span,
    ) -> Option<Option<ValueBinding>> {
        let Some(name) = name.filter(|name| !name.is_empty() && *name != IGNORED) else { return Some(None) };
        if split_index(name).1.is_some() {
            let error =
                self.error(span, format!("symbol '{name}' with trailing index cannot bind to op argument"));
            error.help =
                Some("`__N` picks a value where a name is used; to bind, take another name".to_owned());
            return None;
        }
        if let Some(bound) = self.symbols.find(name) {
            let before = match self.symbols[bound].binding {
                Binding::Operand(before) if !self.bound_by_native.contains(&bound) => before,
                _ => {
                    self.report_bound_twice(name, bound, span);
                    return None;
                }
            };
            self.check_same_arity(name, bound, [before, arity], span)?;
            self.symbols.mark_used(bound);
            return Some(Some(ValueBinding { symbol: bound, is_first: false }));
        }
        let symbol = self.bind(name, Binding::Operand(arity), span)?;
        Some(Some(ValueBinding { symbol, is_first: true }))
    }

    /// One value cannot be compared with a group.
    fn check_same_arity(
        &mut self,
        name: &str,
        bound: SymbolId,
        [before, here]: [Arity; 2],
        span: Span,
    ) -> Option<()> {
        if before == here {
            return Some(());
        }
        let [before, here] = [before, here].map(|arity| Count::of_arity(arity).describe());
        let first = self.symbols[bound].span;
        let error = self.error(span, format!("`${name}` stands for {here} here, and for {before} before"));
        error.labels.push((first, format!("`${name}` is bound here")));
        None
    }

    /// Binds the name of an attribute or property.
    #[allow(clippy::option_option, reason = "a mistake, no name, a name")]
    pub(super) fn bind_once(
        &mut self,
        name: Option<&'r str>,
        binding: Binding<'r>,
        span: Span,
    ) -> Option<Option<SymbolId>> {
        let Some(name) = name.filter(|name| !name.is_empty() && *name != IGNORED) else { return Some(None) };
        if split_index(name).1.is_some() {
            self.error(span, format!("symbol '{name}' with trailing index cannot bind to op argument"));
            return None;
        }
        self.bind(name, binding, span).map(Some)
    }

    fn ignored_name(&mut self, name: Option<&'r str>, span: Span) {
        if let Some(name) = name.filter(|name| *name != IGNORED) {
            self.warning(
                span,
                format!("`${name}` binds nothing here: write the name after the op, `(Op:${name} ...)`"),
            );
        }
    }

    pub(super) fn directive_in_source<T>(&mut self, value: Value<'r>) -> Option<T> {
        let dag = value.as_dag()?;
        let name = dag.operator_record().map_or("this", |record| record.name());
        let message = match Head::of(dag) {
            Head::Either => "either cannot be nested".to_owned(),
            Head::Variadic => "variadic can only be applied on operand".to_owned(),
            _ => format!("`{name}` cannot be used in a source pattern"),
        };
        self.error(value.span(), message);
        None
    }

    pub(super) fn wrong_leaf<T>(&mut self, value: Value<'r>, leaf: Leaf<'r>) -> Option<T> {
        let found = match leaf {
            Leaf::String(text) => format!("the string \"{text}\""),
            Leaf::Other(found) => found,
            Leaf::Native(record) => format!("a native call without arguments: write `({})`", record.name()),
            _ => "this".to_owned(),
        };
        let error = self.error(value.span(), format!("unexpected argument in a source pattern: {found}"));
        error.help = Some("expected `$name`, `$_`, a constraint, or a nested `(Op ...)`".to_owned());
        None
    }
}

/// The operand that a value pattern stands for.
#[derive(Clone, Copy)]
pub(super) struct ValuePlace<'a, 'r> {
    pub(super) operator: &'a Operator<'r>,
    pub(super) position: usize,
    pub(super) arity: Arity,
    /// It may be another operand: this is an `either`.
    pub(super) is_open: bool,
}

impl<'a, 'r> ValuePlace<'a, 'r> {
    /// The operand, if it is certain and has a value.
    pub(super) fn operand(self) -> Option<&'a NamedValue<'r>> {
        match self.operator.arguments[self.position] {
            Argument::Operand(index) if !self.is_open && self.arity == Arity::One => {
                Some(&self.operator.operands[index])
            }
            _ => None,
        }
    }
}

/// The name of a record for messages: that of its class if the record is anonymous.
pub(super) fn shown(record: Record<'_>) -> String {
    match record.direct_classes().last().filter(|_| record.is_anonymous()) {
        Some(class) => format!("{}<..>", class.name()),
        None => record.name().to_owned(),
    }
}
