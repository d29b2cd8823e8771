//! The order in which all is verified.

use super::dominance::verify_dominance;
use super::op::{verify_invariants, verify_region_invariants};
use super::{Place, VerifyError, VerifyResult};
use crate::asm::PrintOptions;
use crate::context::Location;
use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::ir::{Block, Ir, NamedAttribute, Op};
use crate::traits::{HAS_ONLY_GRAPH_REGION, ISOLATED_FROM_ABOVE, NO_TERMINATOR, TERMINATOR};

impl<'c> Ir<'c> {
    /// Verifies the whole tree.
    ///
    /// # Errors
    ///
    /// What is wrong, at the locations of the operations: the first mistake of each operation that is isolated from above.
    pub fn verify(&self) -> Result<(), Diagnostics<'c>> {
        self.verify_op(self.root())
    }

    /// Verifies an operation and all in it.
    ///
    /// # Errors
    ///
    /// See [`verify`](Self::verify).
    pub fn verify_op(&self, op: Op) -> Result<(), Diagnostics<'c>> {
        let mut diagnostics = Diagnostics::default();
        verify_tree(self, op, &mut diagnostics);
        if diagnostics.is_empty() { Ok(()) } else { Err(diagnostics) }
    }

    /// The error as a diagnostic, for an operation that was verified.
    pub fn verify_diagnostic(&self, op: Op, error: VerifyError) -> Diagnostic<'c> {
        let error = error.or_at(op);
        let message = match error.place {
            Place::Op(at) if error.names_op => format!("'{}' op {}", at.name(self), error.message),
            _ => error.message,
        };
        let mut diagnostic = Diagnostic::error(self.place_location(error.place), message);
        for (place, note) in error.notes {
            diagnostic = diagnostic.with_note(self.place_location(place), note);
        }
        diagnostic
    }

    fn place_location(&self, place: Place) -> Location<'c> {
        match place {
            Place::Op(op) => op.location(self),
            Place::Value(value) => value.location(self),
            Place::Here | Place::Unknown => self.context().unknown_loc(),
        }
    }
}

/// A step of the walk over an operation that is isolated from above, and what is in it.
enum Step {
    EnterOp(Op),
    LeaveOp(Op),
    EnterBlock(Block),
    /// This operation of a block, and those after it.
    From(Op),
    LeaveBlock(Block),
}

/// Verifies an operation with all in it. Operations inside that are isolated from above are verified on their own, after
/// the rest of the operation around them, and all of them, so that one mistake in each is reported.
fn verify_tree<'c>(ir: &Ir<'c>, op: Op, diagnostics: &mut Diagnostics<'c>) -> bool {
    // For each isolated operation: itself, the isolated ones right inside it that are left, and whether all was right.
    struct Frame {
        op: Op,
        steps: Vec<Step>,
        is_right: bool,
    }
    let mut frames = vec![Frame { op, steps: vec![Step::EnterOp(op)], is_right: true }];
    while let Some(frame) = frames.last_mut() {
        let Some(step) = frame.steps.pop() else {
            let Frame { op, mut is_right, .. } = frames.pop().expect("the frame that was just looked at");
            if is_right && op.region_count(ir) != 0 {
                is_right = report(ir, op, verify_dominance(ir, op), diagnostics);
            }
            match frames.last_mut() {
                Some(outer) => {
                    outer.is_right &= is_right;
                    if !is_right && !pending_isolated(outer.steps.last(), ir) {
                        outer.steps.clear();
                    }
                }
                None => return is_right,
            }
            continue;
        };
        match step {
            Step::EnterOp(op) if op != frame.op && is_isolated(ir, op) => {
                frames.push(Frame { op, steps: vec![Step::EnterOp(op)], is_right: true });
                continue;
            }
            Step::From(op) => {
                frame.steps.extend(op.next(ir).map(Step::From));
                if !is_isolated(ir, op) {
                    frame.steps.push(Step::EnterOp(op));
                }
                continue;
            }
            _ => {}
        }
        let (op, result) = match step {
            Step::EnterOp(op) => (op, enter_op(ir, op).map(|()| push_op(ir, op, &mut frame.steps))),
            Step::LeaveOp(op) => (op, leave_op(ir, op)),
            Step::EnterBlock(block) => {
                let op = block.parent_op(ir).unwrap_or(frame.op);
                (op, enter_block(ir, block).map(|()| push_block(ir, block, &mut frame.steps)))
            }
            Step::From(_) => continue,
            Step::LeaveBlock(block) => (block.parent_op(ir).unwrap_or(frame.op), leave_block(ir, block)),
        };
        if !report(ir, op, result, diagnostics) {
            frame.is_right = false;
            frame.steps.clear();
        }
    }
    true
}

fn is_isolated(ir: &Ir<'_>, op: Op) -> bool {
    op.region_count(ir) != 0 && op.has_trait(ir, &ISOLATED_FROM_ABOVE)
}

fn pending_isolated(step: Option<&Step>, ir: &Ir<'_>) -> bool {
    matches!(step, Some(Step::EnterOp(op)) if is_isolated(ir, *op))
}

