//! Numbers of operations, and which operations are isolated from above.

use rtblgen_ir::{Diagnostic, Ir, Op, Walk};

/// The numbers of operations in pre-order, and whether operations are isolated.
pub(super) struct OpNumbers {
    /// The numbers, by the index of the operation.
    numbers: Vec<u32>,
    /// Whether the regions of an operation use no value from outside, by the index of the operation.
    isolated: Vec<bool>,
}

/// An operation whose regions are being visited.
struct Open {
    op: Op,
    /// Whether it is unknown if the operation, or an enclosing one, uses values from outside.
    is_unresolved: bool,
    is_isolated: Option<bool>,
}

impl OpNumbers {
    /// Numbers the operations below a root.
    ///
    /// # Errors
    ///
    /// Returns the error of the first operation for which `problem` has one.
    pub(super) fn new<'c>(
        ir: &Ir<'c>,
        root: Op,
        mut problem: impl FnMut(Op) -> Option<Diagnostic<'c>>,
    ) -> Result<Self, Diagnostic<'c>> {
        let mut numbers = OpNumbers { numbers: Vec::new(), isolated: Vec::new() };
        let mut open: Vec<Open> = Vec::new();
        let (mut next, mut error) = (0, None);
        root.walk(ir, rtblgen_ir::WalkOrder::Pre, |op| {
            let parent = op.parent_op(ir).filter(|_| op != root);
            while open.last().is_some_and(|last| Some(last.op) != parent) {
                numbers.close(&mut open);
            }
            numbers.visit(ir, op, next, &mut open);
            next += 1;
            error = problem(op);
            if error.is_some() { Walk::Interrupt } else { Walk::Advance }
        });
        if let Some(error) = error {
            return Err(error);
        }
        while !open.is_empty() {
            numbers.close(&mut open);
        }
        Ok(numbers)
    }

    fn visit(&mut self, ir: &Ir<'_>, op: Op, number: u32, open: &mut Vec<Open>) {
        if open.last().is_some_and(|last| last.is_unresolved) {
            mark_users_from_outside(ir, op, open);
        }
        let index = op.index();
        if self.numbers.len() <= index {
            self.numbers.resize((index + 1).next_power_of_two(), 0);
            self.isolated.resize(self.numbers.len(), false);
        }
        self.numbers[index] = number;
        if op.region_count(ir) > 0 {
            let is_isolated = op.has_trait_named(ir, "IsolatedFromAbove").then_some(true);
            open.push(Open { op, is_unresolved: is_isolated.is_none(), is_isolated });
        }
    }

    fn close(&mut self, open: &mut Vec<Open>) {
        if let Some(Open { op, is_isolated, .. }) = open.pop() {
            self.isolated[op.index()] = is_isolated.unwrap_or(true);
        }
    }

    pub(super) fn is_isolated(&self, op: Op) -> bool {
        self.isolated.get(op.index()).copied().unwrap_or_default()
    }

    pub(super) fn number(&self, op: Op) -> u32 {
        self.numbers.get(op.index()).copied().unwrap_or_default()
    }
}

/// Marks the open operations between a use and the definition of its value as not isolated.
fn mark_users_from_outside(ir: &Ir<'_>, op: Op, open: &mut [Open]) {
    let region = op.parent_region(ir);
    for operand in op.operands(ir) {
        let defined_in = operand.parent_region(ir);
        if defined_in == region {
            continue;
        }
        let container = defined_in.and_then(|region| region.parent_op(ir));
        let stop = open.iter().rposition(|outer| !outer.is_unresolved || Some(outer.op) == container);
        let is_unresolved = stop.is_some_and(|stop| open[stop].is_unresolved);
        let first = stop.map_or(0, |stop| stop + 1);
        for inner in &mut open[first..] {
            inner.is_unresolved = is_unresolved;
            inner.is_isolated = Some(false);
        }
    }
}
