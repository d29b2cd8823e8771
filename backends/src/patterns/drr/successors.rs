//! Checks where the successors of new ops come from.

use rtblgen_records::Dag;

use crate::ods::model::Operator;
use crate::patterns::drr::check::Check;
use crate::patterns::drr::head::plural;
use crate::patterns::model::symbols::{Binding, SymbolUse};

impl<'r> Check<'_, 'r> {
    /// `(successorsOf $op)`
    pub(super) fn successors_of(&mut self, dag: Dag<'r>) -> Option<SymbolUse> {
        self.unnamed(dag)?;
        if dag.len() != 1 {
            self.error(dag.span(), "`successorsOf` takes the name of one op");
            return None;
        }
        self.source_op_symbol(dag.arg(0), dag.arg_name(0), "successorsOf")
    }

    /// Checks that the number of successors equals that of the new op.
    pub(super) fn check_successors(
        &mut self,
        operator: &Operator<'r>,
        dag: Dag<'r>,
        successors: Option<SymbolUse>,
    ) -> Option<()> {
        let name = &operator.qualified_name;
        let wanted = Shape::of(operator);
        let (span, message) = match successors {
            None if wanted.fixed == 0 => return Some(()),
            None => {
                let message = format!(
                    "the new '{name}' gets no successors: `(successorsOf $op)` gives it those of a matched op"
                );
                (dag.span(), message)
            }
            Some(of) => {
                let Binding::SourceOp(from) = self.symbols[of.symbol].binding.clone() else { return None };
                let given = Shape::of(&from);
                if wanted.takes(given) && !operator.successors.is_empty() {
                    return Some(());
                }
                let (wanted, given) = (wanted.describe(), given.describe());
                (of.span, format!("op '{name}' has {wanted}, and '{}' has {given}", from.qualified_name))
            }
        };
        let definition = operator.record.span();
        self.error(span, message).labels.push((definition, "the new op is defined here".to_owned()));
        None
    }
}

/// The number of an op's successors.
#[derive(Clone, Copy)]
struct Shape {
    fixed: usize,
    is_variadic: bool,
}

impl Shape {
    fn of(operator: &Operator<'_>) -> Self {
        let fixed = operator.successors.iter().filter(|successor| !successor.is_variadic).count();
        Self { fixed, is_variadic: fixed < operator.successors.len() }
    }

    fn takes(self, given: Self) -> bool {
        match self.is_variadic {
            true => given.fixed >= self.fixed,
            false => !given.is_variadic && given.fixed == self.fixed,
        }
    }

    fn describe(self) -> String {
        let count = plural(self.fixed, "successor");
        if self.is_variadic { format!("{count} or more") } else { count }
    }
}
