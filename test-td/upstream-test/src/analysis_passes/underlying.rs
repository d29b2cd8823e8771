//! The value that a value is always equal to: a sparse forward analysis.

use rtblgen_runtime::analysis::dataflow::{
    ForwardFlow, ForwardSolution, SparseForwardAnalysis, solve_forward,
};
use rtblgen_runtime::pass::PassError;
use rtblgen_runtime::{Diagnostic, Ir, Op, Value};

/// The underlying value of a value.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Underlying {
    /// Always to this value, which may be itself.
    One(Value),
    /// To several values.
    Many,
}

/// Arguments are equal to the values passed to them, all other values to themselves.
struct UnderlyingValues {
    interprocedural: bool,
}

impl<'c> SparseForwardAnalysis<'c> for UnderlyingValues {
    type State = Underlying;

    fn join(&self, own: &mut Underlying, other: &Underlying) -> bool {
        let joined = if own == other { *own } else { Underlying::Many };
        std::mem::replace(own, joined) != joined
    }

    fn unknown(&self, _: &Ir<'c>, value: Value) -> Underlying {
        Underlying::One(value)
    }

    fn is_interprocedural(&self) -> bool {
        self.interprocedural
    }

    fn visit_op(&self, flow: &mut ForwardFlow<'_, 'c, Self>, _: Op, _: &[Underlying], results: &[Value]) {
        flow.set_unknown(results);
    }
}

/// The underlying values of the values in an operation.
pub(super) struct UnderlyingSolution {
    values: ForwardSolution<Underlying>,
}

impl UnderlyingSolution {
    /// Computes it.
    ///
    /// # Errors
    ///
    /// An operation has the attribute `always_fail`.
    pub(super) fn compute<'c>(ir: &Ir<'c>, top: Op, interprocedural: bool) -> Result<Self, PassError<'c>> {
        if let Some(op) = top.post_order(ir).find(|op| op.attribute(ir, "always_fail").is_some()) {
            let message = format!("'{}' op this op is always fails", op.name(ir));
            return Err(PassError::Diagnostics(Diagnostic::error(op.location(ir), message).into()));
        }
        Ok(UnderlyingSolution { values: solve_forward(ir, top, &UnderlyingValues { interprocedural }) })
    }

    /// The value at the end of the chain; `None` if there is more than one, or none was found.
    pub(super) fn of(&self, mut value: Value) -> Option<Value> {
        loop {
            match *self.values.state(value)? {
                Underlying::One(own) if own == value => return Some(value),
                Underlying::One(next) => value = next,
                Underlying::Many => return None,
            }
        }
    }
}
