//! Checks `either` and `variadic` in the source pattern.

use std::rc::Rc;

use rtblgen_records::Dag;

use crate::ods::model::{Argument, Arity, Operator};
use crate::patterns::drr::check::Check;
use crate::patterns::drr::source::ValuePlace;
use crate::patterns::model::SourceArgument;
use crate::patterns::model::symbols::Binding;

impl<'r> Check<'_, 'r> {
    /// `(either a, b)` stands for the operand at `position` and the one after it.
    pub(super) fn either(
        &mut self,
        operator: &Rc<Operator<'r>>,
        position: usize,
        dag: Dag<'r>,
        depth: usize,
    ) -> Option<SourceArgument<'r>> {
        if dag.len() != 2 {
            self.error(dag.span(), "`either` only supports grouping two operands");
            return None;
        }
        let (Some(Argument::Operand(first)), Some(Argument::Operand(second))) =
            (operator.arguments.get(position), operator.arguments.get(position + 1))
        else {
            let error = self.error(dag.span(), "either can only be applied on operand");
            error.label = Some("one of the two is an attribute or a property".to_owned());
            return None;
        };
        for index in [*first, *second] {
            self.check_either_arity(operator, index, dag)?;
        }
        let place = |position| ValuePlace { operator, position, arity: Arity::One, is_open: true };
        let left = self.value_pattern(place(position), dag.arg(0), dag.arg_name(0), depth);
        let right = self.value_pattern(place(position + 1), dag.arg(1), dag.arg_name(1), depth);
        Some(SourceArgument::Either { first: *first, values: Box::new([left?, right?]) })
    }

    fn check_either_arity(&mut self, operator: &Operator<'r>, index: usize, dag: Dag<'r>) -> Option<()> {
        if operator.operands[index].arity == Arity::One {
            return Some(());
        }
        let name = &operator.qualified_name;
        self.error(
            dag.span(),
            format!("further constrain op {name}'s variadic operand #{index} unsupported now"),
        )
        .label = Some("`either` takes two operands of one value each".to_owned());
        None
    }

    /// `(variadic:$all a, b)`
    pub(super) fn variadic(
        &mut self,
        operator: &Rc<Operator<'r>>,
        index: usize,
        dag: Dag<'r>,
        depth: usize,
    ) -> Option<SourceArgument<'r>> {
        if operator.operands[index].arity != Arity::Variadic {
            let name = &operator.qualified_name;
            let message =
                format!("variadic DAG construct can't match op {name}'s non-variadic operand #{index}");
            self.error(dag.span(), message);
            return None;
        }
        let binding = self.bind_once(dag.name(), Binding::Values, dag.span())?;
        let position =
            operator.arguments.iter().position(|argument| *argument == Argument::Operand(index))?;
        let mut values = Vec::new();
        let mut complete = true;
        for (value, name) in dag.args() {
            let place = ValuePlace { operator, position, arity: Arity::One, is_open: false };
            match self.value_pattern(place, value, name, depth) {
                Some(value) => values.push(value),
                None => complete = false,
            }
        }
        complete.then_some(SourceArgument::Variadic { index, binding, values })
    }
}
