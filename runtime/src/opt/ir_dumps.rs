//! `--mlir-print-ir-before`, `--mlir-print-ir-after` and their kin.

use super::pass::Pass;
use super::pipeline::PassWatcher;
use crate::asm::PrintOptions;
use crate::ir::{Ir, Op};

/// When the IR is to be shown.
#[derive(Clone, Debug, Default)]
pub(super) struct DumpFlags {
    /// Before these passes.
    pub before: Vec<String>,
    pub before_all: bool,
    /// After these passes.
    pub after: Vec<String>,
    pub after_all: bool,
    /// After a pass only if it changed something.
    pub after_change: bool,
    /// After a pass only if it failed.
    pub after_failure: bool,
    /// The outermost operation in place of the one that the pass is for.
    pub module_scope: bool,
}

impl DumpFlags {
    fn shows_before(&self, pass: &dyn Pass) -> bool {
        self.before_all || self.before.iter().any(|name| name == pass.name())
    }

    fn shows_after(&self, pass: &dyn Pass) -> bool {
        self.after_all || self.after_failure || self.after.iter().any(|name| name == pass.name())
    }
}

/// Shows the IR around passes.
pub(super) struct IrDumps<'a> {
    flags: &'a DumpFlags,
    options: &'a PrintOptions,
    /// What is shown.
    pub out: String,
    /// What the operation of the pass that is running was.
    previous: String,
}

impl<'a> IrDumps<'a> {
    pub(super) fn new(flags: &'a DumpFlags, options: &'a PrintOptions) -> Self {
        IrDumps { flags, options, out: String::new(), previous: String::new() }
    }

    fn dump(&mut self, ir: &Ir<'_>, op: Op, when: &str, pass: &dyn Pass, outcome: &str) {
        let (title, name) = (pass.title(), pass.name());
        self.out.push_str(&format!("// -----// IR Dump {when} {title}{outcome} ({name})"));
        let (shown, local_scope) = match self.flags.module_scope {
            true => (ir.root(), self.options.local_scope),
            false => (op, self.options.local_scope || op.block(ir).is_some()),
        };
        if self.flags.module_scope {
            let symbol = op.symbol_name(ir).map_or(String::new(), |symbol| format!(": @{}", symbol.value()));
            self.out.push_str(&format!(" ('{}' operation{symbol})", op.name(ir)));
        }
        self.out.push_str(" //----- //\n");
        self.out.push_str(&ir.print_op(shown, &PrintOptions { local_scope, ..self.options.clone() }));
        self.out.push_str("\n\n");
    }
}

/// All that a pass can change in an operation, as text.
fn contents(ir: &Ir<'_>, op: Op) -> String {
    ir.print_op(op, &PrintOptions { generic: true, debug_info: true, ..PrintOptions::default() })
}

impl PassWatcher for IrDumps<'_> {
    fn before(&mut self, ir: &Ir<'_>, op: Op, pass: &dyn Pass) {
        if self.flags.shows_before(pass) {
            self.dump(ir, op, "Before", pass, "");
        }
        if self.flags.after_change && self.flags.shows_after(pass) {
            self.previous = contents(ir, op);
        }
    }

    fn after(&mut self, ir: &Ir<'_>, op: Op, pass: &dyn Pass, has_failed: bool) {
        if !self.flags.shows_after(pass) || !op.is_live(ir) {
            return;
        }
        if has_failed {
            return self.dump(ir, op, "After", pass, " Failed");
        }
        let is_same = self.flags.after_change && self.previous == contents(ir, op);
        if !self.flags.after_failure && !is_same {
            self.dump(ir, op, "After", pass, "");
        }
    }
}
