//! Checks native calls in source patterns.

use rtblgen_records::{Dag, Record, Value};

use crate::ods::model::Arity;
use crate::patterns::drr::check::Check;
use crate::patterns::drr::head::{Head, Leaf};
use crate::patterns::model::native::{NativeCall, Placeholder};
use crate::patterns::model::symbols::Binding;
use crate::patterns::model::{
    AttributePattern, NativeOutput, SourceNative, ValueBinding, ValuePattern, asks_for_absence,
};

impl<'r> Check<'_, 'r> {
    /// `(Call a, b)` in the place of an op: calls the function on the op that defines the value, and binds
    /// its results.
    pub(super) fn source_native(
        &mut self,
        record: Record<'r>,
        dag: Dag<'r>,
        depth: usize,
    ) -> Option<SourceNative<'r>> {
        if let Some(name) = dag.name() {
            let message =
                format!("binding symbol '{name}' to NativecodeCall in MatchPattern is not supported");
            self.error(dag.span(), message);
            return None;
        }
        let call = self.native_call_of(record)?;
        self.check_source_expression(&call, dag)?;
        let call = self.checked_expression(call)?;
        let mut outputs = Vec::new();
        let mut complete = true;
        for (value, name) in dag.args() {
            match self.native_output(value, name, depth) {
                Some(output) => outputs.push(output),
                None => complete = false,
            }
        }
        complete.then_some(SourceNative { call, outputs })
    }

    /// Reads the record of a native call and checks its expression.
    pub(super) fn native_call(&mut self, record: Record<'r>) -> Option<NativeCall<'r>> {
        let call = self.native_call_of(record)?;
        self.checked_expression(call)
    }

    fn native_call_of(&mut self, record: Record<'r>) -> Option<NativeCall<'r>> {
        match NativeCall::from_record(record) {
            Ok(call) => Some(call),
            Err(mistake) => {
                self.diagnostics.push(mistake.into());
                None
            }
        }
    }

    /// A syntax error in the expression is reported at its place in the text.
    pub(super) fn checked_expression(&mut self, call: NativeCall<'r>) -> Option<NativeCall<'r>> {
        match call.check() {
            Ok(()) => Some(call),
            Err(mistake) => {
                self.diagnostics.push(mistake);
                None
            }
        }
    }

    fn check_source_expression(&mut self, call: &NativeCall<'r>, dag: Dag<'r>) -> Option<()> {
        if !call.mentions(Placeholder::Subject) {
            let message = "NativeCodeCall must have $_self as argument for passing the defining Operation";
            self.error(dag.span(), message);
            return None;
        }
        let mut placeholders = call.placeholders();
        placeholders.sort_by_key(|(_, own)| !matches!(own, Placeholder::Builder | Placeholder::Location));
        for (range, placeholder) in placeholders {
            let why = match placeholder {
                Placeholder::Subject => continue,
                Placeholder::Argument(_) | Placeholder::ArgumentsFrom(_) => {
                    "in a source pattern the call returns what its arguments bind, as an `Option`"
                }
                Placeholder::Builder | Placeholder::Location => "nothing can be built while matching",
                Placeholder::Unknown => "expected `$_self`",
            };
            let text = &call.expression[range.clone()];
            let span = call.text.string_span(range.clone());
            self.error(span, format!("`{text}` cannot be used in a native call in a source pattern")).label =
                Some(why.to_owned());
            return None;
        }
        Some(())
    }

    fn native_output(
        &mut self,
        value: Value<'r>,
        name: Option<&'r str>,
        depth: usize,
    ) -> Option<NativeOutput<'r>> {
        match Head::of_argument(value) {
            Some(Head::Op(record)) => {
                let nested = self.source_op(record, value.as_dag()?, depth)?;
                return Some(NativeOutput::Value(ValuePattern::Op(nested)));
            }
            Some(Head::Native(record)) => {
                let nested = self.source_native(record, value.as_dag()?, depth + 1)?;
                return Some(NativeOutput::Value(ValuePattern::Native(nested)));
            }
            Some(Head::Either) => return self.no_directive_in_native(value, "either"),
            Some(Head::Variadic) => return self.no_directive_in_native(value, "variadic"),
            Some(_) => return self.not_an_op(value.as_dag()?),
            None => {}
        }
        match Leaf::of(value) {
            Leaf::Unspecified => self.native_value(None, value, name),
            Leaf::Type(constraint) => self.native_value(Some(constraint), value, name),
            Leaf::Attribute(constraint) => {
                let optional = asks_for_absence(constraint);
                let binding =
                    self.bind_once(name, Binding::Attribute { optional, kind: None }, value.span())?;
                Some(NativeOutput::Attribute(AttributePattern {
                    constraint: Some(constraint),
                    binding,
                    is_present: true,
                }))
            }
            Leaf::Property(constraint) => self.native_property(constraint, value, name),
            other => self.wrong_leaf(value, other),
        }
    }

    fn no_directive_in_native<T>(&mut self, value: Value<'r>, directive: &str) -> Option<T> {
        self.error(value.span(), format!("NativeCodeCall cannot have `{directive}` operands"));
        None
    }

    fn native_value(
        &mut self,
        constraint: Option<Record<'r>>,
        value: Value<'r>,
        name: Option<&'r str>,
    ) -> Option<NativeOutput<'r>> {
        // The source must not bind the same name again (mlir-tblgen's rule).
        let symbol = self.bind_once(name, Binding::Operand(Arity::One), value.span())?;
        self.bound_by_native.extend(symbol);
        let binding = symbol.map(|symbol| ValueBinding { symbol, is_first: true });
        Some(NativeOutput::Value(ValuePattern::Leaf { constraint, binding }))
    }

    fn native_property(
        &mut self,
        constraint: Record<'r>,
        value: Value<'r>,
        name: Option<&'r str>,
    ) -> Option<NativeOutput<'r>> {
        let Some(ty) = self.type_asked_about(constraint) else {
            let message = match name {
                Some(name) => format!(
                    "binding symbol '{name}' in NativeCodeCall to a property constraint without specifying \
                     that constraint's type is unsupported"
                ),
                None => {
                    "NativeCodeCall cannot have a property operand with unspecified interface type".to_owned()
                }
            };
            self.error(value.span(), message);
            return None;
        };
        let binding = self.bind_once(name, Binding::Property { ty, property: None }, value.span())?;
        Some(NativeOutput::Property { constraint, binding })
    }
}