fn report<'c>(ir: &Ir<'c>, op: Op, result: VerifyResult, diagnostics: &mut Diagnostics<'c>) -> bool {
    match result {
        Ok(()) => true,
        Err(error) => {
            diagnostics.0.push(ir.verify_diagnostic(op, error));
            false
        }
    }
}

/// After an operation come its blocks, then the isolated operations in them, then what its traits say of its regions.
fn push_op(ir: &Ir<'_>, op: Op, steps: &mut Vec<Step>) {
    steps.push(Step::LeaveOp(op));
    if op.region_count(ir) == 0 {
        return;
    }
    let isolated = op.regions(ir).flat_map(|region| region.ops(ir)).filter(|inner| is_isolated(ir, *inner));
    let start = steps.len();
    steps.extend(isolated.map(Step::EnterOp));
    steps[start..].reverse();
    let start = steps.len();
    steps.extend(op.regions(ir).flat_map(|region| region.blocks(ir)).map(Step::EnterBlock));
    steps[start..].reverse();
}

/// After the start of a block come the operations in it that are not isolated.
fn push_block(ir: &Ir<'_>, block: Block, steps: &mut Vec<Step>) {
    steps.push(Step::LeaveBlock(block));
    steps.extend(block.first_op(ir).map(Step::From));
}

fn enter_op(ir: &Ir<'_>, op: Op) -> VerifyResult {
    for attribute in op.discardable_attributes(ir) {
        verify_discardable(ir, op, *attribute)?;
    }
    if let Some(definition) = op.definition(ir) {
        verify_invariants(ir, op, definition)?;
    }
    for (number, region) in op.regions(ir).enumerate() {
        let Some(entry) = region.entry(ir) else { continue };
        if op.has_trait(ir, &HAS_ONLY_GRAPH_REGION) && !region.has_one_block(ir) {
            return Err(format!("expects graph region #{number} to have 0 or 1 blocks").into());
        }
        if !entry.has_no_predecessors(ir) {
            return Err(VerifyError::plain("entry block of region may not have predecessors"));
        }
    }
    Ok(())
}

fn verify_discardable<'c>(ir: &Ir<'c>, op: Op, attribute: NamedAttribute<'c>) -> VerifyResult {
    let Some((dialect, _)) = attribute.name.value().split_once('.') else { return Ok(()) };
    match ir.context().dialect(dialect).and_then(|dialect| dialect.hooks.verify_op_attribute) {
        Some(verify) => verify(ir, op, attribute),
        None => Ok(()),
    }
}

fn leave_op(ir: &Ir<'_>, op: Op) -> VerifyResult {
    if let Some(definition) = op.definition(ir) {
        return verify_region_invariants(ir, op, definition);
    }
    let (context, name) = (ir.context(), op.name(ir));
    if let Some(dialect) = context.dialect(name.dialect()) {
        return Err(VerifyError::plain(format!(
            "unregistered operation '{name}' found in dialect ('{}') that does not allow unknown operations",
            dialect.name
        )));
    }
    if context.allows_unregistered_dialects() {
        return Ok(());
    }
    Err("created with unregistered dialect. If this is intended, please call allowUnregisteredDialects() on the \
         MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used"
        .into())
}

fn enter_block(ir: &Ir<'_>, block: Block) -> VerifyResult {
    let Some(last) = block.last_op(ir) else {
        if may_lack_terminator(ir, block) {
            return Ok(());
        }
        return Err(VerifyError::plain("empty block: expect at least a terminator"));
    };
    for op in block.ops(ir) {
        if op != last && op.successor_count(ir) != 0 {
            let message = "operation with block successors must terminate its parent block";
            return Err(VerifyError::plain(message).at(Place::Op(op)));
        }
    }
    Ok(())
}

fn leave_block(ir: &Ir<'_>, block: Block) -> VerifyResult {
    let Some(last) = block.last_op(ir) else { return Ok(()) };
    for successor in last.successors(ir) {
        if successor.parent_region(ir) != block.parent_region(ir) {
            return Err(VerifyError::new("branching to block of a different region").at(Place::Op(last)));
        }
    }
    if may_lack_terminator(ir, block) || !last.lacks_trait(ir, &TERMINATOR) {
        return Ok(());
    }
    let message = format!("block with no terminator, has {}", print(ir, last));
    Err(VerifyError::plain(message).at(Place::Op(last)))
}

/// Whether the block need not end in a terminator: it is the only one, and the operation around it says so, or is not
/// registered and might.
fn may_lack_terminator(ir: &Ir<'_>, block: Block) -> bool {
    let Some(region) = block.parent_region(ir) else { return true };
    region.has_one_block(ir) && region.parent_op(ir).is_none_or(|op| !op.lacks_trait(ir, &NO_TERMINATOR))
}

/// The text of an operation in a message: in the generic form, since it is not known to be right.
fn print(ir: &Ir<'_>, op: Op) -> String {
    let options = PrintOptions { generic: true, local_scope: true, ..PrintOptions::default() };
    ir.print_op(op, &options).trim_end().to_owned()
}
