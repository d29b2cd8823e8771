//! Checks the arguments of new ops in result patterns, and the operands among them.

use rtblgen_records::{Dag, Value};

use crate::ods::model::{Argument, Arity, Operator};
use crate::patterns::drr::check::Check;
use crate::patterns::drr::head::{Head, Leaf};
use crate::patterns::drr::role::{Count, Role};
use crate::patterns::model::symbols::{Binding, SymbolUse};
use crate::patterns::model::{Makes, ResultAttribute, ResultNode, ResultProperty, ResultValue};

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
        for (position, argument) in operator.arguments.iter().enumerate() {
            let (value, name) = (dag.arg(position), dag.arg_name(position));
            let place = Place { operator, position, value, name, depth, packed: false };
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
            Some(_) => ResultValue::Node(Box::new(self.result_node(place.value.as_dag()?, place.role())?)),
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
            Binding::Property { .. } => "a property",
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
    pub(super) fn packed(&mut self, place: Place<'_, 'r>) -> Option<ResultValue<'r>> {
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

    /// The number of values that a name stands for.
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
            Binding::Attribute { .. } | Binding::Property { .. } | Binding::Op | Binding::Type => {
                Count::Exactly(1)
            }
        }
    }
}

/// An argument of a new op.
#[derive(Clone, Copy)]
pub(super) struct Place<'a, 'r> {
    pub(super) operator: &'a Operator<'r>,
    pub(super) position: usize,
    pub(super) value: Value<'r>,
    pub(super) name: Option<&'r str>,
    pub(super) depth: usize,
    /// It stands in a `variadic` directive.
    pub(super) packed: bool,
}

impl<'r> Place<'_, 'r> {
    pub(super) fn role(self) -> Role {
        Role::Nested(self.depth)
    }

    /// The result that a native call in this place must make, where a property is expected.
    pub(super) fn property(self) -> Makes<'r> {
        match self.operator.arguments[self.position] {
            Argument::Property(index) => Makes::Property(self.operator.properties[index].record),
            _ => Makes::Anything,
        }
    }
}
