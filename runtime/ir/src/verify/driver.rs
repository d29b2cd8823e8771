//! The order in which all is verified.

use super::dominance::verify_dominance;
use super::op::{has_region_invariants, verify_invariants, verify_region_invariants};
use crate::asm::PrintOptions;
use crate::context::Location;
use crate::context::attributes::NamedAttribute;
use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::ir::OpNameSet;
use crate::ir::definition::RegionKind;
use crate::ir::{Block, Ir, Op};
use crate::ir::{Place, VerifyError, VerifyResult};
use crate::traits::{ISOLATED_FROM_ABOVE, NO_TERMINATOR, TERMINATOR};

impl<'c> Ir<'c> {
    /// Verifies the whole tree.
    ///
    /// # Errors
    ///
    /// Returns the errors, at the locations of the operations: the first mistake of each operation that is
    /// isolated from above.
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
        verify_tree(self, op, Isolated::Verify, &mut diagnostics);
        if diagnostics.is_empty() { Ok(()) } else { Err(diagnostics) }
    }

    /// Verifies an operation and the operations inside, except those that are isolated from above and their contents.
    ///
    /// # Errors
    ///
    /// See [`verify`](Self::verify).
    pub fn verify_op_but_isolated(&self, op: Op) -> Result<(), Diagnostics<'c>> {
        let mut diagnostics = Diagnostics::default();
        verify_tree(self, op, Isolated::Skip, &mut diagnostics);
        if diagnostics.is_empty() { Ok(()) } else { Err(diagnostics) }
    }

    /// Returns an error at an operation, with a note that shows it if the context requires such notes.
    pub fn op_error(&self, op: Op, message: impl Into<String>) -> Diagnostic<'c> {
        self.with_shown_op(Diagnostic::error(op.location(self), message), op)
    }

    /// Returns the diagnostic with a note that shows the operation, if the context requires such notes.
    pub(super) fn with_shown_op(&self, diagnostic: Diagnostic<'c>, op: Op) -> Diagnostic<'c> {
        if !self.context().shows_ops_in_diagnostics() {
            return diagnostic;
        }
        let text = print(self, op);
        // Text of several lines starts on one of its own.
        let separator = if text.contains('\n') { "\n" } else { "" };
        diagnostic.with_note(op.location(self), format!("see current operation: {separator}{text}"))
    }

    /// The error as diagnostics, for an operation that was verified: those before it first.
    pub(super) fn verify_diagnostics(
        &self,
        op: Op,
        mut error: VerifyError,
    ) -> impl Iterator<Item = Diagnostic<'c>> {
        let earlier: Vec<_> = std::mem::take(&mut error.earlier);
        let earlier = earlier.into_iter().map(move |error| self.verify_diagnostic(op, error));
        let error = error.or_at(op);
        let location = self.place_location(error.place);
        let before = error.before.clone().into_iter();
        earlier
            .chain(before.map(move |message| Diagnostic::error(location, message)))
            .chain([self.verify_diagnostic(op, error)])
    }

    /// The error as a diagnostic, for an operation that was verified.
    pub fn verify_diagnostic(&self, op: Op, error: VerifyError) -> Diagnostic<'c> {
        let error = error.or_at(op);
        let message = match error.place {
            Place::Op(at) if error.names_op => format!("'{}' op {}", at.name(self), error.message),
            _ => error.message,
        };
        let mut diagnostic = Diagnostic::error(self.place_location(error.place), message);
        if let Place::Op(at) = error.place
            && error.shows_op
        {
            diagnostic = self.with_shown_op(diagnostic, at);
        }
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

/// The number of elements of an attribute in a message.
const ELEMENTS_SHOWN: usize = 16;

/// The treatment of nested operations that are isolated from above.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Isolated {
    Verify,
    Skip,
}

/// A step of the walk over an operation that is isolated from above, and its contents.
enum Step {
    EnterOp(Op),
    LeaveOp(Op),
    EnterBlock(Block),
    LeaveBlock(Block),
    /// This operation of a block, and those after it.
    From(Op),
}

/// The walk over the operation that is verified, or over one inside it that is isolated from above.
struct Frame {
    op: Op,
    /// The remaining steps, the next one last.
    steps: Vec<Step>,
    is_right: bool,
}

/// Verifies an operation with all in it. Operations inside that are isolated from above are verified on their own, after
/// the rest of the operation around them, and all of them, so that one mistake in each is reported.
fn verify_tree<'c>(ir: &Ir<'c>, op: Op, isolated: Isolated, diagnostics: &mut Diagnostics<'c>) {
    let mut frames = vec![Frame::new(op)];
    // The names of operations that need no check after their regions, as far as they have been met: unregistered ones that are
    // allowed, and registered ones whose definitions have no such check.
    let mut settled = OpNameSet::default();
    while let Some(frame) = frames.last_mut() {
        let result = match frame.steps.pop() {
            Some(Step::EnterOp(op)) if op != frame.op && is_isolated(ir, op) => {
                if isolated == Isolated::Verify {
                    frames.push(Frame::new(op));
                }
                continue;
            }
            Some(step) => frame.take(ir, step, &mut settled),
            None => {
                let result = frame.finish(ir);
                let is_right = frame.is_right && result.is_ok();
                diagnostics.0.extend(
                    result.err().into_iter().flat_map(|error| ir.verify_diagnostics(frame.op, error)),
                );
                frames.pop();
                if let Some(outer) = frames.last_mut() {
                    outer.resume(ir, is_right);
                }
                continue;
            }
        };
        if let Err(error) = result {
            diagnostics.0.extend(ir.verify_diagnostics(frame.op, error));
            frame.is_right = false;
            frame.steps.clear();
        }
    }
}

