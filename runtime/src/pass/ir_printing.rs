//! `--mlir-print-ir-before`, `--mlir-print-ir-after` and the flags like them.

use std::sync::{Mutex, PoisonError};
use std::thread::ThreadId;

use rustc_hash::FxHashMap;

use super::instrumentation::PassInstrumentation;
use super::pass::Pass;
use crate::asm::PrintOptions;
use crate::ir::{Ir, Op};

/// When the IR is printed. Passes are named by their argument.
#[derive(Clone, Debug, Default)]
pub struct IrPrintingConfig {
    /// Before these passes.
    pub before: Vec<String>,
    /// Before all passes.
    pub before_all: bool,
    /// After these passes.
    pub after: Vec<String>,
    /// After all passes.
    pub after_all: bool,
    /// After a pass only if it changed the operation.
    pub after_change: bool,
    /// After a pass only if it failed.
    pub after_failure: bool,
    /// The outermost operation in place of the one that the pass runs on. Needs a manager with one thread.
    pub module_scope: bool,
}

impl IrPrintingConfig {
    /// Whether the IR is ever printed.
    pub fn is_enabled(&self) -> bool {
        self.before_all
            || self.after_all
            || self.after_failure
            || !self.before.is_empty()
            || !self.after.is_empty()
    }

    fn shows_before(&self, pass: &dyn Pass) -> bool {
        self.before_all || self.before.iter().any(|name| name == pass.argument())
    }

    fn shows_after(&self, pass: &dyn Pass) -> bool {
        self.after_all || self.after_failure || self.after.iter().any(|name| name == pass.argument())
    }
}

/// Prints the IR around passes.
pub struct IrPrinting {
    config: IrPrintingConfig,
    options: PrintOptions,
    /// For each thread, the operations of the passes that are running, as they were.
    previous: Mutex<FxHashMap<ThreadId, Vec<String>>>,
}

impl IrPrinting {
    /// Prints with these options.
    pub fn new(config: IrPrintingConfig, options: PrintOptions) -> Self {
        IrPrinting { config, options, previous: Mutex::default() }
    }

    fn dump(&self, ir: &Ir<'_>, op: Op, (when, outcome): (&str, &str), pass: &dyn Pass, out: &mut String) {
        let (name, argument) = (pass.name(), pass.argument());
        out.push_str(&format!("// -----// IR Dump {when} {name}{outcome} ({argument})"));
        let is_nested = ir.is_island() || op.block(ir).is_some();
        let (shown, local_scope) = match self.config.module_scope {
            true => (ir.root(), self.options.local_scope),
            false => (op, self.options.local_scope || is_nested),
        };
        if self.config.module_scope {
            let symbol = op.symbol_name(ir).map_or(String::new(), |symbol| format!(": @{}", symbol.value()));
            out.push_str(&format!(" ('{}' operation{symbol})", op.name(ir)));
        }
        out.push_str(" //----- //\n");
        out.push_str(&ir.print_op(shown, &PrintOptions { local_scope, ..self.options.clone() }));
        out.push_str("\n\n");
    }

    fn with_previous<R>(&self, action: impl FnOnce(&mut Vec<String>) -> R) -> R {
        let mut previous = self.previous.lock().unwrap_or_else(PoisonError::into_inner);
        action(previous.entry(std::thread::current().id()).or_default())
    }
}

/// All that a pass can change in an operation, as text.
fn contents(ir: &Ir<'_>, op: Op) -> String {
    ir.print_op(op, &PrintOptions { generic: true, debug_info: true, ..PrintOptions::default() })
}

impl PassInstrumentation for IrPrinting {
    fn before_pass(&self, ir: &Ir<'_>, op: Op, pass: &dyn Pass, out: &mut String) {
        if self.config.shows_before(pass) {
            self.dump(ir, op, ("Before", ""), pass, out);
        }
        if self.config.after_change && self.config.shows_after(pass) {
            let text = contents(ir, op);
            self.with_previous(|previous| previous.push(text));
        }
    }

    fn after_pass(&self, ir: &Ir<'_>, op: Op, pass: &dyn Pass, out: &mut String) {
        if !self.config.shows_after(pass) {
            return;
        }
        let previous = self.config.after_change.then(|| self.with_previous(Vec::pop)).flatten();
        let is_same = previous.is_some_and(|previous| previous == contents(ir, op));
        if !self.config.after_failure && !is_same {
            self.dump(ir, op, ("After", ""), pass, out);
        }
    }

    fn after_pass_failed(&self, ir: &Ir<'_>, op: Op, pass: &dyn Pass, out: &mut String) {
        if !self.config.shows_after(pass) {
            return;
        }
        if self.config.after_change {
            self.with_previous(Vec::pop);
        }
        if op.is_live(ir) {
            self.dump(ir, op, ("After", " Failed"), pass, out);
        }
    }
}
