//! Template arguments: of parents, of multiclasses, and of class instances.

use super::context::Context;
use super::state::Evaluator;
use crate::model::{
    Argument, Bound, EvalError, EvalResult, FrameId, InstanceOrigin, Node, Origin, RecordId, ValueId, fail,
};
use crate::resolve::Resolver;
use smallvec::SmallVec;
use tblgen_parser::syntax::{self, ExprId, Name};
use tblgen_parser::{Code, Diagnostic, Span, Symbol};

/// Evaluated arguments of a class or multiclass.
#[derive(Default)]
pub(super) struct Arguments {
    pub(super) values: SmallVec<[Argument; 8]>,
    /// The source expression of each.
    pub(super) expressions: SmallVec<[ExprId; 8]>,
}

/// The source of template arguments.
#[derive(Clone, Copy)]
pub(super) struct Written<'a> {
    pub(super) arguments: &'a [syntax::Argument],
    /// The start of the token after the reference.
    pub(super) next: u32,
    /// Whether each is converted to the type of its parameter. Arguments of a multiclass's parent are not.
    pub(super) are_converted: bool,
}

impl<'a> Written<'a> {
    pub(super) fn of(reference: &'a syntax::ClassReference) -> Self {
        Self {
            arguments: reference.arguments.as_deref().unwrap_or(&[]),
            next: reference.next,
            are_converted: true,
        }
    }
}

impl Evaluator<'_> {
    /// Evaluates the template arguments of `class` and converts them to the types of the parameters.
    pub(super) fn arguments(
        &mut self,
        class: RecordId,
        written: Written<'_>,
        context: Context,
    ) -> EvalResult<Arguments> {
        let mut arguments = Arguments::default();
        let context = Context::of(context.record);
        let mut named = false;
        for (i, argument) in written.arguments.iter().enumerate() {
            let start = self.tree.expr(argument.name.unwrap_or(argument.value)).span;
            let positional = self.store.record(class).template_arguments.get(i).copied();
            let Some(positional) = positional else {
                return Err(self.too_many_arguments(class, i, start));
            };
            // llvm-tblgen detects that a value is a name only after it has read it.
            let expected = self.store.record(class).field(positional).map(|field| field.ty());
            let context = context.expecting(expected.filter(|_| !named));
            let evaluated = match argument.name {
                Some(name) => {
                    named = true;
                    self.named_argument(class, name, argument.value, context)?
                }
                None => {
                    let value = self.value(argument.value, context)?;
                    if named {
                        return fail(start, "Positional argument should be put before named argument");
                    }
                    Argument { value, name: None }
                }
            };
            arguments.values.push(evaluated);
            arguments.expressions.push(argument.value);
        }
        self.reach(written.next)?;
        if written.are_converted {
            self.check_arguments(class, &mut arguments, written.arguments)?;
        }
        Ok(arguments)
    }

    fn too_many_arguments(&self, class: RecordId, index: usize, span: Span) -> EvalError {
        let record = self.store.record(class);
        let count = record.template_arguments.len();
        let noun = if count == 1 { "template argument" } else { "template arguments" };
        let label = format!("'{}' has {count} {noun}", self.store.record_name(class));
        let error = Diagnostic::error(span, format!("Too many template arguments: {}", index + 1));
        EvalError::new(error.with_code(Code::TOO_MANY_ARGUMENTS).with_label(record.span, label))
    }

    fn named_argument(
        &mut self,
        class: RecordId,
        name: ExprId,
        value: ExprId,
        context: Context,
    ) -> EvalResult<Argument> {
        let name_span = self.tree.expr(name).span;
        let evaluated = self.value(name, context)?;
        let parameter = match self.store.node(evaluated) {
            Node::Str(symbol) => {
                let qualified = self.qualify(class, symbol);
                self.store.record(class).field(qualified).map(|field| (qualified, field.ty()))
            }
            // Code is never the name of a parameter.
            Node::Code(_) => None,
            _ => {
                return fail(name_span, "The name of named argument should be a valid identifier");
            }
        };
        let Some((qualified, expected)) = parameter else {
            return fail(name_span, format!("Argument {} doesn't exist", self.store.display(evaluated)));
        };
        let result = self.value(value, context.expecting(Some(expected)))?;
        if result == ValueId::UNSET {
            let message = "The value of named argument should be initialized, but we got '?'";
            return fail(self.tree.expr(value).span, message);
        }
        Ok(Argument { value: result, name: Some(qualified) })
    }

    /// Converts arguments to the types of the parameters.
    fn check_arguments(
        &mut self,
        class: RecordId,
        arguments: &mut Arguments,
        written: &[syntax::Argument],
    ) -> EvalResult<()> {
        let mut failed = None;
        for (i, argument) in arguments.values.iter_mut().enumerate() {
            let record = self.store.record(class);
            let positional = record.template_arguments.get(i).copied();
            let Some(name) = argument.name.or(positional) else { continue };
            let Some(ty) = record.field(name).map(|field| field.ty()) else { continue };
            match self.folder().cast(argument.value, ty)? {
                Some(value) => argument.value = value,
                None => {
                    let found = self.store.type_of(argument.value);
                    let message = format!(
                        "Value specified for template argument '{}' is of type {}; expected type {}: {}",
                        self.store.text(name),
                        found.map_or_else(String::new, |ty| self.store.display_type(ty)),
                        self.store.display_type(ty),
                        self.store.display(argument.value)
                    );
                    let start = written[i].name.unwrap_or(written[i].value);
                    let error = EvalError::near(self.span_of(start), self.span_of(written[i].value), message);
                    if let Some(previous) = failed.replace(error) {
                        self.report(previous.into_diagnostic());
                    }
                }
            }
        }
        failed.map_or(Ok(()), Err)
    }

    /// The frame with the source expressions of the arguments, without those of defaults.
    pub(super) fn argument_frame(&mut self, class: RecordId, arguments: &Arguments) -> FrameId {
        let record = self.store.record(class);
        let given = arguments.values.iter().zip(&arguments.expressions).enumerate();
        let bindings: SmallVec<[(Symbol, Bound); 8]> = given
            .filter_map(|(i, (argument, &expression))| {
                let name = argument.name.or_else(|| record.template_arguments.get(i).copied())?;
                Some((name, Bound::To(Origin::of(expression))))
            })
            .collect();
        self.store.frames.bind(bindings)
    }

    /// `Class<arguments>` as a value.
    pub(super) fn instance(
        &mut self,
        class: RecordId,
        name: Name,
        written: Written<'_>,
        context: Context,
    ) -> EvalResult<ValueId> {
        let arguments = self.arguments(class, written, context)?;
        self.store.bind_arguments(class, &arguments.values, name.span)?;
        let instance = self.store.values.instance(class, &arguments.values);
        if let Some(record) = self.store.instantiated(instance) {
            return Ok(self.store.values.record(record));
        }
        if !self.state.has_origin(instance) {
            let frame = self.argument_frame(class, &arguments);
            self.state.set_origin(instance, InstanceOrigin { span: name.span, frame });
        }
        if arguments.values.iter().any(|argument| self.store.has_free_variable(argument.value)) {
            return Ok(instance);
        }
        self.resolution(&mut Resolver::nothing(None)).instantiate(instance)
    }
}
