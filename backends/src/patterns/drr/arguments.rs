//! Checks the arguments of new ops and of native calls in result patterns.

use rtblgen_records::{Dag, Record, Value};
use tblgen_parser::Span;

use crate::ods::model::{Argument, Arity, NamedAttribute, NamedProperty, Operator, property};
use crate::patterns::drr::check::Check;
use crate::patterns::drr::head::{Head, Leaf, arguments_before_directives, plural};
use crate::patterns::drr::role::{Count, Role};
use crate::patterns::model::native::{NativeCall, Placeholder};
use crate::patterns::model::symbols::{Binding, SymbolUse};
use crate::patterns::model::{
    Makes, NativeArgument, NativeLeaf, ResultAttribute, ResultNative, ResultNode, ResultProperty, ResultValue,
};
use crate::rust::snippet;

/// The arguments of a new op: operands, attributes, properties.
type Arguments<'r> = (Vec<ResultValue<'r>>, Vec<ResultAttribute<'r>>, Vec<ResultProperty<'r>>);

impl<'r> Check<'_, 'r> {
    /// Checks the arguments of a new op, whose number has been checked.
    pub(super) fn result_arguments(
        &mut self,
        operator: &Operator<'r>,
        dag: Dag<'r>,
        role: Role,
    ) -> Option<Arguments<'r>> {
        let depth = if let Role::Nested(depth) = role { depth + 1 } else { 1 };
        let mut arguments: Arguments<'r> = Default::default();
        let mut complete = true;
        let first_late = self.late.len();
        for (position, argument) in operator.arguments.iter().enumerate() {
            let (value, name) = (dag.arg(position), dag.arg_name(position));
            let place = Place { operator, position, value, name, depth, packed: false, first_late };
            let found = match argument {
                Argument::Operand(index) => self
                    .result_operand(place, operator.operands[*index].arity)
                    .map(|value| arguments.0.push(value)),
                Argument::Attribute(index) => self
                    .result_attribute(place, &operator.attributes[*index])
                    .map(|value| arguments.1.push(value)),
                Argument::Property(index) => self
                    .result_property(place, &operator.properties[*index])
                    .map(|value| arguments.2.push(value)),
            };
            complete &= found.is_some();
        }
        self.late.truncate(first_late);
        complete.then_some(arguments)
    }

    fn result_operand(&mut self, place: Place<'_, 'r>, arity: Arity) -> Option<ResultValue<'r>> {
        let value = match Head::of_argument(place.value) {
            Some(Head::Variadic) if arity == Arity::Variadic => self.packed(place)?,
            Some(Head::Variadic) => {
                let name = &place.operator.qualified_name;
                let message =
                    format!("`variadic` makes a variadic operand, and this operand of op '{name}' is none");
                self.error(place.value.span(), message);
                return None;
            }
            // A call that makes a variadic operand returns all its values.
            Some(Head::Native(record)) => {
                let is_group = arity == Arity::Variadic && !place.packed;
                let makes = if is_group { Makes::Range } else { Makes::Values };
                let native = self.result_native(record, place.value.as_dag()?, place.role(), makes)?;
                ResultValue::Node(Box::new(ResultNode::Native(native)))
            }
            Some(_) => {
                let hidden = self.hidden.len();
                self.hidden.extend_from_slice(&self.late[place.first_late..]);
                let node = self.result_node(place.value.as_dag()?, place.role());
                self.hidden.truncate(hidden);
                ResultValue::Node(Box::new(node?))
            }
            None => self.operand_leaf(place, arity)?,
        };
        self.check_fits(place, &value, arity)?;
        if let (ResultValue::Symbol(of), Argument::Operand(index)) =
            (&value, place.operator.arguments[place.position])
        {
            self.check_operand_fits(&place.operator.operands[index], *of)?;
        }
        Some(value)
    }

    fn operand_leaf(&mut self, place: Place<'_, 'r>, arity: Arity) -> Option<ResultValue<'r>> {
        match Leaf::of(place.value) {
            Leaf::Native(record) => {
                let makes = if arity == Arity::Variadic { Makes::Range } else { Makes::Values };
                self.native_leaf(record, place, makes).map(ResultValue::NativeLeaf)
            }
            Leaf::Unspecified if place.name.is_some() => self.operand_symbol(place),
            Leaf::Type(_) if place.name.is_some() => {
                self.warning(place.value.span(), "a constraint is not tested in a result pattern");
                self.operand_symbol(place)
            }
            leaf => self.not_an_operand(place, leaf),
        }
    }

    /// An attribute, a number or a string where an operand is expected. The short form has MLIR's words.
    fn not_an_operand<T>(&mut self, place: Place<'_, 'r>, leaf: Leaf<'r>) -> Option<T> {
        let (found, of_mlir) = match leaf {
            Leaf::Attribute(_) => (
                "an attribute".to_owned(),
                "attribute found where value was expected, if attempting to use constant value, construct a constant \
                 op with given attribute instead",
            ),
            Leaf::Property(_) => ("a property".to_owned(), "referencing unbound symbol ''"),
            Leaf::String(text) => (format!("the string \"{text}\""), "referencing unbound symbol ''"),
            Leaf::Other(found) => (found, "referencing unbound symbol ''"),
            Leaf::Type(_) => ("a constraint on types".to_owned(), "referencing unbound symbol ''"),
            Leaf::Unspecified | Leaf::Native(_) => {
                ("unset, and has no name".to_owned(), "referencing unbound symbol ''")
            }
        };
        let argument = place.operator.argument_names().nth(place.position).unwrap_or_default();
        let name = &place.operator.qualified_name;
        let message = format!("operand `${argument}` of op '{name}' takes a value");
        let error = self.error(place.value.span(), message);
        error.label = Some(format!("this is {found}"));
        if let Some(short) = &mut error.short {
            short.message = of_mlir.to_owned();
        }
        error.help = Some(
            "an operand is a name, `$x`, or a nested `(Op ...)`; an op makes a value of a constant"
                .to_owned(),
        );
        None
    }

    fn operand_symbol(&mut self, place: Place<'_, 'r>) -> Option<ResultValue<'r>> {
        let of = self.use_symbol(place.name, place.value.span())?;
        self.require_value(of)?;
        Some(ResultValue::Symbol(of))
    }

    /// A name must stand for values here.
    pub(super) fn require_value(&mut self, of: SymbolUse) -> Option<()> {
        let symbol = &self.symbols[of.symbol];
        let found = match &symbol.binding {
            Binding::Attribute { .. } => "an attribute",
            Binding::Property(_) => "a property",
            Binding::SourceOp(operator) | Binding::ResultOp(operator) if operator.results.is_empty() => {
                "an op without results"
            }
            Binding::NativeValues(0) => "a native call that returns nothing",
            _ => return Some(()),
        };
        let (name, bound) = (symbol.name, symbol.span);
        let error = self.error(of.span, format!("`${name}` is {found}, and a value is expected"));
        error.labels.push((bound, format!("`${name}` is bound here")));
        None
    }

    /// `(variadic a, b)`
    fn packed(&mut self, place: Place<'_, 'r>) -> Option<ResultValue<'r>> {
        let dag = place.value.as_dag()?;
        let mut values = Vec::new();
        let mut complete = true;
        for (value, name) in dag.args() {
            match self.result_operand(
                Place { value, name, depth: place.depth + 1, packed: true, ..place },
                Arity::Variadic,
            ) {
                Some(value) => values.push(value),
                None => complete = false,
            }
        }
        complete.then_some(ResultValue::Variadic(values))
    }

    fn check_fits(&mut self, place: Place<'_, 'r>, value: &ResultValue<'r>, arity: Arity) -> Option<()> {
        let count = self.count_of_value(value);
        if count.fits(arity) {
            return Some(());
        }
        let argument = place.operator.argument_names().nth(place.position).unwrap_or_default();
        let message = format!(
            "operand `${argument}` of op '{}' cannot be {}",
            place.operator.qualified_name,
            count.describe()
        );
        let help = match (count, value) {
            (Count::Exactly(several), ResultValue::Symbol(of)) if several > 1 => {
                Some(format!("pick one: `${}__0`", self.symbols[of.symbol].name))
            }
            (Count::Exactly(several), _) if several > 1 => {
                Some("name the node and pick one value: `(Op:$name__0 ...)`".to_owned())
            }
            _ => None,
        };
        let definition = place.operator.record.span();
        let error = self.error(place.value.span(), message);
        error.labels.push((definition, "the op is defined here".to_owned()));
        error.help = help;
        None
    }

    fn count_of_value(&self, value: &ResultValue<'r>) -> Count {
        match value {
            ResultValue::Symbol(of) => self.count_of(*of),
            ResultValue::Term(_) => Count::Any,
            ResultValue::Node(node) => self.count_of_node(node),
            ResultValue::NativeLeaf(leaf) if leaf.makes == Makes::Range => Count::Any,
            ResultValue::NativeLeaf(_) => Count::Exactly(1),
            ResultValue::Variadic(_) => Count::Any,
        }
    }

    pub(super) fn count_of_node(&self, node: &ResultNode<'r>) -> Count {
        match node {
            ResultNode::Op(op) => Count::of_results(&op.operator, op.result),
            ResultNode::Native(native) if native.makes == Makes::Range => Count::Any,
            ResultNode::Native(native) if native.result.is_some() => Count::Exactly(1),
            ResultNode::Native(native) => Count::Exactly(native.call.returns),
            ResultNode::Value(of) => self.count_of(*of),
            ResultNode::Replace(_) | ResultNode::ReplaceOp { .. } | ResultNode::Erase(_) => Count::Exactly(0),
            ResultNode::Call(call) => Count::Exactly(call.results.len()),
        }
    }

    /// How many values a name stands for.
    pub(super) fn count_of(&self, of: SymbolUse) -> Count {
        match &self.symbols[of.symbol].binding {
            Binding::SourceOp(operator) | Binding::ResultOp(operator) => {
                Count::of_results(operator, of.index)
            }
            Binding::NativeValues(_) | Binding::Values | Binding::Operand(Arity::Variadic)
                if of.index.is_some() =>
            {
                Count::Exactly(1)
            }
            Binding::NativeValues(count) => Count::Exactly(*count),
            Binding::Values | Binding::Types => Count::Any,
            Binding::Operand(arity) => Count::of_arity(*arity),
            Binding::Attribute { .. } | Binding::Property(_) | Binding::Op | Binding::Type => {
                Count::Exactly(1)
            }
        }
    }

    fn result_attribute(
        &mut self,
        place: Place<'_, 'r>,
        attribute: &NamedAttribute<'r>,
    ) -> Option<ResultAttribute<'r>> {
        match Head::of_argument(place.value) {
            Some(Head::Native(record)) => {
                let native = self.native_argument(record, place, Makes::Attribute)?;
                return Some(ResultAttribute::Native(native));
            }
            Some(_) => return self.only_native_calls(place, "attribute"),
            None => {}
        }
        match Leaf::of(place.value) {
            Leaf::Unspecified => {
                let of = self.attribute_symbol(place)?;
                self.check_attribute_fits(attribute, of)?;
                Some(ResultAttribute::Symbol(of))
            }
            Leaf::Native(record) => {
                self.native_leaf(record, place, Makes::Attribute).map(ResultAttribute::NativeLeaf)
            }
            Leaf::Attribute(record) => {
                let constant = self.constant(record, place.value.span())?;
                self.check_constant_fits(attribute, constant, place.value.span())?;
                Some(ResultAttribute::Constant(constant))
            }
            Leaf::String(_) => self.raw_string(place.value),
            _ => self.wrong_result_leaf(place, "an attribute"),
        }
    }

    fn attribute_symbol(&mut self, place: Place<'_, 'r>) -> Option<SymbolUse> {
        let of = self.use_symbol(place.name, place.value.span())?;
        let symbol = &self.symbols[of.symbol];
        if matches!(symbol.binding, Binding::Attribute { .. }) {
            return Some(of);
        }
        let (name, bound) = (symbol.name, symbol.span);
        let error = self.error(of.span, format!("`${name}` is not an attribute, and one is expected"));
        error.labels.push((bound, format!("`${name}` is bound here")));
        None
    }

    fn result_property(
        &mut self,
        place: Place<'_, 'r>,
        property: &NamedProperty<'r>,
    ) -> Option<ResultProperty<'r>> {
        match Head::of_argument(place.value) {
            Some(Head::Native(record)) => {
                let native = self.native_argument(record, place, place.property())?;
                return Some(ResultProperty::Native(native));
            }
            Some(_) => return self.only_native_calls(place, "property"),
            None => {}
        }
        match Leaf::of(place.value) {
            Leaf::Unspecified => self.property_symbol(place, property).map(ResultProperty::Symbol),
            Leaf::Native(record) => {
                self.native_leaf(record, place, place.property()).map(ResultProperty::NativeLeaf)
            }
            Leaf::Property(record) if record.is_a("ConstantProp") => {
                self.check_property_constraint(property, record, place.value.span())?;
                Some(ResultProperty::Constant(record))
            }
            Leaf::String(_) => self.raw_string(place.value),
            _ => self.wrong_result_leaf(place, "a property"),
        }
    }

    /// Numbers of one type become those of another, as in C++.
    fn property_symbol(&mut self, place: Place<'_, 'r>, property: &NamedProperty<'r>) -> Option<SymbolUse> {
        let of = self.use_symbol(place.name, place.value.span())?;
        let wanted = self.property_type(property.record)?;
        let symbol = &self.symbols[of.symbol];
        let name = symbol.name;
        let message = match &symbol.binding {
            Binding::Property(ty) if *ty == wanted => return Some(of),
            Binding::Property(ty) if is_integer(ty) && is_integer(&wanted) => return Some(of),
            Binding::Property(ty) => format!("`${name}` is `{ty}`, and the property is `{wanted}`"),
            _ => format!("`${name}` is not a property, and one is expected"),
        };
        let bound = symbol.span;
        let error = self.error(of.span, message);
        error.labels.push((bound, format!("`${name}` is bound here")));
        None
    }

    fn only_native_calls<T>(&mut self, place: Place<'_, 'r>, what: &str) -> Option<T> {
        let message = format!("only NativeCodeCall allowed in nested dag node for creating {what}");
        self.error(place.value.span(), message);
        None
    }

    fn raw_string<T>(&mut self, value: Value<'r>) -> Option<T> {
        self.error(value.span(), "raw string not supported as argument").help =
            Some("a constant attribute is written `ConstantAttr<SomeAttr, \"...\">`".to_owned());
        None
    }

    fn wrong_result_leaf<T>(&mut self, place: Place<'_, 'r>, kind: &str) -> Option<T> {
        let argument = place.operator.argument_names().nth(place.position).unwrap_or_default();
        let name = &place.operator.qualified_name;
        let message = format!("this cannot become `${argument}`, {kind} of op '{name}'");
        self.error(place.value.span(), message).help =
            Some("expected `$name`, a constant, or a native call".to_owned());
        None
    }

    /// A record that can be made into an attribute: a `ConstantAttr` or an enum case.
    fn constant(&mut self, record: Record<'r>, span: Span) -> Option<Record<'r>> {
        if record.is_a("ConstantAttr") || record.is_a("EnumCase") {
            return Some(record);
        }
        self.error(span, format!("`{}` is a constraint, not a constant", record.name())).help =
            Some("to pass an attribute on, name it in the source pattern and write `$name` here".to_owned());
        None
    }

    /// `NativeCodeCall<"f($_self)">:$x`
    fn native_leaf(
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
        Some(NativeLeaf { call, makes, subject })
    }

    /// A native call that makes one attribute or property.
    fn native_argument(
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
        let (binding, result) = self.bind_result(dag, call.returns, || binding_of(makes, &call))?;
        self.late.extend(binding);
        Some(ResultNative { call, makes, binding, result, arguments, location: tail.location })
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

    /// Every placeholder must mean something; mlir-tblgen leaves what does not in the C++.
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
}

/// What an expression that says so by itself returns.
impl<'r> Check<'_, 'r> {
    /// A tuple in the text must have as many values as the record says. What a function returns, only rustc knows.
    fn check_written_values(&mut self, call: &NativeCall<'r>, dag: Dag<'r>, makes: Makes<'r>) -> Option<()> {
        let wanted = match makes {
            // What the call around it takes.
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
}

/// An argument of a new op.
#[derive(Clone, Copy)]
struct Place<'a, 'r> {
    operator: &'a Operator<'r>,
    position: usize,
    value: Value<'r>,
    name: Option<&'r str>,
    depth: usize,
    /// It stands in a `variadic` directive.
    packed: bool,
    /// The first in [`Check::late`] that the new op itself calls.
    first_late: usize,
}

impl<'r> Place<'_, 'r> {
    fn role(self) -> Role {
        Role::Nested(self.depth)
    }

    /// What a native call makes that stands here, where a property is expected.
    fn property(self) -> Makes<'r> {
        match self.operator.arguments[self.position] {
            Argument::Property(index) => Makes::Property(self.operator.properties[index].record),
            _ => Makes::Anything,
        }
    }
}

pub(super) fn is_integer(ty: &str) -> bool {
    ["i8", "i16", "i32", "i64", "u8", "u16", "u32", "u64"].contains(&ty)
}

/// What the name on a native call stands for.
fn binding_of<'r>(makes: Makes<'r>, call: &NativeCall<'r>) -> Binding<'r> {
    match makes {
        Makes::Attribute => Binding::Attribute { optional: false, kind: None },
        Makes::Property(property) => {
            Binding::Property(property::value_type(property).unwrap_or_default().into())
        }
        Makes::Range => Binding::Values,
        _ => Binding::NativeValues(call.returns),
    }
}
