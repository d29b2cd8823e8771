//! Checks the positions of directives.

use rtblgen_records::Dag;

use crate::ods::model::Operator;
use crate::patterns::drr::check::Check;
use crate::patterns::drr::head::{Head, arguments_before_directives, plural};

impl<'r> Check<'_, 'r> {
    /// Reports directives that are not permitted among the arguments of an op to match. They are not
    /// arguments to count.
    pub(super) fn check_directives_of_source(&mut self, operator: &Operator<'r>, dag: Dag<'r>) -> Option<()> {
        for (value, _) in dag.args() {
            match Head::of_argument(value) {
                Some(Head::Either) if operator.arguments.len() < 2 => {
                    let operands = plural(operator.operands.len(), "operand");
                    let message = format!(
                        "`either` groups two operands, and op '{}' has {operands}",
                        operator.qualified_name
                    );
                    self.error(value.span(), message);
                    return None;
                }
                Some(
                    Head::Location
                    | Head::ReturnType
                    | Head::ReplaceWithValue
                    | Head::RegionsOf
                    | Head::SuccessorsOf
                    | Head::ReplaceOp,
                ) => return self.directive_in_source(value),
                _ => {}
            }
        }
        Some(())
    }

    /// Reports directives that are not permitted among the arguments of a new op. They are not arguments to
    /// count.
    pub(super) fn check_directives_of_result(&mut self, operator: &Operator<'r>, dag: Dag<'r>) -> Option<()> {
        let arguments = dag.args().take(arguments_before_directives(dag));
        for (value, _) in arguments {
            let (message, help) = match Head::of_argument(value) {
                Some(Head::Either) => ("`either` can only stand in a source pattern", None),
                Some(Head::Location) => {
                    ("`location` must follow the arguments", Some("`(Op $x, (location $y))`"))
                }
                Some(Head::ReturnType) => {
                    ("`returnType` must follow the arguments", Some("`(Op $x, (returnType $y))`"))
                }
                Some(Head::RegionsOf) => ("`regionsOf` must follow the arguments", None),
                Some(Head::SuccessorsOf) => ("`successorsOf` must follow the arguments", None),
                _ => continue,
            };
            let (name, written) = (&operator.qualified_name, arguments_before_directives(dag));
            let of_mlir = format!(
                "op '{name}' argument number mismatch: {written} in pattern vs. {} in definition",
                operator.arguments.len()
            );
            let error = self.error(value.span(), message);
            if let Some(short) = &mut error.short {
                short.message = of_mlir;
            }
            error.help = help.map(str::to_owned);
            return None;
        }
        Some(())
    }
}
