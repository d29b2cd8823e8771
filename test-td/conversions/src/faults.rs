//! Forbidden actions of patterns, as steps of patterns, and invariants that hold nevertheless. `mlir-opt` has
//! no check for most of them.

use rtblgen_runtime::asm::PrintOptions;
use rtblgen_runtime::conversion::ConversionRewriter;
use rtblgen_runtime::{Builder, Ir, NoMatch, Op, OpState, Value};

use crate::rules::{Mode, Rules};

/// A fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// Panics.
    Panic,
    /// Does not match after a change.
    FailAfterChange,
    /// Creates the operation again that it is tried on.
    Recurse,
    /// Creates an illegal operation, `t.illegal`, that nothing legalizes.
    CreateIllegal,
    /// Erases the operation before the root, with any uses.
    EraseUsed,
    /// Erases the last operation of the root's block.
    DropTerminator,
    /// Replaces the root twice.
    ReplaceTwice,
    /// Changes the root after it was replaced.
    ChangeReplaced,
    /// Uses a value that was replaced.
    MixValues,
    /// Erases the block of the root.
    EraseBlock,
    /// Inserts an operation at the end of the root's region after the root was replaced.
    InsertIntoReplaced,
    /// Replaces the results of the root by those of another operation after it.
    ReplaceByLater,
}

/// All faults by their names as steps.
pub const FAULTS: [(&str, Fault); 12] = [
    ("panic", Fault::Panic),
    ("fail-after-change", Fault::FailAfterChange),
    ("recurse", Fault::Recurse),
    ("create-illegal", Fault::CreateIllegal),
    ("erase-used", Fault::EraseUsed),
    ("drop-terminator", Fault::DropTerminator),
    ("replace-twice", Fault::ReplaceTwice),
    ("change-replaced", Fault::ChangeReplaced),
    ("mix-values", Fault::MixValues),
    ("erase-block", Fault::EraseBlock),
    ("insert-into-replaced", Fault::InsertIntoReplaced),
    ("replace-by-later", Fault::ReplaceByLater),
];

impl Fault {
    pub(crate) fn read(word: &str) -> Option<Fault> {
        FAULTS.iter().find(|(name, _)| *name == word).map(|(_, fault)| *fault)
    }
}

/// Creates an operation with results of the types of the root's.
fn like<'c>(name: &str, op: Op, rewriter: &mut ConversionRewriter<'_, 'c>) -> Op {
    let types: Vec<_> = op.result_types(rewriter).collect();
    let state = OpState::new(name, op.location(rewriter)).results(types);
    rewriter.create(state)
}

fn replace_by_new(name: &str, op: Op, rewriter: &mut ConversionRewriter<'_, '_>) {
    let made = like(name, op, rewriter);
    let values: Vec<Value> = made.results(rewriter).collect();
    rewriter.replace_op(op, values);
}

/// Performs a forbidden action of a pattern.
pub(crate) fn commit(fault: Fault, op: Op, rewriter: &mut ConversionRewriter<'_, '_>) -> Result<(), NoMatch> {
    if !op.is_live(rewriter) {
        return Err(NoMatch);
    }
    match fault {
        Fault::Panic => {
            like("u.a", op, rewriter);
            // A panic without the message of the hook.
            std::panic::resume_unwind(Box::new("on purpose"));
        }
        Fault::FailAfterChange => {
            replace_by_new("u.a", op, rewriter);
            return Err(NoMatch);
        }
        Fault::Recurse => {
            let name = op.name(rewriter).as_str().to_owned();
            replace_by_new(&name, op, rewriter);
        }
        Fault::CreateIllegal => replace_by_new("t.illegal", op, rewriter),
        Fault::EraseUsed => {
            if let Some(previous) = op.previous(rewriter) {
                rewriter.erase_op(previous);
            }
        }
        Fault::DropTerminator => {
            let block = op.block(rewriter).ok_or(NoMatch)?;
            if let Some(last) = block.last_op(rewriter) {
                rewriter.erase_op(last);
            }
        }
        Fault::ReplaceTwice => {
            replace_by_new("u.a", op, rewriter);
            rewriter.erase_op(op);
        }
        Fault::ChangeReplaced => {
            replace_by_new("u.a", op, rewriter);
            let unit = rewriter.context().unit_attr();
            rewriter.modify_in_place(op, |ir| ir.set_attribute(op, "mark", unit));
        }
        Fault::MixValues => {
            let old: Vec<Value> = op.results(rewriter).collect();
            let location = op.location(rewriter);
            replace_by_new("u.a", op, rewriter);
            rewriter.create(OpState::new("u.b", location).operands(old));
        }
        Fault::EraseBlock => {
            let block = op.block(rewriter).ok_or(NoMatch)?;
            rewriter.erase_block(block);
        }
        Fault::InsertIntoReplaced => {
            let block =
                (op.region_count(rewriter) > 0).then(|| op.region(rewriter, 0).entry(rewriter)).flatten();
            replace_by_new("u.a", op, rewriter);
            if let Some(block) = block {
                rewriter.set_insertion_point(rtblgen_runtime::InsertionPoint::End(block));
                like("u.b", op, rewriter);
            }
        }
        Fault::ReplaceByLater => {
            let next = op.next(rewriter).ok_or(NoMatch)?;
            let values: Vec<Value> = next.results(rewriter).collect();
            if values.len() != op.result_count(rewriter) {
                return Err(NoMatch);
            }
            rewriter.replace_op(op, values);
        }
    }
    Ok(())
}

/// Converts a program, with and without expensive checks, and checks the invariants of all patterns: the IR
/// is consistent, it is unchanged if the conversion must not change it, and an error names its pattern.
/// Returns the error of the conversion without expensive checks.
///
/// # Panics
///
/// If that does not hold.
pub fn check(source: &str) -> Option<String> {
    check_with(source, true);
    check_with(source, false)
}

fn check_with(source: &str, expensive_checks: bool) -> Option<String> {
    let context = crate::context();
    let mut ir = context.parse_module("-", source).unwrap_or_else(|errors| panic!("{errors}\n{source}"));
    let root = ir.root();
    let text =
        root.attribute(&ir, "conversion.rules").expect("the module has rules").string_value().to_owned();
    let mut rules = Rules::read(&context, &text).unwrap_or_else(|error| panic!("{error}"));
    rules.config.max_depth = 50;
    rules.config.explain = true;
    rules.config.expensive_checks = expensive_checks;
    let (is_analysis, rollback) = (rules.mode == Mode::Analysis, rules.config.rollback);
    let before = printed(&ir);
    let result = crate::apply(&mut ir, rules);
    let after = printed(&ir);
    assert!(
        ir.root().pre_order(&ir).all(|op| op.operands(&ir).all(|operand| operand.is_live(&ir))),
        "{source}"
    );
    let message = result.err().map(|error| error.diagnostic.message);
    let is_materialization = message.as_ref().is_some_and(|message| message.contains("materialization"));
    if is_analysis || (rollback && message.is_some() && !is_materialization) {
        assert_eq!(before, after, "{message:?}\n{source}");
    }
    if let Some(message) = &message {
        let names_its_cause = ["failed to legalize", "pattern '", "is nested more than", "the folder of"];
        assert!(names_its_cause.iter().any(|cause| message.contains(cause)), "{message}\n{source}");
    }
    message
}

fn printed(ir: &Ir<'_>) -> String {
    let options = PrintOptions { generic: true, ..PrintOptions::default() };
    ir.print_op(ir.root(), &options)
}
