//! `--reduce`: makes a program smaller while a test that the user supplies holds.
//!
//! The input is the text of a program and a test, the output is the text of a smaller program for which the test holds.
//! Each candidate is a valid program: the smallest program so far is parsed, one [`Edit`] is applied, and the result is
//! verified.

mod apply;
mod command;
mod edits;
mod values;

use std::collections::HashSet;
use std::hash::{BuildHasher, RandomState};

use rtblgen_ir::Handled;
use rtblgen_ir::context::Context;
use rtblgen_ir::ir::{Ir, Op};

use edits::{Edit, PHASES, erasable};

pub(super) use command::Command;

/// The number of candidates that share a context. A context never frees types and attributes.
const CANDIDATES_PER_CONTEXT: usize = 200;

/// The result of [`reduce`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reduction {
    /// The reduced program.
    pub text: String,
    /// The number of candidates that were tested.
    pub tests: usize,
}

/// Makes a program smaller while `is_interesting` holds for its text: erases operations, functions and blocks, replaces
/// operations by their regions and operands by constants, and simplifies attributes and signatures.
///
/// ```
/// use rtblgen_runtime::Context;
/// use rtblgen_runtime::opt::reduce;
///
/// let new_context = || {
///     let context = Context::new();
///     context.allow_unregistered_dialects(true);
///     context
/// };
/// let program = "
///   %0 = \"t.a\"() : () -> i32
///   %1 = \"t.b\"(%0) {note = \"x\"} : (i32) -> i32
///   \"t.c\"(%1) : (i32) -> ()";
/// let reduction = reduce(program, &new_context, &mut |text| text.contains("t.b")).unwrap();
/// assert!(!reduction.text.contains("t.a") && !reduction.text.contains("t.c"));
/// ```
///
/// # Errors
///
/// The program is invalid, its text does not read back, or the test does not hold for it.
pub fn reduce(
    program: &str,
    new_context: &dyn Fn() -> Context,
    is_interesting: &mut dyn FnMut(&str) -> bool,
) -> Result<Reduction, String> {
    let mut reducer = Reducer {
        text: String::new(),
        context: quiet(new_context()),
        candidates: 0,
        new_context,
        is_interesting,
        known: HashSet::new(),
        hashes: RandomState::new(),
        tests: 0,
    };
    reducer.text = match reducer.context.parse_module("reduced.mlir", program) {
        Ok(ir) => ir.to_string(),
        Err(errors) => return Err(errors.to_string()),
    };
    let text = reducer.text.clone();
    if let Err(errors) = reducer.context.parse_module("reduced.mlir", &text) {
        return Err(format!("the text of the program does not read back: {errors}"));
    }
    if !reducer.test(&text) {
        return Err("the test does not hold for the program itself".to_owned());
    }
    while reducer.round() {}
    Ok(Reduction { text: reducer.text, tests: reducer.tests })
}

/// A context that drops its diagnostics, since most candidates are invalid.
fn quiet(context: Context) -> Context {
    context.add_diagnostic_handler(|_| Handled::Yes);
    context
}

struct Reducer<'a> {
    /// The smallest program so far.
    text: String,
    context: Context,
    /// The number of candidates for which the context was used.
    candidates: usize,
    new_context: &'a dyn Fn() -> Context,
    is_interesting: &'a mut dyn FnMut(&str) -> bool,
    /// The hashes of the tested programs. A program is tested once, so the reduction terminates.
    known: HashSet<u64>,
    hashes: RandomState,
    tests: usize,
}

impl Reducer<'_> {
    fn test(&mut self, text: &str) -> bool {
        if !self.known.insert(self.hashes.hash_one(text)) {
            return false;
        }
        self.tests += 1;
        (self.is_interesting)(text)
    }

    /// Tries all edits once. Returns whether it kept one.
    fn round(&mut self) -> bool {
        let mut is_changed = self.erase_many();
        for phase in PHASES {
            let mut next = 0;
            while let Some(edit) = self.with_ir(|ir, ops| phase(ir, ops).into_iter().nth(next)) {
                match self.try_edit(&edit) {
                    true => is_changed = true,
                    false => next += 1,
                }
            }
        }
        is_changed
    }

    /// Erases operations: first half of them at once, then a quarter, and so on. The last operations come first, since
    /// earlier ones have uses.
    fn erase_many(&mut self) -> bool {
        let mut is_changed = false;
        let mut size = self.erasable().len();
        while size > 0 {
            let mut end = self.erasable().len();
            while end > 0 {
                let start = end.saturating_sub(size);
                let ops = self.erasable()[start..end].to_vec();
                is_changed |= self.try_edit(&Edit::Erase { ops, keeps_operand: false });
                // The operations inside of an erased operation are erased, too.
                end = start.min(self.erasable().len());
            }
            size /= 2;
        }
        is_changed
    }

    fn erasable(&mut self) -> Vec<usize> {
        self.with_ir(erasable)
    }

    /// Calls a function with the IR of the smallest program so far, and its operations in pre-order.
    fn with_ir<T>(&mut self, function: impl FnOnce(&Ir<'_>, &[Op]) -> T) -> T {
        let ir = self.context.parse_module("reduced.mlir", &self.text).expect("candidates are valid");
        let ops: Vec<Op> = ir.root().pre_order(&ir).collect();
        function(&ir, &ops)
    }

    /// Applies an edit. Keeps the result if it is valid and interesting.
    fn try_edit(&mut self, edit: &Edit) -> bool {
        self.candidates += 1;
        if self.candidates.is_multiple_of(CANDIDATES_PER_CONTEXT) {
            self.context = quiet((self.new_context)());
        }
        let Some(text) = self.candidate(edit) else { return false };
        let is_kept = self.test(&text);
        if is_kept {
            self.text = text;
        }
        is_kept
    }

    /// The program after an edit; `None` if the edit does not apply or the result is invalid.
    fn candidate(&self, edit: &Edit) -> Option<String> {
        let mut ir = self.context.parse_module("reduced.mlir", &self.text).ok()?;
        let ops: Vec<Op> = ir.root().pre_order(&ir).collect();
        apply::apply(edit, &mut ir, &ops)?;
        ir.verify().ok()?;
        let text = ir.to_string();
        // Without this check, a text that does not read back would end the reduction.
        self.context.parse_module("reduced.mlir", &text).ok()?;
        Some(text)
    }
}
