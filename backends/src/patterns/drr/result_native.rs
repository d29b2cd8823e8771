//! Checks native calls in result patterns.

use rtblgen_records::{Dag, Record, Value};

use crate::patterns::drr::arguments::Place;
use crate::patterns::drr::check::Check;
use crate::patterns::drr::head::{Head, Leaf, arguments_before_directives, plural};
use crate::patterns::drr::role::{Count, Role};
use crate::patterns::model::native::{NativeCall, Placeholder};
use crate::patterns::model::symbols::{Binding, SymbolUse};
use crate::patterns::model::{Makes, NativeArgument, NativeLeaf, ResultNative, ResultNode};
use crate::rust::snippet;

impl<'r> Check<'_, 'r> {
    /// `NativeCodeCall<"f($_self)">:$x`
    pub(super) fn native_leaf(
        &mut self,
        record: Record<'r>,
        place: Place<'_, 'r>,
        makes: Makes<'r>,
    ) -> Option<NativeLeaf<'r>> {
        self.native_leaf_on(record, place.value, place.name, makes)
    }

    fn native_leaf_on(
        &mut self,
        record: Record<'r>,
        value: Value<'r>,
        name: Option<&'r str>,
        makes: Makes<'r>,
    ) -> Option<NativeLeaf<'r>> {
        let call = self.native_call(record)?;
        let subject = self.use_symbol(name, value.span())?;
        for (range, placeholder) in call.placeholders() {
            if let Placeholder::Argument(_) | Placeholder::ArgumentsFrom(_) | Placeholder::Unknown =
                placeholder
            {
                let text = &call.expression[range.clone()];
                let message = format!("`{text}` has no meaning where the call has no arguments");
                self.error(call.text.string_span(range.clone()), message).help =
                    Some("expected `$_self`, `$_builder` or `$_loc`; or write `(Call $x)`".to_owned());
                return None;
            }
        }
        self.check_returned_argument(&call, subject, makes)?;
        Some(NativeLeaf { call, makes, subject })
    }

    /// A native call that makes one attribute or property.
    pub(super) fn native_argument(
        &mut self,
        record: Record<'r>,
        place: Place<'_, 'r>,
        makes: Makes<'r>,
    ) -> Option<ResultNative<'r>> {
        let native = self.result_native(record, place.value.as_dag()?, place.role(), makes)?;
        if native.call.returns == 1 {
            return Some(native);
        }
        let returns = plural(native.call.returns, "value");
        let message =
            format!("a native call that returns {returns} cannot become an attribute or a property");
        self.error(place.value.span(), message);
        None
    }

    /// A native call in a result.
    pub(super) fn result_native(
        &mut self,
        record: Record<'r>,
        dag: Dag<'r>,
        role: Role,
        makes: Makes<'r>,
    ) -> Option<ResultNative<'r>> {
        let call = self.native_call(record)?;
        let depth = if let Role::Nested(depth) = role { depth + 1 } else { 1 };
        let arguments = self.native_arguments(dag, arguments_before_directives(dag), depth)?;
        let tail = self.tail(dag, role)?;
        if tail.types.is_some() {
            self.error(dag.span(), "`NativeCodeCall` cannot have return type specifier");
            return None;
        }
        if tail.regions.is_some() {
            self.error(dag.span(), "`regionsOf` gives regions to a new op, and a native call has none");
            return None;
        }
        if tail.successors.is_some() {
            self.error(dag.span(), "`successorsOf` gives successors to a new op, and a native call has none");
            return None;
        }
        self.check_result_expression(&call, dag)?;
        self.check_written_values(&call, dag, makes)?;
        if let Some(NativeArgument::Symbol(of)) = arguments.first() {
            self.check_returned_argument(&call, *of, makes)?;
        }
        let bound = self.binding_of(makes, &call)?;
        let (binding, result) = self.bind_result(dag, call.returns, || bound)?;
        Some(ResultNative { call, makes, binding, result, arguments, location: tail.location })
    }

    /// Checks a call that returns its argument. If one value is needed, the name of the argument must stand for one value.
    fn check_returned_argument(
        &mut self,
        call: &NativeCall<'r>,
        of: SymbolUse,
        makes: Makes<'r>,
    ) -> Option<()> {
        if !call.is_argument() || !matches!(makes, Makes::Values | Makes::Range) {
            return Some(());
        }
        self.require_value(of)?;
        let count = self.count_of(of);
        if makes == Makes::Range || count == Count::Exactly(1) {
            return Some(());
        }
        let (name, bound) = (self.symbols[of.symbol].name, self.symbols[of.symbol].span);
        let text = call.expression.trim();
        let message = format!(
            "expected one value from the native call `{text}`, but `${name}` stands for {}",
            count.describe()
        );
        let error = self.error(of.span, message);
        error.labels.push((bound, format!("`${name}` is bound here")));
        error.help =
            Some(format!("use `${name}` itself, or pick a value in the call, as in `{text}.front()` in C++"));
        None
    }

    fn native_arguments(
        &mut self,
        dag: Dag<'r>,
        count: usize,
        depth: usize,
    ) -> Option<Vec<NativeArgument<'r>>> {
        let arguments: Vec<_> =
            dag.args().take(count).map(|(value, name)| self.argument_of_native(value, name, depth)).collect();
        arguments.into_iter().collect()
    }

    fn argument_of_native(
        &mut self,
        value: Value<'r>,
        name: Option<&'r str>,
        depth: usize,
    ) -> Option<NativeArgument<'r>> {
        if let Some(dag) = value.as_dag() {
            let role = Role::Nested(depth);
            let node = match Head::of(dag) {
                // A call with a name is used elsewhere too, as a value.
                Head::Native(record) if dag.name().is_none() => {
                    ResultNode::Native(self.result_native(record, dag, role, Makes::Anything)?)
                }
                _ => self.result_node(dag, role)?,
            };
            return Some(NativeArgument::Node(Box::new(node)));
        }
        match Leaf::of(value) {
            Leaf::Unspecified => self.use_symbol(name, value.span()).map(NativeArgument::Symbol),
            Leaf::Attribute(record) => self.constant(record, value.span()).map(NativeArgument::Constant),
            Leaf::Native(record) => {
                self.native_leaf_on(record, value, name, Makes::Anything).map(NativeArgument::NativeLeaf)
            }
            Leaf::String(_) => self.raw_string(value),
            _ => {
                self.error(value.span(), "referencing unbound symbol ''").help =
                    Some("expected `$name`, a constant, or a nested node".to_owned());
                None
            }
        }
    }

    /// Reports placeholders without a meaning. mlir-tblgen leaves them in the C++.
    fn check_result_expression(&mut self, call: &NativeCall<'r>, dag: Dag<'r>) -> Option<()> {
        let given = arguments_before_directives(dag);
        for (range, placeholder) in call.placeholders() {
            let why = match placeholder {
                Placeholder::Builder | Placeholder::Location => continue,
                Placeholder::Argument(number) if number < given => continue,
                Placeholder::ArgumentsFrom(number) if number <= given => continue,
                Placeholder::Argument(_) | Placeholder::ArgumentsFrom(_) => {
                    format!("the call has {}", plural(given, "argument"))
                }
                Placeholder::Subject => {
                    "`$_self` is what `NativeCodeCall<\"...\">:$x` is bound to".to_owned()
                }
                Placeholder::Unknown => "expected `$_builder`, `$_loc` or `$0`".to_owned(),
            };
            let text = &call.expression[range.clone()];
            let definition = call.text.string_span(range.clone());
            let error = self.error(dag.span(), format!("`{text}` of the native call stands for nothing"));
            error.label = Some(why);
            error.labels.push((definition, "it is used here".to_owned()));
            return None;
        }
        for (number, (value, _)) in dag.args().enumerate().take(given) {
            let is_used = |placeholder| match placeholder {
                Placeholder::Argument(used) => used == number,
                Placeholder::ArgumentsFrom(first) => first <= number,
                _ => false,
            };
            if !call.placeholders().iter().any(|(_, placeholder)| is_used(*placeholder)) {
                self.warning(
                    value.span(),
                    format!("the native call does not use this: it has no `${number}`"),
                );
            }
        }
        Some(())
    }

    /// Checks that a tuple in the text has the number of values in the record. Only rustc knows the result of
    /// a function.
    fn check_written_values(&mut self, call: &NativeCall<'r>, dag: Dag<'r>, makes: Makes<'r>) -> Option<()> {
        let wanted = match makes {
            // The call around it decides.
            Makes::Anything => return Some(()),
            Makes::Values => call.returns,
            _ => 1,
        };
        let written = match snippet::parse_masked::<syn::Expr>(call.expression) {
            Ok(syn::Expr::Tuple(tuple)) => tuple.elems.len(),
            Ok(syn::Expr::Lit(_) | syn::Expr::Array(_) | syn::Expr::Closure(_)) => 1,
            _ => return Some(()),
        };
        if written == wanted || (wanted == 0 && written == 1) {
            return Some(());
        }
        let text = call.text.span();
        let message = format!(
            "the native call is to return {}, and its text has {}",
            plural(wanted, "value"),
            plural(written, "value")
        );
        self.error(dag.span(), message).labels.push((text, "it is here".to_owned()));
        None
    }

    /// The binding of the name on a native call.
    fn binding_of(&mut self, makes: Makes<'r>, call: &NativeCall<'r>) -> Option<Binding<'r>> {
        Some(match makes {
            Makes::Attribute => Binding::Attribute { optional: false, kind: None },
            Makes::Property(property) => {
                Binding::Property { ty: self.property_type(property)?, property: Some(property) }
            }
            Makes::Range => Binding::Values,
            _ => Binding::NativeValues(call.returns),
        })
    }
}