impl Frame {
    fn new(op: Op) -> Self {
        Frame { op, steps: vec![Step::EnterOp(op)], is_right: true }
    }

    fn take(&mut self, ir: &Ir<'_>, step: Step, settled: &mut OpNameSet) -> VerifyResult {
        let (op, result) = match step {
            Step::EnterOp(op) => (op, enter_op(ir, op).map(|()| push_op(ir, op, &mut self.steps))),
            Step::LeaveOp(op) => (op, leave_op(ir, op, settled)),
            Step::EnterBlock(block) => (
                self.around(ir, block),
                enter_block(ir, block).map(|()| push_block(ir, block, &mut self.steps)),
            ),
            Step::LeaveBlock(block) => (self.around(ir, block), leave_block(ir, block)),
            Step::From(op) => return self.take_ops(ir, op, settled),
        };
        result.map_err(|error| error.or_at(op))
    }

    /// Verifies an operation and those after it, up to one with regions, which takes steps of its own.
    fn take_ops(&mut self, ir: &Ir<'_>, first: Op, settled: &mut OpNameSet) -> VerifyResult {
        let mut next = Some(first);
        while let Some(op) = next {
            next = op.next(ir);
            if op.region_count(ir) != 0 {
                self.steps.extend(next.map(Step::From));
                self.steps.extend((!is_isolated(ir, op)).then_some(Step::EnterOp(op)));
                return Ok(());
            }
            enter_op(ir, op).and_then(|()| leave_op(ir, op, settled)).map_err(|error| error.or_at(op))?;
        }
        Ok(())
    }

    fn around(&self, ir: &Ir<'_>, block: Block) -> Op {
        block.parent_op(ir).unwrap_or(self.op)
    }

    /// When all else is right, values must be defined before they are used.
    fn finish(&self, ir: &Ir<'_>) -> VerifyResult {
        if self.is_right && self.op.region_count(ir) != 0 { verify_dominance(ir, self.op) } else { Ok(()) }
    }

    /// Goes on after an isolated operation inside. After a mistake, only those beside it are left.
    fn resume(&mut self, ir: &Ir<'_>, is_right: bool) {
        self.is_right &= is_right;
        let has_more = matches!(self.steps.last(), Some(Step::EnterOp(op)) if is_isolated(ir, *op));
        if !self.is_right && !has_more {
            self.steps.clear();
        }
    }
}

fn is_isolated(ir: &Ir<'_>, op: Op) -> bool {
    op.region_count(ir) != 0 && op.has_trait(ir, &ISOLATED_FROM_ABOVE)
}

/// The blocks come after an operation, then the isolated operations in them, then the traits' checks of its
/// regions.
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
        let kind = op.region_kind(ir, number);
        if kind == Some(RegionKind::Graph) && !region.has_one_block(ir) {
            return Err(format!("expects graph region #{number} to have 0 or 1 blocks").into());
        }
        if !entry.has_no_predecessors(ir) {
            return Err(VerifyError::plain("entry block of region may not have predecessors").without_op());
        }
    }
    Ok(())
}

fn verify_discardable<'c>(ir: &Ir<'c>, op: Op, attribute: NamedAttribute<'c>) -> VerifyResult {
    let name = attribute.name.value();
    let Some(dot) = name.bytes().position(|byte| byte == b'.') else { return Ok(()) };
    match ir.context().dialect(&name[..dot]).and_then(|dialect| dialect.hooks.verify_op_attribute) {
        Some(verify) => verify(ir, op, attribute),
        None => Ok(()),
    }
}

fn leave_op(ir: &Ir<'_>, op: Op, settled: &mut OpNameSet) -> VerifyResult {
    let (context, name) = (ir.context(), op.name(ir));
    if settled.contains(name) {
        return Ok(());
    }
    if let Some(definition) = op.definition(ir) {
        if has_region_invariants(name, definition) {
            return verify_region_invariants(ir, op, definition);
        }
        settled.insert(name);
        return Ok(());
    }
    let dialect = context.dialect(name.dialect());
    if dialect.is_some_and(|dialect| dialect.hooks.allows_unknown_ops) {
        settled.insert(name);
        return Ok(());
    }
    if let Some(dialect) = dialect {
        return Err(VerifyError::plain(format!(
            "unregistered operation '{name}' found in dialect ('{}') that does not allow unknown operations",
            dialect.name
        )));
    }
    if context.allows_unregistered_dialects() {
        settled.insert(name);
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
        return Err(VerifyError::plain("empty block: expect at least a terminator").without_op());
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
    let text = print(ir, last);
    // MLIR's rule: a text of several lines starts on a line of its own.
    let break_line = if text.contains('\n') { "\n" } else { "" };
    let message = format!("block with no terminator, has {break_line}{text}");
    Err(VerifyError::plain(message).at(Place::Op(last)))
}

/// Whether the block need not end in a terminator: it is the only one, and the operation around it permits
/// that, or is not registered.
fn may_lack_terminator(ir: &Ir<'_>, block: Block) -> bool {
    let Some(region) = block.parent_region(ir) else { return true };
    region.has_one_block(ir) && region.parent_op(ir).is_none_or(|op| !op.lacks_trait(ir, &NO_TERMINATOR))
}

/// The text of an operation in a message: in the generic form, since it is not known to be right.
fn print(ir: &Ir<'_>, op: Op) -> String {
    let options = ir.context().diagnostic_print_options();
    let options = PrintOptions {
        generic: true,
        local_scope: true,
        elide_elements_if_larger: options.elide_elements_if_larger.or(Some(ELEMENTS_SHOWN)),
        ..options
    };
    ir.print_op(op, &options).trim_end().to_owned()
}
