//! `--mlir-print-ir-before`, `--mlir-print-ir-after` and the flags like them.

use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::thread::ThreadId;

use rustc_hash::FxHashMap;

use super::instance::PassInstance;
use super::instrumentation::PassInstrumentation;
use rtblgen_bytes::bytes_of;
use rtblgen_ir::asm::PrintOptions;
use rtblgen_ir::ir::{Ir, Op};

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
    /// Prints the outermost operation instead of the one that the pass runs on. Nested managers then run on one thread.
    pub module_scope: bool,
    /// The root folder of the dumps. Each dump is a file, in folders named after the enclosing operations. Without a root
    /// folder, dumps go to standard error.
    pub tree_folder: Option<PathBuf>,
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

    fn shows_before(&self, pass: &PassInstance) -> bool {
        self.before_all || self.before.iter().any(|name| name == pass.argument())
    }

    fn shows_after(&self, pass: &PassInstance) -> bool {
        self.after_all || self.after_failure || self.after.iter().any(|name| name == pass.argument())
    }
}

/// Prints the IR around passes.
pub struct IrPrinting {
    config: IrPrintingConfig,
    options: PrintOptions,
    /// For each thread, the operations of the passes that are running, as they were.
    previous: Mutex<FxHashMap<ThreadId, Vec<String>>>,
    /// The index of the latest dump of each operation to a file, from 0.
    counters: Mutex<FxHashMap<Op, usize>>,
}

impl IrPrinting {
    /// Prints with these options.
    pub fn new(config: IrPrintingConfig, options: PrintOptions) -> Self {
        IrPrinting { config, options, previous: Mutex::default(), counters: Mutex::default() }
    }

    fn dump(
        &self,
        ir: &Ir<'_>,
        op: Op,
        (when, outcome): (&str, &str),
        pass: &PassInstance,
        out: &mut String,
    ) {
        match &self.config.tree_folder {
            None => self.dump_text(ir, op, (when, outcome), pass, out),
            Some(folder) => {
                let mut text = String::new();
                self.dump_text(ir, op, (when, outcome), pass, &mut text);
                if let Err(error) = self.write_file(ir, op, pass, folder, &text) {
                    out.push_str(&format!("Error opening output file {error}\n"));
                }
            }
        }
    }

    /// Writes a dump to a file. The name of the file has the counters of the enclosing operations and of the operation.
    fn write_file(
        &self,
        ir: &Ir<'_>,
        op: Op,
        pass: &PassInstance,
        folder: &Path,
        text: &str,
    ) -> Result<(), String> {
        let mut path = folder.to_owned();
        let mut name = String::new();
        let mut counters = self.counters.lock().unwrap_or_else(PoisonError::into_inner);
        counters.entry(op).and_modify(|count| *count += 1).or_default();
        let mut outwards: Vec<Op> = std::iter::once(op).chain(op.ancestors(ir)).collect();
        outwards.reverse();
        for op in outwards {
            path.push(folder_name(ir, op));
            name.push_str(&format!("{}_", counters.entry(op).or_default()));
        }
        drop(counters);
        let file = path.join(format!("{name}{}.mlir", pass.argument()));
        std::fs::create_dir_all(&path)
            .and_then(|()| std::fs::write(&file, bytes_of(text)))
            .map_err(|error| format!("{}: {error}", file.display()))
    }

    fn dump_text(
        &self,
        ir: &Ir<'_>,
        op: Op,
        (when, outcome): (&str, &str),
        pass: &PassInstance,
        out: &mut String,
    ) {
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
        // MLIR's rule: an operation that does not verify is printed in the generic form: custom printers may
        // need a valid one.
        let generic = self.options.generic || (!self.options.assume_verified && ir.verify_op(shown).is_err());
        out.push_str(&ir.print_op(shown, &PrintOptions { local_scope, generic, ..self.options.clone() }));
        out.push_str("\n\n");
    }

    fn with_previous<R>(&self, action: impl FnOnce(&mut Vec<String>) -> R) -> R {
        let mut previous = self.previous.lock().unwrap_or_else(PoisonError::into_inner);
        action(previous.entry(std::thread::current().id()).or_default())
    }
}

/// The folder name of an operation: its name and its symbol name.
fn folder_name(ir: &Ir<'_>, op: Op) -> String {
    let symbol = op.symbol_name(ir).map_or("no-symbol-name", |symbol| symbol.value());
    format!("{}_{}", op.name(ir).as_str().replace('.', "_"), symbol.replace(['/', '\\'], "_"))
}

/// All that a pass can change in an operation, as text.
fn contents(ir: &Ir<'_>, op: Op) -> String {
    ir.print_op(op, &PrintOptions { generic: true, debug_info: true, ..PrintOptions::default() })
}

impl PassInstrumentation for IrPrinting {
    fn sees_whole_ir(&self) -> bool {
        self.config.module_scope || self.config.tree_folder.is_some()
    }

    fn before_pass(&self, ir: &Ir<'_>, op: Op, pass: &PassInstance, out: &mut String) {
        if self.config.shows_before(pass) {
            self.dump(ir, op, ("Before", ""), pass, out);
        }
        if self.config.after_change && self.config.shows_after(pass) {
            let text = contents(ir, op);
            self.with_previous(|previous| previous.push(text));
        }
    }

    fn after_pass(&self, ir: &Ir<'_>, op: Op, pass: &PassInstance, out: &mut String) {
        if !self.config.shows_after(pass) {
            return;
        }
        let previous = self.config.after_change.then(|| self.with_previous(Vec::pop)).flatten();
        let is_same = previous.is_some_and(|previous| previous == contents(ir, op));
        if !self.config.after_failure && !is_same {
            self.dump(ir, op, ("After", ""), pass, out);
        }
    }

    fn after_pass_failed(&self, ir: &Ir<'_>, op: Op, pass: &PassInstance, out: &mut String) {
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
